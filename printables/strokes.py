"""Conversion between the lines of a path and SVG path data."""

import re
from functools import lru_cache

# ("M", x, y) | ("L", x, y) | ("C", x1, y1, x2, y2, x, y) | ("Z",)
Command = tuple[str, *tuple[float, ...]]
Tenths = tuple[int, int]
TAKES = {"M": 2, "L": 2, "C": 6, "Z": 0}


@lru_cache(maxsize=256)
def commands_of(data: str) -> tuple[Command, ...]:
    """Parse SVG path data with absolute M, L, C and Z into commands."""
    commands: list[Command] = []
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", data):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        step = TAKES[letter]
        if not step:
            commands.append((letter,))
        commands += [
            (letter, *values[start : start + step]) for start in range(0, len(values), step or 1)
        ]
    return tuple(commands)


@lru_cache(maxsize=4096)
def data_of(commands: tuple[Command, ...]) -> str:
    """Return SVG path data, relative and rounded to tenths without adding up rounding errors.

    It takes a third of the size of absolute data.
    """
    parts: list[str] = []
    pen = start = (0, 0)
    mirror: Tenths | None = None  # the first control point of a curve that continues smoothly
    said = ""
    for letter, *values in commands:
        places = _pairs(values)
        verb = letter.lower()
        if letter == "C":
            verb, places, mirror = _curve(places, pen, mirror)
        else:
            mirror = None
        words = _numbers([step for place in places for step in _from(pen, place)])
        # A repeated letter may be left out, unless the numbers would run together.
        parts.append(words if verb == said and words[:1] == "-" else verb + words)
        pen = places[-1] if places else start
        start = pen if letter == "M" else start
        # After a move, pairs without a letter would be lines.
        said = "" if letter == "M" else verb
    return "".join(parts)


def _pairs(values: list[float]) -> list[Tenths]:
    tenths = [round(value * 10) for value in values]
    return list(zip(tenths[::2], tenths[1::2], strict=True))


def _from(pen: Tenths, place: Tenths) -> Tenths:
    return place[0] - pen[0], place[1] - pen[1]


def _curve(
    places: list[Tenths], pen: Tenths, mirror: Tenths | None
) -> tuple[str, list[Tenths], Tenths]:
    """Return a curve as an SVG command.

    It is `s` if its first control point mirrors the last one, else `c`.
    """
    first, second, end = places
    onward = (2 * end[0] - second[0], 2 * end[1] - second[1])
    if mirror is not None and max(map(abs, _from(mirror, first))) <= 2:
        return "s", [second, end], onward
    return "c", places, onward


def _numbers(tenths: list[int]) -> str:
    """Return numbers as text with few separators: a minus sign needs none before it."""
    text = ""
    for value in tenths:
        number = _number(value)
        text += number if not text or number.startswith("-") else f" {number}"
    return text


def _number(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    digits = f"{whole or ''}.{rest}" if rest else str(whole)
    return f"-{digits}" if tenths < 0 else digits
