"""A match laid out with the real box: the public part for all, each hand for its player."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation


def words_of(pdf: bytes, folder: Path) -> str:
    path = folder / "sheet.pdf"
    path.write_bytes(pdf)
    return subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], capture_output=True, text=True, check=True
    ).stdout


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return begin(house).play(14)


def test_the_page_describes_the_layout_without_hands(table: Table) -> None:
    page = table.house.get(f"/m/{table.match}/rebuild")
    assert page.status == 200
    view = table.loaded().game.view(table.loaded().state, None)
    for player in view["players"]:
        assert f"{player['hand_size']} cards in hand" in page.text
    assert "For " not in page.text.split("Shuffle what’s left")[1].split("Back")[0]


def test_a_seats_page_adds_its_own_hand_only(table: Table) -> None:
    for seat, token in enumerate(table.seats):
        page = table.house.get(f"/s/{token}/rebuild").text
        hand = table.loaded().game.view(table.loaded().state, seat)["hand"]
        held = page.count("×")
        assert held >= len(set(hand))
    assert table.house.get(f"/s/{table.seats[0]}/rebuild").text.count("For ") == 1


def test_the_sheet_has_the_same_lines_and_the_hand_on_its_own_page(
    table: Table, tmp_path: Path
) -> None:
    public = table.house.client.get(f"/m/{table.match}/rebuild.pdf")
    own = table.house.client.get(f"/s/{table.seats[0]}/rebuild.pdf")
    assert public.mimetype == own.mimetype == "application/pdf"
    told, mine = words_of(public.data, tmp_path), words_of(own.data, tmp_path)
    assert "Laid out with your own copy" in told and "cards in hand" in told
    assert "alone" not in told and "alone" in mine
    assert public.data == table.house.client.get(f"/m/{table.match}/rebuild.pdf").data


@pytest.mark.parametrize("game", ["btwixt", "troyes", "rakab"])
def test_every_game_can_be_laid_out(house: TrialInstallation, game: str) -> None:
    table = begin(house, game=game).play(20)
    for address in (f"/m/{table.match}/rebuild", f"/s/{table.seats[0]}/rebuild"):
        assert house.get(address).status == 200
        assert house.client.get(f"{address}.pdf?paper=letter").status_code == 200


def test_a_match_that_has_not_begun_has_no_layout(house: TrialInstallation) -> None:
    for address in ("/m/aaaaaaaaaaaa/rebuild", f"/s/{'a' * 26}/rebuild.pdf"):
        assert house.client.get(address).status_code == 404
