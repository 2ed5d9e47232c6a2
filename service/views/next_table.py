"""The next match that waits for a player who has just moved."""

from dataclasses import dataclass

from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.matches import open_decisions, outbox, store
from service.matches.states import Unreadable
from service.people import same_person
from service.views import headings
from service.views.reader import Reader
from service.views.seat_view import SeatView


@dataclass(frozen=True)
class NextTable:
    """The next match that waits for this player's move.

    `url` is that of the page of the player's seat there; `deadline` is a sentence.
    """

    title: str
    url: str
    deadline: str


def of(connection: Connection, s: SeatView, tokens: Tokens) -> NextTable | None:
    """Return the match with the least time left of those that wait for this person, or None."""
    seat = None if s.is_asked else same_person.next_asked(connection, s.own_seat)
    if seat is None:
        return None
    try:
        loaded = store.load(connection, seat.match_id)
    except Unreadable:
        return None
    reader = Reader.of_seat(loaded, seat.number)
    due = open_decisions.of_match(connection, seat.match_id)[seat.number]
    target = Target(seat.match_id, seat.number)
    url = SeatLinks("", links.current_token(connection, tokens, "seat", target)).page
    is_held_up = bool(outbox.held_up(connection, loaded.seats, {seat.number: due}))
    until = reader.asked_until("seat-deadline", due.deadline_at, is_held_up)
    return NextTable(headings.title(reader, loaded), url, until)
