"""A plain player for an empty chair: thrifty, fair, and quick to read. It sees its view alone.

It spends on an ally what the ally is worth to it and what its hand can bear, takes the lead with
the cheapest card that does so, and kneels when it has won or when more would cost too much. What
it wins goes where it is weaker. It remembers nothing and guesses no hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.btwixt.actions import DONE_CORRECTING, KNEEL, LEADER_RANDOM
from engine.btwixt.box.cards import HOUSE
from engine.luck import Seeded
from engine.orders import me, others

View = dict[str, Any]

TOKEN = 2.0  # what an unseen power token is worth
USUAL_PRIZE = 6.0  # an ally of middling power, and a token
SAFE_LEAD = 4  # with others still standing
MOST_OF_HAND = 0.75  # of what the hand is worth, on the best of allies


def choose(view: View, legal: list[str], seed: bytes) -> str:
    """One of the legal actions; the same view and seed give the same."""
    if len(legal) == 1:
        return legal[0]
    return CHOICES[view["phase"]](view, legal, seed)


def best(choice: list[str], worth: Callable[[str], float], seed: bytes) -> str:
    """Of equals, one by lot."""
    most = max(worth(action) for action in choice)
    among = [action for action in choice if worth(action) == most]
    return among[Seeded(seed).lot("bot", len(among))]


def word(action: str) -> str:
    return action.rpartition(" ")[2]


# --- the table -------------------------------------------------------------


def lead(view: View) -> int:
    return int(me(view)["total"] - max(player["total"] for player in others(view)))


def card_data(view: View, card: str) -> View:
    data: View = view["set"].get("cards", HOUSE.described)[card]
    return data


def strength(view: View, council: int) -> float:
    """What a council will be worth, with tokens as one knows or expects them."""
    known, table = view["peeked"], view["councils"][council]
    return float(table["visible"] + sum(known.get(token, TOKEN) for token in table["tokens"]))


def rivals(view: View) -> list[View]:
    """Who else may still play a card."""
    return [
        player
        for player in others(view)
        if not player["kneeling"] and player["hand_size"] + player["leader_cards"]
    ]


# --- a turn ----------------------------------------------------------------


def bid(view: View, legal: list[str], seed: bytes) -> str:
    """Kneel, take the lead as cheaply as can be, or build towards it."""
    plays = [action for action in legal if action != KNEEL]
    if KNEEL not in legal:
        return best(plays, lambda action: -cost(view, word(action)), seed)
    ahead, still_in = lead(view), rivals(view)
    if ahead > 0 and (not still_in or ahead >= SAFE_LEAD):
        return KNEEL
    left = budget(view) - spent(view)
    gains = {action: gain(view, word(action)) for action in plays}
    fits = [action for action in plays if cost(view, word(action)) <= left]
    leading = [action for action in fits if ahead + gains[action] > 0]
    if leading:
        return best(leading, lambda action: gains[action] / 8 - cost(view, word(action)), seed)
    if fits and -ahead < left:
        return best(fits, lambda action: gains[action], seed)
    return KNEEL


def budget(view: View) -> float:
    """What this round may cost: a fair share of the hand, more for a better ally."""
    worths = sum(cost(view, card) for card in view["hand"]) + spent(view)
    rounds = view["rounds"] - view["round"] + 1
    if rounds == 1 and view["options"]["season_refresh"] == "redeal":
        return worths
    prize = (view["ally_power"] + TOKEN) / USUAL_PRIZE
    return float(min(worths * MOST_OF_HAND, worths * prize * SPENDING / rounds))


SPENDING = 1.3  # others win rounds too, so more than an even share of the hand


def spent(view: View) -> float:
    return sum(cost(view, card["card"]) for card in me(view)["bid"])


def cost(view: View, card: str) -> float:
    """What a card is worth when it is kept: its value, and more the more it can do."""
    data = card_data(view, card)
    return float(data["value"] + (1 if data["value"] < 3 and data["effects"] else 0))


def gain(view: View, card: str) -> float:
    """By how much a card would bring one nearer to the lead, roughly."""
    data = card_data(view, card)
    return float(data["value"] + sum(helps(view, effect) for effect in data["effects"]))


def helps(view: View, effect: View) -> float:
    """What an effect adds to the own total, or takes from the leader's."""
    if effect["do"] == "modify_value":
        return effect["delta"] if likely(view, effect.get("if")) else 0
    highest = max((card["worth"] for p in others(view) for card in p["bid"]), default=0)
    against = effect.get("who") in ("any_opponent", "each_neighbor", "each_opponent")
    if effect["do"] in ("discard_bid_card", "return_bid_card"):
        return highest if against else 0
    if effect["do"] == "modify_total":
        return -effect["delta"] if against else 0
    if effect["do"] == "copy_bid_card" and effect["mode"] == "value":
        return max(0, highest - 1)
    if effect["do"] == "force_kneel" and effect["who"] == "self":
        return -2 if rivals(view) else 0
    return 0


def likely(view: View, condition: View | None) -> bool:
    """Whether a condition would hold, as far as it can be read off the table."""
    if condition is None:
        return True
    bid, n = len(me(view)["bid"]) + 1, condition.get("n", 0)
    holds = {
        "first_in_bid": bid == 1,
        "trailing": lead(view) < 0,
        "leading": lead(view) > 0,
        "others_all_kneeling": all(player["kneeling"] for player in others(view)),
        "bid_count_ge": bid >= n,
        "bid_count_le": bid <= n,
        "ally_power_ge": (view["ally_power"] or 0) >= n,
        "ally_power_le": (view["ally_power"] or 0) <= n,
    }
    return bool(holds.get(condition["cond"], False))


# --- where things go -------------------------------------------------------


def weaker(view: View, legal: list[str], seed: bytes) -> str:
    """Into the weaker of the own councils; for a neighbour's ally, into the one that is shared."""
    question = view["question"]
    winner = question["target_seat"] if question["target_seat"] is not None else view["seat"]
    near = {"left": view["players"][winner]["left"], "right": view["players"][winner]["right"]}
    own = (me(view)["left"], me(view)["right"])

    def worth(action: str) -> float:
        council = near[word(action)]
        return 100 * (council in own) - strength(view, council)

    return best(legal, worth, seed)


def move(view: View, legal: list[str], seed: bytes) -> str:
    """So that the weaker of the own councils grows; of the rest, to nobody's good."""
    return best(legal, lambda action: balance(view, *moved(view, action)), seed)


def moved(view: View, action: str) -> tuple[int | None, int | None, float]:
    """From where, to where, how much."""
    _verb, what, where = action.split()
    to = int(where) if where.isdecimal() else None
    if what.isdecimal():
        return int(what), to, TOKEN
    for council in view["councils"]:
        for ally in council["allies"]:
            if ally["ally"] == what:
                return council["council"], to, ally["power"]
        if what in council["tokens"]:
            return council["council"], to, view["peeked"].get(what, TOKEN)
    return None, to, 0


def balance(view: View, old: int | None, new: int | None, much: float) -> float:
    """What one's own small council would be, and a little less for what others would have."""
    powers = [strength(view, council) for council in range(len(view["councils"]))]
    if old is not None:
        powers[old] -= much
    if new is not None:
        powers[new] += much
    smalls = [min(power, powers[seat - 1]) for seat, power in enumerate(powers)]
    own = smalls.pop(view["seat"])
    return own - max(smalls) / 4


# --- what effects ask ------------------------------------------------------


def target(view: View, legal: list[str], seed: bytes) -> str:
    """Whoever is ahead; what is good for the one who is meant goes to the weakest."""
    kind = view["question"]["do"]
    sign = -1 if kind in ("draw_cards", "token_gain") else 1
    if kind == "transfer_hand" and view["question"]["target_seat"] is not None:
        sign = -1

    def worth(action: str) -> float:
        player = view["players"][int(word(action))]
        have = player["total"] + player["small_least"] / 4 + player["hand_size"] / 8
        return float(sign * have)

    return best(legal, worth, seed)


def bid_card(view: View, legal: list[str], seed: bytes) -> str:
    """Of one's own the least, of another's the most."""
    whose = view["question"]["target_seat"]
    player = me(view) if whose is None else view["players"][whose]
    sign = -1 if player["seat"] == view["seat"] else 1
    worths = {card["name"]: card["worth"] for card in player["bid"]}
    return best(legal, lambda action: sign * worths[word(action)], seed)


def cheapest(view: View, legal: list[str], seed: bytes) -> str:
    return best(legal, lambda action: -cost(view, word(action)), seed)


def council(view: View, legal: list[str], seed: bytes) -> str:
    """Where most is hidden."""

    def unseen(action: str) -> float:
        tokens = view["councils"][int(word(action))]["tokens"]
        return sum(token not in view["peeked"] for token in tokens)

    return best(legal, unseen, seed)


def any_of(view: View, legal: list[str], seed: bytes) -> str:
    return best(legal, lambda action: 0, seed)


def leader(view: View, legal: list[str], seed: bytes) -> str:
    return LEADER_RANDOM


def done(view: View, legal: list[str], seed: bytes) -> str:
    """What a card's text says, a bot cannot read."""
    return DONE_CORRECTING


CHOICES: dict[str, Callable[[View, list[str], bytes], str]] = {
    "first": any_of,
    "leader": leader,
    "play": bid,
    "ally": weaker,
    "token": weaker,
    "target": target,
    "bid": bid_card,
    "discard": cheapest,
    "give": cheapest,
    "council": council,
    "move": move,
    "shift": move,
    "correct": done,
}
