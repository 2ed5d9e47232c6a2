"""Another address for a seat's letters: confirmed at the new one, told at the former, and undone.

Two links carry a change: the one sent to the new address confirms it, the one sent to the former
stops it, for a week even after it was made. Neither is the seat's own.
"""

import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, insert, or_, select, update

from service.database.models import ADDRESS_CHANGE
from service.database.rows import AddressChangeRow, ChangeStatus, LetterRow, SeatRow, fetch_first
from service.installation.tokens import Tokens, hash_of
from service.matches import outbox, store
from service.matches.store import LoadedMatch, NoSuchLink
from service.people import renewals, unsolicited
from service.people.problems import Problem
from service.people.proposals import Invalid
from service.people.seating import NotPossible
from service.people.unsolicited import THE_SERVICE, Asker

AboutSeat = SeatRow | LetterRow | AddressChangeRow
DAY = 24 * 3600
TERM = 7 * DAY  # so long a change may be confirmed, and stopped
MOST_A_DAY = 3  # by one seat
PAUSE = 60


@dataclass(frozen=True)
class Links:
    """The tokens of a change's two links."""

    confirm: str
    stop: str


def links_of(tokens: Tokens, salt: str) -> Links:
    """The links that belong to a change's salt."""
    return Links(tokens.token(f"confirm {salt}"), tokens.token(f"stop {salt}"))


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
    earlier = (*_of_seat(seat), ADDRESS_CHANGE.c.status == "asked")
    connection.execute(update(ADDRESS_CHANGE).where(*earlier).values(status="stopped"))
    salt = secrets.token_hex(16)
    links = links_of(tokens, salt)
    row = {
        "match_id": seat.match_id,
        "seat": number,
        "number": _number_of_last(connection, seat) + 1,
        "tenure": seat.tenure,
        "former": seat.address,
        "address": address,
        "address_hash": unsolicited.hash_of(address),
        "salt": salt,
        "confirm_hash": hash_of(links.confirm),
        "stop_hash": hash_of(links.stop),
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
    token_hash = hash_of(token)
    query = select(ADDRESS_CHANGE).where(
        or_(ADDRESS_CHANGE.c.confirm_hash == token_hash, ADDRESS_CHANGE.c.stop_hash == token_hash)
    )
    found = fetch_first(connection, query, AddressChangeRow)
    if found is None:
        raise NoSuchLink
    loaded = store.load(connection, found.match_id, lock)
    if lock:  # as it stands now that nobody else can change it
        found = fetch_first(connection, query, AddressChangeRow)
        if found is None:
            raise NoSuchLink
    return loaded, found, found.confirm_hash == token_hash


def may_confirm(loaded: LoadedMatch, change: AddressChangeRow, now: int) -> bool:
    """Whether the change still waits for its confirmation."""
    return change.status == "asked" and _is_live(loaded, change, now)


def may_stop(loaded: LoadedMatch, change: AddressChangeRow, now: int) -> bool:
    """Whether the change can be stopped, or taken back."""
    return change.status != "stopped" and _is_live(loaded, change, now)


def confirm(
    connection: Connection, loaded: LoadedMatch, change: AddressChangeRow, tokens: Tokens, now: int
) -> None:
    """From now on the letters go there, with a new link; links given till now end."""
    if not may_confirm(loaded, change, now):
        raise NotPossible("over")
    _set(connection, change, status="confirmed")
    unsolicited.note_confirmation(connection, change.address, loaded.seats[change.seat], now)
    _move(connection, loaded, change, change.address, tokens, now, "moved")
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
    connection.execute(update(ADDRESS_CHANGE).where(*later).values(status="stopped"))
    _move(connection, loaded, change, change.former, tokens, now, "stopped")


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
    connection: Connection,
    loaded: LoadedMatch,
    change: AddressChangeRow,
    address: str,
    tokens: Tokens,
    now: int,
    why: str,
) -> None:
    """The seat, and the same holder's in other games of the campaign, at another address."""
    for seat in renewals.of_one_holder(connection, loaded, change.seat):
        store.update_seat(connection, seat, address=address)
    moved = store.load(connection, change.match_id)
    renewals.renew(connection, moved, change.seat, tokens, now, why)


def _is_live(loaded: LoadedMatch, change: AddressChangeRow, now: int) -> bool:
    is_same_holder = loaded.seats[change.seat].tenure == change.tenure
    return is_same_holder and now - change.asked_at < TERM


def _of_seat(row: AboutSeat) -> tuple[Any, ...]:
    """The changes of the seat that the row is about."""
    number = row.number if isinstance(row, SeatRow) else row.seat
    return (ADDRESS_CHANGE.c.match_id == row.match_id, ADDRESS_CHANGE.c.seat == number)


def _one(row: AboutSeat, number: int | None) -> tuple[Any, ...]:
    return (*_of_seat(row), ADDRESS_CHANGE.c.number == number)


def _set(connection: Connection, change: AddressChangeRow, status: ChangeStatus) -> None:
    one = update(ADDRESS_CHANGE).where(*_one(change, change.number))
    connection.execute(one.values(status=status))
