"""The writer's lock between processes: waiting, timeouts, and release after a crash."""

import fcntl
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from service.database import group_commit
from service.database.connections import Database
from service.database.file_lock import FileLock

HOLD = """
import fcntl, sys
file = open(sys.argv[1], "w")
fcntl.flock(file, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "some.db.lock"


@pytest.fixture
def holder(path: Path) -> Iterator[subprocess.Popen]:
    """Another process that holds the lock until it is told to stop."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], **pipes)
    assert process.stdout.readline() == b"held\n"
    yield process
    process.kill()
    process.communicate()


def is_free(path: Path) -> bool:
    """True if another process could take the lock."""
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def test_a_lock_that_is_held_elsewhere_is_given_up_in_time(
    path: Path, holder: subprocess.Popen
) -> None:
    lock = FileLock(path)
    assert not lock.acquire(0.05) and not lock.acquire(0.05)
    threading.Timer(0.1, holder.kill).start()
    assert lock.acquire(60), "woken as soon as it is free"
    assert not is_free(path)
    lock.release()
    assert lock.acquire(0), "and as good as new"
    lock.close()
    assert is_free(path)


def test_a_caller_that_gave_up_does_not_keep_a_lock_acquired_late(
    path: Path, holder: subprocess.Popen
) -> None:
    lock = FileLock(path)
    assert not lock.acquire(0.05)
    holder.kill()
    until = time.monotonic() + 60
    while not is_free(path):
        assert time.monotonic() < until
        time.sleep(0.01)
    assert lock.acquire(60)
    lock.close()


def test_a_halted_process_with_the_lock_makes_no_other_hang(
    tmp_path: Path, path: Path, holder: subprocess.Popen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "LONGEST_WAIT", 0.1)
    holder.send_signal(signal.SIGSTOP)
    mine = Database(f"sqlite:///{tmp_path / 'some.db'}")
    create = text("CREATE TABLE page (number INTEGER)")
    with pytest.raises(OperationalError, match="another process does not let go"):
        mine.write(lambda connection: connection.execute(create))
    assert mine.read(lambda c: c.execute(text("SELECT 1")).scalar()) == 1
    holder.kill()
    mine.write(lambda connection: connection.execute(create))
    mine.close()
