"""Ways beside mail by which letters reach a seat's player, such as a chat, a webhook, a browser.

A way that keeps failing ends: its waiting letters go by mail, and a letter says so.
"""

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from service.database.rows import WAY, LetterRow, SeatRow, WayRow, Ways, columns_of, fetch_all
from service.database.statements import Query
from service.matches import deeds, outbox, store

MOST_WAYS = 5  # of one seat
# A way ends after that many failures without a success, if they go on for that many seconds.
FAILURES, PERIOD = 5, 600
GONE = "gone"  # the failure of a browser's subscription that has ended
ONE = Query(
    select(WAY).where(
        WAY.c.match_id == bindparam("of"),
        WAY.c.seat == bindparam("who"),
        WAY.c.number == bindparam("which"),
        WAY.c.tenure == bindparam("holder"),
    ),
    WayRow,
)


def of_seat(connection: Connection, seat: SeatRow) -> list[WayRow]:
    """Return all ways of a seat's current player, including ended ones."""
    query = select(WAY).where(*_its(seat), WAY.c.tenure == seat.tenure).order_by(WAY.c.number)
    return fetch_all(connection, query, WayRow)


def find(connection: Connection, seat: SeatRow, number: int) -> WayRow | None:
    """Return the way of the seat's current player with that number, or None."""
    of = {"of": seat.match_id, "who": seat.number, "which": number, "holder": seat.tenure}
    return ONE.first(connection, **of)


def of_letter(connection: Connection, letter: LetterRow) -> WayRow | None:
    """Return the way by which a letter goes; None for mail, or if the way has ended."""
    if not letter.way:
        return None
    of = {"of": letter.match_id, "who": letter.seat, "which": letter.way, "holder": letter.tenure}
    found = ONE.first(connection, **of)
    return found if found and found.ended_at is None else None


def add(connection: Connection, seat: SeatRow, kind: str, sealed: str, now: int) -> int:
    """Add a way beside mail, and return its number; `sealed` is its address, encrypted."""
    highest = select(func.max(WAY.c.number)).where(*_its(seat))
    number = (connection.execute(highest).scalar() or 0) + 1
    row = {"match_id": seat.match_id, "seat": seat.number, "number": number, "made_at": now}
    row |= {"tenure": seat.tenure, "kind": kind, "sealed": sealed, "failures": 0}
    connection.execute(insert(WAY), row)
    if seat.ways == "mail":
        set_ways(connection, seat, "both")
    deeds.tell(seat.match_id, "way_added", seat.number, way_kind=kind)
    return number


def set_ways(connection: Connection, seat: SeatRow, ways: Ways) -> None:
    """Choose how letters come; if no way beside mail works, they come by mail."""
    store.update_seat(connection, seat, ways=ways if _is_any_live(connection, seat) else "mail")


def remove(connection: Connection, seat: SeatRow, number: int, now: int) -> None:
    """Delete a way; its waiting letters go by mail."""
    connection.execute(delete(WAY).where(*_its(seat), WAY.c.number == number))
    _lose(connection, seat, number, now)
    deeds.note(connection, seat.match_id, "way_removed", now, seat=seat.number)


def forget(connection: Connection, seat: SeatRow, now: int) -> bool:
    """Delete all ways of a seat; return True if there were any."""
    found = of_seat(connection, seat)
    connection.execute(delete(WAY).where(*_its(seat)))
    for each in found:
        _lose(connection, seat, each.number, now)
    return bool(found)


def carry(connection: Connection, before: SeatRow, seat: SeatRow, now: int) -> None:
    """Copy a player's working ways from one match to their seat in the next match."""
    fresh = {"match_id": seat.match_id, "seat": seat.number, "tenure": seat.tenure, "made_at": now}
    fresh |= {"failures": 0, "failing_since": None, "failed_at": None, "error": None}
    live = [each for each in of_seat(connection, before) if each.ended_at is None]
    for each in live:
        connection.execute(insert(WAY), columns_of(each) | fresh)
    store.update_seat(connection, seat, ways=before.ways if live else "mail")


def forget_all(connection: Connection, match_id: str) -> None:
    """Delete all ways of a match."""
    connection.execute(delete(WAY).where(WAY.c.match_id == match_id))


def note_success(connection: Connection, way: WayRow) -> None:
    """Reset the count of failures after a success."""
    if way.failures or way.error:
        _change(connection, way, failures=0, failing_since=None, failed_at=None, error=None)


def note_test(connection: Connection, seat: SeatRow, way: WayRow, why: str, now: int) -> None:
    """Store how a test of a way went; `why` is the error, or "" if the way works.

    A working way that had ended begins again.
    """
    if why:
        _change(connection, way, failed_at=now, error=why)
        return
    note_success(connection, way)
    if way.ended_at is not None:
        _change(connection, way, ended_at=None)
        if seat.ways == "mail":
            set_ways(connection, seat, "both")


def note_failure(connection: Connection, way: WayRow, why: str, is_final: bool, now: int) -> bool:
    """Count a failure; end the way and return True if the failure is final, or there were too many.

    A browser's subscription that has ended is deleted.
    """
    since = way.failing_since or now
    failures = way.failures + 1
    ends = is_final or (failures >= FAILURES and now - since >= PERIOD)
    _change(
        connection,
        way,
        failures=failures,
        failing_since=since,
        failed_at=now,
        error=why,
        ended_at=now if ends else None,
    )
    if ends:
        loaded = store.load(connection, way.match_id)
        seat, turn = loaded.seats[way.seat], loaded.match.turn
        if why == GONE:
            connection.execute(delete(WAY).where(*_its(seat), WAY.c.number == way.number))
        _lose(connection, seat, way.number, now)
        deeds.tell(way.match_id, "way_ended", way.seat, turn, why=why)
        outbox.write(connection, seat, "way", turn, now, number=way.number, why=why)
    return ends


def _lose(connection: Connection, seat: SeatRow, number: int, now: int) -> None:
    """Send the waiting letters of a lost way by mail; if no way is left, all letters go by mail."""
    outbox.send_by_mail(connection, seat.match_id, seat.number, number, now)
    if seat.ways != "mail" and not _is_any_live(connection, seat):
        store.update_seat(connection, seat, ways="mail")


def _is_any_live(connection: Connection, seat: SeatRow) -> bool:
    return any(each.ended_at is None for each in of_seat(connection, seat))


def _its(seat: SeatRow) -> tuple[ColumnElement[bool], ...]:
    return (WAY.c.match_id == seat.match_id, WAY.c.seat == seat.number)


def _change(connection: Connection, way: WayRow, **values: int | str | None) -> None:
    one = (WAY.c.match_id == way.match_id, WAY.c.seat == way.seat, WAY.c.number == way.number)
    connection.execute(update(WAY).where(*one).values(**values))
