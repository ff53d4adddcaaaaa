"""Our own notrump or artificial opening when the opponents have come in."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS
from rekontra.bots.bidding.competitive.common import (
    SUITS_DOWN,
    game_in,
    honours,
    longest_of,
    lowest,
    stoppers,
)
from rekontra.bots.bidding.competitive.undisturbed import alone
from rekontra.bots.bidding.constraint import (
    anything,
    at_most,
    good,
    hcp,
    length,
    longer,
    points,
)
from rekontra.bots.bidding.constructive import constructive
from rekontra.bots.bidding.context import Context, Heard, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit

_STOLEN = "stolen-stayman"
_RUNOUT = "runout-redouble"


def responder_to_notrump(context: Context, opening: Heard) -> Iterator[Rule]:
    """RHO has doubled or overcalled partner's notrump."""
    if context.doubling:
        yield from _over_a_double(context, opening)
        return
    assert context.bid is not None
    their = context.bid.strain.trumps
    level = opening.call.level
    if their is Suit.C and context.bid.level == level + 1:
        yield from _over_clubs(context, opening)
    elif their is not None:
        yield from _over_a_suit(context, their, level)


def _over_a_double(context: Context, opening: Heard) -> Iterator[Rule]:
    """All answers keep their meaning; a weak hand with a minor redoubles to run."""
    if opening.call is Call.NT1:
        minor = (length(Suit.C, 6) | length(Suit.D, 6)) & hcp(0, 7)
        majors = at_most(Suit.S, 4) & at_most(Suit.H, 4)
        yield Rule(
            Call.REDOUBLE,
            minor & majors,
            _RUNOUT,
            Forcing.ROUND,
            _RUNOUT,
            artificial=True,
        )
        for rule in constructive(alone(context, opening)):
            # The redouble has taken the place of the way to the minors.
            if rule.call is not Call.S2:
                yield rule
    else:
        yield from constructive(alone(context, opening))


def _over_clubs(context: Context, opening: Heard) -> Iterator[Rule]:
    """Their clubs took our Stayman: a double asks for it, all else is as without them."""
    for rule in constructive(alone(context, opening)):
        if context.bid is not None and rule.call is context.bid:
            yield Rule(Call.DOUBLE, rule.needs, _STOLEN, Forcing.ROUND, "stayman", artificial=True)
        else:
            yield rule


def _over_a_suit(context: Context, their: Suit, level: int) -> Iterator[Rule]:
    """Suits at the two level are to play, at the three level forcing; a double is for penalty."""
    assert context.bid is not None
    low = context.partner.hcp.low
    game = max(0, 25 - low)
    cue = lowest(context, their)
    for suit in SUITS_DOWN:
        if suit is their:
            continue
        call = lowest(context, suit)
        if suit in MAJORS:
            six = hcp(game - 2) & length(suit, 6)
            yield Rule(game_in(context, suit), six, "bids-game", Forcing.SIGN_OFF)
        if call.level == 3:
            yield Rule(call, hcp(game) & length(suit, 5), "notrump-interference-suit", Forcing.GAME)
    stack = length(their, 4) & honours(their, 2) & hcp(max(0, game - 3))
    yield Rule(Call.DOUBLE, stack, "penalty-double")
    if cue.level <= 3 and context.system.stayman:
        four = length(Suit.S, 4) if their is not Suit.S else length(Suit.H, 4)
        if their not in MAJORS:
            four = four | length(Suit.H, 4)
        yield Rule(
            cue, hcp(game) & four, "cue-bid-stayman", Forcing.GAME, "stayman", artificial=True
        )
    yield Rule(game_in(context, Strain.NT), hcp(game) & stoppers(context), "response-3nt")
    if level == 1:
        for suit in SUITS_DOWN:
            if lowest(context, suit).level == 2 and suit is not their:
                weak = hcp(3, game - 1) & length(suit, 5) & longest_of(suit, SUITS_DOWN)
                yield Rule(lowest(context, suit), weak, "weak-new-suit", Forcing.SIGN_OFF)
        if context.level(Strain.NT) == 2:
            yield Rule(
                Call.NT2,
                hcp(game - 2, game - 1) & stoppers(context),
                "response-2nt",
                Forcing.INVITES,
            )
    yield Rule(Call.DOUBLE, hcp(game), "penalty-double")
    yield Rule(Call.PASS, hcp(0, game - 1), "pass")


def notrump_opener_continues(context: Context, opening: Heard) -> Iterator[Rule]:
    """Opener of notrump, when an opponent has spoken since the opening."""
    answer = context.last_of(context.seat.partner)
    if answer is None:
        return
    note, convention = answer.meaning.note, answer.meaning.convention
    rho_spoke = context.heard[-1].call is not Call.PASS
    if note == _RUNOUT and not rho_spoke:
        yield Rule(Call.C2, anything, "runout-relay", Forcing.NO, _RUNOUT, artificial=True)
    elif note == _STOLEN and not rho_spoke:
        own = length(Suit.C, 5) & honours(Suit.C, 3)
        yield Rule(Call.PASS, own, "penalty-pass")
        stayman = suit_bid(opening.call.level + 1, Suit.C)
        yield from constructive(alone(context, opening, {Call.DOUBLE: stayman}))
    elif not rho_spoke and not _they_bid_over(context, opening):
        yield from constructive(alone(context, opening))
    elif rho_spoke and convention == "stayman":
        yield from _stayman_disturbed(context)
    elif rho_spoke and convention == "jacoby-transfer":
        yield from _transfer_disturbed(context, answer)
    elif answer.call is Call.PASS and not context.acts_of(context.seat.partner):
        yield from _reopens(context)
        yield Rule(Call.PASS, anything, "pass")


def _reopens(context: Context) -> Iterator[Rule]:
    """A maximum without length in their suit does not let them play at the two level."""
    their = context.bid.strain.trumps if context.bid and not context.ours else None
    wanted = context.passes_out and context.system.takeout_doubles and context.doubling == 0
    if wanted and their is not None and context.bid is not None and context.bid.level == 2:
        most = context.mine.hcp.high
        yield Rule(
            Call.DOUBLE,
            hcp(most - 1) & at_most(their, 3),
            "takeout-double",
            Forcing.ROUND,
            "takeout-double",
            artificial=True,
        )


def _they_bid_over(context: Context, opening: Heard) -> bool:
    """Whether they have bid, but for the clubs over which all answers stay as they are."""
    stayman = suit_bid(opening.call.level + 1, Suit.C)
    return any(
        heard.call.is_bid and heard.call is not stayman and heard.seat.side is not opening.seat.side
        for heard in context.heard[context.heard.index(opening) :]
    )


def _stayman_disturbed(context: Context) -> Iterator[Rule]:
    """They doubled Stayman or bid over it: a major is shown, a pass denies one."""
    for major in (Suit.H, Suit.S):
        call = lowest(context, major)
        if major not in context.their_suits and call.level <= 3:
            yield Rule(call, length(major, 4), "stayman-major")
    their = context.bid.strain.trumps if context.bid else None
    if context.doubling:
        clubs = length(Suit.C, 5) & good(Suit.C)
        yield Rule(Call.REDOUBLE, clubs, "redouble-to-play")
    elif their is not None:
        yield Rule(Call.DOUBLE, length(their, 4), "penalty-double")
    yield Rule(Call.PASS, anything, "stayman-no-major")


def _transfer_disturbed(context: Context, answer: Heard) -> Iterator[Rule]:
    """Completing a disturbed transfer shows three cards, a jump four, a pass two."""
    place = SUITS_DOWN.index(answer.call.strain.trumps or Suit.D)
    major = SUITS_DOWN[place - 1]
    call, jump = lowest(context, major), lowest(context, major, 1)
    their = context.bid.strain.trumps if context.bid else None
    if jump.level == answer.call.level + 1:
        yield Rule(jump, length(major, 4), "transfer-super-accept", agrees=major)
    if context.doubling == 0 and their is not None:
        yield Rule(Call.DOUBLE, length(their, 4) & at_most(major, 2), "penalty-double")
    yield Rule(call, length(major, 3), "transfer-completed", agrees=major)
    yield Rule(Call.PASS, at_most(major, 2), "transfer-not-completed")


def notrump_responder_continues(context: Context, opening: Heard) -> Iterator[Rule]:
    """Responder to notrump for the second time, when the opponents have spoken."""
    mine = context.acts_of(context.seat)[-1]
    answer = context.last_of(context.seat.partner)
    rho_spoke = context.heard[-1].call is not Call.PASS
    if answer is None:
        return
    if mine.meaning.note == _RUNOUT and not rho_spoke:
        yield Rule(Call.PASS, length(Suit.C, 6) & longer(Suit.C, Suit.D), "runs-to-minor")
        yield Rule(Call.D2, length(Suit.D, 6), "runs-to-minor", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, anything, "runs-to-minor")
    elif answer.call is Call.PASS and mine.meaning.convention == "jacoby-transfer":
        place = SUITS_DOWN.index(mine.call.strain.trumps or Suit.D)
        major = SUITS_DOWN[place - 1]
        if context.doubling and context.ours:
            own = length(major, 5) & hcp(0, 9)
            yield Rule(lowest(context, major), own, "own-suit", Forcing.SIGN_OFF)
        six = points(9) & length(major, 6)
        yield Rule(game_in(context, major), six, "bids-game", Forcing.SIGN_OFF)
        yield Rule(game_in(context, Strain.NT), hcp(10) & stoppers(context), "bids-game")
        if not (context.doubling and context.ours):
            yield Rule(Call.PASS, hcp(0, 9), "pass")
    elif answer.call is Call.PASS and mine.meaning.convention == "stayman" and context.ours:
        yield Rule(Call.NT3, hcp(10), "bids-game", Forcing.SIGN_OFF)
        yield Rule(Call.NT2, hcp(8, 9), "response-2nt", Forcing.INVITES)
        yield Rule(Call.D2, hcp(0, 7), "own-suit", Forcing.SIGN_OFF)
    elif mine.meaning.note == _STOLEN and not rho_spoke and answer.call.is_bid:
        stayman = suit_bid(opening.call.level + 1, Suit.C)
        yield from constructive(alone(context, opening, {Call.DOUBLE: stayman}))
    elif not rho_spoke and not _they_bid_over(context, opening):
        yield from constructive(alone(context, opening))
