"""The server: tables over HTTP and WebSocket, kept in a SQLite file."""

from maraud.server.serve import serve

__all__ = ["serve"]
