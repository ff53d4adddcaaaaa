"""The chance of the game: secret for play, seeded for tests and for deals to be made again."""

from __future__ import annotations

import random
import secrets

from rekontra.game import PACK, Card, Seat

# Neither vowels, which make words, nor characters that are mistaken for others.
_LETTERS = "bcdfghjkmnprstvwxyz34678"
_NAME_LENGTH = 9


class _RandomDealer:
    """The parts of a dealer that need no more than a source of random numbers."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def shuffle(self) -> tuple[Card, ...]:
        """The 52 cards in a random order, every order equally likely (Fisher and Yates)."""
        pack = list(PACK)
        self._source.shuffle(pack)
        return tuple(pack)

    def cut(self) -> Seat:
        """A random seat."""
        return self._source.choice(tuple(Seat))

    def name(self) -> str:
        """A name of 9 characters, 41 bits, that can be read out and typed."""
        return "".join(self._source.choices(_LETTERS, k=_NAME_LENGTH))


class SecretDealer(_RandomDealer):
    """The dealer for play: everything comes from the operating system's secret randomness."""

    def __init__(self) -> None:
        super().__init__(secrets.SystemRandom())

    def token(self) -> str:
        """A secret of 192 bits in 32 characters that may stand in a cookie or a link."""
        return secrets.token_urlsafe(24)


class SeededDealer(_RandomDealer):
    """A dealer that does the same for the same seed, for tests and reproducible deals.

    Whoever sees a few of its deals can compute all others: never for a game between people.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed))

    def token(self) -> str:
        """32 hexadecimal characters, which are no secret."""
        return f"{self._source.getrandbits(128):032x}"
