"""An unreadable state is rebuilt; if that fails, its players are informed and others play on."""

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, update

from service.database.rows import MATCH, MOVE
from service.language.words import speaker
from service.matches import heartbeat, states, store
from service.operations import doctor, scheduler
from service.operations.batches import those
from tests.service.at_table import Table, begin
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation

HOUR, DAY = 3600, 24 * 3600
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
RUBBISH = ("rubbish", "{}", "null", "[]", '{"log":[]}', "\u202e", '{"turn":' * 3000)


def spoil(table: Table, **values: Any) -> None:
    query = update(MATCH).where(MATCH.c.id == table.match).values(**values)
    table.house.installation.database.write(lambda connection: connection.execute(query))


def spoil_move(table: Table, number: int, **values: Any) -> None:
    where = (MOVE.c.match_id == table.match, MOVE.c.number == number)
    query = update(MOVE).where(*where).values(**values)
    table.house.installation.database.write(lambda connection: connection.execute(query))


def ruin(table: Table) -> None:
    """Make both the state and the moves unusable."""
    spoil(table, state="rubbish")
    spoil_move(table, 1, action="besiege atlantis")


def fault_of(table: Table) -> str | None:
    found = table.house.installation.database.read(lambda c: states.misfits(c, True))
    return dict(found)[table.match]


# --- rebuilt ---------------------------------------------------------------


@sqlite_alone
@pytest.mark.parametrize("state", RUBBISH)
def test_a_state_that_cannot_be_read_is_rebuilt_and_played_on(
    house: TrialInstallation, state: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = begin(house).play(9)
    views = [table.seat_by_api(seat)["view"] for seat in range(3)]
    spoil(table, state=state)
    with caplog.at_level(logging.WARNING):
        assert [table.seat_by_api(seat)["view"] for seat in range(3)] == views
    assert [each.match for each in caplog.records] == [table.match]
    assert house.get(f"/m/{table.match}").status == 200
    table.play(1)
    assert fault_of(table) is None


ANOTHER_SHAPE = [
    lambda stored: stored.pop("owner"),
    lambda stored: stored.update(cheat=1),
    lambda stored: stored.update(passed=None),
    lambda stored: stored["lines"].append(7),
    lambda stored: stored["hands"].__setitem__(0, "!"),
    lambda stored: stored.update(round=1.5),
    lambda stored: stored.update(version=0),
    lambda stored: stored.update(options={"horses": True}),
]


@sqlite_alone
@pytest.mark.parametrize("change", ANOTHER_SHAPE, ids=range(len(ANOTHER_SHAPE)))
def test_a_state_of_another_shape_is_rebuilt_from_its_moves(
    house: TrialInstallation, change: Callable[[dict[str, Any]], Any]
) -> None:
    """Test states stored by a release with another format."""
    table = begin(house).play(9)
    views = [table.seat_by_api(seat)["view"] for seat in range(3)]
    stored = json.loads(table.loaded().match.state_json)
    change(stored)
    spoil(table, state=json.dumps(stored))
    assert [table.seat_by_api(seat)["view"] for seat in range(3)] == views
    table.play(1)
    assert fault_of(table) is None


@sqlite_alone
def test_a_state_of_another_turn_is_not_taken_for_the_present_one(house: TrialInstallation) -> None:
    table = begin(house).play(4)
    old = table.loaded().match.state_json
    table.play(5)
    views = [table.seat_by_api(seat)["view"] for seat in range(3)]
    spoil(table, state=old)
    assert [table.seat_by_api(seat)["view"] for seat in range(3)] == views


@sqlite_alone
def test_invalid_events_of_a_move_are_restored_by_a_replay(house: TrialInstallation) -> None:
    table = begin(house).play(9)
    told = table.seat_by_api(0)["events"]
    spoil_move(table, 3, told='[["rubbish"]]')
    assert table.seat_by_api(0)["events"] == told


# --- failed rebuilds -------------------------------------------------------


@sqlite_alone
def test_its_players_are_told_in_their_language_and_other_matches_go_on(
    house: TrialInstallation,
) -> None:
    table, other = begin(house, BELA, CYRUS).play(5), begin(house).play(5)
    ruin(table)
    paths = {f"/s/{table.seats[seat]}": say for seat, say in enumerate(("en", "hu", "fa"))}
    paths |= {f"/s/{table.seats[1]}/log": "hu", f"/h/{table.host}": "en"}
    paths |= {f"/m/{table.match}": "en", f"/s/{table.seats[1]}/5/pass": "hu"}
    for path, language in paths.items():
        page = house.client.get(path)
        text = page.get_data(as_text=True)
        assert page.status_code == 503 and f'lang="{language}"' in text, path
        assert speaker(language)("error-unreadable")[:40] in text
    answer = house.client.get(f"/s/{table.seats[2]}/no/such/page")
    assert answer.status_code == 404 and 'lang="fa"' in answer.get_data(as_text=True)
    for answer in (
        house.client.get("/api/v1/seat", headers={"Authorization": f"Bearer {table.seats[0]}"}),
        table.act_by_api(0, 5, "pass"),
    ):
        assert (answer.status_code, answer.json["error"]["code"]) == (503, "unreadable")
    assert other.play(1).turn >= 6 and house.get(f"/s/{other.seats[0]}").status == 200


@sqlite_alone
@pytest.mark.parametrize("values", [{"game": "tarock"}, {"options": "["}, {"seed": "none"}])
def test_a_match_with_an_invalid_row_is_reported_as_unreadable(
    house: TrialInstallation, values: dict
) -> None:
    table = begin(house).play(5)
    spoil(table, state="rubbish", **values)
    assert house.get(f"/s/{table.seats[0]}").status == 503
    assert fault_of(table)


@sqlite_alone
def test_moves_that_are_missing_are_not_passed_over(house: TrialInstallation) -> None:
    table = begin(house).play(9)
    spoil(table, state="rubbish")
    cut = delete(MOVE).where(MOVE.c.match_id == table.match, MOVE.c.number >= 5)
    house.installation.database.write(lambda connection: connection.execute(cut))
    assert house.get(f"/s/{table.seats[0]}").status == 503


@sqlite_alone
def test_health_checks_name_the_unreadable_match(
    house: TrialInstallation,
) -> None:
    good, bad = begin(house).play(3), begin(house).play(3)
    house.new_letters()
    scheduler.tick(house.installation)
    heartbeat.note_web(house.installation)
    ready = house.client.get("/readyz")
    assert ready.json["unreadable"] == [] and ready.status_code == 200
    ruin(bad)
    ready = house.client.get("/readyz")
    assert ready.json["unreadable"] == [bad.match] and ready.status_code == 200
    assert house.client.get("/readyz").json["unreadable"] == [bad.match]
    assert "staffetta_matches_unreadable 1.0" in house.client.get("/metrics").text
    finding = doctor._matches(house.installation, speaker("en"))
    assert not finding.good and bad.match in finding.text and good.match not in finding.text
    house.installation.database.write(lambda c: store.close_match(c, bad.match, "called_off", 0))
    assert house.client.get("/readyz").json["unreadable"] == []


@sqlite_alone
def test_every_match_is_checked_among_any_number(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.matches.state_check.AT_ONCE", 2)
    tables = [begin(house) for _ in range(5)]
    for table in (tables[0], tables[3]):
        table.play(2)
        ruin(table)
    for _ in range(3):
        found = house.client.get("/readyz").json["unreadable"]
    assert found == sorted(table.match for table in (tables[0], tables[3]))


@sqlite_alone
def test_while_it_cannot_be_read_no_time_runs_out(house: TrialInstallation) -> None:
    table = begin(house).play(3)
    house.new_letters()
    state = table.loaded().match.state_json
    action = states.moves_of
    with house.installation.database.engine.connect() as connection:
        kept = action(connection, table.match)[1].action
    ruin(table)
    for _ in range(60):
        house.pass_time(HOUR)
    spoil(table, state=state)
    spoil_move(table, 1, action=kept)
    scheduler.tick(house.installation)
    assert table.turn == 3 and table.seat_by_api(table.asked)["deadline"] > house.installation.now()


# --- entries that were changed ---------------------------------------------


@sqlite_alone
@pytest.mark.parametrize(
    "values",
    [{"action": "pass"}, {"seat": 2}, {"mark": "forced"}, {"at": 7}, {"told": "[]"}, {"seal": "x"}],
)
def test_the_first_move_that_was_changed_is_named(house: TrialInstallation, values: dict) -> None:
    table, other = begin(house).play(9), begin(house).play(9)
    assert fault_of(table) is None
    for number in (6, 4):
        spoil_move(table, number, **values)
    assert fault_of(table).startswith("4: ") and fault_of(other) is None
    assert those(house.installation.database, states.damaged) == [table.match]


@sqlite_alone
def test_moves_taken_out_at_the_end_or_in_the_middle_are_missed(house: TrialInstallation) -> None:
    for gone in (8, 3):
        table = begin(house).play(9)
        cut = delete(MOVE).where(MOVE.c.match_id == table.match, MOVE.c.number == gone)
        house.installation.database.write(lambda c, cut=cut: c.execute(cut))
        assert fault_of(table) == f"{gone}: (changed)" or fault_of(table).startswith(f"{gone}: ")


@sqlite_alone
def test_moves_of_before_there_were_seals_are_taken_as_they_are(house: TrialInstallation) -> None:
    table = begin(house).play(9)
    unsealed = update(MOVE).where(MOVE.c.match_id == table.match).values(seal="")
    house.installation.database.write(lambda connection: connection.execute(unsealed))
    spoil(table, seal="")
    assert fault_of(table) is None
    table.play(4)
    assert fault_of(table) is None
    spoil_move(table, 10, action="pass")
    assert fault_of(table).startswith("10: ")


@sqlite_alone
def test_a_start_warns_of_moves_that_were_changed(
    house: TrialInstallation, caplog: pytest.LogCaptureFixture
) -> None:
    table = begin(house).play(9)
    spoil_move(table, 4, told=json.dumps([]))
    with caplog.at_level(logging.WARNING):
        assert [*scheduler.warn_of_damage(house.installation)]
    assert [each.match for each in caplog.records] == [table.match]
