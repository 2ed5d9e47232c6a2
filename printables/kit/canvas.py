"""ReportLab's canvas, which tells the document that it draws for, and keeps to one kind of ink."""

from functools import lru_cache
from typing import NamedTuple

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDocument, PDFPage
from reportlab.pdfgen import canvas

from printables.kit.embedding import EmbeddedFont, Written, stream
from printables.kit.shades import COLOUR, shaded


@lru_cache(maxsize=32)
def _packed(code: str) -> bytes:
    """What draws a page, packed: that is half of all the work, and the same pages come again."""
    return stream(code.encode("utf-8"))


class Ground(NamedTuple):
    """What a page shows before anything is told that changes from day to day."""

    code: str
    letters: tuple[tuple[EmbeddedFont, int, frozenset[int]], ...]  # font, subset, places in it


class Canvas(canvas.Canvas):
    """Pages drawn in points; only the document of a canvas knows which fonts it needs."""

    _doc: PDFDocument  # ReportLab's
    _code: list[str]  # ReportLab's: what draws the page so far
    ink = COLOUR
    _ground = ""  # of the page that is drawn

    @property
    def document(self) -> PDFDocument:
        """The document that its pages belong to."""
        return self._doc

    def showPage(self) -> None:  # noqa: N802
        """End the page."""
        self._code = [shaded("\r\n".join(self._code), self.ink)]
        super().showPage()
        self._ground = ""

    def _setXObjects(self, page: PDFPage) -> None:  # noqa: N802
        """What ReportLab adds to a page: here its drawing, packed."""
        super()._setXObjects(page)  # type: ignore[misc]  # the stub does not know it
        parts = [self._ground] if self._ground else []
        streams = [Written(_packed(code)) for code in (*parts, page.stream)]
        page.Contents = PDFArray(streams) if parts else streams[0]

    def ground(self) -> Ground:
        """All that was drawn so far, to be laid under other pages."""
        letters = (
            (font, *of_subset)
            for font in self._doc.delayedFonts
            for of_subset in font.used(self._doc)
        )
        return Ground(shaded("\r\n".join(self._code), self.ink), tuple(letters))

    def lay(self, ground: Ground) -> None:
        """Begin a page with what another has drawn."""
        self._ground = ground.code
        for font, subset, places in ground.letters:
            font.use(self._doc, subset, places)

    def put_off(self) -> list[str]:
        """Lay what was drawn on this page aside, and begin with an empty one."""
        kept, self._code = self._code, []
        return kept

    def take_up(self, code: list[str]) -> None:
        """Go on with a page that was laid aside."""
        self._code = code
