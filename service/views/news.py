"""What happened, as a reader is told it, and what of it came since the reader's last move."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import TypeVar

import printables
from engine.game import AnyGame
from service.language.words import Speaker
from service.matches.store import TAKEN_BACK
from service.views.told import Told

Thing = TypeVar("Thing", str, int)
MOST, LEAST = 5, 3  # lines; those before them stand in the log
# Letters of them all, and of one: the first choice is to be on a phone's first screen.
ROOM, LONG = 360, 120


@dataclass(frozen=True)
class News:
    """The last lines, each with its number as its reader writes it, and how many came before.

    `marks` has of places on the board, `of_seats` of seats, the numbers of what happened there.
    """

    lines: Sequence[tuple[str, Told]] = ()
    earlier: int = 0
    marks: Mapping[str, Sequence[str]] = field(default_factory=dict)
    of_seats: Mapping[int, Sequence[str]] = field(default_factory=dict)


def since(
    game: AnyGame, say: Speaker, told: Sequence[Told], moved: int | None, most: int = MOST
) -> News:
    """What came of the move that the reader made at turn `moved`, and what others did after it.

    None: the reader has not moved yet, and all is news.
    """
    new = [line for line in told if moved is None or line.turn >= moved]
    if moved is not None and new and new[0].turn == moved:
        new = new[1:]  # what one did oneself
    last = _few([_short(line) for line in new[-most:]] if most else [])
    lines = [(say.number(number), line) for number, line in enumerate(last, 1)]
    places = ((number, _places(game, line)) for number, line in lines)
    seats = ((number, _seats(line)) for number, line in lines)
    return News(lines, len(new) - len(last), _gathered(places), _gathered(seats))


def of_move(told: Sequence[Told], turn: int, is_brief: bool) -> Sequence[Told]:
    """What came of the move that the reader has just made; brief where more is asked below."""
    new = [line for line in told if line.turn >= turn]
    return _few([_short(line) for line in new[-MOST:]]) if is_brief else new


def _short(line: Told) -> Told:
    """The first of its sentences: what follows from a move stands in the log."""
    sizes = accumulate(len(each) + 1 for each in line.said)
    room = max(1, sum(size <= LONG for size in sizes))
    return replace(line, most=room)


def _few(lines: Sequence[Told]) -> Sequence[Told]:
    """The last of them that there is room for, but for a few that always stand."""
    while len(lines) > LEAST and sum(len(line.text) for line in lines) > ROOM:
        lines = lines[1:]
    return lines


def _places(game: AnyGame, line: Told) -> list[str]:
    if line.mark == TAKEN_BACK:
        return []
    return [place for facts in line.facts for place in printables.happened_at(game, facts)]


def _seats(line: Told) -> list[int]:
    """Whoever a line begins with; what it says of others follows from that."""
    first = line.facts[0].get("seat")
    return [first] if isinstance(first, int) and line.mark != TAKEN_BACK else []


def _gathered(found: Iterable[tuple[str, list[Thing]]]) -> dict[Thing, list[str]]:
    """Of each thing the numbers, each once."""
    gathered: dict[Thing, list[str]] = {}
    for number, things in found:
        for thing in dict.fromkeys(things):
            gathered.setdefault(thing, []).append(number)
    return gathered
