"""Former players of seats that another person or a bot has now, found by their address.

Their moves and messages stay until the match's letters are deleted. Former players can download and
delete them. A former player is represented by a SeatRow with the values of that time. A player who
gave the seat to a friend is found in the row of that change of address.

An absent player is told when the host offers the seat to somebody else, and can keep it until it is
taken.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import structs
from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, true, update

from service.database.rows import (
    ADDRESS_CHANGE,
    FORMER_PLAYER,
    LINK,
    AddressChangeRow,
    ChangeStatus,
    FormerPlayerRow,
    LetterRow,
    SeatRow,
    fetch_all,
    fetch_first,
)
from service.installation.tokens import Tokens
from service.language.dates import guess_timezone
from service.links import store as links
from service.matches import outbox, stoppable_acts, store
from service.people import stranger_limits
from service.people.stranger_limits import Asker

Columns = dict[str, Any]  # of a seat, as they were for a former player
OWN = ("name", "address", "language", "timezone")
GIVEN = (ADDRESS_CHANGE.c.name != "", ~ADDRESS_CHANGE.c.by_host)  # by the seat's player
# The present player's choices do not hold for a former one.
WITHOUT_CHOICES: Columns = {"bot": False, "muted": False, "ways": "mail", "unreachable_since": None}


@dataclass(frozen=True)
class Former:
    """A former player: the seat as it was then, and the time at which they left it."""

    seat: SeatRow
    left_at: int


def note(connection: Connection, seat: SeatRow, now: int) -> None:
    """Store the current player as a former one, since somebody else gets the seat.

    Nothing is stored for a bot, a player without an address, or a match that its host has not
    confirmed.
    """
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


def next_tenure(connection: Connection, seat: SeatRow) -> int:
    """Return the `tenure` of the seat's next player, higher than that of any before.

    A player who came back has the lower one of their first time.
    """
    query = select(func.max(FORMER_PLAYER.c.tenure)).where(*_of_seat(FORMER_PLAYER, seat))
    highest: int | None = connection.execute(query).scalar()
    return 1 + max(seat.tenure, highest or 0)


# --- the host gives the seat to somebody else ------------------------------


def tell_of_successor(
    connection: Connection, before: SeatRow, after: SeatRow, tokens: Tokens, asker: Asker, now: int
) -> None:
    """Tell an absent player that the host has offered the seat to somebody, or given it to a bot.

    Until somebody has taken it, a link in the letter lets the player keep the seat. `before` is the
    seat as it was, with that player or with somebody asked earlier; `after` is the seat now.
    """
    earlier = _waiting_offer(connection, before)
    if earlier is not None:
        _close_offer(connection, earlier, "stopped", now)
        player = _absent_player(connection, before, earlier.former)
    else:
        player = before if before.status == "joined" and before.address else None
    if player is None or player.address == after.address:  # no player before, or asked back
        return
    about: dict[str, Any] = {"name": after.name, "bot": after.bot}
    if not after.bot:
        about["change"] = _store_offer(connection, player, after, tokens, now)
    may = outbox.gets_letters(before) if earlier is None else _was_told(connection, player)
    if may and stranger_limits.count_caused(connection, player.address, asker, now):
        write(connection, player, "replaced" if after.bot else "offered", now, **about)


def tell_of_taking(connection: Connection, seat: SeatRow, now: int) -> None:
    """Close the host's offer of a seat that was taken, and tell the absent player it belonged to.

    Nothing is written to a player who was not told of the offer.
    """
    offer = _waiting_offer(connection, seat)
    if offer is not None:
        _close_offer(connection, offer, "confirmed", now)
        player = _absent_player(connection, seat, offer.former)
        if player is not None and _was_told(connection, player):
            write(connection, player, "replaced", now, name=seat.name, bot=False)


def is_overtaken(connection: Connection, address: str, letter: LetterRow) -> bool:
    """True if a letter about the offer of a seat is out of date, or its reader wants no letters."""
    offer = offer_of(connection, letter)
    is_over = offer is not None and offer.status != "asked"
    return is_over or stranger_limits.is_unwanted(connection, address)


def offer_of(connection: Connection, letter: LetterRow) -> AddressChangeRow | None:
    """Return the host's offer of a seat that a letter to its absent player is about, or None."""
    its = (ADDRESS_CHANGE.c.match_id == letter.match_id, ADDRESS_CHANGE.c.seat == letter.seat)
    one = (*its, ADDRESS_CHANGE.c.number == letter.facts.get("change"))
    return fetch_first(connection, select(ADDRESS_CHANGE).where(*one), AddressChangeRow)


def come_back(connection: Connection, seat: SeatRow, offer: AddressChangeRow, now: int) -> None:
    """Give a seat that was offered to somebody else back to the absent player it belonged to."""
    player = _absent_player(connection, seat, offer.former)
    assert player is not None, "the offer is deleted with them"
    _close_offer(connection, offer, "stopped", now)
    note(connection, seat, now)
    its = (*_of_seat(FORMER_PLAYER, seat), FORMER_PLAYER.c.tenure == player.tenure)
    connection.execute(delete(FORMER_PLAYER).where(*its))
    own = {name: getattr(player, name) for name in (*OWN, "tenure", "given_at")}
    store.update_seat(connection, seat, status="joined", **own)


def _was_told(connection: Connection, player: SeatRow) -> bool:
    return outbox.count(connection, player, ("offered",)) > 0


def _store_offer(
    connection: Connection, player: SeatRow, asked: SeatRow, tokens: Tokens, now: int
) -> int:
    """Store the offer of an absent player's seat with a link to stop it; return its number."""
    target = links.Target(asked.match_id, asked.number)
    number = stoppable_acts.next_change(connection, asked)
    row = {
        "match_id": asked.match_id,
        "seat": asked.number,
        "number": number,
        "tenure": asked.tenure,
        "former": player.address,
        "address": asked.address,
        "address_hash": stranger_limits.hash_of(asked.address),
        "confirm_link": "",
        "stop_link": links.make(connection, tokens, "address_stop", target, now, player.address),
        "asked_at": now,
        "status": "asked",
        "name": asked.name,
        "language": asked.language,
        "former_name": player.name,
        "former_language": player.language,
        "by_host": True,
    }
    connection.execute(insert(ADDRESS_CHANGE).values(**row))
    return number


def _waiting_offer(connection: Connection, seat: SeatRow) -> AddressChangeRow | None:
    """Return the host's offer of an absent player's seat, not yet taken or stopped, or None."""
    query = select(ADDRESS_CHANGE).where(
        *_of_seat(ADDRESS_CHANGE, seat),
        ADDRESS_CHANGE.c.tenure == seat.tenure,
        ADDRESS_CHANGE.c.by_host,
        ADDRESS_CHANGE.c.status == "asked",
    )
    return fetch_first(connection, query, AddressChangeRow)


def _close_offer(
    connection: Connection, offer: AddressChangeRow, status: ChangeStatus, now: int
) -> None:
    """Set the status of an offer that ends, and end its link."""
    why = "replaced" if status == "confirmed" else "withdrawn"
    links.end(connection, now, why, LINK.c.id == offer.stop_link)
    its = (ADDRESS_CHANGE.c.match_id == offer.match_id, ADDRESS_CHANGE.c.seat == offer.seat)
    one = update(ADDRESS_CHANGE).where(*its, ADDRESS_CHANGE.c.number == offer.number)
    done_at = now if status == "confirmed" else None
    connection.execute(one.values(status=status, done_at=done_at))


def _absent_player(connection: Connection, seat: SeatRow, address: str) -> SeatRow | None:
    """Return the seat as it was for the absent player with that address; None if that is erased."""
    before_it = [each.seat for each in before(connection, seat) if each.seat.address == address]
    return max(before_it, key=lambda each: each.tenure, default=None)


def _of_seat(table: Table, seat: SeatRow) -> tuple[ColumnElement[bool], ...]:
    return (table.c.match_id == seat.match_id, table.c.seat == seat.number)


# --- who they were ---------------------------------------------------------


def of_address(connection: Connection, address: str) -> list[Former]:
    """Return the former players with that mailbox, one for each seat left; the latest first."""
    wanted = stranger_limits.hash_of(address)
    found = [
        Former(structs.replace(store.SEATS_OF.all(connection, of=match_id)[seat], **own), left_at)
        for match_id, seat, left_at, own in _known(connection)
        if stranger_limits.hash_of(own["address"]) == wanted
    ]
    return sorted(found, key=lambda former: former.left_at, reverse=True)


def _known(connection: Connection, *of_match: str) -> Iterator[tuple[str, int, int, Columns]]:
    """Yield each former player: match id, seat number, when they left, and the seat's columns then.

    Without match ids, the former players of all matches are found.
    """
    is_its = FORMER_PLAYER.c.match_id.in_(of_match) if of_match else true()
    query = select(FORMER_PLAYER).where(is_its)
    for row in fetch_all(connection, query, FormerPlayerRow):
        own = {name: getattr(row, name) for name in OWN}
        place = {"tenure": row.tenure, "given_at": row.given_at}
        yield row.match_id, row.seat, row.left_at, WITHOUT_CHOICES | own | place
    is_its = ADDRESS_CHANGE.c.match_id.in_(of_match) if of_match else true()
    query = select(ADDRESS_CHANGE).where(is_its, ADDRESS_CHANGE.c.done_at.is_not(None), *GIVEN)
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
    """Return when a player of this change was given the seat by another player; 0 if never.

    `is_new` asks for the change's new player, else for its former one. See SeatRow.given_at.
    """
    if is_new:
        return change.done_at or 0
    query = select(func.max(ADDRESS_CHANGE.c.done_at)).where(
        ADDRESS_CHANGE.c.match_id == change.match_id,
        ADDRESS_CHANGE.c.seat == change.seat,
        ADDRESS_CHANGE.c.number < change.number,
        ADDRESS_CHANGE.c.tenure == change.tenure,
        ADDRESS_CHANGE.c.status == "confirmed",
        *GIVEN,
    )
    found: int | None = connection.execute(query).scalar()
    return found or 0


def write(connection: Connection, seat: SeatRow, kind: str, now: int, **facts: Any) -> None:
    """Write a letter of that kind to a former player, who is given as a seat."""
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
