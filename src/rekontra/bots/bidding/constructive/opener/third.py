"""Opener's third bid: invitations answered, forcing bids obeyed."""

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
    accepts,
    bands,
    game_in,
    others,
    pass_at_game,
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
    yield from pass_at_game(context)
    if meaning.forcing is Forcing.INVITES:
        yield from _over_an_invitation(context, opened, answered, second)
    elif meaning.note == "fourth-suit":
        yield from _over_the_fourth_suit(context, opened, answered, rebid, second)
    elif meaning.forcing.binds:
        yield from _over_a_forcing_bid(context, opened, answered, rebid, second)
    elif meaning.note in PLACED:
        yield from _with_more(context, opened, second)


def _over_an_invitation(
    context: Context, opened: Suit, answered: Suit | None, second: Call
) -> Iterator[Rule]:
    """More than a minimum goes on, in the contract that fits."""
    trumps = second.strain.trumps
    least = accepts(context, Strain.NT)
    again = context.cheapest(opened)
    if trumps is None:
        if answered in MAJORS and context.level(answered) == 3:
            three = length(answered, 3) & hcp(least) & at_most(opened, 7)
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
        if context.level(Strain.NT) == 3 and trumps is answered:
            rich = at_most(trumps, 1) & hcp(max(least, 18))
            yield Rule(Call.NT3, rich, "accept", Forcing.SIGN_OFF)
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
    if answered in MAJORS and support_call is not None and support_call.level <= 3:
        three = length(answered, 3)
        jump = context.cheapest(answered, 1)
        if jump is not None and jump.level <= 3:
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
    weak = context.heard[-2].meaning.note == "weak-two-notrump"
    force = Forcing.GAME if game_forced else Forcing.NO if weak else Forcing.ROUND
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
    if Call.NT1 in context.legal:
        yield Rule(Call.NT1, hcp(0, 16) & stoppers(*rest), "natural-notrump")
    elif Call.NT2 in context.legal and not game_forced:
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
    placed = context.heard[-2].meaning.forcing is Forcing.SIGN_OFF
    weak = anything if placed else points(0, max(stop.high, game.low - 1))
    yield Rule(Call.PASS, weak, "pass-no-game")
