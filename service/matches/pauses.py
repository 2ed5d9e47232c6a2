"""Pauses of a match: no clock runs, no move is taken, and every deadline moves by their length.

`MatchRow.paused_at` is when the pause began. While it is set, `LoadedMatch.is_running` is False,
and moves, orders, undos and plans are refused. Decisions stay with their turns, but out of the
scheduler's reach.

A match pauses while it is at a table, at its host's wish, or by a vote. The latter two end at
`MatchRow.paused_until` at the latest.
"""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, bindparam, case, select, update

from service.database.rows import MATCH, DueRow, PausedBy
from service.database.statements import Statement
from service.matches import (
    clock,
    deals,
    deeds,
    open_decisions,
    outbox,
    plan_at_once,
    store,
    turns,
    vote_clocks,
)
from service.matches.store import LoadedMatch

DAY = 24 * 3600
RESTED = ("until", "host_ended", "vote")  # why a match at no table goes on
BY_HOST, LONGEST = 14, 30  # days that a pause by the host, and any pause, may last
ENDED = Statement(
    select(MATCH.c.id)
    .where(MATCH.c.paused_until <= bindparam("now"))
    .order_by(MATCH.c.paused_until)
    .limit(20)
)


def pause(
    connection: Connection,
    loaded: LoadedMatch,
    now: int,
    table_id: str | None = None,
    *,
    by: PausedBy = "table",
    until: int | None = None,
) -> None:
    """Pause a running match and tell all players.

    `table_id` is the table where the match continues. A pause for another reason ends at `until`.
    """
    match = loaded.match
    for number, due in open_decisions.of_match(connection, match.id).items():
        seat = loaded.seats[number]
        if outbox.is_waiting(connection, seat):  # its player has not been asked yet
            open_decisions.give_back(connection, due, due.began_at, loaded.clock_of(seat), now)
        elif seat.unreachable_since is not None:
            since = seat.unreachable_since
            open_decisions.give_back(connection, due, since, loaded.clock_of(seat), now)
    vote_clocks.hold(connection, match.id, now)
    open_decisions.hold(connection, match.id)
    about = {"paused_at": now, "table_id": table_id, "paused_until": until, "paused_by": by}
    store.update_match(connection, match.id, **about)
    deeds.note(connection, match.id, "paused", now, turn=match.turn, why=by)
    for row in loaded.joined:
        outbox.write(connection, row, "paused", match.turn, now)


def ends(now: int, zone: str, days: int) -> dict[str, int]:
    """Return the mornings at which a pause of at most `days` can end, in seconds, by ISO date."""
    today = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)).date()
    dates = [today + timedelta(days=each) for each in range(1, days + 1)]
    mornings = {each.isoformat(): clock.moment_of(each, clock.WAKES, zone) for each in dates}
    return {each: at for each, at in mornings.items() if now < at <= now + days * DAY}


def ended(connection: Connection, now: int) -> list[str]:
    """Return ids of matches with a pause that ends now, a limited number per call."""
    return [match_id for (match_id,) in ENDED.tuples(connection, now=now)]


def end(connection: Connection, match_id: str, now: int) -> None:
    """Resume a match at the end of its pause; one that is locked elsewhere is left for later."""
    if not store.lock_if_free(connection, match_id):
        return
    loaded = store.load(connection, match_id)
    if loaded.match.paused_until is not None and loaded.match.paused_until <= now:
        resume(connection, loaded, now, "until")


def resume(connection: Connection, loaded: LoadedMatch, now: int, why: str) -> None:
    """Let a paused match go on from where it was; deadlines move by the length of the pause.

    Every player gets one letter, which asks for a move if the player has to move. `why` is
    the code of the reason in these letters.
    """
    match, paused_at = loaded.match, loaded.match.paused_at
    if paused_at is None:
        return
    none = dict.fromkeys(("paused_at", "table_id", "paused_until", "paused_by"))
    store.update_match(connection, match.id, **none)
    deeds.note(connection, match.id, "resumed", now, turn=match.turn, why=why)
    vote_clocks.release(connection, loaded, now)
    open_decisions.release(connection, match.id, max(0, now - paused_at), now)
    deals.shift(
        connection, max(0, now - paused_at), select(MATCH.c.id).where(MATCH.c.id == match.id)
    )
    asked = open_decisions.of_match(connection, match.id)
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
    """Write to all players that the match goes on; the same letter asks the seats to act."""
    due = open_decisions.of_match(connection, loaded.match.id)
    for row in loaded.joined:
        question = due.get(row.number)
        if question is not None and question == asked.get(row.number) and not row.absent:
            outbox.write(connection, row, "turn", question.turn, now, resumed=why)
        elif not plan_at_once.ask_again(connection, loaded, row, paused_at, now, why):
            outbox.write(connection, row, "resumed", loaded.match.turn, now, resumed=why)


def set_back(connection: Connection, seconds: int, now: int) -> None:
    """Correct pauses that seem to begin in the future, after the clock was set back.

    The clock had jumped ahead by `seconds` before they began. Their deadlines had moved with it,
    and move back here.
    """
    late = MATCH.c.paused_at > now
    for shift in (open_decisions.shift_held, deals.shift):
        shift(connection, -seconds, select(MATCH.c.id).where(late))
    then, until = MATCH.c.paused_at - seconds, MATCH.c.paused_until - seconds
    began = case((then < now, then), else_=now)
    latest = now + LONGEST * DAY
    ends_at = case((until < latest, until), (until >= latest, latest), else_=None)
    values = {"paused_at": began, "paused_until": ends_at}
    connection.execute(update(MATCH).where(late).values(**values))
