"""The board as a sheet to lay the pieces on: the town on one page, places for cards on another.

Nothing lies on it. The rows of the buildings are those of the game that is asked for.
"""

from collections.abc import Iterator
from dataclasses import replace

from reportlab.lib.units import mm

from printables import ink
from printables.faces import Wanted
from printables.icons import placed
from printables.kit import text
from printables.kit.page import Document
from printables.picture import Picture, Shape, Words, line, rectangle
from printables.speaker import Speaker
from printables.troyes import buildings, cardboard, city, pieces, tracks
from printables.troyes.paper import (
    DOMAINS,
    EDGE,
    INNER,
    MARGIN,
    SHEET,
    TINTS,
    WIDTH,
    fitted,
    panel,
)
from printables.troyes.scene import DICE, Scene, scene_of

SEED = bytes(32)  # nothing that was shuffled shows
BORDER = 7 * mm
FOOT = 9.5 * mm
CARD = (63 * mm, 88 * mm)  # no place need be larger
BETWEEN = 2 * mm
GAP = 10
QUARTERS = 4
STREET_HIGH = 76  # dice that are nobody's lie in it
HEAD = 68  # of the page: the title and the rounds
NAME = 36  # the upper edge of a quarter, for its sign and a name


def board_sheet(wanted: Wanted) -> bytes:
    """Two pages as a PDF; with `players` as many quarters as they have, with their signs."""
    game, say, players = wanted.game, wanted.say, wanted.players
    state = game.setup(players or game.seats[-1], wanted.options, SEED)
    scene = _emptied(scene_of(game.view(state, None)))
    title = f"{say(f'game-short-{game.id}')}: {say('board-title')}"
    document = wanted.document(title)
    _town(document, scene, players)
    document.canvas.showPage()
    _places(document)
    document.canvas.showPage()
    return document.finish()


def _emptied(scene: Scene) -> Scene:
    """The same board before anybody has set anything on it."""
    houses = (
        replace(
            house,
            lying=(),
            rows=tuple(
                replace(row, spaces=tuple(replace(space, owner=None) for space in row.spaces))
                for row in house.rows
            ),
        )
        for house in scene.buildings
    )
    return replace(scene, people=(), buildings=tuple(houses), cathedral={})


# --- the town --------------------------------------------------------------


def _town(document: Document, scene: Scene, players: int | None) -> None:
    say, across = document.say, document.width - 2 * BORDER
    high = (document.height - 2 * BORDER - FOOT) * WIDTH / across
    shapes: list[Shape] = [*_head(scene, say)]
    track, foot = tracks.influence(scene, say, 0)[1], 2 * buildings.HIGH + 24
    room = high - HEAD - track - foot - 2 * GAP
    quarters, size = _city(scene, say, HEAD, room, players)
    shapes += quarters
    shapes += tracks.influence(scene, say, HEAD + room + GAP)[0]
    shapes += buildings.buildings(scene, say, HEAD + room + track + 2 * GAP, {})[0]
    _draw(document, WIDTH, high, shapes)
    wide, deep = (int(side * across / WIDTH / mm) for side in size)
    measure = say("board-sheet-quarters", wide=wide, high=deep)
    _foot(document, f"{measure} {say('house-mark-about')}")


def _head(scene: Scene, say: Speaker) -> Iterator[Shape]:
    """What it is called, and the rounds to lay a marker on."""
    rtl = say.direction == "rtl"
    x, anchor = (WIDTH - MARGIN - 4, "end") if rtl else (MARGIN + 4, "start")
    yield fitted(say("board-title"), x, 46, 430, 36, "title", anchor=anchor, fill="#6b2018")
    yield from tracks.numbers(scene, say, 12)


def _city(
    scene: Scene, say: Speaker, top: float, high: float, players: int | None
) -> tuple[list[Shape], tuple[float, float]]:
    """The walls with empty quarters, and the size of the smallest."""
    owners: list[pieces.Owner | None] = [*range(players)] if players else [None] * QUARTERS
    owners += [pieces.ROY] if scene.market is None else []
    rows = [row for row in (owners[:2], owners[2:][::-1]) if row]
    left, inner = MARGIN + city.WALL + city.STREET, INNER - 2 * (city.WALL + city.STREET)
    market = 0 if scene.market is None else STREET_HIGH + city.STREET
    room = high - 2 * city.WALL - (len(rows) + 1) * city.STREET - market
    deep, y = room / len(rows), top + city.WALL + city.STREET
    shapes: list[Shape] = [*city.wall(top, high)]
    for place, row in enumerate(rows):
        wide = (inner - (len(row) - 1) * city.STREET) / len(row)
        for column, owner in enumerate(row):
            shapes += _quarter(say, owner, left + column * (wide + city.STREET), y, wide, deep)
        y += deep + city.STREET
        if place == 0 and market:
            shapes += _street(say, left, y, inner)
            y += market
    return shapes, (min(wide, city.ACROSS), deep)


def _quarter(
    say: Speaker, owner: pieces.Owner | None, x: float, y: float, wide: float, deep: float
) -> Iterator[Shape]:
    """Room for dice under a line for a name, with its sign where it is known whose it is."""
    yield panel(x, y, wide, deep)
    start = 14
    if owner is not None:
        sign = x + wide - 22 if say.direction == "rtl" else x + 22
        yield from placed(pieces.sign(owner), sign, y + 21, 1.15)
        start = 40
    near, far = x + start, x + wide * 0.72
    if say.direction == "rtl":
        near, far = x + wide * 0.28, x + wide - start
    yield line([(near, y + NAME), (far, y + NAME)], stroke=pieces.SOFT_INK, weight=1.2)


def _street(say: Speaker, x: float, y: float, wide: float) -> Iterator[Shape]:
    yield panel(x, y, wide, STREET_HIGH, fill="#efe6cf", stroke=city.DARK_STONE, dash=(3, 5))
    rtl = say.direction == "rtl"
    at, start, anchor = (x + wide - 22, x + wide - 42, "end") if rtl else (x + 22, x + 42, "start")
    yield from placed(pieces.sign(pieces.GREY), at, y + 21, 1.15)
    yield fitted(say("board-market"), start, y + 28, 200, 22, anchor=anchor)


# --- the places for cards --------------------------------------------------


def _places(document: Document) -> None:
    """A row for each colour and a column for each round, as large as the paper lets them be."""
    across, high = document.width - 2 * BORDER, document.height - 2 * BORDER - FOOT
    count = len(DICE)
    wide = min(CARD[0], (across - (count - 1) * BETWEEN) / count)
    deep = min(CARD[1], (high - (count - 1) * BETWEEN) / count)
    left = (across - count * wide - (count - 1) * BETWEEN) / 2
    shapes: list[Shape] = []
    for row, colour in enumerate(DICE):
        for column in range(count):
            turn = count - 1 - column if document.rtl else column
            x, y = left + column * (wide + BETWEEN), row * (deep + BETWEEN)
            shapes += _place(colour, cardboard.ROMAN[turn + 1], x, y, wide, deep)
    _draw(document, across, high, shapes, ground=False)
    size = {"wide": int(wide / mm + 0.01), "high": int(deep / mm + 0.01)}
    _foot(document, document.say("board-sheet-places", **size))


def _place(
    colour: str, round_: str, x: float, y: float, wide: float, deep: float
) -> Iterator[Shape]:
    """Its colour is told by the die's shape too, for a grey print."""
    tint, edge = TINTS[colour], DOMAINS[colour]
    yield panel(x, y, wide, deep, fill=tint, stroke=edge, weight=1.4, dash=(6, 4))
    yield from placed(pieces.die(colour, 0, 34), x + wide / 2, y + deep * 0.3)
    yield Words(x + wide / 2, y + deep * 0.3 + 84, round_, 54, "title", fill=pieces.EDGES[colour])


# --- both ------------------------------------------------------------------


def _draw(
    document: Document, width: float, high: float, shapes: list[Shape], ground: bool = True
) -> None:
    edge = (
        rectangle(0, 0, width, high, fill=SHEET),
        rectangle(4, 4, width - 8, high - 8, stroke=EDGE, weight=1.6),
    )
    picture = Picture(width, high, (*(edge if ground else ()), *shapes))
    ink.draw_on(document.canvas, picture, BORDER, BORDER + FOOT, document.width - 2 * BORDER)


def _foot(document: Document, words: str) -> None:
    told = f"{words} {document.stamp} {document.say('aid-footer')}"
    width = document.width - 2 * BORDER
    text.paragraph(document.canvas, told, document.fine(), BORDER, BORDER + FOOT - 1 * mm, width)
