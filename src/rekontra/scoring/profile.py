"""The profile of a game: its form and every house rule, as one value (rule book, options)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rekontra.game import SEATS, LastTrick, PlayRules, Seat


class Form(Enum):
    """How a match is scored."""

    RUBBER = "rubber"
    CHICAGO = "chicago"
    CHICAGO_DUPLICATE = "chicago_duplicate"
    DUPLICATE = "duplicate"
    TRAINING = "training"
    DRAW = "draw"

    @property
    def deals(self) -> int | None:
        """The number of counted deals that the form itself lays down, None where it does not."""
        return 4 if self in (Form.CHICAGO, Form.CHICAGO_DUPLICATE) else None

    @property
    def carry(self) -> bool:
        """Whether part-scores are carried towards a game."""
        return self not in (Form.CHICAGO_DUPLICATE, Form.DUPLICATE)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that deal in turn; at Draw Bridge two, each a side of its own."""
        return (Seat.N, Seat.E) if self is Form.DRAW else SEATS


class HonoursClaim(Enum):
    """When honours are claimed; auto finds them for the players."""

    AUTO = "auto"
    AFTER_PLAY = "after_play"
    AFTER_AUCTION = "after_auction"


class RubberPremium(Enum):
    """700 or 500 at the end of the rubber alone, or 200 for a game at once and 700 for the last."""

    AT_END = "700_500"
    GAME_200_RUBBER_700 = "game_200_rubber_700"


class Undertricks(Enum):
    """Doubled undertricks, not vulnerable: 100 200 200 300…, or 100 200 200 200…."""

    LAW = "law"
    SIMPLIFIED = "simplified"


class Unfinished(Enum):
    """Who is paid when a rubber stops: the only side with a game or part-score, or each side."""

    ONLY = "only"
    EACH = "each"


class Rounding(Enum):
    """How the difference becomes units; applied to the absolute value."""

    HALF_AWAY = "half_away"
    HALF_DOWN = "half_down"
    FLOOR = "floor"
    CEIL = "ceil"
    NONE = "none"


class RubberWinner(Enum):
    """Whose name the rubber bears: more points, or two games (a label only)."""

    POINTS = "points"
    GAMES = "games"


class Tour(Enum):
    """A single match, or three rubbers with every partnership once."""

    OFF = "off"
    THREE_RUBBERS = "three_rubbers"


class TourOrder(Enum):
    """Who chooses the partnerships of the second rubber of a tour."""

    CUT = "cut"
    FIXED = "fixed"


class TourDealer(Enum):
    """Who deals first in the next rubber of a tour."""

    CUT = "cut"
    CONTINUE = "continue"


class VulScheme(Enum):
    """Who is vulnerable on the second and third deal of a Chicago."""

    DEALER_SIDE = "dealer_side"
    NON_DEALER_SIDE = "non_dealer_side"


class FourthDealPart(Enum):
    """What earns 100 at the end of a Chicago: a part-score made on deal four, or one still held."""

    MADE = "made"
    HELD = "held"


class PassedOut(Enum):
    """What a passed-out deal of a Chicago does: dealt again, or counted."""

    REDEAL = "redeal"
    COUNT = "count"


class FirstDealer(Enum):
    """Who deals first: by cut, or North."""

    CUT = "cut"
    NORTH = "N"


class Rotation(Enum):
    """How partners change among six or seven players."""

    CUT = "cut"
    BALANCED = "balanced"


class IndividualTotal(Enum):
    """What each player adds up over several matches."""

    UNITS = "units"
    POINTS = "points"


class TrainingDeclarer(Enum):
    """How declarer and strain of a training deal come about: by points, agreed, or by auction."""

    POINTS = "points"
    MANUAL = "manual"
    AUCTION = "auction"


@dataclass(frozen=True, slots=True)
class Profile:
    """A form of the game with all its house rules; the defaults are the rule book's."""

    form: Form = Form.RUBBER
    honours: bool = False
    honours_claim: HonoursClaim = HonoursClaim.AUTO
    rubber_premium_scheme: RubberPremium = RubberPremium.AT_END
    final_game_also: bool = False
    rubber_2_0: int = 700
    rubber_2_1: int = 500
    insult_doubled: int = 50
    insult_redoubled: int = 100
    nv_doubled_undertricks: Undertricks = Undertricks.LAW
    unfinished_game: int = 300
    unfinished_part: int = 100
    unfinished_reading: Unfinished = Unfinished.ONLY
    unit: int = 100
    round: Rounding = Rounding.HALF_AWAY
    stake: int = 0
    rubber_winner: RubberWinner = RubberWinner.POINTS
    tour: Tour = Tour.OFF
    tour_order: TourOrder = TourOrder.CUT
    tour_dealer: TourDealer = TourDealer.CUT
    vul_scheme: VulScheme = VulScheme.DEALER_SIDE
    fourth_deal_part: FourthDealPart = FourthDealPart.MADE
    passed_out: PassedOut = PassedOut.REDEAL
    first_dealer: FirstDealer = FirstDealer.CUT
    players: int = 4
    rotation: Rotation = Rotation.CUT
    individual_total: IndividualTotal = IndividualTotal.UNITS
    training_declarer: TrainingDeclarer = TrainingDeclarer.POINTS
    training_length: int = 0
    training_game_premium: int = 200
    training_rubber_premium: int = 0
    draw_follow_suit: bool = False
    stock_top_face_up: bool = False
    last_trick: LastTrick = LastTrick.LAW
    dummy_sees_all: bool = False

    @property
    def deals(self) -> int | None:
        """The number of counted deals of a match, None where score or players end it."""
        return self.training_length or None if self.form is Form.TRAINING else self.form.deals

    @property
    def play_rules(self) -> PlayRules:
        """The part of the profile that the play of a deal depends on."""
        return PlayRules(self.last_trick, self.dummy_sees_all)
