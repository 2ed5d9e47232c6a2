"""Deeds (recorded events) of a match: stored with origin and request, logged after the commit."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from service.database import after_commit
from service.database.rows import DEED, Mark
from service.installation import logs, origin
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import deeds, erasing
from service.people import personal_data
from tests.service.seated import Table
from tests.service.trial_installation import TrialInstallation

Lines = list[dict[str, Any]]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """The log lines about deeds in this process, parsed from JSON."""
    found: Lines = []
    logs.requests_to(lambda text: found.extend(map(json.loads, text.splitlines())))
    yield found
    logs.requests_to(None)


def note(table: Table, kind: str = "muted", seat: int = 1, turn: int = 3, **facts: Any) -> None:
    table.write(lambda c: deeds.note(c, table.id, kind, table.now, seat=seat, turn=turn, **facts))


def stored(table: Table) -> list[Any]:
    return table.read(lambda c: deeds.of_match(c, table.id))


def test_a_deed_has_its_way_and_its_request(house: TrialInstallation, lines: Lines) -> None:
    table = Table(house)
    before = len(stored(table))
    with origin.coming("api", "0123456789ab"):
        note(table)
    deed = stored(table)[before]
    assert (deed.kind, deed.seat, deed.turn, deed.at) == ("muted", 1, 3, table.now)
    assert (deed.way, deed.request) == ("api", "0123456789ab")
    assert {"deed": "muted", "way": "api", "request": "0123456789ab"}.items() <= lines[-1].items()
    note(table)
    assert stored(table)[-1].way == "command"


def test_an_unknown_kind_is_refused(house: TrialInstallation) -> None:
    table = Table(house)
    with pytest.raises(ValueError, match="danced"):
        note(table, kind="danced")


def test_a_move_has_its_way_and_its_request(house: TrialInstallation, lines: Lines) -> None:
    table = Table(house)
    lines.clear()
    with origin.coming("page", "abcabcabcabc"):
        table.play_on()
    move = table.moves[-1]
    assert (move.way, move.request) == ("page", "abcabcabcabc")
    logged = [line for line in lines if line["deed"] == "move"]
    assert [line["turn"] for line in logged] == [each.number for each in table.moves]
    assert logged[-1]["match"] == table.id
    assert "action" not in logged[-1]


def test_a_rolled_back_deed_is_neither_stored_nor_logged(
    house: TrialInstallation, lines: Lines
) -> None:
    table = Table(house)
    before = len(stored(table))
    lines.clear()

    def fails(connection: Any) -> None:
        deeds.note(connection, table.id, "muted", table.now, seat=1)
        raise LookupError

    with pytest.raises(LookupError):
        table.write(fails)
    assert len(stored(table)) == before
    assert lines == []


def test_work_that_runs_again_is_logged_once() -> None:
    made = []
    with after_commit.collected() as calls:
        after_commit.later(lambda: made.append("lost"))
        calls.clear()  # as Database.write does before each attempt
        after_commit.later(lambda: made.append("kept"))
        assert made == []
    assert made == ["kept"]


def test_a_repeated_refusal_is_counted_in_one_row(house: TrialInstallation, lines: Lines) -> None:
    table = Table(house)
    before = len(stored(table))
    for _ in range(5):
        note(table, "refused", why="stale")
    (deed,) = stored(table)[before:]
    assert deed.facts == {"why": "stale", "times": 5, "last": table.now}


def test_a_match_stores_a_bounded_number_of_refusals(house: TrialInstallation) -> None:
    table = Table(house)
    note(table, "muted")

    def many(connection: Any) -> None:
        for turn in range(deeds.MOST_OF_A_KIND + 20):
            deeds.note(connection, table.id, "refused", table.now, seat=1, turn=turn, why="stale")

    table.write(many)
    refused = [deed.turn for deed in stored(table) if deed.kind == "refused"]
    assert refused == list(range(20, deeds.MOST_OF_A_KIND + 20))
    assert "muted" in [deed.kind for deed in stored(table)]


def test_deeds_go_with_their_match(house: TrialInstallation) -> None:
    table = Table(house)
    note(table)
    table.write(lambda c: erasing.erase(c, table.id))
    assert table.read(lambda c: c.execute(DEED.select()).all()) == []


def test_a_person_is_told_the_deeds_of_their_seat(house: TrialInstallation) -> None:
    table = Table(house)
    note(table, "muted", seat=1)
    note(table, "unmuted", seat=2)
    told = json.loads(table.read(lambda c: personal_data.export(c, "p1@mail.example")))
    (seat,) = told["seats"]
    kinds = [each["kind"] for each in seat["deeds"]]
    assert "muted" in kinds
    assert "unmuted" not in kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_deed_has_words(language: str) -> None:
    say = speaker(language)
    assert [kind for kind in deeds.KINDS if not say.has(f"log-{kind}")] == []
    assert [way for way in origin.WAYS if not say.has(f"log-way-{way}")] == []
    assert [mark for mark in get_args(Mark) if not say.has(f"log-move-{mark}")] == []
