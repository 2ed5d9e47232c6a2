"""Every sentence that has a blank, put together with real names, cards and numbers.

A message by itself reads well and its sentence may not: «به جنگ جنگ رفت» came of a message that
said "went to war with { $event }" and an event called War. What is composed here stands in
tests/words/sentences/, to be read as a native would; `python -m tests.composed fa` prints it.
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
DEEPEST = 3  # facts may hold facts: a gain holds who is expelled

NUMBERS = ("score",)  # though there are words for things called so
LIKELY = tomllib.loads((FOLDER / "likely.toml").read_text(encoding="utf-8"))["likely"]
NO_THINGS = ("action", "ask", "event", "line", "option", "place", "prompt", "row", "sum")
# What fills a blank that no word of a game fills: people, titles, dates, commands.
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


# --- which sentences ---------------------------------------------------------------------------


def own(language: str, game: str | None) -> list[str]:
    """The keys of a game that the site, or an edition's family, does not say in the very same way.

    A sentence with a card in it is an edition's own when the card's name is.
    """
    if game is None:
        return list(book(language, None))
    shared, mine = book(language, _plainest(game)), book(language, game)
    return [key for key in mine if key not in shared or not mine[key].equals(shared[key])]


def _plainest(game: str) -> str | None:
    """The edition that speaks its family's words and none of its own; None for that one itself."""
    family = engine.games()[game].family
    editions = [each for each, of in engine.games().items() if of.family == family]
    plainest = min(editions, key=lambda each: len(catalogues.files("en", each)))
    return plainest if plainest != game else None


# --- filling the blanks ---------------------------------------------------------------------------


class Composer:
    """Fills the blanks of one language and game with its own words."""

    def __init__(self, language: str, game: str | None) -> None:
        self.is_site = game is None
        self.language, self.game = language, game
        self.say = words.speaker(language, game)
        self.book = book(language, game)
        self.things = {} if self.is_site else _things_of(self.book)

    def sentences(self, key: str) -> list[str]:
        """The message in every variant that one selector at a time brings about, and with ones."""
        found = blanks(self.book[key])
        chosen: list[dict[str, Any]] = [{}]
        chosen += [{name: each} for name in sorted(found.choices) for each in choices(found, name)]
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
        """Fluent variables for all blanks; `chosen` says which variant of a selector is meant."""
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
        """What one fact of the engine gives: `x_seat` also `x_seat_is`, `card` also `card_id`."""
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
        return {name: self._plain(name, found)}

    def _plain(self, name: str, found: Blanks) -> Any:
        named = [each for each in choices(found, name) if each not in ("one", "other")]
        if named and not named[0].isdecimal():
            return named[0]
        return FILLED.get(name, MANY)

    def _people(self, stem: str, noun: str, how: str | None, few: bool) -> dict[str, Any]:
        """One seat, or several; a council lies between two of them."""
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
        """A word or a list of two; another message has other words, so that all are read."""
        drawn = self._drawn(key, stem, ids)
        first = wanted if wanted in ids else drawn[0]
        if not several:
            return {stem: self._word(kind, first, depth), f"{stem}_id": wanted or first}
        listed = [self.say.listed(kind, self._word(kind, each, depth)) for each in drawn[:2]]
        return {stem: self.say.join(listed), f"{stem}_count": len(listed)}

    def _form(self, key: str, stem: str, form: str, ids: list[str]) -> dict[str, Any]:
        """`region_in`, or `dice_ins` of two dice, where a message asks for that form alone."""
        kind, drawn = stem.rpartition("_")[2], self._drawn(key, stem, ids)
        several = not self._ids(kind)
        word = self.say.facts({stem: drawn[:2] if several else drawn[0]}, NAMES)[stem]
        return {stem: word, f"{stem}_{form}": Word(getattr(word, "forms", {}).get(form, word))}

    def _drawn(self, key: str, stem: str, ids: list[str]) -> list[str]:
        """The things in an order that is another for every message, the likely ones first."""
        given = self._likely(key, stem)
        given = [given] if isinstance(given, str) else given or ()
        first = [each.removeprefix("#") for each in given]
        drawn = sorted(ids, key=lambda each: crc32(f"{key} {stem} {each}".encode()))
        return [each for each in first if each in ids] + drawn

    def _likely(self, key: str, blank: str) -> Any:
        """What the file of likely things says of that blank; None where it says nothing."""
        fitting = [
            each["with"][blank]
            for each in LIKELY
            if self.game in each.get("games", [None])
            and blank in each["with"]
            and re.fullmatch(each["keys"], key)
        ]
        return fitting[-1] if fitting else None

    def _given(self, value: Any) -> Any:
        """What a value of that file stands for."""
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
        """`card-m6` in words; a thing with blanks of its own is put together first."""
        key = f"{kind}-{identity}"
        if "." in key:
            return self.say(key)
        found = blanks(self.book[key])
        if not found.names:
            return self.say.noun(kind, identity)
        facts = self._facts(key, found, {}, depth + 1) if depth < DEEPEST else {}
        return self.say(key, **dict.fromkeys(found.names, MANY) | facts)

    def _ids(self, noun: str) -> list[str]:
        """The things called by `noun-`."""
        return [] if noun in NO_THINGS else self.things.get(noun, [])


def _things_of(keys: Iterable[str]) -> dict[str, list[str]]:
    """Noun -> ids of its things, and nothing that is said of them: `card-m6-effect`."""
    found: dict[str, list[str]] = {}
    for key in keys:
        noun, _, identity = key.rpartition("-")
        if noun and identity and identity != "none":
            found.setdefault(noun, []).append(identity)
    return found


def is_thing(value: Any) -> bool:
    """Whether a likely value names a thing, or several, by its id."""
    first = value[0] if isinstance(value, list) else value
    return isinstance(first, str) and first.startswith("#")


def is_plural(choice: str) -> bool:
    """Whether a selector that may be this is about a number."""
    return choice in ("one", "other") or choice.isdecimal()


def choices(found: Blanks, name: str) -> list[str]:
    """What a selector may be, in one order whatever the file's."""
    return sorted(found.choices.get(name, ()))


# --- the files that are read ----------------------------------------------------------------------


def composed(language: str) -> Iterator[str]:
    """Of the site and of every game all that `sentences_of` has."""
    for game in (None, *engine.games()):
        yield from sentences_of(language, game)


@cache
def sentences_of(language: str, game: str | None) -> tuple[str, ...]:
    """`game key | sentence`, for every message with a blank; without a game those of the site."""
    composer = Composer(language, game)
    keys = [key for key in sorted(own(language, game)) if blanks(composer.book[key]).names]
    return tuple(
        f"{game or 'site'} {key} | {sentence}"
        for key in keys
        for sentence in composer.sentences(key)
    )


def read_of() -> list[str | None]:
    """Whose sentences are read by a native: the site's, and those of the games of the engine."""
    return [None, *(game.id for game in of_the_engine())]


def path_of(language: str, game: str | None) -> Path:
    """Where these sentences stand."""
    return FOLDER / "sentences" / f"{game or 'site'}.{language}.txt"


def whole(language: str, game: str | None) -> str:
    """All of them, a line each."""
    return "".join(f"{line}\n" for line in sentences_of(language, game))


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in composed(sys.argv[1]))
