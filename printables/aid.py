"""A game's reference card: wide pages that fold into panels."""

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
from printables.text_sheet import worded

Rules = TypeVar("Rules", bound=Hashable)


@dataclass(frozen=True)
class Aid(Generic[Rules]):
    """The values that drawing a panel needs: the game, its agreed rules, words and document."""

    game: AnyGame
    say: Speaker
    rules: Rules
    title: str
    document: Document


Card = TypeVar("Card", bound=Aid[Any])


@dataclass(frozen=True, slots=True)
class _Order(Generic[Card, Rules]):
    """A reference card to print, used as a cache key: game, rules, language, paper and ink."""

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


def reference(folded_card: DrawSheet, told: Callable[[Wanted], list[Passage]]) -> Sheet:
    """Return the kind of sheet for a reference card: a folded card, or text for large print.

    `told` returns the complete text.
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
    """Write the game's name and the contents of the box.

    `gaps` are the spaces below the name and below the contents. `beside` is the room to leave next
    to the name. All are in millimetres.
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
    """Return the card as a PDF to be folded at the dashes; `kind` makes each panel's context."""
    order = _Order(
        kind, wanted.game, wanted.say, wanted.paper, wanted.ink, rules, wanted.stamp, wanted.url
    )
    return folded(order, pages)
