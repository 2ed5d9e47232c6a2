"""News: the events since the reader's last move, in numbered lines."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from math import ceil
from typing import TypeVar

import printables
from engine.game import AnyGame
from service.language.languages import unmarked
from service.language.words import Speaker
from service.matches.store import TAKEN_BACK
from service.views.event_sentences import Told

Thing = TypeVar("Thing", str, int)
MOST, LEAST = 5, 3  # lines; earlier ones are in the log
# Characters of all lines, and of one: the first choice has to be on a phone's first screen.
ROOM, LONG = 360, 120


@dataclass(frozen=True)
class News:
    """The last lines as (number, line), and how many earlier lines are left out.

    `marks` maps places on the board to the numbers of lines about them; `of_seats` does so for
    seats.
    """

    lines: Sequence[tuple[str, Told]] = ()
    earlier: int = 0
    marks: Mapping[str, Sequence[str]] = field(default_factory=dict)
    of_seats: Mapping[int, Sequence[str]] = field(default_factory=dict)


def since(
    game: AnyGame,
    say: Speaker,
    told: Sequence[Told],
    moved: int | None,
    most: int = MOST,
    wide: int | None = None,
) -> News:
    """Return the effects of the reader's move at turn `moved`, and all later events.

    If `moved` is None, the reader has not moved yet, and everything is news. `most` is the number
    of lines; if `wide` is given, it counts printed lines of `wide` characters.
    """
    new = [line for line in told if moved is None or line.turn >= moved]
    if moved is not None and new and new[0].turn == moved:
        new = new[1:]  # the reader's own move
    last: Sequence[Told] = [_short(line) for line in new[-most:]] if most else []
    last = _few(last) if wide is None else _printed(last, most, wide)
    lines = [(say.number(number), line) for number, line in enumerate(last, 1)]
    places = ((number, _places(game, line)) for number, line in lines)
    seats = ((number, _seats(line)) for number, line in lines)
    return News(lines, len(new) - len(last), _gathered(places), _gathered(seats))


def of_move(told: Sequence[Told], turn: int, is_brief: bool) -> Sequence[Told]:
    """Return the lines from the turn of the reader's move on; few and short if `is_brief`."""
    new = [line for line in told if line.turn >= turn]
    return _few([_short(line) for line in new[-MOST:]]) if is_brief else new


def _short(line: Told) -> Told:
    """Return a line with the first sentences that fit into LONG characters, at least one."""
    sizes = accumulate(len(each) + 1 for each in line.said)
    room = max(1, sum(size <= LONG for size in sizes))
    return replace(line, most=room)


def _few(lines: Sequence[Told]) -> Sequence[Told]:
    """Return the last lines that fit into ROOM characters, and at least LEAST lines."""
    while len(lines) > LEAST and sum(len(line.text) for line in lines) > ROOM:
        lines = lines[1:]
    return lines


def _printed(lines: Sequence[Told], most: int, wide: int) -> Sequence[Told]:
    """Return the last lines that fit in `most` printed ones; the very last is cut to fit."""
    few = [replace(line, longest=most * wide) for line in lines]
    sizes = accumulate(ceil(len(unmarked(line.text)) / wide) for line in reversed(few))
    room = max(1, sum(size <= most for size in sizes))
    return few[-room:]


def _places(game: AnyGame, line: Told) -> list[str]:
    if line.mark == TAKEN_BACK:
        return []
    return [place for facts in line.facts for place in printables.happened_at(game, facts)]


def _seats(line: Told) -> list[int]:
    """Return the seat that acted in a line's first event as a list, or []."""
    first = line.facts[0].get("seat")
    return [first] if isinstance(first, int) and line.mark != TAKEN_BACK else []


def _gathered(found: Iterable[tuple[str, list[Thing]]]) -> dict[Thing, list[str]]:
    """Return for each place or seat the numbers of the lines about it, without repeats."""
    gathered: dict[Thing, list[str]] = {}
    for number, things in found:
        for thing in dict.fromkeys(things):
            gathered.setdefault(thing, []).append(number)
    return gathered
