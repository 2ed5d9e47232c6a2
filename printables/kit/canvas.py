"""ReportLab's canvas, which tells the document that it draws for, and keeps to one kind of ink."""

from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfgen import canvas

from printables.kit.shades import COLOUR, shaded


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

    def put_off(self) -> list[str]:
        """Lay what was drawn on this page aside, and begin with an empty one."""
        kept, self._code = self._code, []
        return kept

    def take_up(self, code: list[str]) -> None:
        """Go on with a page that was laid aside."""
        self._code = code
