"""Opening an installation: checks for damage, file modes and migrations."""

import contextlib
import errno
import gc
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database import file_modes, move_marks, open_files, upgrading
from service.database.connections import Database, damage, sqlite_file
from service.database.move_marks import MARK
from service.installation.context import Installation, open_installation
from service.installation.settings import LOOPBACK, BadSetting, Settings, from_environment
from service.operations import backups

T = TypeVar("T")
NEW_THINGS = 50_000  # new container objects between garbage collections
USED = ("match", "game_table", "play_group")  # tables that only a used database has rows in
BESIDE = (
    "STAFFETTA_DATABASE_URL names a database without games, but %s has some; move them there with "
    "staffetta move-database, with the former settings, and start again"
)
FULL = (
    "the disk of %s is full, so nothing was changed; an upgrade needs room for a second copy of "
    "the database"
)
MARKED = {
    "unfinished": "the move into this database is not finished; run staffetta move-database again",
    "moved": "this database was moved to another one; set STAFFETTA_DATABASE_URL to that one",
}


class CannotServe(Exception):
    """The service cannot start; the text is one line with the reason."""


class NoInstallation(Exception):
    """There is no installation at the configured place, and this command creates none.

    `code` names the missing part: installation or key. The code "replaced" says that a running
    service has other files open. `folder` is the data folder.
    """

    def __init__(self, code: str, folder: Path) -> None:
        super().__init__(code)
        self.code, self.folder = code, folder


def find_settings() -> Settings:
    """Return the settings of the current installation; raises NoInstallation or BadSetting."""
    settings = from_environment()
    refuse_incomplete(settings)
    return settings


def refuse_incomplete(settings: Settings) -> None:
    """Raise NoInstallation if the installation or its secret key is missing, or was replaced."""
    refuse_missing(settings)
    file = sqlite_file(settings.database_url)
    if file and open_files.is_marked(file):
        raise NoInstallation("replaced", settings.data)
    if not settings.secret_key:
        raise NoInstallation("key", settings.data)


def refuse_missing(settings: Settings) -> None:
    """Raise NoInstallation if there is no data folder or no SQLite file."""
    file = sqlite_file(settings.database_url)
    if not settings.data.is_dir() or (file and not file.exists()):
        raise NoInstallation("installation", settings.data)


def find_installation(even_moved: bool = False) -> Installation:
    """Open the current installation; raises NoInstallation if there is none.

    A database without tables counts as none. Raise CannotServe if its rows were moved to another
    database, unless `even_moved` is True.
    """
    return ready_installation(find_settings(), makes=False, even_moved=even_moved)


def refuse_damaged(settings: Settings) -> None:
    """Raise CannotServe if the SQLite file is damaged; changes nothing in it.

    Writing to a damaged file would lose more of it.
    """
    file = sqlite_file(settings.database_url)
    if file is None or not file.exists() or not (why := damage(file)):
        return
    advice = "put the last backup back with staffetta restore FILE, or have SQLite's .recover try"
    raise CannotServe(f"{file} is damaged ({why}); nothing was changed; {advice}")


def ready_installation(
    settings: Settings, host: str = LOOPBACK[0], makes: bool = True, even_moved: bool = False
) -> Installation:
    """Return the installation, with its files made private and its database upgraded.

    Raises BadSetting or CannotServe if the database cannot be used. An empty database raises
    NoInstallation if `makes` is False; else its tables are created. A database that was moved
    raises CannotServe, unless `even_moved`.
    """
    os.umask(file_modes.UMASK)
    if settings.test and host not in LOOPBACK:
        raise BadSetting("STAFFETTA_TEST", "a rehearsal is served on 127.0.0.1 alone")
    with _faults_named(settings):
        if not makes and upgrading.is_empty(settings.database_url):
            raise NoInstallation("installation", settings.data)
        _refuse_beside(settings)
        file = sqlite_file(settings.database_url)
        file_modes.tighten(settings.data, file)
        if file:
            open_files.unmark(file)
        upgrading.upgrade(settings.database_url)
        installation = open_installation(settings)
        try:
            if not even_moved:
                installation.database.read(_refuse_marked)
        except CannotServe:
            installation.database.close()
            raise
        return installation


def look_ahead(work: Callable[[Connection], T]) -> T:
    """Return the result of `work` on the current database, as this release would upgrade it.

    Nothing is changed. Raises NoInstallation.
    """
    settings = find_settings()

    def look(connection: Connection) -> T:
        _refuse_marked(connection)
        return work(connection)

    with _faults_named(settings), _readable(settings.database_url) as url:
        with contextlib.closing(Database(url)) as database:
            present = database.read(upgrading.version)
            if present is None:
                raise NoInstallation("installation", settings.data)
            if present == upgrading.latest():  # the service may be running
                return database.read(look)
        return upgrading.look_ahead(url, look)


@contextlib.contextmanager
def _readable(url: str) -> Iterator[str]:
    """Yield the URL, or that of a temporary copy if the SQLite file cannot be written to.

    SQLite also needs to write beside a file that it only reads.
    """
    file = sqlite_file(url)
    if file is None or (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)):
        yield url
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        backups.copy_out(file, copy)
        yield f"sqlite:///{copy}"


@contextlib.contextmanager
def _faults_named(settings: Settings) -> Iterator[None]:
    """Turn errors of the database into BadSetting or CannotServe, with a one-line message."""
    try:
        yield
    except upgrading.NewerSchema as newer:
        raise CannotServe(f"the database was made by a later release ({newer})") from None
    except upgrading.OlderSchema as older:
        raise CannotServe(
            f"the database is of version {older}; start release fbee438 with it once, then this one"
        ) from None
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        reason = why_closed(error)
        if _is_full(error):
            raise CannotServe(f"{FULL % settings.data} ({reason})") from None
        raise BadSetting("STAFFETTA_DATABASE_URL", f"cannot be opened: {reason}") from None


def _is_full(error: Exception) -> bool:
    """True if there is no space left on the disk."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_FULL or getattr(cause, "errno", None) == errno.ENOSPC


def _refuse_beside(settings: Settings) -> None:
    """Raise CannotServe if the database has no matches, but another one in the data folder has.

    With the empty one, no link would work.
    """
    other, file = settings.data / "staffetta.db", sqlite_file(settings.database_url)
    if file == other or not other.exists():
        return
    beside = f"sqlite:///{other.as_uri()}?mode=ro&uri=true"
    is_used = upgrading.has_rows(beside, *USED) and not upgrading.has_rows(beside, MARK.name)
    is_new = bool(file and not file.exists())
    if is_used and (is_new or not upgrading.has_rows(settings.database_url, *USED)):
        raise CannotServe(f"{BESIDE % other}; to start anew, put that file elsewhere")


def _refuse_marked(connection: Connection) -> None:
    """Raise CannotServe if the data was moved elsewhere, or its move to here is unfinished."""
    if mark := move_marks.find(connection):
        raise CannotServe(MARKED[mark.state])


def settle() -> None:
    """Exclude everything loaded so far from garbage collection, and collect less often.

    A full collection took 0.1 s, about every thirty pages, and blocked all requests. A page makes
    thousands of containers and leaves few behind, so the usual collections took a sixth of its
    time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS, *gc.get_threshold()[1:])


def why_closed(error: Exception) -> str:
    """Return in one line why a database does not open, without its password."""
    if isinstance(error, ImportError):
        return "PostgreSQL's driver is not installed: psycopg"
    return one_line(getattr(error, "orig", None) or error)


def one_line(error: BaseException) -> str:
    """Return a library's error message, shortened to one line."""
    return " ".join(str(error).split())[:300] or type(error).__name__
