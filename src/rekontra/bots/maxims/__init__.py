"""Card play by the old maxims and by counting what has gone."""

from rekontra.bots.maxims.choosing import choose_card

__all__ = ["choose_card"]
