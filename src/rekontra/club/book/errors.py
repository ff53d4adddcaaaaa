"""Why a score book refuses something, beside the reasons of the score and of the club."""

from enum import Enum

from rekontra.club.errors import Unknown


class BookReason(Enum):
    """A reason of the book; the value is also the key of its sentence."""

    LOCKED = "sheet-locked"
    OWNER_ONLY = "owner-only"
    NOT_SET_UP = "sheet-not-set-up"
    DEALS_ENTERED = "deals-entered"
    TOUR_RUNNING = "tour-running"
    NOT_STOPPED = "match-not-stopped"
    NOTHING_TO_UNDO = "nothing-to-undo"
    PLAYERS_NUMBER = "players-number"
    PLAYER_TWICE = "player-twice"
    NO_SUCH_PLAYER = "no-such-player"
    SEATS = "seats-not-players"
    DRAWS = "draws-not-cards"
    PARTNERS_AGAIN = "partners-again"
    DEAL_GONE = "deal-gone"
    DEAL_KNOWN = "deal-known"
    NO_SUCH_MATCH = "no-such-match"
    TOO_MANY_DEALS = "too-many-deals"
    TOO_MANY_MATCHES = "too-many-matches"


class UnknownBook(Unknown):
    """No score book has this name."""

    code = "unknown-sheet"
