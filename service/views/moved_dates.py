"""Deadlines that have moved since a letter named them, for the letter with the new ones."""

from dataclasses import dataclass

from sqlalchemy import Connection

from service.database.rows import LetterRow
from service.installation.links import SeatLinks
from service.installation.tokens import Tokens
from service.links import store as secret_links
from service.links.store import Target
from service.matches import moved_dates, store
from service.matches.states import Unreadable
from service.views import headings
from service.views.reader import Reader


@dataclass(frozen=True)
class Moved:
    """A game's title, the reader's new deadline in it, and the URL of their page."""

    title: str
    when: str
    url: str


def of_letter(
    connection: Connection, letter: LetterRow, address: str, tokens: Tokens, base: str
) -> list[Moved]:
    """Return the letter's games with new deadlines, if their seats still have the address."""
    found = []
    for due in moved_dates.still_asked(connection, letter):
        try:
            loaded = store.load(connection, due.match_id)
        except Unreadable:
            continue
        if loaded.seats[due.seat].address != address:
            continue
        reader, target = Reader.of_seat(loaded, due.seat), Target(due.match_id, due.seat)
        token = secret_links.current_token(connection, tokens, "seat", target)
        when, url = reader.moment(due.deadline_at), SeatLinks(base, token).page
        found.append(Moved(headings.title(reader, loaded), when, url))
    return found
