"""The city square: a walled town with a district for each seat, the market, and foes outside."""

import math
from collections.abc import Iterator, Sequence
from functools import cache

from printables.icons import placed
from printables.picture import ORNAMENT, Group, Path, Shape, circle, line, moved, polygon, rectangle
from printables.seats import mixed
from printables.speaker import Speaker
from printables.troyes import pieces
from printables.troyes.paper import (
    INNER,
    MARGIN,
    PANEL,
    WIDTH,
    Part,
    fitted,
    number,
    panel,
    small,
)
from printables.troyes.scene import Person, Scene
from printables.troyes.sentences import neutral_dice, of_person

DIE, PITCH = 38, 45
WALL = 17
STREET = 12
ACROSS = (INNER - 2 * WALL - 3 * STREET) / 2  # the width of a district
IN_A_ROW = int((ACROSS - 16) // PITCH)
HEAD, FOOT = 46, 42
POINTS = 60  # the room for points beside a name
MARKET = 60
STONE, DARK_STONE = "#cdbb93", "#8a7a5c"
GROUND = "#e6d6b0"
FOES = ("#e3d3c4", "#5b2a22", "#5b1a14")  # the plate of the black dice: ground, edge, words
INKS = FOES


def city(scene: Scene, say: Speaker, top: float) -> Part:
    """Return the town with its walls, and the foes outside."""
    shapes: list[Shape] = []
    neutral = " ".join(neutral_dice(scene, say))
    if scene.black:
        shapes.append(Group(tuple(_foes(scene, say, top)), title=neutral))
        top += 62
    quarters = _heights(scene.people)
    market = 0 if scene.market is None else MARKET + STREET
    high = sum(quarters) + market + (len(quarters) + 1) * STREET + 2 * WALL
    y = top + WALL + STREET
    for row, height in enumerate(quarters):
        for column, person in enumerate(_in_row(scene.people, row)):
            x = MARGIN + WALL + STREET + column * (ACROSS + STREET)
            quarter = tuple(_quarter(scene, say, person, x, y, height))
            told = of_person(scene, say, person).words
            shapes.append(Group(quarter, f"district-{person.seat}", "district", title=told))
        y += height + STREET
        if row == 0 and scene.market is not None:
            market_dice = tuple(_market(scene.market, say, y))
            shapes.append(Group(market_dice, title=neutral or say("board-market")))
            y += MARKET + STREET
    return Part(wall(top, high), shapes, top + high)


def _in_row(people: Sequence[Person], row: int) -> list[Person]:
    """Return the owners of the districts in a row, from left to right.

    Seats go clockwise, so the lower row has them in reverse order.
    """
    return list(people[:2]) if row == 0 else list(reversed(people[2:4]))


def _heights(people: Sequence[Person]) -> list[float]:
    return [
        max(_height(person) for person in _in_row(people, row))
        for row in range(math.ceil(len(people) / 2))
    ]


def _height(person: Person) -> float:
    rows = max(1, math.ceil(len(person.dice) / IN_A_ROW))
    return HEAD + rows * PITCH + FOOT


# --- a quarter -------------------------------------------------------------


def _quarter(
    scene: Scene, say: Speaker, person: Person, x: float, y: float, height: float
) -> Iterator[Shape]:
    tint = mixed(pieces.colour_of(person.seat), PANEL, 0.16)
    edge = mixed(pieces.colour_of(person.seat), PANEL, 0.75)
    acting = person.seat in scene.acting
    yield panel(x, y, ACROSS, height, fill=tint, stroke=edge, weight=3.6 if acting else 1.6)
    yield from placed(pieces.sign(person.seat), x + 25, y + 25, 1.3)
    room = ACROSS - 60 - (30 if scene.start == person.seat else 0) - (88 if person.passed else 0)
    room -= 0 if person.points is None else POINTS
    name = fitted(_name(scene, say, person.seat), x + 47, y + 33, room, 25, anchor="start")
    yield name
    end = x + ACROSS - 20
    if scene.start == person.seat:
        yield from placed(pieces.crown(), end - 2, y + 24, 1.15)
        end -= 34
    if person.points is not None:
        yield from placed(pieces.laurel(13), end - 32, y + 24, 1.0)
        yield number(end - 14, y + 24, say.number(person.points), anchor="start")
        end -= POINTS
    if person.passed:
        yield small(end + 8, y + 32, say("board-passed"), anchor="end", fill="#8a3324")
    whose = _whose(scene, person.seat)
    yield from _dice(person.dice, whose, x + 12, y + HEAD, IN_A_ROW)
    yield from _purse(say, person, x, y + height - FOOT / 2)


def _name(scene: Scene, say: Speaker, seat: pieces.Owner) -> str:
    if not isinstance(seat, int):
        return say(f"board-owner-{seat}")
    return scene.names[seat] if scene.names else say("aid-board-seat", number=seat + 1)


def _whose(scene: Scene, seat: pieces.Owner) -> str:
    """Return the owner's part of the name of a die; "" for the reader's own dice."""
    if not isinstance(seat, int):
        return "g-"
    return "" if seat == scene.seat else f"{seat}-"


def _dice(
    dice: Sequence[tuple[str, int]], whose: str, x: float, y: float, columns: int
) -> Iterator[Group]:
    for place, die in enumerate(dice):
        row, column = divmod(place, columns)
        at = (x + (column + 0.5) * PITCH, y + (row + 0.5) * PITCH)
        yield _die(die, whose, dice[:place].count(die), *at)


def _die(die: tuple[str, int], whose: str, before: int, x: float, y: float) -> Group:
    """Return a die; `before` is the number of equal dice before it, which makes its name unique."""
    colour, face = die
    place = f"die-{whose}{colour[0]}{face}"
    name = f"{place}.{before + 1}" if before else place
    return Group(placed(pieces.die(colour, face, DIE), x, y), name, "die", place=place)


def _purse(say: Speaker, person: Person, x: float, y: float) -> Iterator[Shape]:
    """Yield a person's coins, saved coins, influence, citizens in supply, and event cards."""
    saved = f" +{say.number(person.saved)}" if person.saved else ""
    entries = []
    if isinstance(person.seat, int):
        entries += [
            (pieces.coin(12), say.number(person.deniers) + saved, 1.0),
            (pieces.influence(), say.number(person.influence), 1.15),
            (pieces.citizen(person.seat), say.number(person.waiting), 0.62),
        ]
    entries.append((pieces.scroll(), say.number(person.taken), 1.1))
    yield from _entries(entries, x, y, 34 if person.saved else 0)


def _entries(
    entries: Sequence[tuple[pieces.Piece, str, float]], x: float, y: float, wide: float = 0
) -> Iterator[Shape]:
    """Yield signs with their numbers side by side; `wide` is additional room after the first."""
    step = (ACROSS - 16 - wide) / len(entries)
    for place, (sign, words, scale) in enumerate(entries):
        left = x + 24 + place * step + (wide if place else 0)
        yield from placed(sign, left, y, scale)
        yield number(left + 20, y, words, anchor="start")


# --- the market and the gate -----------------------------------------------


def _market(dice: Sequence[tuple[str, int]], say: Speaker, y: float) -> Iterator[Shape]:
    """Yield the neutral dice, on the street that crosses the town."""
    x, width = MARGIN + WALL + STREET, INNER - 2 * WALL - 2 * STREET
    yield panel(x, y, width, MARKET, fill="#efe6cf", stroke=DARK_STONE, dash=(3, 5))
    yield from placed(pieces.sign(pieces.GREY), x + 25, y + MARKET / 2, 1.3)
    yield fitted(say("board-market"), x + 47, y + MARKET / 2 + 8, 150, 22, anchor="start")
    pitch = min(PITCH, (width - 215) / max(1, len(dice)))
    for place, die in enumerate(dice):
        at = (x + 215 + (place + 0.5) * pitch, y + MARKET / 2)
        yield _die(die, "g-", dice[:place].count(die), *at)


def _foes(scene: Scene, say: Speaker, y: float) -> Iterator[Shape]:
    yield panel(MARGIN, y, INNER, 52, fill=FOES[0], stroke=FOES[1])
    yield fitted(say("board-foes"), MARGIN + 18, y + 34, 330, 23, anchor="start", fill=FOES[2])
    for place, face in enumerate(scene.black):
        x = WIDTH - MARGIN - 18 - (len(scene.black) - place - 0.5) * PITCH
        name = f"black-{face}.{place}"
        drawn = placed(pieces.die("black", face, DIE), x, y + 26)
        yield Group(drawn, name, "die", place=f"black-{face}")


@cache
def wall(top: float, high: float) -> tuple[Path, ...]:
    """Return a wall with a tower at each corner, and a gate in each long side."""
    left, right, bottom = MARGIN, WIDTH - MARGIN, top + high
    half = WALL / 2
    ring = [
        (left + half, top + half),
        (right - half, top + half),
        (right - half, bottom - half),
        (left + half, bottom - half),
    ]
    return (
        polygon(ring, fill=GROUND),
        polygon(ring, stroke=DARK_STONE, weight=WALL),
        polygon(ring, stroke=STONE, weight=WALL - 3.2),
        polygon(ring, stroke=DARK_STONE, weight=WALL - 9, dash=(1.2, 16), kind=ORNAMENT),
        *(shape for corner in ring for shape in _tower(*corner)),
        *(shape for y in (top + half, bottom - half) for shape in _gate(WIDTH / 2, y)),
    )


def _tower(x: float, y: float) -> tuple[Path, ...]:
    roof = (circle(0, 0, 17, fill=STONE, stroke=DARK_STONE, weight=2),)
    spokes = (
        line([(-12, 0), (12, 0)], stroke=DARK_STONE, weight=1.2, kind=ORNAMENT),
        line([(0, -12), (0, 12)], stroke=DARK_STONE, weight=1.2, kind=ORNAMENT),
        circle(0, 0, 8, fill="#a8563f", stroke=DARK_STONE, weight=1.2, kind=ORNAMENT),
    )
    return tuple(moved(path, x, y) for path in (*roof, *spokes))


def _gate(x: float, y: float) -> tuple[Path, ...]:
    posts = (
        rectangle(x + side - 7, y - 11, 14, 22, fill=STONE, stroke=DARK_STONE, weight=1.6)
        for side in (-34, 34)
    )
    return (rectangle(x - 30, y - 9, 60, 18, fill=GROUND), *posts)
