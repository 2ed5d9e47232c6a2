"""The `Faces` of a game that has none of its own: its view as a table with a row for each seat.

A row shows the seat's facts in `players`. Every other fact of the view is shown above the rows,
except those in UNTOLD. In a row, a number or an id is a column. A list of ids is a line below the
columns, and True is a mark. The message `table-<fact>` is the heading of a column. For a fact above
the rows it is the sentence, with the fact as its variable. Nested facts are not shown. A fact named
`card` or `..._card` is also drawn, if its word has the form `short`.

The reference card consists of the messages `aid-turn` and `aid-end`, with one step or note on each
line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from reportlab.lib.units import mm

from engine.game import View
from printables import icons, pdf_renderer
from printables.agreed import agreed_passage
from printables.aid import Aid, cover, lines_apart, players, reference, reference_card
from printables.aid import emblem as sign
from printables.card import card, short_of
from printables.faces import Faces, Links, Wanted
from printables.kit import page
from printables.kit.folded import Fill
from printables.kit.fonts import legible
from printables.kit.panel import ACCENT, Panel
from printables.passage import Passage
from printables.picture import Path, Picture, drawn, rounded
from printables.round_table import WIDTH, Place, round_table
from printables.seats import COLOURS, SYMBOLS
from printables.sheet import Sheet
from printables.speaker import Speaker
from printables.statement import Statement

UNTOLD = ("game", "hand", "options", "phase", "players", "result", "seat", "to_act", "turn")
SIDE = 26.0  # of an emblem
SCORES = 10  # lines of a score sheet
Chosen = tuple[tuple[str, object], ...]


@dataclass(frozen=True)
class Cell:
    """A seat's fact in words; `short` is a card's corner text, None for other facts."""

    words: str
    short: str | None = None


@dataclass(frozen=True)
class Row:
    """The facts of one seat in words: columns, marks, and lines below."""

    seat: int
    name: str
    cells: Sequence[Cell]
    marks: Sequence[str]
    lines: Sequence[str]


@dataclass(frozen=True)
class Table:
    """A view in words: the common facts, and a row for each seat under the `headings`."""

    facts: Sequence[str]
    cards: Sequence[str]  # the corner texts of cards among the facts
    headings: Sequence[str]
    rows: Sequence[Row]


def table(view: View, say: Speaker, names: Sequence[str] | None = None) -> Table:
    """Return everything that the plain faces show of a view, in words."""
    players = cast("list[Mapping[str, Any]]", view["players"])
    called = [str(name) for name in names or ()]
    called += [say("aid-board-seat", number=seat + 1) for seat in range(len(called), len(players))]
    told = {name: value for name, value in view.items() if name not in UNTOLD and _is_said(value)}
    columns = [fact for fact in players[0] if any(_is_cell(fact, each[fact]) for each in players)]
    return Table(
        facts=[*_facts(told, view.get("seat"), say, called)],
        cards=[short for fact, value in told.items() if (short := _short(fact, value, say))],
        headings=[say(f"table-{fact}") for fact in columns],
        rows=[_row(player, columns, say, called) for player in players],
    )


def _is_said(value: object) -> bool:
    """Return True if a value is set and simple enough to be put into words."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(part, (int, str)) for part in value)
    return isinstance(value, (int, str)) and value is not False and value != ""


def _is_cell(fact: str, value: object) -> bool:
    return fact != "seat" and isinstance(value, (int, str)) and not isinstance(value, bool)


def _short(fact: str, value: object, say: Speaker) -> str:
    """Return the corner text of a card, or "" for any other fact."""
    return short_of(value, say) if isinstance(value, str) and fact.endswith("card") else ""


def _facts(
    told: Mapping[str, object], seat: object, say: Speaker, names: Sequence[str]
) -> Iterator[str]:
    reader = seat if isinstance(seat, int) else None
    for fact, value in told.items():
        yield say(f"table-{fact}", **say.facts({fact: value}, names, reader))


def _row(
    player: Mapping[str, Any], columns: Sequence[str], say: Speaker, names: Sequence[str]
) -> Row:
    told = {fact: value for fact, value in player.items() if fact != "seat" and _is_said(value)}
    words = say.facts(told, names)
    return Row(
        player["seat"],
        names[player["seat"]],
        [_cell(fact, player[fact], words.get(fact), say) for fact in columns],
        [say(f"table-{fact}") for fact, value in told.items() if value is True],
        [
            say("tabled-line", what=say(f"table-{fact}"), things=words[fact])
            for fact, value in told.items()
            if isinstance(value, list)
        ],
    )


def _cell(fact: str, value: object, word: object, say: Speaker) -> Cell:
    if isinstance(value, int) and not fact.endswith("seat"):
        return Cell(say.number(value))
    short = _short(fact, value, say) if fact.endswith("card") else None
    return Cell(str(word or say("tabled-nothing")), short)


# --- the board -------------------------------------------------------------


def board(
    view: View, say: Speaker, *, names: Sequence[str] | None = None, links: Links | None = None
) -> Picture:
    """Return the table as a picture without selectable places."""
    told = table(view, say, [legible(name, "bold") for name in names or ()])
    asked, reader = cast("list[int]", view["to_act"]), view.get("seat")
    places = [_place(row, told, say, row.seat in asked) for row in told.rows]
    first = reader if isinstance(reader, int) else 0
    high, shapes = round_table(places, told.facts, told.cards, first, say.direction == "rtl")
    return Picture(
        WIDTH,
        high,
        shapes,
        title=say("tabled-title"),
        language=say.language,
    )


def _place(row: Row, told: Table, say: Speaker, is_asked: bool) -> Place:
    """Return a row as a place at the round table; its first card is drawn in front of the plate."""
    pairs = [*zip(told.headings, row.cells, strict=True)]
    others = [(heading, cell.words) for heading, cell in pairs if cell.short is None]
    told_of = [say("tabled-line", what=heading, things=words) for heading, words in others]
    cards = [cell.short for cell in row.cells if cell.short]
    first_card, mark = next(iter(cards), ""), next(iter(row.marks), "")
    return Place(row.seat, row.name, mark, told_of, row.lines, first_card, is_asked)


def describe_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> list[Statement]:
    """Return the common facts of the table, then those of each seat."""
    told = table(view, say, [legible(name, "bold") for name in names or ()])
    return [*map(Statement, told.facts), *(_told_row(told, row, say) for row in told.rows)]


def _told_row(told: Table, row: Row, say: Speaker) -> Statement:
    cells = [
        say("tabled-line", what=heading, things=cell.words)
        for heading, cell in zip(told.headings, row.cells, strict=True)
    ]
    facts = (*cells, *row.marks, *row.lines)
    words = say("tabled-row", name=row.name, things=say.series(facts))
    return Statement(words, facts, title=row.name)


# --- cards and sheets ------------------------------------------------------


def emblem(game_id: str, name: str, say: Speaker) -> Picture:
    """Return a card with its corner text as a small picture."""
    return Picture(
        SIDE, SIDE, tuple(card(short_of(name, say), SIDE / 2, SIDE / 2)), language=say.language
    )


def crest(game_id: str) -> tuple[Path, ...]:
    """Return the game's crest: two cards."""
    one = (rounded(-5, -7.5, 10, 15, 1.8, fill="#ffffff", stroke=ACCENT, weight=1.1),)
    return (*icons.placed(one, -3.6, -1.6), *icons.placed(one, 3.6, 1.6))


def aid(crest_of: Callable[[str], tuple[Path, ...]]) -> Sheet:
    """Return the kind of sheet for a reference card of one page, with the game's crest."""

    def turn(sheet: Aid[Chosen], panel: Panel) -> None:
        say, game = sheet.say, sheet.game
        cover(sheet, panel, players(sheet), sign(sheet, crest_of(game.id)))
        panel.words(say(f"game-about-{game.id}"), panel.body.but(face="italic"))
        panel.space(2.4)
        panel.heading(say("tabled-turn"))
        panel.steps(say("aid-turn").splitlines(), gap=1.6)

    def parts(sheet: Aid[Chosen]) -> list[list[Fill[Aid[Chosen]]]]:
        agreed = agreed_passage(sheet.say, sheet.game, dict(sheet.rules))
        return [[turn], [_end, *lines_apart(agreed, above=3), _scores]]

    def card(wanted: Wanted) -> bytes:
        return reference_card(wanted, Aid[Chosen], tuple(wanted.options.items()), parts, 2)

    return reference(card, _told)


def _end(sheet: Aid[Chosen], panel: Panel) -> None:
    panel.heading(sheet.say("tabled-end"))
    panel.notes(sheet.say("aid-end").splitlines(), gap=1.4)


def _scores(sheet: Aid[Chosen], panel: Panel) -> None:
    panel.space(3)
    panel.heading(sheet.say("tabled-scores"))
    _score_sheet(sheet.game.seats[-1], panel)


def _score_sheet(seats: int, panel: Panel) -> None:
    """Draw lines to write on: a column for each seat, under its sign."""
    wide, high, top = panel.width / seats, 7 * mm * panel.scale, panel.top
    for seat in range(seats):
        sign = (drawn(SYMBOLS[seat], fill=COLOURS[seat]),)
        pdf_renderer.draw_shapes(
            panel.canvas, sign, panel.start(wide * (seat + 0.5)), top - high / 2, 0.6
        )
    bottom = top - high * (SCORES + 1)
    across = [
        (panel.x, y, panel.x + panel.width, y)
        for y in (top - high * n for n in range(1, SCORES + 2))
    ]
    down = [(panel.x + wide * n, top, panel.x + wide * n, bottom) for n in range(1, seats)]
    page.stroke(panel.canvas, across + down, page.HAIR, 0.5)
    panel.top = bottom


def _told(wanted: Wanted) -> list[Passage]:
    """Return the passages of the reference card."""
    say = wanted.say
    turn = Passage(say("tabled-turn"), tuple(say("aid-turn").splitlines()), is_order=True)
    end = Passage(say("tabled-end"), tuple(say("aid-end").splitlines()))
    about = Passage("", (say(f"game-about-{wanted.game.id}"),))
    agreed = agreed_passage(say, wanted.game, wanted.options)
    return [part for part in (about, turn, end, agreed) if part.lines]


PLAIN = Faces(
    board=board,
    describe_board=describe_board,
    emblem=emblem,
    crest=crest,
)
