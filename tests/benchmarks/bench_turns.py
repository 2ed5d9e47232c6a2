"""Benchmark of a turn over HTTP, beside a bare Flask route with as many durable row writes.

    python -m tests.benchmarks.bench_turns [--rounds R] [--clients C ...] [--processes N ...]

Our web server serves all routes. They write to SQLite in WAL mode with synchronous=FULL, the bare
route by sqlite3. It appends a move, rewrites a match's row, replaces a deadline and writes a
letter. There are two bare routes. `once` has one transaction and one commit for the five writes,
like a turn. `each` makes every write durable by itself, which is sqlite3's default without BEGIN.
`staffetta web` runs in one process, like the bare routes, and in two on the same file. The client
is a separate process with keep-alive connections. Rounds are interleaved, and the figures are
medians. No test depends on a time.
"""

import argparse
import json
import os
import random
import re
import selectors
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import cycle, product
from pathlib import Path
from statistics import median
from typing import Any

from flask import Flask, redirect

from service.installation.context import Installation
from service.installation.limits import DEFAULTS, HIGHEST, Limit, Limits
from service.installation.settings import Settings, from_environment
from service.links import store as secret_links
from service.links.store import Target
from service.matches import store
from service.operations import serving, startup
from service.people import proposals, seating
from service.people.stranger_limits import Asker

REQUESTS = {1: 1000, 4: 2000, 8: 4000, 32: 4000}
GATES = {1: (0.6, 1.0), 4: (0.7, 1.5), 8: (0.75, 2.0), 32: (0.75, 2.0)}
PLAYERS = ("Ana", "Béla", "Cyrus")
FORM = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 8\r\n\r\nsure=yes"
NO_LIMITS = Asker(Limits({what: Limit(HIGHEST, each.seconds) for what, each in DEFAULTS.items()}))
STAFFETTA = "from service.operations.commands import main; main()"

# --- the client process ----------------------------------------------------


@dataclass
class Caller:
    """A keep-alive connection with its remaining requests, in order."""

    port: int
    method: str
    paths: list[str]
    waits: list[float] = field(default_factory=list)
    statuses: dict[str, int] = field(default_factory=dict)
    heard: int = 0  # bytes of all answers

    def __post_init__(self) -> None:
        self.socket = socket.create_connection(("127.0.0.1", self.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.paths.reverse()
        self.answer, self.length = bytearray(), 0

    def ask(self) -> bool:
        """Send the next request; return False if there is none left."""
        if not self.paths:
            return False
        self.answer, self.length, self.asked = bytearray(), 0, time.perf_counter()
        head = f"{self.method} {self.paths.pop()} HTTP/1.1\r\nHost: bench\r\n"
        self.socket.sendall((head + (FORM if self.method == "POST" else "\r\n")).encode())
        return True

    def hear(self) -> bool:
        """Receive data; return True when the answer is complete."""
        self.answer += self.socket.recv(1 << 18)
        if not self.length:
            end = self.answer.find(b"\r\n\r\n")
            if end < 0:
                return False
            length = re.search(rb"(?i)content-length: (\d+)", self.answer[:end])
            self.length = end + 4 + int(length[1] if length else 0)
        if len(self.answer) < self.length:
            return False
        self.waits.append(time.perf_counter() - self.asked)
        self.heard += self.length
        status = self.answer[9:12].decode()
        self.statuses[status] = self.statuses.get(status, 0) + 1
        return True


def call(work: dict[str, Any]) -> dict[str, Any]:
    """Make all requests, one after the other on each connection, and return the figures."""
    ports = cycle(work["ports"])
    callers = [Caller(next(ports), work["method"], paths) for paths in work["paths"]]
    ready = selectors.DefaultSelector()
    began = time.perf_counter()
    for caller in callers:
        ready.register(caller.socket, selectors.EVENT_READ, caller)
        caller.ask()
    busy = len(callers)
    while busy:
        for key, _ in ready.select():
            if key.data.hear() and not key.data.ask():
                ready.unregister(key.fileobj)
                busy -= 1
    seconds = time.perf_counter() - began
    statuses: dict[str, int] = {}
    for caller in callers:
        for status, count in caller.statuses.items():
            statuses[status] = statuses.get(status, 0) + count
    waits = sorted(wait for caller in callers for wait in caller.waits)
    size = sum(caller.heard for caller in callers) // len(waits)
    slow = waits[len(waits) * 99 // 100]
    return {"rate": len(waits) / seconds, "p99": slow, "heard": statuses, "bytes": size}


# --- the bare route --------------------------------------------------------

BARE_TABLES = """
CREATE TABLE move (match TEXT, number INT, told TEXT, PRIMARY KEY (match, number));
CREATE TABLE match (id TEXT PRIMARY KEY, turn INT, state TEXT);
CREATE TABLE due (at INT, match TEXT, PRIMARY KEY (at, match)) WITHOUT ROWID;
CREATE TABLE letter (match TEXT, id INT, facts TEXT, PRIMARY KEY (match, id));
"""
STATE, TOLD = "s" * 1100, "t" * 120


def bare_app(file: str, commits: str) -> Flask:
    """Return an app that writes as much as a turn and does nothing else."""
    app, own, is_once = Flask("bare"), threading.local(), commits == "once"

    def database() -> sqlite3.Connection:
        if not hasattr(own, "database"):
            own.database = sqlite3.connect(file, timeout=15, isolation_level=None)
            own.database.execute("PRAGMA journal_mode=WAL")
            own.database.execute("PRAGMA synchronous=FULL")
        return own.database

    @app.post("/<match>/<int:turn>")
    def play(match: str, turn: int) -> Any:
        run = database().execute
        if is_once:
            run("BEGIN IMMEDIATE")
        run("INSERT INTO move VALUES (?, ?, ?)", (match, turn, TOLD))
        run("UPDATE match SET turn = ?, state = ? WHERE id = ?", (turn, STATE, match))
        run("DELETE FROM due WHERE at = ? AND match = ?", (turn, match))
        run("INSERT INTO due VALUES (?, ?)", (turn + 1, match))
        run("INSERT INTO letter VALUES (?, ?, ?)", (match, turn, "{}"))
        if is_once:
            run("COMMIT")
        return redirect(f"/{match}", 303)

    return app


def serve_bare(port: int, file: str, commits: str) -> None:
    serving.listen(bare_app(file, commits), "127.0.0.1", port).run()


@dataclass
class Bare:
    """A bare route, served from a file of its own."""

    commits: str
    file: Path
    port: int = field(default_factory=lambda: free_port())

    def __post_init__(self) -> None:
        with sqlite3.connect(self.file) as database:
            database.executescript("PRAGMA journal_mode=WAL;" + BARE_TABLES)

    def running(self) -> Any:
        """Run the server process until the block ends."""
        which = (str(self.port), str(self.file), self.commits)
        return running(self.port, "-m", __spec__.name, "--bare", *which)

    def measure(self, clients: int, tag: str) -> dict[str, Any]:
        return measure([self.port], bare_paths(self.file, clients, tag))


def bare_paths(file: Path, clients: int, tag: str) -> list[list[str]]:
    """Return an equal number of requests for each connection, in matches of its own."""
    each = REQUESTS[clients] // clients
    names = [f"{tag}-{client}" for client in range(clients)]
    with sqlite3.connect(file) as database:
        database.executemany("INSERT INTO match VALUES (?, 0, ?)", [(n, STATE) for n in names])
        database.executemany("INSERT INTO due VALUES (0, ?)", [(name,) for name in names])
    return [[f"/{name}/{turn}" for turn in range(each)] for name in names]


# --- matches of our own ----------------------------------------------------


def turn_paths(installation: Installation, clients: int, tag: str) -> list[list[str]]:
    """Return for each connection the URLs of forms to send, in order, of whole matches."""
    each, found = REQUESTS[clients] // clients, []
    for client in range(clients):
        paths: list[str] = []
        while len(paths) < each:
            paths += match_paths(installation, f"{tag}-{client}-{len(paths)}")
        found.append(paths[:each])
    return found


def match_paths(installation: Installation, key: str) -> list[str]:
    """Set up a match and return the URLs of a random game's forms; forced moves have none."""
    loaded = installation.database.write(lambda connection: set_up(connection, installation, key))
    game, state = loaded.game, loaded.state
    targets = [Target(loaded.match.id, seat.number) for seat in loaded.seats]
    tokens = installation.tokens
    links = installation.database.read(
        lambda c: [secret_links.current_token(c, tokens, "seat", each) for each in targets]
    )
    choose, paths = random.Random(key), []
    while to_act := game.to_act(state):
        actions = game.legal_actions(state, to_act[0])
        action = choose.choice(actions)
        if len(actions) > 1:
            paths.append(f"/s/{links[to_act[0]]}/{state.turn}/{action.replace(' ', '%20')}")
        game.play(state, to_act[0], action)
    return paths


def set_up(connection: Any, installation: Installation, key: str) -> store.LoadedMatch:
    now = installation.now()
    people = [{"name": name, "email": f"p{n}.{key}@mail.example"} for n, name in enumerate(PLAYERS)]
    body = {"game": "condottiere-3e", "host": people[0], "players": people[1:], "seed": key}
    proposal = proposals.read(body, allow_seed=True)
    match_id = seating.create(connection, proposal, installation.tokens, now, key, NO_LIMITS)
    seating.invite(connection, store.load(connection, match_id), now, NO_LIMITS)
    for seat in range(1, len(people)):
        seating.join(connection, store.load(connection, match_id), seat, now)
    return store.load(connection, match_id)


# --- the rounds ------------------------------------------------------------


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@contextmanager
def running(port: int, *command: str) -> Iterator[int]:
    """Run a server process that answers at the port."""
    process = subprocess.Popen(
        [sys.executable, *command], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        yield port
    finally:
        process.terminate()
        process.wait(10)


def wait_for(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("a server did not start")


def measure(
    ports: list[int], paths: list[list[str]], method: str = "POST", well: str = "303"
) -> dict[str, Any]:
    """Return the figures of a client process; each answer must have the status `well`."""
    work = json.dumps({"ports": ports, "paths": paths, "method": method})
    command = [sys.executable, "-m", "tests.benchmarks.bench_turns", "--call"]
    heard = subprocess.run(command, input=work, stdout=subprocess.PIPE, text=True, check=True)
    figures = json.loads(heard.stdout)
    if set(figures["heard"]) != {well}:
        raise SystemExit(f"not every request was answered well: {figures['heard']}")
    return figures


HEAD = """\
                             one commit    each write
clients processes  turns/s   /s     ratio   /s     ratio  gate  aim    p99 ms  once  each"""


def compare(settings: Settings, folder: Path, given: argparse.Namespace) -> None:
    installation = startup.ready_installation(settings)
    bare = [Bare(commits, folder / f"{commits}.db") for commits in ("once", "each")]
    ours = [free_port() for _ in range(max(given.processes))]
    with ExitStack() as servers:
        for each in bare:
            servers.enter_context(each.running())
        for port in ours:
            servers.enter_context(running(port, "-c", STAFFETTA, "web", "--port", str(port)))
        print(HEAD)
        for clients, processes in product(given.clients, given.processes):
            rounds = []
            for number in range(given.rounds if processes <= clients else 0):
                tag = f"{clients}-{processes}-{number}"
                own = measure(ours[:processes], turn_paths(installation, clients, tag))
                rounds.append([own, *(each.measure(clients, tag) for each in bare)])
            if rounds:
                tell(clients, processes, rounds)
    installation.database.close()


def tell(clients: int, processes: int, rounds: list[list[dict[str, Any]]]) -> None:
    """Print one line: medians of the rounds, and of the ratios within each round."""
    rates = [median(each[side]["rate"] for each in rounds) for side in range(3)]
    ratios = [median(each[0]["rate"] / each[side]["rate"] for each in rounds) for side in (1, 2)]
    slow = [median(each[side]["p99"] for each in rounds) * 1000 for side in range(3)]
    gate, aim = GATES[clients]
    print(
        f"{clients:7} {processes:9} {rates[0]:8.0f} {rates[1]:6.0f} {ratios[0]:6.2f}"
        f" {rates[2]:6.0f} {ratios[1]:6.2f} {gate:6} {aim:4} "
        + " ".join(f"{milliseconds:7.1f}" for milliseconds in slow),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 8, 32])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--call", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--bare", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.call:
        print(json.dumps(call(json.load(sys.stdin))))
    elif given.bare:
        serve_bare(int(given.bare[0]), *given.bare[1:])
    else:
        with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as name:
            os.environ["STAFFETTA_DATA"] = name
            compare(from_environment(makes=True), Path(name), given)


if __name__ == "__main__":
    main()
