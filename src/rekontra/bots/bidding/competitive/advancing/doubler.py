"""The second call of the player who doubled for takeout, and of the one who overcalled."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.competitive.common import (
    at_least,
    game_in,
    honours,
    in_pass_out_seat,
    last_act,
    lowest,
    open_suits,
    short,
    stoppers,
)
from rekontra.bots.bidding.constraint import (
    Constraint,
    Where,
    anything,
    at_most,
    good,
    hcp,
    length,
    points,
    support,
)
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.shown import MOST
from rekontra.game import Call, Strain, Suit


def doubler_continues(context: Context) -> Iterator[Rule]:
    """Partner has answered the takeout double, or has not spoken."""
    answer = context.last_of(context.seat.partner)
    note = answer.meaning.note if answer else ""
    suit = answer.call.strain.trumps if answer and answer.call.is_bid else None
    if note == "cue-bid-advance":
        yield from _after_the_cue(context)
    elif note in ("advance-jump", "advance-free") and suit is not None:
        yield from _after_a_jump(context, suit, free=note == "advance-free")
    elif note in ("advance-1nt", "advance-2nt"):
        yield from _after_notrump(context)
    elif note in ("advance-game", "penalty-pass", "advance-preempt"):
        yield Rule(Call.PASS, anything, "pass")
    elif suit is not None:
        yield from _after_a_minimum(context, suit)
    else:
        yield from _partner_passed(context)


def _strong_suits(
    context: Context,
    least: int,
    without: Suit | None = None,
    forcing: Forcing = Forcing.INVITES,
) -> Iterator[Rule]:
    for suit in open_suits(context):
        call = lowest(context, suit)
        if suit is not without and call.level <= 4:
            # An opener has shown five of his suit already, or nearly.
            own = suit in context.bid_naturally(context.seat)
            cards = 6 if own or call.level == 4 else 5
            if suit in MINORS and call.level <= 3:
                long = hcp(least) & length(suit, 7) & points(least + 5)
                yield Rule(lowest(context, suit, 1), long & good(suit), "doubler-suit", forcing)
            needs = hcp(least, 21) & length(suit, cards) & (good(suit) | length(suit, 6))
            yield Rule(call, needs, "doubler-suit", forcing)


def _after_a_minimum(context: Context, suit: Suit) -> Iterator[Rule]:
    """Partner has shown nothing: 16 and a fit raise, 18 balanced bid notrump, 22 cue-bid."""
    balance = 2 if in_pass_out_seat(context, context.acts_of(context.seat)[0]) else 0
    low = 18 - balance
    notrump = context.level(Strain.NT)
    even: Constraint = Where(lambda hand: (hand.shortest >= 2) & (hand.doubletons <= 2))
    for major in MAJORS:
        if major in open_suits(context):
            even = even & at_most(major, 5)
    stopped = even & stoppers(context)
    call, jump = lowest(context, suit), lowest(context, suit, 1)
    if suit in MAJORS:
        yield from _raises(context, suit, call, jump)
    preempted = context.opening is not None and context.opening.call.level > 1
    game = {1: 23, 2: 22}.get(notrump, 18 if preempted else 20)
    most = MOST if notrump < 3 else 23
    yield Rule(game_in(context, Strain.NT), hcp(game, most) & stopped, "doubler-3nt")
    if notrump == 1:
        yield Rule(Call.NT2, hcp(21, 22) & stopped, "doubler-2nt", Forcing.INVITES)
        yield Rule(Call.NT1, hcp(low, 20) & stopped, "doubler-1nt")
    elif notrump == 2:
        least = low if balance else low + 1
        yield Rule(Call.NT2, hcp(least, 21) & stopped, "doubler-2nt", Forcing.INVITES)
    yield from _cue(context, 22)
    yield from _strong_suits(context, 17 - balance, without=suit)
    if suit not in MAJORS:
        yield from _raises(context, suit, call, jump)
    if notrump == 1:
        yield Rule(Call.NT1, hcp(low, 20) & even, "doubler-1nt")
    if not context.forced and _can_cue(context):
        yield Rule(Call.PASS, hcp(0, 21), "pass")


def _raises(context: Context, suit: Suit, call: Call, jump: Call) -> Iterator[Rule]:
    game = game_in(context, suit)
    four = length(suit, 4)
    if suit in MAJORS or call.level >= game.level:
        least = 22 if jump.level < game.level else 19
        yield Rule(game, hcp(least) & four, "bids-game", agrees=suit)
    if jump.level < game.level:
        yield Rule(jump, hcp(19, 21) & four, "doubler-jump-raise", Forcing.INVITES, agrees=suit)
    if call.level < game.level:
        enough = hcp(16, 18) | (hcp(15) & support(suit, 18)) if call.level == 2 else hcp(18)
        yield Rule(call, hcp(15, 18) & enough & four, "doubler-raise", Forcing.INVITES, agrees=suit)


def _cue(context: Context, least: int) -> Iterator[Rule]:
    their = _their_suit(context)
    if their is not None and _can_cue(context):
        yield Rule(
            lowest(context, their),
            hcp(least),
            "doubler-cue",
            Forcing.ROUND,
            "cue-bid",
            artificial=True,
        )


def _their_suit(context: Context) -> Suit | None:
    if context.we_opened:
        return context.their_suits[0] if context.their_suits else None
    return context.opening.call.strain.trumps if context.opening else None


def _can_cue(context: Context) -> bool:
    """Whether their suit can still be bid below five."""
    their = _their_suit(context)
    return their is not None and lowest(context, their).level <= 4


def _after_the_cue(context: Context) -> Iterator[Rule]:
    """Partner is strong: a major of four, else notrump with a stopper, else the longest suit."""
    suits = open_suits(context)
    for suit in MAJORS:
        if suit in suits:
            call, jump = lowest(context, suit), lowest(context, suit, 1)
            game = game_in(context, suit)
            if jump.level <= game.level:
                yield Rule(jump, hcp(15) & length(suit, 4), "doubler-jump")
            yield Rule(call, length(suit, 4), "doubler-suit", Forcing.ROUND)
    yield Rule(game_in(context, Strain.NT), hcp(15) & stoppers(context), "doubler-3nt")
    if context.level(Strain.NT) <= 3:
        notrump = lowest(context, Strain.NT)
        yield Rule(notrump, stoppers(context), "doubler-notrump", Forcing.ROUND)
    for suit in suits:
        if suit not in MAJORS:
            yield Rule(lowest(context, suit), length(suit, 4), "doubler-suit", Forcing.ROUND)
    for suit in suits:
        yield Rule(lowest(context, suit), length(suit, 3), "doubler-suit", Forcing.ROUND)


def _after_a_jump(context: Context, suit: Suit, *, free: bool) -> Iterator[Rule]:
    """Partner has shown some nine to eleven points, or by a free bid some six or more."""
    game = game_in(context, suit)
    low = free and context.bid is not None and context.bid.level <= 2
    if suit in MAJORS:
        least = 18 if low else 15
        yield Rule(game, support(suit, least) & length(suit, 3), "bids-game", agrees=suit)
        if low and lowest(context, suit).level < game.level:
            needs = support(suit, 16, 17) & length(suit, 4)
            yield Rule(lowest(context, suit), needs, "doubler-raise", Forcing.INVITES, agrees=suit)
    notrump = hcp(18 if low else 15) & stoppers(context)
    yield Rule(game_in(context, Strain.NT), notrump, "doubler-3nt")
    yield from _strong_suits(context, 17, suit, Forcing.ROUND)
    if suit not in MAJORS:
        yield Rule(game, support(suit, 17) & length(suit, 4), "bids-game", agrees=suit)
    yield from _cue(context, 18)
    if _can_cue(context):
        yield Rule(Call.PASS, hcp(0, 17), "pass")


def _after_notrump(context: Context) -> Iterator[Rule]:
    answer = last_act(context, context.seat.partner)
    assert answer is not None
    two = answer.meaning.note == "advance-2nt"
    balance = 2 if in_pass_out_seat(context, context.acts_of(context.seat)[0]) else 0
    least = 14 if two else 18
    for suit in MAJORS:
        if suit in open_suits(context):
            long = length(suit, 7) | (length(suit, 6) & points(least + 2))
            yield Rule(game_in(context, suit), hcp(15) & long, "bids-game", agrees=suit)
    yield from _strong_suits(context, 17 - balance)
    yield Rule(game_in(context, Strain.NT), hcp(least), "bids-game")
    if not two:
        even = Where(lambda hand: hand.shortest >= 1)
        yield Rule(Call.NT2, hcp(16, 17) & even, "doubler-2nt", Forcing.INVITES)
    yield Rule(Call.PASS, hcp(0, least - 1), "pass")


def _partner_passed(context: Context) -> Iterator[Rule]:
    """The opponents have gone on and partner has not spoken."""
    if context.doubling == 2 and context.passes_out and not context.ours:
        yield from _runs_from_the_redouble(context)
    if context.bid is None or context.doubling:
        return
    their = context.bid.strain.trumps
    # An opener who has doubled has told of eighteen already.
    least = 20 if context.we_opened else 17
    if their is not None and context.bid.level <= 3:
        no_suit = Where(lambda hand: hand.longest <= 5)
        shape = short((their,), 1) & at_least(open_suits(context), 3) & no_suit
        yield _again(hcp(least - 1) & shape)
    yield from _strong_suits(context, 17)
    if their is not None and context.bid.level <= 4:
        low = context.bid.level <= 3
        yield _again(hcp(least) if low else hcp(least + 1), low=low)
    yield Rule(Call.PASS, anything, "pass")


def _again(needs: Constraint, *, low: bool = True) -> Rule:
    """The second double: for takeout up to three of a suit, above that it shows strength."""
    return Rule(
        Call.DOUBLE,
        needs,
        "takeout-double",
        Forcing.ROUND if low else Forcing.NO,
        "takeout-double",
        artificial=low,
    )


def _runs_from_the_redouble(context: Context) -> Iterator[Rule]:
    """Partner's pass of the redouble had no suit to name: the cheapest of four cards, or three."""
    suits = sorted(open_suits(context), key=lambda suit: lowest(context, suit).number)
    for cards in (4, 3):
        for suit in suits:
            needs = length(suit, cards)
            yield Rule(lowest(context, suit), needs, "runs-from-double", Forcing.SIGN_OFF)


def overcaller_continues(context: Context) -> Iterator[Rule]:
    """The second call of the player who overcalled in a suit."""
    answer = context.last_of(context.seat.partner)
    mine = last_act(context, context.seat)
    own = mine.call.strain.trumps if mine and mine.call.is_bid else None
    if answer is None or own is None or context.bid is None:
        return
    note = answer.meaning.note
    if note in ("cue-bid-raise", "cue-bid-advance"):
        yield from _answers_the_raise(context, own)
    elif note == "raise-simple":
        game = game_in(context, own)
        if own in MAJORS:
            yield Rule(game, points(17), "bids-game", agrees=own)
            if context.level(own) <= 3:
                needs = points(15, 16)
                yield Rule(lowest(context, own), needs, "raise-invites", Forcing.INVITES)
    elif note == "advance-new-suit" and answer.call.strain.trumps is not None:
        yield from _after_a_new_suit(context, own, answer.call.strain.trumps)
    elif note in ("advance-1nt", "advance-2nt"):
        two = note == "advance-2nt"
        yield Rule(game_in(context, Strain.NT), hcp(12 if two else 16), "bids-game")
        six = length(own, 6) & hcp(0, 13)
        yield Rule(lowest(context, own), six, "rebids-suit")
        for suit in open_suits(context):
            second = lowest(context, suit)
            if suit is not own and second.level == 2 and not two:
                shape = Where(lambda hand: (hand.second >= 4) & (hand.shortest <= 1))
                needs = length(suit, 4) & shape & hcp(8, 15)
                yield Rule(second, needs, "overcall-second-suit")
    elif answer.call is Call.PASS and not context.ours:
        for suit in open_suits(context):
            if suit is not own and lowest(context, suit).level == 1:
                needs = hcp(13, 17) & length(suit, 4)
                yield Rule(lowest(context, suit), needs, "overcall-second-suit")
        jump = lowest(context, own, 1)
        if jump.level <= 3:
            strong = hcp(14, 18) & length(own, 6) & points(18) & good(own)
            yield Rule(jump, strong, "rebids-suit", Forcing.INVITES)
        yield from _overcaller_reopens(context, own)


def _answers_the_raise(context: Context, own: Suit) -> Iterator[Rule]:
    """The cheapest bid in the suit is a minimum; more bids on.

    Where RHO has bid a minimum passes, and the cheapest bid shows something.
    """
    call, jump, game = lowest(context, own), lowest(context, own, 1), game_in(context, own)
    if own in MAJORS:
        yield Rule(game, points(15), "bids-game", agrees=own)
        extras = jump if context.forced else call
        if extras.level < game.level:
            yield Rule(extras, points(12, 14), "overcall-extras", Forcing.INVITES, agrees=own)
    else:
        yield Rule(game_in(context, Strain.NT), hcp(14) & stoppers(context), "bids-game")
        for suit in open_suits(context):
            second = lowest(context, suit)
            if suit is not own and second.number < call.number:
                more = hcp(14) & length(suit, 4)
                yield Rule(second, more, "overcall-second-suit", Forcing.ROUND)
        if jump.level < game.level:
            yield Rule(jump, hcp(15), "overcall-extras", Forcing.INVITES, agrees=own)
    if context.forced:
        yield Rule(call, anything, "overcall-minimum")
    else:
        yield Rule(Call.PASS, points(0, 14), "pass")


def _after_a_new_suit(context: Context, own: Suit, suit: Suit) -> Iterator[Rule]:
    fits = length(suit, 3)
    if suit in MAJORS:
        game = game_in(context, suit)
        yield Rule(game, support(suit, 16) & fits, "bids-game", agrees=suit)
    yield Rule(lowest(context, suit), support(suit, 11, 15) & fits, "raise-simple", agrees=suit)
    yield Rule(lowest(context, own), length(own, 6) & honours(own, 2), "rebids-suit")
    if context.level(Strain.NT) <= 2:
        yield Rule(lowest(context, Strain.NT), hcp(13, 17) & stoppers(context), "notrump-rebid")


def _overcaller_reopens(context: Context, own: Suit) -> Iterator[Rule]:
    """The opponents have found a low resting place and partner could not speak."""
    assert context.bid is not None
    their = context.bid.strain.trumps
    if their is None or not context.passes_out or context.bid.level > 2:
        return
    for suit in open_suits(context):
        if suit is own:
            continue
        second = length(suit, 5) & hcp(12)
        yield Rule(lowest(context, suit), second, "overcall-second-suit")
    if context.system.takeout_doubles:
        shape = Where(lambda hand: hand.length(their) <= 2)
        for suit in open_suits(context):
            if suit is not own:
                shape = shape & length(suit, 3)  # type: ignore[assignment]
        yield Rule(
            Call.DOUBLE,
            hcp(10) & shape,
            "takeout-double",
            Forcing.ROUND,
            "takeout-double",
            artificial=True,
        )
    yield Rule(lowest(context, own), length(own, 6) & good(own) & hcp(10), "rebids-suit")
