"""What the handlers are given: the tables of the club, who asks, and the table in the address."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from rekontra.club.tables import Tables
from rekontra.web.identity import Visitor

TheTables = NamedDependency[Tables]
TheVisitor = NamedDependency[Visitor]
TableId = FromPath[str]
