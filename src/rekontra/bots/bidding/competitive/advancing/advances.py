"""Advancer: the answers to partner's takeout double and to his overcall."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS
from rekontra.bots.bidding.competitive.common import (
    SUITS_DOWN,
    game_in,
    honours,
    in_pass_out_seat,
    longest_of,
    lowest,
    no_major,
    open_suits,
    stoppers,
    they_bid,
)
from rekontra.bots.bidding.constraint import (
    Constraint,
    anything,
    at_most,
    good,
    hcp,
    length,
    points,
    support,
)
from rekontra.bots.bidding.context import Context, Heard
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit


def doubled_suit(context: Context, double: Heard) -> Suit | None:
    """The suit of the bid that this double was made over."""
    place = context.heard.index(double)
    bids = [heard.call for heard in context.heard[:place] if heard.call.is_bid]
    return bids[-1].strain.trumps if bids else None


def advances_of_a_double(context: Context, double: Heard) -> Iterator[Rule]:
    """Partner has doubled for takeout: bid, the more the stronger, or pass for penalties."""
    their = doubled_suit(context, double)
    if their is None or context.bid is None:
        return
    if context.forced:
        yield Rule(Call.PASS, _penalty_pass(context, their), "penalty-pass")
    suits = open_suits(context) or SUITS_DOWN
    # An opener who reopens has shown his opening already.
    king = in_pass_out_seat(context, double) and not context.we_opened
    late = king and (context.bid.level > 1 or they_bid(context) > 1)
    more = 2 if king else 0
    yield from _strong_advances(context, their, more)
    yield from _notrump_advances(context, their, more)
    if not late:
        for suit in suits:
            yield from _jumps(context, suit, suits, more)
    if context.doubling == 2:
        yield from _over_the_redouble(context, their, suits)
    elif context.forced:
        yield from _minimum_advances(context, suits, 11 + more if late else 8 + more)
    else:
        yield from _free_advances(context, suits, 11 + more)


def leaves_in(context: Context, double: Heard) -> Iterator[Rule]:
    """A double after our side has bid its suits: a pass with trumps, else the natural bids."""
    their = doubled_suit(context, double)
    if their is not None and context.forced:
        trumps = length(their, 4) & honours(their, 2) & hcp(6)
        yield Rule(Call.PASS, trumps | _penalty_pass(context, their), "penalty-pass")


def _penalty_pass(context: Context, their: Suit) -> Constraint:
    level = context.bid.level if context.bid else 1
    return length(their, 5) & honours(their, 3 if level == 1 else 2) & hcp(5) | (
        length(their, 6) & honours(their, 2)
    )


def _strong_advances(context: Context, their: Suit, more: int) -> Iterator[Rule]:
    """Game in a long major at once; any other strong hand cue-bids.

    `more` is what the hand must hold beyond the usual when partner has doubled with less.
    """
    low = context.bid is not None and context.bid.level <= 2
    for suit in MAJORS:
        if suit in open_suits(context) and lowest(context, suit).level <= 4:
            needs = points(9 + more, 17) & length(suit, 6)
            yield Rule(game_in(context, suit), needs, "advance-game", Forcing.SIGN_OFF)
            needs = points(12 + more, 17) & length(suit, 5) & at_most(_other_major(suit), 4)
            yield Rule(game_in(context, suit), needs, "advance-game", Forcing.SIGN_OFF)
            if not low:
                needs = points(10 + more, 17) & length(suit, 4) & longest_of(suit, MAJORS)
                yield Rule(game_in(context, suit), needs, "advance-game", Forcing.SIGN_OFF)
    notrump = no_major(context) & stoppers(context)
    if context.bid is not None and not context.ours and context.bid.level >= 4:
        # So high the points are counted in defence.
        if not context.forced:
            cards = hcp(9) & at_most(their, 3)
            yield Rule(Call.DOUBLE, cards, "shows-values-double")
        return
    yield Rule(game_in(context, Strain.NT), hcp(13 + more, 17) & notrump, "advance-game")
    if context.level(Strain.NT) == 1 and context.stakes.game_level(Strain.NT) > 2:
        two = hcp(11 + more, 12 + more) & notrump
        yield Rule(Call.NT2, two, "advance-2nt", Forcing.INVITES)
    yield Rule(
        lowest(context, their),
        points(12 + more),
        "cue-bid-advance",
        Forcing.ROUND,
        "cue-bid",
        artificial=True,
    )


def _other_major(suit: Suit) -> Suit:
    return Suit.H if suit is Suit.S else Suit.S


def _notrump_advances(context: Context, their: Suit, more: int) -> Iterator[Rule]:
    level = context.level(Strain.NT)
    game = context.stakes.game_level(Strain.NT)
    holds = no_major(context) & (stoppers(context) | length(their, 4))
    if level == 1 and game > 2:
        yield Rule(Call.NT2, hcp(11 + more, 12 + more) & holds, "advance-2nt", Forcing.INVITES)
    if level == 1:
        yield Rule(Call.NT1, hcp(6 + more, 10 + more) & holds, "advance-1nt")
    elif level == 2:
        yield Rule(Call.NT2, hcp(9 + more, 12 + more) & holds, "advance-2nt", Forcing.INVITES)


def _jumps(context: Context, suit: Suit, suits: tuple[Suit, ...], more: int) -> Iterator[Rule]:
    """Nine to eleven points jump one level, in a major up to game."""
    call = lowest(context, suit, 1)
    game = context.stakes.game_level(call.strain)
    if call.level > (game if suit in MAJORS else 3):
        return
    # A free bid at the three level shows something already.
    least = 10 if call.level == game and not context.forced else 9
    needs = points(least + more, 11 + more) & length(suit, 4) & _best(suit, suits)
    yield Rule(call, needs, "advance-jump", Forcing.INVITES)


def _best(suit: Suit, suits: tuple[Suit, ...]) -> Constraint:
    """A major of four cards before a longer minor, the longest of the others."""
    majors = tuple(other for other in suits if other in MAJORS)
    if suit in majors:
        return longest_of(suit, majors)
    return longest_of(suit, suits)


def _minimum_advances(context: Context, suits: tuple[Suit, ...], most: int) -> Iterator[Rule]:
    for suit in suits:
        call = lowest(context, suit)
        high = max(most, 11) if call.level >= 3 else most
        best = _best(suit, suits)
        yield Rule(call, points(0, high) & length(suit, 4) & best, "advance-minimum")
    for suit in suits:
        call = lowest(context, suit)
        # A stronger hand has cue-bid, where there is room for it.
        weak = points(0, max(most, 13)) if call.level <= 4 else anything
        yield Rule(call, weak & longest_of(suit, suits), "advance-minimum")


def _over_the_redouble(context: Context, their: Suit, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    """RHO has redoubled: the suit to run to, however weak the hand; a pass leaves it to partner."""
    for cards in (5, 4):
        for suit in suits:
            call = lowest(context, suit)
            if call.level <= 2:
                needs = length(suit, cards) & longest_of(suit, suits) & at_most(their, 4)
                yield Rule(call, needs & points(0, 11), "advance-minimum")
    yield Rule(Call.PASS, anything, "pass")


def _free_advances(context: Context, suits: tuple[Suit, ...], most: int) -> Iterator[Rule]:
    """RHO has spoken: a bid shows something, a pass little."""
    assert context.bid is not None
    for suit in suits:
        call = lowest(context, suit)
        best = _best(suit, suits)
        long = length(suit, 5) & hcp(4, 8) & best
        if suit in MAJORS and call.level <= 2:
            yield Rule(lowest(context, suit, 2), long & good(suit), "advance-preempt")
        least = {1: 5, 2: 6, 3: 9}.get(call.level)
        if least is not None:
            yield Rule(call, points(least, most) & length(suit, 4) & best, "advance-free")
    # So high a hand without a suit of its own passes with more.
    yield Rule(Call.PASS, points(0, most) if context.bid.level < 4 else anything, "pass")


def advances_of_an_overcall(context: Context, overcall: Heard) -> Iterator[Rule]:
    """Partner has overcalled in a suit: raise by trumps and strength, or look elsewhere."""
    suit = overcall.call.strain.trumps
    opening = context.opening
    if suit is None or opening is None or context.bid is None:
        return
    their = opening.call.strain.trumps
    high = overcall.call.level > 1
    suits = tuple(s for s in open_suits(context) if s is not suit)
    notrump = stoppers(context) & (at_most(suit, 2) if suit in MAJORS else no_major(context))
    game = Rule(game_in(context, Strain.NT), hcp(13 if high else 15) & notrump, "advance-game")
    if suit not in MAJORS:
        yield game
        yield from _notrump_beside(context, notrump)
    yield from _raises(context, suit, their)
    yield game
    for other in suits:
        call = lowest(context, other)
        least = {1: 8, 2: 10}.get(call.level, 13)
        long = length(other, 5) & at_most(suit, 2) & longest_of(other, suits) & good(other)
        yield Rule(call, points(least, 17) & long, "advance-new-suit")
    if suit in MAJORS:
        yield from _notrump_beside(context, notrump)
    else:
        for other in suits:
            if other in MAJORS and lowest(context, other).level == 1:
                four = length(other, 4) & honours(other, 2) & longest_of(other, suits)
                yield Rule(lowest(context, other), points(9, 17) & four, "advance-new-suit")
        yield from _notrump_beside(context, stoppers(context))
    if their is not None and context.bid.level <= 2:
        yield _cue(context, their, hcp(13 if high else 16))
    elif not context.ours:
        yield Rule(Call.DOUBLE, hcp(16), "shows-values-double")
    if context.bid.level <= 2:
        yield Rule(Call.PASS, hcp(0, 12 if high else 15), "pass")
    elif not context.ours:
        yield Rule(Call.PASS, hcp(0, 15), "pass")


def advances_of_a_jump(context: Context, jump: Heard) -> Iterator[Rule]:
    """They have bid over partner's weak jump: raise by trumps together, to game with strength."""
    suit = jump.call.strain.trumps
    if suit is None or context.doubling:
        return
    together = context.partner.held(suit)
    game, call = game_in(context, suit), lowest(context, suit)
    if suit in MAJORS and game.level <= 4:
        yield Rule(game, support(suit, 16) & length(suit, 2), "bids-game", agrees=suit)
    needs = length(suit, max(2, call.level + 6 - together))
    if call.level <= 3:
        least = 9 if context.stakes.vulnerable else 7
        weak = support(suit, least, 15)
        yield Rule(call, needs & weak, "raise-preemptive", Forcing.SIGN_OFF, agrees=suit)
    elif call.level == 4 and not context.stakes.vulnerable:
        weak = needs & support(suit, 8, 15) & hcp(0, 11)
        yield Rule(call, weak, "raise-preemptive", Forcing.SIGN_OFF, agrees=suit)
    if context.bid is not None and context.bid.level <= 3:
        if not context.ours:
            yield Rule(Call.NT3, hcp(16) & stoppers(context), "advance-game", Forcing.SIGN_OFF)
            yield Rule(Call.DOUBLE, hcp(16), "shows-values-double")
        yield Rule(Call.PASS, hcp(0, 15), "pass")


def _notrump_beside(context: Context, holds: Constraint) -> Iterator[Rule]:
    """Notrump below game opposite an overcall."""
    if context.level(Strain.NT) == 1:
        yield Rule(Call.NT2, hcp(12, 14) & holds, "advance-2nt", Forcing.INVITES)
        yield Rule(Call.NT1, hcp(8, 11) & holds, "advance-1nt")
    elif context.level(Strain.NT) == 2:
        yield Rule(Call.NT2, hcp(11, 12) & holds, "advance-2nt", Forcing.INVITES)


def _cue(context: Context, their: Suit, needs: Constraint, agrees: Suit | None = None) -> Rule:
    return Rule(
        lowest(context, their),
        needs,
        "cue-bid-raise" if agrees else "cue-bid-advance",
        Forcing.ROUND,
        "cue-bid",
        artificial=True,
        agrees=agrees,
    )


def _raises(context: Context, suit: Suit, their: Suit | None) -> Iterator[Rule]:
    game = game_in(context, suit)
    if suit in MAJORS:
        weak = length(suit, 5) & hcp(0, 8) & support(suit, 6)
        yield Rule(game, weak, "raise-preemptive", Forcing.SIGN_OFF, agrees=suit)
    strong = support(suit, 11) & length(suit, 3) & hcp(8)
    if their is not None and lowest(context, their).level < 4:
        yield _cue(context, their, strong, suit)
    elif suit in MAJORS:
        yield Rule(game, support(suit, 13) & length(suit, 3), "bids-game", agrees=suit)
    jump = lowest(context, suit, 1)
    if jump.level < game.level and jump.level <= 3:
        needs = (support(suit, 5, 10) & hcp(3, 8) | support(suit, 11) & hcp(3, 7)) & length(suit, 4)
        yield Rule(jump, needs, "raise-preemptive", Forcing.SIGN_OFF, agrees=suit)
    call = lowest(context, suit)
    if call.level <= 3:
        least = 6 if call.level == 2 else 8
        yield Rule(call, support(suit, least, 10) & length(suit, 3), "raise-simple", agrees=suit)


def cue_bidder_continues(context: Context) -> Iterator[Rule]:
    """Partner has answered the cue-bid that raised his overcall."""
    answer = context.last_of(context.seat.partner)
    suit = context.agreed
    if answer is None or suit is None or not context.ours or context.bid is None:
        return
    game = game_in(context, suit)
    least = {"overcall-minimum": 16, "overcall-extras": 12}.get(answer.meaning.note)
    if least is None or context.bid.level >= game.level:
        return
    three = length(suit, 3)
    if suit in MAJORS:
        if lowest(context, suit).level >= game.level:
            # There is no room left to invite.
            least = min(least, 15)
        yield Rule(game, support(suit, least) & three, "bids-game", Forcing.SIGN_OFF, agrees=suit)
    call = lowest(context, suit)
    if suit not in MAJORS:
        notrump = hcp(14) & stoppers(context)
        yield Rule(game_in(context, Strain.NT), notrump, "bids-game", Forcing.SIGN_OFF)
    if answer.meaning.note == "overcall-minimum" and call.level < game.level:
        needs = (support(suit, 14, 15) if suit in MAJORS else support(suit, 16, 18)) & three
        yield Rule(call, needs, "raise-invites", Forcing.INVITES, agrees=suit)
    yield Rule(Call.PASS, anything, "pass")
