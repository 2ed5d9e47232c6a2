"""The drawn map has the regions and borders of the rules, as measured on its lines."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

import engine
from engine.condottiere.box.regions import ITALY17, LANDS, RAKAB14, Land, without_loose_borders
from printables.chart import chart, chart_of
from printables.condottiere.board import board, neighbours
from printables.picture import to_svg
from service.language import words
from tests.printables import drawn
from tests.printables.drawn import TOUCH, Near

# Of 760 in width; on a phone of 360 points a border of 30 is longer than a fingertip.
READABLE = 30
# Regions that are not neighbours are at least this far apart, so that none look adjacent.
APART = 24

every_map = pytest.mark.parametrize("land", LANDS, ids=lambda land: land.id)


def pairs(land: Land) -> set[frozenset]:
    return {
        frozenset((land.regions[one], land.regions[other]))
        for one, borders in enumerate(land.borders)
        for other in borders
    }


@cache
def svg_of(land: Land, strict: bool = False) -> str:
    mapped = (game for game in engine.games().values() if game.family == "condottiere")
    game = next(game for game in mapped if game.land.id == land.id)
    say = words.speaker("en", game)
    return to_svg(board(drawn.empty(land, options={"strict_borders": strict}), say))


@cache
def areas(land: Land) -> dict[str, drawn.Line]:
    return drawn.areas_in(svg_of(land))


@cache
def lengths(land: Land) -> dict[frozenset, float]:
    """Return the length of the common border for each pair of regions."""
    grids = {region: Near(line, TOUCH) for region, line in areas(land).items()}
    return {
        frozenset((one, other)): drawn.length_along(areas(land)[one], grids[other])
        for one, other in combinations(areas(land), 2)
    }


def meeting(land: Land, line: drawn.Line) -> frozenset:
    """Return the regions whose outlines run along the whole of a line."""
    own = drawn.length_along(line, Near(line, TOUCH))
    return frozenset(
        region
        for region, outline in areas(land).items()
        if drawn.length_along(line, Near(outline, TOUCH)) > own - 2
    )


@every_map
def test_regions_share_a_line_exactly_where_the_rules_have_a_border(land: Land) -> None:
    shared = {pair for pair, long in lengths(land).items() if long > 0}
    assert shared == pairs(land)
    assert len(shared) == {"italy17": 34, "rakab14": 29}[land.id]


@every_map
def test_every_border_is_long_enough_to_be_seen(land: Land) -> None:
    short = {tuple(pair): lengths(land)[pair] for pair in pairs(land)}
    assert {pair: long for pair, long in short.items() if long < READABLE} == {}


@every_map
def test_no_two_regions_meet_in_a_mere_point_or_nearly_do(land: Land) -> None:
    near = {
        pair: distance
        for pair in set(lengths(land)) - pairs(land)
        if (distance := drawn.nearest(*(areas(land)[region] for region in pair))) < APART
    }
    assert near == {}


@every_map
def test_every_border_has_a_line_of_ink_and_nothing_else_has(land: Land) -> None:
    inked = [meeting(land, line) for line in drawn.strokes_in(svg_of(land), "border")]
    assert len(inked) == len(set(inked)) and set(inked) == pairs(land)


@every_map
def test_coasts_and_ridges_belong_to_one_region_each(land: Land) -> None:
    for kind in ("shore", "ridge"):
        lines = drawn.strokes_in(svg_of(land), kind)
        assert lines and {len(meeting(land, line)) for line in lines} == {1}


def test_a_border_in_a_point_has_mountains_if_only_lines_count() -> None:
    strict = without_loose_borders(RAKAB14)
    inked = {meeting(strict, line) for line in drawn.strokes_in(svg_of(RAKAB14, True), "border")}
    closed = {meeting(strict, line) for line in drawn.strokes_in(svg_of(RAKAB14, True), "closed")}
    assert inked == pairs(strict)
    assert closed == pairs(RAKAB14) - pairs(strict) and len(closed) == 2
    assert not drawn.strokes_in(svg_of(ITALY17, True), "closed")


@every_map
@pytest.mark.parametrize("strict", [False, True])
def test_the_neighbours_in_words_are_those_of_the_rules(land: Land, strict: bool) -> None:
    ruled = without_loose_borders(land) if strict else land
    for number, region in enumerate(land.regions):
        told = neighbours(chart_of(land.regions), region, strict)
        assert set(told) == {land.regions[other] for other in ruled.borders[number]}


@every_map
def test_every_bit_of_an_outline_is_a_border_a_coast_or_a_ridge(land: Land) -> None:
    """Regions have no gaps: each outline is a border, a shore or a ridge."""
    kinds = ("border", "shore", "ridge")
    ink = [
        point for kind in kinds for line in drawn.strokes_in(svg_of(land), kind) for point in line
    ]
    near, (width, height) = Near(ink, TOUCH), chart_of(land.regions).size
    bare = {
        (region, round(x), round(y))
        for region, outline in areas(land).items()
        for x, y in outline
        if 0 < x < width and 0 < y < height and not near.has((x, y))
    }
    assert bare == set()


@every_map
def test_no_place_belongs_to_two_regions(land: Land) -> None:
    rings = [outline[::6] for outline in areas(land).values()]
    places = [(x + 0.3, y + 0.7) for x in range(0, 760, 20) for y in range(0, 1000, 20)]
    found = [sum(drawn.inside(place, [*ring, ring[0]]) for ring in rings) for place in places]
    assert set(found) == {0, 1} and sum(found) > 700


def test_coasts_that_must_not_touch_do_not() -> None:
    for pair in (("lucca", "siena"), ("genova", "lucca"), ("bologna", "ancona")):
        assert drawn.nearest(*(areas(ITALY17)[region] for region in pair)) > APART


def test_a_map_is_found_by_its_regions_and_an_unknown_one_is_named() -> None:
    assert chart_of(reversed(ITALY17.regions)) is chart("italy17")
    with pytest.raises(LookupError, match="atlantis"):
        chart_of([*ITALY17.regions, "atlantis"])
