"""The live links of a seat, as its page lists them."""

from dataclasses import dataclass

from sqlalchemy import Connection, and_, or_

from service.database.rows import LINK, LinkRow, SeatRow
from service.language import dates
from service.links import store as links
from service.people import seat_links
from service.views.reader import Reader

OF_SEAT = ("seat", "address_confirm", "address_stop")


@dataclass(frozen=True)
class OpenLink:
    """A link: its purpose, when it was made and last used, and until when it works.

    Where it was used from is neither shown nor stored.
    """

    name: str
    made: str
    used: str
    until: str


def of_seat(connection: Connection, seat: SeatRow, reader: Reader) -> list[OpenLink]:
    """Return the live links of that seat, oldest first, those of the host included."""
    own = [and_(LINK.c.kind.in_(OF_SEAT), LINK.c.number == seat.number)]
    own.append(and_(LINK.c.kind.in_(("applicant", "host")), LINK.c.address == seat.address))
    of_match = and_(LINK.c.match_id == seat.match_id, or_(*own))
    at_tables = and_(*seat_links.at_tables(connection, seat))
    found = links.live(connection, or_(of_match, at_tables))
    return [_shown(link, reader) for link in found]


def _shown(link: LinkRow, reader: Reader) -> OpenLink:
    return OpenLink(
        reader.say(f"openers-{link.kind}"),
        _briefly(link.made_at, reader),
        "" if link.used_at is None else _briefly(link.used_at, reader),
        "" if link.until is None else _briefly(link.until, reader),
    )


def _briefly(at: int, reader: Reader) -> str:
    """Return a time (seconds since 1970) as date and hour in the reader's zone."""
    local = dates.local_time(at, reader.timezone)
    day, clock = dates.date(local, reader.language), dates.clock(local, reader.language)
    return reader.say("openers-moment", day=day, clock=clock)
