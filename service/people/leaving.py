"""A person who has everything about them deleted: asked on "my games", confirmed by letter.

The link in the letter works once, and for some days. The link and its end are rows that stay, so
that a second press of its button tells that all is done.
"""

from sqlalchemy import ColumnElement, Connection, select, update

from service.database.rows import LINK, LinkRow, fetch_first
from service.installation import limit_counters
from service.installation.limit_counters import LimitExceeded
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import NoSuchLink
from service.matches import outbox, store
from service.people import my_games, personal_data, stranger_limits
from service.people.personal_data import Erased
from service.people.problems import NotPossible
from service.people.stranger_limits import Asker

KIND: links.Kind = "leaving"
DAYS = 7  # for which the link works
PAUSE = 60  # seconds between two letters
ERASED, LATE, RENEWED = "erased", "late", "renewed"  # reasons why such a link has ended
DAY = 24 * 3600


def ask(connection: Connection, address: str, asker: Asker, tokens: Tokens, now: int) -> None:
    """Send the link that deletes everything about that address; an earlier one ends.

    Asking twice in a row sends one letter. Raises NotPossible if the address has no seat, or too
    many letters were asked for.
    """
    seats = my_games.seats_of(connection, address)
    if not seats:
        raise NotPossible("nothing_to_send")
    known = of_address(connection, address)
    if known and links.token_of(known, tokens) and 0 <= now - known.made_at < PAUSE:
        return
    counter = asker.counter("own_games_to_one", stranger_limits.hash_of(address))
    try:
        limit_counters.add(connection, counter, now)
    except LimitExceeded:
        raise NotPossible("too_soon") from None
    links.end(connection, now, RENEWED, *_given_to(address))
    link_id = links.make(connection, tokens, KIND, links.Target(), now, address)
    made = links.with_id(connection, link_id)
    assert made is not None, "it was made just now"
    links.limit(connection, made, now + DAYS * DAY, LATE)
    turn = store.row_of(connection, seats[0].match_id).turn
    outbox.write(connection, seats[0], KIND, turn, now, asked_for=True, days=DAYS)


def of_address(connection: Connection, address: str) -> LinkRow | None:
    """Return the present link that deletes everything about that address, or None."""
    found = links.live(connection, *_given_to(address))
    return found[-1] if found else None


def _given_to(address: str) -> tuple[ColumnElement[bool], ...]:
    return (LINK.c.kind == KIND, LINK.c.address == address)


def refuse_late(link: LinkRow, now: int) -> None:
    """Raise NoSuchLink if the time of the link is over, before the scheduler ends it."""
    if link.until is not None and link.until <= now:
        raise NoSuchLink(link)


def confirm(connection: Connection, link: LinkRow, now: int) -> Erased:
    """Erase everything about the owner of the link; raises NoSuchLink if it is too late."""
    refuse_late(link, now)
    links.end(connection, now, ERASED, LINK.c.id == link.id)
    # Until the scheduler has wiped the traces in the database's file.
    owed = update(LINK).where(LINK.c.id == link.id)
    connection.execute(owed.values(until=now))
    return personal_data.erase(connection, link.address, now)


def is_wipe_owed(connection: Connection) -> bool:
    """True if the database's file may still have traces of an erased person."""
    query = select(LINK).where(LINK.c.until.is_not(None), LINK.c.kind == KIND, ~links.LIVE)
    return fetch_first(connection, query.limit(1), LinkRow) is not None


def note_wipe(connection: Connection, before: int) -> None:
    """Note that the traces of people who left before that time were wiped."""
    done = (LINK.c.until.is_not(None), LINK.c.kind == KIND, ~links.LIVE, LINK.c.ended_at <= before)
    connection.execute(update(LINK).where(*done).values(until=None))
