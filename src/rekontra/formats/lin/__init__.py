"""LIN, the format of Bridge Base Online, and the links of its hand viewer."""

from rekontra.formats.lin.links import link, read_link
from rekontra.formats.lin.reading import read_lin
from rekontra.formats.lin.writing import write_lin

__all__ = ["link", "read_lin", "read_link", "write_lin"]
