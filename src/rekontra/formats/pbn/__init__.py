"""Portable Bridge Notation, version 2.1 (tistis.nl/pbn)."""

from rekontra.formats.pbn.reading import read_pbn
from rekontra.formats.pbn.writing import write_pbn

__all__ = ["read_pbn", "write_pbn"]
