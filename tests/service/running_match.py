"""A match in progress in a data folder of its own, and a real service for its links."""

import contextlib
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service.database import upgrading
from service.database.connections import Database
from service.matches import states, store
from tests.service.at_table import Table, begin
from tests.service.operations import test_serving
from tests.service.operations.test_serving import PATIENCE, Service, running
from tests.service.operations.test_several_processes import asked, call
from tests.service.trial_installation import install

KEY = "a secret of the tests alone"
MAIN = "from service.operations.commands import main; main()"


def furnish(data: Path, url: str = "", matches: int = 1) -> list[Table]:
    """Make a number of running matches in a new installation, which is closed again."""
    data.mkdir(parents=True, exist_ok=True)
    url = url or f"sqlite:///{data / 'staffetta.db'}"
    upgrading.upgrade(url)
    house = install(data, url)
    house.time.seconds = int(time.time())
    tables = [begin(house) for _ in range(matches)]
    house.installation.database.close()
    return tables


@contextlib.contextmanager
def serving(data: Path, *words: str, prelude: str = "", **values: str) -> Iterator[Service]:
    """Run `staffetta serve`, or other arguments; `prelude` runs before it in its process.

    A thread reads the output, for otherwise the process would block after about a hundred lines.
    """
    command = [test_serving.sys.executable, "-c", f"{prelude}\n{MAIN}"]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(test_serving, "command", lambda *more: [*command, *more])
        with running(data, *(words or ("serve",)), STAFFETTA_SECRET_KEY=KEY, **values) as service:
            patched.undo()
            service.said = []
            reader = threading.Thread(target=lambda: service.said.extend(service.process.stderr))
            reader.start()
            try:
                yield service
            finally:
                if service.process.poll() is None:
                    service.process.kill()
                reader.join()


def play(service: Service, table: Table) -> tuple[int, Any]:
    """Play the first legal action; return the status, and (token, body) of the request."""
    token, seen = asked(service, table.seats)
    body = {"turn": seen["turn"], "action": seen["legal_actions"][0]}
    return call(service, token, body)[0], (token, body)


class Players(threading.Thread):
    """A thread that plays for all seats of a match: first legal actions, resent if not accepted."""

    def __init__(self, service: Service, table: Table) -> None:
        super().__init__()
        self.service, self.table = service, table
        self.taken: list[tuple[int, str]] = []
        self.answers: Counter[tuple[str, int]] = Counter()
        self.ended = threading.Event()

    def run(self) -> None:
        """Play until told to stop, or until the service does not answer."""
        with contextlib.suppress(OSError):
            self.go_on()

    def go_on(self) -> None:
        while not self.ended.is_set():
            for token in self.table.seats:
                if not self.ended.is_set() and (seen := self.ask(token)):
                    self.play(token, seen)

    def ask(self, token: str) -> dict | None:
        status, seen = call(self.service, token)
        self.answers["GET", status] += 1
        return seen if status == 200 and seen["legal_actions"] else None

    def play(self, token: str, seen: dict) -> None:
        body = {"turn": seen["turn"], "action": seen["legal_actions"][0]}
        while (status := call(self.service, token, body)[0]) == 503:
            self.answers["POST", 503] += 1
            time.sleep(0.05)
        self.answers["POST", status] += 1
        self.taken.append((body["turn"], body["action"]))


def stored(table: Table) -> list[tuple[int, str]]:
    """Return the moves made by people, after checking the match with the rules."""
    database = Database(table.house.installation.settings.database_url)
    try:
        assert {fault for _, fault in database.read(lambda c: states.misfits(c, True))} == {None}
        moves = database.read(lambda c: store.moves_of(c, table.match))
    finally:
        database.close()
    return [(move.asked_turn, move.action) for move in moves if move.mark == "player"]


def wait_until(comes_true: Any, seconds: float = PATIENCE) -> float:
    """Wait for a condition, and return the seconds it took."""
    began = time.monotonic()
    while not comes_true():
        assert time.monotonic() - began < seconds
        time.sleep(0.05)
    return time.monotonic() - began
