"""The fonts of all drawings, and the check for missing characters."""

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics

from printables.kit.embedding import EmbeddedFont

FOLDER = Path(__file__).parent.parent / "fonts"
FILES = {
    "Title": "CormorantSC-Bold.ttf",
    "Text": "EBGaramond-Regular.ttf",
    "Bold": "EBGaramond-SemiBold.ttf",
    "Italic": "EBGaramond-Italic.ttf",
    "Persian": "Vazirmatn-Regular.ttf",
    "PersianBold": "Vazirmatn-Bold.ttf",
    "Symbols": "Symbols.ttf",
}
# For each face, the fonts that are tried for a character, in this order.
FACES = {
    "text": ("Text", "Persian", "Symbols"),
    "bold": ("Bold", "PersianBold", "Symbols"),
    "italic": ("Italic", "Persian", "Text", "Symbols"),
    "title": ("Title", "PersianBold", "Bold", "Symbols"),
    "fa-text": ("Persian", "Text", "Symbols"),
    "fa-bold": ("PersianBold", "Bold", "Symbols"),
    "fa-italic": ("Persian", "Text", "Symbols"),
    "fa-title": ("Title", "PersianBold", "Bold", "Symbols"),
}
UNSEEN = frozenset(
    "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
)
JOINERS = frozenset("\u200c\u200d")  # they shape Persian words, so names may contain them
SIGN = "★"  # replaces a name without any drawable character
PICTURE = "\ufe0f"  # asks for a coloured sign; without it the sign is the same
MOST_MARKS = 2  # accents kept on one letter; a larger pile would cover other lines


class MissingGlyph(ValueError):
    """Raised for a character of our own texts that no font of the face can draw."""


_fonts: dict[str, EmbeddedFont] = {}
_opening = Lock()


def font(name: str) -> EmbeddedFont:
    """Return the font of this name.

    It is always the same object, since a document cannot use two for one font. ReportLab's registry
    is not used, since it shares fonts by their face.
    """
    if name not in _fonts:
        with _opening:
            if name not in _fonts:
                _fonts[name] = EmbeddedFont(name, str(FOLDER / FILES[name]))
    return _fonts[name]


@cache
def register() -> None:
    """Register the fonts with ReportLab, which needs one to begin a page."""
    rl_config.useA85 = 0  # text-safe streams would cost a quarter more bytes, and much time
    for name in FILES:
        pdfmetrics.registerFont(font(name))


@cache
def characters(name: str) -> frozenset[int]:
    """Return the code points of all characters that a font can draw."""
    return frozenset(font(name).face.charToGlyph)


def face_of(face: str, rtl: bool) -> str:
    """Return the name of the face to use for a page.

    On a right-to-left page, it is the variant in which Persian fonts come first.
    """
    return f"fa-{face}" if rtl else face


@lru_cache(maxsize=8192)
def font_for(character: str, face: str) -> str:
    """Return the font that draws a character in this face; raises MissingGlyph."""
    for name in FACES[face]:
        if ord(character) in characters(name):
            return name
    if character in UNSEEN:
        return FACES[face][0]
    raise MissingGlyph(f"no font of the face {face!r} has U+{ord(character):04X}")


@lru_cache(maxsize=8192)
def width_of(character: str, name: str) -> float:
    """Return the width of a character, relative to the size of print."""
    return 0.0 if character in UNSEEN else font(name).stringWidth(character, 1)


def missing(text: str, face: str = "text") -> list[str]:
    """Return the characters of a text that no font of the face can draw."""
    known = [characters(name) for name in FACES[face]]
    return sorted(
        {
            letter
            for letter in text
            if letter not in UNSEEN
            and not letter.isspace()
            and not any(ord(letter) in have for have in known)
        }
    )


def unprintable(names: Iterable[str]) -> list[str]:
    """Return the names that contain characters which no font can draw."""
    return [name for name in names if missing(_composed(name).replace(PICTURE, ""))]


@lru_cache(maxsize=1024)
def legible(text: str, face: str = "text") -> str:
    """Return a typed name with drawable characters only, and without control characters.

    Bidi overrides and isolates are removed, line breaks become spaces, and piles of accents are
    cut. So a name can neither vanish nor reach beyond its place. If nothing remains, the name is
    SIGN. Use `unprintable` to warn people beforehand.
    """
    lacking = set(missing(_composed(text), face))
    kept = " ".join("".join(_legible(text, lacking)).split())
    return kept if any(letter not in JOINERS for letter in kept) else SIGN


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def _legible(text: str, lacking: set[str]) -> Iterator[str]:
    marks, last = 0, ""
    for letter in _composed(text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace():
            yield " "
        elif marks > MOST_MARKS or _steers(letter, kind):
            continue
        elif letter not in lacking and not (letter in JOINERS and last in lacking):
            yield letter
        last = letter if letter not in JOINERS else last


def _steers(letter: str, kind: str) -> bool:
    return kind in ("Cc", "Cf", "Cs") and letter not in JOINERS


def shortened(text: str, face: str, size: float, room: float) -> str:
    """Return the text, cut and ended with … if it is wider than `room`."""
    if _length(text, face) * size <= room:
        return text
    while text and _length(text + "…", face) * size > room:
        text = text[:-1]
    return text.rstrip() + "…"


def _length(text: str, face: str) -> float:
    return sum(width_of(letter, font_for(letter, face)) for letter in text)
