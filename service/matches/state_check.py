"""Background check of running matches, a few at a time, for unreadable states."""

import threading

from sqlalchemy import ColumnElement, Connection, select

from service.database.rows import MATCH, MatchRow, fetch_all
from service.matches import states

AT_ONCE = 200
MOST_REMEMBERED = 20_000


class Survey:
    """A process's progress in checking the stored states; each `look` continues the last one.

    A readable state is not decoded again until it changes, so `look` costs little more than
    fetching rows.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._readable: dict[str, int] = {}
        self._unreadable: set[str] = set()
        self._last = ""

    def look(self, connection: Connection) -> list[str]:
        """Check some matches, and the known unreadable ones again; return the unreadable ids."""
        with self._lock:
            ill, self._unreadable = self._unreadable, set()  # finished matches are not included
            self._check(connection, MATCH.c.id.in_(ill))
            seen = self._check(connection, MATCH.c.id > self._last)
            self._last = seen[-1] if len(seen) == AT_ONCE else ""
            return sorted(self._unreadable)

    def _check(self, connection: Connection, which: ColumnElement[bool]) -> list[str]:
        """Check these matches if they are running; return the ids of the running ones, in order."""
        query = select(MATCH).where(which, MATCH.c.status.in_(states.IN_PLAY))
        rows = fetch_all(connection, query.order_by(MATCH.c.id).limit(AT_ONCE), MatchRow)
        for match in rows:
            text = hash((match.state_json, match.turn, match.rules_version))
            if self._readable.get(match.id) == text:
                continue
            if states.is_readable(connection, match):
                self._remember(match.id, text)
            else:
                self._unreadable.add(match.id)
        return [match.id for match in rows]

    def _remember(self, match_id: str, text: int) -> None:
        if len(self._readable) >= MOST_REMEMBERED:
            self._readable.clear()
        self._readable[match_id] = text
