"""Fighting for the contract: the law of total tricks, doubles for penalty, sacrifices."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constraint import Constraint, Where, anything, at_most, hcp, length
from rekontra.bots.bidding.context import as_strain
from rekontra.bots.bidding.floor.outlook import BEST_FIRST, Outlook
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit

# The points of both hands together that a part-score at this level asks for in a fight.
_TO_FIGHT = {1: 15, 2: 16, 3: 19}
_GAMES_WORTH = 23
_MOST_OF_THE_POINTS = 22


def punish(outlook: Outlook) -> Iterator[Rule]:
    """A double of what the opponents cannot make by what our side has shown, or by trumps."""
    context = outlook.context
    bid = context.bid
    if bid is None or context.ours or context.doubling:
        return
    least = context.partner.points.low if outlook.partner_acted else 0
    they = context.both_stakes[context.side.other]
    high = they.is_game(bid) or bid.level >= 4
    trumps = bid.strain.trumps
    if trumps is not None and high:
        sure = (
            length(trumps, 4)
            & hcp(max(8, 13 - least))
            & Where(lambda hand: (hand.top(trumps, 5) >= 3) & (hand.quick_tricks >= 5))
        )
        yield Rule(Call.DOUBLE, sure, "penalty-double")
    if not outlook.partner_acted:
        return
    if high:
        # A wild hand is better at bidding on than at defending.
        tame: Constraint = Where(lambda hand: (hand.longest <= 6) & (hand.shortest >= 1))
        if trumps is not None:
            tame = tame & (length(trumps, 2) | hcp(15))
        strong = hcp(max(8, _GAMES_WORTH - least))
        yield Rule(Call.DOUBLE, strong & tame, "penalty-double")
    if trumps is None or bid.level < 2 or _reopens(outlook):
        return
    cards, together = (4, 17) if high else (4 if bid.level == 3 else 5, 21)
    stack = length(trumps, cards) & hcp(max(8, together - least)) & _honours(trumps)
    yield Rule(Call.DOUBLE, stack, "penalty-double")


def _honours(suit: Suit) -> Constraint:
    return Where(lambda hand: hand.top(suit, 5) >= 2)


def compete(outlook: Outlook) -> Iterator[Rule]:
    """A bid to the level of our trumps together while the points are near to theirs."""
    context = outlook.context
    if context.bid is None or context.ours or not context.contested:
        return
    if outlook.partner_acted:
        for suit in outlook.playable:
            if context.partner.held(suit) >= 3:
                yield from _to_the_level_of_the_trumps(outlook, suit)
        for suit in outlook.playable:
            if context.partner.held(suit) >= 4:
                yield from _sacrifice(outlook, suit)
    if context.acts_of(context.seat):
        yield from _own_suit_again(outlook)


def _to_the_level_of_the_trumps(outlook: Outlook, suit: Suit) -> Iterator[Rule]:
    context = outlook.context
    strain = as_strain(suit)
    level = context.level(strain)
    wanted = _TO_FIGHT.get(level)
    if wanted is None:
        return
    wanted += context.stakes.vulnerable and level > 2
    least = max(0, wanted - context.partner.points.low - context.stakes.keen())
    yield Rule(
        Call.bid(level, strain),
        outlook.trumps(suit, max(8, level + 6)) & outlook.worth(strain, least),
        "compete-with-a-fit",
        Forcing.NO,
        agrees=suit,
    )


def _sacrifice(outlook: Outlook, suit: Suit) -> Iterator[Rule]:
    """A bid over their game with ten trumps and little defence, only when it is cheap."""
    context = outlook.context
    bid = context.bid
    assert bid is not None
    they = context.both_stakes[context.side.other]
    if context.stakes.vulnerable or not they.is_game(bid) or bid.level < 3:
        return
    level = context.level(suit)
    if level > (5 if context.stakes.they_vulnerable else 4):
        return
    little = Where(lambda hand: (hand.quick_tricks <= 3) & (hand.shortest <= 1))
    yield Rule(
        Call.bid(level, as_strain(suit)),
        length(suit, max(4, level + 5 - context.partner.held(suit))) & little & hcp(0, 11),
        "sacrifice",
        Forcing.SIGN_OFF,
        agrees=suit,
    )


def _own_suit_again(outlook: Outlook) -> Iterator[Rule]:
    """The own long suit once more with more than has been shown."""
    context = outlook.context
    for suit in context.bid_naturally(context.seat):
        call = context.cheapest(suit)
        if call is None or call.level > 3 or suit in context.their_suits:
            continue
        low, cards = (14, 6) if call.level <= 2 else (16, 7)
        strong = outlook.worth(as_strain(suit), low - context.stakes.keen())
        yield Rule(call, length(suit, cards) & strong, "own-suit-again")


def _reopens(outlook: Outlook) -> bool:
    """Whether a double would ask partner to go on: trumps lie under the bidder here."""
    context = outlook.context
    bid = context.bid
    if bid is None or bid.strain is Strain.NT or context.ours or context.doubling:
        return False
    last_chance = context.passes_out and bid.level <= 3
    return last_chance and context.system.takeout_doubles and outlook.partner_acted


def reopen(outlook: Outlook) -> Iterator[Rule]:
    """A double rather than a pass that lets them play low when most of the points are ours."""
    context = outlook.context
    bid = context.bid
    trumps = bid.strain.trumps if bid else None
    if bid is None or trumps is None or not _reopens(outlook):
        return
    least = max(8, _MOST_OF_THE_POINTS + (bid.level == 3) - context.partner.points.low)
    if max(context.mine.held(suit) for suit in BEST_FIRST) >= 5:
        for suit in context.unbid:
            call = context.cheapest(suit)
            if call is not None and call.level <= 4:
                two_suits = length(suit, 5) & hcp(least)
                yield Rule(call, two_suits, "another-suit", Forcing.ROUND)
    yield Rule(
        Call.DOUBLE,
        hcp(least) & at_most(trumps, 3),
        "takeout-double",
        Forcing.ROUND,
        "takeout-double",
        artificial=True,
    )


def run_from_a_double(outlook: Outlook) -> Iterator[Rule]:
    """A long suit of one's own when partner's contract below game is doubled and a misfit."""
    context = outlook.context
    bid = context.bid
    if bid is None or context.doubling != 1 or context.bidder is not context.seat.partner:
        return
    if outlook.in_game or (context.heard[-1].call is Call.DOUBLE and bid.strain is Strain.NT):
        return
    trumps = bid.strain.trumps
    misfit = anything if trumps is None else at_most(trumps, 1)
    for suit in BEST_FIRST:
        call = context.cheapest(suit)
        if call is not None and call.level <= max(2, bid.level) and suit not in context.their_suits:
            yield Rule(call, misfit & length(suit, 6), "run-from-a-double", Forcing.SIGN_OFF)
