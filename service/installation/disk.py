"""Free disk space for an installation's database and letters."""

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from service.database import file_modes
from service.database.connections import sqlite_file
from service.installation.settings import Settings

LOW = 256 << 20  # bytes; the warning comes weeks before a group of friends fills the disk
NEEDED = 256 << 10  # bytes; more than any turn writes
MEGABYTE = 1 << 20


def free(settings: Settings) -> int:
    """Return the free bytes on the fullest disk we write to; 0 if a folder is gone."""
    return _fullest(settings)[0]


def size(settings: Settings) -> int:
    """Return the bytes that the fullest disk we write to can hold; 0 if a folder is gone."""
    return _fullest(settings)[1]


def _fullest(settings: Settings) -> tuple[int, int]:
    """Return the bytes that are free on the fullest disk we write to, and those it can hold."""
    try:
        found = [os.statvfs(folder) for folder in _folders(settings)]
    except OSError:
        return 0, 0
    return min((each.f_bavail * each.f_frsize, each.f_blocks * each.f_frsize) for each in found)


def try_room(settings: Settings) -> None:
    """Test that a turn fits on the disk, by writing and deleting a file; raises OSError if not."""
    for folder in _folders(settings):
        path = folder / f".room-{secrets.token_hex(4)}"
        try:
            with open(file_modes.open_file(path, os.O_WRONLY | os.O_EXCL), "wb") as file:
                file.write(bytes(NEEDED))
        finally:
            path.unlink(missing_ok=True)


def _folders(settings: Settings) -> Iterator[Path]:
    database = sqlite_file(settings.database_url)
    yield from {settings.data, database.parent if database else settings.data}
