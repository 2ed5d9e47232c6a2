"""The cost for scheduler and sender to find work among many rows, and to share it.

    python -m tests.benchmarks.bench_due [--rows N ...] [--rounds R] [--clocks C ...] [--overdue D]

First it claims a due decision among N open ones, and 500 letters (one durable commit) among N sent
ones, and looks for work where there is none. It uses SQLite, and figures are medians relative to
the smallest N. The cost should not depend on N.

Then C scheduler processes handle D overdue matches on a PostgreSQL server of their own, first on
this machine, then through a link that delays each answer. Each process has handled a match before.
"speed" is relative to one process. On this machine it can grow up to the number of cores, and the
server needs one too; through the link, processes mostly wait, so it shows if they wait for each
other. "work" is the processor time of all processes relative to one: near 1 if no process handles
a row in vain. No test depends on a time.
"""

import argparse
import contextlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, String, create_engine, delete, insert, update

from service.database import upgrading
from service.database.connections import Database, sqlite_file
from service.database.rows import DUE, MATCH
from service.matches import open_decisions, outbox
from tests.benchmarks.many_matches import multiply
from tests.service.at_table import begin
from tests.service.postgres_cluster import SOCKET, TOOLS, running_cluster
from tests.service.slow_link import linked
from tests.service.trial_installation import TrialInstallation, install

WANTED, NOW, LATER = 500, 1_800_000_000, 2_000_000_000
DELAYS = (0.0, 0.005)  # seconds by which the link delays each answer of the server
CLOCK = """
import sys, time
from pathlib import Path
from service.operations import scheduler
from tests.service.trial_installation import install
house = install(Path(sys.argv[1]), sys.argv[2])
for _ in sys.stdin:
    began = time.process_time()
    scheduler.tick(house.installation)
    print(time.process_time() - began, flush=True)
"""


def due_rows(rows: int) -> Iterator[dict[str, Any]]:
    """Yield this many open decisions, WANTED of them due."""
    for number in range(rows):
        at = NOW - number if number < WANTED else LATER + number * 7919 % 10_000_000
        yield {
            "due_at": at,
            "match_id": f"m{number:09}",
            "seat": 0,
            "turn": 7,
            "stage": 0,
            "began_at": at - 1000,
            "deadline_at": at,
        }


def letter_rows(rows: int) -> Iterator[dict[str, Any]]:
    """Yield this many letters, WANTED of them waiting."""
    moments = dict.fromkeys(("made_at", "waits_since", "due_at"), NOW - 10)
    for number in range(rows):
        yield {
            "match_id": f"m{number:09}",
            "id": number,
            "seat": 0,
            "tenure": 0,
            "turn": 7,
            "kind": "turn",
            "facts": "{}",
            "tries": 0,
            **moments,
            "outcome": None if number < WANTED else "sent",
        }


def furnish(url: str, rows: int) -> None:
    """Insert open decisions and letters, and the match of the most overdue decision.

    The benchmark reads no other match. Columns that the rows do not name get their defaults.
    """
    upgrading.upgrade(url)
    with sqlite3.connect(sqlite_file(url)) as connection:
        for table, made in ((DUE, due_rows(rows)), (outbox.LETTER, letter_rows(rows))):
            first = next(made)
            names = ", ".join(f'"{name}"' for name in first)
            places = ", ".join(f":{name}" for name in first)
            sql = f"INSERT INTO {table.name} ({names}) VALUES ({places})"
            connection.executemany(sql, chain([first], made))
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(insert(MATCH), a_match(f"m{WANTED - 1:09}"))
    engine.dispose()


def a_match(name: str) -> dict[str, Any]:
    """Return a match row with a value in every column that needs one."""
    needed = [column for column in MATCH.columns if not column.nullable]
    row = {column.name: "-" if isinstance(column.type, String) else 0 for column in needed}
    return {MATCH.columns[each].key: value for each, value in row.items()} | {"id": name}


def scan(database: Database) -> None:
    assert database.write(lambda c: open_decisions.claim(c, NOW))


def idle(database: Database) -> None:
    assert not database.read(lambda c: open_decisions.has_due(c, NOW - WANTED))
    assert not database.read(lambda c: outbox.has_due(c, NOW - 100))


def claim(database: Database) -> None:
    """Claim letters at a time when the leases of the previous call have expired."""
    now = next(moments)
    assert len(database.write(lambda c: outbox.claim(c, now, WANTED))) == WANTED


moments = count(NOW, outbox.LEASE)
Clock = subprocess.Popen[str]
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
    with running_cluster() as cluster, tempfile.TemporaryDirectory() as folder:
        upgrading.upgrade(cluster.url)
        house = install(Path(folder), cluster.url)
        match = begin(house).match
        for delay in DELAYS:
            with linked(cluster.folder / SOCKET, delay) as link:
                url = f"postgresql+psycopg://postgres@127.0.0.1:{link.port}/postgres"
                with running_clocks(max(clocks), folder, url if delay else cluster.url) as ready:
                    compare_clocks(house, match, clocks, overdue, rounds, ready)
        house.installation.database.close()


def compare_clocks(
    house: TrialInstallation,
    match: str,
    clocks: list[int],
    overdue: int,
    rounds: int,
    ready: list[Clock],
) -> None:
    for each in ready:
        make_overdue(house, match, 1)
        time_of_clocks([each])
    taken: dict[int, list[tuple[float, float]]] = {number: [] for number in clocks}
    for _ in range(rounds):
        for number in clocks:
            make_overdue(house, match, overdue)
            taken[number].append(time_of_clocks(ready[:number]))
            now = house.installation.now()
            assert not house.installation.database.read(partial(open_decisions.has_due, now=now))
    best = {number: [*map(min, zip(*taken[number], strict=True))] for number in clocks}
    print(f"\n{'clocks':>9}{'seconds':>12}{'speed':>8}{'work':>8}")
    for number, (seconds, work) in best.items():
        speed, more = best[clocks[0]][0] / seconds, work / best[clocks[0]][1]
        print(f"{number:9}{seconds:12.2f}{speed:8.2f}{more:8.2f}")


def make_overdue(house: TrialInstallation, match: str, number: int) -> None:
    """Make copies of the match, each with an overdue decision, in place of all earlier copies."""
    at, copies, prefix = house.installation.now() - 5, DUE.c.match_id != match, f"{next(moments)}-"

    def work(connection: Connection) -> None:
        connection.execute(delete(DUE).where(copies))
        multiply(connection, match, number, prefix)
        connection.execute(update(DUE).where(copies).values(due_at=at, deadline_at=at))

    house.installation.database.write(work)


@contextlib.contextmanager
def running_clocks(number: int, folder: str, url: str) -> Iterator[list[Clock]]:
    command = [sys.executable, "-c", CLOCK, folder, url]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    processes = [subprocess.Popen(command, text=True, **pipes) for _ in range(number)]
    yield processes
    for process in processes:
        process.communicate()


def time_of_clocks(processes: list[Clock]) -> tuple[float, float]:
    """Return the seconds until all processes are done, and their processor time."""
    began = perf_counter()
    for process in processes:
        process.stdin.write("now\n")
        process.stdin.flush()
    work = [float(process.stdout.readline()) for process in processes]
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
