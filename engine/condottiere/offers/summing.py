"""The effect of a card or a pass on the strengths in a battle, without changing the state.

The effect comes from the real rules. The card is played in a copy in which no seat has passed, so
no battle ends and no hidden card is turned up. Other seats' face-down cards are not counted.
"""

from __future__ import annotations

from engine.condottiere.actions import describe
from engine.condottiere.box.cards import BISHOP, CARDS, NO_CARD, SURRENDER
from engine.condottiere.rules.flow import play, refusal
from engine.condottiere.rules.strength import strengths
from engine.condottiere.state import State
from engine.fact_types import Facts
from engine.lead import KINDS, standing
from engine.state import without_log

SUM_KINDS = ("line", "line_of", "face_down", "no_effect", "ends", *KINDS)
ON_BUTTON = ("line", "face_down", "no_effect", *KINDS)


def sums(state: State, seat: int, action: str) -> list[Facts]:
    """Return the changes to the strength of each line, and the seat's lead after them (section 6).

    Return [] outside battles, or for an illegal action.
    """
    facts = describe(state.rules.land.id, action)
    if not facts or facts["group"] not in ("cards", "pass") or state.phase != "battle":
        return []
    if refusal(state, seat, action) is not None:
        return []
    now = totals(state)
    if facts["group"] == "pass":
        ends: list[Facts] = [{"kind": "ends"}] if state.passed.count(False) == 1 else []
        return [*standing(now, seat), *ends]
    if is_end(state, facts):
        return [{"kind": "ends"}, *(standing(now, seat) if facts["card"] == "surrender" else [])]
    after = played(state, seat, action)
    then = totals(after)
    found = [*own(after, seat, now[seat], then[seat]), *others(now, then, seat)]
    if not found and facts["kind"] not in ("play_bishop", "play_bishop_off"):
        found.append({"kind": "no_effect"})
    return [*found, *standing(then, seat)]


def gains(state: State, seat: int, action: str) -> list[Facts]:
    """Return the facts of `sums` that fit on a button: the seat's own line, and the lead."""
    if state.phase != "battle" or not action.startswith("play "):
        return []
    return [each for each in sums(state, seat, action) if each["kind"] in ON_BUTTON]


def totals(state: State) -> list[int]:
    """Return the strength of every line, without face-down cards."""
    return strengths(state.lines, state.season, state.rules.spring_once)


def is_end(state: State, facts: Facts) -> bool:
    """True if the card ends the battle when it is played (5.8; section 5 of the first edition)."""
    is_truce = facts["card"] == CARDS[BISHOP] and state.rules.bishop == "truce"
    return facts["card"] == CARDS[SURRENDER] or is_truce


def played(state: State, seat: int, action: str) -> State:
    """Return a copy of the state after playing a card that does not end the battle."""
    after = without_log(state)
    after.passed = [False] * state.seats
    return play(after, seat, action)


def own(after: State, seat: int, now: int, then: int) -> list[Facts]:
    """Return facts for the change of the seat's own line from strength `now` to `then`.

    A card played face down counts in the line only later, so it is a fact of its own.
    """
    found: list[Facts] = [{"kind": "line", "now": now, "then": then}] if now != then else []
    if after.covered and after.covered[seat] != NO_CARD:
        found.append({"kind": "face_down"})
    return found


def others(now: list[int], then: list[int], seat: int) -> list[Facts]:
    """Return facts for each line of another seat that changes in strength.

    `now` and `then` are the strengths by seat before and after the action.
    """
    return [
        {"kind": "line_of", "seat": other, "now": before, "then": after}
        for other, (before, after) in enumerate(zip(now, then, strict=True))
        if other != seat and before != after
    ]
