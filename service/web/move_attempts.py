"""Log of refused moves, and whether a move came by a letter's link.

A refusal is logged in a transaction of its own, since that of the move was rolled back.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from flask import request
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database.rows import LinkRow
from service.installation import origin
from service.matches import deeds
from service.matches.store import LoadedMatch
from service.web import rendering

MOST_TURNS = 10**9  # more than any match has, and small enough for every database
WAY, LETTER = "way", "letter"  # a hidden field of the form, and its value
# Sec-Fetch-Site of a link that was opened in a mail program, or on a page of web mail.
FROM_OUTSIDE = ("none", "cross-site")


def came_by_letter() -> bool:
    """True if the form was opened by a link from outside our pages, such as one in a letter.

    Only browsers send this information (Sec-Fetch-Site), and only on encrypted connections.
    """
    site = request.headers.get("Sec-Fetch-Site")
    return request.form.get(WAY) == LETTER or (request.method == "GET" and site in FROM_OUTSIDE)


@contextmanager
def coming() -> Iterator[None]:
    """Record the moves of the block as made by a letter's link, if the form says so."""
    present = origin.present()
    way = "letter" if request.form.get(WAY) == LETTER else present.way
    with origin.coming(way, present.request):
        yield


def note(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    now: int,
    turn: int,
    why: str,
    code: str = "",
) -> None:
    """Log that a seat's move for `turn` was refused.

    `why` is the kind of refusal; `code` is the broken rule, "" if it was not a rule of the game.
    """
    turn = min(max(turn, 0), MOST_TURNS)
    facts = {"why": why, "code": code} if code else {"why": why}
    deeds.note(connection, loaded.match.id, "refused", now, seat, turn, **facts)


def note_ended_link(link: LinkRow) -> None:
    """Log a move that came with an ended link of the seat; do nothing for other requests."""
    turn = (request.view_args or {}).get("turn")
    match_id, seat = link.match_id, link.number
    if request.method != "POST" or link.kind != "seat" or turn is None or match_id is None:
        return
    about: dict[str, Any] = {"seat": seat, "turn": min(turn, MOST_TURNS), "why": "ended_link"}
    now = rendering.now()
    with suppress(SQLAlchemyError):
        rendering.write(lambda c: deeds.note(c, match_id, "refused", now, **about))
