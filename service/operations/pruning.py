"""Deletion of old letters (rows and files), copies of the database, and tables left in mid-game.

The scheduler does it in small pieces, and `staffetta prune` at once. Matches, their moves and
proofs, seasons and finished tables stay.
"""

import logging
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sqlalchemy.exc import OperationalError

from service.database.connections import sqlite_file
from service.installation.context import Installation
from service.links import store as links
from service.mail.transport import FilePost, open_post
from service.matches import heartbeat
from service.matches import retention as letters
from service.operations import erased_traces
from service.people import erased_people, leaving
from service.tables import retention as tables

log = logging.getLogger(__name__)
DAY = 24 * 3600
MOST_AT_ONCE = 50  # matches, files or tables in one pass
MOST_ADDRESSES = 500  # of ended links, in one pass


@dataclass(frozen=True)
class Count:
    """The numbers of deleted letters, files, copies and tables, or of those to be deleted."""

    letters: int = 0
    files: int = 0
    copies: int = 0
    tables: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(*(one + more for one, more in zip(self.each(), other.each(), strict=True)))

    def each(self) -> tuple[int, ...]:
        """Return the numbers in the order of the fields."""
        return self.letters, self.files, self.copies, self.tables


@dataclass(frozen=True)
class Age:
    """The ages in seconds from which things are deleted.

    `old` is for letters, files and copies. `left` is for tables left in mid-game; None keeps them.
    """

    old: int
    left: int | None = None


def age_of(days: int) -> Age:
    """Return an Age of so many days; tables stay at least as long as unused ones do."""
    return Age(days * DAY, max(days * DAY, tables.EMPTY))


def count(installation: Installation, age: Age) -> Count:
    """Return the numbers of things that are older than `age`, and delete nothing."""
    now = _now(installation)
    found = installation.database.read(lambda c: letters.count(c, now - age.old))
    left = age.left
    old_tables = (
        0 if left is None else installation.database.read(lambda c: tables.count(c, now, left))
    )
    mail, copies = (_older(each, now - age.old) for each in _files(installation))
    return Count(found, len(mail), len(copies), old_tables)


def prune(installation: Installation, age: Age) -> Count:
    """Delete a limited number of things that are older than `age`; return their numbers."""
    database, now = installation.database, _now(installation)
    since = now - age.old
    rows = 0
    for match_id in database.read(lambda c: letters.overdue(c, since, MOST_AT_ONCE)):
        rows += database.write(partial(letters.forget, match_id=match_id))
    if database.read(partial(letters.has_changes, since=since)):
        database.write(partial(letters.forget_changes, since=since))
    if ids := database.read(partial(links.with_old_address, since=since, most=MOST_ADDRESSES)):
        database.write(partial(links.forget_addresses, ids=ids))
    mail, copies = (_older(each, since)[:MOST_AT_ONCE] for each in _files(installation))
    for file in (*mail, *copies):
        file.unlink(missing_ok=True)
    left, gone = age.left, 0
    if left is not None:
        for table_id in database.read(lambda c: tables.overdue(c, now, left)):
            forget = partial(tables.forget, table_id=table_id, now=now, left=left)
            gone += database.write(forget)
    erased_people.forget(installation.settings.data, now)
    return Count(rows, len(mail), len(copies), gone)


def prune_all(installation: Installation, age: Age) -> Count:
    """Delete everything that is older than `age`, piece by piece; return the numbers."""
    total = piece = prune(installation, age)
    while any(piece.each()):
        piece = prune(installation, age)
        total += piece
    return total


def wipe_owed(installation: Installation) -> bool:
    """Wipe traces of erased people from the database's file, if any may be left.

    Copies of the database that have their address are deleted. Return True if a wipe was due and
    done; a database that stays busy is tried again later.
    """
    database, url = installation.database, installation.settings.database_url
    owed = database.read(leaving.owed_wipes)
    if not owed:
        return False
    for copy in erased_traces.copies_with(url, [link.address for link in owed]):
        copy.unlink(missing_ok=True)
        log.warning("%s had the data of a person who left, and was deleted", copy.name)
    database.write(partial(leaving.forget_addresses, owed=owed))
    with suppress(OperationalError):
        erased_traces.wipe(url, ())
        database.write(partial(leaving.note_wipe, owed=owed))
        return True
    return False


def prune_by_settings(installation: Installation) -> Count:
    """Delete a piece of everything that is older than the settings allow.

    Tables left in mid-game have their own time limit (service/tables/retention.py).
    """
    return prune(installation, Age(installation.settings.keep_days * DAY))


def _now(installation: Installation) -> int:
    """Return the time without recent jumps of the clock, which may have been mistakes."""
    now = installation.now()
    return installation.database.read(lambda connection: heartbeat.settled(connection, now))


def _files(installation: Installation) -> tuple[list[Path], list[Path]]:
    """Return the letters in the mail folder, and the copies made before upgrades and restores."""
    settings = installation.settings
    post, file = open_post(settings.mail_url, settings.data), sqlite_file(settings.database_url)
    mail = [*post.folder.glob("[0-9]*-*.eml")] if isinstance(post, FilePost) else []
    return mail, [*file.parent.glob(f"{file.name}.before-*")] if file else []


def _older(files: list[Path], since: int) -> list[Path]:
    """Return the files that were last written by `since`, in the order of their names."""
    return [file for file in sorted(files) if (written := _written(file)) and written <= since]


def _written(file: Path) -> float | None:
    try:
        return file.stat().st_mtime
    except OSError:  # another process has just deleted it
        return None
