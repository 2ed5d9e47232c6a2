"""What is kept of a finished game: a poster that tells it, and a certificate for its winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from reportlab.lib.units import mm

from printables import ink
from printables.faces import Faces
from printables.foot import MARGIN
from printables.kit import page, text
from printables.kit.page import FINE, HAIR, SOFT, Document
from printables.kit.panel import ACCENT, Panel
from printables.leaves import Leaves
from printables.picture import TALL, Picture, drawn
from printables.seat_card import fitted
from printables.seats import COLOURS, SYMBOLS
from printables.wanted import Wanted

CHART = 42 * mm
BOARD = 0.34  # of the page's height, at most
FRAME = 11 * mm
TICKS = 4


@dataclass(frozen=True)
class Kept:
    """A finished game in words: `course` is how each seat stood, over and over, by `measure`."""

    outcome: str
    people: str  # all who played
    winners: Sequence[str]
    places: Sequence[str]
    story: Sequence[str]
    proof: Sequence[str]
    day: str
    measure: str = ""
    course: Sequence[Sequence[int]] = ()


def poster(faces: Faces, wanted: Wanted, kept: Kept, board: Picture) -> bytes:
    """The board as it stood at the end, how it went, who came where, the story and its proof."""
    say = wanted.say
    leaves = Leaves(wanted, say(f"game-title-{wanted.game.id}"))
    panel = leaves.panel
    middle = leaves.document.style(face="italic", size=15, align="middle")
    panel.words(kept.outcome, middle)
    panel.space(0.5)
    people = f"{text.plain(kept.people)} · {kept.day}" if kept.day else text.plain(kept.people)
    panel.words(people, panel.small.but(align="middle"))
    panel.space(3)
    _board(leaves, board)
    _places_and_course(leaves, kept)
    _story(leaves, kept)
    return leaves.finish()


def _board(leaves: Leaves, board: Picture) -> None:
    """Across the page; a tall one beside all the rest."""
    if board.height > TALL * board.width:
        high = leaves.room - 4 * mm
        width = min(high * board.width / board.height, leaves.width * 0.5)
        high = width * board.height / board.width
        left = leaves.document.mirrored(MARGIN + leaves.width - width, width)
        ink.draw_on(leaves.canvas, board, left, leaves.panel.top - high, width)
        leaves.narrow(width + 8 * mm)
        return
    room = leaves.document.height * BOARD
    width = min(leaves.width, room * board.width / board.height)
    high = width * board.height / board.width
    left = (leaves.document.width - width) / 2
    ink.draw_on(leaves.canvas, board, left, leaves.panel.top - high, width)
    leaves.panel.top -= high
    leaves.panel.space(4)


def _places_and_course(leaves: Leaves, kept: Kept) -> None:
    """Beside each other; the result where reading begins."""
    has_course = len(kept.course) > 1
    document, gap = leaves.document, 7 * mm
    width = (leaves.width - gap) * (0.42 if has_course else 1)
    top = leaves.panel.top
    result = Panel(document, document.mirrored(MARGIN, width), top, width)
    result.heading(leaves.say("letter-over-ranking"))
    for place in kept.places:
        result.words(text.plain(place))
        result.space(0.8)
    low = result.top
    if has_course:
        rest = leaves.width - gap - width
        x = document.mirrored(MARGIN + width + gap, rest)
        chart = Panel(document, x, top, rest)
        chart.heading(kept.measure)
        low = min(low, _chart(leaves, chart, kept.course))
    leaves.panel.top = low
    leaves.panel.space(4)


def _chart(leaves: Leaves, panel: Panel, course: Sequence[Sequence[int]]) -> float:
    """A line for each seat in its colour, with its sign where it ends; time runs as one reads."""
    high, inset = CHART, 6 * mm
    low, most = min(map(min, course)), max(map(max, course))
    least, span = min(0, low), max(1, most - min(0, low))
    bottom, wide = panel.top - high, panel.width - 2 * inset
    step = max(1, -(-span // TICKS))
    style = leaves.document.fine(align="middle")
    for value in range(least, most + 1, step):
        y = bottom + (value - least) / span * (high - 4 * mm)
        start, end = panel.start(inset), panel.start(panel.width - inset)
        page.stroke(leaves.canvas, [(start, y, end, y)], HAIR, 0.4)
        text.label(leaves.canvas, leaves.say.number(value), style, panel.start(2 * mm), y - 2.4)
    for seat in range(len(course[0])):
        points = [
            (
                panel.start(inset + wide * at / (len(course) - 1)),
                bottom + (row[seat] - least) / span * (high - 4 * mm) + _apart(seat),
            )
            for at, row in enumerate(course)
        ]
        lines = [(*one, *other) for one, other in pairwise(points)]
        page.stroke(leaves.canvas, lines, COLOURS[seat % len(COLOURS)], 1.6)
        if seat < len(SYMBOLS):
            sign = (drawn(SYMBOLS[seat], fill=COLOURS[seat], stroke="#ffffff", weight=1.5),)
            ink.draw_shapes(leaves.canvas, sign, *points[-1], 0.4)
    return bottom - 3 * mm


def _apart(seat: int) -> float:
    """Lines that run together are drawn beside each other."""
    return (seat - 2) * 0.7


def _story(leaves: Leaves, kept: Kept) -> None:
    leaves.demand(18 * mm)
    if kept.story:
        leaves.panel.heading(leaves.say("letter-over-story"))
    for line in kept.story:
        leaves.demand(text.lay(line, leaves.panel.body, leaves.width).height + 2 * mm)
        leaves.panel.notes([line], gap=0.8)
    fine = leaves.document.fine()
    for line in kept.proof:
        leaves.demand(text.lay(line, fine, leaves.width).height + 2 * mm)
        leaves.panel.space(0.6)
        leaves.panel.words(line, fine)


# --- the certificate -------------------------------------------------------


def certificate(faces: Faces, wanted: Wanted, kept: Kept) -> bytes:
    """A page to hang up: who has won what, when, over whom."""
    say = wanted.say
    document = wanted.document(say("keepsake-certificate"), wide=True)
    _frame(document)
    canvas, middle, width = document.canvas, document.width / 2, document.width - 6 * FRAME
    ink.draw_shapes(canvas, faces.crest(wanted.game.id), middle, document.height - 36 * mm, 3.4)
    left, top = 3 * FRAME, document.height - 54 * mm
    heading = document.style(face="title", size=40, colour=ACCENT, align="middle", leading=1.1)
    top = text.paragraph(canvas, say("keepsake-certificate"), heading, left, top, width) - 7 * mm
    plain = document.style(size=15, align="middle")
    top = text.paragraph(canvas, say("keepsake-awarded"), plain, left, top, width) - 3 * mm
    size = 46 if len(kept.winners) == 1 else 26
    for name in kept.winners:
        top = fitted(document, name, "title", size, left, top, width, "middle")
    top -= 4 * mm
    for line in (say("keepsake-won", game=say(f"game-title-{wanted.game.id}")), kept.people):
        top = text.paragraph(canvas, text.plain(line), plain, left, top, width) - 1.5 * mm
    _signed(document, kept.day)
    small = document.fine(align="middle")
    proof = " ".join((wanted.stamp, *kept.proof[:1]))
    text.paragraph(canvas, proof, small, left, FRAME + 11 * mm, width)
    canvas.showPage()
    return document.finish()


def _frame(document: Document) -> None:
    """Two lines round the page with a diamond at each corner."""
    for inset, weight, colour in ((FRAME, 2.2, ACCENT), (FRAME + 2.2 * mm, 0.7, SOFT)):
        right, top = document.width - inset, document.height - inset
        corners = [(inset, inset), (right, inset), (right, top), (inset, top)]
        sides = zip(corners, corners[1:] + corners[:1], strict=True)
        page.stroke(document.canvas, [(*one, *two) for one, two in sides], colour, weight)
    diamond = drawn("M0,-9L9,0L0,9L-9,0Z", fill="#ffffff", stroke=ACCENT, weight=2.6)
    for x in (FRAME, document.width - FRAME):
        for y in (FRAME, document.height - FRAME):
            ink.draw_shapes(document.canvas, (diamond,), x, y, 0.9)


def _signed(document: Document, day: str) -> None:
    """A line for the day and one to sign on."""
    y, long = FRAME + 22 * mm, 70 * mm
    for near in (document.width * 0.16, document.width * 0.84 - long):
        page.stroke(document.canvas, [(near, y, near + long, y)], FINE, 0.6)
    style = document.style(size=12, align="middle")
    first = document.mirrored(document.width * 0.16 + long / 2)
    text.label(document.canvas, day, style, first, y + 1.6 * mm)
