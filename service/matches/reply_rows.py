"""Messages that came by mail to a match's seats, as rows: each is handled once."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from service.database.rows import REPLY, LinkRow, ReplyRow, SeatRow, fetch_all, fetch_first, to_json

OF_OTHERS = or_(REPLY.c.did.in_(("held", "ignored")), REPLY.c.why == "confirmed")


def find(connection: Connection, match_id: str, reply_id: str) -> ReplyRow | None:
    """Return the message with that id, or None."""
    query = select(REPLY).where(REPLY.c.match_id == match_id, REPLY.c.id == reply_id)
    return fetch_first(connection, query, ReplyRow)


def held(connection: Connection, seat: SeatRow, reply_id: str) -> ReplyRow | None:
    """Return a message that the seat's current player has yet to confirm, or None."""
    found = find(connection, seat.match_id, reply_id)
    is_own = found and (found.seat, found.tenure) == (seat.number, seat.tenure)
    return found if found and is_own and found.did == "held" else None


def keep(
    connection: Connection,
    seat: SeatRow,
    reply_id: str,
    now: int,
    did: str,
    why: str,
    lines: Sequence[str] = (),
    asked_turn: int | None = None,
    letter: int | None = None,
) -> None:
    """Store a message with its effect; `did` and `why` are those of service/replies/outcomes."""
    values: dict[str, Any] = {"match_id": seat.match_id, "id": reply_id, "seat": seat.number}
    values |= {"letter": letter}
    values |= {"tenure": seat.tenure, "asked_turn": asked_turn, "did": did, "why": why, "at": now}
    connection.execute(insert(REPLY), {**values, "lines": to_json(list(lines))})


def settle(connection: Connection, reply: ReplyRow, did: str, why: str) -> None:
    """Store the effect of a message that was held."""
    one = (REPLY.c.match_id == reply.match_id, REPLY.c.id == reply.id)
    connection.execute(update(REPLY).where(*one).values(did=did, why=why))


def of_seat(connection: Connection, seat: SeatRow) -> list[ReplyRow]:
    """Return the messages of a seat's current player, oldest first."""
    query = select(REPLY).where(*_own(seat)).order_by(REPLY.c.at, REPLY.c.id)
    return fetch_all(connection, query, ReplyRow)


def of_match(connection: Connection, match_id: str) -> list[ReplyRow]:
    """Return the messages to all seats of a match, oldest first."""
    query = select(REPLY).where(REPLY.c.match_id == match_id).order_by(REPLY.c.at, REPLY.c.id)
    return fetch_all(connection, query, ReplyRow)


def count_since(
    connection: Connection, seat: SeatRow, since: int, *where: ColumnElement[bool]
) -> int:
    """Return how many messages have come to a seat's player since a time."""
    recent = (*_own(seat), REPLY.c.at > since, *where)
    return int(
        connection.execute(select(func.count()).select_from(REPLY).where(*recent)).scalar_one()
    )


def count_of_link(connection: Connection, link: LinkRow, since: int, is_own: bool) -> int:
    """Return how many messages have come to the seat of a link since a time.

    With `is_own` they are its player's own messages, else those of robots and other senders.
    """
    recent = (REPLY.c.match_id == link.match_id, REPLY.c.seat == link.number, REPLY.c.at > since)
    whose = not_(OF_OTHERS) if is_own else OF_OTHERS
    return int(connection.execute(select(func.count()).where(*recent, whose)).scalar_one())


def forget(connection: Connection, seat: SeatRow) -> None:
    """Delete the messages of a seat's current player."""
    connection.execute(delete(REPLY).where(*_own(seat)))


def forget_all(connection: Connection, match_id: str) -> None:
    """Delete all messages of a match."""
    connection.execute(delete(REPLY).where(REPLY.c.match_id == match_id))


def _own(seat: SeatRow) -> tuple[ColumnElement[bool], ...]:
    return (
        REPLY.c.match_id == seat.match_id,
        REPLY.c.seat == seat.number,
        REPLY.c.tenure == seat.tenure,
    )
