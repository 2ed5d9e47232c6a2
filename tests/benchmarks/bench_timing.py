"""Benchmark of timing leaks: if the time of an answer depends on hidden data, or on a token.

Run it alone, on a quiet machine: python -m tests.benchmarks.bench_timing. Requests of the two kinds
alternate, so that other load on the machine affects both alike. The slowest hundredth is left out.
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, variance

from service.database import upgrading
from service.matches import store
from tests.service.at_table import Table, begin
from tests.service.trial_installation import BELA, CYRUS, install
from tests.service.web import test_secrets

REQUESTS = 3000
NOISE = 4.5  # below this two means do not differ, by a common rule for timing leaks
KEPT = 0.99


def welch(one: list[float], other: list[float]) -> float:
    """Return the difference of two means in standard errors."""
    spread = variance(one) / len(one) + variance(other) / len(other)
    return (fmean(one) - fmean(other)) / math.sqrt(spread)


def trimmed(seconds: list[float]) -> list[float]:
    return sorted(seconds)[: int(len(seconds) * KEPT)]


def compare(one: Callable[[], object], other: Callable[[], object], count: int) -> float:
    """Return Welch's t for `count` requests of each kind, made alternately."""
    taken: tuple[list[float], list[float]] = ([], [])
    for number in range(2 * count + 100):
        began = time.perf_counter()
        (one, other)[number % 2]()
        if number >= 100:
            taken[number % 2].append(time.perf_counter() - began)
    return welch(*map(trimmed, taken))


def worlds(table: Table, count: int) -> float:
    """Return t for a spectator's page of two matches that differ only in their hidden data."""
    twin = begin(table.house, BELA, CYRUS).play(24)
    own = test_secrets.full_state(twin)
    game = twin.loaded().game
    test_secrets.put(twin, game.reshuffle_unseen(own, None, b"another world"))
    get = table.house.client.get
    return compare(lambda: get(f"/m/{table.match}"), lambda: get(f"/m/{twin.match}"), count)


def tokens(table: Table, count: int) -> float:
    """Return t for two wrong tokens: all but the last letter right, and the first letter wrong."""
    right = table.seats[1]
    near = right[:-1] + ("a" if right[-1] != "a" else "b")
    far = ("a" if right[0] != "a" else "b") + right[1:]
    database = table.house.installation.database

    def look(token: str) -> None:
        try:
            database.read(lambda connection: store.find_seat(connection, token))
        except store.NoSuchLink:
            return
        raise AssertionError("a wrong token opened a seat")

    return compare(lambda: look(near), lambda: look(far), count)


def main(count: int) -> int:
    """Print both figures; return 1 if one is above the noise."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'staffetta.db'}"
        upgrading.upgrade(url)
        house = install(Path(folder), url)
        table = begin(house, BELA, CYRUS).play(24)
        found = {"worlds": worlds(table, count), "tokens": tokens(table, count)}
        house.installation.database.close()
    for name, t in found.items():
        print(f"{name}: t = {t:+.2f} (noise below {NOISE})")
    return int(any(abs(t) >= NOISE for t in found.values()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=REQUESTS)
    if main(parser.parse_known_args()[0].requests):
        sys.exit(1)
