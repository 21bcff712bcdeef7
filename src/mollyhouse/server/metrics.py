"""Metrics for Prometheus, on a port of their own. No label names a table, a seat, a person or an action.

With several workers, ``mollyhouse serve`` sets ``PROMETHEUS_MULTIPROC_DIR`` before this module is
imported; each process writes its numbers there, and the first one adds them up.
"""

import os
from collections.abc import Callable
from functools import cache
from threading import Thread
from wsgiref.simple_server import WSGIServer

import prometheus_client as prometheus
from prometheus_client import multiprocess

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_SIZES = (1, 2, 4, 8, 16, 32, 64)

prometheus.disable_created_metrics()  # type: ignore[no-untyped-call]

REQUESTS = prometheus.Counter(
    "molly_requests", "Requests, by template of the path.", ["method", "route", "status"]
)
LATENCY = prometheus.Histogram(
    "molly_request_seconds",
    "Time until a request was answered; streams apart.",
    ["route"],
    buckets=_QUICK,
)
TABLES = prometheus.Gauge("molly_tables", "Tables in memory.", multiprocess_mode="livesum")
STREAMS = prometheus.Gauge("molly_streams", "Open event streams.", multiprocess_mode="livesum")
MOVES = prometheus.Counter(
    "molly_moves", "Moves, by person, bot, stand-in of a failed bot, clock or standing answer.", ["by"]
)
COMMIT_SIZE = prometheus.Histogram("molly_commit_size", "Commands in one commit.", buckets=_SIZES)
COMMIT_TIME = prometheus.Histogram("molly_commit_seconds", "Time of a commit.", buckets=_QUICK)
NOTICES = prometheus.Counter("molly_notices", "Webhooks told whose turn it is.", ["outcome"])

requests, latency, moves = cache(REQUESTS.labels), cache(LATENCY.labels), cache(MOVES.labels)
"""What is counted with every move, found without a search by labels, of which there are few."""


def serve(host: str, port: int) -> tuple[int, Callable[[], None]]:
    """Serve the metrics of all workers from a thread.

    Args:
        host: address to listen at.
        port: its port; 0 finds a free one.

    Returns:
        The port, and what ends it.
    """
    registry = prometheus.REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = prometheus.CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    server: WSGIServer
    thread: Thread
    server, thread = prometheus.start_http_server(port, host, registry)

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return server.server_port, stop
