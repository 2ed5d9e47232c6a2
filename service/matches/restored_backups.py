"""Consequences of a restored backup for matches.

Players remember moves that the restored database does not have, and get a letter about it. The
epoch of a match is the number of its restores. Links contain it, so that links about lost moves do
nothing although the same turn numbers are used again.
"""

from collections.abc import Mapping

from sqlalchemy import Connection, select

from service.database.rows import LETTER, MATCH, SEAT, MatchRow, fetch_all, to_json
from service.matches import deeds, heartbeat, outbox, store
from service.matches.store import LoadedMatch

OPEN = ("proposed", "inviting", "running")
NOTHING: Mapping[str, int] = {}
OVERTAKEN = ("turn", "reminder")  # replaced by the letter about the restore


def outlines(connection: Connection) -> dict[str, str]:
    """Return the status, turn and seats of each match as a text, by the match's id.

    If a match has the same text after a restore, nothing of it was lost.
    """
    seats: dict[str, list[tuple[int, str]]] = {}
    query = select(SEAT.c.match_id, SEAT.c.tenure, SEAT.c.status, SEAT.c.address, SEAT.c.heard)
    for match_id, *seat in connection.execute(query.order_by(SEAT.c.match_id, SEAT.c.number)):
        seats.setdefault(match_id, []).append(tuple(seat))
    found = connection.execute(select(MATCH.c.id, MATCH.c.status, MATCH.c.turn))
    return {each.id: repr((each.status, each.turn, seats.get(each.id))) for each in found}


def epochs(connection: Connection) -> dict[str, int]:
    """Return the epochs of all matches that were restored from a backup, by the match's id."""
    query = select(MATCH).where(MATCH.c.put_back != store.NEVER)
    return {match.id: store.epoch(match) for match in fetch_all(connection, query, MatchRow)}


def tell(
    connection: Connection,
    now: int,
    machine: int,
    known: Mapping[str, str],
    seen: Mapping[str, int] = NOTHING,
) -> int:
    """Mark every open match that may have lost moves, and write to its players.

    `known` has the outlines before the restore, and `seen` the epochs that links already use; both
    may be incomplete. A new epoch is larger than those in `seen`. Returns the number of such
    matches.
    """
    was = heartbeat.begin_anew(connection, now, machine)
    present = outlines(connection)
    query = select(MATCH.c.id).where(MATCH.c.status.in_(OPEN)).order_by(MATCH.c.id)
    found = connection.execute(query).scalars().all()
    concerned = [match_id for match_id in found if known.get(match_id) != present[match_id]]
    for match_id in concerned:
        loaded = store.load(connection, match_id, lock=True)
        _mark(connection, loaded.match, was, seen.get(match_id, 0))
        deeds.note(connection, match_id, "restored", now, turn=loaded.match.turn, backup=was)
        _write(connection, loaded, was, now)
    return len(concerned)


def _mark(connection: Connection, match: MatchRow, was: int, seen: int) -> None:
    """Add a restore to the match's row: the last turn in the backup, and its time `was`.

    `seen` is the epoch that links already use; the new one is larger.
    """
    own = match.put_back
    again = own + [(match.turn, was)] * (max(len(own), seen) + 1 - len(own))
    store.update_match(connection, match.id, put_back=to_json(again))


def _write(connection: Connection, loaded: LoadedMatch, was: int, now: int) -> None:
    """Write to everyone in a running match; before the start, to its host."""
    match = loaded.match
    outbox.drop(connection, match.id, now, LETTER.c.kind.in_(OVERTAKEN))
    concerned = loaded.joined if loaded.is_under_way else [loaded.host]
    for seat in concerned:
        outbox.write(connection, seat, "restored", match.turn, now, was=was)
