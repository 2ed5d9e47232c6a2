"""A PostgreSQL server of our own that hangs up, and restarts, under a running service."""

import json
import os
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.service.operations.test_serving import PATIENCE
from tests.service.running_match import Players, furnish, serving, stored, wait_until

TOOLS = max(Path("/usr/lib/postgresql").glob("*/bin"), default=Path("/usr/bin"))
EVERYBODY = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"


class Cluster:
    """A server in a folder of its own that listens on a socket there alone."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, folder / "data"
        self.who = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        self.url = f"postgresql+psycopg://postgres@/postgres?host={folder}"
        self.run("initdb", "-D", self.data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "-N")
        self.control("start")

    def control(self, *words: str) -> None:
        """`pg_ctl`, until it has done what it is told."""
        options = f"-k {self.folder} -c listen_addresses="
        self.run("pg_ctl", "-w", "-D", self.data, "-o", options, "-l", self.folder / "log", *words)

    def run(self, tool: str, *words: object) -> None:
        command = [str(TOOLS / tool), *map(str, words)]
        done = subprocess.run(
            command, cwd=self.folder, capture_output=True, timeout=PATIENCE, **self.who
        )
        assert done.returncode == 0, done.stderr.decode()

    def hang_up(self) -> None:
        """End every session there is, as in a failover."""
        server = create_engine(self.url)
        with server.connect() as connection:
            connection.execute(text(EVERYBODY))
        server.dispose()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    if not shutil.which("initdb", path=str(TOOLS)):
        pytest.skip("needs initdb and pg_ctl, to start a PostgreSQL server of its own")
    with tempfile.TemporaryDirectory(prefix="staffetta-pg-", dir="/tmp") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        made = Cluster(folder)
        yield made
        made.control("stop", "-m", "immediate")


def test_what_was_taken_is_there_whatever_becomes_of_the_server(
    cluster: Cluster, tmp_path: Path
) -> None:
    tables = furnish(tmp_path, cluster.url, matches=2)
    with serving(tmp_path, STAFFETTA_DATABASE_URL=cluster.url) as service:
        players = [Players(service, table) for table in tables]
        for each in players:
            each.start()
        for _ in range(3):
            played = sum(len(each.taken) for each in players)
            cluster.hang_up()
            wait_until(lambda so_far=played: sum(len(e.taken) for e in players) > so_far)
        wait_until(lambda: answers(players)["GET", 200] > 5)
        reads = answers(players)
        for mode in ("fast", "immediate"):
            played = sum(len(each.taken) for each in players)
            cluster.control("restart", "-m", mode)
            wait_until(lambda so_far=played: sum(len(e.taken) for e in players) > so_far + 3)
        for each in players:
            each.ended.set()
        for each in players:
            each.join(PATIENCE)
        wait_until(lambda: json.loads(service.get("/readyz")[1])["ready"])
    assert reads["GET", 503] == 0, reads
    assert {answer for each in players for answer in each.answers} <= {
        ("GET", 200),
        ("GET", 503),
        ("POST", 200),
        ("POST", 503),
    }
    for each in players:
        assert each.taken == stored(each.table), "each once, and in order"


def answers(players: list[Players]) -> Counter[tuple[str, int]]:
    """How often each was answered what, till now."""
    return sum((each.answers for each in players), Counter())
