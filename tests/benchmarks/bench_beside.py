"""Waiting time for turns while letters are sent: `serve` compared with `web`, which sends none.

    python -m tests.benchmarks.bench_beside [--rounds R] [--clients C]

Both play the same matches over HTTP, each connection one turn after the other. Every turn causes
a letter, and so do other matches that wait for their players. So the sender of `serve` is busy from
the first turn to the last. A mail server on this machine receives them. Rounds are interleaved, and
figures are medians. No test depends on a time.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

from service.installation.context import Installation
from service.installation.settings import from_environment
from service.operations import startup
from tests.benchmarks.bench_pages import GAMES, begin
from tests.benchmarks.bench_turns import STAFFETTA, free_port, measure, running, turn_paths
from tests.benchmarks.sink import Sink, sink

GATE, AIM = 3.0, 1.5
WAITING = 80  # matches with letters waiting at the start of a round
LONGEST = 30  # seconds for the first letter


def one_round(
    installation: Installation, command: str, given: argparse.Namespace, tag: str, to: Sink
) -> dict[str, Any]:
    """Return the figures of clients of `staffetta <command>`, with the letters sent per second."""
    paths = turn_paths(installation, given.clients, tag)
    for number in range(WAITING):
        begin(installation, GAMES[number % len(GAMES)], f"{tag}-waits-{number}")
    before, port = to.taken, free_port()
    with running(port, "-c", STAFFETTA, command, "--port", str(port)):
        until = time.monotonic() + LONGEST
        while command == "serve" and to.taken == before and time.monotonic() < until:
            time.sleep(0.05)
        already, began = to.taken, time.monotonic()
        found = measure([port], paths)
        found["letters"] = (to.taken - already) / (time.monotonic() - began)
    return found


def tell(rounds: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    for name, side in (("web", 0), ("serve", 1)):
        rate, slow, letters = (
            median(each[side][what] for each in rounds) for what in ("rate", "p99", "letters")
        )
        print(f"{name:8}{rate:9.0f}{slow * 1000:9.1f}{letters:12.1f}")
    ratio = median(serve["p99"] / web["p99"] for web, serve in rounds)
    short = "" if ratio <= GATE else "   above it"
    print(f"p99 of a turn beside letters: {ratio:.2f} (gate {GATE}, aim {AIM}){short}", flush=True)


HEAD = "         turns/s   p99 ms   letters/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clients", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as name:
        folder = Path(name)
        with sink(folder) as to, suppress(KeyboardInterrupt):
            os.environ |= {"STAFFETTA_DATA": name, "STAFFETTA_MAIL_URL": to.url}
            installation = startup.ready_installation(from_environment(makes=True))
            print(HEAD)
            tell(
                [
                    (
                        one_round(installation, "web", given, f"{number}-web", to),
                        one_round(installation, "serve", given, f"{number}-serve", to),
                    )
                    for number in range(given.rounds)
                ]
            )
            installation.database.close()


if __name__ == "__main__":
    main()
