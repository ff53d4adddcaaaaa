"""What the score makes of the bids: which is game, what it asks for, what it risks."""

from __future__ import annotations

from dataclasses import dataclass

from rekontra.bots.door import BotView
from rekontra.game import Call, Side, Strain

GAME = 100
# The combined points that a level asks for, with a fit in a suit and at notrump.
_WITH_TRUMPS = {1: 16, 2: 18, 3: 22, 4: 24, 5: 28, 6: 33, 7: 37}
_AT_NOTRUMP = {1: 18, 2: 23, 3: 25, 4: 29, 5: 31, 6: 33, 7: 37}
SLAM = 33


@dataclass(frozen=True, slots=True)
class Stakes:
    """The score from one side: the part-scores of both, who is vulnerable, the last of a match."""

    part: int
    their_part: int
    vulnerable: bool
    they_vulnerable: bool
    last: bool

    def game_level(self, strain: Strain) -> int:
        """The lowest level at which this strain is game, given the part-score.

        >>> Stakes(40, 0, False, False, False).game_level(Strain.H)
        2
        """
        missing = GAME - self.part
        if strain is Strain.NT:
            return max(1, 1 + -(-(missing - 40) // 30))
        return max(1, -(-missing // (20 if strain.minor else 30)))

    def is_game(self, bid: Call) -> bool:
        """Whether this call is a bid that gives a game when it is made."""
        return bid.is_bid and bid.level >= self.game_level(bid.strain)

    def keen(self) -> int:
        """How many points less than usual are enough to fight for a part-score."""
        return (1 if self.last or self.part else 0) + (1 if self.their_part else 0)


def need(level: int, strain: Strain) -> int:
    """The points that two hands should hold together for a contract (with a fit in a suit)."""
    return (_AT_NOTRUMP if strain is Strain.NT else _WITH_TRUMPS)[level]


def stakes(view: BotView, side: Side) -> Stakes:
    """The score of this view as this side sees it."""
    legs = view.standing.legs if view.profile.form.carry else {}
    vulnerable = view.deal.vulnerable
    return Stakes(
        part=min(legs.get(side, 0), GAME - 1),
        their_part=min(legs.get(side.other, 0), GAME - 1),
        vulnerable=side in vulnerable,
        they_vulnerable=side.other in vulnerable,
        last=view.standing.deals is not None and view.standing.number >= view.standing.deals,
    )
