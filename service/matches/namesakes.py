"""Matches of the same game and people that run at the same time, told apart by a number."""

from sqlalchemy import Connection, select, tuple_

from service.database.rows import MATCH, SEAT
from service.matches.store import LoadedMatch


def number(connection: Connection, loaded: LoadedMatch, seat: int) -> int:
    """Return the match's number among matches of the same game and people.

    The first is 1. A later one gets 1 more than the highest number still in play when it was made.
    So matches that run at the same time differ. An anonymous match is always 1, as the number would
    tell who plays in it.
    """
    match, own = loaded.match, loaded.seats[seat].address
    if match.anonymous or not own:
        return 1
    its_matches = select(SEAT.c.match_id).where(SEAT.c.address == own)
    query = (
        select(MATCH.c.id, MATCH.c.made_at, MATCH.c.ended_at, SEAT.c.address)
        .join(SEAT, SEAT.c.match_id == MATCH.c.id)
        .where(MATCH.c.id.in_(its_matches), MATCH.c.game == match.game)
        .where(tuple_(MATCH.c.made_at, MATCH.c.id) < tuple_(match.made_at, match.id))
        .order_by(MATCH.c.made_at, MATCH.c.id)
    )
    circles: dict[tuple[str, int, int | None], set[str]] = {}
    for match_id, made_at, ended_at, address in connection.execute(query):
        circles.setdefault((match_id, made_at, ended_at), set()).add(address)
    circle = {each.address for each in loaded.seats}
    known: list[tuple[int | None, int]] = []  # when each earlier one ended, and its number
    for (_, made_at, ended_at), addresses in circles.items():
        if addresses == circle:
            known.append((ended_at, _next(known, made_at)))
    return _next(known, match.made_at)


def _next(known: list[tuple[int | None, int]], made_at: int) -> int:
    running = (number for ended, number in known if ended is None or ended > made_at)
    return 1 + max(running, default=0)
