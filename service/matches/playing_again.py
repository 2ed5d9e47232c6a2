"""A course played again, step by step: moves, what was done aside, and moves that were taken back.

Nothing is ever removed. `undo 17` takes move 17 back, and all that followed it, and is a move with
a number itself: no number, and so no link, ever stands for two situations.
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
Line = tuple[int, str, str]  # a seat, what it did, and how that came about


class NotUndone(engine.IllegalAction):
    """What is to be taken back is no move that counts, or not that seat's."""

    def __init__(self) -> None:
        super().__init__({"code": "not_undone"})


def undo(number: int) -> str:
    """The line that takes that move back."""
    return f"{UNDO} {number}"


def number_of(action: str) -> int:
    """The move that such a line takes back; raises NotUndone."""
    found = LINE.fullmatch(action)
    if found is None:
        raise NotUndone
    return int(found[1])


def undone(course: Iterable[Line]) -> set[int]:
    """The moves that are taken back in a course, each by a line of its own."""
    found = (LINE.fullmatch(action) for _, action, mark in course if mark == UNDO)
    return {int(line[1]) for line in found if line}


@dataclass
class Again:
    """A match as it is played again, from the state it began with, which is played on in place.

    `wanted` are the moves before which the state is kept, for they are to be taken back.
    """

    game: AnyGame
    state: Any
    wanted: set[int]
    kept: dict[int, tuple[int, Any]] = field(default_factory=dict)  # whose move, and the state
    aside: list[tuple[int, int, str]] = field(default_factory=list)  # with the turn of each

    def refusal(self, seat: int, action: str, mark: str) -> dict[str, Any] | None:
        """Why this cannot be done now, None where it can."""
        if mark != UNDO:
            return self.game.refusal(self.state, seat, action)
        try:
            self._before(seat, action)
        except NotUndone as refused:
            return refused.refusal
        return None

    def play(self, seat: int, action: str, mark: str) -> None:
        """Do one step; raises IllegalAction."""
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
        """As it stood before that move, but for what was done aside since: that stands."""
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
    """The beginning of a course that is about to be played again."""
    return Again(game, state, undone(course))
