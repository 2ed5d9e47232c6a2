"""Who may read what an installation keeps: its own user alone, wherever the folder came from.

Its own user is the data folder's owner: what root makes there on the way, in a restore say, is
given to that user at once.
"""

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
UMASK = OTHERS  # for whatever a library makes that has no mode of its own


def make_file(path: Path) -> None:
    """An empty file for its owner's eyes, unless something is there; SQLite copies its mode."""
    with contextlib.suppress(FileExistsError):
        os.close(open_file(path, os.O_WRONLY | os.O_EXCL))


def open_file(path: Path, flags: int) -> int:
    """A file descriptor of that file, which is made if need be, for its owner's eyes.

    Not for a database that is open here: closing any of its descriptors gives up its locks.
    """
    file = os.open(path, flags | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, FILE)
    os.fchmod(file, FILE)
    if _is_root():
        folder = path.parent.stat()
        os.fchown(file, folder.st_uid, folder.st_gid)
    return file


def make_folder(path: Path) -> None:
    """A folder that its owner alone can look into, unless it is there."""
    try:
        path.mkdir(parents=True, mode=FOLDER)
    except FileExistsError:
        if not path.is_dir():
            raise
    else:
        _give(path)


def tighten(data: Path, database: Path | None) -> None:
    """Close to others what is there already, as far as it is ours to close.

    A link is left alone: root must not be led by one to a file of somebody else.
    """
    for path in _kept(data, database):
        with contextlib.suppress(OSError):
            mode = path.lstat().st_mode
            if not stat.S_ISLNK(mode):
                if mode & OTHERS:
                    path.chmod(stat.S_IMODE(mode) & ~OTHERS)
                _give(path)


def open_to_others(data: Path, database: Path | None) -> list[Path]:
    """What others than its owner can read or change."""
    return [path for path in _kept(data, database) if _status(path).st_mode & OTHERS]


def of_others(data: Path, database: Path | None) -> list[Path]:
    """What belongs to another user than the folder it lies in, who may not be able to read it."""
    kept = _kept(data, database)
    return [path for path in kept if _status(path).st_uid != _status(path.parent).st_uid]


def _kept(data: Path, database: Path | None) -> Iterator[Path]:
    """Keys, letters, and the database with all that lies beside it: its log, lock and copies."""
    yield from sorted(data.glob("secret-key*"))
    mail = data / "mail"
    if mail.is_dir():
        yield mail
        yield from (Path(entry.path) for entry in os.scandir(mail))
    if database is not None:
        beside = (path for path in database.parent.iterdir() if path.name.startswith(database.name))
        yield from sorted(beside)


def _status(path: Path) -> os.stat_result:
    """Of what has gone meanwhile, that of the folder it lay in."""
    try:
        return path.stat()
    except FileNotFoundError:
        return path.parent.stat()


def _give(path: Path) -> None:
    """To whoever owns the folder it lies in, where we may."""
    if _is_root():
        folder = path.parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid, follow_symlinks=False)


def _is_root() -> bool:
    return os.geteuid() == 0
