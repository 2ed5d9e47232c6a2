"""The rulings of a game: as words for a page, and as a sheet of two columns."""

from collections.abc import Mapping
from dataclasses import dataclass

from reportlab.lib.units import mm

from engine.game import AnyGame, Option
from engine.rulings import Ruling
from printables.agreed import others, worded
from printables.faces import Wanted
from printables.foot import FOOT, MARGIN, Foot
from printables.form import Form
from printables.kit import text
from printables.kit.panel import Panel, halves, page_title
from printables.passage import Passage
from printables.speaker import Speaker

HEAD = 25 * mm  # the title and what the sheet is about, on the first page


@dataclass(frozen=True, slots=True)
class Ruled:
    """A question, what the rulebook says, what is played, and how to choose it otherwise.

    `otherwise` is what this match plays in place of that: a name and a sentence.
    """

    id: str
    question: str
    book: str
    played: str
    switch: str | None
    otherwise: tuple[str, str] | None


def rulings(
    game: AnyGame, say: Speaker, options: Mapping[str, object] | None = None
) -> list[Ruled]:
    """The rulings of a game in words, as a match with these options plays them."""
    takes, agreed = {option["id"]: option for option in game.options}, options or {}
    return [
        _ruled(say, ruling, takes[ruling.option] if ruling.option else None, agreed)
        for ruling in game.rulings
    ]


def _ruled(
    say: Speaker, ruling: Ruling, option: Option | None, agreed: Mapping[str, object]
) -> Ruled:
    key, facts = f"ruling-{ruling.id}", dict(ruling.facts)
    switch = otherwise = None
    if option is not None:
        switch = say("rulings-switch", choices=say.series(others(say, option)))
        value = agreed.get(option["id"], option["default"])
        otherwise = None if value == option["default"] else worded(say, option, value)
    question, book, played = (say(f"{key}{part}", **facts) for part in ("", "-book", "-played"))
    return Ruled(ruling.id, question, book, played, switch, otherwise)


def in_words(wanted: Wanted) -> Form:
    """All of them as passages, for large print, two languages, a page."""
    game, say = wanted.game, wanted.say
    title = say("rulings-title", game=say(f"game-short-{game.id}"))
    passages = []
    for number, ruled in enumerate(rulings(game, say, wanted.options), 1):
        _, *lines = _markups(say, number, ruled)
        passages.append(Passage(f"{say.number(number)}. {ruled.question}", tuple(lines)))
    return Form(title, (passages,))


# --- the sheet -------------------------------------------------------------


def rulings_sheet(wanted: Wanted) -> bytes:
    """All of them as a PDF, on as many pages as they need."""
    game, say = wanted.game, wanted.say
    title = say("rulings-title", game=say(f"game-short-{game.id}"))
    columns = _Columns(wanted, title)
    columns.begin(say("rulings-intro"))
    for number, ruled in enumerate(rulings(game, say, wanted.options), 1):
        columns.add(_markups(say, number, ruled))
    return columns.finish()


def _markups(say: Speaker, number: int, ruled: Ruled) -> list[str]:
    """The paragraphs of a ruling: what this match plays otherwise stands in bold."""
    found = [
        f"<b>{say.number(number)}. {ruled.question}</b>",
        f"{say('rulings-book')} {ruled.book}",
        f"{say('rulings-played')} {ruled.played}",
    ]
    if ruled.otherwise:
        name, about = ruled.otherwise
        found.append(f"<b>{say('rulings-otherwise')} {name}.</b> {about}")
    elif ruled.switch:
        found.append(ruled.switch)
    return found


class _Columns:
    """Two columns of a page, and the next page when both are full; no ruling is cut in two."""

    def __init__(self, wanted: Wanted, title: str) -> None:
        self.wanted, self.title = wanted, title
        self.document = wanted.document(title)
        self._places = iter(halves(self.document, MARGIN))
        self._top = self.document.height - HEAD
        self.panel = self._next_panel()

    def begin(self, intro: str) -> None:
        document = self.document
        top = page_title(document, self.title, MARGIN)
        style, width = document.style(size=9.6, align="middle"), document.width - 2 * MARGIN
        text.paragraph(document.canvas, intro, style, MARGIN, top - 2.5 * mm, width)

    def add(self, markups: list[str]) -> None:
        question, *rest = markups
        body = self.panel.body
        high = sum(text.lay(each, body, self.panel.width).height for each in markups)
        if self.panel.top - high < FOOT:
            self.panel = self._next_panel()
        self.panel.words(question)
        self.panel.space(0.5)
        for markup in rest:
            self.panel.words(markup)
            self.panel.space(0.4)
        self.panel.space(2.2)

    def finish(self) -> bytes:
        self.document.end_page(self.title)
        return self.document.finish(Foot.of(self.wanted, self.document))

    def _next_panel(self) -> Panel:
        place = next(self._places, None)
        if place is None:
            self.document.end_page(self.title)
            self._places, self._top = (
                iter(halves(self.document, MARGIN)),
                self.document.height - 8 * mm,
            )
            place = next(self._places)
        x, width = place
        return Panel(self.document, x, self._top, width)
