"""Benchmark of the delay until all phones of a table see an entry: 200 phones at 20 tables.

    python -m tests.benchmarks.bench_tables [--seconds S] [--ways WAY ...] [--games GAME ...]

It starts a real `staffetta serve`. Each table gets an entry every four seconds. Ten phones look at
each: those that have claimed its seats, and watchers. Every fourth table has a score pad. The
others have a game of each family with random entries from its offers. The ways are:

    api      each phone requests GET /api/v1/table every 0.7 s with its ETag
    wait     the same with `Prefer: wait=20`: the server keeps the request until the table has
             changed (service/web/long_polling.py), and each phone repeats it when answered
    held     each phone holds a stream of server-sent events open, and requests the table when
             the stream says that it has changed. One query of the server serves all phones,
             as it does for waiting requests. Only this benchmark has this way.
    page     `wait` as pages do it, with /t/<token>/state

A delay runs from before an entry is sent until a phone has the table with it. In the first second
all 200 phones open their tables on a service that has drawn nothing yet. The entries of that second
wait behind these requests; `seated` is the p99 of later ones. No test depends on a time.

These figures come from two processors that other work kept busier. They are the seconds until 99 of
100 phones saw an entry, and the same once all were seated. Then come answers per second and the use
of one processor:

    api   0.7  0.7    295/s  25 %      wait  0.23  0.05   70/s   9 %
    held  0.24 0.2     81/s   7 %      page  0.4   0.1    69/s  26 %  (1.6 in one of seven)

Polling costs about three times as much as waiting, and is later. Waiting and streams cost about the
same. The service uses waiting, for its answers are whole, pass through every proxy and have ETags.
A phone or a server that does not know it falls back to polling.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

import engine
from service.database.rows import GAME_TABLE
from service.installation.context import Installation
from service.installation.settings import from_environment
from service.operations import startup
from service.tables import claiming, creation, store
from service.tables.table_requests import TableWish
from service.web import app as web
from service.web.server import WebServer
from tests.benchmarks.bench_turns import STAFFETTA, free_port, wait_for

TABLES, PHONES = 20, 10
INTERVAL, BETWEEN_ENTRIES = 0.7, 4.0  # seconds
LOOK, BEAT = 0.2, 15.0  # of the streams: seconds between looks, and between heartbeats
BAR = 1.0  # second; aim for 99 of 100 phones
ARRIVING = 2.0  # seconds in which all 200 phones open their tables for the first time
ENDING = ("end", "close", "count")  # lines that would end a game too early
MOST = 10**6  # more entries than a table has
LONGEST = 30  # seconds that a phone waits for an answer
STAMP = re.compile(r'etag: "?(?:W/)?"?([a-z2-7]{12}-(\d+)-[^"\r]*)"?', re.IGNORECASE)


# --- the phones ------------------------------------------------------------


@dataclass
class Evening:
    """The state shared by all phones: when each entry was sent, and when each phone saw it."""

    port: int
    sent: dict[tuple[str, int], float] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    seated: list[float] = field(default_factory=list)  # of these, after ARRIVING
    began: float = field(default_factory=time.perf_counter)
    answers: Counter[int] = field(default_factory=Counter)
    is_over: bool = False

    def note(self, sent: float, seen: float) -> None:
        """Note that a phone has seen an entry."""
        self.waits.append(seen - sent)
        if sent - self.began > ARRIVING:
            self.seated.append(seen - sent)


@dataclass
class Phone:
    """One keep-alive connection to one table."""

    evening: Evening
    table: str
    token: str
    secret: str = ""  # identifies the phone that claimed its seat
    etag: str = ""
    seen: int = 0
    stream: Any = None

    async def call(
        self, method: str, path: str, body: bytes = b"", **headers: str
    ) -> tuple[bytes, bytes]:
        """Return the head and the body of an answer."""
        if self.stream is None:
            self.stream = await asyncio.open_connection("127.0.0.1", self.evening.port)
        reader, writer = self.stream
        kept = {"Host": "bench", "Content-Length": str(len(body)), **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in kept.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        async with asyncio.timeout(LONGEST):
            answer: bytes = await reader.readuntil(b"\r\n\r\n")
            length, said = re.search(rb"(?i)content-length: (\d+)", answer), b""
            if length and b" 304 " not in answer[:20]:
                said = await reader.readexactly(int(length[1]))
        self.evening.answers[int(answer[9:12])] += 1
        return answer, said

    async def look(self, way: str) -> None:
        """Request the table and note the entries seen for the first time."""
        headers = {"If-None-Match": f'"{self.etag}"'} if self.etag else {}
        path = f"/t/{self.token}/state"
        if way != "page":
            headers["Authorization"] = f"Bearer {self.token}"
            path = f"/api/v1/table?since={self.seen}"
        elif self.secret:
            headers["Cookie"] = f"phone={self.secret}"
        if way in ("wait", "page"):
            headers["Prefer"] = "wait=20"
        answer, _ = await self.call("GET", path, **headers)
        now, found = time.perf_counter(), STAMP.search(answer.decode())
        if found and answer[9:12] == b"200":
            self.etag, number = found[1], int(found[2])
            for each in range(self.seen + 1, number + 1):
                if (self.table, each) in self.evening.sent:
                    self.evening.note(self.evening.sent[self.table, each], now)
            self.seen = number

    async def ask_again_and_again(self, way: str) -> None:
        await asyncio.sleep(random.uniform(0, INTERVAL))
        while not self.evening.is_over:
            await self.look(way)
            await asyncio.sleep(INTERVAL if way == "api" else 0.02)

    async def listen(self) -> None:
        """Hold a stream open, and request the table when the stream reports a change."""
        await self.look("api")
        reader, writer = await asyncio.open_connection("127.0.0.1", self.evening.port)
        writer.write(f"GET /held/{self.table} HTTP/1.1\r\nHost: bench\r\n\r\n".encode())
        while not self.evening.is_over:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    if b"data:" in await reader.readline():
                        await self.look("api")
        writer.close()

    async def enter(self) -> None:
        """Make a random entry that is allowed next, from time to time."""
        await asyncio.sleep(random.uniform(0, BETWEEN_ENTRIES))
        bearer = {"Authorization": f"Bearer {self.token}"}
        while not self.evening.is_over:
            _, said = await self.call("GET", f"/api/v1/table?since={MOST}", **bearer)
            now = json.loads(said)
            number, line = now["number"] + 1, chosen(now)
            self.evening.sent[self.table, number] = time.perf_counter()
            body = json.dumps({"id": f"e{random.random()}", "entry": line}).encode()
            sent = {"Content-Type": "application/json", **bearer}
            answer, _ = await self.call("POST", "/api/v1/table/entries", body, **sent)
            if answer[9:12] == b"422":  # an impossible card: try another the next time
                del self.evening.sent[self.table, number]
                continue
            await asyncio.sleep(random.uniform(0.5, 1.5) * BETWEEN_ENTRIES)


def chosen(now: dict[str, Any]) -> str:
    """Return a random line to enter: points on a score pad, a move on offer, or an answer."""
    if now["game"] == "pad":
        return f"{random.randrange(len(now['seats']))} add {random.randrange(20)}"
    asked = now["view"].get("asked")
    if asked is not None:
        things = random.choices if asked["kind"] == "dice" else random.sample
        return " ".join(["tell", *things(asked["things"], k=asked["size"])])
    going_on = [line for line in now["offers"] if not line.startswith(ENDING)]
    return random.choice(going_on or ["undo 1"])


async def play(work: dict[str, Any]) -> dict[str, Any]:
    """Run all phones for a number of seconds and return their figures."""
    evening = Evening(work["port"])
    way, tasks = work["way"], []
    for table, host, seats in work["tables"]:
        phones = [Phone(evening, table, *of_phone) for of_phone in seats]
        tasks += [
            phone.listen() if way == "held" else phone.ask_again_and_again(way) for phone in phones
        ]
        tasks.append(Phone(evening, table, host).enter())
    running = [asyncio.create_task(task) for task in tasks]
    ended, _ = await asyncio.wait(running, timeout=work["seconds"])
    evening.is_over = True
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    for task in ended:
        task.result()  # a task ends by itself only after an error
    waits, seated = sorted(evening.waits), sorted(evening.seated)
    return {
        "seen": len(waits),
        "p50": waits[len(waits) // 2],
        "p99": waits[len(waits) * 99 // 100],
        "worst": waits[-1],
        "seated": seated[len(seated) * 99 // 100],
        "answers": evening.answers,
        "took": work["seconds"],
    }


# --- streams held open -----------------------------------------------------


class Holding(WebServer):
    """Our web server, with streams that report changes."""

    def __init__(self, *about: Any, database: Any) -> None:
        super().__init__(*about)
        self._database = database
        self._numbers: dict[str, int] = {}
        self._changed: dict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self._looking: asyncio.Task[None] | None = None

    async def _answer(self, scope: Any, protocol: Any) -> None:
        if not scope.path.startswith("/held/"):
            return await super()._answer(scope, protocol)
        self._looking = self._looking or asyncio.create_task(self._look())
        table = scope.path.removeprefix("/held/")
        self._numbers.setdefault(table, -1)
        headers = [("content-type", "text/event-stream"), ("cache-control", "no-store")]
        stream = protocol.response_stream(200, headers)
        while True:
            said = b":\n\n"
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._changed[table].wait()
                    said = b"data: %d\n\n" % self._numbers[table]
            await stream.send_bytes(said)

    async def _look(self) -> None:
        """Look for changes of all watched tables with one query."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOK)
            tables = [*self._numbers]
            wanted = select(GAME_TABLE.c.id, GAME_TABLE.c.number).where(GAME_TABLE.c.id.in_(tables))
            found = await loop.run_in_executor(
                self._pool, lambda q=wanted: self._database.read(lambda c: c.execute(q).all())
            )
            for table, number in found:
                if number != self._numbers[table]:
                    self._numbers[table] = number
                    self._changed.pop(table, asyncio.Event()).set()


def hold(port: int) -> None:
    """Serve like `staffetta web`, with streams."""
    installation = startup.ready_installation(from_environment(makes=True))
    app = web.create_app(installation)
    database = installation.database
    Holding(app, "127.0.0.1", port, "", web.LARGEST_BODY, database=database).run()


# --- the rounds ------------------------------------------------------------


def processor_seconds(process: int) -> float:
    """Return the processor seconds that a process and its threads have used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def open_tables(games: list[str]) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Return each table's name, its host's token and the tokens and secrets of its phones."""
    installation = startup.ready_installation(from_environment(makes=True))
    found = []
    for each in range(TABLES):
        game = games[each % len(games)]
        seats = min(PHONES, engine.at_table(game).seats[-1])
        wish = TableWish(game, {}, "en", [""] * seats, os.urandom(16).hex())
        found.append(
            installation.database.write(lambda c, wish=wish: seated(c, installation, wish))
        )
    installation.database.close()
    return found


def seated(
    connection: Connection, installation: Installation, wish: TableWish
) -> tuple[str, str, list[tuple[str, str]]]:
    """Open a table and claim its seats; the remaining phones only watch.

    Return the table's id, the host's token, and for each phone its link's token and its own secret.
    The secret is "" for a phone without a seat.
    """
    now = installation.now()
    opened = creation.open_table(connection, wish, installation.tokens, now)
    held = [store.find(connection, token) for token in opened.seats]
    secrets = [claiming.claim(connection, each, now) for each in held]
    phones = [*zip(opened.seats, secrets, strict=True)]
    return opened.id, opened.host, phones + [(opened.watch, "")] * (PHONES - len(phones))


def measure(way: str, seconds: int, games: list[str]) -> None:
    port = free_port()
    command = ["-c", STAFFETTA, "serve", "--port", str(port)]
    if way == "held":
        command = ["-m", __spec__.name, "--hold", str(port)]
    server = subprocess.Popen(
        [sys.executable, *command], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        time.sleep(1)
        work = {"port": port, "way": way, "seconds": seconds, "tables": open_tables(games)}
        used = processor_seconds(server.pid)
        phones = [sys.executable, "-m", __spec__.name, "--phones"]
        heard = subprocess.run(
            phones, input=json.dumps(work), stdout=subprocess.PIPE, text=True, check=True
        )
        tell(way, json.loads(heard.stdout), processor_seconds(server.pid) - used)
    finally:
        server.terminate()
        server.wait(15)


HEAD = "way    answers/s  304   seen   p50 s  p99 s  worst  seated  one processor   ms an answer"


def tell(way: str, found: dict[str, Any], used: float) -> None:
    answers, took = found["answers"], found["took"]
    if set(answers) - {"200", "304", "422"}:
        raise SystemExit(f"not every request was answered well: {answers}")
    total = sum(answers.values())
    print(
        f"{way:6} {total / took:9.0f} {answers.get('304', 0) / total:4.0%} {found['seen']:6}"
        f" {found['p50']:7.2f} {found['p99']:6.2f} {found['worst']:6.2f} {found['seated']:7.2f}"
        f" {used / took:14.1%} {used / total * 1000:14.2f}",
        "" if found["p99"] <= BAR else f"  above {BAR} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--ways", nargs="+", default=["api", "wait", "held", "page"])
    parser.add_argument("--games", nargs="+", default=["pad", "condottiere-3e", "btwixt", "troyes"])
    parser.add_argument("--phones", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--hold", type=int, help=argparse.SUPPRESS)
    given, _ = parser.parse_known_args()
    if given.phones:
        print(json.dumps(asyncio.run(play(json.load(sys.stdin)))))
    elif given.hold:
        hold(given.hold)
    else:
        print(HEAD)
        for way in given.ways:
            with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as name:
                os.environ["STAFFETTA_DATA"] = name
                measure(way, given.seconds, given.games)


if __name__ == "__main__":
    main()
