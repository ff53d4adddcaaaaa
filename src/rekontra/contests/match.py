"""A match: a fold over deal results, whether played at a table or typed in by hand."""

from __future__ import annotations

from dataclasses import dataclass

from rekontra.game import Seat
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import DealResult, Sheet, Standing


@dataclass(frozen=True, slots=True)
class Match:
    """A match under way or ended: what was given, and the sheet that follows from it."""

    profile: Profile
    first_dealer: Seat
    results: tuple[DealResult, ...]
    stopped: bool
    sheet: Sheet
    standing: Standing

    @property
    def over(self) -> bool:
        """Whether no further deal belongs to this match."""
        return self.sheet.over

    def add(self, result: DealResult) -> Match:
        """The match with this deal written down; raises Illegal when it cannot be."""
        return play_match(self.profile, self.first_dealer, (*self.results, result))

    def stop(self) -> Match:
        """The match broken off here, with the premiums of an unfinished rubber."""
        return play_match(self.profile, self.first_dealer, self.results, stopped=True)


def play_match(
    profile: Profile,
    first_dealer: Seat,
    results: tuple[DealResult, ...] = (),
    stopped: bool = False,
) -> Match:
    """Fold the results into a match; raises Illegal for a result that cannot stand."""
    raise NotImplementedError
