"""The server of the benchmark, in a process of its own, as ``mollyhouse serve`` runs it.

It can be asked to note where the thread of its event loop spends its processor time: every few
milliseconds the time that the thread has used since is put down to the function that it is in. Unlike a
profiler that counts calls, this makes small functions no dearer than they are.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

EVERY = 0.005


STANDARD = str(Path(os.__file__).parent)


def group(frame: FrameType) -> str:
    """The part of the server that a frame belongs to; the standard library works for who calls it."""
    inner: FrameType | None = frame
    while inner is not None:
        file = inner.f_code.co_filename
        parts = file.split("/")
        if "site-packages" in parts:
            return parts[parts.index("site-packages") + 1]
        if "mollyhouse" in parts:
            if "server" not in parts:
                return "engine and view"
            return "table: fold, encode" if parts[-1] == "table.py" else "our server"
        if not file.startswith((STANDARD, "<frozen")):
            break
        inner = inner.f_back
    return "event loop"


class Sampler:
    """Puts processor time down to functions and to groups of them."""

    def __init__(self) -> None:
        self.functions: Counter[str] = Counter()
        self.groups: Counter[str] = Counter()
        self._thread = self._process = 0.0

    def start(self, *_: object) -> None:
        """Begin; a handler of a signal."""
        self._thread, self._process = time.thread_time(), time.process_time()
        signal.signal(signal.SIGALRM, self._sample)
        signal.setitimer(signal.ITIMER_REAL, EVERY, EVERY)

    def _sample(self, _: int, frame: FrameType | None) -> None:
        thread, process = time.thread_time(), time.process_time()
        spent = thread - self._thread
        if frame is not None:
            name = f"{Path(frame.f_code.co_filename).name} {frame.f_code.co_qualname}"
            self.functions[name] += spent  # type: ignore[assignment]
            self.groups[group(frame)] += spent  # type: ignore[assignment]
        other = process - self._process - spent
        self.groups["threads: writing"] += other  # type: ignore[assignment]
        self._thread, self._process = time.thread_time(), time.process_time()  # This cost nothing.

    def stop(self) -> None:
        """End."""
        signal.setitimer(signal.ITIMER_REAL, 0)


def serve(fd: int, profile: str) -> None:
    """Run in the server's process; it ends with the benchmark, however that ends."""
    import uvicorn

    from mollyhouse.server.serving import config
    from mollyhouse.server.settings import Settings

    def watch() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: None)  # Uvicorn raises the signal again at its end.
    sampler = Sampler()
    signal.signal(signal.SIGUSR1, sampler.start)
    uvicorn.Server(config(Settings())).run(sockets=[socket.socket(fileno=fd)])
    sampler.stop()
    if profile:
        found = {"functions": sampler.functions, "groups": sampler.groups}
        Path(profile).write_text(json.dumps(found))


class Process:
    """A server of the benchmark.

    Args:
        folder: for its database and its log.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.profile = folder / "profile"
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.port = self.socket.getsockname()[1]
        many = str(10**9)
        limits = (
            "TABLES_PER_PERSON",
            "REQUESTS_PER_MINUTE",
            "READS_PER_MINUTE",
            "PEOPLE_PER_MINUTE",
        )
        settings = {"DB": f"sqlite:///{folder}/molly.db", **dict.fromkeys(limits, many)}
        env = {**os.environ, **{f"MOLLYHOUSE_{name}": value for name, value in settings.items()}}
        fd = self.socket.fileno()
        command = [sys.executable, __file__, str(fd), str(self.profile)]
        with (folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                command, env=env, pass_fds=[fd], stdin=subprocess.PIPE, stdout=log, stderr=log
            )

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> int:
        """KiB of memory that it holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def start_profile(self) -> None:
        """From now on, note where time goes."""
        self._process.send_signal(signal.SIGUSR1)

    def end(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait(30)
        self.socket.close()


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2])
