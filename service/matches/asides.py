"""What seats do beside the turns, as rows: only those concerned learn that there is anything.

A turn's number is everybody's, so that an aside has a number of its own. The engine says what an
aside is, by leaving the turn as it was.
"""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select

from service.database.models import Aside

ASIDE = Aside.__table__


@dataclass(frozen=True)
class Said:
    """An aside on its way into the store, and what the engine logged for it."""

    turn: int
    seat: int
    action: str
    asked_turn: int
    told: list[Any]


def of_match(connection: Connection, match_id: str, since: int = 0) -> list[Row]:
    """What was done beside the turns from that one on, in order."""
    query = select(ASIDE).where(ASIDE.c.match_id == match_id, ASIDE.c.turn >= since)
    return list(connection.execute(query.order_by(ASIDE.c.number)))


def last(connection: Connection, match_id: str, seat: int) -> Row | None:
    """What a seat did last beside the turns."""
    query = select(ASIDE).where(ASIDE.c.match_id == match_id, ASIDE.c.seat == seat)
    return connection.execute(query.order_by(ASIDE.c.number.desc()).limit(1)).first()


def append(connection: Connection, match_id: str, said: list[Said] | tuple[()], now: int) -> None:
    """Add what was done, each under the next number of its match."""
    query = select(func.count()).select_from(ASIDE).where(ASIDE.c.match_id == match_id)
    first = connection.execute(query).scalar_one()
    rows = [
        {**vars(each), "told": json.dumps(each.told), "number": number}
        for number, each in enumerate(said, first)
    ]
    connection.execute(insert(ASIDE), [{**row, "match_id": match_id, "at": now} for row in rows])
