"""Daily letters: one for all the matches of an address, with every open question.

A letter that a player wants in the daily letter is not written. Instead, `SeatRow.digest_at` is set
to the time of the next daily letter. The daily letter is rendered from the matches when it is sent.
The transaction that writes it clears `digest_at`, so none is lost or doubled.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from service.database.rows import MATCH, SEAT, LetterRow, SeatRow, fetch_all, to_json
from service.matches import deeds, letter_choices, open_decisions, outbox, store
from service.matches.clock import Clock

KIND = "digest"
DAY = 24 * 3600
ASKING = ("turn", "reminder")  # kinds of letters that the daily letter replaces
MOST_AT_ONCE = 100
DUE = SEAT.c.digest_at.is_not(None)


def overdue(connection: Connection, now: int) -> list[str]:
    """Return the addresses with a daily letter to write now, a limited number per call."""
    due = select(SEAT.c.address).where(SEAT.c.digest_at <= now).order_by(SEAT.c.digest_at)
    return [*dict.fromkeys(connection.execute(due.limit(MOST_AT_ONCE)).scalars())]


def write(connection: Connection, address: str, now: int) -> None:
    """Write the daily letter of an address, if there is one to write.

    The matches are locked first, as moves do, and in order, so that there is no deadlock.
    """
    marked = select(SEAT).where(SEAT.c.address == address, DUE)
    marked = marked.order_by(SEAT.c.match_id, SEAT.c.number)
    for match_id in sorted({seat.match_id for seat in fetch_all(connection, marked, SeatRow)}):
        store.row_of(connection, match_id, lock=True)
    held = fetch_all(connection, marked, SeatRow)
    if all(seat.digest_at is None or seat.digest_at > now for seat in held):
        return  # another process has written it meanwhile
    for seat in held:
        store.update_seat(connection, seat, digest_at=None)
    news = [[seat.match_id, seat.number] for seat in held]
    told = seats_in(connection, address, news)
    if told:
        seat = told[0][0]
        turn = store.row_of(connection, seat.match_id).turn
        outbox.write(connection, seat, KIND, turn, now, asked_for=True, news=news)


def seats_in(
    connection: Connection, address: str, news: Sequence[list[Any]]
) -> list[tuple[SeatRow, int | None]]:
    """Return the seats that a daily letter reports on, each with the deadline of its question.

    They are those with an open question, the earliest deadline first, and then those of `news`. The
    deadline is None without a question.
    """
    asked: list[tuple[SeatRow, int | None]] = []
    others: list[tuple[SeatRow, int | None]] = []
    for seat in seats_with_choices(connection, address):
        if seat.absent or seat.ways == "others" or not outbox.gets_letters(seat):
            continue
        due = open_decisions.of_match(connection, seat.match_id).get(seat.number)
        if due and "digest" in (letter_choices.of_kind(seat, kind) for kind in ASKING):
            asked.append((seat, due.deadline_at))
        elif [seat.match_id, seat.number] in news and _has_news(connection, seat):
            others.append((seat, None))
    return sorted(asked, key=lambda each: each[1] or 0) + others


def _has_news(connection: Connection, seat: SeatRow) -> bool:
    """True if something has happened since the player's last move, and they want daily news."""
    match = store.row_of(connection, seat.match_id)
    last = store.last_own_turn(connection, match, seat.number)
    has_moved = last is None or last < match.turn - 1
    is_told = letter_choices.of_kind(seat, "news") == "digest"
    return is_told and (has_moved or match.paused_at is not None)


def seats_with_choices(connection: Connection, address: str) -> list[SeatRow]:
    """Return the seats of that address in running matches with choices about letters."""
    query = select(SEAT).join(MATCH, MATCH.c.id == SEAT.c.match_id)
    query = query.where(SEAT.c.address == address, SEAT.c.status == "joined", ~SEAT.c.bot)
    query = query.where(MATCH.c.status == "running", SEAT.c.letters != "{}")
    return fetch_all(connection, query.order_by(SEAT.c.match_id, SEAT.c.number), SeatRow)


def concerned(connection: Connection, letter: LetterRow) -> list[LetterRow]:
    """Return copies of the letter, one for each seat that it concerns.

    A daily letter concerns the seats that it reports on, any other letter its own seat.
    """
    if letter.kind != KIND:
        return [letter]
    seat = store.SEATS_OF.all(connection, of=letter.match_id)[letter.seat]
    told = [each for each, _ in seats_in(connection, seat.address, letter.facts["news"])]
    return [
        replace(letter, match_id=each.match_id, seat=each.number, tenure=each.tenure)
        for each in told or [seat]
    ]


def is_overtaken(connection: Connection, address: str, letter: LetterRow) -> bool:
    """True if everything that a daily letter would report has been answered or read."""
    return not seats_in(connection, address, letter.facts["news"])


def note_delay(connection: Connection, letter: LetterRow, address: str, now: int) -> None:
    """Extend the letter's open questions by the time that it waited for the mail server."""
    for seat, deadline in seats_in(connection, address, ()):
        due = open_decisions.of_match(connection, seat.match_id).get(seat.number)
        waited = now - max(letter.waits_since, due.began_at) if due else 0
        if due and deadline and waited > outbox.LATE:
            clock = Clock.of(store.row_of(connection, seat.match_id), seat)
            open_decisions.extend(connection, due, waited, clock, now)


def set_back(connection: Connection, now: int) -> None:
    """After the clock was set back, make daily letters due now if they are over two days away."""
    late = update(SEAT).where(SEAT.c.digest_at > now + 2 * DAY)
    connection.execute(late.values(digest_at=now))


def choose(
    connection: Connection, seat: SeatRow, chosen: dict[str, Any], now: int, for_all: bool
) -> None:
    """Store a player's choices about letters for a seat, or for all seats of their address.

    The hour of the daily letter is the same for all these seats. Daily letters that already wait
    move to it.
    """
    query = select(SEAT).where(SEAT.c.address == seat.address, SEAT.c.status == "joined")
    for other in fetch_all(connection, query, SeatRow):
        is_own = (other.match_id, other.number) == (seat.match_id, seat.number)
        letters = chosen if is_own or for_all else {**other.letters, "hour": chosen["hour"]}
        if not is_own and not for_all and not other.letters:
            continue
        if letters != other.letters:
            store.update_seat(connection, other, letters=to_json(letters))
            deeds.note(connection, other.match_id, "letters", now, seat=other.number)
        if other.digest_at is not None:
            again = store.SEATS_OF.all(connection, of=other.match_id)[other.number]
            at = letter_choices.next_time(again, now)
            store.update_seat(connection, again, digest_at=at)
