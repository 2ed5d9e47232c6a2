"""Composing an action word by word: the next words, and the facts of a partial action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NotRequired, TypedDict

from engine.fact_types import Facts


class Built(TypedDict):
    """A partial action: its words so far, the question to ask next, and the possible next words."""

    said: list[Facts]  # facts of each word so far
    question: str  # a kind of question
    sums: list[Facts]  # results of the words so far
    next: dict[str, Facts]  # facts of each possible next word
    ready: NotRequired[list[str]]  # complete actions that the words may be part of, for buttons


def following(actions: Iterable[str], words: Sequence[str]) -> list[str]:
    """Return the words that can follow `words` in these actions, without repeats."""
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
    """Return a partial action of `words`, which can go on with each word of `following`.

    `question` is the kind of question to ask. `facts_of(before, word)` returns the facts of a word,
    given the words before it. `sums` are the results of the words so far.
    """
    return {
        "said": [facts_of(words[:place], word) for place, word in enumerate(words)],
        "question": question,
        "sums": list(sums),
        "next": {word: facts_of(words, word) for word in following},
    }


def plain_facts(before: Sequence[str], word: str) -> Facts:
    """Return the facts of a word. The first word of an action is its verb, others are plain."""
    return {"kind": "word", "word": word} if before else {"kind": "verb", "verb": word}
