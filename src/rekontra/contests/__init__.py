"""What spans deals: matches, rotation of players."""

from rekontra.contests.match import Match, play_match
from rekontra.contests.results import MatchReason, check_honours, refusal, result_of

__all__ = [
    "Match",
    "MatchReason",
    "check_honours",
    "play_match",
    "refusal",
    "result_of",
]
