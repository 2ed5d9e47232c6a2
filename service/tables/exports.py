"""Export of a stored table as text that can be verified, and a check of stored tables.

The text has no links, device IDs, private hands or addresses.
"""

from typing import Any

from sqlalchemy import Connection

import engine
from engine import table as log_of
from engine.table import Refused
from service.database.rows import GameTableRow, TableEntryRow
from service.matches import match_text
from service.matches.states import Unreadable
from service.tables import hash_chain, store, table_text


def export(connection: Connection, table_id: str) -> str:
    """Return the table as JSON text, one entry a line; raises NoSuchTable."""
    row = store.row_of(connection, table_id)
    seats = store.SEATS_OF.all(connection, of=row.id)
    data = {
        "format": table_text.FORMAT,
        "table": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "seats": row.seats,
        "players": [seat.name for seat in seats],
        "language": row.language,
        "title": row.title,
        "options": row.options,
        "begins": row.begins,
        "status": row.status,
        "entries": [_row(entry) for entry in store.entries_since(connection, row, 0)],
    }
    return match_text.with_fingerprint(data)


def _row(entry: TableEntryRow) -> list[Any]:
    return [entry.author, entry.line, entry.at, entry.seal]


def misfit(connection: Connection, row: GameTableRow) -> str | None:
    """Return the reason why a stored table differs from its log; None if it is sound."""
    entries = store.entries_since(connection, row, 0)
    broken = hash_chain.first_broken(entries, row.number, row.seal)
    if broken is not None:
        changed = [entry.line for entry in entries if entry.number == broken]
        return f"{broken}: {' '.join([*changed, '(changed)'])}"
    log = [(store.author_of(entry), entry.line) for entry in entries]
    try:
        log_of.after(store.beginning(row), log)
    except Refused as refused:
        return f"log ({refused.refusal['code']})"
    except engine.BadOption as bad:
        return f"{bad.data['option']} ({bad.data['code']})"
    except (ValueError, TypeError, Unreadable):
        return "game"
    return None
