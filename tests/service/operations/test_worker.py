"""The worker for letters and schedule: restarted if it dies, and ended with its parent."""

import json
import os
import signal
from pathlib import Path

import pytest

from service.language.words import speaker
from service.operations.doctor import examine
from service.operations.worker import NICENESS
from tests.service.operations.test_serving import PATIENCE, Service, running, wait_for_letters
from tests.service.running_match import KEY, serving, wait_until
from tests.service.trial_installation import BELA, CYRUS

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
OWN_GROUP = "import os; os.setpgrp()"
IMPATIENT = "from service.operations import worker; worker.GOODBYE = 0.5"


def beside(service: Service) -> list[int]:
    """Return the live processes that a service has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:  # ended meanwhile
            continue
        if int(parent) == service.process.pid and state != "Z":
            found.append(int(stat.parent.name))
    return found


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def is_ready(service: Service) -> bool:
    return json.loads(service.get("/readyz")[1])["ready"]


def test_letters_are_made_by_a_process_of_lower_priority(tmp_path: Path) -> None:
    with running(tmp_path / "data", "serve") as service:
        assert is_ready(service), "its clock counts as running from the first page on"
        (child,) = beside(service)
        here = os.getpriority(os.PRIO_PROCESS, service.process.pid)
        lower = min(19, here + NICENESS)
        wait_until(lambda: os.getpriority(os.PRIO_PROCESS, child) == lower)
        assert service.propose()[0] == 201
        wait_for_letters(tmp_path / "data")
        code, said = service.stop(signal.SIGTERM)
        assert code == 0 and "Traceback" not in said and not is_alive(child)


def test_web_alone_has_no_process_beside_it(tmp_path: Path) -> None:
    with running(tmp_path / "data", "web") as service:
        assert beside(service) == []


def test_a_killed_worker_is_restarted_and_sends_waiting_letters(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, STAFFETTA_DATABASE_URL=database_url) as service:
        (first,) = beside(service)
        os.kill(first, signal.SIGKILL)
        assert service.propose()[0] == 201
        wait_for_letters(tmp_path)
        (second,) = beside(service)
        assert second != first and is_ready(service)
        os.kill(second, signal.SIGTERM)  # an orderly end, although the service was not told to stop
        wait_until(lambda: beside(service) not in ([], [second]))
        monkeypatch.setenv("STAFFETTA_DATA", str(tmp_path))
        monkeypatch.setenv("STAFFETTA_SECRET_KEY", KEY)
        monkeypatch.setenv("STAFFETTA_DATABASE_URL", database_url)
        assert all(finding.good for finding in examine(speaker("en")))
        service.process.send_signal(signal.SIGTERM)
        assert service.process.wait(PATIENCE) == 0
    died = [json.loads(line) for line in service.said if "died" in line]
    assert [line["code"] for line in died] == [-signal.SIGKILL, 0]
    assert "Traceback" not in "".join(service.said)


def test_letters_of_a_game_in_a_package_of_its_own_are_written(tmp_path: Path) -> None:
    with serving(tmp_path, prelude="import tests.games") as service:
        assert service.propose(game="promises", players=[BELA, CYRUS])[0] == 201
        wait_for_letters(tmp_path)
    assert "Traceback" not in "".join(service.said)


def test_a_worker_whose_parent_is_killed_ends_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path) as service:
        (child,) = beside(service)
        service.process.kill()
        wait_until(lambda: not is_alive(child))
    assert "Traceback" not in "".join(service.said)


def test_control_c_at_a_terminal_ends_both_and_begins_nothing_again(tmp_path: Path) -> None:
    with serving(tmp_path, prelude=OWN_GROUP) as service:
        (child,) = beside(service)
        os.killpg(service.process.pid, signal.SIGINT)
        assert service.process.wait(PATIENCE) == 0
        assert not is_alive(child)
    assert not [line for line in service.said if "died" in line or "Traceback" in line]


def test_one_that_hangs_does_not_outlive_the_service(tmp_path: Path) -> None:
    with serving(tmp_path, prelude=IMPATIENT) as service:
        (child,) = beside(service)
        os.kill(child, signal.SIGSTOP)
        service.process.send_signal(signal.SIGTERM)
        assert service.process.wait(PATIENCE) == 0
        assert not is_alive(child)
