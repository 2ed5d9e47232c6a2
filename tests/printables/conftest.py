"""What the printables' tests share: speakers, a view of a game under way, and a look into PDFs."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import engine
from printables.kit.folded import ground_of
from service.language import catalogues, words

GAME = engine.games()["condottiere-3e"]
LANGUAGES = ("en", "fa", "hu")
PAPERS = ("a4", "letter")
PEOPLE = ["Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid"]
OURS = {"CormorantSC-Bold", "EBGaramond", "Vazirmatn-Regular", "Vazirmatn-Bold", "StaffettaSymbols"}
# A name that tries everything: markup, steering characters, controls, a pile of accents, no glyph.
MISCHIEF = "</text><script>x()</script>&\u202eevil\u2066\u0007 <b>Z</b> a" + "\u0301" * 40 + " 李😀"


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    catalogues.be_strict()
    yield
    catalogues.be_strict(False)


@pytest.fixture(autouse=True)
def nothing_drawn_before() -> Iterator[None]:
    """Whoever listens while a sheet is drawn hears all of it, and leaves nothing of its own."""
    ground_of.cache_clear()
    yield
    ground_of.cache_clear()


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Any:
    return words.speaker(request.param, GAME)


@pytest.fixture
def english() -> Any:
    return words.speaker("en", GAME)


@pytest.fixture
def view() -> dict:
    """Siena under siege, the favour on Roma, every seat with something, some regions free."""
    owners = dict.fromkeys(GAME.land.regions)
    held = ["torino", "milano", "venezia", "modena", "lucca", "ancona"]
    owners |= {region: seat for seat, region in enumerate(held)}
    return {"owners": owners | {"genova": 0}, "site": "siena", "favour": "roma"}


@pytest.fixture
def text_of(tmp_path: Path) -> Callable[[bytes], str]:
    """What a reader of the PDF can copy out of it; skips where poppler is not installed."""
    if shutil.which("pdftotext") is None:
        pytest.skip("needs pdftotext (poppler-utils)")

    def read(pdf: bytes) -> str:
        file = tmp_path / "sheet.pdf"
        file.write_bytes(pdf)
        done = subprocess.run(["pdftotext", "-raw", file, "-"], capture_output=True, check=True)
        return done.stdout.decode()

    return read


def fonts_in(pdf: bytes) -> set[str]:
    return {name.decode() for name in re.findall(rb"/BaseFont /(\S+)", pdf)}


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))
