"""Another address for a seat's letters: confirmed at the new one, told at the former, and undone.

Two links carry a change: the one sent to the new address confirms it, the one sent to the former
stops it, for a week from the deed even after it was made. Neither is the seat's own.
"""

from typing import Any

from sqlalchemy import Connection, func, insert, or_, select, update

from service.database.models import ADDRESS_CHANGE
from service.database.rows import AddressChangeRow, ChangeStatus, LetterRow, SeatRow, fetch_first
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.matches import outbox, store
from service.matches.store import LoadedMatch, NoSuchLink
from service.people import link_rotation, two_steps, unsolicited
from service.people.problems import Problem
from service.people.proposals import Invalid
from service.people.seating import NotPossible
from service.people.unsolicited import THE_SERVICE, Asker

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
) -> None:
    """Write to the new address for its consent, and to the present one that this was asked.

    Raises Invalid where the new one wants no letters, or too many have gone out.
    """
    seat = loaded.seats[number]
    if seat.status != "joined" or seat.bot or not loaded.is_open:
        raise NotPossible("not_inviting")
    _refuse_too_many(connection, seat, now)
    unsolicited.count_invitation(connection, address, seat, "email", asker, now)
    two_steps.stop_begun(connection, seat, now)
    target = Target(seat.match_id, number)
    row = {
        "match_id": seat.match_id,
        "seat": number,
        "number": _number_of_last(connection, seat) + 1,
        "tenure": seat.tenure,
        "former": seat.address,
        "address": address,
        "address_hash": unsolicited.hash_of(address),
        "confirm_link": links.make(connection, tokens, "address_confirm", target, now, address),
        "stop_link": links.make(connection, tokens, "address_stop", target, now, seat.address),
        "asked_at": now,
        "status": "asked",
    }
    connection.execute(insert(ADDRESS_CHANGE).values(**row))
    for kind in ("confirm", "address"):
        about = {"asked_for": True, "change": row["number"]}
        outbox.write(connection, seat, kind, loaded.match.turn, now, **about)


def find(
    connection: Connection, token: str, lock: bool = False
) -> tuple[LoadedMatch, AddressChangeRow, bool]:
    """The match, the change, and whether the token is the one that confirms; raises NoSuchLink."""
    link = links.find(connection, token, "address_confirm", "address_stop")
    if lock and link.match_id is not None:
        store.row_of(connection, link.match_id, lock)
        link = links.find(connection, token)  # as it stands now that nobody else can change it
    is_its = or_(ADDRESS_CHANGE.c.confirm_link == link.id, ADDRESS_CHANGE.c.stop_link == link.id)
    found = fetch_first(connection, select(ADDRESS_CHANGE).where(is_its), AddressChangeRow)
    if found is None:
        raise NoSuchLink
    return store.load(connection, found.match_id), found, link.kind == "address_confirm"


def may_confirm(loaded: LoadedMatch, change: AddressChangeRow, now: int) -> bool:
    """True while the change waits for its confirmation."""
    return (
        change.status == "asked"
        and _has_same_holder(loaded, change)
        and two_steps.may_be_done(change, now)
    )


def may_stop(loaded: LoadedMatch, change: AddressChangeRow, now: int) -> bool:
    """True while the change can be stopped, or taken back."""
    return (
        change.status != "stopped"
        and _has_same_holder(loaded, change)
        and two_steps.may_be_stopped(change, now)
    )


def confirm(
    connection: Connection, loaded: LoadedMatch, change: AddressChangeRow, tokens: Tokens, now: int
) -> None:
    """From now on the letters go there, with a new link; links given till now end."""
    if not may_confirm(loaded, change, now):
        raise NotPossible("over")
    _set(connection, change, status="confirmed", done_at=now)
    unsolicited.note_confirmation(connection, change.address, loaded.seats[change.seat], now)
    moved = _move(connection, loaded, change, change.address)
    link_rotation.renew(connection, moved, change.seat, tokens, now, "moved")
    about = {"asked_for": True, "change": change.number, "is_done": True}
    seat, turn = loaded.seats[change.seat], loaded.match.turn
    outbox.write(connection, seat, "address", turn, now, **about)


def stop(
    connection: Connection, loaded: LoadedMatch, change: AddressChangeRow, tokens: Tokens, now: int
) -> None:
    """The address stays, or is again, what it was; whoever asked had a link, so all links end."""
    if not may_stop(loaded, change, now):
        raise NotPossible("over")
    later = (*_of_seat(change), ADDRESS_CHANGE.c.number >= change.number)
    two_steps.stop_changes(connection, now, *later)
    moved = _move(connection, loaded, change, change.former)
    link_rotation.renew_all_of(connection, moved, change.seat, tokens, now, "stopped")


def never_again(connection: Connection, change: AddressChangeRow, now: int) -> None:
    """Whoever was written to for a change they know nothing of is not written to again."""
    unsolicited.never_again(connection, change.address, now)
    if change.status == "asked":
        _set(connection, change, status="stopped")


def is_overtaken(connection: Connection, letter: LetterRow, facts: dict[str, Any]) -> bool:
    """Whether a letter about a change says what is no longer so."""
    change = of_letter(connection, letter)
    if change is None:
        return True
    if letter.kind == "confirm" and unsolicited.is_unwanted(connection, change.address):
        return True
    return change.status != ("confirmed" if facts.get("is_done") else "asked")


def of_letter(connection: Connection, letter: LetterRow) -> AddressChangeRow | None:
    """The change that a letter is about, if it is about one."""
    query = select(ADDRESS_CHANGE).where(*_one(letter, letter.facts.get("change")))
    return fetch_first(connection, query, AddressChangeRow)


# --- how it is done --------------------------------------------------------


def _refuse_too_many(connection: Connection, seat: SeatRow, now: int) -> None:
    """Raises Invalid where the present address was told of enough changes."""
    late = _asked(connection, now, *_of_seat(seat), pause=PAUSE)
    if late or _asked(connection, now, *_of_seat(seat)) >= MOST_A_DAY:
        raise Invalid([Problem("email", "email_enough")])


def _asked(connection: Connection, now: int, *which: Any, pause: int = DAY) -> int:
    """How many such changes were asked for of late."""
    query = select(func.count()).where(ADDRESS_CHANGE.c.asked_at > now - pause, *which)
    asked: int = connection.execute(query).scalar_one()
    return asked


def _number_of_last(connection: Connection, seat: SeatRow) -> int:
    query = select(func.max(ADDRESS_CHANGE.c.number)).where(*_of_seat(seat))
    last: int | None = connection.execute(query).scalar()
    return last or 0


def _move(
    connection: Connection, loaded: LoadedMatch, change: AddressChangeRow, address: str
) -> LoadedMatch:
    """Move the seat, and the same holder's in the campaign's other games, to that address."""
    for seat in link_rotation.of_one_holder(connection, loaded, change.seat):
        store.update_seat(connection, seat, address=address)
    return store.load(connection, change.match_id)


def _has_same_holder(loaded: LoadedMatch, change: AddressChangeRow) -> bool:
    return loaded.seats[change.seat].tenure == change.tenure


def _of_seat(row: AboutSeat) -> tuple[Any, ...]:
    """The changes of the seat that the row is about."""
    number = row.number if isinstance(row, SeatRow) else row.seat
    return (ADDRESS_CHANGE.c.match_id == row.match_id, ADDRESS_CHANGE.c.seat == number)


def _one(row: AboutSeat, number: int | None) -> tuple[Any, ...]:
    return (*_of_seat(row), ADDRESS_CHANGE.c.number == number)


def _set(
    connection: Connection, change: AddressChangeRow, status: ChangeStatus, **values: int
) -> None:
    one = update(ADDRESS_CHANGE).where(*_one(change, change.number))
    connection.execute(one.values(status=status, **values))
