"""A certificate for whoever has won a game: a page to hang up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reportlab.lib.units import mm

from printables import gonfalon, ink, ornament
from printables.faces import Faces
from printables.keepsake import Kept
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.kit.page import FINE, LEAST_SIZE, Document
from printables.kit.panel import ACCENT
from printables.picture import Path
from printables.seat_card import fitting
from printables.wanted import Wanted

FRAME = 10 * mm
INNER = FRAME + ornament.BAND + 3  # where the border ends
BESIDE, ABOVE = (
    INNER + 14 * mm + gonfalon.WIDE / 2,
    6 * mm,
)  # a banner: its middle, and what is over it
ROOM = BESIDE + gonfalon.WIDE / 2 + 6 * mm  # what is told keeps clear of them
LINES = 44 * mm  # how high the lines to write on stand
FOOT = 61 * mm  # what is below all that is told
RADIUS = 14 * mm  # of the wreath
WREATH = 2.35 * RADIUS
CREST = 0.82  # of that radius
SEAL = 12.5 * mm
RULE, RULED = 110 * mm, 5 * mm  # how long it is, and how high
GUTTER = 14 * mm  # between two columns
FEW = 3  # places below each other; more stand in two columns
LEAST_NAME = 0.6  # of the size of a name, from which one too long begins to shrink
MOST_AIR = 9 * mm


@dataclass(frozen=True)
class Row:
    """Words beside each other, or an ornament; `above` is its share of the air."""

    words: Sequence[text.Laid] = ()
    shapes: ornament.Ornament = ()
    above: float = 1.0

    @property
    def height(self) -> float:
        return max((each.height for each in self.words), default=RULED)


def certificate(faces: Faces, wanted: Wanted, kept: Kept) -> bytes:
    """Who has won what, when, over whom."""
    document = wanted.document(wanted.say("keepsake-certificate"), wide=True)
    wide, high = document.width - 2 * FRAME, document.height - 2 * FRAME
    edge = (FRAME, document.height - FRAME)
    ink.draw_shapes(document.canvas, ornament.border(wide, high), *edge)
    _hung(document, faces.crest(wanted.game.id))
    _told(document, faces, wanted, kept)
    _signed(document, kept.day)
    proof = " ".join((wanted.stamp, *kept.proof[:1]))
    left, width = INNER + 4 * mm, document.width - 2 * (INNER + 4 * mm)
    small = _on_a_line(proof, document.fine(align="middle"), width)
    text.write(document.canvas, small, left, INNER + 4 * mm + small.height)
    document.canvas.showPage()
    return document.finish()


def _hung(document: Document, crest: tuple[Path, ...]) -> None:
    """A banner on each side, above the lines to write on."""
    shapes = gonfalon.gonfalon(crest)
    for x in (BESIDE, document.width - BESIDE):
        top = document.height - INNER - ABOVE - gonfalon.CORD
        ink.draw_shapes(document.canvas, shapes, x, top)


def _told(document: Document, faces: Faces, wanted: Wanted, kept: Kept) -> None:
    """The emblem and the words, with as much air between them as there is room for."""
    rows = _rows(document, wanted, kept)
    needed = WREATH + sum(row.height for row in rows)
    top, parts = document.height - INNER - 4 * mm, sum(row.above for row in rows)
    air = min(MOST_AIR, (top - FOOT - needed) / (parts + 1))
    top -= (top - FOOT - needed - air * parts) / 2
    centre = (document.width / 2, top - 1.1 * RADIUS)
    crest = faces.crest(wanted.game.id)
    ink.draw_shapes(document.canvas, ornament.wreath(RADIUS), *centre)
    ink.draw_shapes(document.canvas, crest, *centre, CREST * RADIUS / ornament.reach_of(crest))
    top -= WREATH
    for row in rows:
        top -= air * row.above
        _row(document, row, top)
        top -= row.height


def _rows(document: Document, wanted: Wanted, kept: Kept) -> list[Row]:
    """What stands below each other: words, a rule, and the places of the result."""
    say, width = wanted.say, document.width - 2 * ROOM
    title = document.style(face="title", size=42, colour=ACCENT, align="middle", leading=1.05)
    name = document.style(face="title", size=58, align="middle", leading=1.1)
    if len(kept.winners) > 1:
        name = name.but(size=name.size * 0.55)
    plain = document.style(size=15, align="middle", leading=1.15)
    won = say("keepsake-won", game=say(f"game-title-{wanted.game.id}"))
    return [
        Row([text.lay(say("keepsake-certificate"), title, width)]),
        Row([text.lay(say("keepsake-awarded"), plain.but(face="italic"), width)]),
        *_names(kept.winners, name, width),
        Row(shapes=ornament.rule(RULE)),
        Row([text.lay(text.plain(won), plain, width)]),
        *_places(document, kept, width),
    ]


def _names(winners: Sequence[str], style: text.Style, width: float) -> Iterator[Row]:
    """Below each other; in pairs where many have won."""
    pairs = 1 if len(winners) <= FEW else 2
    room = (width - (pairs - 1) * GUTTER) / pairs
    laid = [text.lay(*_whole(winner, style, room), room) for winner in winners]
    for first in range(0, len(laid), pairs):
        yield Row(laid[first : first + pairs], above=0.4 if first else 1.0)


def _whole(name: str, style: text.Style, room: float) -> tuple[str, text.Style]:
    """A name on its line, cut only where it would be small print."""
    words, fit = fitting(name, style, room)
    if words != text.plain(legible(name, style.face)):
        return fitting(name, style.but(size=style.size * LEAST_NAME), room)
    return words, fit


def _places(document: Document, kept: Kept, width: float) -> list[Row]:
    """How it ended, in two columns where many played; alone, what the game says of its end."""
    style = document.style(size=12.5, align="middle", leading=1.2)
    places = [text.plain(place) for place in kept.places or [kept.outcome]]
    half = len(places) if len(places) <= FEW else -(-len(places) // 2)
    room = width if half == len(places) else width / 2 - GUTTER
    size = min(_on_a_line(place, style, room).style.size for place in places)
    room = min(room, max(text.width_of(place, style.but(size=size)) for place in places) + 1)
    laid = [text.lay(place, style.but(size=size), room) for place in places]
    return [Row(laid[at::half], above=0.15 if at else 0.7) for at in range(half)]


def _on_a_line(words: str, style: text.Style, width: float) -> text.Laid:
    """Smaller where they would need a second line; as small as can be read they may have one."""
    while style.size > LEAST_SIZE and text.width_of(words, style) > width:
        style = style.but(size=max(LEAST_SIZE, style.size * 0.96))
    return text.lay(words, style, width)


def _row(document: Document, row: Row, top: float) -> None:
    """In the middle; what stands beside each other, from the side where reading begins."""
    centre = document.width / 2
    ink.draw_shapes(document.canvas, row.shapes, centre, top - row.height / 2)
    broad = sum(each.width + GUTTER for each in row.words) - GUTTER
    start = centre - broad / 2
    for each in row.words:
        text.write(document.canvas, each, document.mirrored(start, each.width), top)
        start += each.width + GUTTER


def _signed(document: Document, day: str) -> None:
    """A line for the day and one for the place, with the seal between them."""
    say, canvas, long = document.say, document.canvas, 68 * mm
    style = document.style(size=13, align="middle")
    below = document.fine(size=9, align="middle")
    for share, key, words in ((0.26, "keepsake-day", day), (0.74, "keepsake-place", "")):
        middle = document.mirrored(document.width * share)
        page.stroke(canvas, [(middle - long / 2, LINES, middle + long / 2, LINES)], FINE, 0.6)
        text.label(canvas, say(key), below, middle, LINES - 4.4 * mm)
        if words:
            text.label(canvas, words, style, middle, LINES + 1.8 * mm)
    ink.draw_shapes(canvas, ornament.seal(SEAL), document.width / 2, LINES + 3.5 * mm)
