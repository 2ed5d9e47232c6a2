"""Replay of a match's course: moves, out-of-turn actions, and undone moves, step by step.

Nothing is ever removed. `undo 17` undoes move 17 and everything after it. It is a move with its own
number, so no number or link stands for two situations.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import engine
from engine.game import AnyGame
from engine.state import copied

if TYPE_CHECKING:
    from service.database.rows import Mark

UNDO: "Mark" = "undo"
LINE = re.compile(f"{UNDO} (0|[1-9][0-9]{{0,8}})")
Line = tuple[int, str, str]  # a seat, its action, and the mark


class NotUndone(engine.IllegalAction):
    """Raised if the move to undo was undone already, or belongs to another seat."""

    def __init__(self) -> None:
        super().__init__({"code": "not_undone"})


def undo(number: int) -> str:
    """Return the action text that undoes the move with this number."""
    return f"{UNDO} {number}"


def number_of(action: str) -> int:
    """Return the number of the move that an `undo` action undoes; raises NotUndone."""
    found = LINE.fullmatch(action)
    if found is None:
        raise NotUndone
    return int(found[1])


def undone(course: Iterable[Line]) -> set[int]:
    """Return the numbers of the moves in a course that were undone."""
    found = (LINE.fullmatch(action) for _, action, mark in course if mark == UNDO)
    return {int(line[1]) for line in found if line}


@dataclass
class Again:
    """A replay of a match; its state is changed in place.

    The states before the moves in `wanted` are kept, because these moves will be undone.
    """

    game: AnyGame
    state: Any
    wanted: set[int]
    kept: dict[int, tuple[int, Any]] = field(default_factory=dict)  # the move's seat, and the state
    aside: list[tuple[int, int, str]] = field(default_factory=list)  # each with its turn

    def refusal(self, seat: int, action: str, mark: str) -> dict[str, Any] | None:
        """Return the reason why the seat cannot take this action now, or None."""
        if mark != UNDO:
            return self.game.refusal(self.state, seat, action)
        try:
            self._before(seat, action)
        except NotUndone as refused:
            return refused.refusal
        return None

    def play(self, seat: int, action: str, mark: str) -> None:
        """Replay one step; raises IllegalAction."""
        if mark == UNDO:
            self._take_back(seat, action)
            return
        turn = self.state.turn
        before = copied(self.state) if turn in self.wanted else None
        self.game.play(self.state, seat, action)
        if self.state.turn == turn:
            self.aside.append((turn, seat, action))
        elif before is not None:
            self.kept[turn] = (seat, before)

    def _take_back(self, seat: int, action: str) -> None:
        """Restore the state before the undone move, and replay later out-of-turn actions on it."""
        number, before = self._before(seat, action)
        for turn, whose, said in self.aside:
            if turn > number:
                self.game.play(before, whose, said)
        before.log, before.turn = self.state.log, self.state.turn + 1
        self.state = before
        self.kept = {each: kept for each, kept in self.kept.items() if each < number}

    def _before(self, seat: int, action: str) -> tuple[int, Any]:
        number = number_of(action)
        whose, state = self.kept.get(number, (None, None))
        if whose != seat:
            raise NotUndone
        return number, state


def again(game: AnyGame, state: Any, course: Iterable[Line]) -> Again:
    """Return a replay of a course that has not played its first step yet."""
    return Again(game, state, undone(course))
