"""Drills on a whole service under load: folders replaced and deleted, a failing disk, a copy.

No answered move is lost. Each folder is taken away ROUNDS times; 50 were tried by hand.
"""

import contextlib
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.service.operations.test_replaced_files import QUICK, copy_over, delete, sync_with
from tests.service.operations.test_serving import PATIENCE, Service
from tests.service.running_match import Players, furnish, play, serving, stored, wait_until
from tests.service.web.test_unwritable import traced

ROUNDS = 2
WRITES = "pwrite64,ftruncate,fdatasync,fsync"  # and nothing that answers or logs
WARNING = "was in use on the machine"
ALLOWED = {("GET", 200), ("GET", 503), ("POST", 200), ("POST", 503)}
# The same machine under another name, as after a copy to it.
ELSEWHERE = """
from service.installation import machines
machines.own = lambda: "villa bbbb"
"""


def is_ready(service: Service) -> bool:
    return bool(json.loads(service.get("/readyz")[1])["ready"])


@contextlib.contextmanager
def played_on(data: Path, rounds: int = 1) -> Iterator[tuple[Service, list[Players]]]:
    """Run the service on two matches whose players go on and on, and check their moves after it."""
    tables = furnish(data, matches=2)
    shutil.copytree(data, data.with_name("snapshot"))
    with serving(data, prelude=QUICK) as service:
        wait_until(lambda: is_ready(service))
        players = [Players(service, table) for table in tables]
        for each in players:
            each.start()
        try:
            yield service, players
        finally:
            for each in players:
                each.ended.set()
            wait_until(lambda: is_ready(service))
            for each in players:
                each.join(PATIENCE)
    for each in players:
        assert {*each.answers} <= ALLOWED, each.answers
        assert each.taken == stored(each.table), "each answered move once, and in order"


def go_on(players: list[Players], least: int = 3) -> None:
    """Wait until the players have made `least` more moves, or their match is over."""
    before = [len(each.taken) for each in players]
    wait_until(
        lambda: (
            any(len(p.taken) >= b + least for p, b in zip(players, before, strict=True))
            or not any(each.is_alive() for each in players)
        )
    )


def refused(players: list[Players]) -> int:
    return sum(each.answers["POST", 503] for each in players)


def kept_of(data: Path) -> Path:
    """Keep hard links to the data folder's files, to put back the same files later."""
    kept = data.with_name("kept")
    shutil.copytree(data, kept, copy_function=os.link)
    return kept


def put_back(data: Path, kept: Path) -> None:
    for wrong in (data, data.with_name("former")):
        shutil.rmtree(wrong, ignore_errors=True)
    kept.rename(data)


@pytest.mark.parametrize("replace", [copy_over, sync_with, delete])
def test_no_answered_move_is_lost_when_the_data_folder_is_taken_away(
    replace: Callable[[Path, Path], None], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    with played_on(data) as (service, players):
        for _ in range(ROUNDS):
            go_on(players)
            kept, before = kept_of(data), refused(players)
            replace(data, tmp_path / "snapshot")
            wait_until(lambda so_far=before: refused(players) > so_far)
            assert not is_ready(service)
            put_back(data, kept)
            wait_until(lambda: is_ready(service))
        go_on(players)


def test_no_answered_move_is_lost_when_the_disk_becomes_read_only(tmp_path: Path) -> None:
    """Every write fails with EROFS by strace, as the kernel refuses to remount a disk in use."""
    with played_on(tmp_path / "data") as (service, players):
        for _ in range(ROUNDS):
            go_on(players)
            before = refused(players)
            with traced(service, "-e", f"trace={WRITES}", "-e", f"inject={WRITES}:error=EROFS"):
                wait_until(lambda so_far=before: refused(players) > so_far)
                wait_until(lambda: not is_ready(service))
            wait_until(lambda: is_ready(service))
        go_on(players)


def test_a_copied_folder_that_is_started_elsewhere_says_so_and_the_first_plays_on(
    tmp_path: Path,
) -> None:
    (table,) = furnish(tmp_path / "data")
    with serving(tmp_path / "data", prelude=QUICK) as first:
        assert WARNING not in first.first
        wait_until(lambda: is_ready(first))
        assert play(first, table)[0] == 200
        shutil.copytree(tmp_path / "data", tmp_path / "copy")
        with serving(tmp_path / "copy", prelude=ELSEWHERE) as second:
            assert WARNING in second.first
            assert play(first, table)[0] == 200 and is_ready(first)
    assert len(stored(table)) == 2
