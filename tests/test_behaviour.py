"""The visible behaviour is independent of hidden things: the seats asked, and automatic moves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import engine
from tests.tables import every_game, playthroughs_of, random_moves, some_seats, spread

ROOT = Path(__file__).resolve().parents[1]
LOOKS, GAMES = 16, 2
HIDES_CHOICES = ("btwixt", "condottiere-1e", "condottiere-3e", "rakab")  # Troyes has no hands
WORLDS = (b"another world", b"a third world")
HASH_SEEDS = ("0", "1", "271828")


def goes_by_itself(game: Any, state: Any) -> list[tuple[int, bool]]:
    """Return the seats to act, each with True if the service plays its only move itself."""
    return [
        (seat, len(game.legal_actions(state, seat)) == 1 and not game.asks_anyway(state, seat))
        for seat in game.to_act(state)
    ]


def pairs(game: Any) -> Iterator[tuple[Any, Any]]:
    """Yield states of random games, each with another world that looks the same to a spectator."""
    seats = some_seats(game)
    for number in range(GAMES):
        step = spread(game, seats, number, LOOKS)
        for state, _, _ in random_moves(game, seats, number, step):
            for luck in WORLDS:
                yield state, game.reshuffle_unseen(state, None, luck)


@every_game
def test_hidden_things_do_not_decide_which_seat_is_asked(game: Any) -> None:
    differ = 0
    for state, world in pairs(game):
        assert goes_by_itself(game, world) == goes_by_itself(game, state)
        differ += any(
            game.legal_actions(world, seat) != game.legal_actions(state, seat)
            for seat in game.to_act(state)
        )
    assert differ or game.id not in HIDES_CHOICES, "no other world offered another choice"


# --- reproducibility across processes --------------------------------------


def replayed() -> str:
    """Return all stored playthroughs, replayed, with everything that the seats are shown."""
    told = []
    folders = {playthroughs_of(game) for game in engine.games().values()}
    for path in sorted(path for folder in folders for path in folder.glob("*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        words = lines[0].removeprefix("# ").split(", ")
        game, seats = engine.games()[words[0]], int(words[1].split()[0])
        state = game.setup(seats, {}, words[2].removeprefix("seed ").strip("'").encode())
        for line in lines:
            if line.startswith("  does: "):
                seat = game.to_act(state)[0]
                told.append(game.legal_actions(state, seat)[:50])
                game.play(state, seat, line.removeprefix("  does: "))
                told.append(game.events(state, seat, state.turn - 1))
        told += [game.view(state, seat) for seat in (None, *range(seats))]
        told += [game.to_json(state), game.result(state)]
    return json.dumps(told)


def test_stored_games_are_replayed_alike_in_every_process() -> None:
    code = "import hashlib, tests.games; from tests.test_behaviour import replayed\n"
    code += "print(hashlib.sha256(replayed().encode()).hexdigest())"
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in HASH_SEEDS
    ]
    said = {process.communicate(timeout=120)[0] for process in running}
    assert len(said) == 1 and len(said.pop().strip()) == 64
