"""What bots owe a table: whose part it is to act now, and what he does."""

from __future__ import annotations

import hashlib

from rekontra.bots import Bot, BotView
from rekontra.bots.play.claims import accepts, sure_of_the_rest
from rekontra.club.actions import (
    AnswerClaim,
    AnswerUndo,
    MakeCall,
    MakeClaim,
    NextDeal,
    PlayCard,
    TableAction,
)
from rekontra.club.customs import BotClaims
from rekontra.club.mind import Mind
from rekontra.club.table import Table
from rekontra.club.views import TablePhase
from rekontra.game import Call, DealState, Seat, claim_refusal, view
from rekontra.game.asked import answering


def bot_to_act(table: Table) -> str | None:
    """The bot that is to act now: in a deal, or any when bots alone wait for one.

    Whoever is asked something answers first; as long as a person is asked, bots wait.
    """
    if table.paused or not table.in_match:
        return None
    if table.phase is not TablePhase.DEAL:
        players = [player for player in table.seats.values() if player]
        alone = not table.free and all(player.is_bot for player in players)
        return players[0].id if alone else None
    for seat in _awaited(table):
        player = table.seats[seat]
        if player is not None and player.is_bot:
            return player.id
    return None


def _awaited(table: Table) -> tuple[Seat, ...]:
    """The seats of which something is awaited now."""
    deal = table.deal
    if isinstance(deal, DealState):
        asked = deal.claim or deal.undo
        if asked is not None:
            return asked.waiting
    actor = None if deal is None else deal.actor
    return () if actor is None else (actor,)


async def act_for(bot: Bot, table: Table, seat: Seat | None, mind: Mind) -> TableAction:
    """What the bot at this seat does, whose part it is to act."""
    deal = table.deal
    if table.phase is not TablePhase.DEAL:
        return NextDeal()
    seen = bot_view(table, seat)
    if isinstance(deal, DealState) and seat is not None:
        if deal.claim is not None:
            return AnswerClaim(await mind.agrees(accepts, seen))
        if deal.undo is not None:
            return AnswerUndo(accept=True)
        if _may_claim(table, deal, seat) and await mind.agrees(sure_of_the_rest, seen):
            return MakeClaim(deal.left)
    choice = await mind.choose(bot, seen)
    return MakeCall(choice) if isinstance(choice, Call) else PlayCard(choice)


def _may_claim(table: Table, deal: DealState, seat: Seat) -> bool:
    """Whether a bot at this seat, who is to act, is to ask himself if all tricks left are his.

    He claims once a deal: who has refused wants to see the cards played.
    """
    if deal.contract is None or claim_refusal(deal, seat) is not None or seat in deal.faced:
        return False
    if deal.tricks[-1].cards or deal.left == 1:
        return False
    answer = answering(deal.contract, seat, concedes=False)
    match table.customs.bots_claim:
        case BotClaims.NEVER:
            return False
        case BotClaims.AMONG_BOTS:
            return set(answer) <= set(table.bot_seats)
        case BotClaims.ALWAYS:
            return True


def bot_view(table: Table, seat: Seat | None) -> BotView:
    """What a bot at this seat is given of the deal on the table."""
    assert table.deal is not None
    assert table.match is not None
    match, profile = table.match, table.match.profile
    seen = view(table.deal, seat, profile.play_rules)
    return BotView(seen, match.standing, profile, table.system, _seed(table), table.deal.played)


def _seed(table: Table) -> int:
    """The chance of the bots in this deal, which follows from what everybody knows."""
    assert table.match is not None
    public = f"{table.id} {table.number} {len(table.match.results)}"
    return int.from_bytes(hashlib.sha256(public.encode()).digest()[:8])
