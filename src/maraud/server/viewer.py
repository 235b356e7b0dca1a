"""A connection that looks at a table."""

from __future__ import annotations

import asyncio
from typing import Final

from maraud.engine.errors import Refused
from maraud.server.door import Caller

MOST_UNREAD: Final = 32  # refusals and errors that a client has not read yet


class Viewer:
    """A connection that is told of every change.

    `have` is how many events it holds that still stand, `heard` how many lines of chat it was sent or need not be.
    """

    def __init__(self, caller: Caller) -> None:
        self.caller: Final = caller
        self.have = 0
        self.heard = 0
        self.is_behind = True
        self.is_shown_out = False
        self.outbox: Final[asyncio.Queue[Refused | str]] = asyncio.Queue(MOST_UNREAD)  # refusals, and errors as text
        self.wake: Final = asyncio.Event()
        self.wake.set()

    async def tell(self, what: Refused | str) -> None:
        """Send a refusal with the present state, or an error. Waits while the client has many of them to read."""
        await self.outbox.put(what)
        self.wake.set()

    def show_out(self) -> None:
        """Whoever it is may look on no longer."""
        self.is_shown_out = True
        self.wake.set()

    def fall_behind(self) -> None:
        """The table has changed."""
        self.is_behind = True
        self.wake.set()
