"""Benchmark of a seat's pages per second, beside a bare Flask page of the same length.

    python -m tests.benchmarks.bench_pages [--rounds R] [--clients C ...] [--game ID ...]

Our web server serves both in one process, the bare page from a string. Three people with three
languages play in each match; the board is inline. Before each round one move is played in each
match, and the player to move opens their page. Rounds are interleaved, and the figures are medians.
The first round warms the process. No test depends on a time.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from flask import Flask

import engine
from service.installation.context import Installation
from service.installation.settings import from_environment
from service.links import store as links
from service.links.store import Target
from service.matches import store, turns
from service.operations import serving, startup
from service.people import proposals, seating
from tests.benchmarks.bench_turns import NO_LIMITS, STAFFETTA, free_port, measure, running

GAMES = ("condottiere-3e", "rakab", "troyes", "btwixt")
PEOPLE = (("Ana", "en"), ("Béla", "hu"), ("کورش", "fa"))
TABLES, OPENING = 48, 20  # moves played before the first page is requested
AIM = 4
GATES = {"condottiere-3e": 9, "rakab": 9}  # allowed cost of one of our pages, in Flask pages
USUAL_GATE = 12


@dataclass
class Table:
    """A match of random moves."""

    installation: Installation
    match: str
    choose: random.Random

    def loaded(self, connection: Any) -> store.LoadedMatch:
        return store.load(connection, self.match, lock=True)

    def move(self) -> tuple[int, int, str] | None:
        """Return the asked seat, the turn and a random answer; None when the game is over."""
        loaded = self.installation.database.read(lambda c: store.load(c, self.match))
        if not loaded.is_running:
            return None
        seat = loaded.to_act()[0]
        actions = loaded.game.legal_actions(loaded.state, seat)
        return seat, loaded.match.turn, self.choose.choice(actions)

    def take(self, move: tuple[int, int, str]) -> None:
        """Play a move in the same way as pages do."""
        (seat, turn, action), now = move, self.installation.now()
        self.installation.database.write(
            lambda c: turns.take(c, self.loaded(c), seat, turn, action, now)
        )

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if move := self.move():
                self.take(move)

    def page(self) -> str:
        """Return the URL of the page of the player to move."""
        tokens = self.installation.tokens

        def work(connection: Any) -> str:
            loaded = store.load(connection, self.match)
            target = Target(self.match, loaded.to_act()[0] if loaded.is_running else 0)
            return links.current_token(connection, tokens, "seat", target)

        return f"/s/{self.installation.database.read(work)}"


def begin(installation: Installation, game: str, key: str) -> Table:
    """Begin a match of three people who have all joined."""
    people = [
        {"name": name, "email": f"p{number}.{key}@mail.example", "language": language}
        for number, (name, language) in enumerate(PEOPLE)
    ]
    body = {"game": game, "host": people[0], "players": people[1:], "seed": key}
    proposal, now = proposals.read(body, allow_seed=True), installation.now()

    def work(connection: Any) -> str:
        match = seating.create(connection, proposal, installation.tokens, now, key, NO_LIMITS)
        seating.invite(connection, store.load(connection, match), now, NO_LIMITS)
        for seat in range(1, len(people)):
            seating.join(connection, store.load(connection, match), seat, now)
        return match

    return Table(installation, installation.database.write(work), random.Random(key))


def dealt(paths: list[str], clients: int) -> list[list[str]]:
    """Return the paths dealt to the connections in turn, as a list for each connection."""
    return [paths[client::clients] for client in range(clients)]


def serve_bare(port: int) -> None:
    """Serve pages of any length, each from a string."""
    app, kept = Flask("bare"), {}

    @app.get("/<int:size>")
    def page(size: int) -> str:
        return kept.setdefault(size, "x" * size)

    serving.listen(app, "127.0.0.1", port).run()


def rounds_of(
    installation: Installation, game: str, clients: int, given: argparse.Namespace
) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return the figures of each round: for our pages, and for bare pages of the same length."""
    tables = [begin(installation, game, f"{game}-{clients}-{n}") for n in range(TABLES)]
    for table in tables:
        table.play(OPENING)
    found = []
    for _ in range(given.rounds + 1):
        for table in tables:
            table.play(1)
        paths = dealt([table.page() for table in tables], clients)
        own = measure([given.own], paths, "GET", "200")
        as_long = dealt([f"/{own['bytes']}"] * TABLES * 4, clients)
        found.append((own, measure([given.beside], as_long, "GET", "200")))
    return found[1:]


def tell(game: str, clients: int, rounds: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    """Print a line for that game and number of clients."""
    size = median(own["bytes"] for own, _ in rounds) / 1000
    rate = median(own["rate"] for own, _ in rounds)
    beside = median(bare["rate"] for _, bare in rounds)
    ratio = median(bare["rate"] / own["rate"] for own, bare in rounds)
    gate = GATES.get(game, USUAL_GATE)
    print(
        f"{game:16}{clients:7}{size:7.0f}{rate:9.0f}{1000 / rate:8.1f}{beside:8.0f}"
        f"    1/{ratio:<5.1f} 1/{gate:<3} 1/{AIM}{'' if ratio <= gate else '   short of it'}",
        flush=True,
    )


HEAD = "game            clients    KB  pages/s  ms each  bare/s    ratio   gate   aim"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 8])
    parser.add_argument("--game", nargs="+", default=GAMES, choices=list(engine.games()))
    parser.add_argument("--bare", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.bare:
        serve_bare(given.bare)
        return
    with (
        tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as name,
        ExitStack() as servers,
    ):
        os.environ["STAFFETTA_DATA"] = str(Path(name))
        installation = startup.ready_installation(from_environment(makes=True))
        given.own, given.beside = free_port(), free_port()
        web = ("-c", STAFFETTA, "web", "--port", str(given.own))
        servers.enter_context(running(given.own, *web))
        bare = ("-m", "tests.benchmarks.bench_pages", "--bare", str(given.beside))
        servers.enter_context(running(given.beside, *bare))
        print(HEAD)
        for game, clients in product(given.game, given.clients):
            tell(game, clients, rounds_of(installation, game, clients, given))
        installation.database.close()


if __name__ == "__main__":
    main()
