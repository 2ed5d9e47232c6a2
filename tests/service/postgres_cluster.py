"""A PostgreSQL server of our own, so that its faults affect no other test."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.service.operations.test_serving import PATIENCE

TOOLS = max(Path("/usr/lib/postgresql").glob("*/bin"), default=Path("/usr/bin"))
EVERYBODY = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
SOCKET = ".s.PGSQL.5432"


class Cluster:
    """A server in a folder of its own that listens only on a socket there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, folder / "data"
        self.who = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        self.url = f"postgresql+psycopg://postgres@/postgres?host={folder}"
        self.run("initdb", "-D", self.data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "-N")
        self.control("start")

    def control(self, *words: str) -> None:
        """Run `pg_ctl` and wait until it is done."""
        options = f"-k {self.folder} -c listen_addresses="
        self.run("pg_ctl", "-w", "-D", self.data, "-o", options, "-l", self.folder / "log", *words)

    def run(self, tool: str, *words: object) -> None:
        command = [str(TOOLS / tool), *map(str, words)]
        done = subprocess.run(
            command, cwd=self.folder, capture_output=True, timeout=PATIENCE, **self.who
        )
        assert done.returncode == 0, done.stderr.decode()

    def hang_up(self) -> None:
        """End all sessions, as in a failover."""
        server = create_engine(self.url)
        with server.connect() as connection:
            connection.execute(text(EVERYBODY))
        server.dispose()


@contextlib.contextmanager
def running_cluster() -> Iterator[Cluster]:
    if not shutil.which("initdb", path=str(TOOLS)):
        pytest.skip("needs initdb and pg_ctl, to start a PostgreSQL server of its own")
    with tempfile.TemporaryDirectory(prefix="staffetta-pg-", dir="/tmp") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        made = Cluster(folder)
        yield made
        made.control("stop", "-m", "immediate")
