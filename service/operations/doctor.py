"""A look at an installation: what it keeps, what it can do, how it is set; says what to mend.

Mends nothing itself, and sends nothing.
"""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError

from service.database import file_modes, upgrading
from service.database.connections import sqlite_file
from service.installation import disk
from service.installation.parts import Installation, open_installation
from service.installation.settings import LOOPBACK, BadSetting, from_environment
from service.language.terminal import Voice, harmless
from service.mail.channels import NotSent
from service.mail.transport import open_post
from service.matches import campaigns, heartbeat, outbox, states
from service.operations.in_pieces import those
from service.tables import keeping

STALE_CLOCK = 60


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at, in a line."""

    good: bool
    text: str


def examine(say: Voice) -> list[Finding]:
    """Everything, in the order in which one would mend it."""
    try:
        settings = from_environment()
    except BadSetting as bad:
        return [Finding(False, harmless(str(bad)))]
    file = sqlite_file(settings.database_url)
    if file and not file.exists():
        return [Finding(False, say("doctor-schema-old"))]
    try:
        installation = open_installation(settings)
    except (ImportError, OSError) as error:
        return [Finding(False, say("doctor-database-bad", why=type(error).__name__))]
    looks: tuple[Callable[[Installation, Voice], Finding], ...] = (
        _database,
        _writes,
        _disk,
        _files,
        _mail,
        _letters,
        _clock,
        _matches,
        _tables,
        _campaigns,
        _address,
    )
    findings = [Finding(True, say("doctor-settings", folder=str(settings.data)))]
    for look in looks:
        findings.append(look(installation, say))
        if look is _database and not findings[-1].good:
            break
    installation.database.close()
    return findings


def _database(installation: Installation, say: Voice) -> Finding:
    try:
        present = installation.database.read(upgrading.version)
    except (SQLAlchemyError, sqlite3.Error) as error:
        return Finding(False, say("doctor-database-bad", why=type(error).__name__))
    if present != upgrading.latest():
        return Finding(False, say("doctor-schema-old"))
    return Finding(True, say("doctor-database"))


def _writes(installation: Installation, say: Voice) -> Finding:
    """What a move would do: take room, and commit."""
    try:
        disk.try_room(installation.settings)
        installation.database.write(heartbeat.touch)
    except (SQLAlchemyError, OSError) as error:
        why = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        return Finding(False, say("doctor-writes-bad", why=" ".join(str(why).split())[:200]))
    return Finding(True, say("doctor-writes"))


def _disk(installation: Installation, say: Voice) -> Finding:
    free = disk.free(installation.settings)
    key = "doctor-disk" if free >= disk.LOW else "doctor-disk-low"
    return Finding(free >= disk.LOW, say(key, free=free // disk.MEGABYTE))


def _files(installation: Installation, say: Voice) -> Finding:
    """One example is enough: what mends it mends all."""
    kept = installation.settings.data, sqlite_file(installation.settings.database_url)
    for key, found in (
        ("doctor-files-open", file_modes.open_to_others(*kept)),
        ("doctor-files-owner", file_modes.of_others(*kept)),
    ):
        if found:
            return Finding(False, say(key, file=str(found[0]), folder=str(found[0].parent)))
    return Finding(True, say("doctor-files"))


def _mail(installation: Installation, say: Voice) -> Finding:
    try:
        with open_post(installation.settings.mail_url, installation.settings.data) as post:
            post.probe()
    except NotSent as error:
        return Finding(False, say("doctor-mail-bad", why=error.reason))
    return Finding(True, say("doctor-mail"))


def _letters(installation: Installation, say: Voice) -> Finding:
    health = installation.database.read(outbox.health)
    text = say("doctor-letters", waiting=health["waiting"], refused=health["refused"])
    oldest = health["oldest_at"]
    return Finding(oldest is None or installation.now() - oldest < 3600, text)


def _clock(installation: Installation, say: Voice) -> Finding:
    age = installation.database.read(lambda connection: heartbeat.age(connection, installation))
    if age is None or age > STALE_CLOCK:
        return Finding(False, say("doctor-clock-bad"))
    return Finding(True, say("doctor-clock", seconds=age))


def _matches(installation: Installation, say: Voice) -> Finding:
    unreadable = those(installation.database, states.unreadable)
    damaged = those(installation.database, states.damaged)
    if unreadable:
        return Finding(False, say("doctor-matches-bad", matches=", ".join(unreadable)))
    if damaged:
        return Finding(False, say("doctor-moves-bad", matches=", ".join(damaged)))
    return Finding(True, say("doctor-matches"))


def _tables(installation: Installation, say: Voice) -> Finding:
    unsound = installation.database.read(keeping.unsound)
    if unsound:
        return Finding(False, say("doctor-tables-bad", tables=", ".join(unsound)))
    count = installation.database.read(lambda c: keeping.in_play(c, installation.now()))
    return Finding(True, say("doctor-tables", count=count))


def _campaigns(installation: Installation, say: Voice) -> Finding:
    stalled = installation.database.read(campaigns.stalled)
    if not stalled:
        return Finding(True, say("doctor-campaigns"))
    tries = max(row.failures for row in stalled)
    return Finding(False, say("doctor-campaigns-bad", count=len(stalled), tries=tries))


def _address(installation: Installation, say: Voice) -> Finding:
    is_local = urlsplit(installation.settings.base_url).hostname in LOOPBACK
    key = "doctor-address-local" if is_local else "doctor-address"
    return Finding(True, say(key, url=installation.settings.base_url))
