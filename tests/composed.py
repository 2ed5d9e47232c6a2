"""Composed sentences: every message with variables, filled with real names, cards and numbers.

A message alone may read well while its sentence does not: «به جنگ جنگ رفت» came from "went to war
with { $event }" and an event named War. The sentences are stored in tests/words/sentences/ for
native readers; `python -m tests.composed fa` prints them.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import engine
from engine.log import singular
from service.language import catalogues, words
from service.language.languages import unmarked
from service.language.words import Word
from tests.fluent_files import Blanks, blanks, book
from tests.tables import of_the_engine

FOLDER = Path(__file__).parent / "words"
NAMES = ["Ana", "Béla", "سیروس", "Dara", "Emma", "Farid"]
MANY, ONE = 7, 1
WORDING = "wording_id"  # chooses one of several wordings; each is read with every variant
DEEPEST = 3  # facts may contain facts: a gain contains the citizen expelled

NUMBERS = ("score", "ways")  # although there are words of this name
LIKELY = tomllib.loads((FOLDER / "likely.toml").read_text(encoding="utf-8"))["likely"]
NO_THINGS = ("action", "ask", "event", "line", "option", "place", "prompt", "row", "sum")
# Values for variables that no word of a game fills: people, titles, dates, commands.
FILLED = {
    "name": "Béla",
    "names": "Béla",
    "host": "Béla",
    "who": "Béla",
    "former": "Dara",
    "players": "Ana, Béla",
    "winners": "Béla",
    "leads": "Béla",
    "title": "Condottiere",
    "game": "Troyes",
    "match": "vf37ouoqjucq",
    "address": "bela@mail.example",
    "url": "https://play.example",
    "file": "game.json",
    "folder": "/srv/staffetta",
    "server": "mail.example",
    "reply": "250 Ok: queued",
    "commitment": "9f86d081884c7d65",
    "command": "staffetta doctor",
    "offset": "+01:00",
    "clock": "18:30",
    "when": "18:30",
    "deadline": "18:30",
    "day": "24 March 2026",
    "zone": "Budapest",
    "since": "24 March 2026",
    "takes": "m1, m2",
    "player": "Béla",
}


# --- the messages to compose -------------------------------------------------------------------


def own(language: str, game: str | None) -> list[str]:
    """Return the keys of a game's messages that differ from those of its family and of the site.

    A sentence with a card in it belongs to an edition if the card's name does.
    """
    if game is None:
        return list(book(language, None))
    shared, mine = book(language, _plainest(game)), book(language, game)
    return [key for key in mine if key not in shared or not mine[key].equals(shared[key])]


def _plainest(game: str) -> str | None:
    """Return the family's edition with the fewest word files; None if it is `game` itself."""
    family = engine.games()[game].family
    editions = [each for each, of in engine.games().items() if of.family == family]
    plainest = min(editions, key=lambda each: len(catalogues.files("en", each)))
    return plainest if plainest != game else None


# --- filling variables ----------------------------------------------------------------------------


class Composer:
    """Fills the variables of one language and game with its words."""

    def __init__(self, language: str, game: str | None) -> None:
        self.is_site = game is None
        self.language, self.game = language, game
        self.say = words.speaker(language, game)
        self.book = book(language, game)
        self.things = {} if self.is_site else _things_of(self.book)

    def sentences(self, key: str) -> list[str]:
        """Return the message with each variant of each selector, and also with 1 as each number."""
        found = blanks(self.book[key])
        chosen: list[dict[str, Any]] = [{}]
        chosen += [{name: each} for name in sorted(found.choices) for each in choices(found, name)]
        wordings = choices(found, WORDING)
        chosen = [each | {WORDING: word} for each in chosen for word in wordings] or chosen
        facts = [self._facts(key, found, each) for each in chosen]
        numbers = [name for name, value in facts[0].items() if value == MANY]
        if numbers:
            facts.append(facts[0] | dict.fromkeys(numbers, ONE))
        return list(dict.fromkeys(self._said(key, each) for each in facts))

    def _said(self, key: str, facts: dict[str, Any]) -> str:
        return unmarked(self.say(key, **facts)).replace("\n", " / ")

    def _facts(
        self, key: str, found: Blanks, chosen: dict[str, str], depth: int = 0
    ) -> dict[str, Any]:
        """Return Fluent variables for the message; `chosen` sets the variants of selectors."""
        filled: dict[str, Any] = {}
        for name in sorted(found.names):
            if name not in filled:
                filled |= self._fact(key, name, found, chosen, depth)
        numbers = {"one": ONE, "other": MANY}
        for name, choice in chosen.items():
            if name in filled and not name.endswith(("_is", "_id")):
                filled[name] = int(choice) if choice.isdecimal() else numbers.get(choice, choice)
        return filled

    def _fact(
        self, key: str, name: str, found: Blanks, chosen: dict[str, str], depth: int
    ) -> dict[str, Any]:
        """Return a fact's value and the variables that belong to it, as `card_id` to `card`."""
        stem = name
        for tail in ("_is", "_count", "_others", "_id"):
            stem = stem.removesuffix(tail)
        noun = stem.rpartition("_")[2]
        if noun in ("seat", "seats"):
            few = chosen.get(f"{stem}_count") in ("one", "1")
            return self._people(stem, noun, chosen.get(f"{stem}_is"), few)
        given = self._likely(key, stem)
        if given is not None and not is_thing(given):
            return {name: self._given(given)}
        if name in FILLED and self.is_site:
            return {name: FILLED[name]}
        if name in NUMBERS or (choices(found, name) and all(map(is_plural, choices(found, name)))):
            return {name: MANY}
        for kind, wanted in ((noun, chosen.get(f"{stem}_id")), (singular(noun), None)):
            if ids := self._ids(kind):
                several = kind != noun
                return self._things(key, stem, kind, ids, wanted, several, depth)
        stem, form = stem.rpartition("_")[::2]
        kind = stem.rpartition("_")[2]
        if stem and (ids := self._ids(kind) or self._ids(singular(kind))):
            return self._form(key, stem, form, ids)
        return {name: chosen[name] if name in chosen else self._plain(name, found)}

    def _plain(self, name: str, found: Blanks) -> Any:
        named = [each for each in choices(found, name) if each not in ("one", "other")]
        if named and not named[0].isdecimal():
            return named[0]
        return FILLED.get(name, MANY)

    def _people(self, stem: str, noun: str, how: str | None, few: bool) -> dict[str, Any]:
        """Return the variables for one seat or several; `how` is who they are, such as "you".

        A council has two seats.
        """
        reader = 0 if how in ("you", "among") else None
        if noun == "seat":
            one = {"you": 0, "none": None}.get(how or "", 1)
            return self.say.facts({stem: one}, NAMES, reader)
        most = 2 if stem.endswith("council_seats") else 3
        several = {"you": [0], "among": [*range(most)], "none": []}.get(how or "", [1, 2])
        return self.say.facts({stem: several[:1] if few else several}, NAMES, reader)

    def _things(
        self,
        key: str,
        stem: str,
        kind: str,
        ids: list[str],
        wanted: str | None,
        several: bool,
        depth: int,
    ) -> dict[str, Any]:
        """Return one thing, or a list of two; it depends on the message, so that all occur."""
        drawn = self._drawn(key, stem, ids)
        first = wanted if wanted in ids else drawn[0]
        if not several:
            return {stem: self._word(kind, first, depth), f"{stem}_id": wanted or first}
        listed = [self.say.listed(kind, self._word(kind, each, depth)) for each in drawn[:2]]
        return {stem: self.say.join(listed), f"{stem}_count": len(listed)}

    def _form(self, key: str, stem: str, form: str, ids: list[str]) -> dict[str, Any]:
        """Return a word and its grammatical form, such as `region` and `region_in`."""
        kind, drawn = stem.rpartition("_")[2], self._drawn(key, stem, ids)
        several = not self._ids(kind)
        word = self.say.facts({stem: drawn[:2] if several else drawn[0]}, NAMES)[stem]
        return {stem: word, f"{stem}_{form}": Word(getattr(word, "forms", {}).get(form, word))}

    def _drawn(self, key: str, stem: str, ids: list[str]) -> list[str]:
        """Return `ids` in an order specific to the message, after those from likely.toml."""
        given = self._likely(key, stem)
        given = [given] if isinstance(given, str) else given or ()
        first = [each.removeprefix("#") for each in given]
        drawn = sorted(ids, key=lambda each: crc32(f"{key} {stem} {each}".encode()))
        return [each for each in first if each in ids] + drawn

    def _likely(self, key: str, blank: str) -> Any:
        """Return the value that likely.toml gives a message's variable, or None."""
        fitting = [
            each["with"][blank]
            for each in LIKELY
            if self.game in each.get("games", [None])
            and blank in each["with"]
            and re.fullmatch(each["keys"], key)
        ]
        return fitting[-1] if fitting else None

    def _given(self, value: Any) -> Any:
        """Return the fact for a value of likely.toml."""
        if isinstance(value, list):
            return self.say.facts({"seats": [1, 2], "totals": value}, NAMES)["totals"]
        if not isinstance(value, str) or not value.startswith("="):
            return value
        game, _, key = value.removeprefix("=").rpartition(":")
        if game:
            return words.speaker(self.language, game)(key)
        kind, _, identity = key.partition("-")
        return self._word(kind, identity, DEEPEST - 1)

    def _word(self, kind: str, identity: str, depth: int) -> Any:
        """Return the word for `card-m6`; its variables are filled first, if it has any."""
        key = f"{kind}-{identity}"
        if "." in key:
            return self.say(key)
        found = blanks(self.book[key])
        if not found.names:
            return self.say.noun(kind, identity)
        facts = self._facts(key, found, {}, depth + 1) if depth < DEEPEST else {}
        return self.say(key, **dict.fromkeys(found.names, MANY) | facts)

    def _ids(self, noun: str) -> list[str]:
        """Return the ids of things named `noun-...`."""
        return [] if noun in NO_THINGS else self.things.get(noun, [])


def _things_of(keys: Iterable[str]) -> dict[str, list[str]]:
    """Return the ids of things by noun, without texts about things such as `card-m6-effect`."""
    found: dict[str, list[str]] = {}
    for key in keys:
        noun, _, identity = key.rpartition("-")
        if noun and identity and identity != "none":
            found.setdefault(noun, []).append(identity)
    return found


def is_thing(value: Any) -> bool:
    """True if a value of likely.toml is the id of a thing, or a list of ids."""
    first = value[0] if isinstance(value, list) else value
    return isinstance(first, str) and first.startswith("#")


def is_plural(choice: str) -> bool:
    """True if a selector with this variant chooses by a number."""
    return choice in ("one", "other") or choice.isdecimal()


def choices(found: Blanks, name: str) -> list[str]:
    """Return the variants of the selector `name`, sorted."""
    return sorted(found.choices.get(name, ()))


# --- the files for readers ------------------------------------------------------------------------


def composed(language: str) -> Iterator[str]:
    """Yield the sentences of the site and of every game."""
    for game in (None, *engine.games()):
        yield from sentences_of(language, game)


@cache
def sentences_of(language: str, game: str | None) -> tuple[str, ...]:
    """Return `game key | sentence` for every message with variables, of a game or of the site."""
    composer = Composer(language, game)
    keys = [key for key in sorted(own(language, game)) if blanks(composer.book[key]).names]
    return tuple(
        f"{game or 'site'} {key} | {sentence}"
        for key in keys
        for sentence in composer.sentences(key)
    )


def read_of() -> list[str | None]:
    """Return the games whose sentences native readers read, and None for the site."""
    return [None, *(game.id for game in of_the_engine())]


def path_of(language: str, game: str | None) -> Path:
    """Return the path of the file with a language's sentences of a game, or of the site."""
    return FOLDER / "sentences" / f"{game or 'site'}.{language}.txt"


def whole(language: str, game: str | None) -> str:
    """Return the content of that file: one sentence on each line."""
    return "".join(f"{line}\n" for line in sentences_of(language, game))


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in composed(sys.argv[1]))
