"""Dice named before the verb: the words that may follow, and the actions that use them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.troyes.actions import DIE_OF
from engine.troyes.offers.line_parts import (
    DICE,
    NUMBER,
    TARGET,
    VERB,
    are_dice,
    order_of_die,
    parts,
)
from engine.troyes.offers.tapping import moves_with
from engine.troyes.state import State

MOST_READY = 12


def lines_with(legal: Iterable[str], said: list[str]) -> Iterator[list[list[str]]]:
    """Yield the parts of each legal action that uses all dice in `said`.

    If `said` begins with a verb, yield only actions of that verb.
    """
    verb, dice = ("", said) if are_dice(said) else (said[0], said[1:])
    held = Counter(dice)
    for line in legal:
        if line.startswith(verb) and all(f" {die}" in line for die in held):
            found = parts(line.split())
            if not held - Counter(found[DICE]):
                yield found


def following(legal: Iterable[str], said: list[str]) -> list[str]:
    """Return the possible next words: more dice, then verbs, or targets after a verb."""
    part = VERB if are_dice(said) else TARGET
    dice, others = set[str](), dict[str, None]()
    held = Counter(said)
    for found in lines_with(legal, said):
        dice |= set(Counter(found[DICE]) - held)
        others |= dict.fromkeys(found[part] or found[NUMBER][:1])
    return [*sorted(dice, key=order_of_die), *others]


def ready(state: State, seat: int, dice: list[str]) -> list[str]:
    """Return complete actions with exactly these dice.

    Only the plainest action for each verb and target is returned.
    """
    plainest: dict[tuple[str, ...], str] = {}
    for action in moves_with(state, seat, tuple(sorted(DIE_OF[die] for die in dice))):
        found = parts(action.split())
        plainest.setdefault((*found[VERB], *found[TARGET]), action)
    return list(plainest.values())[:MOST_READY]
