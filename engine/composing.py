"""An action said word by word: which words may follow, and a half-said action as facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NotRequired, TypedDict

from engine.facts import Facts


class Built(TypedDict):
    """A move half put together: what was said, what is asked, what may follow."""

    said: list[Facts]  # of each word so far
    question: str  # a kind of question
    sums: list[Facts]  # what comes of the words so far
    next: dict[str, Facts]  # of each word that may follow
    ready: NotRequired[list[str]]  # whole actions that the words may be part of: a button each


def following(actions: Iterable[str], words: Sequence[str]) -> list[str]:
    """The words by which some of these actions go on after these, each once, as they are listed."""
    size, begun = len(words), list(words)
    found = (said for action in actions if len(said := action.split()) > size)
    return list(dict.fromkeys(said[size] for said in found if said[:size] == begun))


def half_built(
    words: Sequence[str],
    following: Iterable[str],
    question: str,
    facts_of: Callable[[Sequence[str], str], Facts],
    sums: Iterable[Facts] = (),
) -> Built:
    """The words so far and those that may follow; `facts_of` is handed those before a word."""
    return {
        "said": [facts_of(words[:place], word) for place, word in enumerate(words)],
        "question": question,
        "sums": list(sums),
        "next": {word: facts_of(words, word) for word in following},
    }


def plain_facts(before: Sequence[str], word: str) -> Facts:
    """What a word is where nothing more need be said of it: a verb, or a word."""
    return {"kind": "word", "word": word} if before else {"kind": "verb", "verb": word}
