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
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.kit.page import Document
from printables.kit.panel import Panel, page_title
from printables.picture import Picture
from printables.speaker import Speaker

MARGIN = 12 * mm
FOOT = 22 * mm
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


def rebuild_sheet(
    faces: Faces, view: View, say: Speaker, names: Sequence[str], title: str, paper: str
) -> bytes:
    """The board with the steps, and after them a page for the reader of the view alone."""
    heading = say("rebuild-title")
    document = Document(paper, f"{heading}: {legible(title)}", say)
    page_title(document, heading, MARGIN)
    sheet = _Sheet(document)
    sheet.words(legible(title))
    sheet.words(say("rebuild-intro", turn=view["turn"]))
    sheet.board(faces.board(view, say, names=names))
    found = layout(faces, view, say, names)
    for number, step in enumerate(found.steps, 1):
        sheet.step(number, step)
    sheet.step(len(found.steps) + 1, say("rebuild-rest"))
    seat = view.get("seat")
    if isinstance(seat, int) and found.own:
        sheet.next_page()
        name = legible(names[seat], "bold")
        sheet.panel.heading(say("rebuild-own", name=name))
        sheet.words(say("rebuild-own-intro"))
        for number, thing in enumerate(found.own, 1):
            sheet.step(number, thing)
    return sheet.finish()


class _Sheet:
    """Pages that fill from the top, one after another."""

    def __init__(self, document: Document) -> None:
        self.document, self.number = document, 1
        self.panel = self._panel(document.height - MARGIN - 12 * mm)

    def _panel(self, top: float) -> Panel:
        return Panel(self.document, MARGIN, top, self.document.width - 2 * MARGIN, 1.12)

    def words(self, words: str) -> None:
        self.panel.words(words)
        self.panel.space(1.5)

    def board(self, picture: Picture) -> None:
        """As wide as the page, or as high as may be."""
        room = self.document.height * MOST_HIGH
        width = min(self.panel.width, room * picture.width / picture.height)
        high = width * picture.height / picture.width
        left = (self.document.width - width) / 2
        ink.draw_on(self.document.canvas, picture, left, self.panel.top - high, width)
        self.panel.top -= high
        self.panel.space(3)

    def step(self, number: int, words: str) -> None:
        """A line with its number and a square to tick; on the next page where none is left."""
        document, panel, inset = self.document, self.panel, 13 * mm
        high = text.lay(words, panel.body, panel.width - inset).height
        if panel.top - high < FOOT:
            self.next_page()
            panel = self.panel
        side, top = 3.6 * mm, panel.top - panel.body.size * 0.25
        left = document.mirrored(MARGIN, side)
        edges = [(left, top), (left + side, top), (left + side, top - side), (left, top - side)]
        corners = zip(edges, edges[1:] + edges[:1], strict=True)
        page.stroke(document.canvas, [(*a, *b) for a, b in corners], page.FINE, 0.7)
        style = document.style(face="bold", size=panel.body.size, align="middle")
        middle = panel.start(8.6 * mm)
        digit = document.say.number(number)
        text.label(document.canvas, digit, style, middle, panel.top - panel.body.size)
        panel.words(words, inset=inset)
        panel.space(1.5)

    def next_page(self) -> None:
        self._foot()
        self.document.canvas.showPage()
        self.number += 1
        self.panel = self._panel(self.document.height - MARGIN)

    def finish(self) -> bytes:
        self._foot()
        self.document.canvas.showPage()
        return self.document.finish()

    def _foot(self) -> None:
        width = self.document.width - 2 * MARGIN
        page.small_print(
            self.document, "rebuild-paper", self.number, MARGIN, MARGIN + 2 * mm, width
        )
