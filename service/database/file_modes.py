"""File modes: only the service's own user can read an installation's files.

That user is the owner of the data folder. Files that root makes there, for example in a restore,
are given to that user at once.
"""

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
UMASK = OTHERS  # for files that libraries make without a mode


def make_file(path: Path) -> None:
    """Make an empty file that only its owner can read, unless it exists.

    SQLite gives its write-ahead log the same mode.
    """
    with contextlib.suppress(FileExistsError):
        os.close(open_file(path, os.O_WRONLY | os.O_EXCL))


def open_file(path: Path, flags: int) -> int:
    """Return a file descriptor, creating the file for its owner alone.

    Do not use it for a database that this process has open: closing any descriptor of the file
    releases SQLite's locks.
    """
    file = os.open(path, flags | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, FILE)
    os.fchmod(file, FILE)
    if _is_root():
        folder = path.parent.stat()
        os.fchown(file, folder.st_uid, folder.st_gid)
    return file


def make_folder(path: Path) -> None:
    """Make a folder that only its owner can open, unless it exists."""
    try:
        path.mkdir(parents=True, mode=FOLDER)
    except FileExistsError:
        if not path.is_dir():
            raise
    else:
        _give(path)


def tighten(data: Path, database: Path | None) -> None:
    """Remove the access of other users to existing files, where we may.

    Symbolic links are skipped, so that root cannot be led to another user's file.
    """
    for path in _kept(data, database):
        with contextlib.suppress(OSError):
            mode = path.lstat().st_mode
            if not stat.S_ISLNK(mode):
                if mode & OTHERS:
                    path.chmod(stat.S_IMODE(mode) & ~OTHERS)
                _give(path)


def open_to_others(data: Path, database: Path | None) -> list[Path]:
    """Return the files that other users can read or change."""
    return [path for path in _kept(data, database) if _status(path).st_mode & OTHERS]


def of_others(data: Path, database: Path | None) -> list[Path]:
    """Return the files that belong to another user than their folder.

    The service may not be able to read them.
    """
    kept = _kept(data, database)
    return [path for path in kept if _status(path).st_uid != _status(path.parent).st_uid]


def _kept(data: Path, database: Path | None) -> Iterator[Path]:
    """Yield the private files: keys, letters, and the database with its log, lock and copies."""
    yield from sorted(data.glob("secret-key*"))
    mail = data / "mail"
    if mail.is_dir():
        yield mail
        yield from (Path(entry.path) for entry in os.scandir(mail))
    if database is not None:
        beside = (path for path in database.parent.iterdir() if path.name.startswith(database.name))
        yield from sorted(beside)


def _status(path: Path) -> os.stat_result:
    """Return the file's status, or its folder's if the file has gone."""
    try:
        return path.stat()
    except FileNotFoundError:
        return path.parent.stat()


def _give(path: Path) -> None:
    """Give the file to the owner of its folder, if we are root."""
    if _is_root():
        folder = path.parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid, follow_symlinks=False)


def _is_root() -> bool:
    return os.geteuid() == 0
