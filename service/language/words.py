"""Messages in one language, with the engine's facts put into words."""

import json
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from engine.log import singular
from service.language.blanks import Change, Fact, Own, foreign
from service.language.catalogues import Wordbook, complain, wordbook
from service.language.languages import (
    ANDS,
    COMMAS,
    DIRECTIONS,
    SEMICOLONS,
    isolated,
    known_language,
    on_one_line,
    spell,
    unmarked,
)

if TYPE_CHECKING:
    from engine.game import AnyGame


def speaker(language: str | None, game: "AnyGame | str | None" = None) -> "Speaker":
    """Return the cached speaker of a language, with the words of `game`, a game or its id."""
    identity = game if game is None or isinstance(game, str) else game.id
    return _speaker(known_language(language), identity)


@cache
def _speaker(language: str, game_id: str | None) -> "Speaker":
    fallback = None if language == "en" else _speaker("en", game_id)
    return Speaker(language, wordbook(language, game_id), fallback)


MOST_KEPT = 8192  # cached messages of one speaker


@lru_cache(maxsize=64)
def _calling(say: "Speaker", typed: str) -> "Speaker":
    """Return `say.called(...)` for names typed as JSON, cached for all readers of a match."""
    return say.called(json.loads(typed))


class Word(Own):
    """Words of the reader's language; outside text in them is already isolated.

    A word for an id has the grammatical forms of its language: `.acc` for Sienát.
    """

    forms: Mapping[str, str] = {}


# Types whose equal values always read alike, so that messages can be cached by them.
PLAIN = frozenset({str, int, float, bool, type(None), Word})


class Speaker:
    """A localizer: it fills the messages of one language, for one game or for the site.

    Messages have isolates (U+2068, U+2069) around names and other outside text, but not around our
    own words and numbers. They suit pages and both parts of a letter. Use `plain` for subjects,
    file names and other single lines. Nothing is escaped: templates do that.
    """

    def __init__(self, language: str, book: Wordbook, fallback: "Speaker | None" = None) -> None:
        self.language = language
        self.direction = DIRECTIONS[language]
        self._book = book
        self._fallback = fallback
        self._nouns: dict[str, str] = {}
        self._said: dict[str, Word] = {}  # messages without facts, which are most of a page
        self._filled_before: dict[Any, str] = {}  # cache of messages with facts

    def __call__(self, key: str, /, **facts: Any) -> Word:
        if facts:
            return self._again(key, facts)
        if key not in self._said:
            if not self.has(key):
                return self._filled(key, facts)
            self._said[key] = self._filled(key, facts)
        return self._said[key]

    def _again(self, key: str, facts: Mapping[str, Any]) -> Word:
        """Fill a message, or take it from the cache: two thirds of a page's messages repeat."""
        kinds = (*map(type, facts.values()),)
        if not PLAIN.issuperset(kinds):
            return self._filled(key, facts)
        about = (key, kinds, *facts.items(), *(_forms(facts) if Word in kinds else ()))
        found = self._filled_before.get(about)
        if found is None:
            found = str(self._filled(key, facts))
            if len(self._filled_before) >= MOST_KEPT:
                self._filled_before.clear()
            self._filled_before[about] = found
        return Word(found)  # callers may set its forms

    def _filled(self, key: str, facts: Mapping[str, Any]) -> Word:
        filled: dict[str, Fact] = {}
        for name, value in facts.items():
            spoken = self._fact(value)
            filled[name] = Change(value) if name == "delta" and type(value) is int else spoken
            if isinstance(value, Word):
                for form, word in value.forms.items():
                    filled[f"{name}_{form}"] = Own(word)
        said = self._book.say(key, filled)
        if said is None:
            complain(f"{self.language} {key}: no such words")
            return self._fallback(key, **facts) if self._fallback else Word(key)
        text, errors = said
        if errors:
            complain(f"{self.language} {key}: {errors[0]}")
        return Word(text)

    def has(self, key: str) -> bool:
        return self._book.has(key)

    def calling(self, typed: Mapping[str, Any]) -> "Speaker":
        """Return a cached speaker with these names for things; `typed` is as in `called`."""
        if not typed:  # most readers share this speaker and its cache
            return self
        return _calling(self, json.dumps(typed))

    def naming(self, names: Sequence[str]) -> "Speaker":
        """Return a speaker with the players' names as its words `player-1` and so on.

        Empty names are left out.
        """
        known = {f"player-{seat}": name for seat, name in enumerate(names, 1) if name}
        return self.called(known) if known else self

    def called(self, typed: Mapping[str, Any]) -> "Speaker":
        """Return a new speaker that uses other names; `typed` maps keys such as `card-s09` to them.

        A name is a text that somebody typed, or a map of facts to put into words.
        """
        other = copy(self)
        named = {
            key: name if isinstance(name, str) else self._thing(key.split("-")[0], name, (), None)
            for key, name in typed.items()
        }
        other._nouns = {**self._nouns, **named}  # noqa: SLF001, its own copy
        return other

    def number(self, number: int | float) -> str:
        return spell(number, self.language)

    def join(self, items: Iterable[Any]) -> Word:
        """Return a list, `Ana, Béla and Cyrus`: names are isolated, our own words are not."""
        texts = [self._item(item) for item in items]
        commas = COMMAS[self.language].join(texts[:-1])
        return Word(ANDS[self.language].join(part for part in (commas, *texts[-1:]) if part))

    def series(self, items: Iterable[str]) -> Word:
        """Return `One thing; another`, for our own words, which may contain commas."""
        return Word(SEMICOLONS[self.language].join(items))

    def plain(self, text: str) -> str:
        """Return one line without isolates that starts in the reader's direction."""
        return on_one_line(text, self.language)

    # --- facts of the engine ---

    def told(
        self, event: Mapping[str, Any], names: Sequence[str], reader_seat: int | None = None
    ) -> str:
        """Return the sentence for an event or digest line.

        `reader_seat` is the reader's seat, or None for a spectator.
        """
        what = "line" if event.get("in_short") else "event"
        return self(f"{what}-{event['kind']}", **self.facts(event, names, reader_seat))

    def facts(
        self, facts: Mapping[str, Any], names: Sequence[str], reader_seat: int | None = None
    ) -> dict[str, Any]:
        """Return the engine's facts (ids, numbers) as Fluent variables (words, numbers).

        - `x_seat=2` gives `x_seat` (the name) and `x_seat_is` (you, other, none).
        - `seats=[..]` gives `seats`, `seats_is` (you, among, other, none), `seats_count`, and
          `seats_others` without the reader. Numbers in a list beside it get names: "Ana 3, Béla 5".
        - `x_card="m6"` gives `x_card`, and its id as `x_card_id` for selectors.
        - `cards=[..]` gives `cards` and `cards_count`.
        - Each attribute of a noun is a variable: `.acc` of a card gives `x_card_acc`.
        - `gains=[{"kind": "points", ..}]` is shown fact by fact, each by its message `gain-points`.
        """
        filled: dict[str, Any] = {}
        for name, value in facts.items():
            noun = name.rpartition("_")[2]
            if noun in ("seat", "seats"):
                filled.update(self._people(name, value, names, reader_seat))
            elif isinstance(value, (list, tuple)):
                people = [unmarked(names[seat]) for seat in facts.get("seats", ())]
                kind = singular(noun)
                things = [self._thing(kind, one, names, reader_seat) for one in value]
                filled[name] = self._list([self.listed(kind, one) for one in things], people)
                filled[f"{name}_count"] = len(value)
            elif isinstance(value, str):
                thing = self._thing(noun, value, names, reader_seat)
                filled |= {name: thing, f"{name}_id": value}
            elif isinstance(value, dict):
                filled[name] = self._thing(noun, value, names, reader_seat)
            else:
                filled[name] = value
        return filled

    def listed(self, noun: str, thing: Any) -> Any:
        """Return the thing as an item of a list; in Persian, made-up names are in quotes."""
        key = f"listed-{noun}"
        return self(key, **{noun: thing}) if self.has(key) else thing

    def _list(self, things: Sequence[Any], people: Sequence[str]) -> Word:
        """Join words, with `2 × Mercenary 1` for repeats; or numbers, each after its person's name.

        The list has the grammatical forms that all its words have: `.ins` for several dice.
        """
        if all(isinstance(thing, int) for thing in things):
            if len(things) != len(people):
                return self.join(things)
            pairs = zip(people, things, strict=True)
            return self.join(
                Word(f"{isolated(who)} {self.number(number)}") for who, number in pairs
            )
        listed = self._counted(things)
        shared = set.intersection(*(set(getattr(thing, "forms", ())) for thing in things))
        listed.forms = {
            form: self._counted([thing.forms[form] for thing in things]) for form in shared
        }
        return listed

    def _counted(self, things: Sequence[Any]) -> Word:
        return self.join(
            Word(f"{self.number(count)} × {thing}") if count > 1 else thing
            for thing, count in Counter(things).items()
        )

    def _thing(self, noun: str, value: Any, names: Sequence[str], reader: int | None) -> Any:
        """Return the word for an id, or for a map of facts with a `kind`.

        An id may begin with an owner. `2:y5` is the y5 of seat 2. In `g:y5` the owner is `g`, named
        by the message `whose-g`. A value that is neither an id nor a map is returned as it is.
        """
        if isinstance(value, dict):
            facts = self.facts(value, names, reader)
            said = self(f"{noun}-{value['kind']}", **facts)
            return facts["seat"] if said == facts.get("seat") else said  # a name, not our word
        if not isinstance(value, str):
            return value
        whose, _, identity = value.rpartition(":")
        thing = self.noun(noun, identity)
        if not whose:
            return thing
        is_seat = whose in map(str, range(len(names)))
        who = unmarked(names[int(whose)]) if is_seat else self.noun("whose", whose)
        owned = self("whose", thing=thing, who=who)
        forms = getattr(thing, "forms", {})
        owned.forms = {form: self("whose", thing=word, who=who) for form, word in forms.items()}
        return owned

    def noun(self, noun: str, identity: Any) -> Any:
        """Return an id's word with its forms, or the id if it has none: `noun("card", "m6")`."""
        if not isinstance(identity, str):
            return identity
        key = f"{noun}-{identity}"
        if key not in self._nouns:
            if not self.has(key):
                return identity
            word = Word(self(key))
            word.forms = {form: self(f"{key}.{form}") for form in self._book.forms(key)}
            self._nouns[key] = word
        return self._nouns[key]

    def _people(
        self, name: str, value: Any, names: Sequence[str], reader: int | None
    ) -> dict[str, Any]:
        if value is None:
            return {name: "", f"{name}_is": "none"}
        if isinstance(value, int):
            return {
                name: unmarked(names[value]),
                f"{name}_is": "you" if value == reader else "other",
            }
        others = [unmarked(names[seat]) for seat in value if seat != reader]
        return {
            name: self.join(unmarked(names[seat]) for seat in value),
            f"{name}_is": _how_addressed(value, reader),
            f"{name}_count": len(value),
            f"{name}_others": self.join(others),
        }

    def _fact(self, value: Any) -> Fact:
        """Convert a value to one that can fill a placeholder."""
        if isinstance(value, Own):
            return value
        if isinstance(value, str):
            return foreign(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (int, float)):
            return value
        if value is None:
            return "none"
        return self.join(value) if isinstance(value, (list, tuple)) else str(value)

    def _item(self, item: Any) -> str:
        if isinstance(item, (int, float)):
            return self.number(item)
        return item if isinstance(item, Word) else isolated(item)


def _forms(facts: Mapping[str, Any]) -> list[Hashable]:
    """Return the grammatical forms of those facts that have any, as part of a cache key."""
    return [
        (name, *value.forms.items())
        for name, value in facts.items()
        if type(value) is Word and value.forms
    ]


def _how_addressed(seats: Sequence[int], reader: int | None) -> str:
    if not seats:
        return "none"
    if reader not in seats:
        return "other"
    return "you" if len(seats) == 1 else "among"
