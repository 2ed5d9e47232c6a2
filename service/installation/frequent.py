"""What may be asked for very often, and is counted: a flood costs one write a second at the most.

Wrong links by network, entries at tables by network and table. What a process has seen since its
last write it adds to what the database says; a process that dies forgets a second of it.
"""

import contextlib
import threading
from collections import Counter as Times

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

    def check(self, counter: Counter, now: int, more: int = 1) -> None:
        """Raises Enough where there was as much of it as there may be."""
        with self._lock:
            is_past = now >= self._since + counter.limit.seconds
            seen = 0 if is_past else self._seen[counter]
        self._database.read(lambda c: tallies.check(c, counter, now, seen + more))

    def count(self, counter: Counter, now: int, more: int = 1) -> None:
        """So many more; raises Enough beyond the limit."""
        self.check(counter, now, more)
        with self._lock:
            self._since = self._since if self._seen else now
            self._seen[counter] += more
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
