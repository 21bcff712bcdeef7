"""What needs no table: the judge for a real one, the facts of the box, the bots that there are."""

import asyncio
from functools import cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Query, Response

from mollyhouse.bots import BOTS
from mollyhouse.companion import spoken
from mollyhouse.companion.judge import judge
from mollyhouse.i18n import language as language_of
from mollyhouse.server.bodies import LanguageCode
from mollyhouse.server.box import box
from mollyhouse.server.problems import refusals
from mollyhouse.server.table import Plain

router = APIRouter(prefix="/api", responses=refusals())


@router.get("/bots", tags=["tables"])
async def bots() -> list[str]:
    """The names of the bots that may sit at a table."""
    return sorted(BOTS)


@cache
def _box() -> tuple[bytes, str]:
    """The box, encoded, and the tag by which a cache knows it."""
    data = msgspec.json.encode(box())
    return data, f'"{sha256(data).hexdigest()[:32]}"'


@router.get(
    "/box",
    tags=["box"],
    responses={304: {"description": "It is as you have it."}},
)
async def the_box(if_none_match: Annotated[str | None, Header(max_length=200)] = None) -> Response:
    """The facts of the box: sites, cards, items, indictments, numbers. It may be cached."""
    data, tag = _box()
    headers = {"cache-control": "public, max-age=3600", "etag": tag}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@router.post("/judge", tags=["judge"])
async def judge_case(
    body: dict[str, Any],
    language: Annotated[LanguageCode | None, Query(description="give the reasons in words")] = None,
) -> Plain:
    """Judge a festivity, an investigation or an ending of a real table.

    With a language, ``reasons`` says line by line what follows from which rule.
    """
    return await asyncio.to_thread(judged, body, language)


def judged(case: Plain, language: str | None) -> Plain:
    """What the judge says of a case, in words if a language is given."""
    verdict = judge(case)
    reasons = None
    if language is not None:
        spoken_in = language_of(language)
        seats = [spoken_in.text("judge-name", seat=seat) for seat in range(verdict.players)]
        lines = spoken.answer(spoken_in, verdict, seats)
        reasons = [{"text": text, "rule": rule or None} for text, rule in lines]
    return {"kind": verdict.kind, "answer": verdict.answer, "reasons": reasons}
