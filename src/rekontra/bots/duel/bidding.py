"""The auction of two who know what each would make: the best call against the best answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rekontra.bots.door import BotView
from rekontra.game import BIDS, Call, Contract, Seat, Strain
from rekontra.scoring.points import GAME_POINTS, contract_entries
from rekontra.scoring.sheet import Place

# What a game on the way to the rubber is worth beyond its tricks, and a part-score.
_GAME = {False: 300, True: 500}
_PART = 50

Tricks = Mapping[tuple[Seat, Strain], int]
"""The tricks that each of the two would make as declarer."""


@dataclass
class Outlook:
    """What every contract of the two is worth at this score, and what every bid leads to."""

    view: BotView
    tricks: Tricks
    players: tuple[Seat, Seat]
    doubling: bool = True

    def other(self, seat: Seat) -> Seat:
        """The opponent."""
        return self.players[0] if seat is self.players[1] else self.players[1]

    def score(self, bid: Call, declarer: Seat, doubling: int) -> int:
        """What this contract brings its declarer, with what game and part-score are worth."""
        contract = Contract(bid.level, bid.strain, doubling, declarer)
        made, side = self.tricks[declarer, bid.strain], declarer.side
        vulnerable = side in self.view.deal.vulnerable
        entries = contract_entries(contract, made, vulnerable, self.view.profile)
        points = sum(entry.points if entry.side is side else -entry.points for entry in entries)
        below = sum(entry.points for entry in entries if entry.place is Place.BELOW)
        if not below:
            return points
        game = below + self.view.standing.legs[side] >= GAME_POINTS
        return points + (_GAME[vulnerable] if game else _PART)

    @cached_property
    def _higher(self) -> dict[tuple[Seat, int], int]:
        """What the best bid above each bid brings its bidder; -1 stands for no bid yet."""
        best: dict[tuple[Seat, int], int] = {}
        values = dict.fromkeys(self.players, -(10**6))
        for number in range(len(BIDS) - 1, -2, -1):
            for seat in self.players:
                best[seat, number] = values[seat]
            if number >= 0:
                bids = {seat: self._bid(BIDS[number], seat, best) for seat in self.players}
                values = {seat: max(values[seat], bids[seat]) for seat in self.players}
        return best

    def _bid(self, bid: Call, seat: Seat, best: Mapping[tuple[Seat, int], int]) -> int:
        """What this bid brings its bidder when the other answers as well as he can."""
        replies = [self.score(bid, seat, 0), -best[self.other(seat), bid.number]]
        if self.doubling:
            replies.append(max(self.score(bid, seat, 1), best[seat, bid.number]))
        return min(replies)

    def value(self, call: Call, seat: Seat) -> int:
        """What this legal call brings the player at this seat at the best."""
        calls, other = self.view.deal.calls, self.other(seat)
        bid = next((made for made in reversed(calls) if made.is_bid), None)
        if call.is_bid:
            return self._bid(call, seat, self._higher)
        if bid is None:
            return 0 if calls else -max(0, self._higher[other, -1])
        doubling = sum(made is not Call.PASS for made in calls[::-1][: calls[::-1].index(bid)])
        # Those who call are in turn: the bid is mine when the number of calls since is odd.
        mine = calls[::-1].index(bid) % 2 == 1
        declarer = seat if mine else other
        sign = 1 if mine else -1
        if call is Call.PASS:
            return sign * self.score(bid, declarer, doubling)
        stands = sign * self.score(bid, declarer, doubling + 1)
        return min(stands, -self._higher[other, bid.number])


def choose_duel_call(outlook: Outlook, seat: Seat) -> Call:
    """The call that brings most; of equals a pass, then the lowest bid."""
    legal = outlook.view.deal.legal_calls
    wise = [call for call in legal if outlook.doubling or call.is_bid or call is Call.PASS]
    wise.sort(key=lambda call: (call is not Call.PASS, not call.is_bid))
    return max(wise, key=lambda call: outlook.value(call, seat))
