"""The numbers in the texts of Troyes and B'Twixt come from the engine, never from the texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from fluent.syntax import ast

import engine
from engine.troyes.agreed import with_options
from engine.troyes.box.cards import CARDS
from engine.troyes.rules import ending, event_cards, holdings, le_roy
from engine.troyes.telling.card_facts import facts_of_action
from printables.agreed import worded
from service.language.languages import LANGUAGES, spell, unmarked
from service.language.words import speaker
from tests.fluent_files import FILES, entries, run

ODD = 77  # a number in no rule
WRITTEN = [file for file in FILES if file.startswith(("troyes", "btwixt"))]
TROYES = engine.games()["troyes"]
everywhere = pytest.mark.parametrize("language", LANGUAGES)

# Keys with digits that are not numbers of rules, and why.
EXCEPTIONS = {
    r"die-[rwyb][1-6]": "the name of a die is what it shows",
    r"space-[PBC].*": "the name of a space is what the board prints",
    r"token-t\d+": "tokens are called by their places",
    r"refusal-(malformed|no_such_die|order_unknown|order_unreadable)": "examples of what to write",
    r"number-(by|than)": "numbers with their endings",
    r"card-(priest|apprenticeship|confession)-effect": "no die shows more than 6",
    r"ruling-solo_points(-book)?": "sums of two dice name what Le Roy does",
    r"option-solo_vp_2_12-(about|3-rule)": "sums of two dice name what Le Roy does",
    r"event-roy_built": "the log says where he built, not what for",
}


def runs(node: ast.BaseNode, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield each text of a message, as (the variant's key or "", text)."""
    if isinstance(node, ast.Pattern):
        yield key, "".join(map(run, node.elements))
        for element in node.elements:
            if isinstance(element, ast.Placeable):
                yield from runs(element.expression, key)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            name = getattr(variant.key, "name", None) or variant.key.value
            yield from runs(variant.value, name)
    elif isinstance(node, ast.Message):
        for part in (node.value, *(attribute.value for attribute in node.attributes)):
            yield from runs(part) if part else ()


def literals(text: str, variant: str) -> list[int]:
    """Return the numbers in a text, except 0 and the number that is the variant's own key."""
    said = {"one": 1}.get(variant, int(variant) if variant.isdecimal() else 0)
    return [number for number in map(int, re.findall(r"\d+", text)) if number not in (0, said)]


@everywhere
@pytest.mark.parametrize("file", WRITTEN)
def test_no_number_of_a_rule_is_written_in_the_words(file: str, language: str) -> None:
    written = [
        (entry.id.name, text)
        for entry in entries(language, file)
        if not any(re.fullmatch(each, entry.id.name) for each in EXCEPTIONS)
        for variant, text in runs(entry)
        if literals(text, variant)
    ]
    assert written == []


def test_every_exception_is_needed() -> None:
    found = {
        each
        for language in LANGUAGES
        for file in WRITTEN
        for entry in entries(language, file)
        for each in EXCEPTIONS
        if re.fullmatch(each, entry.id.name)
        if any(literals(text, "") for _, text in runs(entry))
    }
    assert found == set(EXCEPTIONS)


ACTIONS = {
    "reroll y3": ("reroll", "cost"),
    "recruit": ("recruit", "cost"),
    "flip r1 y3": ("flip", "cost"),
    "counter 5 r3": ("counter", "each"),
    "suffer": ("suffer", "points"),
    "cathedral w1": ("cathedral", "points"),
    "combat war r6": ("combat", "each"),
    "flag war": ("flag", "each"),
    "farm y4": ("farm", "divisor"),
}


@everywhere
def test_the_costs_and_gains_of_an_action_are_in_the_engines_numbers(language: str) -> None:
    say, state = speaker(language, TROYES), TROYES.setup(2, {}, b"numbers")
    for action, (kind, name) in ACTIONS.items():
        facts = TROYES.describe(action, state)
        assert facts["kind"] == kind
        assert facts[name] == facts_of_action(CARDS, kind)[name]
        filled = say.facts(facts | {name: ODD}, ["Ana", "Béla"], 0)
        keys = [f"ask-{kind}"]
        if name == "cost":
            keys += [key for key in (f"action-{kind}", f"row-{kind}") if say.has(key)]
        for key in keys:
            assert spell(ODD, language) in unmarked(say(key, **filled)), key


@everywhere
@pytest.mark.parametrize(
    ("game", "option", "value", "name"),
    [
        ("troyes", "wage_shortfall", "pay_all_then_minus_2vp", "count"),
        ("troyes", "black_dice_cap", 6, "count"),
        ("btwixt", "leader_mode", "advanced", "own"),
        ("btwixt", "leader_mode", "advanced", "dealt"),
        ("btwixt", "event_module", True, "count"),
        ("btwixt", "season_refresh", "redeal", "count"),
        ("btwixt", "season_refresh", "refill", "count"),
        ("btwixt", "season_refresh", "add10", "count"),
    ],
)
def test_an_option_says_the_engines_numbers(
    language: str, game: str, option: str, value: Any, name: str
) -> None:
    [found] = [each for each in engine.games()[game].options if each["id"] == option]
    changed = found | {"facts": found["facts"] | {name: ODD}}
    told = worded(speaker(language, game), changed, value)
    assert spell(ODD, language) in unmarked(" ".join(told))


def test_the_rules_of_troyes_have_the_numbers_of_its_texts() -> None:
    """Test influence for cubes and black dice, and points for marked events and Le Roy's cubes."""
    turn = CARDS.turn | dict.fromkeys(("cube_influence", "black_influence", "marked_event"), 3)
    solo = CARDS.solo | {"cubes": 1, "cube_points": 5, "no_character": 7}
    rules = replace(with_options({}), cards=replace(CARDS, turn=turn, solo=solo))
    state = TROYES.setup(1, {}, b"numbers")
    state.rules = rules
    state.influence[0], event = 0, state.rules.cards.event_number["war"]
    state.queue, state.flags = [event], [()]
    event_cards.add_cubes(state, event, 0, 2)
    assert state.influence[0] == 2 * 3
    holdings.gain_for_black_dice(state, 0, 1)
    assert state.influence[0] == 3 * 3
    assert ending.account(state, 0)["marked_events"] == 3
    before = state.points[le_roy.LE_ROY]
    le_roy.build(state, 7)
    assert state.points[le_roy.LE_ROY] == before + 5
    state.characters[le_roy.LE_ROY] = ()
    le_roy.score(state, 8)
    assert state.points[le_roy.LE_ROY] == before + 5 + 7
