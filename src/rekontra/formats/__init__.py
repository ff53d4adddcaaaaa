"""Files in and out: text in, values out, and back."""

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
    "Fault",
    "KeptSheet",
    "SheetFile",
    "UnreadableSheet",
    "keep_sheet",
    "parse_sheet",
    "read_sheets",
    "sheet_report",
]
