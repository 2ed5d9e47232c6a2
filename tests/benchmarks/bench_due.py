"""What the clock and the sender pay to find their work among many rows.

    python -m tests.benchmarks.bench_due [--rows N ...] [--rounds R]

Looks for 500 decisions that are due among N open ones, claims 500 letters (one durable commit)
among N that were sent, and looks for work where there is none; on SQLite, medians, each beside
the smallest N. Should cost the same whatever N is. No test depends on a time.
"""

import argparse
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from service.database import upgrading
from service.database.connections import Database, sqlite_file
from service.matches import deadlines, outbox

WANTED, NOW, LATER = 500, 1_800_000_000, 2_000_000_000


def due_rows(rows: int) -> Iterator[tuple[Any, ...]]:
    """So many open decisions, of which the wanted number is due."""
    for number in range(rows):
        at = NOW - number if number < WANTED else LATER + number * 7919 % 10_000_000
        yield at, f"m{number:09}", 0, 7, 0, at - 1000, at


def letter_rows(rows: int) -> Iterator[tuple[Any, ...]]:
    """So many letters, of which the wanted number waits."""
    for number in range(rows):
        outcome = None if number < WANTED else "sent"
        facts = (0, 0, "turn", 7, "{}", NOW - 10, NOW - 10, NOW - 10, None, 0, outcome, None, None)
        yield f"m{number:09}", number, *facts


def furnish(url: str, rows: int) -> None:
    """Rows without their matches: nothing here looks at those."""
    upgrading.upgrade(url)
    with sqlite3.connect(sqlite_file(url)) as connection:
        for table, made in ((deadlines.DUE, due_rows(rows)), (outbox.LETTER, letter_rows(rows))):
            places = ", ".join("?" for _ in table.columns)
            names = ", ".join(f'"{column.name}"' for column in table.columns)
            sql = f"INSERT INTO {table.name} ({names}) VALUES ({places})"
            connection.executemany(sql, made)


def scan(database: Database) -> None:
    assert len(database.read(lambda c: deadlines.are_due(c, NOW, WANTED))) == WANTED


def idle(database: Database) -> None:
    assert not database.read(lambda c: deadlines.are_due(c, NOW - WANTED, WANTED))
    assert not database.read(lambda c: outbox.has_due(c, NOW - 100))


def claim(database: Database) -> None:
    """What is claimed is claimed no more, so each round comes when the last one's lease is up."""
    now = next(moments)
    assert len(database.write(lambda c: outbox.claim(c, now, WANTED))) == WANTED


moments = count(NOW, outbox.LEASE)
WORK: dict[str, Callable[[Database], None]] = {
    "500 due": scan,
    "500 claimed": claim,
    "nothing to do": idle,
}


def time_of(work: Callable[[Database], None], database: Database) -> float:
    began = perf_counter()
    work(database)
    return (perf_counter() - began) * 1000


def compare(sizes: list[int], rounds: int, folder: Path) -> None:
    """Rounds of all sizes in turn, so that a busy machine is so to each of them."""
    databases = {}
    for rows in sizes:
        url = f"sqlite:///{folder / f'{rows}.db'}"
        furnish(url, rows)
        databases[rows] = Database(url)
    taken: dict[tuple[int, str], list[float]] = {(n, name): [] for n in sizes for name in WORK}
    for _ in range(rounds):
        for (rows, name), found in taken.items():
            found.append(time_of(WORK[name], databases[rows]))
    print(f"{'rows':>9}" + "".join(f"{name:>16} ms {'ratio':>6}" for name in WORK))
    for rows in sizes:
        pairs = [(median(taken[rows, name]), median(taken[sizes[0], name])) for name in WORK]
        print(f"{rows:9}" + "".join(f"{own:19.3f} {own / least:6.2f}" for own, least in pairs))
        databases[rows].close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, nargs="+", default=[1_000, 100_000, 1_000_000])
    parser.add_argument("--rounds", type=int, default=15)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        compare(given.rows, given.rounds, Path(folder))


if __name__ == "__main__":
    main()
