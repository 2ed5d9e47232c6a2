"""Stamps of seats: strings that change when an open page of the seat is outdated.

Open pages and long polling (long_polling.py) compare them.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, select

from service.database.rows import MATCH, SEAT, SeatRow, fetch_all
from service.matches import store, talk

Key = tuple[str, int]  # a match and a seat
# Only the columns that a stamp needs: the state of a match is large, and stamps are read often.
MATCHES = select(MATCH.c.id, MATCH.c.status, MATCH.c.turn, MATCH.c.paused_at)


class About(Protocol):
    """The columns of a match that a stamp needs."""

    @property
    def status(self) -> str:
        """Return the match's status."""

    @property
    def turn(self) -> int:
        """Return the number of the turn that the match has reached."""

    @property
    def paused_at(self) -> int | None:
        """Return the time when the match was paused, or None if it is not paused."""


def stamp(match: About, seats: Sequence[SeatRow], seat: int) -> str:
    """Return a string that changes whenever the seat's page of the game does, and only then."""
    joined = sum(each.status == "joined" for each in seats)
    status = "paused" if match.paused_at is not None else match.status
    return f"{status}-{match.turn}-{joined}-{seats[seat].heard}"


def with_talk(of_game: str, of_talk: int) -> str:
    """Return one stamp from the game's and that of the messages that the seat can read."""
    return f"{of_game}-said-{of_talk}."


def look(connection: Connection, token: str) -> tuple[Key, str]:
    """Return the key (match and seat) and the stamp of the link `token`; raises NoSuchLink."""
    loaded, seat = store.find_seat(connection, token)
    key = (loaded.match.id, seat)
    return key, stamps(connection, [key])[key]


def stamps(connection: Connection, keys: Sequence[Key]) -> dict[Any, str]:
    """Return the stamp of each key (match and seat), without matches that do not exist."""
    ids = sorted({match_id for match_id, _ in keys})
    matches = {row.id: row for row in connection.execute(MATCHES.where(MATCH.c.id.in_(ids)))}
    query = select(SEAT).where(SEAT.c.match_id.in_(ids)).order_by(SEAT.c.number)
    seats: dict[str, list[SeatRow]] = {}
    for row in fetch_all(connection, query, SeatRow):
        seats.setdefault(row.match_id, []).append(row)
    circles = talk.stamps(connection, ids)
    return {
        (match_id, seat): with_talk(
            stamp(matches[match_id], seats[match_id], seat),
            talk.stamp_for(circles.get(match_id, []), seats[match_id][seat]),
        )
        for match_id, seat in keys
        if match_id in matches
    }
