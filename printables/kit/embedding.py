"""Fonts embedded in a PDF: fixed codes for letters, and font subsets compressed only once.

ReportLab assigns new codes in every document, so drawn text could not be cached. It also maps the
joined forms of Persian letters to their shapes instead of the letters. Here a letter has the same
code in every document.
"""

import unicodedata
import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from threading import Lock
from typing import NamedTuple
from weakref import WeakKeyDictionary

from reportlab.pdfbase import pdfdoc
from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfbase.pdfdoc import PDFObjectReference as Reference
from reportlab.pdfbase.ttfonts import SUBSETN, TTFont

SYMBOLIC, NONSYMBOLIC = 4, 32
SPACE, NO_BREAK_SPACE = 32, 0xA0
# These keep their own code; the other places of a subset are assigned in this order.
ASCII = range(SPACE, 127)
FREE = (*range(1, SPACE), *range(127, 256))
COMMON = (
    *map(ord, "őűŐŰáéíóöúüÁÉÍÓÖÚÜ–—„“”‘’…•·×«»،؛؟۰۱۲۳۴۵۶۷۸۹٪٫٬"),
    *range(0xFB56, 0xFB5A),  # the joined forms of Persian letters
    *range(0xFB7A, 0xFB7E),
    *range(0xFB8A, 0xFB96),
    *range(0xFBFC, 0xFC00),
    *range(0xFE8D, 0xFEF3),
    *range(0xFE80, 0xFE8D),
    *range(0xFEF3, 0xFEFD),
    *range(0xA1, 0x180),
)
Code = tuple[int, int]  # number of the subset, place in it
Run = tuple[int, bytes]  # number of the subset, places in it


class Packed(NamedTuple):
    """The used part of a font as written to a PDF, without the references between its parts."""

    program: bytes
    characters: bytes
    descriptor: bytes
    font: bytes


class EmbeddedFont(TTFont):
    """A TrueType font with fixed codes for letters and cached subsets."""

    def __init__(self, name: str, filename: str) -> None:
        super().__init__(name, filename, asciiReadable=0, shapable=False)
        self.codes = _fixed_codes(self.face.charToGlyph)
        self._packed = lru_cache(maxsize=128)(self._pack)
        self._reading = Lock()  # the face moves a shared file position, so only one thread may read
        # The letters used by each document, by the number of the subset.
        self._used: WeakKeyDictionary[PDFDocument, dict[int, set[int]]] = WeakKeyDictionary()

    def encoded(self, text: str) -> list[Run]:
        """Return the text as runs of (subset number, places of the letters in the subset)."""
        runs: list[tuple[int, bytearray]] = []
        for letter in text:
            subset, place = self.codes.get(ord(letter), (0, 0))
            if not runs or runs[-1][0] != subset:
                runs.append((subset, bytearray()))
            runs[-1][1].append(place)
        return [(subset, bytes(places)) for subset, places in runs]

    def use(self, doc: PDFDocument, subset: int, places: Iterable[int]) -> None:
        """Record that `doc` uses the letters at these places of a subset."""
        if doc not in self._used:
            self._used[doc] = {}
            doc.fontMapping[self.fontName] = f"/{self.fontName}"
            doc.delayedFonts.append(self)
        self._used[doc].setdefault(subset, {0}).update(places)

    def used(self, doc: PDFDocument) -> Iterator[tuple[int, frozenset[int]]]:
        """Yield (subset number, places in it) for all letters that `doc` uses so far."""
        for subset, places in self._used.get(doc, {}).items():
            yield subset, frozenset(places)

    # --- methods called by ReportLab, under its names ---

    def splitString(  # noqa: N802
        self, text: str, doc: PDFDocument, encoding: str = "utf-8"
    ) -> list[Run]:
        runs = self.encoded(text)
        for subset, places in runs:
            self.use(doc, subset, places)
        return runs

    def getSubsetInternalName(self, subset: int, doc: PDFDocument) -> str:  # noqa: N802
        return f"/{self.fontName}+{subset}"

    def addObjects(self, doc: PDFDocument) -> None:  # noqa: N802
        for number, places in sorted(self._used.pop(doc).items()):
            self._add_subset(doc, number, frozenset(places))

    # --- writing ---

    def _add_subset(self, doc: PDFDocument, number: int, places: frozenset[int]) -> None:
        internal = f"{self.fontName}+{number}"
        name = (SUBSETN(number) + b"+" + self.face.name + self.face.subfontNameX).decode("ascii")
        packed = self._packed(name, number, places)
        to_unicode = _referred(doc, Written(packed.characters), f"toUnicode:{name}")
        file = _referred(doc, Written(packed.program), f"fontFile:{name}")
        described = Written(packed.descriptor, b" /FontFile2 ", file, b"\n>>")
        descriptor = _referred(doc, described, f"descriptor:{name}")
        font = Written(
            packed.font, b" /FontDescriptor ", descriptor, b" /ToUnicode ", to_unicode, b"\n>>"
        )
        _referred(doc, font, internal)
        known = doc.idToObject["BasicFonts"]
        assert isinstance(known, pdfdoc.PDFDictionary)
        known.dict[internal] = font

    def _pack(self, name: str, number: int, places: frozenset[int]) -> Packed:
        at = {
            place: character
            for character, (subset, place) in self.codes.items()
            if subset == number and place in places and character != NO_BREAK_SPACE
        }
        subset = [at.get(place, 0) for place in range(max(places) + 1)]
        with self._reading:
            program = self.face.makeSubset(subset)
        widths_of = self.face.charWidths
        widths = " ".join(f"{widths_of.get(each, self.face.defaultWidth):g}" for each in subset)
        characters = _to_unicode(name, at).encode("ascii")
        return Packed(
            stream(program, b" /Length1 %d" % len(program)),
            stream(characters),
            self._descriptor(name),
            f"<<\n/BaseFont /{name} /FirstChar 0 /LastChar {max(places)} "
            f"/Name /{self.fontName}+{number} /Subtype /TrueType /Type /Font "
            f"/Widths [ {widths} ]".encode("ascii"),
        )

    def _descriptor(self, name: str) -> bytes:
        """Return the font descriptor, without the reference to the font file."""
        face = self.face
        told = pdfdoc.PDFDictionary(
            {
                "Type": "/FontDescriptor",
                "Ascent": face.ascent,
                "CapHeight": face.capHeight,
                "Descent": face.descent,
                "Flags": face.flags & ~NONSYMBOLIC | SYMBOLIC,
                "FontBBox": pdfdoc.PDFArray(face.bbox),
                "FontName": pdfdoc.PDFName(name),
                "ItalicAngle": face.italicAngle,
                "StemV": face.stemV,
                "MissingWidth": face.defaultWidth,
            }
        )
        written: bytes = told.format(None)
        return written.removesuffix(b"\n>>")


class Written(pdfdoc.PDFObject):
    """A part of a PDF that is already formatted, except for the references in it."""

    __RefOnly__ = 1  # for ReportLab: written as an object of its own

    def __init__(self, *parts: bytes | Reference) -> None:
        self.parts = parts

    def format(self, document: PDFDocument) -> bytes:
        return b"".join(
            part if isinstance(part, bytes) else part.format(document) for part in self.parts
        )


def stream(data: bytes, entries: bytes = b"") -> bytes:
    """Return data as a compressed PDF stream."""
    return plain(zlib.compress(data), b" /Filter /FlateDecode" + entries)


def plain(data: bytes, entries: bytes = b"") -> bytes:
    """Return data as an uncompressed PDF stream."""
    return b"<<\n/Length %d%b\n>>\nstream\n%bendstream\n" % (len(data), entries, data)


def _referred(doc: PDFDocument, part: pdfdoc.PDFObject, name: str) -> Reference:
    """Add a part to the document under this name; return a reference to it."""
    reference: Reference = doc.Reference(part, name)  # type: ignore[no-untyped-call]  # of the stub
    return reference


def _fixed_codes(characters: Iterable[int]) -> dict[int, Code]:
    known = set(characters)
    rest = [each for each in COMMON if each in known and each != NO_BREAK_SPACE]
    rest += sorted(known - set(rest) - set(ASCII) - {0, NO_BREAK_SPACE})
    codes = {each: (0, each) for each in ASCII if each in known}
    codes |= {each: _place(order) for order, each in enumerate(dict.fromkeys(rest))}
    return codes | {NO_BREAK_SPACE: (0, SPACE)}


def _place(order: int) -> Code:
    """Return the code of the letter at index `order`: its subset, and its place in the subset."""
    subset, place = divmod(order, len(FREE))
    return subset, FREE[place]


def _to_unicode(name: str, at: dict[int, int]) -> str:
    """Return the PDF's table from codes to characters, used for copying and searching text."""
    rows = [f"<{place:02X}> <{_base(character)}>" for place, character in sorted(at.items())]
    blocks = [rows[start : start + 100] for start in range(0, len(rows), 100)]
    return "\n".join(
        [
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            f"/CIDSystemInfo << /Registry ({name}) /Ordering ({name}) /Supplement 0 >> def",
            f"/CMapName /{name} def /CMapType 2 def",
            "1 begincodespacerange <00> <FF> endcodespacerange",
            *("\n".join([f"{len(block)} beginbfchar", *block, "endbfchar"]) for block in blocks),
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        ]
    )


def _base(character: int) -> str:
    """Return the code of a joined form's plain letter, in hexadecimal.

    The ligature lam-alef stays, since viewers would reverse its two letters.
    """
    letter = chr(character)
    if 0xFB50 <= character <= 0xFDFF or 0xFE70 <= character <= 0xFEFC:
        plain = unicodedata.normalize("NFKC", letter)
        letter = plain if len(plain) == 1 else letter
    return letter.encode("utf-16-be").hex().upper()
