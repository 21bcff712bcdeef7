"""What stands before every request: size, rate, origin, sense; and around it: headers, log, metrics.

A body is read here, up to its limit, and passed on only if it is JSON that can do no harm: not too
deep, no NUL (which PostgreSQL cannot keep), no halves of characters, no numbers beyond 64 bits.
"""

import json
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from secrets import token_hex
from typing import Any

import structlog
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mollyhouse.server import metrics
from mollyhouse.server.identity import hashed
from mollyhouse.server.logs import places
from mollyhouse.server.problems import Problem, answer
from mollyhouse.server.settings import Settings

logger = structlog.get_logger()

COOKIE = "molly"
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
READING = ("GET", "HEAD", "OPTIONS")
DEEPEST = 32
_LARGEST = 2**63


class Buckets:
    """A token bucket for each key: so many a minute, in bursts of at most a sixth of that.

    Args:
        per_minute: what flows in.
        clock: seconds that only go forward.
    """

    MOST = 20_000

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = per_minute / 60
        self.burst = max(5.0, per_minute / 6)
        self.clock = clock
        self._level: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one; False if the bucket is empty."""
        now = self.clock()
        level, since = self._level.get(key, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        allowed = level >= 1
        self._level[key] = (level - 1 if allowed else level, now)
        self._level.move_to_end(key)
        if len(self._level) > self.MOST:
            self._level.popitem(last=False)
        return allowed


class Limits:
    """The buckets of an app.

    Args:
        settings: how much flows in.
        clock: seconds that only go forward.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.commands = Buckets(settings.requests_per_minute, clock)
        self.commands_of_address = Buckets(10 * settings.requests_per_minute, clock)
        self.reads = Buckets(settings.reads_per_minute, clock)
        self.reads_of_address = Buckets(10 * settings.reads_per_minute, clock)
        self.chat = Buckets(settings.chats_per_minute, clock)
        self.people = Buckets(settings.people_per_minute, clock)
        self.codes = Buckets(settings.codes_per_minute, clock)


def token_in(headers: Headers) -> str | None:
    """The token that came with a request, as bearer or in the cookie."""
    authorization = headers.get("authorization", "")
    if authorization.lower().startswith("bearer "):
        return authorization[7:].strip()
    return cookie_parser(headers.get("cookie", "")).get(COOKIE)


def unfit(value: Any) -> str | None:
    """Why plain data is not taken, if it is not."""
    level = [value]
    for _ in range(DEEPEST):
        below: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                below.extend(one)
                below.extend(one.values())
            elif isinstance(one, list):
                below.extend(one)
            elif isinstance(one, str):
                if "\0" in one or any("\ud800" <= ch <= "\udfff" for ch in one):
                    return "a text holds a character that cannot be kept"
            elif isinstance(one, int) and not -_LARGEST <= one < _LARGEST:
                return "a number is too large"
        if not below:
            return None
        level = below
    return "the body is nested too deep"


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def body_problem(body: bytes) -> str | None:
    """Why a body is not taken, if it is not."""
    if not body:
        return None
    try:
        value = json.loads(body.decode(), parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        return "the body is not JSON in UTF-8"
    return unfit(value)


def _at_random() -> Iterator[str]:
    """Numbers of requests, fetched in bulk, since each call of the system lets other threads go first.

    They are the system's: from those of a generator one could tell how many requests others made.
    """
    while True:
        many = token_hex(8 * 256)
        yield from (many[at : at + 16] for at in range(0, len(many), 16))


_numbers = _at_random()


class Guard:
    """ASGI middleware that refuses what is never taken, and adds to every answer what belongs to it.

    Args:
        app: what is guarded.
        settings: limits.
        limits: the buckets.
    """

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        own = (
            {**HEADERS, "strict-transport-security": "max-age=31536000"} if settings.secure else HEADERS
        )
        self._headers = [(name.encode(), value.encode()) for name, value in own.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it with a problem; log it without its contents."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope["root_path"] = self.settings.prefix
        begin = time.perf_counter()
        request = next(_numbers)
        status = 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *self._headers, (b"x-request-id", request.encode())]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request):
            try:
                await self._answer(scope, receive, with_headers)
            except Exception as error:
                logger.error("unexpected", error=type(error).__name__, where=places(error))
                if not status:
                    problem = Problem(
                        code="internal", message=f"something went wrong; see the log: {request}"
                    )
                    await answer(500, problem)(scope, receive, with_headers)
            finally:
                self._note(scope, status, time.perf_counter() - begin)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refusal(scope)
        if refused is None and scope["method"] not in READING:
            body = await _read(receive, self.settings.body_bytes)
            if body is None:
                return
            if len(body) > self.settings.body_bytes:
                refused = 413, Problem(code="too-large", message="the body is too large")
            elif problem := body_problem(body):
                refused = 422, Problem(code="invalid", message=problem)
            receive = _again(body, receive)
        if refused is None:
            await self.app(scope, receive, send)
        else:
            await answer(*refused)(scope, receive, send)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log and count a request under the template of its path: the path itself may hold a secret."""
        route = template(scope)
        method = scope["method"] if scope["method"] in _METHODS else "other"
        metrics.requests(method, route, str(status)).inc()
        if not route.endswith("/stream"):
            metrics.latency(route).observe(seconds)
        logger.info("request", method=method, route=route, status=status, ms=round(1000 * seconds, 1))

    def _refusal(self, scope: Scope) -> tuple[int, Problem] | None:
        """Why a request goes no further, if it does not."""
        headers = Headers(scope=scope)
        reading = scope["method"] in READING
        if not reading:
            length = headers.get("content-length", "0")
            if not re.fullmatch(r"[0-9]{1,18}", length) or int(length) > self.settings.body_bytes:
                return 413, Problem(code="too-large", message="the body is too large")
            if not self._own(headers):
                return 403, Problem(code="origin", message="commands come from this server's own pages")
        if scope["path"].endswith(("/healthz", "/readyz")):
            return None
        limits = self.limits
        address = scope["client"][0] if scope.get("client") else ""
        token = token_in(headers)
        theirs = limits.reads if reading else limits.commands
        everybodys = limits.reads_of_address if reading else limits.commands_of_address
        if not (everybodys.take(address) and theirs.take(address if token is None else hashed(token))):
            return 429, Problem(code="slow-down", message="too many requests; wait a moment")
        return None

    def _own(self, headers: Headers) -> bool:
        """Whether a command comes from this server's pages, an allowed origin, or no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin", "same-site")
        host = headers.get("host", "")
        return origin in (f"http://{host}", f"https://{host}", *self.settings.origins)


_METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")


def template(scope: Scope) -> str:
    """The path of the route that a request went to, with names in place of values."""
    path: str = getattr(scope.get("route"), "path", "none")
    return path


async def _read(receive: Receive, most: int) -> bytes | None:
    """A body, up to a little more than the limit; None if the client has gone."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        if len(body) > most or not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """Reading a body that has been read."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
