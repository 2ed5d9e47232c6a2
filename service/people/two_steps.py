"""Acts in two steps: one person asks, another agrees, and somebody may still stop it for a while.

A request can be agreed to for TERM seconds after it was asked. Once done, it can be taken back for
TERM seconds from the deed. Ending a seat's links stops all that was begun with them.
"""

from typing import Protocol

from sqlalchemy import ColumnElement, Connection, select, update

from service.database.models import ADDRESS_CHANGE, LINK, TAKE_BACK_WISH
from service.database.rows import SeatRow
from service.links import store as links

TERM = 7 * 24 * 3600


class Act(Protocol):
    """When an act was asked for and when it was done, in seconds since 1970."""

    @property
    def asked_at(self) -> int:
        """When somebody asked for it."""

    @property
    def done_at(self) -> int | None:
        """When somebody agreed to it; None until then."""


def may_be_done(act: Act, now: int) -> bool:
    """True while the request can be agreed to."""
    return act.done_at is None and now - act.asked_at < TERM


def may_be_stopped(act: Act, now: int) -> bool:
    """True while the act can be stopped or, once it is done, taken back."""
    return now - (act.asked_at if act.done_at is None else act.done_at) < TERM


def stop_begun(connection: Connection, seat: SeatRow, now: int) -> int:
    """Stop all that the seat's links began and that waits for a yes; returns how many acts."""
    changes = ADDRESS_CHANGE.c
    asked = (
        changes.match_id == seat.match_id,
        changes.seat == seat.number,
        changes.status == "asked",
    )
    stopped = stop_changes(connection, now, *asked)
    wish = TAKE_BACK_WISH.c
    asked = (wish.match_id == seat.match_id, wish.seat == seat.number, wish.status == "asked")
    refused = connection.execute(update(TAKE_BACK_WISH).where(*asked).values(status="refused"))
    return stopped + refused.rowcount


def stop_changes(connection: Connection, now: int, *which: ColumnElement[bool]) -> int:
    """Stop those changes of address, and end their links; returns how many changes."""
    for column in (ADDRESS_CHANGE.c.confirm_link, ADDRESS_CHANGE.c.stop_link):
        links.end(connection, now, "withdrawn", LINK.c.id.in_(select(column).where(*which)))
    stopped = update(ADDRESS_CHANGE).where(*which).values(status="stopped")
    return connection.execute(stopped).rowcount
