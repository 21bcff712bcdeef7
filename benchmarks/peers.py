"""Random play on other libraries, as a yardstick for the speed of the engine.

Each function plays random games for about the given seconds as a user of that library would, with
the observation that it offers to whoever is to act. A decision is a state with at least two legal
actions. `python benchmarks/peers.py [SECONDS]` prints decisions a second, three runs of each.
"""

import random
import sys
from collections.abc import Callable
from time import perf_counter


def rlcard_uno(seconds_budget: float, seed: int) -> tuple[int, float]:
    """Play rlcard's uno; return decisions and seconds."""
    return _rlcard("uno", seconds_budget, seed)


def rlcard_gin_rummy(seconds_budget: float, seed: int) -> tuple[int, float]:
    """Play rlcard's gin rummy; return decisions and seconds."""
    return _rlcard("gin-rummy", seconds_budget, seed)


def _rlcard(name: str, seconds_budget: float, seed: int) -> tuple[int, float]:
    """Step an rlcard environment, which returns the observation with every step."""
    import rlcard

    env = rlcard.make(name, config={"seed": seed})
    choice = random.Random(seed).choice
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds_budget:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(choice(legal))
    return decisions, perf_counter() - start


def open_spiel_bridge(seconds_budget: float, seed: int) -> tuple[int, float]:
    """Play OpenSpiel's bridge, which is written in C++; return decisions and seconds."""
    import pyspiel

    game = pyspiel.load_game("bridge", {"use_double_dummy_result": False})
    rng = random.Random(seed)
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds_budget:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                state.observation_tensor()
                decisions += 1
            state.apply_action(rng.choice(legal))
    return decisions, perf_counter() - start


PEERS: dict[str, Callable[[float, int], tuple[int, float]]] = {
    "rlcard uno": rlcard_uno,
    "rlcard gin-rummy": rlcard_gin_rummy,
    "open_spiel bridge": open_spiel_bridge,
}


def main() -> None:
    """Print the speed of every peer."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    for seed in range(3):
        for name, play in PEERS.items():
            decisions, used = play(seconds, seed)
            print(f"{name:20} {decisions / used:10,.0f} decisions/s")


if __name__ == "__main__":
    main()
