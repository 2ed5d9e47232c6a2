"""The drawing on the pages of a PDF, measured in millimetres."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pypdfium2
from pypdfium2 import raw

MM = 72 / 25.4
Point = tuple[float, float]


@dataclass(frozen=True)
class Drawn:
    """A path, with points relative to the lower left corner of the page."""

    points: tuple[Point, ...]
    lines: tuple[tuple[Point, Point], ...]  # those that are joined by straight lines
    fill: str  # like #f2e7cd, "" if not filled
    dashed: bool

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Return left, bottom, right and top."""
        across, down = zip(*self.points, strict=True)
        return min(across), min(down), max(across), max(down)

    @property
    def size(self) -> Point:
        left, low, right, top = self.box
        return right - left, top - low


def sizes_of_pages(pdf: bytes) -> list[Point]:
    with pypdfium2.PdfDocument(pdf) as document:
        return [(page.get_width() / MM, page.get_height() / MM) for page in document]


def drawn_on(pdf: bytes, number: int) -> list[Drawn]:
    """Return all paths of a page; the first page is 0."""
    with pypdfium2.PdfDocument(pdf) as document:
        return list(_paths(document[number]))


def _paths(page: pypdfium2.PdfPage) -> Iterator[Drawn]:
    for each in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH]):
        said = list(_said(each.raw, each.get_matrix()))
        if said:
            points = tuple(point for _, point in said)
            lines = tuple(
                (before, after)
                for (_, before), (kind, after) in pairwise(said)
                if kind == raw.FPDF_SEGMENT_LINETO
            )
            dashed = raw.FPDFPageObj_GetDashCount(each.raw) > 0
            yield Drawn(points, lines, _fill(each.raw), dashed)


def _said(path: raw.FPDF_PAGEOBJECT, matrix: pypdfium2.PdfMatrix) -> Iterator[tuple[int, Point]]:
    """Yield each segment of a path as its type and end point, in mm."""
    x, y = ctypes.c_float(), ctypes.c_float()
    for number in range(raw.FPDFPath_CountSegments(path)):
        segment = raw.FPDFPath_GetPathSegment(path, number)
        raw.FPDFPathSegment_GetPoint(segment, x, y)
        across, down = matrix.on_point(x.value, y.value)
        yield raw.FPDFPathSegment_GetType(segment), (across / MM, down / MM)


def _fill(path: raw.FPDF_PAGEOBJECT) -> str:
    mode, stroke = ctypes.c_int(), ctypes.c_int()
    raw.FPDFPath_GetDrawMode(path, mode, stroke)
    if not mode.value:
        return ""
    shares = [ctypes.c_uint() for _ in range(4)]
    raw.FPDFPageObj_GetFillColor(path, *shares)
    return "#" + "".join(f"{share.value:02x}" for share in shares[:3])
