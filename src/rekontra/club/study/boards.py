"""The finished deals of a table as boards, to be taken away in a file of other programs."""

from __future__ import annotations

from rekontra.club.study.deals import Ended
from rekontra.formats import Board, Laid, Said
from rekontra.game import Call, Seat


def board(ended: Ended) -> Board:
    """A finished deal as a board, numbered as the table counts its deals."""
    deal, contract = ended.deal, ended.deal.contract
    seats = ended.table.seats
    n, e, s, w = (None if (player := seats[seat]) is None else player.full_name for seat in Seat)
    return Board(
        number=ended.n,
        players=(n, e, s, w),
        dealer=deal.deal.dealer,
        vulnerable=deal.deal.vulnerable,
        hands=deal.deal.hands,
        declarer=None if contract is None else contract.declarer,
        bid=Call.PASS if contract is None else Call.bid(contract.level, contract.strain),
        doubling=0 if contract is None else contract.doubling,
        tricks=None if contract is None else deal.tricks_made,
        auction=tuple(Said(call) for call in deal.auction.calls),
        leader=None if contract is None else contract.leader,
        play=None if contract is None else tuple(Laid(each.card) for each in deal.played),
    )
