"""New links of a group in the place of old ones, which end: the watchers' and the host's.

No letter is written about a group, so its host makes them from its page and hands them on.
"""

from sqlalchemy import Connection

from service.groups import former_links, store
from service.groups.former_links import HOST, WATCH
from service.groups.store import NoSuchLink
from service.installation.tokens import Tokens, hash_of


def renew_watch(connection: Connection, token: str, form: str, tokens: Tokens) -> str:
    """Another link for those who look; the token of the host's. Raises NoSuchLink, NotTheHost.

    The same form sent again makes no third one: the second may have been sent to people already.
    """
    held = store.to_change(connection, token)
    salt, fresh = _made_by(token, form, tokens)
    if held.row.watch_hash != hash_of(fresh) and not former_links.has(connection, fresh):
        former_links.retire(connection, held.row.id, held.row.watch_hash, WATCH)
        store.update_group(connection, held.row, watch_salt=salt, watch_hash=hash_of(fresh))
    return token


def renew_host(connection: Connection, token: str, form: str, tokens: Tokens) -> str:
    """The token of the host's new link; raises NoSuchLink, NotTheHost.

    The same form sent again by the old link gives the same: a button that was pressed twice would
    leave a host without a season.
    """
    salt, fresh = _made_by(token, form, tokens)
    try:
        held = store.to_change(connection, token)
    except NoSuchLink:
        if _is_host(connection, fresh):
            return fresh
        raise
    former_links.retire(connection, held.row.id, held.row.host_hash, HOST)
    store.update_group(connection, held.row, host_salt=salt, host_hash=hash_of(fresh))
    return fresh


def _made_by(token: str, form: str, tokens: Tokens) -> tuple[str, str]:
    salt = hash_of(f"{token} {form}")[:32]
    return salt, tokens.token(salt)


def _is_host(connection: Connection, token: str) -> bool:
    try:
        return store.find(connection, token).is_host
    except NoSuchLink:
        return False
