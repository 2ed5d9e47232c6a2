"""The empty board of Troyes for a sheet, with districts for its players."""

from dataclasses import replace

from printables.sheet_request import Wanted
from printables.troyes.scene import Scene, scene_of

SEED = bytes(32)  # shuffled things are not visible


def players_of(wanted: Wanted) -> int | None:
    """Return the number of players if it was given, or the number of names."""
    named = len(wanted.names)
    return wanted.players or (named if named in wanted.game.seats else None)


def empty_scene(wanted: Wanted) -> Scene:
    """Return the board for this number of players, without any pieces."""
    game = wanted.game
    state = game.setup(players_of(wanted) or game.seats[-1], wanted.options, SEED)
    return _emptied(scene_of(game.view(state, None)))


def _emptied(scene: Scene) -> Scene:
    houses = (
        replace(
            house,
            lying=(),
            rows=tuple(
                replace(row, spaces=tuple(replace(space, owner=None) for space in row.spaces))
                for row in house.rows
            ),
        )
        for house in scene.buildings
    )
    return replace(scene, people=(), buildings=tuple(houses), cathedral={})
