"""What is sent to addresses whose owners have not said yes: counted, limited, ended for good.

Anybody may type anybody's address into a form. Knows addresses as hashes alone, and what became
of each letter that nobody had asked for; words and sends nothing.
"""

import hashlib

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, select

from service.models import Move, Seat, Unasked, Unwanted
from service.proposals import Invalid, Problem

UNASKED, UNWANTED = Unasked.__table__, Unwanted.__table__
SEAT, MOVE = Seat.__table__, Move.__table__
DAY = 24 * 3600
# Unanswered in a day. Far more than friends need; whoever types a victim's address gets no further.
MOST_INVITATIONS, MOST_AS_HOST = 200, 500
MOST_OF_ONE_SEAT = 3  # an invitation, and twice again because the host wishes so


def hash_of(address: str) -> str:
    """One for all spellings that reach the same mailbox, as far as that can be known."""
    local, _, domain = address.casefold().rpartition("@")
    return hashlib.sha256(f"{local.partition('+')[0] or local}@{domain}".encode()).hexdigest()


def check(connection: Connection, address: str, at: str, now: int, as_host: bool = False) -> None:
    """Raises Invalid where that address wants no letters, or has enough of them for a day."""
    if is_unwanted(connection, address):
        raise Invalid([Problem(at, "email_unwanted")])
    most = MOST_AS_HOST if as_host else MOST_INVITATIONS
    if _unanswered(connection, address, now, as_host) >= most:
        raise Invalid([Problem(at, "email_enough")])


def note(connection: Connection, seat: Row, now: int) -> None:
    """A letter that its reader has not asked for goes to that seat."""
    row = {
        "address_hash": hash_of(seat.address),
        "at": now,
        "match_id": seat.match_id,
        "seat": seat.number,
        "tenure": seat.tenure,
    }
    connection.execute(insert(UNASKED).values(**row))


def has_enough(connection: Connection, seat: Row) -> bool:
    """Whether the same invitation was sent as often as it may be."""
    return _sent(connection, seat) >= MOST_OF_ONE_SEAT


def _sent(connection: Connection, seat: Row) -> int:
    query = select(func.count()).where(
        UNASKED.c.address_hash == hash_of(seat.address),
        UNASKED.c.match_id == seat.match_id,
        UNASKED.c.seat == seat.number,
        UNASKED.c.tenure == seat.tenure,
    )
    return connection.execute(query).scalar_one()


def _unanswered(connection: Connection, address: str, now: int, as_host: bool) -> int:
    """A player answers by joining, a host, who is in at once, by the first move."""
    same = and_(UNASKED.c.match_id == SEAT.c.match_id, UNASKED.c.seat == SEAT.c.number)
    has_joined = exists().where(same, UNASKED.c.tenure == SEAT.c.tenure, SEAT.c.status == "joined")
    has_played = exists().where(
        MOVE.c.match_id == UNASKED.c.match_id, MOVE.c.seat == 0, MOVE.c.mark == "player"
    )
    query = select(func.count()).where(
        UNASKED.c.address_hash == hash_of(address),
        UNASKED.c.at > now - DAY,
        UNASKED.c.seat == 0 if as_host else UNASKED.c.seat != 0,
        ~(has_played if as_host else has_joined),
    )
    return connection.execute(query).scalar_one()


# --- never again -----------------------------------------------------------


def is_unwanted(connection: Connection, address: str) -> bool:
    """Whether the owner of that address has said never to write unasked."""
    query = select(UNWANTED.c.since).where(UNWANTED.c.address_hash == hash_of(address))
    return connection.execute(query).first() is not None


def never_again(connection: Connection, address: str, now: int) -> None:
    """No invitation goes to that address any more, whoever types it."""
    if not is_unwanted(connection, address):
        values = {"address_hash": hash_of(address), "since": now}
        connection.execute(insert(UNWANTED).values(**values))


def may_be_invited(connection: Connection, address: str) -> None:
    """Its owner has thought better of it."""
    connection.execute(delete(UNWANTED).where(UNWANTED.c.address_hash == hash_of(address)))
