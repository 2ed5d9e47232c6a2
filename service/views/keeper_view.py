"""The state of the service for its keeper, who runs it: health, waiting work, refused letters.

The keeper's page and `staffetta doctor` show the same facts. They hold no card, link or name, and
addresses only masked.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from sqlalchemy import ColumnElement, Connection, Table, and_, func, select

from service.database import upgrading
from service.database.rows import (
    DUE,
    GAME_TABLE,
    LETTER,
    MATCH,
    MOVE,
    REPLY,
    SEASON,
    SEAT,
    TALLY,
    LetterRow,
    MatchStatus,
    SeatRow,
    TableStatus,
    fetch_all,
)
from service.installation import disk, last_backup
from service.installation.addresses import masked
from service.installation.context import Installation
from service.installation.limits import CEILINGS, DAY, Limits
from service.installation.release import release
from service.links import store as links
from service.matches import heartbeat, match_log, open_decisions, outbox, store
from service.people import trials

STALE_CLOCK = 30  # seconds; the scheduler beats every 5, and waits at most 12 for a lock
STALE_WRITE = 12  # seconds; the web process writes every 5
OVERDUE = 60  # seconds after a deadline
STALE_LETTER = 3600
OLD_BACKUP = 7 * DAY
MOST_REFUSED, MOST_MATCHES = 20, 20
GIGABYTE = 1 << 30
NEARLY = 0.8  # used share of a limit from which there is a warning
TYPED = ("confirm", "newcomer")  # letters to addresses that no seat has
GOOD, WARN, BAD = "good", "warn", "bad"
# Matches, with the time of the last move, or else of the set-up.
_LAST_MOVE = and_(MOVE.c.match_id == MATCH.c.id, MOVE.c.number == MATCH.c.turn - 1)
_ACTIVE_AT = func.coalesce(MOVE.c.at, MATCH.c.started_at, MATCH.c.made_at)
LATEST_FIRST = (_ACTIVE_AT.desc(), MATCH.c.id)
MATCHES = select(
    MATCH.c.id, MATCH.c.game, MATCH.c.status, MATCH.c.turn, _ACTIVE_AT.label("active_at")
).outerjoin(MOVE, _LAST_MOVE)


@dataclass(frozen=True)
class RefusedLetter:
    """A letter that a mail server refused, with the server's reason; `to` is masked."""

    at: int
    match: str
    seat: int
    kind: str
    to: str
    why: str


@dataclass(frozen=True)
class LatestMatch:
    """A match that was active lately; `at` is the time of its last move, or else of its set-up."""

    match: str
    game: str
    status: str
    turn: int
    at: int


@dataclass(frozen=True)
class Use:
    """The used part of a limit, or of the disk."""

    used: int
    most: int

    @property
    def share(self) -> int:
        """Return the used part in percent, at most 100."""
        return min(100, round(100 * self.used / self.most)) if self.most else 100


@dataclass(frozen=True)
class Waiting:
    """The number of waiting things, and for how many seconds the first of them has waited."""

    count: int
    seconds: int = 0


@dataclass(frozen=True)
class Overview:
    """The health and use of the service at one moment, for its operator.

    Ages are in seconds; None means that there was no heartbeat or no backup yet.
    """

    checks: dict[str, bool]
    warnings: list[str]
    clock_age: int | None
    letters: Waiting
    letters_why: str
    decisions: Waiting
    replies: Waiting
    unreachable: int
    refused: int
    refused_last: list[RefusedLetter]
    ceilings: dict[str, Use]
    reached: dict[str, int]  # by limit: the number of networks or addresses that have used it up
    matches: dict[str, int]
    latest: list[LatestMatch]
    trials: int
    tables: dict[str, int]
    seasons: int
    disk: Use
    backup_age: int | None
    has_own_backups: bool  # False for PostgreSQL, which is backed up with its own tools
    release: str
    database: str
    schema: str
    latest_schema: str

    @property
    def marks(self) -> dict[str, str]:
        """Return GOOD, WARN or BAD, keyed by the thing that was checked."""
        found = {name: GOOD if works else BAD for name, works in self.checks.items()}
        found["key"] = WARN if "key" in self.warnings else GOOD
        found["letters"] = WARN if "letters" in self.warnings or self.letters_why else GOOD
        found["decisions"] = WARN if "deadlines" in self.warnings else GOOD
        found["unreachable"] = WARN if self.unreachable else GOOD
        found["disk"] = WARN if "disk" in self.warnings else GOOD
        is_old = self.backup_age is None or self.backup_age > OLD_BACKUP
        found["backup"] = WARN if self.has_own_backups and is_old else GOOD
        for name, use in self.ceilings.items():
            found[name] = WARN if use.used > NEARLY * use.most else GOOD
        return found

    @property
    def free_in_gigabytes(self) -> float:
        """Return the free space on the disk, with one decimal."""
        return round((self.disk.most - self.disk.used) / GIGABYTE, 1)

    @property
    def mark(self) -> str:
        """Return BAD if anything is bad, else WARN if anything is worth a warning, else GOOD."""
        return max(self.marks.values(), key=(GOOD, WARN, BAD).index)


# --- health ----------------------------------------------------------------


def checks(connection: Connection, installation: Installation) -> dict[str, bool]:
    """Return the checks of the database and of the processes, as in /readyz."""
    age = heartbeat.age(connection, installation)
    written = heartbeat.age(connection, installation, heartbeat.WEB)
    return {
        "database": True,
        "schema": upgrading.version(connection) == upgrading.latest(),
        "writes": written is not None and abs(written) <= STALE_WRITE,
        "clock": age is not None and age < STALE_CLOCK,
    }


def has_files_in_place(installation: Installation) -> bool:
    """True unless the database's files were replaced or deleted while they are open."""
    open_files = installation.database.open_files
    return open_files is None or open_files.replaced() is None


def warnings(connection: Connection, installation: Installation) -> list[str]:
    """Return the warnings of /readyz that need the database: key, deadlines, letters."""
    now = installation.now()
    is_other = links.of_another_key(connection, now)[0] > 0
    oldest = outbox.health(connection)["oldest_at"]
    found = {
        "key": is_other or not installation.settings.has_kept_key(),
        "deadlines": open_decisions.overdue(connection, now) > OVERDUE,
        "letters": oldest is not None and now - oldest >= STALE_LETTER,
    }
    return [name for name, is_so in found.items() if is_so]


# --- everything ------------------------------------------------------------


def look(connection: Connection, installation: Installation) -> Overview:
    """Check the service, count its rows, and return the result."""
    settings, now = installation.settings, installation.now()
    free, size = disk.free(settings), disk.size(settings)
    low = ["disk"] if free < disk.LOW else []
    health, why = outbox.health(connection), match_log.last_error(connection)
    oldest, backup = health["oldest_at"], last_backup.noted_at(settings)
    of_trials = MATCH.c.until.is_not(None)
    return Overview(
        checks=checks(connection, installation)
        | {"files_in_place": has_files_in_place(installation)},
        warnings=[*low, *warnings(connection, installation)],
        clock_age=heartbeat.age(connection, installation),
        letters=Waiting(health["waiting"] or 0, 0 if oldest is None else max(0, now - oldest)),
        letters_why=why,
        decisions=_first(connection, DUE, DUE.c.due_at, now, DUE.c.due_at < now - OVERDUE),
        replies=_first(connection, REPLY, REPLY.c.at, now, REPLY.c.did == "held"),
        unreachable=_count(connection, SEAT, SEAT.c.unreachable_since.is_not(None)),
        refused=health["refused"] or 0,
        refused_last=[*_refused(connection)],
        ceilings=_ceilings(connection, settings.limits, now),
        reached=_reached(connection, settings.limits, now),
        matches=_by_status(connection, MATCH, get_args(MatchStatus), ~of_trials),
        latest=_latest(connection, ~of_trials),
        trials=_count(connection, MATCH, of_trials),
        tables=_by_status(connection, GAME_TABLE, get_args(TableStatus)),
        seasons=_count(connection, SEASON),
        disk=Use(max(0, size - free), size),
        backup_age=None if backup is None else max(0, now - backup),
        has_own_backups=installation.database.is_sqlite,
        release=release(),
        database="SQLite" if installation.database.is_sqlite else "PostgreSQL",
        schema=upgrading.version(connection) or "",
        latest_schema=upgrading.latest() or "",
    )


def _count(connection: Connection, table: Table, *where: ColumnElement[bool]) -> int:
    query = select(func.count()).select_from(table).where(*where)
    return int(connection.execute(query).scalar_one())


def _first(
    connection: Connection, table: Table, at: Any, now: int, where: ColumnElement[bool]
) -> Waiting:
    query = select(func.count(), func.min(at)).select_from(table).where(where)
    count, first = connection.execute(query).one()
    return Waiting(count, 0 if first is None else max(0, now - first))


def _by_status(
    connection: Connection, table: Table, names: tuple[str, ...], *where: ColumnElement[bool]
) -> dict[str, int]:
    """Return the number of rows with each status, in the usual order of the statuses."""
    query = select(table.c.status, func.count()).where(*where).group_by(table.c.status)
    found: dict[str, int] = dict(connection.execute(query).all())
    return {name: found.get(name, 0) for name in names}


def _latest(connection: Connection, where: ColumnElement[bool]) -> list[LatestMatch]:
    """Return the matches that were active last, the latest first."""
    query = MATCHES.where(where).order_by(*LATEST_FIRST).limit(MOST_MATCHES)
    return [LatestMatch(*row) for row in connection.execute(query)]


def _refused(connection: Connection) -> Iterator[RefusedLetter]:
    """Yield the letters that were refused last, the newest first."""
    query = select(LETTER).where(LETTER.c.outcome == "refused")
    latest = query.order_by(LETTER.c.ended_at.desc(), LETTER.c.id.desc()).limit(MOST_REFUSED)
    for letter in fetch_all(connection, latest, LetterRow):
        seats = store.SEATS_OF.all(connection, of=letter.match_id)
        address = _address_of(letter, seats)
        why = match_log.why_not_sent(connection, letter.match_id, letter.error)
        to = masked(address) if address else ""
        at = letter.ended_at or letter.made_at
        yield RefusedLetter(at, letter.match_id, letter.seat, letter.kind, to, why)


def _address_of(letter: LetterRow, seats: list[SeatRow]) -> str:
    """Return the address that a letter went to; "" if it may not be the seat's current one."""
    seat = seats[letter.seat]
    is_typed = letter.kind in TYPED or outbox.FORMER in letter.facts
    is_own = letter.tenure == seat.tenure and not is_typed
    return seat.address if is_own else ""


def _ceilings(connection: Connection, limits: Limits, now: int) -> dict[str, Use]:
    return {name: Use(*use) for name, use in trials.ceilings(connection, limits, now).items()}


def _reached(connection: Connection, limits: Limits, now: int) -> dict[str, int]:
    """Return by limit how many networks or addresses have used it up now.

    Requests from this machine may count here but still be allowed, since their limits are higher.
    """
    query = select(TALLY.c.what, TALLY.c.times).where(TALLY.c.until > now)
    found: dict[str, int] = {}
    for what, times in connection.execute(query):
        limit = limits.everywhere.get(what)
        if limit and what not in CEILINGS and times >= limit.most:
            found[what] = found.get(what, 0) + 1
    return found
