"""The drawing of score sheets: grids with space for a pencil, on as many pages as needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from reportlab.lib.units import mm

from engine.game import AnyGame
from printables import pdf_renderer
from printables.foot import MARGIN
from printables.form import Form, Grid, Head, Row
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.kit.page import FINE, HAIR, INK
from printables.kit.panel import ACCENT, Panel, halves
from printables.page_flow import LARGE, Leaves, without_remnant
from printables.passage import Passage
from printables.passages_drawn import passage
from printables.picture import Path, Picture, drawn
from printables.seats import COLOURS, SYMBOLS
from printables.sheet import Sheet, every_game
from printables.sheet_request import LARGE as LARGE_PRINT
from printables.sheet_request import NAMES, PLAYERS, Wanted

OCCASION = 8 * mm  # the height of the lines for date and place
PICTURE = 0.488  # of the height of the page: the most for a picture to colour
FEW_SEATS = 4  # columns that fit on half a page
ROW = 8.2 * mm  # room for a number in pencil
HEAD = 12 * mm
FIRST = 0.3  # of the width, for the first column
LEAST_TALL = 0.84  # the least height of lowered rows, of their usual height
ROOM_LEFT = 4 * mm  # below a grid that grows
ROUNDING = 0.1  # points that fitted rows leave, so that the last one stays with them
BETWEEN = 4  # mm between parts
ABOVE_NOTES = 1.4  # mm between a grid and its notes
LEAST_ROWS = 4  # of a grid on a page; fewer begin on the next page
WHOLE = 8  # rows: a grid of no more stays in one piece
FULL = 0.95  # the share of a row's height that words may take


def scored(
    form: Callable[[Wanted], Form],
    crest: Callable[[str], tuple[Path, ...]],
    fits: Callable[[AnyGame], bool] = every_game,
) -> Sheet:
    """Return a kind of score sheet; `form` returns its content, and `crest` the game's crest."""

    def draw(wanted: Wanted) -> bytes:
        return score_sheet(wanted, replace(form(wanted), crest=crest(wanted.game.id)))

    return Sheet(draw, frozenset({PLAYERS, NAMES, LARGE_PRINT}), fits, form, is_filled_in=True)


def score_sheet(wanted: Wanted, form: Form) -> bytes:
    """Return the sheet as a PDF; large print leaves no page mostly empty."""
    if form.small and not wanted.large and wanted.seats <= FEW_SEATS:
        return _twice(wanted, form).finish()
    if not wanted.large:
        return _written(wanted, form, 1.0).finish()
    return without_remnant(lambda scale: _written(wanted, form, scale), LARGE).finish()


def _written(wanted: Wanted, form: Form, scale: float) -> Leaves:
    """Return the pages with all parts of a form drawn at this scale."""
    leaves = Leaves(wanted, form.title, wide=form.wide, scale=scale)
    if form.crest and not wanted.large:  # large print needs the room
        _occasion(leaves, form.crest)
    for number, parts in enumerate(form.pages):
        if number:
            leaves.next_page()
        for part in parts:
            if isinstance(part, Passage):
                passage(leaves, part)
            else:
                _grid(leaves, part)
            leaves.panel.space(BETWEEN)
    return leaves


def _twice(wanted: Wanted, form: Form) -> Leaves:
    """Draw the form on both halves of a wide page, to be cut apart."""
    leaves = Leaves(wanted, form.title, wide=True, titled=False)
    document = leaves.document
    for x, width in halves(document, MARGIN):
        leaves.width = width
        leaves.panel = Panel(document, x, document.height - MARGIN, width)
        style = document.style(face="title", size=17, colour=ACCENT, align="middle")
        text.label(leaves.canvas, form.title, style, x + width / 2, leaves.panel.top - 4 * mm)
        leaves.panel.top -= 8 * mm
        _occasion(leaves, form.crest)
        for part in form.pages[0]:
            if isinstance(part, Passage):
                passage(leaves, part)
            else:
                _grid(leaves, part)
    page.fold(document, document.width / 2)
    return leaves


def _occasion(leaves: Leaves, crest: Sequence[Path]) -> None:
    """Draw the crest beside the title, and lines to write the date and the place on."""
    panel, say = leaves.panel, leaves.say
    at = panel.start(5 * mm)
    pdf_renderer.draw_shapes(leaves.canvas, tuple(crest), at, panel.top + 3.4 * mm, 0.95)
    bold = panel.body.but(face="bold", align="start")
    baseline, half = panel.top - 4.4 * mm, leaves.width / 2
    for place, words in enumerate((say("keepsake-day"), say("keepsake-place"))):
        start, long = place * half, text.width_of(words, bold)
        near, far = panel.start(start + long + 2 * mm), panel.start(start + half - 3 * mm)
        edge = panel.start(start) - (long if leaves.document.rtl else 0)
        text.label(leaves.canvas, words, bold, edge, baseline)
        page.stroke(leaves.canvas, [(near, baseline - 2, far, baseline - 2)], page.SOFT, 0.6)
    panel.top -= OCCASION


def _grid(leaves: Leaves, grid: Grid) -> None:
    """Draw all rows of a grid, with the column heads repeated on every page."""
    if grid.picture:
        grid = _coloured(leaves, grid, grid.picture)
    least, few = ROW * leaves.scale * grid.tall, len(grid.rows) <= WHOLE
    count = len(grid.rows) if few else LEAST_ROWS
    leaves.demand(HEAD * leaves.scale + least * count + 12 * mm)
    notes = [text.lay(each, leaves.panel.small, leaves.width).height + 1.5 for each in grid.notes]
    notes += [ABOVE_NOTES * mm * leaves.scale] if grid.notes else []
    if grid.heading:
        leaves.panel.heading(grid.heading)
    grid = _as_tall_as_fits(leaves, grid, sum(notes))
    row, below = ROW * leaves.scale * grid.tall, ROOM_LEFT if grid.fills and notes else 0
    left, done = [*grid.rows], 0
    while left or (grid.fills and not done):
        high = leaves.room - HEAD * leaves.scale
        fit = max(1, int((high - sum(notes) - below) / row))
        if fit < len(left):  # its notes follow where it ends
            fit = min(max(1, int(high / row)), len(left) - 1)
        here, left = left[:fit], left[fit:]
        if grid.fills and not left:
            here = _filled(here, fit)
        _part(leaves, grid, here, done)
        done += len(here)
        if left:
            leaves.next_page()
    leaves.panel.space(ABOVE_NOTES if grid.notes else 0)
    for note in grid.notes:
        leaves.panel.space(0.5)
        leaves.panel.words(note, leaves.panel.small)


def _coloured(leaves: Leaves, grid: Grid, picture: Picture) -> Grid:
    """Draw the picture to colour, under the heading; return a grid with the totals only."""
    panel = leaves.panel
    panel.heading(grid.heading)
    high = min(PICTURE * leaves.document.height, leaves.width * picture.height / picture.width)
    width = high * picture.width / picture.height
    left = panel.x + (leaves.width - width) / 2
    panel.top -= pdf_renderer.draw_on(panel.canvas, picture, left, panel.top - high, width)
    panel.space(BETWEEN)
    totals = [row for row in grid.rows if row.is_total]
    return replace(grid, heading="", rows=totals, picture=None)


def _filled(rows: Sequence[Row], count: int) -> list[Row]:
    """Return `count` rows, with empty rows inserted before the totals."""
    totals = [row for row in rows if row.is_total]
    more = [Row()] * (count - len(rows))
    return [*(row for row in rows if not row.is_total), *more, *totals]


def _as_tall_as_fits(leaves: Leaves, grid: Grid, notes: float) -> Grid:
    """Return the grid with rows as tall as the free space allows, up to `grid.tallest`.

    If the last rows alone would need another page, all rows become a little lower instead.
    """
    room = leaves.room - HEAD * leaves.scale - notes - ROUNDING
    usual = ROW * leaves.scale * max(1, len(grid.rows))
    if grid.tall * LEAST_TALL <= room / usual < grid.tall and not grid.fills:
        return replace(grid, tall=room / usual)
    if grid.tallest <= grid.tall:
        return grid
    return replace(grid, tall=max(grid.tall, min(grid.tallest, (room - ROOM_LEFT) / usual)))


def _part(leaves: Leaves, grid: Grid, rows: Sequence[Row], done: int) -> None:
    """Draw some rows of the grid below its column heads; `done` rows were drawn before them."""
    places = _places(leaves, grid)
    top = leaves.panel.top
    for (start, width), head in zip(places, grid.heads, strict=True):
        _head(leaves, head, start, width, top)
    high, y = ROW * leaves.scale * grid.tall, top - HEAD * leaves.scale
    for number, row in enumerate(rows, done + 1):
        _row(leaves, grid, row, number, places, y)
        y -= high
    _lines(leaves, rows, places, y, high)
    if grid.halved:
        _halves(leaves, grid, places, top - HEAD * leaves.scale, y)
    leaves.panel.top = y


def _places(leaves: Leaves, grid: Grid) -> list[tuple[float, float]]:
    """Return (distance from the edge where lines start, width) of each column."""
    count = len(grid.heads)
    shares = grid.shares or [FIRST, *[(1 - FIRST) / (count - 1)] * (count - 1)]
    places, start = [], 0.0
    for share in shares:
        places.append((start, share * leaves.width))
        start += share * leaves.width
    return places


def _head(leaves: Leaves, head: Head, start: float, width: float, top: float) -> None:
    """Draw a column head: words, or a seat's sign with its name or a line to write a name."""
    document, panel = leaves.document, leaves.panel
    middle, high = panel.start(start + width / 2), HEAD * leaves.scale
    if isinstance(head, str):
        style = document.style(face="bold", size=min(9 * leaves.scale, 11), align="middle")
        while _is_cut(head, style, width - 4) and style.size > page.LEAST_SIZE:
            style = style.but(size=max(page.LEAST_SIZE, style.size * 0.96))
        laid = text.lay(head, style.but(leading=1.1), width - 4)
        text.write(leaves.canvas, laid, middle - (width - 4) / 2, top - (high - laid.height) / 2)
        return
    sign = (drawn(SYMBOLS[head], fill=COLOURS[head]),) if head < len(SYMBOLS) else ()
    pdf_renderer.draw_shapes(leaves.canvas, sign, middle, top - high * 0.33, 0.42)
    names = leaves.wanted.names
    if head < len(names):
        size = 9 * leaves.scale
        style = document.style(face="bold", size=size, align="middle")
        name = text.fitted(legible(names[head], "bold"), "bold", style.size, width - 4)
        text.label(leaves.canvas, text.plain(name), style, middle, top - high * 0.86)
    elif not leaves.wanted.names:
        line = (
            middle - width / 2 + 4,
            top - high * 0.88,
            middle + width / 2 - 4,
            top - high * 0.88,
        )
        page.stroke(leaves.canvas, [line], page.SOFT, 0.6)


def _row(
    leaves: Leaves,
    grid: Grid,
    row: Row,
    number: int,
    places: Sequence[tuple[float, float]],
    top: float,
) -> None:
    """Draw the printed parts of a row; the other cells stay empty for a pencil."""
    document, high = leaves.document, ROW * leaves.scale * grid.tall
    words = leaves.say.number(number) if grid.numbered and not row.words else row.words
    face = "bold" if row.is_total else "text"
    align = "middle" if grid.numbered and not row.words else "start"
    style = document.style(face=face, size=9.6 * leaves.scale, align=align, leading=1.12)
    inset = 9 * mm * leaves.scale if row.sign else 1.2 * mm
    _cell(leaves, words, style, places[0], (top, high), inset)
    if row.sign:
        x = leaves.panel.start(places[0][0] + 4 * mm * leaves.scale)
        pdf_renderer.draw_shapes(leaves.canvas, row.sign, x, top - high / 2, 0.62 * leaves.scale)
    small = style.but(face="text", align="end")
    if grid.is_filled:
        small = style.but(face="bold", align="middle")
    for words, place in zip(row.cells, places[1:], strict=False):
        _cell(leaves, words, small, place, (top, high), 1.2 * mm)


def _cell(
    leaves: Leaves,
    words: str,
    style: text.Style,
    place: tuple[float, float],
    line: tuple[float, float],
    inset: float,
) -> None:
    """Draw words centred vertically in a cell, smaller if they are long.

    `place` is the cell's distance from the edge where lines start and its width. `line` is the top
    and height of its row.
    """
    if not words:
        return
    (start, width), (top, high) = place, line
    room = width - inset - 1.2 * mm
    laid, most = text.lay(words, style, room), high * FULL
    while style.size > page.LEAST_SIZE and (laid.height > most or _is_cut(words, style, room)):
        style = style.but(size=max(page.LEAST_SIZE, style.size * 0.94))
        laid = text.lay(words, style, room)
    x = leaves.panel.start(start + inset) - (room if leaves.document.rtl else 0)
    text.write(leaves.canvas, laid, x, top - (high - laid.height) / 2)


def _is_cut(words: str, style: text.Style, room: float) -> bool:
    """Return True if a word is wider than `room`, so that it would be cut."""
    return any(text.width_of(word, style) > room for word in words.split(" ") if word)


def _lines(
    leaves: Leaves,
    rows: Sequence[Row],
    places: Sequence[tuple[float, float]],
    bottom: float,
    high: float,
) -> None:
    """Draw the lines of the grid, heavier above a total."""
    panel = leaves.panel
    near, far = panel.x, panel.x + leaves.width
    top = bottom + high * len(rows)
    across = [(near, top - high * n, far, top - high * n) for n in range(1, len(rows) + 1)]
    edges = [panel.start(start) for start, _ in places[1:]]
    down = [(x, top, x, bottom) for x in edges]
    page.stroke(leaves.canvas, [*across, *down], HAIR, 0.6)
    page.stroke(leaves.canvas, [(near, top, far, top)], INK, 0.9)
    heavy = [
        (near, top - high * n, far, top - high * n) for n, row in enumerate(rows) if row.is_total
    ]
    if heavy:
        page.stroke(leaves.canvas, heavy, FINE, 1.1)


def _halves(
    leaves: Leaves, grid: Grid, places: Sequence[tuple[float, float]], top: float, bottom: float
) -> None:
    """Draw a dotted line down the middle of each seat's column."""
    columns = zip(grid.heads, places, strict=True)
    middles = [start + width / 2 for head, (start, width) in columns if isinstance(head, int)]
    leaves.canvas.saveState()
    leaves.canvas.setDash(1, 2.5)
    lines = [(leaves.panel.start(x), top, leaves.panel.start(x), bottom) for x in middles]
    page.stroke(leaves.canvas, lines, HAIR, 0.6)
    leaves.canvas.restoreState()
