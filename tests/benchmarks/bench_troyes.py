"""Benchmark of Troyes: the time to list all legal moves, and moves played per second.

    python -m tests.benchmarks.bench_troyes [--games K]

It plays random games of every number of seats. The aims are at most 50 ms per list and at least
5,000 moves per second. No test depends on a time.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median, quantiles
from time import perf_counter

import engine

GAME = engine.games()["troyes"]
WORST, MOVES = 0.05, 5_000


def measured(seats: int, games: int) -> tuple[list[float], list[int], float]:
    """Return each list's seconds, each list's length, and the seconds for playing all moves."""
    lists: list[float] = []
    sizes: list[int] = []
    playing = 0.0
    for number in range(games):
        luck, state = Random(number), GAME.setup(seats, {}, str(number).encode())
        while acting := GAME.to_act(state):
            began = perf_counter()
            legal = GAME.legal_actions(state, acting[0])
            lists.append(perf_counter() - began)
            sizes.append(len(legal))
            action = luck.choice(legal)
            began = perf_counter()
            GAME.play(state, acting[0], action)
            playing += perf_counter() - began
    return lists, sizes, playing


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60)
    games = parser.parse_args().games
    print("seats  median   p99      worst    of 50 ms  longest list  moves/s  of 5,000")
    for seats in GAME.seats:
        lists, sizes, playing = measured(seats, games)
        late, worst, moves = quantiles(lists, n=100)[-1], max(lists), len(lists) / playing
        print(
            f"{seats:5}  {1e3 * median(lists):5.2f} ms {1e3 * late:5.2f} ms {1e3 * worst:5.1f} ms"
            f"  {worst / WORST:8.2f}  {max(sizes):12}  {moves:7.0f}  {moves / MOVES:8.1f}"
        )


if __name__ == "__main__":
    main()
