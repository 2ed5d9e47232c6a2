"""ReportLab's canvas, which tells the document that it draws for."""

from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfgen import canvas


class Canvas(canvas.Canvas):
    """Pages drawn in points; only the document of a canvas knows which fonts it needs."""

    _doc: PDFDocument  # ReportLab's

    @property
    def document(self) -> PDFDocument:
        """The document that its pages belong to."""
        return self._doc
