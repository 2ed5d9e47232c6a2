"""Operations on finished PDFs: the first page as a picture, and several PDFs joined into one."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from io import BytesIO

import pypdfium2
from PIL import Image

from printables.rasterizer import ONE_AT_A_TIME

COLOURS = 32
RANDOM_ID = re.compile(rb"(/ID\[<[0-9A-F]*>)<[0-9A-F]*>\]")


def first_page(pdf: bytes, longer: int) -> bytes:
    """Return the first page as a PNG with few colours; `longer` is its longer side in pixels."""
    with ONE_AT_A_TIME, pypdfium2.PdfDocument(pdf) as document:
        page = document[0]
        drawn = page.render(scale=longer / max(page.get_size()), may_draw_forms=False)
        seen = drawn.to_pil().convert("RGB")
    packed = BytesIO()
    few = seen.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def joined(pdfs: Sequence[bytes]) -> bytes:
    """Return the pages of these PDFs in one file, with the title and language of the first."""
    first, *others = pdfs
    packed = BytesIO()
    with ONE_AT_A_TIME, pypdfium2.PdfDocument(first) as document:
        for pdf in others:
            with pypdfium2.PdfDocument(pdf) as each:
                document.import_pages(each)
        document.save(packed)
    return _reproducible(packed.getvalue())


def _reproducible(pdf: bytes) -> bytes:
    """Return the file with an id made from its content, in place of PDFium's random one."""
    body, trailer = pdf[: (end := pdf.rindex(b"trailer"))], pdf[end:]
    digest = hashlib.sha256(body).hexdigest()[:32].upper().encode()
    return body + RANDOM_ID.sub(rb"\1<" + digest + b">]", trailer)
