"""An installation made ready to work on: undamaged, closed to others, its database up to date."""

import gc
import os
import sqlite3
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from service.database import file_modes, upgrading
from service.database.connections import damage, sqlite_file
from service.installation.parts import Installation, open_installation
from service.installation.settings import LOOPBACK, BadSetting, Settings, from_environment

NEW_THINGS = 50_000  # that hold others and are not gone yet, until garbage is looked for


class CannotServe(Exception):
    """The service cannot start; its text is the one line that says why."""


class NoInstallation(Exception):
    """There is no installation where the settings lead, and this command makes none.

    `code` says what is missing: installation or key; `folder` is the data folder.
    """

    def __init__(self, code: str, folder: Path) -> None:
        super().__init__(code)
        self.code, self.folder = code, folder


def find_settings() -> Settings:
    """Return the settings of the installation that is here; raises NoInstallation, BadSetting."""
    settings = from_environment()
    refuse_incomplete(settings)
    return settings


def refuse_incomplete(settings: Settings) -> None:
    """Raises NoInstallation also where the secret key is missing."""
    refuse_missing(settings)
    if not settings.secret_key:
        raise NoInstallation("key", settings.data)


def refuse_missing(settings: Settings) -> None:
    """Raises NoInstallation where there is no data folder or no SQLite file."""
    file = sqlite_file(settings.database_url)
    if not settings.data.is_dir() or (file and not file.exists()):
        raise NoInstallation("installation", settings.data)


def find_installation() -> Installation:
    """Make the installation that is here ready; raises NoInstallation where there is none.

    A database without tables is none either.
    """
    return ready_installation(find_settings(), makes=False)


def refuse_damaged(settings: Settings) -> None:
    """Raises CannotServe of a SQLite file whose pages do not hang together; changes nothing in it.

    Who goes on writing into such a file loses more of it.
    """
    file = sqlite_file(settings.database_url)
    if file is None or not file.exists() or not (why := damage(file)):
        return
    advice = "put the last backup back with staffetta restore FILE, or have SQLite's .recover try"
    raise CannotServe(f"{file} is damaged ({why}); nothing was changed; {advice}")


def ready_installation(
    settings: Settings, host: str = LOOPBACK[0], makes: bool = True
) -> Installation:
    """The parts of an installation, closed to others, its database up to date."""
    os.umask(file_modes.UMASK)
    if settings.test and host not in LOOPBACK:
        raise BadSetting("STAFFETTA_TEST", "a rehearsal is served on 127.0.0.1 alone")
    try:
        if not makes and upgrading.is_empty(settings.database_url):
            raise NoInstallation("installation", settings.data)
        file_modes.tighten(settings.data, sqlite_file(settings.database_url))
        upgrading.upgrade(settings.database_url)
        return open_installation(settings)
    except upgrading.NewerSchema as newer:
        raise CannotServe(f"the database was made by a later release ({newer})") from None
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        reason = why_closed(error)
        raise BadSetting("STAFFETTA_DATABASE_URL", f"cannot be opened: {reason}") from None


def settle() -> None:
    """All that is loaded by now stays: no search for garbage looks through it again.

    A whole search took a tenth of a second, every thirty pages or so, and kept everybody waiting.
    After that garbage is looked for every few pages: a page makes thousands of things that hold
    others and leaves few behind, and the usual searches took a sixth of its time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS, *gc.get_threshold()[1:])


def why_closed(error: Exception) -> str:
    """Why a database does not open, on one line and without its password."""
    if isinstance(error, ImportError):
        return "PostgreSQL's driver is not installed: psycopg"
    return one_line(getattr(error, "orig", None) or error)


def one_line(error: BaseException) -> str:
    """What a library says of a failure, as far as it fits one line."""
    return " ".join(str(error).split())[:300] or type(error).__name__
