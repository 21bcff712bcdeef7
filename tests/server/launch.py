"""A server process of the tests, on a listening socket that the tests made and keep.

While no server runs, connections wait in the socket; nobody has to guess when a server is ready.
"""

import signal
import socket
import sys

import uvicorn

from mollyhouse.server.serving import config
from mollyhouse.server.settings import Settings


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # Uvicorn raises the signal again at its end.
    uvicorn.Server(config(Settings())).run([socket.socket(fileno=int(sys.argv[1]))])


if __name__ == "__main__":
    main()
