"""What happened at a table: the entries of its log."""

from __future__ import annotations

from msgspec import Struct

from rekontra.bots.levels import Level
from rekontra.bots.system import System
from rekontra.club.bots import Tempo
from rekontra.club.customs import BotClaims, Dispute, TakingBack
from rekontra.game import Call, Card, Deal, DrawDeal, Seat
from rekontra.scoring.profile import Profile


class _Event(Struct, frozen=True, tag_field="type"):
    pass


class TableOpened(_Event, frozen=True, tag="opened"):
    """A table was made by this person, who is its host."""

    host: str
    profile: Profile


class Seated(_Event, frozen=True, tag="seated"):
    """A person or a bot took this seat; a bot's name is its number."""

    seat: Seat
    player: str
    name: str


class SeatLeft(_Event, frozen=True, tag="left"):
    """The seat became free."""

    seat: Seat


class Renamed(_Event, frozen=True, tag="renamed"):
    """The player on this seat has a new name."""

    seat: Seat
    name: str


class SeatsSwapped(_Event, frozen=True, tag="swapped"):
    """Two seats changed places."""

    first: Seat
    second: Seat


class HostChanged(_Event, frozen=True, tag="host_changed"):
    """Another person is the host now."""

    host: str


class ProfileSet(_Event, frozen=True, tag="profile_set"):
    """The next match is played by this profile."""

    profile: Profile


class BotsSet(_Event, frozen=True, tag="bots_set"):
    """All bots of the table play so from now on."""

    level: Level
    pace: Tempo
    system: System


class CustomsSet(_Event, frozen=True, tag="customs_set"):
    """This may be asked at the table from now on."""

    undo: TakingBack
    claim_dispute: Dispute
    bots_claim: BotClaims


class PracticeSet(_Event, frozen=True, tag="practice_set"):
    """Deals of this kind are chosen from now on, None for deals from the whole of chance."""

    kind: str | None


class MatchStarted(_Event, frozen=True, tag="match_started"):
    """A match began, by this profile, with this first dealer."""

    profile: Profile
    first_dealer: Seat


class Dealt(_Event, frozen=True, tag="dealt"):
    """A deal began; `number` counts from 1 and stays when a deal is dealt again.

    `practice` is the kind of deals it was chosen for, None for one from the whole of chance.
    """

    number: int
    deal: Deal
    practice: str | None = None


class DrawDealt(_Event, frozen=True, tag="draw_dealt"):
    """A deal of Draw Bridge began; `number` counts from 1."""

    number: int
    deal: DrawDeal


class CallMade(_Event, frozen=True, tag="called"):
    """A call was made."""

    seat: Seat
    call: Call


class CardPlayed(_Event, frozen=True, tag="played"):
    """A card was played from the hand of this seat."""

    seat: Seat
    card: Card


class HonoursClaimed(_Event, frozen=True, tag="honours_claimed"):
    """The holder at this seat claimed his honours in time."""

    seat: Seat


class TricksClaimed(_Event, frozen=True, tag="claimed"):
    """The player at this seat claimed so many of the tricks left and faced his hand."""

    seat: Seat
    tricks: int
    statement: str


class ClaimAnswerGiven(_Event, frozen=True, tag="claim_answered"):
    """A player accepted the claim or refused it.

    `ruling` is what a disputed claim is worth to the claimer's side, None where play goes on.
    """

    seat: Seat
    accepts: bool
    ruling: int | None = None


class UndoWanted(_Event, frozen=True, tag="undo_asked"):
    """The player at this seat asked to take back the last so many calls and cards."""

    seat: Seat
    steps: int


class UndoAnswerGiven(_Event, frozen=True, tag="undo_answered"):
    """An opponent let it be taken back, or did not."""

    seat: Seat
    accepts: bool


class MoveTakenBack(_Event, frozen=True, tag="taken_back"):
    """What the player at this seat asked for was taken back: that many calls and cards."""

    seat: Seat
    steps: int


class RequestCalledOff(_Event, frozen=True, tag="called_off"):
    """The open claim or request was called off."""


class MatchStopped(_Event, frozen=True, tag="match_stopped"):
    """The match was broken off."""


class Paused(_Event, frozen=True, tag="paused"):
    """Play was stopped."""


class Resumed(_Event, frozen=True, tag="resumed"):
    """Play goes on."""


TableEvent = (
    TableOpened
    | Seated
    | SeatLeft
    | Renamed
    | SeatsSwapped
    | HostChanged
    | ProfileSet
    | BotsSet
    | CustomsSet
    | PracticeSet
    | MatchStarted
    | Dealt
    | DrawDealt
    | CallMade
    | CardPlayed
    | HonoursClaimed
    | TricksClaimed
    | ClaimAnswerGiven
    | UndoWanted
    | UndoAnswerGiven
    | MoveTakenBack
    | RequestCalledOff
    | MatchStopped
    | Paused
    | Resumed
)


class SomebodySat(_Event, frozen=True, tag="sat"):
    """What everybody may know of Seated."""

    seat: Seat
    name: str
    bot: bool


class HostGiven(_Event, frozen=True, tag="host_given"):
    """What everybody may know of HostChanged: where the new host sits."""

    seat: Seat | None


class DealBegan(_Event, frozen=True, tag="deal_began"):
    """What everybody may know of Dealt and DrawDealt: the number of the deal and its dealer."""

    number: int
    dealer: Seat


ShownEvent = (
    SomebodySat
    | SeatLeft
    | Renamed
    | SeatsSwapped
    | HostGiven
    | ProfileSet
    | BotsSet
    | CustomsSet
    | PracticeSet
    | MatchStarted
    | DealBegan
    | CallMade
    | CardPlayed
    | HonoursClaimed
    | TricksClaimed
    | ClaimAnswerGiven
    | UndoWanted
    | UndoAnswerGiven
    | MoveTakenBack
    | RequestCalledOff
    | MatchStopped
    | Paused
    | Resumed
)
