"""What players may ask of each other and answer: claims (Laws 68-71) and what is taken back."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from rekontra.game.asked import Claim, UndoRequest, answering
from rekontra.game.deal import Called, DealState, Phase, Played, evolve, start
from rekontra.game.errors import Illegal, Reason
from rekontra.game.seats import SEATS, Seat, Side


@dataclass(frozen=True, slots=True)
class Claimed:
    """The player at this seat claimed so many of the tricks left and faced his hand."""

    seat: Seat
    tricks: int
    statement: str = ""


@dataclass(frozen=True, slots=True)
class ClaimAnswered:
    """A player accepted the claim or refused it.

    `ruling` is what a disputed claim is worth to the claimer's side; without one play goes on.
    """

    seat: Seat
    accepts: bool
    ruling: int | None = None


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """The player at this seat asked to take back the last so many calls and cards."""

    seat: Seat
    steps: int


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """An opponent consented to what is asked to be taken back, or did not."""

    seat: Seat
    accepts: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What was asked to be taken back was taken back."""


@dataclass(frozen=True, slots=True)
class CalledOff:
    """The open claim or request was called off: the deal goes on as if it had been refused."""


AskedEvent = Claimed | ClaimAnswered | UndoAsked | UndoAnswered | TakenBack | CalledOff


def claim_refusal(state: DealState, seat: Seat) -> Reason | None:
    """Why the player at this seat may not claim now, or None when he may.

    Declarer and the defenders claim at any moment after the opening lead; dummy takes no part.
    """
    if state.phase is Phase.OVER:
        return Reason.DEAL_OVER
    if state.contract is None or not state.dummy_faced:
        return Reason.CLAIM_BEFORE_LEAD
    if seat is state.contract.dummy:
        return Reason.CLAIM_BY_DUMMY
    return None if state.claim is None else Reason.CLAIM_OPEN


def decide_claim(state: DealState, seat: Seat, tricks: int, statement: str = "") -> Claimed:
    """What a claim of so many of the tricks left does, 0 being a concession of them all.

    Raises Illegal with the reason.
    """
    _refuse(claim_refusal(state, seat))
    if not 0 <= tricks <= state.left:
        raise Illegal(Reason.CLAIM_TRICKS, left=state.left)
    return Claimed(seat, tricks, statement)


def answer_refusal(state: DealState, seat: Seat) -> Reason | None:
    """Why the player at this seat may not answer a claim now, or None when he may."""
    claim = state.claim
    if claim is None or state.contract is None or state.phase is Phase.OVER:
        return Reason.NO_CLAIM
    if seat in claim.waiting:
        return None
    partner = seat is claim.claimer.partner and claim.tricks == claim.left
    if seat is claim.claimer or seat is state.contract.dummy or partner:
        return Reason.NO_VOTE
    return Reason.ANSWERED_ALREADY


def decide_answer(
    state: DealState, seat: Seat, *, accepts: bool, ruling: int | None = None
) -> ClaimAnswered:
    """What the answer of this player to a claim does; raises Illegal with the reason.

    The last acceptance ends the deal. A refusal lets play go on, unless the claim is ruled on:
    `ruling` is then what the claimer's side is given, never more than it claimed. Where partner may
    still object to a concession there is nothing to rule on yet, and play goes on (Law 68B2).
    """
    _refuse(answer_refusal(state, seat))
    if accepts or ruling is None or not disputed_by(state, seat):
        return ClaimAnswered(seat, accepts)
    assert state.claim is not None
    return ClaimAnswered(seat, accepts, min(ruling, state.claim.tricks))


def disputed_by(state: DealState, seat: Seat) -> bool:
    """Whether a refusal by this player makes a dispute that can be ruled on.

    An opponent's does, once the claimer's partner has agreed to what is conceded.
    """
    claim = state.claim
    return (
        claim is not None
        and seat.side is not claim.claimer.side
        and claim.claimer.partner not in claim.waiting
    )


def undo_steps(state: DealState, seat: Seat, quiet: Collection[Seat] = ()) -> int | None:
    """How many calls and cards are to be taken back for this player to make his last one anew.

    It must be the last of all but for those of `quiet` seats, at which nobody minds. Declarer's are
    dummy's cards too. None where there is nothing of his to be taken back.
    """
    for steps, actor in enumerate(_actors(state), start=1):
        if actor is seat:
            return steps
        if actor not in quiet:
            return None
    return None


def _actors(state: DealState) -> Iterator[Seat]:
    """Who played each card and made each call, the last first."""
    contract = state.contract
    for trick in reversed(state.tricks):
        for place in reversed(range(len(trick.cards))):
            hand = trick.leader.plus(place)
            dummys = contract is not None and hand is contract.dummy
            yield hand.partner if dummys else hand
    for turn in reversed(range(len(state.auction.calls))):
        yield state.deal.dealer.plus(turn)


def undo_refusal(state: DealState, seat: Seat, quiet: Collection[Seat] = ()) -> Reason | None:
    """Why this player may not ask to take anything back now, or None when he may."""
    if state.phase is Phase.OVER:
        return Reason.DEAL_OVER
    if state.claim is not None:
        return Reason.CLAIM_OPEN
    if state.undo is not None:
        return Reason.UNDO_OPEN
    return Reason.NOTHING_OF_YOURS if undo_steps(state, seat, quiet) is None else None


def decide_undo(
    state: DealState, seat: Seat, quiet: Collection[Seat] = ()
) -> tuple[UndoAsked | UndoAnswered | TakenBack, ...]:
    """What a wish to take back one's last call or card does; raises Illegal with the reason.

    The `quiet` seats consent at once; where nobody else is asked it is taken back at once.
    """
    _refuse(undo_refusal(state, seat, quiet))
    steps = undo_steps(state, seat, quiet)
    assert steps is not None
    asked = _consenting(state, seat)
    consents = tuple(UndoAnswered(other, accepts=True) for other in asked if other in quiet)
    taken = (TakenBack(),) if len(consents) == len(asked) else ()
    return (UndoAsked(seat, steps), *consents, *taken)


def consent_refusal(state: DealState, seat: Seat) -> Reason | None:
    """Why the player at this seat may not answer a wish to take back, or None when he may."""
    if state.undo is None:
        return Reason.NO_UNDO_ASKED
    if seat in state.undo.waiting:
        return None
    return Reason.NO_VOTE if seat.side is state.undo.asker.side else Reason.ANSWERED_ALREADY


def decide_consent(
    state: DealState, seat: Seat, *, accepts: bool
) -> tuple[UndoAnswered | TakenBack, ...]:
    """What the answer of this opponent does; raises Illegal with the reason."""
    _refuse(consent_refusal(state, seat))
    assert state.undo is not None
    answered = UndoAnswered(seat, accepts)
    return (answered, TakenBack()) if accepts and state.undo.waiting == (seat,) else (answered,)


def _refuse(reason: Reason | None) -> None:
    if reason is not None:
        raise Illegal(reason)


def evolve_asked(state: DealState, event: AskedEvent) -> DealState:
    """The state after this event, which one of the decisions above has allowed."""
    match event:
        case Claimed():
            return _after_claim(state, event)
        case ClaimAnswered():
            return _after_answer(state, event)
        case UndoAsked():
            waiting = _consenting(state, event.seat)
            return replace(state, undo=UndoRequest(event.seat, event.steps, waiting))
        case UndoAnswered():
            assert state.undo is not None
            waiting = tuple(seat for seat in state.undo.waiting if seat is not event.seat)
            undo = replace(state.undo, waiting=waiting) if event.accepts else None
            return replace(state, undo=undo)
        case TakenBack():
            assert state.undo is not None
            return _before(state, state.undo.steps)
        case CalledOff():
            return replace(state, claim=None, undo=None)


def _after_claim(state: DealState, event: Claimed) -> DealState:
    assert state.contract is not None
    side, left = event.seat.side, state.left
    claim = Claim(
        claimer=event.seat,
        tricks=event.tricks,
        left=left,
        statement=event.statement,
        totals=_totals(state, side, event.tricks),
        waiting=answering(state.contract, event.seat, concedes=event.tricks < left),
    )
    faced = tuple(seat for seat in SEATS if seat is event.seat or seat in state.faced)
    return replace(state, claim=claim, undo=None, faced=faced)


def _after_answer(state: DealState, event: ClaimAnswered) -> DealState:
    claim = state.claim
    assert claim is not None
    if event.accepts:
        waiting = tuple(seat for seat in claim.waiting if seat is not event.seat)
        phase = state.phase if waiting else Phase.OVER
        return replace(state, claim=replace(claim, waiting=waiting), phase=phase)
    if event.ruling is None:
        return replace(state, claim=None)
    totals = _totals(state, claim.claimer.side, event.ruling)
    ruled = replace(claim, tricks=event.ruling, totals=totals, waiting=(), ruled=True)
    return replace(state, claim=ruled, phase=Phase.OVER)


def _totals(state: DealState, side: Side, tricks: int) -> dict[Side, int]:
    """The tricks of each side in all when this one takes so many of those left."""
    taken = {side: tricks, side.other: state.left - tricks}
    return {each: state.won(each) + taken[each] for each in Side}


def _consenting(state: DealState, asker: Seat) -> tuple[Seat, ...]:
    """Whose consent it takes to take something back: the opponents', not that of a faced dummy."""
    dummy = state.contract.dummy if state.contract and state.dummy_faced else None
    return tuple(seat for seat in asker.side.other.seats if seat is not dummy)


def _before(state: DealState, steps: int) -> DealState:
    """The state before the last so many calls and cards; hands that were faced stay faced."""
    cards = state.played
    calls = state.auction.calls[: len(state.auction.calls) - max(0, steps - len(cards))]
    again = start(state.deal)
    for call in calls:
        assert again.turn is not None
        again = evolve(again, Called(again.turn, call))
    for laid in cards[: max(0, len(cards) - steps)]:
        again = evolve(again, Played(laid.seat, laid.card))
    return replace(again, faced=state.faced)
