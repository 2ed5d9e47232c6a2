"""The places of a finished match, as pages, letters and printed sheets number them."""

import json
from typing import Any

import pytest
from sqlalchemy import update

from service.database.rows import MATCH
from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation


def end(house: TrialInstallation, table: Table, result: dict[str, Any]) -> None:
    """Store a finished match with this result."""
    values = {"status": "over", "result": json.dumps({**result, "reason": "connected"})}
    over = update(MATCH).where(MATCH.c.id == table.match).values(values)
    house.installation.database.write(lambda c: c.execute(over))


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_who_follows_two_that_share_the_first_place_is_third(house: TrialInstallation) -> None:
    table = begin(house)
    result = {"winners": [0, 2], "ranking": [[0, 2], [1]], "scores": [4, 2, 4]}
    end(house, table, result)
    for path in (f"/m/{table.match}", f"/s/{table.seats[1]}"):
        places = house.get(path).text.split('class="lines-of"')[1].split("</ol>")[0]
        numbers = [each.split("</b>")[0] for each in places.split('class="line-sum"><b>')[1:]]
        assert numbers == ["1", "3"], path


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("scores", "falling", "said"),
    [
        ([3, 4, 1], False, "came next: 4 regions"),
        ([3, 2, 1], False, "was only one behind"),
        ([1, 2, 3], True, "was only one behind"),
    ],
)
def test_a_second_place_with_more_points_was_not_close_behind(
    house: TrialInstallation, scores: list[int], falling: bool, said: str
) -> None:
    table = begin(house)
    result = {"winners": [0], "ranking": [[0], [1], [2]], "scores": scores}
    end(house, table, {**result, "falling": True} if falling else result)
    assert said in house.get(f"/m/{table.match}?language=en").text
