"""The base of the enums that stand for cards, calls and seats."""

from enum import Enum


class Token(Enum):
    """An enum whose members are found quickly in sets and maps, as there is one object of each.

    A plain Enum hashes the name of its member, in Python, at every look-up.
    """

    __hash__ = object.__hash__
