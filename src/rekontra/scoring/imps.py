"""International match points: what a difference in points is worth in a match (Law 78B)."""

from __future__ import annotations

from bisect import bisect_right

# The least difference that is worth one IMP, two IMPs and so on to 24.
_STEPS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


def imps(difference: int) -> int:
    """The IMPs for a difference in points, with its sign: -24 to 24.

    >>> imps(10), imps(430), imps(-7600)
    (0, 10, -24)
    """
    size = bisect_right(_STEPS, abs(difference))
    return size if difference > 0 else -size
