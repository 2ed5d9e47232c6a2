"""The rulings of a game, as text for a page and as a sheet with two columns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from reportlab.lib.units import mm

from engine.game import AnyGame, Option
from engine.rulings import Ruling
from printables.agreed import others, worded
from printables.conditions import ANY, AgreedSpeaker, seats_of
from printables.faces import Wanted
from printables.foot import FOOT, MARGIN, Foot
from printables.form import Form
from printables.kit import text
from printables.kit.panel import ACCENT, Panel, halves, page_title
from printables.passage import Passage
from printables.speaker import Speaker

HEAD = 29 * mm  # the title and introduction on the first page
GAP = 2.2  # mm between two rulings
LEAST_PAGE = 0.5  # the share of both columns that is worth a page of its own
SCALES = (0.97, 0.94, 0.91, 0.89, 1.06, 1.12, 1.18, 1.24)  # tried in this order

Page = tuple[list[list[str]], list[list[str]]]  # two columns of rulings, each as paragraphs


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling in words: question, rulebook's text, our answer, and the option to change it.

    `book` is "" if the rulebook says nothing. `otherwise` replaces our answer if the match's option
    differs: it is the option's name and rule.
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
    """Return the rulings of a game in words; those changed by `options` say so.

    A ruling for which `say` returns "" cannot matter and is left out.
    """
    if isinstance(say, AgreedSpeaker) and not options and seats_of(say) == ANY:
        say = say.said  # nothing is agreed yet, so every question may matter
    takes, agreed = {option["id"]: option for option in game.options}, options or {}
    return [
        _ruled(say, ruling, takes[ruling.option] if ruling.option else None, agreed)
        for ruling in game.rulings
        if say(f"ruling-{ruling.id}", **ruling.facts)
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
    says = "" if str(book) == str(say("rulings-nothing")) else book
    return Ruled(ruling.id, question, says, played, switch, otherwise)


def in_words(wanted: Wanted) -> Form:
    """Return the rulings as passages, for large print, two languages, or a page."""
    game, say = wanted.game, wanted.say
    title = say("rulings-title", game=say(f"game-short-{game.id}"))
    passages = []
    for number, ruled in enumerate(rulings(game, say, wanted.options), 1):
        _, *lines = _markups(say, number, ruled)
        passages.append(Passage(f"{say.number(number)}. {ruled.question}", tuple(lines)))
    return Form(title, (passages,))


# --- the sheet -------------------------------------------------------------


def rulings_sheet(wanted: Wanted) -> bytes:
    """Return the rulings as a PDF."""
    game, say = wanted.game, wanted.say
    title = say("rulings-title", game=say(f"game-short-{game.id}"))
    told = rulings(game, say, wanted.options)
    columns = _Columns(wanted, title)
    columns.begin(say("rulings-intro"))
    columns.fill([_markups(say, number, ruled) for number, ruled in enumerate(told, 1)])
    return columns.finish()


def _markups(say: Speaker, number: int, ruled: Ruled) -> list[str]:
    """Return the paragraphs of a ruling: the question, the answer in bold, and the rest."""
    found = [f"{say.number(number)}. {ruled.question}"]
    if ruled.otherwise:
        name, about = ruled.otherwise
        found.append(f"<b>{say('rulings-otherwise')} {name}.</b> {about}")
    else:
        found.append(f"<b>{ruled.played}</b>")
    if ruled.book:
        found.append(f"{say('rulings-book')} {ruled.book}")
    if ruled.switch and not ruled.otherwise:
        found.append(ruled.switch)
    return found


class _Columns:
    """The two columns of each page; rulings stay in one piece, and the last page is balanced."""

    def __init__(self, wanted: Wanted, title: str) -> None:
        self.wanted, self.title = wanted, title
        self.document = wanted.document(title)
        self.scale = 1.0

    def begin(self, intro: str) -> None:
        document = self.document
        top = page_title(document, self.title, MARGIN)
        style, width = document.style(size=9.6, align="middle"), document.width - 2 * MARGIN
        text.paragraph(document.canvas, intro, style, MARGIN, top - 1.6 * mm, width)

    def fill(self, rulings: Sequence[list[str]]) -> None:
        """Write all pages, in another size of print if the last page would be nearly empty."""
        pages = self._paged(rulings)
        if self._is_remnant(pages):
            pages = self._without_remnant(rulings) or pages
        for number, columns in enumerate(pages):
            if number:
                self.document.end_page(self.title)
            for (x, width), column in zip(halves(self.document, MARGIN), columns, strict=True):
                panel = Panel(self.document, x, self._top(number), width, self.scale)
                for markups in column:
                    _write(panel, markups)

    def _is_remnant(self, pages: Sequence[Page]) -> bool:
        """Return True if the last of several pages is nearly empty."""
        least = 2 * LEAST_PAGE * self._room(len(pages) - 1)
        return len(pages) > 1 and sum(map(self._high, pages[-1][0] + pages[-1][1])) < least

    def finish(self) -> bytes:
        self.document.end_page(self.title)
        return self.document.finish(Foot.of(self.wanted, self.document))

    def _without_remnant(self, rulings: Sequence[list[str]]) -> list[Page] | None:
        """Return pages in a size of print that fills the last page, or None if no size does."""
        for self.scale in SCALES:
            if not self._is_remnant(pages := self._paged(rulings)):
                return pages
        self.scale = 1.0
        return None

    def _top(self, page: int) -> float:
        return self.document.height - (HEAD if page == 0 else MARGIN)

    def _room(self, page: int) -> float:
        return self._top(page) - FOOT

    def _high(self, markups: list[str]) -> float:
        """Return the height of a ruling, with the space below it."""
        _, width = halves(self.document, MARGIN)[0]
        panel = Panel(self.document, 0, 0, width, self.scale)
        return sum(text.lay(each, panel.body, width).height for each in markups) + _gaps(
            panel, len(markups)
        )

    def _paged(self, rulings: Sequence[list[str]]) -> list[Page]:
        """Return the rulings divided into the two columns of each page."""
        pages: list[Page] = []
        left = list(rulings)
        while left or not pages:
            room = self._room(len(pages))
            first = self._taken(left, room)
            second = self._taken(left[len(first) :], room)
            if len(first) + len(second) == len(left):
                first, second = self._even(left)
            pages.append((first, second))
            left = left[len(first) + len(second) :]
        return pages

    def _taken(self, rulings: Sequence[list[str]], room: float) -> list[list[str]]:
        """Return the rulings, from the first on, that fit into a column of the height `room`."""
        taken: list[list[str]] = []
        for markups in rulings:
            room -= self._high(markups)
            if room < -GAP * mm * self.scale:  # the space below the last one is not needed
                break
            taken.append(markups)
        return taken

    def _even(self, rulings: list[list[str]]) -> Page:
        """Return the rulings divided into two columns of about the same height."""
        highs = [self._high(markups) for markups in rulings]
        count = min(range(len(rulings) + 1), key=lambda at: max(sum(highs[:at]), sum(highs[at:])))
        return rulings[:count], rulings[count:]


def _write(panel: Panel, markups: list[str]) -> None:
    question, played, *rest = markups
    panel.words(question, panel.body.but(colour=ACCENT))
    panel.space(0.5)
    for markup in (played, *rest):
        panel.words(markup, panel.body if markup == played else panel.small)
        panel.space(0.4)
    panel.space(GAP)


def _gaps(panel: Panel, count: int) -> float:
    """Return the total height of the spaces between `count` paragraphs, and below the last one."""
    return (0.5 + 0.4 * (count - 1) + GAP) * mm * panel.scale
