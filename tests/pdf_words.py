"""The words that a reader can copy from a PDF, read within this process."""

from __future__ import annotations

import pypdfium2


def words_of(pdf: bytes) -> str:
    """Return the text of all pages, with lines joined by spaces."""
    with pypdfium2.PdfDocument(pdf) as document:
        told = " ".join(page.get_textpage().get_text_range() for page in document)
    return told.replace("\r\n", " ")
