"""The pages: one built client, with the headers that keep it to itself."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get, head
from litestar.datastructures import CacheControlHeader
from litestar.router import Router
from litestar.static_files import create_static_files_router

from rekontra.web.parameters import TheVisitor

STATIC = Path(__file__).parent / "static"

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}

NOT_BUILT = (
    "<!doctype html><html lang=en><title>Rekontra</title><h1>The pages are not built</h1>"
    "<p>Run <code>make client</code> and load this page again.</p></html>"
)


def client_page(status: int = 200) -> Response[str]:
    """The page of the client; it shows what its address asks for."""
    page = STATIC / "index.html"
    html = page.read_text("utf-8") if page.exists() else NOT_BUILT
    headers = {"cache-control": "no-cache"}
    return Response(html, status_code=status, media_type=MediaType.HTML, headers=headers)


PAGES = [
    "/",
    "/t/{table:str}",
    "/t/{table:str}/sheet",
    "/s/{sheet:str}",
    "/s/{sheet:str}/{rest:path}",
    "/practice/calls",
]


@get(PAGES, include_in_schema=False)
async def page(visitor: TheVisitor) -> Response[str]:
    """The client, and a cookie that keeps the visitor's seats for a year from now."""
    response = client_page()
    response.set_cookie(visitor.cookie)
    return response


@head(PAGES, include_in_schema=False)
async def page_head() -> None:
    """The headers of a page alone, for those who only ask whether it is there."""


def assets() -> Router:
    """The built files; their names change with their content, so they may be kept for ever."""
    return create_static_files_router(
        path="/assets",
        directories=[STATIC / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=31536000, public=True, immutable=True),
    )
