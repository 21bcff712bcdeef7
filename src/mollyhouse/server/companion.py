"""For a real table: the judge."""

import asyncio
from typing import Any

from fastapi import APIRouter

from mollyhouse.companion.judge import judge
from mollyhouse.server.problems import refusals
from mollyhouse.server.table import Plain

router = APIRouter(prefix="/api", responses=refusals(401, 404, 409))


@router.post("/judge", tags=["judge"])
async def judge_case(body: dict[str, Any]) -> Plain:
    """Judge a festivity, an investigation or an ending of a physical game."""
    return (await asyncio.to_thread(judge, body)).answer
