"""Nudges: from those who wait, once a day, after half of the time, and never at night."""

import pytest

from service.database.rows import SEAT
from service.matches import deeds
from tests.service.seated import DAY, HOUR, Table
from tests.service.trial_installation import Page, TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """Return a match in which the seat to act has had half of its time."""
    table = Table(house, seats=3, pace="relaxed")
    table.house.new_letters()
    wait(table, 36 * HOUR)
    return table


def wait(table: Table, seconds: int) -> None:
    table.pass_time(seconds)
    table.house.new_letters()


def waiting(table: Table) -> int:
    return next(seat for seat in range(3) if seat != table.seat)


def seat_page(table: Table, seat: int, path: str = "") -> Page:
    return table.house.get(f"/s/{table.house.seat_tokens(table.id)[seat]}{path}")


def nudge(table: Table, by: int) -> Page:
    return seat_page(table, by, f"/nudge/{table.seat}").submit("nudge")


def test_who_waits_nudges_and_the_letter_says_who(table: Table) -> None:
    by = waiting(table)
    assert f"/nudge/{table.seat}" in seat_page(table, by).text
    after = nudge(table, by)
    assert "A reminder went to" in after.text
    (letter,) = table.house.new_letters()
    assert letter.kind == "reminder" and letter.to == table.loaded.seats[table.seat].address
    assert f"{table.loaded.names[by]} is waiting for your move" in letter.text


def test_the_host_nudges_from_the_hosts_page(table: Table) -> None:
    host = table.house.host_page(table.id)
    while table.seat == 0:
        table.play_on()
        table.house.new_letters()
        wait(table, 36 * HOUR)
    page = table.house.get(f"{host}/nudge/{table.seat}").submit("nudge")
    assert page.status == 200 and "Nudged: " in page.text
    assert [each.kind for each in table.house.new_letters()] == ["reminder"]


def test_one_nudge_a_day_whoever_sends_it(table: Table) -> None:
    first, second = (seat for seat in range(3) if seat != table.seat)
    page = seat_page(table, first, f"/nudge/{table.seat}")
    page.submit("nudge")
    page.submit("nudge")
    assert len(table.house.new_letters()) == 1
    assert "/nudge/" not in seat_page(table, second).text
    url = f"/s/{table.house.seat_tokens(table.id)[second]}/nudge/{table.seat}"
    table.house.client.post(url, data={"sure": "yes"})
    assert not table.house.new_letters()
    wait(table, DAY - 1)
    assert "/nudge/" not in seat_page(table, second).text
    wait(table, 1)
    assert f"/nudge/{table.seat}" in seat_page(table, second).text


def test_not_before_half_of_the_time_has_passed(house: TrialInstallation) -> None:
    table = Table(house, seats=3, pace="relaxed")
    table.house.new_letters()
    wait(table, 36 * HOUR - 1)
    by = waiting(table)
    assert "/nudge/" not in seat_page(table, by).text
    url = f"/s/{table.house.seat_tokens(table.id)[by]}/nudge/{table.seat}"
    assert table.house.client.post(url, data={"sure": "yes"}).status_code == 409
    assert not table.house.new_letters()


def test_without_a_deadline_a_day_is_enough(house: TrialInstallation) -> None:
    table = Table(house, seats=3, pace="none")
    table.house.new_letters()
    wait(table, DAY - 1)
    assert "/nudge/" not in seat_page(table, waiting(table)).text
    wait(table, 1)
    nudge(table, waiting(table))
    assert [each.kind for each in table.house.new_letters()] == ["reminder"]


def test_at_night_it_waits_for_the_morning(table: Table) -> None:
    seat = table.loaded.seats[table.seat]
    clock = table.loaded.clock_of(seat)
    while not clock.is_quiet(table.now):
        wait(table, HOUR)
    nudge(table, waiting(table))
    assert not table.house.new_letters()
    table.house.time.forward(clock.morning_after(table.now) - table.now)
    assert [each.kind for each in table.house.new_letters()] == ["reminder"]


def test_an_answer_before_the_morning_drops_it(table: Table) -> None:
    clock = table.loaded.clock_of(table.loaded.seats[table.seat])
    while not clock.is_quiet(table.now):
        wait(table, HOUR)
    nudge(table, waiting(table))
    table.play_on()
    table.house.time.forward(10 * HOUR)
    assert not [each for each in table.house.new_letters() if each.kind == "reminder"]


def test_nobody_nudges_the_own_seat_a_muted_or_an_unasked_one(table: Table) -> None:
    tokens = table.house.seat_tokens(table.id)
    others = [seat for seat in range(3) if seat != table.seat]
    for by, late in ((table.seat, table.seat), (others[0], others[1]), (others[0], 9)):
        url = f"/s/{tokens[by]}/nudge/{late}"
        assert table.house.client.post(url, data={"sure": "yes"}).status_code == 409
    muted = SEAT.update().where(SEAT.c.match_id == table.id, SEAT.c.number == table.seat)
    table.write(lambda c: c.execute(muted.values(muted=True)))
    assert "/nudge/" not in seat_page(table, others[0]).text
    noted = table.read(lambda c: deeds.of_match(c, table.id))
    assert not [each for each in noted if each.kind == "nudged"]
