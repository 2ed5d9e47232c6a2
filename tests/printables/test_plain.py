"""The plain faces, for views with any content."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

import engine
import printables
from printables import Sheet, Wanted, card, plain
from printables.kit import text
from printables.picture import Path, Words
from printables.round_table import CARD
from service.language.words import speaker
from tests.printables.conftest import LANGUAGES, PEOPLE

NAMES = ["Ana", "Béla", "کورش"]


class Said:
    """A speaker for a game without words: returns each key with its facts."""

    language, direction = "en", "ltr"

    def __call__(self, key: str, **facts: Any) -> str:
        return " ".join([key, *(str(value) for value in facts.values())])

    def noun(self, noun: str, identity: Any) -> Any:
        return identity

    def number(self, number: int) -> str:
        return str(number)

    def facts(self, facts: Any, names: Any, reader: int | None = None) -> Any:
        people = {name: names[value] for name, value in facts.items() if name.endswith("seat")}
        return {**facts, **people}

    def series(self, items: Any) -> str:
        return "; ".join(items)


def view(**more: Any) -> dict[str, Any]:
    players = [{"seat": 0, "points": 0}, {"seat": 1, "points": 7}]
    return {"turn": 3, "phase": "play", "to_act": [1], "seat": 1, "players": players, **more}


def test_common_facts_are_sentences_and_facts_of_a_seat_are_in_its_row() -> None:
    told = plain.table(view(pile=0, dealer_seat=0, first=None, open=False), Said(), NAMES)
    assert told.facts == ["table-pile 0", "table-dealer_seat Ana"]
    assert told.headings == ["table-points"]
    assert [[cell.words for cell in row.cells] for row in told.rows] == [["0"], ["7"]]


def test_a_true_fact_is_a_mark_a_list_is_a_line_and_nested_facts_are_left_out() -> None:
    players = [
        {"seat": 0, "leads": True, "cards": ["sa", "h2"], "grid": [[1]], "next_seat": 1},
        {"seat": 1, "leads": False, "cards": [], "grid": {}, "next_seat": 0},
    ]
    told = plain.table(view(players=players, squares={"a1": 0}, rows=[[0]]), Said(), NAMES)
    assert told.facts == [] and told.headings == ["table-next_seat"]
    first, second = told.rows
    assert [first.marks, second.marks] == [["table-leads"], []]
    assert len(first.lines) == 1 and second.lines == []
    assert [first.cells[0].words, second.cells[0].words] == ["Béla", "Ana"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 7))
def test_plates_and_cards_lie_apart_and_on_the_picture(language: str, seats: int) -> None:
    say = speaker(language, "promises")
    players = [{"seat": seat, "card": "h10", "points": seat} for seat in range(seats)]
    shown = view(players=players, seat=seats - 1, trump_card="sa", to_act=[0])
    picture = plain.board(shown, say, names=["Bartholomew Featherstonehaugh"] * seats)
    boxes = [box(shape) for shape in picture.shapes if isinstance(shape, Path)]
    inside = [b for b in boxes if b[2] - b[0] < picture.width]
    assert all(left >= 0 and right <= picture.width for left, _, right, _ in inside)
    assert all(top >= 0 and bottom <= picture.height for _, top, _, bottom in inside)
    plates = [b for b in boxes if 200 < b[2] - b[0] < 220]
    cards = [b for b in boxes if abs(b[3] - b[1] - CARD * card.HEIGHT) < 0.5]
    assert len(plates) == seats and len(cards) == seats + 2
    for number, one in enumerate(plates):
        assert not any(overlap(one, other) for other in plates[:number] + cards)
    said = [shape.text for shape in picture.shapes if isinstance(shape, Words)]
    assert any("…" in text for text in said), "a name that is too long is cut"


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_long_list_goes_on_in_the_next_line_of_its_plate(seats: int) -> None:
    goods = ["tea", "silk", "salt", "ink", "jade", "amber", "pepper", "saffron"]
    players = [{"seat": seat, "goods": goods} for seat in range(seats)]
    picture = plain.board(view(players=players, seat=0, to_act=[]), Said(), names=PEOPLE[:seats])
    said = " ".join(shape.text for shape in picture.shapes if isinstance(shape, Words))
    assert "…" not in said and all(said.count(good) == seats for good in goods)
    boxes = [box(shape) for shape in picture.shapes if isinstance(shape, Path)]
    plates = [each for each in boxes if 200 < each[2] - each[0] < 220]
    assert len(plates) == seats and plates[0][3] <= picture.height
    assert not any(overlap(*pair) for pair in combinations(plates, 2))


Box = tuple[float, float, float, float]


def box(path: Path) -> Box:
    numbers = [number for command in path.commands for number in command[1:]]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
def test_a_reference_card_tells_the_options_agreed_upon(
    language: str, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    game, say = engine.load("promises"), speaker(language, "promises")
    lay = text.lay
    monkeypatch.setattr(text, "lay", lambda line, *more: (told.append(line), lay(line, *more))[1])
    for options in ({}, {"free_last": True}):
        told.clear()
        printables.drawn("aid", Wanted(game, say, "a4", options, large=large))
        assert any(say("option-free_last-rule") in line for line in told) == bool(options)


def test_a_part_that_a_game_brings_itself_is_on_its_common_sheets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    own = plain.PLAIN.crest

    def crest(game_id: str) -> tuple[Path, ...]:
        asked.append(game_id)
        return own(game_id)

    faces = replace(plain.PLAIN, crest=crest, sheets={"board": Sheet(lambda wanted: b"%PDF")})
    monkeypatch.setattr(printables, "_faces_of", lambda family: faces)
    printables._of_family.cache_clear()
    game, say = engine.load("promises"), speaker("en", "promises")
    try:
        assert {"aid", "board", "cards"} <= set(printables.sheets(game))
        for name in ("aid", "pad", "cards", "seats"):
            asked.clear()
            printables.drawn(name, Wanted(game, say, "a4"))
            assert asked, name
    finally:
        printables._of_family.cache_clear()
