"""The plain-text versions of sheets: every sheet with text has one, complete and well formed."""

from __future__ import annotations

from typing import Any

import pytest

import engine
import printables
from printables import Wanted
from printables.form import Form
from printables.passage import Passage
from service.language import languages, words
from tests.printables.conftest import LANGUAGES

GAMES = engine.games()
MUTE = {"seats"}  # names only, which the user has just entered
ALL = [
    (game, name) for game in GAMES.values() for name in printables.sheets(game) if name not in MUTE
]


def twin_of(game: Any, name: str, language: str = "en", **how: Any) -> Form:
    twin = printables.sheet(game, name).twin
    assert twin is not None, f"{name} reads as a page too"
    return twin(Wanted(game, words.speaker(language, game), "a4", **how))


def table_of(form: Form, heading: str) -> tuple[tuple[str, ...], ...]:
    parts = [part for parts in form.pages for part in parts if isinstance(part, Passage)]
    (found,) = [part.table for part in parts if part.heading.casefold() == heading.casefold()]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL, ids=lambda each: getattr(each, "id", each))
def test_every_sheet_that_says_anything_reads_as_a_page(
    game: Any, name: str, language: str
) -> None:
    form = twin_of(game, name, language, names=("Ana", "سیروس"))
    assert form.title and form.pages
    for part in (part for parts in form.pages for part in parts):
        if isinstance(part, Passage):
            assert part.lines or part.table
            assert len({len(row) for row in part.table}) <= 1, "rows as long as their heads"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_town_in_words_has_every_space_of_its_buildings(players: int) -> None:
    game = GAMES["troyes"]
    state = game.setup(players, {}, bytes(32))
    rows = table_of(twin_of(game, "board", players=players), "Buildings")[1:]
    view = game.view(state, None)["buildings"]
    assert len(rows) == len(view) == 3
    for (_, dice, spaces, wage), each in zip(rows, view.values(), strict=True):
        assert (dice, wage) == (each["dice"], str(each["wage"]))
        counts = [len(row["spaces"]) for row in each["rows"]]
        if len(counts) == sum(counts):  # a space for every number: listed together
            counts = counts[:1]
            assert spaces == "1–6: 1 space each"
        told = languages.unmarked(spaces)
        assert [int(part.split(" space")[0]) for part in told.split(": ")[1:]] == counts


def test_the_cathedral_in_words_pays_what_the_engine_pays() -> None:
    game = GAMES["troyes"]
    numbers = table_of(twin_of(game, "board"), "Cathedral")[1:]
    cathedral = game.agreed({}).cards.cathedral
    assert [tuple(map(int, row)) for row in numbers] == [
        *zip(range(1, 7), cathedral["vp"], cathedral["influence"], strict=True)
    ]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_councils_in_words_go_round_the_table(seats: int) -> None:
    game = GAMES["btwixt"]
    names = ("Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid")[:seats]
    rows = table_of(twin_of(game, "board", names=names), "The councils")[1:]
    view = game.view(game.setup(seats, {}, bytes(32)), None)
    between = [tuple(names[seat] for seat in council["seats"]) for council in view["councils"]]
    assert [row[1:] for row in rows] == between
    assert [row[0] for row in rows] == [str(number) for number in range(1, seats + 1)]
