"""What is sent to addresses whose owners have not said yes: counted, limited, ended for good.

Anybody may type anybody's address into a form. Addresses are here as hashes alone.
"""

import hashlib
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection, delete, insert, select

from service.database.models import SEAT, UNWANTED
from service.database.rows import NewcomerRow, SeatRow
from service.installation import tallies
from service.installation.addresses import mailbox
from service.installation.limits import HIGHEST, Limits
from service.installation.networks import SHARES
from service.installation.tallies import EVERYBODY, Counter, Enough
from service.matches import outbox
from service.matches.store import HOST_SEAT
from service.people.problems import Problem
from service.people.proposals import Invalid

INVITATIONS = ("invitation", "takeover")
MOST_OF_ONE_SEAT = 3  # an invitation, and twice again because the host wishes so
TOO_MANY = {
    "host_letters_to_one": "host_enough",
    "invitations_to_one": "email_enough",
    "caused_to_one": "email_enough",
}
ENOUGH = (*TOO_MANY.values(), "letters_enough")  # the problems that go away by themselves


@dataclass(frozen=True)
class Asker:
    """Who asks that strangers be written to: their networks, and the limits that hold for them.

    The narrowest network comes first. Without one it is the service itself, which is limited by
    addresses alone.
    """

    limits: Limits = field(default_factory=Limits)
    networks: tuple[str, ...] = ()
    is_at_home: bool = False

    def counter(self, what: str, whom: str, is_quiet: bool = False) -> Counter:
        """What is counted of somebody, with the limit that holds."""
        return Counter(what, whom, self.limits.of(what, self.is_at_home), is_quiet)

    def of_network(self, what: str) -> list[Counter]:
        """The same of the asker's own networks; the wider ones may do more."""
        limit = self.limits.of(what, self.is_at_home)
        return [
            Counter(what, network, replace(limit, most=min(limit.most * share, HIGHEST)))
            for network, share in zip(self.networks, SHARES, strict=False)
        ]


THE_SERVICE = Asker()  # limited by addresses alone


def hash_of(address: str) -> str:
    """One for all spellings that reach the same mailbox, as far as that can be known."""
    return _hash(mailbox(address))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- how many --------------------------------------------------------------


def count_host_letter(connection: Connection, address: str, asker: Asker, now: int) -> None:
    """A letter about a new match goes to its host; raises Invalid where there were enough."""
    refuse_unwanted(connection, address, "host.email")
    counters = _to_stranger(connection, address, asker)
    counters += _to_one("host_letters_to_one", address, asker)
    counters += asker.of_network("host_letters_by_network")
    _count(connection, counters, "host.email", now)


def count_invitation(
    connection: Connection, address: str, host: SeatRow, at: str, asker: Asker, now: int
) -> None:
    """An invitation goes to that address, or the question whether a seat's letters may.

    `host` is whoever has it sent. Raises Invalid where there were enough of them.
    """
    refuse_unwanted(connection, address, at)
    counters = [
        *_to_stranger(connection, address, asker),
        *_to_one("invitations_to_one", address, asker),
        asker.counter("invitations_by_host", hash_of(host.address)),
        *asker.of_network("invitations_by_network"),
    ]
    _count(connection, counters, at, now)


def count_newcomer(
    connection: Connection, address: str, host: SeatRow, link: str, asker: Asker, now: int
) -> None:
    """A letter goes to an address that somebody typed on the page of an open link.

    The host's invitations are counted apart: who has that link cannot use them up. Raises Invalid.
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
    connection: Connection, address: str, own: Counter, asker: Asker, now: int
) -> bool:
    """Count a letter that somebody else has sent to that address; False where none may go.

    `own` is counted besides.
    """
    if is_unwanted(connection, address):
        return False
    counters = [own, asker.counter("caused_to_one", hash_of(address))]
    try:
        for each in counters:
            tallies.check(connection, each, now)
        for each in counters:
            tallies.add(connection, each, now)
    except Enough:
        return False
    return True


def _to_stranger(connection: Connection, address: str, asker: Asker) -> list[Counter]:
    """The counter of all that the installation sends to addresses that have never joined a game."""
    joined = select(SEAT.c.number).where(SEAT.c.address == address, SEAT.c.status == "joined")
    if connection.execute(joined.where(SEAT.c.number != HOST_SEAT).limit(1)).first():
        return []
    return [asker.counter("letters_to_strangers", EVERYBODY)]


def _to_one(what: str, address: str, asker: Asker) -> list[Counter]:
    """The counters of the address a letter goes to."""
    whom = hash_of(address)
    return [asker.counter(what, whom, is_quiet=True), asker.counter("caused_to_one", whom)]


def _count(connection: Connection, counters: list[Counter], at: str, now: int) -> None:
    try:
        for counter in counters:
            tallies.add(connection, counter, now)
    except Enough as enough:
        facts = {"seconds": enough.seconds}
        raise Invalid([Problem(at, TOO_MANY.get(enough.what, "letters_enough"), facts)]) from None


def note_agreement(connection: Connection, host: SeatRow, now: int) -> None:
    """Whoever holds that address has agreed to a match: its letters are answered."""
    sent = outbox.count(connection, host, ("host",))
    _answered(connection, "host_letters_to_one", hash_of(host.address), now, sent)


def note_joining(connection: Connection, seat: SeatRow, host: SeatRow, now: int) -> None:
    """The holder of a seat has come to the table: the invitations to it are answered."""
    sent = outbox.count(connection, seat, INVITATIONS)
    _answered(connection, "invitations_to_one", hash_of(seat.address), now, sent)
    tallies.take_off(connection, "invitations_by_host", hash_of(host.address), now, sent)


def note_confirmation(connection: Connection, address: str, holder: SeatRow, now: int) -> None:
    """The owner of that address takes a seat's letters: the question is answered."""
    _answered(connection, "invitations_to_one", hash_of(address), now, 1)
    tallies.take_off(connection, "invitations_by_host", hash_of(holder.address), now, 1)


def note_newcomer(connection: Connection, newcomer: NewcomerRow, host: SeatRow, now: int) -> None:
    """Whoever asked by an open link has confirmed it: that letter is answered."""
    _answered(connection, "invitations_to_one", newcomer.address_hash, now, 1)
    for what, whom in (
        ("newcomers_by_link", newcomer.link_id),
        ("newcomers_of_host", hash_of(host.address)),
    ):
        tallies.take_off(connection, what, whom, now, 1)


def _answered(connection: Connection, what: str, whom: str, now: int, letters: int) -> None:
    """Count so many letters less: their reader has answered."""
    for each in (what, "caused_to_one"):
        tallies.take_off(connection, each, whom, now, letters)


def has_enough(connection: Connection, seat: SeatRow) -> bool:
    """Whether the same invitation was sent as often as it may be."""
    return outbox.count(connection, seat, INVITATIONS) >= MOST_OF_ONE_SEAT


# --- never again -----------------------------------------------------------


def is_unwanted(connection: Connection, address: str) -> bool:
    """Whether the owner of that address has said never to write unasked."""
    query = select(UNWANTED.c.since).where(UNWANTED.c.address_hash.in_(hashes_of(address)))
    return connection.execute(query).first() is not None


def refuse_unwanted(connection: Connection, address: str, at: str) -> None:
    """Raises Invalid where the owner of that address wants no letters."""
    if is_unwanted(connection, address):
        raise Invalid([Problem(at, "email_unwanted")])


def never_again(connection: Connection, address: str, now: int) -> None:
    """No invitation goes to that address any more, whoever types it.

    So it is for its tags, and for no other address that may be another person's.
    """
    if not is_unwanted(connection, address):
        values = {"address_hash": _hash(mailbox(address, is_certain=True)), "since": now}
        connection.execute(insert(UNWANTED).values(**values))


def allow_again(connection: Connection, address: str) -> None:
    """That address may be written to after all: its owner has thought better of it."""
    connection.execute(delete(UNWANTED).where(UNWANTED.c.address_hash.in_(hashes_of(address))))


def hashes_of(address: str) -> list[str]:
    """The address's own and its mailbox's, and that of before dots and other names were read."""
    local, _, domain = address.lower().rpartition("@")
    before = f"{local.partition('+')[0] or local}@{domain}"
    return list(map(_hash, {mailbox(address, is_certain=True), mailbox(address), before}))
