"""The first call of a side over the opponents' opening."""
