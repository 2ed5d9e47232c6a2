"""The cost for scheduler and sender to find work among many rows, and to share it.

    python -m tests.benchmarks.bench_due [--rows N ...] [--rounds R] [--clocks C ...] [--overdue D]

First it claims a due decision among N open ones, and 500 letters (one durable commit) among N sent
ones, and looks for work where there is none. It uses SQLite, and figures are medians relative to
the smallest N. The cost should not depend on N.

Then C scheduler processes handle D overdue matches on a PostgreSQL server of their own. "speed" is
relative to one process; it can grow up to the number of cores, and the server needs one too. "work"
is the processor time of all processes relative to one: near 1 if no process handles a row in vain.
No test depends on a time.
"""

import argparse
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from sqlalchemy import create_engine, delete, insert, update

from service.database import upgrading
from service.database.connections import Database, sqlite_file
from service.database.rows import DUE, MATCH
from service.matches import deadlines, outbox
from tests.benchmarks.many_matches import multiply
from tests.service.at_table import begin
from tests.service.postgres_cluster import TOOLS, running_cluster
from tests.service.trial_installation import install

WANTED, NOW, LATER = 500, 1_800_000_000, 2_000_000_000
CLOCK = """
import sys, time
from pathlib import Path
from service.operations import scheduler
from tests.service.trial_installation import install
house = install(Path(sys.argv[1]), sys.argv[2])
print("ready", flush=True)
sys.stdin.readline()
began = time.process_time()
scheduler.tick(house.installation)
print(time.process_time() - began)
"""


def due_rows(rows: int) -> Iterator[tuple[Any, ...]]:
    """Yield this many open decisions, WANTED of them due."""
    for number in range(rows):
        at = NOW - number if number < WANTED else LATER + number * 7919 % 10_000_000
        yield at, f"m{number:09}", 0, 7, 0, at - 1000, at


def letter_rows(rows: int) -> Iterator[tuple[Any, ...]]:
    """Yield this many letters, WANTED of them waiting."""
    for number in range(rows):
        outcome = None if number < WANTED else "sent"
        facts = (0, 0, "turn", 7, "{}", NOW - 10, NOW - 10, NOW - 10, None, 0, outcome, None, None)
        yield f"m{number:09}", number, *facts


def furnish(url: str, rows: int) -> None:
    """Insert due rows and letters, and a match for the most overdue row only, as no other is
    read.
    """
    upgrading.upgrade(url)
    with sqlite3.connect(sqlite_file(url)) as connection:
        for table, made in ((DUE, due_rows(rows)), (outbox.LETTER, letter_rows(rows))):
            places = ", ".join("?" for _ in table.columns)
            names = ", ".join(f'"{column.name}"' for column in table.columns)
            sql = f"INSERT INTO {table.name} ({names}) VALUES ({places})"
            connection.executemany(sql, made)

    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(insert(MATCH), a_match(f"m{WANTED - 1:09}"))
    engine.dispose()


def a_match(name: str) -> dict[str, Any]:
    """Return a match row with a value in every column."""
    row = dict.fromkeys(MATCH.columns.keys(), "-") | {"id": name, "seats": 3, "rules_version": 1}
    return row | {"turn": 0, "made_at": 0, "started_at": 0, "ended_at": 0, "plans_at_once": False}


def scan(database: Database) -> None:
    assert database.write(lambda c: deadlines.claim(c, NOW))


def idle(database: Database) -> None:
    assert not database.read(lambda c: deadlines.has_due(c, NOW - WANTED))
    assert not database.read(lambda c: outbox.has_due(c, NOW - 100))


def claim(database: Database) -> None:
    """Claim letters, each time after the last leases have expired."""
    now = next(moments)
    assert len(database.write(lambda c: outbox.claim(c, now, WANTED))) == WANTED


moments = count(NOW, outbox.LEASE)
WORK: dict[str, Callable[[Database], None]] = {
    "one due": scan,
    "500 claimed": claim,
    "nothing to do": idle,
}


def time_of(work: Callable[[Database], None], database: Database) -> float:
    began = perf_counter()
    work(database)
    return (perf_counter() - began) * 1000


def compare(sizes: list[int], rounds: int, folder: Path) -> None:
    """Measure all sizes in turn, so that load on the machine affects all of them."""
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


# --- several schedulers ----------------------------------------------------


def share(clocks: list[int], overdue: int, rounds: int) -> None:
    """Measure all numbers of processes in turn, and print the best round of each."""
    taken: dict[int, list[tuple[float, float]]] = {number: [] for number in clocks}
    with running_cluster() as cluster, tempfile.TemporaryDirectory() as folder:
        upgrading.upgrade(cluster.url)
        house = install(Path(folder), cluster.url)
        database, match = house.installation.database, begin(house).match
        copies, now = DUE.c.match_id != match, house.installation.now()
        late = update(DUE).where(copies).values(due_at=now - 5, deadline_at=now - 5)
        for turn in range(rounds):
            for number in clocks:
                prefix = f"{turn}-{number}-"
                database.write(lambda c, prefix=prefix: multiply(c, match, overdue, prefix))
                database.write(lambda c: c.execute(late))
                taken[number].append(time_of_clocks(number, folder, cluster.url))
                assert not database.read(lambda c: deadlines.has_due(c, now))
                database.write(lambda c: c.execute(delete(DUE).where(copies)))
        database.close()
    best = {number: [*map(min, zip(*taken[number], strict=True))] for number in clocks}
    print(f"\n{'clocks':>9}{'seconds':>12}{'speed':>8}{'work':>8}")
    for number, (seconds, work) in best.items():
        speed, more = best[clocks[0]][0] / seconds, work / best[clocks[0]][1]
        print(f"{number:9}{seconds:12.2f}{speed:8.2f}{more:8.2f}")


def time_of_clocks(number: int, folder: str, url: str) -> tuple[float, float]:
    """Return the seconds until all processes are done, and their processor time."""
    command = [sys.executable, "-c", CLOCK, folder, url]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    processes = [subprocess.Popen(command, text=True, **pipes) for _ in range(number)]
    for process in processes:
        process.stdout.readline()
    began = perf_counter()
    for process in processes:
        process.stdin.write("now\n")
        process.stdin.flush()
    work = [float(process.communicate()[0]) for process in processes]
    return perf_counter() - began, sum(work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, nargs="+", default=[1_000, 100_000, 1_000_000])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--clocks", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--overdue", type=int, default=331)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        compare(given.rows, given.rounds, Path(folder))
    if shutil.which("initdb", path=str(TOOLS)):
        share(given.clocks, given.overdue, (given.rounds + 4) // 5)


if __name__ == "__main__":
    main()
