"""Changes of the address that a seat's letters go to: requested, confirmed, stopped.

A player who gives the seat to a friend requests the same, with the friend's name and language.

A change has two links. The link sent to the new address confirms it. The link sent to the old
address stops it or, for a week after it was confirmed, takes it back. Neither opens the seat.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, func, insert, or_, select, update

from service.database.rows import (
    ADDRESS_CHANGE,
    AddressChangeRow,
    ChangeStatus,
    LetterRow,
    SeatRow,
    fetch_first,
)
from service.installation.tokens import Tokens
from service.language.dates import guess_timezone
from service.links import store as links
from service.matches import (
    deeds,
    open_decisions,
    orders,
    outbox,
    reachability,
    reply_rows,
    stoppable_acts,
    store,
    turns,
)
from service.matches.store import LoadedMatch, NoSuchLink
from service.people import (
    former_players,
    link_rotation,
    own_notes,
    seat_links,
    seating,
    stranger_limits,
)
from service.people.problems import Invalid, NotPossible, Problem
from service.people.proposals import Person
from service.people.stranger_limits import THE_SERVICE, Asker

AboutSeat = SeatRow | LetterRow | AddressChangeRow
DAY = 24 * 3600
MOST_A_DAY = 3  # by one seat
PAUSE = 60


def ask(
    connection: Connection,
    loaded: LoadedMatch,
    number: int,
    address: str,
    tokens: Tokens,
    now: int,
    asker: Asker = THE_SERVICE,
    friend: Person | None = None,
) -> None:
    """Request a change: ask the new address to confirm it, and inform the current address.

    `friend` is the person at that address, if the player gives them the seat. Raises NotPossible if
    the seat has no player or the match is over. Raises Invalid if the new address wants no letters,
    or too many were sent.
    """
    seat = loaded.seats[number]
    if seat.status != "joined" or seat.bot or not loaded.is_open:
        raise NotPossible("not_inviting")
    at = "player.email" if friend else "email"
    _refuse_too_many(connection, seat, at, now)
    stranger_limits.count_invitation(connection, address, seat, at, asker, now)
    stoppable_acts.stop_begun(connection, seat, now)
    target = links.Target(seat.match_id, number)
    row = {
        "match_id": seat.match_id,
        "seat": number,
        "number": stoppable_acts.next_change(connection, seat),
        "tenure": seat.tenure,
        "former": seat.address,
        "address": address,
        "address_hash": stranger_limits.hash_of(address),
        "confirm_link": links.make(connection, tokens, "address_confirm", target, now, address),
        "stop_link": links.make(connection, tokens, "address_stop", target, now, seat.address),
        "asked_at": now,
        "status": "asked",
        "name": friend.name if friend else "",
        "language": friend.language if friend else "",
        "former_name": seat.name,
        "former_language": seat.language,
    }
    connection.execute(insert(ADDRESS_CHANGE).values(**row))
    given = bool(friend)
    deeds.tell(seat.match_id, "address_asked", number, loaded.match.turn, given=given)
    for kind in ("confirm", "address"):
        about = {"asked_for": True, "change": row["number"]}
        outbox.write(connection, seat, kind, loaded.match.turn, now, **about)


def find(
    connection: Connection, token: str, lock: bool = False
) -> tuple[LoadedMatch, AddressChangeRow, bool]:
    """Return the match, the change, and True if the link confirms it or False if it stops it.

    `token` is the link's. Raises NoSuchLink.
    """
    loaded, link = store.find_by_link(connection, token, lock, "address_confirm", "address_stop")
    is_its = or_(ADDRESS_CHANGE.c.confirm_link == link.id, ADDRESS_CHANGE.c.stop_link == link.id)
    found = fetch_first(connection, select(ADDRESS_CHANGE).where(is_its), AddressChangeRow)
    if found is None:
        raise NoSuchLink
    return loaded, found, link.kind == "address_confirm"


def may_confirm(loaded: LoadedMatch, change: AddressChangeRow, now: int) -> bool:
    """True while the change can be confirmed.

    A friend cannot be given a seat after the match has ended.
    """
    return (
        change.status == "asked"
        and (loaded.is_open or not change.name)
        and _has_same_holder(loaded, change)
        and stoppable_acts.may_be_done(change, now)
    )


def may_stop(loaded: LoadedMatch, change: AddressChangeRow, now: int) -> bool:
    """True while the change can be stopped, or taken back.

    A seat that the host offered cannot be taken back once somebody else has it: they saw its hand.
    """
    is_late = change.by_host and (change.status != "asked" or not loaded.is_open)
    return (
        change.status != "stopped"
        and not is_late
        and _has_same_holder(loaded, change)
        and stoppable_acts.may_be_stopped(change, now)
    )


def confirm(
    connection: Connection, loaded: LoadedMatch, change: AddressChangeRow, tokens: Tokens, now: int
) -> None:
    """Send the seat's letters to the new address, with a new link; earlier links end.

    Raises NotPossible if the change cannot be confirmed any more.
    """
    if not may_confirm(loaded, change, now):
        raise NotPossible("over")
    _set(connection, change, status="confirmed", done_at=now)
    stranger_limits.note_confirmation(connection, change.address, loaded.seats[change.seat], now)
    given = _new_player(change.name, change.language, now) if change.name else {}
    seats = link_rotation.of_one_holder(connection, loaded, change.seat)
    _move(connection, seats, now, address=change.address, **given)
    moved = store.load(connection, change.match_id)
    told = "given" if change.name else ""
    link_rotation.renew(connection, moved, change.seat, tokens, now, "moved", told)
    about = {"asked_for": True, "change": change.number, "is_done": True}
    seat, turn = loaded.seats[change.seat], loaded.match.turn
    outbox.write(connection, seat, "address", turn, now, **about)
    if change.name:
        _begin_as_new_player(connection, loaded, moved, change.seat, now)
        names = {"former": change.former_name, "name": change.name}
        turns.tell_of_new_player(connection, moved, change.seat, now, **names)


def decline(
    connection: Connection, loaded: LoadedMatch, change: AddressChangeRow, now: int
) -> None:
    """Decline a seat as the friend who was to get it, and tell its player; raises NotPossible."""
    if not change.name or not may_confirm(loaded, change, now):
        raise NotPossible("over")
    _set(connection, change, status="stopped")
    seat, turn = loaded.seats[change.seat], loaded.match.turn
    facts = {"seat": change.seat, "given": change.name, "asked_for": True}
    outbox.write(connection, seat, "refused", turn, now, **facts)


def stop(
    connection: Connection, loaded: LoadedMatch, change: AddressChangeRow, tokens: Tokens, now: int
) -> None:
    """Keep or restore the old address, and replace all links of the seat's player.

    They are replaced since the change may have been requested by a stranger who had one of them. If
    the host offered the seat to somebody else, its player gets it back. Raises NotPossible if it is
    too late.
    """
    if not may_stop(loaded, change, now):
        raise NotPossible("over")
    if change.by_host:
        _keep_seat(connection, change, tokens, now)
        return
    later = (*_of_seat(change), ADDRESS_CHANGE.c.number >= change.number)
    stoppable_acts.stop_changes(connection, now, *later)
    deeds.tell(change.match_id, "address_stopped", change.seat, given=bool(change.name))
    was_given = bool(change.name) and change.status == "confirmed"
    name, language = change.former_name, change.former_language
    former: dict[str, Any] = {"name": name, "language": language}
    if was_given:
        since = former_players.given_at(connection, change, is_new=False)
        former = _new_player(name, language, since)
    known = former if change.former_name else {}  # unknown for changes of earlier releases
    seats = link_rotation.of_one_holder(connection, loaded, change.seat)
    _move(connection, seats, now, address=change.former, **known)
    moved = store.load(connection, change.match_id)
    link_rotation.renew_all_of(connection, moved, change.seat, tokens, now, "stopped")
    if was_given:
        _begin_as_new_player(connection, loaded, moved, change.seat, now)
        names = {"former": change.name, "name": change.former_name}
        turns.tell_of_new_player(connection, moved, change.seat, now, **names)


def _keep_seat(connection: Connection, change: AddressChangeRow, tokens: Tokens, now: int) -> None:
    """Give a seat that the host has offered to somebody else back to its absent player."""
    loaded = store.load(connection, change.match_id)
    asked = loaded.seats[change.seat]
    seat_links.end(connection, asked, now, "kept")
    former_players.come_back(connection, asked, change, now)
    kept = store.load(connection, change.match_id)
    link_rotation.renew(connection, kept, change.seat, tokens, now, "kept")
    if asked.status == "invited":
        facts = {"seat": change.seat, "kept": asked.name}
        outbox.write(connection, loaded.host, "refused", loaded.match.turn, now, **facts)
    turns.return_to_table(connection, kept, change.seat, now)


def correct(
    connection: Connection,
    loaded: LoadedMatch,
    number: int,
    address: str,
    tokens: Tokens,
    now: int,
) -> None:
    """Send a seat's letters to another address on the operator's order, without a confirmation.

    All earlier links to the seat end. Raises NotPossible for a seat without a person.
    """
    if not loaded.seats[number].address:
        raise NotPossible("nobody_there")
    seats = link_rotation.of_one_holder(connection, loaded, number)
    for seat in seats:
        seat_links.end(connection, seat, now, "moved")
    moved = _move(connection, seats, now, address=address)
    seat_links.give_again(connection, moved, tokens, now)
    this = next(seat for seat in moved if seat.match_id == loaded.match.id)
    link_rotation.send_new(connection, this, now, "moved")
    deeds.note(connection, this.match_id, "address_set", now, seat=number, turn=loaded.match.turn)


def merge(
    connection: Connection, seats: Sequence[SeatRow], address: str, tokens: Tokens, now: int
) -> None:
    """Send the letters of these seats, all of one person, to another address of that person."""
    for seat in seats:
        loaded = store.load(connection, seat.match_id, lock=True)
        if loaded.seats[seat.number].address == seat.address:  # not moved yet with its campaign
            correct(connection, loaded, seat.number, address, tokens, now)


def never_again(
    connection: Connection, loaded: LoadedMatch, change: AddressChangeRow, now: int
) -> None:
    """Send no more letters to the new address, at its owner's request; stop an open change."""
    if loaded.seats[change.seat].address == change.address:
        seating.never_again(connection, loaded, change.seat, now)
    else:
        stranger_limits.never_again(connection, change.address, now)
    if change.status == "asked":
        _set(connection, change, status="stopped")


def is_overtaken(connection: Connection, letter: LetterRow, facts: dict[str, Any]) -> bool:
    """True if a letter about a change is out of date, or its reader wants no letters."""
    change = of_letter(connection, letter)
    if change is None:
        return True
    if letter.kind == "confirm" and stranger_limits.is_unwanted(connection, change.address):
        return True
    return change.status != ("confirmed" if facts.get("is_done") else "asked")


def of_letter(connection: Connection, letter: LetterRow) -> AddressChangeRow | None:
    """Return the change that a letter is about, or None."""
    query = select(ADDRESS_CHANGE).where(*_one(letter, letter.facts.get("change")))
    return fetch_first(connection, query, AddressChangeRow)


# --- how it is done --------------------------------------------------------


def _refuse_too_many(connection: Connection, seat: SeatRow, at: str, now: int) -> None:
    """Raise Invalid if a change was requested a moment ago, or too many in the last day."""
    late = _asked(connection, now, *_of_seat(seat), pause=PAUSE)
    if late or _asked(connection, now, *_of_seat(seat)) >= MOST_A_DAY:
        raise Invalid([Problem(at, "email_enough")])


def _asked(connection: Connection, now: int, *which: Any, pause: int = DAY) -> int:
    """Return how many changes that meet the conditions were requested within `pause` seconds."""
    query = select(func.count()).where(ADDRESS_CHANGE.c.asked_at > now - pause, *which)
    asked: int = connection.execute(query).scalar_one()
    return asked


def _move(
    connection: Connection, seats: Sequence[SeatRow], now: int, **values: Any
) -> list[SeatRow]:
    """Store new values in a player's seats, and return the changed seats.

    `values` are the address, and also name and language if another player gets the seats.
    """
    for seat in seats:
        reachability.note_reached(connection, seat, now)
        store.update_seat(connection, seat, **values)
    return [structs.replace(seat, **values) for seat in seats]


def as_read(loaded: LoadedMatch, change: AddressChangeRow, is_new: bool) -> LoadedMatch:
    """Return the match with the name and language of a change's reader in the changed seat.

    The reader is the friend who is given the seat if `is_new`, else the player who gives it.
    """
    if not change.name:
        return loaded
    name = change.name if is_new else change.former_name
    about = {"name": name, "language": change.language if is_new else change.former_language}
    seats = [
        structs.replace(seat, **about) if seat.number == change.seat else seat
        for seat in loaded.seats
    ]
    return replace(loaded, seats=seats)


def _new_player(name: str, language: str, since: int) -> dict[str, Any]:
    """Return a seat's columns for a new player, with the usual time zone of `language`."""
    zone = guess_timezone(language)
    return {"name": name, "language": language, "timezone": zone, "given_at": since}


def _begin_as_new_player(
    connection: Connection, before: LoadedMatch, after: LoadedMatch, number: int, now: int
) -> None:
    """Let a seat's new player begin without the former one's plans, notes, clock and absence.

    The open decision goes on by the new clock, but ends no earlier than promised. Plans and notes
    are deleted in all games of the campaign.
    """
    for seat in link_rotation.of_one_holder(connection, after, number):
        orders.forget(connection, seat.match_id, seat.number)
        own_notes.forget(connection, seat)
        reply_rows.forget(connection, seat)
    due = open_decisions.of_match(connection, after.match.id, and_held=True).get(number)
    if due and not open_decisions.is_endless(due):
        old, new = (loaded.clock_of(loaded.seats[number]) for loaded in (before, after))
        open_decisions.wait(connection, due, old, new, after.match.paused_at or now)
    if after.seats[number].absent:
        turns.return_to_table(connection, after, number, now)


def _has_same_holder(loaded: LoadedMatch, change: AddressChangeRow) -> bool:
    return loaded.seats[change.seat].tenure == change.tenure


def _of_seat(row: AboutSeat) -> tuple[Any, ...]:
    """Return the SQL conditions that select the changes of the seat that `row` is about."""
    number = row.number if isinstance(row, SeatRow) else row.seat
    return (ADDRESS_CHANGE.c.match_id == row.match_id, ADDRESS_CHANGE.c.seat == number)


def _one(row: AboutSeat, number: int | None) -> tuple[Any, ...]:
    return (*_of_seat(row), ADDRESS_CHANGE.c.number == number)


def _set(
    connection: Connection, change: AddressChangeRow, status: ChangeStatus, **values: int
) -> None:
    one = update(ADDRESS_CHANGE).where(*_one(change, change.number))
    connection.execute(one.values(status=status, **values))
    given = bool(change.name)
    deeds.tell(change.match_id, f"address_{status}", change.seat, given=given)
