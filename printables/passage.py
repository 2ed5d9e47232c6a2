"""A part of a reference card as text, printed in a panel or shown on a page."""

from dataclasses import dataclass

from printables.picture import Path

Cells = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading with text below it. The only markup is <b> and </b> for bold."""

    heading: str
    lines: tuple[str, ...] = ()
    is_order: bool = False  # True if the lines are steps
    table: Cells = ()  # its first row has the heads
    shares: tuple[float, ...] = ()  # the columns' shares of the width
    example: str = ""  # or other text after the lines
    is_table_last: bool = False  # True if the table follows the lines
    signs: tuple[tuple[Path, ...], ...] = ()  # one for each line, drawn from -10 to 10


def rows_in_words(table: Cells) -> list[str]:
    """Return a table's rows as text, for places that are too narrow for columns."""
    if not table:
        return []
    (_, *heads), *rows = table
    return [_row_in_words(heads, row) for row in rows]


def _row_in_words(heads: list[str], row: tuple[str, ...]) -> str:
    first, *rest = row
    told = [f"{head}: {cell}" if head else cell for head, cell in zip(heads, rest, strict=True)]
    return f"<b>{first}</b> · {' · '.join(told)}"
