"""Printing on both sides: measuring and correcting the offset of a printer's back pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from reportlab.lib.units import mm

from printables.kit import page, text
from printables.kit.page import FINE
from printables.page_flow import Leaves

LONG, SHORT = "long", "short"  # the edge over which a printer turns a page
EDGES = (LONG, SHORT)
REACH = 5  # the largest offset in millimetres
STEP = 0.5
LONG_CROSS = 34 * mm
AWAY = 22 * mm  # from the middle to either scale


@contextmanager
def turned(leaves: Leaves) -> Iterator[None]:
    """Draw inside the `with` block on the back of the previous page.

    The drawing is moved by the request's `right` and `up` millimetres, to correct the printer's
    offset. They are read from the front of a test page held against the light. A page turned over
    its short edge is upside down.
    """
    wanted, document, canvas = leaves.wanted, leaves.document, leaves.canvas
    canvas.saveState()
    # Through the paper a back is mirrored from side to side, or from top to bottom.
    sign = 1 if wanted.duplex == LONG else -1
    canvas.translate(sign * wanted.right * mm, -sign * wanted.up * mm)
    if wanted.duplex == SHORT:
        canvas.translate(document.width, document.height)
        canvas.rotate(180)
    yield
    canvas.restoreState()


def measure(leaves: Leaves) -> None:
    """Draw a test page with two scales, and its back with a cross.

    Held against the light, the cross shows on the scales how far the back is off.
    """
    say, document = leaves.say, leaves.document
    leaves.panel.heading(say("paper-measure"))
    leaves.panel.words(say("paper-measure-about", step=say.number(STEP)))
    x, y = document.width / 2, document.height / 2
    _scale(leaves, x, y)
    leaves.next_page()
    with turned(leaves):
        cross = [(x - LONG_CROSS, y, x + LONG_CROSS, y), (x, y - LONG_CROSS, x, y + LONG_CROSS)]
        page.stroke(leaves.canvas, cross, FINE, 0.5)


def _scale(leaves: Leaves, x: float, y: float) -> None:
    """Draw a horizontal scale above the middle, and a vertical one to its right."""
    style, lines = leaves.document.fine(align="middle"), []
    bold = leaves.document.style(face="bold", size=12, align="middle")
    for tick in range(round(-REACH / STEP), round(REACH / STEP) + 1):
        at, is_whole = tick * STEP * mm, tick * STEP % 1 == 0
        long = (3.4 if is_whole else 1.8) * mm
        lines.append((x + at, y + AWAY - long, x + at, y + AWAY + long))
        lines.append((x + AWAY - long, y + at, x + AWAY + long, y + at))
        if is_whole:
            digit = leaves.say.number(abs(round(tick * STEP)))
            # Neighbouring numbers alternate between both sides, for lack of room.
            side = 1 if round(tick * STEP) % 2 else -1
            text.label(leaves.canvas, digit, style, x + at, y + AWAY + side * 5.2 * mm - 2.6)
            text.label(leaves.canvas, digit, style, x + AWAY + side * 5.2 * mm, y + at - 2.6)
    page.stroke(leaves.canvas, lines, FINE, 0.3)
    for sign, far in (("+", 1), ("−", -1)):
        text.label(leaves.canvas, sign, bold, x + far * (REACH + 5) * mm, y + AWAY - 4)
        text.label(leaves.canvas, sign, bold, x + AWAY, y + far * (REACH + 5) * mm - 4)
