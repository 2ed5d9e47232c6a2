"""A picture as plain data, and its output as SVG.

Lengths are in units of the picture; y runs downwards. The other backends are the printed page
(pdf_renderer.py) and the image (raster.py).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypedDict, Unpack

from printables.strokes import Command, commands_of, data_of

Point = tuple[float, float]
NONE = "none"
INK = "#2b2622"
TALL = 1.6  # height relative to width; a taller picture scrolls with its page
SHEET = 2  # the first shapes of a board in parts, its paper and edge, are behind every part
CACHED_PATHS = 8192  # cached paths and their SVG; a hundred boards share most of theirs
CACHED_GROUPS = 2048
ROUND = 0.5523  # of the radius: control points of the four curves of a circle


@dataclass(frozen=True, slots=True, eq=False)
class Path:
    """Lines and curves, filled or stroked.

    Paths are compared by identity, which makes caching their output cheap; most paths never change.
    Paths with the same `name` have the same lines, which a page writes once. The stroke of an
    `inside` path is clipped to its outline.
    """

    commands: tuple[Command, ...]
    fill: str = NONE
    stroke: str = NONE
    weight: float = 1.0
    dash: tuple[float, ...] = ()
    even_odd: bool = False
    kind: str = ""
    name: str = ""
    inside: bool = False


class Look(TypedDict, total=False):
    """The fields of a path except its commands."""

    fill: str
    stroke: str
    weight: float
    dash: tuple[float, ...]
    even_odd: bool
    kind: str
    name: str
    inside: bool


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text; `turn` is its rotation around (x, y), in degrees clockwise."""

    x: float
    y: float
    text: str
    size: float
    face: str = "text"
    fill: str = INK
    anchor: str = "middle"
    turn: float = 0.0
    spacing: float = 0.0
    underline: bool = False
    kind: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """Shapes that belong together, with a name, an accessible title and a link.

    `place` is the name of the place on the board that an action's facts use. Several similar groups
    can share a place. Groups are compared by identity, like paths. A part of a tall board begins at
    `top`, if that is not 0. A wide page shows such a part beside the one above it.
    """

    shapes: tuple["Shape", ...]
    name: str = ""
    kind: str = ""
    title: str = ""
    link: str = ""
    place: str = ""
    is_chosen: bool = False
    top: float = 0


Shape = Path | Words | Group


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its size and title.

    `colours` are further colours that other states of the picture need in its palette.
    The first `ground` shapes are the same in every state.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    title: str = ""
    language: str = "en"
    links: bool = field(default=False)
    colours: tuple[str, ...] = ()
    ground: int = 0


ORNAMENT = "ornament"  # the kind of a decorative path, which costs an image many bytes


def unadorned(picture: Picture) -> Picture:
    """Return the picture without ornaments, for an image that has to be small."""
    ground = _unadorned(picture.shapes[: picture.ground])
    rest = _unadorned(picture.shapes[picture.ground :])
    return replace(picture, shapes=(*ground, *rest), ground=len(ground))


def _unadorned(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return tuple(
        _bare(shape) if isinstance(shape, Group) else shape
        for shape in shapes
        if not (isinstance(shape, Path) and ORNAMENT in shape.kind.split())
    )


@lru_cache(maxsize=CACHED_GROUPS)
def _bare(group: Group) -> Group:
    """Return the group without ornaments, or the same object if it has none."""
    left = _unadorned(group.shapes)
    return group if left == group.shapes else replace(group, shapes=left)


# --- making shapes ---------------------------------------------------------


@lru_cache(maxsize=CACHED_PATHS)
def kept(commands: tuple[Command, ...], **look: Unpack[Look]) -> Path:
    """Return a path from a cache, so that boards share the object for equal commands and look."""
    return Path(commands, **look)


def polygon(points: Sequence[Point], **look: Unpack[Look]) -> Path:
    """Return a closed path of straight lines."""
    first, *rest = points
    return kept((("M", *first), *(("L", *point) for point in rest), ("Z",)), **look)


def line(points: Sequence[Point], **look: Unpack[Look]) -> Path:
    """Return an open path of straight lines."""
    first, *rest = points
    return kept((("M", *first), *(("L", *point) for point in rest)), **look)


@lru_cache(maxsize=CACHED_PATHS)
def rectangle(x: float, y: float, width: float, height: float, **look: Unpack[Look]) -> Path:
    """Return a box, given its upper left corner."""
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    return polygon(corners, **look)


@lru_cache(maxsize=CACHED_PATHS)
def rounded(
    x: float, y: float, width: float, height: float, radius: float, **look: Unpack[Look]
) -> Path:
    """Return a box with round corners, given its upper left corner."""
    right, bottom, r, k = x + width, y + height, radius, radius * (1 - ROUND)
    commands = (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - k, y, right, y + k, right, y + r),
        ("L", right, bottom - r),
        ("C", right, bottom - k, right - k, bottom, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + k, bottom, x, bottom - k, x, bottom - r),
        ("L", x, y + r),
        ("C", x, y + k, x + k, y, x + r, y),
        ("Z",),
    )
    return Path(commands, **look)


@lru_cache(maxsize=CACHED_PATHS)
def circle(x: float, y: float, radius: float, **look: Unpack[Look]) -> Path:
    """Return a circle of four curves, which every backend draws alike."""
    r, k = radius, radius * ROUND
    commands = (
        ("M", x, y - r),
        ("C", x + k, y - r, x + r, y - k, x + r, y),
        ("C", x + r, y + k, x + k, y + r, x, y + r),
        ("C", x - k, y + r, x - r, y + k, x - r, y),
        ("C", x - r, y - k, x - k, y - r, x, y - r),
        ("Z",),
    )
    return Path(commands, **look)


@lru_cache(maxsize=CACHED_PATHS)
def drawn(data: str, **look: Unpack[Look]) -> Path:
    """Return a path, given as the path data of SVG."""
    return Path(commands_of(data), **look)


@lru_cache(maxsize=CACHED_PATHS)
def moved(path: Path, x: float, y: float, scale: float = 1.0) -> Path:
    """Return a path scaled around its origin and moved to a point."""
    shifted: list[Command] = []
    for letter, *values in path.commands:
        places = (value * scale + (y if at % 2 else x) for at, value in enumerate(values))
        shifted.append((letter, *places))
    return replace(path, commands=tuple(shifted), weight=path.weight * scale)


def scaled(shapes: Iterable[Shape], scale: float, x: float, y: float) -> Iterator[Shape]:
    """Yield the shapes scaled around the origin and moved to a point."""
    for shape in shapes:
        if isinstance(shape, Path):
            yield moved(shape, x, y, scale)
        elif isinstance(shape, Group):
            yield replace(shape, shapes=tuple(scaled(shape.shapes, scale, x, y)))
        else:
            at = shape.x * scale + x, shape.y * scale + y
            yield replace(shape, x=at[0], y=at[1], size=shape.size * scale)


def recoloured(shapes: Iterable[Shape], ink: Callable[[str], str]) -> Iterator[Shape]:
    """Yield the shapes with each colour replaced by the colour that `ink` returns for it."""
    for shape in shapes:
        if isinstance(shape, Group):
            yield replace(shape, shapes=tuple(recoloured(shape.shapes, ink)))
        elif isinstance(shape, Words):
            yield replace(shape, fill=ink(shape.fill))
        else:
            inks = [each if each == NONE else ink(each) for each in (shape.fill, shape.stroke)]
            yield _in_inks(shape, *inks)


@lru_cache(maxsize=CACHED_PATHS)
def _in_inks(path: Path, fill: str, stroke: str) -> Path:
    return replace(path, fill=fill, stroke=stroke)


def stacked(upper: Picture, lower: Picture) -> Picture:
    """Return one picture above another, with the title and ground of the lower one."""
    under = tuple(scaled(lower.shapes, 1, 0, upper.height))
    return replace(
        lower,
        height=upper.height + lower.height,
        shapes=(*under, *upper.shapes),
        colours=(*lower.colours, *upper.colours),
    )


# --- SVG -------------------------------------------------------------------

FAMILIES = {
    "text": ("EB Garamond", "400"),
    "bold": ("EB Garamond", "600"),
    "italic": ("EB Garamond", "400"),
    "title": ("Cormorant SC", "700"),
}
PERSIAN_WEIGHTS = {"text": "400", "italic": "400", "bold": "700", "title": "700"}
# Attributes that most shapes share are written once, on the root element.
COMMON = {
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
    "font-family": "EB Garamond, Vazirmatn, serif",
    "font-weight": "400",
    "text-anchor": "middle",
    "fill": INK,
}
ARABIC = re.compile("[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufefc]")
XML_UNFIT = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
UNPLAIN = re.compile("[^\t\n\r\u0020!#-%(-;=?-\ud7ff]")
ESCAPES = {
    ord("&"): "&amp;",
    ord("<"): "&lt;",
    ord(">"): "&gt;",
    ord('"'): "&quot;",
    ord("'"): "&#39;",
}


def to_svg(picture: Picture, prefix: str = "board") -> str:
    """Return the picture as an SVG element without scripts and styles.

    `prefix` begins every id, so that a page can have several pictures.
    """
    return _element(picture, picture.shapes, (0, picture.height), _spoken(picture, prefix), prefix)


def to_columns(picture: Picture, prefix: str = "board") -> str:
    """Return a tall picture as two SVG elements, which a wide page shows side by side."""
    moved = [each for each in picture.shapes if isinstance(each, Group) and each.top]
    if not moved:
        return to_svg(picture, prefix)
    top = moved[0].top
    upper = [each for each in picture.shapes if each not in moved]
    lower = (*picture.shapes[:SHEET], *moved)
    return _element(picture, upper, (0, top), _spoken(picture, prefix), prefix) + _element(
        picture, lower, (top, picture.height), UNSPOKEN, prefix
    )


def _element(
    picture: Picture, shapes: Sequence[Shape], rows: tuple[float, float], spoken: str, prefix: str
) -> str:
    """Return the part of a picture between the two y of `rows` as an SVG element."""
    top, low = rows
    size = f"0 {_number(top)} {_number(picture.width)} {_number(low - top)}"
    kind = "picture tall" if low - top > TALL * picture.width else "picture"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="{size}" '
        # Coordinates count from the left, also on right-to-left pages.
        f'xml:lang="{picture.language}" direction="ltr" '
    )
    common = " ".join(f'{name}="{mark}"' for name, mark in COMMON.items())
    return f"{head}{common} {spoken}{_lines(shapes, prefix)}{_svg(shapes, prefix)}</svg>"


UNSPOKEN = 'role="presentation" focusable="false">'


def _spoken(picture: Picture, prefix: str) -> str:
    """Return the accessibility attributes and the title; without one a picture is decorative."""
    if not picture.title:
        return UNSPOKEN
    # Screen readers must reach the links of a picture; one without links is a single image.
    role = "group" if picture.links else "img"
    return (
        f'role="{role}" aria-labelledby="{prefix}-title">'
        f'<title id="{prefix}-title">{_escape(picture.title)}</title>'
    )


def _lines(shapes: Iterable[Shape], prefix: str) -> str:
    """Return the definitions of named lines, each once, and their clip paths."""
    parts = _named(shapes, prefix)
    return f"<defs>{''.join(parts.values())}</defs>" if parts else ""


def _named(shapes: Iterable[Shape], prefix: str) -> Mapping[str, str]:
    parts: dict[str, str] = {}
    for shape in shapes:
        if isinstance(shape, Group):
            parts |= _named_within(shape, prefix)
        elif isinstance(shape, Path) and shape.name:
            parts |= _line(shape, prefix)
    return parts


@lru_cache(maxsize=CACHED_GROUPS)
def _named_within(group: Group, prefix: str) -> Mapping[str, str]:
    return _named(group.shapes, prefix)


@lru_cache(maxsize=CACHED_PATHS)
def _line(path: Path, prefix: str) -> Mapping[str, str]:
    name = f"{prefix}-{path.name}"
    lines = {name: f'<path id="{name}" d="{data_of(path.commands)}"/>'}
    if path.inside:
        clip = f"{name}-inside"
        lines[clip] = f'<clipPath id="{clip}"><use href="#{name}"/></clipPath>'
    return lines


def _svg(shapes: Iterable[Shape], prefix: str) -> str:
    parts = []
    for shape in shapes:
        if isinstance(shape, Path):
            parts.append(_svg_path(shape, prefix if shape.name else ""))
        elif isinstance(shape, Words):
            parts.append(_svg_words(shape))
        else:
            parts.append(_svg_group(shape, prefix))
    return "".join(parts)


@lru_cache(maxsize=CACHED_PATHS)
def _svg_path(path: Path, prefix: str) -> str:
    name = f"{prefix}-{path.name}"
    bare = path.stroke == NONE
    marks = _attributes(
        {
            "class": path.kind,
            "href": f"#{name}" if path.name else "",
            "d": "" if path.name else data_of(path.commands),
            "fill": path.fill,
            "fill-rule": "evenodd" if path.even_odd else "",
            "stroke": "" if bare else path.stroke,
            "stroke-width": "" if bare else _number(path.weight),
            "stroke-dasharray": " ".join(map(_number, path.dash)),
            "clip-path": f"url(#{name}-inside)" if path.inside else "",
        }
    )
    return f"<{'use' if path.name else 'path'}{marks}/>"


@lru_cache(maxsize=CACHED_PATHS)
def _svg_words(words: Words) -> str:
    family, weight = FAMILIES[words.face]
    persian = ARABIC.search(words.text) is not None
    told = {
        "aria-hidden": "true",  # the page lists the position in words
        "class": words.kind,
        "x": _number(words.x),
        "y": _number(words.y),
        "font-family": "Vazirmatn, sans-serif" if persian else f"{family}, Vazirmatn, serif",
        "font-weight": PERSIAN_WEIGHTS[words.face] if persian else weight,
        "font-style": "italic" if words.face == "italic" and not persian else "",
        "font-size": _number(words.size),
        "letter-spacing": _number(words.spacing) if words.spacing and not persian else "",
        "text-anchor": words.anchor,
        "text-decoration": "underline" if words.underline else "",
        "fill": words.fill,
        "transform": f"rotate({_number(words.turn)} {_number(words.x)} {_number(words.y)})"
        if words.turn
        else "",
    }
    marks = _attributes({name: mark for name, mark in told.items() if COMMON.get(name) != mark})
    # An embedding keeps a Persian name in order inside the left-to-right picture.
    text = f"\u202b{words.text}\u202c" if persian else words.text
    return f"<text{marks}>{_escape(text)}</text>"


@lru_cache(maxsize=CACHED_GROUPS)
def _svg_group(group: Group, prefix: str) -> str:
    tag = "a" if group.link else "g"
    marks = _attributes(
        {
            "href": group.link,
            "id": f"{prefix}-{group.name}" if group.name else "",
            "class": group.kind,
            # A title shows on hover and by a tap; the page lists the position for screen readers.
            "role": "none" if group.title and not group.link else "",
            "aria-label": group.title if group.link else "",
            "aria-current": "true" if group.is_chosen else "",
        }
    )
    title = f"<title>{_escape(group.title)}</title>" if group.title else ""
    return f"<{tag}{marks}>{title}{_svg(group.shapes, prefix)}</{tag}>"


def _attributes(marks: dict[str, str]) -> str:
    return "".join(f' {name}="{_escape(value)}"' for name, value in marks.items() if value != "")


def _escape(text: str) -> str:
    """Escape text for XML; most texts are numbers, which need no change."""
    return XML_UNFIT.sub("", text).translate(ESCAPES) if UNPLAIN.search(text) else text


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
