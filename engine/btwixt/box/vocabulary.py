"""What an effect may say: the closed lists of section 10 of our rules file.

A data file may use nothing else. `PRIMITIVES` has for each primitive when it may be, which
parameters it must have and which it may have; a parameter's values stand in `VALUES`.
"""

from __future__ import annotations

from dataclasses import dataclass

# When the players may have to carry out what a card's text says (`manual`).
MANUAL_INFLUENCE = ("play", "cleanup")
MANUAL_ALLY = ("round", "recruit", "score")

INFLUENCE_TIMINGS = ("play", "count", "cleanup")
ALLY_TIMINGS = ("round", "recruit", "score")

SELECTORS = (
    "self",
    "left_neighbor",
    "right_neighbor",
    "neighbor",
    "any_opponent",
    "each_neighbor",
    "each_opponent",
    "each_leader",
)
CONDITIONS = (
    "won",
    "lost",
    "first_player",
    "not_first_player",
    "first_in_bid",
    "others_all_kneeling",
    "trailing",
    "leading",
    "bid_count_ge",
    "bid_count_le",
    "hand_le",
    "hand_ge",
    "ally_power_ge",
    "ally_power_le",
)
ROUND_RULES = (
    "card_limit",
    "value_cap",
    "value_floor",
    "blank_abilities",
    "low_wins",
    "token_bonus",
    "must_play",
    "runner_up_token",
    "ties_farthest",
    "wins_ties",
    "protect_bid",
    "no_forced_kneel",
)
RULES_WITH_NUMBER = frozenset({"card_limit", "value_cap", "value_floor", "token_bonus"})
RULES_WITH_LEADER = frozenset({"wins_ties", "protect_bid"})

# A condition that takes a number ends so.
NUMBERED = ("_ge", "_le")
# Conditions that only make sense at one moment.
CONDITIONS_AT = {
    "won": ("cleanup",),
    "lost": ("cleanup",),
    "first_in_bid": ("play",),
    "others_all_kneeling": ("play",),
}

PLAYED = ("play", "cleanup")
ACTED = ("play", "cleanup", "round", "recruit")
LARGEST = 99  # of any number in an effect, either way


@dataclass(frozen=True, slots=True)
class Primitive:
    """One thing that an effect can do."""

    timings: tuple[str, ...]
    needs: tuple[str, ...] = ()
    may_have: tuple[str, ...] = ()


PRIMITIVES: dict[str, Primitive] = {
    "modify_value": Primitive(("play", "count"), ("delta",)),
    "modify_total": Primitive(("play", "round"), ("who", "delta")),
    "copy_bid_card": Primitive(("play",), ("mode", "who")),
    "return_bid_card": Primitive(PLAYED, ("who", "choose")),
    "discard_bid_card": Primitive(PLAYED, ("who", "choose")),
    "swap_bid_cards": Primitive(("play",), ("who",)),
    "force_kneel": Primitive(("play",), ("who",)),
    "discard_hand": Primitive(ACTED, ("who", "count", "choose")),
    "transfer_hand": Primitive(ACTED, ("from", "to", "count", "choose")),
    "draw_cards": Primitive(ACTED, ("who", "count")),
    "retain_self": Primitive(("cleanup",)),
    "place_ally": Primitive(("recruit",), ("council",)),
    "move_ally": Primitive(ACTED, ("scope", "max_power")),
    "token_gain": Primitive(ACTED, ("who", "count")),
    "token_move": Primitive(ACTED, ("scope", "count")),
    "token_peek": Primitive(ACTED, ("scope",)),
    "round_rule": Primitive(("play", "round"), ("rule",), ("n", "who")),
    "score_power": Primitive(("score",), (), ("per", "each", "max", "test", "n", "delta")),
}

# What the words among the parameters may be; all other parameters are numbers.
VALUES: dict[str, tuple[str, ...]] = {
    "who": SELECTORS,
    "from": SELECTORS,
    "to": SELECTORS[:5],  # one leader
    "mode": ("value", "ability"),
    "council": (
        "left",
        "right",
        "visible_small",
        "visible_large",
        "fewest_allies",
        "most_allies",
        "chosen_by_left",
        "chosen_by_right",
    ),
    "rule": ROUND_RULES,
    "per": ("other_ally", "token"),
    "test": ("allies_le", "allies_ge", "tokens_ge"),
}
# These words depend on the primitive.
CHOOSERS = {
    "return_bid_card": ("actor", "owner", "highest"),
    "discard_bid_card": ("actor", "owner", "highest"),
    "discard_hand": ("owner", "random"),
    "transfer_hand": ("owner", "random"),
}
SCOPES = {
    "move_ally": ("own", "any_adjacent"),
    "token_move": ("own", "any_adjacent", "to_supply"),
    "token_peek": ("own_one", "own_both", "any_one"),
}
NUMBERS = frozenset({"delta", "count", "max_power", "n", "each", "max"})
