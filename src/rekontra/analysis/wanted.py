"""Deals that are wanted: a small language of conditions on hands, read without any power.

A condition is written as ``hcp(N) + hcp(S) >= 25 and not balanced(W)``. It knows whole numbers,
shapes such as ``"4432"``, ``+ - *``, comparisons (``15 <= hcp(S) <= 17`` too), ``and``, ``or``,
``not``, brackets, and the FEATURES of a hand: that of N, E, S, W, or of `me`, `partner`, `lho` and
`rho`, my left-hand and right-hand opponent. Names may be written in capitals or not.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import islice, pairwise
from typing import Any

from rekontra.analysis.hands import Hand
from rekontra.game import SEATS, Deal, Seat, Suit, Unreadable

MAX_LENGTH = 500
"""How many characters a condition may have."""
MAX_DEPTH = 30
"""How deep its parts may lie in one another."""

_MAX_NUMBER = 999
_SHAPE = re.compile(r"\d{4}|\d\d?(?:-\d\d?){3}", re.ASCII)
# Names, whole numbers, signs and texts of plain characters; no point, bracket or brace of Python.
_WORDS = re.compile(
    r"""(?:"[ !#-\[\]-~]*"|'[ -&(-\[\]-~]*'|[A-Za-z_]+|\d+(?![\w.])|[()<>=!+*,-]|\s)*""", re.ASCII
)


class Fault(Enum):
    """What is wrong with a condition; the value is a key for its sentence."""

    TOO_LONG = "too-long"
    TOO_DEEP = "too-deep"
    SIGN = "sign"
    SYNTAX = "syntax"
    PART = "part"
    NAME = "name"
    SEAT = "seat"
    HANDS = "hands"
    NUMBER = "number"
    SHAPE = "shape"
    KIND = "kind"
    PRACTICE = "practice"


class UnreadableWish(Unreadable):
    """A condition that cannot be read: its fault, the place of it (from 1), the text found there.

    `allowed` lists what could stand there instead, where that is a list.
    """

    def __init__(self, fault: Fault, place: int, text: str, allowed: Iterable[str] = ()) -> None:
        super().__init__(f"character {place}: {fault.value}: {text}")
        self.fault = fault
        self.place = place
        self.text = text
        self.allowed = tuple(allowed)


def _shape(hand: Hand) -> tuple[int, ...]:
    return tuple(sorted(map(hand.length, Suit), reverse=True))


def _length(suit: Suit) -> Callable[[Hand], int]:
    return lambda hand: int(hand.length(suit))


FEATURES: Mapping[str, Callable[[Hand], Any]] = {
    "hcp": lambda hand: hand.hcp,
    "points": lambda hand: hand.points,
    "spades": _length(Suit.S),
    "hearts": _length(Suit.H),
    "diamonds": _length(Suit.D),
    "clubs": _length(Suit.C),
    "longest": lambda hand: hand.longest,
    "second": lambda hand: hand.second,
    "shortest": lambda hand: hand.shortest,
    "shape": _shape,
    "balanced": lambda hand: hand.balanced,
    "losers": lambda hand: hand.losers,
    "controls": lambda hand: hand.controls,
    "aces": lambda hand: hand.aces,
    "kings": lambda hand: hand.kings,
}
"""What can be asked of a hand: numbers, but for `shape`, its four lengths, and `balanced`, a truth.

`points` are high cards and length; `second` is the length of the second longest suit; `losers` are
those of the losing trick count; `controls` two for an ace and one for a king.
"""


class _Table:
    """A deal under examination; a hand is evaluated when it is first asked about."""

    __slots__ = ("deal", "hands")

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.hands: dict[Seat, Hand] = {}

    def hand(self, seat: Seat) -> Hand:
        if seat not in self.hands:
            self.hands[seat] = Hand.of(self.deal.hand(seat))
        return self.hands[seat]


_Ask = Callable[[_Table], Any]


class _Kind(Enum):
    """What a part of a condition is."""

    NUMBER = "number"
    SHAPE = "shape"
    TRUTH = "truth"


_OF_FEATURE = {"shape": _Kind.SHAPE, "balanced": _Kind.TRUTH}
_SUMS: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
_ORDERS: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """Whether a deal is one of those wanted, as `parse_where` has read it."""

    text: str
    me: Seat
    _ask: _Ask = field(repr=False, compare=False)

    def __call__(self, deal: Deal) -> bool:
        """Whether this deal fulfils the condition."""
        return bool(self._ask(_Table(deal)))

    def __reduce__(self) -> tuple[Callable[[str, Seat], Wanted], tuple[str, Seat]]:
        """Travel to another process as the text, to be read there again."""
        return parse_where, (self.text, self.me)


def parse_where(text: str, me: Seat = Seat.S) -> Wanted:
    """Read a condition on deals, or ``@`` and the name of one of PRACTICE; raises UnreadableWish.

    >>> wanted = parse_where('balanced(me) and shape(partner) != "4333"', Seat.N)
    >>> parse_where("hcp(N) >= hcp(X)")
    Traceback (most recent call last):
    rekontra.analysis.wanted.UnreadableWish: character 15: seat: X
    """
    if len(text) > MAX_LENGTH:
        raise UnreadableWish(Fault.TOO_LONG, MAX_LENGTH + 1, text[MAX_LENGTH : MAX_LENGTH + 20])
    condition = text
    if text.strip().startswith("@"):
        name = text.strip()[1:].strip().lower()
        if name not in PRACTICE:
            raise UnreadableWish(Fault.PRACTICE, text.index("@") + 1, f"@{name}", PRACTICE)
        condition = PRACTICE[name]
    return Wanted(text, me, _Reader(condition, me).read())


def first_wanted(deals: Iterable[Deal], wanted: Callable[[Deal], bool], tries: int) -> Deal | None:
    """The first of these deals that is wanted, None when the first `tries` of them hold none."""
    return next(filter(wanted, islice(deals, tries)), None)


class _Reader:
    """Reads one condition: every part that is not on its lists is refused with its place."""

    def __init__(self, text: str, me: Seat) -> None:
        self._indent = len(text) - len(text.lstrip())
        # Python takes the end of a line for the end of a condition.
        self._text = re.sub(r"\s", " ", text.strip())
        self._seats = {seat.value.lower(): seat for seat in SEATS}
        self._seats |= {"me": me, "lho": me.next, "partner": me.partner, "rho": me.plus(3)}

    def read(self) -> _Ask:
        known = _WORDS.match(self._text)
        assert known is not None
        if known.end() < len(self._text):
            raise self._at(Fault.SIGN, known.end(), known.end() + 1)
        try:
            tree = ast.parse(self._text, mode="eval")
        except SyntaxError as error:
            # It is 0 where the text ends too early.
            place = (error.offset or len(self._text) + 1) - 1
            raise self._at(Fault.SYNTAX, place, place + 20) from None
        except (RecursionError, MemoryError):
            raise self._at(Fault.TOO_DEEP, 0, 20) from None
        kind, ask = self._part(tree.body, 0)
        if kind is not _Kind.TRUTH:
            raise self._fault(Fault.KIND, tree.body)
        return ask

    def _at(
        self, fault: Fault, start: int, end: int, allowed: Iterable[str] = ()
    ) -> UnreadableWish:
        return UnreadableWish(fault, self._indent + start + 1, self._text[start:end], allowed)

    def _fault(self, fault: Fault, node: ast.expr, allowed: Iterable[str] = ()) -> UnreadableWish:
        return self._at(fault, node.col_offset, node.end_col_offset or node.col_offset, allowed)

    def _part(self, node: ast.expr, depth: int) -> tuple[_Kind, _Ask]:
        if depth > MAX_DEPTH:
            raise self._fault(Fault.TOO_DEEP, node)
        match node:
            case ast.BoolOp(op, values):
                return _Kind.TRUTH, self._joined(op, values, depth + 1)
            case ast.UnaryOp(ast.Not(), operand):
                truth = self._of_kind(_Kind.TRUTH, operand, depth + 1)
                return _Kind.TRUTH, lambda table: not truth(table)
            case ast.UnaryOp(ast.USub(), operand):
                number = self._of_kind(_Kind.NUMBER, operand, depth + 1)
                return _Kind.NUMBER, lambda table: -number(table)
            case ast.BinOp(left, op, right) if type(op) in _SUMS:
                sum_ = _SUMS[type(op)]
                one = self._of_kind(_Kind.NUMBER, left, depth + 1)
                other = self._of_kind(_Kind.NUMBER, right, depth + 1)
                return _Kind.NUMBER, lambda table: sum_(one(table), other(table))
            case ast.Compare(left, ops, comparators):
                return _Kind.TRUTH, self._compared([left, *comparators], ops, depth + 1)
            case ast.Call(ast.Name(name) as function, args, []):
                return self._feature(name, function, args, node)
            case ast.Constant(int() as value) if not isinstance(value, bool):
                if value > _MAX_NUMBER:
                    raise self._fault(Fault.NUMBER, node)
                return _Kind.NUMBER, lambda table: value
            case ast.Constant(str() as shape):
                return _Kind.SHAPE, self._shape(shape, node)
            case ast.Name(name):
                raise self._fault(Fault.NAME, node, FEATURES)
        raise self._fault(Fault.PART, node)

    def _of_kind(self, kind: _Kind, node: ast.expr, depth: int) -> _Ask:
        found, ask = self._part(node, depth)
        if found is not kind:
            raise self._fault(Fault.KIND, node)
        return ask

    def _joined(self, op: ast.boolop, values: list[ast.expr], depth: int) -> _Ask:
        truths = [self._of_kind(_Kind.TRUTH, value, depth) for value in values]
        if isinstance(op, ast.And):
            return lambda table: all(truth(table) for truth in truths)
        return lambda table: any(truth(table) for truth in truths)

    def _compared(self, nodes: list[ast.expr], ops: list[ast.cmpop], depth: int) -> _Ask:
        kind, first = self._part(nodes[0], depth)
        asks = [first, *(self._of_kind(kind, node, depth) for node in nodes[1:])]
        # Shapes and truths are alike or not, and neither comes before another.
        known = _ORDERS if kind is _Kind.NUMBER else {ast.Eq: operator.eq, ast.NotEq: operator.ne}
        for op, node in zip(ops, nodes[1:], strict=True):
            if type(op) not in _ORDERS:
                raise self._fault(Fault.PART, node)
            if type(op) not in known:
                raise self._fault(Fault.KIND, node)
        pairs = [(known[type(op)], *pair) for op, pair in zip(ops, pairwise(asks), strict=True)]
        return lambda table: all(holds(one(table), other(table)) for holds, one, other in pairs)

    def _feature(
        self, name: str, function: ast.expr, args: list[ast.expr], call: ast.expr
    ) -> tuple[_Kind, _Ask]:
        feature = FEATURES.get(name.lower())
        if feature is None:
            raise self._fault(Fault.NAME, function, FEATURES)
        if len(args) != 1:
            raise self._fault(Fault.HANDS, call)
        (argument,) = args
        seat = self._seats.get(argument.id.lower()) if isinstance(argument, ast.Name) else None
        if seat is None:
            raise self._fault(Fault.SEAT, argument, self._seats)
        return _OF_FEATURE.get(name.lower(), _Kind.NUMBER), lambda table: feature(table.hand(seat))

    def _shape(self, text: str, node: ast.expr) -> _Ask:
        known = _SHAPE.fullmatch(text) is not None
        lengths = (
            sorted(map(int, text.split("-") if "-" in text else text), reverse=True)
            if known
            else []
        )
        if sum(lengths) != 13:
            raise self._fault(Fault.SHAPE, node)
        shape = tuple(lengths)
        return lambda table: shape


_OURS = "hcp(me) + hcp(partner)"
_FIT = "({suit}(me) + {suit}(partner) >= 8)"
_OUR_MAJOR = f"({_FIT.format(suit='spades')} or {_FIT.format(suit='hearts')})"
_OUR_FIT = f"({_OUR_MAJOR} or {_FIT.format(suit='diamonds')} or {_FIT.format(suit='clubs')})"

PRACTICE: Mapping[str, str] = {
    "notrump": "15 <= hcp(me) <= 17 and balanced(me)"
    " or 15 <= hcp(partner) <= 17 and balanced(partner)",
    "strong": "hcp(me) >= 20 or hcp(partner) >= 20",
    "weak-two": "5 <= hcp(me) <= 10 and longest(me) == 6 and second(me) <= 4 and clubs(me) < 6",
    "preempt": "5 <= hcp(me) <= 10 and longest(me) >= 7 and second(me) <= 4",
    "part-score": f"19 <= {_OURS} <= 23",
    "game": f"25 <= {_OURS} <= 30",
    "major-game": f"24 <= {_OURS} <= 30 and {_OUR_MAJOR}",
    "slam": f"{_OURS} >= 33 or points(me) + points(partner) >= 32 and losers(me) + losers(partner)"
    f" <= 12 and {_OUR_FIT}",
    "competition": f"17 <= {_OURS} <= 23 and {_OUR_FIT} and hcp(lho) >= 8 and hcp(rho) >= 8",
    "defence": f"{_OURS} <= 15",
    "two-suiter": "hcp(me) >= 8 and longest(me) >= 5 and second(me) >= 5",
}
"""Kinds of deals to practise on, by name: conditions on the hands of `me` and the others."""
