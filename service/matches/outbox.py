"""Letters as rows: written in the turn's own transaction, sent by whoever claims them.

Who has claimed a letter keeps it while its lease lasts, renews the lease while talking to a slow
server, and notes what became of it; once another has it, nothing that the first notes counts.
"""

import itertools
import secrets
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from service.database.models import LETTER, LETTER_COPY
from service.database.rows import LetterRow, Outcome, SeatRow, fetch_all, fetch_first, to_json
from service.database.statements import Look, Query, Statement

LEASE = 15  # seconds after which another may try; all that a dead sender holds up
RENEW_AFTER = 3  # of them: what is left then outlasts the longest wait for an answer
FIRST_RETRY, LONGEST_RETRY = 4, 3600
MOST_TRIES = 130  # about five days, as mail servers have it
ASKING = ("turn",)
ANY_ASKING = ("turn", "reminder", "at_once")
# Every kind of letter there is; each has its templates and its subject.
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
        "wish",
        "refused",
        "newcomer",
        "at_once",
        "browser",
    ]
)
TO_OTHERS = ("newcomer",)  # of a seat's letters those that go to somebody who has none
_sequence = itertools.count(secrets.randbelow(1 << 15))  # processes begin apart from each other

_OPEN = LETTER.c.outcome.is_(None)
_CLAIMABLE = (
    _OPEN,
    LETTER.c.due_at <= bindparam("now"),
    or_(LETTER.c.leased_until.is_(None), LETTER.c.leased_until <= bindparam("now")),
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
NOT_YET = {"leased_until": None, "outcome": None, "ended_at": None, "error": None}


class NotOurs(Exception):
    """The lease has run out, and another sender has the letter or is done with it."""


def write(
    connection: Connection, seat: SeatRow, kind: str, turn: int, now: int, /, **facts: Any
) -> None:
    """Put a letter to that seat's present holder into the outbox, unless they want none.

    The fact `asked_for` marks a letter that somebody asked for: it goes out all the same.
    """
    if kind not in KINDS:
        raise ValueError(kind)
    if seat.muted and not facts.get("asked_for"):
        return
    row = {
        "match_id": seat.match_id,
        "id": _fresh_id(now),
        "seat": seat.number,
        "tenure": seat.tenure,
        "kind": kind,
        "turn": turn,
        "facts": to_json(facts),
        "made_at": now,
        "waits_since": now,
        "due_at": now,
        "tries": 0,
    }
    WRITE.run(connection, **row, **NOT_YET)


def _fresh_id(now: int) -> int:
    """Ids sort by time and, within one process, by the order of writing."""
    return (now << 24) | ((next(_sequence) & 0xFFFF) << 8) | secrets.token_bytes(1)[0]


# --- sending ---------------------------------------------------------------


def has_due(connection: Connection, now: int) -> bool:
    """Whether there is anything to claim: a look that takes no lock."""
    return HAS_DUE.finds_any(connection, now=now)


def claim(connection: Connection, now: int, most: int = 20) -> list[LetterRow]:
    """Take the letters that are due, oldest first, so that nobody else sends them meanwhile."""
    claimed = [
        replace(letter, leased_until=now + LEASE, tries=letter.tries + 1)
        for letter in DUE.all(connection, now=now, most=most)
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
    """Keep a claimed letter for another lease; raises NotOurs if somebody else has it by now."""
    kept = replace(letter, leased_until=now + LEASE)
    if not _set(connection, letter, leased_until=kept.leased_until):
        raise NotOurs
    return kept


def settle(
    connection: Connection, letter: LetterRow, outcome: Outcome, now: int, why: str = ""
) -> bool:
    """Note that a letter was sent, dropped because events overtook it, or refused for good.

    Whether that was news: of what was sent it is even if another sender has claimed it since.
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


def keep_copy(connection: Connection, letter: LetterRow, body: bytes) -> None:
    """Keep a letter as it is about to be handed over: it goes again like that in any case."""
    one = {"match_id": letter.match_id, "id": letter.id}
    connection.execute(delete(LETTER_COPY).where(*(LETTER_COPY.c[key] == one[key] for key in one)))
    connection.execute(insert(LETTER_COPY), {**one, "body": body})


def copy_of(connection: Connection, letter: LetterRow) -> bytes | None:
    """Return the letter as it was handed over before, if it was."""
    copy = LETTER_COPY.c
    query = select(copy.body).where(copy.match_id == letter.match_id, copy.id == letter.id)
    body: bytes | None = connection.execute(query).scalar()
    return body


def forget_copies(connection: Connection, match_id: str) -> None:
    """Delete the copies of a match's letters that were sent or dropped."""
    known = select(LETTER.c.id).where(LETTER.c.match_id == match_id, LETTER.c.outcome.is_not(None))
    copies = delete(LETTER_COPY).where(LETTER_COPY.c.match_id == match_id)
    connection.execute(copies.where(LETTER_COPY.c.id.in_(known)))


def postpone(connection: Connection, letter: LetterRow, now: int, why: str) -> None:
    """Try again later, each time after a longer pause."""
    pause = min(FIRST_RETRY * 2 ** min(letter.tries - 1, 20), LONGEST_RETRY)
    _set(connection, letter, due_at=now + pause, error=why, leased_until=None)


def hold(connection: Connection, letter: LetterRow, until: int) -> None:
    """Keep a letter that should not go at this hour."""
    _set(connection, letter, due_at=until, leased_until=None, tries=letter.tries - 1)


def release(connection: Connection, letter: LetterRow, why: str = "") -> None:
    """Give a claimed letter back untried: the server could not be reached at all."""
    values: dict[str, Any] = {"tries": letter.tries - 1, "error": why or letter.error}
    _set(connection, letter, leased_until=None, **values)


def hurry(connection: Connection, now: int) -> None:
    """The server takes letters again: none that it had put off waits any longer."""
    put_off = (_OPEN, LETTER.c.due_at > now, LETTER.c.tries > 0, LETTER.c.kind != "reminder")
    connection.execute(update(LETTER).where(*put_off).values(due_at=now))


def is_last_try(letter: LetterRow) -> bool:
    """Whether a letter has been tried so often that another try would be in vain."""
    return letter.tries >= MOST_TRIES


def withdraw(connection: Connection, match_id: str, since: int, now: int) -> None:
    """Send no letter any more that asks about a turn from that one on, but for those in hand."""
    unheld = or_(LETTER.c.leased_until.is_(None), LETTER.c.leased_until <= now)
    asking = (LETTER.c.match_id == match_id, LETTER.c.kind.in_(ANY_ASKING), LETTER.c.turn >= since)
    dropped = update(LETTER).where(*asking, _OPEN, unheld)
    connection.execute(dropped.values(outcome="dropped", ended_at=now))
    forget_copies(connection, match_id)


# --- looking ---------------------------------------------------------------


def shift_waiting(connection: Connection, seconds: int) -> None:
    """Count an outage out of the time that letters wait."""
    values = {"waits_since": LETTER.c.waits_since + seconds}
    connection.execute(update(LETTER).where(_OPEN).values(**values))


def set_back(connection: Connection, now: int) -> None:
    """After the clock was set back: no letter waits for a moment that had been near before."""
    later = or_(LETTER.c.made_at > now, LETTER.c.due_at > now + LONGEST_RETRY)
    stuck = (_OPEN, LETTER.c.due_at > now, later)
    connection.execute(update(LETTER).where(*stuck).values(due_at=now))
    leased = (_OPEN, LETTER.c.leased_until > now + LEASE)
    connection.execute(update(LETTER).where(*leased).values(leased_until=now + LEASE))


def is_waiting(connection: Connection, seat: SeatRow, kinds: tuple[str, ...] = ASKING) -> bool:
    """Whether a letter that asks this seat's holder is still on its way."""
    query = select(LETTER.c.id).where(
        _OPEN,
        LETTER.c.match_id == seat.match_id,
        LETTER.c.seat == seat.number,
        LETTER.c.tenure == seat.tenure,
        LETTER.c.kind.in_(kinds),
    )
    return connection.execute(query.limit(1)).first() is not None


def last(connection: Connection, seat: SeatRow, kind: str) -> LetterRow | None:
    """The last letter of that kind to this seat's present holder."""
    query = select(LETTER).where(
        LETTER.c.match_id == seat.match_id,
        LETTER.c.seat == seat.number,
        LETTER.c.tenure == seat.tenure,
        LETTER.c.kind == kind,
    )
    return fetch_first(connection, query.order_by(LETTER.c.id.desc()).limit(1), LetterRow)


def facts_of_last(connection: Connection, seat: SeatRow, kind: str) -> dict[str, Any]:
    """What it was written with."""
    found = last(connection, seat, kind)
    return found.facts if found else {}


def count(connection: Connection, seat: SeatRow, kinds: tuple[str, ...]) -> int:
    """How many letters of these kinds were written to a seat's present holder."""
    query = select(func.count()).where(
        LETTER.c.match_id == seat.match_id,
        LETTER.c.seat == seat.number,
        LETTER.c.tenure == seat.tenure,
        LETTER.c.kind.in_(kinds),
    )
    return connection.execute(query).scalar_one()


def last_made(connection: Connection, seat: SeatRow) -> int | None:
    """When the last letter to whoever holds, or held, that seat was written."""
    query = select(func.max(LETTER.c.made_at)).where(
        LETTER.c.match_id == seat.match_id,
        LETTER.c.seat == seat.number,
        LETTER.c.kind.not_in(TO_OTHERS),
    )
    made: int | None = connection.execute(query).scalar()
    return made


def of_match(connection: Connection, match_id: str) -> list[LetterRow]:
    """Every letter of a match, in the order of writing."""
    query = select(LETTER).where(LETTER.c.match_id == match_id).order_by(LETTER.c.id)
    return fetch_all(connection, query, LetterRow)


def health(connection: Connection) -> dict[str, int | None]:
    """How many letters wait or were refused, and since when the oldest waits."""
    query = select(func.count(), func.min(LETTER.c.made_at)).where(_OPEN)
    count, oldest = connection.execute(query).one()
    refused = select(func.count()).where(LETTER.c.outcome == "refused")
    return {
        "waiting": count,
        "oldest_at": oldest,
        "refused": connection.execute(refused).scalar_one(),
    }


def _set(connection: Connection, letter: LetterRow, anybodys: bool = False, **values: Any) -> bool:
    """Whether the letter was still open, and ours."""
    query = update(LETTER).where(*_ONE, _OPEN)
    if not anybodys:
        query = query.where(LETTER.c.leased_until == letter.leased_until)
    found = {"of": letter.match_id, "which": letter.id}
    return connection.execute(query.values(**values), found).rowcount == 1
