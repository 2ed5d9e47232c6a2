"""Paper markers for what was lost: six shapes for the seats, and what a game has beside."""

from __future__ import annotations

from reportlab.lib.units import mm

from printables import ink
from printables.faces import Faces, Marker
from printables.form import Form
from printables.kit import page, text
from printables.leaves import Leaves
from printables.passage import Passage
from printables.picture import circle, drawn
from printables.seats import COLOURS, SIGNS, SYMBOLS, mixed
from printables.sheet import Sheet
from printables.speaker import Speaker
from printables.wanted import Wanted

SIDE = 18 * mm
GAP = 2 * mm
OF_A_SEAT = 18  # two rows: enough for any map of ours
CAPTION = 5 * mm


def marker_sheet(faces: Faces) -> Sheet:
    """The markers of a game with these faces."""

    def draw(wanted: Wanted) -> bytes:
        leaves = Leaves(wanted, _title(wanted))
        leaves.panel.words(_rule(wanted.say), leaves.panel.small.but(align="middle"))
        leaves.panel.space(2.5)
        for marker in (*_of_seats(wanted), *faces.markers(wanted)):
            _rows(leaves, marker)
        return leaves.finish()

    def twin(wanted: Wanted) -> Form:
        return Form(_title(wanted), ((_counted(wanted, faces),),))

    return Sheet(draw, twin=twin)


def _title(wanted: Wanted) -> str:
    return wanted.say("paper-tokens-title", game=wanted.say(f"game-short-{wanted.game.id}"))


def _counted(wanted: Wanted, faces: Faces) -> Passage:
    """What there is, and how many of each."""
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
    """Those that say whose something is, each on its colour made pale."""
    return [
        Marker("", (drawn(SYMBOLS[seat], fill=COLOURS[seat]),), OF_A_SEAT, COLOURS[seat])
        for seat in range(min(wanted.game.seats[-1], len(SYMBOLS)))
    ]


def _rows(leaves: Leaves, marker: Marker) -> None:
    """As many as there should be, from where reading begins, under what they are."""
    leaves.demand(SIDE + (CAPTION if marker.words else 0))
    if marker.words:
        leaves.panel.words(marker.words, leaves.document.style(face="bold", size=9.5))
        leaves.panel.space(0.8)
    across = int((leaves.width + GAP) / (SIDE + GAP))
    for first in range(0, marker.count, across):
        leaves.demand(SIDE)
        y = leaves.panel.top - SIDE / 2
        for place in range(min(across, marker.count - first)):
            x = leaves.panel.start(place * (SIDE + GAP) + SIDE / 2)
            _marker(leaves, marker, x, y)
        leaves.panel.top -= SIDE + GAP


def _marker(leaves: Leaves, marker: Marker, x: float, y: float) -> None:
    reach = SIDE / 2
    ground = mixed(marker.colour, "#ffffff", 0.14)
    disc = circle(0, 0, reach, fill=ground, stroke=page.SOFT, weight=0.5)
    ink.draw_shapes(leaves.canvas, (disc,), x, y)
    ink.draw_shapes(leaves.canvas, marker.shapes, x, y, 1.25)
    if marker.number is not None:
        style = leaves.document.style(face="bold", size=19, align="middle")
        text.label(leaves.canvas, leaves.say.number(marker.number), style, x, y - 6.5)
