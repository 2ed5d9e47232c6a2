"""Limits on mail to people who have not agreed to get any.

Anyone can type anyone's address into a form. Letters that were answered no longer count. Addresses
are stored here as hashes only.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from service.database.rows import SEAT, UNWANTED, NewcomerRow, SeatRow
from service.database.statements import Look
from service.installation import limit_counters, tokens
from service.installation.addresses import mailbox
from service.installation.limit_counters import EVERYBODY, Counter, LimitExceeded
from service.installation.limits import HIGHEST, Limit, Limits
from service.installation.networks import SHARES
from service.matches import invitation_clocks, outbox
from service.matches.store import HOST_SEAT
from service.people.problems import Invalid, Problem

# The reason why an address gets no invitations: its owner's wish, or the operator's.
InvitationStatus = Literal["", "unwilling", "barred"]
MOST_OF_ONE_SEAT = 3  # an invitation, and two repeats at the host's wish or by the clock
TOO_MANY = {
    "host_letters_to_one": "host_enough",
    "invitations_to_one": "email_enough",
    "caused_to_one": "email_enough",
}
ENOUGH = (*TOO_MANY.values(), "letters_enough", "trials_enough")  # problems that pass with time


@dataclass(frozen=True)
class Asker:
    """The sender of a request: the networks that it comes from, and the limits for it.

    The narrowest network comes first. Without networks it is the service itself, which is limited
    by addresses only. `is_at_home` is True for requests from this machine, for which other limits
    hold.
    """

    limits: Limits = field(default_factory=Limits)
    networks: tuple[str, ...] = ()
    is_at_home: bool = False

    def counter(self, what: str, whom: str, is_quiet: bool = False) -> Counter:
        """Return the counter for an action and its subject, such as the hash of an address."""
        return Counter(what, whom, self.limits.of(what, self.is_at_home), is_quiet)

    def of_network(self, what: str) -> list[Counter]:
        """Return the counters of the asker's networks; wider networks have higher limits."""
        limit = self.limits.of(what, self.is_at_home)
        return [
            Counter(what, network, Limit(min(limit.most * share, HIGHEST), limit.seconds))
            for network, share in zip(self.networks, SHARES, strict=False)
        ]


THE_SERVICE = Asker()  # limited by addresses alone


def hash_of(address: str) -> str:
    """Return one hash for all spellings that are known to reach the same mailbox."""
    return tokens.hash_of(mailbox(address))


# --- how many --------------------------------------------------------------


def count_host_letter(connection: Connection, address: str, asker: Asker, now: int) -> None:
    """Count a letter about a new match to its host; raises Invalid beyond a limit."""
    refuse_unwanted(connection, address, "host.email")
    counters = _to_stranger(connection, address, asker)
    counters += _to_one("host_letters_to_one", address, asker)
    counters += asker.of_network("host_letters_by_network")
    _count(connection, counters, "host.email", now)


def count_invitation(
    connection: Connection, address: str, host: SeatRow, at: str, asker: Asker, now: int
) -> None:
    """Count an invitation to an address, or the question whether it takes a seat's letters.

    `host` is the seat that causes the letter, and `at` the address's place in the request. Raises
    Invalid beyond a limit.
    """
    refuse_unwanted(connection, address, at)
    counters = [
        *_to_stranger(connection, address, asker),
        *_to_one("invitations_to_one", address, asker),
        asker.counter("invitations_by_host", hash_of(host.address)),
        *asker.of_network("invitations_by_network"),
    ]
    _count(connection, counters, at, now)


def count_reminder(connection: Connection, address: str, now: int) -> bool:
    """Count the reminder of an invitation to an address; False if none may be sent."""
    if is_unwanted(connection, address):
        return False
    counters = _to_stranger(connection, address, THE_SERVICE)
    counters += _to_one("invitations_to_one", address, THE_SERVICE)
    return _count_where_allowed(connection, counters, now)


def count_newcomer(
    connection: Connection, address: str, host: SeatRow, link: str, asker: Asker, now: int
) -> None:
    """Count a letter to an address that a visitor typed on the page of an open link.

    It is counted apart from the host's invitations, so that visitors cannot use those up. Raises
    Invalid.
    """
    at = "player.email"
    refuse_unwanted(connection, address, at)
    counters = [
        *_to_stranger(connection, address, asker),
        *_to_one("invitations_to_one", address, asker),
        asker.counter("newcomers_by_link", link),
        asker.counter("newcomers_of_host", hash_of(host.address)),
        *asker.of_network("invitations_by_network"),
    ]
    _count(connection, counters, at, now)


def count_caused(
    connection: Connection, address: str, asker: Asker, now: int, *own: Counter
) -> bool:
    """Count a letter to an address that another person causes; False if none may be sent.

    `own` are further counters for this kind of letter.
    """
    if is_unwanted(connection, address):
        return False
    counters = [*own, asker.counter("caused_to_one", hash_of(address))]
    return _count_where_allowed(connection, counters, now)


def _count_where_allowed(connection: Connection, counters: list[Counter], now: int) -> bool:
    """Add one to each counter and return True; beyond a limit, add nothing and return False."""
    try:
        for each in counters:
            limit_counters.check(connection, each, now)
        for each in counters:
            limit_counters.add(connection, each, now)
    except LimitExceeded:
        return False
    return True


def _to_stranger(connection: Connection, address: str, asker: Asker) -> list[Counter]:
    """Return the counter of all letters to addresses that have never joined a game.

    Return [] if this address has joined one, other than as its host.
    """
    joined = select(SEAT.c.number).where(SEAT.c.address == address, SEAT.c.status == "joined")
    if connection.execute(joined.where(SEAT.c.number != HOST_SEAT).limit(1)).first():
        return []
    return [asker.counter("letters_to_strangers", EVERYBODY)]


def _to_one(what: str, address: str, asker: Asker) -> list[Counter]:
    """Return the counters of letters to one address: of this kind, and of all that others cause."""
    whom = hash_of(address)
    return [asker.counter(what, whom, is_quiet=True), asker.counter("caused_to_one", whom)]


def _count(connection: Connection, counters: list[Counter], at: str, now: int) -> None:
    try:
        for counter in counters:
            limit_counters.add(connection, counter, now)
    except LimitExceeded as excess:
        facts = {"seconds": excess.seconds}
        raise Invalid([Problem(at, TOO_MANY.get(excess.what, "letters_enough"), facts)]) from None


def note_agreement(connection: Connection, host: SeatRow, now: int) -> None:
    """Count the letters to a host as answered, since the host has agreed to a match."""
    sent = outbox.count(connection, host, ("host",))
    _answered(connection, "host_letters_to_one", hash_of(host.address), now, sent)


def note_joining(connection: Connection, seat: SeatRow, host: SeatRow, now: int) -> None:
    """Count the invitations to a seat as answered: its player has joined."""
    sent = [
        letter
        for letter in outbox.to_player(connection, seat)
        if letter.kind in invitation_clocks.LETTERS and not letter.beside
    ]
    _answered(connection, "invitations_to_one", hash_of(seat.address), now, len(sent))
    by_host = sum("again" not in letter.facts for letter in sent)
    limit_counters.take_off(connection, "invitations_by_host", hash_of(host.address), now, by_host)


def note_confirmation(connection: Connection, address: str, holder: SeatRow, now: int) -> None:
    """Count the question as answered: the address takes the letters of the seat `holder`."""
    _answered(connection, "invitations_to_one", hash_of(address), now, 1)
    limit_counters.take_off(connection, "invitations_by_host", hash_of(holder.address), now, 1)


def note_newcomer(connection: Connection, newcomer: NewcomerRow, host: SeatRow, now: int) -> None:
    """Count the letter to an applicant as answered: the applicant has confirmed."""
    _answered(connection, "invitations_to_one", newcomer.address_hash, now, 1)
    for what, whom in (
        ("newcomers_by_link", newcomer.link_id),
        ("newcomers_of_host", hash_of(host.address)),
    ):
        limit_counters.take_off(connection, what, whom, now, 1)


def _answered(connection: Connection, what: str, whom: str, now: int, letters: int) -> None:
    """Subtract a number of answered letters from their counters."""
    for each in (what, "caused_to_one"):
        limit_counters.take_off(connection, each, whom, now, letters)


def has_enough(connection: Connection, seat: SeatRow) -> bool:
    """True if the seat's invitation was sent as often as is allowed."""
    return outbox.count(connection, seat, invitation_clocks.LETTERS) >= MOST_OF_ONE_SEAT


# --- never again -----------------------------------------------------------


def is_unwanted(connection: Connection, address: str) -> bool:
    """True if no letters may be sent to the address unasked: its owner or the operator says so."""
    values = {f"hash_{number}": each for number, each in enumerate(hashes_of(address))}
    return _unwanted(len(values)).finds_any(connection, **values)


@cache
def _unwanted(count: int) -> Look:
    """Return the query that finds unwanted addresses among `count` hashes."""
    hashes: list[Any] = [bindparam(f"hash_{number}") for number in range(count)]
    return Look(select(UNWANTED.c.since).where(UNWANTED.c.address_hash.in_(hashes)))


def refuse_unwanted(connection: Connection, address: str, at: str) -> None:
    """Raise Invalid if no letters may be sent to the address unasked."""
    if is_unwanted(connection, address):
        raise Invalid([Problem(at, "email_unwanted")])


def never_again(connection: Connection, address: str, now: int) -> None:
    """Send no more invitations to that address.

    The same address with another tag after a plus gets none either. Addresses that might belong to
    another person are not affected.
    """
    _refuse(connection, address, now, "is_unwilling")


def allow_again(connection: Connection, address: str) -> None:
    """Withdraw the owner's wish; if the operator barred the address, it still gets no letters."""
    _allow(connection, address, "is_unwilling")


def bar(connection: Connection, address: str, now: int) -> None:
    """Bar an address from invitations, hosting and applications, until `unbar`."""
    _refuse(connection, address, now, "is_barred")


def unbar(connection: Connection, address: str) -> None:
    """Allow a barred address again; one that wants no invitations still gets none."""
    _allow(connection, address, "is_barred")


def status_of(connection: Connection, address: str) -> InvitationStatus:
    """Return the reason why an address gets no invitations, or ""."""
    hashes = UNWANTED.c.address_hash.in_(hashes_of(address))
    barred = connection.execute(select(UNWANTED.c.is_barred).where(hashes)).scalars().all()
    return "barred" if any(barred) else "unwilling" if barred else ""


def _refuse(connection: Connection, address: str, now: int, why: str) -> None:
    """Store a reason against letters to an address: `why` is the column of that reason."""
    hashed = tokens.hash_of(mailbox(address, is_certain=True))
    row = update(UNWANTED).where(UNWANTED.c.address_hash == hashed)
    if not connection.execute(row.values({why: True})).rowcount:
        values = {"address_hash": hashed, "since": now, why: True}
        connection.execute(insert(UNWANTED).values(values))


def _allow(connection: Connection, address: str, why: str) -> None:
    """Remove the reason `why` against letters to an address; the other reason stays."""
    hashes = UNWANTED.c.address_hash.in_(hashes_of(address))
    connection.execute(update(UNWANTED).where(hashes).values({why: False}))
    without = (hashes, ~UNWANTED.c.is_unwilling, ~UNWANTED.c.is_barred)
    connection.execute(delete(UNWANTED).where(*without))


def hashes_of(address: str) -> list[str]:
    """Return the hashes under which an address may be stored.

    They are those of the address, of its mailbox, and of the mailbox by the rules of earlier
    releases.
    """
    local, _, domain = address.lower().rpartition("@")
    before = f"{local.partition('+')[0] or local}@{domain}"
    return list(map(tokens.hash_of, {mailbox(address, is_certain=True), mailbox(address), before}))
