"""How much room there is where an installation keeps its rows and letters."""

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from service.database import file_modes
from service.database.connections import sqlite_file
from service.installation.settings import Settings

LOW = 256 << 20  # bytes: what is warned of, weeks before a table of friends has filled it
NEEDED = 256 << 10  # more than any turn writes
MEGABYTE = 1 << 20


def free(settings: Settings) -> int:
    """The bytes that are left to us, on the fullest disk of those we write to; 0 of one gone."""
    try:
        found = [os.statvfs(folder) for folder in _folders(settings)]
    except OSError:
        return 0
    return min(each.f_bavail * each.f_frsize for each in found)


def try_room(settings: Settings) -> None:
    """Really take the room of a turn, and give it back; raises OSError where there is none."""
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
