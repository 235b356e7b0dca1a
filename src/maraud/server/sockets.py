"""WebSockets as uvicorn serves them, except that a message that is too large is refused in words."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig
from websockets.frames import Frame, Opcode

from maraud.server import wire

LINGER: Final = 20.0  # seconds at most in which the rest of the message is thrown away, so that the refusal arrives
QUIET: Final = 0.5  # seconds without more of it: it has ended


class Sockets(WebSocketsSansIOProtocol):
    """Closing at once, with half a message unread, would reset the connection, and the client would learn nothing."""

    refused_at: float | None = None

    def data_received(self, data: bytes) -> None:
        if self.refused_at is None:
            super().data_received(data)
        elif self.loop.time() - self.refused_at < LINGER:
            self._close_when_quiet()

    def handle_parser_exception(self) -> None:
        if not isinstance(self.conn.parser_exc, PayloadTooBig):
            super().handle_parser_exception()
            return
        assert self.conn.close_sent is not None
        text = f"A message has at most {wire.MOST_BYTES // 1024} kB."
        refusal = Frame(Opcode.TEXT, wire.encode(wire.ErrorMessage(text)))
        self.transport.write(refusal.serialize(mask=False) + b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code, "reason": text})
        self.close_sent = True
        self.stop_keepalive()
        self.refused_at = self.loop.time()
        self._close_when_quiet()
        self.transport.resume_reading()

    def _close_when_quiet(self) -> None:
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(QUIET, self.transport.close)
