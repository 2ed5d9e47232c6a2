"""The style of the words: the rules of words/voice.toml, and words that the glossary avoids."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from difflib import unified_diff
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import engine
from service.language.languages import LANGUAGES
from tests.composed import WORDING, Composer, composed, path_of, read_of, whole
from tests.fluent_files import WORDS, book, messages, texts, written
from tests.tables import random_moves, readers

VOICE = tomllib.loads((Path(__file__).parent / "words" / "voice.toml").read_text(encoding="utf-8"))
README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
COUNTS = ("count", "deniers", "kept", "burned", "uses", "wages")
LEAST_READ = 300  # sentences of each language
GLOSSARY = tomllib.loads((WORDS / "glossary.toml").read_text(encoding="utf-8"))


def rules(section: str) -> Any:
    """Parametrize a test with the rules of a section."""
    several = VOICE.get(section, [])
    names = [f"{each['language']}-{each.get('game', '')}-{i}" for i, each in enumerate(several)]
    return pytest.mark.parametrize("rule", several, ids=names)


def concerns(rule: dict[str, Any], key: str) -> bool:
    """True if a rule applies to the key."""
    spared = rule.get("except", ())
    return bool(re.fullmatch(rule.get("keys", ".*"), key)) and not any(
        re.fullmatch(pattern, key) for pattern in spared
    )


@cache
def said(language: str, game: str | None) -> list[tuple[str, str]]:
    """Return the (key, text) pairs of one game, or of the site if `game` is None."""
    found = book(language, game).items()
    return [(key, text) for key, entry in found for text in texts(entry)]


# Things that a game lists itself; the family's words for other things are never shown.
LISTED = {
    "option": lambda game: [option["id"] for option in game.options],
    "ruling": lambda game: [ruling.id for ruling in game.rulings],
    "warning": lambda game: game.vocabulary.warnings,
}
OF_ITS_OWN = re.compile(
    r"(option|ruling|warning)-([a-z0-9_]+)(?:-.*)?|game-(?:title|short|about)-(.+)"
)


def is_said(game: str, key: str) -> bool:
    """True if a reader of that game can see the words of this key."""
    found = OF_ITS_OWN.fullmatch(key)
    if found and found[3]:
        return found[3] == game
    if found and found[2] not in LISTED[found[1]](engine.games()[game]):
        return False
    unsaid = [each["keys"] for each in VOICE["unsaid"] if each["game"] == game]
    return not any(re.fullmatch(pattern, key) for pattern in unsaid)


@cache
def got(language: str, game: str) -> list[tuple[str, str]]:
    """Return (key, sentence) for every composed sentence that a reader of that game can see."""
    composer, site = Composer(language, game), set(book(language, None))
    composer.things = {
        noun: [each for each in ids if is_said(game, f"{noun}-{each}")]
        for noun, ids in composer.things.items()
    }
    keys = [key for key in composer.book if key not in site and is_said(game, key)]
    return [(key, sentence) for key in keys for sentence in composer.sentences(key)]


def of_rule(rule: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Return the texts that a rule applies to."""
    language, game = rule["language"], rule.get("game")
    every = said(language, game) if game else written(language)
    return ((key, text) for key, text in every if concerns(rule, key))


def breaking(rule: dict[str, Any], pattern: str) -> list[tuple[str, str]]:
    return [(key, text) for key, text in of_rule(rule) if re.search(pattern, text)]


def broken(rule: dict[str, Any], pattern: str, games: Iterable[str]) -> list[tuple[str, ...]]:
    """Return (game, key, sentence) for each sentence of these games that matches `pattern`."""
    return [
        (game, key, sentence)
        for game in games
        for key, sentence in got(rule["language"], game)
        if concerns(rule, key) and re.search(pattern, sentence)
    ]


@rules("forbidden")
def test_an_edition_leaves_no_word_of_its_family_behind(rule: dict[str, Any]) -> None:
    assert broken(rule, rule["words"], [rule["game"]]) == []


@rules("misread")
def test_misread_words_are_not_used_again(rule: dict[str, Any]) -> None:
    assert breaking(rule, rule["pattern"]) == []
    assert broken(rule, rule["pattern"], engine.games()) == []


@pytest.mark.parametrize("game", engine.games())
def test_words_that_an_edition_avoids_are_not_needed_in_it(game: str) -> None:
    """Neither its events nor its cards use these words, and each rule matches some words."""
    own, family = engine.games()[game], set(book("en", game))
    for each in [rule for rule in VOICE["unsaid"] if rule["game"] == game]:
        assert any(re.fullmatch(each["keys"], key) for key in family), each
    for number in range(12):
        seats = own.seats[number % len(own.seats)]
        *_, (state, _, _) = random_moves(own, seats, number)
        for reader in readers(seats):
            for event in own.events(state, reader, 0):
                assert is_said(game, f"event-{event['kind']}")
                assert "card" not in event or is_said(game, f"card-{event['card']}")


@rules("few")
def test_discouraged_words_become_fewer(rule: dict[str, Any]) -> None:
    found = breaking(rule, rule["pattern"])
    assert len(found) <= rule["most"], found


class Counted(Visitor):
    """Collects the variables for counts that stand after a colon or alone in brackets."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, pattern: ast.Pattern) -> None:
        around = [
            each.value if isinstance(each, ast.TextElement) else "" for each in pattern.elements
        ]
        for place, element in enumerate(pattern.elements):
            if not isinstance(element, ast.Placeable):
                continue
            if not isinstance(element.expression, ast.VariableReference):
                continue
            name = element.expression.id.name
            before = around[place - 1] if place else ""
            after = around[place + 1] if place + 1 < len(around) else ""
            is_alone = before.endswith("(") and after.startswith(")")
            if name in COUNTS and (is_alone or before.endswith(": ")):
                self.found.append(name)
        self.generic_visit(pattern)


@rules("counted")
def test_a_count_is_within_its_sentence(rule: dict[str, Any]) -> None:
    found = []
    for key, entry in messages(rule["language"]).items():
        counted = Counted()
        counted.visit(entry)
        found += [(key, name) for name in counted.found]
    assert len(found) <= rule["most"], found


def wordings(entry: ast.Message) -> Iterator[list[str]]:
    """Yield the alternative texts of each WORDING selector in a message."""
    found: list[list[str]] = []

    class Chosen(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if node.selector.id.name == WORDING:
                found.append([" ".join(texts(variant.value)) for variant in node.variants])
            self.generic_visit(node)

    Chosen().visit(entry)
    yield from found


@rules("varied")
def test_a_story_has_several_wordings_for_one_thing(rule: dict[str, Any]) -> None:
    least, missing = rule["least"], set()
    for game in engine.games():
        for key, entry in book(rule["language"], game).items():
            if concerns(rule, key):
                chosen = list(wordings(entry))
                if not chosen or any(len(set(each)) < least for each in chosen):
                    missing.add((game, key))
    assert missing == set()


@rules("ending")
def test_no_half_of_a_sentence_ends_so(rule: dict[str, Any]) -> None:
    found = [(key, text) for key, text in of_rule(rule) if re.search(rule["never"], text.strip())]
    assert found == []


@rules("button")
def test_buttons_speak_with_one_voice(rule: dict[str, Any]) -> None:
    found = [(key, text) for key, text in of_rule(rule) if re.search(rule["never"], text.strip())]
    assert found == []


@rules("composed")
def test_composed_sentences_read_well(rule: dict[str, Any]) -> None:
    sentences = (line.partition(" | ") for line in composed(rule["language"]))
    spoken = [(head.split()[1], text) for head, _, text in sentences]
    found = [
        (key, text)
        for key, text in spoken
        if concerns(rule, key) and re.search(rule["pattern"], text)
    ]
    assert found == []


class Placed(Visitor):
    """Collects the variables of a message, each with the text before it."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_Pattern(self, pattern: ast.Pattern) -> None:
        before = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                before = element.value
                continue
            if isinstance(element.expression, ast.VariableReference):
                self.found.append((element.expression.id.name, before))
            before = ""
        self.generic_visit(pattern)


@rules("quoted")
def test_names_cannot_merge_with_other_words(rule: dict[str, Any]) -> None:
    """They are in quotation marks, at the beginning of a sentence, or after a colon."""
    bare = []
    for key, entry in book(rule["language"], rule.get("game")).items():
        if concerns(rule, key):
            placed = Placed()
            placed.visit(entry)
            bare += [
                (key, name)
                for name, before in placed.found
                if re.fullmatch(rule["blanks"], name) and not re.search(r"(^|[«:]\s?)$", before)
            ]
    assert bare == []


AVOIDED = [
    pytest.param(section, name, language, id=f"{section}-{name}-{language}")
    for section, terms in GLOSSARY.items()
    for name, term in terms.items()
    for language in term.get("avoid", ())
]


def speakers_of(section: str) -> list[str | None]:
    """Return the games for a section of the glossary; `common` is for all."""
    games = engine.games()
    if section == "common":
        return [None, *games]
    return [each for each, game in games.items() if section in (each, game.family)]


@pytest.mark.parametrize(("section", "name", "language"), AVOIDED)
def test_one_thing_has_one_word(section: str, name: str, language: str) -> None:
    term = GLOSSARY[section][name]
    unwanted = "|".join(term["avoid"][language])
    spared = term.get("avoid_except", [])
    found = {
        (key, text)
        for game in speakers_of(section)
        for key, text in said(language, game)
        if re.search(unwanted, text) and key not in spared
    }
    assert found == set(), f"{term[language]} is the word for it"


def test_every_term_has_a_word_in_every_language() -> None:
    missing = [
        (section, name)
        for section, terms in GLOSSARY.items()
        for name, term in terms.items()
        if not all(term.get(language) for language in LANGUAGES)
    ]
    assert missing == []


# --- composed sentences ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", read_of(), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_sentence_was_read(language: str, game: str | None, rewrite: bool) -> None:
    """Read new sentences aloud as a native would; then accept them with `pytest --rewrite`."""
    now, file = whole(language, game), path_of(language, game)
    if not (rewrite or any(path_of(each, game).exists() for each in LANGUAGES)):
        pytest.skip("a game that nobody has read yet: pytest --rewrite writes down what it says")
    if rewrite:
        file.write_text(now, encoding="utf-8")
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    changed = [line for line in unified_diff(kept.splitlines(), now.splitlines(), n=0) if line]
    assert not changed, "\n".join(changed)
    assert now == kept


def test_the_sentences_of_every_game_of_the_readme_are_kept() -> None:
    told = {None, *(game for game in engine.families() if f"`{game}`" in README)}
    assert len(told) > 5
    assert [game for game in told for each in LANGUAGES if not path_of(each, game).exists()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_sentences_to_read(language: str) -> None:
    assert len(list(composed(language))) >= LEAST_READ
