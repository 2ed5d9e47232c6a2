"""The faces of a game that has none of its own: its view as a table, a row for each seat.

Of a view they show what `players` says of each seat, and every other fact but those in UNTOLD. A
number or an id of a seat is a column, a list of ids a line below, a switch that is on a mark; its
heading is `table-<fact>`. A fact beside the players is a sentence of that name, with the fact as
its blank. The reference card says `aid-turn` and `aid-end`, a step or a note a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from engine.game import View
from printables import icons
from printables.aid import Aid, reference_card
from printables.faces import Faces, Links, Wanted
from printables.kit import text
from printables.kit.fonts import legible
from printables.kit.panel import ACCENT, Panel
from printables.picture import INK, Path, Picture, Shape, Words, drawn, line, moved, rounded
from printables.seats import COLOURS, SYMBOLS
from printables.speaker import Speaker, form_of

UNTOLD = ("hand", "options", "phase", "players", "result", "seat", "to_act", "turn")
WIDTH, PAD, STEP, SIZE = 760.0, 24.0, 40.0, 22.0
NAME = 250.0  # the room for a name, with the sign before it
PAPER, RULE, SOFT = "#f3ead8", "#c4ae86", "#5b5248"
SIDE = 26.0


@dataclass(frozen=True)
class Row:
    """What a view says of one seat, in words."""

    seat: int
    name: str
    cells: Sequence[str]
    marks: Sequence[str]
    lines: Sequence[str]


@dataclass(frozen=True)
class Table:
    """A view in words: the facts of all, and a row for each seat under these headings."""

    facts: Sequence[str]
    headings: Sequence[str]
    rows: Sequence[Row]


def table(view: View, say: Speaker, names: Sequence[str] | None = None) -> Table:
    """All that the plain faces show of a view."""
    players = cast("list[Mapping[str, Any]]", view["players"])
    called = [str(name) for name in names or ()]
    called += [say("aid-board-seat", number=seat + 1) for seat in range(len(called), len(players))]
    columns = [fact for fact, value in players[0].items() if fact != "seat" and _is_cell(value)]
    return Table(
        facts=[*_facts(view, say, called)],
        headings=[say(f"table-{fact}") for fact in columns],
        rows=[_row(player, columns, say, called) for player in players],
    )


def _is_cell(value: object) -> bool:
    return value is None or (isinstance(value, (int, str)) and not isinstance(value, bool))


def _facts(view: View, say: Speaker, names: Sequence[str]) -> Iterator[str]:
    seat = view.get("seat")
    reader = seat if isinstance(seat, int) else None
    for fact, value in view.items():
        if fact not in UNTOLD and value not in (None, "", [], False):
            yield say(f"table-{fact}", **say.facts({fact: value}, names, reader))


def _row(
    player: Mapping[str, Any], columns: Sequence[str], say: Speaker, names: Sequence[str]
) -> Row:
    told = {fact: value for fact, value in player.items() if fact != "seat" and value}
    words = say.facts(told, names)
    return Row(
        player["seat"],
        names[player["seat"]],
        [_cell(player[fact], words.get(fact), say) for fact in columns],
        [say(f"table-{fact}") for fact, value in told.items() if value is True],
        [
            say("tabled-line", what=say(f"table-{fact}"), things=words[fact])
            for fact, value in told.items()
            if isinstance(value, list)
        ],
    )


def _cell(value: object, word: object, say: Speaker) -> str:
    if isinstance(value, int):
        return str(say.number(value))
    return str(word or say("tabled-nothing"))


# --- the board -------------------------------------------------------------


def board(
    view: View, say: Speaker, *, names: Sequence[str] | None = None, links: Links | None = None
) -> Picture:
    """The table as a picture. Nothing on it can be chosen."""
    told = table(view, say, [legible(name, "bold") for name in names or ()])
    shapes: list[Shape] = []
    y = PAD
    rows = [(None, "", told.headings, ()), *((r.seat, r.name, r.cells, r.lines) for r in told.rows)]
    for seat, name, cells, lines in rows:
        shapes += _drawn_row(say.direction == "rtl", seat, name, cells, y + STEP / 2)
        y += STEP
        for words in lines:
            shapes.append(_words(say.direction == "rtl", NAME / 4, words, y + STEP / 2 - 6, WIDTH))
            y += STEP - 6
        shapes.append(line([(PAD, y), (WIDTH - PAD, y)], stroke=RULE))
    return Picture(
        WIDTH,
        y + PAD,
        (rounded(0, 0, WIDTH, y + PAD, 8, fill=PAPER, stroke=RULE), *shapes),
        title=say("tabled-title"),
        about=describe_board(view, say, names),
        language=say.language,
    )


def _drawn_row(
    rtl: bool, seat: int | None, name: str, cells: Sequence[str], y: float
) -> Iterator[Shape]:
    """A seat's sign, its name, and its cells each in the middle of a column."""
    if seat is not None:
        sign = drawn(SYMBOLS[seat], fill=COLOURS[seat])
        yield moved(sign, _place(rtl, PAD + 14), y)
        yield _words(rtl, PAD + 34, name, y, NAME - 34, "bold")
    room = (WIDTH - 2 * PAD - NAME) / max(1, len(cells))
    face = "text" if seat is not None else "bold"
    for number, cell in enumerate(cells):
        fitted = text.fitted(cell, face, SIZE * 0.9, room - 6)
        place = _place(rtl, PAD + NAME + (number + 0.5) * room)
        ink = INK if seat is not None else SOFT
        yield Words(place, y + 7.5, fitted, SIZE * 0.9, face, fill=ink)


def _words(rtl: bool, at: float, words: str, y: float, room: float, face: str = "text") -> Words:
    anchor = "end" if rtl else "start"
    fitted = text.fitted(words, face, SIZE, min(room, WIDTH - PAD - at))
    return Words(_place(rtl, at), y + 7.5, fitted, SIZE, face, anchor=anchor)


def _place(rtl: bool, at: float) -> float:
    return WIDTH - at if rtl else at


def describe_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """The same in sentences: the facts of all, then what each seat has."""
    told = table(view, say, [legible(name, "bold") for name in names or ()])
    return "\n".join([*told.facts, *(_told_row(told, row, say) for row in told.rows)])


def _told_row(told: Table, row: Row, say: Speaker) -> str:
    cells = [
        say("tabled-line", what=heading, things=cell)
        for heading, cell in zip(told.headings, row.cells, strict=True)
    ]
    things = say.series([*cells, *row.marks, *row.lines])
    return str(say("tabled-line", what=row.name, things=things))


# --- cards and sheets ------------------------------------------------------


def emblem(game_id: str, card: str, say: Speaker) -> Picture:
    """A card, with the shortest that its word has to say of it."""
    word = say.noun("card", card)
    short = form_of(word, "short", "")
    outline = rounded(4, 1, 18, 24, 3, fill="#ffffff", stroke=INK, weight=1.2)
    shown = (Words(13, 17.4, short, 11, "bold"),) if short else ()
    return Picture(SIDE, SIDE, (outline, *shown), language=say.language)


def crest(game_id: str) -> tuple[Path, ...]:
    """Two cards."""
    card = (rounded(-4, -6, 8, 12, 1.5, fill="#ffffff", stroke=ACCENT, weight=1),)
    return (*icons.placed(card, -3, -1), *icons.placed(card, 3, 1))


def aid(wanted: Wanted) -> bytes:
    """The reference card as a PDF of one page, to be folded at the dashes."""
    return reference_card(wanted, Aid[None], None, ((_turn, _end),))


def _turn(sheet: Aid[None], panel: Panel) -> None:
    panel.heading(sheet.title)
    panel.words(sheet.say(f"game-about-{sheet.game.id}"))
    panel.space(2)
    panel.steps(sheet.say("aid-turn").splitlines())


def _end(sheet: Aid[None], panel: Panel) -> None:
    panel.heading(sheet.say("aid-title"))
    panel.notes(sheet.say("aid-end").splitlines())


PLAIN = Faces(
    board=board, describe_board=describe_board, emblem=emblem, crest=crest, sheets={"aid": aid}
)
