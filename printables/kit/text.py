"""Text measured, broken into lines and drawn in either direction. Lengths are in points.

Breaking lines and ordering letters takes most of the time, and the words of a sheet never change.
So formatted text is cached, and drawing it again costs little.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypedDict, Unpack

from reportlab.lib.colors import Color, HexColor

from printables.kit import bidi, fonts, operators
from printables.kit.bidi import Entry
from printables.kit.canvas import Canvas

INK = "#2b2622"
ONE_LINE = 1e6
BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}  # the share of a line to the left of its place
# Typed names may contain "<b>" as text, which must not become bold like our markup.
_TYPED_BRACKET = "\ue000"
_TAG = re.compile(r"(</?b>)")
_SPACES = re.compile(r"([ \t\n]+)")  # without no-break spaces


@dataclass(frozen=True, slots=True)
class Style:
    """The look of a paragraph. `align` is start, middle or end in reading direction, or left."""

    face: str = "text"
    size: float = 9.5
    leading: float = 1.28
    colour: str = INK
    align: str = "start"
    rtl: bool = False

    def but(self, **other: Unpack["Look"]) -> "Style":
        """Return the style with these fields changed."""
        return replace(self, **other)


class Look(TypedDict, total=False):
    """The keyword arguments of `Style.but`: fields of a style."""

    face: str
    size: float
    leading: float
    colour: str
    align: str
    rtl: bool


@dataclass(frozen=True, slots=True)
class Line:
    """Runs of one font in visual order: (x, font, text), from the line's left edge."""

    runs: tuple[tuple[float, str, str], ...]
    width: float


@dataclass(frozen=True, slots=True, eq=False)
class Laid:
    """A paragraph broken into lines of a width, and its PDF operators.

    `operators` move from run to run, relative to the upper left corner. `used` lists the letters
    drawn: (font, number of its subset, places in it).
    """

    style: Style
    width: float
    lines: tuple[Line, ...]
    height: float
    operators: str
    used: tuple[tuple[str, int, bytes], ...]


def colour(name: str) -> Color:
    """Return the ReportLab colour for a code such as #2b2622."""
    return HexColor(name)


def plain(typed: str) -> str:
    """Return typed text with each "<" protected, so that it is not read as markup."""
    return typed.replace("<", _TYPED_BRACKET)


@lru_cache(maxsize=4096)
def lay(markup: str, style: Style, width: float) -> Laid:
    """Return the text broken into lines of this width; `<b>` and `</b>` make bold."""
    lines = [
        _line(line, style) for line in _broken(_words(markup, style.face, style.rtl), style, width)
    ]
    written, used = _written(lines, style, width)
    height = len(lines) * style.size * style.leading
    return Laid(style, width, tuple(lines), height, written, used)


def write(canvas: Canvas, laid: Laid, x: float, top: float) -> float:
    """Draw a formatted text with its upper left corner at (x, top); return its lower edge."""
    for font, subset, places in laid.used:
        fonts.font(font).use(canvas.document, subset, places)
    ink = operators.fill(laid.style.colour)
    canvas.addLiteral(f"q {ink} BT 1 0 0 1 {x:.2f} {top:.2f} Tm {laid.operators} ET Q")
    return top - laid.height


def paragraph(
    canvas: Canvas, markup: str, style: Style, x: float, top: float, width: float
) -> float:
    """Format and draw a paragraph; return its lower edge."""
    return write(canvas, lay(markup, style, width), x, top)


def label(canvas: Canvas, text: str, style: Style, x: float, baseline: float) -> None:
    """Draw one line of text at a baseline.

    The style's `align` says if x is the left end, the middle or the right end of the line.
    """
    laid = lay(text, _from_left(style), ONE_LINE)
    shift = BEFORE[style.align] * laid.lines[0].width
    write(canvas, laid, x - shift, baseline + _drop(style))


@lru_cache(maxsize=256)
def _from_left(style: Style) -> Style:
    return style.but(align="left")


def on_one_line(text: str, style: Style) -> Line:
    """Lay out the text, left-aligned, without breaking it into lines."""
    return lay(text, _from_left(style), ONE_LINE).lines[0]


def width_of(text: str, style: Style) -> float:
    """Return the width of the text on one line."""
    return on_one_line(text, style).width


@lru_cache(maxsize=2048)
def fitted(words: str, face: str, size: float, room: float) -> str:
    """Return the words, shortened if they would be wider than `room` when drawn."""
    style = Style(face, size, rtl=bidi.has_rtl(words))
    if width_of(plain(words), style) <= room:
        return words
    return fonts.shortened(words, face, size, room)


def wrapped(words: str, face: str, size: float, room: float) -> list[str]:
    """Return the words as lines of this width, for a picture that draws each line by itself."""
    return list(_wrapped(words, face, size, room))


@lru_cache(maxsize=512)
def _wrapped(words: str, face: str, size: float, room: float) -> tuple[str, ...]:
    """Return the words as lines, cached because cards stay on a table for many turns."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and fitted(longer, face, size, room) == longer:
            lines[-1] = longer
        else:
            lines.append(fitted(word, face, size, room))
    return tuple(lines)


def _drop(style: Style) -> float:
    """Return the distance from the top of a line down to its baseline."""
    return style.size * (style.leading + 0.62) / 2


def _offset(style: Style, slack: float) -> float:
    if style.align == "middle":
        return slack / 2
    return slack if style.align != "left" and (style.align == "end") != style.rtl else 0


def _written(
    lines: list[Line], style: Style, width: float
) -> tuple[str, tuple[tuple[str, int, bytes], ...]]:
    """Return the lines as PDF operators, and the letters of each font that they draw."""
    parts: list[str] = []
    used: dict[tuple[str, int], set[int]] = {}
    pen_x = pen_y = 0.0
    y = -_drop(style)
    for line in lines:
        start = _offset(style, width - line.width)
        for offset, font, text in line.runs:
            x = start + offset
            parts.append(f"{x - pen_x:.2f} {y - pen_y:.2f} Td")
            pen_x, pen_y = x, y
            for subset, places in fonts.font(font).encoded(text):
                parts.append(f"/{font}+{subset} {style.size:.2f} Tf {operators.string(places)} Tj")
                used.setdefault((font, subset), set()).update(places)
        y -= style.size * style.leading
    return " ".join(parts), tuple((*key, bytes(sorted(used[key]))) for key in sorted(used))


# --- words -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Word:
    """Letters with their font and level, and the space before them, if any."""

    letters: list[Entry]
    space: Entry | None
    length: float  # at size 1


# Sheets try several sizes of print, which share their words.
@lru_cache(maxsize=512)
def _words(markup: str, face: str, rtl: bool) -> tuple[_Word, ...]:
    """Return the words of a paragraph, cached because they do not depend on size and width."""
    return tuple(_separated(_levelled(list(_letters(markup, face, rtl)), rtl)))


def _separated(entries: list[Entry]) -> Iterator[_Word]:
    space: Entry | None = None
    letters: list[Entry] = []
    for entry in entries:
        if entry["ch"] == " ":
            yield _word(letters, space)
            space, letters = entry, []
        else:
            letters.append(entry)
    if letters:
        yield _word(letters, space)


def _word(letters: list[Entry], space: Entry | None) -> _Word:
    length = sum(fonts.width_of(entry["ch"], entry["carried"]) for entry in letters)
    return _Word(letters, space, length)


def _levelled(letters: list[bidi.Letter], rtl: bool) -> list[Entry]:
    """Return an entry for each letter, with bidi levels if any text runs right to left."""
    if letters and (rtl or bidi.has_rtl("".join(letter for letter, _ in letters))):
        return bidi.levels(letters, rtl)
    return [_entry(letter, font) for letter, font in letters]


@lru_cache(maxsize=8192)
def _entry(letter: str, font: str) -> Entry:
    """Return the entry of a letter that runs left to right.

    Entries are shared, because they never change.
    """
    return {"ch": letter, "carried": font}


def _letters(markup: str, plain: str, rtl: bool) -> Iterator[bidi.Letter]:
    bold = "bold" if plain == "text" else plain
    face = fonts.face_of(plain, rtl)
    wanting_space = False
    begun = False
    for piece in _TAG.split(bidi.embedded(markup, rtl)):
        if _TAG.fullmatch(piece):
            face = fonts.face_of(bold if piece == "<b>" else plain, rtl)
            continue
        for part in _SPACES.split(piece):
            if part and _SPACES.fullmatch(part):
                wanting_space = True
            elif part:
                if wanting_space and begun:
                    yield " ", fonts.font_for(" ", face)
                wanting_space, begun = False, True
                for letter in bidi.shaped(part.replace(_TYPED_BRACKET, "<")):
                    yield letter, fonts.font_for(letter, face)


def _broken(words: Iterable[_Word], style: Style, width: float) -> Iterator[list[_Word]]:
    """Gather words into lines; words longer than a line are cut."""
    line: list[_Word] = []
    used = 0.0
    for word in (part for whole in words for part in _cut(whole, style, width)):
        long = word.length * style.size
        gap = _gap(word, style) if line else 0
        if line and used + gap + long > width + 0.01:
            yield line
            line, used, gap = [], 0.0, 0
        line.append(word)
        used += gap + long
    if line:
        yield line


def _cut(word: _Word, style: Style, width: float) -> Iterator[_Word]:
    if word.length * style.size <= width:
        yield word
        return
    part: list[Entry] = []
    for entry in word.letters:
        if part and _word([*part, entry], None).length * style.size > width:
            yield _word(part, None)
            part = []
        part.append(entry)
    yield _word(part, None)


def _gap(word: _Word, style: Style) -> float:
    return fonts.width_of(" ", word.space["carried"]) * style.size if word.space else 0


def _line(words: list[_Word], style: Style) -> Line:
    entries = list(words[0].letters)
    for word in words[1:]:
        entries += [word.space, *word.letters] if word.space else word.letters
    if "level" in entries[0]:
        return _runs(bidi.visual(entries, style.rtl), style)
    letters = [(entry["ch"], entry["carried"]) for entry in entries]
    return _runs([letter for letter in letters if letter[0] not in fonts.UNSEEN], style)


def _runs(letters: list[bidi.Letter], style: Style) -> Line:
    runs: list[tuple[float, str, str]] = []
    x, start, text, current = 0.0, 0.0, "", ""
    for letter, font in [*letters, ("", "")]:
        if font != current:
            if text:
                runs.append((start, current, text))
            start, text, current = x, "", font
        text += letter
        x += fonts.width_of(letter, font) * style.size if letter else 0
    return Line(tuple(runs), x)
