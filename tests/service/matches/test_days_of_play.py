"""Matches over weeks: nobody who answers in their own time loses a turn, whatever happens.

Players live in four zones and answer by day, on working days, within the time that counts for them.
One is on holiday, and the service is down for two days.
"""

import random
from dataclasses import dataclass, field

import pytest
from sqlalchemy import select

from service.database.rows import MOVE
from service.matches import absences, deadlines, heartbeat, store, turns
from service.operations import scheduler
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation

HOUR = 3600
DAY = 24 * HOUR
FOUR = [
    ANA,
    BELA,
    CYRUS,
    {
        "name": "Dara",
        "email": "dara@mail.example",
        "language": "en",
        "timezone": "America/St_Johns",
    },
]
pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@dataclass
class Year:
    """Matches whose players answer after a random part of the time that counts for them."""

    house: TrialInstallation
    tables: list[Table]
    luck: random.Random
    answers_at: dict[tuple[str, int, int], int] = field(default_factory=dict)

    def pass_hour(self) -> None:
        """Let an hour pass: the players answer, the scheduler works, the letters go out."""
        self.house.time.forward(HOUR)
        for table in self.tables:
            self._answer(table)
        scheduler.tick(self.house.installation)
        self.house.new_letters()

    def _answer(self, table: Table) -> None:
        now, write = self.house.installation.now(), self.house.installation.database.write
        loaded = table.loaded()
        due = write(lambda c: deadlines.of_match(c, table.match))
        for seat in loaded.to_act():
            asked = due[seat]
            clock = loaded.clock_of(loaded.seats[seat])
            key = table.match, seat, asked.turn
            if key not in self.answers_at:
                part = self.luck.uniform(0, 0.9)
                spent = int(part * clock.counted(now, asked.deadline_at))
                self.answers_at[key] = clock.later(now, spent)
            if self.answers_at[key] <= now and not clock.is_quiet(now):
                self._play(table, seat, asked.turn)
                return

    def _play(self, table: Table, seat: int, turn: int) -> None:
        def work(connection: object) -> None:
            loaded = store.load(connection, table.match, lock=True)
            action = self.luck.choice(loaded.game.legal_actions(loaded.state, seat))
            turns.take(connection, loaded, seat, turn, action, self.house.installation.now())

        self.house.installation.database.write(work)

    def marks(self) -> set[str]:
        """Return the marks of all moves."""
        read = self.house.installation.database.read
        return set(read(lambda c: c.scalars(select(MOVE.c.mark)).all()))

    def days(self, limit: int) -> float:
        """Play until all matches are over; return the days it took, at most the limit."""
        hours = 0
        while any(table.loaded().is_under_way for table in self.tables) and hours < limit * 24:
            self.pass_hour()
            hours += 1
        return hours / 24


def matches(house: TrialInstallation, count: int, **values: object) -> Year:
    """Return a year with some matches of four people, after the service has begun to work."""
    scheduler.start(house.installation)
    heartbeat.note_web(house.installation)
    tables = [
        begin(house, *FOUR[1:], host=FOUR[0], seed=f"year {number}", game="rakab", **values)
        for number in range(count)
    ]
    house.new_letters()
    return Year(house, tables, random.Random(count))


@pytest.mark.parametrize("pace", ["brisk", "daily", "evening"])
def test_nobody_loses_a_turn_to_a_night_a_holiday_or_a_dead_server(
    house: TrialInstallation, pace: str
) -> None:
    year = matches(house, 1, pace=pace, only_awake=True, days_off=True)
    for _ in range(30):
        year.pass_hour()
    table, now = year.tables[0], house.installation.now()
    seat = table.asked
    house.installation.database.write(
        lambda c: absences.announce(
            c, store.load(c, table.match, lock=True), seat, now + HOUR, now + 5 * DAY, now
        )
    )
    for _ in range(50):
        year.pass_hour()
    house.time.forward(2 * DAY)  # the service is down
    scheduler.start(house.installation)
    year.days(limit=40)
    assert "timeout" not in year.marks() and "absent" not in year.marks()
    assert "player" in year.marks()
