"""What a seat sees: a view built from nothing, field by field. What is not named here is hidden."""

from __future__ import annotations

from typing import Any

from engine.condottiere.battle import strengths, worths
from engine.condottiere.cards import CARDS, SPRING, WINTER, ids, spread
from engine.condottiere.regions import NOWHERE, largest_group
from engine.condottiere.rules import result, to_act
from engine.condottiere.state import NOBODY, State, owned

SEASONS = {WINTER: CARDS[WINTER], SPRING: CARDS[SPRING]}


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it; None is a spectator. A3-12: hand sizes are public."""
    seen = table(state) | {"seat": seat, "players": players(state)}
    if seat is not None:
        seen["hand"] = ids(spread(state.hands[seat]))
    return seen


def table(state: State) -> dict[str, Any]:
    """What lies in the middle, for all to see."""
    rules, regions = state.rules, state.rules.land.regions
    return {
        "game": rules.id,
        "turn": state.turn,
        "phase": state.phase,
        "to_act": to_act(state),
        "round": state.round,
        "battle": state.battle,
        "holder": state.holder,
        "site": place(state, state.site),
        "favour": place(state, state.favour),
        "season": SEASONS.get(state.season),
        "targets": {"total": rules.total[state.seats], "adjacent": rules.adjacent[state.seats]},
        "final_battle": list(state.finalists),
        "pile": len(state.pile),
        "burned": sum(state.burned) + sum(map(sum, state.discarded)),
        "owners": {
            region: None if owner == NOBODY else owner
            for region, owner in zip(regions, state.owner, strict=True)
        },
        "options": {},
        "result": result(state),
    }


def place(state: State, region: int) -> str | None:
    return None if region == NOWHERE else state.rules.land.regions[region]


def players(state: State) -> list[dict[str, Any]]:
    """What lies before each seat, for all to see."""
    totals = strengths(state.lines, state.season)
    names, found = state.rules.land.regions, []
    for seat, line in enumerate(state.lines):
        regions = owned(state, seat)
        found.append(
            {
                "seat": seat,
                "hand_size": sum(state.hands[seat]),
                "line": ids(line),
                "worth": worths(line, state.season, state.lines),
                "strength": totals[seat],
                "passed": state.passed[seat],
                "regions": [names[region] for region in regions],
                "largest_group": largest_group(state.rules.land, regions),
            }
        )
    return found
