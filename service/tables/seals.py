"""Seals over a table's entries, each over itself and the seal before it: none can be changed."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # whoever proves a text needs no database
    from service.database.rows import TableEntryRow

HOST = -1  # who entered something, where it was nobody's seat
LENGTH = 32


def seal(last: str, number: int, author: int, line: str, at: int) -> str:
    """The seal of an entry that follows the one with the seal `last`."""
    return sha256(f"{last} {[number, author, line, at]!r}".encode()).hexdigest()[:LENGTH]


def seal_of(last: str, entry: TableEntryRow) -> str:
    """The seal that a stored entry should bear."""
    return seal(last, entry.number, entry.author, entry.line, entry.at)


def first_broken(entries: Sequence[TableEntryRow], number: int, last: str) -> int | None:
    """The number of the first entry that is not as it was stored; None where all are.

    `number` and `last` are what the table's own row says of its last entry.
    """
    found = ""
    for place, entry in enumerate(entries, 1):
        found = seal_of(found, entry)
        if (entry.number, entry.seal) != (place, found):
            return place
    return None if (len(entries), found) == (number, last) else len(entries)
