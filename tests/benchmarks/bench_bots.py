"""The win rate of a bot against chance: it plays one seat, the others play at random.

    python -m tests.benchmarks.bench_bots [--games K] [--game ID ...] [--seats N ...]

A shared victory counts by its share. The bot plays every seat in turn, and sees only its view.
"""

import argparse
import random
import time
from collections.abc import Iterator
from typing import Any

import engine


def play_out(game: Any, seats: int, number: int) -> tuple[float, int]:
    """Play one game; return the bot's share of the victory, and the number of moves."""
    luck, own, moves = random.Random(number), number % seats, 0
    state = game.setup(seats, {}, f"bot {number}".encode())
    while acting := game.to_act(state):
        seat, moves = acting[0], moves + 1
        legal = game.legal_actions(state, seat)
        if seat == own:
            action = game.bot(game.view(state, seat), legal, str(moves).encode())
        else:
            action = luck.choice(legal)
        game.play(state, seat, action)
    winners = game.result(state)["winners"]
    return (own in winners) / max(1, len(winners)), moves


def tables(games: list[str], seats: list[int]) -> Iterator[tuple[Any, int]]:
    """Yield every game with a bot, for each number of players that is wanted and allowed."""
    for game in (engine.games()[name] for name in games):
        if game.bot:
            yield from ((game, number) for number in seats if number in game.seats)


HEAD = "game            seats  games    won  by chance  moves/game  seconds"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--game", nargs="+", default=[*engine.games()])
    given = parser.parse_args()
    print(HEAD)
    for game, seats in tables(given.game, given.seats):
        began = time.perf_counter()
        played = [play_out(game, seats, number) for number in range(given.games)]
        won, moves = (sum(column) / given.games for column in zip(*played, strict=True))
        print(
            f"{game.id:15} {seats:5} {given.games:6} {won:6.1%} {1 / seats:10.1%} {moves:11.0f}"
            f" {time.perf_counter() - began:8.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
