"""A full disk, a locked database, a failing disk: reported within seconds, and survived."""

import contextlib
import gzip
import json
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.database.connections import Database
from service.language.words import speaker
from service.matches import states
from service.operations import backups
from service.operations.doctor import GOOD, Finding, examine
from service.operations.startup import find_settings
from tests.service.at_table import Table, digest
from tests.service.operations.test_serving import PATIENCE, Service, fails
from tests.service.operations.test_several_processes import asked, call
from tests.service.running_match import KEY, furnish, play, serving, wait_until

# the service's own intervals, ten times as fast
QUICK = """
from service.database import connections, group_commit
from service.matches import heartbeat
from service.views import keeper_view
heartbeat.BEAT_SECONDS, keeper_view.STALE_WRITE = 0.3, 1
group_commit.LONGEST_WAIT = 0.3
pragmas = [each for each in connections.PRAGMAS if "busy" not in each]
connections.PRAGMAS = (*pragmas, "busy_timeout=300")
"""
SIZE = "12m"
EARLIER = Path(__file__).parents[1] / "operations" / "earlier" / "at_0026.sql.gz"
ISOLATES = re.compile("[\u2066-\u2069]")


@pytest.fixture(scope="module")
def small_disk() -> Iterator[Path]:
    """A disk of a few megabytes."""
    with mounted() as folder:
        yield folder


@contextlib.contextmanager
def mounted() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="staffetta-small-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=755", "tmpfs", str(folder)]
    try:
        if os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
            pytest.skip("needs root, and leave to mount a file system in memory")
        yield folder
        subprocess.run(["umount", str(folder)], check=True)
    finally:
        folder.rmdir()


@pytest.fixture(scope="module")
def table(small_disk: Path) -> Table:
    """A match in progress on that disk."""
    return furnish(small_disk / "data")[0]


@pytest.fixture(scope="module")
def service(table: Table) -> Iterator[Service]:
    """The service on that disk."""
    with serving(table.house.installation.settings.data, prelude=QUICK) as running:
        wait_until(lambda: readiness(running)["ready"])
        yield running


def readiness(service: Service) -> dict:
    return json.loads(service.get("/readyz")[1])


def is_red(service: Service) -> bool:
    status, said = service.get("/readyz")
    return status == 503 and json.loads(said)["checks"]["writes"] is False


def doctor(data: Path, monkeypatch: pytest.MonkeyPatch) -> list[Finding]:
    monkeypatch.setenv("STAFFETTA_DATA", str(data))
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", KEY)
    return examine(speaker("en"))


def ills(findings: list[Finding]) -> str:
    return "\n".join(ISOLATES.sub("", finding.text) for finding in findings if finding.mark != GOOD)


def survives(service: Service, table: Table) -> None:
    """Check that while writes fail pages open, and moves are refused with a message."""
    wait_until(lambda: is_red(service))
    page, body = service.get(f"/s/{table.seats[0]}"), service.get(f"/m/{table.match}")
    assert (page[0], body[0]) == (200, 200)
    status, (token, move) = play(service, table)
    assert status == 503
    answer = call(service, token, move)
    assert answer[0] == 503 and answer[1]["error"]["code"] == "unavailable"
    assert answer[1]["error"]["message"], "in the words of whoever holds the seat"
    assert call(service, token)[1]["turn"] == move["turn"], "nothing was played"


def recovers(service: Service, table: Table) -> None:
    """Check that the service works again without help when it can write."""
    wait_until(lambda: readiness(service)["ready"])
    assert play(service, table)[0] == 200


def test_a_full_disk(service: Service, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    data = table.house.installation.settings.data
    assert readiness(service)["warnings"] == ["disk"], "twelve megabytes are few"
    assert "Little free space" in ills(doctor(data, monkeypatch))
    assert "staffetta_disk_free_bytes 1" in service.get("/metrics")[1]
    said = len(service.said)
    with filled(data.parent):
        survives(service, table)
        for _ in range(20):
            assert play(service, table)[0] == 503
        is_said_in_few_lines(service.said[said:])
        assert "Nothing can be written" in ills(doctor(data, monkeypatch))
    recovers(service, table)
    assert "Nothing can be written" not in ills(doctor(data, monkeypatch))


def is_said_in_few_lines(said: list[str]) -> None:
    """Check that each failure is logged once by each process, without a traceback."""
    lines = [json.loads(line) for line in said if line.startswith("{")]
    errors = [line for line in lines if line["level"] == "error"]
    assert errors and not [line for line in said if "Traceback" in line]
    kinds = {(line["event"], line["why"]) for line in errors}
    assert len(errors) <= 2 * len(kinds), "of two processes"


@contextlib.contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Fill the disk to its last byte."""
    with (disk / "filler").open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    yield
    (disk / "filler").unlink()


# reported by the database, or by one of the service's processes that waits for it
LOCKED = ("database is locked", "another process does not let go of the database")


def test_a_locked_database(service: Service, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    data = table.house.installation.settings.data
    with contextlib.closing(sqlite3.connect(data / "staffetta.db")) as rude:
        rude.execute("BEGIN EXCLUSIVE")
        survives(service, table)
        monkeypatch.setattr("service.database.connections.PRAGMAS", ("busy_timeout=300",))
        told = ills(doctor(data, monkeypatch))
        assert any(f"Nothing can be written ({why})" in told for why in LOCKED)
        rude.rollback()
    recovers(service, table)


def test_ten_thousand_questions_cost_no_write(service: Service, table: Table) -> None:
    def frames() -> int:
        return (table.house.installation.settings.data / "staffetta.db-wal").stat().st_mtime_ns

    changes, last, began = 0, frames(), time.monotonic()
    for _ in range(100):
        service.get("/readyz")
        changes, last = changes + (frames() != last), frames()
    assert changes <= 5 + 5 * (time.monotonic() - began), "those of its own beats alone"


# --- a disk that fails ------------------------------------------------------


@contextlib.contextmanager
def traced(service: Service, *words: str) -> Iterator[Path]:
    """Run strace on the service until the block ends; yield the file of its output."""
    if not shutil.which("strace"):
        pytest.skip("needs strace")
    log = service.data.parent / "strace"
    command = ["strace", "-f", "-s", "60", "-o", str(log), *words, "-p", str(service.process.pid)]
    tracer = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        if "attached" not in (said := tracer.stderr.readline()):
            pytest.skip(f"strace may not look on here: {said.strip()}")
        yield log
    finally:
        tracer.terminate()
        tracer.wait(PATIENCE)
        tracer.stderr.close()
        log.unlink(missing_ok=True)


def test_no_move_is_acknowledged_before_it_is_on_disk(service: Service, table: Table) -> None:
    token, seen = asked(service, table.seats)
    move = {"turn": seen["turn"], "action": seen["legal_actions"][0]}
    with traced(service, "-e", "trace=pwrite64,fdatasync,fsync,sendto,sendmsg,write,writev") as log:
        assert call(service, token, move)[0] == 200
        wait_until(lambda: '"HTTP/1.1 200' in log.read_text(), 30)
        lines = log.read_text().splitlines()
    answered = max(number for number, line in enumerate(lines) if '"HTTP/1.1 200' in line)
    written = max(number for number in range(answered) if "pwrite64(" in lines[number])
    synced = [line for line in lines[written:answered] if re.search(r"f(data)?sync.*= 0$", line)]
    assert synced, lines[written : answered + 1]


def test_a_disk_that_does_not_confirm_is_not_believed(service: Service, table: Table) -> None:
    with traced(service, "-e", "trace=fdatasync", "-e", "inject=fdatasync,fsync:error=EIO"):
        survives(service, table)
    recovers(service, table)
    assert replayed(table) == [None]


def test_a_disk_that_cannot_be_written_is_refused_at_the_start() -> None:
    with mounted() as folder:
        (table,) = furnish(folder / "data")
        before = digest(table.house)
        table.house.installation.database.close()
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        said = fails(folder / "data", "serve", STAFFETTA_SECRET_KEY=KEY)
        assert said.startswith("STAFFETTA_DATA: ") and "Read-only file system" in said
        subprocess.run(["mount", "-o", "remount,rw", str(folder)], check=True)
        assert digest(table.house) == before
        table.house.installation.database.close()


def test_a_disk_that_is_too_full_for_an_upgrade_is_named(tmp_path: Path) -> None:
    with mounted() as folder:
        (data := folder / "data").mkdir()
        with contextlib.closing(sqlite3.connect(data / "staffetta.db")) as database:
            database.executescript(gzip.decompress(EARLIER.read_bytes()).decode())
        with filled(folder):
            said = fails(data, "serve", STAFFETTA_SECRET_KEY=KEY)
            assert f"the disk of {data} is full" in said
            assert not [*data.glob("*.before-*")]


@pytest.mark.parametrize("left", ["", "log and index", "log"])
def test_a_disk_that_became_read_only_can_be_backed_up(
    left: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mounted() as folder:
        data, file = folder / "data", tmp_path / "kept.backup"
        (table,) = furnish(data)
        with contextlib.closing(sqlite3.connect(data / "staffetta.db")) as database:
            database.execute("INSERT INTO unwanted (address_hash, since) VALUES ('last', 1)")
            database.commit()
            for name in left.split(" and ") if left else []:
                keep_as_after_a_crash(data, {"log": "-wal", "index": "-shm"}[name])
        put_back(data)
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        told = doctor(data, monkeypatch)
        assert "Nothing can be written" in ills(told)
        backups.backup(find_settings(), file)
        assert [path.name for path in tmp_path.iterdir()] == [file.name]
        with contextlib.closing(sqlite3.connect(file)) as copy:
            assert copy.execute("SELECT address_hash FROM unwanted").fetchall() == [("last",)]
        table.house.installation.database.close()


def keep_as_after_a_crash(data: Path, suffix: str) -> None:
    """Copy a file that SQLite deletes when the last process closes the database."""
    shutil.copyfile(data / f"staffetta.db{suffix}", data / f"kept{suffix}")
    shutil.copyfile(data / "staffetta.db", data / "kept")


def put_back(data: Path) -> None:
    for file in data.glob("kept*"):
        file.rename(data / f"staffetta.db{file.name.removeprefix('kept')}")


def replayed(table: Table) -> list[str | None]:
    """Replay each stored match and return how it differs from its stored state, or None."""
    database = Database(table.house.installation.settings.database_url)
    found = database.read(lambda c: states.misfits(c, True))
    database.close()
    return [fault for _, fault in found]
