"""Hash chain over a table's entries, so that no stored entry can be changed unnoticed."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # verifying a text needs no database
    from service.database.rows import TableEntryRow

HOST = -1  # the author of the host's entries
LENGTH = 32


def seal(last: str, number: int, author: int, line: str, at: int) -> str:
    """Return the hash of an entry that follows the entry with the hash `last`."""
    return sha256(f"{last} {[number, author, line, at]!r}".encode()).hexdigest()[:LENGTH]


def seal_of(last: str, entry: TableEntryRow) -> str:
    """Return the hash that a stored entry should have."""
    return seal(last, entry.number, entry.author, entry.line, entry.at)


def first_broken(entries: Sequence[TableEntryRow], number: int, last: str) -> int | None:
    """Return the number of the first changed entry; None if all are sound.

    `number` and `last` are the last entry's number and hash from the table's own row.
    """
    found = ""
    for place, entry in enumerate(entries, 1):
        found = seal_of(found, entry)
        if (entry.number, entry.seal) != (place, found):
            return place
    return None if (len(entries), found) == (number, last) else len(entries)
