"""The points of one contract, as every form with an auction counts them (Law 77).

Each number comes as an entry whose terms are its arithmetic: `factor` times the sum of
`count` times `each`. For tricks bid the factor is 1, 2 or 4 (undoubled, doubled, redoubled); the
tables of doubled over- and undertricks hold the doubled amounts, so there it is 2 when redoubled.
"""

from __future__ import annotations

from collections.abc import Collection

from rekontra.game import Contract, Hands, Rank, Seat, Side, Strain
from rekontra.scoring.profile import HonoursClaim, Profile, Undertricks
from rekontra.scoring.sheet import Entry, EntryReason, Honours, Place, Term

GAME_POINTS = 100
"""The trick points that make a game."""

LAW = Profile()
"""The rules without any house option."""

_SLAMS = {
    6: (EntryReason.SMALL_SLAM, 500, 750),
    7: (EntryReason.GRAND_SLAM, 1000, 1500),
}


def total(terms: tuple[Term, ...], factor: int = 1) -> int:
    """The points that the terms of an entry come to."""
    return factor * sum(term.count * term.each for term in terms)


def trick_points(level: int, strain: Strain, doubling: int = 0) -> int:
    """The points of the tricks bid, which alone count towards game (Law 77).

    >>> trick_points(3, Strain.NT), trick_points(2, Strain.S, 1)
    (100, 120)
    """
    return total(_trick_terms(level, strain), 2**doubling)


def undertrick_points(down: int, doubling: int, vulnerable: bool, profile: Profile = LAW) -> int:
    """The points to the defenders for so many undertricks; `vulnerable` is the declaring side's.

    >>> [undertrick_points(down, 1, vulnerable=False) for down in (1, 2, 3, 4)]
    [100, 300, 500, 800]
    """
    table = profile.nv_doubled_undertricks
    return total(_undertrick_terms(down, doubling, vulnerable, table), max(1, doubling))


def contract_entries(
    contract: Contract, tricks: int, vulnerable: bool, profile: Profile = LAW
) -> tuple[Entry, ...]:
    """The entries of a contract played for `tricks` (0-13) by a side that is or is not vulnerable.

    Tricks bid stand below the line, all else above; there are no premiums for game or part-score
    among them, which depend on the form of the game.

    >>> made = contract_entries(Contract(3, Strain.C, 1, Seat.N), 10, vulnerable=True)
    >>> [(entry.reason.value, entry.points) for entry in made]
    [('tricks', 120), ('overtricks', 200), ('insult', 50)]
    """
    if tricks < contract.needed:
        return (_undertricks(contract, contract.needed - tricks, vulnerable, profile),)
    side = contract.declarer.side
    entries = [
        _entry(
            side,
            EntryReason.TRICKS,
            _trick_terms(contract.level, contract.strain),
            factor=2**contract.doubling,
            place=Place.BELOW,
        )
    ]
    over = tricks - contract.needed
    if over:
        entries.append(_overtricks(contract, over, vulnerable))
    if contract.doubling:
        entries += _insult(contract, profile)
    if contract.level in _SLAMS:
        reason, not_vulnerable, if_vulnerable = _SLAMS[contract.level]
        points = if_vulnerable if vulnerable else not_vulnerable
        entries.append(_entry(side, reason, (Term(1, points),)))
    return tuple(entries)


def training_entries(
    contract: Contract, tricks: int, vulnerable: bool, profile: Profile = LAW
) -> tuple[Entry, ...]:
    """The entries of a training deal, which has no contract but a declarer and a strain.

    All tricks over six stand below the line; the defenders write 50 above it, or 100 when declarer
    is vulnerable, for each of their own. Level and doubling of `contract` count for nothing.

    >>> from rekontra.game import Seat
    >>> deal = Contract(1, Strain.NT, 0, Seat.S)
    >>> [[entry.points for entry in training_entries(deal, n, False)] for n in (9, 5)]
    [[100], [100]]
    """
    side, odd = contract.declarer.side, tricks - 6
    if odd > 0:
        terms = _trick_terms(odd, contract.strain)
        return (_entry(side, EntryReason.ODD_TRICKS, terms, place=Place.BELOW),)
    terms = _terms((1 - odd, 100 if vulnerable else 50))
    return (_entry(side.other, EntryReason.DEFENCE, terms),)


def premium(side: Side, reason: EntryReason, points: int, option: str | None = None) -> Entry:
    """A premium of so many points above the line."""
    return _entry(side, reason, (Term(1, points),), option=option)


def honours_award(hands: Hands, strain: Strain) -> tuple[Seat, int] | None:
    """Who holds honours and what they earn: 100 or 150, or None (rubber Laws, honours).

    `hands` are the four hands as dealt. Four of the five top trumps in one hand are 100, all five
    150, four aces in one hand at notrump 150.
    """
    for seat in Seat:
        hand = hands[seat.index]
        if strain is Strain.NT:
            if sum(card.rank is Rank.ACE for card in hand) == 4:
                return seat, 150
            continue
        tops = sum(card.suit is strain.trumps and card.height >= Rank.TEN.height for card in hand)
        if tops >= 4:
            return seat, 150 if tops == 5 else 100
    return None


def honours_due(
    profile: Profile, hands: Hands, contract: Contract, claims: Collection[Seat] = ()
) -> Honours | None:
    """The honours to write down for a deal: none when they are off or were not claimed in time.

    `hands` are those dealt, `claims` the seats that claimed in the profile's window, which plays no
    part when honours are found automatically.
    """
    award = honours_award(hands, contract.strain) if profile.honours else None
    if award is None:
        return None
    seat, points = award
    if profile.honours_claim is not HonoursClaim.AUTO and seat not in claims:
        return None
    return Honours(seat.side, points)


def honours_entry(honours: Honours) -> Entry:
    """The entry of an award for honours; that they are paid at all is an option."""
    return premium(honours.side, EntryReason.HONOURS, honours.points, option="honours")


def _trick_terms(level: int, strain: Strain) -> tuple[Term, ...]:
    if strain is Strain.NT:
        return _terms((1, 40), (level - 1, 30))
    return _terms((level, 20 if strain.minor else 30))


def _undertrick_terms(
    down: int, doubling: int, vulnerable: bool, table: Undertricks
) -> tuple[Term, ...]:
    if doubling == 0:
        return _terms((down, 100 if vulnerable else 50))
    if vulnerable:
        return _terms((1, 200), (down - 1, 300))
    if table is Undertricks.SIMPLIFIED:
        return _terms((1, 100), (down - 1, 200))
    return _terms((1, 100), (min(down - 1, 2), 200), (max(down - 3, 0), 300))


def _undertricks(contract: Contract, down: int, vulnerable: bool, profile: Profile) -> Entry:
    factor = max(1, contract.doubling)
    terms = _undertrick_terms(down, contract.doubling, vulnerable, profile.nv_doubled_undertricks)
    law = _undertrick_terms(down, contract.doubling, vulnerable, Undertricks.LAW)
    option = "nv_doubled_undertricks" if total(terms) != total(law) else None
    defenders = contract.declarer.side.other
    return _entry(defenders, EntryReason.UNDERTRICKS, terms, factor=factor, option=option)


def _overtricks(contract: Contract, over: int, vulnerable: bool) -> Entry:
    if contract.doubling:
        each = 200 if vulnerable else 100
    else:
        each = 20 if contract.strain.minor else 30
    return _entry(
        contract.declarer.side,
        EntryReason.OVERTRICKS,
        (Term(over, each),),
        factor=max(1, contract.doubling),
    )


def _insult(contract: Contract, profile: Profile) -> tuple[Entry, ...]:
    """The premium for making a doubled contract; a house may have set it to nothing."""
    option = "insult_doubled" if contract.doubling == 1 else "insult_redoubled"
    points: int = getattr(profile, option)
    if points == 0:
        return ()
    named = option if points != getattr(LAW, option) else None
    return (premium(contract.declarer.side, EntryReason.INSULT, points, named),)


def _terms(*pairs: tuple[int, int]) -> tuple[Term, ...]:
    return tuple(Term(count, each) for count, each in pairs if count)


def _entry(
    side: Side,
    reason: EntryReason,
    terms: tuple[Term, ...],
    *,
    factor: int = 1,
    place: Place = Place.ABOVE,
    option: str | None = None,
) -> Entry:
    return Entry(
        side, total(terms, factor), place, reason, terms=terms, factor=factor, option=option
    )
