"""A person's open questions as an iCalendar file (RFC 5545), for a calendar program."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from sqlalchemy import Connection

from service.database.rows import DueRow, SeatRow
from service.installation.links import Site
from service.language.languages import unmarked
from service.matches import open_decisions, outbox, store
from service.matches.states import Unreadable
from service.matches.store import LoadedMatch
from service.views import headings
from service.views.reader import Reader

if TYPE_CHECKING:
    from icalendar import Event

SHOWN = timedelta(minutes=30)  # length of an event, which ends at the deadline
LOOK_AGAIN = timedelta(hours=1)  # how often programs are asked to look
PRODUCT = "-//Staffetta//Staffetta//EN"


def of_seats(connection: Connection, seats: Iterable[SeatRow], reader: Reader, base: str) -> bytes:
    """Return the calendar of a person with these seats: one event for each open question.

    Questions without a deadline, of a paused match, or with a stopped clock are left out. No event
    has a link that plays: calendars are shared. `base` is the public URL of the service.
    """
    from icalendar import Calendar  # noqa: PLC0415  # takes a tenth of a second

    calendar = Calendar()
    calendar.add("prodid", PRODUCT)
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", unmarked(reader.say("calendar-name")))
    calendar.add("refresh-interval", LOOK_AGAIN, {"VALUE": "DURATION"})
    calendar.add("x-published-ttl", LOOK_AGAIN)
    for seat in seats:
        due = open_decisions.of_match(connection, seat.match_id)
        if seat.number not in due or open_decisions.is_endless(due[seat.number]):
            continue
        try:
            loaded = store.load(connection, seat.match_id)
        except Unreadable:
            continue
        if seat.number not in outbox.held_up(connection, loaded.seats, due):
            calendar.add_component(_event(loaded, due[seat.number], base))
    return bytes(calendar.to_ical())


def _event(loaded: LoadedMatch, due: DueRow, base: str) -> "Event":
    """Return the event that ends at a question's deadline.

    Its UID stays while the question does. Its SEQUENCE grows with the deadline, and nothing in it
    depends on the time of the request, so an unchanged calendar has the same bytes.
    """
    from icalendar import Alarm, Event  # noqa: PLC0415

    reader, page = Reader.of_seat(loaded, due.seat), Site(base).own_games()
    title = reader.say("calendar-event", title=headings.title(reader, loaded))
    note = reader.say("calendar-note", deadline=reader.moment(due.deadline_at))
    start, event = _at(due.deadline_at) - SHOWN, Event()
    event.add("uid", f"{due.match_id}-{due.turn}-{due.seat}@{urlsplit(base).hostname}")
    event.add("dtstamp", _at(due.began_at))
    event.add("dtstart", start)
    event.add("dtend", _at(due.deadline_at))
    event.add("sequence", max(0, due.deadline_at - loaded.match.made_at))
    event.add("summary", unmarked(title))
    event.add("description", f"{unmarked(note)}\n{page}")
    event.add("url", page)
    event.add("transp", "TRANSPARENT")  # the player isn't busy then
    for at in loaded.clock_of(loaded.seats[due.seat]).reminders(due.began_at, due.deadline_at):
        alarm = Alarm()
        alarm.add("action", "DISPLAY")
        alarm.add("description", unmarked(title))
        alarm.add("trigger", _at(at) - start)
        event.add_component(alarm)
    return event


def _at(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
