"""The finished deals of a table, told again from its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rekontra.club.events import Dealt, DrawDealt, HonoursClaimed, TableEvent
from rekontra.club.study.auctions import Spoken, spoken
from rekontra.club.study.values import DealBrief, ExplainedCall, PlayedDeal
from rekontra.club.table import Table, evolve_table, shown
from rekontra.club.views import SeatView
from rekontra.contests import Match, MatchReason
from rekontra.game import Claim, DealState, Illegal, Phase, Seat
from rekontra.scoring.sheet import DealResult, Entry, Standing, add_up


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished deal: `table` is the table after its last card, `standing` the score before."""

    n: int
    practice: str | None
    standing: Standing
    table: Table

    @property
    def deal(self) -> DealState:
        """The deal."""
        assert isinstance(self.table.deal, DealState)
        return self.table.deal

    @property
    def claim(self) -> Claim | None:
        """The claim that ended it, None when it was played out."""
        return self.deal.claim

    @property
    def match(self) -> Match:
        """The match it belongs to, after it."""
        assert self.table.match is not None
        return self.table.match

    @property
    def result(self) -> DealResult:
        """How it ended."""
        return self.match.results[-1]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What was written for it."""
        place = len(self.match.results)
        return tuple(entry for entry in self.match.sheet.entries if entry.deal == place)

    @property
    def spoken(self) -> Spoken:
        """Its auction."""
        return spoken(self.deal, self.standing, self.match.profile, self.table.system)

    @property
    def _players(self) -> dict[Seat, SeatView | None]:
        seats = self.table.seats.items()
        return {seat: shown(self.table, player) if player else None for seat, player in seats}

    @property
    def brief(self) -> DealBrief:
        """The deal in a line."""
        return DealBrief(
            n=self.n,
            match=self.table.number,
            number=self.table.deal_number,
            practice=self.practice,
            dealer=self.deal.deal.dealer,
            vulnerable=self.deal.deal.vulnerable,
            players=self._players,
            result=self.result,
            points=add_up(self.entries),
            claimed=self.claim is not None,
        )

    def played(self, calls: tuple[ExplainedCall, ...]) -> PlayedDeal:
        """The deal in full; `calls` are its calls explained."""
        deal = self.deal.deal
        return PlayedDeal(
            n=self.n,
            match=self.table.number,
            number=self.table.deal_number,
            practice=self.practice,
            dealer=deal.dealer,
            vulnerable=deal.vulnerable,
            players=self._players,
            hands={seat: deal.hand(seat) for seat in Seat},
            system=self.table.system,
            standing=self.standing,
            calls=calls,
            cards=self.deal.played,
            winners=self.deal.winners,
            result=self.result,
            entries=self.entries,
            claim=self.claim,
        )


def told_again(table: Table, events: Iterable[TableEvent]) -> list[Ended | None]:
    """All deals of a table from its log, in order, None for one that is not finished.

    Deals of Draw Bridge are not among them: they are no boards.
    """
    deals: list[Ended | None] = []
    dealt: Ended | None = None
    for event in events:
        before, table = table, evolve_table(table, event)
        if isinstance(event, Dealt):
            assert before.match is not None
            dealt = Ended(len(deals) + 1, event.practice, before.match.standing, table)
            deals.append(None)
        elif isinstance(event, DrawDealt):
            dealt = None
        elif dealt is None or table.deal is None or table.deal.phase is not Phase.OVER:
            continue
        elif before.deal is not table.deal:
            deals[-1] = dealt = replace(dealt, table=table)
        elif isinstance(event, HonoursClaimed):
            # Who sat there and what they bid by is that of the deal: it may have changed since.
            deals[-1] = dealt = replace(dealt, table=replace(dealt.table, match=table.match))
    return deals


def ended(deals: list[Ended | None], n: int) -> Ended:
    """The deal of this number; raises Illegal when there is none or it is not finished."""
    if not 1 <= n <= len(deals):
        raise Illegal(MatchReason.NO_SUCH_DEAL, deal=n)
    deal = deals[n - 1]
    if deal is None:
        raise Illegal(MatchReason.DEAL_UNFINISHED)
    return deal
