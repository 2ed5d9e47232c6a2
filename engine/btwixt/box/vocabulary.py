"""The closed vocabulary of effects (section 10 of docs/rules/btwixt.md).

A data file may use nothing else. `PRIMITIVES` lists the timings and the required and optional
parameters of each primitive; `VALUES` lists the values of each parameter.
"""

from __future__ import annotations

from dataclasses import dataclass

# The timings at which a `manual` card may wait for players to carry out its text.
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

# The endings of conditions that take a number.
NUMBERED = ("_ge", "_le")
# Conditions that are valid at certain timings only.
CONDITIONS_AT = {
    "won": ("cleanup",),
    "lost": ("cleanup",),
    "first_in_bid": ("play",),
    "others_all_kneeling": ("play",),
}

PLAYED = ("play", "cleanup")
ACTED = ("play", "cleanup", "round", "recruit")
LARGEST = 99  # the limit of any number in an effect, positive or negative


@dataclass(frozen=True, slots=True)
class Primitive:
    """A primitive: one thing that an effect can do."""

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

# The values of the parameters that are words; all other parameters are numbers.
VALUES: dict[str, tuple[str, ...]] = {
    "who": SELECTORS,
    "from": SELECTORS,
    "to": SELECTORS[:5],  # selectors of a single leader
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
# The values of `choose` and `scope` depend on the primitive.
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
