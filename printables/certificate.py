"""A winner's certificate: a page to hang up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reportlab.lib.units import mm

from printables import banner, ornament, pdf_renderer
from printables.keepsake import Kept
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.kit.page import FINE, LEAST_SIZE, Document
from printables.kit.panel import ACCENT
from printables.picture import Path
from printables.seat_card import fitting

FRAME = 10 * mm
INNER = FRAME + ornament.BAND + 3  # the inner edge of the border
BESIDE, ABOVE = (
    INNER + 14 * mm + banner.WIDE / 2,
    6 * mm,
)  # a banner: its middle, and the space above it
ROOM = BESIDE + banner.WIDE / 2 + 6 * mm  # the text keeps clear of the banners
LINES = 44 * mm  # the height of the lines for day and place
FOOT = 61 * mm  # the height below the text
RADIUS = 14 * mm  # of the wreath
WREATH = 2.35 * RADIUS
CREST = 0.82  # the crest's share of that radius
SEAL = 12.5 * mm
RULE, RULED = 110 * mm, 5 * mm  # the length and height of a rule
GUTTER = 14 * mm  # between two columns
FEW = 3  # names in one column; more of them stand in two
LEAST_NAME = 0.6  # the smallest share of its size to which a long name shrinks
MOST_AIR = 9 * mm


@dataclass(frozen=True)
class Row:
    """A row of words side by side, or an ornament.

    `above` is the weight of the space above the row when the page's spare height is shared out.
    """

    words: Sequence[text.Laid] = ()
    shapes: ornament.Ornament = ()
    above: float = 1.0

    @property
    def height(self) -> float:
        return max((each.height for each in self.words), default=RULED)


def certificate(
    crest: tuple[Path, ...], document: Document, won: str, stamp: str, kept: Kept
) -> bytes:
    """Return the certificate as a PDF; `won` is a sentence that names the achievement."""
    wide, high = document.width - 2 * FRAME, document.height - 2 * FRAME
    edge = (FRAME, document.height - FRAME)
    pdf_renderer.draw_shapes(document.canvas, ornament.border(wide, high), *edge)
    _hung(document, crest)
    _told(document, crest, won, kept)
    _signed(document, kept)
    proof = " ".join((stamp, *kept.proof[:1]))
    left, width = INNER + 4 * mm, document.width - 2 * (INNER + 4 * mm)
    small = _on_a_line(proof, document.fine(align="middle"), width)
    text.write(document.canvas, small, left, INNER + 4 * mm + small.height)
    document.canvas.showPage()
    return document.finish()


def _hung(document: Document, crest: tuple[Path, ...]) -> None:
    """Draw a hanging banner on each side of the page."""
    shapes = banner.gonfalon(crest)
    for x in (BESIDE, document.width - BESIDE):
        top = document.height - INNER - ABOVE - banner.CORD
        pdf_renderer.draw_shapes(document.canvas, shapes, x, top)


def _told(document: Document, crest: tuple[Path, ...], won: str, kept: Kept) -> None:
    """Draw the emblem and the text, with the spare height shared between them."""
    rows = _rows(document, won, kept)
    needed = WREATH + sum(row.height for row in rows)
    top, parts = document.height - INNER - 4 * mm, sum(row.above for row in rows)
    air = min(MOST_AIR, (top - FOOT - needed) / (parts + 1))
    top -= (top - FOOT - needed - air * parts) / 2
    centre = (document.width / 2, top - 1.1 * RADIUS)
    pdf_renderer.draw_shapes(document.canvas, ornament.wreath(RADIUS), *centre)
    pdf_renderer.draw_shapes(
        document.canvas, crest, *centre, CREST * RADIUS / ornament.reach_of(crest)
    )
    top -= WREATH
    for row in rows:
        top -= air * row.above
        _row(document, row, top)
        top -= row.height


def _rows(document: Document, won: str, kept: Kept) -> list[Row]:
    """Return the rows from top to bottom: words, a line, and the ranking."""
    say, width = document.say, document.width - 2 * ROOM
    title = document.style(face="title", size=42, colour=ACCENT, align="middle", leading=1.05)
    name = document.style(face="title", size=58, align="middle", leading=1.1)
    if len(kept.winners) > 1:
        name = name.but(size=name.size * 0.55)
    plain = document.style(size=15, align="middle", leading=1.15)
    return [
        Row([text.lay(say("keepsake-certificate"), title, width)]),
        Row([text.lay(say("keepsake-awarded"), plain.but(face="italic"), width)]),
        *_names(kept.winners, name, width),
        Row(shapes=ornament.rule(RULE)),
        Row([text.lay(text.plain(won), plain, width)]),
        *_places(document, kept, width),
    ]


def _names(winners: Sequence[str], style: text.Style, width: float) -> Iterator[Row]:
    """Yield the names in one column, or in pairs if there are many."""
    pairs = 1 if len(winners) <= FEW else 2
    room = (width - (pairs - 1) * GUTTER) / pairs
    laid = [text.lay(*_whole(winner, style, room), room) for winner in winners]
    for first in range(0, len(laid), pairs):
        yield Row(laid[first : first + pairs], above=0.4 if first else 1.0)


def _whole(name: str, style: text.Style, room: float) -> tuple[str, text.Style]:
    """Return a name shrunk to fit on one line; it is cut only if it would become too small."""
    words, fit = fitting(name, style, room)
    if words != text.plain(legible(name, style.face)):
        return fitting(name, style.but(size=style.size * LEAST_NAME), room)
    return words, fit


def _places(document: Document, kept: Kept, width: float) -> list[Row]:
    """Return the rows of the ranking, in two columns if there are many players.

    A game without a ranking has a row with its outcome instead.
    """
    style = document.style(size=12.5, align="middle", leading=1.2)
    places = [text.plain(place) for place in kept.places or [kept.outcome]]
    half = len(places) if len(places) <= FEW else -(-len(places) // 2)
    room = width if half == len(places) else width / 2 - GUTTER
    size = min(_on_a_line(place, style, room).style.size for place in places)
    room = min(room, max(text.width_of(place, style.but(size=size)) for place in places) + 1)
    laid = [text.lay(place, style.but(size=size), room) for place in places]
    return [Row(laid[at::half], above=0.15 if at else 0.7) for at in range(half)]


def _on_a_line(words: str, style: text.Style, width: float) -> text.Laid:
    """Return words shrunk to fit on one line; at the smallest size they may take several."""
    while style.size > LEAST_SIZE and text.width_of(words, style) > width:
        style = style.but(size=max(LEAST_SIZE, style.size * 0.96))
    return text.lay(words, style, width)


def _row(document: Document, row: Row, top: float) -> None:
    """Draw a row in the middle, its words in reading direction."""
    centre = document.width / 2
    pdf_renderer.draw_shapes(document.canvas, row.shapes, centre, top - row.height / 2)
    broad = sum(each.width + GUTTER for each in row.words) - GUTTER
    start = centre - broad / 2
    for each in row.words:
        text.write(document.canvas, each, document.mirrored(start, each.width), top)
        start += each.width + GUTTER


def _signed(document: Document, kept: Kept) -> None:
    """Draw a line for the day and one for the place, with the seal between them."""
    say, canvas, long = document.say, document.canvas, 68 * mm
    style = document.style(size=13, align="middle")
    below = document.fine(size=9, align="middle")
    for share, key, words in (
        (0.26, "keepsake-day", kept.day),
        (0.74, "keepsake-place", kept.place),
    ):
        middle = document.mirrored(document.width * share)
        page.stroke(canvas, [(middle - long / 2, LINES, middle + long / 2, LINES)], FINE, 0.6)
        text.label(canvas, say(key), below, middle, LINES - 4.4 * mm)
        if words:
            fitting = style.but(size=style.size * min(1, long / text.width_of(words, style)))
            text.label(canvas, words, fitting, middle, LINES + 1.8 * mm)
    pdf_renderer.draw_shapes(canvas, ornament.seal(SEAL), document.width / 2, LINES + 3.5 * mm)
