"""The ways a request can fail: unreadable text and illegal actions."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum


class Reason(Enum):
    """Why an action is refused; the value is also the key of its sentence in the language files."""

    AUCTION_OVER = "auction-over"
    AUCTION_OPEN = "auction-open"
    DRAW_OPEN = "draw-open"
    NOT_YOUR_TURN = "not-your-turn"
    DUMMY_IS_SILENT = "dummy-is-silent"
    INSUFFICIENT_BID = "insufficient-bid"
    NOTHING_TO_DOUBLE = "nothing-to-double"
    NOTHING_TO_REDOUBLE = "nothing-to-redouble"
    CARD_NOT_HELD = "card-not-held"
    MUST_FOLLOW_SUIT = "must-follow-suit"
    DEAL_OVER = "deal-over"
    CLAIM_BEFORE_LEAD = "claim-before-lead"
    CLAIM_BY_DUMMY = "claim-by-dummy"
    CLAIM_OPEN = "claim-open"
    CLAIM_TRICKS = "claim-tricks"
    NO_CLAIM = "no-claim"
    NO_VOTE = "no-vote"
    ANSWERED_ALREADY = "answered-already"
    NOTHING_OF_YOURS = "nothing-of-yours"
    UNDO_OPEN = "undo-open"
    NO_UNDO_ASKED = "no-undo-asked"


class Unreadable(ValueError):
    """Text that is not what it should be: a bad card, call, hand or deal."""


class Illegal(Exception):
    """An action that the rules forbid; `code` names the reason, `args` its details."""

    def __init__(self, reason: Enum, **details: str | int) -> None:
        super().__init__(reason.value, details)
        self.reason = reason
        self.details = details

    def __reduce__(self) -> tuple[Callable[..., Illegal], tuple[Enum, dict[str, str | int]]]:
        """How it is copied and sent to another process: made anew of its reason and details."""
        return _illegal, (self.reason, self.details)

    @property
    def code(self) -> str:
        """The reason as a message key, such as ``must-follow-suit``."""
        return str(self.reason.value)


def _illegal(reason: Enum, details: dict[str, str | int]) -> Illegal:
    return Illegal(reason, **details)
