"""The data: map and deck, compared with the rulebook."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.condottiere.box.cards import CARDS, MERCENARIES
from engine.condottiere.box.editions import Rules
from engine.condottiere.box.regions import ITALY17, largest_group
from tests.engine.condottiere.test_battle import VECTORS

BOX = {
    "m1": 10,
    "m2": 8,
    "m3": 8,
    "m4": 8,
    "m5": 8,
    "m6": 8,
    "m10": 8,
    "winter": 3,
    "spring": 3,
    "bishop": 6,
    "courtesan": 12,
    "drummer": 6,
    "heroine": 3,
    "scarecrow": 16,
    "surrender": 3,
}


def test_the_box_holds_110_cards_as_the_rulebook_lists_them(third: Rules) -> None:
    assert dict(zip(CARDS, third.deck, strict=True)) == BOX
    assert sum(third.deck) == 110
    assert sum(third.deck[card] for card in MERCENARIES) == 58


def test_the_map_has_17_regions_and_34_borders_that_both_sides_know() -> None:
    assert len(ITALY17.regions) == 17
    assert sum(map(len, ITALY17.borders)) == 2 * 34
    for region, borders in enumerate(ITALY17.borders):
        assert region not in borders
        assert all(region in ITALY17.borders[other] for other in borders)


def test_every_place_is_within_the_picture() -> None:
    assert all(0 < x < 1 and 0 < y < 1 for x, y in ITALY17.places)


@pytest.mark.parametrize(("size", "groups"), [(3, 84), (4, 209), (5, 489)])
def test_the_map_has_as_many_connected_groups_as_were_counted(size: int, groups: int) -> None:
    owned = combinations(range(17), size)
    assert sum(largest_group(ITALY17, regions) == size for regions in owned) == groups


@pytest.mark.parametrize("case", VECTORS["group"], ids=lambda case: case["id"])
def test_adjacent_regions_form_chains(case: dict[str, Any]) -> None:
    owned = [ITALY17.regions.index(region) for region in case["owned"]]
    assert largest_group(ITALY17, owned) == case["largest"]


def test_the_supply_always_suffices() -> None:
    assert 6 * 10 + 17 <= 110
