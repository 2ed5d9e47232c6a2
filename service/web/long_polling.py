"""Long polling: requests that wait until a table, or the page of a seat, has changed.

A request with `Prefer: wait=20` (RFC 7240) and the ETag of its last answer waits for up to 20
seconds. It is answered as usual once its table or seat has changed. Waiting takes no thread. A few
queries, a few times a second, cover all that anyone waits for, so changes by other processes are
seen too. Changes by this process are seen at once.
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
    """The waiting requests of one process, by table or seat."""

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
        """Release all waiting requests; called in the event loop."""
        self._end.set()
        for _, changed, _ in self._waiting.values():
            changed.set()

    async def until_changed(self, environ: dict[str, Any], run: Callable[..., Any]) -> None:
        """Return when the request is to be answered; `run` does a piece of work in a thread."""
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
        # Others may wait for the change that this one has seen: the next look finds it for all.
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
        """Look for changes as long as any request waits."""
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
        """Wait until the next look."""
        await asyncio.sleep(PAUSE)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._acted.wait(), LOOK - PAUSE)
        self._acted.clear()


def _wish(environ: dict[str, Any]) -> float:
    """Return for how many seconds the client would wait; 0 if it has no earlier answer."""
    if "HTTP_IF_NONE_MATCH" not in environ or environ["REQUEST_METHOD"] != "GET":
        return 0
    found = PREFERRED.search(environ.get("HTTP_PREFER", ""))
    return min(int(found[1]), LONGEST) if found else 0


def is_known(stamp: str, etags: str) -> bool:
    """True if one of a request's ETags begins with the stamp; a table's tag has more after it."""
    return any(each.strip(' W/"').startswith(stamp) for each in etags.split(","))


def _look(environ: dict[str, Any]) -> Callable[[Connection], tuple[Key, str]] | None:
    """Return the query for a request's key and present stamp, or None."""
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
    """Return the current stamps of tables and seats."""
    tables = [key for key in keys if isinstance(key, str)]
    seats = [key for key in keys if not isinstance(key, str)]
    found: dict[Key, str] = {}
    if tables:
        found.update(store.stamps(connection, tables))
    if seats:
        found |= seat_stamps.stamps(connection, seats)
    return found
