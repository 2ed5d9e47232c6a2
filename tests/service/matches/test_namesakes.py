"""Matches of the same game and people that run at the same time have different numbers."""

import pytest

from service.matches import namesakes
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation

DAY = 24 * 3600


def number(table: Table, seat: int = 1) -> int:
    database, loaded = table.house.installation.database, table.loaded()
    return database.read(lambda c: namesakes.number(c, loaded, seat))


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_no_two_that_run_at_the_same_time_have_the_same_number(house: TrialInstallation) -> None:
    def another(*others: dict[str, str], game: str = "condottiere-3e") -> Table:
        house.time.forward(DAY)
        return begin(house, *others, host=ANA, game=game)

    first, second = another(BELA, CYRUS), another(BELA, CYRUS)
    assert [number(first), number(second), number(another(BELA))] == [1, 2, 1]
    assert number(another(BELA, CYRUS, game="rakab")) == 1
    house.time.forward(DAY)
    first.play(None)
    third = another(CYRUS, BELA)
    assert [number(first), number(second), number(third)] == [1, 2, 3], "the second still runs"
    for table in (second, third):
        house.time.forward(DAY)
        table.play(None)
    fourth = another(BELA, CYRUS)
    assert [number(fourth, seat) for seat in range(3)] == [1, 1, 1]
