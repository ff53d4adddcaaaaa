"""The ASGI application: API, WebSocket and pages over the tables and score books of a club."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from rekontra import __version__
from rekontra.club.book.books import Books
from rekontra.club.ports import Dealer
from rekontra.club.tables import Tables
from rekontra.web import api, sheets, study
from rekontra.web.identity import Visitor, same_origin
from rekontra.web.live import live
from rekontra.web.pages import HEADERS, assets, client_page, page, page_head
from rekontra.web.refusals import STATUS, refusal
from rekontra.web.tuples import NamedTuples
from rekontra.web.wire import Refused

BODY = 64 * 1024
_SAFE = ("GET", "HEAD", "OPTIONS")


def build_app(
    tables: Tables,
    books: Books,
    dealer: Dealer,
    *,
    on_close: Callable[[], Awaitable[None]] | None = None,
) -> Litestar:
    """The application over tables and score books; `on_close` is awaited after the last request."""

    def visitor(scope: Scope) -> Visitor:
        return Visitor(ASGIConnection(scope), dealer.token)

    async def close() -> None:
        await tables.close()
        await books.close()
        if on_close is not None:
            await on_close()

    return Litestar(
        route_handlers=[
            api.health,
            api.rules,
            api.open_table,
            api.look,
            api.sheet,
            api.act,
            api.export_csv,
            api.export_json,
            live,
            *sheets.HANDLERS,
            *study.HANDLERS,
            page,
            page_head,
            assets(),
        ],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "books": Provide(lambda: books, sync_to_thread=False),
            "visitor": Provide(visitor, sync_to_thread=False),
        },
        before_request=_keep_out_other_sites,
        exception_handlers={Exception: _refuse},
        before_send=[_guard],
        request_max_body_size=BODY,
        on_startup=[tables.start, books.start],
        on_shutdown=[close],
        openapi_config=OpenAPIConfig(
            title="Rekontra",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        plugins=[NamedTuples()],
        logging_config=None,
    )


async def _guard(message: Message, scope: Scope) -> None:
    """Send the headers that keep pages to themselves with every answer, errors too."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"


async def _keep_out_other_sites(request: Request[Any, Any, Any]) -> Response[Refused] | None:
    if request.method not in _SAFE and not same_origin(request):
        return Response(Refused("illegal", "another-site"), status_code=403)
    return None


def _refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The answer to a request that went wrong: the client's page, or the reason as a message."""
    path = request.scope["path"]
    if path.startswith("/assets/") and isinstance(error.__cause__ or error, ValueError | OSError):
        # A name that no file can have: too long, or with a null byte in it.
        error = NotFoundException()
    if isinstance(error, NotFoundException) and not path.startswith(("/api/", "/assets/")):
        return client_page(404)
    if isinstance(error, HTTPException) and error.status_code < 500:
        if error.status_code == 404:
            refused = Refused("unknown", "unknown-address")
        else:
            refused = Refused("unreadable", "unreadable", {"why": _why(error)})
        return Response(refused, status_code=error.status_code)
    refused = refusal(error)
    return Response(refused, status_code=STATUS[refused.kind])


def _why(error: HTTPException) -> str:
    """What is wrong with a message, and where."""
    extra = error.extra
    if not isinstance(extra, list) or not extra or not isinstance(extra[0], dict):
        return error.detail
    message, key = extra[0].get("message", error.detail), extra[0].get("key")
    if key == "data":
        return "the message is empty" if message == "'data'" else str(message)
    return f"{message} - at {key}"
