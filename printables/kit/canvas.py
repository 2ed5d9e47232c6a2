"""A ReportLab canvas that gives access to its document and draws in one colour mode."""

from functools import lru_cache
from typing import NamedTuple

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDocument, PDFPage
from reportlab.pdfgen import canvas

from printables.kit.colour_modes import COLOUR, shaded
from printables.kit.embedding import EmbeddedFont, Written, stream


@lru_cache(maxsize=32)
def _packed(code: str) -> bytes:
    """Return the drawing of a page as a compressed stream.

    It is cached, because compressing is half of the work.
    """
    return stream(code.encode("utf-8"))


class Ground(NamedTuple):
    """The drawing of a page without its dated foot, and the letters that it uses.

    It can be cached, because it is the same in every copy of the sheet.
    """

    code: str
    letters: tuple[tuple[EmbeddedFont, int, frozenset[int]], ...]  # font, subset, places in it


class Canvas(canvas.Canvas):
    """A canvas that draws pages, in points, and records the letters that they use."""

    _doc: PDFDocument  # of ReportLab
    _code: list[str]  # of ReportLab: the page so far
    ink = COLOUR
    _ground = ""  # of the current page

    @property
    def document(self) -> PDFDocument:
        """Return ReportLab's document, which the pages belong to."""
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
        """Return the current page's drawing so far, to be put on pages of other documents."""
        letters = (
            (font, *of_subset)
            for font in self._doc.delayedFonts
            for of_subset in font.used(self._doc)
        )
        return Ground(shaded("\r\n".join(self._code), self.ink), tuple(letters))

    def lay(self, ground: Ground) -> None:
        """Put `ground` on the current page, below everything else."""
        self._ground = ground.code
        for font, subset, places in ground.letters:
            font.use(self._doc, subset, places)

    def put_off(self) -> list[str]:
        """Return the current page's drawing so far, and make the page empty.

        `take_up` continues the page later.
        """
        kept, self._code = self._code, []
        return kept

    def take_up(self, code: list[str]) -> None:
        """Continue a page with the drawing that `put_off` returned."""
        self._code = code
