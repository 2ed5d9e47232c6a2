"""The places of a finished match, as pages, letters and printed sheets number them."""

import json

import pytest
from sqlalchemy import update

from service.database.rows import MATCH
from tests.service.at_table import begin
from tests.service.trial_installation import TrialInstallation


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_who_follows_two_that_share_the_first_place_is_third(house: TrialInstallation) -> None:
    table = begin(house)
    result = {"winners": [0, 2], "ranking": [[0, 2], [1]], "scores": [4, 2, 4]}
    values = {"status": "over", "result": json.dumps({**result, "reason": "connected"})}
    over = update(MATCH).where(MATCH.c.id == table.match).values(values)
    house.installation.database.write(lambda c: c.execute(over))
    for path in (f"/m/{table.match}", f"/s/{table.seats[1]}"):
        places = house.get(path).text.split('class="lines-of"')[1].split("</ol>")[0]
        numbers = [each.split("</b>")[0] for each in places.split('class="line-sum"><b>')[1:]]
        assert numbers == ["1", "3"], path
