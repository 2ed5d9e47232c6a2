"""How quickly players usually answer."""

from sqlalchemy import update

from service.database.rows import MATCH
from service.matches import answer_times
from tests.service.seated import HOUR, Table
from tests.service.trial_installation import TrialInstallation


def usual(table: Table) -> dict[int, int]:
    return table.read(lambda c: answer_times.usual(c, table.loaded, range(3)))


def play(table: Table, seconds: int, answers: int) -> None:
    """Let this number of answers each take `seconds`, without nights."""
    for _ in range(answers):
        clock = table.loaded.clock_of(table.loaded.seats[table.seat])
        if clock.is_quiet(table.now + seconds):
            table.house.time.forward(14 * HOUR)
            table.play_on()
        table.house.time.forward(seconds)
        table.play_on()


def test_the_median_of_the_latest_answers_is_shown_to_those_who_wait(
    house: TrialInstallation,
) -> None:
    table = Table(house, seats=3, pace="none")
    assert usual(table) == {}
    play(table, 2 * HOUR, 24)
    found = usual(table)
    assert found and all(HOUR <= each <= 3 * HOUR for each in found.values())
    page = house.get(house.host_page(table.id)).text
    assert page.count("usually answers within") == len(found)
    waits = next(seat for seat in range(3) if seat != table.seat)
    shown = house.get(f"/s/{house.seat_tokens(table.id)[waits]}").text
    assert ("usually answers within" in shown) == (table.seat in found)


def test_answers_in_other_matches_count_and_anonymous_ones_do_not(house: TrialInstallation) -> None:
    first = Table(house, seats=3, pace="none")
    play(first, HOUR, 24)
    second = Table(house, seats=3, seed="another")
    assert usual(second) == usual(first) != {}
    anonymous = update(MATCH).where(MATCH.c.id == first.id).values(anonymous=True)
    first.write(lambda c: c.execute(anonymous))
    assert usual(second) == {} and usual(first) == {}
