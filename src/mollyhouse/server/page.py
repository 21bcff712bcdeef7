"""The page: what ``make web`` built from ``web/`` into ``server/page``, served as files.

Without Node it is not built; then the start says so, in words, and the interface works all the same.
"""

import mimetypes
from functools import partial
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from mollyhouse.i18n import LANGUAGES, language

BUILT = Path(__file__).parent / "page"
"""Where the page is, if it is built."""

for kind, ending in (("font/woff2", ".woff2"), ("application/manifest+json", ".webmanifest")):
    mimetypes.add_type(kind, ending)


class _Kept(StaticFiles):
    """Files with the hash of their contents in their names, which may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def install(app: FastAPI, folder: Path = BUILT) -> None:
    """Serve the page at ``/`` and its files beside it; every other path stays the app's own.

    Args:
        app: the app.
        folder: where the built page is.
    """
    routes = app.router.routes
    if not (folder / "index.html").exists():
        routes.append(Route("/", _not_built, include_in_schema=False))
        return
    for file in sorted(folder.iterdir()):
        if file.is_file():
            path = "/" if file.name == "index.html" else f"/{file.name}"
            routes.append(Route(path, partial(_asked_anew, file), include_in_schema=False))
    kept = GZipMiddleware(_Kept(directory=folder / "assets"), minimum_size=1000)
    app.mount("/assets", kept, name="assets")


async def _asked_anew(file: Path, request: Request) -> Response:
    """A file whose contents may be others tomorrow: browsers ask whether they still hold."""
    return FileResponse(file, headers={"cache-control": "no-cache"})


async def _not_built(request: Request) -> Response:
    """Says in every language that there is no page, and how to get it."""
    said = [f'<p lang="{code}">{language(code).text("web-not-built")}</p>' for code in LANGUAGES]
    head = "<!doctype html><html lang=en><meta charset=utf-8><title>Molly House</title>"
    return HTMLResponse(head + "".join(said), headers={"cache-control": "no-cache"})
