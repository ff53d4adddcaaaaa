"""The customs of a table: what its players may ask of each other."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class TakingBack(Enum):
    """What may be taken back with the consent of the opponents."""

    OFF = "off"
    CALLS = "calls"
    ALL = "all"


class Dispute(Enum):
    """What becomes of a claim that is refused: play goes on, or double dummy rules on it."""

    PLAY_ON = "play_on"
    DOUBLE_DUMMY = "double_dummy"


class BotClaims(Enum):
    """When a bot claims that is sure of all tricks left: never, where bots alone answer, always."""

    NEVER = "never"
    AMONG_BOTS = "among_bots"
    ALWAYS = "always"


class Customs(Struct, frozen=True):
    """What the host has chosen for the manners of a table."""

    undo: TakingBack = TakingBack.ALL
    claim_dispute: Dispute = Dispute.PLAY_ON
    bots_claim: BotClaims = BotClaims.AMONG_BOTS
