"""The maps: regions, their borders and connected groups. The state knows the owners."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from tomllib import loads

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Land:
    """A map. Regions are numbered as the file lists them; `places` are for drawing only."""

    id: str
    aspect: float
    regions: tuple[str, ...]
    borders: tuple[frozenset[int], ...]
    places: tuple[tuple[float, float], ...]
    loose: tuple[frozenset[int], ...] = ()  # borders that touch in a single point


def read_land(name: str) -> Land:
    table = loads(Path(__file__).with_name(f"{name}.toml").read_text("utf-8"))
    regions = tuple(table["regions"])
    entries = table["regions"].values()
    return Land(
        id=table["id"],
        aspect=table["aspect"],
        regions=regions,
        borders=tuple(frozenset(map(regions.index, entry["borders"])) for entry in entries),
        places=tuple((entry["x"], entry["y"]) for entry in entries),
        loose=tuple(frozenset(map(regions.index, pair)) for pair in table.get("loose", ())),
    )


ITALY17 = read_land("italy17")
RAKAB14 = read_land("rakab14")
LANDS = (ITALY17, RAKAB14)


def without_loose_borders(land: Land) -> Land:
    """Return the map without borders that touch in a single point."""
    borders = tuple(
        frozenset(other for other in borders if frozenset((region, other)) not in land.loose)
        for region, borders in enumerate(land.borders)
    )
    return replace(land, borders=borders)


def largest_group(land: Land, owned: Collection[int]) -> int:
    """Return the size of the largest connected group of the regions in `owned`.

    A3-04: "adjacent" regions form a chain of borders; they need not all touch one another.
    """
    rest = set(owned)
    largest = 0
    while rest:
        group = {rest.pop()}
        edge = set(group)
        while edge:
            edge = {other for region in edge for other in land.borders[region] & rest}
            rest -= edge
            group |= edge
        largest = max(largest, len(group))
    return largest
