"""The people who were erased, so that a restored backup does not bring them back.

The list is a file beside the database, since a backup replaces the database. Each line has the hash
of an address and the time. A person who came back after being erased stays in a backup made later.
"""

import os
from pathlib import Path

from sqlalchemy import Connection

from service.database.file_modes import open_file
from service.people import personal_data, stranger_limits

FILE = "erased"
DAYS = 730  # for which a line stays
DAY = 24 * 3600


def note(data: Path, address: str, now: int) -> None:
    """Add a person who has just been erased to the list in the data folder.

    A line is appended in one piece, so that two processes may do it at once.
    """
    added = os.O_WRONLY | os.O_APPEND
    with os.fdopen(open_file(data / FILE, added), "w", encoding="ascii") as file:
        file.write(f"{stranger_limits.hash_of(address)} {now}\n")


def forget(data: Path, now: int) -> None:
    """Remove lines older than DAYS from the list."""
    lines = _lines(data)
    kept = [line for line in lines if line[1] > now - DAYS * DAY]
    if kept == lines:
        return
    staged = data / f"{FILE}.new"
    with os.fdopen(open_file(staged, os.O_WRONLY | os.O_TRUNC), "w", encoding="ascii") as file:
        file.writelines(f"{hashed} {at}\n" for hashed, at in kept)
    staged.replace(data / FILE)


def erase_again(connection: Connection, data: Path, since: int, now: int) -> int:
    """Erase the people in a restored database who were erased since the backup.

    `since` is the time of the backup. Returns the number of people.
    """
    gone = {hashed for hashed, at in _lines(data) if at >= since}
    found = personal_data.addresses(connection) if gone else set()
    back = {stranger_limits.hash_of(each): each for each in found}
    for hashed in gone & back.keys():
        personal_data.erase(connection, back[hashed], now)
    return len(gone & back.keys())


def _lines(data: Path) -> list[tuple[str, int]]:
    try:
        text = (data / FILE).read_text(encoding="ascii")
    except FileNotFoundError:
        return []
    parts = (line.split() for line in text.splitlines())
    return [(part[0], int(part[1])) for part in parts if len(part) == 2]
