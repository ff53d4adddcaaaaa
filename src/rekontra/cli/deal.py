"""`rekontra deal`: cards for a game, an exercise or a test."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Annotated

import msgspec
import typer

from rekontra.adapters.chance import SecretDealer, SeededDealer
from rekontra.analysis.wanted import UnreadableWish, Wanted, first_wanted, parse_where
from rekontra.cli.shell import (
    REFUSED,
    UNREADABLE,
    Stop,
    one_of,
    progress,
    say,
    words_of,
)
from rekontra.cli.signs import rank_text, suit_sign
from rekontra.formats.notation import SUITS, deal_text, hand_text
from rekontra.game import Card, Deal, Seat, hands_from_pack
from rekontra.scoring.boards import board_dealer, board_vulnerable
from rekontra.words import Words

_COLUMN = 22
_GAP = 4
# So many deals are looked through before a bar tells how it goes.
_AT_ONCE = 5_000

Write = Callable[[Words, int, Deal], str]


def deal(
    context: typer.Context,
    number: Annotated[
        int,
        typer.Option("--number", "-n", "--count", help="cli-help-number", min=1, max=1_000_000),
    ] = 1,
    where: Annotated[
        str | None, typer.Option(metavar="CONDITION|@KIND", help="cli-help-where")
    ] = None,
    tries: Annotated[
        int, typer.Option(help="cli-help-tries", min=1, max=1_000_000_000)
    ] = 1_000_000,
    seed: Annotated[int | None, typer.Option(help="cli-help-seed")] = None,
    format: Annotated[str, typer.Option(metavar="text|pbn|json", help="cli-help-format")] = "text",
) -> None:
    """Deal boards."""
    words = words_of(context)
    write = one_of("--format", format, _FORMATS)
    wanted = None if where is None else _wanted(words, where)
    dealer = SecretDealer() if seed is None else SeededDealer(seed)
    for board in range(1, number + 1):
        dealt = (
            _dealt(dealer, board) if wanted is None else _find(words, dealer, board, wanted, tries)
        )
        say(write(words, board, dealt))


def boards(seed: int | None = None) -> Iterator[Deal]:
    """Board 1, board 2 and so on without end; the same ones for the same seed."""
    dealer = SecretDealer() if seed is None else SeededDealer(seed)
    return (_dealt(dealer, board) for board in itertools.count(1))


def _dealt(dealer: SecretDealer | SeededDealer, board: int) -> Deal:
    first = board_dealer(board)
    return Deal(first, board_vulnerable(board), hands_from_pack(dealer.shuffle(), first))


def _wanted(words: Words, text: str) -> Wanted:
    try:
        return parse_where(text)
    except UnreadableWish as wish:
        why = words.say("cli-where-why", fault=wish.fault.value, allowed=", ".join(wish.allowed))
        found = words.say("cli-where-found", text=wish.text) if wish.text else ""
        raise Stop(UNREADABLE, "cli-where", place=wish.place, found=found, why=why) from None


def _find(
    words: Words, dealer: SecretDealer | SeededDealer, board: int, wanted: Wanted, tries: int
) -> Deal:
    """The first wanted one of so many deals of this board; raises Stop when there is none."""
    deals = (_dealt(dealer, board) for _ in range(tries))
    found = first_wanted(deals, wanted, _AT_ONCE)
    if found is None:
        looking = words.say("cli-deal-looking", board=board)
        with progress() as bar:
            rest = bar.track(deals, max(tries - _AT_ONCE, 0), description=looking)
            found = first_wanted(rest, wanted, tries)
    if found is None:
        raise Stop(REFUSED, "cli-deal-none", board=board, tries=tries, where=wanted.text)
    return found


def high_card_points(hand: tuple[Card, ...]) -> int:
    """4 for an ace, 3 for a king, 2 for a queen, 1 for a jack."""
    return sum(max(card.height - 10, 0) for card in hand)


def _pbn(words: Words, board: int, deal: Deal) -> str:
    return f'[Deal "{deal_text(deal.hands, Seat.N)}"]'


def _json(words: Words, board: int, deal: Deal) -> str:
    message = {
        "board": board,
        "dealer": deal.dealer,
        "vulnerable": deal.vulnerable,
        "hands": {seat.value: hand_text(deal.hand(seat)) for seat in Seat},
    }
    return msgspec.json.encode(message).decode()


def _text(words: Words, board: int, deal: Deal) -> str:
    return f"{title(words, board, deal)}\n\n{diagram(words, deal)}\n"


def title(words: Words, board: int, deal: Deal) -> str:
    """The number of a board, its dealer and its vulnerability."""
    both = [side.value for side in deal.vulnerable]
    zone = "all" if len(both) == 2 else (both or ["none"])[0]
    return words.say(
        "cli-deal-title",
        board=board,
        dealer=words.say("sheet-dealt-by", seat=words.say(f"seat-{deal.dealer.value}")),
        zone=words.say("sheet-zone", zone=zone),
    )


def diagram(words: Words, deal: Deal) -> str:
    """The diagram that newspapers print: North above, South below, each hand with its points."""
    north, east, south, west = (_hand(words, deal.hand(seat)) for seat in Seat)
    margin = " " * (_COLUMN + _GAP - 10)
    wide = _COLUMN + _GAP + 10
    lines = [
        *(margin + line for line in north),
        *(left.ljust(wide) + right for left, right in zip(west, east, strict=True)),
        *(margin + line for line in south),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _hand(words: Words, hand: tuple[Card, ...]) -> list[str]:
    lines = []
    for suit in SUITS:
        ranks = [rank_text(words, card) for card in hand if card.suit is suit]
        lines.append(f"{suit_sign(words, suit)} {' '.join(ranks) or words.say('void-sign')}")
    return [*lines, words.say("cli-deal-points", points=high_card_points(hand))]


_FORMATS: dict[str, Write] = {"text": _text, "pbn": _pbn, "json": _json}
