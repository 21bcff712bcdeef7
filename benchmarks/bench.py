"""Speed of the engine, as rates and as ratios to other libraries and to its compiled build.

All contenders take turns, so that a change of the machine's speed hits them alike; a ratio is taken
round by round. `python benchmarks/bench.py [ROUNDS [SECONDS]]`; see `docs/speed.md`.
"""

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

from own import copies, fast, fast_observed, rich, trace
from peers import PEERS

Measure = Callable[[float, int], tuple[int, float]]
COMPILED = os.environ.get("MOLLYHOUSE_COMPILED_PYTHON", "")


def run_compiled(*arguments: str) -> list[str]:
    """What `own.py` prints in the interpreter with the engine that mypyc compiled."""
    script = Path(__file__).with_name("own.py")
    command = [COMPILED, str(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def compiled(name: str) -> Measure:
    """The same measurement with the compiled engine."""

    def measure(seconds: float, seed: int) -> tuple[int, float]:
        decisions, spent = run_compiled(name, str(seconds), str(seed))
        return int(decisions), float(spent)

    return measure


CONTENDERS: dict[str, Measure] = {
    "fast path": fast,
    "fast path, observed": fast_observed,
    "rich path": rich,
    "State.copy()": copies,
    **PEERS,
}
if COMPILED:
    CONTENDERS["compiled: fast path"] = compiled("fast")
    CONTENDERS["compiled: fast path, observed"] = compiled("fast_observed")
    CONTENDERS["compiled: rich path"] = compiled("rich")
    CONTENDERS["compiled: State.copy()"] = compiled("copies")

RATIOS = [
    ("fast path, observed", "rlcard uno", 2.0),
    ("fast path, observed", "rlcard gin-rummy", 4.0),
    ("fast path, observed", "open_spiel bridge", 1.0),
    ("compiled: fast path", "fast path", None),
    ("compiled: fast path, observed", "fast path, observed", None),
    ("compiled: rich path", "rich path", None),
]


def main(rounds: int = 7, seconds: float = 1.0) -> None:
    """Measure and print."""
    if COMPILED:
        same = run_compiled("trace") == [trace()]
        print(f"both builds play 100 games alike: {'yes' if same else 'NO'}")
        if not same:
            sys.exit(1)
    rates: dict[str, list[float]] = {name: [] for name in CONTENDERS}
    for number in range(rounds + 1):
        for name, measure in CONTENDERS.items():
            decisions, spent = measure(seconds if number else seconds / 5, number)
            if number:  # the first round warms up
                rates[name].append(decisions / spent)
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {rounds} rounds of {seconds} s")
    print(f"\n{'a second':<34}{'min':>12}{'median':>12}{'max':>12}")
    for name, values in rates.items():
        print(f"{name:<34}{min(values):>12,.0f}{median(values):>12,.0f}{max(values):>12,.0f}")
    copy = median(rates["State.copy()"])
    print(f"\nState.copy(): {1e6 / copy:.2f} µs (target under 3)")
    print(f"rich path: {median(rates['rich path']):,.0f} decisions a second (target 5,000)")
    print(f"\n{'ratio':<52}{'min':>8}{'median':>8}{'max':>8}  target")
    for name, other, target in RATIOS:
        if name in rates:
            pairs = [a / b for a, b in zip(rates[name], rates[other], strict=True)]
            goal = "" if target is None else f"{target:.0f}"
            row = f"{min(pairs):>8.2f}{median(pairs):>8.2f}{max(pairs):>8.2f}"
            print(f"{name + ' / ' + other:<52}{row}  {goal}")


if __name__ == "__main__":
    main(*(kind(value) for kind, value in zip((int, float), sys.argv[1:], strict=False)))
