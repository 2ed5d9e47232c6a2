"""Pages made before they are asked for: of whoever is asked, while nobody waits.

A letter takes a minute to be read, a page some milliseconds to be made. What it shows is kept in
parts (see kept.py), each found by all that it was made from: a page made ahead that is out of date
when it is asked for is made anew, and nobody sees the difference. Who is asked is looked up in the
database, so that it does not matter which process took the move.
"""

import logging

from flask import Flask
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database import patience
from service.database.rows import DueRow
from service.installation.latest import Latest
from service.installation.links import SeatLinks
from service.installation.parts import Installation
from service.links import store as links
from service.links.store import Target
from service.matches import deadlines, store
from service.web.pages import seat

log = logging.getLogger(__name__)
MOST = 240  # pages, as many as are kept: those of whoever was asked last


class Ahead:
    """What one process is to make, a page at a time; for one thread at a time."""

    def __init__(self, app: Flask) -> None:
        self._app = app
        self._installation: Installation = app.extensions["installation"]
        self._known: Latest[DueRow, bool] = Latest(2 * MOST)
        self._due: list[DueRow] = []

    @property
    def is_due(self) -> bool:
        """Whether there is anything to make."""
        return bool(self._due)

    def look(self) -> None:
        """Find out who has been asked since; those that were asked last come first."""
        try:
            with patience.within(patience.REQUEST):
                asked = self._installation.database.read(lambda c: deadlines.latest(c, MOST))
        except SQLAlchemyError:
            return  # whoever needs the database will say so
        for row in reversed(asked):
            if not self._known.get(row):
                self._known.put(row, True)
                self._due.append(row)
        del self._due[:-MOST]

    def make_one(self) -> None:
        """Make a page; what goes wrong stays here."""
        row = self._due[-1]
        try:
            with patience.within(patience.REQUEST):
                self._make(row)
        except Exception:
            log.warning(
                "a page could not be made ahead", extra={"match": row.match_id}, exc_info=True
            )
        finally:
            self._due.pop()

    def _make(self, row: DueRow) -> None:
        tokens, target = self._installation.tokens, Target(row.match_id, row.seat)

        def find(connection: Connection) -> str:
            is_running = store.row_of(connection, row.match_id).status == "running"
            return links.current_token(connection, tokens, "seat", target) if is_running else ""

        token = self._installation.database.read(find)
        if not token:
            return
        with self._app.test_request_context(SeatLinks("", token).page):
            seat.show_table(token)
