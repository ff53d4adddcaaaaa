"""Claims and taking back at a table: who may, what the customs allow, what the sheet says."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from rekontra.analysis import ready
from rekontra.bots import BotView
from rekontra.club.actions import (
    AnswerClaim,
    AnswerUndo,
    AskUndo,
    CallOff,
    ClaimHonours,
    FillBots,
    Leave,
    MakeCall,
    MakeClaim,
    Pause,
    PlayCard,
    SetCustoms,
    Sit,
    StartMatch,
    TableAction,
)
from rekontra.club.customs import BotClaims, Customs, Dispute, TakingBack
from rekontra.club.duties import act_for, bot_to_act
from rekontra.club.errors import Stale
from rekontra.club.events import (
    ClaimAnswerGiven,
    MoveTakenBack,
    RequestCalledOff,
    TricksClaimed,
    UndoAnswerGiven,
    UndoWanted,
)
from rekontra.club.mind import Mind
from rekontra.club.show import Scene, exported
from rekontra.club.study.deals import told_again
from rekontra.club.table import Table, evolve_table
from rekontra.club.tables import Tables
from rekontra.club.views import Permission, TablePhase
from rekontra.formats import write_pbn
from rekontra.game import Call, Card, DealState, Illegal, Seat, Side, hands_from_pack
from rekontra.scoring import PRESETS, Honours, HonoursClaim, Profile
from tests.club.people import HOST, PEOPLE, Here, Screen, club, seat_all, start
from tests.club.test_table import Game, permissions
from tests.game.deals import deal_of

N, E, S, W = Seat
AFTER_PLAY = HonoursClaim.AFTER_PLAY
ASKING = frozenset(
    (
        Permission.CLAIM,
        Permission.ANSWER_CLAIM,
        Permission.UNDO,
        Permission.ANSWER_UNDO,
        Permission.CALL_OFF,
    )
)

# North, the dealer, has nine tricks on top at notrump; East leads.
GRAND = "AKQJ.AKQ.AKQ.AKQ T98.JT98.JT9.JT9 765.765.8765.876 432.432.432.5432"
HANDS = "AKQ2.AK2.AK2.A32 J43.QJ3.543.KQJ5 T98.T98.QJT.T987 765.7654.9876.64"


def pack(text: str = HANDS) -> tuple[Card, ...]:
    """The pack from which these hands are dealt when North deals."""
    hands = deal_of(text).hands
    order = [hands[seat.index] for seat in (E, S, W, N)]
    dealt = tuple(hand[turn] for turn in range(13) for hand in order)
    assert hands_from_pack(dealt, N) == hands
    return dealt


def led(profile: Profile | None = None, customs: SetCustoms | None = None) -> Game:
    """North plays 3NT, East has led the king of clubs."""
    game = Game(profile or PRESETS["chicago"], pack()).seated()
    if customs is not None:
        game.do(HOST, customs)
    game.do(HOST, StartMatch()).calls("1NT P 3NT P P P")
    return game.do(PEOPLE[E], PlayCard(Card.CK))


def asking(game: Game, seat: Seat) -> set[Permission]:
    return set(ASKING) & set(permissions(game.table, PEOPLE[seat]))


def deal_on(game: Game) -> DealState:
    assert isinstance(game.table.deal, DealState)
    return game.table.deal


def test_each_player_is_told_what_he_may_ask_and_answer() -> None:
    game = led()
    assert asking(game, N) == {Permission.CLAIM}
    assert asking(game, E) == {Permission.CLAIM, Permission.UNDO}
    assert asking(game, S) == set()
    game.do(PEOPLE[N], MakeClaim(9, "on  top\n"))
    assert asking(game, N) == set()
    assert asking(game, E) == asking(game, W) == {Permission.ANSWER_CLAIM}
    assert asking(game, S) == {Permission.CALL_OFF}
    assert permissions(game.table, "watcher") == ()
    claim = deal_on(game).claim
    assert claim is not None
    assert claim.statement == "on top"


def test_a_claim_is_refused_with_its_reason() -> None:
    game = Game(PRESETS["chicago"], pack()).started().calls("1NT P 3NT P P P")
    assert game.refuses(PEOPLE[N], MakeClaim(9)) == "claim-before-lead"
    game.do(PEOPLE[E], PlayCard(Card.CK))
    assert game.refuses(PEOPLE[S], MakeClaim(9)) == "claim-by-dummy"
    assert game.refuses(PEOPLE[N], MakeClaim(14)) == "claim-tricks"
    assert game.refuses(PEOPLE[N], MakeClaim(9, "x" * 201)) == "statement-too-long"
    assert game.refuses("watcher", MakeClaim(9)) == "not-seated"
    assert game.refuses(PEOPLE[W], AnswerClaim(accept=True)) == "no-claim"
    assert game.refuses(HOST, CallOff()) == "nothing-to-call-off"
    game.do(PEOPLE[N], MakeClaim(9))
    assert game.refuses(PEOPLE[E], MakeClaim(9)) == "claim-open"
    assert game.refuses(PEOPLE[N], PlayCard(Card.C7)) == "claim-open"
    assert game.refuses(PEOPLE[S], AnswerClaim(accept=True)) == "no-vote"
    game.do(PEOPLE[W], AnswerClaim(accept=True))
    assert game.refuses(PEOPLE[W], AnswerClaim(accept=True)) == "answered-already"
    game.do(HOST, Pause())
    assert game.refuses(PEOPLE[E], AnswerClaim(accept=True)) == "paused"


def test_an_accepted_claim_is_on_the_sheet_and_in_all_that_is_told_of_the_deal() -> None:
    game = led().do(PEOPLE[N], MakeClaim(9))
    game.do(PEOPLE[E], AnswerClaim(accept=True)).do(PEOPLE[W], AnswerClaim(accept=True))
    table = game.table
    assert table.phase is TablePhase.BETWEEN
    assert table.match is not None
    assert table.match.results[-1].tricks == 9
    seen = Scene(table, ()).view(PEOPLE[W])
    assert seen.last_deal is not None
    assert seen.last_deal.result.tricks == 9
    assert Permission.NEXT_DEAL in seen.may
    [ended] = told_again(Table("t"), game.events)
    assert ended is not None
    assert ended.brief.claimed
    told = ended.played(())
    assert told.result.tricks == 9
    assert [laid.card for laid in told.cards] == [Card.CK]
    assert told.claim is not None
    assert told.claim.totals == {Side.NS: 9, Side.EW: 4}
    [match] = exported(Table("t"), game.events)
    assert match.match.results[-1].tricks == 9


def test_a_deal_played_out_is_not_told_as_claimed() -> None:
    game = led().play_out()
    [ended] = told_again(Table("t"), game.events)
    assert ended is not None
    assert not ended.brief.claimed
    assert ended.played(()).claim is None


async def test_a_claimed_deal_is_written_as_a_board_that_ends_before_its_last_card() -> None:
    tables = club()
    table = await to_the_lead(tables)
    v, seen = await tables.look(table, HOST)
    assert seen.deal is not None
    assert seen.deal.contract is not None
    declarer = seen.deal.contract.declarer
    await tables.act(table, PEOPLE[declarer], "claim", v, MakeClaim(4))
    for seat in declarer.side.other.seats:
        await tables.act(table, PEOPLE[seat], f"yes-{seat}", v + 1, AnswerClaim(accept=True))
    [board] = await tables.boards(table)
    assert board.tricks == 4
    assert board.claimed == 4
    assert len(board.play or ()) == 1
    assert '[Result "4"]' in write_pbn([board])
    assert (await tables.deals(table))[0].claimed
    if ready():
        looked = await tables.review(table, 1)
        assert len(looked.cards) == 1
        assert len(looked.values) == 2


def test_honours_are_due_on_a_deal_that_ended_by_a_claim() -> None:
    for profile in (Profile(honours=True), Profile(honours=True, honours_claim=AFTER_PLAY)):
        game = led(profile).do(PEOPLE[N], MakeClaim(9))
        game.do(PEOPLE[E], AnswerClaim(accept=True)).do(PEOPLE[W], AnswerClaim(accept=True))
        if profile.honours_claim is AFTER_PLAY:
            game.do(PEOPLE[N], ClaimHonours())
        assert game.table.match is not None
        assert game.table.match.results[-1].honours == Honours(Side.NS, 150)


def test_honours_to_be_claimed_after_the_auction_cannot_be_claimed_after_a_claim() -> None:
    early = Profile(honours=True, honours_claim=HonoursClaim.AFTER_AUCTION)
    game = led(early)
    assert Permission.CLAIM_HONOURS in permissions(game.table, PEOPLE[N])
    game.do(PEOPLE[N], MakeClaim(9))
    game.do(PEOPLE[E], AnswerClaim(accept=True)).do(PEOPLE[W], AnswerClaim(accept=True))
    assert game.refuses(PEOPLE[N], ClaimHonours()) == "no-honours"


def test_the_host_calls_a_claim_off_that_somebody_away_does_not_answer() -> None:
    game = led().do(PEOPLE[N], MakeClaim(9))
    assert game.refuses(PEOPLE[N], CallOff()) == "host-only"
    game.do(HOST, CallOff())
    assert deal_on(game).actor is N
    assert isinstance(game.events[-1], RequestCalledOff)
    game.do(PEOPLE[N], PlayCard(Card.C7))


def test_whoever_sits_down_in_the_middle_of_a_claim_answers_it() -> None:
    game = led().do(PEOPLE[N], MakeClaim(9)).do(PEOPLE[W], Leave())
    game.do("guest", Sit(W, "Guest")).do("guest", AnswerClaim(accept=True))
    assert game.table.deal is not None
    assert deal_on(game).claim is not None


def test_refusing_lets_play_go_on_where_that_is_the_custom() -> None:
    game = led().do(PEOPLE[N], MakeClaim(11)).do(PEOPLE[W], AnswerClaim(accept=False))
    assert deal_on(game).actor is N
    assert game.events[-1] == ClaimAnswerGiven(W, accepts=False, ruling=None)


def test_calls_and_cards_are_taken_back_as_far_as_the_customs_go() -> None:
    off = led(customs=SetCustoms(undo=TakingBack.OFF))
    assert off.refuses(PEOPLE[E], AskUndo()) == "undo-off"
    calls = led(customs=SetCustoms(undo=TakingBack.CALLS))
    assert calls.refuses(PEOPLE[E], AskUndo()) == "undo-calls-only"
    calls = Game(PRESETS["chicago"], pack()).seated().do(HOST, SetCustoms(undo=TakingBack.CALLS))
    calls.do(HOST, StartMatch()).calls("1NT P 3NT P P P").do(PEOPLE[E], AskUndo())
    calls.do(PEOPLE[N], AnswerUndo(accept=True)).do(PEOPLE[S], AnswerUndo(accept=True))
    assert len(deal_on(calls).auction.calls) == 5
    cards = led().do(PEOPLE[E], AskUndo())
    assert cards.refuses(PEOPLE[S], AnswerUndo(accept=True)) == "answered-already"
    cards.do(PEOPLE[N], AnswerUndo(accept=True))
    assert deal_on(cards).played == ()
    assert cards.events[-3:] == [
        UndoWanted(E, 1),
        UndoAnswerGiven(N, accepts=True),
        MoveTakenBack(E, 1),
    ]


def test_an_erased_auction_takes_the_honours_claimed_on_it_along() -> None:
    early = Profile(honours=True, honours_claim=HonoursClaim.AFTER_AUCTION)
    game = Game(early, pack()).started().calls("1NT P 3NT P P P").do(PEOPLE[N], ClaimHonours())
    game.do(PEOPLE[E], AskUndo())
    game.do(PEOPLE[N], AnswerUndo(accept=True)).do(PEOPLE[S], AnswerUndo(accept=True))
    assert game.table.claimed is None


def test_a_request_is_refused_with_its_reason() -> None:
    game = led()
    assert game.refuses(PEOPLE[N], AskUndo()) == "nothing-of-yours"
    assert game.refuses(PEOPLE[N], AnswerUndo(accept=True)) == "no-undo-asked"
    game.do(PEOPLE[E], AskUndo())
    assert game.refuses(PEOPLE[E], AskUndo()) == "undo-open"
    assert game.refuses(PEOPLE[W], AnswerUndo(accept=True)) == "no-vote"
    game.do(PEOPLE[N], PlayCard(Card.C7))
    assert game.refuses(PEOPLE[N], AnswerUndo(accept=True)) == "no-undo-asked"


def test_the_log_of_what_was_taken_back_leads_to_the_same_table() -> None:
    game = led().do(PEOPLE[E], AskUndo()).do(PEOPLE[N], AnswerUndo(accept=True))
    again = Table("t")
    for event in game.events:
        again = evolve_table(again, event)
    assert again == game.table
    game.do(PEOPLE[E], PlayCard(Card.CQ)).play_out()
    assert game.table.match is not None
    assert len(game.table.match.results) == 1


def test_the_host_sets_the_customs_between_deals_and_what_is_left_out_stays() -> None:
    game = Game(PRESETS["chicago"], pack()).seated()
    assert game.table.customs == Customs()
    assert game.refuses(PEOPLE[N], SetCustoms(undo=TakingBack.OFF)) == "host-only"
    game.do(HOST, SetCustoms(claim_dispute=Dispute.DOUBLE_DUMMY))
    game.do(HOST, SetCustoms(undo=TakingBack.CALLS, bots_claim=BotClaims.ALWAYS))
    chosen = Customs(TakingBack.CALLS, Dispute.DOUBLE_DUMMY, BotClaims.ALWAYS)
    assert game.table.customs == chosen
    assert Scene(game.table, ()).view("watcher").customs == chosen
    game.do(HOST, StartMatch())
    assert game.refuses(HOST, SetCustoms(undo=TakingBack.OFF)) == "deal-running"


async def to_the_lead(tables: Tables, customs: SetCustoms | None = None) -> str:
    """A table of four people at which the opening lead has been made."""
    table = await seat_all(tables)
    if customs is not None:
        await tables.act(table, HOST, "customs", 0, customs)
    await start(tables, table)
    calls = iter(("1NT", "P", "P", "P"))
    while True:
        v, seen = await tables.look(table, HOST)
        assert seen.deal is not None
        assert seen.deal.actor is not None
        person = PEOPLE[seen.deal.actor]
        _, own = await tables.look(table, person)
        assert own.deal is not None
        if own.deal.legal_cards:
            await tables.act(table, person, "lead", v, PlayCard(own.deal.legal_cards[0]))
            return table
        await tables.act(table, person, f"call-{v}", v, MakeCall(Call(next(calls))))


@pytest.mark.skipif(not ready(), reason="there is no double-dummy solver here")
async def test_a_disputed_claim_is_ruled_on_by_double_dummy_where_that_is_the_custom() -> None:
    tables = club()
    table = await to_the_lead(tables, SetCustoms(claim_dispute=Dispute.DOUBLE_DUMMY))
    v, seen = await tables.look(table, HOST)
    assert seen.deal is not None
    assert seen.deal.contract is not None
    declarer = seen.deal.contract.declarer
    await tables.act(table, PEOPLE[declarer], "claim", v, MakeClaim(13))
    await tables.act(table, PEOPLE[declarer.next], "no", v + 1, AnswerClaim(accept=False))
    _, after = await tables.look(table, HOST)
    assert after.phase is TablePhase.BETWEEN
    assert after.deal is not None
    assert after.deal.claim is not None
    assert after.deal.claim.ruled
    assert after.deal.claim.tricks < 13
    assert after.last_deal is not None
    assert after.last_deal.result.tricks == after.deal.claim.tricks


async def test_without_a_solver_play_goes_on_after_a_dispute() -> None:
    tables = club()

    async def nothing(*_: object) -> None:
        return None

    table = await to_the_lead(tables, SetCustoms(claim_dispute=Dispute.DOUBLE_DUMMY))
    tables._mind.rule = nothing  # type: ignore[method-assign,assignment]
    v, seen = await tables.look(table, HOST)
    assert seen.deal is not None
    assert seen.deal.contract is not None
    declarer = seen.deal.contract.declarer
    await tables.act(table, PEOPLE[declarer], "claim", v, MakeClaim(13))
    await tables.act(table, PEOPLE[declarer.next], "no", v + 1, AnswerClaim(accept=False))
    _, after = await tables.look(table, HOST)
    assert after.phase is TablePhase.DEAL


async def test_a_card_played_meanwhile_makes_a_claim_stale_and_a_claim_a_card() -> None:
    tables = club()
    table = await to_the_lead(tables)
    v, seen = await tables.look(table, HOST)
    assert seen.deal is not None
    assert seen.deal.contract is not None
    declarer = PEOPLE[seen.deal.contract.declarer]
    with pytest.raises(Stale):
        await tables.act(table, declarer, "early", v - 1, MakeClaim(7))
    await tables.act(table, declarer, "claim", v, MakeClaim(7))
    with pytest.raises(Stale):
        await tables.act(table, declarer, "card", v, PlayCard(Card.C2))


async def settle(tables: Tables, table: str) -> None:
    """Let the bots act until it is for a person."""
    for _ in range(2000):
        await asyncio.sleep(0)
        room = tables._rooms[table]
        if bot_to_act(room.state) is None:
            return
    raise AssertionError("the bots go on and on")


async def test_with_bots_a_persons_call_is_taken_back_at_once_with_all_after_it() -> None:
    tables = club(seed=5)
    table = await tables.open(HOST, PRESETS["chicago"], "South", S, bots=True)
    await start(tables, table)
    await settle(tables, table)
    v, seen = await tables.look(table, HOST)
    assert seen.deal is not None
    before = seen.deal
    await tables.act(table, HOST, "call", v, MakeCall(before.legal_calls[0]))
    await settle(tables, table)
    v, seen = await tables.look(table, HOST)
    screen = Screen(HOST)
    await tables.watch(table, screen)
    await tables.act(table, HOST, "undo", v, AskUndo())
    assert screen.view.deal == before
    assert isinstance(screen.shown[-1][2], MoveTakenBack)
    await tables.close()


async def test_a_bot_waits_while_a_person_is_asked() -> None:
    game = led()
    bots = replace(game.table, seats={**game.table.seats, N: None}, lineup=game.table.lineup)
    game.table = bots
    game.do(HOST, FillBots())
    assert bot_to_act(game.table) is not None
    game.do(PEOPLE[E], AskUndo())
    # The bot at North consents at once: nobody else is asked.
    assert isinstance(game.events[-1], MoveTakenBack)
    game = led().do(PEOPLE[E], AskUndo())
    waiting = replace(game.table, seats={**game.table.seats, S: None})
    assert bot_to_act(waiting) is None


async def test_bots_answer_a_claim_that_is_sure_and_one_that_is_not() -> None:
    for tricks, accepted in ((0, True), (13, False)):
        tables = club(seed=3)
        table = await tables.open(HOST, PRESETS["chicago"], "South", S, bots=True)
        await start(tables, table)
        await drive(tables, table)
        v, seen = await tables.look(table, HOST)
        assert Permission.CLAIM in seen.may
        await tables.act(table, HOST, "claim", v, MakeClaim(tricks))
        await settle(tables, table)
        _, after = await tables.look(table, HOST)
        assert after.deal is not None
        if accepted:
            assert after.phase is not TablePhase.DEAL
        else:
            assert after.phase is TablePhase.DEAL
            assert after.deal.claim is None
        await tables.close()


def first_legal(view: BotView) -> Call | Card:
    legal: list[Call | Card] = [*view.deal.legal_calls, *view.deal.legal_cards]
    return legal[0]


def player_at(game: Game, seat: Seat) -> str:
    player = game.table.seats[seat]
    assert player is not None
    return player.id


def player_to_act(game: Game) -> str:
    actor = deal_on(game).actor
    assert actor is not None
    return player_at(game, actor)


async def drive(tables: Tables, table: str) -> None:
    """Bid 7NT with the host and play on until he may claim."""
    for step in range(20):
        await settle(tables, table)
        v, seen = await tables.look(table, HOST)
        if Permission.CLAIM in seen.may:
            return
        bid = Call.NT7 if step == 0 else Call.PASS
        await tables.act(table, HOST, f"act-{step}", v, MakeCall(bid))
    raise AssertionError("the host never got to play")


@pytest.mark.parametrize(
    ("wanted", "person", "claims"),
    [
        (BotClaims.NEVER, False, False),
        (BotClaims.AMONG_BOTS, False, True),
        (BotClaims.AMONG_BOTS, True, False),
        (BotClaims.ALWAYS, True, True),
    ],
)
async def test_a_bot_that_is_sure_of_the_rest_claims_it_once_where_the_customs_have_it(
    wanted: BotClaims, person: bool, claims: bool
) -> None:
    """North has all the tricks; where a person is to answer, West is one."""
    game = Game(PRESETS["chicago"], pack(GRAND)).do(HOST, Sit(S, "South"))
    if person:
        game.do(PEOPLE[W], Sit(W, "West"))
    game.do(HOST, SetCustoms(bots_claim=wanted), FillBots(), StartMatch())
    mind = Mind(Here())
    moves: list[TableAction] = [MakeCall(Call(call)) for call in ("7NT", "P", "P", "P")]
    moves += [PlayCard(Card(card)) for card in ("CJ", "C8", "C2", "CA")]
    for move in moves:
        game.do(player_to_act(game), move)
    action = await act_for(first_legal, game.table, N, mind)
    assert isinstance(action, MakeClaim) is claims
    if not claims:
        return
    game.do(player_to_act(game), action)
    assert isinstance(game.events[-1], TricksClaimed)
    if person:
        game.do(PEOPLE[W], AnswerClaim(accept=False))
        assert isinstance(await act_for(first_legal, game.table, N, mind), PlayCard)
        return
    for seat in (E, W):
        answer = await act_for(first_legal, game.table, seat, mind)
        assert answer == AnswerClaim(accept=True)
        game.do(player_at(game, seat), answer)
    assert game.table.phase is TablePhase.BETWEEN
    assert deal_on(game).tricks_made == 13


def test_a_player_without_a_seat_is_refused_every_question() -> None:
    game = led()
    for action in (MakeClaim(1), AnswerClaim(accept=True), AskUndo(), AnswerUndo(accept=True)):
        with pytest.raises(Illegal):
            game.do("watcher", action)
