"""How often something was done of late: one row of the database for each that is counted.

All processes share the rows, and they outlive a restart. A count begins anew when its time is
over; whoever is over a limit is refused by a look alone, so that a flood writes nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, bindparam, case, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from service.database.connections import Database
from service.database.models import TALLY
from service.database.rows import TallyRow
from service.database.statements import Look, Query
from service.installation.limits import CEILINGS, Limit, Limits

KEEP_SECONDS = 60  # so long a row that counts no more may stay: they are cleared away together
_ONE = (TALLY.c.what == bindparam("of_what"), TALLY.c.whom == bindparam("of_whom"))
# A clock that leapt ahead and was set right leaves rows that end too late: they count no more.
_LIVE = and_(TALLY.c.until > bindparam("now"), TALLY.c.until <= bindparam("latest"))
LOOK = Query(select(TALLY).where(*_ONE, _LIVE), TallyRow)
PRUNABLE = Look(select(TALLY.c.whom).where(TALLY.c.until <= bindparam("before")).limit(1))


EVERYBODY = "everybody"  # for whom a ceiling of the whole installation is counted


class Enough(Exception):
    """Something was done as often as it may be; `seconds` are left to wait."""

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(what)
        self.what, self.seconds = what, seconds


@dataclass(frozen=True)
class Counter:
    """Something that somebody does, and how often they may.

    `is_quiet`: a new count begins only after so much time without a single one more.
    """

    what: str
    whom: str
    limit: Limit
    is_quiet: bool = False


def count(database: Database, counters: Iterable[Counter], now: int) -> None:
    """One more of each, in one write; raises Enough, and then mostly without any."""
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
    """Return of each ceiling of the installation how much is used, and how much there may be."""
    found = {}
    for what in CEILINGS:
        limit = limits.everywhere[what]
        row = _live(connection, Counter(what, EVERYBODY, limit), now)
        found[what] = (row.times if row else 0, limit.most)
    return found


def check(connection: Connection, counter: Counter, now: int, more: int = 1) -> None:
    """Whether that many more may be done; raises Enough, and writes nothing."""
    row = _live(connection, counter, now)
    if row and row.times + more > counter.limit.most:
        raise Enough(counter.what, row.until - now)
    if more > counter.limit.most:
        raise Enough(counter.what, counter.limit.seconds)


def add(connection: Connection, counter: Counter, now: int, more: int = 1) -> None:
    """Count so many more; raises Enough beyond the limit, for whoever counted at the same time."""
    upsert = (_UPSERT_QUIET if counter.is_quiet else _UPSERT)[connection.dialect.name]
    values = {"what": counter.what, "whom": counter.whom, "times": more}
    row = connection.execute(
        upsert, {**values, "until": now + counter.limit.seconds, "now": now}
    ).one()
    if row.times > counter.limit.most:
        raise Enough(counter.what, row.until - now)


def take_off(connection: Connection, what: str, whom: str, now: int, fewer: int) -> None:
    """So many are to be counted no more, whatever the limit."""
    live = (TALLY.c.what == what, TALLY.c.whom == whom, TALLY.c.until > now)
    times = case((TALLY.c.times > fewer, TALLY.c.times - fewer), else_=0)
    connection.execute(update(TALLY).where(*live).values(times=times))


def prune(database: Database, now: int) -> None:
    """Clear away what counts no more, at most once a minute."""
    if database.read(lambda c: PRUNABLE.finds_any(c, before=now - KEEP_SECONDS)):
        database.write(lambda c: c.execute(delete(TALLY).where(TALLY.c.until <= now)))


def _live(connection: Connection, counter: Counter, now: int) -> TallyRow | None:
    latest = now + counter.limit.seconds
    about = {"of_what": counter.what, "of_whom": counter.whom, "latest": latest}
    return LOOK.first(connection, **about, now=now)


def _upsert(dialect: Any, is_quiet: bool) -> Any:
    statement = dialect.insert(TALLY).values({name: bindparam(name) for name in TALLY.c.keys()})  # noqa: SIM118, columns
    fresh = statement.excluded
    live = and_(TALLY.c.until > bindparam("now"), TALLY.c.until <= fresh.until)
    until = fresh.until if is_quiet else case((live, TALLY.c.until), else_=fresh.until)
    times = case((live, TALLY.c.times + fresh.times), else_=fresh.times)
    return statement.on_conflict_do_update(
        index_elements=[TALLY.c.what, TALLY.c.whom], set_={"times": times, "until": until}
    ).returning(TALLY.c.times, TALLY.c.until)


_DIALECTS = {"sqlite": sqlite, "postgresql": postgresql}
_UPSERT = {name: _upsert(dialect, False) for name, dialect in _DIALECTS.items()}
_UPSERT_QUIET = {name: _upsert(dialect, True) for name, dialect in _DIALECTS.items()}
