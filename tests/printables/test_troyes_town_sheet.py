"""The board on paper: nothing lies on it, and pieces and cards find room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from reportlab.lib.units import mm

import engine
import printables
from printables.picture import Group, Picture
from printables.troyes import city, pieces, town_sheet
from service.language import words
from tests.printables.conftest import LANGUAGES, PAPERS, pages_in

TROYES = engine.games()["troyes"]
DIE = 16 * mm  # as large as dice of such games are
ALL = [(language, paper) for language in LANGUAGES for paper in PAPERS]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Picture, float]]:
    """Both pictures of the sheet, and how wide they are on the paper."""
    seen: list[tuple[Picture, float]] = []
    draw = town_sheet.ink.draw_on
    monkeypatch.setattr(
        town_sheet.ink,
        "draw_on",
        lambda *all: (seen.append((all[1], all[4])), draw(*all))[1],
    )
    return seen


def sheet(language: str = "en", paper: str = "a4", players: int | None = None) -> bytes:
    return printables.draw(TROYES, "board", words.speaker(language, TROYES), paper, None, players)


def paths(shapes: Any) -> Iterator[Any]:
    for shape in shapes:
        yield from paths(shape.shapes) if isinstance(shape, Group) else (shape,)


def has(picture: Picture, piece: Any) -> bool:
    """Whether that piece lies there, wherever and however large."""
    looks = [
        (path.fill, len(path.commands))
        for path in paths(picture.shapes)
        if hasattr(path, "commands")
    ]
    wanted = [(path.fill, len(path.commands)) for path in piece]
    many = len(wanted)
    return any(looks[at : at + many] == wanted for at in range(len(looks) - many + 1))


@pytest.mark.parametrize(("language", "paper"), ALL)
def test_the_board_is_a_town_and_a_page_of_places(language: str, paper: str) -> None:
    pdf = sheet(language, paper)
    assert pages_in(pdf) == 2
    assert pdf == sheet(language, paper)


@pytest.mark.parametrize("paper", PAPERS)
def test_it_takes_the_width_of_the_page(paper: str, drawn: list[tuple[Picture, float]]) -> None:
    sheet(paper=paper)
    assert [wide / mm for _, wide in drawn] == [
        pytest.approx({"a4": 196, "letter": 201.9}[paper], abs=0.1)
    ] * 2


@pytest.mark.parametrize("players", [None, 1, 2, 3, 4])
def test_nothing_lies_on_it_and_seats_are_as_many_as_asked(
    players: int | None, drawn: list[tuple[Picture, float]]
) -> None:
    sheet(players=players)
    town = drawn[0][0]
    assert [has(town, pieces.sign(seat)) for seat in range(4)] == [
        seat < (players or 0) for seat in range(4)
    ]
    assert has(town, pieces.sign(pieces.ROY)) == (players == 1)
    assert not has(town, pieces.crown())
    assert not any(has(town, pieces.citizen(seat)) for seat in (0, 1, 2, 3, pieces.GREY))
    assert not has(town, pieces.scroll())


@pytest.mark.parametrize("players", [None, 1, 2, 3, 4])
@pytest.mark.parametrize(("language", "paper"), ALL)
def test_a_quarter_has_room_for_dice_and_a_space_for_a_citizen(
    language: str, paper: str, players: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    quarters: list[tuple[float, float]] = []
    draw = town_sheet._quarter
    monkeypatch.setattr(
        town_sheet, "_quarter", lambda *all: (quarters.append(all[4:6]), draw(*all))[1]
    )
    sheet(language, paper, players=players)
    unit = (196 if paper == "a4" else 201.9) * mm / 760
    assert len(quarters) == {None: 4, 1: 2}.get(players, players)
    for wide, deep in quarters:
        assert wide * unit >= 5 * DIE * 0.99
        assert (deep - town_sheet.NAME) * unit >= DIE
    assert town_sheet.STREET_HIGH * unit >= DIE
    assert city.ACROSS * unit >= 5 * DIE * 0.99


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_places_for_cards_say_their_size(
    language: str, text_of: Callable[[bytes], str]
) -> None:
    say = words.speaker(language, TROYES)
    asked: list[dict] = []

    class Ears:
        def __getattr__(self, name: str) -> Any:
            return getattr(say, name)

        def __call__(self, key: str, **facts: Any) -> str:
            asked.extend([facts] if key == "board-sheet-places" else [])
            return say(key, **facts)

    for paper in PAPERS:
        printables.draw(TROYES, "board", Ears(), paper)
    assert asked == [{"wide": 63, "high": 88}, {"wide": 63, "high": 83}]


def test_in_grey_a_place_tells_its_colour_by_the_shape_of_a_die(
    drawn: list[tuple[Picture, float]],
) -> None:
    sheet()
    assert all(has(drawn[1][0], pieces.die(colour, 0, 34)) for colour in town_sheet.DICE)
