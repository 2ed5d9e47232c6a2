"""Matches as text: any change is detected, imports can be watched, running ones are private."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.matches import exports, imports, match_text
from service.matches.match_text import Unverified
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def export_of(table: Table) -> str:
    return table.house.installation.database.read(lambda c: exports.export(c, table.match))


def sealed(data: dict[str, Any]) -> str:
    """Return changed data with a matching fingerprint, as a forger could."""
    return match_text.write({**data, "fingerprint": match_text.fingerprint(data)})


def test_an_export_holds_moves_options_and_version_and_the_seed_once_it_is_over(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(9)
    running = json.loads(export_of(table))
    assert running["seed"] is None and len(running["moves"]) == table.turn
    over = json.loads(export_of(table.play(None)))
    assert over["commitment"] == running["commitment"] and bytes.fromhex(over["seed"])
    assert {"options", "rules_version", "result", "players"} <= set(over)
    assert "mail.example" not in export_of(table)


def test_a_finished_game_and_one_in_course_are_verified(house: TrialInstallation) -> None:
    table = begin(house).play(9)
    assert match_text.verify(export_of(table))["status"] == "running"
    assert match_text.verify(export_of(table.play(None)))["status"] == "over"


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(place=st.integers(0, 10**6), sign=st.characters(codec="utf-8"), kind=st.integers(0, 2))
def test_no_change_of_a_single_sign_goes_unnoticed(
    finished: str, place: int, sign: str, kind: int
) -> None:
    place %= len(finished)
    rest = finished[place + (kind != 1) :]
    changed = finished[:place] + (sign if kind != 2 else "") + rest
    if changed != finished:
        with pytest.raises(Unverified):
            match_text.verify(changed)


def forgeries(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Return forgeries by an attacker who knows how fingerprints are made."""
    moves = data["moves"]
    seat, action, mark = moves[3]
    bent = [*moves[:3], [(seat + 1) % 3, action, mark], *moves[4:]]
    return [
        {**data, "seed": "00" * 32},
        {**data, "seed": "rubbish"},
        {**data, "seed": 7},
        {**data, "seed": None},
        {**data, "commitment": "0" * 64},
        {**data, "moves": moves[:-1]},
        {**data, "moves": [*moves, moves[-1]]},
        {**data, "moves": bent},
        {**data, "moves": [[seat, "pass\0", mark]]},
        {**data, "moves": [[10**30, "pass", mark]]},
        {**data, "moves": [[0, "pass", "invented"]]},
        {**data, "moves": "none"},
        {**data, "result": {**data["result"], "winners": [0, 1, 2]}},
        {**data, "seats": 10**30},
        {**data, "seats": "3"},
        {**data, "options": {"dragons": True}},
        {**data, "options": []},
        {**data, "game": "tarock"},
        {**data, "format": "another"},
        {name: value for name, value in data.items() if name != "status"},
        {name: value for name, value in data.items() if name != "moves"},
    ]


def test_forgeries_with_a_fitting_fingerprint_are_found_out(finished: str) -> None:
    data = json.loads(finished)
    for forged in forgeries(data):
        with pytest.raises(Unverified):
            match_text.verify(sealed(forged))


@pytest.mark.parametrize(
    "rubbish",
    [
        "",
        "rubbish",
        "null",
        "[]",
        "{}",
        "[" * 100_000,
        '{"a":' * 5000 + "1" + "}" * 5000,
        "\ufeff{}",
    ],
)
def test_rubbish_is_no_export(rubbish: str) -> None:
    with pytest.raises(Unverified):
        match_text.verify(rubbish)


# --- imports ---------------------------------------------------------------


def take_in(house: TrialInstallation, text: str) -> str:
    data, installation = imports.read(text), house.installation
    return installation.database.write(lambda c: imports.keep(c, data, installation.now()))


@pytest.mark.parametrize("name", match_text.TYPES)
def test_an_export_without_one_of_its_parts_is_refused(finished: str, name: str) -> None:
    data = json.loads(finished)
    del data[name]
    with pytest.raises(Unverified):
        match_text.verify(sealed(data) if name != "fingerprint" else match_text.write(data))


def test_an_imported_match_can_be_watched_and_exports_the_same_game(
    house: TrialInstallation, finished: str
) -> None:
    match = take_in(house, finished)
    page = house.get(f"/m/{match}")
    assert page.status == 200 and "Béla" in page.text
    again = json.loads(house.client.get(f"/m/{match}/export").data)
    data = json.loads(finished)
    for name in ("moves", "seed", "result", "players", "commitment", "options"):
        assert again[name] == data[name]
    assert house.new_letters() == []
    assert house.client.get("/readyz").json["warnings"] == []


def test_the_same_match_is_not_imported_twice(house: TrialInstallation, finished: str) -> None:
    take_in(house, finished)
    before = digest(house)
    with pytest.raises(imports.NotImported, match="known"):
        take_in(house, finished)
    assert digest(house) == before


def test_a_match_in_course_is_not_imported(house: TrialInstallation) -> None:
    with pytest.raises(imports.NotImported, match="unfinished"):
        imports.read(export_of(begin(house).play(3)))


@pytest.mark.parametrize(
    "change",
    [
        {"players": ["Ana", "Béla"]},
        {"players": ["Ana", "Béla", "Cy\u202erus"]},
        {"players": ["Ana", "Béla", 7]},
        {"players": ["Ana", "Béla", "<b>" * 40]},
        {"match": "../../etc"},
        {"match": "a\0bcdefghijk"},
        {"language": "tlh"},
    ],
)
def test_a_harmful_import_is_refused(finished: str, change: dict[str, Any]) -> None:
    with pytest.raises(Unverified):
        imports.read(sealed({**json.loads(finished), **change}))


@sqlite_alone
def test_every_moment_of_a_game_has_an_export_that_verifies(house: TrialInstallation) -> None:
    table = begin(house)
    for _ in range(20):
        match_text.verify(export_of(table))
        table.play(3)


def test_an_export_is_written_one_move_a_line(finished: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished, encoding="utf-8")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) > len(json.loads(finished)["moves"])
