"""What happened, as facts: how the log's entries become events, and who may be told them.

An entry is (turn, kind, facts...), and its facts are the same for everybody who may know it: what
only some seats may know is an entry of its own kind. A fact's name ends in the noun that it is.
A council is told as its number k with its two leaders beside it (`council_seats`: k and the next).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any

from engine.btwixt.box import Box
from engine.btwixt.state import State

Entry = tuple[Any, ...]

FACTS: dict[str, tuple[str, ...]] = {
    # Before the first round.
    "started": ("first_seat",),  # by lot
    "first_named": ("seat", "first_seat"),
    "leader_chosen": ("seat", "leader"),
    "leader_drawn": ("seat", "leader"),
    # Seasons and rounds.
    "season_started": ("season", "rounds"),
    "hands_gathered": ("count",),  # redeal: all cards shuffled together
    "leader_cards_back": ("seat", "count"),
    "dealt": ("seat", "count", "size"),
    "revealed": ("round", "ally", "power", "first_seat"),
    # A turn.
    "played": ("seat", "card", "value"),
    "blanked": ("seat", "card"),
    "joined": ("seat", "card", "worth", "total"),
    "knelt": ("seat",),
    "brought_down": ("seat", "actor_seat"),  # made to kneel
    # What effects do.
    "card_acts": ("seat", "card"),  # a clean-up ability, or a copied one
    "ally_acts": ("seat", "ally"),
    "no_effect": ("seat", "card"),
    "no_effect_ally": ("seat", "ally"),
    "value_changed": ("seat", "card", "delta"),
    "total_changed": ("seat", "delta", "total"),
    "value_copied": ("seat", "card", "owner_seat", "copied_card", "value"),
    "ability_copied": ("seat", "card", "owner_seat", "copied_card"),
    "returned": ("seat", "card", "hand_seat"),
    "bid_discarded": ("seat", "card"),
    "swapped": ("seat", "card", "other_seat", "other_card"),
    "retained": ("seat", "card", "hand_seat"),
    "spent": ("seat", "card"),
    "discarded": ("seat", "cards"),
    "handed": ("seat", "to_seat", "count"),
    "handed_cards": ("seat", "to_seat", "cards"),
    "choosing": ("seats",),  # in secret, all at once
    "named": ("seat", "card"),  # by this seat, in secret
    "chosen": ("seat",),
    "leader_meant": ("seat", "target_seat"),  # by the effect that acts
    "card_meant": ("seat", "card"),  # of the own bid, to be swapped
    "drew_cards": ("seat", "count"),
    "drew": ("seat", "cards"),
    "drew_nothing": ("seat",),
    "deck_renewed": ("count",),
    "rule_added": ("rule",),
    "rule_added_number": ("rule", "number"),
    "rule_added_seat": ("rule", "rule_seat"),
    "peeked": ("seat", "council", "count"),
    "saw_tokens": ("seat", "council", "values"),
    "ally_moved": ("seat", "ally", "council", "to_council"),
    "token_moved": ("seat", "token", "council", "to_council"),
    "token_returned": ("seat", "token", "council"),
    "token_gained": ("seat", "token", "council"),
    "no_tokens": ("seat",),
    # Recruiting.
    "counted": ("seats", "totals"),
    "recruited": ("seat", "ally", "total"),
    "recruited_low": ("seat", "ally", "total"),
    "recruited_tied": ("seat", "ally", "total", "seats"),
    "ally_placed": ("seat", "ally", "council", "actor_seat"),
    # The end of a round, and of the game.
    "bids_discarded": ("count",),
    "first_passed": ("first_seat",),
    "council_scored": ("council", "power", "values"),
    "leader_scored": ("seat", "small", "large", "count"),
    "game_over": ("seats", "reason"),
    # Corrections, where a card is marked `manual`.
    "correcting": ("seat", "card"),
    "correcting_ally": ("seat", "ally"),
    "corrected_total": ("seat", "target_seat", "delta", "total"),
    "corrected_power": ("seat", "council", "delta"),
    "stood_up": ("seat", "target_seat"),
    "corrected": ("seat",),  # all is done
}

# Told to nobody but the seats that these facts name.
PRIVATE: dict[str, int] = {"drew": 1, "named": 1, "saw_tokens": 1, "handed_cards": 2}


def noun(fact: str) -> str:
    return fact.rpartition("_")[2]


def reading(box: Box, seats: int) -> dict[str, Callable[[Any], Any]]:
    """How a fact is told, by its noun; what is not here is told as it stands."""
    return {
        "card": lambda card: box.cards[card].id,
        "cards": box.ids,
        "ally": lambda ally: box.allies[ally].id,
        "leader": lambda leader: box.leaders[leader],
        "token": token_id,
        "seats": list,
        "totals": list,
        "values": list,
    }


def token_id(number: int) -> str:
    return f"t{number + 1}"


def event(entry: Entry, read: dict[str, Callable[[Any], Any]], seats: int) -> dict[str, Any]:
    turn, kind, *facts = entry
    told = {"turn": turn, "kind": kind}
    for name, fact in zip(FACTS[kind], facts, strict=True):
        what = noun(name)
        told[name] = read[what](fact) if what in read else fact
        if what == "council":
            told[f"{name}_seats"] = [fact, (fact + 1) % seats]
    return told


def events(state: State, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What happened from move number `since` on, as this seat may know it; None is a spectator."""
    log, read = state.log, reading(state.rules.box, state.seats)
    return [
        event(entry, read, state.seats)
        for entry in log[bisect_left(log, (since,)) :]
        if may_know(entry, seat)
    ]


def may_know(entry: Entry, seat: int | None) -> bool:
    """Private entries are for the seats at their beginning."""
    named = PRIVATE.get(entry[1])
    return named is None or seat in entry[2 : 2 + named]
