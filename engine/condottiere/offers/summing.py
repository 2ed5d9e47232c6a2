"""What a card or a pass would do to the numbers of a battle; changes nothing.

The rules are asked, none stands here: the card is played in a copy in which nobody has passed, so
that no battle ends and nothing is turned up that its player may not know. What other seats have
face down counts nowhere.
"""

from __future__ import annotations

from engine.condottiere.actions import describe
from engine.condottiere.box.cards import BISHOP, CARDS, NO_CARD, SURRENDER
from engine.condottiere.rules.flow import play, refusal
from engine.condottiere.rules.strength import strengths
from engine.condottiere.state import State
from engine.facts import Facts
from engine.leading import KINDS, standing
from engine.state import without_log

SUM_KINDS = ("line", "line_of", "face_down", "no_effect", "ends", *KINDS)
ON_BUTTON = ("line", "face_down", "no_effect", *KINDS)


def sums(state: State, seat: int, action: str) -> list[Facts]:
    """The seat's line now and then, those of others that change, and who would lead (section 6)."""
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
    """The same for a button: what becomes of the own line, and who would lead."""
    if state.phase != "battle" or not action.startswith("play "):
        return []
    return [each for each in sums(state, seat, action) if each["kind"] in ON_BUTTON]


def totals(state: State) -> list[int]:
    """What everybody's line counts, as all see it."""
    return strengths(state.lines, state.season, state.rules.spring_once)


def is_end(state: State, facts: Facts) -> bool:
    """Whether a card ends the battle as soon as it is played (5.8; 5.3 of the first edition)."""
    is_truce = facts["card"] == CARDS[BISHOP] and state.rules.bishop == "truce"
    return facts["card"] == CARDS[SURRENDER] or is_truce


def played(state: State, seat: int, action: str) -> State:
    """The table after a card that ends no battle."""
    after = without_log(state)
    after.passed = [False] * state.seats
    return play(after, seat, action)


def own(after: State, seat: int, now: int, then: int) -> list[Facts]:
    """What becomes of the own line; a card that lies face down counts in it later."""
    found: list[Facts] = [{"kind": "line", "now": now, "then": then}] if now != then else []
    if after.covered and after.covered[seat] != NO_CARD:
        found.append({"kind": "face_down"})
    return found


def others(now: list[int], then: list[int], seat: int) -> list[Facts]:
    """The lines of others that would count more or less."""
    return [
        {"kind": "line_of", "seat": other, "now": before, "then": after}
        for other, (before, after) in enumerate(zip(now, then, strict=True))
        if other != seat and before != after
    ]
