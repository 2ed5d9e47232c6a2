"""What happened, as facts: how the log's entries become events, and who may be told them.

An entry is (turn, kind, facts...), and its facts are the same for everybody who may know it: what
only one seat may know is an entry of its own kind. A fact's name ends in the noun that it is.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any

from engine.condottiere.cards import CARDS, ids
from engine.condottiere.state import State

Entry = tuple[Any, ...]

FACTS: dict[str, tuple[str, ...]] = {
    "started": ("holder_seat",),
    "holder_named": ("holder_seat",),
    "round_started": ("round",),
    "dealt": ("seat", "count", "size"),
    "drew": ("seat", "cards"),
    "besieged": ("seat", "region", "battle"),
    "declined": ("seat", "holder_seat"),
    "played": ("seat", "card", "strength"),
    "took_back": ("seat", "card", "taken_card", "strength"),
    "burned": ("seat", "cards", "strength"),
    "favour_placed": ("seat", "region"),
    "favour_moved": ("seat", "region", "old_region"),
    "favour_stayed": ("seat", "region"),
    "favour_removed": ("seat", "old_region"),
    "favour_left_off": ("seat",),
    "passed": ("seat",),
    "attacked": ("seat", "region", "owner_seat", "battle"),
    "held_back": ("seat",),
    "played_hidden": ("seat",),
    "hid_own": ("seat", "card"),
    "turned_up": ("seat", "card", "strength"),
    "battle_ended": ("region", "strengths", "seats"),
    "stalemate": ("count",),
    "draw_called": ("seat", "count"),
    "truce": ("seat",),
    "conquered": ("seat", "region", "strength"),
    "undecided": ("region", "strength", "seats"),
    "taken_over": ("seat", "region", "strength", "owner_seat"),
    "defended": ("seat", "region", "strength"),
    "held_in_tie": ("owner_seat", "region", "strength", "seats"),
    "holder": ("holder_seat", "old_seat", "reason"),
    "hand_discarded": ("seat", "count"),
    "burned_own": ("seat", "cards"),
    "hand_kept": ("seat", "count"),
    "answered": ("seat",),
    "will_burn": ("seat",),
    "will_keep": ("seat",),
    "hands_kept": ("seats",),
    "showed": ("seat", "seats", "cards"),
    "took_cards": ("seat", "count", "size"),
    "drew_cards": ("seat", "count"),
    "drew_nothing": ("seat",),
    "pile_renewed": ("count",),
    "handed_in": ("seat", "count"),
    "retained": ("seat", "count", "burned"),
    "retained_own": ("seat", "cards"),
    "final_battle": ("seats",),
    "final_battle_ended": ("strengths", "seats"),
    "game_over": ("seats", "reason"),
    "campaign_scored": ("points", "seats"),
    "campaign_battle": ("seats",),
    "campaign_over": ("seats",),
}

# Told to nobody but the seat that their first fact names.
PRIVATE = frozenset(
    {"drew", "burned_own", "retained_own", "hid_own", "showed", "will_burn", "will_keep"}
)

READ: dict[str, Callable[[Any], Any]] = {
    "card": CARDS.__getitem__,
    "cards": ids,
    "seats": list,
    "strengths": list,
    "points": list,
}


def noun(fact: str) -> str:
    return fact.rpartition("_")[2]


def event(entry: Entry, regions: tuple[str, ...]) -> dict[str, Any]:
    turn, kind, *facts = entry
    told = {"turn": turn, "kind": kind}
    for name, fact in zip(FACTS[kind], facts, strict=True):
        what = noun(name)
        read = regions.__getitem__ if what == "region" else READ.get(what)
        told[name] = fact if read is None else read(fact)
    return told


def events(state: State, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What happened from move number `since` on, as this seat may know it; None is a spectator."""
    log, regions = state.log, state.rules.land.regions
    found = [
        event(entry, regions)
        for entry in log[bisect_left(log, (since,)) :]
        if may_know(entry, seat)
    ]
    return found if has_rounds(state) else [without_round(each) for each in found]


def has_rounds(state: State) -> bool:
    """Whoever draws after each battle, or from a deck of one's own, plays but one long round."""
    return not (state.decks or state.rules.draw_after_battle)


def without_round(told: dict[str, Any]) -> dict[str, Any]:
    """Its number is 0 where the game has none."""
    return {**told, "round": 0} if told["kind"] == "round_started" else told


def may_know(entry: Entry, seat: int | None) -> bool:
    """Private entries are for their own seat; cards shown also for those who saw them."""
    if entry[1] not in PRIVATE or entry[2] == seat:
        return True
    return entry[1] == "showed" and seat in entry[3]
