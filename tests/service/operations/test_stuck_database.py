"""A database that locks, freezes, dies or is behind pgbouncer: every request ends in time."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from service.database.file_lock import FileLock
from tests.service.at_table import Table
from tests.service.free_ports import free_port
from tests.service.operations.test_serving import PATIENCE, Service
from tests.service.operations.test_several_processes import asked
from tests.service.postgres_cluster import SOCKET, Cluster, running_cluster
from tests.service.running_match import Players, furnish, play, serving, stored, wait_until
from tests.service.slow_link import Link, linked

# seconds: the limits, and an allowance for a busy machine
LONGEST, READY, ALIVE, BUSY = 5.0, 1.0, 0.1, 2.0


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as made:
        yield made


@contextlib.contextmanager
def web(data: Path, url: str, prelude: str = "") -> Iterator[Service]:
    with serving(data, "web", prelude=prelude, STAFFETTA_DATABASE_URL=url) as service:
        yield service


@contextlib.contextmanager
def locked(cluster: Cluster, table: Table) -> Iterator[None]:
    """Hold the lock on a match's row in another session."""
    engine = create_engine(cluster.url)
    with engine.connect() as connection:
        connection.execute(
            text("SELECT id FROM match WHERE id = :id FOR UPDATE"), {"id": table.match}
        )
        yield
    engine.dispose()


def timed(work: Callable[..., Any], *about: Any) -> tuple[float, Any]:
    began = time.monotonic()
    found = work(*about)
    return time.monotonic() - began, found


def press(service: Service, token: str, body: dict[str, Any]) -> tuple[int, str | None]:
    """Take a turn, and return the status and the Retry-After header."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{service.port}/api/v1/seat/actions",
        json.dumps(body).encode(),
        {"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, None
    except urllib.error.HTTPError as error:
        return error.code, error.headers["Retry-After"]


def question(service: Service, table: Table) -> tuple[str, dict[str, Any]]:
    """Return the token of the seat to move, and a request body with its first action."""
    token, seen = asked(service, table.seats)
    return token, {"turn": seen["turn"], "action": seen["legal_actions"][0]}


def is_well(service: Service) -> None:
    """Check that the health pages answer in time, with any content."""
    for path, bound in (("/healthz", ALIVE), ("/readyz", READY), ("/metrics", READY)):
        seconds = min(timed(service.get, path)[0] for _ in range(3))
        assert seconds < bound, (path, seconds)


def all_end(answers: list[tuple[float, tuple[int, str | None]]]) -> Counter[int]:
    """Check that each request ended in time, with Retry-After if refused; count the statuses."""
    assert max(seconds for seconds, _ in answers) < LONGEST + BUSY
    assert all(again for _, (status, again) in answers if status == 503)
    return Counter(status for _, (status, _) in answers)


# Requests that wait for a lock wait longer than a busy machine needs for all the others.
LONG = f"""
from service.database import patience
from service.web import server
patience.REQUEST = {PATIENCE / 2}
server.PAUSES = (*server.PAUSES, *[server.PAUSES[-1]] * {PATIENCE})
"""


def test_a_locked_match_delays_no_other(cluster: Cluster, tmp_path: Path) -> None:
    stuck, other = furnish(tmp_path, cluster.url, matches=2)
    with web(tmp_path, cluster.url, LONG) as service, ThreadPoolExecutor(24) as threads:
        move = question(service, stuck)
        with locked(cluster, stuck):
            presses = [threads.submit(press, service, *move) for _ in range(24)]
            time.sleep(0.3)
            for _ in range(3):
                assert play(service, other)[0] == 200, "another match"
                assert service.get(f"/s/{stuck.seats[0]}")[0] == 200, "the same match, read"
            assert not any(each.done() for each in presses), "they waited all the time"
        assert {each.result() for each in presses} == {(200, None)}, "they go on by themselves"
        assert "Traceback" not in "".join(service.said)
    assert stored(stuck) == [(move[1]["turn"], move[1]["action"])]


def test_turns_of_a_locked_match_end_in_time(cluster: Cluster, tmp_path: Path) -> None:
    (stuck,) = furnish(tmp_path, cluster.url)
    with web(tmp_path, cluster.url) as service, ThreadPoolExecutor(24) as threads:
        move = question(service, stuck)
        with locked(cluster, stuck):
            presses = [threads.submit(timed, press, service, *move) for _ in range(24)]
            time.sleep(0.3)
            is_well(service)
            assert all_end([each.result() for each in presses]) == {503: 24}
        assert press(service, *move) == (200, None)
        assert "Traceback" not in "".join(service.said)
    assert stored(stuck) == [(move[1]["turn"], move[1]["action"])]


# The process stops in the middle of a move, holding the match's lock.
STOPS = """
import os, signal
from pathlib import Path
from service.matches import turns
take = turns.take
def halted(*about, **more):
    here = Path(os.environ["STAFFETTA_DATA"], "halt")
    if here.exists():
        here.unlink()
        os.kill(os.getpid(), signal.SIGSTOP)
    return take(*about, **more)
turns.take = halted
"""
QUICK = "from service.database import patience; patience.IDLE = 1.0"


def test_a_halted_process_loses_its_lock(cluster: Cluster, tmp_path: Path) -> None:
    (table,) = furnish(tmp_path, cluster.url)
    with (
        web(tmp_path, cluster.url, f"{QUICK}\n{STOPS}") as stopped,
        web(tmp_path, cluster.url, QUICK) as service,
        ThreadPoolExecutor(1) as threads,
    ):
        move = question(service, table)
        (tmp_path / "halt").touch()
        first = threads.submit(press, stopped, *move)
        wait_until(lambda: not (tmp_path / "halt").exists())
        answers = [timed(press, service, *move)]
        while answers[-1][1][0] == 503:
            answers.append(timed(press, service, *move))
        assert all_end(answers)[200] == 1 and len(answers) < 4
        stopped.process.send_signal(signal.SIGCONT)
        assert first.result()[0] in (200, 503)
        assert press(stopped, *move) == (200, None), "it was played already"
    assert stored(table) == [(move[1]["turn"], move[1]["action"])]


@pytest.fixture
def link(cluster: Cluster) -> Iterator[Link]:
    with linked(cluster.folder / SOCKET) as made:
        yield made


def by(link: Link) -> str:
    return f"postgresql+psycopg://postgres@127.0.0.1:{link.port}/postgres"


def pages(service: Service, table: Table, threads: ThreadPoolExecutor, count: int) -> Counter[int]:
    """Open this many seat pages at the same time."""

    def one(number: int) -> tuple[float, tuple[int, str | None]]:
        url = f"http://127.0.0.1:{service.port}/s/{table.seats[number % 3]}"
        return timed(opened, url)

    return all_end(list(threads.map(one, range(count))))


def opened(url: str) -> tuple[int, str | None]:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return answer.status, None
    except urllib.error.HTTPError as error:
        return error.code, error.headers["Retry-After"]


def test_a_frozen_link_ends_every_request_in_words(
    cluster: Cluster, link: Link, tmp_path: Path
) -> None:
    (table,) = furnish(tmp_path, cluster.url)
    with web(tmp_path, by(link)) as service, ThreadPoolExecutor(40) as threads:
        move = question(service, table)
        assert pages(service, table, threads, 1) == {200: 1}  # which loads words and templates
        assert pages(service, table, threads, 40) == {200: 40}
        link.freeze()
        waiting = threads.submit(pages, service, table, threads, 30)
        presses = [threads.submit(timed, press, service, *move) for _ in range(5)]
        time.sleep(0.2)
        is_well(service)
        assert json.loads(service.get("/readyz")[1])["ready"] is False
        assert waiting.result() == {503: 30}
        assert all_end([each.result() for each in presses]) == {503: 5}
        link.thaw()
        wait_until(lambda: pages(service, table, threads, 10) == {200: 10})
        assert press(service, *move) == (200, None)
    assert stored(table) == [(move[1]["turn"], move[1]["action"])]


def test_silently_dead_connections_are_replaced_within_the_request(
    cluster: Cluster, link: Link, tmp_path: Path
) -> None:
    (table,) = furnish(tmp_path, cluster.url)
    with web(tmp_path, by(link)) as service, ThreadPoolExecutor(16) as threads:
        move = question(service, table)
        assert pages(service, table, threads, 1) == {200: 1}  # which loads words and templates
        assert pages(service, table, threads, 40) == {200: 40}
        link.kill_silently()
        assert pages(service, table, threads, 40) == {200: 40}
        assert press(service, *move) == (200, None)
        is_well(service)


# --- SQLite ----------------------------------------------------------------


@pytest.mark.parametrize("prelude", ["", LONG], ids=["in time", "others first"])
def test_readers_do_not_wait_for_writers(prelude: str, tmp_path: Path) -> None:
    (table,) = furnish(tmp_path)
    held = FileLock(tmp_path / "staffetta.db.lock")
    with (
        serving(tmp_path, "web", prelude=prelude) as service,
        ThreadPoolExecutor(24) as threads,
    ):
        move = question(service, table)
        assert held.acquire(PATIENCE)
        presses = [threads.submit(timed, press, service, *move) for _ in range(24)]
        time.sleep(0.3)
        is_well(service)
        for token in table.seats:
            assert service.get(f"/s/{token}")[0] == 200
        if prelude:
            assert not any(each.done() for each in presses), "they waited all the time"
        else:
            assert all_end([each.result() for each in presses]) == {503: 24}
        held.release()
        assert press(service, *move) == (200, None)
    held.close()
    assert stored(table) == [(move[1]["turn"], move[1]["action"])]


# --- pgbouncer -------------------------------------------------------------


@contextlib.contextmanager
def bouncing(cluster: Cluster) -> Iterator[str]:
    """Yield the same database behind pgbouncer, in transaction mode with few sessions."""
    program = shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")
    if not program:
        pytest.skip("needs pgbouncer, to share sessions of PostgreSQL between transactions")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="staffetta-bouncer-", dir="/tmp") as name:
        folder = Path(name)
        settings = folder / "pgbouncer.ini"
        settings.write_text(
            f"[databases]\npostgres = host={cluster.folder} dbname=postgres user=postgres\n"
            f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\n"
            "auth_type = any\npool_mode = transaction\ndefault_pool_size = 3\n"
            "max_client_conn = 200\n"
        )
        for each in (folder, settings):
            each.chmod(0o755 if each is folder else 0o644)
        bouncer = subprocess.Popen(
            [program, str(settings)], stderr=subprocess.DEVNULL, **cluster.who
        )
        try:
            url = f"postgresql+psycopg://postgres@127.0.0.1:{port}/postgres"
            wait_until(lambda: bouncer.poll() is None and answers(url))
            yield url
        finally:
            bouncer.terminate()
            bouncer.wait(PATIENCE)


def answers(url: str) -> bool:
    engine = create_engine(url)
    with contextlib.suppress(Exception), engine.connect():
        return True
    return False


def test_all_works_behind_pgbouncer_in_transaction_mode(cluster: Cluster, tmp_path: Path) -> None:
    with bouncing(cluster) as url:
        tables = furnish(tmp_path, url, matches=4)
        address = f"{url}?prepare_threshold=0"
        with serving(tmp_path, STAFFETTA_DATABASE_URL=address) as service:
            players = [Players(service, table) for table in tables]
            for each in players:
                each.start()
            wait_until(lambda: min(len(each.taken) for each in players) >= 30)
            for each in players:
                each.ended.set()
            for each in players:
                each.join(PATIENCE)
            wait_until(lambda: json.loads(service.get("/readyz")[1])["ready"])
            assert "Traceback" not in "".join(service.said)
        heard = sum((each.answers for each in players), Counter())
        assert set(heard) == {("GET", 200), ("POST", 200)}
        for each in players:
            assert each.taken == stored(each.table), "each once, and in order"
