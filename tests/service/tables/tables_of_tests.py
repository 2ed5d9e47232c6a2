"""Tables for tests, and phones that send entries to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from engine.table import AnyTable
from service.tables import claiming, creation, entering, store, table_requests
from service.tables.creation import OpenedTable
from service.tables.entering import Taken
from service.tables.store import Held
from tests.service.trial_installation import TrialInstallation

NAMES = ("Ana", "Béla", "کورش")
NOBODY = "a" * 26


@dataclass
class Companions:
    """A table and its phones."""

    house: TrialInstallation
    opened: OpenedTable
    ids: count = field(default_factory=count)

    def held(self, token: str) -> Held:
        return self.house.installation.database.read(lambda c: store.find(c, token))

    @property
    def table(self) -> AnyTable:
        """Return the table as a page would show it now."""
        row = self.held(self.opened.host).row
        return self.house.installation.database.read(lambda c: store.table_of(c, row))

    def enter(
        self,
        token: str,
        line: str,
        entry_id: str = "",
        phone: str = "",
        turn: int | None = None,
        offered_at: str = "",
    ) -> Taken:
        """Send an entry in the same way as pages and programs do."""
        name = entry_id or f"e{next(self.ids)}"
        database, now = self.house.installation.database, self.house.time.now()
        wanted = {"turn": turn, "offered_at": offered_at}
        return entering.take(database, token, phone, name, line, now, **wanted)

    def claim(self, token: str, phone: str = "", name: str = "") -> str:
        held, now = self.held(token), self.house.time.now()
        write = self.house.installation.database.write
        return write(lambda c: claiming.claim(c, held, now, phone, name))

    def free(self, token: str, seat: int) -> None:
        held, now = self.held(token), self.house.time.now()
        self.house.installation.database.write(lambda c: claiming.free(c, held, seat, now))


def open_siege(house: TrialInstallation) -> Companions:
    """Open a game of Condottiere in which seat 0 has chosen the first site."""
    at = open_pad(house, game="condottiere-3e")
    for line in ("tell 0", "0 besiege siena"):
        at.enter(at.opened.host, line)
    return at


def open_pad(house: TrialInstallation, *names: str, key: str = "k", **about: object) -> Companions:
    """Open a score pad for these names, or for the three of NAMES."""
    seats = [{"name": name} for name in names or NAMES]
    wish = table_requests.read({"game": "pad", "seats": seats, **about}, key)
    tokens, now = house.installation.tokens, house.time.now()
    opened = house.installation.database.write(lambda c: creation.open_table(c, wish, tokens, now))
    return Companions(house, opened)
