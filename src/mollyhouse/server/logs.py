"""Logs: one JSON object a line on standard error, for people who run a server and for machines.

A line says what happened to a request or a table, never what was in it: no tokens, cookies, secrets of
links, actions, names or texts. Of an unexpected error it gives the type and the places in the code, not
the message and no local variables, since both can hold such things.
"""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import msgspec
import structlog

_FRAMES = 12


def places(error: BaseException) -> list[str]:
    """Where an error came from: file, line and function of the innermost calls."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    return [f"{'/'.join(f.filename.split('/')[-3:])}:{f.lineno} {f.name}" for f in frames]


def _without_messages(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Put the type and the places of an exception where its text would have been."""
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["where"] = places(error)
    return event


def _as_json(event: MutableMapping[str, Any], **_: Any) -> str:
    return msgspec.json.encode(event, enc_hook=repr).decode()


_SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    _without_messages,
]


def configure(level: str = "info") -> None:
    """Let everything in this process log so, the libraries too; uvicorn's access log stays off.

    Args:
        level: the least level that is logged.
    """
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*_SHARED, structlog.processors.JSONRenderer(_as_json)],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(_as_json),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
    logging.getLogger("uvicorn.error").setLevel(number)
    logging.getLogger("uvicorn.access").disabled = True
