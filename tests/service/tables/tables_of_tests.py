"""Tables that tests open, and phones that enter something at them."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from engine.table import AnyTable
from service.tables import claiming, entering, opening, store, wishes
from service.tables.entering import Taken
from service.tables.opening import OpenedTable
from service.tables.store import Held
from tests.service.trial_installation import TrialInstallation

NAMES = ("Ana", "Béla", "کورش")
NOBODY = "a" * 26


@dataclass
class Companions:
    """A score pad and those who sit round it."""

    house: TrialInstallation
    opened: OpenedTable
    ids: count = field(default_factory=count)

    def held(self, token: str) -> Held:
        return self.house.installation.database.read(lambda c: store.find(c, token))

    @property
    def table(self) -> AnyTable:
        """As a page would show it now."""
        row = self.held(self.opened.host).row
        return self.house.installation.database.read(lambda c: store.table_of(c, row))

    def enter(self, token: str, line: str, entry_id: str = "", phone: str = "") -> Taken:
        """By the way that pages and programs go."""
        name = entry_id or f"e{next(self.ids)}"
        database, now = self.house.installation.database, self.house.time.now()
        return entering.take(database, token, phone, name, line, now)

    def claim(self, token: str, phone: str = "", name: str = "") -> str:
        held, now = self.held(token), self.house.time.now()
        write = self.house.installation.database.write
        return write(lambda c: claiming.claim(c, held, now, phone, name))

    def free(self, token: str, seat: int) -> None:
        held, now = self.held(token), self.house.time.now()
        self.house.installation.database.write(lambda c: claiming.free(c, held, seat, now))


def open_pad(house: TrialInstallation, *names: str, key: str = "k", **about: object) -> Companions:
    """A score pad for these, or for the three of NAMES."""
    seats = [{"name": name} for name in names or NAMES]
    wish = wishes.read({"game": "pad", "seats": seats, **about}, key)
    tokens, now = house.installation.tokens, house.time.now()
    opened = house.installation.database.write(lambda c: opening.open_table(c, wish, tokens, now))
    return Companions(house, opened)
