"""A part of a reference card in words: printed in a panel, and shown on a page where it is due."""

from dataclasses import dataclass

from printables.picture import Path

Cells = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading, and what stands under it; <b> and </b> are bold, nothing else is understood."""

    heading: str
    lines: tuple[str, ...] = ()
    is_order: bool = False  # whether the lines follow one another
    table: Cells = ()  # its first row says what the columns are
    shares: tuple[float, ...] = ()  # of the width, by columns of the table
    example: str = ""  # or what else comes after the lines, and is none of them
    is_table_last: bool = False  # after the lines
    signs: tuple[tuple[Path, ...], ...] = ()  # one for each line, drawn from -10 to 10


def rows_in_words(table: Cells) -> list[str]:
    """The rows of a table where there is no room for one: what each is about, then its cells."""
    if not table:
        return []
    (_, *heads), *rows = table
    return [_row_in_words(heads, row) for row in rows]


def _row_in_words(heads: list[str], row: tuple[str, ...]) -> str:
    first, *rest = row
    told = [f"{head}: {cell}" if head else cell for head, cell in zip(heads, rest, strict=True)]
    return f"<b>{first}</b> · {' · '.join(told)}"
