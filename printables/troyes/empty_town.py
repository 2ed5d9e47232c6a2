"""The board of Troyes before anybody has set anything on it, for those whom a sheet is for."""

from dataclasses import replace

from printables.troyes.scene import Scene, scene_of
from printables.wanted import Wanted

SEED = bytes(32)  # nothing that was shuffled shows


def players_of(wanted: Wanted) -> int | None:
    """How many play, where that was said, or as many as there are names."""
    named = len(wanted.names)
    return wanted.players or (named if named in wanted.game.seats else None)


def title_of(wanted: Wanted) -> str:
    """The game's name, and what the sheet is."""
    return f"{wanted.say(f'game-short-{wanted.game.id}')}: {wanted.say('board-title')}"


def empty_scene(wanted: Wanted) -> Scene:
    """The board of so many players before anybody has set anything on it."""
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
