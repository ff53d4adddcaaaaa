"""Measures the club: the log alone, and the whole server under load."""
