"""How an action that comes by HTTP is carried out, at a table or in a score book."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from litestar import Response

from rekontra.club.errors import Unknown
from rekontra.web.identity import Visitor
from rekontra.web.refusals import STATUS
from rekontra.web.strict import check_fields
from rekontra.web.wire import Done


class Message(Protocol):
    """An act: the action, the id of the command, and the number of the view it was decided on."""

    @property
    def command(self) -> str:
        """The id of the command."""

    @property
    def v(self) -> int:
        """The number of the view."""

    @property
    def action(self) -> Any:
        """What is asked."""


class Acting(Protocol):
    """Live streams that can be acted upon."""

    async def act(self, name: str, actor: str, command: str, seen: int, action: Any, /) -> int:
        """Carry out an action."""


Refusing = Callable[[Exception, Any, str, str, str | None], Awaitable[Any]]


async def carry_out(
    streams: Acting,
    name: str,
    visitor: Visitor,
    message: Message,
    body: bytes,
    refuse: Refusing,
) -> Response[Any]:
    """Carry out the message that was read from this body.

    `refuse` makes the answer to an error at the stream, with the stream as it is now. Raises
    Unknown, and ValidationError for a field that no type knows.
    """
    check_fields(body, message)
    try:
        v = await streams.act(name, visitor.person, message.command, message.v, message.action)
    except Unknown:
        raise
    except Exception as error:
        refused = await refuse(error, streams, name, visitor.person, message.command)
        return Response(refused, status_code=STATUS[refused.kind])
    return Response(Done(message.command, v), cookies=[visitor.cookie])
