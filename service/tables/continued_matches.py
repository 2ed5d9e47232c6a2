"""Matches by mail that continue at a table, and the ends of their pauses.

Such a match ends with the table's result. If the table goes on as a new match by mail, the first
match is called off. If the table is deleted, or the host takes the match back, it goes on by mail
from where it was. The host has a button to take it back; the scheduler does the rest.
"""

from contextlib import suppress
from typing import cast

from sqlalchemy import Connection, and_, bindparam, or_, select

from engine.game import Result
from service.database.rows import GAME_TABLE, MATCH, GameTableRow, MatchRow
from service.database.statements import Look, Statement
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import pauses, store, turns
from service.matches.states import Unreadable
from service.matches.store import LoadedMatch
from service.people import seating
from service.people.problems import NotPossible
from service.tables import store as tables

QUIET = 600  # seconds after a table's last entry until its result ends the match; time to undo it
MOST_AT_ONCE = 50

_later = MATCH.alias("later")
_has_ended = and_(GAME_TABLE.c.status == "over", GAME_TABLE.c.touched_at <= bindparam("since"))
_has_begun_anew = and_(
    GAME_TABLE.c.status == "frozen",
    _later.c.status != "proposed",
    _later.c.status != "inviting",
)
_SETTLED = (
    select(MATCH.c.id)
    .outerjoin(GAME_TABLE, GAME_TABLE.c.id == MATCH.c.table_id)
    .outerjoin(_later, _later.c.id == GAME_TABLE.c.match_id)
    .where(MATCH.c.paused_at.is_not(None), MATCH.c.table_id.is_not(None))
    .where(or_(GAME_TABLE.c.id.is_(None), _has_ended, _has_begun_anew))
)
SETTLED = Statement(_SETTLED.order_by(MATCH.c.paused_at).limit(MOST_AT_ONCE))
IS_SETTLED = Look(_SETTLED.where(MATCH.c.id == bindparam("of")))
_AWAITS = Look(
    select(MATCH.c.id).where(MATCH.c.paused_at.is_not(None), MATCH.c.table_id == bindparam("of"))
)


def settled(connection: Connection, now: int) -> list[str]:
    """Return the matches of which the pause is to end, a limited number per call.

    Their table has ended, was deleted, or went on as a match that has begun or was called off.
    """
    return [match_id for (match_id,) in SETTLED.tuples(connection, since=now - QUIET)]


def settle(connection: Connection, match_id: str, now: int) -> None:
    """End the pause of a match if its table has ended or is gone; skip a match that is locked."""
    if not store.lock_if_free(connection, match_id):
        return
    if not IS_SETTLED.finds_any(connection, of=match_id, since=now - QUIET):
        return
    loaded = store.load(connection, match_id)
    row = _lock_table(connection, loaded, now)
    if row is None:
        return
    if row.status == "over":
        _take_in(connection, loaded, row, now)
    elif store.row_of(connection, row.match_id or "").status == "called_off":
        pauses.resume(connection, loaded, now, "gone")
    else:
        seating.call_off(connection, loaded, now)


def _lock_table(connection: Connection, loaded: LoadedMatch, now: int) -> GameTableRow | None:
    """Lock the table of a paused match; if it has been deleted, end the pause and return None."""
    assert loaded.match.table_id is not None, "it lies on a table"
    try:
        return tables.lock(connection, loaded.match.table_id)
    except tables.NoSuchLink:
        pauses.resume(connection, loaded, now, "gone")
        return None


def _take_in(connection: Connection, loaded: LoadedMatch, row: GameTableRow, now: int) -> None:
    """End the match with the table's result, and close the table."""
    result = _outcome(connection, row)
    tables.update_table(connection, row, match_id=loaded.match.id)
    turns.end(connection, loaded, now, result)


def _outcome(connection: Connection, row: GameTableRow) -> Result:
    """Return the table's result from its log or, if that cannot be read, the stored one."""
    with suppress(Unreadable):
        table = tables.table_of(connection, row)
        found = table.rules.outcome(table.at, row.seats)
        if found is not None:
            return found
    return cast("Result", row.result)


# --- looking ---------------------------------------------------------------


def link_of(
    connection: Connection,
    match: MatchRow,
    kind: links.Kind,
    tokens: Tokens,
    seat: int | None = None,
) -> str:
    """Return the token of a link to the table where a match continues, or ""."""
    if match.paused_at is None or match.table_id is None:
        return ""
    target = links.Target(table_id=match.table_id, number=seat)
    return links.current_token(connection, tokens, kind, target)


def is_awaited(connection: Connection, row: GameTableRow) -> bool:
    """True if the table is over and a match by mail is about to end with its result."""
    if row.status != "over" or row.begins_json is None or row.match_id is not None:
        return False
    return _AWAITS.finds_any(connection, of=row.id)


def successor(connection: Connection, match: MatchRow) -> str:
    """Return the id of the match that a called-off match's table has become, or ""."""
    if match.status != "called_off" or match.table_id is None:
        return ""
    query = select(GAME_TABLE.c.match_id).where(GAME_TABLE.c.id == match.table_id)
    return connection.execute(query).scalar() or ""


# --- the host's button -----------------------------------------------------


def take_back(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """Let a match go on by mail from where it was, at its host's request; its table is closed.

    Raises NotPossible if the table has become a match of its own.
    """
    if not loaded.is_under_way:
        raise NotPossible("over")
    if not loaded.is_paused or loaded.match.table_id is None:
        return
    row = _lock_table(connection, loaded, now)
    if row is None:
        return
    if row.status == "frozen":
        raise NotPossible("frozen")
    closed = {"status": "frozen", "match_id": loaded.match.id, "result": None, "ended_at": None}
    tables.update_table(connection, row, **closed)
    for seat in tables.SEATS_OF.all(connection, of=row.id):
        tables.update_seat(connection, seat, private=None)
    pauses.resume(connection, loaded, now, "host")
