"""The sheet and texts of the rulings: complete in every language, with changed answers marked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

import pypdfium2
import pytest
from pypdfium2.raw import FPDF_PAGEOBJ_PATH
from reportlab.lib.units import mm

import engine
import printables
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker

GAMES = [*engine.games().values()]


def letters_of(text: str) -> str:
    bare = re.sub("[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", text)
    return re.sub(r"\s", "", unicodedata.normalize("NFKC", bare)).casefold()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_ruling_is_on_the_sheet(game: Any, text_of: Callable) -> None:
    say = speaker("en", game)
    told = letters_of(text_of(printables.draw(game, "rulings", say)))
    for ruled in printables.rulings(game, say):
        assert letters_of(ruled.question) in told
        assert letters_of(ruled.book) in told and letters_of(ruled.played) in told


def test_only_rulings_that_a_match_changes_are_marked(text_of: Callable) -> None:
    game = engine.games()["condottiere-3e"]
    say = speaker("en", game)
    options: dict[str, Any] = {"papal_on_contested": True, "hidden_flip": "before_effect"}
    options["hidden_cards"] = True  # without it nothing is turned up
    otherwise = {each.id: each.otherwise for each in printables.rulings(game, say, options)}
    marked = {id: unmarked(words[0]) for id, words in otherwise.items() if words}
    assert marked == {
        "favour_on_contested": "The Pope in mid-battle",
        "hidden_flip": "Turning up the hidden card: before the effect",
    }
    plain = text_of(printables.draw(game, "rulings", say))
    agreed = text_of(printables.draw(game, "rulings", say, options=options))
    label = letters_of(say("rulings-otherwise"))
    assert label not in letters_of(plain) and letters_of(agreed).count(label) == 2


def test_a_ruling_names_the_option_that_changes_it() -> None:
    game = engine.games()["rakab"]
    switches = {each.id: each.switch for each in printables.rulings(game, speaker("en", game))}
    assert unmarked(switches["spring_bonus"]).endswith("What spring gives: 3 for each card")
    assert switches["adjacent"] is None


RULES_FILES = {"condottiere-3e": ("A3", 17), "condottiere-1e": ("A1", 12), "rakab": ("AR", 15)}


@pytest.mark.parametrize("game_id", RULES_FILES)
def test_every_open_question_of_the_rules_file_has_its_ruling(game_id: str) -> None:
    name, count = RULES_FILES[game_id]
    sections = {ruling.section for ruling in engine.games()[game_id].rulings}
    assert {f"{name}-{number:02}" for number in range(1, count + 1)} <= sections


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_line_beside_a_long_question_leaves_the_page(game: Any, language: str) -> None:
    wanted = printables.Wanted(game, speaker(language, game), "a4", large=True)
    for page in pypdfium2.PdfDocument(printables.drawn("rulings", wanted)):
        bounds = [each.get_bounds() for each in page.get_objects([FPDF_PAGEOBJ_PATH])]
        assert all(
            left > 10 * mm and right < page.get_width() - 10 * mm for left, _, right, _ in bounds
        )
