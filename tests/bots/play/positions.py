"""Positions of the play for the tests: endings written down, and moments of whole deals."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from rekontra.bots import BotView
from rekontra.game import (
    PACK,
    Call,
    Card,
    Contract,
    Deal,
    DealState,
    DealView,
    Hands,
    Phase,
    PlayedCard,
    Seat,
    Side,
    Suit,
    decide,
    evolve,
    legal_cards,
    parse_hand,
    sort_hand,
    start,
    view,
)
from rekontra.scoring.profile import Form, Profile
from rekontra.scoring.sheet import Standing
from tests.bots.tables import NO_LEGS, play_out, random_deal


def standing(
    form: Form, legs: Mapping[Side, int] = NO_LEGS, games: Mapping[Side, int] = NO_LEGS
) -> Standing:
    """The score of a first deal."""
    return Standing(1, form.deals, Seat.N, (), games, legs, NO_LEGS)


def moment(state: DealState, seed: int = 0, form: Form = Form.CHICAGO_DUPLICATE) -> BotView:
    """What the player who is to act is given."""
    assert state.actor is not None
    return BotView(
        view(state, state.actor), standing(form), Profile(form=form), seed=seed, played=state.played
    )


def some_moments(seed: int, cards: int) -> list[DealState]:
    """A deal bid and played by the simple bot, at every card from `cards` on."""
    found: list[DealState] = []

    def watch(state: DealState, _: BotView, __: Call | Card) -> None:
        if state.phase is Phase.PLAY and len(state.played) >= cards:
            found.append(state)

    play_out(random_deal(random.Random(seed)), watch=watch)
    return found


def opened(hands: str, auction: str, dealer: str = "N") -> DealState:
    """The four hands N, E, S, W after this auction ("1NT P 3NT P P P")."""
    n, e, s, w = (parse_hand(hand) for hand in hands.split())
    state = start(Deal(Seat(dealer), (), (n, e, s, w)))
    for call in auction.split():
        assert state.turn is not None
        state = evolve(state, decide(state, state.turn, Call(call)))
    return state


def after(state: DealState, cards: str) -> DealState:
    """The play gone on with these cards ("S4 SK ...")."""
    for card in cards.split():
        assert state.actor is not None
        state = evolve(state, decide(state, state.actor, Card(card)))
    return state


def dealt_again(state: DealState, rng: random.Random) -> DealState:
    """The same moment for the player who acts, with the cards he does not see dealt otherwise."""
    assert state.actor is not None
    shown = view(state, state.actor)
    hidden = [seat for seat in Seat if seat not in shown.hands]
    cards = [card for seat in hidden for card in state.hands[seat.index]]
    while True:
        rng.shuffle(cards)
        hands, rest = list(state.hands), list(cards)
        for seat in hidden:
            size = len(state.hands[seat.index])
            hands[seat.index], rest = sort_hand(rest[:size]), rest[size:]
        if not any(
            card.suit in shown.voids.get(seat, ()) for seat in hidden for card in hands[seat.index]
        ):
            break
    n, e, s, w = hands
    played = {seat: [one.card for one in state.played if one.seat is seat] for seat in Seat}
    whole: list[tuple[Card, ...]] = [
        (*hand, *played[seat]) for seat, hand in zip(Seat, (n, e, s, w), strict=True)
    ]
    dealt: Hands = (whole[0], whole[1], whole[2], whole[3])
    return replace(state, deal=replace(state.deal, hands=dealt), hands=(n, e, s, w))


def ending(
    contract: str,
    *,
    hands: Mapping[str, str],
    hidden: str,
    turn: str,
    actor: str,
    trick: str = "",
    won: int,
    voids: Mapping[str, str] | None = None,
    form: Form = Form.RUBBER,
    legs: Mapping[Side, int] = NO_LEGS,
) -> BotView:
    """An ending of which it is not recorded who played what.

    `contract` is like "4S N"; `hands` those in sight and `hidden` the cards of the others together;
    `trick` the cards on the table like "W:D5"; `won` the tricks of declarer's side so far.
    """
    bid, by = contract.split()
    call = Call(bid)
    declared = Contract(call.level, call.strain, 0, Seat(by))
    shown = {Seat(seat): parse_hand(hand) for seat, hand in hands.items()}
    laid = tuple(PlayedCard(Seat(text[0]), Card(text[2:])) for text in trick.split())
    who = Seat(turn)
    size = len(shown[who])
    done = 13 - size
    out = parse_hand(hidden)
    cards = [*out, *(one.card for one in laid), *(card for hand in shown.values() for card in hand)]
    seen = set(cards)
    assert len(seen) == len(cards)
    side = declared.declarer.side
    return BotView(
        DealView(
            seat=Seat(actor),
            phase=Phase.PLAY,
            dealer=Seat.N,
            vulnerable=(),
            turn=who,
            actor=Seat(actor),
            calls=(),
            contract=declared,
            hands=shown,
            left={seat: size - (seat in {one.seat for one in laid}) for seat in Seat},
            trick=laid,
            last_trick=(),
            winners=(side.seats[0],) * won + (side.other.seats[0],) * (done - won),
            legal_calls=(),
            legal_cards=legal_cards(shown[who], laid[0].card.suit if laid else None),
            led=(Suit.C,) * done,
            gone=sort_hand(set(PACK) - seen),
            voids={
                Seat(seat): tuple(Suit(letter) for letter in letters)
                for seat, letters in (voids or {}).items()
            },
        ),
        standing(form, legs),
        Profile(form=form),
    )
