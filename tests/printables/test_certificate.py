"""Certificates: the winners' full names, clear of the banners and of each other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pypdfium2
import pytest
from pypdfium2 import raw

import engine
import printables
from printables import Kept, Wanted, banner
from printables.certificate import BESIDE, LINES
from service.language import words
from tests.printables.conftest import LANGUAGES, PAPERS
from tests.printables.test_crowding import Box, boxes, meet

GAMES = engine.games()
PEOPLE = ["Ana", "Béla", "سیروس", "Maximiliana Konstantinopolitanska", "Zsófia-Eszter", "Farid"]
TOUCH = 1.0  # points by which joined letters of a line may overlap
every_page = pytest.mark.parametrize(
    ("language", "paper"), [(each, paper) for each in LANGUAGES for paper in PAPERS]
)


def certificate(language: str, paper: str, winners: list[str], name: str = "rakab") -> bytes:
    game = GAMES[name]
    say = words.speaker(language, game)
    kept = Kept(
        outcome=say("letter-over-won", winners=say.join(winners), winners_count=len(winners)),
        people=say.join(PEOPLE),
        winners=winners,
        places=[f"{say.number(place)}. {each}" for place, each in enumerate(PEOPLE, 1)],
        story=[],
        proof=["0123456789abcdef" * 4],
        day="20 Nov 2025",
        measure="",
        course=[],
    )
    asked = Wanted(game, say, paper, names=tuple(PEOPLE), release="1.0", date="20 Nov 2025")
    return printables.certificate(asked, kept)


def told_on(pdf: bytes) -> tuple[list[Box], float]:
    """Return the boxes of text above the lines for date and place, and the page's width."""
    with pypdfium2.PdfDocument(pdf) as document:
        page, wide = document[0], document[0].get_width()
        found = [box for box, _ in boxes(page, raw.FPDF_PAGEOBJ_TEXT)]
        told = [box for box in found if box[1] > LINES + 10]
        return [(x + TOUCH, y + TOUCH, far - TOUCH, top - TOUCH) for x, y, far, top in told], wide


@every_page
@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_text_keeps_clear_of_the_banners_and_other_lines(
    count: int, language: str, paper: str
) -> None:
    told, wide = told_on(certificate(language, paper, PEOPLE[-count:]))
    cloth = BESIDE + banner.WIDE / 2
    assert told
    assert all(left > cloth and right < wide - cloth for left, _, right, _ in told)
    assert not [pair for pair in combinations(told, 2) if meet(*pair)]


def test_a_long_name_is_not_cut(text_of: Callable[[bytes], str]) -> None:
    told = " ".join(text_of(certificate("en", "letter", [PEOPLE[3]])).split())
    assert told.casefold().count(PEOPLE[3].casefold()) == 2  # as winner, and in the result
