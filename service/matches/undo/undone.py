"""Undone moves, as spans from the undone move to the `undo` move."""

from collections.abc import Iterable
from typing import Protocol

from service.database.rows import MatchRow, MoveRow
from service.matches.replay import UNDO, number_of

Span = tuple[int, int]  # the first undone move, and the line that undid it


class Moved(Protocol):
    """A move, stored or to be stored."""

    @property
    def number(self) -> int:
        """The move's number in its match."""

    @property
    def action(self) -> str:
        """Return the action's text."""

    @property
    def mark(self) -> str:
        """The origin of the move, such as `player` or `undo`."""


def spans(moves: Iterable[Moved]) -> list[Span]:
    """Return the spans that the `undo` moves define, as stored in the match's row.

    Raises IllegalAction.
    """
    return [(number_of(move.action), move.number) for move in moves if move.mark == UNDO]


def has_fallen(match: MatchRow, number: int) -> bool:
    """True if a move was undone, or is an `undo` move itself."""
    return any(first <= number <= last for first, last in match.taken_back)


def standing(match: MatchRow, moves: Iterable[MoveRow]) -> list[MoveRow]:
    """Return those of the moves that were neither undone nor are `undo` moves."""
    return [move for move in moves if not has_fallen(match, move.number)]


def asked_by(match: MatchRow, turn: int) -> Span | None:
    """Return the span of undone moves that includes this turn, or None.

    Links about such a turn are out of date. A span that begins at the turn has undone the answer to
    it.
    """
    return next((span for span in match.taken_back if span[0] <= turn <= span[1]), None)
