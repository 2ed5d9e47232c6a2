"""The position on a board in words, as a list that a reader can step through."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence about a part of the board, with its single facts if it has several.

    A letter prints the sentence. A page lists the facts under the title instead, or under the
    sentence if it has no title.
    """

    words: str
    facts: tuple[str, ...] = ()
    title: str = ""


def sentences(statements: Iterable[Statement]) -> list[str]:
    """Return the sentences of these statements."""
    return [each.words for each in statements]
