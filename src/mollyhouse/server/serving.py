"""How the app is served: uvicorn, with the parser of httptools, and uvloop where that exists."""

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mollyhouse.server.settings import Settings

GRACE = 10
"""Seconds that requests are given to end in when the server stops."""


class Protocol(HttpToolsProtocol):
    """The head of a request is refused where it grows beyond all sense: the parser itself takes any."""

    LONGEST = 65_536
    _head = 0

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        self._head += len(data)
        super().data_received(data)
        if self._head > self.LONGEST and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        """What follows is no head."""
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Part of a body; its size is the app's concern."""
        self._head = 0
        super().on_body(body)


def config(settings: Settings, workers: int = 1) -> uvicorn.Config:
    """What uvicorn is run with.

    Args:
        settings: of the server.
        workers: processes.
    """
    return uvicorn.Config(
        "mollyhouse.server.app:worker",
        factory=True,
        workers=workers,
        http=Protocol,
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
    )
