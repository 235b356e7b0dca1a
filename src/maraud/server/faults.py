"""Faults that a client is told, each with the HTTP status that says what sort it is."""

from __future__ import annotations

from typing import ClassVar

from maraud.engine.errors import Fault


class ServerFault(Fault):
    """A fault with a status of its own."""

    status: ClassVar[int] = 400


class BadRequest(ServerFault):
    """What was sent cannot be read, or asks for what there cannot be."""


class Forbidden(ServerFault):
    """The token does not allow that."""

    status = 403


class NotFound(ServerFault):
    """There is no such thing here."""

    status = 404


class Conflict(ServerFault):
    """Somebody else was quicker, or it is not the time for that."""

    status = 409


class TooLarge(ServerFault):
    """More was sent than is read."""

    status = 413


class Unavailable(ServerFault):
    """It cannot be done just now; nothing was changed."""

    status = 503


def status_of(fault: Fault) -> int:
    """The status of any fault: those of the engine are about what was asked for."""
    return fault.status if isinstance(fault, ServerFault) else 400
