"""The board as a sheet to lay out the game on: the town, and places for the cards.

It has no pieces. The options decide how many rows the buildings have. Printed on several pages, it
is one board to tape together.
"""

from collections.abc import Iterator

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.faces import Wanted
from printables.foot import MARGIN as USUAL_MARGIN
from printables.icons import placed
from printables.kit.fonts import legible
from printables.page_flow import Leaves
from printables.passages_drawn import passage
from printables.picture import Picture, Shape, line, rectangle
from printables.speaker import Speaker
from printables.tiling import Laid, Parts, joined, parts_of
from printables.troyes import buildings, card_places, city, pieces, tracks
from printables.troyes.blank_board import empty_scene, players_of
from printables.troyes.board_text import told
from printables.troyes.paper import EDGE, INNER, MARGIN, SHEET, WIDTH, fitted, panel
from printables.troyes.scene import DICE, Scene

BORDER = 7 * mm
COLUMNS, ROWS = 3, 2  # of joined pages
BESIDE = 4 * mm  # between the town and the cards
EVENTS = 2  # rows
GAP = 10
QUARTERS = 4
DIE = 16  # mm, the usual size of dice in such games
STREET_HIGH = 76  # with room for the neutral dice
HEAD = 68  # for the title and the rounds
NAME = 36  # the upper edge of a district, for its sign and a name


def board_sheet(wanted: Wanted) -> bytes:
    """Return the sheet as a PDF: town and cards on pages or joined, then costs and rewards."""
    scene = empty_scene(wanted)
    margin = USUAL_MARGIN if wanted.joined else BORDER
    leaves = Leaves(wanted, wanted.title_of_board, titled=wanted.joined, margin=margin)
    (_large if wanted.joined else _on_pages)(leaves, scene)
    leaves.next_page()
    for part in told(wanted, scene):
        passage(leaves, part)
        leaves.panel.space(3)
    return leaves.finish()


# --- on pages of their own -------------------------------------------------


def _on_pages(leaves: Leaves, scene: Scene) -> None:
    """Draw three pages: the town, the cards of two colours, then the third colour and events."""
    high = leaves.room
    picture, size = town(leaves.wanted, scene, high * WIDTH / leaves.width)
    pdf_renderer.draw_on(
        leaves.canvas, picture, leaves.margin, leaves.panel.top - high, leaves.width
    )
    leaves.next_page()
    leaves.panel.heading(leaves.say("paper-fits"))
    leaves.panel.notes(measures(leaves.say, leaves.width, size))
    leaves.panel.space(2)
    _cards(leaves, "board-cards", card_places.activities(leaves.say, DICE[:2]))
    leaves.next_page()
    _cards(leaves, "board-cards", card_places.activities(leaves.say, DICE[2:]))
    _cards(leaves, "board-events", card_places.events(1))
    leaves.panel.words(leaves.say("board-sheet-more"), leaves.panel.small)


def _cards(leaves: Leaves, heading: str, picture: Picture) -> None:
    """Draw places for cards with a heading, at their real size."""
    leaves.panel.heading(leaves.say(heading))
    left = (leaves.document.width - picture.width) / 2
    low = leaves.panel.top - picture.height
    pdf_renderer.draw_on(leaves.canvas, picture, left, low, picture.width, card_places.EDGES)
    leaves.panel.top -= picture.height
    leaves.panel.space(3)


# --- joined ----------------------------------------------------------------


def _large(leaves: Leaves, scene: Scene) -> None:
    """Draw one large board to be joined: the town beside the cards, the events below the cards."""
    parts = parts_of(leaves, COLUMNS, ROWS)
    wide = parts.width - card_places.ACROSS - BESIDE
    picture, size = town(leaves.wanted, scene, parts.height * WIDTH / wide)
    whole = _whole(parts, leaves.say, picture, wide)
    joined(leaves, parts, whole, measures(leaves.say, wide, size))


def _whole(parts: Parts, say: Speaker, picture: Picture, wide: float) -> list[Laid]:
    """Return the pictures of the joined board; the town is on the side where lines start."""
    cards, events = card_places.activities(say, DICE), card_places.events(EVENTS)
    near, far = 0.0, wide + BESIDE
    if say.direction == "rtl":
        near, far = card_places.ACROSS + BESIDE, 0.0
    below = parts.height - events.height
    return [
        Laid(picture, near, 0, wide),
        Laid(cards, far, 0, cards.width),
        Laid(events, far, below, events.width),
    ]


# --- the town --------------------------------------------------------------


def town(wanted: Wanted, scene: Scene, high: float) -> tuple[Picture, tuple[float, float]]:
    """Return the town at this height and 760 wide, and the size of its smallest district."""
    say = wanted.say
    shapes: list[Shape] = [
        rectangle(0, 0, WIDTH, high, fill=SHEET),
        rectangle(4, 4, WIDTH - 8, high - 8, stroke=EDGE, weight=1.6),
        *_head(scene, say),
    ]
    track, foot = tracks.influence(scene, say, 0).low, 2 * buildings.HIGH + 24
    room = high - HEAD - track - foot - 2 * GAP
    quarters, size = _city(scene, wanted, HEAD, room)
    shapes += quarters
    shapes += tracks.influence(scene, say, HEAD + room + GAP).shapes
    shapes += buildings.buildings(scene, say, HEAD + room + track + 2 * GAP, {}).shapes
    return Picture(WIDTH, high, tuple(shapes)), size


def measures(say: Speaker, wide: float, quarter: tuple[float, float]) -> list[str]:
    """Return sentences about the size of pieces that fit in the districts, spaces and cathedral."""
    unit = wide / WIDTH / mm
    across, deep = (int(side * unit) for side in quarter)
    space, cube = (int(side * unit) for side in (buildings.SIDE, buildings.STOREY))
    return [
        say("board-sheet-quarters", wide=across, high=deep, side=DIE),
        say("board-sheet-spaces", across=space, cube=cube),
        card_places.measures(say),
        say("house-mark-about"),
    ]


def _head(scene: Scene, say: Speaker) -> Iterator[Shape]:
    """Yield the title, and the rounds for a marker."""
    rtl = say.direction == "rtl"
    x, anchor = (WIDTH - MARGIN - 4, "end") if rtl else (MARGIN + 4, "start")
    yield fitted(say("board-title"), x, 46, 430, 36, "title", anchor=anchor, fill="#6b2018")
    yield from tracks.numbers(scene, say, 12)


def _city(
    scene: Scene, wanted: Wanted, top: float, high: float
) -> tuple[list[Shape], tuple[float, float]]:
    """Return the walls with empty districts, and the size of the smallest one."""
    say, players = wanted.say, players_of(wanted)
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
            x = left + column * (wide + city.STREET)
            shapes += _quarter(say, owner, x, y, wide, deep, _name(wanted, owner))
        y += deep + city.STREET
        if place == 0 and market:
            shapes += _street(say, left, y, inner)
            y += market
    return shapes, (min(wide, city.ACROSS), deep)


def _name(wanted: Wanted, owner: pieces.Owner | None) -> str:
    """Return the name of the player who owns a district; "" if it is not given."""
    if not isinstance(owner, int) or owner >= len(wanted.names):
        return ""
    return legible(wanted.names[owner], "bold")


def _quarter(
    say: Speaker,
    owner: pieces.Owner | None,
    x: float,
    y: float,
    wide: float,
    deep: float,
    name: str = "",
) -> Iterator[Shape]:
    """Yield an empty district: the owner's sign, and a name or a line, above room for dice."""
    yield panel(x, y, wide, deep)
    start = 14
    if owner is not None:
        sign = x + wide - 22 if say.direction == "rtl" else x + 22
        yield from placed(pieces.sign(owner), sign, y + 21, 1.15)
        start = 40
    near, far = x + start, x + wide * 0.72
    rtl = say.direction == "rtl"
    if rtl:
        near, far = x + wide * 0.28, x + wide - start
    if name:
        at, anchor = (far, "end") if rtl else (near, "start")
        yield fitted(name, at, y + NAME - 7, wide - start - 14, 25, anchor=anchor)
        return
    yield line([(near, y + NAME), (far, y + NAME)], stroke=pieces.SOFT_INK, weight=1.2)


def _street(say: Speaker, x: float, y: float, wide: float) -> Iterator[Shape]:
    yield panel(x, y, wide, STREET_HIGH, fill="#efe6cf", stroke=city.DARK_STONE, dash=(3, 5))
    rtl = say.direction == "rtl"
    at, start, anchor = (x + wide - 22, x + wide - 42, "end") if rtl else (x + 22, x + 42, "start")
    yield from placed(pieces.sign(pieces.GREY), at, y + 21, 1.15)
    yield fitted(say("board-market"), start, y + 28, 200, 22, anchor=anchor)
