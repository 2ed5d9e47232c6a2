"""Wrong links, counted for each network: a flood of them costs one write a second at the most.

What a process has seen since its last write it adds to what the database says; a process that
dies forgets a second of it.
"""

import contextlib
import threading
from collections import Counter as Times

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database.connections import Database
from service.installation import tallies
from service.installation.limits import Limit
from service.installation.tallies import Counter, Enough

MOST_AT_ONCE = 1000  # networks in one write
MOST_KEPT = 20_000  # while the database takes no writes


class Guesses:
    """The wrong links that one process has been asked for and has not written down yet."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._seen: Times[tuple[str, Limit]] = Times()
        self._written_at = 0

    def check(self, network: str, limit: Limit, now: int) -> None:
        """Raises Enough where that network has guessed as often as it may."""
        with self._lock:
            seen = self._seen[network, limit]
        counter = Counter("guess", network, limit)
        self._database.read(lambda c: tallies.check(c, counter, now, seen + 1))

    def count(self, network: str, limit: Limit, now: int) -> None:
        """One more; raises Enough beyond the limit."""
        self.check(network, limit, now)
        with self._lock:
            self._seen[network, limit] += 1
            is_time = now != self._written_at or len(self._seen) >= MOST_AT_ONCE
            due = self._seen if is_time else None
            if due:
                self._seen, self._written_at = Times(), now
        if due:
            self._write(due, now)

    def _write(self, seen: Times[tuple[str, Limit]], now: int) -> None:
        """A database that takes no writes is no reason to answer a wrong link with a fault."""

        def work(connection: Connection) -> None:
            for (network, limit), times in sorted(seen.items(), key=lambda each: each[0][0]):
                with contextlib.suppress(Enough):
                    tallies.add(connection, Counter("guess", network, limit), now, times)

        try:
            self._database.write(work)
        except SQLAlchemyError:
            with self._lock:
                if len(self._seen) < MOST_KEPT:
                    self._seen.update(seen)
