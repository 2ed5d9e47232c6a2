"""A ReportLab canvas that gives access to its document and draws in one kind of ink."""

from functools import lru_cache
from typing import NamedTuple

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDocument, PDFPage
from reportlab.pdfgen import canvas

from printables.kit.colour_modes import COLOUR, shaded
from printables.kit.embedding import EmbeddedFont, Written, stream


@lru_cache(maxsize=32)
def _packed(code: str) -> bytes:
    """Return a page's compressed drawing; cached, as compressing is half of the work."""
    return stream(code.encode("utf-8"))


class Ground(NamedTuple):
    """The part of a page that stays the same from day to day."""

    code: str
    letters: tuple[tuple[EmbeddedFont, int, frozenset[int]], ...]  # font, subset, places in it


class Canvas(canvas.Canvas):
    """A canvas of pages, in points; its document keeps track of the fonts it needs."""

    _doc: PDFDocument  # of ReportLab
    _code: list[str]  # of ReportLab: the page so far
    ink = COLOUR
    _ground = ""  # of the current page

    @property
    def document(self) -> PDFDocument:
        """Return the document of the pages."""
        return self._doc

    def showPage(self) -> None:  # noqa: N802
        self._code = [shaded("\r\n".join(self._code), self.ink)]
        super().showPage()
        self._ground = ""

    def _setXObjects(self, page: PDFPage) -> None:  # noqa: N802
        """Add the compressed drawing to a page, beside ReportLab's own additions."""
        super()._setXObjects(page)  # type: ignore[misc]  # the stub does not know it
        parts = [self._ground] if self._ground else []
        streams = [Written(_packed(code)) for code in (*parts, page.stream)]
        page.Contents = PDFArray(streams) if parts else streams[0]

    def ground(self) -> Ground:
        """Return the drawing so far, to be used below other pages."""
        letters = (
            (font, *of_subset)
            for font in self._doc.delayedFonts
            for of_subset in font.used(self._doc)
        )
        return Ground(shaded("\r\n".join(self._code), self.ink), tuple(letters))

    def lay(self, ground: Ground) -> None:
        """Begin a page with the drawing of another page below it."""
        self._ground = ground.code
        for font, subset, places in ground.letters:
            font.use(self._doc, subset, places)

    def put_off(self) -> list[str]:
        """Return the drawing of the current page so far, and make the page empty."""
        kept, self._code = self._code, []
        return kept

    def take_up(self, code: list[str]) -> None:
        """Continue a page that was put off."""
        self._code = code
