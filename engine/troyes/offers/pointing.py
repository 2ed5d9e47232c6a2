"""The things on the board that can be clicked to continue an action, and the resulting lines.

At first these are dice, cards, events, black dice and spaces. Once dice are chosen, their possible
uses are added.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.fact_types import Facts
from engine.troyes.actions import DIE
from engine.troyes.offers.composing import choices, facts_of
from engine.troyes.offers.dice_first import lines_with
from engine.troyes.offers.line_parts import (
    DICE,
    NUMBER,
    TARGET,
    VERB,
    are_dice,
    canonical,
    order_of_die,
)
from engine.troyes.offers.listed import legal_actions
from engine.troyes.offers.summing import sums
from engine.troyes.state import State

Targets = dict[str, Facts]
ON_BOARD = ("cathedral", "citizen")  # verbs with a place on the board


def targets(state: State, seat: int | None, prefix: str) -> Targets:
    """Return the facts of each thing that can be clicked, keyed by the resulting line."""
    words = canonical(prefix).split()
    if seat is None:
        return {}
    if not words:
        return first(state, seat)
    if are_dice(words):
        return for_dice(state, seat, words)
    following = choices(state, seat, prefix)
    return {
        canonical(" ".join([*words, word])): facts_of(state, word, words[0], len(words))
        for word in following
    }


def first(state: State, seat: int) -> Targets:
    """Return the things that can begin an action: dice, cards, events, black dice and spaces."""
    legal = legal_actions(state, seat)
    begun = dict.fromkeys(" ".join(line.split(" ", 2)[:2]) for line in legal)
    found = beginnings(state, (line.split() for line in begun))
    dice = {word for word in set(" ".join(legal).split()) if DIE.fullmatch(word)}
    return found | {die: facts_of(state, die, "", 0) for die in sorted(dice, key=order_of_die)}


def beginnings(state: State, lines: Iterable[list[str]]) -> Targets:
    """Return the facts of the thing on the board that each line names, keyed by the line.

    A line is a verb, and the word after it if there is one. The cathedral is named by its verb.
    """
    found: Targets = {}
    for verb, *about in lines:
        if about and not DIE.fullmatch(about[0]):
            found[f"{verb} {about[0]}"] = facts_of(state, about[0], verb, 1)
        elif verb in ON_BOARD[:1]:
            found[verb] = {"kind": "verb", "verb": verb}
    return found


def for_dice(state: State, seat: int, dice: list[str]) -> Targets:
    """Return facts of the dice that can be added to `dice`, and of the things to use them on.

    Each is keyed by the line that results from clicking it.
    """
    found: Targets = {}
    held = Counter(dice)
    for line in lines_with(legal_actions(state, seat), dice):
        for die in Counter(line[DICE]) - held:
            found[canonical(" ".join([*dice, die]))] = facts_of(state, die, "", 0)
        verb = line[VERB][0]
        for word in line[TARGET] or line[NUMBER][:1]:
            found[canonical(" ".join([verb, word, *dice]))] = facts_of(state, word, verb, 1)
        if verb in ON_BOARD:
            found[" ".join([verb, *dice])] = {"kind": "verb", "verb": verb}
    citizen = " ".join(["citizen", *dice])
    if citizen in found:
        found[citizen] |= where(state, seat, citizen)
    return found


def where(state: State, seat: int, citizen: str) -> Facts:
    """Return the space that the action `citizen` would enter, as a fact, or {}."""
    told = sums(state, seat, citizen.split())
    spaces = [each["space"] for each in told if each["kind"] == "space"]
    return {"space": spaces[0]} if spaces else {}
