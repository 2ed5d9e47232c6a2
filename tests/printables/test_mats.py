"""The mats of B'Twixt on paper, as measured: places of real size that do not overlap."""

from __future__ import annotations

from itertools import combinations

import pytest

import engine
import printables
from engine.btwixt.box.cards import TRACKS
from printables import Wanted
from printables.btwixt.mat_ring import RADIUS
from printables.foot import FOOT
from service.language import words
from tests.printables.conftest import LANGUAGES, MISCHIEF, PAPERS
from tests.printables.measured import MM, Drawn, drawn_on, sizes_of_pages

GAME = engine.games()["btwixt"]
CARD, TOKEN = (63.0, 88.0), (22.0, 22.0)
TOKENS = 6  # on a mat
NEAR = 0.1  # mm


def places(pdf: bytes, page: int) -> list[Drawn]:
    return [
        path
        for path in drawn_on(pdf, page)
        if any(path.size == pytest.approx(size, abs=NEAR) for size in (CARD, TOKEN))
        and len(path.points) > 12
    ]


def apart(one: Drawn, other: Drawn) -> bool:
    left, low, right, top = one.box
    x, y, far, high = other.box
    return right <= x + NEAR or far <= left + NEAR or top <= y + NEAR or high <= low + NEAR


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_cards_and_tokens_have_places_of_their_size(paper: str, language: str, seats: int) -> None:
    names = ("Ana", MISCHIEF, "سیروس", "Zsófia", "Dara", "Farid")[:seats]
    asked = Wanted(GAME, words.speaker(language, GAME), paper, names=names)
    pdf = printables.drawn("board", asked)
    pages = sizes_of_pages(pdf)
    found = [places(pdf, number) for number in range(len(pages))]
    cards = [path for page in found for path in page if path.size[1] > 50]
    tokens = [path for page in found for path in page if path.size[1] < 50]
    track = TRACKS[seats]
    assert len(cards) == 2 + 2 * seats
    assert len(tokens) == track.rounds * len(track.seasons) + 1 + TOKENS * seats
    for page, (wide, high) in zip(found, pages, strict=True):
        assert all(apart(*pair) for pair in combinations(page, 2))
        for left, low, right, top in (path.box for path in page):
            assert left >= 4 and right <= wide - 4 and top <= high - 4
            assert low >= FOOT / MM - NEAR


@pytest.mark.parametrize("seats", [3, 6])
def test_the_ring_keeps_clear_of_every_place(seats: int) -> None:
    pdf = printables.drawn("board", Wanted(GAME, words.speaker("en", GAME), "a4", players=seats))
    across = 2 * RADIUS / MM
    rings = [
        path
        for path in drawn_on(pdf, 0)
        if path.size == pytest.approx((across, across), abs=NEAR) and path.fill
    ]
    assert len(rings) == 1
    assert all(apart(rings[0], place) for place in places(pdf, 0))
