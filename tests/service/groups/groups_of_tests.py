"""Groups that tests open, and games that are played for them to their ends."""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.table import Refused
from service.groups import games, opening, people, putting, standings, store
from service.groups.games import Play
from service.groups.opening import GroupWish, OpenedGroup
from service.groups.people import People
from service.groups.standings import Standing
from service.tables import opening as tables
from service.tables import wishes
from tests.service.tables.tables_of_tests import Companions, open_pad
from tests.service.trial_installation import TrialInstallation


@dataclass
class Group:
    """A group, and what may be asked of it."""

    house: TrialInstallation
    opened: OpenedGroup

    @property
    def plays(self) -> list[Play]:
        read = self.house.installation.database.read
        return read(lambda c: games.of_group(c, self.opened.id))

    @property
    def people(self) -> People:
        held = self.house.installation.database.read(lambda c: store.find(c, self.opened.host))
        return people.of_group(self.plays, held)

    @property
    def standings(self) -> list[Standing]:
        return standings.standings(self.plays, self.people)

    @property
    def points(self) -> dict[str, float]:
        return {each.person: each.points for each in self.standings}

    def put(self, link: str) -> str:
        """By the host link of a game: `/h/` of a match, `/t/` of a table."""
        now = self.house.installation.now()

        def work(connection: object) -> str:
            held = store.to_change(connection, self.opened.host)
            return putting.put_by_link(connection, held.row, link, now)

        return self.house.installation.database.write(work)

    def put_pad(self, totals: dict[str, int], title: str = "", **about: object) -> str:
        """A score pad with these sums, ended, a day after the last."""
        at = open_pad(self.house, *totals, key=f"pad {len(self.plays)}", title=title, **about)
        for seat, points in enumerate(totals.values()):
            at.enter(at.opened.host, f"{seat} add {points}")
        at.enter(at.opened.host, "end")
        self.put(f"/t/{at.opened.host}")
        self.house.pass_time(24 * 3600)
        return at.opened.id

    def take_out(self, game_id: str) -> bool:
        now = self.house.installation.now()

        def work(connection: object) -> bool:
            held = store.to_change(connection, self.opened.host)
            return putting.take_out(connection, held, game_id, now)

        return self.house.installation.database.write(work)

    def make_one(self, name: str, other: str) -> None:
        now = self.house.installation.now()

        def work(connection: object) -> None:
            held = store.to_change(connection, self.opened.host)
            people.make_one(connection, held, name, other, now)

        self.house.installation.database.write(work)

    def make_two(self, name: str) -> None:
        now = self.house.installation.now()

        def work(connection: object) -> None:
            people.make_two(connection, store.to_change(connection, self.opened.host), name, now)

        self.house.installation.database.write(work)


def open_group(
    house: TrialInstallation, title: str = "Thursdays", language: str = "en", key: str = "g"
) -> Group:
    wish, tokens = GroupWish(title, language, key), house.installation.tokens
    now = house.installation.now()
    write = house.installation.database.write
    return Group(house, write(lambda c: opening.open_group(c, wish, tokens, now)))


def play_table(house: TrialInstallation, *names: str, luck: str = "table") -> Companions:
    """A table of Condottiere, entered by its host by chance to the very end."""
    body = {"game": "condottiere-3e", "seats": [{"name": name} for name in names]}
    tokens, now = house.installation.tokens, house.installation.now()
    write, wish = house.installation.database.write, wishes.read(body, luck)
    at = Companions(house, write(lambda c: tables.open_table(c, wish, tokens, now)))
    choose = random.Random(luck)
    while at.held(at.opened.host).row.status == "open":
        table = at.table
        line = choose.choice(table.rules.offers(table.at, None))
        try:
            at.enter(at.opened.host, line)
        except Refused:
            at.enter(at.opened.host, f"anyway {line}")
    return at
