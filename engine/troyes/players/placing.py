"""An order for the initial placement: spread citizens evenly, in firm spaces."""

from __future__ import annotations

from engine.orders import View


def firmest(view: View, legal: list[str]) -> str | None:
    """Choose the building with fewest of one's own citizens, and its firmest space.

    The firmest space is the one from which it takes most pushes to expel a citizen. Among equals
    choose the row of the highest dice, which other players prefer to use elsewhere.
    """
    standing = view["players"][view["seat"]]["standing"]
    found = {
        f"place {each['space']}": (-standing[name], len(row["spaces"]) - place, max(row["dice"]))
        for name, building in view["buildings"].items()
        for row in building["rows"]
        for place, each in enumerate(row["spaces"])
    }
    return max((action for action in legal if action in found), key=found.__getitem__, default=None)
