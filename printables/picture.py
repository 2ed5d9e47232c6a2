"""A drawing as plain data, and the backend that needs no page: SVG text.

Lengths are in units of the drawing, y runs downwards. The other backends are the printed page
(ink.py) and the image for a mail (raster.py).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypedDict, Unpack

from printables.strokes import Command, commands_of, data_of

Point = tuple[float, float]
NONE = "none"
INK = "#2b2622"
TALL = 1.6  # times its width: such a picture does not stand still beside a page that scrolls
KEPT = 8192  # paths, and what was written for them: some hundred boards share most of theirs
KEPT_GROUPS = 2048
ROUND = 0.5523  # of the radius: the handles of four curves that make a circle


@dataclass(frozen=True, slots=True, eq=False)
class Path:
    """Lines and curves, filled or stroked. Two are the same only if they are one: that makes it
    cheap to keep what was written for a path, and most paths never change.

    Paths of one `name` have the same lines, which a page then writes once. The stroke of one that
    is `inside` does not reach out of its own outline.
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
    """How a path looks, where it is made by its shape."""

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
    """One line of text; `turn` in degrees clockwise round its own place."""

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
    """Shapes that belong together: with a name, a sentence for who cannot see them, a link.

    `place` is what an action's facts call it; several that are alike are one place. As of paths,
    two are the same only if they are one.
    """

    shapes: tuple["Shape", ...]
    name: str = ""
    kind: str = ""
    title: str = ""
    link: str = ""
    place: str = ""
    is_chosen: bool = False


Shape = Path | Words | Group


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of a size, with its title and what it tells in words.

    `colours` are those that another state of the same thing may show: an image of few colours has
    room for them. So many of the first shapes as `ground` says are the same in every state.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    title: str = ""
    about: str = ""
    language: str = "en"
    links: bool = field(default=False)
    colours: tuple[str, ...] = ()
    ground: int = 0


ORNAMENT = "ornament"  # the kind of a path that tells nothing, and costs an image many bytes


def unadorned(picture: Picture) -> Picture:
    """The same without its ornaments, for an image that has to be small."""
    ground = _unadorned(picture.shapes[: picture.ground])
    rest = _unadorned(picture.shapes[picture.ground :])
    return replace(picture, shapes=(*ground, *rest), ground=len(ground))


def _unadorned(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return tuple(
        _bare(shape) if isinstance(shape, Group) else shape
        for shape in shapes
        if not (isinstance(shape, Path) and ORNAMENT in shape.kind.split())
    )


@lru_cache(maxsize=KEPT_GROUPS)
def _bare(group: Group) -> Group:
    """The same one where nothing of it goes."""
    left = _unadorned(group.shapes)
    return group if left == group.shapes else replace(group, shapes=left)


# --- making shapes ---------------------------------------------------------


@lru_cache(maxsize=KEPT)
def kept(commands: tuple[Command, ...], **look: Unpack[Look]) -> Path:
    """The path of these lines: the same one again for whoever draws the same board again."""
    return Path(commands, **look)


def polygon(points: Sequence[Point], **look: Unpack[Look]) -> Path:
    """A closed path of straight lines."""
    first, *rest = points
    return kept((("M", *first), *(("L", *point) for point in rest), ("Z",)), **look)


def line(points: Sequence[Point], **look: Unpack[Look]) -> Path:
    """An open path of straight lines."""
    first, *rest = points
    return kept((("M", *first), *(("L", *point) for point in rest)), **look)


@lru_cache(maxsize=KEPT)
def rectangle(x: float, y: float, width: float, height: float, **look: Unpack[Look]) -> Path:
    """A box by its upper left corner."""
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    return polygon(corners, **look)


@lru_cache(maxsize=KEPT)
def rounded(
    x: float, y: float, width: float, height: float, radius: float, **look: Unpack[Look]
) -> Path:
    """A box with round corners, by its upper left corner."""
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


@lru_cache(maxsize=KEPT)
def circle(x: float, y: float, radius: float, **look: Unpack[Look]) -> Path:
    """A circle of four curves, which every backend draws alike."""
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


@lru_cache(maxsize=KEPT)
def drawn(data: str, **look: Unpack[Look]) -> Path:
    """A path from SVG path data."""
    return Path(commands_of(data), **look)


@lru_cache(maxsize=KEPT)
def moved(path: Path, x: float, y: float, scale: float = 1.0) -> Path:
    """The same path, scaled round its origin and put at a place."""
    shifted: list[Command] = []
    for letter, *values in path.commands:
        places = (value * scale + (y if at % 2 else x) for at, value in enumerate(values))
        shifted.append((letter, *places))
    return replace(path, commands=tuple(shifted), weight=path.weight * scale)


# --- SVG -------------------------------------------------------------------

FAMILIES = {
    "text": ("EB Garamond", "400"),
    "bold": ("EB Garamond", "600"),
    "italic": ("EB Garamond", "400"),
    "title": ("Cormorant SC", "700"),
}
PERSIAN_WEIGHTS = {"text": "400", "italic": "400", "bold": "700", "title": "700"}
# What most shapes have in common is said once, by the whole.
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
    """The picture as an SVG element for a page: no scripts, no styles, only attributes.

    `prefix` begins every id, so that two pictures may stand on one page.
    """
    size = f"{_number(picture.width)} {_number(picture.height)}"
    kind = "picture tall" if picture.height > TALL * picture.width else "picture"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="0 0 {size}" '
        # Places are counted from the left, also on a page that runs right to left.
        f'lang="{picture.language}" xml:lang="{picture.language}" direction="ltr" '
    )
    common = " ".join(f'{name}="{mark}"' for name, mark in COMMON.items())
    drawing = _lines(picture.shapes, prefix) + _svg(picture.shapes, prefix)
    return head + f"{common} " + _spoken(picture, prefix) + drawing + "</svg>"


def _spoken(picture: Picture, prefix: str) -> str:
    """What is read aloud of it; a picture without a title is an ornament."""
    if not picture.title:
        return 'role="presentation" focusable="false">'
    # A picture with links must stay open to readers aloud; one without is a single image.
    role = "group" if picture.links else "img"
    return (
        f'role="{role}" aria-labelledby="{prefix}-title {prefix}-about">'
        f'<title id="{prefix}-title">{_escape(picture.title)}</title>'
        f'<desc id="{prefix}-about">{_escape(picture.about)}</desc>'
    )


def _lines(shapes: Iterable[Shape], prefix: str) -> str:
    """The lines that have a name, each once, and what a stroke must not reach out of."""
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


@lru_cache(maxsize=KEPT_GROUPS)
def _named_within(group: Group, prefix: str) -> Mapping[str, str]:
    return _named(group.shapes, prefix)


@lru_cache(maxsize=KEPT)
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


@lru_cache(maxsize=KEPT)
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


@lru_cache(maxsize=KEPT)
def _svg_words(words: Words) -> str:
    family, weight = FAMILIES[words.face]
    persian = ARABIC.search(words.text) is not None
    told = {
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
    # An embedding lets a Persian name keep its order inside the picture's left-to-right ground.
    text = f"\u202b{words.text}\u202c" if persian else words.text
    return f"<text{marks}>{_escape(text)}</text>"


@lru_cache(maxsize=KEPT_GROUPS)
def _svg_group(group: Group, prefix: str) -> str:
    tag = "a" if group.link else "g"
    marks = _attributes(
        {
            "href": group.link,
            "id": f"{prefix}-{group.name}" if group.name else "",
            "class": group.kind,
            "aria-label": group.title if group.link else "",
            "aria-current": "true" if group.is_chosen else "",
        }
    )
    title = f"<title>{_escape(group.title)}</title>" if group.title else ""
    return f"<{tag}{marks}>{title}{_svg(group.shapes, prefix)}</{tag}>"


def _attributes(marks: dict[str, str]) -> str:
    return "".join(f' {name}="{_escape(value)}"' for name, value in marks.items() if value != "")


def _escape(text: str) -> str:
    """Most of what is written is numbers, which have nothing in them to look for."""
    return XML_UNFIT.sub("", text).translate(ESCAPES) if UNPLAIN.search(text) else text


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
