"""Whether a move has taught anybody what its mover did not know: then it cannot be unsaid.

What somebody shows of their own is theirs to show, and to take back. What they did not know
themselves (a draw, a card that was turned up, a die) would stay known. The worlds that the mover
could not tell from this one say which it is: only what is the same in all of them was known before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import IllegalAction
from engine.game import AnyGame
from engine.state import without_log

WORLDS = 12  # of two that are as likely as each other, one in 4,000 is not told apart by so many


def teaches(game: AnyGame, before: Any, mover: int, moves: Sequence[tuple[int, str]]) -> bool:
    """Whether anybody has learnt, by a move and those it forced, what its mover did not know.

    `before` is the state before them; `moves` has the seat and the action of each.
    """
    before = without_log(before)  # what was told earlier is the same in all worlds
    after = _told(game, before, mover, moves)
    if after is None or after["draws"] != before.luck.draws:
        return True
    worlds = (game.reshuffle_unseen(before, mover, b"%d" % number) for number in range(WORLDS))
    return any(_told(game, world, mover, moves) != after for world in worlds)


def _told(
    game: AnyGame, before: Any, mover: int, moves: Sequence[tuple[int, str]]
) -> dict[str, Any] | None:
    """All that anybody is told when these moves are made there; None where they cannot be.

    What nobody chose could be no other move there either: else that alone would tell something.
    """
    state = without_log(before)
    try:
        for number, (seat, action) in enumerate(moves):
            if number and game.legal_actions(state, seat) != [action]:
                return None
            game.play(state, seat, action)
    except IllegalAction:
        return None
    readers = (None, *range(state.seats))
    return {
        "draws": state.luck.draws,
        "events": [game.events(state, reader, before.turn) for reader in readers],
        "sees": [game.view(state, None), game.view(state, mover)],
        "may": game.legal_actions(state, mover),
        "asked": game.to_act(state),
    }
