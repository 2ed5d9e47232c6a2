"""The effect of a card or of kneeling on the totals of a round, without changing the state.

The effects come from the real rules. The card is played on a copy, and only public results are
returned. If the card would first ask a player something, no effect is returned.
"""

from __future__ import annotations

from typing import Any

from engine.btwixt.actions import KNEEL
from engine.btwixt.knowledge.preview import would_do_nothing
from engine.btwixt.rules.flow import play, refusal
from engine.btwixt.rules.influence import has_rule, totals
from engine.btwixt.state import State
from engine.fact_types import Facts
from engine.lead import KINDS, standing
from engine.state import without_log

SUM_KINDS = ("total", "total_of", "no_effect", *KINDS)
JOINED, TOTAL_CHANGED = "joined", "total_changed"


def sums(state: State, seat: int, action: str) -> list[Facts]:
    """Return the changes that a card or kneeling makes to the totals of a round (step 2).

    The change of the seat's own total comes first. The last fact compares the seat with the best
    other, unless the lowest total wins. Return [] outside the bids or for an illegal action.
    """
    if state.phase != "play" or refusal(state, seat, action) is not None:
        return []
    now = totals(state)
    if action == KNEEL:
        return placed(state, now, seat)
    then = totals_then(state, seat, action, now)
    if then is None:
        return []
    futile: list[Facts] = [{"kind": "no_effect"}] if would_do_nothing(state, action) else []
    return [*changes(now, then, seat), *futile, *placed(state, then, seat)]


def gains(state: State, seat: int, action: str) -> list[Facts]:
    """Return the facts of `sums` that fit on a button: without the totals of other seats.

    Return [] for kneeling.
    """
    return [
        each
        for each in (sums(state, seat, action) if action != KNEEL else [])
        if each["kind"] != "total_of"
    ]


def placed(state: State, found: list[int], seat: int) -> list[Facts]:
    """Return how the seat compares with the others by the totals in `found`.

    Return [] under the round rule that the lowest total wins.
    """
    return [] if has_rule(state, "low_wins") else standing(found, seat)


def totals_then(state: State, seat: int, action: str, now: list[int]) -> list[int] | None:
    """Return all totals once the card is in the bid, or None if a player would be asked first."""
    after = play(without_log(state), seat, action)
    told: list[Any] = [entry for entry in after.log if entry[0] == state.turn]
    joined = [entry for entry in told if entry[1] == JOINED]
    if not joined:
        return None
    if after.phase == "play" and after.round == state.round:
        return totals(after)
    then: list[Any] = list(now)
    for _, kind, *about in told[: told.index(joined[0])]:
        if kind == TOTAL_CHANGED:
            then[about[0]] = about[-1]
    then[seat] = joined[0][-1]
    return then


def changes(now: list[int], then: list[int], seat: int) -> list[Facts]:
    """Return the change of the seat's total, and of other totals that differ."""
    found: list[Facts] = [{"kind": "total", "now": now[seat], "then": then[seat]}]
    return found + [
        {"kind": "total_of", "seat": other, "now": now[other], "then": then[other]}
        for other in range(len(now))
        if other != seat and now[other] != then[other]
    ]
