"""Time in which a player could not be reached, also around pauses of the match."""

import pytest
from sqlalchemy import Connection

from service.database.rows import DueRow
from service.matches import open_decisions, outbox, pauses, reachability
from tests.service.seated import DAY, HOUR, Table
from tests.service.trial_installation import TrialInstallation


def due_of(table: Table, seat: int) -> DueRow:
    return table.read(lambda c: open_decisions.of_match(c, table.id, and_held=True))[seat]


def send_all(table: Table) -> None:
    def work(connection: Connection) -> None:
        for letter in outbox.claim(connection, table.now, 1000):
            outbox.settle(connection, letter, "sent", table.now)

    table.write(work)


@pytest.mark.parametrize(
    ("steps", "refused", "known"),
    [
        ("refuse reach", "news", 5),
        ("refuse pause resume reach", "news", 5),
        ("refuse pause reach resume", "news", 5),
        ("refuse pause resume pause resume reach", "news", 5),
        ("pause refuse resume reach", "news", 5),
        ("pause refuse reach resume", "news", 5),
        ("pause refuse resume reach", "paused", 12),
        ("pause refuse reach resume", "paused", 12),
    ],
)
def test_only_the_hours_in_which_the_player_could_know_count(
    house: TrialInstallation, steps: str, refused: str, known: int
) -> None:
    table = Table(house, pace="relaxed")
    seat, asked = table.seat, due_of(table, table.seat)
    send_all(table)
    house.time.forward(5 * HOUR)
    row = table.loaded.seats[seat]
    table.write(lambda c: outbox.write(c, row, "news", table.turn, table.now))
    for step in steps.split():
        house.time.forward(7 * HOUR)
        send_all(table)
        promised, now = due_of(table, seat).deadline_at, table.now
        if step == "refuse":
            letter = table.letters(refused, seat=seat)[-1]
            table.write(lambda c, one=letter, at=now: reachability.note_refusal(c, one, at))
        elif step == "reach":
            row = table.loaded.seats[seat]
            table.write(lambda c, one=row, at=now: reachability.note_reached(c, one, at))
        elif step == "pause":
            until = now + 30 * DAY
            table.with_lock(lambda c, m, at=now, end=until: pauses.pause(c, m, at, until=end))
        else:
            table.with_lock(lambda c, m, at=now: pauses.resume(c, m, at, "vote"))
        assert due_of(table, seat).deadline_at >= promised, step
    left = due_of(table, seat).deadline_at - table.now
    assert left == asked.deadline_at - asked.began_at - known * HOUR
    assert table.due[seat].due_at < table.due[seat].deadline_at, "with its reminder"
