"""A description of an installation to paste into a question, without anything secret.

It has no names, addresses, links or values of settings, and is always in English.
"""

import platform
from collections.abc import Iterator
from importlib.metadata import version
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, Connection, Table, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from service.database import upgrading
from service.database.connections import Database, sqlite_file
from service.database.rows import GAME_TABLE, LETTER, MATCH, SEASON, SEAT
from service.installation.environment_reader import BadSetting
from service.installation.inbound_url import parse_inbound_url
from service.installation.logs import veiled
from service.installation.mail_url import parse_mail_url
from service.installation.release import release
from service.installation.settings import Settings, from_environment
from service.language.terminal import Voice, harmless
from service.language.words import speaker
from service.matches import match_log
from service.operations.doctor import GOOD, examine
from service.operations.settings_in_force import DEFAULT, in_force

PACKAGES = ("flask", "sqlalchemy", "granian", "reportlab")
LAST_ERRORS = 5


def describe() -> Iterator[str]:
    """Yield the lines of the description; a part that cannot be read says why."""
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    yield f"staffetta {release()}, tables {upgrading.latest()}"
    yield f"python {platform.python_version()}, {platform.platform()}, {packages}"
    try:
        settings = from_environment()
        given = [each.name for each in in_force() if each.source != DEFAULT]
    except BadSetting as bad:
        yield f"settings: {bad.name} is refused; its value is not shown here"
        return
    yield f"settings given: {', '.join(given) or 'none'}"
    yield from _of_database(settings)
    findings = examine(Voice(speaker("en")))
    for finding in findings:
        if finding.mark != GOOD:
            yield f"{finding.mark} {_safe(finding.text, settings)}"
    yield f"checks passed: {sum(finding.mark == GOOD for finding in findings)} of {len(findings)}"


def _of_database(settings: Settings) -> Iterator[str]:
    file = sqlite_file(settings.database_url)
    if file is not None and not file.exists():
        yield "database: none yet"
        return
    database = Database(settings.database_url)
    try:
        yield from database.read(lambda c: [*_counted(c, settings)])
    except SQLAlchemyError as error:
        yield f"database: {_safe(str(getattr(error, 'orig', error)), settings)}"
    finally:
        database.close()


def _counted(connection: Connection, settings: Settings) -> Iterator[str]:
    info = connection.dialect.server_version_info or ()
    server = ".".join(map(str, info))
    yield f"database: {connection.dialect.name} {server}, tables {upgrading.version(connection)}"
    played = select(MATCH.c.id).where(MATCH.c.until.is_(None))
    seats = _by_status(connection, SEAT, SEAT.c.match_id.in_(played))
    yield f"matches: {_by_status(connection, MATCH, MATCH.c.until.is_(None))}; seats: {seats}"
    seasons = connection.execute(select(func.count()).select_from(SEASON)).scalar_one()
    yield f"tables: {_by_status(connection, GAME_TABLE)}; seasons: {seasons}"
    outcome = func.coalesce(LETTER.c.outcome, "waiting")
    counts = connection.execute(select(outcome, func.count()).group_by(outcome).order_by(outcome))
    yield f"letters: {', '.join(f'{count} {name}' for name, count in counts) or 'none'}"
    errors = (
        select(LETTER.c.error, func.min(LETTER.c.match_id))
        .where(LETTER.c.error.is_not(None))
        .group_by(LETTER.c.error)
        .order_by(func.max(LETTER.c.made_at).desc())
    )
    for error, match_id in connection.execute(errors.limit(LAST_ERRORS)).all():
        why = match_log.why_not_sent(connection, match_id, error)
        yield f"mail error: {_safe(why, settings)}"


def _by_status(connection: Connection, table: Table, *which: ColumnElement[bool]) -> str:
    status = table.c.status
    query = select(status, func.count()).where(*which).group_by(status).order_by(status)
    counts = connection.execute(query)
    return ", ".join(f"{count} {name}" for name, count in counts) or "none"


def _safe(text: str, settings: Settings) -> str:
    """Return a text on one line without addresses, links and the names of host and folder."""
    line = harmless(" ".join(text.split()))
    database, mail = make_url(settings.database_url), parse_mail_url(settings.mail_url)
    inbound = parse_inbound_url(settings.inbound_url)
    names = (
        *(settings.base_url, urlsplit(settings.base_url).hostname, str(settings.data)),
        *(database.host, database.username, database.database, mail.host),
        *(inbound.host, inbound.user),
    )
    for name in sorted(filter(None, names), key=len, reverse=True):
        line = line.replace(name, "…")
    return str(veiled(line))
