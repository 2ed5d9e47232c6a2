"""The three buildings with their citizens, and the cathedral with its cubes."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from engine.troyes.box.cards import CARDS
from engine.troyes.telling.card_facts import facts_of_cathedral
from printables.icons import placed
from printables.kit.panel import spoken
from printables.picture import (
    Group,
    Look,
    Path,
    Shape,
    circle,
    drawn,
    kept,
    line,
    polygon,
    rectangle,
)
from printables.speaker import Speaker
from printables.troyes import pieces
from printables.troyes.paper import (
    DOMAINS,
    GAP,
    INNER,
    LEAST,
    MARGIN,
    TINTS,
    Part,
    fitted,
    number,
    panel,
    small,
)
from printables.troyes.pieces import INK, SOFT_INK, Owner
from printables.troyes.scene import Building, Row, Scene, Space

ACROSS = (INNER - GAP) / 2
HIGH = 186
SIDE = 47
LEVELS, BAYS = 3, 6
BAY, STOREY = 50, 38

CACHED_BUILDINGS = 1024  # cached buildings, in different states
Link = tuple[str, str]  # a URL and a label
Links = dict[str, Link]
Built = frozenset[tuple[tuple[int, int], Owner]]  # by level and space


def buildings(scene: Scene, say: Speaker, top: float, links: Links) -> Part:
    """Return Palace, Bishopric, City Hall and cathedral in two rows."""
    ground: list[Shape] = []
    above: list[Shape] = []
    for place, each in enumerate(scene.buildings):
        x = MARGIN + (place % 2) * (ACROSS + GAP)
        y = top + (place // 2) * (HIGH + GAP)
        spaces = (space.id for row in each.rows for space in row.spaces)
        own = tuple((space, links[space]) for space in spaces if space in links)
        ground.append(_building(each, say, x, y))
        above.append(_within(each, say, x, y, own))
    built = frozenset(scene.cathedral.items())
    above.append(_cathedral(built, say, MARGIN + ACROSS + GAP, top + HIGH + GAP))
    return Part(ground, above, top + 2 * HIGH + GAP)


# --- a building ------------------------------------------------------------


@lru_cache(maxsize=CACHED_BUILDINGS)
def _building(each: Building, say: Speaker, x: float, y: float) -> Group:
    """Return a building without citizens. Results are cached."""
    return Group(tuple(_empty(each, say, x, y)), title=_about(each, say))


def _about(each: Building, say: Speaker) -> str:
    """Return the name of a building, the colour of its dice, and the wage of a citizen there."""
    does = say("board-does", colour=say(f"colour-{each.colour}"), wage=each.wage)
    return f"{spoken(say(f'building-{each.id}'))}. {does}"


@lru_cache(maxsize=CACHED_BUILDINGS)
def _within(
    each: Building, say: Speaker, x: float, y: float, links: tuple[tuple[str, Link], ...]
) -> Group:
    """Return a building's spaces with their citizens, and its expelled citizens.

    Results are cached.
    """
    return Group(tuple(_people(each, say, x, y, dict(links))), title=_about(each, say))


def _empty(each: Building, say: Speaker, x: float, y: float) -> Iterator[Shape]:
    yield panel(x, y, ACROSS, HIGH, fill=TINTS[each.colour], stroke=DOMAINS[each.colour])
    yield from _titled(_roof(each.id), say, f"building-{each.id}", x, y, ACROSS - 150)
    if each.wage:
        rtl = say.direction == "rtl"
        coin, beside = (x + 24, x + 40) if rtl else (x + ACROSS - 24, x + ACROSS - 40)
        anchor = "start" if rtl else "end"
        yield from placed(pieces.coin(11), coin, y + 27)
        yield number(beside, y + 27, f"−{say.number(each.wage)}", anchor=anchor)
    for row, left in _rows(each, x):
        yield from _row(row, say, left, y + 56)


def _titled(
    sign: tuple[Path, ...], say: Speaker, name: str, x: float, y: float, wide: float
) -> Iterator[Shape]:
    """Yield a sign where the line starts, with its name beside it."""
    rtl = say.direction == "rtl"
    at, start = (x + ACROSS - 28, x + ACROSS - 56) if rtl else (x + 28, x + 56)
    yield from placed(sign, at, y + 29)
    yield fitted(spoken(say(name)), start, y + 36, wide, 25, anchor="end" if rtl else "start")


def _people(each: Building, say: Speaker, x: float, y: float, links: Links) -> Iterator[Shape]:
    for row, left in _rows(each, x):
        for place, space in enumerate(row.spaces):
            yield _space(space, left + place * (SIDE + 1), y + 78, links)
    yield from _lying(each, say, x, y + HIGH - 25)


def _rows(each: Building, x: float) -> Iterator[tuple[Row, float]]:
    """Yield the rows of a building with their left edges."""
    spaces = sum(len(row.spaces) for row in each.rows)
    gap = 6 if len(each.rows) == spaces else 10
    wide = spaces * SIDE + gap * (len(each.rows) - 1) + (0 if gap == 6 else spaces - len(each.rows))
    left = x + (ACROSS - wide) / 2
    for row in each.rows:
        yield row, left
        left += len(row.spaces) * (SIDE + (gap != 6)) + gap - (gap != 6)


def _row(row: Row, say: Speaker, x: float, y: float) -> Iterator[Shape]:
    """Yield the die numbers above a row's spaces, and an arrow below several spaces."""
    wide = len(row.spaces) * SIDE + len(row.spaces) - 1
    low, high = say.number(row.numbers[0]), say.number(row.numbers[-1])
    told = low if low == high else say("board-range", low=low, high=high)
    yield number(x + wide / 2, y + 8, told, LEAST)
    if len(row.spaces) > 1:
        yield from _arrow(x + 6, x + wide - 6, y + 22 + SIDE + 7)


def _space(space: Space, x: float, y: float, links: Links) -> Group:
    link, deed = links.get(space.id, ("", ""))
    stroke, weight = ("#9c2f24", 3.4) if link else (SOFT_INK, 1.3)
    box = rectangle(x, y, SIDE, SIDE, fill="#f2e7cd", stroke=stroke, weight=weight, kind="land")
    shapes: tuple[Path, ...] = (box,)
    if space.owner is not None:
        shapes += placed(pieces.citizen(space.owner), x + SIDE / 2, y + SIDE / 2 + 2)
    elif link:
        shapes += (circle(x + SIDE / 2, y + SIDE / 2, 7, fill="#b98f4a"),)
    name = "space-" + space.id.replace(".", "-")
    kind = "space choice" if link else "space"
    return Group(shapes, name, kind, title=deed, link=link, place=space.id)


def _arrow(left: float, right: float, y: float) -> Iterator[Path]:
    yield line([(left, y), (right, y)], stroke=SOFT_INK, weight=1.2)
    yield polygon([(right + 3, y), (right - 4, y - 4), (right - 4, y + 4)], fill=SOFT_INK)


def _lying(each: Building, say: Speaker, x: float, y: float) -> Iterator[Shape]:
    if not each.lying:
        return
    rtl = say.direction == "rtl"
    near, anchor = (x + ACROSS - 18, "end") if rtl else (x + 18, "start")
    yield small(near, y + 7, say("board-lying"), anchor=anchor)
    for place, owner in enumerate(each.lying):
        from_end = 34 + (len(each.lying) - 1 - place) * 46
        at = x + from_end if rtl else x + ACROSS - from_end
        yield from placed(pieces.lying(owner), at, y, 0.9)


@cache
def _roof(building: str) -> tuple[Path, ...]:
    """Return the sign of a building: battlements, a cross on a gable, or a belfry."""
    look: Look = {"fill": "#fffaf0", "stroke": INK, "weight": 1.6}
    door = drawn("M-4,16L-4,8C-4,3 4,3 4,8L4,16Z", fill=INK)
    if building == "palace":
        towers = "M-18,16L-18,-14L-14,-14L-14,-10L-10,-10L-10,-14L-6,-14L-6,-2L6,-2L6,-14L10,-14"
        rest = "L10,-10L14,-10L14,-14L18,-14L18,16Z"
        return (drawn(towers + rest, **look), door)
    if building == "bishopric":
        house = drawn("M-16,16L-16,0L0,-11L16,0L16,16Z", **look)
        upright = line([(0, -20), (0, -11)], stroke=INK, weight=2)
        across = line([(-4, -16.5), (4, -16.5)], stroke=INK, weight=2)
        return (house, upright, across, door)
    hall = drawn("M-18,16L-18,-2L-6,-2L-6,-10L0,-19L6,-10L6,-2L18,-2L18,16Z", **look)
    windows = [rectangle(side - 2.5, 3, 5, 6, fill=INK) for side in (-12, 12)]
    return (hall, circle(0, -6, 2.6, fill=INK), *windows, door)


# --- the cathedral ---------------------------------------------------------


@lru_cache(maxsize=CACHED_BUILDINGS)
def _cathedral(built: Built, say: Speaker, x: float, y: float) -> Group:
    does = say("board-does-cathedral", **facts_of_cathedral(CARDS.cathedral))
    title = f"{spoken(say('building-cathedral'))}. {does}"
    shapes = tuple(_minster(dict(built), say, x, y))
    return Group(shapes, "cathedral", "building", title=title, place="cathedral")


def _minster(
    built: Mapping[tuple[int, int], Owner], say: Speaker, x: float, y: float
) -> Iterator[Shape]:
    """Yield the cathedral: three storeys of six windows, with the cubes built so far."""
    yield panel(x, y, ACROSS, HIGH, fill="#eef0ee", stroke="#6f7a80")
    yield from _titled(pieces.minster(), say, "building-cathedral", x, y, ACROSS - 70)
    bay, storey = BAY, STOREY
    rtl, ground = say.direction == "rtl", y + HIGH - 30
    left = x + 12 if rtl else x + ACROSS - 12 - BAYS * bay
    beside = left + BAYS * bay + 16 if rtl else left - 16
    for level in range(1, LEVELS + 1):
        base = ground - (level - 1) * storey
        yield number(beside, base - storey / 2 + 2, say.number(level), LEAST, fill=SOFT_INK)
        for space in range(1, BAYS + 1):
            at = left + (space - 1) * bay
            yield _bay(at, base, bay, storey)
            owner = built.get((level, space))
            if owner is not None:
                yield from placed(pieces.cube(owner, 25), at + bay / 2 - 2, base - storey / 2 + 2)
    for space in range(1, BAYS + 1):
        at = left + (space - 0.5) * bay
        yield number(at, ground + 14, say.number(space), LEAST, fill=SOFT_INK)


def _bay(x: float, base: float, wide: float, high: float) -> Path:
    """Return a pointed window."""
    near, far, middle = x + 3, x + wide - 3, x + wide / 2
    eaves = base - high * 0.52
    top = base - high + 2
    return kept(
        (
            ("M", near, base - 1),
            ("L", near, eaves),
            ("C", near, eaves - 9, middle - 9, top + 3, middle, top),
            ("C", middle + 9, top + 3, far, eaves - 9, far, eaves),
            ("L", far, base - 1),
            ("Z",),
        ),
        fill="#fffdf7",
        stroke="#6f7a80",
        weight=1.3,
    )
