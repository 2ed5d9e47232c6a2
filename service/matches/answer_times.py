"""The time in which players usually answer, from their latest moves in all their matches."""

from collections.abc import Iterable
from dataclasses import replace
from statistics import median

from sqlalchemy import Connection, and_, bindparam, select

from service.database.rows import MATCH, MOVE, SEAT
from service.database.statements import Statement
from service.matches.clock import Clock
from service.matches.store import LoadedMatch

FEWEST, LATEST = 5, 20  # answers that are enough, and those that are looked at
_BEFORE = MOVE.alias("before")
_ANSWERS = Statement(
    select(_BEFORE.c.at, MOVE.c.at)
    .join(SEAT, and_(SEAT.c.match_id == MOVE.c.match_id, SEAT.c.number == MOVE.c.seat))
    .join(MATCH, MATCH.c.id == MOVE.c.match_id)
    .join(
        _BEFORE,
        and_(
            _BEFORE.c.match_id == MOVE.c.match_id,
            _BEFORE.c.number == MOVE.c.asked_turn - 1,
        ),
    )
    .where(MOVE.c.mark == "player", ~MATCH.c.anonymous)
    .where(SEAT.c.address == bindparam("whose"))
    .where(SEAT.c.tenure == 0, SEAT.c.given_at == 0)  # else the moves may be another player's
    .order_by(MOVE.c.at.desc())
    .limit(LATEST)
)


def usual(connection: Connection, loaded: LoadedMatch, seats: Iterable[int]) -> dict[int, int]:
    """Return, by seat, the median time of its player's answers in waking seconds.

    Players with few answers are left out, and in an anonymous match all players.
    """
    found = {}
    for number in () if loaded.is_anonymous else seats:
        seat = loaded.seats[number]
        if seat.bot or seat.status != "joined" or not seat.address:
            continue
        clock = loaded.clock_of(seat)
        awake = Clock(replace(clock.control, only_awake=True), clock.days)
        answers = _ANSWERS.tuples(connection, whose=seat.address)
        taken = [awake.counted(asked, at) for asked, at in answers]
        if len(taken) >= FEWEST:
            found[number] = int(median(taken))
    return found
