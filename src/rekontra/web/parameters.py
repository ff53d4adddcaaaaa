"""What the handlers are given: tables and score books, who asks, and the name in the address."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from rekontra.club.book.books import Books
from rekontra.club.tables import Tables
from rekontra.web.identity import Visitor

TheTables = NamedDependency[Tables]
TheBooks = NamedDependency[Books]
TheVisitor = NamedDependency[Visitor]
TableId = FromPath[str]
SheetId = FromPath[str]
