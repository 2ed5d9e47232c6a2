"""The parts of an action's line, and their canonical order."""

from __future__ import annotations

from typing import Any

from engine.troyes.actions import DIE, SHAPES

# The parts of an action, in order. The parts in ANY_ORDER may be named in any order.
VERB, TARGET, NUMBER, DICE, CUBE, SOURCE, MILL, USES = range(8)
ANY_ORDER = (NUMBER, DICE)
COUNTS = ("x", "p", "b")
ABOUT = ("space", "event", "activity", "numbers")  # the parts in SHAPES that name a target


def part_of(word: str) -> int:
    """Return the part of an action, such as DICE, that a word after the verb belongs to."""
    if DIE.fullmatch(word):
        return DICE
    if word.isdecimal():
        return NUMBER
    if word.startswith("with:"):
        return CUBE
    if word.startswith("from:"):
        return SOURCE
    if word[1:].isdecimal() and word[0] in COUNTS:
        return USES if word[0] == "x" else MILL
    return TARGET


def parts(words: list[str]) -> list[list[str]]:
    """Group the words of an action by part."""
    found: list[list[str]] = [[] for _ in range(USES + 1)]
    for place, word in enumerate(words):
        found[part_of(word) if place else VERB].append(word)
    return found


def are_dice(words: list[str]) -> bool:
    """True if only dice have been named so far."""
    return bool(words) and all(DIE.fullmatch(word) for word in words)


def lacks_target(words: list[str]) -> bool:
    """True if a verb and dice have been named, but not the target."""
    if len(words) < 2 or words[0] not in SHAPES or (*SHAPES[words[0]], "")[0] not in ABOUT:
        return False
    return are_dice(words[1:])


def canonical(line: str) -> str:
    """Return the words of an action in order: the verb first, and black dice and dice sorted."""
    words = line.split()
    if are_dice(words):
        return " ".join(sorted(words, key=order_of_die))
    if words and are_dice(words[:1]):
        words.sort(key=lambda word: word not in SHAPES)
    if len(words) < 3 or words[0] not in SHAPES:
        return " ".join(words)
    by_part = parts(words)
    by_part[NUMBER].sort(reverse=True)
    by_part[DICE].sort(key=order_of_die)
    return " ".join(word for part in by_part for word in part)


def order_of_word(word: str) -> tuple[Any, ...]:
    """Return a sort key: by part, and dice in canonical order."""
    part = part_of(word)
    return (part, *order_of_die(word)) if part == DICE else (part,)


def order_of_die(word: str) -> tuple[int, int, str]:
    """Return a sort key: one's own dice, then those of seats, then grey dice.

    Dice of one owner are sorted by colour and number.
    """
    owner, _, die = word.rpartition(":")
    whose = -1 if not owner else 9 if owner == "g" else int(owner)
    return whose, "rwy".index(die[0]), die[1]
