"""A sheet to lay out the game on: the seasons and allies, then a mat for each council.

Councils are numbered, and a small ring shows which two leaders each council is between.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest

from reportlab.lib.units import mm

from engine.btwixt.box.cards import TRACKS
from printables import icons, pdf_renderer
from printables.btwixt import passages
from printables.btwixt.mat_ring import MAT, RADIUS, councils, mat_ring, number_of_mat
from printables.btwixt.signs import crown
from printables.form import Form
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.kit.panel import spoken
from printables.page_flow import Leaves
from printables.passage import Passage
from printables.passages_drawn import height_of, passage
from printables.picture import NONE, Path, circle, drawn, rounded
from printables.seats import COLOURS, SIGNS, SYMBOLS
from printables.sheet_request import Wanted
from printables.speaker import Speaker

CARD = (63 * mm, 88 * mm)
TOKEN = 22 * mm  # the diameter of a token and of each round of the track
GAP = 4 * mm
HEAD = 10 * mm
SHARES = (0.2, 0.4, 0.4)  # the column widths of the councils' table
ABOVE = 3  # mm above the text
TOKENS = (2, 3)  # places in a mat: columns, rows


def table_sheet(wanted: Wanted) -> bytes:
    """Return the sheet as a PDF, with a mat for each council."""
    say = wanted.say
    leaves = Leaves(wanted, wanted.title_of_board)
    leaves.panel.words(f"{_measures(say)} {say('form-ring')}", leaves.panel.small)
    leaves.panel.space(2)
    _track(leaves)
    _decks(leaves)
    lying, seasons, allies = _told(wanted)
    left = _below(leaves, [_beside(lying), seasons, allies])
    for seat, neighbour in councils(wanted.seats):
        if leaves.room < HEAD + CARD[1] + GAP:
            left = _below(leaves, left) if seat else left
            leaves.next_page()
        elif seat:
            _cut(leaves)
        _mat(leaves, seat, neighbour)
    for part in left:
        leaves.panel.space(ABOVE)
        passage(leaves, part)
    return leaves.finish()


def _beside(lying: Passage) -> Passage:
    """Return the councils' passage with both halves of its table side by side.

    The lines with measures are left out.
    """
    heads, *rows = lying.table
    half = (len(rows) + 1) // 2
    pairs = zip_longest(rows[:half], rows[half:], fillvalue=("",) * len(heads))
    table = ((*heads, *heads), *((*one, *other) for one, other in pairs))
    return replace(
        lying, lines=(), table=table, shares=tuple(share / 2 for share in (*SHARES, *SHARES))
    )


def _below(leaves: Leaves, parts: list[Passage]) -> list[Passage]:
    """Write the passages that fit on the rest of this page; return the others."""
    left = []
    for part in parts:
        if height_of(leaves, part) + ABOVE * mm > leaves.room:
            left.append(part)
            continue
        leaves.panel.space(ABOVE)
        passage(leaves, part)
    return left


def table_in_words(wanted: Wanted) -> Form:
    """Return the sheet as a form of text only."""
    return Form(wanted.title_of_board, (_told(wanted),))


def _told(wanted: Wanted) -> list[Passage]:
    """Return passages about the councils, the seasons and the allies."""
    say, rules = wanted.say, wanted.game.agreed(wanted.options)
    called = [
        legible(wanted.names[seat]) if seat < len(wanted.names) else seat_of(say, seat)
        for seat in range(wanted.seats)
    ]
    heads = tuple(say(f"form-{head}") for head in ("council-number", "seat", "left-seat"))
    rows = (
        (say.number(seat + 1), called[seat], called[neighbour])
        for seat, neighbour in councils(wanted.seats)
    )
    lying = Passage(say("form-councils"), (_measures(say),), table=(heads, *rows), shares=SHARES)
    return [lying, passages.seasons(rules, say, wanted.seats), passages.allies(rules, say)]


def seat_of(say: Speaker, seat: int) -> str:
    """Return the words for a seat without a named player: "seat", its number, and its sign."""
    return f"{say('aid-board-seat', number=seat + 1)} {SIGNS[seat]}"


def _measures(say: Speaker) -> str:
    wide, high, across = (round(side / mm) for side in (*CARD, TOKEN))
    return say("form-measures", wide=wide, high=high, across=across)


def _track(leaves: Leaves) -> None:
    """Draw a row of places for each season, one for each round, under the season's name."""
    say, track = leaves.say, TRACKS[leaves.wanted.seats]
    for season in track.seasons:
        leaves.panel.words(f"<b>{spoken(say(f'season-{season}'))}</b>")
        leaves.panel.space(0.6)
        y = leaves.panel.top - TOKEN / 2
        for place in range(track.rounds):
            x = leaves.panel.start(TOKEN / 2 + place * (TOKEN + GAP))
            _draw(leaves, _ring("#fdf8ea"), x, y)
            style = leaves.document.style(face="title", size=20, align="middle", colour=page.SOFT)
            text.label(leaves.canvas, say.number(place + 1), style, x, y - 7)
        leaves.panel.top -= TOKEN
        leaves.panel.space(3)


def _decks(leaves: Leaves) -> None:
    """Draw places for the ally deck, the current ally and the first player token.

    The ring of councils is drawn below the token's place.
    """
    leaves.demand(CARD[1])
    for place, key in enumerate(("form-ally-deck", "table-ally")):
        _place(leaves, place * (CARD[0] + GAP), leaves.say(key))
    x, y = leaves.panel.start(2 * (CARD[0] + GAP) + TOKEN), leaves.panel.top - TOKEN / 2
    _draw(leaves, _ring(), x, y)
    pdf_renderer.draw_shapes(leaves.canvas, crown(page.SOFT), x, y, 1.6)
    style = leaves.panel.small.but(align="middle")
    y -= TOKEN / 2 + 4 * mm
    text.label(leaves.canvas, leaves.say("form-first"), style, x, y)
    mat_ring(leaves, x, leaves.panel.top - CARD[1] + RADIUS + MAT[1] / 2)
    leaves.panel.top -= CARD[1] + GAP


def _place(leaves: Leaves, start: float, words: str = "") -> None:
    """Draw a place for a card.

    `start` is the distance of the place from the edge where lines start.
    """
    left = leaves.panel.start(start) - (CARD[0] if leaves.document.rtl else 0)
    edge = rounded(0, 0, *CARD, 3 * mm, fill="#fffdf7", stroke=page.SOFT, weight=0.9, dash=(5, 4))
    _draw(leaves, edge, left, leaves.panel.top)
    if words:
        style = leaves.document.style(face="italic", size=11, align="middle", colour=page.FINE)
        middle = left + CARD[0] / 2
        text.label(leaves.canvas, words, style, middle, leaves.panel.top - CARD[1] / 2)


def _mat(leaves: Leaves, seat: int, neighbour: int) -> None:
    """Draw a council's mat: its two seats, places for allies, and places for tokens."""
    panel = leaves.panel
    for start, each in ((3 * mm, seat), (leaves.width / 2, neighbour)):
        sign = drawn(SYMBOLS[each], fill=COLOURS[each])
        _draw(leaves, sign, panel.start(start), panel.top - HEAD / 2, 0.55)
        _name(leaves, each, start + 6 * mm)
    number_of_mat(leaves, seat, panel.start(leaves.width - MAT[0] / 2), panel.top - HEAD / 2)
    panel.top -= HEAD
    for place in range(2):
        _place(leaves, place * (CARD[0] + GAP), leaves.say("table-allies") if not place else "")
    for x, y in _tokens(leaves):
        _draw(leaves, _ring(), x, y)
    panel.top -= CARD[1] + GAP


def _cut(leaves: Leaves) -> None:
    """Draw the line to cut between two mats of a page."""
    panel, y = leaves.panel, leaves.panel.top + GAP / 2
    canvas = leaves.canvas
    canvas.saveState()
    canvas.setDash(4, 3)
    page.stroke(canvas, [(panel.x, y, panel.x + leaves.width, y)], page.SOFT, 0.5)
    canvas.restoreState()
    pdf_renderer.draw_shapes(
        canvas, icons.scissors(page.FINE), panel.start(leaves.width / 2), y, 0.6
    )


def _name(leaves: Leaves, seat: int, start: float) -> None:
    names, panel, y = leaves.wanted.names, leaves.panel, leaves.panel.top - HEAD / 2
    if seat >= len(names):
        near, far = panel.start(start), panel.start(start + 55 * mm)
        page.stroke(leaves.canvas, [(near, y - 5, far, y - 5)], page.SOFT, 0.6)
        return
    align = "end" if leaves.document.rtl else "start"
    style = leaves.document.style(face="bold", size=13, align=align)
    name = text.fitted(legible(names[seat], "bold"), "bold", style.size, 70 * mm)
    text.label(leaves.canvas, text.plain(name), style, panel.start(start), y - 4)


def _tokens(leaves: Leaves) -> Iterator[tuple[float, float]]:
    """Yield the centre of each place for a token, beside the places for allies."""
    across, down = TOKENS
    first = 2 * (CARD[0] + GAP) + TOKEN / 2
    for row in range(down):
        for column in range(across):
            y = leaves.panel.top - TOKEN / 2 - row * (TOKEN + GAP)
            yield leaves.panel.start(first + column * (TOKEN + GAP / 2)), y


def _ring(fill: str = NONE) -> Path:
    """Return the outline of a place for a token."""
    return circle(0, 0, TOKEN / 2, fill=fill, stroke=page.SOFT, weight=0.9)


def _draw(leaves: Leaves, path: Path, x: float, y: float, scale: float = 1.0) -> None:
    pdf_renderer.draw_shapes(leaves.canvas, (path,), x, y, scale)
