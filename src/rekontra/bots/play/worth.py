"""What a result is worth to a side: the points it writes, and the chances that it leaves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rekontra.bots.door import BotView, Objective
from rekontra.contests import rubber
from rekontra.contests.forms import Made, rules, to_two_games
from rekontra.contests.games import GameScore
from rekontra.game import Side
from rekontra.scoring.duplicate import game_premium
from rekontra.scoring.points import GAME_POINTS
from rekontra.scoring.profile import Form, Profile
from rekontra.scoring.sheet import Entry, Place, add_up

# A part-score is worth this share of the game that it is on the way to, in proportion to its size:
# 60 below the line are then about 100 points early in a rubber, as players reckon.
_PART_OF_GAME = 0.5


def objective_of(view: BotView) -> Objective:
    """What the bot plays for: matchpoints on boards that others play too, else points."""
    if view.objective is not None:
        return view.objective
    duplicate = view.profile.form is Form.DUPLICATE
    return Objective.MATCHPOINTS if duplicate else Objective.POINTS


def worth(view: BotView, tricks: int) -> float:
    """What it is worth to declarer's side that it takes so many tricks (0-13), in points.

    The points written count with their premiums, and where games are made out of part-scores the
    chances that games and legs leave: half of the premium for the side that is ahead in games, and
    a share of it for a part-score.
    """
    deal = view.deal
    contract = deal.contract
    if contract is None:
        raise ValueError("there is no contract")
    side, profile = contract.declarer.side, view.profile
    form = rules(profile.form)
    entries = form.entries(contract, tricks, side in deal.vulnerable, profile)
    before = GameScore(view.standing.games, view.standing.legs)
    after = before
    if profile.form.carry:
        below = sum(entry.points for entry in entries if entry.place is Place.BELOW)
        if below:
            after = before.add(side, below)
            game = before.legs[side] + below >= GAME_POINTS
            vulnerable = side in deal.vulnerable
            made = Made(view.standing.number, side, vulnerable, after, game)
            entries += form.premiums(profile, made)
    return _balance(entries, side) + chances(view, after, side) - chances(view, before, side)


def _balance(entries: tuple[Entry, ...], side: Side) -> float:
    totals = add_up(entries)
    return totals[side] - totals[side.other]


def chances(view: BotView, score: GameScore, side: Side) -> float:
    """What games and legs promise this side for the deals to come, in points."""
    profile = view.profile
    if not profile.form.carry:
        return 0.0
    if to_two_games(profile):
        if rubber.rubber_to(score) is not None:
            return 0.0
        games = _games_ahead(profile, score.games[side], score.games[side.other])
        return games + _legs(score, {one: _next_game(profile, score, one) for one in Side}, side)
    if view.standing.deals is None or view.standing.number >= view.standing.deals:
        return 0.0
    if profile.form is Form.TRAINING:
        premium = float(profile.training_game_premium)
    else:
        premium = (game_premium(False) + game_premium(True)) / 2
    return _legs(score, dict.fromkeys(Side, premium), side)


def _legs(score: GameScore, game: Mapping[Side, float], side: Side) -> float:
    """What the part-scores are worth: a share of the game that each is on the way to."""
    legs = {one: _PART_OF_GAME * game[one] * score.legs[one] / GAME_POINTS for one in Side}
    return legs[side] - legs[side.other]


def _next_game(profile: Profile, score: GameScore, side: Side) -> float:
    """What the next game means for this side."""
    mine, theirs = score.games[side], score.games[side.other]
    return _game_won(profile, mine, theirs) - _games_ahead(profile, mine, theirs)


@cache
def _games_ahead(profile: Profile, mine: int, theirs: int) -> float:
    """What games are worth to the side that has `mine`, when either makes the next as likely."""
    if rubber.GAMES_OF_A_RUBBER in (mine, theirs) or mine == theirs:
        return 0.0
    return (_game_won(profile, mine, theirs) - _game_won(profile, theirs, mine)) / 2


def _game_won(profile: Profile, mine: int, theirs: int) -> float:
    """What a side with `mine` games gets by making the next: the premium and what it leaves."""
    score = GameScore({Side.NS: mine + 1, Side.EW: theirs})
    made = Made(1, Side.NS, mine > 0, score, True)
    written = _balance(rules(profile.form).premiums(profile, made), Side.NS)
    return written + _games_ahead(profile, mine + 1, theirs)
