"""Exports of matches that ended at a table: honest about what their moves do not prove."""

from __future__ import annotations

from typing import Any

import pytest

from service.language.words import speaker
from service.matches import exports, imports, match_text, states
from service.matches.match_text import Unverified
from service.tables import continued_matches
from tests.service.at_table import Table
from tests.service.tables.test_continued_matches import begin, lay
from tests.service.tables.test_freezing import bare
from tests.service.trial_installation import TrialInstallation


def ended_at_table(house: TrialInstallation) -> Table:
    table = begin(house).play(6)
    at = lay(table)
    at.enter(at.opened.host, "end 2")
    house.pass_time(continued_matches.QUIET)
    return table


def test_the_export_says_that_the_end_was_played_at_a_table(house: TrialInstallation) -> None:
    table = ended_at_table(house)
    read = house.installation.database.read
    text = read(lambda c: exports.export(c, table.match))
    data = match_text.verify(text)
    assert data["ended_at_table"] == table.loaded().match.table_id
    assert len(data["moves"]) == table.turn
    assert read(lambda c: states.misfits(c, every=True)) == [(table.match, None)]
    without = {name: value for name, value in data.items() if name != "ended_at_table"}
    sealed = match_text.write({**without, "fingerprint": match_text.fingerprint(without)})
    with pytest.raises(Unverified, match="other_result"):
        match_text.verify(sealed)
    assert imports.read(text)["result"]["winners"] == [2]


@pytest.mark.parametrize(
    "forged",
    [
        {"winners": [7]},
        {"ranking": [[0, 1]]},
        {"ranking": [[0, 0, 1, 2]]},
        {"scores": ["x", 1, 2]},
        {"scores": [1]},
        {"reason": 3},
        {"counted": "<b>"},
        {"campaign": {}},
        {"winners": None},
    ],
)
def test_a_forged_result_of_an_evening_is_refused(
    house: TrialInstallation, forged: dict[str, Any]
) -> None:
    table = ended_at_table(house)
    text = house.installation.database.read(lambda c: exports.export(c, table.match))
    data = match_text.verify(text)
    changed = data | {"result": data["result"] | forged}
    sealed = match_text.write({**changed, "fingerprint": match_text.fingerprint(changed)})
    with pytest.raises(Unverified):
        match_text.verify(sealed)


def test_a_finished_game_cannot_claim_that_it_ended_at_a_table(house: TrialInstallation) -> None:
    table = begin(house).play(None)
    text = house.installation.database.read(lambda c: exports.export(c, table.match))
    data = match_text.verify(text)
    forged = data | {"ended_at_table": "a" * 12, "result": data["result"] | {"winners": [0]}}
    sealed = match_text.write({**forged, "fingerprint": match_text.fingerprint(forged)})
    with pytest.raises(Unverified, match="other_result"):
        match_text.verify(sealed)


def test_an_imported_match_shows_that_it_ended_at_a_table(house: TrialInstallation) -> None:
    table = ended_at_table(house)
    data = imports.read(house.installation.database.read(lambda c: exports.export(c, table.match)))
    data["match"] = "a" * 12
    now = house.time.now()
    house.installation.database.write(lambda c: imports.keep(c, data, now))
    assert bare(speaker("en")("paused-end")) in bare(house.get(f"/m/{'a' * 12}").text)
