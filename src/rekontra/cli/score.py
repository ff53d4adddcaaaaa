"""`rekontra score`: what one contract is worth, and where each point comes from."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table

from rekontra.cli.reading import parse_margin, parse_played, parse_preset, parse_rules
from rekontra.cli.shell import REFUSED, UNREADABLE, Stop, one_of, say, show, words_of
from rekontra.cli.worth import Answer, Question, declaring_score, score_deal
from rekontra.game import Contract, Seat, Side
from rekontra.scoring import DealResult, Entry, Form, Honours, Place, Profile, add_up
from rekontra.scoring.options import plain
from rekontra.words import Words

_FORMS = {form.value: form for form in (Form.DUPLICATE, *Form)}
_SEATS = {seat.value.lower(): seat for seat in Seat}
_SIDES = {side.value.lower(): side for side in Side}
_VULNERABLE: dict[str, tuple[Side, ...]] = {
    "none": (),
    "ns": (Side.NS,),
    "ew": (Side.EW,),
    "both": (Side.NS, Side.EW),
}


def score(
    context: typer.Context,
    contract: Annotated[list[str], typer.Argument(help="cli-help-contract")],
    declarer: Annotated[
        str | None, typer.Option(metavar="N|E|S|W", help="cli-help-declarer")
    ] = None,
    tricks: Annotated[int | None, typer.Option(help="cli-help-tricks")] = None,
    result: Annotated[str | None, typer.Option(metavar="=|+1|-2", help="cli-help-result")] = None,
    vul: Annotated[str | None, typer.Option(metavar="none|ns|ew|both", help="cli-help-vul")] = None,
    form: Annotated[
        str | None, typer.Option(metavar="|".join(_FORMS), help="cli-help-form")
    ] = None,
    preset: Annotated[str | None, typer.Option(help="cli-help-preset")] = None,
    changes: Annotated[
        list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="cli-help-set")
    ] = None,
    leg: Annotated[int | None, typer.Option(help="cli-help-leg")] = None,
    deal: Annotated[
        int | None, typer.Option(metavar="1|2|3|4", help="cli-help-deal-number")
    ] = None,
    honours: Annotated[int | None, typer.Option(metavar="100|150", help="cli-help-honours")] = None,
    honours_side: Annotated[
        str | None, typer.Option(metavar="ns|ew", help="cli-help-honours-side")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """Score one contract."""
    vulnerable = None if vul is None else one_of("--vul", vul, _VULNERABLE)
    profile = _profile(form, preset, changes or [], honours)
    played = _result(" ".join(contract), declarer, tricks, result, vulnerable)
    if honours is not None:
        side = played.contract.declarer.side if played.contract else Side.NS
        if honours_side is not None:
            side = one_of("--honours-side", honours_side, _SIDES)
        played = replace(played, honours=Honours(side, honours))
    answer = score_deal(Question(played, profile, vulnerable, deal, leg or 0))
    if as_json:
        total = declaring_score(played, answer.entries)
        message = {"score": total, "entries": answer.entries}
        say(msgspec.json.encode(message).decode())
    else:
        _show(words_of(context), played, profile, answer)


def _profile(
    form: str | None, preset: str | None, changes: list[str], honours: int | None
) -> Profile | None:
    """The rules to score by, None at duplicate, which has none of the house."""
    chosen = None if form is None else one_of("--form", form, _FORMS)
    if preset is not None:
        own = parse_preset(preset).form
        if form is not None and own is not chosen:
            raise Stop(UNREADABLE, "cli-preset-form", preset=preset, form=form)
        chosen = own
    if chosen is None or chosen is Form.DUPLICATE:
        if changes:
            raise Stop(REFUSED, "cli-refused-set-duplicate")
        return None
    said = preset is not None or any(change.startswith("honours=") for change in changes)
    if honours is not None and not said:
        changes = [*changes, "honours=true"]
    return parse_rules(chosen, preset, changes)


def _result(
    text: str,
    declarer: str | None,
    tricks: int | None,
    result: str | None,
    vulnerable: tuple[Side, ...] | None,
) -> DealResult:
    played = parse_played(text)
    if played is None:
        return DealResult(None, tricks or 0)
    seat = played.declarer
    if declarer is not None:
        seat = one_of("--declarer", declarer, _SEATS)
        if played.declarer not in (None, seat):
            raise Stop(UNREADABLE, "cli-not-together", one=text, other=f"--declarer {declarer}")
    if seat is None and vulnerable is not None and len(vulnerable) == 1:
        raise Stop(UNREADABLE, "cli-say-declarer")
    contract = Contract(played.level, played.strain, played.doubling, seat or Seat.S)
    margins = {played.margin, None if result is None else parse_margin(result)} - {None}
    counts = {contract.needed + margin for margin in margins if margin is not None}
    if tricks is not None:
        counts.add(tricks)
    if not counts:
        raise Stop(UNREADABLE, "cli-say-tricks", text=text)
    if len(counts) > 1:
        raise Stop(UNREADABLE, "cli-tricks-differ")
    return DealResult(contract, counts.pop())


def _show(words: Words, result: DealResult, profile: Profile | None, answer: Answer) -> None:
    contract = result.contract
    if contract is None:
        say(words.say("cli-score-passed-out"))
        return
    side = contract.declarer.side
    say(
        words.say(
            "cli-score-title",
            contract=words.say(
                "contract",
                level=contract.level,
                strain=contract.strain.value,
                doubling=contract.doubling,
            ),
            seat=words.say(f"seat-{contract.declarer.value}"),
            tricks=result.tricks,
            vulnerable="yes" if side in answer.vulnerable else "no",
        )
    )
    show(_table(words, answer.entries, side, carried=profile is not None and profile.form.carry))
    if answer.rubber_to is not None:
        say(words.say("cli-score-rubber", side=answer.rubber_to.value))
    elif answer.game_to is not None:
        say(words.say("cli-score-game", side=answer.game_to.value))
    for name in dict.fromkeys(entry.option for entry in answer.entries if entry.option):
        value = plain(getattr(profile, name))
        spelt = ("yes" if value else "no") if isinstance(value, bool) else value
        rule = words.say(f"sheet-option-{name.replace('_', '-')}", value=spelt)
        say(words.say("sheet-house", rule=rule))


def _table(words: Words, entries: tuple[Entry, ...], side: Side, *, carried: bool) -> Table:
    """A row for each entry; `carried` whether it matters what is below the line."""
    table = Table(box=box.SIMPLE, show_footer=True)
    total = add_up(entries)
    table.add_column(words.say("cli-score-side"), words.say("cli-score-total"))
    if carried:
        table.add_column(words.say("cli-score-line"))
    table.add_column(words.say("cli-score-reason"), words.say(f"side-short-{side.value}"))
    table.add_column(words.say("cli-score-arithmetic"))
    points = total[side] - total[side.other]
    table.add_column(words.say("cli-score-points"), signed(points), justify="right")
    for entry in entries:
        cells = [words.say(f"side-short-{entry.side.value}")]
        if carried:
            place = "below" if entry.place is Place.BELOW else "above"
            cells.append(words.say(f"cli-score-{place}"))
        reason = words.say("sheet-word", reason=entry.reason.value)
        table.add_row(*cells, reason, arithmetic(entry), str(entry.points))
    return table


def signed(points: int) -> str:
    """A number with a real minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def arithmetic(entry: Entry) -> str:
    """How the points of an entry come about.

    >>> from rekontra.game import Strain
    >>> from rekontra.scoring import duplicate_entries
    >>> entries = duplicate_entries(Contract(4, Strain.S, 1, Seat.N), 10, vulnerable=False)
    >>> [arithmetic(entry) for entry in entries]
    ['4 × 30 × 2', '50', '300']
    """
    terms = [
        f"{term.count} × {term.each}" if term.count > 1 else str(term.each) for term in entry.terms
    ]
    text = " + ".join(terms)
    if entry.factor == 1:
        return text
    return f"({text}) × {entry.factor}" if len(terms) > 1 else f"{text} × {entry.factor}"
