"""What spans deals: matches, rotation of players."""

from rekontra.contests.match import Match, play_match
from rekontra.contests.results import MatchReason, check_honours, refusal, result_of
from rekontra.contests.rotation import (
    Pairing,
    cut_for_deal,
    cut_for_partners,
    cut_order,
    individual_totals,
    next_of_chicago,
    next_of_tour,
    three_pairings,
)

__all__ = [
    "Match",
    "MatchReason",
    "Pairing",
    "check_honours",
    "cut_for_deal",
    "cut_for_partners",
    "cut_order",
    "individual_totals",
    "next_of_chicago",
    "next_of_tour",
    "play_match",
    "refusal",
    "result_of",
    "three_pairings",
]
