"""What stands between the net and the tables: security headers, origins, sizes and rates."""

from __future__ import annotations

import asyncio
import time
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from maraud.server import wire
from maraud.server.faults import BadRequest, Forbidden, TooLarge, Unavailable

POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "script-src 'self'; style-src 'self'"
)
MOST_THROWN_AWAY: Final = 100_000_000  # bytes
BODY_SECONDS: Final = 60.0  # for all of a message to come
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class SecurityHeaders:
    """Adds the headers that tell a browser to run nothing but our own files."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


async def body(request: Request) -> bytes:
    """The body of a request. Raises TooLarge for more than is allowed.

    What is too much is thrown away as it comes: only a client that could send all of it reads the answer.
    """
    kept, size = bytearray(), 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                size += len(chunk)
                if size <= wire.MOST_BYTES:
                    kept += chunk
                elif size > MOST_THROWN_AWAY:
                    break
    except TimeoutError as error:
        raise BadRequest("The message took too long to come.") from error
    if size > wire.MOST_BYTES:
        raise TooLarge(f"A message has at most {wire.MOST_BYTES // 1024} kB.")
    return bytes(kept)


def check_origin(connection: HTTPConnection) -> None:
    """A browser says which page a request comes from: only our own may speak for its user. Raises Forbidden."""
    origin = connection.headers.get("origin")
    if origin is not None and not is_same_origin(origin, connection.headers):
        raise Forbidden("Only pages of this server may ask for that.")


def is_same_origin(origin: str, headers: Headers) -> bool:
    """Whether a page of this origin was served under the host that is asked now."""
    try:
        return bool(origin) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


class Rate:
    """How often one address may do something: `burst` times at once, then once in every `seconds`.

    The machine itself is not limited.
    """

    def __init__(self, burst: int, seconds: float) -> None:
        self._burst: Final = burst
        self._seconds: Final = seconds
        self._debts: Final[dict[str, tuple[float, float]]] = {}  # by address: how much was used, and when

    def use(self, connection: HTTPConnection) -> None:
        """Count one use. Raises Unavailable when there were too many."""
        address = connection.client.host if connection.client else ""
        if _is_local(address):
            return
        now = time.monotonic()
        self._forget(now)
        debt, since = self._debts.get(address, (0.0, now))
        debt = max(0.0, debt - (now - since) / self._seconds)
        if debt + 1 > self._burst:
            raise Unavailable("That was asked for very often from your address: please wait a moment.")
        self._debts[address] = (debt + 1, now)

    def _forget(self, now: float) -> None:
        if len(self._debts) > 10_000:
            paid = [key for key, (debt, since) in self._debts.items() if now - since > debt * self._seconds]
            for key in paid:
                del self._debts[key]


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
