"""A part of a reference card in words: printed in a panel, and shown on a page where it is due."""

from dataclasses import dataclass

Cells = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading, and what stands under it; <b> and </b> are bold, nothing else is understood."""

    heading: str
    lines: tuple[str, ...] = ()
    is_order: bool = False  # whether the lines follow one another
    table: Cells = ()  # its first row says what the columns are
