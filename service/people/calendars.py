"""The link to a person's calendar, made on "my games" and ended there.

Calendars are shared and copied to other companies' servers, so the link only shows deadlines.
"""

from sqlalchemy import Connection

from service.database.rows import LinkRow
from service.installation.tokens import Tokens
from service.links import store as links

KIND: links.Kind = "calendar"


def of_address(connection: Connection, address: str, tokens: Tokens) -> LinkRow | None:
    """Return the link of that address's calendar; None if there is none or its token is lost."""
    found = links.of_address(connection, KIND, address)
    return found if links.token_of(found, tokens) else None


def make(connection: Connection, address: str, tokens: Tokens, now: int, old: str) -> None:
    """Make a new link in place of the one with the id `old`, or the first one if `old` is "".

    If the current link has another id, nothing changes. So a form sent twice makes one link.
    """
    known = of_address(connection, address, tokens)
    if (known.id if known else "") != old:
        return
    end(connection, address, now)
    links.make(connection, tokens, KIND, links.Target(), now, address)


def end(connection: Connection, address: str, now: int) -> None:
    """End the link of that address's calendar."""
    links.end(connection, now, "renewed", *links.given_to(KIND, address))
