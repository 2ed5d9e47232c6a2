"""What happened, in lines for one reader, each made a sentence only where it is shown."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from engine.game import AnyGame
from engine.log import Event
from service.views.reader import Reader


@dataclass(frozen=True, eq=False)
class Told:
    """Something that happened; `mark` says that nobody chose it, and why, or that it was undone.

    `facts` are the events that it tells, each as the game tells it in a line, of which at `most`
    so many stand here.
    """

    reader: Reader
    facts: tuple[Event, ...]
    mark: str | None
    most: int | None = None

    @property
    def turn(self) -> int:
        """The turn at which it happened."""
        return int(self.facts[0]["turn"])

    @property
    def kind(self) -> str:
        """What its first sentence tells of."""
        return str(self.facts[0]["kind"])

    @cached_property
    def said(self) -> tuple[str, ...]:
        """Its sentences one by one."""
        return tuple(self.reader.told(line) for line in self.facts)

    @property
    def text(self) -> str:
        """All of them, or as many as stand here."""
        left_out = self.most is not None and self.most < len(self.said)
        return " ".join((*self.said[: self.most], *["…"] * left_out))


def told(game: AnyGame, reader: Reader, events: Iterable[Event]) -> list[Told]:
    """Events told short, oldest first; lines that go on with another stand with it."""
    lines: list[Told] = []
    for line in game.digest(events):
        if lines and line.get("joins"):
            last = lines.pop()
            lines.append(replace(last, facts=(*last.facts, line)))
        else:
            mark = line.get("mark")
            lines.append(Told(reader, (line,), None if mark is None else str(mark)))
    return lines
