"""A short digest of events: the events of one move share a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.condottiere.actions import PASS
from engine.condottiere.telling.story import BEGINS
from engine.fact_types import Facts, View
from engine.log import Event
from engine.telling import Line, by_move

# Events that begin a new line.
OPENING = (
    *("round_started", "besieged", "attacked", "declined", "battle_ended", "truce", "stalemate"),
    *("final_battle", "game_over", "final_battle_ended"),
    *("campaign_scored", "campaign_battle", "campaign_over"),
)
IN_BATTLE = ("play", PASS)  # verbs of actions in a battle


def digest(events: Iterable[Event]) -> list[Line]:
    """Return the lines that retell these events, in order.

    A line with `joins` continues the previous one.
    """
    return by_move(events, OPENING)


def by_orders(view: View, events: Iterable[Event], moves: Sequence[tuple[int, str]]) -> Facts:
    """Return facts about the battles in which orders have played: number of cards, and regions.

    If orders have only moved outside battles, return the number of moves.
    """
    fought = [(at, action) for at, action in moves if action.split(" ", 1)[0] in IN_BATTLE]
    if not fought:
        return {"kind": "moves", "count": len(moves)}
    told = list(events)
    regions = (region_at(told, turn, view["site"]) for turn, _ in fought)
    played = sum(action != PASS for _, action in fought)
    places = [region for region in dict.fromkeys(regions) if region]
    return {"kind": "battles", "count": played, "regions": places}


def region_at(events: Sequence[Event], turn: int, site: object) -> object:
    """Return the region of the battle in which a move of this turn was made.

    Return None for a final battle. A log that begins within a battle names only its end, or the
    present site if it goes on.
    """
    begun = [event for event in events if event["kind"] in BEGINS and event["turn"] < turn]
    if begun:
        return begun[-1].get("region")
    ends = (e["region"] for e in events if e["kind"] == "battle_ended" and e["turn"] >= turn)
    return next(ends, site)
