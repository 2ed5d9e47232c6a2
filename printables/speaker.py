"""Who finds the words: what the faces ask of it, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable


class Speaker(Protocol):
    """Says things in one language, with the words of one game.

    What it says may hold isolates (U+2068 ... U+2069) round names and whatever else somebody typed.
    """

    language: str  # as in an SVG or a PDF: "fa"
    direction: str  # "ltr" or "rtl"

    def __hash__(self) -> int: ...

    def __call__(self, key: str, /, **facts: object) -> str:
        """The words of that key, their blanks filled with these facts."""

    def has(self, key: str) -> bool:
        """Whether there are words of that key."""

    def number(self, number: int | float) -> str:
        """A number in the digits of the language."""

    def noun(self, noun: str, identity: str) -> str:
        """The word for an id, `noun("card", "m6")`; the id itself where there is none."""

    def join(self, items: Iterable[object]) -> str:
        """`Ana, Béla and Cyrus`."""

    def series(self, items: Iterable[str]) -> str:
        """`One thing; another`: words of ours, which may hold commas themselves."""

    def facts(
        self, facts: Mapping[str, Any], names: Sequence[str], reader_seat: int | None = None
    ) -> dict[str, Any]:
        """Facts of the engine (ids, seats, numbers) as words."""


@runtime_checkable
class Formed(Protocol):
    """A word that has other forms: `.short` for where there is little room."""

    forms: Mapping[str, str]


def form_of(word: object, form: str, otherwise: str | None = None) -> str:
    """That form of a word; where it has none, `otherwise` or the word as it is."""
    has = word.forms if isinstance(word, Formed) else {}
    return has.get(form, str(word) if otherwise is None else otherwise)
