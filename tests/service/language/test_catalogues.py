"""Word files split into entries, and variables filled equally with and without Fluent."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse

import engine
from service.language import catalogues
from service.language.blanks import Change, Fact, Own
from service.language.catalogues import Wordbook
from service.language.fluent_sentences import Sentences
from service.language.languages import LANGUAGES

FACTS: list[Fact] = [
    "Ana",
    "کورش",
    "",
    " a\u2068b\u2069 ",
    "\u2068\u2069",
    Own("winter"),
    Own(""),
    Change(2),
    Change(-2),
    0,
    12345,
    -3,
    2.5,
]


def refuse(complaint: str) -> None:
    raise AssertionError(complaint)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_cut_into_the_entries_that_fluent_reads(language: str) -> None:
    folder = catalogues.templates_folder() / "words" / language
    for path in folder.glob("*.ftl"):
        whole = parse(path.read_text(encoding="utf-8"))
        names = {ast.Message: "", ast.Term: "-"}
        read = {names[type(e)] + e.id.name: e for e in whole.body if type(e) in names}
        cut = catalogues.entries_of(path)
        assert cut.keys() == read.keys()
        for name, text in cut.items():
            (entry,) = parse(text).body
            entry.comment = read[name].comment = None
            assert entry.equals(read[name], ignored_fields=["span"]), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *engine.games()])
def test_a_plain_line_is_filled_as_by_fluent(language: str, game: str | None) -> None:
    book = catalogues.wordbook(language, game)
    fluent = Sentences(language, book.entries, refuse)
    lines = 0
    for name, text in book.entries.items():
        line = catalogues.line_of(text)
        if line is not None:
            lines += 1
            for fact in FACTS:
                facts = dict.fromkeys(line[1::2], fact)
                assert book.say(name, facts) == fluent.say(name, "", facts), name
                assert book.has(name)
    assert lines > 200


LINE = "key = { $who } has { $thing }"


@pytest.mark.parametrize(
    "facts",
    [{}, {"who": "Ana"}, {"who": "Ana", "thing": "x" * 3_000}, {"who": "Ana", "thing": "x"}],
)
def test_an_error_in_filling_is_reported_as_by_fluent(facts: dict[str, Fact]) -> None:
    said = Wordbook("en", {"key": LINE}).say("key", facts)
    fluent = Sentences("en", {"key": LINE}, refuse).say("key", "", facts)
    assert said is not None and fluent is not None
    assert said[0] == fluent[0]
    assert [*map(repr, said[1])] == [*map(repr, fluent[1])]
    assert bool(said[1]) == (facts.get("thing") != "x")


def test_an_entry_with_invalid_fluent_is_reported_on_use() -> None:
    with pytest.raises(AssertionError, match="not Fluent"):
        Sentences("en", {"key": "key = { $a"}, refuse).say("key", "", {})


def test_referenced_entries_are_included() -> None:
    entries = {"-a": "-a = winter", "b": "b = { -a } of { c.of }", "c": "c = x\n    .of = { -a }s"}
    book = Wordbook("en", entries)
    assert book.say("b", {}) == ("\u2068winter\u2069 of \u2068\u2068winter\u2069s\u2069", [])
    assert book.forms("c") == ["of"] and book.has("c.of") and not book.has("c.in")
    assert book.say("-a", {}) is None and book.say("c.in", {}) is None
