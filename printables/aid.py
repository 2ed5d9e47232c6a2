"""A game's reference card: wide pages that fold into panels."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeVar

from reportlab.lib.units import mm

from engine.game import AnyGame
from printables import pdf_renderer
from printables.conditions import seats_of
from printables.faces import Wanted
from printables.form import Form
from printables.kit import page, text
from printables.kit.folded import CARD, Compose, Fill, folded
from printables.kit.page import Document
from printables.kit.panel import ACCENT, Panel
from printables.passage import Passage
from printables.picture import Path
from printables.sheet import DrawSheet, Sheet
from printables.speaker import Speaker
from printables.text_sheet import worded

Rules = TypeVar("Rules", bound=Hashable)
EMBLEM, NAME = 56, 38  # points: the height of the emblem on a cover, and the size of the name
MOST_GROWN, BROADEST, GROWN_NAME = 3.0, 0.8, 54  # the same on a cover with height to spare
Emblem = Callable[[float, float, float], None]  # draws around a point, scaled
GAP = 2.2  # mm below a part


@dataclass(frozen=True)
class Aid(Generic[Rules]):
    """The context for drawing a panel: the game, its agreed rules, the words, and the document."""

    game: AnyGame
    say: Speaker
    rules: Rules
    title: str
    document: Document


Card = TypeVar("Card", bound=Aid[Any])


@dataclass(frozen=True, slots=True)
class _Order(Generic[Card, Rules]):
    """A reference card to print.

    It is a cache key made of the game, rules, language, paper and ink.
    """

    kind: Callable[[AnyGame, Speaker, Rules, str, Document], Card]
    game: AnyGame
    say: Speaker
    paper: str
    ink: str
    rules: Rules
    stamp: str = field(compare=False)  # part of the small print only, so excluded from comparison
    url: str = field(compare=False)

    def begin(self) -> Card:
        title = self.say(f"game-short-{self.game.id}")
        heading = f"{title}: {self.say('aid-title')}"
        document = Document(self.paper, heading, self.say, wide=True, ink=self.ink)
        document.stamp, document.url = self.stamp, self.url
        return self.kind(self.game, self.say, self.rules, title, document)


def reference(folded_card: DrawSheet, told: Callable[[Wanted], list[Passage]], *ways: str) -> Sheet:
    """Return the sheet of a reference card: folded, or plain text for large print.

    `told` returns the complete text. `ways` are supported variants besides those of every sheet of
    text.
    """

    def twin(wanted: Wanted) -> Form:
        title = wanted.say(f"game-short-{wanted.game.id}")
        return Form(f"{title}: {wanted.say('aid-title')}", (told(wanted),))

    return worded(folded_card, twin, ways=ways)


def cover(sheet: Aid[Any], panel: Panel, contents: str, draw: Emblem, wide: float = 1.0) -> None:
    """Draw the head of the cover: an emblem, the game's name and the contents of the box.

    `draw` draws the emblem around a point, at most EMBLEM points high and `wide` times as wide
    before it is scaled. Emblem and name grow into the height that the panel has to spare.
    """
    say, document = sheet.say, sheet.document
    middle = panel.x + panel.width / 2
    scale = min(MOST_GROWN, BROADEST * panel.width / (wide * EMBLEM), 1 + panel.spare / EMBLEM / 2)
    more = min(GROWN_NAME - NAME, max(0.0, panel.spare - (scale - 1) * EMBLEM) / 4)
    air = max(0.0, panel.spare - (scale - 1) * EMBLEM - more) / 7
    _double_rule(panel)
    panel.top -= 4 * mm + air
    draw(middle, panel.top - scale * EMBLEM / 2, scale)
    panel.top -= scale * EMBLEM + 3 * mm + air
    style = document.style(face="title", size=NAME + more, leading=1.0, align="middle")
    while text.width_of(sheet.title, style) > panel.width:
        style = style.but(size=style.size * 0.96)
    panel.words(sheet.title, style)
    panel.top -= 1.5 * mm + air
    panel.words(f"{say('aid-title')} · {contents}", panel.small.but(align="middle"))
    panel.top -= 2.5 * mm + air
    _double_rule(panel)
    panel.top -= 4 * mm + air


def players(sheet: Aid[Any]) -> str:
    """Return the text that says how many players a sheet is for, such as "2–4 players"."""
    seats = sheet.game.seats
    return sheet.say("aid-players", count=seats_of(sheet.say), fewest=seats[0], most=seats[-1])


def _double_rule(panel: Panel) -> None:
    """Draw a heavy and a fine line across the panel."""
    for weight in (1.4, 0.5):
        line = (panel.x, panel.top, panel.x + panel.width, panel.top)
        page.stroke(panel.canvas, [line], ACCENT, weight)
        panel.top -= 1.8


def emblem(sheet: Aid[Any], crest: Sequence[Path]) -> Emblem:
    """Return a function for `cover` that draws `crest`, drawn in a box from -10 to 10."""

    def draw(x: float, y: float, scale: float) -> None:
        pdf_renderer.draw_shapes(sheet.document.canvas, tuple(crest), x, y, scale * EMBLEM / 20)

    return draw


def told_part(passage: Passage, shares: Sequence[float] = (), gap: float = GAP) -> Fill[Any]:
    """Return a function that writes a passage in a panel: heading, table and lines."""

    def fill(sheet: Aid[Any], panel: Panel) -> None:
        panel.heading(passage.heading)
        if passage.table and not passage.is_table_last:
            panel.table(passage.table, shares or passage.shares)
            panel.space(1)
        (panel.steps if passage.is_order else panel.notes)(passage.lines)
        if passage.table and passage.is_table_last:
            panel.table(passage.table, shares or passage.shares)
        panel.space(gap)

    return fill


def lines_apart(passage: Passage, above: float = 0) -> list[Fill[Any]]:
    """Return a function for each line of a passage, so that lines can go on different panels.

    The heading is written with the first line, with a space of `above` millimetres over it.
    """

    def fill(line: str, is_first: bool, sheet: Aid[Any], panel: Panel) -> None:
        if is_first:
            panel.space(above)
            panel.heading(passage.heading)
        panel.notes([line])

    return [partial(fill, line, at == 0) for at, line in enumerate(passage.lines)]


def reference_card(
    wanted: Wanted,
    kind: Callable[[AnyGame, Speaker, Rules, str, Document], Card],
    rules: Rules,
    compose: Compose[Card],
    panels: int = CARD,
) -> bytes:
    """Return the card as a PDF, to be folded at the dashes.

    `kind` makes the context that is passed to each panel.
    """
    order = _Order(
        kind, wanted.game, wanted.say, wanted.paper, wanted.ink, rules, wanted.stamp, wanted.url
    )
    return folded(order, compose, panels)
