"""The drawn map is the map of the rules: areas touch exactly where the data say that regions do."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from itertools import combinations

import pytest

from printables.chart import Area, chart, chart_of
from tests.printables.conftest import GAME

LAND = GAME.land
ITALY = chart_of(LAND.regions)
# Of 760 across: on a phone of 360 points this is a border of more than a centimetre's third.
READABLE = 30
EDGES = {
    frozenset((LAND.regions[one], LAND.regions[other]))
    for one, borders in enumerate(LAND.borders)
    for other in borders
}


def steps(area: Area) -> list[frozenset]:
    """The straight steps of an outline, the same whichever way round it runs."""
    following = area.ring[1:] + area.ring[:1]
    return [frozenset(step) for step in zip(area.ring, following, strict=True)]


def drawn_borders() -> dict[frozenset, float]:
    """Pairs of areas that share steps of their outlines, and how long the shared line is."""
    shared: dict[frozenset, float] = defaultdict(float)
    for one, other in combinations(ITALY.areas, 2):
        for step in set(steps(ITALY.areas[one])) & set(steps(ITALY.areas[other])):
            shared[frozenset((one, other))] += math.dist(*step)
    return dict(shared)


def surface(ring: list | tuple) -> float:
    following = [*ring[1:], ring[0]]
    return abs(sum(a * d - b * c for (a, b), (c, d) in zip(ring, following, strict=True))) / 2


def inside(point: tuple, area: Area) -> bool:
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in zip(area.ring, area.ring[1:] + area.ring[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def test_areas_share_a_border_exactly_where_the_rules_have_one() -> None:
    assert set(drawn_borders()) == EDGES
    assert len(EDGES) == 34


def test_every_border_is_long_enough_to_be_seen() -> None:
    too_short = {tuple(pair): long for pair, long in drawn_borders().items() if long < READABLE}
    assert too_short == {}


def test_no_three_areas_share_a_step_and_none_shares_one_with_itself() -> None:
    uses = Counter(step for area in ITALY.areas.values() for step in steps(area))
    assert set(uses.values()) == {1, 2}


def test_the_areas_tile_the_land_without_overlap() -> None:
    uses = Counter(step for area in ITALY.areas.values() for step in steps(area))
    outside = {step for step, times in uses.items() if times == 1}
    neighbours: dict[tuple, list] = defaultdict(list)
    for one, other in map(tuple, outside):
        neighbours[one].append(other)
        neighbours[other].append(one)
    ring = [next(iter(neighbours))]
    while len(ring) < len(outside):
        ring.append(next(point for point in neighbours[ring[-1]] if point not in ring[-2:]))
    whole = surface(ring)
    assert whole == pytest.approx(sum(surface(area.ring) for area in ITALY.areas.values()))


def test_names_and_marks_stand_inside_their_areas() -> None:
    outside = [
        (region, place)
        for region, area in ITALY.areas.items()
        for place in (area.label, area.mark)
        if not inside(place, area)
    ]
    assert outside == []


def test_coasts_that_must_not_touch_do_not() -> None:
    drawn = drawn_borders()
    for pair in (("lucca", "siena"), ("genova", "lucca"), ("bologna", "ancona")):
        assert frozenset(pair) not in drawn


def test_a_map_is_found_by_its_regions_and_an_unknown_one_is_named() -> None:
    assert chart_of(reversed(LAND.regions)) is chart("italy17")
    with pytest.raises(LookupError, match="atlantis"):
        chart_of([*LAND.regions, "atlantis"])
