"""A series of games for points (section 11.2): the points of each game, and the series' end.

It uses the results of games, not their states. Each game is given the points of earlier games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import BadOption
from engine.condottiere.box.editions import Rules
from engine.condottiere.rules.strength import strongest

BONUS_FOR_ADJACENT = 5


@dataclass(frozen=True)
class Finished:
    """The facts of a finished game that count for points.

    `regions` has the number of regions of each seat. `reason` says why the game ended.
    """

    regions: Sequence[int]
    winner: int | None
    reason: str


@dataclass(frozen=True)
class Standing:
    """The standing of a campaign after some games. `leaders` are the seats with most points."""

    points: list[int]
    over: bool
    leaders: list[int]
    final_battle: list[int]


def points_of(game: Finished) -> list[int]:
    """Return the points of one game: every seat scores (A3-15).

    A winner by adjacent regions gets a bonus, even if it meets both targets at once.
    """
    points = list(game.regions)
    if game.winner is not None and game.reason == "adjacent":
        points[game.winner] += BONUS_FOR_ADJACENT
    return points


def after(points: Sequence[int], game: Finished) -> list[int]:
    """Return the points so far, including one more game."""
    return [before + scored for before, scored in zip(points, points_of(game), strict=True)]


def standing(rules: Rules, target: int, points: list[int]) -> Standing:
    """Return the standing. Once a seat has reached the target, most points win.

    A1-05: in the first edition tied leaders share the victory. Otherwise they play a final battle.
    """
    over, leaders = max(points) >= target, strongest(points)
    fight = over and len(leaders) > 1 and rules.campaign_tie == "final_battle"
    return Standing(points, over, leaders, leaders if fight else [])


# --- from one game to the next ---------------------------------------------

POINTS = "points"  # the option that gives a game the points of the earlier ones
MOST_BEFORE = 10**4


def points_before(rules: Rules, seats: int, options: dict[str, Any]) -> tuple[int, ...]:
    """Return each seat's points before the game, or () if it is not part of a campaign.

    Raise BadOption if the points do not fit the seats.
    """
    points = options.get(POINTS)
    if points is None:
        return (0,) * seats if rules.campaign else ()
    if not rules.campaign:
        raise BadOption("option_unknown", POINTS, [name for name, _ in rules.options])
    fit = isinstance(points, (list, tuple)) and len(points) == seats
    if not fit or not all(type(each) is int and 0 <= each <= MOST_BEFORE for each in points):
        raise BadOption("value_unknown", POINTS, [0] * seats)
    return tuple(points)
