"""The player who begins a game at a table, read from its log."""

from engine.table import AnyTable


def of(table: AnyTable) -> int | None:
    """Return the seat that began, or None if the log does not say."""
    openings = table.rules.openings(table.marks[0])
    said = (each.says for each in table.entries if not each.undone)
    return next((openings.index(line) for line in said if line in openings), None)
