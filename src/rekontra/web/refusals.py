"""Errors as messages: what is wrong, by code, so that the client can say it in its language."""

from __future__ import annotations

import logging
import secrets

from msgspec import DecodeError, structs

from rekontra.club.errors import Stale, UnknownTable
from rekontra.club.tables import Tables
from rekontra.game import Illegal
from rekontra.web.wire import Refused

log = logging.getLogger(__name__)

STATUS = {"unreadable": 400, "illegal": 409, "stale": 409, "unknown": 404, "fault": 500}


def refusal(error: Exception) -> Refused:
    """The message for this error; a fault is logged under the id that the message bears."""
    match error:
        case Illegal():
            return Refused("illegal", error.code, error.details)
        case Stale():
            return Refused("stale", "stale")
        case UnknownTable():
            return Refused("unknown", "unknown-table")
        case DecodeError():
            return Refused("unreadable", "unreadable", {"why": str(error)})
    number = secrets.token_hex(4)
    log.error("fault %s", number, exc_info=error)
    return Refused("fault", "fault", {"error": number}, error=number)


async def refusal_at(
    error: Exception, tables: Tables, table: str, person: str, command: str | None
) -> Refused:
    """The message for an error at a table, with the table as it is now.

    After a fault the table is folded again from the log: a fault never decides a game.
    """
    refused = refusal(error)
    if refused.kind == "fault":
        await tables.refold(table)
    v, view = await tables.look(table, person)
    return structs.replace(refused, command=command, v=v, view=view)
