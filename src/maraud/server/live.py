"""One connection of a player or a spectator: commands come in, states go out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from maraud.engine.errors import Fault, Refused
from maraud.server import wire
from maraud.server.door import Caller
from maraud.server.faults import BadRequest, Forbidden, TooLarge
from maraud.server.guard import check_origin
from maraud.server.hall import Hall
from maraud.server.sitting import Sitting
from maraud.server.viewer import Viewer

log = logging.getLogger("maraud.server")

HELLO_SECONDS: Final = 15.0
GOODBYE: Final = 1008
FAILED: Final = 1011
SHOWN_OUT: Final = "Spectators are not let in any more."
GONE: Final = (WebSocketDisconnect, WebSocketDisconnected)


async def live(socket: WebSocket, hall: Hall) -> None:
    """Serve a connection from its hello to its end."""
    try:
        check_origin(socket)
    except Forbidden:
        await socket.close(GOODBYE)
        return
    await socket.accept()
    with contextlib.suppress(*GONE):
        try:
            token = await _hello(socket)
            sitting = await hall.find(socket.path_params["table"])
            caller = sitting.admit(token)
            hall.check_room()
        except Fault as error:
            await _say(socket, wire.ErrorMessage(wire.short(str(error))))
            await socket.close(GOODBYE)
            return
        await _attend(socket, sitting, caller)


async def _hello(socket: WebSocket) -> str | None:
    """The token of the first message. Anything else is told and waited out."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            while True:
                try:
                    message = wire.read_message(await _receive(socket))
                    if isinstance(message, wire.Hello):
                        return message.token
                    raise BadRequest("The first message must be a hello.")
                except BadRequest as error:
                    await _say(socket, wire.ErrorMessage(wire.short(str(error))))
    except TimeoutError as error:
        raise BadRequest("No hello came.") from error


async def _attend(socket: WebSocket, sitting: Sitting, caller: Caller) -> None:
    """Listen and tell until the connection ends."""
    viewer = Viewer(caller)
    sitting.come(viewer)
    telling = asyncio.create_task(_tell_safely(socket, sitting, viewer))
    try:
        await _listen(socket, sitting, viewer)
    finally:
        sitting.go(viewer)
        telling.cancel()


async def _tell_safely(socket: WebSocket, sitting: Sitting, viewer: Viewer) -> None:
    with contextlib.suppress(*GONE):
        try:
            await _tell(socket, sitting, viewer)
        except GONE:
            raise
        except Exception:
            log.exception("Table %s cannot be shown to seat %d.", sitting.row.id, viewer.caller.seat)
            await _say(socket, wire.ErrorMessage("The table cannot be shown just now; the fault was noted."))
            await socket.close(FAILED)


async def _listen(socket: WebSocket, sitting: Sitting, viewer: Viewer) -> None:
    """Do what the client commands, one message after the other."""
    while True:
        try:
            message = wire.read_message(await _receive(socket))
            if isinstance(message, wire.Hello):
                raise BadRequest("This connection has said hello already.")
            await sitting.act(viewer.caller.seat, message)
        except Refused as refused:
            await viewer.tell(refused)
        except Fault as error:
            await viewer.tell(str(error))


async def _tell(socket: WebSocket, sitting: Sitting, viewer: Viewer) -> None:
    """Send the newest state after each change, and each refusal. A slow client skips states, never events."""
    while True:
        await viewer.wake.wait()
        viewer.wake.clear()
        if viewer.is_shown_out:
            await _say(socket, wire.ErrorMessage(SHOWN_OUT))
            await socket.close(GOODBYE)
            return
        while not viewer.outbox.empty() or viewer.is_behind:
            what = None if viewer.outbox.empty() else viewer.outbox.get_nowait()
            if isinstance(what, str):
                await _say(socket, wire.ErrorMessage(wire.short(what)))
                continue
            async with sitting.lock:
                if viewer.is_shown_out:
                    break
                state = sitting.state(viewer.caller, viewer.have, viewer.heard)
                viewer.have += len(state.events)
                viewer.heard = state.chat_from + len(state.chat)
                viewer.is_behind = False
            if what is None:
                await _say(socket, state)
            else:
                await _say(socket, wire.Refusal(wire.short(what.text), what.rule, state))


async def _receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    if text is None:
        raise BadRequest("The message is not text.")
    if len(text) > wire.MOST_BYTES:
        raise TooLarge(f"A message has at most {wire.MOST_BYTES // 1024} kB.")
    return text


async def _say(socket: WebSocket, message: wire.State | wire.Refusal | wire.ErrorMessage) -> None:
    await socket.send_text(wire.encode(message).decode())
