"""A match laid out with the real copy: steps for the table, and what one player alone takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from reportlab.lib.units import mm

from engine.game import View
from printables import ink
from printables.faces import Faces
from printables.foot import MARGIN
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.leaves import Leaves
from printables.picture import Picture
from printables.speaker import Speaker
from printables.wanted import Wanted

SCALE = 1.12
MOST_HIGH = 0.42  # of the page, that the board takes


@dataclass(frozen=True)
class Layout:
    """What lies where, in words: `steps` for all, `own` for the reader of the view alone."""

    steps: Sequence[str]
    own: Sequence[str]


def layout(faces: Faces, view: View, say: Speaker, names: Sequence[str]) -> Layout:
    """A view told so that it can be laid out."""
    told = (faces.lay_out or faces.describe_board)(view, say, names)
    return Layout([line for line in told.splitlines() if line], own_things(faces, view, say))


def own_things(faces: Faces, view: View, say: Speaker) -> list[str]:
    """The reader's hand, each thing with how many of it there are; [] for whoever only watches."""
    hand = cast("list[str]", view.get("hand") or [])
    return [
        say("rebuild-held", thing=say.noun(faces.held, thing), count=count)
        for thing, count in Counter(hand).items()
    ]


def rebuild_sheet(faces: Faces, wanted: Wanted, view: View, title: str) -> bytes:
    """The board with the steps, and after them a page for the reader of the view alone."""
    say, names = wanted.say, wanted.names
    leaves = Leaves(wanted, say("rebuild-title"), scale=SCALE, about=legible(title))
    _words(leaves, text.plain(legible(title)))
    _words(leaves, say("rebuild-intro", turn=view["turn"]))
    _board(leaves, faces.board(view, say, names=names))
    found = layout(faces, view, say, names)
    for number, step in enumerate([*found.steps, say("rebuild-rest")], 1):
        _step(leaves, number, step)
    seat = view.get("seat")
    if isinstance(seat, int) and found.own:
        leaves.next_page()
        leaves.title = say("rebuild-own", name=legible(names[seat], "bold"))
        leaves.panel.heading(text.plain(leaves.title))
        _words(leaves, say("rebuild-own-intro"))
        for number, thing in enumerate(found.own, 1):
            _step(leaves, number, thing)
    return leaves.finish()


def _words(leaves: Leaves, words: str) -> None:
    leaves.panel.words(words)
    leaves.panel.space(1.5)


def _board(leaves: Leaves, picture: Picture) -> None:
    """As wide as the page, or as high as may be."""
    document, panel = leaves.document, leaves.panel
    width = min(leaves.width, document.height * MOST_HIGH * picture.width / picture.height)
    high = width * picture.height / picture.width
    ink.draw_on(leaves.canvas, picture, (document.width - width) / 2, panel.top - high, width)
    panel.top -= high
    panel.space(3)


def _step(leaves: Leaves, number: int, words: str) -> None:
    """A line with its number and a square to tick."""
    document, inset = leaves.document, 13 * mm
    leaves.demand(text.lay(words, leaves.panel.body, leaves.width - inset).height)
    panel = leaves.panel
    side, top = 3.6 * mm, panel.top - panel.body.size * 0.25
    left = document.mirrored(MARGIN, side)
    edges = [(left, top), (left + side, top), (left + side, top - side), (left, top - side)]
    corners = zip(edges, edges[1:] + edges[:1], strict=True)
    page.stroke(leaves.canvas, [(*a, *b) for a, b in corners], page.FINE, 0.7)
    style = document.style(face="bold", size=panel.body.size, align="middle")
    middle, digit = panel.start(8.6 * mm), leaves.say.number(number)
    text.label(leaves.canvas, digit, style, middle, panel.top - panel.body.size)
    panel.words(words, inset=inset)
    panel.space(1.5)
