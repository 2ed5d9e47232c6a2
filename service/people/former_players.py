"""Former players of seats that another person or a bot has now, found by their address.

Their moves and messages stay until the match's letters go. They can download and delete these. They
are read as seats, with the values of their time. A player who gave the seat to a friend is known by
that change of address.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, func, insert, select, true

from service.database.rows import (
    ADDRESS_CHANGE,
    FORMER_PLAYER,
    AddressChangeRow,
    FormerPlayerRow,
    LetterRow,
    SeatRow,
    fetch_all,
)
from service.language.dates import guess_timezone
from service.matches import outbox, store
from service.people import stranger_limits

Columns = dict[str, Any]  # of a seat, as they were for a former player
# The present player's choices do not hold for a former one.
WITHOUT_CHOICES: Columns = {"bot": False, "muted": False, "ways": "mail", "unreachable_since": None}


@dataclass(frozen=True)
class Former:
    """A former player as a seat, and when they had it."""

    seat: SeatRow
    left_at: int


def note(connection: Connection, seat: SeatRow, now: int) -> None:
    """Remember the player of a seat that somebody else gets, if anything was sent to them."""
    if seat.bot or not seat.address or store.row_of(connection, seat.match_id).status == "proposed":
        return
    row = {
        "match_id": seat.match_id,
        "seat": seat.number,
        "tenure": seat.tenure,
        "given_at": seat.given_at,
        "name": seat.name,
        "address": seat.address,
        "language": seat.language,
        "timezone": seat.timezone,
        "left_at": now,
    }
    connection.execute(insert(FORMER_PLAYER).values(**row))


def of_address(connection: Connection, address: str) -> list[Former]:
    """Return the seats that somebody with that mailbox had, the latest first."""
    wanted = stranger_limits.hash_of(address)
    found = [
        Former(structs.replace(store.SEATS_OF.all(connection, of=match_id)[seat], **own), left_at)
        for match_id, seat, left_at, own in _known(connection)
        if stranger_limits.hash_of(own["address"]) == wanted
    ]
    return sorted(found, key=lambda former: former.left_at, reverse=True)


def _known(connection: Connection, *of_match: str) -> Iterator[tuple[str, int, int, Columns]]:
    """Yield each former player, or those of these matches: match, seat, end and own columns."""
    is_its = FORMER_PLAYER.c.match_id.in_(of_match) if of_match else true()
    query = select(FORMER_PLAYER).where(is_its)
    for row in fetch_all(connection, query, FormerPlayerRow):
        own = {name: getattr(row, name) for name in ("name", "address", "language", "timezone")}
        place = {"tenure": row.tenure, "given_at": row.given_at}
        yield row.match_id, row.seat, row.left_at, WITHOUT_CHOICES | own | place
    is_its = ADDRESS_CHANGE.c.match_id.in_(of_match) if of_match else true()
    done = (ADDRESS_CHANGE.c.done_at.is_not(None), ADDRESS_CHANGE.c.name != "")
    query = select(ADDRESS_CHANGE).where(is_its, *done)
    for change in fetch_all(connection, query, AddressChangeRow):
        is_new = change.status == "stopped"  # the friend had the seat, until it was taken back
        name, address, language = (
            (change.name, change.address, change.language)
            if is_new
            else (change.former_name, change.former, change.former_language)
        )
        own = {"name": name, "address": address, "language": language}
        zone = {"timezone": guess_timezone(language)}
        place = {"tenure": change.tenure, "given_at": given_at(connection, change, is_new)}
        yield (
            change.match_id,
            change.seat,
            change.done_at or 0,
            WITHOUT_CHOICES | own | zone | place,
        )


def before(connection: Connection, seat: SeatRow) -> list[Former]:
    """Return the players who had the seat before this one."""
    return [
        Former(structs.replace(seat, **own), left_at)
        for _, number, left_at, own in _known(connection, seat.match_id)
        if number == seat.number and (own["tenure"], own["given_at"]) < (seat.tenure, seat.given_at)
    ]


def given_at(connection: Connection, change: AddressChangeRow, is_new: bool) -> int:
    """Return when another player gave the seat to a player of this change; 0 if never.

    With `is_new` that is the change's new player, else its former one. See SeatRow.given_at.
    """
    if is_new:
        return change.done_at or 0
    query = select(func.max(ADDRESS_CHANGE.c.done_at)).where(
        ADDRESS_CHANGE.c.match_id == change.match_id,
        ADDRESS_CHANGE.c.seat == change.seat,
        ADDRESS_CHANGE.c.number < change.number,
        ADDRESS_CHANGE.c.tenure == change.tenure,
        ADDRESS_CHANGE.c.status == "confirmed",
        ADDRESS_CHANGE.c.name != "",
    )
    found: int | None = connection.execute(query).scalar()
    return found or 0


def write(connection: Connection, seat: SeatRow, kind: str, now: int, **facts: Any) -> None:
    """Write a letter to a former player about all that they have here."""
    turn = store.row_of(connection, seat.match_id).turn
    about = {outbox.FORMER: seat.given_at, "asked_for": True}
    outbox.write(connection, seat, kind, turn, now, **about, **facts)


def of_letter(connection: Connection, letter: LetterRow) -> SeatRow | None:
    """Return the former player who gets a letter, or None if they were erased."""
    seat = store.SEATS_OF.all(connection, of=letter.match_id)[letter.seat]
    for _, number, _, own in _known(connection, letter.match_id):
        place = (number, own["tenure"], own["given_at"])
        if place == (letter.seat, letter.tenure, letter.facts[outbox.FORMER]):
            return structs.replace(seat, **own)
    return None
