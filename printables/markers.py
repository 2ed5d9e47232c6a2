"""Paper markers to replace lost pieces: a shape for each seat, and the game's own markers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.faces import Faces, Marker
from printables.form import Form
from printables.kit import page, text
from printables.page_flow import Leaves
from printables.passage import Passage
from printables.picture import circle, drawn
from printables.seats import COLOURS, SIGNS, SYMBOLS, mixed
from printables.sheet import Sheet
from printables.sheet_request import PLAYERS, Wanted
from printables.speaker import Speaker

SIDE = 18 * mm
GAP = 2 * mm
OF_A_SEAT, OF_MANY = 18, 9  # two rows, or one for more than FEW seats, to fit on one page
FEW = 4
CAPTION = 5 * mm


def marker_sheet(faces: Faces) -> Sheet:
    """Return the sheet of paper markers, for the games that `faces` draws."""

    def draw(wanted: Wanted) -> bytes:
        leaves = Leaves(wanted, _title(wanted))
        leaves.panel.words(_rule(wanted.say), leaves.panel.small.but(align="middle"))
        leaves.panel.space(2.5)
        markers = faces.markers(wanted)
        counted = [marker for marker in markers if marker.number is not None]
        others = [marker for marker in markers if marker.number is None]
        _together(leaves, [*_of_seats(wanted), *others])
        _together(leaves, counted)
        return leaves.finish()

    def twin(wanted: Wanted) -> Form:
        return Form(_title(wanted), ((_counted(wanted, faces),),))

    return Sheet(draw, frozenset({PLAYERS}), twin=twin)


def _title(wanted: Wanted) -> str:
    return wanted.say("paper-tokens-title", game=wanted.say(f"game-short-{wanted.game.id}"))


def _counted(wanted: Wanted, faces: Faces) -> Passage:
    """Return a passage that lists the markers with the number needed of each."""
    say = wanted.say
    seats = [
        (f"{say('aid-board-seat', number=seat + 1)} {SIGNS[seat]}", say.number(marker.count))
        for seat, marker in enumerate(_of_seats(wanted))
    ]
    rest = [(_called(say, marker), say.number(marker.count)) for marker in faces.markers(wanted)]
    heads = (say("paper-tokens"), say("paper-tokens-count"))
    return Passage("", (_rule(say),), table=(heads, *seats, *rest))


def _rule(say: Speaker) -> str:
    return say("paper-tokens-rule", size=round(SIDE / mm))


def _called(say: Speaker, marker: Marker) -> str:
    number = "" if marker.number is None else say.number(marker.number)
    return " ".join(filter(None, (marker.words, number)))


def _of_seats(wanted: Wanted) -> list[Marker]:
    """Return the markers of seats, each on a pale ground of its colour."""
    seats = min(wanted.game.seats[-1], len(SYMBOLS))
    count = OF_A_SEAT if seats <= FEW else OF_MANY
    return [
        Marker("", (drawn(SYMBOLS[seat], fill=COLOURS[seat]),), count, COLOURS[seat])
        for seat in range(seats)
    ]


def _beside(leaves: Leaves, markers: Sequence[Marker]) -> Iterator[list[Marker]]:
    """Yield rows of markers; kinds with small counts share a row."""
    across, row = _across(leaves), list[Marker]()
    for marker in markers:
        if row and (not row[-1].words or sum(map(_cells, row)) + marker.count > across):
            yield row
            row = []
        row.append(marker)
    if row:
        yield row


def _cells(marker: Marker) -> int:
    """Return how many places in a row the copies of a marker take, with an empty one after them."""
    return marker.count + 1


def _across(leaves: Leaves) -> int:
    return int((leaves.width + GAP) / (SIDE + GAP))


def _together(leaves: Leaves, markers: Sequence[Marker]) -> None:
    """Draw markers on the same page: the current one, or a new one if they do not fit."""
    rows = list(_beside(leaves, markers))
    leaves.demand(sum(_height(leaves, kinds) + GAP for kinds in rows) - GAP)
    for kinds in rows:
        _rows(leaves, kinds)


def _height(leaves: Leaves, kinds: Sequence[Marker]) -> float:
    """Return the height of the rows that these kinds of markers take, with their caption."""
    rows = -(-max(kind.count for kind in kinds) // _across(leaves))
    return rows * (SIDE + GAP) - GAP + (CAPTION if kinds[0].words else 0)


def _rows(leaves: Leaves, kinds: Sequence[Marker]) -> None:
    """Draw markers with their captions, in reading direction."""
    across, high = _across(leaves), _height(leaves, kinds)
    leaves.demand(high)
    inset = (leaves.width + GAP - across * (SIDE + GAP)) / 2
    top = leaves.panel.top - (CAPTION if kinds[0].words else 0)
    begun = 0
    for kind in kinds:
        _caption(leaves, kind, inset + begun * (SIDE + GAP))
        for number in range(kind.count):
            row, place = divmod(begun + number, across)
            x = leaves.panel.start(inset + place * (SIDE + GAP) + SIDE / 2)
            _marker(leaves, kind, x, top - row * (SIDE + GAP) - SIDE / 2)
        begun += _cells(kind)
    leaves.panel.top -= high + GAP


def _caption(leaves: Leaves, kind: Marker, start: float) -> None:
    """Write a kind's caption above its first marker; `start` is the marker's inset."""
    style = leaves.document.style(face="bold", size=9.5)
    width = _cells(kind) * (SIDE + GAP)
    laid = text.lay(_called(leaves.say, kind), style, width)
    x = leaves.panel.start(start) - (width if leaves.document.rtl else 0)
    if kind.words:
        text.write(leaves.canvas, laid, x, leaves.panel.top)


def _marker(leaves: Leaves, marker: Marker, x: float, y: float) -> None:
    reach = SIDE / 2
    ground = mixed(marker.colour, "#ffffff", 0.14)
    disc = circle(0, 0, reach, fill=ground, stroke=page.SOFT, weight=0.5)
    pdf_renderer.draw_shapes(leaves.canvas, (disc,), x, y)
    pdf_renderer.draw_shapes(leaves.canvas, marker.shapes, x, y, 1.25)
    if marker.number is not None:
        style = leaves.document.style(face="bold", size=19, align="middle")
        text.label(leaves.canvas, leaves.say.number(marker.number), style, x, y - 6.5)
