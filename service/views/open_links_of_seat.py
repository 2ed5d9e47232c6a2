"""The links by which a seat can be opened now, as the page of the seat lists them."""

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import Connection, and_, or_

from service.database.models import LINK
from service.database.rows import LinkRow, SeatRow
from service.language import dates
from service.links import store as links
from service.matches.store import HOST_SEAT
from service.views.reader import Reader

OF_SEAT = ("seat", "address_confirm", "address_stop")


@dataclass(frozen=True)
class OpenLink:
    """One of them: what it is for, when it was made and last used, and until when it opens.

    The place it was used from is not told, and not asked for.
    """

    name: str
    made: str
    used: str
    until: str


def of_seat(connection: Connection, seat: SeatRow, reader: Reader) -> list[OpenLink]:
    """Return the live links of that seat, oldest first; the host's page is one of the host's."""
    own = [and_(LINK.c.kind.in_(OF_SEAT), LINK.c.number == seat.number)]
    own.append(and_(LINK.c.kind == "applicant", LINK.c.address == seat.address))
    if seat.number == HOST_SEAT:
        own.append(LINK.c.kind == "host")
    found = links.live(connection, LINK.c.match_id == seat.match_id, or_(*own))
    return [_shown(link, reader) for link in found]


def _shown(link: LinkRow, reader: Reader) -> OpenLink:
    return OpenLink(
        reader.say(f"openers-{link.kind}"),
        _briefly(link.made_at, reader),
        "" if link.used_at is None else _briefly(link.used_at, reader),
        "" if link.until is None else _briefly(link.until, reader),
    )


def _briefly(at: int, reader: Reader) -> str:
    """A moment (seconds since 1970) by its date and hour alone, on the reader's clock."""
    local = dates.there(datetime.fromtimestamp(at, UTC), reader.timezone)
    day, clock = dates.date(local, reader.language), dates.clock(local, reader.language)
    return reader.say("openers-moment", day=day, clock=clock)
