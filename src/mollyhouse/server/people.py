"""Who is asking: a token in a cookie or as bearer, and the commands about oneself."""

import time
from collections import OrderedDict
from functools import partial
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Depends, Request, Response

from mollyhouse.server.bodies import DeviceCode, NamedPerson
from mollyhouse.server.guard import COOKIE, Limits, token_in
from mollyhouse.server.hub import Hub
from mollyhouse.server.identity import BadName, clean_name, hashed, new_code, new_token
from mollyhouse.server.problems import Denied, refusals
from mollyhouse.server.settings import Settings

CODE_MINUTES = 10
router = APIRouter(prefix="/api", tags=["people"], responses=refusals(401))


class Person(NamedTuple):
    """Somebody known."""

    id: str
    name: str


class Faces:
    """People who were asking lately, by the hash of their token; not every request looks them up anew.

    Args:
        seconds: how long a face is remembered: what happens by another process is heard of that late.
    """

    MOST = 10_000

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    def known(self, token_hash: str) -> Person | None:
        """Whose token it is, if remembered."""
        found, until = self._known.get(token_hash, (None, 0.0))
        return found if time.monotonic() < until else None

    def remember(self, token_hash: str, person: Person) -> None:
        """Remember a face."""
        self._known[token_hash] = person, time.monotonic() + self.seconds
        if len(self._known) > self.MOST:
            self._known.popitem(last=False)

    def forget(self, person: str) -> None:
        """Somebody has changed their name or their token."""
        for token_hash in [each for each, (known, _) in self._known.items() if known.id == person]:
            del self._known[token_hash]


# Not being plain functions spares each of these a thread.


async def hub_of(request: Request) -> Hub:
    """The hub of the app."""
    hub: Hub = request.app.state.hub
    return hub


async def faces_of(request: Request) -> Faces:
    """The people who were asking lately."""
    faces: Faces = request.app.state.faces
    return faces


async def person_or_none(request: Request) -> Person | None:
    """Who is asking, if known."""
    token = token_in(request.headers)
    if not token or len(token) > 64:
        return None
    token_hash = hashed(token)
    faces: Faces = request.app.state.faces
    found = faces.known(token_hash)
    if found is None:
        hub: Hub = request.app.state.hub
        row = await hub.read(lambda c: hub.store.person(c, token_hash))
        if row is None:
            return None
        found = Person(*row)
        faces.remember(token_hash, found)
    return found


async def person(request: Request) -> Person:
    """Who is asking; anybody without a token is asked for a name first."""
    known = await person_or_none(request)
    if known is None:
        raise Denied(401, "no-name", "say your name first")
    return known


Me = Annotated[Person, Depends(person)]
MaybeMe = Annotated[Person | None, Depends(person_or_none)]
TheHub = Annotated[Hub, Depends(hub_of)]


async def limits_of(request: Request) -> Limits:
    """The limits of the app."""
    limits: Limits = request.app.state.limits
    return limits


async def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


TheLimits = Annotated[Limits, Depends(limits_of)]
TheFaces = Annotated[Faces, Depends(faces_of)]
Address = Annotated[str, Depends(address_of)]


def name_of(text: str) -> str:
    """A clean display name, or a refusal."""
    try:
        return clean_name(text)
    except BadName as error:
        raise Denied(422, "bad-name", str(error)) from error


def _give_cookie(request: Request, response: Response, token: str) -> None:
    settings: Settings = request.app.state.hub.settings
    response.set_cookie(
        COOKIE,
        token,
        max_age=400 * 86_400,
        path=settings.prefix or "/",
        secure=settings.secure or request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


@router.post("/people", status_code=201)
async def say_name(
    body: NamedPerson,
    hub: TheHub,
    limits: TheLimits,
    address: Address,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """Say a name; the answer holds the token that stands for you, once, and a cookie with it."""
    if not limits.people.take(address):
        raise Denied(429, "slow-down", "too many people from there; wait a minute")
    name = name_of(body.name)
    me, token = new_token(), new_token()
    await hub.write(partial(hub.store.add_person, person=me, token_hash=hashed(token), name=name))
    _give_cookie(request, response, token)
    return {"id": me, "name": name, "token": token}


@router.get("/me")
async def who_am_i(me: MaybeMe) -> dict[str, Any] | None:
    """Who the server takes you for; null for nobody, who has to say a name first."""
    return None if me is None else {"id": me.id, "name": me.name}


@router.patch("/me")
async def rename(body: NamedPerson, me: Me, hub: TheHub, faces: TheFaces) -> dict[str, Any]:
    """Change your name; at tables where you sit already, the old one stays."""
    name = name_of(body.name)
    await hub.write(partial(hub.store.rename, person=me.id, name=name))
    faces.forget(me.id)
    return {"id": me.id, "name": name}


@router.post("/me/code", status_code=201)
async def offer_code(me: Me, hub: TheHub) -> dict[str, Any]:
    """A code for another device: good once, for ten minutes; it takes you there, away from here."""
    code = new_code()
    until = time.time() + 60 * CODE_MINUTES
    await hub.write(partial(hub.store.add_device, code_hash=hashed(code), person=me.id, until=until))
    return {"code": code, "until": round(until)}


@router.post("/devices", status_code=201)
async def use_code(
    body: DeviceCode,
    hub: TheHub,
    limits: TheLimits,
    faces: TheFaces,
    address: Address,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """Come to this device with a code from another; attempts are few."""
    if not limits.codes.take(address):
        raise Denied(429, "slow-down", "too many codes; wait a minute")
    token = new_token()
    code_hash = hashed(body.code.strip().upper())
    row = await hub.write(partial(hub.store.take_device, code_hash=code_hash, token_hash=hashed(token)))
    if row is None:
        raise Denied(403, "bad-code", "this code is wrong, used or too old")
    faces.forget(row[0])
    _give_cookie(request, response, token)
    return {"id": row[0], "name": row[1], "token": token}
