"""The application: every address of docs/protocol.md, and the pages of the client."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

import maraud
from maraud.engine.errors import Fault, Refused
from maraud.engine.moves import SPECTATOR
from maraud.server import catalog, client, wire
from maraud.server.bots import Bots, Thinkers
from maraud.server.door import Caller, taken_with
from maraud.server.faults import BadRequest, NotFound, Unavailable, status_of
from maraud.server.guard import Rate, SecurityHeaders, body, check_origin
from maraud.server.hall import Hall
from maraud.server.live import live
from maraud.server.sitting import Sitting
from maraud.server.store import Store

log = logging.getLogger("maraud.server")

BURST: Final = 60  # tables that one address may open at once
SECONDS: Final = 5.0  # then one in so many seconds

Endpoint = Callable[[Request], Awaitable[Response]]


def create_app(store: Store, thinkers: Thinkers | None = None, folder: Path = client.FOLDER) -> Starlette:
    """The server on a store. `folder` holds the built client."""
    hall = Hall(store, Bots(thinkers or Thinkers()))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall.start()
        try:
            yield
        finally:
            await hall.stop()

    app = Starlette(
        routes=[*_api(hall), *client.routes(folder)],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={
            Refused: _fault,
            Fault: _fault,
            HTTPException: _http_exception,
            ClientDisconnect: _gone,
            Exception: _failure,
        },
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app


def _api(hall: Hall) -> list[BaseRoute]:
    rate = Rate(BURST, SECONDS)
    games = catalog.cards()

    async def health(request: Request) -> Response:
        await hall.store.check()
        return _json({"ok": True, "version": maraud.__version__})

    async def list_games(request: Request) -> Response:
        return _json(games)

    async def rules(request: Request) -> Response:
        return _json(catalog.rules(request.path_params["game"]))

    async def opinion(request: Request) -> Response:
        return _json(catalog.opinion(wire.read(await body(request), wire.NewTable)))

    async def open_table(request: Request) -> Response:
        check_origin(request)
        plan = wire.read(await body(request), wire.NewTable)
        rate.use(request)
        return _json(await hall.open(plan), 201)

    async def state(request: Request) -> Response:
        sitting, caller = await _caller(hall, request)
        return await _state(sitting, caller)

    async def frames(request: Request) -> Response:
        sitting, (seat, _) = await _caller(hall, request)
        first, other = _number(request, "from", 0), _number(request, "seat", None)
        async with sitting.lock:
            frames = await sitting.frames(seat if other is None else sitting.other(seat, other), first or 0)
        return Response(frames, media_type="application/json")

    async def record(request: Request) -> Response:
        sitting, _ = await _caller(hall, request)
        async with sitting.lock:
            text = sitting.record()
        name = f"{sitting.game.name}-{sitting.row.id}.jsonl"
        return Response(
            text, media_type="application/jsonl", headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    async def join(request: Request) -> Response:
        check_origin(request)
        wanted = wire.read(await body(request), wire.Join)
        sitting = await hall.find(request.path_params["table"])
        return _json(await hall.join(sitting, _guest(sitting, _token(request), wanted.key), wanted))

    async def rematch(request: Request) -> Response:
        check_origin(request)
        sitting, caller = await _caller(hall, request)
        await body(request)
        return _json(await hall.rematch(sitting, caller.seat))

    async def nowhere(request: Request) -> Response:
        raise NotFound("There is no such address.")

    def command(kind: type[wire.Move]) -> Endpoint:
        async def act(request: Request) -> Response:
            check_origin(request)
            sitting, caller = await _caller(hall, request)
            message = wire.read(await body(request), kind)
            try:
                await sitting.act(caller.seat, message)
            except Refused as refused:
                async with sitting.lock:
                    refusal = wire.Refusal(wire.short(refused.text), refused.rule, sitting.state(caller))
                return _json(refusal, 409)
            return await _state(sitting, caller)

        return act

    async def connect(socket: WebSocket) -> None:
        await live(socket, hall)

    table = "/api/tables/{table}"
    return [
        Route("/api/health", health),
        Route("/api/games", list_games),
        Route("/api/rules/{game}", rules),
        Route("/api/opinions", opinion, methods=["POST"]),
        Route("/api/tables", open_table, methods=["POST"]),
        Route(table, state),
        Route(f"{table}/choose", command(wire.Choose), methods=["POST"]),
        Route(f"{table}/undo", command(wire.Undo), methods=["POST"]),
        Route(f"{table}/give-up", command(wire.GiveUp), methods=["POST"]),
        Route(f"{table}/join", join, methods=["POST"]),
        Route(f"{table}/rematch", rematch, methods=["POST"]),
        Route(f"{table}/frames", frames),
        Route(f"{table}/record", record),
        WebSocketRoute(f"{table}/live", connect),
        Route("/api/{rest:path}", nowhere, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
    ]


async def _caller(hall: Hall, request: Request) -> tuple[Sitting, Caller]:
    """The table of a request and whoever sent it."""
    sitting = await hall.find(request.path_params["table"])
    return sitting, sitting.admit(_token(request))


def _guest(sitting: Sitting, token: str | None, key: str) -> Caller:
    """Who wants to sit down. The invite may be worth nothing by now because its holder has taken the last seat."""
    if taken_with(sitting.row, key) is not None:
        return Caller(SPECTATOR)
    return sitting.admit(token)


def _token(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def _state(sitting: Sitting, caller: Caller) -> Response:
    async with sitting.lock:
        return _json(sitting.state(caller))


def _number(request: Request, name: str, default: int | None) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadRequest(f"“{name}” is a whole number from 0 on.")
    return int(text)


def _json(thing: Any, status: int = 200) -> Response:
    return Response(wire.encode(thing), status, media_type="application/json")


def _error(text: str, status: int) -> Response:
    response = _json(wire.Fault(wire.short(text)), status)
    if status == Unavailable.status:
        response.headers["Retry-After"] = "5"
    return response


async def _fault(request: Request, error: Exception) -> Response:
    assert isinstance(error, Fault)
    return _error(str(error), status_of(error))


async def _http_exception(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = _error(f"{error.detail}.", error.status_code)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _gone(request: Request, error: Exception) -> Response:
    return Response(status_code=400)  # nobody is there to read it


async def _failure(request: Request, error: Exception) -> Response:
    """Whatever nobody foresaw: Starlette logs it, the client learns no more than that."""
    return _error("Something failed on the server; the fault was noted.", 500)
