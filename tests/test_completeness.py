"""Completeness: every game has all its faces, and every letter all its parts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine
import printables
from printables.picture import to_svg
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.views.templating import letter_templates
from tests.tables import notation_of, playthroughs_of

ROOT = Path(__file__).resolve().parents[1]
TEMPLATES = ROOT / "templates"
README = (ROOT / "README.md").read_text(encoding="utf-8")
LETTERS = sorted(
    path.stem
    for path in (TEMPLATES / "letters").glob("*.txt")
    if path.stem != "base" and not path.stem.startswith("_")
)
every_game = pytest.mark.parametrize("game", engine.games().values(), ids=list(engine.games()))
every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- games -----------------------------------------------------------------


@every_game
@every_language
def test_a_game_is_named_and_described_in_every_language(game: Any, language: str) -> None:
    say = speaker(language, game)
    names = [f"game-title-{game.id}", f"game-short-{game.id}"]
    names += [f"prompt-{phase}" for phase in game.vocabulary.phases if phase != "over"]
    names += [f"group-{group}" for group in game.vocabulary.groups.values()]
    for kind in game.vocabulary.actions:
        names += [f"action-{kind}", f"ask-{kind}"]
    names += [f"event-{kind}" for kind in game.vocabulary.events]
    names += [f"story-{kind}" for kind in game.vocabulary.stories]
    names += [f"refusal-{code}" for code in game.vocabulary.refusals]
    names += [f"reason-{code}" for code in game.vocabulary.reasons]
    names += [f"option-{option['id']}" for option in game.options]
    names += names_of_orders(game.orders) if game.orders else []
    names += [f"promise-{kind}" for kind in game.deals.kinds] if game.deals else []
    assert [name for name in names if not say.has(name)] == []


def names_of_orders(orders: Any) -> list[str]:
    names = ["order-until", *(f"order-topic-{topic}" for topic in orders.topics)]
    names += [f"order-{kind}" for kind in (*orders.kinds, *orders.clause_kinds)]
    names += [f"order-part-{part}" for part in orders.parts]
    names += [f"stance-{kind}" for kind in orders.stance_kinds]
    names += [f"order-why-{reason}" for reason in orders.reasons]
    return names + [f"refusal-{code}" for code in orders.refusals]


@every_game
def test_a_game_has_a_face_for_pages_and_one_for_letters(game: Any) -> None:
    for name in ("face.html", "face.txt", "prompt.txt"):
        assert letter_templates().get_template(f"games/{game.family}/{name}"), name


@every_game
@every_language
def test_a_game_has_a_board_as_picture_and_in_words(game: Any, language: str) -> None:
    say = speaker(language, game)
    names = ["Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid"]
    for seats in game.seats:
        view = game.view(game.setup(seats, {}, bytes(32)), None)
        picture = printables.board(game, view, say, names=names[:seats])
        assert to_svg(picture).startswith("<svg")
        assert printables.board_text(game, view, say, names[:seats]).strip()


@every_game
@every_language
def test_every_sheet_of_a_game_can_be_printed(game: Any, language: str) -> None:
    sheets = printables.sheets(game)
    assert "aid" in sheets
    pdf = printables.draw(game, "aid", speaker(language, game), paper="a4")
    assert pdf.startswith(b"%PDF")


@every_game
def test_a_game_has_a_written_out_game_and_a_notation(game: Any) -> None:
    assert (playthroughs_of(game) / f"{game.id}.txt").is_file()
    notation = notation_of(game)
    assert game.id in notation
    for kind in game.vocabulary.actions:
        assert f"`{kind.partition('_')[0]}" in notation, kind


def test_the_table_of_games_in_the_readme_is_true() -> None:
    rows = re.findall(r"^\| .+ \| (`.+`) \| (\d)–(\d) \|", README, re.MULTILINE)
    called = {name: seats for names, *seats in rows for name in re.findall(r"[\w-]+", names)}
    assert len(called) >= 5
    for name, seats in called.items():
        game = engine.games()[name]
        assert [str(game.seats[0]), str(game.seats[-1])] == seats, name


@every_game
def test_a_games_options_state_their_values(game: Any) -> None:
    for option in game.options:
        assert {"id", "default"} <= set(option) and ("values" in option or "range" in option)


@every_game
def test_every_option_that_decides_an_open_question_has_its_ruling(game: Any) -> None:
    options = {option["id"] for option in game.options}
    switched = {ruling.option for ruling in game.rulings} - {None}
    assert set(game.variants) <= options
    assert switched == options - set(game.variants)
    ids = [ruling.id for ruling in game.rulings]
    assert len(ids) == len(set(ids))


# --- letters ---------------------------------------------------------------


def kinds_written() -> set[str]:
    """Return the kinds of letters that code puts into the outbox."""
    found: set[str] = set()
    for path in (ROOT / "service").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'outbox\.write\(\s*\w+, [\w.\[\]()]+, "(\w+)"', text))
    return found


def test_every_kind_of_letter_that_is_written_has_its_templates() -> None:
    assert len(kinds_written()) >= 10
    assert kinds_written() <= set(LETTERS)


@pytest.mark.parametrize("kind", LETTERS)
def test_a_letter_has_both_parts_and_a_subject_in_every_language(kind: str) -> None:
    assert (TEMPLATES / "letters" / f"{kind}.html").is_file()
    for language in LANGUAGES:
        assert speaker(language).has(f"letter-{kind}-subject"), language


def test_letters_as_html_and_as_text_are_the_same_kinds() -> None:
    html = {path.stem for path in (TEMPLATES / "letters").glob("*.html")}
    assert html - {"base"} - {stem for stem in html if stem.startswith("_")} == set(LETTERS)


# --- pages and settings ----------------------------------------------------


def test_every_shown_page_has_its_template_and_no_template_is_unused() -> None:
    shown: set[str] = set()
    for path in (ROOT / "service").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        shown |= set(re.findall(r'"pages/(\w+)\.html"', text))
    there = {path.stem for path in (TEMPLATES / "pages").glob("*.html")}
    assert {name for name in there if name[0] != "_"} - {"base"} == shown


def test_every_form_has_an_action_and_a_method() -> None:
    for path in (TEMPLATES / "pages").glob("*.html"):
        for form in re.findall(r"<form[^>]*>", path.read_text(encoding="utf-8")):
            # Pages after a GET only show things, whatever the form: tests/service/test_safety.py.
            assert 'data-act="' in form and re.search('method="(get|post)"', form), path.name
