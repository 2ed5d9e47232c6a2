"""Secret links as rows: make, find, rotate and end them; anybody who has a link may use it.

A token is derived from the service's secret key and the salt of its row, so that a letter can be
written at any time. The database keeps only the hash, so that its rows alone open nothing.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args

from sqlalchemy import ColumnElement, Connection, bindparam, func, insert, or_, select, update

from service.database.rows import LINK, LinkRow, fetch_all, fetch_first
from service.database.statements import Query, Statement
from service.installation.tokens import Tokens, hash_of, is_shaped

Kind = Literal[
    "seat",
    "host",
    "open_seats",
    "applicant",
    "address_confirm",
    "address_stop",
    "my_games",
    "calendar",
    "leaving",
    "table_host",
    "table_seat",
    "table_watch",
    "phone",
    "season_host",
    "season_watch",
    "keeper",
    "keeper_session",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
LIVE = LINK.c.ended_at.is_(None)
USED_EVERY = 3600  # seconds: a link's last use is noted no more often
WITH_TOKEN = Query(select(LINK).where(LINK.c.token_hash == bindparam("hash")), LinkRow)
INSERT = Statement(insert(LINK))
NOTE_USE = Statement(
    update(LINK).where(LINK.c.id == bindparam("of")).values(used_at=bindparam("at"))
)


@dataclass(frozen=True)
class Target:
    """The thing that a link opens: a match, a table or a season, or one part of it.

    `number` says which part, such as a seat.
    """

    match_id: str | None = None
    number: int | None = None
    table_id: str | None = None
    group_id: str | None = None

    def links_to(self) -> list[ColumnElement[bool]]:
        """Return the SQL conditions that select links to exactly this target."""
        return [
            LINK.c[name].is_(None) if value is None else LINK.c[name] == value
            for name, value in vars(self).items()
        ]


class NoSuchLink(LookupError):
    """Raised if no live link has the token; `link` is the ended link that had it, or None.

    `ended` says why it ended (replaced by a new player's link, renewed, moved, ...), or is "".
    """

    def __init__(self, link: LinkRow | None = None) -> None:
        self.ended = (link.why or "replaced") if link else ""
        super().__init__(self.ended or "unknown")
        self.link = link


# --- finding ---------------------------------------------------------------


def find(connection: Connection, token: str, *kinds: Kind) -> LinkRow:
    """Return the live link of one of these kinds that has the token; raises NoSuchLink.

    Without kinds, a link of any kind is found.
    """
    link = _with_token(connection, token) if is_shaped(token) else None
    if link is None or (kinds and link.kind not in kinds):
        raise NoSuchLink
    if link.ended_at is not None:
        raise NoSuchLink(link)
    return link


def refuse_late(link: LinkRow, now: int) -> None:
    """Raise NoSuchLink if a link's end time has passed, even before the scheduler ends it."""
    if link.until is not None and link.until <= now:
        raise NoSuchLink(link)


def missing(connection: Connection, token: str, *kinds: Kind) -> NoSuchLink:
    """Return the error to raise for a token that opens nothing.

    It has the ended link with this token, if that was of one of these kinds.
    """
    link = _with_token(connection, token)
    return NoSuchLink(link if link and link.kind in kinds and link.ended_at is not None else None)


def is_live(connection: Connection, token: str, *kinds: Kind) -> bool:
    """True if a live link has the token, and is of one of these kinds if any are given."""
    link = _with_token(connection, token)
    return link is not None and link.ended_at is None and link.kind in (kinds or (link.kind,))


def is_known(connection: Connection, token: str) -> bool:
    """True if there is, or was, a link with that token."""
    return _with_token(connection, token) is not None


def _with_token(connection: Connection, token: str) -> LinkRow | None:
    return WITH_TOKEN.first(connection, hash=hash_of(token))


def current(connection: Connection, kind: Kind, target: Target) -> LinkRow | None:
    """Return the live link of that kind that letters and pages should show now, or None.

    A link with a set end time is not current, even while it still works.
    """
    about = {f"of_{name}": value for name, value in vars(target).items() if value is not None}
    return _current(frozenset(about)).first(connection, of_kind=kind, **about)


@cache
def _current(given: frozenset[str]) -> Query[LinkRow]:
    """Return the query for the current link to a target.

    `given` has the parameters for those fields of the target that are not None.
    """
    target = [
        LINK.c[name] == bindparam(of) if (of := f"of_{name}") in given else LINK.c[name].is_(None)
        for name in Target.__annotations__
    ]
    is_current = (LINK.c.kind == bindparam("of_kind"), *target, LIVE, LINK.c.until.is_(None))
    return Query(select(LINK).where(*is_current), LinkRow)


def with_id(connection: Connection, link_id: str) -> LinkRow | None:
    """Return the link with that id, or None."""
    return fetch_first(connection, select(LINK).where(LINK.c.id == link_id), LinkRow)


def is_of(*kinds: Kind) -> ColumnElement[bool]:
    """Return the SQL condition that selects links of these kinds, even in prepared queries."""
    return or_(*(LINK.c.kind == kind for kind in kinds))


def live(connection: Connection, *where: ColumnElement[bool]) -> Sequence[LinkRow]:
    """Return all live links that meet the SQL conditions, oldest first."""
    query = select(LINK).where(LIVE, *where).order_by(LINK.c.made_at, LINK.c.id)
    return fetch_all(connection, query, LinkRow)


def next_live(
    connection: Connection, after: str, most: int, *where: ColumnElement[bool]
) -> Sequence[LinkRow]:
    """Return up to `most` live links with ids above `after` that meet the conditions, by id."""
    query = select(LINK).where(LIVE, *where, LINK.c.id > after)
    return fetch_all(connection, query.order_by(LINK.c.id).limit(most), LinkRow)


def live_and_free(connection: Connection, *where: ColumnElement[bool]) -> Sequence[LinkRow]:
    """Lock and return the live links that meet the conditions, except those locked elsewhere."""
    query = select(LINK).where(LIVE, *where).order_by(LINK.c.id)
    return fetch_all(connection, query.with_for_update(skip_locked=True), LinkRow)


def given_to(kind: Kind, address: str) -> tuple[ColumnElement[bool], ...]:
    """Return the SQL conditions that select links of that kind given to an address."""
    return (LINK.c.kind == kind, LINK.c.address == address)


def of_address(connection: Connection, kind: Kind, address: str) -> LinkRow | None:
    """Return the newest live link of that kind that was given to an address, or None."""
    found = live(connection, *given_to(kind, address))
    return found[-1] if found else None


def token_of(link: LinkRow | None, tokens: Tokens) -> str:
    """Return the link's token; "" without a link, or if it was made with another secret key."""
    if link is None or not link.salt:
        return ""
    token = tokens.token(link.salt)
    return token if hash_of(token) == link.token_hash else ""


def current_token(connection: Connection, tokens: Tokens, kind: Kind, target: Target) -> str:
    """Return the token of the current link of that kind; "" if there is none."""
    return token_of(current(connection, kind, target), tokens)


# --- changing --------------------------------------------------------------


def make(
    connection: Connection,
    tokens: Tokens,
    kind: Kind,
    target: Target,
    now: int,
    address: str = "",
    salt: str = "",
    until: int | None = None,
    why: str | None = None,
) -> str:
    """Insert a link, given to `address` if that is not ""; return the link's id.

    Its token is derived from `salt`, random by default. The scheduler ends the link at `until`, if
    that is given, for the reason `why`.
    """
    salt = salt or secrets.token_hex(16)
    given = {"salt": salt, "token_hash": hash_of(tokens.token(salt)), "address": address}
    return _insert(connection, kind, target, now, **given, until=until, why=why)


def make_for_secret(
    connection: Connection, kind: Kind, target: Target, now: int, secret: str
) -> str:
    """Insert a link that has `secret` as its token; return the link's id.

    The secret is random and stored nowhere else.
    """
    return _insert(connection, kind, target, now, token_hash=hash_of(secret))


def _insert(connection: Connection, kind: Kind, target: Target, now: int, **given: Any) -> str:
    link_id = secrets.token_hex(8)
    usual = {"salt": "", "address": "", **dict.fromkeys(("until", "why", "used_at", "ended_at"))}
    row = {"id": link_id, "kind": kind, "made_at": now, **usual, **given}
    INSERT.run(connection, **row, **vars(target))
    return link_id


def make_missing(
    connection: Connection,
    tokens: Tokens,
    kind: Kind,
    target: Target,
    now: int,
) -> None:
    """Make a link of that kind to the target, unless there is a current one."""
    if current(connection, kind, target) is None:
        make(connection, tokens, kind, target, now)


def rotate(
    connection: Connection,
    tokens: Tokens,
    kind: Kind,
    target: Target,
    now: int,
    why: str,
    address: str = "",
    salt: str = "",
) -> str:
    """End every live link of that kind to the target and make a new one; return its id."""
    end_of(connection, kind, target, now, why)
    return make(connection, tokens, kind, target, now, address, salt)


def rotate_by_form(
    connection: Connection, tokens: Tokens, kind: Kind, now: int, token: str, form: str
) -> str:
    """Replace the link that has this token by a new one; return the new token.

    `form` is the id of the sent form. The same form sent again returns the same new token, since a
    button may be pressed twice. Raises NoSuchLink.
    """
    salt = salt_of_form(kind, token, form)
    fresh = tokens.token(salt)
    try:
        old = find(connection, token, kind)
    except NoSuchLink:
        if is_live(connection, fresh, kind):
            return fresh
        raise
    rotate(connection, tokens, kind, target_of(old), now, "renewed", salt=salt)
    return fresh


def salt_of_form(kind: Kind, token: str, form: str) -> str:
    """Return the salt for the link that a sent form makes: the same each time the form is sent.

    `token` is the token of the page with the form, and `form` the form's id.
    """
    return hash_of(f"{kind} {token} {form}")[:32]


def end(connection: Connection, now: int, why: str, *where: ColumnElement[bool]) -> int:
    """End all live links that meet the conditions, for the reason `why`; return how many ended."""
    ended = update(LINK).where(LIVE, *where)
    return connection.execute(ended.values(ended_at=now, until=None, why=why)).rowcount


def end_of(connection: Connection, kind: Kind, target: Target, now: int, why: str) -> int:
    """End the live links of that kind to the target, for the reason `why`; return their number."""
    return end(connection, now, why, LINK.c.kind == kind, *target.links_to())


# --- after a change of the secret key --------------------------------------


def is_astray(link: LinkRow, tokens: Tokens) -> bool:
    """True if the link was made with another secret key, so that no letter can give it out."""
    return bool(link.salt) and not token_of(link, tokens)


def of_another_key(connection: Connection, now: int) -> tuple[int, int]:
    """Count the live links that were made with an earlier secret key.

    Return the count, and the seconds until all of them have ended.
    """
    query = select(func.count(), func.max(LINK.c.until)).where(LIVE, LINK.c.why == "key")
    count, until = connection.execute(query).one()
    return count, max(0, (until or now) - now)


def limit(connection: Connection, link: LinkRow, until: int, why: str) -> None:
    """Set the time at which the scheduler ends a link, and the reason `why`."""
    old = update(LINK).where(LINK.c.id == link.id)
    connection.execute(old.values(until=until, why=why))


def kind_of(link: LinkRow) -> Kind:
    """Return the link's kind as one of KINDS."""
    return next(kind for kind in KINDS if kind == link.kind)


def target_of(link: LinkRow) -> Target:
    """Return the thing that the link opens."""
    return Target(link.match_id, link.number, link.table_id, link.group_id)


def are_due(connection: Connection, now: int) -> bool:
    """True if a live link has reached its end time."""
    query = select(LINK.c.id).where(LIVE, LINK.c.until <= now).limit(1)
    return connection.execute(query).first() is not None


def end_due(connection: Connection, now: int) -> None:
    """End the links that have reached their end time, for the reason stored with it."""
    ended = update(LINK).where(LIVE, LINK.c.until <= now)
    connection.execute(ended.values(ended_at=now, until=None))


# --- forgetting ----------------------------------------------------------


def with_old_address(connection: Connection, since: int, most: int) -> list[str]:
    """Return ids of up to `most` links that ended by `since` and still have an address.

    Ended links with an end time are left out: the scheduler needs their address
    (service/people/leaving.py).
    """
    old = (LINK.c.ended_at <= since, LINK.c.until.is_(None), LINK.c.address != "")
    return list(connection.execute(select(LINK.c.id).where(*old).limit(most)).scalars())


def forget_addresses(connection: Connection, ids: Sequence[str]) -> None:
    """Delete the addresses stored with the links of these ids."""
    connection.execute(update(LINK).where(LINK.c.id.in_(ids)).values(address=""))


# --- using -----------------------------------------------------------------


def is_use_due(used_at: int | None, now: int) -> bool:
    """True if this use of a link is to be recorded, because the last record is an hour old."""
    return used_at is None or not 0 <= now - used_at < USED_EVERY


def note_use(connection: Connection, link_id: str, now: int) -> None:
    """Record the time of the link's last use."""
    NOTE_USE.run(connection, of=link_id, at=now)
