"""A move put together word by word: what has been said, what is asked next, what may be said.

Judges no move: `choices` says which words may follow, `refusal` whether they are a move already.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.btwixt.actions import SIDES, SUPPLY, bid_card, is_token
from engine.btwixt.offers.summing import sums
from engine.btwixt.rules.flow import legal_actions
from engine.btwixt.state import State
from engine.composing import Built, following, half_built
from engine.facts import Facts

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
    """The moves that are worth a button each: all but the steps of a correction."""
    legal = legal_actions(state, seat)
    return [action for action in legal if not action.startswith("correct ")]


def built(state: State, seat: int | None) -> list[str]:
    """The verbs whose moves are put together."""
    legal = legal_actions(state, seat)
    return ["correct"] if any(action.startswith("correct ") for action in legal) else []


def build(state: State, seat: int | None, prefix: str) -> Built:
    """The words said so far and those that may follow, as facts."""
    words = prefix.split()
    question = "verb" if not words else "what" if words == ["correct"] else "more"
    next_words = following(legal_actions(state, seat), words)
    told = [] if seat is None else sums(state, seat, prefix)
    return half_built(words, next_words, question, partial(facts_of, state), told)


# Where a number is a council, by the words before it; elsewhere it is a seat.
COUNCILS = ("council", "move", "shift", "correct power", "correct ally", "correct token")


def facts_of(state: State, before: Sequence[str], word: str) -> Facts:
    """What a word is about, by the words before it."""
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
