"""The words of site and games in three languages, from Fluent files; knows no rules, no clock."""

import logging
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentNumber, FluentType
from fluent.syntax import ast

import engine

LANGUAGES = ("en", "fa", "hu")
OWN_NAMES = {"en": "English", "fa": "فارسی", "hu": "magyar"}
DIRECTIONS = {"en": "ltr", "fa": "rtl", "hu": "ltr"}

# Read for every reader, in this order; a game's own files are laid over them.
SITE_FILES = ("site", "letters", "orders", "dates", "commands", "sheets", "score", "campaign")

# Names are isolated so that a Latin one does not tear a Persian line, nor the other way round.
ISOLATE, POP = "\u2068", "\u2069"
RIGHT_TO_LEFT_MARK = "\u200f"
_BIDI_CONTROLS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_PERSIAN_DIGITS = str.maketrans("0123456789,.", "۰۱۲۳۴۵۶۷۸۹٬٫")
# Marks that fence our own words and numbers while a sentence is put together: not characters of
# any text, and gone, with the isolates that Fluent sets round them, before anybody reads it.
_OWN, _UNOWN = "\ufdd0", "\ufdd1"
_FENCES = re.compile(f"{ISOLATE}?{_OWN}|{_UNOWN}{POP}?|{ISOLATE}{POP}")
_POINT = re.compile(r"\.(?=\d)")  # in an id, where the name of a message can have none
_FIRST_LETTER = re.compile(r"[^\W\d_]")
_RIGHT_TO_LEFT_LETTER = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")

# What the ids of a list are one by one.
_SINGULARS = {"dice": "die"}

# "Ana, Béla and Cyrus". Babel's Persian list has a comma before its "and", which nobody writes.
_COMMAS = {"en": ", ", "fa": "، ", "hu": ", "}
_SEMICOLONS = {"en": "; ", "fa": "؛ ", "hu": "; "}
_ANDS = {"en": " and ", "fa": " و ", "hu": " és "}

log = logging.getLogger(__name__)
_strict = False


class MissingWords(LookupError):
    """A key that no file has, or a blank that nobody filled: raised only in strict mode."""


def be_strict(strict: bool = True) -> None:
    """Let missing words raise (tests) instead of being logged and shown as well as can be."""
    global _strict
    _strict = strict


# --- which language -------------------------------------------------------------------------------


def known_language(tag: str | None) -> str:
    """The language we have for a tag like `fa-IR`; English for one that we do not have."""
    primary = re.split("[-_]", (tag or "").strip().lower(), maxsplit=1)[0]
    return primary if primary in LANGUAGES else "en"


def digits(text: str, language: str) -> str:
    """The text with its Latin digits replaced by the language's own."""
    return text.translate(_PERSIAN_DIGITS) if language == "fa" else text


def singular(noun: str) -> str:
    """`cards` is a list of what `card` is one of."""
    return _SINGULARS.get(noun) or noun.removesuffix("s")


def unmarked(text: str) -> str:
    """The text without isolates and embeddings, also without those smuggled into a name."""
    return text.translate(_BIDI_CONTROLS)


def spell(number: int | float, language: str) -> str:
    """A number as the language writes it, grouped by thousands."""
    text = (
        f"{abs(number):,}"
        if isinstance(number, int)
        else f"{abs(number):,.2f}".rstrip("0").rstrip(".")
    )
    if language == "hu":
        # Hungarian groups from five digits on, by a space that does not break.
        gap = "\u00a0" if abs(number) >= 10_000 else ""
        text = text.replace(",", gap).replace(".", ",")
    text = digits(text, language)
    if number < 0:
        # The left-to-right mark keeps the sign in front of Persian digits.
        text = ("\u200e\u2212" if language == "fa" else "\u2212") + text
    return text


# --- Fluent, with our own digits ------------------------------------------------------------------


class _Whole(FluentNumber, int):
    def format(self, locale: Locale) -> str:
        return f"{_OWN}{spell(int(self), locale.language)}{_UNOWN}"


class _Fraction(FluentNumber, float):
    def format(self, locale: Locale) -> str:
        return f"{_OWN}{spell(float(self), locale.language)}{_UNOWN}"


class _Ours(FluentType):
    def __init__(self, word: str) -> None:
        self.word = word

    def format(self, locale: Locale) -> str:
        return f"{_OWN}{self.word}{_UNOWN}"


class _Bundle(FluentBundle):
    """Fluent formats numbers through Babel, which never writes Persian digits and takes 20 µs."""

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str, list[Exception]]:
        errors: list[Exception] = []
        current = CurrentEnvironment(args=args or {})
        environment = ResolverEnvironment(context=self, current=current, errors=errors)
        try:
            return _FENCES.sub("", str(pattern(environment))), errors
        except ValueError as error:
            return "", [*errors, error]


# --- the speaker ----------------------------------------------------------------------------------


class Word(str):
    """Words of the reader's language, in which all foreign parts are isolated already.

    A word for an id has the forms that its language needs: `.acc` for Sienát.
    """

    forms: Mapping[str, str] = {}


class Speaker:
    """Says things in one language, with the words of one game or of the site alone.

    What it says holds U+2068 … U+2069 round names and whatever else comes from outside, but not
    round its own words and numbers. They belong in pages and in both parts of a letter; `plain` is
    for subjects, file names and other one-line places. It escapes nothing: templates do.
    """

    def __init__(self, language: str, bundle: _Bundle, fallback: "Speaker | None" = None) -> None:
        self.language = language
        self.direction = DIRECTIONS[language]
        self._bundle = bundle
        self._fallback = fallback
        self._nouns: dict[str, str] = {}

    def __call__(self, key: str, /, **facts: Any) -> Word:
        pattern = self._pattern(key)
        if pattern is None:
            _complain(f"{self.language} {key}: no such words")
            return self._fallback(key, **facts) if self._fallback else Word(key)
        filled: dict[str, Any] = {}
        for name, value in facts.items():
            filled[name] = self._fluent(value)
            if isinstance(value, Word):
                for form, word in value.forms.items():
                    filled[f"{name}_{form}"] = _Ours(word)
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            _complain(f"{self.language} {key}: {errors[0]}")
        return Word(text)

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def calling(self, typed: Mapping[str, str]) -> "Speaker":
        """One that calls these things (`card-s09`) as somebody typed them."""
        other = copy(self)
        other._nouns = {**self._nouns, **typed} if typed else self._nouns
        return other

    def number(self, number: int | float) -> str:
        return spell(number, self.language)

    def join(self, items: Iterable[Any]) -> Word:
        """`Ana, Béla and Cyrus`: names isolated, our own words not, numbers in our digits."""
        texts = [self._item(item) for item in items]
        commas = _COMMAS[self.language].join(texts[:-1])
        return Word(_ANDS[self.language].join(part for part in (commas, *texts[-1:]) if part))

    def series(self, items: Iterable[str]) -> Word:
        """`One thing; another`: our own words, which may hold commas themselves."""
        return Word(_SEMICOLONS[self.language].join(items))

    def plain(self, text: str) -> str:
        """One line without isolates, for a mail's subject; it starts in the reader's direction."""
        bare = unmarked(text)
        first = _FIRST_LETTER.search(bare)
        if self.direction == "rtl" and first and not _RIGHT_TO_LEFT_LETTER.match(first.group()):
            return RIGHT_TO_LEFT_MARK + bare
        return bare

    # --- facts of the engine ---

    def told(
        self, event: Mapping[str, Any], names: Sequence[str], reader_seat: int | None = None
    ) -> str:
        """One event as a sentence to the reader in `reader_seat`, or to a spectator."""
        return self(f"event-{event['kind']}", **self.facts(event, names, reader_seat))

    def facts(
        self, facts: Mapping[str, Any], names: Sequence[str], reader_seat: int | None = None
    ) -> dict[str, Any]:
        """Engine facts (ids and numbers) as Fluent variables (words and numbers).

        `x_seat=2` gives `x_seat` (the name) and `x_seat_is` (you, other, none).
        `seats=[..]` gives `seats`, `seats_is` (you, among, other, none), `seats_count`, and
        `seats_others` without the reader; a list of numbers beside it is told name by name.
        `x_card="m6"` gives `x_card`, and its id as `x_card_id` to select on; `cards=[..]` gives
        `cards` and `cards_count`. A word brings its forms along: `x_card_acc` for its `.acc`.
        """
        filled: dict[str, Any] = {}
        for name, value in facts.items():
            noun = name.rpartition("_")[2]
            if noun in ("seat", "seats"):
                filled.update(self._people(name, value, names, reader_seat))
            elif isinstance(value, (list, tuple)):
                people = [unmarked(names[seat]) for seat in facts.get("seats", ())]
                things = [self._thing(singular(noun), each, names) for each in value]
                filled[name] = self._list(things, people)
                filled[f"{name}_count"] = len(value)
            elif isinstance(value, str):
                filled |= {name: self._thing(noun, value, names), f"{name}_id": value}
            else:
                filled[name] = value
        return filled

    def _list(self, things: Sequence[Any], people: Sequence[str]) -> Word:
        """Words joined, `2 × Mercenary 1` for repeated ones; or numbers, each after its name."""
        if all(isinstance(thing, int) for thing in things):
            if len(things) != len(people):
                return self.join(things)
            pairs = zip(people, things, strict=True)
            return self.join(
                Word(f"{ISOLATE}{who}{POP} {self.number(number)}") for who, number in pairs
            )
        return self.join(
            Word(f"{self.number(count)} × {thing}") if count > 1 else thing
            for thing, count in Counter(things).items()
        )

    def _thing(self, noun: str, value: Any, names: Sequence[str]) -> Any:
        """The word for an id; `2:y5` is the y5 of seat 2, `g:y5` that of whoever `whose-g` is."""
        if not isinstance(value, str):
            return value
        whose, _, identity = value.rpartition(":")
        thing = self.noun(noun, identity)
        if not whose:
            return thing
        who = unmarked(names[int(whose)]) if whose.isdecimal() else self.noun("whose", whose)
        return self("whose", thing=thing, who=who)

    def noun(self, noun: str, identity: Any) -> Any:
        """`noun("card", "m6")`: its word with its forms, or the id itself where there is none."""
        if not isinstance(identity, str):
            return identity
        key = f"{noun}-{identity}"
        if key not in self._nouns:
            if not self.has(key):
                return identity
            word = self(key)
            attributes = self._bundle.get_message(_POINT.sub("_", key)).attributes
            word.forms = {form: self(f"{key}.{form}") for form in attributes}
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

    # --- looking up ---

    def _pattern(self, key: str) -> Pattern | None:
        """A message's value, or for `region-siena.in` its attribute; `space-B1.2` has none."""
        name, dot, attribute = _POINT.sub("_", key).partition(".")
        if not self._bundle.has_message(name):
            return None
        message: Message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if dot else message.value

    def _fluent(self, value: Any) -> Any:
        if isinstance(value, Word):
            return _Ours(value)
        if isinstance(value, str):
            return _FENCES.sub("", value) if _OWN in value or _UNOWN in value else value
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return _Whole(value)
        if isinstance(value, float):
            return _Fraction(value)
        if value is None:
            return "none"
        return _Ours(self.join(value)) if isinstance(value, (list, tuple)) else str(value)

    def _item(self, item: Any) -> str:
        if isinstance(item, (int, float)):
            return self.number(item)
        return item if isinstance(item, Word) else f"{ISOLATE}{item}{POP}"


def _how_addressed(seats: Sequence[int], reader: int | None) -> str:
    if not seats:
        return "none"
    if reader not in seats:
        return "other"
    return "you" if len(seats) == 1 else "among"


def _complain(message: str) -> None:
    if _strict:
        raise MissingWords(message)
    log.error("words: %s", message)


# --- files ----------------------------------------------------------------------------------------


def speaker(language: str | None, game: Any = None) -> Speaker:
    """The speaker of a language, with the words of a game given as its object or its id."""
    identity = getattr(game, "id", game)
    return _speaker(known_language(language), identity)


@cache
def _speaker(language: str, game_id: str | None) -> Speaker:
    bundle = _Bundle([language], use_isolating=True)
    for path in files(language, game_id):
        bundle.add_resource(_resource(path), allow_overrides=True)
    return Speaker(language, bundle, None if language == "en" else _speaker("en", game_id))


def files(language: str, game_id: str | None = None) -> list[Path]:
    """The Fluent files of a language, the general ones first, for the site or for one game."""
    stems = sorted(path.stem for path in (_folder() / language).glob("*.ftl"))
    chosen = [stem for stem in SITE_FILES if stem in stems]
    if game_id is not None:
        games = engine.games()
        family = games[game_id].family
        editions = [other for other in games if other != family]
        shared = [stem for stem in stems if _belongs(stem, [family])]
        chosen += [stem for stem in shared if not _belongs(stem, editions)]
        # An edition's own words come last: they are laid over its family's.
        chosen += [stem for stem in stems if _belongs(stem, [game_id]) and stem not in chosen]
    return [_folder() / language / f"{stem}.ftl" for stem in chosen]


def _belongs(stem: str, owners: Iterable[str]) -> bool:
    return any(stem == owner or stem.startswith(f"{owner}-") for owner in owners)


@cache
def _resource(path: Path) -> ast.Resource:
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            _complain(f"{path.name}: not Fluent: {entry.content.strip().splitlines()[0]}")
    return resource


def _folder() -> Path:
    """templates/words, inside the installed package or beside it in the repository."""
    here = Path(__file__).resolve().parent
    packaged = here / "templates" / "words"
    return packaged if packaged.is_dir() else here.parent / "templates" / "words"
