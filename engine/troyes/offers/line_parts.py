"""The parts of an action's line: which word belongs to which, and the notation's order."""

from __future__ import annotations

from typing import Any

from engine.troyes.actions import DIE, SHAPES

# In which part of an action a word stands; parts in brackets may be named in any order.
VERB, TARGET, NUMBER, DICE, CUBE, SOURCE, MILL, USES = range(8)
ANY_ORDER = (NUMBER, DICE)
COUNTS = ("x", "p", "b")
ABOUT = ("space", "event", "activity", "numbers")  # as SHAPES names what an action is about


def part_of(word: str) -> int:
    """The part of an action that a word after the verb belongs to."""
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
    """The words of an action by their parts."""
    found: list[list[str]] = [[] for _ in range(USES + 1)]
    for place, word in enumerate(words):
        found[part_of(word) if place else VERB].append(word)
    return found


def are_dice(words: list[str]) -> bool:
    """Whether dice have been named, and not yet what they are for."""
    return bool(words) and all(DIE.fullmatch(word) for word in words)


def lacks_target(words: list[str]) -> bool:
    """Whether dice have been named for a verb, and not yet what it is about."""
    if len(words) < 2 or words[0] not in SHAPES or (*SHAPES[words[0]], "")[0] not in ABOUT:
        return False
    return are_dice(words[1:])


def canonical(line: str) -> str:
    """The same line, its verb first, its black dice and its dice as the notation orders them."""
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
    """By parts, dice as the notation orders them; all else as it was found."""
    part = part_of(word)
    return (part, *order_of_die(word)) if part == DICE else (part,)


def order_of_die(word: str) -> tuple[int, int, str]:
    """Own dice first, then the seats' and grey ones; of each by colour and number."""
    owner, _, die = word.rpartition(":")
    whose = -1 if not owner else 9 if owner == "g" else int(owner)
    return whose, "rwy".index(die[0]), die[1]
