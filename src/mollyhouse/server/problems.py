"""Errors as people and programs meet them: one shape, a code to act on, a message to read."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from mollyhouse.errors import (
    BadCase,
    BadOptions,
    BadRecord,
    GameOver,
    IllegalAction,
    MalformedAction,
    MollyHouseError,
    NotYourTurn,
)
from mollyhouse.server.hub import Frozen, NoTable
from mollyhouse.server.store import Busy
from mollyhouse.server.table import Refused

CODES = (
    *("bad-case", "bad-code", "bad-name", "bad-options", "bad-record", "bad-webhook", "begun", "busy"),
    *("closing", "database", "empty", "frozen", "full", "game-over", "http", "illegal", "internal"),
    *("invalid", "key-used", "malformed", "no-feed", "no-name", "no-offer", "no-seat", "no-step"),
    *("no-table", "no-undo", "nobody", "not-full", "not-gone", "not-over", "not-owner", "not-playing"),
    *("not-started", "not-your-turn", "origin", "refused", "seat-taken", "seated", "slow-down", "stale"),
    *("too-large", "too-many-streams", "too-many-tables"),
)
"""Every code that a problem may have."""


class Problem(BaseModel):
    """What went wrong.

    Attributes:
        code: for programs: ``stale``, ``illegal``, ``not-your-turn`` …
        message: for people, in English; clients translate the code.
        rule: id of the rule behind a refusal.
        possible: notations of what would be legal.
    """

    code: str = Field(examples=["illegal"])
    message: str = Field(examples=["'move 7' is not possible now"])
    rule: str | None = Field(default=None, examples=["T4"])
    possible: list[str] | None = Field(default=None, examples=[["move 3", "move 4"]])


class Denied(MollyHouseError):
    """A request that is not this person's to make."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


_KNOWN: list[tuple[type[MollyHouseError], int, str]] = [
    (NoTable, 404, "no-table"),
    (Frozen, 409, "frozen"),
    (Busy, 503, "busy"),
    (MalformedAction, 422, "malformed"),
    (IllegalAction, 409, "illegal"),
    (NotYourTurn, 409, "not-your-turn"),
    (GameOver, 409, "game-over"),
    (BadOptions, 422, "bad-options"),
    (BadRecord, 422, "bad-record"),
    (BadCase, 422, "bad-case"),
]


def describe(error: MollyHouseError) -> tuple[int, Problem]:
    """Status and problem of an error."""
    if isinstance(error, Denied):
        return error.status, Problem(code=error.code, message=str(error))
    if isinstance(error, Refused):
        return 409, Problem(code=error.code, message=str(error))
    for kind, status, code in _KNOWN:
        if isinstance(error, kind):
            problem = Problem(code=code, message=str(error))
            if isinstance(error, IllegalAction):
                problem.rule = error.rule or None
                problem.possible = list(error.possible)
            return status, problem
    return 400, Problem(code="refused", message=str(error))


_REFUSALS = {
    401: "nobody known asks: say your name first",
    403: "this is not yours to do",
    404: "there is no such thing, or you may not know of it",
    409: "it does not fit how the table stands",
    413: "the body is too large",
    422: "it cannot be understood",
    429: "too many or too much; wait a moment",
    503: "the server cannot answer now",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Documentation of the statuses by which something may be refused; some stand for every request."""
    chosen = sorted({403, 413, 422, 429, 503, *statuses})
    return {status: {"model": Problem, "description": _REFUSALS[status]} for status in chosen}


def answer(status: int, problem: Problem) -> JSONResponse:
    """A problem as a response."""
    return JSONResponse(problem.model_dump(exclude_none=True), status)


def install(app: FastAPI) -> None:
    """Let an app answer all errors in this shape."""

    @app.exception_handler(MollyHouseError)
    async def _ours(request: Request, error: MollyHouseError) -> JSONResponse:
        return answer(*describe(error))

    @app.exception_handler(RequestValidationError)
    async def _invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return answer(422, Problem(code="invalid", message=f"{place}: {first['msg']}"[:200]))

    @app.exception_handler(HTTPException)
    async def _http(request: Request, error: HTTPException) -> JSONResponse:
        response = answer(error.status_code, Problem(code="http", message=str(error.detail)))
        response.headers.update(error.headers or {})
        return response
