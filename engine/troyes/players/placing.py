"""Where a citizen is placed before the first round by an order: evenly, and standing firm."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def firmest(view: View, legal: list[str]) -> str | None:
    """The building of fewest citizens of one's own; there the space that most must push out.

    Of equals the row of the highest dice, which others would rather use for something else.
    """
    standing = view["players"][view["seat"]]["standing"]
    found = {
        f"place {each['space']}": (-standing[name], len(row["spaces"]) - place, max(row["dice"]))
        for name, building in view["buildings"].items()
        for row in building["rows"]
        for place, each in enumerate(row["spaces"])
    }
    return max((action for action in legal if action in found), key=found.__getitem__, default=None)
