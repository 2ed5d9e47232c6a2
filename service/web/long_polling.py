"""Long polling: requests that wait until a table has changed.

A request with `Prefer: wait=20` (RFC 7240) and the ETag of its last answer waits for up to 20
seconds while the table is unchanged. Then it is answered as usual. Waiting takes no thread. One
query, a few times a second, covers all tables that anyone waits for, so changes by other processes
are seen too. Changes by this process are seen at once.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database import patience
from service.database.connections import Database
from service.installation.links import TABLE_FOR_PROGRAMS, TABLE_STATE
from service.links.store import NoSuchLink
from service.tables import store

log = logging.getLogger(__name__)
T = TypeVar("T")
LOOK, PAUSE = 0.2, 0.02  # seconds between two looks: usually, and at least
LONGEST = 25  # seconds; phones ask for fewer (PATIENCE in table.js), proxies wait longer
MOST = 4000  # waiting requests; more are answered at once
PREFERRED = re.compile(r"\bwait=(\d{1,4})\b")


class Waiting:
    """The waiting requests of one process, by table."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[
            str, tuple[str, asyncio.Event, int]
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
        seconds, token = _wish(environ), _token(environ)
        if not seconds or not token or self._end.is_set() or self._count >= MOST:
            return
        try:
            row = await run(self._read, lambda connection: store.look(connection, token))
        except (NoSuchLink, SQLAlchemyError):
            return
        stamp = store.stamp(row)
        if stamp in environ["HTTP_IF_NONE_MATCH"]:
            self._count += 1
            try:
                await self._wait(row.id, stamp, seconds, run)
            finally:
                self._count -= 1

    def _read(self, work: Callable[[Connection], T]) -> T:
        with patience.within(patience.REQUEST / 4):  # the answer gets the rest of five seconds
            return self._database.read(work)

    async def _wait(
        self, table_id: str, stamp: str, seconds: float, run: Callable[..., Any]
    ) -> None:
        # Others may wait for the change that this one has seen: the next look finds it for all.
        known, changed, others = self._waiting.get(table_id, (stamp, asyncio.Event(), 0))
        self._waiting[table_id] = (known, changed, others + 1)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(run))
        try:
            async with asyncio.timeout(seconds):
                await changed.wait()
        except TimeoutError:
            pass
        finally:
            self._leave(table_id, changed)

    def _leave(self, table_id: str, changed: asyncio.Event) -> None:
        stamp, present, count = self._waiting.get(table_id, ("", None, 0))
        if present is changed:
            self._waiting[table_id] = (stamp, changed, count - 1)
            if count <= 1:
                del self._waiting[table_id]

    async def _look(self, run: Callable[..., Awaitable[Any]]) -> None:
        """Look for changes as long as any request waits."""
        while self._waiting and not self._end.is_set():
            await self._rest()
            tables = [*self._waiting]
            try:
                found = await run(self._read, lambda c, tables=tables: store.stamps(c, tables))
            except Exception:
                log.exception("nobody could be told of changes at tables")
                found = {}  # all requests are answered as usual then
            for table_id in tables:
                stamp, changed, _ = self._waiting.get(table_id, ("", None, 0))
                if changed is not None and found.get(table_id) != stamp:
                    del self._waiting[table_id]
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


def _token(environ: dict[str, Any]) -> str:
    """Return the token of the table's link, or ""."""
    path = environ["PATH_INFO"]
    if path == TABLE_FOR_PROGRAMS:
        scheme, _, token = environ.get("HTTP_AUTHORIZATION", "").partition(" ")
        return token if scheme.lower() == "bearer" else ""
    found = TABLE_STATE.fullmatch(path)
    return found[1] if found else ""
