"""Letters about promised dates that have moved: one for each person, and only where one is due."""

from collections import defaultdict

import pytest

from service.matches import absences, heartbeat, moved_dates, store
from service.operations import scheduler
from service.people import seating
from service.views.reader import Reader
from tests.service.seated import DAY, HOUR, Table
from tests.service.trial_installation import Letter, TrialInstallation


def down(house: TrialInstallation, seconds: int) -> None:
    """Let the server be down for that long."""
    house.time.forward(seconds)
    scheduler.start(house.installation)


def told(house: TrialInstallation) -> list[Letter]:
    return [each for each in house.new_letters() if each.kind == moved_dates.KIND]


def asked(house: TrialInstallation, seed: str = "a fair in Siena") -> Table:
    """Return a match whose question has just been sent."""
    table = Table(house, seats=3, seed=seed)
    house.new_letters()
    scheduler.start(house.installation)
    return table


def test_after_an_outage_the_new_date_is_named(house: TrialInstallation) -> None:
    table = asked(house)
    before = table.due[table.seat].deadline_at
    down(house, 2 * DAY)
    after = table.due[table.seat].deadline_at
    assert after == before + 2 * DAY
    (letter,) = told(house)
    assert letter.to == table.loaded.seats[table.seat].address
    assert Reader.stranger("en", "Europe/London").moment(after) in letter.text
    down(house, 10)
    assert not told(house)


def test_a_short_outage_is_not_worth_a_letter(house: TrialInstallation) -> None:
    asked(house)
    down(house, HOUR)
    assert not told(house)


def test_one_letter_tells_a_person_of_all_games(house: TrialInstallation) -> None:
    tables = [asked(house, f"seed {number}") for number in range(3)]
    down(house, 3 * HOUR)
    letters = told(house)
    people = {table.loaded.seats[table.seat].address for table in tables}
    assert {letter.to for letter in letters} == people and len(letters) == len(people)
    dates = {
        Reader.stranger("en", "Europe/London").moment(t.due[t.seat].deadline_at) for t in tables
    }
    assert all(any(date in letter.text for letter in letters) for date in dates)
    assert sum(letter.text.count("Please answer by") for letter in letters) == 3


@pytest.mark.parametrize("column", [{"muted": True}, {"unreachable_since": 1}])
def test_a_muted_or_unreachable_game_keeps_no_letter_from_a_later_one(
    house: TrialInstallation, column: dict[str, object]
) -> None:
    asked_in = defaultdict(list)
    for number in range(4):  # of three players, one is asked in two games
        table = asked(house, f"seed {number}")
        asked_in[table.loaded.seats[table.seat].address].append(table)
        house.time.forward(60)
    (address, (first, *others)) = max(asked_in.items(), key=lambda each: len(each[1]))
    seat = first.loaded.seats[first.seat]
    first.write(lambda c: store.update_seat(c, seat, **column))
    down(house, 3 * HOUR)
    (letter,) = (each for each in told(house) if each.to == address)
    assert letter.text.count("Please answer by") == len(others) > 0


def test_a_question_that_has_yet_to_go_names_the_new_date_itself(house: TrialInstallation) -> None:
    table = Table(house, seats=3)
    scheduler.start(house.installation)
    down(house, 5 * HOUR)
    assert not told(house)
    assert table.letters("turn")


def test_two_outages_before_the_letter_goes_make_one_letter(house: TrialInstallation) -> None:
    table = asked(house)
    down(house, 3 * HOUR)
    down(house, 3 * HOUR)
    assert len(table.letters(moved_dates.KIND)) == 1


def test_paused_endless_muted_and_absent_seats_get_none(house: TrialInstallation) -> None:
    table = asked(house)
    Table(house, seats=3, pace="none")
    house.new_letters()
    table.with_lock(lambda c, held: seating.set_muted(c, held, table.seat, True, table.now))
    down(house, DAY)
    assert not told(house)


def test_an_answer_before_the_letter_goes_drops_it(house: TrialInstallation) -> None:
    table = asked(house)
    down(house, DAY)
    table.play_on()
    assert not told(house)


def test_an_absence_of_the_own_tells_the_new_date_once(house: TrialInstallation) -> None:
    table = asked(house)
    number, back = table.seat, table.now + 5 * DAY
    for _ in range(2):
        table.with_lock(lambda c, held: absences.announce(c, held, number, 0, back, table.now))
    assert table.due[number].deadline_at > table.now + 5 * DAY
    assert len(table.letters(moved_dates.KIND)) == 1
    house.time.forward(6 * DAY)
    (letter,) = told(house)
    assert letter.to == table.loaded.seats[number].address and "your deadline waits" in letter.text


def test_it_waits_for_the_morning(house: TrialInstallation) -> None:
    table = asked(house)
    clock = table.loaded.clock_of(table.loaded.seats[table.seat])
    down(house, next(h for h in range(2, 40) if clock.is_quiet(table.now + h * HOUR)) * HOUR)
    assert not told(house)
    house.time.forward(clock.morning_after(table.now) - table.now)
    assert len(told(house)) == 1
    assert heartbeat.beat(house.installation, heartbeat.OUTAGE_BETWEEN_CALLS)
