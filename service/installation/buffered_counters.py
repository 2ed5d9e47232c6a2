"""Rate limits of frequent requests, with one read and one write a second at most.

Each process adds its unwritten counts to those in the database, which it reads once a second. A
process that dies loses at most one second of its own counts.
"""

import contextlib
import threading
from collections import Counter as Times
from collections.abc import Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database.connections import Database
from service.database.rows import TallyRow
from service.installation import limit_counters
from service.installation.limit_counters import Counter, LimitExceeded

MOST_AT_ONCE = 1000  # counters in one write
MOST_KEPT = 20_000  # counters kept while the database takes no writes


class Frequent:
    """One process's unwritten counts, and a cache of those in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._seen: Times[Counter] = Times()
        self._since = 0  # time of the first unwritten count
        self._written_at = 0
        self._stored: dict[Counter, TallyRow | None] = {}
        self._read_at = 0

    def check(self, counters: Sequence[Counter], now: int, more: int = 1) -> None:
        """Raise LimitExceeded if adding `more` would take one of the counters beyond its limit."""
        with self._lock:
            seen = {
                each: 0 if now >= self._since + each.limit.seconds else self._seen[each]
                for each in counters
            }
            if now != self._read_at:
                self._stored, self._read_at = {}, now
            stored = self._stored
        unread = [each for each in counters if each not in stored]
        if unread:
            stored |= self._database.read(
                lambda c: {each: limit_counters.live(c, each, now) for each in unread}
            )
        for each in counters:
            limit_counters.refuse_excess(each, stored[each], now, seen[each] + more)

    def count(self, counters: Sequence[Counter], now: int, more: int = 1) -> None:
        """Add `more` to every counter; raise LimitExceeded instead if it would exceed a limit."""
        self.check(counters, now, more)
        with self._lock:
            self._since = self._since if self._seen else now
            for each in counters:
                self._seen[each] += more
            is_time = now != self._written_at or len(self._seen) >= MOST_AT_ONCE
            due, since = self._seen if is_time else None, self._since
            if due:
                self._seen, self._written_at = Times(), now
        if due:
            self._write(due, since)

    def _write(self, seen: Times[Counter], since: int) -> None:
        """Write counts to the database; keep them for later if it takes no writes now."""

        def work(connection: Connection) -> None:
            for counter, times in sorted(seen.items(), key=lambda each: each[0].whom):
                with contextlib.suppress(LimitExceeded):
                    limit_counters.add(connection, counter, since, times)

        try:
            self._database.write(work, is_repeatable=True)
            self._stored = {}
        except SQLAlchemyError:
            with self._lock:
                if len(self._seen) < MOST_KEPT:
                    self._seen.update(seen)
