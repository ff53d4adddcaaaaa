"""What people may do at a table, and what becomes of it."""

from __future__ import annotations

import pytest

from rekontra.club.actions import (
    AddBot,
    ClaimHonours,
    FillBots,
    Leave,
    MakeCall,
    NextDeal,
    Pause,
    PlayCard,
    Rename,
    Resume,
    SetProfile,
    Sit,
    StartMatch,
    StopMatch,
    SwapSeats,
    TableAction,
    TakeHost,
    Unseat,
)
from rekontra.club.decide import Chance, decide_table, open_table
from rekontra.club.events import TableEvent
from rekontra.club.rights import permitted, timely
from rekontra.club.table import Table, evolve_table
from rekontra.club.views import Permission, TablePhase
from rekontra.game import PACK, Call, Card, Illegal, Seat, Side, hands_from_pack, parse_hand, view
from rekontra.scoring import PRESETS, HonoursClaim, Profile, RubberPremium, Tour
from tests.club.people import HOST, PEOPLE
from tests.game.deals import shuffled


class Game:
    """A table that is told what to do and remembers its events."""

    def __init__(self, profile: Profile | None = None, pack: tuple[Card, ...] = PACK) -> None:
        self.chance = Chance(pack, Seat.N)
        self.events: list[TableEvent] = []
        self.table = Table("t")
        self._take(open_table(HOST, profile or PRESETS["rubber_s2"]))

    def _take(self, *events: TableEvent) -> None:
        for event in events:
            self.events.append(event)
            self.table = evolve_table(self.table, event)

    def do(self, actor: str, *actions: TableAction) -> Game:
        for action in actions:
            self._take(*decide_table(self.table, actor, action, self.chance))
        return self

    def refuses(self, actor: str, action: TableAction) -> str:
        with pytest.raises(Illegal) as refused:
            self.do(actor, action)
        return refused.value.code

    def seated(self) -> Game:
        for seat, person in PEOPLE.items():
            self.do(person, Sit(seat, person.title()))
        return self

    def started(self) -> Game:
        return self.seated().do(HOST, StartMatch())

    def calls(self, text: str) -> Game:
        for word in text.split():
            assert self.table.deal is not None
            actor = self.table.deal.actor
            assert actor is not None
            self.do(PEOPLE[actor], MakeCall(Call(word)))
        return self

    def play_out(self) -> Game:
        """The rest of the deal with the first legal card each time."""
        while self.table.phase is TablePhase.DEAL:
            assert self.table.deal is not None
            actor = self.table.deal.actor
            assert actor is not None
            cards = view(self.table.deal, actor).legal_cards
            self.do(PEOPLE[actor], PlayCard(cards[0]))
        return self


def permissions(table: Table, actor: str, *, hostless: bool = False) -> tuple[Permission, ...]:
    return permitted(table, table.role_of(actor, hostless=hostless), timely(table))


def test_the_one_who_makes_a_table_is_its_host() -> None:
    game = Game()
    assert game.table.host == HOST
    assert game.refuses("guest", FillBots()) == "host-only"
    assert game.refuses("guest", SetProfile(PRESETS["chicago"])) == "host-only"
    assert game.refuses("guest", StartMatch()) == "host-only"


def test_a_seat_is_taken_once_and_a_person_has_one_seat() -> None:
    game = Game().do(HOST, Sit(Seat.S, "Anna"))
    assert game.refuses("guest", Sit(Seat.S, "Boris")) == "seat-taken"
    game.do("guest", Sit(Seat.N, "Boris")).do("guest", Sit(Seat.E, "Boris"))
    assert game.table.seat_of("guest") is Seat.E
    assert game.table.seats[Seat.N] is None


def test_a_full_table_says_so() -> None:
    game = Game().seated()
    assert game.refuses("fifth", Sit(Seat.S, "Fifth")) == "table-full"


def test_a_person_may_take_the_place_of_a_bot() -> None:
    game = Game().do(HOST, Sit(Seat.S, "Anna"), FillBots())
    assert game.table.free == ()
    game.do("guest", Sit(Seat.N, "Boris"))
    assert game.table.seat_of("guest") is Seat.N


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        (" \t\u200b\n", "name-empty"),
        ("\u2800\u3164\u115f", "name-empty"),
        ("Anna\u2800", "name-taken"),
        ("x" * 25, "name-too-long"),
        ("anna", "name-taken"),
        ("  ANNA ", "name-taken"),
    ],
)
def test_a_name_is_one_that_can_be_shown_and_told_apart(name: str, code: str) -> None:
    game = Game().do(HOST, Sit(Seat.S, "Anna"))
    assert game.refuses("guest", Sit(Seat.N, name)) == code


def test_a_name_is_cleaned_of_what_cannot_be_seen() -> None:
    game = Game().do(HOST, Sit(Seat.S, " Anna \u202e  Maria\u0000 "))
    player = game.table.seats[Seat.S]
    assert player is not None
    assert player.name == "Anna Maria"
    game.do(HOST, Rename("Maria"))
    renamed = game.table.seats[Seat.S]
    assert renamed is not None
    assert renamed.name == "Maria"


def test_a_match_starts_when_all_seats_are_taken() -> None:
    game = Game().do(HOST, Sit(Seat.S, "Anna"))
    assert game.refuses(HOST, StartMatch()) == "seats-empty"
    assert game.refuses(HOST, NextDeal()) == "no-match"
    game.do(HOST, FillBots(), StartMatch())
    assert game.table.phase is TablePhase.DEAL
    assert game.refuses(HOST, StartMatch()) == "match-running"
    assert game.refuses(HOST, SetProfile(PRESETS["chicago"])) == "match-running"
    assert game.refuses(HOST, SwapSeats(Seat.N, Seat.E)) == "match-running"
    assert game.refuses(HOST, NextDeal()) == "deal-running"


def test_house_rules_that_contradict_each_other_are_refused() -> None:
    both = Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700, rubber_2_0=750)
    assert Game().refuses(HOST, SetProfile(both)).startswith("option-")
    assert Game().refuses(HOST, SetProfile(Profile(tour=Tour.THREE_RUBBERS))) == "form-not-played"


def test_only_the_player_on_turn_may_act_and_by_his_cookie_alone() -> None:
    game = Game().started()
    assert game.refuses("stranger", MakeCall(Call.PASS)) == "not-seated"
    assert game.refuses(PEOPLE[Seat.E], MakeCall(Call.PASS)) == "not-your-turn"
    game.calls("1C 1D")
    assert game.refuses(PEOPLE[Seat.S], MakeCall(Call.C1)) == "insufficient-bid"
    assert game.refuses(PEOPLE[Seat.S], PlayCard(Card.SA)) == "auction-open"


def test_nobody_plays_while_the_table_is_paused() -> None:
    game = Game().started().do(HOST, Pause())
    assert game.refuses(PEOPLE[Seat.N], MakeCall(Call.PASS)) == "paused"
    assert game.refuses(HOST, Pause()) == "paused"
    assert game.refuses(PEOPLE[Seat.N], Resume()) == "host-only"
    game.do(HOST, Resume()).calls("P")
    assert game.refuses(HOST, Resume()) == "not-paused"


def test_a_passed_out_deal_of_a_rubber_goes_to_the_next_dealer() -> None:
    game = Game().started().calls("P P P P")
    assert game.table.phase is TablePhase.BETWEEN
    game.do(PEOPLE[Seat.W], NextDeal())
    assert game.table.deal is not None
    assert game.table.deal.deal.dealer is Seat.E


def test_a_passed_out_deal_of_a_chicago_is_dealt_again_by_the_same_dealer() -> None:
    game = Game(PRESETS["chicago"]).started().calls("P P P P").do(HOST, NextDeal())
    assert game.table.deal is not None
    assert game.table.deal.deal.dealer is Seat.N
    assert game.table.match is not None
    assert game.table.match.standing.number == 1


def test_a_deal_that_is_played_stands_on_the_sheet() -> None:
    game = Game(pack=shuffled(3)).started().calls("1NT P P P").play_out()
    assert game.table.match is not None
    assert len(game.table.match.results) == 1
    assert game.table.match.sheet.entries


def test_a_free_seat_may_be_taken_in_a_deal_but_not_by_one_who_has_seen_cards() -> None:
    game = Game().started().do(PEOPLE[Seat.E], Leave())
    assert game.table.free == (Seat.E,)
    assert game.refuses(PEOPLE[Seat.N], Sit(Seat.E, "Sly")) == "hand-seen"
    assert game.refuses(PEOPLE[Seat.N], Sit(Seat.N, "Same")) == "seat-taken"
    game.do(HOST, Unseat(Seat.N))
    assert game.refuses(PEOPLE[Seat.N], Sit(Seat.E, "Sly")) == "hand-seen"
    game.do("substitute", Sit(Seat.E, "Sub")).do(PEOPLE[Seat.N], Sit(Seat.N, "Back"))
    assert not game.table.free


def test_a_bot_may_take_over_a_seat_in_a_deal() -> None:
    game = Game().started().do(PEOPLE[Seat.E], Leave()).do(HOST, AddBot(Seat.E))
    bot = game.table.seats[Seat.E]
    assert bot is not None
    assert bot.is_bot
    assert game.refuses(HOST, AddBot(Seat.E)) == "table-full"


def test_a_host_who_leaves_hands_the_table_on() -> None:
    game = Game().seated().do(HOST, Leave())
    assert game.table.host == PEOPLE[Seat.W]
    alone = Game().do(HOST, Sit(Seat.S, "Anna"), FillBots(), Leave())
    assert alone.table.host == HOST


def test_a_match_broken_off_is_settled_as_it_stands() -> None:
    game = Game(pack=shuffled(3)).started().calls("1NT P P P").play_out()
    game.do(HOST, NextDeal()).do(HOST, StopMatch())
    assert game.table.phase is TablePhase.OVER
    assert game.table.match is not None
    assert game.table.match.sheet.stopped
    assert game.table.deal is None
    game.do(HOST, SwapSeats(Seat.E, Seat.S), StartMatch())
    assert game.table.number == 2
    assert [match.number for match in game.table.earlier] == [1]
    assert game.table.earlier[0].players[Seat.S].name == "South-Id"
    assert game.table.lineup[Seat.S] == game.table.seats[Seat.S]


def claiming(when: HonoursClaim) -> Game:
    """A deal in which North holds four honours of spades, his trumps."""
    wish = ["AKQJ432..432.432", "5.AKQ.AKQJ.AKQJT", "T9876.JT9.T98.98", ".8765432.765.765"]
    n, e, s, w = (parse_hand(hand) for hand in wish)
    pack = tuple(card for four in zip(e, s, w, n, strict=True) for card in four)
    assert hands_from_pack(pack, Seat.N)[0] == n
    profile = Profile(honours=True, honours_claim=when)
    return Game(profile, pack).started()


def honours_of(game: Game) -> int:
    assert game.table.match is not None
    return sum(
        entry.points
        for entry in game.table.match.sheet.entries
        if entry.reason.value == "honours" and entry.side is Side.NS
    )


def test_honours_are_found_by_themselves_by_default() -> None:
    game = claiming(HonoursClaim.AUTO).calls("1S P P P")
    assert game.refuses(PEOPLE[Seat.N], ClaimHonours()) == "no-honours"
    assert honours_of(game.play_out()) == 100


def test_honours_claimed_after_the_play_count_and_others_are_lost() -> None:
    game = claiming(HonoursClaim.AFTER_PLAY).calls("1S P P P")
    assert game.refuses(PEOPLE[Seat.N], ClaimHonours()) == "no-honours"
    game.play_out()
    assert honours_of(game) == 0
    assert game.refuses(PEOPLE[Seat.E], ClaimHonours()) == "no-honours"
    assert Permission.CLAIM_HONOURS in permissions(game.table, PEOPLE[Seat.N])
    game.do(PEOPLE[Seat.N], ClaimHonours())
    assert honours_of(game) == 100
    assert game.refuses(PEOPLE[Seat.N], ClaimHonours()) == "no-honours"
    late = claiming(HonoursClaim.AFTER_PLAY).calls("1S P P P").play_out().do(HOST, NextDeal())
    assert late.refuses(PEOPLE[Seat.N], ClaimHonours()) == "no-honours"


def test_honours_claimed_after_the_auction_wait_for_the_end_of_the_deal() -> None:
    game = claiming(HonoursClaim.AFTER_AUCTION).calls("1S P P P")
    game.do(PEOPLE[Seat.N], ClaimHonours())
    assert honours_of(game) == 0
    assert honours_of(game.play_out()) == 100
    late = claiming(HonoursClaim.AFTER_AUCTION).calls("1S P P P").play_out()
    assert late.refuses(PEOPLE[Seat.N], ClaimHonours()) == "no-honours"


def test_what_is_permitted_is_not_refused_and_what_is_not_is() -> None:
    """Every permission is tried at every moment of a short match by everybody."""
    tries: dict[Permission, TableAction] = {
        Permission.LEAVE: Leave(),
        Permission.FILL_BOTS: FillBots(),
        Permission.START_MATCH: StartMatch(),
        Permission.NEXT_DEAL: NextDeal(),
        Permission.STOP_MATCH: StopMatch(),
        Permission.PAUSE: Pause(),
        Permission.RESUME: Resume(),
        Permission.CLAIM_HONOURS: ClaimHonours(),
        Permission.SWAP_SEATS: SwapSeats(Seat.N, Seat.E),
        Permission.SET_PROFILE: SetProfile(PRESETS["chicago"]),
    }
    games = [
        Game(),
        Game().seated(),
        Game().started(),
        Game().started().do(HOST, Pause()),
        Game().started().calls("P P P P"),
        Game(pack=shuffled(3)).started().calls("1NT P P P"),
        Game(pack=shuffled(3)).started().do(HOST, StopMatch()),
    ]
    for game in games:
        for person in (*PEOPLE.values(), "stranger"):
            allowed = permissions(game.table, person)
            for permission, action in tries.items():
                if permission in allowed:
                    decide_table(game.table, person, action, game.chance)
                else:
                    with pytest.raises(Illegal):
                        decide_table(game.table, person, action, game.chance)


def test_a_table_folded_again_from_its_events_is_the_same() -> None:
    game = Game(pack=shuffled(5)).started().calls("1H P 2H P P P").play_out().do(HOST, NextDeal())
    for cut in range(len(game.events) + 1):
        again = Table("t")
        for event in game.events[:cut]:
            again = evolve_table(again, event)
        for event in game.events[cut:]:
            again = evolve_table(again, event)
        assert again == game.table


def test_a_seated_person_may_become_host_when_the_host_is_away_and_not_otherwise() -> None:
    table = Game().started().do(HOST, Pause()).table
    north = PEOPLE[Seat.N]
    assert Permission.TAKE_HOST not in permissions(table, north)
    with pytest.raises(Illegal) as refused:
        decide_table(table, north, TakeHost(), None)
    assert refused.value.code == "host-here"
    assert Permission.TAKE_HOST in permissions(table, north, hostless=True)
    assert Permission.TAKE_HOST not in permissions(table, HOST, hostless=True)
    assert Permission.TAKE_HOST not in permissions(table, "stranger", hostless=True)
    for event in decide_table(table, north, TakeHost(), None, hostless=True):
        table = evolve_table(table, event)
    assert table.host == north
    assert Permission.RESUME in permissions(table, north)


def test_whoever_sits_at_a_table_that_its_host_has_deserted_becomes_its_host() -> None:
    table = Game().do(HOST, Sit(Seat.S, "Anna"), FillBots(), Leave()).table
    for hostless, host in ((False, HOST), (True, "guest")):
        sat = table
        for event in decide_table(sat, "guest", Sit(Seat.S, "Boris"), None, hostless=hostless):
            sat = evolve_table(sat, event)
        assert sat.host == host


def test_the_place_of_a_bot_is_not_to_be_had_in_a_deal() -> None:
    game = Game().do(HOST, Sit(Seat.S, "Anna"), FillBots(), StartMatch())
    assert game.refuses("spy", Sit(Seat.N, "Spy")) == "deal-running"
    assert Permission.SIT not in permissions(game.table, "spy")
    game.do(HOST, Unseat(Seat.E))
    assert game.refuses("spy", Sit(Seat.N, "Spy")) == "deal-running"
    game.do("spy", Sit(Seat.E, "Late"))
    between = Game().do(HOST, Sit(Seat.S, "Anna"), FillBots(), StartMatch(), StopMatch())
    between.do("guest", Sit(Seat.N, "Boris"))
