"""The interface of a speaker: functions that drawings get their words from, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable


class Speaker(Protocol):
    """Words of one game in one language.

    Its texts may contain isolates (U+2068 ... U+2069) around names and other typed text.
    """

    @property
    def language(self) -> str:
        """Return the language tag for an SVG or a PDF, such as "fa"."""

    @property
    def direction(self) -> str:
        """Return "ltr" or "rtl"."""

    def __hash__(self) -> int: ...

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the message of a key, with these facts as variables."""

    def has(self, key: str) -> bool:
        """Return True if there is a message for the key."""

    def number(self, number: int | float) -> str:
        """Return a number in the digits of the language."""

    def noun(self, noun: str, identity: str) -> str:
        """Return the word for an id, as in `noun("card", "m6")`, or the id if there is none."""

    def join(self, items: Iterable[object]) -> str:
        """Return a list of things: `Ana, Béla and Cyrus`."""

    def series(self, items: Iterable[str]) -> str:
        """Return a list of our own phrases, which may contain commas: `One thing; another`."""

    def facts(
        self, facts: Mapping[str, Any], names: Sequence[str], reader_seat: int | None = None
    ) -> dict[str, Any]:
        """Return facts of the engine (ids, seats, numbers) as words."""


@runtime_checkable
class Formed(Protocol):
    """A word with other forms, such as `.short` for small spaces."""

    forms: Mapping[str, str]


def form_of(word: object, form: str, otherwise: str | None = None) -> str:
    """Return a form of a word; if the word lacks it, `otherwise`, or else the word itself."""
    has = word.forms if isinstance(word, Formed) else {}
    return has.get(form, str(word) if otherwise is None else otherwise)
