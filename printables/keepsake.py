"""The poster of a finished game: its board, result, course, story and proof."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from reportlab.lib.units import mm

from engine.game import View
from printables import ornament, pdf_renderer
from printables.faces import Faces
from printables.kit import page, text
from printables.kit.page import HAIR, INK
from printables.kit.panel import ACCENT, Panel
from printables.page_flow import Leaves
from printables.picture import TALL, Path, Picture, Point, drawn
from printables.seats import COLOURS, SYMBOLS
from printables.sheet_request import Wanted
from printables.turning_points import APART, RADIUS, StoryLine, badge, numbered, on_the_board

CHART = 42 * mm
BOARD = (0.24, 0.46)  # the lowest and highest share of the page's height
UPRIGHT = 0.8  # height relative to width; a taller board has all text beside it
BESIDE, BESIDE_TALL = 0.6, 0.6  # of the width, at most; the latter from the top of the page
NARROW = 120 * mm  # in a narrower column, parts follow one below the other
WREATH = 19 * mm  # the largest radius
COURSE = CHART + 24 * mm  # with its heading and the row below it
HEADS = 34 * mm  # headings, and gaps between the parts
TICKS = 4
DIGITS = re.compile("[0-9a-f]{64}")  # a check code, or a secret
OPENERS, CLOSER = " \u2066\u2067\u2068", "\u2069"
SIGN = 4 * mm  # between the signs of seats that end level
ROW = 2.2 * RADIUS + 2 * mm  # below the chart


@dataclass(frozen=True)
class Kept:
    """A finished game in words.

    `course` lists the interim scores of all seats at several moments, from the beginning to the
    end. `measure` is the name of that score.
    """

    outcome: str
    people: str  # all players
    winners: Sequence[str]
    places: Sequence[str]
    story: Sequence[StoryLine]
    proof: Sequence[str]
    day: str
    measure: str = ""
    course: Sequence[Sequence[int]] = ()
    place: str = ""  # where people sat together
    won: str = ""  # what a certificate is for, if not one game
    promises: Sequence[str] = ()  # those that players kept or broke


def poster(faces: Faces, wanted: Wanted, kept: Kept, view: View, board: Picture) -> bytes:
    """Return the poster as a PDF: the final board, course, result, story and proof.

    Turning points are numbered in the story, and have the same numbers on the board and chart.
    """
    title = wanted.say(f"game-title-{wanted.game.id}")
    is_tall = board.height > TALL * board.width
    is_beside = board.height > UPRIGHT * board.width
    leaves = Leaves(wanted, title, titled=not is_tall)
    found = [
        (number, faces.spot(view, board, line.facts))
        for number, line in numbered(kept.story)
        if number is not None
    ]
    spots = [(number, spot) for number, spot in found if spot is not None]
    if is_tall:
        _beside(leaves, board, spots, BESIDE_TALL)
        leaves.panel.words(title, _style(leaves, "title", 22, ACCENT))
        leaves.panel.space(3)
    _won(leaves, kept)
    if is_beside and not is_tall:
        _with_its_course(leaves, board, spots, kept)
    else:
        if not is_tall:
            _across(leaves, board, spots, leaves.room - _below(leaves, kept))
        _places_and_course(leaves, kept)
    _story(leaves, kept)
    if is_beside and leaves.room > 2.4 * WREATH and leaves.pages == 1:
        _wreathed(leaves, faces.crest(wanted.game.id))
    return leaves.finish()


def _wreathed(leaves: Leaves, crest: tuple[Path, ...]) -> None:
    """Draw the game's crest in a wreath, in the middle of the column's free space."""
    at = (leaves.panel.start(leaves.width / 2), leaves.panel.top - leaves.room / 2)
    radius = min(WREATH, leaves.room / 4)
    pdf_renderer.draw_shapes(leaves.canvas, ornament.wreath(radius), *at)
    pdf_renderer.draw_shapes(leaves.canvas, crest, *at, 0.8 * radius / ornament.reach_of(crest))


def _style(leaves: Leaves, face: str, size: float, colour: str = INK) -> text.Style:
    return leaves.document.style(face=face, size=size, align="middle", colour=colour, leading=1.2)


def _won(leaves: Leaves, kept: Kept) -> None:
    """Write the winners, the players and the day."""
    panel = leaves.panel
    panel.words(kept.outcome, _style(leaves, "italic", 15))
    panel.space(0.5)
    told = (text.plain(each) for each in (kept.people, kept.day, kept.place) if each)
    panel.words(" · ".join(told), panel.small.but(align="middle"))
    panel.space(3)


def _below(leaves: Leaves, kept: Kept) -> float:
    """Return the height of all parts below a board that is as wide as the page."""
    body, fine, width = leaves.panel.body, leaves.document.fine(), leaves.width
    told = [*(line.words for line in kept.story), *kept.promises]
    lines = [text.lay(words, body, width - 4 * mm).height + 0.8 * mm for words in told]
    lines += [12 * mm] if kept.promises else []
    lines += [
        len(_proof_lines(proof, fine, width)) * fine.size * fine.leading + 0.6 * mm
        for proof in kept.proof
    ]
    places = len(kept.places) * (body.size * body.leading + 0.8 * mm)
    return sum(lines) + max(CHART + ROW + 3 * mm if len(kept.course) > 1 else 0, places) + HEADS


def _with_its_course(
    leaves: Leaves, board: Picture, spots: Sequence[tuple[int, Point]], kept: Kept
) -> None:
    """Draw the board at the side, with the chart below it, and the result beside them."""
    top, has_course = leaves.panel.top, len(kept.course) > 1
    left, width = _beside(leaves, board, spots, BESIDE, COURSE if has_course else 0)
    if has_course:
        below = top - width * board.height / board.width - 4 * mm
        chart = Panel(leaves.document, left, below, width)
        chart.heading(kept.measure)
        _chart(leaves, chart, kept)
    _result(leaves, leaves.panel, kept)
    leaves.panel.space(4)


def _beside(
    leaves: Leaves,
    board: Picture,
    spots: Sequence[tuple[int, Point]],
    share: float,
    below: float = 0,
) -> tuple[float, float]:
    """Draw the board on the side where lines end; return its left edge and width.

    The board takes at most `share` of the page's width. The height `below` stays free under it.
    """
    width = min((leaves.room - below) * board.width / board.height, leaves.width * share)
    left = leaves.document.mirrored(leaves.margin + leaves.width - width, width)
    _drawn(leaves, board, spots, left, width)
    leaves.narrow(width + 8 * mm)
    return left, width


def _across(
    leaves: Leaves, board: Picture, spots: Sequence[tuple[int, Point]], free: float
) -> None:
    """Draw the board centred on the page; `free` is the height that the other parts leave."""
    least, most = (leaves.document.height * share for share in BOARD)
    room = min(max(free, least), most)
    width = min(leaves.width, room * board.width / board.height)
    high = width * board.height / board.width
    _drawn(leaves, board, spots, (leaves.document.width - width) / 2, width)
    leaves.panel.top -= high
    leaves.panel.space(4)


def _drawn(
    leaves: Leaves,
    board: Picture,
    spots: Sequence[tuple[int, Point]],
    left: float,
    width: float,
) -> None:
    """Draw the board, with the numbers of turning points on it."""
    top, scale = leaves.panel.top, width / board.width
    pdf_renderer.draw_on(leaves.canvas, board, left, top - board.height * scale, width)
    on_the_board(leaves, spots, (left, top), scale)


def _places_and_course(leaves: Leaves, kept: Kept) -> None:
    """Draw the result and the chart, side by side if there is room."""
    has_course = len(kept.course) > 1
    gap = 7 * mm if leaves.width > NARROW else leaves.width
    width = leaves.width if gap == leaves.width or not has_course else (leaves.width - gap) * 0.42
    result = Panel(leaves.document, _from(leaves, 0, width), leaves.panel.top, width)
    _result(leaves, result, kept)
    low = result.top
    if has_course:
        rest = leaves.width if width == leaves.width else leaves.width - gap - width
        top = low - 3 * mm if width == leaves.width else leaves.panel.top
        chart = Panel(leaves.document, _from(leaves, leaves.width - rest, rest), top, rest)
        chart.heading(kept.measure)
        low = min(low, _chart(leaves, chart, kept))
    leaves.panel.top = low
    leaves.panel.space(4)


def _result(leaves: Leaves, panel: Panel, kept: Kept) -> None:
    """Write the ranking, under its heading."""
    panel.heading(leaves.say("letter-over-ranking"))
    for place in kept.places:
        panel.words(text.plain(place))
        panel.space(0.8)


def _from(leaves: Leaves, inset: float, width: float) -> float:
    """Return the left edge of a part of this width, `inset` away from where lines start."""
    return leaves.document.mirrored(leaves.margin + inset, width)


def _chart(leaves: Leaves, panel: Panel, kept: Kept) -> float:
    """Draw a line with each seat's scores over time, and the seat's sign at its end.

    Time runs in reading direction. Return the lower edge of the chart.
    """
    course, inset = kept.course, 6 * mm
    low, most = min(map(min, course)), max(map(max, course))
    least, span = min(0, low), max(1, most - min(0, low))
    bottom, unit = panel.top - CHART, (CHART - 4 * mm) / span
    heights = [[bottom + (each - least) * unit for each in row] for row in course]
    places = _places_of_signs(heights[-1])
    wide = panel.width - 2 * inset - SIGN * max(places)
    style = leaves.document.fine(align="middle")
    for value in range(least, most + 1, max(1, -(-span // TICKS))):
        y = bottom + (value - least) * unit
        across = (panel.start(inset), y, panel.start(inset + wide), y)
        page.stroke(leaves.canvas, [across], HAIR, 0.4)
        text.label(leaves.canvas, leaves.say.number(value), style, panel.start(2 * mm), y - 2.4)
    _moments(leaves, panel, kept.story, bottom, (inset, wide))
    for seat, place in enumerate(places):
        points = [
            (panel.start(inset + wide * at / (len(course) - 1)), row[seat] + _apart(seat))
            for at, row in enumerate(heights)
        ]
        lines = [(*one, *other) for one, other in pairwise(points)]
        page.stroke(leaves.canvas, lines, COLOURS[seat % len(COLOURS)], 1.6)
        if seat < len(SYMBOLS):
            sign = (drawn(SYMBOLS[seat], fill=COLOURS[seat], stroke="#ffffff", weight=1.5),)
            at = panel.start(inset + wide + SIGN * place)
            pdf_renderer.draw_shapes(leaves.canvas, sign, at, points[-1][1], 0.4)
    return bottom - 3 * mm - ROW


def _places_of_signs(heights: Sequence[float]) -> list[int]:
    """Return the index of the column for each seat's sign at the end of its line.

    Signs at similar heights get different columns, so that they do not overlap.
    """
    places: list[int] = []
    for seat, height in enumerate(heights):
        near = {
            place
            for other, place in zip(heights[:seat], places, strict=True)
            if abs(other - height) < SIGN
        }
        places.append(next(place for place in range(len(heights)) if place not in near))
    return places


def _moments(
    leaves: Leaves,
    panel: Panel,
    story: Sequence[StoryLine],
    bottom: float,
    room: tuple[float, float],
) -> None:
    """Draw the numbers of turning points below the chart, in a second row where crowded."""
    inset, wide = room
    rows = [0.0, 0.0]
    for number, line in numbered(story):
        if number is None or line.when is None:
            continue
        at = inset + wide * line.when
        row = 0 if at >= rows[0] else 1
        rows[row] = at + APART
        x, y = panel.start(at), bottom - (row + 1) * ROW / 2
        page.stroke(leaves.canvas, [(x, bottom + CHART - 4 * mm, x, y)], HAIR, 0.5)
        badge(leaves, number, x, y)


def _apart(seat: int) -> float:
    """Return a seat's vertical offset in points, so that lines with equal values do not overlap."""
    return (seat - 2) * 0.7


def _story(leaves: Leaves, kept: Kept) -> None:
    leaves.demand(18 * mm)
    if kept.story:
        leaves.panel.heading(leaves.say("letter-over-story"))
    if any(line.when is not None for line in kept.story):
        leaves.panel.words(leaves.say("keepsake-numbers"), leaves.panel.small)
        leaves.panel.space(0.8)
    for number, line in numbered(kept.story):
        leaves.demand(text.lay(line.words, leaves.panel.body, leaves.width).height + 2 * mm)
        if number is None:
            leaves.panel.notes([line.words], gap=0.8)
        else:
            panel = leaves.panel
            badge(leaves, number, panel.start(1.2 * mm), panel.top - panel.body.size * 0.66)
            panel.words(line.words, inset=4 * mm)
            panel.space(0.8)
    _promises(leaves, kept)
    fine = leaves.document.fine()
    for proof in kept.proof:
        lines = _proof_lines(proof, fine, leaves.width)
        leaves.demand(len(lines) * fine.size * fine.leading + 2 * mm)
        leaves.panel.space(0.6)
        for words in lines:
            leaves.panel.words(words, fine)


def _promises(leaves: Leaves, kept: Kept) -> None:
    """Write the promises that players made, each after a diamond."""
    if kept.promises:
        leaves.demand(18 * mm)
        leaves.panel.space(1.6)
        leaves.panel.heading(leaves.say("pact-in-letter"))
    for words in kept.promises:
        leaves.demand(text.lay(words, leaves.panel.body, leaves.width).height + 2 * mm)
        leaves.panel.notes([words], gap=0.8)


def _proof_lines(proof: str, style: text.Style, width: float) -> list[str]:
    """Return the proof as one line if it fits.

    Otherwise its words come first, then its digits in lines of equal length.
    """
    digits = DIGITS.search(proof)
    if digits is None or text.width_of(proof, style) <= width:
        return [proof]
    said, number = proof[: digits.start()].rstrip(OPENERS), digits[0]
    after = proof[digits.end() :].lstrip(CLOSER)
    parts = next(n for n in (2, 4, 8) if text.width_of(number[: len(number) // n], style) < width)
    step = len(number) // parts
    lines = [number[at : at + step] for at in range(0, len(number), step)]
    return [*([said] if said else []), *lines[:-1], lines[-1] + after]
