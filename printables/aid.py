"""A game's reference card: wide pages that fold into panels, and what every panel needs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from reportlab.lib.units import mm

from engine.game import AnyGame, Facts
from printables.faces import Wanted
from printables.form import Form
from printables.kit import text
from printables.kit.folded import Fill, folded
from printables.kit.page import Document
from printables.kit.panel import Panel
from printables.passage import Passage
from printables.sheet import DrawSheet, Sheet
from printables.speaker import Speaker
from printables.worded import worded

Rules = TypeVar("Rules", bound=Hashable)


@dataclass(frozen=True)
class Aid(Generic[Rules]):
    """What every panel needs: the game as it is agreed, the words, its short name, the document."""

    game: AnyGame
    say: Speaker
    rules: Rules
    title: str
    document: Document


Card = TypeVar("Card", bound=Aid[Any])


@dataclass(frozen=True, slots=True)
class _Order(Generic[Card, Rules]):
    """What is printed: the game under its rules, in a language, on a paper."""

    kind: Callable[[AnyGame, Speaker, Rules, str, Document], Card]
    game: AnyGame
    say: Speaker
    paper: str
    ink: str
    rules: Rules
    stamp: str = field(compare=False)  # in the small print: no panel is another for it
    url: str = field(compare=False)

    def begin(self) -> Card:
        title = self.say(f"game-short-{self.game.id}")
        heading = f"{title}: {self.say('aid-title')}"
        document = Document(self.paper, heading, self.say, wide=True, ink=self.ink)
        document.stamp, document.url = self.stamp, self.url
        return self.kind(self.game, self.say, self.rules, title, document)


def reference(folded_card: DrawSheet, told: Callable[[Wanted], list[Passage]]) -> Sheet:
    """A reference card as a kind of sheet: folded, or in words where large print is asked for.

    `told` is all that it says, in words.
    """

    def twin(wanted: Wanted) -> Form:
        title = wanted.say(f"game-short-{wanted.game.id}")
        return Form(f"{title}: {wanted.say('aid-title')}", (told(wanted),))

    return worded(folded_card, twin)


def heading(
    sheet: Aid[Any],
    panel: Panel,
    facts: Facts,
    size: float = 30,
    gaps: tuple[float, float] = (0.8, 2.2),
    beside: float = 15,
) -> None:
    """The game's name, and what is in the box; gaps under both in millimetres.

    The name keeps as many millimetres free as the emblem `beside` it takes.
    """
    say = sheet.say
    style = sheet.document.style(face="title", size=size, leading=1.0)
    while text.width_of(sheet.title, style) > panel.width - beside * mm:
        style = style.but(size=style.size * 0.96)
    panel.words(sheet.title, style)
    panel.space(gaps[0])
    panel.words(f"{say('aid-title')} · {say('aid-subtitle', **facts)}", panel.small)
    panel.space(gaps[1])


def reference_card(
    wanted: Wanted,
    kind: Callable[[AnyGame, Speaker, Rules, str, Document], Card],
    rules: Rules,
    pages: Sequence[tuple[Fill[Card], Fill[Card]]],
) -> bytes:
    """The card as a PDF, to be folded at the dashes; what `kind` makes is handed to the panels."""
    order = _Order(
        kind, wanted.game, wanted.say, wanted.paper, wanted.ink, rules, wanted.stamp, wanted.url
    )
    return folded(order, pages)
