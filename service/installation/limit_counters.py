"""Rate limit counters, each stored as one row of the database.

All processes share the rows, and they outlive a restart. A counter starts again when its time is
over. To refuse a request, a read is enough, so that a flood of requests writes nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, bindparam, case, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from service.database.connections import Database
from service.database.rows import TALLY, TallyRow
from service.database.statements import Look, Query, Statement
from service.installation.limits import CEILINGS, Limit, Limits

KEEP_SECONDS = 60  # seconds that expired rows may stay, so that they are deleted together
_ONE = (TALLY.c.what == bindparam("of_what"), TALLY.c.whom == bindparam("of_whom"))
# Rows from a clock that was ahead and then corrected end too late; they are ignored.
_LIVE = and_(TALLY.c.until > bindparam("now"), TALLY.c.until <= bindparam("latest"))
LOOK = Query(select(TALLY).where(*_ONE, _LIVE), TallyRow)
PRUNABLE = Look(select(TALLY.c.whom).where(TALLY.c.until <= bindparam("before")).limit(1))
_FEWER = case((TALLY.c.times > bindparam("fewer"), TALLY.c.times - bindparam("fewer")), else_=0)
TAKE_OFF = Statement(
    update(TALLY).where(*_ONE, TALLY.c.until > bindparam("now")).values(times=_FEWER)
)


EVERYBODY = "everybody"  # the `whom` of the installation's own limits


class LimitExceeded(Exception):
    """A limit is reached; the action is allowed again after `seconds`."""

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(what)
        self.what, self.seconds = what, seconds


@dataclass(frozen=True)
class Counter:
    """A rate limit's counter: an action, who does it, and the limit.

    With `is_quiet`, the counter starts again only after that much time without any count.
    """

    what: str
    whom: str
    limit: Limit = field(hash=False)
    is_quiet: bool = False


def count(database: Database, counters: Iterable[Counter], now: int) -> None:
    """Add one to each counter in one transaction; raises LimitExceeded beyond a limit."""
    wanted = list(counters)

    def check_all(connection: Connection) -> None:
        for each in wanted:
            check(connection, each, now)

    def add_all(connection: Connection) -> None:
        for each in wanted:
            add(connection, each, now)

    database.read(check_all)
    database.write(add_all)


def ceilings(connection: Connection, limits: Limits, now: int) -> dict[str, tuple[int, int]]:
    """Return each limit of the whole installation by name, as (used amount, limit)."""
    found = {}
    for what in CEILINGS:
        limit = limits.everywhere[what]
        row = live(connection, Counter(what, EVERYBODY, limit), now)
        found[what] = (row.times if row else 0, limit.most)
    return found


def check(connection: Connection, counter: Counter, now: int, more: int = 1) -> None:
    """Raise LimitExceeded if `more` would exceed the counter's limit; writes nothing."""
    refuse_excess(counter, live(connection, counter, now), now, more)


def refuse_excess(counter: Counter, row: TallyRow | None, now: int, more: int = 1) -> None:
    """Raise LimitExceeded if the row's count and `more` would exceed the counter's limit."""
    if row and row.times + more > counter.limit.most:
        raise LimitExceeded(counter.what, row.until - now)
    if more > counter.limit.most:
        raise LimitExceeded(counter.what, counter.limit.seconds)


def add(connection: Connection, counter: Counter, now: int, more: int = 1) -> None:
    """Add `more`; raises LimitExceeded if the total is now beyond the limit.

    An earlier check may have passed, since other requests can count in between.
    """
    upsert = (_UPSERT_QUIET if counter.is_quiet else _UPSERT)[connection.dialect.name]
    about = {"what": counter.what, "whom": counter.whom, "times": more}
    until = now + counter.limit.seconds
    [(times, until)] = upsert.tuples(connection, **about, until=until, now=now)
    if times > counter.limit.most:
        raise LimitExceeded(counter.what, until - now)


def take_off(connection: Connection, what: str, whom: str, now: int, fewer: int) -> None:
    """Subtract `fewer` from a counter, but do not go below 0."""
    TAKE_OFF.run(connection, of_what=what, of_whom=whom, now=now, fewer=fewer)


def are_due(connection: Connection, now: int) -> bool:
    """True if expired rows are to be deleted: at most once a minute."""
    return PRUNABLE.finds_any(connection, before=now - KEEP_SECONDS)


def prune(connection: Connection, now: int) -> None:
    """Delete expired rows."""
    connection.execute(delete(TALLY).where(TALLY.c.until <= now))


def live(connection: Connection, counter: Counter, now: int) -> TallyRow | None:
    """Return the counter's row, or None if there is none or it has expired."""
    latest = now + counter.limit.seconds
    about = {"of_what": counter.what, "of_whom": counter.whom, "latest": latest}
    return LOOK.first(connection, **about, now=now)


def _upsert(dialect: Any, is_quiet: bool) -> Statement:
    statement = dialect.insert(TALLY).values({name: bindparam(name) for name in TALLY.c.keys()})  # noqa: SIM118, columns
    fresh = statement.excluded
    live = and_(TALLY.c.until > bindparam("now"), TALLY.c.until <= fresh.until)
    until = fresh.until if is_quiet else case((live, TALLY.c.until), else_=fresh.until)
    times = case((live, TALLY.c.times + fresh.times), else_=fresh.times)
    return Statement(
        statement.on_conflict_do_update(
            index_elements=[TALLY.c.what, TALLY.c.whom], set_={"times": times, "until": until}
        ).returning(TALLY.c.times, TALLY.c.until)
    )


_DIALECTS = {"sqlite": sqlite, "postgresql": postgresql}
_UPSERT = {name: _upsert(dialect, False) for name, dialect in _DIALECTS.items()}
_UPSERT_QUIET = {name: _upsert(dialect, True) for name, dialect in _DIALECTS.items()}
