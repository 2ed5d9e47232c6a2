"""A player's name at the tables connected with their match: found by the seat, and deleted.

These are the tables at which the match went on, those from which it came, and all other tables of
the same evenings.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, or_, select, update

from service.database.rows import GAME_TABLE, TABLE_SEAT, SeatRow, TableSeatRow, fetch_all
from service.people import seat_links

NEXT_GAME = "after"  # first word in the creation key of an evening's next table, before the former


def of_seat(connection: Connection, seat: SeatRow) -> list[TableSeatRow]:
    """Return the seats at tables that have this player's name.

    If the match's seat has changed hands, or in the evening's other games, another person may have
    sat there. Then a seat only counts if the name is the same.
    """
    own = [*connection.execute(seat_links.tables_of(seat.match_id)).scalars()]
    is_its = TABLE_SEAT.c.name == seat.name
    if not seat.tenure and not seat.given_at:
        is_its = or_(is_its, TABLE_SEAT.c.table_id.in_(own))
    evening = TABLE_SEAT.c.table_id.in_(_of_evenings(connection, own))
    query = select(TABLE_SEAT).where(evening, TABLE_SEAT.c.number == seat.number, is_its)
    return fetch_all(connection, query.where(TABLE_SEAT.c.name != ""), TableSeatRow)


def forget(connection: Connection, seats: Sequence[TableSeatRow]) -> None:
    """Delete the names at these seats, and let open pages of the tables reload."""
    for seat in seats:
        one = (TABLE_SEAT.c.table_id == seat.table_id, TABLE_SEAT.c.number == seat.number)
        connection.execute(update(TABLE_SEAT).where(*one).values(name=""))
        changed = update(GAME_TABLE).where(GAME_TABLE.c.id == seat.table_id)
        connection.execute(changed.values(changes=GAME_TABLE.c.changes + 1))


def _of_evenings(connection: Connection, table_ids: Sequence[str]) -> set[str]:
    """Return the ids of these tables, and of those before and after them in the same evening."""
    query = select(GAME_TABLE.c.id, GAME_TABLE.c.creation_key)
    following = query.where(GAME_TABLE.c.creation_key.startswith(f"{NEXT_GAME} "))
    former = {each: (*key.split(), "")[1] for each, key in connection.execute(following)}
    found, look = set[str](), set(table_ids)
    while look:
        found |= look
        before = {former[each] for each in look if each in former}
        look = (before | {each for each, other in former.items() if other in look}) - found
    return found
