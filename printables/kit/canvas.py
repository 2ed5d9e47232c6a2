"""ReportLab's canvas, which tells the document that it draws for, and keeps to one kind of ink."""

import zlib
from functools import lru_cache

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFName, PDFPage, PDFStream
from reportlab.pdfgen import canvas

from printables.kit.shades import COLOUR, shaded


@lru_cache(maxsize=32)
def _packed(code: str) -> bytes:
    """What draws a page, packed: that is half of all the work, and the same pages come again."""
    return zlib.compress(code.encode("utf-8"))


class Canvas(canvas.Canvas):
    """Pages drawn in points; only the document of a canvas knows which fonts it needs."""

    _doc: PDFDocument  # ReportLab's
    _code: list[str]  # ReportLab's: what draws the page so far
    ink = COLOUR
    whole_fonts = False  # where cutting fonts to what is used would cost more than it saves

    @property
    def document(self) -> PDFDocument:
        """The document that its pages belong to."""
        return self._doc

    def showPage(self) -> None:  # noqa: N802
        """End the page."""
        self._code = [shaded("\r\n".join(self._code), self.ink)]
        super().showPage()

    def _setXObjects(self, page: PDFPage) -> None:  # noqa: N802
        """What ReportLab adds to a page: here its drawing, packed, if it is to be."""
        super()._setXObjects(page)  # type: ignore[misc]  # the stub does not know it
        if page.compression:
            page.Contents = PDFStream(content=_packed(page.stream), filters=[])
            page.Contents.dictionary["Filter"] = PDFName("FlateDecode")

    def put_off(self) -> list[str]:
        """Lay what was drawn on this page aside, and begin with an empty one."""
        kept, self._code = self._code, []
        return kept

    def take_up(self, code: list[str]) -> None:
        """Go on with a page that was laid aside."""
        self._code = code
