"""A check for moves that reveal something which the player did not know.

Such a move cannot be undone. Players may show their own things and take that back. But things that
the player did not know (a draw, a card turned up, a die) would stay known. The check compares the
worlds that the player could not tell apart: facts that are the same in all were known before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import IllegalAction
from engine.game import AnyGame
from engine.state import without_log

WORLDS = 12  # if half the worlds differ, 12 samples miss it once in 4,000


def teaches(game: AnyGame, before: Any, mover: int, moves: Sequence[tuple[int, str]]) -> bool:
    """True if a move and its forced moves revealed something that its player did not know.

    `before` is the state before the move, and `mover` the player's seat. `moves` has the seat and
    the action of the move and of each forced move after it.
    """
    before = without_log(before)  # earlier events are the same in all worlds
    after = _told(game, before, mover, moves)
    if after is None or after["draws"] != before.luck.draws:
        return True
    worlds = (game.reshuffle_unseen(before, mover, b"%d" % number) for number in range(WORLDS))
    return any(_told(game, world, mover, moves) != after for world in worlds)


def _told(
    game: AnyGame, before: Any, mover: int, moves: Sequence[tuple[int, str]]
) -> dict[str, Any] | None:
    """Return everything that players see after these moves; None if a move is illegal.

    Also return None if a forced move is not the only legal one in this state, since that alone
    would reveal something.
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
        "sees": game.view(state, mover),  # with all that spectators see
        "may": game.legal_actions(state, mover),
        "asked": game.to_act(state),
    }
