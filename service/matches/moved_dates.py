"""Letters about deadlines that have moved since a letter named them.

If the host gives more time, or a pause ends, other letters give the new deadline.
"""

from collections import defaultdict
from typing import Any

from sqlalchemy import Connection, and_, exists, select

from service.database.rows import DUE, LETTER, SEAT, DueRow, LetterRow, SeatRow
from service.matches import open_decisions, outbox, store
from service.matches.paces import ENDLESS, HOUR

KIND = "new_date"
LEAST = HOUR  # seconds that a date must have moved by
MOST_GAMES = 60  # in a letter
_TO_SEAT = (
    LETTER.c.match_id == SEAT.c.match_id,
    LETTER.c.seat == SEAT.c.number,
    LETTER.c.tenure == SEAT.c.tenure,
)
_NAMED = exists().where(
    *_TO_SEAT,
    LETTER.c.turn == DUE.c.turn,
    LETTER.c.kind.in_(outbox.ANY_ASKING),
    LETTER.c.outcome == "sent",
)
_SAYS_SO = exists().where(
    *_TO_SEAT, LETTER.c.outcome.is_(None), LETTER.c.kind.in_((*outbox.ANY_ASKING, KIND))
)
_PROMISED = (
    select(DUE.c.match_id, DUE.c.seat, DUE.c.turn, DUE.c.deadline_at, SEAT.c.address)
    .join(SEAT, and_(DUE.c.match_id == SEAT.c.match_id, DUE.c.seat == SEAT.c.number))
    .where(DUE.c.due_at < ENDLESS, ~SEAT.c.absent, ~SEAT.c.bot, _NAMED, ~_SAYS_SO)
    .where(~SEAT.c.muted, SEAT.c.unreachable_since.is_(None))  # the letter goes through one seat
    .order_by(DUE.c.deadline_at, DUE.c.match_id)
)


def tell_all(connection: Connection, seconds: int, now: int) -> None:
    """Write about the deadlines that an outage has moved by `seconds`: one letter a person."""
    if seconds <= LEAST:
        return
    asked: dict[str, list[list[Any]]] = defaultdict(list)
    for match_id, number, turn, deadline, address in connection.execute(_PROMISED):
        asked[address.lower()].append([match_id, number, turn, deadline - seconds])
    for games in asked.values():
        match_id, number = games[0][:2]
        seat = store.SEATS_OF.all(connection, of=match_id)[number]
        _write(connection, seat, "outage", games[:MOST_GAMES], now)


def tell(connection: Connection, seat: SeatRow, before: DueRow, now: int) -> None:
    """Write to a player about a deadline that their absence has moved, if a letter had named it.

    `before` is the decision as it was.
    """
    after = open_decisions.of_match(connection, seat.match_id).get(seat.number)
    if after is None or after.deadline_at - before.deadline_at <= LEAST:
        return
    one = (SEAT.c.match_id == seat.match_id, SEAT.c.number == seat.number)
    promised = connection.execute(_PROMISED.where(*one))
    games = [[*found[:3], before.deadline_at] for found in promised]
    if games:
        _write(connection, seat, "away", games, now)


def _write(
    connection: Connection, seat: SeatRow, why: str, games: list[list[Any]], now: int
) -> None:
    outbox.write(connection, seat, KIND, games[0][2], now, why=why, games=games)


def still_asked(connection: Connection, letter: LetterRow) -> list[DueRow]:
    """Return the letter's decisions that are still open and still due later than it first said.

    A deadline may have moved back, after a clock that had jumped ahead was corrected.
    """
    found = []
    for match_id, number, turn, named in letter.facts["games"]:
        due = open_decisions.of_match(connection, match_id).get(number)
        if due is not None and due.turn == turn and due.deadline_at - named > LEAST:
            found.append(due)
    return found
