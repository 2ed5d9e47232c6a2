"""Deletion of everything about a person: requested on "my games", confirmed by letter.

The link in the letter works once, and for some days. The row of the ended link stays, so that a
second press of its button shows that everything was deleted.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, select, update

from service.database.rows import LINK, LinkRow, fetch_all
from service.installation import limit_counters
from service.installation.limit_counters import LimitExceeded
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import outbox, store
from service.people import former_players, my_games, personal_data, stranger_limits
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

    Asking twice in a row sends one letter. Raises NotPossible if the address never had a seat, or
    too many letters were asked for.
    """
    seats = my_games.seats_of(connection, address)
    left = [] if seats else my_games.left_by(connection, address)
    if not seats and not left:
        raise NotPossible("nothing_to_send")
    known = links.of_address(connection, KIND, address)
    if known and links.token_of(known, tokens) and 0 <= now - known.made_at < PAUSE:
        return
    counter = asker.counter("own_games_to_one", stranger_limits.hash_of(address))
    try:
        limit_counters.add(connection, counter, now)
    except LimitExceeded:
        raise NotPossible("too_soon") from None
    links.end(connection, now, RENEWED, *links.given_to(KIND, address))
    until = now + DAYS * DAY
    links.make(connection, tokens, KIND, links.Target(), now, address, until=until, why=LATE)
    if left:
        former_players.write(connection, left[0], KIND, now, days=DAYS)
        return
    turn = store.row_of(connection, seats[0].match_id).turn
    outbox.write(connection, seats[0], KIND, turn, now, asked_for=True, days=DAYS)


def confirm(connection: Connection, link: LinkRow, now: int) -> Erased:
    """Erase everything about the address of the link; raises NoSuchLink if it is too late."""
    links.refuse_late(link, now)
    links.end(connection, now, ERASED, LINK.c.id == link.id)
    erased = personal_data.erase(connection, link.address, now)
    # The address stays here until the scheduler has wiped its traces in files, mostly a minute.
    owed = update(LINK).where(LINK.c.id == link.id)
    connection.execute(owed.values(until=now, address=link.address))
    return erased


def owed_wipes(connection: Connection) -> list[LinkRow]:
    """Return the links of erased people who may still be named in files."""
    query = select(LINK).where(LINK.c.until.is_not(None), LINK.c.kind == KIND, ~links.LIVE)
    return fetch_all(connection, query, LinkRow)


def forget_addresses(connection: Connection, owed: Sequence[LinkRow]) -> None:
    """Delete the addresses stored with these links."""
    links.forget_addresses(connection, [link.id for link in owed])


def note_wipe(connection: Connection, owed: Sequence[LinkRow]) -> None:
    """Record that the people with these links are no longer named in files."""
    its = LINK.c.id.in_([link.id for link in owed])
    connection.execute(update(LINK).where(its).values(until=None))
