"""Draw Bridge for two: what to keep while drawing, the auction of two, play that counts."""

from rekontra.bots.duel.choosing import counting, forgetful

__all__ = ["counting", "forgetful"]
