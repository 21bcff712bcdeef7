"""Server-sent events: first the whole snapshot, then, after each change, what is new and the snapshot.

A stream holds no queue. It remembers the last message that it has sent, and when the table has changed
it sends everything after that in one piece; a slow reader gets fewer, larger pieces and holds nobody
up.

The id of an event is ``viewer-number``: whose messages they are (a seat, or ``w`` for those who watch),
and the number of the last one. Numbers are dense for each viewer.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from mollyhouse.server import metrics
from mollyhouse.server.hub import Hub, Live


def last_seen(live: Live, viewer: int, last: str | None) -> int:
    """The number of the last message that a reader has; of the newest, if it does not say."""
    newest = len(live.table.feeds[viewer])
    whose, _, number = (last or "").partition("-")
    if whose.encode() != _name(viewer) or not (number.isascii() and number.isdigit()):
        return newest
    return min(int(number), newest)


def _name(viewer: int) -> bytes:
    return b"w" if viewer < 0 else b"%d" % viewer


async def changes(
    hub: Hub, live: Live, viewer: int, person: str | None, who: str, sent: int
) -> AsyncIterator[bytes]:
    """The stream of one viewer; it ends when the seat is no longer theirs.

    Args:
        hub: the hub of the table.
        live: the table.
        viewer: a seat, or -1 for a spectator.
        person: who is reading, if known.
        who: under whose name the stream counts.
        sent: number of the last message that the reader has.
    """
    table = live.table
    name = _name(viewer)
    kind = b"table"
    beat = hub.beat
    with _counted(hub, live, who):
        while not hub.closing.is_set() and hub.live.get(table.id) is live:
            if viewer >= 0 and table.seats[viewer].person != person:
                return
            changed = live.changed
            newest = len(table.feeds[viewer])
            if kind == b"table" or newest > sent:
                messages, snapshot = table.messages(viewer, sent), live.snapshot(viewer, person)
                sent = newest
                yield b'event: %b\ndata: {"messages":%b,"snapshot":%b}\nid: %b-%d\n\n' % (
                    kind,
                    messages,
                    snapshot,
                    name,
                    sent,
                )
                kind = b"change"
            elif beat != hub.beat:
                beat = hub.beat
                yield b": alive\n\n"
            else:
                await changed.wait()


@contextmanager
def _counted(hub: Hub, live: Live, who: str) -> Iterator[None]:
    """A stream counts while it is open."""
    live.streams += 1
    metrics.STREAMS.inc()
    hub.streams[who] = hub.streams.get(who, 0) + 1
    try:
        yield
    finally:
        live.streams -= 1
        metrics.STREAMS.dec()
        hub.streams[who] -= 1
        if not hub.streams[who]:
            del hub.streams[who]
