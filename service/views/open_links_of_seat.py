"""The list of a seat's live links on its page."""

from dataclasses import dataclass

from sqlalchemy import Connection, Integer, String, and_, bindparam, or_, select

from service.database.rows import LINK, LinkRow, SeatRow
from service.database.statements import Query
from service.language import dates
from service.links import store as links
from service.people import seat_links
from service.views.reader import Reader

_MATCH, _SEAT = bindparam("of", type_=String), bindparam("at", type_=Integer)
_ITS = and_(links.is_of("seat", "address_confirm", "address_stop"), LINK.c.number == _SEAT)
_OWN = and_(links.is_of("applicant", "host"), LINK.c.address == bindparam("whose"))
_AT_TABLES = and_(*seat_links.at_tables(_MATCH, _SEAT))
OF_SEAT = Query(
    select(LINK)
    .where(links.LIVE, or_(and_(LINK.c.match_id == _MATCH, or_(_ITS, _OWN)), _AT_TABLES))
    .order_by(LINK.c.made_at, LINK.c.id),
    LinkRow,
)


@dataclass(frozen=True)
class OpenLink:
    """A link in words: its purpose, when it was made and last used, and until when it works.

    From where it was used is neither shown nor stored.
    """

    name: str
    made: str
    used: str
    until: str


def of_seat(connection: Connection, seat: SeatRow, reader: Reader) -> list[OpenLink]:
    """Return the live links of that seat, oldest first, those of the host included."""
    about = {"of": seat.match_id, "at": seat.number, "whose": seat.address}
    found = OF_SEAT.all(connection, **about)
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
