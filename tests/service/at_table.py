"""A match in progress for tests from outside: set up, joined and played on, with its links."""

import hashlib
import random
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select, true
from werkzeug.test import TestResponse

from service.database.rows import DEED, metadata
from service.database.statements import Statement
from service.matches import store, turns
from service.people import seating
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation

SEED = "a fair in Siena"


@dataclass
class Table:
    """A running match and the links that only its people know."""

    house: TrialInstallation
    match: str
    seats: list[str]  # each seat's token
    host: str

    def loaded(self) -> store.LoadedMatch:
        """Return the match as it is stored now."""
        return self.house.installation.database.read(lambda c: store.load(c, self.match))

    @property
    def turn(self) -> int:
        """Return the number of the current turn."""
        return self.loaded().match.turn

    @property
    def asked(self) -> int:
        """Return the seat to move."""
        return self.loaded().to_act()[0]

    @property
    def actions(self) -> list[str]:
        """Return the legal moves of the seat to move."""
        loaded = self.loaded()
        return loaded.game.legal_actions(loaded.state, loaded.to_act()[0])

    def play(self, moves: int | None, luck: str = "luck") -> "Table":
        """Play a number of random moves, or all if None, in the same way as pages do."""
        choose = random.Random(luck)
        now = self.house.installation.now()

        def work(connection: Connection) -> None:
            left = 10_000 if moves is None else moves
            while left and (loaded := store.load(connection, self.match)).is_running:
                seat = loaded.to_act()[0]
                action = choose.choice(loaded.game.legal_actions(loaded.state, seat))
                turns.take(connection, loaded, seat, loaded.match.turn, action, now)
                left -= 1

        self.house.installation.database.write(work)
        return self

    def take(self, action: str) -> None:
        """Play an action for the seat to move."""
        seat, turn = self.asked, self.turn

        def work(connection: Connection) -> None:
            loaded = store.load(connection, self.match, lock=True)
            turns.take(connection, loaded, seat, turn, action, self.house.installation.now())

        self.house.installation.database.write(work)

    def seat_by_api(self, seat: int) -> dict[str, Any]:
        """Return the API's answer for a program with the seat's token."""
        answer = self.house.client.get("/api/v1/seat", headers=bearer(self.seats[seat]))
        assert answer.status_code == 200
        return answer.json

    def act_by_api(self, seat: int, turn: Any, action: Any) -> TestResponse:
        """Play through the API."""
        body = {"turn": turn, "action": action}
        headers = bearer(self.seats[seat])
        return self.house.client.post("/api/v1/seat/actions", json=body, headers=headers)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def invite(house: TrialInstallation, *others: dict[str, str], **values: Any) -> Table:
    """Return a match that Ana has set up and agreed to, before anyone joins."""
    table = propose(house, *others, **values)
    assert house.agree(table.match).status_code == 303
    return table


def propose(house: TrialInstallation, *others: dict[str, str], **values: Any) -> Table:
    """Return a match that is known to Ana alone and waits for her agreement."""
    body = {
        "game": "condottiere-3e",
        "language": "en",
        "host": ANA,
        "players": list(others or (BELA, CYRUS)),
        "seed": SEED,
        **values,
    }
    match = house.propose(body)
    host = house.host_page(match).rpartition("/")[2]
    return Table(house, match, house.seat_tokens(match), host)


def begin(house: TrialInstallation, *others: dict[str, str], **values: Any) -> Table:
    """Return a match that all have joined."""
    table = invite(house, *others, **values)
    now = house.installation.now()

    def work(connection: Connection) -> None:
        for number in range(1, len(table.seats)):
            seating.join(connection, store.load(connection, table.match), number, now)

    house.installation.database.write(work)
    return table


LOOKED = ("used_at", "opened_at")
TABLES = {
    table.name: Statement(
        select(*(c for c in table.c if c.name not in LOOKED)).where(
            table.c.kind != "refused" if table is DEED else true()
        )
    )
    for table in metadata.sorted_tables
    if table.name != "tally"
}


def digest(house: TrialInstallation) -> str:
    """Return one hash of all rows, except counts, refused attempts, and when links were opened."""

    def work(connection: Connection) -> str:
        rows = [
            (name, *map(repr, row))
            for name, every_row in TABLES.items()
            for row in every_row.tuples(connection)
        ]
        return hashlib.sha256(repr(sorted(rows)).encode()).hexdigest()

    return house.installation.database.read(work)
