"""`rekontra review`: deals of a file looked at again, call by call and card by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from rekontra.analysis import NoSolver
from rekontra.bots.review import Review, ReviewedCall, ReviewedCard, review
from rekontra.cli.deal import diagram, title
from rekontra.cli.files import Encoding, read_boards
from rekontra.cli.meaning import meaning_text
from rekontra.cli.shell import REFUSED, UNREADABLE, Stop, progress, say, show, warn, words_of
from rekontra.cli.signs import call_text, card_text, contract_text, margin_text
from rekontra.cli.solve import par_text, tricks_table, whole_deal
from rekontra.cli.spread import spread
from rekontra.formats import Board
from rekontra.game import SEATS, Auction, Call, Card, Contract, Deal, Illegal, Side
from rekontra.scoring.profile import Form, Profile
from rekontra.scoring.sheet import Standing
from rekontra.words import Words

_NOTHING = dict.fromkeys(Side, 0)
_MATCHPOINTS = ("MP", "MATCHPOINT")


@dataclass(frozen=True, slots=True)
class Played:
    """A board of a file as it was played; the contract is None when it was not, or passed out."""

    number: int
    deal: Deal
    calls: tuple[Call, ...]
    cards: tuple[Card, ...]
    contract: Contract | None
    tricks: int | None
    players: tuple[str | None, ...]
    matchpoints: bool


@dataclass(frozen=True, slots=True)
class Refused:
    """What the rules forbid in a board: the key of the sentence and its details."""

    code: str
    details: dict[str, str | int]


def review_file(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="cli-help-review-file")],
    board: Annotated[int | None, typer.Option(help="cli-help-review-board", min=1)] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", help="cli-help-match-jobs", min=0, max=256)
    ] = 0,
    encoding: Encoding = "cp1252",
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-review-json")] = False,
) -> None:
    """Review the deals of a file."""
    words = words_of(context)
    boards = _chosen(read_boards(words, file, encoding).boards, file, board)
    whole: list[Played] = []
    code = 0
    for place, each in boards:
        try:
            whole.append(_played(place, each))
        except Stop as stop:
            # One board that is not whole does not keep the others from being reviewed.
            warn(words.say(stop.message, **stop.details))
            code = REFUSED
    try:
        with progress() as bar:
            reviews = spread(_look, [(each,) for each in whole], jobs)
            label = words.say("cli-review-progress")
            found = list(bar.track(reviews, len(whole), description=label))
    except NoSolver:
        raise Stop(REFUSED, "cli-solve-no-solver") from None
    for played, seen in zip(whole, found, strict=True):
        if isinstance(seen, Refused):
            why = words.say(f"error-{seen.code}", **seen.details)
            warn(words.say("cli-review-refused", board=played.number, why=why))
            code = REFUSED
        elif as_json:
            say(_json(played, seen))
        else:
            _show(words, played, seen)
    raise typer.Exit(code)


def _chosen(boards: Sequence[Board], file: str, number: int | None) -> list[tuple[int, Board]]:
    """The boards asked for with their places in the file; raises Stop when there is none."""
    placed = list(enumerate(boards, start=1))
    if not placed:
        raise Stop(UNREADABLE, "cli-solve-empty", path=file)
    if number is None:
        return placed
    chosen = [(place, board) for place, board in placed if (board.number or place) == number]
    if not chosen:
        raise Stop(REFUSED, "cli-review-no-board", board=number, path=file)
    return chosen


def _played(place: int, board: Board) -> Played:
    """The board at this place of the file; raises Stop when its deal is not whole."""
    deal = whole_deal(place, board, None, None)
    calls = tuple(said.call for said in board.auction or ())
    contract = board.contract or _auctioned(deal, calls)
    scoring = (board.scoring or "").upper()
    return Played(
        number=board.number or place,
        deal=deal,
        calls=calls,
        # What a card cost cannot be told where nobody knows in what contract it was played.
        cards=tuple(laid.card for laid in board.play or ()) if contract else (),
        contract=contract,
        tricks=board.tricks,
        players=board.players,
        matchpoints=scoring.startswith(_MATCHPOINTS),
    )


def _auctioned(deal: Deal, calls: Sequence[Call]) -> Contract | None:
    auction = Auction(deal.dealer)
    for call in calls:
        auction = auction.add(call)
    return auction.contract


def _look(played: Played) -> Review | Refused:
    deal = played.deal
    profile = Profile(form=Form.DUPLICATE if played.matchpoints else Form.CHICAGO_DUPLICATE)
    standing = Standing(
        played.number, None, deal.dealer, deal.vulnerable, _NOTHING, _NOTHING, _NOTHING
    )
    try:
        return review(deal, played.calls, played.cards, played.contract, standing, profile)
    except Illegal as illegal:
        return Refused(illegal.code, illegal.details)


def _json(played: Played, seen: Review) -> str:
    message = {
        "board": played.number,
        "dealer": played.deal.dealer,
        "vulnerable": played.deal.vulnerable,
        "contract": played.contract,
        "tricks": played.tricks,
        "review": seen,
    }
    return msgspec.json.encode(message).decode()


def _show(words: Words, played: Played, seen: Review) -> None:
    say(title(words, played.number, played.deal))
    say("")
    say(diagram(words, played.deal))
    if seen.calls:
        show(_auction(words, seen.calls))
    show(tricks_table(words, seen.table))
    say(par_text(words, seen.par))
    if played.contract is not None and seen.values:
        say(_contract(words, played.contract, played.tricks, seen.values[0]))
    if seen.cards:
        show(_play(words, seen))
        for line in _costly(words, seen.cards):
            say(line)
    if seen.calls or seen.cards:
        show(_players(words, played, seen))


def _auction(words: Words, calls: Sequence[ReviewedCall]) -> Table:
    table = Table(box=box.SIMPLE)
    for head in ("seat", "call", "says", "book"):
        table.add_column(words.say(f"cli-review-{head}"))
    for each in calls:
        note = words.say(f"note-{each.meaning.note}")
        says = "; ".join(filter(None, (note, meaning_text(words, each.meaning))))
        if not each.listed:
            says = words.say("cli-review-unlisted")
        book = ""
        if each.book is not each.call:
            why = words.say(f"note-{each.note}")
            book = words.say("cli-review-rather", call=call_text(words, each.book), why=why)
        seat = words.say(f"seat-{each.seat.value}")
        table.add_row(*map(Text, (seat, call_text(words, each.call), says, book)))
    return table


def _contract(words: Words, contract: Contract, made: int | None, tricks: int) -> str:
    """What was played and made, and the tricks there were double dummy."""
    margin = "" if made is None else margin_text(made - contract.needed)
    shown = f"{contract_text(words, contract)} {margin}".strip()
    return words.say("cli-review-contract", contract=shown, tricks=tricks)


def _tricks(cards: Sequence[ReviewedCard]) -> Iterator[tuple[int, Sequence[ReviewedCard]]]:
    """The tricks by their number from 1; the last one may not be complete."""
    for start in range(0, len(cards), 4):
        yield start // 4 + 1, cards[start : start + 4]


def _play(words: Words, seen: Review) -> Table:
    """A row for each trick: the cards of each hand with what they cost, the lead marked."""
    table = Table(box=box.SIMPLE)
    table.add_column(words.say("cli-review-trick"), justify="right")
    for seat in SEATS:
        table.add_column(words.say(f"seat-{seat.value}"))
    table.add_column(words.say("cli-review-after"), justify="right")
    for number, trick in _tricks(seen.cards):
        cells = dict.fromkeys(SEATS, Text())
        for place, each in enumerate(trick):
            lead = "> " if place == 0 else "  "
            cells[each.seat] = Text(lead + card_text(words, each.card)) + _cost(each)
        value = seen.values[4 * (number - 1) + len(trick)]
        table.add_row(str(number), *cells.values(), str(value))
    return table


def _cost(each: ReviewedCard) -> Text:
    """The tricks that a card cost, with a mark when the player could have seen it."""
    if not each.cost:
        return Text()
    if each.reasonable is False:
        return Text(f" −{each.cost} !", style="red")
    return Text(f" −{each.cost}", style="yellow")


def _costly(words: Words, cards: Sequence[ReviewedCard]) -> Iterator[str]:
    """A sentence for each card that cost a trick."""
    reasons = {True: "yes", False: "no", None: "unknown"}
    for number, trick in _tricks(cards):
        for each in trick:
            if each.cost:
                yield words.say(
                    "cli-review-cost",
                    trick=number,
                    seat=words.say(f"seat-{each.seat.value}"),
                    card=card_text(words, each.card),
                    cost=each.cost,
                    best=", ".join(card_text(words, card) for card in each.best),
                    reasonable=reasons[each.reasonable],
                )


def _players(words: Words, played: Played, seen: Review) -> Table:
    """What each player called as the book does, and what his cards and dummy's cost."""
    table = Table(box=box.SIMPLE)
    for head in ("player", "calls", "cards", "lost", "avoidable"):
        table.add_column(
            words.say(f"cli-review-{head}"), justify="left" if head == "player" else "right"
        )
    dummy = played.contract.dummy if played.contract else None
    for seat, name in zip(SEATS, played.players, strict=True):
        calls = [each for each in seen.calls if each.seat is seat]
        cards = [
            each
            for each in seen.cards
            if (each.seat.partner if each.seat is dummy else each.seat) is seat
        ]
        by_the_book = sum(each.book is each.call for each in calls)
        table.add_row(
            Text(" ".join(filter(None, (words.say(f"seat-{seat.value}"), name)))),
            words.say("cli-review-of", part=by_the_book, whole=len(calls)),
            str(len(cards)),
            str(sum(each.cost for each in cards)),
            str(sum(each.cost for each in cards if each.reasonable is False)),
        )
    return table
