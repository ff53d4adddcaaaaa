"""What players ask of each other at a table: claims, and calls or cards to be taken back."""

from __future__ import annotations

from rekontra.analysis import Position
from rekontra.club.actions import AnswerClaim, AnswerUndo, AskUndo, CallOff, MakeClaim
from rekontra.club.customs import Dispute
from rekontra.club.events import (
    ClaimAnswerGiven,
    MoveTakenBack,
    RequestCalledOff,
    TableEvent,
    TricksClaimed,
    UndoAnswerGiven,
    UndoWanted,
)
from rekontra.club.names import clean_statement
from rekontra.club.table import Role, Table
from rekontra.game import (
    DealState,
    Seat,
    Side,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    answer_refusal,
    decide_answer,
    decide_claim,
    decide_consent,
    decide_undo,
    disputed_by,
)

Asking = MakeClaim | AnswerClaim | AskUndo | AnswerUndo | CallOff


def decide_asking(
    table: Table, role: Role, action: Asking, ruling: int | None
) -> tuple[TableEvent, ...]:
    """What this does, which somebody in this role may do; raises Illegal with the reason."""
    deal = table.deal
    assert isinstance(deal, DealState)
    match action:
        case MakeClaim():
            statement = clean_statement(action.statement)
            claimed = decide_claim(deal, role.own_seat, action.tricks, statement)
            return (TricksClaimed(claimed.seat, claimed.tricks, claimed.statement),)
        case AnswerClaim():
            answer = decide_answer(deal, role.own_seat, accepts=action.accept, ruling=ruling)
            return (ClaimAnswerGiven(answer.seat, answer.accepts, answer.ruling),)
        case AskUndo():
            asked = decide_undo(deal, role.own_seat, table.bot_seats)
            wanted = asked[0]
            assert isinstance(wanted, UndoAsked)
            return _undoing(asked, wanted.seat, wanted.steps)
        case AnswerUndo():
            consent = decide_consent(deal, role.own_seat, accepts=action.accept)
            assert deal.undo is not None
            return _undoing(consent, deal.undo.asker, deal.undo.steps)
        case CallOff():
            return (RequestCalledOff(),)


def _undoing(
    events: tuple[UndoAsked | UndoAnswered | TakenBack, ...], asker: Seat, steps: int
) -> tuple[TableEvent, ...]:
    told: list[TableEvent] = []
    for event in events:
        match event:
            case UndoAsked():
                told.append(UndoWanted(event.seat, event.steps))
            case UndoAnswered():
                told.append(UndoAnswerGiven(event.seat, event.accepts))
            case TakenBack():
                told.append(MoveTakenBack(asker, steps))
    return tuple(told)


def disputed(table: Table, seat: Seat | None, action: object) -> tuple[Position, Side] | None:
    """What double dummy is to rule on when the player at this seat does this, None for nothing.

    It is asked how many tricks the side takes in the position.
    """
    deal = table.deal
    if not isinstance(action, AnswerClaim) or action.accept or seat is None:
        return None
    if table.customs.claim_dispute is not Dispute.DOUBLE_DUMMY or not isinstance(deal, DealState):
        return None
    claim, contract = deal.claim, deal.contract
    if claim is None or contract is None or answer_refusal(deal, seat) is not None:
        return None
    if not disputed_by(deal, seat):
        return None
    trick = deal.tricks[-1]
    return Position(deal.hands, contract.strain, trick.leader, trick.cards), claim.claimer.side
