"""Setting up a match with the real box: steps for everybody, and one player's private part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from reportlab.lib.units import mm

from engine.game import View
from printables import pdf_renderer
from printables.faces import Faces
from printables.foot import MARGIN
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.page_flow import Leaves
from printables.picture import Picture
from printables.sheet_request import Wanted
from printables.speaker import Speaker
from printables.statement import sentences

SCALE = 1.12
MOST_HIGH = 0.42  # the board's largest share of the page's height


@dataclass(frozen=True)
class Layout:
    """Instructions in words: `steps` for everybody, `own` only for the reader of the view."""

    steps: Sequence[str]
    own: Sequence[str]


def layout(faces: Faces, view: View, say: Speaker, names: Sequence[str]) -> Layout:
    """Return a view as instructions for setting it up."""
    if faces.lay_out:
        steps = faces.lay_out(view, say, names)
    else:
        steps = sentences(faces.describe_board(view, say, names))
    return Layout([step for step in steps if step], own_things(faces, view, say))


def own_things(faces: Faces, view: View, say: Speaker) -> list[str]:
    """Return the things in the reader's hand, each with its number; [] for spectators."""
    hand = cast("list[str]", view.get("hand") or [])
    return [
        say("rebuild-held", thing=say.noun(faces.held, thing), count=count)
        for thing, count in Counter(hand).items()
    ]


def rebuild_sheet(faces: Faces, wanted: Wanted, view: View, title: str) -> bytes:
    """Return the board and steps as a PDF, with a further page for the reader's own part."""
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
    """Draw the board as wide as the page, or narrower if it would be too high."""
    document, panel = leaves.document, leaves.panel
    width = min(leaves.width, document.height * MOST_HIGH * picture.width / picture.height)
    high = width * picture.height / picture.width
    pdf_renderer.draw_on(
        leaves.canvas, picture, (document.width - width) / 2, panel.top - high, width
    )
    panel.top -= high
    panel.space(3)


def _step(leaves: Leaves, number: int, words: str) -> None:
    """Write a line with its number and a box to tick."""
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
