"""The browser client: files that `npm run build` in web/ puts into the folder static."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of these files hold a hash of what is in them
ASK_AGAIN: Final = "no-cache"
OTHER_NAMES: Final = {"favicon.ico": "favicon.svg"}  # browsers ask for it, whatever the page says
PAGES: Final = ("/", "/t/{table}", "/rules/{game}")

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>maraud</title></head><body><main>
<h1>The browser client is not built</h1>
<p>The server runs, but the pages of the game are missing. <code>make client</code> in the project's folder builds them;
<code>make play</code> does it by itself.</p>
<p>The same games can be played in the terminal: <code>maraud play</code>.</p>
</main></body></html>
"""
NOWHERE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>maraud</title></head><body><main>
<h1>There is no such page</h1><p><a href="/">To the games</a></p>
</main></body></html>
"""


class Assets(StaticFiles):
    """Files that never change under their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER
        return response


def routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """The pages of the client; they all begin with the same file, which then looks at the address itself."""
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503, {"Cache-Control": ASK_AGAIN})
        return FileResponse(index, headers={"Cache-Control": ASK_AGAIN})

    async def other(request: Request) -> Response:
        """The few files beside the pages, such as the favicon."""
        name = OTHER_NAMES.get(request.path_params["name"], request.path_params["name"])
        path = folder / name
        if name != index.name and "/" not in name and not name.startswith(".") and path.is_file():
            return FileResponse(path, headers={"Cache-Control": ASK_AGAIN})
        return HTMLResponse(NOWHERE, 404)

    assets = GZipMiddleware(Assets(directory=folder / "assets", check_dir=False), minimum_size=1000)
    return [
        *(Route(path, page) for path in PAGES),
        Mount("/assets", assets),
        Route("/{name:path}", other),
    ]
