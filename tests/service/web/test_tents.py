"""Tents with codes: each seat's code faces its owner, and no code faces the others."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from printables.kit import page
from printables.name_tents import GAP
from service.language.languages import LANGUAGES
from tests.service.at_table import begin
from tests.service.tables.tables_of_tests import open_pad
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
SCALE = 2.0  # pixels per point
BASE = "https://play.example"


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Collect the height of each tent's fold above the lower edge of its page."""
    found: list[float] = []
    stroke = page.stroke

    def noted(canvas: Any, lines: Any, *rest: Any) -> None:
        stroke(canvas, lines, *rest)
        if len(lines) == 1 and rest == (page.FINE, 0.6):
            found.append(lines[0][1])

    monkeypatch.setattr(page, "stroke", noted)
    return found


def halves(pdf: bytes, folds: Sequence[float], folder: Path) -> tuple[list[Path], list[Path]]:
    """Cut out the first page's tents, and return the sides for the others and for the owners."""
    with pypdfium2.PdfDocument(pdf) as document:
        high, half = document[0].get_height(), (folds[0] - folds[1] - GAP) / 2
        picture = document[0].render(scale=SCALE, grayscale=True).to_pil()
    sides: tuple[list[Path], list[Path]] = ([], [])
    for number, fold in enumerate(folds):
        for side, low, top in ((0, fold, fold + half), (1, fold - half, fold)):
            box = (0, round((high - top) * SCALE), picture.width, round((high - low) * SCALE))
            file = folder / f"{number}-{side}.png"
            picture.crop(box).save(file)
            sides[side].append(file)
    return sides


def decoded(pictures: Sequence[Path]) -> list[str]:
    """Return the codes that zbar reads in the pictures, in order."""
    done = subprocess.run(["zbarimg", "-q", "--raw", *pictures], capture_output=True, check=False)
    assert done.returncode in (0, 4), done.stderr  # 4: there is none
    return done.stdout.decode().split()


def told_to(base: str, language: str, house: TrialInstallation) -> bytes:
    answer = house.client.get(f"{base}/print/seats.pdf?language={language}")
    assert answer.status_code == 200
    return answer.data


@sqlite_alone
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_a_tent_shows_its_owner_the_way_to_the_seat(
    house: TrialInstallation, folds: list[float], tmp_path: Path, language: str
) -> None:
    opened = open_pad(house, game="btwixt").opened
    pdf = told_to(f"/t/{opened.host}", language, house)
    others, owners = halves(pdf, folds, tmp_path)
    assert decoded(owners) == [f"{BASE}/t/{token}" for token in opened.seats]
    assert len(others) == 3 and decoded(others) == []
    folds.clear()
    shown = told_to(f"/t/{opened.watch}", language, house)
    assert shown == told_to(f"/t/{opened.seats[0]}", language, house) != pdf
    others, owners = halves(shown, folds, tmp_path)
    assert len(owners) == 3 and decoded([*others, *owners]) == [], "the host alone has the codes"


@sqlite_alone
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_match_the_code_leads_to_the_public_page(
    house: TrialInstallation, folds: list[float], tmp_path: Path, language: str
) -> None:
    match = begin(house).match
    pdf = told_to(f"/m/{match}", language, house)
    others, owners = halves(pdf, folds, tmp_path)
    assert decoded(owners) == [f"{BASE}/m/{match}"] * 3
    assert decoded(others) == []
