"""What spans deals: matches, rotation of players."""

from rekontra.contests.match import Match, Scheduled, keep_match, play_match, schedule
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
    "Scheduled",
    "check_honours",
    "cut_for_deal",
    "cut_for_partners",
    "cut_order",
    "individual_totals",
    "keep_match",
    "next_of_chicago",
    "next_of_tour",
    "play_match",
    "refusal",
    "result_of",
    "schedule",
    "three_pairings",
]
