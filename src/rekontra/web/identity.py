"""Who is asking: a secret token in a cookie, and the public id that follows from it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE = "rekontra"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


def person_of(token: str) -> str:
    """The public id of the person who holds this token; the token cannot be found from it.

    >>> person_of("x" * 32)
    'c62e4615bd39e222572f3a1b'
    """
    return hashlib.sha256(token.encode()).hexdigest()[:24]


class Visitor:
    """A person with a cookie, or a new one with the cookie that he is to be given."""

    def __init__(
        self, connection: ASGIConnection[Any, Any, Any, Any], new_token: Callable[[], str]
    ) -> None:
        """Read the cookie of this connection; `new_token` makes a secret for a new person."""
        token = connection.cookies.get(COOKIE, "")
        self.is_new = _TOKEN.fullmatch(token) is None
        self.token = new_token() if self.is_new else token
        self.person = person_of(self.token)
        self._secure = connection.scope["scheme"] in ("https", "wss")

    @property
    def cookie(self) -> Cookie:
        """The cookie that makes him known the next time."""
        return Cookie(
            key=COOKIE,
            value=self.token,
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a page of this club speaks, or something that is no page of any site."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == connection.headers.get("host", "")
