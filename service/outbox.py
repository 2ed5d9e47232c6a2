"""Letters as rows: written in the turn's own transaction, sent by whoever claims them.

Knows when a letter may go and what became of it; knows neither its words nor the mail server.
"""

import itertools
import json
import secrets
from typing import Any

from sqlalchemy import Connection, Row, func, insert, or_, select, update

from service.models import Letter

LETTER = Letter.__table__
LEASE = 15  # seconds that a sender may take before another may try
FIRST_RETRY, LONGEST_RETRY = 4, 3600
_sequence = itertools.count()


def write(
    connection: Connection, seat: Row, kind: str, turn: int, now: int, **facts: Any
) -> None:
    """Put a letter to that seat's present holder into the outbox, unless they want none.

    The fact `asked_for` marks a letter that somebody asked for: it goes out all the same.
    """
    if seat.muted and not facts.get("asked_for"):
        return
    row = {
        "match_id": seat.match_id,
        "id": _fresh_id(now),
        "seat": seat.number,
        "tenure": seat.tenure,
        "kind": kind,
        "turn": turn,
        "facts": json.dumps(facts),
        "made_at": now,
        "due_at": now,
        "tries": 0,
    }
    connection.execute(insert(LETTER), row)


def _fresh_id(now: int) -> int:
    """Ids sort by time and, within one process, by the order of writing."""
    return (now << 24) | ((next(_sequence) & 0xFFFF) << 8) | secrets.randbelow(256)


def has_due(connection: Connection, now: int) -> bool:
    """Whether there is anything to claim: a look that takes no lock."""
    query = select(LETTER.c.id).where(*_claimable(now)).limit(1)
    return connection.execute(query).first() is not None


def claim(connection: Connection, now: int, most: int = 20) -> list[Row]:
    """Take the letters that are due, oldest first, so that nobody else sends them meanwhile."""
    waiting = (
        select(LETTER.c.match_id, LETTER.c.id)
        .where(*_claimable(now))
        .order_by(LETTER.c.due_at, LETTER.c.id)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    taken = []
    for match_id, letter_id in connection.execute(waiting).all():
        values = {"leased_until": now + LEASE, "tries": LETTER.c.tries + 1}
        query = update(LETTER).where(*_key(match_id, letter_id)).values(**values)
        taken += connection.execute(query.returning(LETTER)).all()
    return taken


def _claimable(now: int) -> tuple[Any, ...]:
    unclaimed = or_(LETTER.c.leased_until.is_(None), LETTER.c.leased_until <= now)
    return LETTER.c.outcome.is_(None), LETTER.c.due_at <= now, unclaimed


def settle(connection: Connection, letter: Row, outcome: str, now: int, why: str = "") -> None:
    """Note that a letter was sent, dropped because events overtook it, or refused for good."""
    _set(connection, letter, outcome=outcome, ended_at=now, error=why or None, leased_until=None)


def postpone(connection: Connection, letter: Row, now: int, why: str) -> None:
    """Try again later, each time after a longer pause."""
    pause = min(FIRST_RETRY * 2 ** max(0, letter.tries - 1), LONGEST_RETRY)
    _set(connection, letter, due_at=now + pause, error=why, leased_until=None)


def release(connection: Connection, letter: Row, why: str = "") -> None:
    """Give a claimed letter back untried: the server could not be reached at all."""
    _set(
        connection, letter, leased_until=None, tries=LETTER.c.tries - 1, error=why or letter.error
    )


def release_all(connection: Connection) -> None:
    """At the start of the only sender: what a dead one had claimed is free again."""
    waiting = LETTER.c.outcome.is_(None) & LETTER.c.leased_until.is_not(None)
    connection.execute(update(LETTER).where(waiting).values(leased_until=None))


def shift_waiting(connection: Connection, seconds: int) -> None:
    """Count an outage out of the age of letters that wait."""
    values = {"made_at": LETTER.c.made_at + seconds}
    connection.execute(update(LETTER).where(LETTER.c.outcome.is_(None)).values(**values))


def is_waiting(connection: Connection, match_id: str, seat: int, tenure: int) -> bool:
    """Whether a letter that asks this seat is still on its way."""
    query = select(LETTER.c.id).where(
        LETTER.c.match_id == match_id,
        LETTER.c.seat == seat,
        LETTER.c.tenure == tenure,
        LETTER.c.kind.in_(("turn", "takeover")),
        LETTER.c.outcome.is_(None),
    )
    return connection.execute(query.limit(1)).first() is not None


def of_match(connection: Connection, match_id: str) -> list[Row]:
    """Every letter of a match, in the order of writing."""
    query = select(LETTER).where(LETTER.c.match_id == match_id).order_by(LETTER.c.id)
    return list(connection.execute(query))


def health(connection: Connection) -> dict[str, int | None]:
    """How many letters wait or were refused, and since when the oldest waits."""
    waiting = LETTER.c.outcome.is_(None)
    query = select(func.count(), func.min(LETTER.c.made_at)).where(waiting)
    count, oldest = connection.execute(query).one()
    refused = select(func.count()).where(LETTER.c.outcome == "refused")
    return {
        "waiting": count,
        "oldest_at": oldest,
        "refused": connection.execute(refused).scalar_one(),
    }


def _key(match_id: str, letter_id: int) -> tuple[Any, Any]:
    return LETTER.c.match_id == match_id, LETTER.c.id == letter_id


def _set(connection: Connection, letter: Row, **values: Any) -> None:
    query = update(LETTER).where(*_key(letter.match_id, letter.id)).values(**values)
    connection.execute(query)
