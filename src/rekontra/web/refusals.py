"""Errors as messages: what is wrong, by code, so that the client can say it in its language."""

from __future__ import annotations

import logging
import secrets
from typing import Protocol

from litestar.openapi.datastructures import ResponseSpec
from msgspec import DecodeError, Struct, structs

from rekontra.club.errors import Stale, Unknown
from rekontra.club.tables import Tables
from rekontra.game import Illegal
from rekontra.web.wire import Refused

log = logging.getLogger(__name__)

STATUS = {"unreadable": 400, "illegal": 409, "stale": 409, "unknown": 404, "fault": 500}


class Streams(Protocol):
    """Live streams, of which one is to be put right after a fault."""

    async def refold(self, name: str, /) -> None:
        """Fold this stream again from the log."""


def refused_with(message: type[Struct], unknown: str) -> dict[int, ResponseSpec]:
    """What the document of the API says of refusals; `unknown` is what a 404 means."""
    meanings = {
        400: "the message cannot be read",
        404: unknown,
        409: "the rules forbid it, or the moment has passed",
    }
    return {
        status: ResponseSpec(message, generate_examples=False, description=why)
        for status, why in meanings.items()
    }


def refusal(error: Exception) -> Refused:
    """The message for this error; a fault is logged under the id that the message bears."""
    match error:
        case Illegal():
            return Refused("illegal", error.code, error.details)
        case Stale():
            return Refused("stale", "stale")
        case Unknown():
            return Refused("unknown", error.code)
        case DecodeError():
            return Refused("unreadable", "unreadable", {"why": str(error)})
        case RecursionError():
            return Refused("unreadable", "unreadable", {"why": "nested too deeply"})
    number = secrets.token_hex(4)
    log.error("fault %s", number, exc_info=error)
    return Refused("fault", "fault", {"error": number}, error=number)


async def refusal_after(error: Exception, streams: Streams, name: str) -> Refused:
    """The message for an error at a stream.

    After a fault the stream is folded again from the log: a fault never decides a game.
    """
    refused = refusal(error)
    if refused.kind == "fault":
        await streams.refold(name)
    return refused


async def refusal_at(
    error: Exception, tables: Tables, table: str, person: str, command: str | None
) -> Refused:
    """The message for an error at a table, with the table as it is now."""
    refused = await refusal_after(error, tables, table)
    v, view = await tables.look(table, person)
    return structs.replace(refused, command=command, v=v, view=view)
