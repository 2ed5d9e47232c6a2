"""The meanings of the words of a reply: words of the notation, commands, or nothing.

The words come from templates/words/replies.toml, and from the game's own words for its cards and
places. All languages are read at once, as people answer in any of them.
"""

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Any

import msgspec

from service.language.catalogues import templates_folder, wordbook
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.replies.folding import is_one_typo_away, key, words

LONGEST_PHRASE = 6  # words
MOST_WORDS, MOST_READINGS = 40, 64  # of one line
SHORTEST_MISSPELT = 4  # letters of a word that may have a typo


class Words(msgspec.Struct, frozen=True):
    """The file templates/words/replies.toml: each word's forms by language."""

    commands: dict[str, dict[str, list[str]]]
    say: dict[str, list[str]]
    to: dict[str, list[str]]
    everybody: dict[str, list[str]]
    words: dict[str, dict[str, list[str]]]
    fillers: dict[str, list[str]]
    numbers: dict[str, dict[str, list[str]]]
    endings: dict[str, list[str]]
    greetings: dict[str, list[str]]
    closings: dict[str, list[str]]


@cache
def the_words() -> Words:
    """Return the words of replies, read once."""
    path = templates_folder() / "words" / "replies.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Words)


def keys_of(forms: Mapping[str, Iterable[str]]) -> frozenset[str]:
    """Return the keys of a word's forms in all languages."""
    return frozenset(key(each) for language in LANGUAGES for each in forms.get(language, ()))


@cache
def commands() -> dict[str, frozenset[str]]:
    """Return the keys of each command."""
    return {name: keys_of(forms) for name, forms in the_words().commands.items()}


def examples(language: str) -> list[tuple[str, str]]:
    """Return the commands that a letter explains, each with its word in a language."""
    table = the_words()
    said = f"{table.say[language][0]} …"
    words = [(name, table.commands[name][language][0]) for name in ("undo", "status", "help")]
    return [("move", "#2"), *words[:2], ("say", said), words[2]]


@cache
def verbs() -> frozenset[str]:
    """Return the keys of all words of the notation and commands, in all games."""
    table = the_words()
    known = {**table.words, **table.commands, "say": table.say}
    return frozenset().union(*map(keys_of, known.values())) | {key(word) for word in table.words}


@cache
def fillers() -> frozenset[str]:
    """Return the keys of words that change nothing."""
    return keys_of(the_words().fillers)


@dataclass(frozen=True)
class Lexicon:
    """The words that one game's lines may have: sets of words of its notation, by key."""

    meanings: Mapping[str, frozenset[str]]

    def with_names(self, names: Iterable[tuple[str, str]]) -> "Lexicon":
        """Return a lexicon that also knows these pairs of a text and a word of the notation."""
        meanings = dict(self.meanings)
        for text, word in names:
            if found := key(text):
                meanings[found] = meanings.get(found, frozenset()) | {word}
        return Lexicon(meanings)

    def readings(self, line: str, misspelt: Collection[str] = ()) -> set[tuple[str, ...]]:
        """Return the meanings of a line, each as words of the notation.

        A word of `misspelt` may have one typo. The set is empty if a word is unknown.
        """
        said = words(line)
        if len(said) > MOST_WORDS:
            return set()
        # For each place in the line, the readings of the rest.
        rests: list[set[tuple[str, ...]]] = [set() for _ in said]
        rests.append({()})
        for place in range(len(said) - 1, -1, -1):
            for length in range(1, min(LONGEST_PHRASE, len(said) - place) + 1):
                meant = self._meanings(said[place : place + length], misspelt)
                for word, rest in product(meant, rests[place + length]):
                    rests[place].add((word, *rest) if word else rest)
            if len(rests[place]) > MOST_READINGS:
                return set()
        return rests[0] - {()}

    def _meanings(self, phrase: list[str], misspelt: Collection[str]) -> frozenset[str]:
        """Return the meanings of some words together; "" for one that changes nothing."""
        typed = "".join(phrase).replace("-", "")
        meant = self.meanings.get(typed, frozenset())
        if len(phrase) > 1:
            return meant
        if typed in fillers():
            meant |= {""}
        return meant or self._nearly(typed, misspelt)

    def _nearly(self, typed: str, misspelt: Collection[str]) -> frozenset[str]:
        """Return the meanings of a misspelt word."""
        if len(typed) < SHORTEST_MISSPELT or not typed.isalpha():
            return frozenset()
        near = (
            each
            for each in misspelt
            if is_one_typo_away(typed, each)
            # One letter denies a Persian verb: نمی‌سوزانم, نسوزان.
            and not (typed[0] == "ن" and each[0] != "ن")
        )
        return frozenset().union(*(self.meanings[each] for each in near))

    def spellings(self, meant: Collection[str]) -> set[str]:
        """Return the keys that can mean one of these words and are long enough for a typo."""
        wanted = set(meant)
        return {
            each
            for each, meanings in self.meanings.items()
            if len(each) >= SHORTEST_MISSPELT and meanings & wanted
        }


@lru_cache(maxsize=64)
def of_game(game_id: str, nouns: frozenset[str]) -> Lexicon:
    """Return the words of a game's notation, and the names of its things of these nouns."""
    table = [(text, word) for word, forms in the_words().words.items() for text in _texts(forms)]
    table += [(word, word) for word in the_words().words]
    return Lexicon({}).with_names([*table, *_named(game_id, nouns)])


def _texts(forms: Mapping[str, Iterable[str]]) -> Iterator[str]:
    for language in LANGUAGES:
        yield from forms.get(language, ())


def _named(game_id: str, nouns: frozenset[str]) -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        say = speaker(language, game_id)
        for entry, text in wordbook(language, game_id).entries.items():
            noun, _, identity = entry.partition("-")
            if noun in nouns and "-" not in identity and "$" not in text:
                yield from names_of(say.noun(noun, identity), identity)


def names_of(thing: Any, identity: str) -> Iterator[tuple[str, str]]:
    """Yield the names of a thing: its id, its word with its forms and aliases, and its number.

    A card with its number in its word, such as the Mercenary 10, has it as a name: 10, ten, 10-es.
    """
    yield identity, identity
    for word in map(str, (thing, *getattr(thing, "forms", {}).values())):
        yield word, identity
        yield from ((alias, identity) for alias in _aliases().get(key(word), ()))
        number = identity.lstrip("abcdefghijklmnopqrstuvwxyz")
        if number.isdecimal() and number != identity and number in words(word):
            yield from ((text, identity) for text in _numbers(number))


@cache
def _aliases() -> dict[str, list[str]]:
    """Return the other names that people type for a thing, by the key of its word."""
    text = (templates_folder() / "words" / "glossary.toml").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for section in tomllib.loads(text).values():
        for entry in section.values():
            aliases = [each for several in entry.get("aliases", {}).values() for each in several]
            for language in LANGUAGES:
                found.setdefault(key(entry[language]), []).extend(aliases)
    return found


def _numbers(number: str) -> Iterator[str]:
    """Yield the ways to write a number: 10, 10-es, ten, tíz."""
    yield number
    yield from (number + ending for ending in _texts(the_words().endings))
    yield from _texts(the_words().numbers.get(number, {}))
