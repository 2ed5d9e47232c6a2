"""Photos of filled-in score sheets as people take them: any table, any light, with clutter."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter
from reportlab.lib.units import mm

from printables import circles as grid
from printables.circles import Layout

Points = list[list[int | None]]  # row by row, seat by seat
Corners = list[tuple[int, int]]
PIXELS = 2.0  # per point
SIZE = (960, 1280)
TABLES = {
    "white": (236, 234, 230),
    "light wood": (196, 158, 112),
    "dark wood": (92, 60, 40),
    "green cloth": (38, 104, 62),
    "near-black": (34, 33, 36),
}
PENCILS = (70, 105, 140)  # grey values: a soft, a usual and a hard pencil
PENS = {
    "blue": (42, 62, 150),
    "red": (188, 40, 52),
    "green": (30, 112, 66),
    "black": (34, 34, 38),
}
LAMPS = ((255, 255, 255), (255, 236, 206), (230, 241, 255))
STAINS = {  # paper under a full drop
    "coffee": (112, 68, 32),
    "tea": (178, 128, 62),
    "wine": (126, 34, 66),
    "soy": (72, 42, 24),
    "juice": (214, 120, 40),
    "ink": (40, 48, 118),
    "dirt": (104, 100, 96),
}
UPPER_ROWS = ((10, 180), (18, 120))  # mm across and down from the first corner
STROKES = ("filled", "crossed", "ticked")
BY_HAND = ("filled", "hatched")  # as the sheet asks

Colour = tuple[int, int, int]


def circles(points: Points, first: int, layout: Layout = grid.PAD) -> Iterator[tuple[float, float]]:
    """Yield (across, down) of each circle to fill in, in mm from the sheet's first corner.

    The first column is that of seat `first`; `across` grows in reading direction.
    """
    for row, numbers in enumerate(points):
        for column, number in enumerate(numbers[first : first + grid.COLUMNS]):
            if number is None:
                continue
            ten, unit = divmod(abs(number), 10)
            wanted = [(ten - 1, 0)] if ten else []
            wanted += [(unit, 1)] + ([(9, 0)] if number < 0 else [])
            for digit, line in wanted:
                yield grid.across(column, digit), layout.down(row, line)


def corner(page: Image.Image) -> tuple[float, float]:
    """Return the middle of the upper left square, the first dark place at the left edge."""
    half = grid.SQUARE * mm * PIXELS / 2
    left = (page.width - grid.WIDE * mm * PIXELS) / 2
    for y in range(page.height):
        if all(page.getpixel((round(x), y))[0] < 60 for x in (left, left - half + 2)):
            return left, y + half
    raise AssertionError("there is no square")


@dataclass(frozen=True)
class Photo:
    """A photo of a filled-in sheet, and the numbers on it."""

    data: bytes
    points: Points
    about: str
    is_ordinary: bool  # its circles are filled in, as the sheet asks


def photos(page: Image.Image, table: str, count: int, layout: Layout = grid.PAD) -> Iterator[Photo]:
    """Yield photos of a printed page for four players, on one kind of table."""
    first = corner(page)
    for number in range(count):
        luck = random.Random(f"{table} {number}")
        points = numbers(luck, layout)
        grey, stroke = luck.choice(PENCILS), luck.choice(STROKES)
        filled = page.copy()
        draw(filled, points, first, grey, stroke, luck, layout)
        clutter = luck.random() < 0.4
        data = taken(filled, TABLES[table], luck, clutter)
        about = f"{table} {number}: {stroke} with {grey}{', things beside it' * clutter}"
        yield Photo(data, points, about, stroke == "filled")


def numbers(luck: random.Random, layout: Layout) -> Points:
    """Return the points of two or more rows, some negative and some empty."""
    some = [None, 0, *range(1, 100), *range(-30, 0)]
    count = luck.randint(2, layout.rows - 2)
    rows = [[luck.choice(some) for _ in range(4)] for _ in range(count)]
    return [row for row in rows if row != [None] * 4] or [[1, 2, 3, 4]]


def draw(
    page: Image.Image,
    points: Points,
    first: tuple[float, float],
    ink: int | Colour,
    stroke: str,
    luck: random.Random,
    layout: Layout,
) -> None:
    """Mark the circles with a pencil of this grey value or a pen of this colour, not too neatly."""
    pen, reach = ImageDraw.Draw(page), grid.RADIUS * mm * PIXELS
    for across, down in circles(points, 0, layout):
        x = first[0] + across * mm * PIXELS + luck.uniform(-2, 2)
        y = first[1] + down * mm * PIXELS + luck.uniform(-2, 2)
        box = (x - reach, y - reach, x + reach, y + reach)
        shade = lighter(ink, luck.randint(-12, 12))
        if stroke == "filled":
            pen.ellipse(box, fill=shade)
        elif stroke == "ringed":
            reach = grid.RADIUS * mm * PIXELS * luck.uniform(1.2, 1.7)
            box = (x - reach, y - reach, x + reach, y + reach)
            pen.ellipse(box, outline=shade, width=3)
        elif stroke == "outlined":
            reach = grid.RADIUS * mm * PIXELS * luck.uniform(0.85, 1.2)
            box = (x - reach, y - reach, x + reach, y + reach)
            pen.ellipse(
                box, outline=lighter(PENCILS[-1], luck.randint(-12, 25)), width=luck.choice((2, 3))
            )
        elif stroke == "hatched":
            scribble(page, (x, y), shade, luck)
        elif stroke == "crossed":
            pen.line(box, fill=shade, width=3)
            pen.line((box[0], box[3], box[2], box[1]), fill=shade, width=3)
        else:
            low = (x - reach * 0.2, y + reach * 0.9)
            pen.line(((x - reach, y), low), fill=shade, width=3)
            pen.line((low, (x + reach * 1.4, y - reach * 1.4)), fill=shade, width=3)


def lighter(ink: int | Colour, by: int = 0) -> Colour:
    """Return a grey value or a colour as a colour, made lighter by `by`."""
    red, green, blue = (ink, ink, ink) if isinstance(ink, int) else ink
    return (red + by, green + by, blue + by)


def scribble(
    page: Image.Image, middle: tuple[float, float], shade: Colour, luck: random.Random
) -> None:
    """Fill a circle with a line to and fro, as a hand does."""
    reach, turn = grid.RADIUS * mm * PIXELS * luck.uniform(0.8, 1.05), luck.uniform(0, pi)
    steps = luck.randint(6, 9)
    ends = []
    for step in range(steps + 1):
        along = reach * (2 * step / steps - 1)
        side = (1 - 2 * (step % 2)) * max(0.2, 1 - (along / reach) ** 2) ** 0.5 * reach
        ends.append(
            (
                middle[0] + along * cos(turn) - side * sin(turn),
                middle[1] + along * sin(turn) + side * cos(turn),
            )
        )
    ImageDraw.Draw(page).line(ends, fill=shade, width=4, joint="curve")


def stain(page: Image.Image, kind: str, middle: tuple[float, float], luck: random.Random) -> None:
    """Let a drop fall on the page: of any size and strength, at times darker at its edge."""
    reach = grid.RADIUS * mm * PIXELS * luck.choice((0.6, 0.8, 1, 1, 1.2, 1.6, 2.5))
    strength, soft = luck.uniform(0.35, 1), luck.uniform(0.5, 4)
    drop = Image.new("L", page.size, 0)
    pen = ImageDraw.Draw(drop)
    for _ in range(luck.choice((1, 1, 3))):
        x, y = (each + luck.uniform(-0.3, 0.3) * reach for each in middle)
        wide, high = (reach * luck.uniform(0.85, 1.15) for _ in "xy")
        full = round(255 * strength)
        edge = luck.choice((full, full, min(255, full + 90)))
        box = (x - wide, y - high, x + wide, y + high)
        pen.ellipse(box, fill=full, outline=edge, width=max(1, round(reach / 8)))
    drop = drop.filter(ImageFilter.GaussianBlur(soft))
    stained = ImageChops.multiply(page, Image.new("RGB", page.size, STAINS[kind]))
    page.paste(stained, mask=drop)


def spill(
    page: Image.Image,
    kind: str,
    points: Points,
    first: tuple[float, float],
    luck: random.Random,
    layout: Layout = grid.PAD,
) -> None:
    """Let drops fall on circles: on some that are filled in, and on some that are not."""
    marked = [*circles(points, 0, layout)]
    rest = [
        (grid.across(luck.randrange(4), luck.randrange(10)), layout.down(row, luck.randrange(2)))
        for row in range(len(points))
    ]
    for places, count in ((marked, 4), (rest, 6)):
        for across, down in luck.sample(places, min(count, len(places))):
            near = [luck.choice((0.15, 0.6)) * luck.uniform(-1, 1) * grid.RADIUS for _ in "xy"]
            x = first[0] + (across + near[0]) * mm * PIXELS
            y = first[1] + (down + near[1]) * mm * PIXELS
            stain(page, kind, (x, y), luck)


def damage(page: Image.Image, kind: str, first: tuple[float, float], luck: random.Random) -> None:
    """Put glare, a cup's ring, dice or the like (`kind`) on the upper rows of a filled-in page."""
    part, pen = mm * PIXELS, ImageDraw.Draw(page)
    x, y = (first[axis] + luck.uniform(*reach) * part for axis, reach in enumerate(UPPER_ROWS))
    match kind:
        case "glare":
            light = Image.new("L", page.size, 0)
            reach = luck.uniform(10, 35) * part
            box = (x - reach, y - 0.7 * reach, x + reach, y + 0.7 * reach)
            ImageDraw.Draw(light).ellipse(box, fill=luck.randint(200, 255))
            page.paste("white", mask=light.filter(ImageFilter.GaussianBlur(reach / 4)))
        case "cup":
            stain, reach = Image.new("L", page.size, 255), luck.uniform(30, 42) * part
            box = (x - reach, y - reach, x + reach, y + reach)
            shades = {"fill": luck.randint(225, 250), "outline": luck.randint(120, 190)}
            ImageDraw.Draw(stain).ellipse(box, **shades, width=round(luck.uniform(2, 7) * part))
            stain = stain.filter(ImageFilter.GaussianBlur(luck.uniform(1, 4)))
            page.paste(ImageChops.multiply(page, stain.convert("RGB")))
        case "dice":
            for _ in range(2):
                pen.rectangle(
                    (x, y, x + 16 * part, y + 16 * part), fill=lighter(luck.choice((15, 90, 200)))
                )
                x, y = x + luck.uniform(-60, 60) * part, y + luck.uniform(-30, 30) * part
        case "pencil":
            turn, half = luck.uniform(0, pi), luck.uniform(30, 85) * part
            wide, high = half * cos(turn), half * sin(turn)
            pen.line(
                (x - wide, y - high, x + wide, y + high), fill=lighter(80), width=round(7 * part)
            )
        case "blots":
            stain = Image.new("L", page.size, 255)
            for _ in range(6):
                x, y = (
                    first[axis] + luck.uniform(*reach) * part
                    for axis, reach in enumerate(UPPER_ROWS)
                )
                reach = grid.RADIUS * part * luck.uniform(0.8, 1.2)
                box = (x - reach, y - reach, x + reach, y + reach)
                ImageDraw.Draw(stain).ellipse(box, fill=luck.randint(70, 200))
            stain = stain.filter(ImageFilter.GaussianBlur(luck.uniform(0.5, 3)))
            page.paste(ImageChops.multiply(page, stain.convert("RGB")))
        case "scrawl":
            ends = [
                (x + luck.uniform(-15, 15) * part, y + luck.uniform(-6, 6) * part) for _ in "12345"
            ]
            pen.line(ends, fill=lighter(luck.choice(PENCILS)), width=3)


def taken(
    page: Image.Image, colour: tuple[int, int, int], luck: random.Random, clutter: bool
) -> bytes:
    """Return a photo of the page on a table: aslant, with a shadow, some blur and noise."""
    return finished(laid(page, colour, luck, clutter), luck)


def laid(
    page: Image.Image,
    colour: tuple[int, int, int],
    luck: random.Random,
    clutter: bool = False,
    share: float = 1.0,
) -> Image.Image:
    """Return the page on a table, aslant; it takes this share of the usual width and height."""
    scene = ImageChops.multiply(Image.new("RGB", SIZE, colour), noise(22).convert("RGB"))
    pen = ImageDraw.Draw(scene)
    to = [(round(x * share), round(y * share)) for x, y in corners(luck)]
    if clutter:
        for _ in range(luck.randint(2, 6)):
            thing(pen, luck)
    how = coefficients(to, [(0, 0), (page.width, 0), (page.width, page.height), (0, page.height)])
    seen = page.transform(SIZE, Image.Transform.PERSPECTIVE, how, Image.Resampling.BILINEAR)
    where = Image.new("L", page.size, 255).transform(SIZE, Image.Transform.PERSPECTIVE, how)
    scene.paste(seen, mask=where)
    return scene


def finished(scene: Image.Image, luck: random.Random) -> bytes:
    """Return the scene as a phone's JPEG: light from one side, a shadow, blur, noise."""
    dim, light = luck.randint(110, 190), lit_from(luck.choice((0, 90, 180, 270)))
    light = light.point(lambda it: dim + it * (255 - dim) // 255)
    scene = ImageChops.multiply(scene, light.convert("RGB"))
    if luck.random() < 0.5:  # a hand or a head above the sheet
        small = (SIZE[0] // 10, SIZE[1] // 10)
        shadow = Image.new("L", small, 255)
        x, y, reach = luck.randint(0, 96), luck.randint(0, 128), luck.randint(19, 45)
        ImageDraw.Draw(shadow).ellipse((x - reach, y - reach, x + reach, y + reach), fill=165)
        shadow = shadow.filter(ImageFilter.GaussianBlur(6)).resize(SIZE)
        scene = ImageChops.multiply(scene, shadow.convert("RGB"))
    scene = scene.filter(ImageFilter.GaussianBlur(luck.uniform(0.5, 1.5)))
    grain, lamp = noise(luck.choice((6, 12, 18))), luck.choice(LAMPS)
    grains = [ImageChops.offset(grain, luck.randint(0, SIZE[0])) for _ in lamp]
    scene = ImageChops.multiply(scene, Image.merge("RGB", grains))
    file = BytesIO()
    ImageChops.multiply(scene, Image.new("RGB", SIZE, lamp)).save(file, "JPEG", quality=70)
    return file.getvalue()


@cache
def noise(strength: int) -> Image.Image:
    """Return grains, mostly bright, to multiply a picture by."""
    return Image.effect_noise(SIZE, strength).point(lambda it: min(255, it + 115))


@cache
def lit_from(angle: int) -> Image.Image:
    """Return light that falls off towards one side."""
    return Image.linear_gradient("L").rotate(angle).resize(SIZE)


def corners(luck: random.Random) -> Corners:
    """Return where the page's corners lie on the photo: any way round, more or less aslant."""
    slant = luck.choice((16, 40, 88))
    near = [(56, 64), (904, 64), (904, 1216), (56, 1216)]
    laid = [(x + luck.randint(-40, slant), y + luck.randint(-40, slant)) for x, y in near]
    turned = luck.choice((0, 0, 0, 2))  # upside down at times
    return laid[turned:] + laid[:turned]


def thing(pen: ImageDraw.ImageDraw, luck: random.Random) -> None:
    """Draw a die or the dark back of a card near the edge of the photo."""
    wide, high = luck.choice(((45, 45), (45, 45), (83, 122)))
    far = (SIZE[0] - wide - 1, SIZE[1] - high - 1)
    x, y = luck.randint(0, far[0]), luck.randint(0, far[1])
    x, y = luck.choice(((0, y), (far[0], y), (x, 0), (x, far[1])))
    colour = luck.choice(("#0f0f0f", "#f0f0f0", "#7a1c22", "#1c2670"))
    pen.rectangle((x, y, x + wide, y + high), fill=colour)


def coefficients(to: Corners, ends: Corners) -> list[float]:
    """Return the coefficients of Pillow's PERSPECTIVE that maps the corners `to` to `ends`."""
    rows, wanted = [], []
    for (x, y), (u, v) in zip(to, ends, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        wanted += [float(u), float(v)]
    return solved([[*map(float, row), each] for row, each in zip(rows, wanted, strict=True)])


def solved(rows: list[list[float]]) -> list[float]:
    """Return the solution of linear equations; each row ends with its right side."""
    for step in range(len(rows)):
        best = max(range(step, len(rows)), key=lambda at: abs(rows[at][step]))
        rows[step], rows[best] = rows[best], rows[step]
        rows[step] = [each / rows[step][step] for each in rows[step]]
        for at in range(len(rows)):
            if at != step:
                times = rows[at][step]
                rows[at] = [a - times * b for a, b in zip(rows[at], rows[step], strict=True)]
    return [row[-1] for row in rows]
