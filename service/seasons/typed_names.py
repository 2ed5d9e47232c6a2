"""Removal of a person's name where it was typed at tables and in seasons, without an address.

Only the operator can say that such a name is that person's, so names are removed only on request.
"""

from sqlalchemy import Connection, select, update

from service.database.rows import (
    GAME_TABLE,
    IMPORTED_PLAY,
    SEASON,
    TABLE_SEAT,
    ImportedPlayRow,
    SeasonRow,
    TableSeatRow,
    fetch_all,
    to_json,
)
from service.seasons.people import folded


def erase(connection: Connection, name: str) -> int:
    """Remove `name`, in any spelling, from all tables and seasons.

    Return the number of places where it was removed.
    """
    key = folded(name)
    return (
        _at_tables(connection, key) + _in_plays(connection, key) + _in_seasons(connection, key)
        if key
        else 0
    )


def _at_tables(connection: Connection, key: str) -> int:
    """Blank the name at table seats, and return how many; phones that show the table reload it."""
    every = fetch_all(connection, select(TABLE_SEAT).where(TABLE_SEAT.c.name != ""), TableSeatRow)
    found = [seat for seat in every if folded(seat.name) == key]
    for seat in found:
        its = (TABLE_SEAT.c.table_id == seat.table_id, TABLE_SEAT.c.number == seat.number)
        connection.execute(update(TABLE_SEAT).where(*its).values(name=""))
        shown = update(GAME_TABLE).where(GAME_TABLE.c.id == seat.table_id)
        connection.execute(shown.values(changes=GAME_TABLE.c.changes + 1))
    return len(found)


def _in_plays(connection: Connection, key: str) -> int:
    """Blank the name in imported and typed plays, and return in how many."""
    count = 0
    for play in fetch_all(connection, select(IMPORTED_PLAY), ImportedPlayRow):
        names = ["" if folded(name) == key else name for name in play.about["names"]]
        if names != play.about["names"]:
            count += 1
            ids = zip(play.about.get("app_people", ()), names, strict=False)
            kept = [own if name else "" for own, name in ids]
            one = (IMPORTED_PLAY.c.group_id == play.group_id, IMPORTED_PLAY.c.id == play.id)
            about = to_json({**play.about, "names": names, "app_people": kept})
            connection.execute(update(IMPORTED_PLAY).where(*one).values(about=about))
    return count


def _in_seasons(connection: Connection, key: str) -> int:
    """Remove the name from the names that hosts joined or gave; return in how many seasons."""
    count = 0
    for season in fetch_all(connection, select(SEASON), SeasonRow):
        same = {
            one: other
            for one, other in season.namesakes.items()
            if key not in (folded(one), folded(other))
        }
        if same != season.namesakes:
            count += 1
            its = update(SEASON).where(SEASON.c.id == season.id)
            connection.execute(its.values(namesakes=to_json(same)))
    return count
