"""Benchmark of a whole turn with its letters, beside the bare turn without.

    python -m tests.benchmarks.bench_whole_turns [--turns N] [--game ID ...]

As in the service, one process plays a move in one durable transaction, which is the bare turn. Then
the sender sends all letters due for it to an SMTP server on this machine, which keeps none. Both
are timed in each turn of the same games, by three people with three languages. The first turns warm
the process. No test depends on a time.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter

import engine
from service.installation.context import Installation
from service.installation.settings import from_environment
from service.mail.sender import Sender, open_channels
from service.operations import startup
from tests.benchmarks.bench_pages import GAMES, begin
from tests.benchmarks.sink import Sink, sink

GATE, AIM = 25, 8  # allowed cost of a whole turn, in bare turns
WARM = 10
AT_A_TABLE = 30  # turns before another table begins


def play(
    installation: Installation, sender: Sender, game: str, turns: int
) -> list[tuple[float, float]]:
    """Return the seconds of each move and of its letters, for a number of turns with letters."""
    found: list[tuple[float, float]] = []
    number = 0
    while len(found) < turns:
        table = begin(installation, game, f"{game}-{turns}-{number}")
        sender.send_waiting()
        number += 1
        for _ in range(AT_A_TABLE):
            if (move := table.move()) is None:
                break
            began = perf_counter()
            table.take(move)
            moved = perf_counter()
            if sender.send_waiting():  # a seat that is asked again sees the page and gets no letter
                found.append((moved - began, perf_counter() - moved))
    return found[:turns]


def tell(game: str, turns: list[tuple[float, float]]) -> None:
    """Print medians of all turns, and their ratio."""
    bare, made = (median(each[side] for each in turns) * 1000 for side in (0, 1))
    ratio = (bare + made) / bare
    print(
        f"{game:16}{1000 / bare:8.0f}{1000 / (bare + made):9.1f}{bare:9.2f}{made:11.1f}"
        f"    1/{ratio:<5.1f} 1/{GATE}  1/{AIM}"
        f"{'' if ratio <= GATE else '   short of it'}",
        flush=True,
    )


HEAD = "game              bare/s  whole/s  move ms  letters ms    ratio   gate   aim"


def compare(folder: Path, given: argparse.Namespace, to: Sink) -> None:
    os.environ |= {"STAFFETTA_DATA": str(folder), "STAFFETTA_MAIL_URL": to.url}
    installation = startup.ready_installation(from_environment(makes=True))
    print(HEAD)
    startup.settle()  # like the service after its start
    with closing(Sender(installation, open_channels(installation))) as sender:
        for game in given.game:
            play(installation, sender, game, WARM)
            tell(game, play(installation, sender, game, given.turns))
    installation.database.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=150)
    parser.add_argument("--game", nargs="+", default=GAMES, choices=list(engine.games()))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as name:
        folder = Path(name)
        with sink(folder) as to:
            compare(folder, given, to)


if __name__ == "__main__":
    main()
