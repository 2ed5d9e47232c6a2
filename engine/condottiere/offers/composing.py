"""An action built word by word: the words so far, the next question and its possible words.

The module has no rules: `choices` lists the next words, and `refusal` says if an action is
complete.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.composing import Built, half_built
from engine.condottiere.actions import DISCARD, SHOW
from engine.condottiere.box.cards import CARDS
from engine.condottiere.offers.summing import sums
from engine.condottiere.rules.flow import choices, said_aside
from engine.condottiere.rules.showing import showing_now
from engine.condottiere.state import State, armed
from engine.fact_types import Facts

WORD_KINDS = ("card", "number", "off", "none", "final", "reader", "region", "verb")
QUESTION_KINDS = ("verb", "readers", "cards", "more")
BUILT_VERBS = (SHOW,)


def offered_aside(state: State, seat: int | None) -> list[str]:
    """Return the actions to offer as buttons that are legal out of turn too.

    A decision to burn the hand is left out while the hand has a mercenary, since it would not
    apply.
    """
    asides = said_aside(state, seat)
    useless = seat is not None and armed(state.hands[seat])
    return [action for action in asides if action != DISCARD] if useless else asides


def built(state: State, seat: int | None) -> list[str]:
    """Return the verbs that have too many actions for buttons."""
    return [SHOW] if showing_now(state, seat) else []


def build(state: State, seat: int | None, prefix: str) -> Built:
    """Return the words so far and the possible next words, as facts."""
    words, next_words = prefix.split(), choices(state, seat, prefix)
    told = [] if seat is None else sums(state, seat, prefix)
    return half_built(words, next_words, question(words, next_words), facts_of, told)


def question(words: list[str], following: list[str]) -> str:
    if not words:
        return "verb"
    if words[0] != SHOW:
        return "more"
    return "cards" if any(word in CARDS for word in following) else "readers"


def facts_of(before: Sequence[str], word: str) -> Facts:
    """Return the facts of a word, given the words before it."""
    if not before:
        return {"kind": "verb", "verb": word}
    if word.isdecimal():
        if before[0] == SHOW:
            return {"kind": "reader", "reader_seat": int(word)}
        return {"kind": "number", "count": int(word)}
    if word in CARDS:
        return {"kind": "card", "card": word}
    return {"kind": word} if word in WORD_KINDS else {"kind": "region", "region": word}
