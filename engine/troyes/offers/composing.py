"""An action built word by word: the next words, their effects, and the actions offered as buttons.

The module has no rules of its own: it finds the next words in the list of legal actions. Dice and
numbers of black dice may come in any order; `canonical` sorts them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.composing import Built
from engine.troyes.actions import DIE_OF, SHAPES
from engine.troyes.box.cards import BUILDINGS, CARDS
from engine.troyes.offers import dice_first
from engine.troyes.offers.hinting import hints
from engine.troyes.offers.line_parts import (
    ANY_ORDER,
    CUBE,
    DICE,
    MILL,
    NUMBER,
    SOURCE,
    USES,
    VERB,
    are_dice,
    canonical,
    lacks_target,
    order_of_word,
    part_of,
    parts,
)
from engine.troyes.offers.listed import legal_actions
from engine.troyes.offers.suggesting import plain_actions
from engine.troyes.offers.summing import BEFORE_DICE, dice_sums, sums
from engine.troyes.rules.buildings import PERSONAL, unsaid_place
from engine.troyes.rules.paying import cost_of
from engine.troyes.state import NOBODY, State, open_slot
from engine.troyes.telling.card_facts import facts_of_action
from engine.troyes.telling.events import named

WORD_KINDS = (
    "verb",
    "card",
    "space",
    "number",
    "die",
    "die_for",
    "cube",
    "from_space",
    "from_building",
    "from_card",
    "mill",
    "uses",
)
QUESTION_KINDS = (
    *("verb", "card", "event", "space", "black", "against_black", "first_die", "die", "for_dice"),
    *("source", "mill", "uses", "more"),
)
SUM_KINDS = (
    *("price", "hire", "value", "uses", "gains_unknown", "flags", "black", "expels", "space"),
    *("deniers", "influence", "points"),
)
BUILT_VERBS = ("activate", "combat", "counter", "citizen", "cathedral", "farm", "flip")


# --- the next words --------------------------------------------------------


def choices(state: State, seat: int | None, prefix: str) -> list[str]:
    """Return the words that may follow the prefix.

    The prefix may itself be a complete action, which `refusal` can check. It may begin with dice.
    Then more dice, a verb and its target may follow.
    """
    said = canonical(prefix).split()
    legal = legal_actions(state, seat)
    if not said:
        return list(dict.fromkeys(action.partition(" ")[0] for action in legal))
    if are_dice(said) or lacks_target(said):
        return list(dict.fromkeys(dice_first.following(legal, said)))
    start, last = parts(said), part_of(said[-1]) if len(said) > 1 else VERB
    found: dict[str, None] = {}
    for action in legal:
        if action.startswith(said[0]):
            for word in next_words(start, last, parts(action.split())):
                found[word] = None
    return sorted(found, key=order_of_word)


def next_words(start: list[list[str]], last: int, whole: list[list[str]]) -> list[str]:
    """Return the words of the action `whole` that may follow `start`.

    Both are grouped by part, and `last` is the part of the last word of `start`. Return [] if the
    action begins differently.
    """
    if start[:last] != whole[:last]:
        return []
    rest = whole[last][len(start[last]) :]
    if last in ANY_ORDER:
        missing = Counter(whole[last])
        missing.subtract(start[last])
        if min(missing.values()) < 0:
            return []
        rest = list(missing.elements())
        if rest:
            return rest
    elif whole[last][: len(start[last])] != start[last]:
        return []
    for part in [rest, *whole[last + 1 :]]:
        if part:
            return part if part in (whole[NUMBER], whole[DICE]) else part[:1]
    return []


# --- facts of the words ----------------------------------------------------


def built(state: State, seat: int | None) -> list[str]:
    """Return the verbs that have more actions than fit on buttons."""
    if seat is None or seat != state.actor:
        return []
    legal = legal_actions(state, seat)
    buttons = Counter(action.partition(" ")[0] for action in plain_actions(state, seat, legal))
    there = Counter(action.partition(" ")[0] for action in legal)
    return [verb for verb in BUILT_VERBS if there[verb] > buttons[verb]]


def offered(state: State, seat: int | None) -> list[str]:
    """Return the actions to offer as buttons (suggesting.py); [] if it is not the seat's turn."""
    if seat is None or seat != state.actor:
        return []
    return plain_actions(state, seat, legal_actions(state, seat))


def build(state: State, seat: int | None, prefix: str) -> Built:
    """Return the words so far and the possible next words, as facts.

    `said` has the facts of each word of the prefix. `next` maps each possible next word to its
    facts, with `hints` about its costs and effects and its `gains`. `question` is the kind of
    question, and `sums` are the effects of the words so far. `ready` has complete actions for
    buttons.
    """
    words = canonical(prefix).split()
    following = choices(state, seat, prefix)
    verb = words[0] if words else ""
    next_facts = {word: facts_of(state, word, verb, len(words)) for word in following}
    if seat is not None:
        next_facts |= priced(state, seat, words, following)
        for word, facts in next_facts.items():
            facts |= hints(state, seat, words, word)
    return {
        "said": [facts_of(state, word, verb, place) for place, word in enumerate(words)],
        "question": question(words, following),
        "sums": said_sums(state, seat, words) if seat is not None else [],
        "next": next_facts,
        "ready": ready(state, seat, words) if seat is not None else [],
    }


def said_sums(state: State, seat: int, words: list[str]) -> list[dict[str, Any]]:
    return dice_sums(state, seat, words) if are_dice(words) else sums(state, seat, words)


def ready(state: State, seat: int, words: list[str]) -> list[str]:
    """Return the complete actions with these dice if only dice have been named, else []."""
    return dice_first.ready(state, seat, words) if are_dice(words) else []


def priced(state: State, seat: int, words: list[str], following: list[str]) -> dict[str, Any]:
    """Return facts of each possible next die, with the price of all bought dice including it.

    Dice used against black dice are the seat's own and cost nothing.
    """
    if not words or words[0] in BEFORE_DICE or state.phase == "counter":
        return {}
    said = [DIE_OF[word] for word in words if word in DIE_OF]
    prices = {
        word: cost_of(state, (*said, DIE_OF[word]), None) for word in following if word in DIE_OF
    }
    return {
        word: {"kind": "die_for", "die": named(word, state.solo), "deniers": deniers}
        for word, deniers in prices.items()
        if 0 < deniers <= state.deniers[seat]  # only Tithing could pay for more expensive dice
    }


ASKED_ALONE = {SOURCE: "source", MILL: "mill", USES: "uses"}
QUESTIONS = {
    "activate": "card",
    "combat": "event",
    "call": "event",
    "flag": "event",
    "place": "space",
    "counter": "black",
}


def question(words: list[str], following: list[str]) -> str:
    if not words:
        return "verb"
    if are_dice(words):
        return "for_dice"
    if len(words) == 1 and words[0] in QUESTIONS:
        return QUESTIONS[words[0]]
    asked = {part_of(word) for word in following}
    if asked == {DICE}:
        return "die" if any(part_of(word) == DICE for word in words[1:]) else "first_die"
    if NUMBER in asked:
        return "against_black" if DICE in asked else "black"
    return ASKED_ALONE.get(asked.pop(), "more") if len(asked) == 1 else "more"


def facts_of(state: State, word: str, verb: str, place: int) -> dict[str, Any]:
    """Return the facts of the word at position `place` in an action of this verb."""
    part = part_of(word)
    if part == DICE:
        return {"kind": "die", "die": named(word, state.solo)}
    if not place or word in SHAPES:
        return {"kind": "verb", "verb": word}
    if verb == "place":
        return {"kind": "space", "space": word}
    if part == NUMBER:
        return {"kind": "number", "number": int(word)}
    if part == CUBE:
        return {"kind": "cube", "card": word[5:]}
    if part == SOURCE:
        return facts_of_source(word[5:])
    if part == MILL:
        return {"kind": "mill", "building": BUILDINGS["pb".index(word[0])], "count": int(word[1:])}
    if part == USES:
        return {"kind": "uses", "count": int(word[1:])}
    return {"kind": "card", "card": word}


def facts_of_source(name: str) -> dict[str, Any]:
    if name in BUILDINGS:
        return {"kind": "from_building", "building": name}
    if name in CARDS.activity_number:
        return {"kind": "from_card", "card": name}
    return {"kind": "from_space", "space": name}


def describe(facts: dict[str, Any] | None, state: State | None) -> dict[str, Any] | None:
    """Add facts that depend on the state, such as if an activation hires a tradesman.

    Return the changed `facts`; return them unchanged if either argument is None.
    """
    if facts is None or state is None:
        return facts
    facts |= facts_of_action(state.rules.cards, facts["kind"])
    if "dice" in facts:
        facts["dice"] = [named(die, state.solo) for die in facts["dice"]]
    if "die" in facts:
        facts["die"] = named(facts["die"], state.solo)
    if facts["kind"] == "activate" and hires(state, facts["card"]):
        facts["kind"] = "hire"
    if facts["kind"] in MOVING and facts["source"] == "personal" and state.actor != NOBODY:
        kind, where = unsaid_place(state, state.actor) or PERSONAL
        if kind == "lying":
            facts |= {"source": kind, "source_building": BUILDINGS[where]}
    return facts


MOVING = ("hire", "citizen")  # verbs that move a citizen


def hires(state: State, name: str) -> bool:
    """True if activating the card `name` hires a tradesman: the seat to act has none on it yet."""
    slot = open_slot(state, state.rules.cards.activity_number[name])
    if slot is None or state.actor == NOBODY:
        return False
    return state.actor not in state.tradesmen[slot]
