"""What may be asked for very often, and is counted: a flood costs one write a second at the most.

Wrong links by network, entries at tables by network and table. What a process has seen since its
last write it adds to what the database says; a process that dies forgets a second of it.
"""

import contextlib
import threading
from collections import Counter as Times
from collections.abc import Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database.connections import Database
from service.installation import tallies
from service.installation.tallies import Counter, Enough

MOST_AT_ONCE = 1000  # counts in one write
MOST_KEPT = 20_000  # while the database takes no writes


class Frequent:
    """What one process has been asked for and has not written down yet."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._seen: Times[Counter] = Times()
        self._since = 0  # when the first of it was
        self._written_at = 0

    def check(self, counters: Sequence[Counter], now: int, more: int = 1) -> None:
        """Raises Enough where there was as much of one of them as there may be."""
        with self._lock:
            seen = {
                each: 0 if now >= self._since + each.limit.seconds else self._seen[each]
                for each in counters
            }

        def work(connection: Connection) -> None:
            for each in counters:
                tallies.check(connection, each, now, seen[each] + more)

        self._database.read(work)

    def count(self, counters: Sequence[Counter], now: int, more: int = 1) -> None:
        """So many more of each; raises Enough beyond a limit, and counts none then."""
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
        """A database that takes no writes is no reason to answer a request with a fault."""

        def work(connection: Connection) -> None:
            for counter, times in sorted(seen.items(), key=lambda each: each[0].whom):
                with contextlib.suppress(Enough):
                    tallies.add(connection, counter, since, times)

        try:
            self._database.write(work)
        except SQLAlchemyError:
            with self._lock:
                if len(self._seen) < MOST_KEPT:
                    self._seen.update(seen)
