"""The events of the Condottiere family, their facts, and the seats that may see them."""

from __future__ import annotations

from engine.condottiere.box.cards import CARDS, ids
from engine.condottiere.box.editions import Rules
from engine.log import Log, Readings

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
    "battle_won": ("seat", "region"),
    "battle_tied": ("region",),
    "conquered": ("seat", "region", "strength"),
    "undecided": ("region", "strength", "seats"),
    "taken_over": ("seat", "region", "strength", "owner_seat"),
    "defended": ("seat", "region", "strength"),
    "held_in_tie": ("owner_seat", "region", "strength", "seats"),
    "holder": ("holder_seat", "old_seat", "reason"),
    "hand_discarded": ("seat", "count"),
    "hand_emptied": ("seat",),
    "burned_own": ("seat", "cards"),
    "hand_kept": ("seat", "count"),
    "answered": ("seat",),
    "will_burn": ("seat",),
    "will_keep": ("seat",),
    "burning_lapsed": ("seat",),
    "hands_kept": ("seats",),
    "showed": ("seat", "seats", "cards"),
    "took_cards": ("seat", "count", "size"),
    "drew_cards": ("seat", "count"),
    "drew_nothing": ("seat",),
    "pile_renewed": ("count",),
    "handed_in": ("seat", "count"),
    "handed_all_in": ("seat",),
    "retained": ("seat", "count", "burned"),
    "retained_some": ("seat", "count"),
    "retained_own": ("seat", "cards"),
    "final_battle": ("seats",),
    "final_battle_ended": ("strengths", "seats"),
    "game_over": ("seats", "reason"),
    "campaign_scored": ("points", "seats"),
    "campaign_battle": ("seats",),
    "campaign_over": ("seats",),
}

# Events visible only to the seats named by these facts.
PRIVATE = dict.fromkeys(
    (
        "drew",
        "burned_own",
        "retained_own",
        "hid_own",
        "will_burn",
        "will_keep",
        "burning_lapsed",
    ),
    ("seat",),
) | {"showed": ("seat", "seats")}


def readings(kind: str, rules: Rules, seats: int) -> Readings:
    """Return converters from the stored numbers to ids of cards and regions."""
    return {
        "card": CARDS.__getitem__,
        "cards": ids,
        "region": rules.land.regions.__getitem__,
        "round": int if has_rounds(rules) else no_round,
    }


def has_rounds(rules: Rules) -> bool:
    """True if the game has more than one round.

    Drawing after each battle, or from one's own deck, makes a single long round.
    """
    return not (rules.own_deck or rules.draw_after_battle)


def no_round(number: int) -> int:
    """Return 0 in place of the round's number, for a game that has only one round."""
    return 0


LOG = Log(FACTS, PRIVATE, readings)
