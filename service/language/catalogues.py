"""The Fluent files of templates/words: which a game has in a language, how blanks are filled.

Knows keys, and not what they are about: that is for service/words.
"""

import logging
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentNumber, FluentType
from fluent.syntax import ast

import engine
from service.language.languages import ISOLATE, POP, spell, spell_change

# Read for every reader, in this order; a game's own files are laid over them.
SITE_FILES = (
    "site",
    "letters",
    "orders",
    "dates",
    "commands",
    "keeper",
    "sheets",
    "rulings",
    "score",
    "campaign",
    "doors",
)

# Marks that fence our own words and numbers while a sentence is put together: not characters of
# any text, and gone, with the isolates that Fluent sets round them, before anybody reads it.
_OWN, _UNOWN = "\ufdd0", "\ufdd1"
_FENCES = re.compile(f"{ISOLATE}?{_OWN}|{_UNOWN}{POP}?|{ISOLATE}{POP}")
_POINT = re.compile(r"\.(?=\d)")  # in an id, where the name of a message can have none

log = logging.getLogger(__name__)
_strict = False


class MissingWords(LookupError):
    """A key that no file has, or a blank that nobody filled: raised only in strict mode."""


def be_strict(strict: bool = True) -> None:
    """Let missing words raise (tests) instead of being logged and shown as well as can be."""
    global _strict
    _strict = strict


def complain(message: str) -> None:
    """Words are missing or wrong: raises MissingWords in strict mode."""
    if _strict:
        raise MissingWords(message)
    log.error("words: %s", message)


# --- what fills a blank -----------------------------------------------------


class Own(FluentType):
    """Words of the reader's own language, set round by no isolates."""

    def __init__(self, word: str) -> None:
        self.word = word

    def format(self, locale: Locale) -> str:
        """The words, fenced."""
        return f"{_OWN}{self.word}{_UNOWN}"


class Whole(FluentNumber, int):
    """A whole number in the language's own digits."""

    def format(self, locale: Locale) -> str:
        """The number, fenced."""
        return f"{_OWN}{spell(int(self), locale.language)}{_UNOWN}"


class Change(Whole):
    """What a number changed by, with its sign: else `2` reads as what it is now."""

    def format(self, locale: Locale) -> str:
        """The change, fenced."""
        return f"{_OWN}{spell_change(int(self), locale.language)}{_UNOWN}"


class Fraction(FluentNumber, float):
    """A number with decimals in the language's own digits."""

    def format(self, locale: Locale) -> str:
        """The number, fenced."""
        return f"{_OWN}{spell(float(self), locale.language)}{_UNOWN}"


def foreign(text: str) -> str:
    """A text from outside as it may fill a blank: it brings no fences of its own."""
    return _FENCES.sub("", text) if _OWN in text or _UNOWN in text else text


# --- the book ---------------------------------------------------------------


class Wordbook(FluentBundle):
    """The patterns of one language and game, by their keys."""

    def pattern(self, key: str) -> Pattern | None:
        """A message's value, or for `region-siena.in` its attribute; `space-B1.2` has none."""
        name, dot, attribute = _POINT.sub("_", key).partition(".")
        if not self.has_message(name):
            return None
        message: Message = self.get_message(name)
        return message.attributes.get(attribute) if dot else message.value

    def forms(self, key: str) -> list[str]:
        """The names of the forms that a word has: `acc` of Sienát."""
        return list(self.get_message(_POINT.sub("_", key)).attributes)

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str, list[Exception]]:
        """Fluent formats numbers through Babel, which never writes Persian digits and is slow."""
        errors: list[Exception] = []
        current = CurrentEnvironment(args=args or {})
        environment = ResolverEnvironment(context=self, current=current, errors=errors)
        try:
            return _FENCES.sub("", str(pattern(environment))), errors
        except ValueError as error:
            return "", [*errors, error]


@cache
def wordbook(language: str, game_id: str | None) -> Wordbook:
    """The book of a language, for the site or for one game."""
    book = Wordbook([language], use_isolating=True)
    for path in files(language, game_id):
        book.add_resource(_resource(path), allow_overrides=True)
    return book


def files(language: str, game_id: str | None = None) -> list[Path]:
    """The Fluent files of a language, the general ones first, for the site or for one game."""
    stems = sorted(path.stem for path in (templates_folder() / "words" / language).glob("*.ftl"))
    chosen = [stem for stem in SITE_FILES if stem in stems]
    if game_id is not None:
        games = engine.games()
        family = games[game_id].family
        editions = [other for other in games if other != family]
        shared = [stem for stem in stems if _belongs(stem, [family])]
        chosen += [stem for stem in shared if not _belongs(stem, editions)]
        # An edition's own words come last: they are laid over its family's.
        chosen += [stem for stem in stems if _belongs(stem, [game_id]) and stem not in chosen]
    return [templates_folder() / "words" / language / f"{stem}.ftl" for stem in chosen]


def _belongs(stem: str, owners: Iterable[str]) -> bool:
    return any(stem == owner or stem.startswith(f"{owner}-") for owner in owners)


@cache
def _resource(path: Path) -> ast.Resource:
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            complain(f"{path.name}: not Fluent: {entry.content.strip().splitlines()[0]}")
    return resource


def templates_folder() -> Path:
    """The folder templates/, inside the installed package or beside it in the repository."""
    service = Path(__file__).resolve().parents[1]
    packaged = service / "templates"
    return packaged if packaged.is_dir() else service.parent / "templates"
