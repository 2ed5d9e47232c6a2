"""Keepsakes of a match: only after its end, with its winners, its story and its proof."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from service.matches import store
from tests.service.at_table import Table, begin
from tests.service.trial_installation import SURE, TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def words_of(pdf: bytes, folder: Path) -> str:
    path = folder / "kept.pdf"
    path.write_bytes(pdf)
    done = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True)
    return done.stdout.decode()


def came_to(table: Table) -> list[int]:
    """Return each seat's deciding number: points, councils' power, or size of the largest group."""
    view = table.loaded().game.view(table.loaded().state, None)
    if "breakdown" in view["result"]:
        return list(view["result"]["scores"])
    fact = "small" if "small" in view["players"][0] else "largest_group"
    return [each[fact] for each in view["players"]]


def kept_of(table: Table, what: str, language: str = "en") -> bytes:
    answer = table.house.client.get(f"/m/{table.match}/{what}.pdf?language={language}")
    assert answer.status_code == 200 and answer.mimetype == "application/pdf"
    return answer.data


@sqlite_alone
@pytest.mark.parametrize("game", ["condottiere-3e", "troyes", "btwixt"])
def test_a_finished_match_has_a_poster_and_a_certificate(
    house: TrialInstallation, game: str, tmp_path: Path
) -> None:
    table = begin(house, game=game).play(None)
    match = table.loaded().match
    told = words_of(kept_of(table, "poster"), tmp_path)
    assert match.seed in told.replace("\n", "").replace(" ", "") and "Ana" in told
    assert told.count("1.") >= 1 and "The story of the game" in told
    assert "The numbers on the board show where" in " ".join(told.split())
    assert match.result is not None
    names = [table.loaded().names[seat] for seat in match.result["winners"]]
    won = words_of(kept_of(table, "certificate"), tmp_path)
    assert all(name.casefold() in won.casefold() for name in names)
    for language in ("fa", "hu"):
        for what in ("poster", "certificate", "result"):
            assert kept_of(table, what, language) == kept_of(table, what, language)
    final = words_of(kept_of(table, "result"), tmp_path)
    assert "final score" in final.casefold() and "Ana" in final
    numbers = re.findall(r"−?\d+", final)
    counted = came_to(table)
    assert not [each for each in counted if str(each).replace("-", "−") not in numbers]
    offered = house.get(f"/m/{table.match}/print").text
    assert all(
        f"/m/{table.match}/{what}.pdf" in offered for what in ("result", "poster", "rebuild")
    )
    page = house.get(f"/m/{table.match}").text
    assert f"/m/{table.match}/poster.pdf" in page


@sqlite_alone
def test_a_poster_lists_the_promises_kept_and_broken(
    house: TrialInstallation, tmp_path: Path
) -> None:
    table = begin(house)
    table.take("besiege roma")
    first, second = table.asked, (table.asked + 1) % 3
    about = ((first, {"to": str(second), "give": "pass"}), (second, {"verdict": "accept"}))
    for seat, body in about:
        url = f"/s/{table.seats[seat]}/deals"
        assert house.client.post(url, data=SURE | {"number": "1"} | body).status_code == 303
    table.take(next(each for each in table.actions if each.startswith("play m")))
    table.play(None)
    told = re.sub(r"[\s\u2066-\u2069]+", " ", words_of(kept_of(table, "poster"), tmp_path))
    assert "Promises" in told and "plays no more cards in the" in told and "(broken)" in told


@sqlite_alone
def test_nothing_is_kept_of_a_match_that_is_played(house: TrialInstallation) -> None:
    table = begin(house).play(5)
    for what in ("poster", "certificate", "result"):
        assert house.client.get(f"/m/{table.match}/{what}.pdf").status_code == 404
        assert house.client.get(f"/m/abcdefghijkl/{what}.pdf").status_code == 404
    assert "poster.pdf" not in house.get(f"/m/{table.match}").text


@sqlite_alone
def test_a_name_that_no_font_has_is_reported_beside_the_poster(house: TrialInstallation) -> None:
    plain = begin(house, game="rakab")
    for table, name in ((plain, "Ana"), (begin(house, game="rakab", seed="other"), "李小龍")):
        seat = table.loaded().seats[0]
        house.installation.database.write(lambda c: store.update_seat(c, seat, name=name))  # noqa: B023
        table.play(None)
        for language in ("en", "fa", "hu"):
            page = house.client.get(f"/m/{table.match}?language={language}").text
            assert ('id="unprintable"' in page) == (name != "Ana")
        for token in table.seats:
            own = house.client.get(f"/s/{token}").text
            assert own.count('id="unprintable"') == (name != "Ana")
        assert kept_of(table, "poster") and kept_of(table, "certificate")
