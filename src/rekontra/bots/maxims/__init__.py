"""Card play by the old maxims and by counting what has gone."""

from rekontra.bots.maxims.choosing import choose_card
from rekontra.bots.maxims.leads import usual_lead
from rekontra.bots.maxims.sight import sight

__all__ = ["choose_card", "sight", "usual_lead"]
