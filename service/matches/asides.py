"""What seats do beside the turns, as rows: only those concerned learn that there is anything.

A turn's number is everybody's, so that an aside has a number of its own. The engine says what an
aside is, by leaving the turn as it was.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from service.database.models import ASIDE, MATCH
from service.database.rows import AsideRow, fetch_all, fetch_first, to_json
from service.matches import seals


@dataclass(frozen=True)
class Said:
    """An aside on its way into the store, and what the engine logged for it."""

    turn: int
    seat: int
    action: str
    asked_turn: int
    told: list[Any]


def of_match(connection: Connection, match_id: str, since: int = 0) -> list[AsideRow]:
    """What was done beside the turns from that one on, in order."""
    query = select(ASIDE).where(ASIDE.c.match_id == match_id, ASIDE.c.turn >= since)
    return fetch_all(connection, query.order_by(ASIDE.c.number), AsideRow)


def last(connection: Connection, match_id: str, seat: int) -> AsideRow | None:
    """What a seat did last beside the turns."""
    query = select(ASIDE).where(ASIDE.c.match_id == match_id, ASIDE.c.seat == seat)
    return fetch_first(connection, query.order_by(ASIDE.c.number.desc()).limit(1), AsideRow)


def append(connection: Connection, match_id: str, said: list[Said] | tuple[()], now: int) -> None:
    """Add what was done, each under the next number of its match and under its seal."""
    query = select(ASIDE).where(ASIDE.c.match_id == match_id).order_by(ASIDE.c.number.desc())
    before = fetch_first(connection, query.limit(1), AsideRow)
    first, last_seal = (before.number + 1, before.seal) if before else (0, "")
    rows = [
        {**vars(each), "told": to_json(each.told), "number": number, "at": now}
        for number, each in enumerate(said, first)
    ]
    last_seal = seals.seal_in_order(last_seal, rows, seals.OF_ASIDE)
    connection.execute(insert(ASIDE), [{**row, "match_id": match_id} for row in rows])
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(aside_seal=last_seal))
