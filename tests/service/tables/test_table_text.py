"""Tables as text: each entry has a hash, the log is replayed, and any change is detected."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from sqlalchemy import update

from service.database.rows import TABLE_ENTRY
from service.matches import match_text
from service.matches.match_text import Unverified
from service.tables import exports, hash_chain, retention, table_text
from service.tables.store import NoSuchTable
from tests.service.tables.tables_of_tests import NAMES, Companions, open_pad
from tests.service.trial_installation import TrialInstallation

LINES = ("0 add 5", "1 add 7", "row Caf%C3%A9", "instead 1 0 add 6", "2 add 1", "undo 2", "end")


def played(house: TrialInstallation) -> Companions:
    at = open_pad(house, title="Péntek")
    for line in LINES:
        at.enter(at.opened.host, line)
    return at


def text_of(at: Companions) -> str:
    return at.house.installation.database.read(lambda c: exports.export(c, at.opened.id))


@pytest.fixture(scope="session")
def exported(lasting_house: TrialInstallation) -> str:
    return text_of(played(lasting_house))


def test_an_export_has_the_players_and_the_entries(house: TrialInstallation) -> None:
    at = played(house)
    phone = at.claim(at.opened.seats[0])
    text = text_of(at)
    data = json.loads(text)
    assert (data["table"], data["players"], data["status"]) == (at.opened.id, [*NAMES], "over")
    assert [entry[1] for entry in data["entries"]] == [*LINES]
    for secret in (at.opened.host, at.opened.watch, *at.opened.seats, phone):
        assert secret not in text


def test_an_export_is_verified_by_its_seals_and_by_playing_it(exported: str) -> None:
    data, table = table_text.verify(exported)
    assert table_text.is_table(exported) and data["status"] == "over"
    assert table.at.totals == [6, 0, 1]
    assert [entry.number for entry in table.entries if entry.undone] == [2]


def test_a_name_of_no_table_is_refused(house: TrialInstallation) -> None:
    with pytest.raises(NoSuchTable):
        house.installation.database.read(lambda c: exports.export(c, "a" * 12))


def code_of(text: str) -> str:
    with pytest.raises(Unverified) as wrong:
        table_text.verify(text)
    return wrong.value.code


def forged(exported: str, **changes: Any) -> str:
    """Return changed data with a matching fingerprint, as a forger could."""
    data = {**json.loads(exported), **changes}
    return match_text.write({**data, "fingerprint": match_text.fingerprint(data)})


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(place=some.integers(0, 10**6), sign=some.characters(codec="utf-8"))
def test_any_sign_that_is_changed_is_found(exported: str, place: int, sign: str) -> None:
    at = place % len(exported)
    changed = exported[:at] + sign + exported[at + 1 :]
    if changed != exported:
        assert code_of(changed) in ("changed", "not_json", "not_an_export", "unknown_game")


def test_a_changed_entry_is_found_by_its_hash_despite_a_matching_fingerprint(exported: str) -> None:
    entries = json.loads(exported)["entries"]
    for place in range(len(entries)):
        other = [[*entry] for entry in entries]
        other[place][2] += 1
        assert code_of(forged(exported, entries=other)) == "entry_changed"
    assert code_of(forged(exported, entries=entries[1:])) == "entry_changed"
    assert code_of(forged(exported, entries=[*entries[:2], *entries[3:]])) == "entry_changed"


def test_a_replay_finds_an_entry_that_was_never_possible(exported: str) -> None:
    """The hashes are valid, and the impossible entry is undone later."""
    last, entries = "", []
    for number, line in enumerate(("0 add 5", "0 conjure", "undo 2"), 1):
        last = hash_chain.seal(last, number, 0, line, 7)
        entries.append([0, line, 7, last])
    assert code_of(forged(exported, entries=entries)) == "entry_impossible"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 10**9},
        {"seats": -1},
        {"entries": [1]},
        {"entries": [[0, "row", 7]]},
        {"entries": [[9, "row", 7, ""]]},
        {"entries": [[-2, "row", 7, ""]]},
        {"options": {"nonsense": 1}},
        {"options": []},
        {"begins": {"game": "condottiere-3e"}},
        {"title": 7},
        {"format": "staffetta-match-1"},
    ],
)
def test_a_text_without_the_form_of_an_export_is_refused(exported: str, wrong: Any) -> None:
    assert code_of(forged(exported, **wrong)) == "not_an_export"


@pytest.mark.parametrize("text", ["", "{}", "[]", "7", "{", "[" * 100_000, '{"format": []}'])
def test_rubbish_is_no_table(text: str) -> None:
    assert not table_text.is_table(text)
    assert code_of(text) in ("not_json", "not_an_export")


def test_an_unknown_game_is_refused(exported: str) -> None:
    assert code_of(forged(exported, game="tarock")) == "unknown_game"


# --- retention -------------------------------------------------------------

DAY = 24 * 3600


def there(at: Companions) -> bool:
    try:
        text_of(at)
    except NoSuchTable:
        return False
    return True


def test_a_table_that_was_never_used_is_forgotten_after_a_month(house: TrialInstallation) -> None:
    at, used = open_pad(house), open_pad(house, key="used")
    used.enter(used.opened.host, "row")
    at.claim(at.opened.seats[0])
    house.pass_time(30 * DAY - 1)
    assert there(at)
    house.pass_time(1)
    assert (there(at), there(used)) == (False, True)


def test_a_table_that_was_left_in_the_middle_is_forgotten_after_a_year(
    house: TrialInstallation,
) -> None:
    left, over = open_pad(house), open_pad(house, key="over")
    left.enter(left.opened.host, "row")
    over.enter(over.opened.host, "end 0")
    house.pass_time(400 * DAY - 1)
    assert there(left)
    house.pass_time(1)
    assert (there(left), there(over)) == (False, True)


def test_a_table_used_again_at_the_last_moment_is_kept(
    house: TrialInstallation,
) -> None:
    at = open_pad(house)
    house.time.forward(31 * DAY)
    now, database = house.time.now(), house.installation.database
    assert database.read(lambda c: retention.overdue(c, now)) == [at.opened.id]
    at.enter(at.opened.host, "row")
    database.write(lambda c: retention.forget(c, at.opened.id, now))
    assert there(at)


def test_tables_in_play_are_counted(house: TrialInstallation) -> None:
    open_pad(house)
    open_pad(house, key="other")
    assert "staffetta_tables_in_play 2.0" in house.client.get("/metrics").text
    house.time.forward(3601)
    assert "staffetta_tables_in_play 0.0" in house.client.get("/metrics").text


def test_a_table_with_a_changed_log_is_named(house: TrialInstallation) -> None:
    at, sound = played(house), open_pad(house, key="sound")
    at.enter(at.opened.host, "undo 7")
    database = house.installation.database
    assert database.read(retention.unsound) == []
    changed = update(TABLE_ENTRY).where(TABLE_ENTRY.c.number == 3).values(line="row X")
    database.write(lambda c: c.execute(changed))
    assert database.read(retention.unsound) == [at.opened.id]
    found = dict(database.read(lambda c: retention.misfits(c, every=True)))
    assert found == {at.opened.id: "3: row X (changed)", sound.opened.id: None}
