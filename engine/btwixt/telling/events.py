"""The events of B'Twixt as facts, and their readers.

A council is its number k, with its two leaders beside it (`council_seats`: k and the next seat).
"""

from __future__ import annotations

from engine.btwixt.actions import token_id
from engine.btwixt.agreed import Agreed
from engine.log import Event, Log, Readings

FACTS: dict[str, tuple[str, ...]] = {
    # Before the first round
    "started": ("first_seat",),  # drawn by lot
    "first_named": ("seat", "first_seat"),
    "leader_chosen": ("seat", "leader"),
    "leader_drawn": ("seat", "leader"),
    # Seasons and rounds
    "season_started": ("season", "rounds"),
    "hands_gathered": ("count",),  # redeal: all cards shuffled together
    "leader_cards_back": ("seat", "count"),
    "dealt": ("seat", "count", "size"),
    "revealed": ("round", "ally", "power", "first_seat"),
    # A turn
    "played": ("seat", "card", "value"),
    "blanked": ("seat", "card"),
    "joined": ("seat", "card", "worth", "total"),
    "knelt": ("seat",),
    "brought_down": ("seat", "actor_seat"),  # made to kneel
    # Effects
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
    "choosing": ("seats",),  # a secret choice of several seats begins
    "named": ("seat", "card"),  # in secret
    "chosen": ("seat",),
    "leader_meant": ("seat", "target_seat"),  # the target of the effect
    "card_meant": ("seat", "card"),  # of the seat's bid, for a swap
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
    # Recruiting
    "counted": ("seats", "totals"),
    "recruited": ("seat", "ally", "total"),
    "recruited_low": ("seat", "ally", "total"),
    "recruited_tied": ("seat", "ally", "total", "seats"),
    "ally_placed": ("seat", "ally", "council", "actor_seat"),
    # The end of a round and of the game
    "bids_discarded": ("count",),
    "first_passed": ("first_seat",),
    "council_scored": ("council", "power", "values"),
    "leader_scored": ("seat", "small", "large", "count"),
    "game_over": ("seats", "reason"),
    # Corrections for cards marked `manual`
    "correcting": ("seat", "card"),
    "correcting_ally": ("seat", "ally"),
    "corrected_total": ("seat", "target_seat", "delta", "total"),
    "corrected_power": ("seat", "council", "delta"),
    "stood_up": ("seat", "target_seat"),
    "corrected": ("seat",),  # the corrections are finished
}

# Events for the seats in these facts only.
PRIVATE = {
    "drew": ("seat",),
    "named": ("seat",),
    "saw_tokens": ("seat",),
    "handed_cards": ("seat", "to_seat"),
}

COUNCILS = ("council", "to_council")


def readings(kind: str, rules: Agreed, seats: int) -> Readings:
    """Return the functions that turn numbers into ids of the box."""
    box = rules.box
    return {
        "card": lambda card: box.cards[card].id,
        "cards": box.ids,
        "ally": lambda ally: box.allies[ally].id,
        "leader": box.leaders.__getitem__,
        "token": token_id,
    }


def with_leaders(event: Event, rules: Agreed, seats: int) -> Event:
    """Return the event with the two leaders beside each council."""
    if event.keys().isdisjoint(COUNCILS):
        return event
    told: Event = {}
    for name, fact in event.items():
        told[name] = fact
        if name in COUNCILS:
            told[f"{name}_seats"] = [fact, (fact + 1) % seats]
    return told


LOG = Log(FACTS, PRIVATE, readings, with_leaders)
