"""Files to take away."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response
from litestar.params import QueryParameter

CSV = "text/csv"
JSON = "application/json"
PBN = "application/x-pbn"

Separator = Annotated[
    Literal["comma", "semicolon"],
    QueryParameter(description="what stands between the cells of a spreadsheet"),
]
SIGNS = {"comma": ",", "semicolon": ";"}

# Without it a spreadsheet takes a file for one in the letters of its own country.
_BOM = "\ufeff"


def attachment(text: str, media_type: str, name: str) -> Response[bytes]:
    """A file that the browser keeps under this name instead of showing it."""
    content = _BOM + text if media_type == CSV else text
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content.encode(), media_type=media_type, headers=headers)
