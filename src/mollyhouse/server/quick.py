"""The short way for moves, of which there are more than of all other requests together.

A move in its proper form by somebody whom this process knows goes straight to the endpoint. Everything
else goes on to the app, which looks at it anew and has an answer for whatever is wrong with it.
"""

import re
from typing import NamedTuple

from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mollyhouse.errors import MollyHouseError
from mollyhouse.server import play
from mollyhouse.server.access import Actor
from mollyhouse.server.bodies import Move
from mollyhouse.server.guard import token_in
from mollyhouse.server.hub import Hub
from mollyhouse.server.identity import hashed
from mollyhouse.server.people import Faces, Person
from mollyhouse.server.problems import answer, describe

_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})/moves")


class _Route(NamedTuple):
    """Stands in for the route of the app where requests are counted."""

    path: str


_ROUTE = _Route("/api/tables/{table_id}/moves")


class Quick:
    """ASGI middleware that answers moves; it stands behind the guard.

    Args:
        app: what answers everything else.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a move, or pass the request on."""
        found = None
        # Who holds several seats names one in the query: that is the app's to look at.
        if scope["type"] == "http" and scope["method"] == "POST" and not scope["query_string"]:
            found = _PATH.fullmatch(scope["path"].removeprefix(scope["root_path"]))
        me = None if found is None else _known(scope)
        if found is None or me is None:
            await self.app(scope, receive, send)
            return
        message = await receive()  # The guard has put the body into one piece.
        try:
            move = Move.model_validate_json(message["body"])
        except ValidationError:
            await self.app(scope, _first(message, receive), send)
            return
        scope["route"] = _ROUTE
        hub: Hub = scope["app"].state.hub
        try:
            response = await play.move(move, Actor(hub, await hub.get(found[1]), me, None))
        except MollyHouseError as error:
            response = answer(*describe(error))
        await response(scope, receive, send)


def _known(scope: Scope) -> Person | None:
    """Who sends JSON, if this process knows."""
    headers = Headers(scope=scope)
    token = token_in(headers)
    if token is None or headers.get("content-type") != "application/json":
        return None
    faces: Faces = scope["app"].state.faces
    return faces.known(hashed(token))


def _first(message: Message, receive: Receive) -> Receive:
    """Receiving a message once more, then the others."""
    waiting = [message]

    async def first() -> Message:
        return waiting.pop() if waiting else await receive()

    return first
