"""Out-of-turn actions of seats; only the seats concerned learn of them.

Everybody sees the turn number, so these actions have numbers of their own. The engine marks an
action as out of turn by leaving the turn unchanged.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from service.database.rows import ASIDE, MATCH, AsideRow, fetch_first, to_json
from service.database.statements import Query
from service.installation import origin
from service.matches import hash_chain

OF_MATCH = Query(
    select(ASIDE)
    .where(ASIDE.c.match_id == bindparam("of"), ASIDE.c.turn >= bindparam("since"))
    .order_by(ASIDE.c.number),
    AsideRow,
)


@dataclass(frozen=True)
class Said:
    """An out-of-turn action to be stored, with the engine's log of it."""

    turn: int
    seat: int
    action: str
    asked_turn: int
    told: list[Any]


def of_match(connection: Connection, match_id: str, since: int = 0) -> list[AsideRow]:
    """Return the out-of-turn actions since a turn, in order."""
    return OF_MATCH.all(connection, of=match_id, since=since)


def last(connection: Connection, match_id: str, seat: int) -> AsideRow | None:
    """Return a seat's last out-of-turn action."""
    query = select(ASIDE).where(ASIDE.c.match_id == match_id, ASIDE.c.seat == seat)
    return fetch_first(connection, query.order_by(ASIDE.c.number.desc()).limit(1), AsideRow)


def append(connection: Connection, match_id: str, said: list[Said] | tuple[()], now: int) -> None:
    """Store out-of-turn actions with consecutive numbers and hashes."""
    query = select(ASIDE).where(ASIDE.c.match_id == match_id).order_by(ASIDE.c.number.desc())
    before = fetch_first(connection, query.limit(1), AsideRow)
    came = origin.present()._asdict()
    first, last_seal = (before.number + 1, before.seal) if before else (0, "")
    rows = [
        {**vars(each), "told": to_json(each.told), "number": number, "at": now, **came}
        for number, each in enumerate(said, first)
    ]
    last_seal = hash_chain.seal_in_order(last_seal, rows, hash_chain.OF_ASIDE)
    connection.execute(insert(ASIDE), [{**row, "match_id": match_id} for row in rows])
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(aside_seal=last_seal))
