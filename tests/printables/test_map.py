"""The drawn map is the map of the rules: areas touch exactly where the data say that regions do."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from itertools import combinations

import pytest

from engine.condottiere.regions import ITALY17, LANDS, Land
from printables.chart import Area, chart, chart_of

# Of 760 across: on a phone of 360 points this is a border of more than a centimetre's third.
READABLE = 30

every_map = pytest.mark.parametrize("land", LANDS, ids=lambda land: land.id)


def edges(land: Land) -> set[frozenset]:
    return {
        frozenset((land.regions[one], land.regions[other]))
        for one, borders in enumerate(land.borders)
        for other in borders
    }


def areas(land: Land) -> dict[str, Area]:
    return chart_of(land.regions).areas


def steps(area: Area) -> list[frozenset]:
    """The straight steps of an outline, the same whichever way round it runs."""
    following = area.ring[1:] + area.ring[:1]
    return [frozenset(step) for step in zip(area.ring, following, strict=True)]


def drawn_borders(land: Land) -> dict[frozenset, float]:
    """Pairs of areas that share steps of their outlines, and how long the shared line is."""
    shared: dict[frozenset, float] = defaultdict(float)
    for one, other in combinations(areas(land), 2):
        for step in set(steps(areas(land)[one])) & set(steps(areas(land)[other])):
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


@every_map
def test_areas_share_a_border_exactly_where_the_rules_have_one(land: Land) -> None:
    assert set(drawn_borders(land)) == edges(land)
    assert len(edges(land)) == {"italy17": 34, "rakab14": 29}[land.id]


@every_map
def test_every_border_is_long_enough_to_be_seen(land: Land) -> None:
    too_short = {tuple(pair): long for pair, long in drawn_borders(land).items() if long < READABLE}
    assert too_short == {}


@every_map
def test_no_three_areas_share_a_step_and_none_shares_one_with_itself(land: Land) -> None:
    uses = Counter(step for area in areas(land).values() for step in steps(area))
    assert set(uses.values()) == {1, 2}


@every_map
def test_the_areas_tile_the_land_without_overlap(land: Land) -> None:
    uses = Counter(step for area in areas(land).values() for step in steps(area))
    outside = {step for step, times in uses.items() if times == 1}
    neighbours: dict[tuple, list] = defaultdict(list)
    for one, other in map(tuple, outside):
        neighbours[one].append(other)
        neighbours[other].append(one)
    ring = [next(iter(neighbours))]
    while len(ring) < len(outside):
        ring.append(next(point for point in neighbours[ring[-1]] if point not in ring[-2:]))
    whole = surface(ring)
    assert whole == pytest.approx(sum(surface(area.ring) for area in areas(land).values()))


@every_map
def test_names_and_marks_stand_inside_their_areas(land: Land) -> None:
    outside = [
        (region, place)
        for region, area in areas(land).items()
        for place in (area.label, area.mark)
        if not inside(place, area)
    ]
    assert outside == []


def test_coasts_that_must_not_touch_do_not() -> None:
    drawn = drawn_borders(ITALY17)
    for pair in (("lucca", "siena"), ("genova", "lucca"), ("bologna", "ancona")):
        assert frozenset(pair) not in drawn


def test_a_map_is_found_by_its_regions_and_an_unknown_one_is_named() -> None:
    assert chart_of(reversed(ITALY17.regions)) is chart("italy17")
    with pytest.raises(LookupError, match="atlantis"):
        chart_of([*ITALY17.regions, "atlantis"])
