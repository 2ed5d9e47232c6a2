"""Pauses by the host: they end by themselves, and cost nobody any time."""

import pytest
from sqlalchemy import Connection

from service.matches import open_decisions, pauses, store, turns
from service.matches.store import LoadedMatch
from service.operations import scheduler
from service.people import hosting
from service.people.problems import NotPossible
from tests.service.seated import DAY, HOUR, Table
from tests.service.trial_installation import Page, TrialInstallation

HOST, BELA = 0, 1


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house, seats=3)


def host_page(table: Table, path: str = "") -> Page:
    return table.house.get(table.house.host_page(table.id) + path)


def ends(table: Table, days: int = pauses.BY_HOST) -> dict[str, int]:
    return pauses.ends(table.now, table.loaded.host.timezone, days)


def pause(table: Table, days: int = 3) -> int:
    """Pause as the host does; return the end."""
    day, until = list(ends(table).items())[days - 1]
    host_page(table, "/pause").submit("pause", until=day)
    assert table.loaded.match.paused_until == until
    return until


def test_the_host_pauses_until_a_morning_of_the_next_two_weeks(table: Table) -> None:
    found = list(ends(table).values())
    assert 13 <= len(found) <= 14 and found == sorted(found)
    assert table.now < found[0] and found[-1] <= table.now + pauses.BY_HOST * DAY
    pause(table)
    match = table.loaded.match
    assert (match.paused_by, match.paused_at, match.table_id) == ("host", table.now, None)
    assert table.due == {}, "no clock runs"
    assert {each.seat for each in table.letters("paused")} == {0, 1, 2}
    assert "host paused this game" in host_page(table).text


@pytest.mark.parametrize("day", ["", "2026-13-40", "1999-01-01", "2999-01-01", "x" * 5000, "۲۰۲۶"])
def test_no_other_day_is_taken(table: Table, day: str) -> None:
    page = host_page(table, "/pause").submit("pause", until=day)
    assert page.status == 409 and "one of the next 14 days" in page.text
    assert not table.loaded.is_paused


def test_a_pause_ends_by_itself_and_deadlines_move_by_its_length(table: Table) -> None:
    before, began = table.due, table.now
    until = pause(table)
    table.house.new_letters()
    table.house.pass_time(until - table.now - 1)
    assert table.loaded.is_paused
    table.house.pass_time(1)
    assert not table.loaded.is_paused and table.loaded.match.paused_until is None
    for seat, due in table.due.items():
        assert due.deadline_at == before[seat].deadline_at + table.now - began
    letters = [each for each in table.house.new_letters() if each.kind in ("turn", "resumed")]
    assert {letter.to for letter in letters} == {seat.address for seat in table.loaded.seats}
    assert all("The pause is over" in each.text for each in letters)


def test_the_host_ends_the_own_pause_early_and_no_other(table: Table) -> None:
    pause(table)
    host_page(table, "/resume").submit("resume")
    assert table.loaded.is_running
    until = ends(table)[max(ends(table))]
    table.with_lock(lambda c, held: pauses.pause(c, held, table.now, by="vote", until=until))
    page = host_page(table, "/resume").submit("resume")
    assert page.status == 409 and "agreed on this pause" in page.text
    assert table.loaded.is_paused


def take_over(table: Table, seat: int) -> None:
    """Let a new player accept a seat."""

    def work(c: Connection, held: LoadedMatch) -> None:
        new = {"tenure": held.seats[seat].tenure + 1, "status": "invited", "bot": False}
        store.update_seat(c, held.seats[seat], **new, absent=True)
        turns.accept(c, store.load(c, table.id), seat, table.now)

    table.with_lock(work)


def test_who_takes_over_a_seat_in_a_pause_gets_the_full_time(table: Table) -> None:
    seat = table.seat
    table.pass_time(23 * HOUR)
    end = pause(table)
    table.pass_time(DAY)
    take_over(table, seat)
    assert table.due == {}, "the clock stands still"
    table.pass_time(end - table.now)
    assert table.due[seat].deadline_at == table.now + DAY
    assert [each.facts for each in table.letters("turn", seat=seat)][-1] == {"resumed": "until"}


def test_a_clock_starts_after_a_pause_in_which_a_person_took_a_bots_seat(
    house: TrialInstallation,
) -> None:
    table = Table(house, seats=2)
    other = 1 - table.seat
    table.with_lock(lambda c, held: store.update_seat(c, held.seats[other], bot=True))
    table.with_lock(lambda c, held: turns.resume(c, held, table.seat, table.now))
    assert open_decisions.is_endless(table.due[table.seat])
    end = pause(table)
    take_over(table, other)
    table.pass_time(end - table.now)
    assert table.due[table.seat].deadline_at == table.now + DAY


def test_a_double_tap_pauses_once(table: Table) -> None:
    pause(table)
    pause(table)
    assert len(table.letters("paused")) == 3
    with pytest.raises(NotPossible):
        day = list(ends(table))[4]
        table.with_lock(lambda c, held: hosting.pause(c, held, day, table.now))


def test_an_outage_over_the_end_costs_nobody_any_time(table: Table) -> None:
    left = {seat: due.deadline_at - table.now for seat, due in table.due.items()}
    until = pause(table)
    table.house.time.forward(until - table.now + 5 * DAY)
    scheduler.start(table.house.installation)
    scheduler.tick(table.house.installation)
    assert table.loaded.is_running
    assert {seat: due.deadline_at - table.now for seat, due in table.due.items()} == left


def test_a_pause_that_seems_to_begin_in_the_future_gets_no_longer(table: Table) -> None:
    until = pause(table)
    table.house.time.seconds -= 400 * DAY
    table.write(lambda c: pauses.set_back(c, 0, table.now))
    match = table.loaded.match
    assert match.paused_at == table.now
    assert match.paused_until is not None and match.paused_until <= table.now + 30 * DAY < until
