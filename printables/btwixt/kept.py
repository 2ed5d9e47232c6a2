"""Plates that were drawn before: most of a table's stay as they are from one move to the next.

A plate is found again by all that it shows, and by where; whoever has looked at a token sees its
number on a plate of their own.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from printables.btwixt import plates
from printables.btwixt.plates import Table
from printables.btwixt.ring import Item
from printables.picture import Group, Point
from printables.speaker import Speaker

KEPT = 512  # of some eighty tables
OURS = {"id", "house"}  # what the set of a table says where its cards are ours
DRAW: dict[str, Callable[..., Group]] = {"leader": plates.leader, "council": plates.council}


@dataclass(frozen=True, slots=True)
class _Plate:
    """A plate as it is wanted; the table is what it is drawn from, and all of it that matters."""

    item: Item
    at: Point
    say: Speaker
    names: tuple[str, ...]
    link: tuple[str, str] | None
    shown: bytes
    table: Table = field(compare=False)


def plate(table: Table, item: Item, at: Point) -> Group:
    """The plate of a leader or a council, its upper left corner there."""
    kind, number = item
    if table.view["set"].keys() != OURS:  # an owner's cards are many, and called as they like
        return DRAW[kind](table, number, *at)
    place = f"seat-{number}" if kind == "leader" else f"council-{number}"
    shown = msgspec.json.encode(_shown(table, item))
    link = table.links.get(place)
    return _drawn(_Plate(item, at, table.say, tuple(table.names), link, shown, table))


def _shown(table: Table, item: Item) -> Any:
    kind, number = item
    view = table.view
    if kind == "council":
        return view["councils"][number], view.get("peeked")
    return view["players"][number], number in view["to_act"], number == view["first_player"]


@lru_cache(maxsize=KEPT)
def _drawn(wanted: _Plate) -> Group:
    kind, number = wanted.item
    return DRAW[kind](wanted.table, number, *wanted.at)
