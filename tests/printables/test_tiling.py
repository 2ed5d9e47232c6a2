"""Boards on several pages: the parts form the whole, and the stated measures are true."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from reportlab.lib.units import mm

import engine
import printables
from printables import Wanted
from printables.chart import chart_of
from printables.condottiere.ground import SEA
from printables.kit import text
from printables.page_flow import Leaves
from printables.strokes import data_of
from printables.tiling import MARK, Parts, parts_of
from service.language import words
from tests.printables import drawn
from tests.printables.conftest import LANGUAGES, MISCHIEF, PAPERS
from tests.printables.measured import Drawn, drawn_on, sizes_of_pages
from tests.printables.test_papers import are_in, plain

GAMES = engine.games()
MARKER = 18  # mm, the diameter of our own markers
GRIDS = {"condottiere-3e": ("map", 2, 2), "troyes": ("board", 3, 2)}
MAPS = ("condottiere-3e", "condottiere-1e", "rakab")


def wanted(name: str, language: str = "en", paper: str = "a4", **how: Any) -> Wanted:
    game = GAMES[name]
    return Wanted(game, words.speaker(language, game), paper, **how)


def told_across(pdf: bytes, text_of: Callable, say: Any) -> int:
    """Return the diameter in mm that the sheet states for markers on a town."""
    (before, after) = plain(say("aid-map-room", across=987)).split(plain(say.number(987)))
    found = re.search(f"{re.escape(before)}(.+?){re.escape(after)}", plain(text_of(pdf)))
    assert found is not None
    return int(found[1])


def clear_at(area: Any, scale: float) -> float:
    """Return the diameter in mm of the largest disc on a town that touches no border."""
    (ring,) = drawn.flat(data_of(area.outline))
    return 2 * scale * min(math.dist(area.mark, point) for point in ring)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", MAPS)
def test_a_map_fits_the_stated_markers_and_a_joined_one_fits_ours(
    name: str, paper: str, large: bool, text_of: Callable
) -> None:
    asked = wanted(name, paper=paper, joined=large)
    pdf = printables.drawn("map", asked)
    said = told_across(pdf, text_of, asked.say)
    assert said >= (MARKER if large else 8)
    chart = chart_of(GAMES[name].land.regions)
    sheets = range(1, 5) if large else [0]
    seas = [path for page in sheets for path in drawn_on(pdf, page) if path.fill == SEA]
    found = [sea.size[0] / chart.size[0] for sea in seas if len(sea.points) == 5]
    assert len(found) == len(sheets) and max(found) - min(found) < 1e-6
    assert said <= min(clear_at(area, found[0]) for area in chart.areas.values()) + 0.01


def edges(paths: list[Drawn], parts: Parts, *, dashed: bool, upright: bool) -> list[float]:
    """Return the positions of the lines that mark the edges of a part of the board.

    Such a line is longer than the part, by the length of a mark at both ends.
    """
    along, across = (1, 0) if upright else (0, 1)
    long = ((parts.high if upright else parts.wide) + 2 * MARK) / mm
    return [
        one[across]
        for path in paths
        if path.dashed == dashed
        for one, other in path.lines
        if abs(one[across] - other[across]) < 0.01
        and abs(abs(one[along] - other[along]) - long) < 0.05
    ]


def grounds(paths: list[Drawn]) -> Drawn:
    """Return the largest shape: the background, which every part has."""
    return max(paths, key=lambda path: path.size[0] * path.size[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", GRIDS)
def test_a_part_laid_up_to_the_line_continues_the_drawing(
    name: str, paper: str, language: str
) -> None:
    """The line on one part and the cut edge of the next are the same place of the drawing."""
    sheet, columns, rows = GRIDS[name]
    asked = wanted(name, language, paper, joined=True)
    pdf, parts = printables.drawn(sheet, asked), parts_of(Leaves(asked, "any"), columns, rows)
    order = range(columns)[::-1] if language == "fa" else range(columns)
    pages = {
        (column, row): drawn_on(pdf, 1 + row * columns + place)
        for row in range(rows)
        for place, column in enumerate(order)
    }
    onwards = -1 if language == "fa" else 1  # the next part overlaps the previous one
    for (column, row), paths in pages.items():
        ground = grounds(paths).box
        for upright, at, other in (
            (True, 0, (column + onwards, row)),
            (False, 1, (column, row + 1)),
        ):
            laps = edges(paths, parts, dashed=True, upright=upright)
            if other not in pages:
                assert laps == []
                continue
            (lap,), (cut,) = laps, edges(pages[other], parts, dashed=False, upright=upright)
            there = grounds(pages[other]).box
            assert lap - ground[at] == pytest.approx(cut - there[at], abs=0.02)
            width, height = sizes_of_pages(pdf)[0]
            assert 4 <= lap <= (width if upright else height) - 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GRIDS)
def test_the_parts_are_numbered_and_nothing_is_too_small_on_them(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, text_of: Callable
) -> None:
    sheet, columns, rows = GRIDS[name]
    sizes: list[float] = []
    lay = text.lay
    monkeypatch.setattr(
        text,
        "lay",
        lambda told, style, *rest: (sizes.append(style.size), lay(told, style, *rest))[1],
    )
    asked = wanted(name, language, joined=True, names=("Ana", "سیروس", MISCHIEF))
    pdf = printables.drawn(sheet, asked)
    assert min(sizes) >= 7
    told, count = plain(text_of(pdf)), columns * rows
    for number in range(1, count + 1):
        assert are_in(asked.say("paper-join-part", number=number, count=count), told)
    assert are_in("Ana سیروس", told)
    assert pdf == printables.drawn(sheet, asked)
