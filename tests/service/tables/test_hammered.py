"""Two tables under load from four phones with cut connections: no entry lost or doubled.

`STAFFETTA_TEST_HAMMER` is the number of entries; more than the default reveals little more.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import threading
from itertools import chain
from pathlib import Path
from typing import Any

import engine
from engine import table as log_of
from tests.service.operations.test_serving import Service
from tests.service.running_match import serving

ENTRIES = int(os.environ.get("STAFFETTA_TEST_HAMMER", "240"))
TABLES, PHONES = 2, 4
GAME, OPTIONS = "condottiere-3e", {"first_holder": 1}
LIMITS = """
[loopback.entries_by_network]
most = 1000000
[loopback.entries_at_one]
most = 1000000
"""


class Phone(threading.Thread):
    """A phone that sends random entries, sometimes without waiting for the answer, and again."""

    def __init__(self, port: int, token: str, seat: int, entries: int) -> None:
        super().__init__()
        self.port, self.token, self.seat, self.entries = port, token, seat, entries
        self.luck, self.cuts = random.Random(f"{token[:4]}{seat}"), True
        self.answered: dict[str, int] = {}  # the number of each accepted entry
        self.refused: dict[str, str] = {}  # the line of each refused entry

    def run(self) -> None:
        """Send all entries, each with its own id."""
        for number in range(self.entries):
            if number % 3 == 0:
                seen = self.look()
                self.offers, self.reached = seen["offers"], seen["number"]
            self.enter(f"{self.seat}-{number}", self.line())

    def line(self) -> str:
        """Return a random line: mostly an entry that the table offers, sometimes nonsense."""
        if self.luck.random() < 0.7 and self.offers:
            return str(self.luck.choice(self.offers))
        back = max(1, self.reached - self.luck.randint(0, 9))
        if not self.offers:  # the game is over
            return f"undo {back}"
        others = [f"undo {back}", f"instead {back} 0 pass", "close", "correct turn 2", "xyzzy"]
        return self.luck.choice([*others, "correct owner roma 1", "anyway 1 play m1"])

    def enter(self, name: str, line: str) -> None:
        body = json.dumps({"id": name, "entry": line})
        while self.cuts and self.luck.random() < 0.2:
            self.ask("POST", "/entries", body, cut=True)
        status, answer = self.ask("POST", "/entries", body)
        assert status in (200, 422), (status, answer)
        if status == 200:
            self.answered[name] = answer["number"]
            self.refused.pop(name, None)
        else:
            self.refused[name] = line

    def ask_again(self) -> None:
        """Send the refused entries again, when no request is pending.

        A refusal is not final: a cut request can arrive late, so the same entry may be accepted by
        now.
        """
        self.cuts = False
        for name, line in list(self.refused.items()):
            self.enter(name, line)

    def look(self) -> Any:
        return self.ask("GET", "")[1]

    def ask(self, method: str, what: str, body: str = "", cut: bool = False) -> tuple[int, Any]:
        """Send one request on its own connection; `cut` closes it before the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {
            "Authorization": f"Bearer {self.token}",
            "Content-Type": "application/json",
            "Connection": "close",
        }
        try:
            connection.request(method, f"/api/v1/table{what}", body or None, headers)
            if cut:
                return 0, None
            response = connection.getresponse()
            return response.status, json.loads(response.read())
        finally:
            connection.close()


def open_table(service: Service) -> dict[str, Any]:
    seats = [{"name": ""} for _ in range(PHONES)]
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=30)
    body = json.dumps({"game": GAME, "options": OPTIONS, "language": "en", "seats": seats})
    connection.request("POST", "/api/v1/tables", body, {"Content-Type": "application/json"})
    answer = json.loads(connection.getresponse().read())
    connection.close()
    return {name: answer[name] for name in ("host", "seats")}


def test_a_table_equals_its_replayed_log_under_load_and_cut_connections(tmp_path: Path) -> None:
    limits = tmp_path / "limits.toml"
    limits.write_text(LIMITS)
    (tmp_path / "data").mkdir()
    with serving(tmp_path / "data", STAFFETTA_LIMITS=str(limits)) as service:
        opened = [open_table(service) for _ in range(TABLES)]
        each = ENTRIES // (TABLES * PHONES)
        phones = [
            [
                Phone(service.port, token.rpartition("/")[2], seat, each)
                for seat, token in enumerate(table["seats"])
            ]
            for table in opened
        ]
        for phone in chain(*phones):
            phone.start()
        for phone in chain(*phones):
            phone.join()
        for phone in chain(*phones):
            phone.ask_again()
        for at_one in phones:
            check(at_one, at_one[0].look())


def check(phones: list[Phone], seen: Any) -> None:
    """Check that the replayed log equals the view, and that each accepted entry is there once."""
    lines = [(entry["seat"], entry["entry"]) for entry in seen["entries"]]
    replayed = log_of.again(engine.at_table(GAME), PHONES, OPTIONS, lines)
    assert json.loads(json.dumps(replayed.rules.view(replayed.at))) == seen["view"]
    assert [entry.undone for entry in replayed.entries] == [
        entry["undone"] for entry in seen["entries"]
    ]
    taken = [number for phone in phones for number in phone.answered.values()]
    assert len(set(taken)) == len(taken)
    for phone in phones:
        for number in phone.answered.values():
            assert seen["entries"][number - 1]["seat"] == phone.seat
    sent = [line for seat, line in lines if seat is not None]  # others are passes by our count
    assert len(sent) == len(taken) > ENTRIES // (TABLES * 8)
