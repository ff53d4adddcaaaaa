"""Files in and out: text in, values out, and back."""

from rekontra.formats.boardjson import read_json, write_json
from rekontra.formats.boards import (
    Board,
    Flaw,
    Issue,
    Laid,
    Read,
    Remark,
    RemarkKind,
    Said,
    Tag,
    UnreadableFile,
)
from rekontra.formats.lin import link, read_lin, read_link, write_lin
from rekontra.formats.pbn import read_pbn, write_pbn
from rekontra.formats.sheetfile import (
    Fault,
    KeptSheet,
    SheetFile,
    UnreadableSheet,
    keep_sheet,
    parse_sheet,
    read_sheets,
    sheet_report,
)

__all__ = [
    "Board",
    "Fault",
    "Flaw",
    "Issue",
    "KeptSheet",
    "Laid",
    "Read",
    "Remark",
    "RemarkKind",
    "Said",
    "SheetFile",
    "Tag",
    "UnreadableFile",
    "UnreadableSheet",
    "keep_sheet",
    "link",
    "parse_sheet",
    "read_json",
    "read_lin",
    "read_link",
    "read_pbn",
    "read_sheets",
    "sheet_report",
    "write_json",
    "write_lin",
    "write_pbn",
]
