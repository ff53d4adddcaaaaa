"""A deal looked at again: what each call said, what the book calls, and what each card cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rekontra.analysis import (
    DoubleDummy,
    Par,
    Position,
    par,
    play_values,
    solve,
    table,
)
from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import Meaning, advise
from rekontra.bots.bidding.advice import context_of
from rekontra.bots.bidding.reading import after
from rekontra.bots.door import BotView
from rekontra.bots.play import FULL, Unclear, value_cards
from rekontra.bots.system import SAYC, System
from rekontra.game import (
    Call,
    Card,
    Contract,
    Deal,
    DealState,
    Illegal,
    Phase,
    Reason,
    Seat,
    Trick,
    decide,
    evolve,
    start,
    view,
)
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import Standing

Judge = Callable[[BotView, Card], bool | None]
"""Whether a card is as good as the best, but for chance, on what the player who plays it sees.

None when that cannot be told.
"""

# The effort of a strong bot in half of its time, as there may be a dozen cards to judge.
_EFFORT = replace(FULL, seconds=FULL.seconds / 2, lead_seconds=FULL.lead_seconds / 2)


def judge_by_layouts(view: BotView, card: Card) -> bool | None:
    """Whether the card is as good as any over layouts of the hands that the player did not see.

    Raises NoSolver where there is no solver.
    """
    try:
        options = value_cards(view, _EFFORT)
    except Unclear:
        return None
    return next(option.good for option in options if option.card is card)


@dataclass(frozen=True, slots=True)
class ReviewedCall:
    """A call, what it said at the table, and what the book calls with that hand.

    `listed` tells whether a rule of the book makes the call; one that none makes is read naturally.
    `note` is the id of the book's reason for `book` (``note-<note>`` in the language files).
    """

    seat: Seat
    call: Call
    meaning: Meaning
    listed: bool
    book: Call
    note: str


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """A card from the hand at `seat` and the double-dummy tricks that it cost its side.

    `best` are the cards that would have cost nothing, and `reasonable` whether this one was as good
    as any on what the player saw: empty and None when it cost nothing, None too when nobody judged.
    """

    seat: Seat
    card: Card
    cost: int
    best: tuple[Card, ...] = ()
    reasonable: bool | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """What is to be said of a deal after its end.

    `values` are declarer's double-dummy tricks before the first card and after each; there are none
    when there was no play.
    """

    table: DoubleDummy
    par: Par
    calls: tuple[ReviewedCall, ...]
    cards: tuple[ReviewedCard, ...]
    values: tuple[int, ...]


def review(
    deal: Deal,
    calls: Sequence[Call],
    cards: Sequence[Card],
    contract: Contract | None,
    standing: Standing,
    profile: Profile,
    system: System = SAYC,
    judge: Judge | None = judge_by_layouts,
) -> Review:
    """Look at a deal again, as far as it was called and played.

    `contract` is what was played, None for what the calls leave: they may be missing, break off, or
    be told wrongly. `judge` is asked about every card that cost a trick: without it a review takes
    a fifth of a second, with it some seconds. Raises Illegal for a call or card that the rules
    forbid, NoSolver where there is no solver.
    """
    seen = _Seen(standing, profile, system)
    state, said = _calls(start(deal), calls, seen)
    state = _at_the_lead(state, contract)
    values: tuple[int, ...] = ()
    if state.contract is not None:
        values = play_values(deal.hands, state.contract, cards)
    tricks = table(deal.hands)
    return Review(
        table=tricks,
        par=par(tricks, deal.dealer, deal.vulnerable),
        calls=said,
        cards=_cards(state, cards, values, seen, judge),
        values=values,
    )


@dataclass(frozen=True, slots=True)
class _Seen:
    """What a player sees besides the deal."""

    standing: Standing
    profile: Profile
    system: System

    def by_actor(self, state: DealState) -> BotView:
        """The view of the player who is to act."""
        shown = view(state, state.actor, self.profile.play_rules)
        return BotView(shown, self.standing, self.profile, self.system, played=state.played)


def _calls(
    state: DealState, calls: Sequence[Call], seen: _Seen
) -> tuple[DealState, tuple[ReviewedCall, ...]]:
    """The state after these calls, and what is to be said of each."""
    said = []
    for call in calls:
        seen_now, seat = seen.by_actor(state), state.auction.turn
        # What is not legal is refused before it is read.
        state = evolve(state, decide(state, seat, call))
        context = context_of(seen_now)
        heard = after(context, call).heard[-1]
        advice = advise(context, Hand.of(seen_now.deal.hand))
        said.append(ReviewedCall(seat, call, heard.meaning, heard.listed, advice.call, advice.note))
    return state, tuple(said)


def _at_the_lead(state: DealState, contract: Contract | None) -> DealState:
    """The state before the opening lead of this contract, which need not be that of the calls."""
    if contract is None or contract == state.contract:
        return state
    return replace(state, contract=contract, tricks=(Trick(contract.leader),), phase=Phase.PLAY)


def _cards(
    state: DealState,
    cards: Sequence[Card],
    values: tuple[int, ...],
    seen: _Seen,
    judge: Judge | None,
) -> tuple[ReviewedCard, ...]:
    """What each of these cards cost, from the opening lead on."""
    reviewed = []
    for place, card in enumerate(cards):
        seat, actor, contract = state.turn, state.actor, state.contract
        if seat is None or actor is None or contract is None:
            over = state.phase is Phase.OVER
            raise Illegal(Reason.DEAL_OVER if over else Reason.AUCTION_OPEN)
        after_it = evolve(state, decide(state, actor, card))
        lost = values[place] - values[place + 1]
        cost = lost if seat.side is contract.declarer.side else -lost
        if cost:
            reasonable = None if judge is None else judge(seen.by_actor(state), card)
            reviewed.append(ReviewedCard(seat, card, cost, _best(state), reasonable))
        else:
            reviewed.append(ReviewedCard(seat, card, 0))
        state = after_it
    return tuple(reviewed)


def _best(state: DealState) -> tuple[Card, ...]:
    """The cards of the hand whose turn it is that take the most tricks double dummy."""
    assert state.contract is not None
    assert state.trick is not None
    position = Position(state.hands, state.contract.strain, state.trick.leader, state.trick.cards)
    tricks = solve(position)
    most = max(tricks.values())
    return tuple(card for card in tricks if tricks[card] == most)
