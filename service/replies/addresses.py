"""Reply addresses: each names a seat's match and number, and proves that we made it."""

import re

from sqlalchemy import Connection

from service.database.rows import LinkRow
from service.installation.context import Installation
from service.installation.settings import Settings
from service.installation.tokens import is_match_id, is_reply_proof
from service.links import store as links
from service.links.store import Target

TURNS = re.compile(r"turns\+([a-z2-7]{12})-([0-9])-([a-z2-7]{16})")


def is_at_home(settings: Settings, address: str) -> bool:
    """True if an address has the domain of our reply addresses."""
    return address.rpartition("@")[2].casefold() == settings.mail_reply_domain.casefold()


def link_of(installation: Installation, connection: Connection, address: str) -> LinkRow | None:
    """Return the link of the seat that has this reply address; None for any other address.

    Case is ignored, since mail programs change it. The proof depends on the seat's current link, so
    an address expires with that link.
    """
    local = address.rpartition("@")[0].casefold()
    found = TURNS.fullmatch(local)
    if not found or not is_at_home(installation.settings, address) or not is_match_id(found[1]):
        return None
    link = links.current(connection, "seat", Target(found[1], int(found[2])))
    is_right = link is not None and is_reply_proof(installation.tokens, link, found[3])
    return link if is_right else None
