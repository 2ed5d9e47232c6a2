"""The log of one match for the operator's page, in pieces of a bounded length."""

from dataclasses import dataclass

from sqlalchemy import Connection

from service.language.words import Speaker
from service.matches import match_log
from service.views.match_log_text import Row, rows

MOST = 200  # lines on one page


@dataclass(frozen=True)
class Story:
    """A piece of a match's log, oldest line first, as any spectator may know it.

    `present` has lines about the current state of the match and its seats, `past` those of the log.
    `piece` counts pieces back from the newest, which is 0.
    """

    match: str
    seats: int
    seat: int | None
    present: list[Row]
    past: list[Row]
    piece: int
    pieces: int


def look(
    connection: Connection,
    match: str,
    seat: int | None,
    piece: int,
    now: int,
    say: Speaker,
    timezone: str,
) -> Story:
    """Return a piece of the log, with only the lines of `seat` if given; raises NoSuchMatch.

    A seat's secrets stay out, unlike in `staffetta log --seat`, as a player may run the service.
    """
    every = match_log.of_match(connection, match, now)
    count = sum(line.kind == "seat" for line in every)
    wanted = [line for line in every if seat is None or line.seat in (None, seat)]
    present = [line for line in wanted if line.kind in ("state", "seat")]
    past = wanted[len(present) :]
    pieces = max(1, -(-len(past) // MOST))
    piece = min(max(piece, 0), pieces - 1)
    end = len(past) - piece * MOST
    shown = past[max(0, end - MOST) : end]
    told = rows(present, say, timezone), rows(shown, say, timezone)
    return Story(match, count, seat, *told, piece, pieces)
