"""The page: what ``make web`` built from ``web/`` into ``server/page``, served as files.

Without Node it is not built; then the start says so, in words, and the interface works all the same.
"""

import mimetypes
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from mollyhouse.i18n import LANGUAGES, language

BUILT = Path(__file__).parent / "page"
"""Where the page is, if it is built."""

_HASHED = "assets/"
"""The folder whose files have the hash of their contents in their names."""

for kind, ending in (("font/woff2", ".woff2"), ("application/manifest+json", ".webmanifest")):
    mimetypes.add_type(kind, ending)


class _Files(StaticFiles):
    """The files of the page: kept for ever where the name says what is in them, else asked for anew."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = "public, max-age=31536000, immutable" if path.startswith(_HASHED) else "no-cache"
        response.headers["cache-control"] = kept
        return response


def install(app: FastAPI, folder: Path = BUILT) -> None:
    """Serve the page under ``/``, behind everything that the app serves already.

    Args:
        app: the app.
        folder: where the built page is.
    """
    if (folder / "index.html").exists():
        files = GZipMiddleware(_Files(directory=folder, html=True), minimum_size=1000)
        app.mount("/", files, name="page")
    else:
        app.router.routes.append(Route("/", _not_built, include_in_schema=False))


async def _not_built(request: object) -> Response:
    """Says in every language that there is no page, and how to get it."""
    said = [f'<p lang="{code}">{language(code).text("web-not-built")}</p>' for code in LANGUAGES]
    head = "<!doctype html><html lang=en><meta charset=utf-8><title>Molly House</title>"
    return HTMLResponse(head + "".join(said), headers={"cache-control": "no-cache"})
