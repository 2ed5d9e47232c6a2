"""Applicants for an open seat: they ask by the open link, and confirm by letter.

Anyone can type anyone's address, so asking reserves nothing. A letter with a link goes to the
address. The first applicant who opens the link and presses its button gets the seat.
"""

from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from service.database.rows import (
    LINK,
    NEWCOMER,
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
from service.matches import deeds, outbox, store
from service.matches.store import LoadedMatch, NoSuchLink
from service.people import former_players, seat_links, seating, stranger_limits
from service.people.open_links import open_seats
from service.people.problems import Invalid, NotPossible, Problem
from service.people.proposals import Person
from service.people.stranger_limits import THE_SERVICE, Asker

DAY = 24 * 3600
TERM = 7 * DAY  # seconds for which a seat can be confirmed and the address is kept
PAUSE = 60  # seconds between two letters to one address
MOST_AT_ONCE = 200


def why_closed(loaded: LoadedMatch) -> str:
    """Return a code for the reason why no more seats can be taken; "" if one can."""
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
    """Store an application for a seat, and ask the typed address to confirm it.

    Asking twice in a row sends one letter. Raises NotPossible if no seat is open, and Invalid if
    the address's owner wants no letters, or enough were sent.
    """
    if closed := why_closed(loaded):
        raise NotPossible(closed)
    address_hash = stranger_limits.hash_of(person.address)
    if _has_just_asked(connection, loaded, address_hash, now):
        return
    host = loaded.host
    stranger_limits.count_newcomer(connection, person.address, host, link.id, asker, now)
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
    target = links.Target(loaded.match.id, number)
    links.make(connection, tokens, "applicant", target, now, person.address)
    about = {"asked_for": True, "newcomer": number}
    outbox.write(connection, host, "newcomer", loaded.match.turn, now, **about)


def find(connection: Connection, token: str, lock: bool = False) -> tuple[LoadedMatch, NewcomerRow]:
    """Return the match and the applicant for the link in a letter; raises NoSuchLink."""
    loaded, link = store.find_by_link(connection, token, lock, "applicant")
    one = (NEWCOMER.c.match_id == link.match_id, NEWCOMER.c.number == link.number)
    found = fetch_first(connection, select(NEWCOMER).where(*one), NewcomerRow)
    if found is None:
        raise NoSuchLink
    return loaded, found


def seat_of(loaded: LoadedMatch, newcomer: NewcomerRow) -> SeatRow | None:
    """Return the seat that has the applicant's address now, even if not by applying; else None."""
    if newcomer.seat is not None and _is_at(loaded.seats[newcomer.seat], newcomer):
        return loaded.seats[newcomer.seat]
    return next((seat for seat in loaded.joined if _is_at(seat, newcomer)), None)


def why_not(loaded: LoadedMatch, newcomer: NewcomerRow, now: int) -> str:
    """Return a code for the reason why the applicant cannot be seated; "" if they can."""
    if now - newcomer.asked_at >= TERM:
        return "late"
    return "" if _invited(loaded, newcomer) else why_closed(loaded)


def _invited(loaded: LoadedMatch, newcomer: NewcomerRow) -> SeatRow | None:
    """Return the seat to which the host has invited the applicant's address, or None."""
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
    """Give the applicant a seat under that name; return its number, the same on every call.

    The match begins once its last seat is taken. Raises NotPossible if no seat is left, and Invalid
    if someone at the table has that name.
    """
    seated = seat_of(loaded, newcomer)
    if seated is not None:
        return seated.number
    if closed := why_not(loaded, newcomer, now):
        raise NotPossible(closed)
    invited = _invited(loaded, newcomer)
    stranger_limits.note_newcomer(connection, newcomer, loaded.host, now)
    if invited is not None:  # the host has typed the same address: the name belongs to that seat
        _note_seat(connection, newcomer, invited.number)
        seating.join(connection, loaded, invited.number, now, word)
    else:
        taken = _take(connection, loaded, newcomer, name, tokens, now, word)
        _note_seat(connection, newcomer, taken)
        seating.start_when_all_are_in(connection, store.load(connection, loaded.match.id), now)
    seated_now = store.load(connection, loaded.match.id)
    number = _seat_now(connection, newcomer)
    if number not in seated_now.to_act():  # else the letter with the question has the link
        seat, turn = seated_now.seats[number], seated_now.match.turn
        outbox.write(connection, seat, "link", turn, now, asked_for=True, why="seated")
    return number


def is_unwanted(connection: Connection, newcomer: NewcomerRow) -> bool:
    """True if the applicant's address wants no letters."""
    return stranger_limits.is_unwanted(connection, newcomer.address)


def never_again(
    connection: Connection, loaded: LoadedMatch, newcomer: NewcomerRow, now: int
) -> None:
    """Send no more letters to the applicant's address, at its owner's request.

    The owner may have a seat, or may never have asked for one.
    """
    seat = seat_of(loaded, newcomer)
    if seat is None:
        stranger_limits.never_again(connection, newcomer.address, now)
    else:
        seating.never_again(connection, loaded, seat.number, now)


def is_overtaken(connection: Connection, letter: LetterRow) -> bool:
    """True if a letter to an applicant is out of date, or no letters are wanted."""
    newcomer = of_letter(connection, letter)
    if newcomer is None or newcomer.seat is not None or link_of(connection, newcomer) is None:
        return True
    if stranger_limits.is_unwanted(connection, newcomer.address):
        return True
    return bool(why_closed(store.load(connection, letter.match_id)))


def link_of(connection: Connection, newcomer: NewcomerRow) -> LinkRow | None:
    """Return the link in the applicant's letter; None once the link has ended."""
    return links.current(connection, "applicant", links.Target(newcomer.match_id, newcomer.number))


def of_letter(connection: Connection, letter: LetterRow) -> NewcomerRow | None:
    """Return the applicant that a letter is for, or None."""
    number = letter.facts.get("newcomer")
    one = (NEWCOMER.c.match_id == letter.match_id, NEWCOMER.c.number == number)
    return fetch_first(connection, select(NEWCOMER).where(*one), NewcomerRow)


def are_due(connection: Connection, now: int) -> bool:
    """True if there are expired applications."""
    return connection.execute(_expired(now).limit(1)).first() is not None


def forget(connection: Connection, now: int) -> None:
    """Delete up to MOST_AT_ONCE expired applications with the typed data; seats taken stay."""
    old = _expired(now).order_by(NEWCOMER.c.asked_at).limit(MOST_AT_ONCE)
    for each in fetch_all(connection, old, NewcomerRow):
        one = (NEWCOMER.c.match_id == each.match_id, NEWCOMER.c.number == each.number)
        connection.execute(delete(NEWCOMER).where(*one))
        opened = (LINK.c.match_id == each.match_id, LINK.c.number == each.number)
        connection.execute(delete(LINK).where(LINK.c.kind == "applicant", *opened))


def _expired(now: int) -> Select[Any]:
    return select(NEWCOMER).where(NEWCOMER.c.asked_at <= now - TERM)


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
    """True if a seat's letters go to exactly the address that was typed.

    Addresses that count as one mailbox may belong to two people.
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
    """Give the applicant the first open seat, and return its number."""
    if looks_like_any(name, loaded.names):
        raise Invalid([Problem("name", "name_alike")])
    seat = open_seats(loaded)[0]
    values = {
        "name": name,
        "address": newcomer.address,
        "language": newcomer.language,
        "timezone": newcomer.timezone,
        "tenure": former_players.next_tenure(connection, seat),
        "status": "joined",
        "word": word,
    }
    store.update_seat(connection, seat, **values)
    deeds.note(connection, loaded.match.id, "seated", now, seat=seat.number)
    taken = store.load(connection, loaded.match.id).seats[seat.number]
    seat_links.give(connection, tokens, taken, now)
    return seat.number


def _seat_now(connection: Connection, newcomer: NewcomerRow) -> int:
    """Return the seat that the applicant has now; the start of an anonymous match changes it."""
    one = (NEWCOMER.c.match_id == newcomer.match_id, NEWCOMER.c.number == newcomer.number)
    return int(connection.execute(select(NEWCOMER.c.seat).where(*one)).scalar_one())


def _note_seat(connection: Connection, newcomer: NewcomerRow, number: int) -> None:
    one = (NEWCOMER.c.match_id == newcomer.match_id, NEWCOMER.c.number == newcomer.number)
    connection.execute(update(NEWCOMER).where(*one).values(seat=number))
