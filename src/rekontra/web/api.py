"""The JSON API: the same values as over the WebSocket."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, RawBody

from rekontra import __version__
from rekontra.analysis.wanted import PRACTICE
from rekontra.club.errors import ClubReason
from rekontra.club.export import to_csv, to_json
from rekontra.game import Illegal
from rekontra.scoring import OPTIONS, PRESETS, Option, Profile
from rekontra.web.acting import carry_out
from rekontra.web.files import CSV, JSON, SIGNS, Separator, attachment
from rekontra.web.parameters import TableId, TheBooks, TheTables, TheVisitor
from rekontra.web.refusals import refusal_at, refused_with
from rekontra.web.strict import check_fields
from rekontra.web.wire import Act, Done, NewTable, Refused, SheetMessage, TableMade, ViewMessage

REFUSED = refused_with(Refused, "no such table")


class Rules(msgspec.Struct, frozen=True):
    """All house rules: the presets by name, and every option with its values.

    `practice` names the kinds of deals that can be practised.
    """

    presets: dict[str, Profile]
    options: tuple[Option, ...]
    practice: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """How the club is: its version, tables and score books in memory, connections."""

    version: str
    tables: int
    sheets: int
    connections: int


@get("/api/health")
async def health(tables: TheTables, books: TheBooks) -> Health:
    """Whether the club is open."""
    (count, at_tables), (sheets, at_sheets) = tables.counts, books.counts
    return Health(__version__, count, sheets, at_tables + at_sheets)


@get("/api/rules")
async def rules() -> Rules:
    """The presets and options of the house rules."""
    return Rules(dict(PRESETS), tuple(OPTIONS), tuple(PRACTICE))


@post("/api/tables", responses=REFUSED)
async def open_table(
    data: JSONBody[NewTable], body: RawBody, visitor: TheVisitor, tables: TheTables
) -> Response[TableMade]:
    """Make a table; whoever makes it is its host."""
    check_fields(body, data)
    profile = data.profile or PRESETS.get(data.preset)
    if profile is None:
        raise Illegal(ClubReason.UNKNOWN_PRESET, name=data.preset)
    table = await tables.open(
        visitor.person, profile, data.name, data.seat, bots=data.bots, practice=data.practice
    )
    return Response(TableMade(table, f"/t/{table}"), cookies=[visitor.cookie])


@get("/api/tables/{table:str}", responses=REFUSED)
async def look(table: TableId, visitor: TheVisitor, tables: TheTables) -> ViewMessage:
    """The table now, as the holder of the cookie sees it."""
    v, view = await tables.look(table, visitor.person)
    return ViewMessage(v, view)


@get("/api/tables/{table:str}/sheet", responses=REFUSED)
async def sheet(table: TableId, visitor: TheVisitor, tables: TheTables) -> SheetMessage:
    """The score sheet of the table now."""
    v, view = await tables.sheet(table, visitor.person)
    return SheetMessage(v, view)


@get("/api/tables/{table:str}/export.csv", media_type=CSV, responses=REFUSED)
async def export_csv(
    table: TableId, tables: TheTables, separator: Separator = "comma"
) -> Response[bytes]:
    """All matches of the table as a table for a spreadsheet."""
    text = to_csv(await tables.export(table), SIGNS[separator])
    return attachment(text, CSV, f"rekontra-{table}.csv")


@get("/api/tables/{table:str}/export.json", media_type=JSON, responses=REFUSED)
async def export_json(table: TableId, tables: TheTables) -> Response[bytes]:
    """All matches of the table as a list of sheet files, which `rekontra sheet` reads."""
    return attachment(to_json(await tables.export(table)), JSON, f"rekontra-{table}.json")


@post("/api/tables/{table:str}/act", status_code=200, responses=REFUSED)
async def act(
    table: TableId, data: JSONBody[Act], body: RawBody, visitor: TheVisitor, tables: TheTables
) -> Response[Done | Refused]:
    """Carry out an action; safe to send again with the same command."""
    return await carry_out(tables, table, visitor, data, body, refusal_at)
