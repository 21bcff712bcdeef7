"""Bots that fail, where a worker process can find them."""

import os
import time
from typing import Any


def fine(name: str, seen: dict[str, Any], legal: list[int], seed: int) -> int:
    return legal[0]


def hangs(name: str, seen: dict[str, Any], legal: list[int], seed: int) -> int:
    time.sleep(3600)
    return legal[0]


def dies(name: str, seen: dict[str, Any], legal: list[int], seed: int) -> int:
    os._exit(1)


def raises(name: str, seen: dict[str, Any], legal: list[int], seed: int) -> int:
    raise ValueError("lost")


def cheats(name: str, seen: dict[str, Any], legal: list[int], seed: int) -> int:
    return -1
