"""Names, signs and the legend on a map do not overlap, in any language."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.condottiere.box.regions import LANDS, Land
from printables.chart import Area, chart_of
from printables.condottiere import legend, signs
from printables.condottiere.board import LABEL
from printables.kit import bidi, text
from printables.kit.text import Style
from service.language import words
from tests.printables import drawn
from tests.printables.conftest import LANGUAGES, PEOPLE

Box = tuple[float, float, float, float]  # left, top, right, bottom

RADIUS = 17  # of a sign
GAP = 1.5

every_map = pytest.mark.parametrize("land", LANDS, ids=lambda land: land.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def speaker(land: Land, language: str) -> Any:
    mapped = (game for game in engine.games().values() if game.family == "condottiere")
    game = next(game for game in mapped if game.land.id == land.id)
    return words.speaker(language, game)


def name_box(area: Area, say: Any) -> Box:
    """Return the box of a region's name, with its descenders."""
    name = say(f"region-{area.name}")
    wide = text.width_of(name, Style("bold", LABEL, rtl=bidi.has_rtl(name)))
    x, y = area.label
    above, below = (0.74, 0.34) if bidi.has_rtl(name) else (0.7, 0.24)
    return x - wide / 2, y - above * LABEL, x + wide / 2, y + below * LABEL


def signs_box(area: Area, count: int) -> Box:
    """Return the box of this number of signs."""
    x, y = area.mark
    scale = signs.CROWDED if count > 2 else 1
    half = (signs.STEP * (count - 1) / 2 + RADIUS) * scale
    return x - half, y - RADIUS * scale, x + half, y + RADIUS * scale


def outline(area: Area) -> list:
    return [*area.ring, area.ring[0]]


def corners(box: Box) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    return [(x, y) for x in (left, (left + right) / 2, right) for y in (top, bottom)]


def within(box: Box, area: Area) -> bool:
    """True if a box is inside a region: its corners inside, and no outline point within the box."""
    left, top, right, bottom = box
    crossed = any(left < x < right and top < y < bottom for x, y in area.ring)
    return not crossed and all(drawn.inside(corner, outline(area)) for corner in corners(box))


@every_map
@every_language
def test_every_name_is_inside_its_region(land: Land, language: str) -> None:
    say = speaker(land, language)
    areas = chart_of(land.regions).areas.values()
    assert [area.name for area in areas if not within(name_box(area, say), area)] == []


@every_map
@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_signs_as_there_can_be_stand_inside_their_region(land: Land, count: int) -> None:
    areas = chart_of(land.regions).areas.values()
    assert [area.name for area in areas if not within(signs_box(area, count), area)] == []


@every_map
@every_language
def test_signs_stand_clear_of_the_name(land: Land, language: str) -> None:
    say = speaker(land, language)
    tight = {}
    for area in chart_of(land.regions).areas.values():
        *_, bottom = name_box(area, say)
        gap = signs_box(area, 1)[1] - bottom
        if gap < GAP:
            tight[area.name] = round(gap, 1)
    assert tight == {}


@every_map
def test_the_largest_legend_covers_no_region(land: Land) -> None:
    chart = chart_of(land.regions)
    left, bottom, width = chart.legend
    # Every seat, the papal token, the site, and mountains on a border in a single point.
    rows = len(PEOPLE) + 2 + bool(land.loose)
    top = bottom - legend.STEP * rows - legend.PAD
    covered = [
        area.name
        for area in chart.areas.values()
        if any(left < x < left + width and top < y < bottom for x, y in area.ring)
    ]
    assert covered == [] and chart.frame < left and bottom < chart.size[1] - chart.frame
    assert left + width < chart.size[0] - chart.frame
