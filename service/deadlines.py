"""Who is asked until when: one row for each open decision; knows no game and sends no letter."""

from sqlalchemy import Connection, Row, delete, insert, select, update

from service.models import Due
from service.paces import PACES, reminders

DUE = Due.__table__


def ask(connection: Connection, seat: Row, turn: int, pace: str, now: int) -> None:
    """Give a seat that is asked from now on its full time."""
    deadline = now + PACES[pace].seconds
    schedule(connection, seat, turn, now, deadline)


def schedule(
    connection: Connection, seat: Row, turn: int, began_at: int, deadline_at: int, stage: int = 0
) -> None:
    """Set the next moment at which the clock looks at this decision."""
    stages = [*reminders(began_at, deadline_at, seat.timezone), deadline_at]
    row = {
        "due_at": stages[min(stage, len(stages) - 1)],
        "match_id": seat.match_id,
        "seat": seat.number,
        "turn": turn,
        "stage": stage,
        "began_at": began_at,
        "deadline_at": deadline_at,
    }
    connection.execute(insert(DUE), row)


def settle(connection: Connection, match_id: str, seats: list[int] | None = None) -> None:
    """These seats (None: all) are asked no more."""
    query = delete(DUE).where(DUE.c.match_id == match_id)
    if seats is not None:
        query = query.where(DUE.c.seat.in_(seats))
    connection.execute(query)


def move_on(connection: Connection, due: Row, seat: Row) -> None:
    """A reminder is behind: wait for the next moment of the same decision."""
    settle(connection, due.match_id, [due.seat])
    schedule(connection, seat, due.turn, due.began_at, due.deadline_at, due.stage + 1)


def extend(connection: Connection, due: Row, seconds: int) -> None:
    """Move one decision's moments by time that was not the player's."""
    _shift(connection, seconds, DUE.c.match_id == due.match_id, DUE.c.seat == due.seat)


def extend_all(connection: Connection, seconds: int) -> None:
    """Move every deadline by an outage of the service."""
    _shift(connection, seconds)


def _shift(connection: Connection, seconds: int, *where: object) -> None:
    columns = (DUE.c.due_at, DUE.c.began_at, DUE.c.deadline_at)
    values = {column.name: column + seconds for column in columns}
    connection.execute(update(DUE).where(*where).values(**values))


def postpone(connection: Connection, due: Row, until: int) -> None:
    """Look at this decision again later, whatever its deadline says."""
    where = (DUE.c.match_id == due.match_id, DUE.c.seat == due.seat)
    connection.execute(update(DUE).where(*where).values(due_at=until))


def are_due(connection: Connection, now: int, most: int) -> list[Row]:
    """The decisions whose moment has come, the most overdue first."""
    query = select(DUE).where(DUE.c.due_at <= now).order_by(DUE.c.due_at, DUE.c.match_id)
    return list(connection.execute(query.limit(most)))


def of_match(connection: Connection, match_id: str) -> dict[int, Row]:
    """The open decisions of a match by seat."""
    query = select(DUE).where(DUE.c.match_id == match_id)
    return {due.seat: due for due in connection.execute(query)}
