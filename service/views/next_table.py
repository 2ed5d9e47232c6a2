"""The next table that waits for whoever has just moved: where to go on, in a tap."""

from dataclasses import dataclass

from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.matches import deadlines, store
from service.matches.states import Unreadable
from service.people import same_holder
from service.views import headings
from service.views.reader import Reader
from service.views.seat_view import SeatView


@dataclass(frozen=True)
class NextTable:
    """What is played there and with whom, the seat's page, and until when it waits."""

    title: str
    url: str
    deadline: str


def of(connection: Connection, s: SeatView, tokens: Tokens) -> NextTable | None:
    """The table that waits for the same person and has least time left; None where none does."""
    seat = None if s.is_asked else same_holder.next_asked(connection, s.own_seat)
    if seat is None:
        return None
    try:
        loaded = store.load(connection, seat.match_id)
    except Unreadable:
        return None
    reader = Reader.of_seat(loaded, seat.number)
    due = deadlines.of_match(connection, seat.match_id)[seat.number]
    target = Target(seat.match_id, seat.number)
    url = SeatLinks("", links.current_token(connection, tokens, "seat", target)).page
    return NextTable(headings.title(reader, loaded), url, reader.moment(due.deadline_at))
