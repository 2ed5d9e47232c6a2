"""Links to the operator's page (kind `keeper`), made on the command line.

Such a link opens the page once, within minutes, in one browser. After that, the page needs both the
link and that browser's cookie, until the session ends.
"""

from sqlalchemy import Connection

from service.database.rows import LINK, LinkRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import NoSuchLink

LINK_KIND: links.Kind = "keeper"
SESSION: links.Kind = "keeper_session"
OPENS, LASTS = 15 * 60, 8 * 3600  # seconds: to open the link, and of the session
OPENED, LATE, RENEWED, ENDED = "opened", "late", "renewed", "ended"  # why such a link has ended


def make(connection: Connection, tokens: Tokens, now: int) -> str:
    """Make a new link and return its token; earlier links that were not opened end."""
    links.end(connection, now, RENEWED, LINK.c.kind == LINK_KIND)
    until = now + OPENS
    made = links.make(connection, tokens, LINK_KIND, links.Target(), now, until=until, why=LATE)
    return links.token_of(links.with_id(connection, made), tokens)


def end_all(connection: Connection, now: int) -> int:
    """End all links to the operator's page and all its sessions; return how many ended."""
    return links.end(connection, now, ENDED, LINK.c.kind.in_((LINK_KIND, SESSION)))


def find(connection: Connection, token: str, now: int) -> LinkRow:
    """Return the link with this token if it can still be opened; raises NoSuchLink."""
    link = links.find(connection, token, LINK_KIND)
    links.refuse_late(link, now)
    return link


def enter(connection: Connection, tokens: Tokens, token: str, cookie: str, now: int) -> None:
    """Open the link with `token`: it ends, and a session begins in the browser with `cookie`.

    A repeated form has the same cookie, and changes nothing. Raises NoSuchLink if the link cannot
    be opened.
    """
    if has_session(connection, tokens, token, cookie, now):
        return
    opened = find(connection, token, now)
    if not links.end(connection, now, OPENED, LINK.c.id == opened.id):
        raise NoSuchLink(opened)
    salt = links.salt_of_form(SESSION, token, cookie)
    to, until = links.Target(), now + LASTS
    links.make(connection, tokens, SESSION, to, now, salt=salt, until=until, why=LATE)


def has_session(connection: Connection, tokens: Tokens, token: str, cookie: str, now: int) -> bool:
    """True if the link was opened in the browser with this cookie, and its session still lasts."""
    try:
        links.refuse_late(links.find(connection, _session(tokens, token, cookie), SESSION), now)
    except NoSuchLink:
        return False
    return True


def leave(connection: Connection, tokens: Tokens, token: str, cookie: str, now: int) -> bool:
    """End the session of this link and cookie; return False if there never was one."""
    try:
        link = links.find(connection, _session(tokens, token, cookie), SESSION)
    except NoSuchLink as missing:
        return missing.link is not None
    links.end(connection, now, ENDED, LINK.c.id == link.id)
    return True


def _session(tokens: Tokens, token: str, cookie: str) -> str:
    return tokens.token(links.salt_of_form(SESSION, token, cookie))
