"""The tools for slams: asking for aces and kings, the answers, and what is made of them.

Blackwood and Gerber as the booklet of Standard American has them: 4NT (or 4C over notrump) asks
for aces, answered by steps from none or all four on; 5NT (5C) then asks for kings and promises
all the aces.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rekontra.analysis.hands import MAJORS, SUITS, Hand, Truth
from rekontra.bots.bidding.constraint import (
    Constraint,
    Where,
    anything,
    hcp,
    length,
    points,
    support,
)
from rekontra.bots.bidding.context import Context, as_strain
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.stakes import need
from rekontra.game import Call, Seat, Strain, Suit


@dataclass(frozen=True, slots=True)
class Ask:
    """A question for aces or kings by steps, and the strain it is about."""

    call: Call
    kings: bool
    convention: str

    def answer(self, count: int) -> Call:
        """The call that shows so many: none and all four are the same step."""
        return list(Call)[list(Call).index(self.call) + 1 + count % 4]

    def shows(self, call: Call) -> int | None:
        """How many an answer shows (0 for none or four), None when it is no answer."""
        step = list(Call).index(call) - list(Call).index(self.call) - 1
        return step if 0 <= step <= 3 else None


BLACKWOOD = Ask(Call.NT4, False, "blackwood")
BLACKWOOD_KINGS = Ask(Call.NT5, True, "blackwood")
GERBER = Ask(Call.C4, False, "gerber")
GERBER_KINGS = Ask(Call.C5, True, "gerber")
ASKS = {
    "ask-aces-blackwood": BLACKWOOD,
    "ask-kings-blackwood": BLACKWOOD_KINGS,
    "ask-aces-gerber": GERBER,
    "ask-kings-gerber": GERBER_KINGS,
}
_HONOURS = "ask-trump-honours"
_FOUR_ACES = 16
_NONE_OR_FOUR = -1
_KINGS_FOR = {BLACKWOOD: BLACKWOOD_KINGS, GERBER: GERBER_KINGS}
_NAMES = {ask: note for note, ask in ASKS.items()}


def ask_of(context: Context, seat: Seat) -> Ask | None:
    """What this player's last call asks for, None when it asks for nothing."""
    last = context.last_of(seat)
    if last is None or not last.meaning.artificial:
        return None
    return ASKS.get(last.meaning.note)


def means_blackwood(context: Context) -> bool:
    """Whether 4NT would ask for aces now: a suit, not notrump, was our side's last natural bid."""
    if not context.system.blackwood:
        return False
    for heard in reversed(context.actions):
        if heard.seat.side is context.side and heard.call.is_bid and not heard.meaning.artificial:
            return heard.call.strain is not Strain.NT
    return False


def means_gerber(context: Context) -> bool:
    """Whether 4C would ask for aces now: partner's last natural bid was notrump, below three."""
    if not context.system.gerber or context.contested:
        return False
    calls = [heard.call for heard in context.acts_of(context.seat.partner)]
    naturals = [
        heard.call
        for heard in context.acts_of(context.seat.partner)
        if heard.call.is_bid and not heard.meaning.artificial
    ]
    return bool(naturals) and calls[0] in (Call.NT1, Call.NT2) and naturals[-1].level <= 2


def question(context: Context, call: Call) -> Rule | None:
    """How a call is read that asks for aces or kings, whoever makes it; None for another call."""
    if call is Call.NT4 and means_blackwood(context):
        return _ask(BLACKWOOD, anything, context.agreed or _last_suit(context))
    if call is Call.C4 and means_gerber(context):
        return _ask(GERBER, anything, None)
    mine = ask_of(context, context.seat)
    if mine in _KINGS_FOR and call is _KINGS_FOR[mine].call:
        return _ask(_KINGS_FOR[mine], anything, context.agreed)
    if call is Call.NT5 and means_grand_slam_force(context):
        return _grand_slam_force(anything, context.agreed or _last_suit(context))
    return None


def means_grand_slam_force(context: Context) -> bool:
    """Whether 5NT would ask for trump honours now: a jump past 4NT in an auction about a suit.

    After a notrump opening it is about notrump, until a suit is agreed.
    """
    below = context.bid is not None and context.bid.number < Call.NT4.number
    ours = (heard.call for heard in context.actions if heard.seat.side is context.side)
    first = next((call for call in ours if call.is_bid), None)
    about_notrump = context.agreed is None and first is not None and first.strain is Strain.NT
    return below and not about_notrump and means_blackwood(context)


def _grand_slam_force(needs: Constraint, trumps: Suit | None) -> Rule:
    return Rule(
        Call.NT5,
        needs,
        _HONOURS,
        Forcing.ROUND,
        "grand-slam-force",
        artificial=True,
        agrees=trumps,
    )


def _force_to_the_grand(context: Context) -> Iterator[Rule]:
    """5NT with long support for partner's suit of five cards and no loser outside it."""
    trumps = context.agreed or _last_suit(context)
    if trumps is None or context.partner.held(trumps) < 5 or not means_grand_slam_force(context):
        return
    outside = Where(lambda hand: (hand.losers == hand.suit_losers(trumps)) & (hand.points >= 16))
    wants = length(trumps, 4) & outside & ~Where(lambda hand: hand.top(trumps, 3) >= 2)
    yield _grand_slam_force(wants, trumps)


def _answers_to_the_force(context: Context) -> Iterator[Rule]:
    """Seven with two of the three top honours, else six."""
    trumps = context.agreed
    if trumps is None:
        return
    strain = as_strain(trumps)
    two = Where(lambda hand: hand.top(trumps, 3) >= 2)
    yield Rule(Call.bid(7, strain), two, "grand-two-honours", Forcing.SIGN_OFF)
    yield Rule(Call.bid(6, strain), ~two, "slam-without-honours", Forcing.SIGN_OFF)


def _last_suit(context: Context) -> Suit | None:
    """The suit that our side bid last: without another agreement it will be trumps."""
    suits = [
        heard.call.strain.trumps
        for heard in context.actions
        if heard.seat.side is context.side and heard.call.is_bid and not heard.meaning.artificial
    ]
    return suits[-1] if suits else None


def ask_for_aces(context: Context, trumps: Suit, needs: Constraint) -> Iterator[Rule]:
    """4NT for aces with a hand that wants a slam in this suit unless two aces are missing.

    A hand with a void does not ask: the answer would not tell it which aces. In a minor it holds
    aces itself, as an answer that shows too few may pass five of the suit.
    """
    if means_blackwood(context):
        least = 2 - SUITS.index(trumps)
        fit_to_ask = Where(lambda hand: (hand.shortest > 0) & (hand.aces >= least))
        yield _ask(BLACKWOOD, needs & fit_to_ask, trumps)


def ask_by_gerber(
    context: Context, needs: Constraint, trumps: Suit | None = None
) -> Iterator[Rule]:
    """4C for aces over notrump, or over the suit that opener has shown since."""
    if context.system.gerber:
        yield _ask(GERBER, needs, trumps)


def _ask(ask: Ask, needs: Constraint, trumps: Suit | None) -> Rule:
    return Rule(
        ask.call,
        needs,
        _NAMES[ask],
        Forcing.ROUND,
        ask.convention,
        artificial=True,
        agrees=trumps,
    )


def slam_talk(context: Context) -> Iterator[Rule]:
    """The answer to partner's question for aces or kings, or what is made of his answer."""
    partner = context.seat.partner
    asked = ask_of(context, partner)
    if asked is not None and context.heard[-1].call in (Call.PASS, Call.DOUBLE):
        yield from _answers(asked)
    last = context.last_of(partner)
    if last is not None and last.meaning.note == _HONOURS and context.bid is Call.NT5:
        yield from _answers_to_the_force(context)
    yield from _force_to_the_grand(context)
    mine = ask_of(context, context.seat)
    if mine is not None and context.bidder is partner and context.bid is not None:
        shown = mine.shows(context.bid)
        if shown is not None:
            yield from _decide(context, mine, shown)


def _answers(ask: Ask) -> Iterator[Rule]:
    # The player who asked is captain: where the answer names the contract, he may pass it.
    kind = "kings" if ask.kings else "aces"
    for step in range(4):
        yield Rule(
            ask.answer(step),
            _holds(step, kings=ask.kings),
            f"answer-{kind}-{step}",
            convention=ask.convention,
            artificial=True,
        )


def _holds(step: int, *, kings: bool) -> Constraint:
    return Where(lambda hand: (hand.kings if kings else hand.aces) % 4 == step)


def _decide(context: Context, ask: Ask, shown: int) -> Iterator[Rule]:
    """Seven with all that was asked for, six with all aces but one, else the least contract."""
    trumps = context.agreed
    strain = Strain.NT if trumps is None else as_strain(trumps)
    small, grand = Call.bid(6, strain), Call.bid(7, strain)
    # None or all four: all when partner is so strong that he may hold them.
    if shown == 0 and context.partner.points.high >= _FOUR_ACES:
        shown = _NONE_OR_FOUR
    if ask.kings:
        yield Rule(grand, _together(shown, kings=True, low=4), "slam-grand", Forcing.SIGN_OFF)
    else:
        more = _KINGS_FOR[ask]
        all_aces = _together(shown, kings=False, low=4)
        rich = _strength(context, strain, need(7, strain) - 1)
        yield _ask(more, all_aces & rich & _kings_to_ask(ask, trumps), trumps)
    enough = anything if ask.kings else _together(shown, kings=False, low=3)
    if ask is GERBER and trumps is None:
        enough = enough & _strength(context, strain, need(6, strain))
    if ask is GERBER and trumps is None:
        yield from _in_a_long_major(context, shown)
    if context.bid is small:
        yield Rule(Call.PASS, enough, "slam-enough-aces", Forcing.SIGN_OFF)
    else:
        yield Rule(small, enough, "slam-enough-aces", Forcing.SIGN_OFF)
    yield from _stop(context, strain)


def _in_a_long_major(context: Context, shown: int) -> Iterator[Rule]:
    """After Gerber a long major of one's own is trumps: it needs no other stopper."""
    for major in MAJORS:
        own = length(major, 6) & Where(lambda hand: hand.shortest <= 1)
        enough = _together(shown, kings=False, low=3)
        strain = as_strain(major)
        yield Rule(Call.bid(6, strain), own & enough, "slam-enough-aces", Forcing.SIGN_OFF)
        stop = context.cheapest(strain)
        if context.bid is not None and context.bid.strain is strain:
            stop = Call.PASS
        if stop is not None:
            yield Rule(stop, own & ~enough, "stop-below-slam", Forcing.SIGN_OFF)


def _kings_to_ask(ask: Ask, trumps: Suit | None) -> Constraint:
    """The kings to hold so that an answer that shows too few does not pass the small slam."""
    if trumps is None or ask is GERBER:
        return anything
    least = 3 - SUITS.index(trumps)
    return Where(lambda hand: hand.kings >= least)


def _stop(context: Context, strain: Strain) -> Iterator[Rule]:
    """The least contract in our strain, by a pass when partner's answer has named it."""
    call = context.cheapest(strain)
    if context.bid is not None and context.bid.strain is strain:
        call = Call.PASS
    if call is not None:
        yield Rule(call, anything, "stop-below-slam", Forcing.SIGN_OFF)


def _strength(context: Context, strain: Strain, together: int) -> Constraint:
    low = max(0, together - context.partner.points.low)
    trumps = strain.trumps
    if trumps is None:
        return hcp(low)
    longer = context.partner.held(trumps) > context.mine.held(trumps)
    return support(trumps, low) if longer else points(low)


def _together(shown: int, *, kings: bool, low: int) -> Constraint:
    """So many aces or kings in both hands; where none or four are shown, four to a hand of none."""

    def enough(hand: Hand) -> Truth:
        own = hand.kings if kings else hand.aces
        partner = 4 * (own == 0) if shown == _NONE_OR_FOUR else shown
        return own + partner >= low

    return Where(enough)
