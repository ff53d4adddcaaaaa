"""Tables for the tests of bots: seeded deals, views at will, and a plain duplicate score."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rekontra.bots import Bot, BotView, simple_bot
from rekontra.game import (
    PACK,
    Call,
    Card,
    Contract,
    Deal,
    DealState,
    DealView,
    Phase,
    PlayedCard,
    Seat,
    Side,
    Strain,
    Suit,
    decide,
    evolve,
    hands_from_pack,
    legal_cards,
    parse_hand,
    sort_hand,
    start,
    view,
)
from rekontra.scoring.profile import Form, Profile
from rekontra.scoring.sheet import Standing

VULNERABILITIES: tuple[tuple[Side, ...], ...] = ((), (Side.NS,), (Side.EW,), (Side.NS, Side.EW))
NO_LEGS = {Side.NS: 0, Side.EW: 0}


@dataclass(frozen=True)
class Score:
    """The score at which a deal is played."""

    form: Form = Form.CHICAGO_DUPLICATE
    legs: Mapping[Side, int] | None = None
    number: int = 1

    def bot_view(self, shown: DealView) -> BotView:
        standing = Standing(
            number=self.number,
            deals=self.form.deals,
            dealer=shown.dealer,
            vulnerable=shown.vulnerable,
            games=NO_LEGS,
            legs=self.legs or NO_LEGS,
            totals=NO_LEGS,
        )
        return BotView(shown, standing, Profile(form=self.form))


def random_deal(rng: random.Random, vulnerable: tuple[Side, ...] | None = None) -> Deal:
    pack = list(PACK)
    rng.shuffle(pack)
    dealer = rng.choice(list(Seat))
    if vulnerable is None:
        vulnerable = rng.choice(VULNERABILITIES)
    return Deal(dealer, vulnerable, hands_from_pack(tuple(pack), dealer))


def random_score(rng: random.Random) -> Score:
    form = rng.choice(list(Form))
    legs = {side: rng.choice((0, 0, 20, 30, 40, 60, 70, 90)) for side in Side}
    return Score(form, legs if form.carry else NO_LEGS, rng.randint(1, 4))


Watch = Callable[[DealState, BotView, Call | Card], None]


def play_out(
    deal: Deal,
    score: Score = Score(),
    bots: Mapping[Side, Bot] | None = None,
    watch: Watch | None = None,
    *,
    auction_only: bool = False,
) -> DealState:
    """Play the deal by these bots; `watch` is told every state, view and answer."""
    state = start(deal)
    while state.phase is not Phase.OVER:
        if auction_only and state.phase is Phase.PLAY:
            break
        actor = state.actor
        assert actor is not None
        seen = score.bot_view(view(state, actor))
        bot = bots[actor.side] if bots else simple_bot
        answer = bot(seen)
        if watch is not None:
            watch(state, seen, answer)
        state = evolve(state, decide(state, actor, answer))
    return state


def points(state: DealState) -> int:
    """North-South's score of a finished deal by the duplicate table."""
    contract, made = state.contract, state.tricks_made
    if contract is None or made is None:
        return 0
    vulnerable = contract.declarer.side in state.deal.vulnerable
    doubled = contract.doubling
    over = made - contract.needed
    if over < 0:
        down = -over
        if not doubled:
            total = -down * (100 if vulnerable else 50)
        else:
            each = [200] + [300] * 12 if vulnerable else [100, 200, 200] + [300] * 10
            total = -doubled * sum(each[:down])
    else:
        trick = 20 if contract.strain.minor else 30
        below = trick * contract.level + (10 if contract.strain is Strain.NT else 0)
        below *= 2**doubled
        total = below + 50 * doubled
        total += (500 if vulnerable else 300) if below >= 100 else 50
        total += {6: 500, 7: 1000}.get(contract.level, 0) * (3 if vulnerable else 2) // 2
        total += over * ((100 * doubled * (1 + vulnerable)) if doubled else trick)
    return total if contract.declarer.side is Side.NS else -total


def hcp(cards: tuple[Card, ...]) -> int:
    return sum(max(0, card.height - 10) for card in cards)


def around(hand: str, seat: Seat, dealer: Seat, vulnerable: tuple[Side, ...]) -> Deal:
    """Some deal in which this seat holds this hand."""
    own = parse_hand(hand)
    rest = sorted(set(PACK) - set(own), key=lambda card: card.name)
    random.Random(0).shuffle(rest)
    hands = {seat: own}
    for place, other in enumerate(seat.order()[1:]):
        hands[other] = tuple(rest[13 * place : 13 * place + 13])
    return Deal(dealer, vulnerable, (hands[Seat.N], hands[Seat.E], hands[Seat.S], hands[Seat.W]))


def bids(
    hand: str,
    auction: str = "",
    *,
    legs: int = 0,
    their_legs: int = 0,
    form: Form = Form.RUBBER,
    vulnerable: str = "",
) -> str:
    """What the bot calls with this hand, South, after this auction ("1H P 2H P").

    `vulnerable` is "we", "they", "all" or nothing.
    """
    calls = [Call(text) for text in auction.split()]
    seat = Seat.S
    dealer = seat.plus(-len(calls))
    sides = {"": (), "we": (Side.NS,), "they": (Side.EW,), "all": tuple(Side)}[vulnerable]
    state = start(around(hand, seat, dealer, sides))
    for call in calls:
        assert state.turn is not None
        state = evolve(state, decide(state, state.turn, call))
    score = Score(form, {Side.NS: legs, Side.EW: their_legs})
    answer = simple_bot(score.bot_view(view(state, seat)))
    assert isinstance(answer, Call)
    return str(answer.value)


def plays(
    contract: str,
    *,
    hand: str,
    dummy: str,
    trick: str = "",
    hidden: str | None = None,
    won: int = 0,
    led: str = "",
    winners: str = "",
    turn: str = "S",
    auction: str = "",
    dealer: str = "N",
) -> str:
    """The card that the bot at South plays.

    `contract` is like "4S N" (by North); `hand` South's cards and `dummy` those of dummy, both as
    they are now; `trick` the cards on the table like "E:HK"; `hidden` the cards in the hands that
    South does not see, None for all that are not in view. `won` counts the tricks of our side so
    far unless `winners` names them.
    """
    bid, by = contract.split()
    call = Call(bid)
    declared = Contract(call.level, call.strain, 0, Seat(by))
    hands = {Seat.S: parse_hand(hand)}
    if dummy:
        hands[declared.dummy] = parse_hand(dummy)
    laid = tuple(PlayedCard(Seat(t[0]), Card(t[2:])) for t in trick.split())
    seen = {card for cards in hands.values() for card in cards} | {p.card for p in laid}
    kept = set(parse_hand(hidden)) - seen if hidden is not None else set(PACK) - seen
    gone = sort_hand(set(PACK) - seen - kept)
    who = Seat(turn)
    done = 13 - len(hands[who])
    if winners:
        by_trick = tuple(Seat(letter) for letter in winners)
    else:
        by_trick = (Seat.S,) * won + (Seat.E,) * (done - won)
    shown = DealView(
        seat=Seat.S,
        phase=Phase.PLAY,
        dealer=Seat(dealer),
        vulnerable=(),
        turn=who,
        actor=Seat.S,
        calls=tuple(Call(text) for text in auction.split()),
        contract=declared,
        hands=hands,
        left=dict.fromkeys(Seat, 13 - done),
        trick=laid,
        last_trick=(),
        winners=by_trick,
        legal_calls=(),
        legal_cards=legal_cards(hands[who], laid[0].card.suit if laid else None),
        led=tuple(Suit(letter) for letter in led) or (Suit.C,) * done,
        gone=gone,
    )
    answer = simple_bot(Score().bot_view(shown))
    assert isinstance(answer, Card)
    return answer.name
