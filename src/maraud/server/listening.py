"""`maraud serve`: opens the store, binds the address, prints it and serves until it is told to stop."""

from __future__ import annotations

import contextlib
import errno
import logging
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn

from maraud.engine.errors import Fault
from maraud.server import wire
from maraud.server.app import create_app
from maraud.server.sockets import Sockets
from maraud.server.store import open_store

HERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 (where the machine itself reaches every address)
BACKLOG: Final = 1024


def serve(host: str, port: int, db: str, open_browser: bool) -> None:
    """Serve until SIGINT or SIGTERM. Raises Fault in one sentence for an address or a database that cannot be used."""
    listener = bind(host, port)
    with listener:
        store = open_store(db)
        logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        config = uvicorn.Config(
            create_app(store),
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws=Sockets,
            ws_max_size=wire.MOST_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
        )
        try:
            with contextlib.suppress(KeyboardInterrupt):
                Server(config, address(host, listener), open_browser).run(sockets=[listener])
        finally:
            store.close()


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises Fault."""
    if not 0 <= port <= 65535:
        raise Fault(f"A port is a number from 0 to 65535, not {port}.")
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError) as error:
        raise Fault(f"There is no host {host}.") from error
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise Fault(_reason(error, host, port)) from error
    return listener


def address(host: str, listener: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    port = listener.getsockname()[1]
    name = HERE.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


class Server(uvicorn.Server):
    """Says where it is once it serves."""

    def __init__(self, config: uvicorn.Config, where: str, open_browser: bool) -> None:
        super().__init__(config)
        self._where: Final = where
        self._open_browser: Final = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        sys.stdout.write(f"maraud is served at {self._where} (stop it with Ctrl+C)\n")
        sys.stdout.flush()
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(self._where,), daemon=True).start()


def _reason(error: OSError, host: str, port: int) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"Port {port} on {host} is in use: stop what uses it, or choose another with --port."
        case errno.EACCES:
            return f"Port {port} may not be used by this user: choose one from 1024 on with --port."
        case errno.EADDRNOTAVAIL:
            return f"{host} is not an address of this machine."
    return f"{host}:{port} cannot be used: {error.strerror or 'no reason given'}."
