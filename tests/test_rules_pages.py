"""The rules in docs/rules: every section and question that the code refers to is there."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine
from tests.tables import of_the_engine

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules"
FAMILIES = sorted({game.family for game in of_the_engine()})

SECTION = r"\d{1,2}(?:\.\d{1,2})?"
STEP = r"\d[a-d]"
QUESTION = r"(?:A[13]-\d\d|AR-\d\d|Q\d{1,2}|A\d{1,2})"
WORDS = r"(?:,| and| to|;|steps?|sections?|[A-Z]{2}|\s)"  # what may stand between references
# "4.5", "A3-09", "section 7", "sections 3 and 8", "(3, 4, 16.1)", "(9, A1)", "(step 3a)".
POINTED = re.compile(r"(?<![\w.])\d{1,2}\.\d{1,2}(?![\w.]*\w)")
NAMED = re.compile(rf"(?<![\w.]){QUESTION}(?![\w-])")
SPELT = re.compile(rf"\b[Ss]ections? ({SECTION})(?: and ({SECTION}))?")
STEPPED = re.compile(rf"\b[Ss]teps? ({STEP}|\d)\b")
LISTED = re.compile(rf"\((?=[^()]*\d)(?:{QUESTION}|{SECTION}|{STEP}|{WORDS})+\)")
HEADING = re.compile(rf"^#+ ({SECTION}) ", re.MULTILINE)
ROW = re.compile(rf"^\| ({QUESTION}|{STEP}|\d) \|", re.MULTILINE)
OPTION = re.compile(rf"^\| ({QUESTION}) \|(.*)\|$", re.MULTILINE)


@cache
def page(game: Any) -> str:
    """Return the rules page of a game: rules.md in its folder, else docs/rules/<id>.md."""
    beside = Path(engine.homes()[game.family].__path__[0]) / "rules.md"
    path = beside if beside.is_file() else RULES / f"{game.id}.md"
    assert path.is_file(), "a game in engine/ needs a summary of its rules"
    return path.read_text(encoding="utf-8")


def places(game: Any) -> set[str]:
    """Return the sections, steps and questions of the page of a game."""
    return {*HEADING.findall(page(game)), *ROW.findall(page(game))}


def said(path: Path) -> Iterator[str]:
    """Yield the comments and docstrings of a module."""
    text = path.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            yield ast.get_docstring(node) or ""


def references(text: str) -> set[str]:
    """Return the sections, steps and questions that a comment refers to."""
    found = {*POINTED.findall(text), *NAMED.findall(text), *STEPPED.findall(text)}
    found |= {each for pair in SPELT.findall(text) for each in pair if each}
    for listed in LISTED.findall(text):
        found |= set(re.findall(rf"{QUESTION}|{STEP}|{SECTION}", listed))
    return found


@pytest.mark.parametrize("family", FAMILIES)
def test_every_reference_in_the_code_is_found_in_the_rules(family: str) -> None:
    games = [game for game in of_the_engine() if game.family == family]
    known = {place for game in games for place in places(game)}
    found: dict[str, set[str]] = {}
    folders = (ROOT / "engine" / family, ROOT / "tests" / "engine" / family)
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        for text in said(path):
            for reference in references(text) - known:
                found.setdefault(reference, set()).add(path.name)
    assert found == {}


def test_references_are_recognised() -> None:
    assert references("Setup and placement (3, 4, 16.1).") == {"3", "4", "16.1"}
    assert references("# --- 4.5 hand discard ---") == {"4.5"}
    assert references("What bids are worth (10.4, step 3a)") == {"10.4", "3a"}
    assert references("A3-09: the site; (9, A1); sections 8 and 10") >= {"A3-09", "9", "A1", "8"}
    assert references("A copy s16.2, B1.1, 0.8 of (0 left, 1 right)") == {"0.8"}


@pytest.mark.parametrize("game", of_the_engine(), ids=lambda game: game.id)
def test_every_ruling_is_on_the_page_of_its_game_with_its_option(game: Any) -> None:
    rows = dict(OPTION.findall(page(game)))
    for ruling in game.rulings:
        assert ruling.section in places(game), ruling.id
        if ruling.option:
            assert f"`{ruling.option}`" in rows.get(ruling.section, page(game)), ruling.id


@pytest.mark.parametrize("game", of_the_engine(), ids=lambda game: game.id)
def test_a_rules_page_names_only_options_that_the_game_has(game: Any) -> None:
    options = {option["id"] for option in game.options}
    for _, cells in OPTION.findall(page(game)):
        assert set(re.findall(r"`(\w+)`", cells)) <= options


def test_there_is_no_page_of_a_game_that_is_not_there() -> None:
    assert {path.stem for path in RULES.glob("*.md")} <= {game.id for game in of_the_engine()}
