"""Long polling: requests that wait until a table, or the page of a seat, has changed.

A request with `Prefer: wait=20` (RFC 7240) and the ETag of the last response waits for up to 20
seconds. It is answered as usual once its table or seat has changed. Waiting takes no thread. One
task compares the stamps of all awaited tables and seats a few times a second, so it also sees
changes by other processes. It looks at once after a change by this process.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database import patience
from service.database.connections import Database
from service.installation.links import SEAT_STATE, TABLE_FOR_PROGRAMS, TABLE_STATE
from service.links.store import NoSuchLink
from service.matches.states import Unreadable
from service.tables import store
from service.web import seat_stamps

log = logging.getLogger(__name__)
T = TypeVar("T")
Key = str | tuple[str, int]  # a table, or a match and a seat
LOOK, PAUSE = 0.2, 0.02  # seconds between two looks: usually, and at least
LONGEST = 25  # seconds; phones ask for fewer (PATIENCE in table.js), proxies wait longer
MOST = 4000  # waiting requests; more are answered at once
PREFERRED = re.compile(r"\bwait=(\d{1,4})\b")


class Waiting:
    """The waiting requests of one process, grouped by table or seat."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[
            Key, tuple[str, asyncio.Event, int]
        ] = {}  # stamp, event, number of requests
        self._count = 0
        self._looking: asyncio.Task[None] | None = None
        self._end = asyncio.Event()
        self._acted = asyncio.Event()

    def look_now(self) -> None:
        """Look for changes at once; called in the event loop."""
        self._acted.set()

    def stop(self) -> None:
        """End all waits, so that the requests are answered; called in the event loop."""
        self._end.set()
        for _, changed, _ in self._waiting.values():
            changed.set()

    async def until_changed(self, environ: dict[str, Any], run: Callable[..., Any]) -> None:
        """Wait until the request should be answered; `run` calls a function in a thread."""
        seconds, look = _wish(environ), _look(environ)
        if not seconds or look is None or self._end.is_set() or self._count >= MOST:
            return
        try:
            key, stamp = await run(self._read, look)
        except (NoSuchLink, Unreadable, SQLAlchemyError):
            return
        if is_known(stamp, environ["HTTP_IF_NONE_MATCH"]):
            self._count += 1
            try:
                await self._wait(key, stamp, seconds, run)
            finally:
                self._count -= 1

    def _read(self, work: Callable[[Connection], T]) -> T:
        with patience.within(patience.REQUEST / 4):  # the answer gets the rest of five seconds
            return self._database.read(work)

    async def _wait(self, key: Key, stamp: str, seconds: float, run: Callable[..., Any]) -> None:
        # Keep the older stamp of those who wait: if it is outdated, the next look ends all waits.
        known, changed, others = self._waiting.get(key, (stamp, asyncio.Event(), 0))
        self._waiting[key] = (known, changed, others + 1)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(run))
        try:
            async with asyncio.timeout(seconds):
                await changed.wait()
        except TimeoutError:
            pass
        finally:
            self._leave(key, changed)

    def _leave(self, key: Key, changed: asyncio.Event) -> None:
        stamp, present, count = self._waiting.get(key, ("", None, 0))
        if present is changed:
            self._waiting[key] = (stamp, changed, count - 1)
            if count <= 1:
                del self._waiting[key]

    async def _look(self, run: Callable[..., Awaitable[Any]]) -> None:
        """Look for changes as long as any request waits, and end the waits for changed keys."""
        while self._waiting and not self._end.is_set():
            await self._rest()
            keys = [*self._waiting]
            try:
                found = await run(self._read, partial(_stamps, keys=keys))
            except Exception:
                log.exception("nobody could be told of changes")
                found = {}  # all requests are answered as usual then
            for key in keys:
                stamp, changed, _ = self._waiting.get(key, ("", None, 0))
                if changed is not None and found.get(key) != stamp:
                    del self._waiting[key]
                    changed.set()

    async def _rest(self) -> None:
        """Sleep until the next look, which comes earlier after `look_now`."""
        await asyncio.sleep(PAUSE)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._acted.wait(), LOOK - PAUSE)
        self._acted.clear()


def _wish(environ: dict[str, Any]) -> float:
    """Return how many seconds the client is willing to wait; 0 if it sent no ETag."""
    if "HTTP_IF_NONE_MATCH" not in environ or environ["REQUEST_METHOD"] != "GET":
        return 0
    found = PREFERRED.search(environ.get("HTTP_PREFER", ""))
    return min(int(found[1]), LONGEST) if found else 0


def is_known(stamp: str, etags: str) -> bool:
    """True if one of `etags` (an If-None-Match header) begins with `stamp`.

    A table's ETag has more text after its stamp.
    """
    return any(each.strip(' W/"').startswith(stamp) for each in etags.split(","))


def _look(environ: dict[str, Any]) -> Callable[[Connection], tuple[Key, str]] | None:
    """Return the query for a request's key and current stamp; None if it cannot wait."""
    path = environ["PATH_INFO"]
    if found := SEAT_STATE.fullmatch(path):
        return partial(seat_stamps.look, token=found[1])
    if path == TABLE_FOR_PROGRAMS:
        scheme, _, token = environ.get("HTTP_AUTHORIZATION", "").partition(" ")
        return partial(_table, token=token) if scheme.lower() == "bearer" and token else None
    found = TABLE_STATE.fullmatch(path)
    return partial(_table, token=found[1]) if found else None


def _table(connection: Connection, token: str) -> tuple[Key, str]:
    row = store.look(connection, token)
    return row.id, store.stamp(row)


def _stamps(connection: Connection, keys: Sequence[Key]) -> dict[Key, str]:
    """Return the current stamps of the tables and seats in `keys`."""
    tables = [key for key in keys if isinstance(key, str)]
    seats = [key for key in keys if not isinstance(key, str)]
    found: dict[Key, str] = {}
    if tables:
        found.update(store.stamps(connection, tables))
    if seats:
        found |= seat_stamps.stamps(connection, seats)
    return found
