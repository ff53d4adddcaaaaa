"""What declarer leads from his hand or dummy: draw trumps, cash, finesse, establish, ruff."""

from __future__ import annotations

from rekontra.bots.maxims.sight import Heights, Sight, card
from rekontra.game import Card, Suit


def declarer_lead(s: Sight) -> Card:
    """The lead of declarer's side from the hand that has won the last trick."""
    for plan in (_ruff_first, _draw_trumps, _cash_to_make, _establish, _ruff_losers, _cash_all):
        choice = plan(s)
        if choice is not None and choice in s.legal:
            return choice
    return _least(s)


def _other(s: Sight, suit: Suit) -> Heights:
    return s.held[s.partner][suit]


def _tops(s: Sight, suit: Suit) -> int:
    """The tricks that the suit gives without loss: masters, no more than the longer hand holds."""
    threat = s.threat(suit)
    mine, others = s.mine[suit], _other(s, suit)
    masters = sum(h > threat for h in (*mine, *others))
    return min(masters, max(len(mine), len(others)))


def _side_suits(s: Sight) -> list[Suit]:
    return [suit for suit in Suit if suit is not s.trumps]


def _cash_card(s: Sight, suit: Suit) -> Card | None:
    """A card that wins the next trick of this suit: from the short hand the high one first."""
    threat = s.threat(suit)
    mine, others = s.mine[suit], _other(s, suit)
    if not mine:
        return None
    here = [h for h in mine if h > threat]
    there = [h for h in others if h > threat]
    if here and (not there or len(mine) <= len(others)):
        return card(suit, here[0])
    if there and (not here or len(others) < len(mine)):
        return card(suit, mine[-1])
    return card(suit, here[-1]) if here else None


def _ruffed(s: Sight, suit: Suit) -> bool:
    """Whether an opponent who is out of this suit may still have a trump."""
    trumps = s.trumps
    if trumps is None or suit is trumps:
        return False
    return any(s.is_void(seat, suit) and s.best(seat, trumps) > 0 for seat in s.enemies())


def _short_hand_ruffs(s: Sight) -> tuple[Suit, int] | None:
    """A side suit in which the hand with fewer trumps is or can be void, and the losers there."""
    trumps = s.trumps
    assert trumps is not None
    hands = (s.seat, s.partner)
    short = min(hands, key=lambda seat: len(s.held[seat][trumps]))
    long = short.partner
    if not s.held[short][trumps]:
        return None
    best: tuple[Suit, int] | None = None
    for suit in _side_suits(s):
        few, many = s.held[short][suit], s.held[long][suit]
        threat = s.threat(suit)
        losers = sum(h < threat for h in many) - len(few)
        losers = min(losers, len(s.held[short][trumps]))
        cheap = len(few) == 0 or (len(few) == 1 and len(many) >= 3)
        cheap = cheap or (len(few) == 2 and len(many) >= 3 and many[1] > threat)
        if losers > 0 and cheap and (best is None or losers > best[1]):
            best = (suit, losers)
    return best


def _ruff_first(s: Sight) -> Card | None:
    """Losers ruffed in the short hand before trumps are drawn, when drawing would prevent it."""
    trumps = s.trumps
    if trumps is None:
        return None
    found = _short_hand_ruffs(s)
    if found is None:
        return None
    suit, losers = found
    out = s.enemy_trumps()
    short = min((s.seat, s.partner), key=lambda seat: len(s.held[seat][trumps]))
    few = s.held[short][suit]
    # Trumps that the short hand keeps when the others are drawn, at the usual break.
    kept = len(s.held[short][trumps]) - (out + 2) // 2 if out else 99
    if kept >= losers:
        return None
    if not s.mine[suit]:
        return _cross(s, avoid=suit) if s.seat is short else None
    if s.seat is short and few:
        return _cash_card(s, suit) or card(suit, few[-1])
    if len(few) == 2:
        return _cash_card(s, suit)
    return card(suit, s.mine[suit][-1])


def _draw_trumps(s: Sight) -> Card | None:
    """A trump while an opponent may have one, unless only a higher one than ours is left."""
    trumps = s.trumps
    if trumps is None or not s.mine[trumps]:
        return None
    out = s.enemy_trumps()
    ours = (*s.mine[trumps], *_other(s, trumps))
    if out == 0 or not ours:
        return None
    higher = sum(h > max(ours) for h in s.out[trumps])
    if out <= higher or (out == 1 and higher):
        return None
    if max(len(s.mine[trumps]), len(_other(s, trumps))) <= higher:
        return None
    return _attack(s, trumps)


def _attack(s: Sight, suit: Suit) -> Card:
    """The card to lead from this hand to make the most of a suit held by the two hands."""
    mine, others = s.mine[suit], _other(s, suit)
    out = s.out[suit]
    top_out = out[0] if out else 0
    sure = sum(h > top_out for h in (*mine, *others))
    missing = [h for h in out if h > 10]
    if not missing or len(out) <= 2 * sure:
        return _cash_card(s, suit) or _sequence(s, suit) or card(suit, mine[-1])
    # A tenace or honour opposite: lead towards it, an honour only with its neighbour behind it.
    tenace = any(h < missing[0] and h >= 10 for h in others) and others[0] > (
        mine[0] - 1 if mine else 0
    )
    if others and (tenace or others[0] >= 12):
        run = _sequence(s, suit)
        if run is not None and run.height < others[0] and run.height >= 10 and len(mine) >= 2:
            return run
        return card(suit, mine[-1])
    run = _sequence(s, suit)
    if run is not None:
        return run
    if mine[0] > top_out:
        return card(suit, mine[0])
    return card(suit, mine[-1])


def _sequence(s: Sight, suit: Suit) -> Card | None:
    """The top of touching honours here, the two hands counted together."""
    mine = s.mine[suit]
    if not mine or mine[0] < 10:
        return None
    ours = {*mine, *_other(s, suit)}
    below = [h for h in ours if h < mine[0]]
    between = [h for h in s.out[suit] if h < mine[0]]
    if below and (not between or max(below) > max(between)):
        return card(suit, mine[0])
    return None


def _cash_to_make(s: Sight) -> Card | None:
    """The winners, when there are enough of them to make the contract or no more to be made."""
    suits = [suit for suit in Suit if not _ruffed(s, suit)]
    total = sum(_tops(s, suit) for suit in suits)
    if total < s.needed and total < s.tricks_left:
        return None
    if s.needed <= 0 and total < s.tricks_left:
        # Overtricks: establish something first if that is safe.
        return None
    return _cash_best(s, suits)


def _cash_best(s: Sight, suits: list[Suit]) -> Card | None:
    """A winner from the suit where a hand may be cut off from its winners, blocked suits first."""
    choices = []
    for suit in suits:
        if suit is s.trumps and s.enemy_trumps() == 0 and len(suits) > 1:
            order = 2
        else:
            order = 1
        if not _tops(s, suit):
            continue
        lead = _cash_card(s, suit)
        if lead is None:
            continue
        threat = s.threat(suit)
        mine, others = s.mine[suit], _other(s, suit)
        here = [h for h in mine if h > threat]
        if lead.height > threat:
            # Winners of the hand that is also short go first: that unblocks.
            rank = 0 if len(mine) < len(others) and len(here) == len(mine) else 1
            stranded = bool(others and others[0] > threat and len(mine) == len(here) == 1)
            choices.append((order, rank - stranded, -len(here), lead.height, suit.value, lead))
        else:
            choices.append((order, 2, 0, lead.height, suit.value, lead))
    return min(choices)[-1] if choices else None


def _prospect(s: Sight, suit: Suit) -> float:
    """The tricks that work on this suit may add to its tops, lessened by what it must lose."""
    mine, others = s.mine[suit], _other(s, suit)
    if not mine:
        return -1
    out = s.out[suit]
    ours = sorted((*mine, *others), reverse=True)
    longest = max(len(mine), len(others))
    tops = _tops(s, suit)
    if longest <= tops:
        return -1
    losses = 0
    gained = tops
    # Play the suit out on paper: our highest against their highest, round by round.
    theirs = list(out)
    for height in ours[:longest]:
        if theirs and theirs[0] > height:
            losses += 1
            theirs.pop(0)
        else:
            gained += 1 if height < (out[0] if out else 0) else 0
        theirs = theirs[: max(0, len(theirs) - 1)] if losses + gained > 1 else theirs
    honours = sum(h >= 10 for h in ours)
    extra = gained - tops
    if extra <= 0 and not honours:
        return -1
    return extra + 0.2 * honours + 0.15 * (len(ours) - len(out)) - 0.35 * losses


def _establish(s: Sight) -> Card | None:
    """A lead in the suit that promises the most new tricks, from the right hand if it can be."""
    ranked = sorted(
        (suit for suit in _side_suits(s) if not _ruffed(s, suit)),
        key=lambda suit: -_best_prospect(s, suit),
    )
    for suit in ranked:
        if _best_prospect(s, suit) <= 0:
            return None
        mine, others = s.mine[suit], _other(s, suit)
        if _wrong_hand(mine, others, s.out[suit]):
            crossing = _cross(s, avoid=suit)
            if crossing is not None and _spares(s, crossing):
                return crossing
        if mine:
            return _attack(s, suit)
    return None


def _spares(s: Sight, crossing: Card) -> bool:
    """Whether this crossing leaves a way back: at notrump an entry is a winner spent."""
    threat = s.threat(crossing.suit)
    return s.trumps is not None or sum(h > threat for h in _other(s, crossing.suit)) >= 2


def _best_prospect(s: Sight, suit: Suit) -> float:
    if s.mine[suit]:
        return _prospect(s, suit)
    return 0.3 if len(_other(s, suit)) >= 4 else -1


def _wrong_hand(mine: Heights, others: Heights, out: Heights) -> bool:
    """Whether the finesse would have to be led from the other hand."""
    if not mine:
        return bool(others)
    if not others or not out:
        return False
    missing = out[0]
    tenace_here = any(10 <= h < missing for h in mine) and not any(
        10 <= h < missing for h in others
    )
    second = len(mine) > 1 and (mine[0] - mine[1] == 1 and mine[0] < missing)
    return tenace_here and not second and others[-1] < 10


def _cross(s: Sight, avoid: Suit) -> Card | None:
    """A low card to a winner in the other hand, in a suit other than the one to be led there."""
    best: tuple[int, Card] | None = None
    for suit in Suit:
        mine, others = s.mine[suit], _other(s, suit)
        if suit is avoid or not mine or not others or _ruffed(s, suit):
            continue
        if suit is s.trumps and s.enemy_trumps() and len(mine) <= len(others) - 3:
            continue
        threat = max(s.threat(suit), mine[-1])
        if others[0] > threat and mine[-1] < others[0]:
            winners = sum(h > threat for h in others)
            if best is None or winners > best[0]:
                best = (winners, card(suit, mine[-1]))
    trumps = s.trumps
    if best is None and trumps is not None and s.held[s.partner][trumps]:
        for suit in _side_suits(s):
            if suit is not avoid and s.mine[suit] and not _other(s, suit) and not _ruffed(s, suit):
                return card(suit, s.mine[suit][-1])
    return best[1] if best else None


def _ruff_losers(s: Sight) -> Card | None:
    """A loser led for the other hand to ruff."""
    trumps = s.trumps
    if trumps is None or not s.held[s.partner][trumps]:
        return None
    threat = {suit: s.threat(suit) for suit in Suit}
    for suit in _side_suits(s):
        mine = s.mine[suit]
        if mine and not _other(s, suit) and mine[-1] < threat[suit]:
            return card(suit, mine[-1])
    return None


def _cash_all(s: Sight) -> Card | None:
    return _cash_best(s, [suit for suit in Suit if not _ruffed(s, suit)])


def _least(s: Sight) -> Card:
    """The lowest card of the suit in which the two hands are strongest, trumps last."""

    def order(one: Card) -> tuple[bool, int, int]:
        length = len(s.mine[one.suit]) + len(_other(s, one.suit))
        return (one.suit is s.trumps, -length, one.height)

    return min(s.legal, key=order)
