"""An action built word by word: the words so far, the next question and its possible words.

The module has no rules: the next words come from the list of legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.btwixt.actions import SIDES, SUPPLY, bid_card, is_token
from engine.btwixt.offers.summing import sums
from engine.btwixt.rules.flow import legal_actions
from engine.btwixt.state import State
from engine.composing import Built, following, half_built
from engine.fact_types import Facts

WORD_KINDS = (
    "verb",
    "leader",
    "random",
    "card",
    "ally",
    "side",
    "seat",
    "council",
    "token",
    "supply",
    "what",
    "by",
)
QUESTION_KINDS = ("verb", "what", "more")
BUILT_VERBS = ("correct",)


def offered(state: State, seat: int | None) -> list[str]:
    """Return the legal actions to offer as buttons: all but the steps of a correction."""
    legal = legal_actions(state, seat)
    return [action for action in legal if not action.startswith("correct ")]


def built(state: State, seat: int | None) -> list[str]:
    """Return the verbs of actions that are built word by word."""
    legal = legal_actions(state, seat)
    return ["correct"] if any(action.startswith("correct ") for action in legal) else []


def build(state: State, seat: int | None, prefix: str) -> Built:
    """Return the words so far and the possible next words, as facts."""
    words = prefix.split()
    question = "verb" if not words else "what" if words == ["correct"] else "more"
    next_words = following(legal_actions(state, seat), words)
    told = [] if seat is None else sums(state, seat, prefix)
    return half_built(words, next_words, question, partial(facts_of, state), told)


# A number is a council in actions that begin with these words; elsewhere it is a seat.
COUNCILS = ("council", "move", "shift", "correct power", "correct ally", "correct token")


def facts_of(state: State, before: Sequence[str], word: str) -> Facts:
    """Return the facts of a word, given the words before it."""
    if not before:
        return {"kind": "verb", "verb": word}
    if list(before) == ["correct"]:
        return {"kind": "what", "what": word}
    if word in ("+1", "-1"):
        return {"kind": "by", "delta": int(word)}
    if word in SIDES:
        return {"kind": "side", "side": word}
    if word in (SUPPLY, "random"):
        return {"kind": word}
    return of_number(state, before, word) if word.isdecimal() else of_id(state, word)


def of_number(state: State, before: Sequence[str], word: str) -> Facts:
    number = int(word)
    if " ".join(before).startswith(COUNCILS):
        leaders = [number, (number + 1) % state.seats]
        return {"kind": "council", "council": number, "council_seats": leaders}
    return {"kind": "seat", "target_seat": number}


def of_id(state: State, word: str) -> Facts:
    box = state.rules.box
    if word in box.ally_number:
        return {"kind": "ally", "ally": word}
    if word in box.leaders:
        return {"kind": "leader", "leader": word}
    if is_token(word):
        return {"kind": "token", "token": word}
    card, copy = bid_card(box, word) or (word, 1)
    return {"kind": "card", "card": card, "copy": copy}
