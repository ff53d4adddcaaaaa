"""What there is to learn, over HTTP: the answers decode, and nobody learns what is hidden."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from rekontra.analysis import ready
from rekontra.analysis.wanted import PRACTICE
from rekontra.bots.review import Review
from rekontra.club.study import desk
from rekontra.club.study.values import AuctionView, CallHint, DealBrief, Hint, PlayedDeal, Quiz
from rekontra.formats import read_pbn
from rekontra.game import PACK, Auction, Call, legal_calls
from tests.web.conftest import Visit
from tests.web.test_api import act, new_table

Json = dict[str, Any]
HAND = [card.value for card in PACK[::4]]


async def four(visit: Visit) -> tuple[str, dict[str, httpx.AsyncClient]]:
    """A table of four people, Anna South and host, in its first deal."""
    people = {seat: visit() for seat in "SWNE"}
    table = await new_table(people["S"])
    for seat in "WNE":
        await act(people[seat], table, "sit", type="sit", seat=seat, name=seat)
    await act(people["S"], table, "go", type="start_match")
    return table, people


async def look(client: httpx.AsyncClient, table: str) -> tuple[int, Json]:
    seen = (await client.get(f"/api/tables/{table}")).json()
    return seen["v"], seen["view"]


async def move(table: str, people: dict[str, httpx.AsyncClient], call: str | None = None) -> Json:
    """The player on turn calls this, or plays the first card that he may."""
    _, seen = await look(people["S"], table)
    client = people[seen["deal"]["actor"]]
    v, own = await look(client, table)
    action = {"type": "call", "call": call}
    if call is None:
        action = {"type": "play", "card": own["deal"]["legal_cards"][0]}
    answer = await act(client, table, f"move-{v}", v, **action)
    assert answer.status_code == 200, answer.text
    return (await look(people["S"], table))[1]


async def test_everybody_reads_the_same_explanation(visit: Visit) -> None:
    table, people = await four(visit)
    for call in ("1NT", "P", "2C"):
        await move(table, people, call)
        answers = [
            (await client.get(f"/api/tables/{table}/auction")).content
            for client in (*people.values(), visit())
        ]
        assert len(set(answers)) == 1
        explained = msgspec.json.decode(answers[0], type=AuctionView)
        assert explained.calls[-1].call.value == call
        assert set(explained.possible) >= {Call.PASS, Call.NT7}


async def test_a_deal_is_told_again_when_it_is_over_and_not_before(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "judge_by_layouts", lambda view, card: None)
    table, people = await four(visit)
    stranger = visit()
    for call in ("1NT", "P", "P", "P"):
        await move(table, people, call)
    seen = await move(table, people)
    while seen["phase"] == "deal":
        for path in ("deals/1", "deals/1/review", "deals.pbn?n=1"):
            refused = await stranger.get(f"/api/tables/{table}/{path}")
            assert (refused.status_code, refused.json()["code"]) == (409, "deal-unfinished")
        assert (await stranger.get(f"/api/tables/{table}/deals")).json() == []
        seen = await move(table, people)
    briefs = await stranger.get(f"/api/tables/{table}/deals")
    (brief,) = msgspec.json.decode(briefs.content, type=list[DealBrief])
    answer = await stranger.get(f"/api/tables/{table}/deals/1")
    deal = msgspec.json.decode(answer.content, type=PlayedDeal)
    assert deal.result == brief.result
    assert {card for hand in deal.hands.values() for card in hand} == set(PACK)
    assert len(deal.cards) == 52
    gone = await stranger.get(f"/api/tables/{table}/deals/2")
    assert (gone.status_code, gone.json()["code"]) == (409, "no-such-deal")
    for query, name in (("", f"rekontra-{table}.pbn"), ("?n=1", f"rekontra-{table}-1.pbn")):
        file = await stranger.get(f"/api/tables/{table}/deals.pbn{query}")
        assert file.headers["content-disposition"] == f'attachment; filename="{name}"'
        assert len(read_pbn(file.content).boards) == 1
    if ready():
        found = await stranger.get(f"/api/tables/{table}/deals/1/review")
        review = msgspec.json.decode(found.content, type=Review)
        assert len(review.values) == 53
        assert review.values[-1] == deal.result.tricks


async def test_a_hint_belongs_to_one_who_plays_with_bots_alone(visit: Visit) -> None:
    table, people = await four(visit)
    for client in (*people.values(), visit()):
        answer = await client.get(f"/api/tables/{table}/hint")
        assert answer.status_code == 409
        assert answer.json()["code"] in ("hint-with-others", "not-your-turn", "not-seated")
    anna = visit()
    alone = await new_table(anna, bots=True)
    for other in (anna, visit()):
        assert (await other.get(f"/api/tables/{alone}/hint")).status_code == 409
    for number in range(40):
        v, seen = await look(anna, alone)
        if seen["phase"] == "deal" and "hint" in seen["may"]:
            hint = msgspec.json.decode(
                (await anna.get(f"/api/tables/{alone}/hint")).content, type=Hint
            )
            assert hint.v == v
            assert (hint.call is None) != (hint.card is None)
            break
        if seen["phase"] != "deal":
            kind = "start_match" if seen["phase"] in ("lobby", "over") else "next_deal"
            await act(anna, alone, f"{kind}-{number}", v, type=kind)
        elif seen["deal"]["legal_calls"]:
            await act(anna, alone, f"pass-{number}", v, type="call", call="P")
    else:
        raise AssertionError("it was never the turn of a person")


async def test_bots_and_practice_are_chosen_over_http(visit: Visit) -> None:
    anna, boris = visit(), visit()
    kind = next(iter(PRACTICE))
    assert kind in (await anna.get("/api/rules")).json()["practice"]
    table = await new_table(anna, bots=True, practice=kind)
    chosen: Json = {"type": "set_bots", "level": "strong", "system": {"notrump": [12, 14]}}
    assert (await act(anna, table, "bots", **chosen)).status_code == 200
    _, seen = await look(boris, table)
    assert (seen["practice"], seen["bots"]["level"], seen["bots"]["pace"]) == (
        kind,
        "strong",
        "normal",
    )
    assert seen["bots"]["system"]["notrump"] == [12, 14]
    assert sum(player is not None for player in seen["seats"].values()) == 4
    refused = await act(boris, table, "bots", **chosen)
    assert refused.json()["code"] == "host-only"
    refused = await act(anna, table, "kind", type="set_practice", kind="nonsense")
    assert refused.json()["code"] == "unknown-practice"
    misspelt: Json = {"type": "set_bots", "system": {"notrmp": [12, 14]}}
    assert (await act(anna, table, "misspelt", **misspelt)).status_code == 400


async def test_advice_and_quizzes_need_no_table(visit: Visit) -> None:
    client = visit()
    asked = {"hand": HAND, "dealer": "N", "vulnerable": ["NS"], "part": {"NS": 40}}
    advice = await client.post("/api/advice", json=asked)
    assert advice.status_code == 200, advice.text
    msgspec.json.decode(advice.content, type=CallHint)
    for never in (-40, 100):
        refused = await client.post("/api/advice", json={**asked, "part": {"NS": never}})
        assert refused.status_code == 400
    quiz = msgspec.json.decode((await client.post("/api/quiz", json={})).content, type=Quiz)
    again = {
        "hand": [card.value for card in quiz.hand],
        "dealer": quiz.dealer.value,
        "vulnerable": [side.value for side in quiz.vulnerable],
        "auction": [each.call.value for each in quiz.auction],
    }
    answer = await client.post("/api/advice", json=again)
    assert msgspec.json.decode(answer.content, type=CallHint).alternatives


async def test_a_quiz_gives_one_hand_alone(visit: Visit) -> None:
    answer = (await visit().post("/api/quiz", json={})).json()
    assert set(answer) == {"hand", "dealer", "vulnerable", "auction", "seat", "possible"}
    assert len(answer["hand"]) == 13


async def test_a_quiz_says_what_each_legal_call_would_mean(visit: Visit) -> None:
    answer = (await visit().post("/api/quiz", json={})).content
    quiz = msgspec.json.decode(answer, type=Quiz)
    auction = Auction(quiz.dealer)
    for each in quiz.auction:
        auction = auction.add(each.call)
    assert set(quiz.possible) == set(legal_calls(auction))


@pytest.mark.parametrize(
    ("path", "data", "status", "code"),
    [
        ("advice", {"hand": HAND[:12], "dealer": "N"}, 409, "not-a-hand"),
        ("advice", {"hand": HAND, "dealer": "N", "auction": ["P"] * 4}, 409, "auction-over"),
        ("advice", {"hand": HAND, "dealer": "N", "auction": ["X"]}, 409, "nothing-to-double"),
        (
            "advice",
            {"hand": HAND, "dealer": "N", "system": {"notrump": [3, 30]}},
            409,
            "notrump-range",
        ),
        ("advice", {"hand": HAND, "dealer": "X"}, 400, "unreadable"),
        ("advice", {"hand": HAND, "dealer": "N", "vul": []}, 400, "unreadable"),
        ("advice", {"hand": HAND, "dealer": "N", "system": {"gerbr": True}}, 400, "unreadable"),
        ("quiz", {"kind": "nonsense"}, 409, "unknown-practice"),
        ("quiz", {"kind": 5}, 400, "unreadable"),
    ],
)
async def test_what_cannot_be_asked_is_refused_with_the_reason(
    visit: Visit, path: str, data: Json, status: int, code: str
) -> None:
    answer = await visit().post(f"/api/{path}", json=data)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_an_unknown_table_has_nothing_to_learn_from(visit: Visit) -> None:
    for path in ("auction", "hint", "deals", "deals/1", "deals/1/review"):
        answer = await visit().get(f"/api/tables/nowhere/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
