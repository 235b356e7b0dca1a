"""The server: tables over HTTP and WebSocket, kept in a SQLite file."""

from __future__ import annotations


def serve(host: str = "127.0.0.1", port: int = 8000, db: str = "maraud.db", open_browser: bool = False) -> None:
    """Serve until SIGINT or SIGTERM. Raises Fault in one sentence for an address or a database that cannot be used."""
    from maraud.server import listening  # heavy, and the processes of bots do without it

    listening.serve(host, port, db, open_browser)


__all__ = ["serve"]
