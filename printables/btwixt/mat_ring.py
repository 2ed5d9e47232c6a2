"""The arrangement of the councils' mats: a ring of leaders with a council between each two."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.kit import page, text
from printables.page_flow import Leaves
from printables.picture import Point, circle, drawn, rounded
from printables.seats import COLOURS, SYMBOLS

RADIUS = 19 * mm
MAT = (8 * mm, 7 * mm)
TABLE = "#f3ead8"


def mat_ring(leaves: Leaves, x: float, y: float) -> None:
    """Draw the ring around (x, y): the first seat at the bottom, the next ones clockwise."""
    seats = leaves.wanted.seats
    table = circle(0, 0, RADIUS, fill=TABLE, stroke=page.HAIR, weight=1.2)
    pdf_renderer.draw_shapes(leaves.canvas, (table,), x, y)
    for seat in range(seats):
        across, down = _place(seat, seats)
        sign = (drawn(SYMBOLS[seat], fill=COLOURS[seat], stroke="#ffffff", weight=2),)
        pdf_renderer.draw_shapes(leaves.canvas, sign, x + across, y + down, 0.6)
        across, down = _place(seat + 0.5, seats)
        number_of_mat(leaves, seat, x + across, y + down)


def number_of_mat(leaves: Leaves, seat: int, x: float, y: float) -> None:
    """Draw a small mat with the number of the council to the left of `seat`."""
    wide, high = MAT
    look = rounded(-wide / 2, -high / 2, wide, high, 2, fill="#ffffff", stroke=page.SOFT)
    pdf_renderer.draw_shapes(leaves.canvas, (look,), x, y)
    style = leaves.document.style(face="bold", size=11, align="middle")
    text.label(leaves.canvas, leaves.say.number(seat + 1), style, x, y - style.size * 0.34)


def councils(seats: int) -> Iterator[tuple[int, int]]:
    """Return an iterator of the two seats of each council: a seat and the next one clockwise."""
    return ((seat, (seat + 1) % seats) for seat in range(seats))


def _place(step: float, seats: int) -> Point:
    """Return the point of the ring at `step` seats clockwise from the bottom."""
    turn = 2 * pi * step / seats
    return -sin(turn) * RADIUS, -cos(turn) * RADIUS
