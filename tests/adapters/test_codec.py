"""Events survive the log, old shapes are lifted, bad entries are named."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from rekontra.adapters.codec import EVENTS, Body, Codec, Entry, UnreadableEvent
from rekontra.club.book.events import BookEvent
from rekontra.club.events import Dealt, TableEvent
from rekontra.game import (
    PACK,
    Contract,
    Deal,
    DrawDeal,
    Seat,
    Side,
    Strain,
    hands_from_pack,
)
from tests.game.draws import draw_deals

deals = st.builds(
    lambda dealer, vulnerable, pack: Deal(dealer, vulnerable, hands_from_pack(tuple(pack), dealer)),
    st.sampled_from(Seat),
    st.sampled_from([(), (Side.NS,), (Side.EW,), (Side.NS, Side.EW)]),
    st.permutations(PACK),
)
contracts = st.builds(
    Contract,
    st.integers(1, 7),
    st.sampled_from(Strain),
    st.integers(0, 2),
    st.sampled_from(Seat),
)
st.register_type_strategy(Deal, deals)
st.register_type_strategy(DrawDeal, draw_deals())
st.register_type_strategy(Contract, contracts)


def any_of(kind: type[Struct]) -> st.SearchStrategy[Any]:
    fields = msgspec.structs.fields(kind)
    return st.builds(kind, **{field.name: any_value(field.type) for field in fields})


def any_value(kind: Any) -> st.SearchStrategy[Any]:
    if get_origin(kind) is Mapping:
        return st.dictionaries(*(st.from_type(part) for part in get_args(kind)))
    return st.from_type(kind)


KINDS: tuple[type[Struct], ...] = (*get_args(TableEvent), *get_args(BookEvent))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@given(data=st.data())
def test_every_event_comes_back_as_it_was(kind: type[Struct], data: st.DataObject) -> None:
    event = data.draw(any_of(kind))
    entry = EVENTS.encode(event)
    assert entry.version == EVENTS.versions[entry.kind]
    assert EVENTS.decode(entry, "table:a", 1) == event


@given(deals)
def test_a_deal_is_kept_as_a_deal(deal: Deal) -> None:
    body = EVENTS.encode(Dealt(1, deal)).body
    for card in PACK:
        assert body.count(f'"{card.value}"') == 1


class Moved(Struct, frozen=True, tag="moved"):
    player: str
    seats: tuple[Seat, ...]


class Slept(Struct, frozen=True, tag="slept"):
    pass


def _person_to_player(body: Body) -> Body:
    body["player"] = body.pop("person")
    return body


def _seat_to_seats(body: Body) -> Body:
    body["seats"] = [body.pop("seat")]
    return body


LIFTED = Codec((Moved, Slept), {"moved": (_person_to_player, _seat_to_seats)})


@pytest.mark.parametrize(
    ("version", "body"),
    [
        (1, '{"type":"moved","person":"ann","seat":"S"}'),
        (2, '{"type":"moved","player":"ann","seat":"S"}'),
        (3, '{"type":"moved","player":"ann","seats":["S"]}'),
    ],
)
def test_old_shapes_are_lifted_step_by_step(version: int, body: str) -> None:
    event = LIFTED.decode(Entry("moved", version, body), "table:a", 1)
    assert event == Moved("ann", (Seat.S,))


def test_the_version_written_is_the_newest() -> None:
    assert LIFTED.versions == {"moved": 3, "slept": 1}
    assert LIFTED.encode(Moved("ann", ())).version == 3
    assert LIFTED.encode(Slept()) == Entry("slept", 1, '{"type":"slept"}')


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        (Entry("flown", 1, '{"type":"flown"}'), "unknown kind 'flown'"),
        (Entry("moved", 4, '{"type":"moved"}'), "version 4; this program reads versions 1 to 3"),
        (Entry("moved", 0, '{"type":"moved"}'), "version 0"),
        (Entry("moved", 3, '{"type":"slept"}'), "Invalid value 'slept'"),
        (Entry("moved", 3, '{"type":"moved"}'), "missing required field `player`"),
        (Entry("moved", 3, '{"type":"mov'), "truncated"),
        (Entry("moved", 2, '["moved"]'), "Expected `object`"),
        (Entry("moved", 1, '{"type":"moved","seat":"S"}'), "person"),
        (Entry("moved", 2, '{"type":"moved","player":"ann","seat":"X"}'), "Invalid enum value"),
    ],
)
def test_what_cannot_be_read_is_named(entry: Entry, text: str) -> None:
    with pytest.raises(UnreadableEvent) as caught:
        LIFTED.decode(entry, "table:a", 7)
    assert str(caught.value).startswith("event 7 of table:a ")
    assert text in str(caught.value)


def test_a_deal_with_a_card_twice_is_unreadable() -> None:
    deal = Deal(Seat.N, (), hands_from_pack(PACK, Seat.N))
    entry = EVENTS.encode(Dealt(1, deal))
    forged = Entry(entry.kind, entry.version, entry.body.replace('"SA"', '"SK"'))
    with pytest.raises(UnreadableEvent, match="four hands of 13 different cards"):
        EVENTS.decode(forged, "table:a", 1)


def test_upcasters_for_a_kind_that_does_not_exist_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="flown"):
        Codec((Moved, Slept), {"flown": (_seat_to_seats,)})
