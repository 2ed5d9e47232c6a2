"""Daily letters: one for all the matches of an address, with every open question.

A letter that a player wants in the daily letter is not written. Its seat is marked instead with the
time of the next one (`SeatRow.digest_at`). The daily letter is rendered from the matches when it is
sent. The mark is cleared in the transaction that writes it, so none is lost or doubled.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from service.database.rows import MATCH, SEAT, LetterRow, SeatRow, fetch_all, fetch_first, to_json
from service.matches import deadlines, letter_choices, outbox, store
from service.matches.clock import Clock

KIND = "digest"
DAY = 24 * 3600
DUE = SEAT.c.digest_at.is_not(None)


def are_due(connection: Connection, now: int) -> bool:
    """True if a daily letter is due."""
    due = select(SEAT.c.number).where(SEAT.c.digest_at <= now)
    return connection.execute(due.limit(1)).first() is not None


def write_next(connection: Connection, now: int) -> bool:
    """Write the next daily letter that is due; False if there is none.

    The matches are locked first, as moves do, and in order, so that there is no deadlock.
    """
    query = select(SEAT).where(SEAT.c.digest_at <= now).order_by(SEAT.c.digest_at).limit(1)
    first = fetch_first(connection, query, SeatRow)
    if first is None:
        return False
    marked = select(SEAT).where(SEAT.c.address == first.address, DUE)
    marked = marked.order_by(SEAT.c.match_id, SEAT.c.number)
    for match_id in sorted({seat.match_id for seat in fetch_all(connection, marked, SeatRow)}):
        store.row_of(connection, match_id, lock=True)
    held = fetch_all(connection, marked, SeatRow)  # another process may have written it meanwhile
    for seat in held:
        store.update_seat(connection, seat, digest_at=None)
    news = [[seat.match_id, seat.number] for seat in held]
    told = seats_in(connection, first.address, news)
    if told:
        seat = told[0][0]
        turn = store.row_of(connection, seat.match_id).turn
        outbox.write(connection, seat, KIND, turn, now, asked_for=True, news=news)
    return True


def seats_in(
    connection: Connection, address: str, news: Sequence[list[Any]]
) -> list[tuple[SeatRow, int | None]]:
    """Return the seats that a daily letter tells of, each with the deadline of its question.

    They are those with an open question, the earliest deadline first, and then those of `news`.
    The deadline is None without a question.
    """
    asked: list[tuple[SeatRow, int | None]] = []
    others: list[tuple[SeatRow, int | None]] = []
    for seat in seats_with_choices(connection, address):
        if seat.absent or seat.ways == "others" or not outbox.gets_letters(seat):
            continue
        due = deadlines.of_match(connection, seat.match_id).get(seat.number)
        if due and letter_choices.of_kind(seat, "turn") == "digest":
            asked.append((seat, due.deadline_at))
        elif [seat.match_id, seat.number] in news and _has_news(connection, seat):
            others.append((seat, None))
    return sorted(asked, key=lambda each: each[1] or 0) + others


def _has_news(connection: Connection, seat: SeatRow) -> bool:
    """True if something has happened since the player's last move, and they want it told."""
    match = store.row_of(connection, seat.match_id)
    last = store.last_own_turn(connection, match, seat.number)
    has_moved = last is None or last < match.turn - 1
    is_told = letter_choices.of_kind(seat, "news") == "digest"
    return is_told and (has_moved or match.paused_at is not None)


def seats_with_choices(connection: Connection, address: str) -> list[SeatRow]:
    """Return the seats of that address in running matches, if choices were made there."""
    query = select(SEAT).join(MATCH, MATCH.c.id == SEAT.c.match_id)
    query = query.where(SEAT.c.address == address, SEAT.c.status == "joined", ~SEAT.c.bot)
    query = query.where(MATCH.c.status == "running", SEAT.c.letters != "{}")
    return fetch_all(connection, query.order_by(SEAT.c.match_id, SEAT.c.number), SeatRow)


def concerned(connection: Connection, letter: LetterRow) -> list[LetterRow]:
    """Return the letter as it concerns each seat: a daily one those that it tells of."""
    if letter.kind != KIND:
        return [letter]
    seat = store.SEATS_OF.all(connection, of=letter.match_id)[letter.seat]
    told = [each for each, _ in seats_in(connection, seat.address, letter.facts["news"])]
    return [
        replace(letter, match_id=each.match_id, seat=each.number, tenure=each.tenure)
        for each in told or [seat]
    ]


def is_overtaken(connection: Connection, address: str, letter: LetterRow) -> bool:
    """True if everything that a daily letter would tell has been answered or read."""
    return not seats_in(connection, address, letter.facts["news"])


def note_delay(connection: Connection, letter: LetterRow, address: str, now: int) -> None:
    """Give back the time that the letter's questions waited for the mail server."""
    for seat, deadline in seats_in(connection, address, ()):
        due = deadlines.of_match(connection, seat.match_id).get(seat.number)
        waited = now - max(letter.waits_since, due.began_at) if due else 0
        if due and deadline and waited > outbox.LATE:
            clock = Clock.of(store.row_of(connection, seat.match_id), seat)
            deadlines.extend(connection, due, waited, clock)


def set_back(connection: Connection, now: int) -> None:
    """After the clock was set back, don't wait for times that have become too far."""
    late = update(SEAT).where(SEAT.c.digest_at > now + 2 * DAY)
    connection.execute(late.values(digest_at=now))


def choose(
    connection: Connection, seat: SeatRow, chosen: dict[str, Any], now: int, for_all: bool
) -> None:
    """Store a player's choices for a seat, or for all seats of their address.

    The hour of the daily letter is one for all, and marks follow it.
    """
    query = select(SEAT).where(SEAT.c.address == seat.address, SEAT.c.status == "joined")
    for other in fetch_all(connection, query, SeatRow):
        is_own = (other.match_id, other.number) == (seat.match_id, seat.number)
        letters = chosen if is_own or for_all else {**other.letters, "hour": chosen["hour"]}
        if not is_own and not for_all and not other.letters:
            continue
        store.update_seat(connection, other, letters=to_json(letters))
        if other.digest_at is not None:
            again = store.SEATS_OF.all(connection, of=other.match_id)[other.number]
            at = letter_choices.next_time(again, now)
            store.update_seat(connection, again, digest_at=at)
