"""How many pages of a seat are served a second, board inline, beside a bare Flask page as long.

    python -m tests.benchmarks.bench_pages [--rounds R] [--clients C ...] [--game ID ...]

Both are served by our web server in one process, the bare page from a string. At each table sit
three people, of three languages; before every round one move is played at each, and the page is
that of whoever is asked now. It is asked for in three ways, each beside the bare page:

- `letter`: the move came some seconds ago, by another process, as when a letter has told of it;
  whoever is asked opens their page for the first time. The gate is for this one.
- `again`: the same page once more.
- `at once`: a move came by a page a moment ago, so that nothing was made ahead.

Rounds are interleaved, figures are medians; the first round warms the process. No test depends on
a time.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from flask import Flask

import engine
from service.installation.parts import Installation
from service.installation.settings import from_environment
from service.links import store as links
from service.links.store import Target
from service.matches import store, turns
from service.operations import serving, starting
from service.people import proposals, seating
from tests.benchmarks.bench_turns import STAFFETTA, free_port, measure, running

GAMES = ("condottiere-3e", "rakab", "troyes", "btwixt")
PEOPLE = (("Ana", "en"), ("Béla", "hu"), ("کورش", "fa"))
TABLES, OPENING = 48, 20  # moves that have been played when the first page is asked for
GATE, AIM = 12, 4  # pages of Flask that one of ours may cost
A_LETTER_TAKES = 6.0  # seconds until it is read, at the very least
WAYS = ("letter", "again", "at once")


@dataclass
class Table:
    """A match that goes on by chance."""

    installation: Installation
    match: str
    choose: random.Random

    def loaded(self, connection: Any) -> store.LoadedMatch:
        return store.load(connection, self.match, lock=True)

    def move(self) -> tuple[int, int, str] | None:
        """Who is asked, at which turn, and an answer by chance; None when the game is over."""
        loaded = self.installation.database.read(lambda c: store.load(c, self.match))
        if not loaded.is_running:
            return None
        seat = loaded.to_act()[0]
        actions = loaded.game.legal_actions(loaded.state, seat)
        return seat, loaded.match.turn, self.choose.choice(actions)

    def take(self, move: tuple[int, int, str]) -> None:
        """A move is played, on the path that pages use."""
        (seat, turn, action), now = move, self.installation.now()
        self.installation.database.write(
            lambda c: turns.take(c, self.loaded(c), seat, turn, action, now)
        )

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if move := self.move():
                self.take(move)

    def form(self) -> str | None:
        """The address to which a page would send the next move; None when the game is over."""
        move = self.move()
        if move is None:
            return None
        seat, turn, action = move
        return f"{self._page_of(seat)}/{turn}/{action.replace(' ', '%20')}"

    def page(self) -> str:
        """The address of the seat that is asked now."""
        loaded = self.installation.database.read(lambda c: store.load(c, self.match))
        return self._page_of(loaded.to_act()[0] if loaded.is_running else 0)

    def _page_of(self, seat: int) -> str:
        tokens, target = self.installation.tokens, Target(self.match, seat)
        token = self.installation.database.read(
            lambda c: links.current_token(c, tokens, "seat", target)
        )
        return f"/s/{token}"


def begin(installation: Installation, game: str, key: str) -> Table:
    """A match of three people that all have joined."""
    people = [
        {"name": name, "email": f"p{number}.{key}@mail.example", "language": language}
        for number, (name, language) in enumerate(PEOPLE)
    ]
    body = {"game": game, "host": people[0], "players": people[1:], "seed": key}
    proposal, now = proposals.read(body, allow_seed=True), installation.now()

    def work(connection: Any) -> str:
        match = seating.create(connection, proposal, installation.tokens, now, key)
        seating.invite(connection, store.load(connection, match), now)
        for seat in range(1, len(people)):
            seating.join(connection, store.load(connection, match), seat, now)
        return match

    return Table(installation, installation.database.write(work), random.Random(key))


def dealt(paths: list[str], clients: int) -> list[list[str]]:
    """To each connection its share."""
    return [paths[client::clients] for client in range(clients)]


def serve_bare(port: int) -> None:
    """Pages of any length, each a string that is there."""
    app, kept = Flask("bare"), {}

    @app.get("/<int:size>")
    def page(size: int) -> str:
        return kept.setdefault(size, "x" * size)

    serving.listen(app, "127.0.0.1", port).run()


def rounds_of(
    installation: Installation, game: str, clients: int, given: argparse.Namespace
) -> list[dict[str, Any]]:
    """Of each round, for each way what was measured, and for `bare`."""
    tables = [begin(installation, game, f"{game}-{clients}-{n}") for n in range(TABLES)]
    for table in tables:
        table.play(OPENING)
    found = []
    for _ in range(given.rounds + 1):
        for table in tables:
            table.play(1)
        time.sleep(A_LETTER_TAKES)
        measured = {way: opened(tables, clients, given) for way in WAYS[:2]}
        measure([given.own], [[form for table in tables if (form := table.form())]])
        measured["at once"] = opened(tables, clients, given)
        as_long = [f"/{measured['letter']['bytes']}"] * TABLES * 4
        measured["bare"] = measure([given.beside], dealt(as_long, clients), "GET", "200")
        found.append(measured)
    return found[1:]


def opened(tables: list[Table], clients: int, given: argparse.Namespace) -> dict[str, Any]:
    """Whoever is asked at each table opens their page."""
    paths = dealt([table.page() for table in tables], clients)
    return measure([given.own], paths, "GET", "200")


def tell(game: str, clients: int, rounds: list[dict[str, Any]]) -> None:
    """A line for each way."""
    size = median(each["letter"]["bytes"] for each in rounds) / 1000
    bare = median(each["bare"]["rate"] for each in rounds)
    for way in WAYS:
        rate = median(each[way]["rate"] for each in rounds)
        ratio = median(each["bare"]["rate"] / each[way]["rate"] for each in rounds)
        due = f" 1/{GATE}  1/{AIM}{'' if ratio <= GATE else '   short of it'}"
        print(
            f"{game:16}{way:8}{clients:7}{size:7.0f}{rate:9.0f}{1000 / rate:8.1f}{bare:8.0f}"
            f"    1/{ratio:<5.1f}{due if way == 'letter' else ''}".rstrip(),
            flush=True,
        )


HEAD = "game            opened  clients    KB  pages/s  ms each  bare/s    ratio   gate   aim"


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
        installation = starting.ready_installation(from_environment(makes=True))
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
