"""A series of games for points (section 11.2): what each game gives, and when the series is over.

Knows results of games, not their states. Each game is told the points of those before it.
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
    """What counts of a game that is over: regions of each seat, who won it, and how."""

    regions: Sequence[int]
    winner: int | None
    reason: str


@dataclass(frozen=True)
class Standing:
    """How a campaign stands after some games; `leaders` have most points so far."""

    points: list[int]
    over: bool
    leaders: list[int]
    final_battle: list[int]


def points_of(game: Finished) -> list[int]:
    """A3-15: every seat scores in every game. Who meets both targets at once gets the bonus."""
    points = list(game.regions)
    if game.winner is not None and game.reason == "adjacent":
        points[game.winner] += BONUS_FOR_ADJACENT
    return points


def after(points: Sequence[int], game: Finished) -> list[int]:
    """The points so far, with those of one more game."""
    return [before + scored for before, scored in zip(points, points_of(game), strict=True)]


def standing(rules: Rules, target: int, points: list[int]) -> Standing:
    """Most points win once one seat has reached the target; a tie is settled as the edition says.

    A1-05: in the first edition those who tie share the victory; else they fight a final battle.
    """
    over, leaders = max(points) >= target, strongest(points)
    fight = over and len(leaders) > 1 and rules.campaign_tie == "final_battle"
    return Standing(points, over, leaders, leaders if fight else [])


# --- from one game to the next ---------------------------------------------

POINTS = "points"  # the option by which a game is told the points of those before it
MOST_BEFORE = 10**4


def points_before(rules: Rules, seats: int, options: dict[str, Any]) -> tuple[int, ...]:
    """Of each seat its points when the game begins; () where it is no game of a campaign."""
    points = options.get(POINTS)
    if points is None:
        return (0,) * seats if rules.campaign else ()
    if not rules.campaign:
        raise BadOption("option_unknown", POINTS, [name for name, _ in rules.options])
    fit = isinstance(points, (list, tuple)) and len(points) == seats
    if not fit or not all(type(each) is int and 0 <= each <= MOST_BEFORE for each in points):
        raise BadOption("value_unknown", POINTS, [0] * seats)
    return tuple(points)
