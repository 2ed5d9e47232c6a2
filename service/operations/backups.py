"""Backup and restore of an installation: the database with its secret key in one file.

Works while the service runs, as SQLite copies a consistent snapshot. Other databases have better
tools of their own.
"""

import contextlib
import os
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError

from service.database import file_modes, upgrading
from service.database.connections import Database, sqlite_file
from service.installation.clock import Clock
from service.installation.coded_error import CodedError
from service.installation.settings import Settings, keep_secret, secret_file
from service.matches import heartbeat, restored_backups
from service.operations import erased_traces
from service.people import erased_people

T = TypeVar("T")
TABLE = "staffetta_backup"
PAGES_AT_ONCE = -1  # all pages at once; a WAL database stays usable meanwhile
PATIENCE = 60.0


class NotBackedUp(CodedError):
    """Raised when no backup or restore was made; `code` has the reason, with facts."""


def backup(settings: Settings, target: Path, replace_old: bool = False) -> None:
    """Write the backup atomically; overwrite only an older backup, and only if `replace_old`."""
    source = _database_file(settings)
    if not source.exists():
        raise NotBackedUp("nothing_there")
    if target.exists():
        if not _is_backup(target):
            raise NotBackedUp("file_in_the_way", file=str(target))
        if not replace_old:
            raise NotBackedUp("older_in_the_way", file=str(target))
    fresh = target.with_name(f"{target.name}.{secrets.token_hex(4)}")
    with _faults_named(target):
        try:
            copy_out(source, fresh)
            _add_secret(fresh, settings.secret_key)
            os.replace(fresh, target)
        finally:
            _remove(fresh)


def restore(
    settings: Settings, origin: Path, time: Clock, nothing_lost: bool = False
) -> Path | None:
    """Restore a backup; return the copy of the former database, or None if there was none.

    Unless `nothing_lost`, players of matches that may have lost moves get a letter. A running
    service continues with the restored matches. If the secret key differs, restart it so that it
    accepts the links.
    """
    target = _database_file(settings)
    if not origin.exists():
        raise NotBackedUp("no_file", file=str(origin))
    if not _is_backup(origin):
        raise NotBackedUp(
            "plain_copy" if _is_plain_copy(origin) else "not_a_backup", file=str(origin)
        )
    staging = target.with_name(f"{target.name}.restoring-{secrets.token_hex(4)}")
    with _faults_named(origin):
        secret = _secret_in(origin)
        _refuse_another_key(settings, secret)
        with _folder(settings.data):
            try:
                _make_ready(origin, staging)
                _erase_again(f"sqlite:///{staging}", settings.data, time.now())
                if not nothing_lost:
                    _tell(f"sqlite:///{staging}", target, time)
                kept = _keep_aside(target) if target.exists() else None
                _copy(staging, target)
            finally:
                _remove(staging)
        keep_secret(settings.data, secret, replace_old=True)
        file_modes.tighten(settings.data, target)
    return kept


@contextlib.contextmanager
def _folder(data: Path) -> Iterator[None]:
    """Make the data folder; if the block fails while it is still empty, remove it again."""
    made = [folder for folder in (data, *data.parents) if not folder.exists()]
    file_modes.make_folder(data)
    try:
        yield
    except BaseException:
        with contextlib.suppress(OSError):
            for folder in made:
                folder.rmdir()
        raise


def _make_ready(origin: Path, staging: Path) -> None:
    """Make a copy without the secret key and upgrade it, before anything is replaced."""
    _copy(origin, staging)
    with contextlib.closing(_open(staging)) as connection:
        connection.execute(f"DROP TABLE {TABLE}")
    upgrading.upgrade(f"sqlite:///{staging}")


def _erase_again(staged: str, data: Path, now: int) -> None:
    """Erase people from the staged database who were erased after the backup was made."""
    database = Database(staged)
    try:
        since = database.read(heartbeat.last_at)
        gone = database.write(lambda c: erased_people.erase_again(c, data, since, now))
    finally:
        database.close()
    if gone:
        erased_traces.wipe(staged, ())


def _tell(staged: str, present: Path, time: Clock) -> None:
    """Write letters about lost moves to players, into the staged database's outbox."""
    known, seen = _ask(present, restored_backups.outlines), _ask(present, restored_backups.epochs)
    database = Database(staged)
    try:
        database.write(lambda c: restored_backups.tell(c, time.now(), time.machine(), known, seen))
    finally:
        database.close()


def _ask(file: Path, look: Callable[[Connection], dict[str, T]]) -> dict[str, T]:
    """Return the result of `look` on the database in `file`; {} if it is missing or unreadable."""
    if not file.exists():
        return {}
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            return look(connection)
    except SQLAlchemyError:
        return {}
    finally:
        engine.dispose()


def _database_file(settings: Settings) -> Path:
    file = sqlite_file(settings.database_url)
    if file is None:
        raise NotBackedUp("not_sqlite")
    return file


@contextlib.contextmanager
def _faults_named(file: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise NotBackedUp("failed", file=str(file), why=str(error)) from None
    except SQLAlchemyError as error:
        raise NotBackedUp("failed", file=str(file), why=type(error).__name__) from None
    except upgrading.NewerSchema:
        raise NotBackedUp("newer", file=str(file)) from None
    except upgrading.OlderSchema:
        raise NotBackedUp("older", file=str(file)) from None


# --- files -----------------------------------------------------------------


def _open(file: Path, read_only: bool = False) -> sqlite3.Connection:
    mode = "ro" if read_only else "rwc"
    address = f"{file.resolve().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None)


def _copy(origin: Path, target: Path) -> None:
    file_modes.make_file(target)
    with contextlib.closing(_open(origin)) as source, contextlib.closing(_open(target)) as copy:
        source.backup(copy, pages=PAGES_AT_ONCE)


def copy_out(origin: Path, target: Path) -> None:
    """Copy a database, even from a folder that has become read-only.

    There SQLite only opens a file that another process has open. Any other file is not in use, so
    a plain copy of it is complete.
    """
    try:
        _copy(origin, target)
    except sqlite3.OperationalError:
        if os.access(origin.parent, os.W_OK):
            raise
        shutil.copyfile(origin, target)
        log = Path(f"{origin}-wal")
        if log.exists():
            file_modes.make_file(copied := Path(f"{target}-wal"))
            shutil.copyfile(log, copied)


def _remove(file: Path) -> None:
    """Remove a database that was not finished, with its log."""
    for left in file.parent.glob(f"{file.name}*"):
        left.unlink()


def _add_secret(file: Path, secret: bytes) -> None:
    with contextlib.closing(_open(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # keeps the backup in a single file
        connection.execute(f"CREATE TABLE {TABLE} (secret_key TEXT NOT NULL, made_at TEXT)")
        made_at = datetime.now(UTC).isoformat(timespec="seconds")
        text = secret.decode(errors="surrogateescape")
        connection.execute(f"INSERT INTO {TABLE} VALUES (?, ?)", (text, made_at))
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the copy is damaged")


def _is_backup(file: Path) -> bool:
    try:
        with contextlib.closing(_open(file, read_only=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            one = connection.execute(f"SELECT count(*) FROM {TABLE}").fetchone() == (1,)
            return bool(sound and one)
    except (OSError, sqlite3.Error):
        return False


def _is_plain_copy(file: Path) -> bool:
    """True if this is a copy of a database without its key, such as one from before an upgrade."""
    try:
        with contextlib.closing(_open(file, read_only=True)) as connection:
            return connection.execute(f"SELECT 1 FROM {upgrading.VERSIONS}").fetchone() is not None
    except (OSError, sqlite3.Error):
        return False


def _secret_in(file: Path) -> str:
    with contextlib.closing(_open(file, read_only=True)) as connection:
        return str(connection.execute(f"SELECT secret_key FROM {TABLE}").fetchone()[0])


def _refuse_another_key(settings: Settings, secret: str) -> None:
    """Raise NotBackedUp if the backup's key is not the configured one; its links would break."""
    kept = secret_file(settings.data)
    present = kept.read_bytes().strip() if kept.exists() else b""
    is_given = present != settings.secret_key
    if is_given and secret.encode(errors="surrogateescape") != settings.secret_key:
        raise NotBackedUp("other_key")


def _keep_aside(file: Path) -> Path:
    """Copy the current database beside itself, and return the copy."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = file.with_name(f"{file.name}.before-restore-{stamp}-{secrets.token_hex(2)}")
    _copy(file, aside)
    return aside
