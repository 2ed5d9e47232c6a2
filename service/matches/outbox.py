"""Outbox of letters: rows written in the turn's transaction, sent by the process that claims them.

A sender keeps a claimed letter during its lease, renews the lease while it talks to a slow server,
and stores the outcome. Once another sender has the letter, the first one's outcome does not count.
A letter goes by mail or through another channel, a `way` (ways.py), such as a chat.
"""

import itertools
import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from service.database.rows import (
    LETTER,
    LETTER_COPY,
    SEAT,
    WAY,
    DueRow,
    LetterRow,
    Outcome,
    SeatRow,
    WayRow,
    fetch_all,
    fetch_first,
    to_json,
)
from service.database.statements import Look, Query, Statement
from service.matches import letter_choices

LEASE = 15  # seconds after which another sender may take a letter over from one that died
RENEW_AFTER = 3  # seconds of a lease; the rest outlasts the longest wait for an answer
FIRST_RETRY, LONGEST_RETRY = 4, 3600
MOST_TRIES = 130  # about five days, as is usual for mail servers
LATE = 60  # seconds a letter may be delayed without extra time for its reader
ASKING = ("turn", "receipt")  # a receipt asks the next question, if its reader has one
ANSWERING = ("receipt",)  # answers to mail, which go by mail and by the other ways too
ANY_ASKING = (*ASKING, "reminder", "at_once")
# All kinds of letters; each has templates and a subject.
KINDS = frozenset(
    [
        "host",
        "invitation",
        "turn",
        "reminder",
        "timeout",
        "absent",
        "takeover",
        "link",
        "declined",
        "called_off",
        "undeliverable",
        "news",
        "restored",
        "over",
        "next",
        "stalled",
        "campaign",
        "confirm",
        "address",
        "mine",
        "leaving",
        "wish",
        "refused",
        "newcomer",
        "at_once",
        "browser",
        "host_away",
        "away",
        "hosting",
        "hosted",
        "given",
        "offered",
        "replaced",
        "paused",
        "resumed",
        "talk",
        "offer",
        "answer",
        "receipt",
        "refusal",
        "help",
        "held",
        "way",
        "longer",
        "new_date",
        "digest",
        "vote",
        "voted",
    ]
)
# Letters that go by mail only: they prove an address, answer a message, or tell what somebody with
# a stolen link must not learn or suppress.
BY_MAIL = frozenset(
    "confirm address mine newcomer link leaving browser refusal help held way digest"
    " offered replaced".split()
)
OTHER_LINKS = ("confirm", "address", "mine", "newcomer")  # letters without the seat's own link
TO_OTHERS = ("newcomer",)  # letters that go to people without a seat
# Fact of a letter to a former player of the seat: the `given_at` that the seat had.
FORMER = "former_given_at"

_OPEN = LETTER.c.outcome.is_(None)
_CLAIMABLE = (
    _OPEN,
    LETTER.c.due_at <= bindparam("now"),
    or_(LETTER.c.leased_until.is_(None), LETTER.c.leased_until <= bindparam("now")),
    (LETTER.c.way != 0) == bindparam("by_ways"),
)
_ONE = (LETTER.c.match_id == bindparam("of"), LETTER.c.id == bindparam("which"))
WRITE = Statement(insert(LETTER))
HAS_DUE = Look(select(LETTER.c.id).where(*_CLAIMABLE).limit(1))
DUE = Query(
    select(LETTER)
    .where(*_CLAIMABLE)
    .order_by(LETTER.c.due_at, LETTER.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True),
    LetterRow,
)
LEASE_ONE = Statement(
    update(LETTER)
    .where(*_ONE)
    .values(leased_until=bindparam("until"), tries=bindparam("now_tried"))
)
DROP_COPY = Statement(
    delete(LETTER_COPY).where(
        LETTER_COPY.c.match_id == bindparam("of"), LETTER_COPY.c.id == bindparam("which")
    )
)
KEEP_COPY = Statement(insert(LETTER_COPY))
FORGET_COPIES = Statement(
    delete(LETTER_COPY).where(
        LETTER_COPY.c.match_id == bindparam("of"),
        LETTER_COPY.c.id.in_(
            select(LETTER.c.id).where(
                LETTER.c.match_id == bindparam("of"), LETTER.c.outcome.is_not(None)
            )
        ),
    )
)
UNOPENED = (
    LETTER.c.match_id == bindparam("of"),
    LETTER.c.seat == bindparam("who"),
    LETTER.c.tenure == bindparam("holder"),
    LETTER.c.outcome == "sent",
    LETTER.c.opened_at.is_(None),
    *(LETTER.c.kind != kind for kind in OTHER_LINKS),
)
WAYS = Query(
    select(WAY)
    .where(
        WAY.c.match_id == bindparam("of"),
        WAY.c.seat == bindparam("who"),
        WAY.c.tenure == bindparam("holder"),
        WAY.c.ended_at.is_(None),
    )
    .order_by(WAY.c.number),
    WayRow,
)
HAS_UNOPENED = Look(select(LETTER.c.id).where(*UNOPENED).limit(1))
NOT_YET = dict.fromkeys(("leased_until", "outcome", "ended_at", "error", "opened_at"))


class NotOurs(Exception):
    """Raised if a lease has expired, and another sender has the letter or has finished it."""


def write(
    connection: Connection,
    seat: SeatRow,
    kind: str,
    turn: int,
    now: int,
    after: int = 0,
    /,
    **facts: Any,
) -> None:
    """Put a letter to that seat's current player into the outbox, unless they want none.

    It is sent after `after` seconds at the earliest, through every channel that the player has
    chosen. The fact `asked_for` says that the reader has requested the letter. A player who is
    muted or cannot be reached gets only such letters, and one without an address gets none. A
    letter by mail may be left to the daily letter (letter_choices.py).
    """
    if kind not in KINDS:
        raise ValueError(kind)
    is_wanted = facts.get("asked_for") or gets_letters(seat)
    if not is_wanted or not (seat.address or kind in TO_OTHERS):
        return
    numbers = _ways(connection, seat, kind)
    # A nudge, or a notice of saved time, is more than a reminder.
    if not facts.get("asked_for") and not (kind == "reminder" and facts):
        if letter_choices.is_off(seat, kind):
            numbers = [way for way in numbers if not way]
        if 0 in numbers and letter_choices.hold(connection, seat, kind, now):
            numbers.remove(0)
    for place, way in enumerate(numbers):
        _write(connection, seat, kind, turn, now, after, facts, way, place > 0)


def write_to_programs(
    connection: Connection, seat: SeatRow, kind: str, turn: int, now: int
) -> None:
    """Send a question to a player's webhooks alone, since the player sees it on a page."""
    if seat.ways != "mail" and gets_letters(seat) and not letter_choices.is_off(seat, kind):
        for way in _live_ways(connection, seat):
            if way.kind == "webhook":
                _write(connection, seat, kind, turn, now, 0, {}, way.number, True)


def _write(
    connection: Connection,
    seat: SeatRow,
    kind: str,
    turn: int,
    now: int,
    after: int,
    facts: Mapping[str, Any],
    way: int,
    beside: bool,
) -> None:
    quiet = letter_choices.quiet_for(seat, now) if way else 0
    row = {
        "match_id": seat.match_id,
        "id": fresh_id(now),
        "seat": seat.number,
        "tenure": seat.tenure,
        "kind": kind,
        "turn": turn,
        "facts": to_json(facts),
        "made_at": now,
        "waits_since": now + quiet,
        "due_at": now + max(after, quiet),
        "tries": 0,
        "way": way,
        "beside": beside,
    }
    WRITE.run(connection, **row, **NOT_YET)


def _ways(connection: Connection, seat: SeatRow, kind: str) -> list[int]:
    """Return the numbers of the channels through which a letter is sent; mail is 0 and comes first.

    The letter through the first channel is the one that counts; the others are stored as `beside`
    it.
    """
    if seat.ways == "mail" or kind in BY_MAIL:
        return [0]
    numbers = [each.number for each in _live_ways(connection, seat)]
    if seat.ways == "both" or kind in ANSWERING or not numbers:
        numbers.insert(0, 0)
    return numbers


def _live_ways(connection: Connection, seat: SeatRow) -> list[WayRow]:
    return WAYS.all(connection, of=seat.match_id, who=seat.number, holder=seat.tenure)


def gets_letters(seat: SeatRow) -> bool:
    """True if the player wants letters and can be reached."""
    return not seat.muted and seat.unreachable_since is None


_sequence: Iterator[int]


def _begin_sequence() -> None:
    global _sequence
    _sequence = itertools.count(secrets.randbelow(1 << 15))  # processes start at different numbers


_begin_sequence()
os.register_at_fork(after_in_child=_begin_sequence)


def fresh_id(now: int) -> int:
    """Return a new id of a letter or a deed.

    Ids sort by time and, within a process, by order of writing.
    """
    return (now << 24) | ((next(_sequence) & 0xFFFF) << 8) | secrets.token_bytes(1)[0]


# --- sending ---------------------------------------------------------------


def has_due(connection: Connection, now: int, by_ways: bool = False) -> bool:
    """True if a letter by mail or, with `by_ways`, for another channel is due; takes no lock."""
    return HAS_DUE.finds_any(connection, now=now, by_ways=by_ways)


def claim(
    connection: Connection, now: int, most: int = 20, by_ways: bool = False
) -> list[LetterRow]:
    """Claim up to `most` due letters, oldest first, so that other senders skip them.

    They are letters by mail or, with `by_ways`, those for the other channels.
    """
    claimed = [
        replace(letter, leased_until=now + LEASE, tries=letter.tries + 1)
        for letter in DUE.all(connection, now=now, most=most, by_ways=by_ways)
    ]
    leases = [
        {
            "of": letter.match_id,
            "which": letter.id,
            "until": letter.leased_until,
            "now_tried": letter.tries,
        }
        for letter in claimed
    ]
    LEASE_ONE.run_for_each(connection, leases)
    return claimed


def renew(connection: Connection, letter: LetterRow, now: int) -> LetterRow:
    """Extend a claimed letter's lease; raises NotOurs if somebody else has it now."""
    kept = replace(letter, leased_until=now + LEASE)
    if not _set(connection, letter, leased_until=kept.leased_until):
        raise NotOurs
    return kept


def settle(
    connection: Connection, letter: LetterRow, outcome: Outcome, now: int, why: str = ""
) -> bool:
    """Store the outcome of a letter: sent, dropped as out of date, or refused for good.

    Return True if the letter had no outcome yet. The outcome "sent" is stored even if another
    sender has claimed the letter in the meantime.
    """
    values: dict[str, Any] = {
        "outcome": outcome,
        "ended_at": now,
        "error": why or None,
        "leased_until": None,
    }
    is_news = _set(connection, letter, anybodys=outcome == "sent", **values)
    forget_copies(connection, letter.match_id)
    return is_news


def note_bounce(connection: Connection, letter: LetterRow, now: int, status: str) -> bool:
    """Store that a letter bounced after a mail server had accepted it; False if that is known.

    It may bounce before its sender has stored that it was sent.
    """
    was_taken = or_(LETTER.c.outcome == "sent", and_(_OPEN, LETTER.c.tries > 0))
    values = {"outcome": "refused", "ended_at": now, "error": f"bounced: {status}"}
    bounced = update(LETTER).where(*_ONE, was_taken).values(leased_until=None, **values)
    of = {"of": letter.match_id, "which": letter.id}
    is_news = connection.execute(bounced, of).rowcount == 1
    forget_copies(connection, letter.match_id)
    return is_news


def keep_copy(connection: Connection, letter: LetterRow, body: bytes) -> None:
    """Store a letter just before it is sent, so that every retry sends the same text."""
    DROP_COPY.run(connection, of=letter.match_id, which=letter.id)
    KEEP_COPY.run(connection, match_id=letter.match_id, id=letter.id, body=body)


def copy_of(connection: Connection, letter: LetterRow) -> bytes | None:
    """Return the copy of the letter as it was first sent, or None."""
    copy = LETTER_COPY.c
    query = select(copy.body).where(copy.match_id == letter.match_id, copy.id == letter.id)
    body: bytes | None = connection.execute(query).scalar()
    return body


def forget_copies(connection: Connection, match_id: str) -> None:
    """Delete the copies of a match's letters that were sent, dropped or refused."""
    FORGET_COPIES.run(connection, of=match_id)


def postpone(connection: Connection, letter: LetterRow, now: int, why: str) -> None:
    """Release a letter to be tried again, after a pause that grows with each try.

    `why` is the error.
    """
    pause = min(FIRST_RETRY * 2 ** min(letter.tries - 1, 20), LONGEST_RETRY)
    _set(connection, letter, due_at=now + pause, error=why, leased_until=None)


def hold(connection: Connection, letter: LetterRow, until: int, why: str = "") -> None:
    """Release a claimed letter to be sent at `until`, without counting a try.

    This is for its reader's quiet hours, and for errors of our own, which `why` describes.
    """
    values: dict[str, Any] = {"tries": letter.tries - 1, "error": why or letter.error}
    _set(connection, letter, due_at=until, leased_until=None, **values)


def release(connection: Connection, letter: LetterRow, why: str = "") -> None:
    """Release a claimed letter without counting a try, as the server could not be reached."""
    values: dict[str, Any] = {"tries": letter.tries - 1, "error": why or letter.error}
    _set(connection, letter, leased_until=None, **values)


def hurry(connection: Connection, now: int) -> None:
    """Make postponed letters due now, since the mail server accepts letters again."""
    is_put_off = (LETTER.c.due_at > now, LETTER.c.tries > 0, LETTER.c.kind != "reminder")
    put_off = (_OPEN, *is_put_off, LETTER.c.way == 0)
    connection.execute(update(LETTER).where(*put_off).values(due_at=now))


def send_by_mail(connection: Connection, match_id: str, seat: int, way: int, now: int) -> None:
    """Send the waiting letters of a channel by mail instead; drop those that are `beside` others.

    A letter that is just being sent is left to its sender.
    """
    unheld = or_(LETTER.c.leased_until.is_(None), LETTER.c.leased_until <= now)
    its = (LETTER.c.match_id == match_id, LETTER.c.seat == seat, LETTER.c.way == way)
    for letter in fetch_all(connection, select(LETTER).where(_OPEN, unheld, *its), LetterRow):
        turn_to_mail(connection, letter, now)


def turn_to_mail(connection: Connection, letter: LetterRow, now: int) -> None:
    """Send a letter by mail instead of its channel; drop it if it is `beside` another letter."""
    if letter.beside:
        settle(connection, letter, "dropped", now)
        return
    _set(connection, letter, way=0, due_at=now, tries=0, leased_until=None, error=None)


def is_last_try(letter: LetterRow) -> bool:
    """True if this is the last try of a letter."""
    return letter.tries >= MOST_TRIES


def withdraw(connection: Connection, match_id: str, since: int, now: int) -> None:
    """Drop letters that ask about turn `since` or a later one, unless they are being sent."""
    unheld = or_(LETTER.c.leased_until.is_(None), LETTER.c.leased_until <= now)
    asking = (LETTER.c.kind.in_(ANY_ASKING), LETTER.c.turn >= since)
    drop(connection, match_id, now, *asking, unheld)


def drop(connection: Connection, match_id: str, now: int, *which: ColumnElement[bool]) -> None:
    """Drop those waiting letters of a match that meet the conditions."""
    dropped = update(LETTER).where(LETTER.c.match_id == match_id, _OPEN, *which)
    connection.execute(dropped.values(outcome="dropped", ended_at=now))
    forget_copies(connection, match_id)


# --- looking ---------------------------------------------------------------


def shift_waiting(connection: Connection, seconds: int) -> None:
    """Subtract an outage from the time that letters have waited."""
    values = {"waits_since": LETTER.c.waits_since + seconds}
    connection.execute(update(LETTER).where(_OPEN).values(**values))


def set_back(connection: Connection, now: int) -> None:
    """After the clock was set back, shorten pauses and leases that have become too long."""
    later = or_(LETTER.c.made_at > now, LETTER.c.due_at > now + LONGEST_RETRY)
    stuck = (_OPEN, LETTER.c.due_at > now, later)
    connection.execute(update(LETTER).where(*stuck).values(due_at=now))
    leased = (_OPEN, LETTER.c.leased_until > now + LEASE)
    connection.execute(update(LETTER).where(*leased).values(leased_until=now + LEASE))


def is_waiting(connection: Connection, seat: SeatRow, kinds: tuple[str, ...] = ASKING) -> bool:
    """True if a letter of these kinds to the seat's current player has not been sent yet.

    By default these are letters that ask for a move. Copies for further channels do not count.
    """
    query = select(LETTER.c.id).where(_OPEN, *_to(seat, *kinds))
    if connection.execute(query.limit(1)).first() is not None:
        return True
    return "turn" in kinds and _waits_daily(connection, seat)


def _waits_daily(connection: Connection, seat: SeatRow) -> bool:
    """True if a daily letter that asks this seat's player has been written, but not sent."""
    if letter_choices.of_kind(seat, "turn") != "digest":
        return False
    to = and_(SEAT.c.match_id == LETTER.c.match_id, SEAT.c.number == LETTER.c.seat)
    daily = (_OPEN, LETTER.c.kind == "digest", SEAT.c.address == seat.address)
    query = select(LETTER.c.id).join(SEAT, to).where(*daily)
    return connection.execute(query.limit(1)).first() is not None


def has_unopened(connection: Connection, match_id: str, seat: int, tenure: int) -> bool:
    """True if the seat's player has opened no link since a letter to them was sent."""
    return HAS_UNOPENED.finds_any(connection, of=match_id, who=seat, holder=tenure)


def note_opened(connection: Connection, match_id: str, seat: int, tenure: int, now: int) -> None:
    """Record the first opening of the links in the letters to the seat's player."""
    of = {"of": match_id, "who": seat, "holder": tenure}
    connection.execute(update(LETTER).where(*UNOPENED).values(opened_at=now), of)


def is_unasked(connection: Connection, seat: SeatRow) -> bool:
    """True if the seat's player cannot have read the letter that asks them for a move."""
    return seat.unreachable_since is not None or is_waiting(connection, seat)


def delay_of(letter: LetterRow, now: int) -> int:
    """Return how many seconds a letter that asks for a move or a plan has waited to be sent.

    Return 0 for at most LATE seconds, for copies for further channels, and for other kinds.
    """
    waited = 0 if letter.beside else now - letter.waits_since
    return waited if letter.kind in (*ASKING, "at_once") and waited > LATE else 0


def held_up(
    connection: Connection, seats: Sequence[SeatRow], due: Mapping[int, DueRow]
) -> frozenset[int]:
    """Return the seats to move with a stopped clock.

    No letter reaches them, or their time is up while their letter waits to be sent. The scheduler
    looks at them again later.
    """
    return frozenset(
        number
        for number, row in due.items()
        if seats[number].unreachable_since is not None
        or (row.due_at > row.deadline_at and is_waiting(connection, seats[number]))
    )


def find(connection: Connection, match_id: str, letter: int) -> LetterRow | None:
    """Return a letter, or None if there is none with this id."""
    query = select(LETTER).where(LETTER.c.match_id == match_id, LETTER.c.id == letter)
    return fetch_first(connection, query, LetterRow)


def had_been_sent(
    connection: Connection, seat: SeatRow, kind: str, number: int, before: int
) -> bool:
    """True if a letter about the question with that number was sent to the player by `before`.

    `before` is a time in seconds since 1970. The letter may have gone through any channel.
    """
    return any(
        (each.kind, each.facts.get("number"), each.outcome) == (kind, number, "sent")
        and (each.ended_at or 0) <= before
        for each in to_player(connection, seat)
    )


def last(connection: Connection, seat: SeatRow, kind: str) -> LetterRow | None:
    """Return the last letter of that kind to this seat's current player, or None."""
    query = select(LETTER).where(*_to(seat, kind)).order_by(LETTER.c.id.desc())
    return fetch_first(connection, query.limit(1), LetterRow)


def facts_of_last(connection: Connection, seat: SeatRow, kind: str) -> dict[str, Any]:
    """Return the facts of the last letter of that kind to this seat's current player, or {}."""
    found = last(connection, seat, kind)
    return found.facts if found else {}


def count(connection: Connection, seat: SeatRow, kinds: tuple[str, ...]) -> int:
    """Return how many letters of these kinds were written to a seat's current player."""
    query = select(func.count()).where(*_to(seat, *kinds))
    return int(connection.execute(query).scalar_one())


def _to(seat: SeatRow, *kinds: str) -> tuple[ColumnElement[bool], ...]:
    """Return SQL conditions for letters of these kinds, not copies, to a seat's current player."""
    player = (LETTER.c.match_id == seat.match_id, LETTER.c.seat == seat.number)
    present = (LETTER.c.tenure == seat.tenure, ~LETTER.c.beside)
    return (*player, *present, LETTER.c.kind.in_(kinds))


def last_made(connection: Connection, seat: SeatRow) -> int | None:
    """Return when the last letter to any player of that seat was written, or None."""
    query = select(func.max(LETTER.c.made_at)).where(
        LETTER.c.match_id == seat.match_id,
        LETTER.c.seat == seat.number,
        LETTER.c.kind.not_in(TO_OTHERS),
    )
    made: int | None = connection.execute(query).scalar()
    return made


def of_match(connection: Connection, match_id: str) -> list[LetterRow]:
    """Return all letters of a match in order of writing."""
    query = select(LETTER).where(LETTER.c.match_id == match_id).order_by(LETTER.c.id)
    return fetch_all(connection, query, LetterRow)


def to_player(connection: Connection, seat: SeatRow) -> list[LetterRow]:
    """Return all letters to a seat's current player in order of writing."""
    every = of_match(connection, seat.match_id)
    return [each for each in every if (each.seat, each.tenure) == (seat.number, seat.tenure)]


def health(connection: Connection) -> dict[str, int | None]:
    """Return how many letters are `waiting` or `refused`, and `oldest_at`: since when one waits."""
    query = select(func.count(), func.min(LETTER.c.made_at)).where(_OPEN)
    count, oldest = connection.execute(query).one()
    refused = select(func.count()).where(LETTER.c.outcome == "refused")
    return {
        "waiting": count,
        "oldest_at": oldest,
        "refused": connection.execute(refused).scalar_one(),
    }


def last_held_up(connection: Connection) -> LetterRow | None:
    """Return the newest waiting letter that has a reason why it was not sent, or None."""
    query = select(LETTER).where(_OPEN, LETTER.c.error.is_not(None))
    return fetch_first(connection, query.order_by(LETTER.c.id.desc()).limit(1), LetterRow)


def _set(connection: Connection, letter: LetterRow, anybodys: bool = False, **values: Any) -> bool:
    """Change a letter; False if it was finished or, unless `anybodys`, has another sender."""
    found: dict[str, Any] = {"of": letter.match_id, "which": letter.id}
    is_held = None if anybodys else letter.leased_until is not None
    if is_held:
        found["held_until"] = letter.leased_until
    return _setting(frozenset(values), is_held).changes(connection, **found, **values) == 1


@cache
def _setting(names: frozenset[str], is_held: bool | None) -> Statement:
    """Return the statement that changes these columns of a letter that is not finished.

    `is_held` says if the letter must be under a lease or under none; None allows both.
    """
    lease = LETTER.c.leased_until
    query = update(LETTER).where(*_ONE, _OPEN)
    if is_held is not None:
        query = query.where(lease == bindparam("held_until") if is_held else lease.is_(None))
    return Statement(query.values({name: bindparam(name) for name in sorted(names)}))
