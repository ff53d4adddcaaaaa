"""The side that opened, when the opponents have come in."""
