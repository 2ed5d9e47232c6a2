"""Pauses of a match: no clock runs, no move is taken, and every deadline moves by their length.

`MatchRow.paused_at` is the pause. While it is set, `LoadedMatch.is_running` is False, which moves,
orders, undos and plans ask. Decisions stay with their turns, but out of the scheduler's reach.
"""

from sqlalchemy import Connection, case, select, update

from service.database.rows import MATCH, DueRow
from service.matches import deadlines, deals, deeds, outbox, plan_at_once, store, turns
from service.matches.store import LoadedMatch


def pause(
    connection: Connection, loaded: LoadedMatch, now: int, table_id: str | None = None
) -> None:
    """Pause a running match and tell all players; `table_id` is the table where it continues."""
    match = loaded.match
    for number, due in deadlines.of_match(connection, match.id).items():
        seat = loaded.seats[number]
        if outbox.is_waiting(connection, seat):  # its player has not been asked yet
            deadlines.extend(connection, due, now - due.began_at, loaded.clock_of(seat))
    deadlines.hold(connection, match.id)
    _set(connection, match.id, paused_at=now, table_id=table_id)
    deeds.note(connection, match.id, "paused", now, turn=match.turn)
    for row in loaded.joined:
        outbox.write(connection, row, "paused", match.turn, now)


def resume(connection: Connection, loaded: LoadedMatch, now: int, why: str) -> None:
    """Let a paused match go on from where it was; deadlines move by the length of the pause.

    Every player gets one letter, those to move with their question. `why` is a word for the reason,
    as the letters name it.
    """
    match, paused_at = loaded.match, loaded.match.paused_at
    if paused_at is None:
        return
    _set(connection, match.id, paused_at=None, table_id=None)
    deeds.note(connection, match.id, "resumed", now, turn=match.turn)
    deadlines.release(connection, match.id, max(0, now - paused_at), now)
    deals.shift(connection, max(0, now - paused_at), match.id)
    asked = deadlines.of_match(connection, match.id)
    turns.carry_on(connection, store.load(connection, match.id), now)
    again = store.load(connection, match.id)
    if again.is_running:
        _tell(connection, again, asked, paused_at, now, why)


def _tell(
    connection: Connection,
    loaded: LoadedMatch,
    asked: dict[int, DueRow],
    paused_at: int,
    now: int,
    why: str,
) -> None:
    """Write to all players that the match goes on, in the letter that asks those to move."""
    due = deadlines.of_match(connection, loaded.match.id)
    for row in loaded.joined:
        question = due.get(row.number)
        if question is not None and question == asked.get(row.number) and not row.absent:
            outbox.write(connection, row, "turn", question.turn, now, resumed=why)
        elif not plan_at_once.ask_again(connection, loaded, row, paused_at, now, why):
            outbox.write(connection, row, "resumed", loaded.match.turn, now, resumed=why)


def set_back(connection: Connection, seconds: int, now: int) -> None:
    """Correct pauses that seem to begin in the future, after the clock was set back.

    The clock had jumped ahead before them, which had moved their deadlines by these `seconds`.
    """
    late = MATCH.c.paused_at > now
    deadlines.shift_held(connection, -seconds, select(MATCH.c.id).where(late))
    then = MATCH.c.paused_at - seconds
    began = case((then < now, then), else_=now)
    connection.execute(update(MATCH).where(late).values(paused_at=began))


def _set(
    connection: Connection, match_id: str, paused_at: int | None, table_id: str | None
) -> None:
    values = {"paused_at": paused_at, "table_id": table_id}
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(**values))
