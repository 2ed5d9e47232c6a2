"""The sizes of print: large enough to play by, and one for the text of a reference card."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from pypdfium2 import raw

import engine
import printables
from printables import Wanted
from printables.condottiere import passages
from printables.condottiere.passages import rules_of
from printables.foot import FOOT
from printables.kit.folded import SIZES, imposed
from printables.kit.page import FINE_SIZE
from service.language import words
from tests.printables.conftest import LANGUAGES, PAPERS
from tests.printables.test_every_sheet import decoded
from tests.printables.test_papers import are_in, plain

GAMES = engine.games()
LEAST = 8.5  # points
EXACT = 0.02
PEOPLE = ("Ana", "Béla", "سیروس کاوه‌نژاد")
SHEETS = [(game, name) for game in GAMES.values() for name in printables.sheets(game)]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(game: Any, language: str, paper: str = "a4", **about: Any) -> Wanted:
    say = words.speaker(language, game)
    url = "https://play.example.org/rulings/rakab?language=fa"
    return Wanted(game, say, paper, release="10.11", date="20 Nov", url=url, **about)


def print_on(pdf: bytes) -> Iterator[tuple[int, float, float]]:
    """Yield (page index, lower edge, font size) of each run of text, in points on paper."""
    size = ctypes.c_float()
    with pypdfium2.PdfDocument(pdf) as document:
        for number, page in enumerate(document):
            for each in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=4):
                raw.FPDFTextObj_GetFontSize(each.raw, size)
                turn = each.get_matrix()
                scale = abs(turn.a * turn.d - turn.b * turn.c) ** 0.5
                yield number, each.get_bounds()[1], size.value * scale


@pytest.mark.parametrize(("game", "name"), SHEETS, ids=lambda each: getattr(each, "id", each))
def test_only_small_print_in_the_foot_is_smaller_than_what_is_read_while_playing(
    game: Any, name: str
) -> None:
    for language, paper in product(LANGUAGES, PAPERS):
        pdf = printables.drawn(name, asked(game, language, paper, names=PEOPLE, house=True))
        small = [(low, size) for _, low, size in print_on(pdf) if size < LEAST - EXACT]
        assert small, "the small print"
        assert [each for each in small if each[0] > FOOT] == []
        assert {round(size, 2) for _, size in small} == {FINE_SIZE}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@every_language
def test_the_text_of_a_folded_card_has_one_size(game: Any, language: str) -> None:
    """Headings and numbers in signs are larger; the names on a map have a size of their own."""
    for paper, house in product(PAPERS, (False, True)):
        pdf = printables.drawn("aid", asked(game, language, paper, house=house))
        inside = Counter(
            round(size, 1)
            for number, _, size in print_on(pdf)
            if number and size > FINE_SIZE + EXACT
        )
        cover = {round(size, 1) for number, _, size in print_on(pdf) if not number}
        body = max(inside or cover & set(SIZES), key=lambda each: inside[each])
        assert body in SIZES and body in cover
        assert not [size for size in inside if size < body]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@every_language
def test_the_ruler_is_on_the_first_page_only(
    game: Any, language: str, text_of: Callable[[bytes], str]
) -> None:
    for name in printables.sheets(game):
        wanted = asked(game, language)
        pages = [plain(page) for page in text_of(printables.drawn(name, wanted)).split("\f")]
        caption = plain(wanted.say("aid-ruler"))
        assert [are_in(caption, page) for page in pages if page.strip()].count(True) == 1
        assert are_in(caption, pages[0])


# --- what is on an aid -------------------------------------------------------


@pytest.mark.parametrize("name", ["btwixt", "condottiere-1e", "condottiere-3e", "rakab", "troyes"])
@every_language
def test_setup_and_length_are_on_every_aid(
    name: str, language: str, text_of: Callable[[bytes], str]
) -> None:
    wanted = asked(GAMES[name], language)
    say, told = wanted.say, plain(text_of(printables.drawn("aid", wanted)))
    assert are_in(say("aid-setup").casefold(), told.casefold())
    length = {"btwixt": "aid-seasons-rounds", "troyes": "aid-setup-rounds"}
    assert are_in(say(length.get(name, "aid-setup-rounds")), told)


@every_language
def test_the_deck_of_a_duel_is_on_the_aid_of_rakab(
    language: str, text_of: Callable[[bytes], str]
) -> None:
    wanted = asked(GAMES["rakab"], language)
    duel = passages.duel(rules_of(wanted), wanted.say)
    told = plain(text_of(printables.drawn("aid", wanted)))
    assert duel.lines and all(are_in(line, told) for line in duel.lines)


@every_language
@pytest.mark.parametrize("sheet", ["aid", "cards"])
def test_cards_of_our_own_design_are_on_an_aid_only_where_they_are_in_play(
    sheet: str, language: str, text_of: Callable[[bytes], str]
) -> None:
    for house in (False, True):
        wanted = asked(GAMES["btwixt"], language, house=house)
        told = plain(text_of(printables.drawn(sheet, wanted))).casefold()
        name = wanted.say.noun("card", "s01").casefold()
        assert are_in(name, told) == house


@every_language
def test_bonus_cards_are_on_the_aid_of_troyes_only_if_they_are_in_play(
    language: str, text_of: Callable[[bytes], str]
) -> None:
    for bonus in (False, True):
        wanted = asked(GAMES["troyes"], language, options={"bonus_cards": bonus})
        told = plain(text_of(printables.drawn("aid", wanted))).casefold()
        for card in ("banquet", "baker", "prior"):
            assert are_in(f"({wanted.say('aid-bonus')})".casefold(), told) == bonus
            assert are_in(str(wanted.say(f"card-{card}")).casefold(), told) == bonus


def test_the_cover_of_a_folded_card_is_beside_its_last_panel() -> None:
    assert imposed(2) == [(0, 1)]
    assert imposed(4) == [(3, 0), (1, 2)]
    assert imposed(6) == [(3, 0), (1, 2), (4, 5)]
    assert imposed(8) == [(3, 0), (1, 2), (7, 4), (5, 6)]


# --- codes -------------------------------------------------------------------

DPI = 130  # of a camera that is not close


@pytest.mark.parametrize("name", ["aid", "score", "rulings", "pad"])
def test_a_code_can_be_read_at_a_low_resolution(name: str, tmp_path: Path) -> None:
    pictures, urls = [], []
    for number, (language, paper) in enumerate(product(LANGUAGES, PAPERS)):
        url = f"https://games.example.org/rulings/condottiere-3e?language={language}&v=aid.5f3dde"
        wanted = replace(asked(GAMES["troyes"], language, paper), url=url)
        with pypdfium2.PdfDocument(printables.drawn(name, wanted)) as document:
            drawn = document[0].render(scale=DPI / 72, grayscale=True).to_pil()
        pictures.append(tmp_path / f"{number}.png")
        drawn.save(pictures[-1])
        urls.append(url)
    assert decoded(pictures) == urls
