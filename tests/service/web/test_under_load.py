"""A service under load: stopped, halted, continued and kept busy, without loss."""

import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection

from service.database.connections import Database
from service.matches import outbox, store
from tests.service.at_table import Table
from tests.service.operations.test_serving import PATIENCE, Service, command, environment
from tests.service.operations.test_several_processes import call
from tests.service.running_match import (
    KEY,
    MAIN,
    Players,
    furnish,
    play,
    serving,
    stored,
    wait_until,
)

# The first move reports its arrival by a file, and is played a second later.
# A file tells if the interpreter is finalized at the end: the server's threads could still use
# it, and that would end in SIGABRT.
SLOW_MOVES = """
import atexit, os, time
from pathlib import Path
from service.matches import turns
take = turns.take
def slowly(*about, **more):
    Path(os.environ["STAFFETTA_DATA"], "in-hand").touch()
    time.sleep(1)
    return take(*about, **more)
turns.take = slowly
atexit.register(Path(os.environ["STAFFETTA_DATA"], "taken-apart").touch)
"""


# A file tells that the scheduler has begun: an earlier leap counts as an outage.
BEGUN = """
import os
from pathlib import Path
from service.operations import scheduler
start = scheduler.start
def begin(installation):
    works = start(installation)
    Path(os.environ["STAFFETTA_DATA"], f"begun-{os.getpid()}").touch()
    return works
scheduler.start = begin
"""


def ask(data: Path, work: object) -> object:
    database = Database(f"sqlite:///{data / 'staffetta.db'}")
    try:
        return database.read(work)
    finally:
        database.close()


def test_a_request_in_progress_is_finished_before_the_stop(tmp_path: Path) -> None:
    (table,) = furnish(tmp_path)
    with serving(tmp_path, prelude=SLOW_MOVES) as service, ThreadPoolExecutor(1) as threads:
        move = threads.submit(play, service, table)
        wait_until((tmp_path / "in-hand").exists)
        service.process.send_signal(signal.SIGTERM)
        status, (_, body) = move.result(PATIENCE)
        assert status == 200 and service.process.wait(PATIENCE) == 0
    assert "Traceback" not in "".join(service.said)
    assert not (tmp_path / "taken-apart").exists()
    assert stored(table) == [(body["turn"], body["action"])]


def test_a_stop_under_load_loses_no_move_and_no_letter(tmp_path: Path) -> None:
    tables = furnish(tmp_path, matches=2)
    with serving(tmp_path) as service:
        players = [Players(service, table) for table in tables]
        for each in players:
            each.start()
        wait_until(lambda: min(len(each.taken) for each in players) > 3)
        wait_until(lambda: any((tmp_path / "mail").glob("*.eml")))  # its sender is at work
        service.process.send_signal(signal.SIGTERM)
        for each in players:
            each.ended.set()
        assert service.process.wait(PATIENCE) == 0
        for each in players:
            each.join(PATIENCE)
    assert "Traceback" not in "".join(service.said)
    for each in players:
        found = stored(each.table)
        assert found[: len(each.taken)] == each.taken and len(found) <= len(each.taken) + 1
    environ = environment(tmp_path, STAFFETTA_SECRET_KEY=KEY)
    subprocess.run(command("tick"), env=environ, check=True, timeout=PATIENCE)
    assert ask(tmp_path, outbox.health)["waiting"] == 0, "no letter waits for a dead one's lease"


# --- halted ----------------------------------------------------------------


def test_halted_schedulers_play_the_default_once_when_they_continue(
    tmp_path: Path,
) -> None:
    (table,) = furnish(tmp_path)
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    values = {"STAFFETTA_TEST": "1", "STAFFETTA_TEST_CLOCK": str(ahead)}
    environ = environment(tmp_path, STAFFETTA_SECRET_KEY=KEY, **values)
    begun = [sys.executable, "-c", f"{BEGUN}\n{MAIN}", "clock"]
    clocks = [subprocess.Popen(begun, env=environ) for _ in range(2)]
    try:
        wait_until(lambda: len(list(tmp_path.glob("begun-*"))) == 2)
        wait_until(lambda: ask(tmp_path, outbox.health)["waiting"] == 0)
        for each in clocks:
            each.send_signal(signal.SIGSTOP)
        ahead.write_text(str(30 * 3600))
        for each in clocks:
            each.send_signal(signal.SIGCONT)
        wait_until(lambda: marks(tmp_path, table))
        time.sleep(1.5)  # for the other scheduler to repeat it, if it would
    finally:
        for each in clocks:
            each.terminate()
        assert [each.wait(PATIENCE) for each in clocks] == [0, 0]
    assert marks(tmp_path, table) == ["timeout"]
    told = ask(tmp_path, lambda c: [letter.kind for letter in outbox.of_match(c, table.match)])
    assert told.count("timeout") == 1


def marks(data: Path, table: Table) -> list[str]:
    def look(connection: Connection) -> list[str]:
        return [move.mark for move in store.moves_of(connection, table.match)]

    return ask(data, look)


# --- kept busy -------------------------------------------------------------


def test_neither_memory_nor_open_files_grow_with_the_requests(tmp_path: Path) -> None:
    if not Path("/proc/self/fd").exists():
        pytest.skip("needs /proc, to see what a process holds")
    tables = furnish(tmp_path, matches=4)
    with serving(tmp_path) as service, ThreadPoolExecutor(4) as threads:
        busy(service, tables, threads, 15)
        before = held(service)
        busy(service, tables, threads, 30)
        after = held(service)
    assert after[0] <= before[0] + 8, "files and sockets"
    assert after[1] <= before[1] * 1.06, "kilobytes"


# the number of objects frozen from garbage collection when the server is ready
SETTLED = """
import gc, os
from pathlib import Path
from service.web.server import WebServer
run = WebServer.run
def counted(*about):
    Path(os.environ["STAFFETTA_DATA"], "settled").write_text(str(gc.get_freeze_count()))
    run(*about)
WebServer.run = counted
"""


def test_garbage_collection_skips_everything_loaded_at_the_start(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, "web", prelude=SETTLED) as service:
        assert service.get("/healthz")[0] == 200
    assert int((tmp_path / "settled").read_text()) > 50_000


def busy(service: Service, tables: list[Table], threads: ThreadPoolExecutor, rounds: int) -> None:
    """Run a number of rounds at each table, with pages, mistakes and moves."""

    def at(table: Table) -> None:
        for number in range(rounds):
            token = table.seats[number % 3]
            assert service.get(f"/s/{token}")[0] == 200
            assert service.get(f"/m/{table.match}")[0] == 200
            assert service.get(f"/s/{token}/999/nonsense")[0] < 500
            assert call(service, token, {"turn": 0, "action": "nonsense"})[0] in (409, 422)
        assert play(service, table)[0] == 200

    list(threads.map(at, tables))


def held(service: Service) -> tuple[int, int]:
    """Return the service's number of open files and its memory in kB."""
    about = Path(f"/proc/{service.process.pid}")
    memory = next(
        line for line in (about / "status").read_text().splitlines() if line.startswith("VmRSS")
    )
    return len(list((about / "fd").iterdir())), int(memory.split()[1])
