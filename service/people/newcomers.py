"""Who asks for an open seat by the link to them: heard, written to, seated once they confirm.

Anybody may type anybody's address there. So what was typed holds no seat: a letter goes to that
address, and the first whose link is followed from it, and who presses the button, is seated.
"""

from sqlalchemy import Connection, delete, func, insert, select, update

from service.database.models import LINK, NEWCOMER
from service.database.rows import (
    LetterRow,
    LinkRow,
    NewcomerRow,
    SeatRow,
    fetch_all,
    fetch_first,
)
from service.installation.addresses import looks_like_any
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.matches import outbox, store
from service.matches.store import HOST_SEAT, LoadedMatch, NoSuchLink
from service.people import seat_links, seating, unsolicited
from service.people.open_links import open_seats
from service.people.problems import NotPossible, Problem
from service.people.proposals import Invalid, Person
from service.people.unsolicited import THE_SERVICE, Asker

DAY = 24 * 3600
TERM = 7 * DAY  # so long a seat may be confirmed, and so long what was typed is kept
PAUSE = 60  # in which the same address is written to once
MOST_AT_ONCE = 200


def why_closed(loaded: LoadedMatch) -> str:
    """Why nobody more can be seated, by a code; empty while somebody can."""
    status = loaded.match.status
    if status in ("over", "called_off"):
        return status
    if status == "running":
        return "begun"
    return "" if status == "inviting" and open_seats(loaded) else "full"


def ask(
    connection: Connection,
    loaded: LoadedMatch,
    link: LinkRow,
    person: Person,
    tokens: Tokens,
    now: int,
    asker: Asker = THE_SERVICE,
) -> None:
    """Write to the address that was typed; asking again at once is asking once.

    Raises Invalid where its owner wants no letters, or enough have gone out.
    """
    if closed := why_closed(loaded):
        raise NotPossible(closed)
    address_hash = unsolicited.hash_of(person.address)
    if _has_just_asked(connection, loaded, address_hash, now):
        return
    host = loaded.seats[HOST_SEAT]
    unsolicited.count_newcomer(connection, person.address, host, link.id, asker, now)
    number = _number_of_last(connection, loaded.match.id) + 1
    row = {
        "match_id": loaded.match.id,
        "number": number,
        "name": person.name,
        "address": person.address,
        "address_hash": address_hash,
        "language": person.language,
        "timezone": person.timezone,
        "link_id": link.id,
        "asked_at": now,
    }
    connection.execute(insert(NEWCOMER), row)
    target = Target(loaded.match.id, number)
    links.make(connection, tokens, "applicant", target, now, person.address)
    about = {"asked_for": True, "newcomer": number}
    outbox.write(connection, host, "newcomer", loaded.match.turn, now, **about)


def find(connection: Connection, token: str, lock: bool = False) -> tuple[LoadedMatch, NewcomerRow]:
    """The match and who asked for a seat there, by the link of the letter; raises NoSuchLink."""
    link = links.find(connection, token, "applicant")
    if lock and link.match_id is not None:
        store.row_of(connection, link.match_id, lock)
        link = links.find(connection, token)  # as it stands now that nobody else can change it
    one = (NEWCOMER.c.match_id == link.match_id, NEWCOMER.c.number == link.number)
    found = fetch_first(connection, select(NEWCOMER).where(*one), NewcomerRow)
    if found is None:
        raise NoSuchLink
    return store.load(connection, found.match_id), found


def seat_of(loaded: LoadedMatch, newcomer: NewcomerRow) -> SeatRow | None:
    """Where whoever has that address sits already, by this letter or by any other way."""
    if newcomer.seat is not None and _is_at(loaded.seats[newcomer.seat], newcomer):
        return loaded.seats[newcomer.seat]
    return next((seat for seat in loaded.joined if _is_at(seat, newcomer)), None)


def why_not(loaded: LoadedMatch, newcomer: NewcomerRow, now: int) -> str:
    """Why they cannot be seated now, by a code; empty where they can."""
    if now - newcomer.asked_at >= TERM:
        return "late"
    return "" if _invited(loaded, newcomer) else why_closed(loaded)


def _invited(loaded: LoadedMatch, newcomer: NewcomerRow) -> SeatRow | None:
    """A seat that the host has offered to the same address: it waits for nobody else."""
    if loaded.match.status != "inviting":
        return None
    return next((seat for seat in seating.guests(loaded) if _is_at(seat, newcomer)), None)


def confirm(
    connection: Connection,
    loaded: LoadedMatch,
    newcomer: NewcomerRow,
    name: str,
    tokens: Tokens,
    now: int,
    word: str = "",
) -> int:
    """Seat whoever has that address, under that name; returns the seat, the same for ever.

    With the last seat the match begins. Raises NotPossible where no seat is left, Invalid where
    somebody at the table has that name by now.
    """
    seated = seat_of(loaded, newcomer)
    if seated is not None:
        return seated.number
    if closed := why_not(loaded, newcomer, now):
        raise NotPossible(closed)
    invited = _invited(loaded, newcomer)
    unsolicited.note_newcomer(connection, newcomer, loaded.seats[HOST_SEAT], now)
    if invited is not None:  # the host has typed the same address: there is a seat with the name
        seating.join(connection, loaded, invited.number, now, word)
        number = invited.number
    else:
        number = _take(connection, loaded, newcomer, name, tokens, now, word)
        seating.start_when_all_are_in(connection, store.load(connection, loaded.match.id), now)
    _note_seat(connection, newcomer, number)
    seated_now = store.load(connection, loaded.match.id)
    if number not in seated_now.to_act():  # else the letter that asks has the link
        seat, turn = seated_now.seats[number], seated_now.match.turn
        outbox.write(connection, seat, "link", turn, now, asked_for=True, why="seated")
    return number


def is_unwanted(connection: Connection, newcomer: NewcomerRow) -> bool:
    """Whether that address is written to no more."""
    return unsolicited.is_unwanted(connection, newcomer.address)


def never_again(connection: Connection, newcomer: NewcomerRow, now: int) -> None:
    """Whoever was written to and knows nothing of it is not written to again."""
    unsolicited.never_again(connection, newcomer.address, now)


def is_overtaken(connection: Connection, letter: LetterRow) -> bool:
    """Whether a letter to somebody who asked for a seat has nothing more to offer."""
    newcomer = of_letter(connection, letter)
    if newcomer is None or newcomer.seat is not None or link_of(connection, newcomer) is None:
        return True
    if unsolicited.is_unwanted(connection, newcomer.address):
        return True
    return bool(why_closed(store.load(connection, letter.match_id)))


def link_of(connection: Connection, newcomer: NewcomerRow) -> LinkRow | None:
    """The link that the letter to them bears; None once it has ended."""
    return links.current(connection, "applicant", Target(newcomer.match_id, newcomer.number))


def of_letter(connection: Connection, letter: LetterRow) -> NewcomerRow | None:
    """To whom a letter goes that was asked for by an open link."""
    number = letter.facts.get("newcomer")
    one = (NEWCOMER.c.match_id == letter.match_id, NEWCOMER.c.number == number)
    return fetch_first(connection, select(NEWCOMER).where(*one), NewcomerRow)


def overdue(connection: Connection, now: int) -> list[NewcomerRow]:
    """Those whose time is over, some at once: what they typed is to be forgotten."""
    old = select(NEWCOMER).where(NEWCOMER.c.asked_at <= now - TERM)
    return fetch_all(connection, old.order_by(NEWCOMER.c.asked_at).limit(MOST_AT_ONCE), NewcomerRow)


def forget(connection: Connection, newcomers: list[NewcomerRow]) -> None:
    """Delete what was typed; seats that were taken stay."""
    for each in newcomers:
        one = (NEWCOMER.c.match_id == each.match_id, NEWCOMER.c.number == each.number)
        connection.execute(delete(NEWCOMER).where(*one))
        opened = (LINK.c.match_id == each.match_id, LINK.c.number == each.number)
        connection.execute(delete(LINK).where(LINK.c.kind == "applicant", *opened))


# --- how it is done --------------------------------------------------------


def _has_just_asked(
    connection: Connection, loaded: LoadedMatch, address_hash: str, now: int
) -> bool:
    same = (NEWCOMER.c.match_id == loaded.match.id, NEWCOMER.c.address_hash == address_hash)
    query = select(NEWCOMER.c.number).where(*same, NEWCOMER.c.asked_at > now - PAUSE)
    return connection.execute(query.limit(1)).first() is not None


def _number_of_last(connection: Connection, match_id: str) -> int:
    query = select(func.max(NEWCOMER.c.number)).where(NEWCOMER.c.match_id == match_id)
    last: int | None = connection.execute(query).scalar()
    return last or 0


def _is_at(seat: SeatRow, newcomer: NewcomerRow) -> bool:
    """True if a seat's letters go to the very address that was typed.

    Addresses that are counted as one mailbox may be two people's.
    """
    return seat.address == newcomer.address and not seat.bot


def _take(
    connection: Connection,
    loaded: LoadedMatch,
    newcomer: NewcomerRow,
    name: str,
    tokens: Tokens,
    now: int,
    word: str,
) -> int:
    """The first of the open seats becomes theirs."""
    if looks_like_any(name, loaded.names):
        raise Invalid([Problem("name", "name_alike")])
    seat = open_seats(loaded)[0]
    values = {
        "name": name,
        "address": newcomer.address,
        "language": newcomer.language,
        "timezone": newcomer.timezone,
        "tenure": seat.tenure + 1,
        "status": "joined",
        "word": word,
    }
    store.update_seat(connection, seat, **values)
    taken = store.load(connection, loaded.match.id).seats[seat.number]
    seat_links.give(connection, tokens, taken, now)
    return seat.number


def _note_seat(connection: Connection, newcomer: NewcomerRow, number: int) -> None:
    one = (NEWCOMER.c.match_id == newcomer.match_id, NEWCOMER.c.number == newcomer.number)
    connection.execute(update(NEWCOMER).where(*one).values(seat=number))
