"""The Fluent files of templates/words: which files a game has, how placeholders are filled."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import engine
from service.language.blanks import Change, Fact, Own
from service.language.languages import ISOLATE, POP, spell, spell_change

# Read for every reader, in this order; a game's own files override them.
SITE_FILES = (
    "site",
    "letters",
    "orders",
    "dates",
    "commands",
    "log",
    "operator",
    "sheets",
    "paper",
    "rulings",
    "score",
    "campaign",
    "links",
    "plain",
    "table",
    "evening",
    "feeds",
    "privacy",
    "pauses",
    "lateness",
    "talk",
    "deals",
    "votes",
    "season",
    "replies",
    "time",
    "word",
    "keeper",
    "anonymous",
)

# An entry ends at the next line that starts another entry or a comment.
_ENTRY = re.compile(
    r"^(?P<name>-?[A-Za-z][A-Za-z0-9_-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE
)
_LINE = re.compile(r"[A-Za-z][A-Za-z0-9_-]* *= *((?:[^{}\n]|\{ *\$[A-Za-z0-9_-]+ *\})+)")
_BLANK = re.compile(r"\{ *\$([A-Za-z0-9_-]+) *\}")
_POINT = re.compile(r"\.(?=\d)")  # in an id; a message name cannot have dots
_LONGEST_FACT = 2_500  # characters that Fluent accepts for one placeholder
_NOTHING = ISOLATE + POP  # left by an empty text

_strict = False


class MissingWords(LookupError):
    """A missing message or an unfilled placeholder; raised only in strict mode."""


def be_strict(strict: bool = True) -> None:
    """Make missing words raise (in tests) instead of being logged."""
    global _strict
    _strict = strict


def complain(message: str) -> None:
    """Report missing or wrong words; raises MissingWords in strict mode."""
    if _strict:
        raise MissingWords(message)
    import_module("logging").getLogger(__name__).error("words: %s", message)


# --- wordbooks --------------------------------------------------------------


class Wordbook:
    """The messages of one language, for one game or for the site.

    `entries` maps names to Fluent entries. This class fills plain lines of text with placeholders
    itself. Fluent is only loaded for entries with selectors or references.
    """

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        self.entries = entries
        self._language = language
        self._lines: dict[str, list[str] | None] = {}

    @cached_property
    def _sentences(self) -> Any:
        """The entries as Fluent's sentences; Fluent is loaded when this is first used."""
        module = import_module("service.language.fluent_sentences")
        return module.Sentences(self._language, self.entries, complain)

    def _line(self, name: str) -> list[str] | None:
        if name not in self._lines:
            self._lines[name] = line_of(self.entries.get(name, ""))
        return self._lines[name]

    def has(self, key: str) -> bool:
        """True if there is a message, or a form of a word (`region-siena.in`), with this key."""
        name, form = _parts(key)
        if name not in self.entries:
            return False
        return not form if self._line(name) else self._sentences.has(name, form)

    def forms(self, key: str) -> list[str]:
        """Return the names of a word's grammatical forms, such as `acc` (accusative) for Sienát."""
        name, _ = _parts(key)
        return [] if self._line(name) else self._sentences.forms(name)

    def say(self, key: str, facts: Mapping[str, Fact]) -> tuple[str, list[Exception]] | None:
        """Return a message or word form as filled text, and its errors; None if it is missing."""
        name, form = _parts(key)
        if name not in self.entries:
            return None
        line = None if form else self._line(name)
        text = self._filled(line, facts) if line else None
        return self._sentences.say(name, form, facts) if text is None else (text, [])

    def _filled(self, line: list[str], facts: Mapping[str, Fact]) -> str | None:
        """Return the filled line, or None if Fluent has to report an error."""
        if len(line) == 1:
            return line[0]
        is_alone = len(line) == 3 and not line[0] and not line[2]
        filled = list(line)
        for place in range(1, len(line), 2):
            fact = facts.get(line[place])
            if fact is None or (isinstance(fact, str) and len(fact) > _LONGEST_FACT):
                return None
            filled[place] = _written(fact, self._language, is_alone)
        return "".join(filled).replace(_NOTHING, "")


def line_of(entry: str) -> list[str] | None:
    """Split an entry of one line into its texts and placeholder names, which alternate.

    The first and the last part are texts. Return None for an entry with other Fluent syntax.
    """
    line = _LINE.fullmatch(entry.rstrip())
    return _BLANK.split(line[1]) if line else None


def _written(fact: Fact, language: str, is_alone: bool) -> str:
    """Return the text for a placeholder's value; outside text is isolated unless `is_alone`."""
    if isinstance(fact, str):
        return fact if isinstance(fact, Own) or is_alone else f"{ISOLATE}{fact}{POP}"
    return spell_change(fact, language) if isinstance(fact, Change) else spell(fact, language)


def _parts(key: str) -> tuple[str, str]:
    """Split a key into the name of an entry and the form of a word, "" if there is none.

    A dot before a digit, as in `space-B1.2`, belongs to the name and becomes `_`.
    """
    name, _, form = _POINT.sub("_", key).partition(".")
    return name, form


@cache
def wordbook(language: str, game_id: str | None) -> Wordbook:
    """Return the words of a language, for the site or for one game."""
    entries: dict[str, str] = {}
    for path in files(language, game_id):
        entries |= entries_of(path)
    return Wordbook(language, entries)


def files(language: str, game_id: str | None = None) -> list[Path]:
    """Return the Fluent files of a language, later ones overriding earlier ones."""
    found = files_of(language)
    stems = sorted(found)
    chosen = [stem for stem in SITE_FILES if stem in stems]
    if game_id is not None:
        families = engine.families()
        family = families[game_id]
        chosen += engine.offered(game_id).shared_words
        editions = [other for other in families if other != family]
        shared = [stem for stem in stems if _belongs(stem, [family])]
        chosen += [stem for stem in shared if not _belongs(stem, editions)]
        # An edition's own words come last, to override its family's.
        chosen += [stem for stem in stems if _belongs(stem, [game_id]) and stem not in chosen]
    return [found[stem] for stem in chosen]


def files_of(language: str) -> dict[str, Path]:
    """Map the name of each Fluent file of a language, without its ending, to its path."""
    return {
        path.stem: path
        for folder in templates_folders()
        for path in (folder / "words" / language).glob("*.ftl")
    }


def _belongs(stem: str, owners: Iterable[str]) -> bool:
    return any(stem == owner or stem.startswith(f"{owner}-") for owner in owners)


@cache
def entries_of(path: Path) -> dict[str, str]:
    """Map the names of a file's messages and terms (`-name`) to their source text."""
    text = path.read_text(encoding="utf-8")
    return {found[1]: found[0] for found in _ENTRY.finditer(text)}


def templates_folders() -> list[Path]:
    """Return the folder templates/ and the one in each game's folder."""
    own = (Path(path) / "templates" for home in engine.homes().values() for path in home.__path__)
    return [templates_folder(), *(folder for folder in own if folder.is_dir())]


def templates_folder() -> Path:
    """Return the folder templates/, in the installed package or in the repository."""
    service = Path(__file__).resolve().parents[1]
    packaged = service / "templates"
    return packaged if packaged.is_dir() else service.parent / "templates"
