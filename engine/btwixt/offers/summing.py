"""What a card or kneeling would do to the totals of a round; changes nothing.

The rules are asked, none stands here: the card is played on a copy, of which nothing is told but
what lies open afterwards, and only where its effects ask nobody anything first.
"""

from __future__ import annotations

from typing import Any

from engine.btwixt.actions import KNEEL
from engine.btwixt.knowledge.foreseeing import would_do_nothing
from engine.btwixt.rules.flow import play, refusal
from engine.btwixt.rules.influence import has_rule, totals
from engine.btwixt.state import State
from engine.facts import Facts
from engine.leading import KINDS, standing
from engine.state import without_log

SUM_KINDS = ("total", "total_of", "no_effect", *KINDS)
OWN, OTHERS = "joined", "total_changed"


def sums(state: State, seat: int, action: str) -> list[Facts]:
    """The seat's total now and then, those of others that change, and who would lead (5.2)."""
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
    """The same for a button, without the totals of others."""
    return [
        each
        for each in (sums(state, seat, action) if action != KNEEL else [])
        if each["kind"] != "total_of"
    ]


def placed(state: State, found: list[int], seat: int) -> list[Facts]:
    """How the seat stands by these totals; where the least of them wins, nothing is said."""
    return [] if has_rule(state, "low_wins") else standing(found, seat)


def totals_then(state: State, seat: int, action: str, now: list[int]) -> list[int] | None:
    """What all would have once the card lies in the bid; None where somebody is asked before."""
    after = play(without_log(state), seat, action)
    told: list[Any] = [entry for entry in after.log if entry[0] == state.turn]
    joined = [entry for entry in told if entry[1] == OWN]
    if not joined:
        return None
    if after.phase == "play" and after.round == state.round:
        return totals(after)
    then: list[Any] = list(now)
    for _, kind, *about in told[: told.index(joined[0])]:
        if kind == OTHERS:
            then[about[0]] = about[-1]
    then[seat] = joined[0][-1]
    return then


def changes(now: list[int], then: list[int], seat: int) -> list[Facts]:
    """The own total, and those of others that change."""
    found: list[Facts] = [{"kind": "total", "now": now[seat], "then": then[seat]}]
    return found + [
        {"kind": "total_of", "seat": other, "now": now[other], "then": then[other]}
        for other in range(len(now))
        if other != seat and now[other] != then[other]
    ]
