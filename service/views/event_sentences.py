"""Events as lines for one reader, turned into sentences only when shown."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from engine.game import AnyGame
from engine.log import Event
from service.language.languages import shortened
from service.views.reader import Reader


@dataclass(frozen=True, eq=False)
class Told:
    """A line about a move, for one reader.

    `mark` says why a move was made without the player's choice, or that a move was undone. `facts`
    are the events of the line; at most `most` of them are shown.
    """

    reader: Reader
    facts: tuple[Event, ...]
    mark: str | None
    most: int | None = None
    longest: int | None = None  # greatest length of its text in characters

    @property
    def turn(self) -> int:
        """Return the number of the line's move."""
        return int(self.facts[0]["turn"])

    @property
    def kind(self) -> str:
        """Return the kind of the line's first event."""
        return str(self.facts[0]["kind"])

    @cached_property
    def said(self) -> tuple[str, ...]:
        """Return the line's sentences, one for each event."""
        return tuple(self.reader.told(line) for line in self.facts)

    @property
    def text(self) -> str:
        """Return the line's first `most` sentences as one text of at most `longest` characters."""
        left_out = self.most is not None and self.most < len(self.said)
        text = " ".join((*self.said[: self.most], *["…"] * left_out))
        return text if self.longest is None else shortened(text, self.longest)


def told(game: AnyGame, reader: Reader, events: Iterable[Event]) -> list[Told]:
    """Return the events in short lines, oldest first; one that `joins` is added to the last."""
    lines: list[Told] = []
    for line in game.digest(events):
        if lines and line.get("joins"):
            last = lines.pop()
            lines.append(replace(last, facts=(*last.facts, line)))
        else:
            mark = line.get("mark")
            lines.append(Told(reader, (line,), None if mark is None else str(mark)))
    return lines
