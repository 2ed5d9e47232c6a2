"""Acts in two steps: somebody asks, others agree, and for a while the act can be stopped.

Such acts are an undo by consent, a change of host, and a change of address, which also gives a seat
to a friend. A request can be agreed to for TERM seconds after it was made. Once done, the act can
be taken back for TERM seconds.

Ending a seat's links stops everything that was begun with them. That includes a host's offers of
absent players' seats, which are stored in the rows of these seats (see service/people/seat_links).
"""

from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import ColumnElement, Connection, bindparam, func, insert, or_, select, update

from service.database.rows import (
    ADDRESS_CHANGE,
    LINK,
    REQUEST,
    VOTE,
    RequestKind,
    RequestRow,
    RequestStatus,
    SeatRow,
    fetch_first,
    to_json,
)
from service.database.statements import Query
from service.links import store as links
from service.matches import deeds, outbox
from service.matches.store import LoadedMatch

TERM = 7 * 24 * 3600
# The letter by which those who answer a request are asked.
LETTERS: dict[RequestKind, str] = {"undo": "wish", "host": "hosting"}
LAST = Query(
    REQUEST.select()
    .where(REQUEST.c.match_id == bindparam("of"), REQUEST.c.kind == bindparam("kind"))
    .order_by(REQUEST.c.asked_at.desc(), REQUEST.c.about.desc())
    .limit(1),
    RequestRow,
)


class Act(Protocol):
    """The times of an act in two steps, in seconds since 1970."""

    @property
    def asked_at(self) -> int:
        """Return the time of the request."""

    @property
    def done_at(self) -> int | None:
        """Return the time of the consent; None before it."""


def may_be_done(act: Act, now: int) -> bool:
    """True while the request can be agreed to."""
    return act.done_at is None and now - act.asked_at < TERM


def may_be_stopped(act: Act, now: int) -> bool:
    """True while the act can be stopped, or taken back after it was done."""
    return now - (act.asked_at if act.done_at is None else act.done_at) < TERM


# --- requests that players answer ------------------------------------------


def ask(
    connection: Connection,
    loaded: LoadedMatch,
    kind: RequestKind,
    about: int,
    seat: int,
    whom: Sequence[int],
    now: int,
    **values: int,
) -> RequestRow:
    """Store a seat's request, and write to the seats that are to answer it.

    `about` is the number of the move to undo, or a number of the request itself.
    """
    row: dict[str, Any] = {
        "match_id": loaded.match.id,
        "kind": kind,
        "about": about,
        "seat": seat,
        "turn": loaded.match.turn,
        "still_asked": to_json(list(whom)),
        "asked_at": now,
        "status": "asked",
        **values,
    }
    connection.execute(insert(REQUEST), row)
    for each in whom:
        letter, turn = LETTERS[kind], loaded.match.turn
        outbox.write(connection, loaded.seats[each], letter, turn, now, number=about)
    deeds.tell(loaded.match.id, f"{kind}_asked", seat, loaded.match.turn)
    found = of_about(connection, loaded.match.id, kind, about)
    assert found is not None, "it was just stored"
    return found


def last(connection: Connection, match_id: str, kind: RequestKind) -> RequestRow | None:
    """Return the last request of that kind in a match, or None."""
    return LAST.first(connection, of=match_id, kind=kind)


def of_about(
    connection: Connection, match_id: str, kind: RequestKind, about: int
) -> RequestRow | None:
    """Return the request of that kind; `about` is the number of its move, or its own number."""
    return fetch_first(connection, select(REQUEST).where(*_one(match_id, kind, about)), RequestRow)


def next_about(connection: Connection, match_id: str, kind: RequestKind) -> int:
    """Return a number that no request of that kind has yet."""
    query = select(func.max(REQUEST.c.about)).where(
        REQUEST.c.match_id == match_id, REQUEST.c.kind == kind
    )
    number: int | None = connection.execute(query).scalar()
    return 0 if number is None else number + 1


def answer(connection: Connection, request: RequestRow, seat: int, does_agree: bool) -> RequestRow:
    """Store a seat's answer; return the changed request."""
    left = [each for each in request.still_asked if each != seat]
    agreed, refused = request.agreed + does_agree, request.refused + (not does_agree)
    change(connection, request, still_asked=to_json(left), agreed=agreed, refused=refused)
    found = of_about(connection, request.match_id, request.kind, request.about)
    assert found is not None, "requests are never deleted"
    return found


def close(
    connection: Connection, request: RequestRow, status: RequestStatus, now: int, **values: Any
) -> None:
    """Mark a request as done or stopped."""
    done_at = now if status == "done" else request.done_at
    change(connection, request, status=status, done_at=done_at, **values)
    deeds.tell(request.match_id, f"{request.kind}_{status}", request.seat, request.turn)


def stop_waiting(connection: Connection, match_id: str, kind: RequestKind, now: int) -> None:
    """Stop the last request of that kind in a match if it waits for answers."""
    request = last(connection, match_id, kind)
    if request is not None and request.status == "asked":
        close(connection, request, "stopped", now)


def change(connection: Connection, request: RequestRow, **values: Any) -> None:
    """Change columns of a request."""
    one = _one(request.match_id, request.kind, request.about)
    connection.execute(update(REQUEST).where(*one).values(**values))


def _one(match_id: str, kind: str, about: int) -> tuple[ColumnElement[bool], ...]:
    return (REQUEST.c.match_id == match_id, REQUEST.c.kind == kind, REQUEST.c.about == about)


# --- what ends with a link -------------------------------------------------


def stop_begun(connection: Connection, seat: SeatRow, now: int) -> int:
    """Stop all waiting requests that were made with the seat's links; return their number."""
    changes, asked = (
        (table.c.match_id == seat.match_id, table.c.status == "asked")
        for table in (ADDRESS_CHANGE, REQUEST)
    )
    own = (ADDRESS_CHANGE.c.seat == seat.number, ~ADDRESS_CHANGE.c.by_host)
    stopped = stop_changes(connection, now, *changes, *own)
    by_them = or_(REQUEST.c.seat == seat.number, REQUEST.c.former_host == seat.number)
    requests = update(REQUEST).where(*asked, by_them).values(status="stopped")
    votes = update(VOTE).where(
        VOTE.c.match_id == seat.match_id,
        VOTE.c.seat == seat.number,
        VOTE.c.status == "asked",
        VOTE.c.kind != "late",
    )
    over = {"status": "withdrawn", "closed_at": now, "due_at": None}
    for changed in (requests, votes.values(**over)):
        stopped += connection.execute(changed).rowcount
    return stopped


def next_change(connection: Connection, seat: SeatRow) -> int:
    """Return a number that no change of the seat's address has yet."""
    its = (ADDRESS_CHANGE.c.match_id == seat.match_id, ADDRESS_CHANGE.c.seat == seat.number)
    query = select(func.max(ADDRESS_CHANGE.c.number)).where(*its)
    last: int | None = connection.execute(query).scalar()
    return (last or 0) + 1


def stop_changes(connection: Connection, now: int, *which: ColumnElement[bool]) -> int:
    """Stop the changes of address that meet the conditions, and end their links.

    Returns the number of changes.
    """
    for column in (ADDRESS_CHANGE.c.confirm_link, ADDRESS_CHANGE.c.stop_link):
        links.end(connection, now, "withdrawn", LINK.c.id.in_(select(column).where(*which)))
    stopped = update(ADDRESS_CHANGE).where(*which).values(status="stopped")
    return connection.execute(stopped).rowcount
