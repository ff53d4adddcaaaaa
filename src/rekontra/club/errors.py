"""Why the club refuses something; each code is a sentence in the language files."""

from enum import Enum


class ClubReason(Enum):
    """A reason of the table, beside those of the deal and of the score."""

    HOST_ONLY = "host-only"
    HOST_HERE = "host-here"
    NOT_SEATED = "not-seated"
    MATCH_RUNNING = "match-running"
    NO_MATCH = "no-match"
    DEAL_RUNNING = "deal-running"
    NO_DEAL = "no-deal"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    SEATS_EMPTY = "seats-empty"
    SEAT_TAKEN = "seat-taken"
    SEAT_FREE = "seat-free"
    NO_SEAT = "no-seat"
    TABLE_FULL = "table-full"
    NAME_TAKEN = "name-taken"
    NAME_EMPTY = "name-empty"
    NAME_TOO_LONG = "name-too-long"
    HAND_SEEN = "hand-seen"
    NO_HONOURS = "no-honours"
    UNDO_OFF = "undo-off"
    UNDO_CALLS_ONLY = "undo-calls-only"
    NOTHING_TO_CALL_OFF = "nothing-to-call-off"
    STATEMENT_TOO_LONG = "statement-too-long"
    UNKNOWN_PRESET = "unknown-preset"
    FORM_NOT_PLAYED = "form-not-played"
    FOUR_HANDS_ONLY = "four-hands-only"
    HINT_WITH_OTHERS = "hint-with-others"
    UNKNOWN_PRACTICE = "unknown-practice"
    PRACTICE_NOT_FOUND = "practice-not-found"
    NOTRUMP_RANGE = "notrump-range"
    NOT_A_HAND = "not-a-hand"
    TOO_SLOW = "too-slow"
    NO_SOLVER = "no-solver"


class Stale(Exception):
    """The action was meant for a moment that has passed."""


class Unknown(Exception):
    """Nothing has this name; `code` is the key of the sentence."""

    code = "unknown-address"


class UnknownTable(Unknown):
    """No table has this name."""

    code = "unknown-table"
