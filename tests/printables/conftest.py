"""Fixtures of the printables' tests: speakers, a view of a game in progress, text of a PDF."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import engine
from printables.kit.folded import grounds_of
from service.language import catalogues, words

GAME = engine.games()["condottiere-3e"]
LANGUAGES = ("en", "fa", "hu")
PAPERS = ("a4", "letter")
PEOPLE = ["Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid"]
OURS = {"CormorantSC-Bold", "EBGaramond", "Vazirmatn-Regular", "Vazirmatn-Bold", "StaffettaSymbols"}
# A difficult name: markup, bidi and control characters, a pile of accents, missing glyphs.
MISCHIEF = "</text><script>x()</script>&\u202eevil\u2066\u0007 <b>Z</b> a" + "\u0301" * 40 + " 李😀"


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    catalogues.be_strict()
    yield
    catalogues.be_strict(False)


@pytest.fixture(autouse=True)
def nothing_drawn_before() -> Iterator[None]:
    """Clear the cache of panels, so that a listener hears everything and leaves nothing behind."""
    grounds_of.cache_clear()
    yield
    grounds_of.cache_clear()


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Any:
    return words.speaker(request.param, GAME)


@pytest.fixture
def english() -> Any:
    return words.speaker("en", GAME)


@pytest.fixture
def view() -> dict:
    """Return a view with Siena as the site, the papal token in Roma, and owned and free regions."""
    owners = dict.fromkeys(GAME.land.regions)
    held = ["torino", "milano", "venezia", "modena", "lucca", "ancona"]
    owners |= {region: seat for seat, region in enumerate(held)}
    return {"owners": owners | {"genova": 0}, "site": "siena", "favour": "roma"}


@pytest.fixture
def text_of(tmp_path: Path) -> Callable[[bytes], str]:
    """Return a function for the text of a PDF; skip the test without poppler."""
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
