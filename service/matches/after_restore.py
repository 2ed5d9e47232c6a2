"""What it means for matches that the database was put back to an earlier state.

Moves are gone that people made and remember. Whoever sits at such a match is told, and links
that were sent about the lost moves do nothing, though the turn's number comes round again.
"""

from collections.abc import Mapping

from sqlalchemy import Connection, select, update

from service.database.models import LETTER, MATCH, SEAT
from service.database.rows import MatchRow, fetch_all, to_json
from service.matches import heartbeat, outbox, store
from service.matches.store import HOST_SEAT, LoadedMatch

OPEN = ("proposed", "inviting", "running")
NOTHING: Mapping[str, int] = {}
OVERTAKEN = ("turn", "reminder")  # what the letter that tells of it says as well


def outlines(connection: Connection) -> dict[str, str]:
    """How far each open match has come; equal outlines mean that nothing was lost between."""
    seats: dict[str, list[tuple[int, str]]] = {}
    query = select(SEAT.c.match_id, SEAT.c.tenure, SEAT.c.status, SEAT.c.address, SEAT.c.heard)
    for match_id, *seat in connection.execute(query.order_by(SEAT.c.match_id, SEAT.c.number)):
        seats.setdefault(match_id, []).append(tuple(seat))
    found = connection.execute(select(MATCH.c.id, MATCH.c.status, MATCH.c.turn))
    return {each.id: repr((each.status, each.turn, seats.get(each.id))) for each in found}


def epochs(connection: Connection) -> dict[str, int]:
    """How often each match was put back that ever was."""
    query = select(MATCH).where(MATCH.c.put_back != store.NEVER)
    return {match.id: store.epoch(match) for match in fetch_all(connection, query, MatchRow)}


def tell(
    connection: Connection,
    now: int,
    machine: int,
    known: Mapping[str, str],
    seen: Mapping[str, int] = NOTHING,
) -> int:
    """Mark every open match that may have lost something, and write to those who sit at it.

    `known` are the outlines of till now and `seen` the epochs, as far as anybody knows them: no
    epoch that links have borne comes again. Returns how many matches were concerned.
    """
    was = heartbeat.begin_anew(connection, now, machine)
    present = outlines(connection)
    query = select(MATCH.c.id).where(MATCH.c.status.in_(OPEN)).order_by(MATCH.c.id)
    found = connection.execute(query).scalars().all()
    concerned = [match_id for match_id in found if known.get(match_id) != present[match_id]]
    for match_id in concerned:
        loaded = store.load(connection, match_id, lock=True)
        _mark(connection, loaded.match, was, seen.get(match_id, 0))
        _write(connection, loaded, was, now)
    return len(concerned)


def _mark(connection: Connection, match: MatchRow, was: int, seen: int) -> None:
    """Links of before are good up to this turn, for that much is the same as it was."""
    own = match.put_back
    again = own + [(match.turn, was)] * (max(len(own), seen) + 1 - len(own))
    values = {"put_back": to_json(again)}
    connection.execute(update(MATCH).where(MATCH.c.id == match.id).values(**values))


def _write(connection: Connection, loaded: LoadedMatch, was: int, now: int) -> None:
    """To everybody at a table that runs; before the start the host knows whom to ask again."""
    match = loaded.match
    waiting = (LETTER.c.match_id == match.id, LETTER.c.outcome.is_(None))
    dropped = update(LETTER).where(*waiting, LETTER.c.kind.in_(OVERTAKEN))
    connection.execute(dropped.values(outcome="dropped", ended_at=now))
    concerned = loaded.joined if loaded.is_running else [loaded.seats[HOST_SEAT]]
    for seat in concerned:
        outbox.write(connection, seat, "restored", match.turn, now, was=was)
