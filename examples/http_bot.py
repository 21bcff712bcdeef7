"""A bot that plays over HTTP at a table server: `python http_bot.py URL TABLE INVITE [BOT]`.

It says a name, sits down with the invitation, and answers every question until the game is over, here
with a bot of the package (`regular`); put your own player in the place of `choose`. Needs httpx.
"""

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any
from uuid import uuid4

import httpx

from mollyhouse import actions
from mollyhouse.bots import Budget, bot


def choose(name: str, view: dict[str, Any], legal: list[str]) -> str:
    """One of the legal actions, in notation such as ``move 7``."""
    ids = [actions.parse(action) for action in legal]
    return actions.text(bot(name).choose(view, ids, Budget(), Random()))


def snapshots(http: httpx.Client, table: str) -> Iterator[dict[str, Any]]:
    """What the seat may know, whenever something has changed."""
    with http.stream("GET", f"/api/tables/{table}/stream") as answer:
        for line in answer.raise_for_status().iter_lines():
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))["snapshot"]


def play(url: str, table: str, invite: str, name: str = "regular") -> None:
    """Play one game to its end."""
    with httpx.Client(base_url=url, timeout=60) as http:
        token = http.post("/api/people", json={"name": f"Bot {name}"}).raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        http.post(f"/api/tables/{table}/join", json={"invite": invite}).raise_for_status()
        for now in snapshots(http, table):
            if now["table"]["status"] == "finished":
                return
            if now["seat"] in now["table"]["waiting_for"]:
                move = {"question": now["table"]["question"], "key": str(uuid4())}
                move["action"] = choose(name, now["view"], now["legal"])
                http.post(f"/api/tables/{table}/moves", json=move)  # If refused, it is asked anew.


if __name__ == "__main__":
    play(*sys.argv[1:])
