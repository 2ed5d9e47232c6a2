"""Which moves count no more: from the move that was taken back to the line that did it."""

from collections.abc import Iterable
from typing import Protocol

from service.database.rows import MatchRow, MoveRow
from service.matches.playing_again import UNDO, number_of

Span = tuple[int, int]  # the first move that fell, and the line that says so


class Moved(Protocol):
    """A move, stored or about to be."""

    @property
    def number(self) -> int:
        """Its place among all of its match."""

    @property
    def action(self) -> str:
        """What was done."""

    @property
    def mark(self) -> str:
        """How it came about."""


def spans(moves: Iterable[Moved]) -> list[Span]:
    """Those that some moves tell of, as the match's row has them; raises IllegalAction."""
    return [(number_of(move.action), move.number) for move in moves if move.mark == UNDO]


def has_fallen(match: MatchRow, number: int) -> bool:
    """Whether a move counts no more, or is what took another back."""
    return any(first <= number <= last for first, last in match.taken_back)


def standing(match: MatchRow, moves: Iterable[MoveRow]) -> list[MoveRow]:
    """Those of some moves that count."""
    return [move for move in moves if not has_fallen(match, move.number)]


def asked_by(match: MatchRow, turn: int) -> Span | None:
    """The span in which that turn was asked about: what it asked for has been taken back since.

    Where a question was answered and the answer taken back, that turn begins the span.
    """
    return next((span for span in match.taken_back if span[0] <= turn <= span[1]), None)
