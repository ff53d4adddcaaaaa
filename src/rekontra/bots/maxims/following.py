"""Which card to play to a trick that another hand has led."""

from __future__ import annotations

from rekontra.bots.maxims.discards import discard
from rekontra.bots.maxims.sight import Heights, Sight, card
from rekontra.game import Card, Suit


def follow(s: Sight) -> Card:
    """The card to follow with, ruff with, or discard."""
    led = s.trick[0].card.suit
    if len(s.legal) == 1:
        return s.legal[0]
    if not s.mine[led]:
        return _without_the_suit(s, led)
    place = len(s.trick)
    if place == 3:
        return _fourth_hand(s, led)
    if place == 2:
        return _third_hand(s, led)
    return _second_hand(s, led)


def _low(s: Sight, suit: Suit) -> Card:
    return card(suit, s.mine[suit][-1])


def _cheapest_winner(s: Sight, suit: Suit) -> Card | None:
    """The lowest card of the suit led that beats what is winning now."""
    winning = s.winner().card
    able = [h for h in s.mine[suit] if s.beats(card(suit, h), winning)]
    return card(suit, able[-1]) if able else None


def _fourth_hand(s: Sight, suit: Suit) -> Card:
    """Win as cheaply as possible, or play the lowest when partner wins or nothing does."""
    if s.winner().seat is s.partner:
        return _unblock(s, suit) or _overtake(s, suit) or _low(s, suit)
    if _holds_up(s, suit):
        return _low(s, suit)
    return _cheapest_winner(s, suit) or _low(s, suit)


def _unblock(s: Sight, suit: Suit) -> Card | None:
    """Declarer's honour from the short hand under his own winner, when it would block the suit."""
    if not s.declaring or not s.seen(s.partner):
        return None
    heights, others = s.mine[suit], s.held[s.partner][suit]
    threat = s.threat(suit)
    blocks = len(heights) == 2 and heights[0] > threat and len(others) >= 3
    if blocks and sum(height > threat for height in others) >= 2:
        return card(suit, heights[0])
    return None


def _overtake(s: Sight, suit: Suit) -> Card | None:
    """A winner over our own winner when the hand opposite could not reach this one again."""
    mine = s.mine[suit]
    masters = s.masters(s.seat, suit)
    if not s.declaring or not s.seen(s.partner) or masters < 2 or s.held[s.partner][suit]:
        return None
    other_way = any(
        s.masters(s.seat, other) and s.held[s.partner][other] for other in Suit if other is not suit
    )
    return None if other_way else card(suit, mine[masters - 1])


def _holds_up(s: Sight, suit: Suit) -> bool:
    """Whether declarer at notrump should keep the only stopper of the suit led for a round."""
    if not s.declaring or s.trumps is not None or s.tricks_left < 9:
        return False
    if s.winner().seat is s.partner:
        return False
    ours = sorted((*s.mine[suit], *s.held[s.partner][suit]), reverse=True)
    if not s.mine[suit] or s.mine[suit][0] != 14 or len(s.mine[suit]) < 2:
        return False
    others = [height for height in ours if height != 14]
    second = any(height >= 12 for height in others) or sum(height >= 10 for height in others) >= 2
    rounds = s.led.count(suit)
    total = len(ours) + 2 * rounds + sum(p.seat is s.partner for p in s.trick)
    spare = s.tricks_left - s.needed
    return not second and rounds + 1 <= 7 - total and spare > rounds


def _third_hand(s: Sight, suit: Suit) -> Card:
    """High, but no higher than it takes; never over partner's certain winner."""
    if s.declaring:
        return _declarer_third(s, suit)
    winning = s.winner()
    last = s.after()[0]
    mine = s.mine[suit]
    if winning.seat is s.partner:
        if not s.can_beat(last, winning.card):
            return _low(s, suit)
        if winning.card.suit is suit and s.touches(suit, winning.card.height):
            return _low(s, suit)
    winner = _cheapest_winner(s, suit)
    if winner is None:
        return _low(s, suit)
    if s.is_void(last, suit):
        return winner
    if s.seen(last):
        high = s.best(last, suit)
        enough = [h for h in mine if h > high and h >= winner.height]
        if enough:
            return card(suit, enough[-1])
        # Dummy can win; an honour of ours is worth it only to force a higher one.
        return _low(s, suit) if winning.seat is s.partner else winner
    best = mine[0]
    dummys = s.held[s.dummy][suit]
    if best == 14 and 13 in dummys and len(mine) >= 2 and mine[1] >= 10:
        # Keep the ace to catch dummy's king.
        return card(suit, max(s.equals(s.seat, suit, mine[1]), winner.height))
    return card(suit, max(s.equals(s.seat, suit, best), winner.height))


def _declarer_third(s: Sight, suit: Suit) -> Card:
    """Finesse or play for the drop, by how many cards are out."""
    last = s.after()[0]
    winning = s.winner()
    out = s.out[suit]
    if s.is_void(last, suit):
        if winning.seat is s.partner and not s.can_beat(last, winning.card):
            return _low(s, suit)
        return _cheapest_winner(s, suit) or _low(s, suit)
    able = [h for h in s.mine[suit] if s.beats(card(suit, h), winning.card)]
    if winning.seat is s.partner:
        above = [h for h in out if h > winning.card.height]
        led_honour = winning.card.height >= 9
        if not above or (led_honour and _finesse(s, suit, winning.card.height)):
            return _unblock(s, suit) or _overtake(s, suit) or _low(s, suit)
    if not able:
        return _low(s, suit)
    sure = [h for h in able if h > (out[0] if out else 0)]
    trial = [h for h in able if not sure or h < sure[-1]]
    if sure:
        if trial and _finesse(s, suit, trial[0]):
            return card(suit, s.equals(s.seat, suit, trial[0]))
        return card(suit, sure[-1])
    return card(suit, s.equals(s.seat, suit, able[0]))


def _finesse(s: Sight, suit: Suit, height: int) -> bool:
    """Whether to play this card although something out beats it, rather than for the drop."""
    out = s.out[suit]
    above = sum(h > height for h in out)
    ours = [*s.mine[suit], *s.held[s.partner][suit]]
    sure = sum(h > (out[0] if out else 0) for h in ours)
    if above == 0:
        return True
    if s.needed <= 0 or s.tricks_left - s.needed < 0:
        return True
    if sure >= s.needed:
        return False
    if above == 1:
        return len(out) > 2 * sure and height >= 9
    return above == 2 and height >= 10 and len(out) > 2 * sure + 1


def _second_hand(s: Sight, suit: Suit) -> Card:
    """Low, but for a sure trick that is needed now, an honour to cover, or a suit of honours."""
    if s.declaring:
        return _declarer_second(s, suit)
    mine = s.mine[suit]
    played = s.trick[0].card
    if s.winner().card is not played:
        return _low(s, suit)
    top = mine[0]
    if top < played.height:
        return _low(s, suit)
    if top > s.threat(suit):
        sets_it = s.needed == 1
        last_chance = s.tricks_left <= 2
        singleton = len(mine) == 1
        if sets_it or last_chance or singleton or played.height == top - 1:
            return card(suit, s.equals(s.seat, suit, top))
        if s.trumps is not None and s.trick[0].seat is s.dummy and not s.held[s.dummy][suit]:
            return card(suit, s.equals(s.seat, suit, top))
    if played.height >= 10 and _covers(s, suit, played.height):
        above = [h for h in mine if h > played.height]
        return card(suit, s.equals(s.seat, suit, above[-1]))
    if top >= 12 and len(mine) >= 3 and top - mine[1] == 1 and mine[1] - mine[2] <= 1:
        # Split three honours: one of them is a trick anyway.
        return card(suit, mine[2] if mine[2] > played.height else mine[1])
    return _low(s, suit)


def _covers(s: Sight, suit: Suit, height: int) -> bool:
    """Whether to cover an honour: not before the last of a sequence, not with length."""
    mine = s.mine[suit]
    leader = s.trick[0].seat
    above = [h for h in mine if h > height]
    if not above or above[-1] == 14:
        return False
    if suit is s.trumps and len(mine) >= 3:
        return False
    if leader is s.dummy:
        return height - 1 not in s.held[s.dummy][suit] and len(mine) <= 4
    return s.best(s.dummy, suit) > above[-1] and len(mine) <= 2


def _declarer_second(s: Sight, suit: Suit) -> Card:
    """From declarer's side after a defender's lead: low when the other hand can deal with it."""
    mine, others = s.mine[suit], s.held[s.partner][suit]
    winning = s.winner().card
    third = s.after()[0]
    if winning.suit is not suit:
        return _low(s, suit)
    able = [h for h in mine if h > winning.height]
    if not able:
        return _low(s, suit)
    out = s.out[suit]
    threat = 0 if s.is_void(third, suit) else (out[0] if out else 0)
    theirs = max((h for h in others), default=0)
    sure = [h for h in able if h > threat]
    trial = [h for h in able if h < (sure[-1] if sure else 15)]
    if theirs > threat and theirs > winning.height:
        # The other hand wins whatever comes; a cheap honour here may win first.
        if trial and trial[0] >= 10 and len(mine) > 1 and _spare(trial[0], mine, others):
            return card(suit, s.equals(s.seat, suit, trial[0]))
        return _low(s, suit)
    if _holds_up(s, suit):
        return _low(s, suit)
    if (
        theirs >= 10
        and len(mine) >= 2
        and s.tricks_left - s.needed > 0
        and not s.is_void(third, suit)
    ):
        # Let the honour opposite have its chance: it may win, or cost them theirs.
        return _low(s, suit)
    if sure and trial and trial[0] >= 11 and s.tricks_left - s.needed > 0:
        return card(suit, s.equals(s.seat, suit, trial[0]))
    if sure:
        return card(suit, sure[-1])
    if len(mine) <= 2 and able[0] >= 12 and theirs < able[0]:
        return card(suit, s.equals(s.seat, suit, able[0]))
    return _low(s, suit)


def _spare(height: int, mine: Heights, others: Heights) -> bool:
    """Whether this honour is short and would not win a trick later: Qx opposite Axx."""
    return len(mine) <= 2 and len(others) >= 2 and height in (11, 12)


def _without_the_suit(s: Sight, led: Suit) -> Card:
    """Ruff when it gains a trick, else throw the card that is missed least."""
    trumps = s.trumps
    if trumps is None or not s.mine[trumps] or led is trumps:
        return discard(s)
    winning = s.winner()
    able = [h for h in s.mine[trumps] if s.beats(card(trumps, h), winning.card)]
    if not able or not _ruffs(s, led, able):
        return discard(s)
    cheapest = able[-1]
    for seat in s.after():
        if seat is not s.partner and s.is_void(seat, led):
            over = s.best(seat, trumps)
            higher = [h for h in able if h > over]
            if (higher and s.seen(seat)) or (higher and higher[-1] <= 12):
                cheapest = max(cheapest, higher[-1])
    return card(trumps, cheapest)


def _ruffs(s: Sight, led: Suit, able: list[int]) -> bool:
    winning = s.winner()
    rest = s.after()
    if winning.seat is s.partner:
        if not any(s.can_beat(seat, winning.card) for seat in rest if seat is not s.partner):
            return False
        # A high card of partner's will mostly hold; a low one will not.
        return winning.card.height < 12 and winning.card.suit is led and s.declaring
    if s.partner in rest and s.seen(s.partner):
        best = s.best(s.partner, led)
        threat = max(s.best(seat, led) for seat in s.enemies() if seat in rest)
        if not s.is_void(s.partner, led) and best > max(threat, winning.card.height):
            return False
    trumps = s.trumps
    assert trumps is not None
    if not s.declaring and s.partner in rest and winning.card.height <= 9:
        # Partner may win it: do not spend a trump that would win a trick of its own.
        return able[-1] < 11 and len(s.mine[trumps]) <= 3
    return True
