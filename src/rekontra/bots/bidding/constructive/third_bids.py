"""Opener's third bid, and responder's after it: invitations answered, forcing bids obeyed."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Constraint,
    anything,
    at_most,
    hcp,
    length,
    points,
)
from rekontra.bots.bidding.constructive.common import (
    bands,
    enough,
    game_in,
    no_slam,
    others,
    stoppers,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit

PLACED = frozenset(
    ("suit-to-play", "preference", "notrump-to-play", "fit-raise", "second-suit-weak")
)


def opener_third(
    context: Context, opening: Call, answer: Call, rebid: Call, second: Call
) -> Iterator[Rule]:
    """Opener's third bid."""
    opened, answered = opening.strain.trumps, answer.strain.trumps
    meaning = context.heard[-2].meaning
    if opened is None or meaning.convention in ("blackwood", "gerber"):
        return
    if enough(context):
        yield Rule(Call.PASS, no_slam(context), "pass-game-reached")
        return
    if meaning.forcing is Forcing.INVITES:
        yield from _over_an_invitation(context, opened, answered, second)
    elif meaning.note == "fourth-suit":
        yield from _over_the_fourth_suit(context, opened, answered, rebid, second)
    elif meaning.forcing.binds:
        yield from _over_a_forcing_bid(context, opened, answered, rebid, second)
    elif meaning.note in PLACED:
        yield from _with_more(context, opened, second)


def _accepts(context: Context, strain: Strain | Suit) -> int:
    """The points that make a game opposite the middle of an invitation."""
    low, high = context.partner.points
    goal = bands(context, strain).game.low + low
    return goal - (low + min(high, low + 3)) // 2


def _over_an_invitation(
    context: Context, opened: Suit, answered: Suit | None, second: Call
) -> Iterator[Rule]:
    """More than a minimum goes on, in the contract that fits."""
    trumps = second.strain.trumps
    least = _accepts(context, Strain.NT)
    again = context.cheapest(opened)
    if trumps is None:
        if answered in MAJORS and context.level(answered) == 3:
            three = length(answered, 3) & points(least) & at_most(opened, 7)
            yield Rule(suit_bid(3, answered), three, "delayed-support", Forcing.GAME)
        yield Rule(Call.NT3, hcp(least), "accept", Forcing.SIGN_OFF)
        if again is not None and again.level == 3:
            six = length(opened, 6) & hcp(0, least - 1)
            yield Rule(again, six, "decline-to-suit", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, hcp(0, least - 1), "decline")
        return
    if trumps in MAJORS:
        goal = game_in(context, trumps)
        held = context.partner.held(trumps)
        fit = length(trumps, 2) if held >= 6 else length(trumps, max(0, 8 - held))
        accepted = fit & points(least)
        yield Rule(goal, accepted, "accept", Forcing.SIGN_OFF, agrees=trumps)
        yield Rule(Call.PASS, anything, "decline")
        return
    rest = tuple(suit for suit in others(trumps) if suit not in context.our_suits)
    yield Rule(Call.NT3, hcp(least) & stoppers(*rest), "accept", Forcing.SIGN_OFF)
    game = game_in(context, trumps)
    yield Rule(game, points(least + 4), "accept", Forcing.SIGN_OFF, agrees=trumps)
    yield Rule(Call.PASS, anything, "decline")


def _over_the_fourth_suit(
    context: Context, opened: Suit, answered: Suit | None, rebid: Call, second: Call
) -> Iterator[Rule]:
    """Support first, then a stopper in the fourth suit, then what else is long."""
    fourth = second.strain.trumps
    other = rebid.strain.trumps
    if fourth is None or other is None or answered is None:
        return
    support_call = context.cheapest(answered)
    if support_call is not None and support_call.level <= 3:
        three = length(answered, 3)
        jump = context.cheapest(answered, 1)
        if answered in MAJORS and jump is not None and jump.level <= 3:
            strong = three & points(15)
            yield Rule(jump, strong, "delayed-support", Forcing.GAME, agrees=answered)
        yield Rule(support_call, three, "delayed-support", Forcing.ROUND)
    stopped = stoppers(fourth)
    if Call.NT2 in context.legal:
        strong = hcp(15) & stopped
        yield Rule(Call.NT3, strong, "fourth-suit-stopped", Forcing.SIGN_OFF)
        yield Rule(Call.NT2, stopped, "fourth-suit-stopped", Forcing.ROUND)
    elif Call.NT3 in context.legal:
        yield Rule(Call.NT3, stopped, "fourth-suit-stopped", Forcing.SIGN_OFF)
    for suit, cards in ((other, 5), (opened, 6)):
        call = context.cheapest(suit)
        if call is not None and call.level <= 4:
            yield Rule(call, length(suit, cards), "suit-again", Forcing.ROUND)
    call = context.cheapest(opened)
    if call is not None:
        yield Rule(call, anything, "suit-again", Forcing.ROUND)


def _over_a_forcing_bid(
    context: Context, opened: Suit, answered: Suit | None, rebid: Call, second: Call
) -> Iterator[Rule]:
    """Delayed support, more length, another suit, and notrump when nothing else is left."""
    trumps = second.strain.trumps
    game_forced = context.game_forced
    force = Forcing.GAME if game_forced else Forcing.ROUND
    shown = context.mine
    for suit in (answered, trumps):
        if suit is None or suit in context.bid_naturally(context.seat):
            continue
        least = max(2, 8 - max(5, context.partner.held(suit)))
        if suit is trumps and suit is not answered:
            least = 4
        call = context.cheapest(suit)
        raised_already = context.agreed is suit
        if call is None or call.level > 4 or raised_already:
            continue
        known = shown.held(suit) >= least
        if not known:
            yield Rule(call, length(suit, least), "delayed-support", force, agrees=suit)
    if rebid is Call.NT2 and answered is Suit.D:
        for major in (Suit.H, Suit.S):
            call = context.cheapest(major)
            if call is not None and call.level == 3:
                yield Rule(call, length(major, 4), "new-suit-game", Forcing.GAME)
    again = context.cheapest(opened)
    if again is not None and again.level <= 3 and shown.held(opened) < 6:
        yield Rule(again, length(opened, 6), "suit-again", force)
    rest = tuple(suit for suit in others(opened) if suit not in context.our_suits)
    if Call.NT2 in context.legal and not game_forced:
        yield Rule(Call.NT2, stoppers(*rest), "natural-notrump", force)
    elif Call.NT3 in context.legal:
        yield Rule(Call.NT3, stoppers(*rest), "notrump-game", Forcing.SIGN_OFF)
    if again is not None and again.level <= 3:
        yield Rule(again, length(opened, 5), "suit-again", force)


def _with_more(context: Context, opened: Suit, second: Call) -> Iterator[Rule]:
    """Responder has placed a part-score: only much extra goes on."""
    trumps = second.strain.trumps
    strain: Strain | Suit = Strain.NT if trumps is None else trumps
    stop, invite, game = bands(context, strain)
    if invite.low >= game.low:
        return
    if trumps is None:
        yield Rule(Call.NT3, hcp(game.low), "extra-game", Forcing.SIGN_OFF)
        if Call.NT2 in context.legal:
            needs = hcp(invite.low, game.low - 1)
            yield Rule(Call.NT2, needs, "extra-invite", Forcing.INVITES)
        again = context.cheapest(opened)
        if again is not None and again.level == 2:
            needs = length(opened, 6) & points(0, invite.low - 1)
            yield Rule(again, needs, "suit-to-play")
    elif trumps in MAJORS:
        held = max(context.partner.held(trumps), 2)
        fit = length(trumps, max(0, 8 - held))
        if context.level(trumps) <= 3:
            game_call = game_in(context, trumps)
            yield Rule(game_call, fit & points(game.low), "extra-game", Forcing.SIGN_OFF)
            call = suit_bid(context.level(trumps), trumps)
            needs = fit & points(invite.low, game.low - 1)
            if call.level == 3:
                yield Rule(call, needs, "extra-invite", Forcing.INVITES)
    elif trumps in MINORS and Call.NT2 in context.legal:
        rest: Constraint = stoppers(
            *(suit for suit in others(trumps) if suit not in context.our_suits)
        )
        yield Rule(Call.NT3, hcp(game.low) & rest, "extra-game", Forcing.SIGN_OFF)
        needs = hcp(invite.low, game.low - 1) & rest
        yield Rule(Call.NT2, needs, "extra-invite", Forcing.INVITES)
    yield Rule(Call.PASS, points(0, max(stop.high, game.low - 1)), "pass-no-game")


def responder_third(context: Context, calls: tuple[Call, ...]) -> Iterator[Rule]:
    """Responder's third bid where the second had forced or invited."""
    opened, answered = calls[0].strain.trumps, calls[1].strain.trumps
    partner, mine = context.heard[-2].meaning, context.heard[-4].meaning
    if opened is None or answered is None or answered is opened:
        return
    if enough(context):
        yield Rule(Call.PASS, no_slam(context), "pass-game-reached")
        return
    if mine.note == "fourth-suit":
        yield from _after_my_fourth_suit(context, opened, answered, calls[-1])
    elif partner.note == "delayed-support" and mine.note == "notrump-invite":
        five = length(answered, 5)
        goal = game_in(context, answered)
        yield Rule(goal, five, "fit-game", Forcing.SIGN_OFF, agrees=answered)
        yield Rule(Call.NT3, at_most(answered, 4), "notrump-game", Forcing.SIGN_OFF)
    elif partner.note == "decline-to-suit":
        yield Rule(Call.PASS, anything, "pass-to-play")
    elif partner.note == "extra-invite" and calls[-1] is Call.NT2:
        least = _accepts(context, Strain.NT)
        yield Rule(Call.NT3, hcp(least), "accept", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, hcp(0, least - 1), "decline")


def _after_my_fourth_suit(
    context: Context, opened: Suit, answered: Suit, last: Call
) -> Iterator[Rule]:
    """What the question was for: support, six cards of one's own, or notrump."""
    shown = last.strain.trumps
    sure = bands(context, Strain.NT).game.low
    invite = points(0, sure - 1)
    if shown is answered:
        goal = game_in(context, answered)
        if answered in MAJORS:
            five = length(answered, 5)
            if last.level == 2:
                raised = suit_bid(3, answered)
                yield Rule(raised, five & invite, "raised-invite", Forcing.INVITES, agrees=answered)
            yield Rule(goal, five, "fit-game", Forcing.SIGN_OFF, agrees=answered)
    elif answered in MAJORS and context.level(answered) <= 3:
        six = length(answered, 6) & points(sure)
        call = suit_bid(context.level(answered), answered)
        yield Rule(call, six, "suit-again", Forcing.GAME)
    for major in MAJORS:
        if major in (opened, shown) and major is not answered:
            need = 2 if major is opened and shown is opened else 3
            goal = game_in(context, major)
            fit = length(major, need) & points(sure)
            yield Rule(goal, fit, "fit-game", Forcing.SIGN_OFF, agrees=major)
    if shown is None and last is Call.NT2:
        yield Rule(Call.NT3, points(sure - 1), "notrump-game", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, points(0, sure - 2), "pass-no-game")
