"""Random games and their statistics: moves, seconds, wins by seat."""

import random
import time
from typing import Any

from engine.game import AnyGame


def play(
    game: AnyGame, seats: int, options: dict[str, Any], count: int, seed: str
) -> dict[str, Any]:
    """Play `count` random games; return the statistics that `staffetta playout` prints."""
    choose = random.Random(seed or "staffetta")
    wins, moves = [0] * seats, 0
    began = time.perf_counter()
    for _ in range(count):
        state = game.setup(seats, options, choose.randbytes(32))
        moves += play_out(game, state, choose)
        result = game.result(state)
        assert result is not None  # it was played to its end
        for seat in result["winners"]:
            wins[seat] += 1
    seconds = time.perf_counter() - began
    return {
        "game": game.id,
        "players": seats,
        "options": options,
        "games": count,
        "moves": moves,
        "seconds": round(seconds, 6),
        "moves_per_second": round(moves / seconds) if seconds else 0,
        "winners": wins,
    }


def play_out(game: AnyGame, state: Any, choose: random.Random) -> int:
    """Play one game to its end, in place; return the number of moves."""
    moves = 0
    while actors := game.to_act(state):
        seat = actors[0] if len(actors) == 1 else choose.choice(actors)
        actions = game.legal_actions(state, seat)
        game.play(state, seat, actions[int(choose.random() * len(actions))])
        moves += 1
    return moves
