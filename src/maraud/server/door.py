"""Who comes to a table by which token. Of tokens only hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final, NamedTuple

from maraud.engine.moves import SPECTATOR
from maraud.server.faults import Forbidden
from maraud.server.store import OPEN, TableRow

MOST_TOKEN: Final = 200


class Caller(NamedTuple):
    """Whoever sent a request: the seat it holds, else the spectator's, and whether it may sit down."""

    seat: int
    is_invited: bool = False


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


def invite_of(seed: bytes) -> str:
    """The token that lets its holder take an open seat; it is worth nothing once the seed is published."""
    return _derive(seed, b"invite")


def key_token(seed: bytes, key: str) -> str:
    """The token of a seat that was taken with a key of the client's own: the same for the same key."""
    return _derive(seed, b"key" + digest(key))


def taken_with(row: TableRow, key: str) -> int | None:
    """The seat that was taken with this key, if one was."""
    known = digest(key_token(row.seed, key)) if key else None
    for place, seat in enumerate(row.seats):
        if known is not None and seat.token == known:
            return place
    return None


def next_token(seed: bytes, holder: bytes) -> str:
    """The token of a seat at the next table of the same players.

    It is the same however often the holder of the old one (`holder` is its hash) asks for it.
    """
    return _derive(seed, b"seat" + holder)


def has_open_seat(row: TableRow) -> bool:
    """Whether somebody may still sit down."""
    return any(seat.player == OPEN for seat in row.seats)


def admit(row: TableRow, token: str | None, is_over: bool) -> Caller:
    """Who holds a token. Raises Forbidden where spectators are not let in."""
    known = digest(token) if token and len(token) <= MOST_TOKEN else None
    for place, seat in enumerate(row.seats):
        if known is not None and seat.token == known:
            return Caller(place)
    is_invited = known == digest(invite_of(row.seed)) and not is_over and has_open_seat(row)
    caller = Caller(SPECTATOR, is_invited)
    if not may_watch(row, caller, is_over):
        raise Forbidden("This table is open only to those who have a link to it.")
    return caller


def may_watch(row: TableRow, caller: Caller, is_over: bool) -> bool:
    """Whether somebody without a seat may look on."""
    return row.watching or (caller.is_invited and not is_over and has_open_seat(row))


def _derive(seed: bytes, what: bytes) -> str:
    return base64.urlsafe_b64encode(hmac.digest(seed, what, "sha256")).decode().rstrip("=")
