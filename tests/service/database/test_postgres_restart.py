"""A PostgreSQL server of our own that hangs up or restarts under a running service."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.operations.test_serving import PATIENCE
from tests.service.postgres_cluster import Cluster, running_cluster
from tests.service.running_match import Players, furnish, serving, stored, wait_until


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with running_cluster() as made:
        yield made


def test_accepted_moves_survive_any_fate_of_the_server(cluster: Cluster, tmp_path: Path) -> None:
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
    """Return the number of answers so far, by action and status."""
    return sum((each.answers for each in players), Counter())
