"""A table is opened once, with links to it alone."""

from typing import Any

import pytest
from sqlalchemy import select

from service.database.rows import GAME_TABLE, TABLE_SEAT
from service.people.problems import Invalid
from service.tables import store, table_requests
from service.tables.store import NoSuchLink
from tests.service.tables.tables_of_tests import NAMES, NOBODY, open_pad
from tests.service.trial_installation import TrialInstallation


def test_each_link_leads_to_its_place_at_the_table(house: TrialInstallation) -> None:
    at = open_pad(house, title="Friday", clock=True, language="hu")
    host, watcher = at.held(at.opened.host), at.held(at.opened.watch)
    assert (host.role, host.seat, watcher.role, watcher.seat) == ("host", None, "watcher", None)
    seats = [at.held(token) for token in at.opened.seats]
    assert [(held.role, held.seat) for held in seats] == [("seat", n) for n in range(3)]
    assert {held.row.id for held in (host, watcher, *seats)} == {at.opened.id}
    assert host.names == list(NAMES)
    row = host.row
    assert (row.title, row.clock, row.language, row.status) == ("Friday", True, "hu", "open")


def test_the_same_key_opens_the_same_table(house: TrialInstallation) -> None:
    first, second = open_pad(house), open_pad(house, "Dara", "Emma")
    assert first.opened == second.opened
    assert open_pad(house, key="other").opened.id != first.opened.id


def test_wrong_links_lead_nowhere(house: TrialInstallation) -> None:
    at = open_pad(house)
    for wrong in (NOBODY, "", "x" * 10_000, "é" * 26, at.opened.host.upper(), at.opened.id):
        with pytest.raises(NoSuchLink):
            at.held(wrong)


def test_the_database_keeps_no_link(house: TrialInstallation) -> None:
    at = open_pad(house)
    secrets = {at.opened.host, at.opened.watch, *at.opened.seats}
    found = house.installation.database.read(
        lambda c: [*c.execute(select(GAME_TABLE)).all(), *c.execute(select(TABLE_SEAT)).all()]
    )
    assert not secrets & {value for row in found for value in row}


def test_only_the_host_gets_the_other_links(house: TrialInstallation) -> None:
    at = open_pad(house)
    read, tokens = house.installation.database.read, house.installation.tokens
    links = read(lambda c: store.links_of(c, at.held(at.opened.host), tokens))
    assert links == (at.opened.watch, at.opened.seats)
    with pytest.raises(AssertionError):
        read(lambda c: store.links_of(c, at.held(at.opened.watch), tokens))


def test_each_change_has_a_stamp_of_its_own(house: TrialInstallation) -> None:
    at = open_pad(house)

    def stamp() -> str:
        return store.stamp(at.held(at.opened.watch).row)

    seen = [stamp()]
    at.enter(at.opened.host, "row")
    seen.append(stamp())
    at.claim(at.opened.seats[0])
    seen.append(stamp())
    at.free(at.opened.host, 0)
    seen.append(stamp())
    assert len({*seen}) == 4 and stamp() == seen[-1]


GOOD = {"game": "pad", "seats": [{"name": "Ana"}, {}]}


def problems(body: dict[str, Any]) -> set[tuple[str, str]]:
    with pytest.raises(Invalid) as invalid:
        table_requests.read(body, "k")
    return {(problem.at, problem.code) for problem in invalid.value.problems}


@pytest.mark.parametrize(
    ("wrong", "at", "code"),
    [
        ({"game": "tarock"}, "game", "unknown_game"),
        ({"game": ["pad"]}, "game", "unknown_game"),
        ({"language": "de"}, "language", "unknown_value"),
        ({"language": {}}, "language", "unknown_value"),
        ({"seats": []}, "seats", "seats"),
        ({"seats": [{}] * 11}, "seats", "seats"),
        ({"seats": [{}] * 10_000}, "seats", "malformed"),
        ({"seats": "Ana"}, "seats", "malformed"),
        ({"seats": ["Ana", {}]}, "seats.0", "malformed"),
        ({"seats": [{"name": 7}, {}]}, "seats.0.name", "malformed"),
        ({"seats": [{"name": "Ana"}, {"name": " ana"}]}, "seats.1.name", "name_alike"),
        ({"seats": [{"name": "www.evil.example"}, {}]}, "seats.0.name", "name_link"),
        ({"title": 7}, "title", "malformed"),
        ({"title": "x" * 100}, "title", "name_too_long"),
        ({"clock": "yes"}, "clock", "unknown_value"),
        ({"options": []}, "options", "malformed"),
        ({"options": {"nonsense": 1}}, "options", "option_unknown"),
        ({"options": {"low_wins": 7}}, "options", "value_unknown"),
    ],
)
def test_faults_of_a_request_are_reported(wrong: dict[str, Any], at: str, code: str) -> None:
    assert (at, code) in problems({**GOOD, **wrong})


def test_all_faults_are_reported_together() -> None:
    assert len(problems({"game": 1, "seats": 1, "options": 1, "language": 1})) == 4


def test_names_need_not_be_given_beforehand() -> None:
    assert table_requests.read(GOOD, "k").names == ["Ana", ""]
