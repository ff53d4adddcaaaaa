"""`rekontra bid`: what the book calls with a hand, why, and what the calls so far have said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Annotated, Any

import msgspec
import typer

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import SYSTEMS, Advice, Context, System, advise, read
from rekontra.bots.stakes import Stakes
from rekontra.cli.meaning import meaning_text
from rekontra.cli.reading import read_bytes
from rekontra.cli.shell import (
    REFUSED,
    UNREADABLE,
    Stop,
    not_allowed,
    one_of,
    say,
    words_of,
)
from rekontra.cli.signs import SUIT_SIGNS, call_text
from rekontra.formats.notation import parse_call
from rekontra.game import Auction, Call, Seat, Side, Unreadable, parse_hand
from rekontra.words import Words

_SEATS = {seat.value.lower(): seat for seat in Seat}
_VULNERABLE: dict[str, tuple[Side, ...]] = {
    "none": (),
    "ns": (Side.NS,),
    "ew": (Side.EW,),
    "both": (Side.NS, Side.EW),
}
_CONVENTIONS = {
    field.name.replace("_", "-"): field.name
    for field in fields(System)
    if field.type in (bool, "bool")
}
_HAND = 13
# Suit signs with the mark that makes them an emoji.
_SIGNS = str.maketrans({sign: suit.value for suit, sign in SUIT_SIGNS.items()} | {"\ufe0f": None})


@dataclass(frozen=True, slots=True)
class Question:
    """A hand and the auction before its call, as they were typed."""

    hand: str
    auction: str = ""
    dealer: str = "N"
    vul: str = "none"
    system: str = "sayc"
    without: str = ""
    part: str = "0,0"


def bid(
    context: typer.Context,
    hand: Annotated[
        str | None, typer.Option(metavar="AKQ72.K83.A94.52", help="cli-help-bid-hand")
    ] = None,
    auction: Annotated[str, typer.Option(metavar='"1C P"', help="cli-help-bid-auction")] = "",
    dealer: Annotated[str, typer.Option(metavar="N|E|S|W", help="cli-help-bid-dealer")] = "N",
    vul: Annotated[str, typer.Option(metavar="none|ns|ew|both", help="cli-help-bid-vul")] = "none",
    part: Annotated[str, typer.Option(metavar="NS,EW", help="cli-help-bid-part")] = "0,0",
    system: Annotated[
        str, typer.Option(metavar="|".join(SYSTEMS), help="cli-help-bid-system")
    ] = "sayc",
    without: Annotated[str, typer.Option(metavar="STAYMAN,…", help="cli-help-bid-without")] = "",
    explain: Annotated[bool, typer.Option("--explain", help="cli-help-bid-explain")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-bid-json")] = False,
    file: Annotated[str | None, typer.Option(help="cli-help-bid-file")] = None,
) -> None:
    """Bid a hand, or each of a file."""
    words = words_of(context)
    asked = Question(hand or "", auction, dealer, vul, system, without, part)
    if file is not None:
        if hand is not None:
            raise Stop(UNREADABLE, "cli-not-together", one="--hand", other="--file")
        if not _answer_file(words, file, asked, explain=explain):
            raise typer.Exit(REFUSED)
    elif hand is None:
        raise Stop(UNREADABLE, "cli-usage-missing", name="--hand", command="rekontra bid")
    else:
        heard, advice = _advise(asked)
        if as_json:
            say(_json(_message(words, heard, advice, explain=explain)))
        else:
            _show(words, heard, advice, explain=explain)


def _advise(asked: Question) -> tuple[Context, Advice]:
    """The auction as it is read and the call of the book; raises Stop."""
    try:
        cards = parse_hand(asked.hand)
    except Unreadable as error:
        raise Stop(UNREADABLE, "cli-bid-hand", text=asked.hand, why=str(error)) from None
    if len(cards) != _HAND:
        raise Stop(REFUSED, "cli-bid-cards", count=len(cards))
    dealer = one_of("--dealer", asked.dealer, _SEATS)
    calls = _calls(asked.auction)
    _check(Auction(dealer), calls)
    context = read(dealer, calls, _stakes(asked), _system(asked))
    return context, advise(context, Hand.of(cards))


def _calls(text: str) -> tuple[Call, ...]:
    calls = []
    for word in text.replace(",", " ").split():
        try:
            calls.append(parse_call(word.translate(_SIGNS)))
        except Unreadable:
            raise Stop(UNREADABLE, "cli-bid-calls", text=word) from None
    return tuple(calls)


def _check(auction: Auction, calls: tuple[Call, ...]) -> None:
    for number, call in enumerate(calls, start=1):
        reason = auction.refusal(call)
        if reason is not None:
            raise Stop(REFUSED, "cli-bid-call", number=number, call=call.value, reason=reason.value)
        auction = auction.add(call)
    if auction.over:
        raise Stop(REFUSED, "error-auction-over")


def _stakes(asked: Question) -> Mapping[Side, Stakes]:
    vulnerable = one_of("--vul", asked.vul, _VULNERABLE)
    given = [text.strip() for text in asked.part.split(",")]
    allowed = {str(leg) for leg in range(0, 100, 10)}
    if len(given) != 2 or not set(given) <= allowed:
        raise not_allowed("--part", asked.part, "NS,EW: 0,0 … 90,90")
    parts = dict(zip(Side, map(int, given), strict=True))
    return {
        side: Stakes(
            parts[side], parts[side.other], side in vulnerable, side.other in vulnerable, last=False
        )
        for side in Side
    }


def _system(asked: Question) -> System:
    chosen = one_of("--system", asked.system, SYSTEMS)
    names = [name for name in asked.without.replace(",", " ").split() if name]
    off = [one_of("--without", name.replace("_", "-"), _CONVENTIONS) for name in names]
    switched: dict[str, Any] = dict.fromkeys(off, False)
    return replace(chosen, **switched)


def _answer_file(words: Words, file: str, usual: Question, *, explain: bool) -> bool:
    """Answer each line of a file; whether every one could be answered."""
    good = True
    for line in filter(None, map(bytes.strip, read_bytes(file).splitlines())):
        try:
            heard, advice = _advise(_line(line, usual))
            answer = _message(words, heard, advice, explain=explain)
        except Stop as stop:
            good = False
            answer = {"error": _sentence(words, stop)}
        say(_json(answer))
    return good


def _sentence(words: Words, stop: Stop) -> str:
    return words.say(stop.message, **stop.details)


def _line(line: bytes, usual: Question) -> Question:
    """The question of a line of JSON; raises Stop."""
    try:
        given = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Stop(UNREADABLE, "cli-sheet-syntax", place="", why=str(error)) from None
    if not isinstance(given, dict) or "hand" not in given:
        raise Stop(UNREADABLE, "cli-sheet-missing", place="", field="hand")
    known = {field.name for field in fields(Question)}
    for name, value in given.items():
        if name not in known:
            raise not_allowed("JSON", name, ", ".join(sorted(known)))
        if isinstance(value, list):
            given[name] = " ".join(map(str, value)) if name != "part" else _comma(value)
        elif not isinstance(value, str):
            raise Stop(
                UNREADABLE, "cli-sheet-value", place="", field=name, allowed='"…"', found=str(value)
            )
    return replace(usual, **given)


def _comma(values: list[Any]) -> str:
    return ",".join(map(str, values))


def _message(words: Words, heard: Context, advice: Advice, *, explain: bool) -> dict[str, Any]:
    message: dict[str, Any] = {
        "call": advice.call.value,
        "note": words.say(f"note-{advice.note}"),
        "meaning": meaning_text(words, advice.meaning),
        "alternatives": [
            {"call": call.value, "note": words.say(f"note-{note}")}
            for call, note in advice.alternatives
        ],
    }
    if explain:
        message["auction"] = [
            {"seat": seat.value, "call": call.value, "note": note, "meaning": meaning}
            for seat, call, note, meaning in _heard(words, heard)
        ]
    return message


def _heard(words: Words, context: Context) -> Iterator[tuple[Seat, Call, str, str]]:
    """Each call so far with its note and its meaning in words."""
    for heard in context.heard:
        note = words.say(f"note-{heard.meaning.note}")
        yield heard.seat, heard.call, note, meaning_text(words, heard.meaning)


def _show(words: Words, heard: Context, advice: Advice, *, explain: bool) -> None:
    if explain:
        for seat, call, note, meaning in _heard(words, heard):
            name = words.say(f"seat-{seat.value}")
            said = "; ".join(filter(None, (note, meaning)))
            say(words.say("cli-bid-heard", seat=name, call=call_text(words, call), said=said))
    meaning = meaning_text(words, advice.meaning)
    note = words.say(f"note-{advice.note}")
    said = "; ".join(filter(None, (note, meaning)))
    say(words.say("cli-bid-chosen", call=call_text(words, advice.call), said=said))
    for call, other in advice.alternatives:
        reason = words.say(f"note-{other}")
        say(words.say("cli-bid-alternative", call=call_text(words, call), said=reason))


def _json(message: object) -> str:
    return msgspec.json.encode(message).decode()
