"""No sheet takes another page for a few lines, and texts are true in every layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import engine
import printables
from engine.condottiere.rules import strength
from printables import Wanted
from printables.form import Grid
from printables.kit.panel import spoken
from printables.passage import Passage
from service.language import languages, words
from tests.printables.conftest import LANGUAGES, PAPERS, pages_in
from tests.printables.test_papers import are_in, plain

GAMES = engine.games()
PEOPLE = ("Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_paper = pytest.mark.parametrize("paper", PAPERS)
FAMILY = [game for game in GAMES.values() if game.family == "condottiere"]


def asked(name: str, language: str, paper: str = "a4", **more: Any) -> Wanted:
    game = GAMES[name]
    return Wanted(game, words.speaker(language, game), paper, **more)


# --- tents -------------------------------------------------------------------


@every_language
@every_paper
@pytest.mark.parametrize(("people", "on_pages"), [(3, [3]), (4, [2, 2]), (5, [3, 2]), (6, [3, 3])])
def test_the_last_page_of_tents_has_more_than_one(
    people: int,
    on_pages: list[int],
    paper: str,
    language: str,
    text_of: Callable[[bytes], str],
) -> None:
    names = PEOPLE[:people]
    told = text_of(printables.drawn("seats", asked("btwixt", language, paper, names=names)))
    pages = [page for page in told.casefold().split("\f") if page.strip()]
    found = [sum(name.casefold() in page for name in names) for page in pages]
    assert found == on_pages


# --- the table of B'Twixt ----------------------------------------------------


@every_language
@pytest.mark.parametrize(("players", "pages"), [(3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_text_about_councils_needs_no_page_of_its_own(
    players: int, pages: int, language: str
) -> None:
    """One page has the seasons and one has two councils each, with the text below them."""
    pdf = printables.drawn("board", asked("btwixt", language, players=players))
    assert pages_in(pdf) == pages


# --- the log of a game against Le Roy ----------------------------------------

SELDOM_MORE = 25  # turns of Le Roy in four rounds with a dozen dice


@every_language
@every_paper
def test_the_log_has_room_for_a_game_and_its_end_on_two_pages(paper: str, language: str) -> None:
    wanted = asked("troyes", language, paper)
    twin = printables.sheet(wanted.game, "solo").twin
    assert twin is not None
    grids = [part for part in twin(wanted).pages[0] if isinstance(part, Grid)]
    assert len(grids[0].rows) >= SELDOM_MORE
    assert pages_in(printables.drawn("solo", wanted)) == 2
    assert pages_in(printables.drawn("solo", asked("troyes", language, paper, large=True))) == 3


def test_a_cube_of_le_roy_is_counted_when_he_sets_it_and_not_again() -> None:
    wanted = asked("troyes", "en")
    twin = printables.sheet(wanted.game, "solo").twin
    assert twin is not None
    deeds, _, end = twin(wanted).pages[0]
    assert isinstance(deeds, Passage) and isinstance(end, Grid)
    told = languages.unmarked(" ".join(cell for row in deeds.table for cell in row))
    assert "for 1 point each" in told
    counted = [row.words for row in end.rows if "cubes in the cathedral" in row.words]
    assert [each.split(":")[0] for each in counted] == ["Urbain IV"]
    his = {row.words.split(":")[0]: row.cells[1] for row in end.rows if row.cells}
    assert his == {"Hugues de Payns": "–", "Thibaut II": "–"}  # those for deniers and influence


# --- texts of a card, a panel and a page -------------------------------------


@every_language
@pytest.mark.parametrize("game", FAMILY, ids=lambda game: game.id)
def test_the_example_is_not_a_step_and_steps_name_the_parts_they_refer_to(
    game: Any, language: str
) -> None:
    wanted = asked(game.id, language)
    twin = printables.sheet(game, "aid").twin
    assert twin is not None
    say, parts = wanted.say, {part.heading: part for part in twin(wanted).pages[0]}
    worth, after = parts[say("aid-strength")], parts[say("aid-after")]
    assert worth.example.startswith("<b>") and worth.example not in worth.lines
    for heading in ("aid-victory", "aid-holder"):
        assert say(heading) in parts
        assert any(say(heading) in line for line in after.lines)


@every_language
def test_new_deals_are_not_mentioned_if_cards_are_drawn_after_battles(
    language: str,
) -> None:
    """Option 11.1 of the rules draws cards after battles; only a final battle is dealt."""
    wanted = asked("condottiere-3e", language, options={"draw_after_battle": True})
    twin = printables.sheet(wanted.game, "aid").twin
    assert twin is not None
    say, parts = wanted.say, {part.heading: part for part in twin(wanted).pages[0]}
    after = languages.unmarked(" ".join(parts[say("aid-after")].lines))
    assert say("aid-after-hands") not in after and len(parts[say("aid-after")].lines) == 5
    assert say.number(3) in after and say.number(10) in after
    (first,) = parts[say("aid-deal-once")].lines
    assert say.number(7) in languages.unmarked(first)
    assert say.number(10) in languages.unmarked(parts[say("aid-victory")].lines[-1])


@every_language
def test_a_folded_card_states_only_the_chosen_options(
    language: str, text_of: Callable[[bytes], str]
) -> None:
    wanted = asked("rakab", language, options={"spring_bonus": "per_card"})
    say = wanted.say
    told = plain(text_of(printables.drawn("aid", wanted)))
    assert are_in(say("option-spring_bonus-per_card-rule"), told)
    twin = printables.sheet(wanted.game, "aid").twin
    assert twin is not None
    worth = next(part for part in twin(wanted).pages[0] if part.heading == say("aid-strength"))
    facts = {"spring": spoken(say("card-spring")), **strength.FACTS_OF_SEASONS}
    assert say("aid-strength-spring_each", **facts) in worth.lines
    cards = next(part for part in twin(wanted).pages[0] if part.heading == say("aid-cards"))
    of_card = say("card-spring-effect_each", **strength.FACTS_OF_SEASONS)
    assert any(of_card in line for line in cards.lines)
    of_rule = say("card-spring-effect", **strength.FACTS_OF_SEASONS)
    assert not any(of_rule in line for line in cards.lines)


# --- large score sheets of the Condottiere family ----------------------------


@every_language
@every_paper
@pytest.mark.parametrize("players", [None, 2, 6])
@pytest.mark.parametrize("game", FAMILY, ids=[game.id for game in FAMILY])
def test_the_targets_of_a_large_score_sheet_need_no_page_of_their_own(
    game: engine.game.AnyGame, players: int | None, paper: str, language: str
) -> None:
    pdf = printables.drawn("score", asked(game.id, language, paper, players=players, large=True))
    assert pages_in(pdf) == 3
