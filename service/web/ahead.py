"""Pages made before they are asked for: after a move those of whoever it asks, while nobody waits.

A letter takes a minute to be read, a page some milliseconds to be made. What it shows is kept in
parts (see kept.py), each found by all that it was made from: a page made ahead that is out of date
when it is asked for is made anew, and nobody sees the difference.
"""

import logging

from flask import Flask
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.installation.parts import Installation
from service.matches import store
from service.web.pages import seat

log = logging.getLogger(__name__)
MOST = 256  # matches: what more is done in one breath is not waited for


class Ahead:
    """What one process is to make, a page at a time, by one thread at a time."""

    def __init__(self, app: Flask) -> None:
        self._app = app
        self._installation: Installation = app.extensions["installation"]
        self._matches: dict[str, None] = {}  # a set that gives back the latest first
        self._tokens: list[str] = []

    def note(self, match_id: str) -> None:
        """Something was done at that match, from any thread."""
        if len(self._matches) < MOST:
            self._matches[match_id] = None

    @property
    def is_due(self) -> bool:
        """Whether there is anything to make."""
        return bool(self._matches or self._tokens)

    def make_one(self) -> None:
        """Make a page, or find out whose are to be made; what goes wrong stays here."""
        try:
            if self._tokens:
                self._make(self._tokens.pop())
            elif self._matches:
                self._tokens = self._asked(self._matches.popitem()[0])
        except Exception:
            log.warning("a page could not be made ahead", exc_info=True)

    def _make(self, token: str) -> None:
        with self._app.test_request_context(SeatLinks("", token).page):
            seat.show_table(token)

    def _asked(self, match_id: str) -> list[str]:
        """The keys of those who are asked there now."""

        def read(connection: Connection) -> list[str]:
            loaded = store.load(connection, match_id)
            rows = [loaded.seats[number] for number in loaded.to_act()]
            return [self._installation.tokens.token(row.token_salt) for row in rows if not row.bot]

        return self._installation.database.read(read)
