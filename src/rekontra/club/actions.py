"""What a person may ask of a table."""

from __future__ import annotations

from msgspec import Struct

from rekontra.bots.levels import Level
from rekontra.bots.system import System
from rekontra.club.bots import Tempo
from rekontra.club.customs import BotClaims, Dispute, TakingBack
from rekontra.game import Call, Card, Seat
from rekontra.scoring.profile import Profile


class _Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Sit(_Action, frozen=True, tag="sit"):
    """Take a free seat under this name (or move to it, when already seated)."""

    seat: Seat
    name: str


class Leave(_Action, frozen=True, tag="leave"):
    """Leave one's own seat."""


class Rename(_Action, frozen=True, tag="rename"):
    """Change one's own name."""

    name: str


class AddBot(_Action, frozen=True, tag="add_bot"):
    """Put a bot on a free seat (host)."""

    seat: Seat


class FillBots(_Action, frozen=True, tag="fill_bots"):
    """Put bots on all free seats (host)."""


class Unseat(_Action, frozen=True, tag="unseat"):
    """Free this seat (host)."""

    seat: Seat


class SwapSeats(_Action, frozen=True, tag="swap_seats"):
    """Let two seats change places, between matches (host)."""

    first: Seat
    second: Seat


class SetProfile(_Action, frozen=True, tag="set_profile"):
    """Choose the form and house rules of the next match (host)."""

    profile: Profile


class SetBots(_Action, frozen=True, tag="set_bots"):
    """Choose how all bots play (host); what is left out stays as it is.

    Level and pace hold from the next card on; the system waits for the end of a deal.
    """

    level: Level | None = None
    pace: Tempo | None = None
    system: System | None = None


class SetCustoms(_Action, frozen=True, tag="set_customs"):
    """Choose what may be asked at this table (host, between deals); what is left out stays."""

    undo: TakingBack | None = None
    claim_dispute: Dispute | None = None
    bots_claim: BotClaims | None = None


class SetPractice(_Action, frozen=True, tag="set_practice"):
    """Choose the kind of deals that are dealt, None for all, between deals (host)."""

    kind: str | None


class StartMatch(_Action, frozen=True, tag="start_match"):
    """Start a match and deal; all seats must be taken (host)."""


class NextDeal(_Action, frozen=True, tag="next_deal"):
    """Deal the next deal of the match (anyone seated)."""


class StopMatch(_Action, frozen=True, tag="stop_match"):
    """Break the match off and settle it as it stands (host)."""


class TakeHost(_Action, frozen=True, tag="take_host"):
    """Become the host in place of one who is not here (anyone seated)."""


class Pause(_Action, frozen=True, tag="pause"):
    """Stop play until it is resumed (host)."""


class Resume(_Action, frozen=True, tag="resume"):
    """Go on after a pause (host)."""


class MakeCall(_Action, frozen=True, tag="call"):
    """Make this call."""

    call: Call


class PlayCard(_Action, frozen=True, tag="play"):
    """Play this card, from dummy when it is dummy's turn."""

    card: Card


class ClaimHonours(_Action, frozen=True, tag="claim_honours"):
    """Claim the honours held, where the house rules ask for it."""


class MakeClaim(_Action, frozen=True, tag="claim"):
    """Claim so many of the tricks left for one's own side, the rest being conceded.

    `statement` says in words how they are to be played.
    """

    tricks: int
    statement: str = ""


class AnswerClaim(_Action, frozen=True, tag="answer_claim"):
    """Accept the claim or refuse it."""

    accept: bool


class AskUndo(_Action, frozen=True, tag="undo"):
    """Ask the opponents to let one's own last call or card be taken back."""


class AnswerUndo(_Action, frozen=True, tag="answer_undo"):
    """Let an opponent take back what he asks to, or not."""

    accept: bool


class CallOff(_Action, frozen=True, tag="call_off"):
    """Call off the open claim or request, so that play goes on (host)."""


TableAction = (
    Sit
    | Leave
    | Rename
    | AddBot
    | FillBots
    | Unseat
    | SwapSeats
    | SetProfile
    | SetBots
    | SetCustoms
    | SetPractice
    | StartMatch
    | NextDeal
    | StopMatch
    | TakeHost
    | Pause
    | Resume
    | MakeCall
    | PlayCard
    | ClaimHonours
    | MakeClaim
    | AnswerClaim
    | AskUndo
    | AnswerUndo
    | CallOff
)
