"""How fast a whole turn goes, its letter made and taken by a mail server, beside the bare turn.

    python -m tests.benchmarks.bench_whole_turns [--turns N] [--game ID ...]

In one process, as the service does it: a move is played in one durable transaction (the bare
turn), then the sender sends all letters that are owed for it, to an SMTP server on this machine
that keeps nothing. Both are timed in each turn of the same games, by three people of three
languages; the first turns warm the process. No test depends on a time.
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
from service.installation.parts import Installation
from service.installation.settings import from_environment
from service.mail.sender import Sender, open_channels
from service.operations import starting
from tests.benchmarks.bench_pages import GAMES, begin
from tests.benchmarks.sink import Sink, sink

GATE, AIM = 25, 8  # bare turns that a whole one may cost
WARM = 10
AT_A_TABLE = 30  # turns, then another one begins


def play(
    installation: Installation, sender: Sender, game: str, turns: int
) -> list[tuple[float, float]]:
    """Of so many turns after which letters went the seconds of the move, and of its letters."""
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
            if sender.send_waiting():  # whoever is asked again has the page before them
                found.append((moved - began, perf_counter() - moved))
    return found[:turns]


def tell(game: str, turns: list[tuple[float, float]]) -> None:
    """Medians of all turns, and their ratio."""
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
    installation = starting.ready_installation(from_environment(makes=True))
    print(HEAD)
    starting.settle()  # as the service does once it stands
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
