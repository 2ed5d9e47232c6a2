"""Seasons for tests, with games played to their end."""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.table import Refused
from service.seasons import creation, listing, membership, people, standings, store
from service.seasons.creation import OpenedSeason, SeasonWish
from service.seasons.listing import Play
from service.seasons.people import People
from service.seasons.standings import Standing
from service.tables import creation as tables
from service.tables import table_requests
from tests.service.tables.tables_of_tests import Companions, open_pad
from tests.service.trial_installation import TrialInstallation


@dataclass
class Group:
    """A season and its links."""

    house: TrialInstallation
    opened: OpenedSeason

    @property
    def plays(self) -> list[Play]:
        read = self.house.installation.database.read
        return read(lambda c: listing.of_season(c, self.opened.id))

    @property
    def people(self) -> People:
        held = self.house.installation.database.read(lambda c: store.find(c, self.opened.host))
        return people.of_season(self.plays, held)

    @property
    def standings(self) -> list[Standing]:
        return standings.standings(self.plays, self.people)

    @property
    def points(self) -> dict[str, float]:
        return {each.person: each.points for each in self.standings}

    def put(self, link: str) -> str:
        """Add a game by its host link: `/h/` of a match, `/t/` of a table."""
        now = self.house.installation.now()

        def work(connection: object) -> str:
            held = store.to_change(connection, self.opened.host)
            return membership.put_by_link(connection, held.row, link, now)

        return self.house.installation.database.write(work)

    def put_pad(self, totals: dict[str, int], title: str = "", **about: object) -> str:
        """Add an ended score pad with these totals, a day after the previous one."""
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
            return membership.take_out(connection, held, game_id, now)

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


def open_season(
    house: TrialInstallation, title: str = "Thursdays", language: str = "en", key: str = "g"
) -> Group:
    wish, tokens = SeasonWish(title, language, key), house.installation.tokens
    now = house.installation.now()
    write = house.installation.database.write
    return Group(house, write(lambda c: creation.open_season(c, wish, tokens, now)))


def play_table(house: TrialInstallation, *names: str, luck: str = "table") -> Companions:
    """Play a table of Condottiere to its end, with random entries by its host."""
    body = {"game": "condottiere-3e", "seats": [{"name": name} for name in names]}
    tokens, now = house.installation.tokens, house.installation.now()
    write, wish = house.installation.database.write, table_requests.read(body, luck)
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
