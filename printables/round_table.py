"""A picture of seats around a table: each on a plate with its facts, its card in front of it.

The reader sits at the bottom. Play goes clockwise, so the next seat is on the left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import cos, pi, sin
from typing import Any

from printables.card import card
from printables.kit import text
from printables.kit.panel import ACCENT
from printables.picture import INK, Shape, Words, drawn, moved, rectangle, rounded
from printables.seats import COLOURS, SYMBOLS, mixed

WIDTH, EDGE = 640.0, 10.0
PLATE, PAD = 216.0, 12.0
FAR = (WIDTH - PLATE) / 2 - EDGE  # from the middle to a plate at a side
NAME, LINE, STEP = 24.0, 18.5, 23.0  # sizes of print, and the distance of lines
GROUND, WOOD, RIM, PAPER, SOFT = "#f3ead8", "#e9dcc1", "#c4ae86", "#fdf8ea", "#5b5248"
CARD = 2.6  # the scale of a card: 47 by 62


@dataclass(frozen=True)
class Place:
    """A seat at the table: the facts on its plate, and the card in front of it."""

    seat: int
    name: str
    mark: str
    told: Sequence[str]  # joined into as few lines as possible
    lines: Sequence[str]  # each begins a line
    card: str  # drawn by card.py; "" for none
    is_asked: bool


def round_table(
    places: Sequence[Place], said: Sequence[str], middle: Sequence[str], first: int, rtl: bool
) -> tuple[float, tuple[Shape, ...]]:
    """Return the height of the picture and its shapes.

    Sentences in `said` stand above the table, and the cards in `middle` on it. `first` is the seat
    at the bottom.
    """
    told = [_told(place) for place in places]
    plate = 46 + STEP * max(map(len, told))
    above = [line for words in said for line in text.wrapped(words, "text", 21, WIDTH - 60)]
    top = EDGE + 29 * len(above) + (14 if above else 0)
    turns = [
        pi / 2 + 2 * pi * ((place.seat - first) % len(places)) / len(places) for place in places
    ]
    high = _height(plate, turns)
    centre = top + high / 2
    shapes: list[Shape] = [*_ground(top, high, plate)]
    shapes += [
        Words(WIDTH / 2, EDGE + 22 + 29 * number, line, 21) for number, line in enumerate(above)
    ]
    for number, short in enumerate(middle):
        x = WIDTH / 2 + (number - (len(middle) - 1) / 2) * 64
        shapes += [*card("", x + 5, centre - 4, CARD), *card(short, x, centre, CARD)]
    for place, lines, turn in zip(places, told, turns, strict=True):
        if place.card:
            near_x, near_y = WIDTH / 2 - PLATE - EDGE - 28, high / 2 - plate - 36
            at = (WIDTH / 2 + cos(turn) * near_x, centre + sin(turn) * near_y)
            shapes += card(place.card, *at, CARD)
        x, y = _out(cos(turn)) * FAR, _out(sin(turn)) * (high - plate) / 2
        shapes += _plate(place, lines, _Box(WIDTH / 2 + x, centre + y, plate, rtl))
    return top + high + EDGE, (rectangle(0, 0, WIDTH, top + high + EDGE, fill=GROUND), *shapes)


def _out(share: float) -> float:
    """Return a position from -1 to 1 moved outwards, so that it stops at a side if near."""
    return max(-1.0, min(1.0, 1.25 * share))


def _height(plate: float, turns: Sequence[float]) -> float:
    """Return a height at which no plate, `plate` high, covers another plate or a card."""
    needed = [plate / 2 + (135 if len(turns) > 4 else 115)]
    for one, other in combinations(turns, 2):
        if abs(_out(cos(one)) - _out(cos(other))) * FAR < PLATE:
            needed.append((plate + 6) / abs(_out(sin(one)) - _out(sin(other))))
    return plate + 2 * max(needed)


def _ground(top: float, high: float, plate: float) -> Iterator[Shape]:
    """Yield the table; its rim runs below the middles of the plates."""
    left, upper = EDGE + PLATE / 2, top + plate / 2
    box = (left, upper, WIDTH - 2 * left, high - plate, min(WIDTH - 2 * left, high - plate) / 2)
    yield rounded(*box, fill=WOOD, stroke=RIM, weight=18)
    yield rounded(*box, stroke="#f0e5cb", weight=3)


# --- a plate ---------------------------------------------------------------


@dataclass(frozen=True)
class _Box:
    """A seat's plate, given by its centre; `x` grows in reading direction."""

    x: float
    y: float
    high: float
    rtl: bool

    def words(
        self,
        inset: float,
        down: float,
        said: str,
        size: float,
        *,
        at_end: bool = False,
        **look: Any,
    ) -> Words:
        """Return words that begin `inset` from the side where lines start.

        If `at_end` is True, they end `inset` from the other side instead. `down` is the distance
        from the plate's upper edge.
        """
        from_left = self.rtl == at_end
        x = self.x + (inset - PLATE / 2 if from_left else PLATE / 2 - inset)
        anchor = "start" if from_left else "end"
        return Words(x, self.y - self.high / 2 + down, said, size, anchor=anchor, **look)


def _told(place: Place) -> list[str]:
    """Return the lines of text below the name on a plate."""
    room = PLATE - 2 * PAD
    lines: list[str] = []
    for words in place.told:
        longer = f"{lines[-1]} · {words}" if lines else words
        if lines and text.fitted(longer, "text", LINE, room) == longer:
            lines[-1] = longer
        else:
            lines.append(text.fitted(words, "text", LINE, room))
    for words in place.lines:
        lines += text.wrapped(words, "text", LINE, room)
    return lines


def _plate(place: Place, lines: Sequence[str], box: _Box) -> Iterator[Shape]:
    edge, weight = (ACCENT, 5.0) if place.is_asked else (COLOURS[place.seat], 2.2)
    corner = (box.x - PLATE / 2, box.y - box.high / 2)
    fill = mixed(COLOURS[place.seat], PAPER, 0.1)
    yield rounded(*corner, PLATE, box.high, 12, fill=fill, stroke=edge, weight=weight)
    sign_x = box.x + (PLATE / 2 - PAD - 9) * (1 if box.rtl else -1)
    yield moved(drawn(SYMBOLS[place.seat], fill=COLOURS[place.seat]), sign_x, corner[1] + 24, 0.95)
    room = PLATE - 2 * PAD - 26
    if place.mark:
        mark = text.fitted(place.mark, "italic", LINE, room / 2)
        yield box.words(PAD, 31, mark, LINE, at_end=True, face="italic", fill=ACCENT)
        room -= min(room / 2, text.width_of(text.plain(mark), text.Style("italic", LINE))) + 8
    yield box.words(PAD + 26, 32, text.fitted(place.name, "bold", NAME, room), NAME, face="bold")
    for number, words in enumerate(lines):
        yield box.words(PAD, 58 + STEP * number, words, LINE, fill=INK if number else SOFT)
