"""The time of the last backup, kept as the modification time of a file in the data folder."""

import os
from contextlib import suppress

from service.database import file_modes
from service.installation.settings import Settings

NAME = "last-backup"


def note(settings: Settings, now: int) -> None:
    """Record that a backup was made; do nothing on a disk that takes no writes."""
    path = settings.data / NAME
    with suppress(OSError):
        os.close(file_modes.open_file(path, os.O_WRONLY))
        os.utime(path, (now, now))


def noted_at(settings: Settings) -> int | None:
    """Return when the last backup was made (seconds since 1970), or None if none is known."""
    try:
        return int((settings.data / NAME).stat().st_mtime)
    except OSError:
        return None
