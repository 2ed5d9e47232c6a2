"""The service knows no noun of a game; it asks the games."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine
from tests.tables import moments

ROOT = Path(__file__).resolve().parents[1]
SOURCES = [
    path for path in sorted((ROOT / "service").rglob("*.py")) if "migrations" not in path.parts
]

# Families older than this test; words of later games may happen to be words of the service.
FAMILIES = ("btwixt", "condottiere", "troyes")

# Facts common to all games' actions, events and results, which the service may read.
SHARED = set(
    "card count counted delta group kind number options players question reason result"
    " score seat seats short turn over game_over".split()
)
# Words of games that the service uses with another meaning: as keys, then as values.
KEYS = set(
    "built deals done game id least level most move moves name none off seasons show size support"
    " takes token values what winner".split()
)
HOMONYMS = KEYS | set(
    "answer answered base building by campaign close cost counter countered decline declined draw"
    " event events give high holder joined known left line malformed name named opening others"
    " played reader rounds rule season shared shown_before site standing takeover to_seat verb"
    " what winner".split()
)


@cache
def nouns() -> frozenset[str]:
    """Return the names of our games: kinds, facts, options, and ids of cards and places."""
    found: set[str] = set()
    for game in (each for each in engine.games().values() if each.family in FAMILIES):
        found |= {option["id"] for option in game.options}
        said = game.vocabulary
        found.update(said.groups, said.groups.values(), said.events, said.refusals, said.reasons)
        found.update(said.phases, said.lines, said.stories, said.words, said.questions, said.sums)
        found.update(said.hints, said.verbs, said.warnings, *game.log.facts.values())
        for state in moments(game, game.seats[-1], every=40):
            found |= set(words_of(game.view(state, 0)))
            for action in game.legal_actions(state, game.to_act(state)[0])[:60]:
                found |= set(words_of(game.describe(action, state)))
    return frozenset(found)


def words_of(value: Any) -> Iterator[str]:
    """Yield every key and every string in a value that a game has returned."""
    if isinstance(value, dict):
        yield from (name for name in value if isinstance(name, str))
        value = [*value.values()]
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from words_of(part)
    elif isinstance(value, str):
        yield value


@cache
def literals(path: Path) -> frozenset[tuple[str, bool]]:
    """Return the strings of a module except docstrings, with True for those used as keys."""
    return frozenset(
        (child.value, is_key(node, child))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if not isinstance(node, ast.Expr)
        for child in ast.iter_child_nodes(node)
        if isinstance(child, ast.Constant) and isinstance(child.value, str)
    )


def is_key(node: ast.AST, child: ast.Constant) -> bool:
    if isinstance(node, ast.Subscript):
        return node.slice is child
    if isinstance(node, ast.Compare):
        return node.left is child and isinstance(node.ops[0], (ast.In, ast.NotIn))
    is_method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    return is_method and node.func.attr in ("get", "pop", "setdefault")


def test_the_service_says_no_noun_of_a_game() -> None:
    for path in SOURCES:
        said = {word for word, _ in literals(path)}
        assert said & nouns() - SHARED - HOMONYMS == set(), path


def test_the_service_looks_nothing_up_by_a_noun_of_a_game() -> None:
    for path in SOURCES:
        keys = {word for word, is_looked_up in literals(path) if is_looked_up}
        assert keys & nouns() - SHARED - KEYS == set(), path


@pytest.mark.parametrize("name", engine.games())
def test_code_for_all_games_knows_none_by_name(name: str) -> None:
    printing = sorted((ROOT / "printables").glob("*.py")) + sorted(
        (ROOT / "printables/kit").glob("*.py")
    )
    family = engine.games()[name].family
    for path in [*SOURCES, *printing]:
        assert {name, family}.isdisjoint(word for word, _ in literals(path)), path


def test_the_nouns_are_those_that_the_service_once_knew() -> None:
    assert {"region", "space", "council", "to_council", "campaign", "points", "dice"} <= nouns()
    assert {"milano", "m10", "merchant", "deniers", "besiege", "kneel"} <= nouns()
