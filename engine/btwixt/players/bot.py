"""A simple bot for an empty seat: thrifty, fair and fast. It uses only its seat's view.

It spends as much on an ally as the ally is worth to it and the hand allows. It takes the lead with
the cheapest card that is enough. It kneels when it has won, or when more would cost too much. It
strengthens its weaker council. It keeps no memory and does not guess hands.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.btwixt.actions import DONE_CORRECTING, KNEEL, LEADER_RANDOM
from engine.btwixt.box.cards import HOUSE
from engine.luck import Seeded
from engine.orders import View, me, others

TOKEN = 2.0  # the expected value of an unseen power token
USUAL_PRIZE = 6.0  # an ally of average power, and a token
SAFE_LEAD = 4  # a lead that is safe while rivals are still in
MOST_OF_HAND = 0.75  # the largest share of the hand's worth to spend on one ally


def choose(view: View, legal: list[str], seed: bytes) -> str:
    """Return one of the legal actions. The same view and seed give the same action."""
    if len(legal) == 1:
        return legal[0]
    return CHOICES[view["phase"]](view, legal, seed)


def best(choice: list[str], worth: Callable[[str], float], seed: bytes) -> str:
    """Return the action with the highest worth. Draw lots if several are equal."""
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
    """Return the expected power of a council. A token that the seat has not seen counts TOKEN."""
    known, table = view["peeked"], view["councils"][council]
    return float(table["visible"] + sum(known.get(token, TOKEN) for token in table["tokens"]))


def rivals(view: View) -> list[View]:
    """Return the other players who may still play a card."""
    return [
        player
        for player in others(view)
        if not player["kneeling"] and player["hand_size"] + player["leader_cards"]
    ]


# --- a turn ----------------------------------------------------------------


def bid(view: View, legal: list[str], seed: bytes) -> str:
    """Choose to kneel, to take the lead cheaply, or to come nearer to the lead."""
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
    """Return the most to spend in this round, as the total `cost` of the cards to play.

    It is a share of the hand, larger for a powerful ally.
    """
    worths = sum(cost(view, card) for card in view["hand"]) + spent(view)
    rounds = view["rounds"] - view["round"] + 1
    if rounds == 1 and view["options"]["season_refresh"] == "redeal":
        return worths
    prize = (view["ally_power"] + TOKEN) / USUAL_PRIZE
    return float(min(worths * MOST_OF_HAND, worths * prize * SPENDING / rounds))


SPENDING = 1.3  # others win rounds too, so this seat can spend more than an even share


def spent(view: View) -> float:
    return sum(cost(view, card["card"]) for card in me(view)["bid"])


def cost(view: View, card: str) -> float:
    """Return the worth of a card in hand: its value, and 1 more for a weak card with an ability."""
    data = card_data(view, card)
    return float(data["value"] + (1 if data["value"] < 3 and data["effects"] else 0))


def gain(view: View, card: str) -> float:
    """Estimate how far a card would move this seat toward the lead."""
    data = card_data(view, card)
    return float(data["value"] + sum(helps(view, effect) for effect in data["effects"]))


def helps(view: View, effect: View) -> float:
    """Estimate how far an effect would raise the seat's total or lower that of a rival."""
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
    """True if a condition would probably hold, from public facts."""
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


# --- placing ---------------------------------------------------------------


def weaker(view: View, legal: list[str], seed: bytes) -> str:
    """Choose the weaker of the bot's two councils.

    A neighbour's ally goes to the council that the bot shares with that neighbour.
    """
    question = view["question"]
    winner = question["target_seat"] if question["target_seat"] is not None else view["seat"]
    near = {"left": view["players"][winner]["left"], "right": view["players"][winner]["right"]}
    own = (me(view)["left"], me(view)["right"])

    def worth(action: str) -> float:
        council = near[word(action)]
        return 100 * (council in own) - strength(view, council)

    return best(legal, worth, seed)


def move(view: View, legal: list[str], seed: bytes) -> str:
    """Choose the move that strengthens the bot's weaker council most, and its rivals least."""
    return best(legal, lambda action: balance(view, *moved(view, action)), seed)


def moved(view: View, action: str) -> tuple[int | None, int | None, float]:
    """Return the council that a move takes from, the one that it adds to, and the power moved."""
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
    """Rate the powers of councils after `much` power has moved from `old` to `new`.

    None as a council is outside all councils. The rating is the power of the bot's small council,
    less a quarter of the best small council of another seat.
    """
    powers = [strength(view, council) for council in range(len(view["councils"]))]
    if old is not None:
        powers[old] -= much
    if new is not None:
        powers[new] += much
    smalls = [min(power, powers[seat - 1]) for seat, power in enumerate(powers)]
    own = smalls.pop(view["seat"])
    return own - max(smalls) / 4


# --- questions of effects --------------------------------------------------


def target(view: View, legal: list[str], seed: bytes) -> str:
    """Choose the leader who is furthest ahead.

    If the effect helps its target, choose the one furthest behind.
    """
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
    """Choose the least valuable card of the bot's own bid, or the most valuable of another bid."""
    whose = view["question"]["target_seat"]
    player = me(view) if whose is None else view["players"][whose]
    sign = -1 if player["seat"] == view["seat"] else 1
    worths = {card["name"]: card["worth"] for card in player["bid"]}
    return best(legal, lambda action: sign * worths[word(action)], seed)


def cheapest(view: View, legal: list[str], seed: bytes) -> str:
    return best(legal, lambda action: -cost(view, word(action)), seed)


def council(view: View, legal: list[str], seed: bytes) -> str:
    """Choose the council with the most unseen tokens."""

    def unseen(action: str) -> float:
        tokens = view["councils"][int(word(action))]["tokens"]
        return sum(token not in view["peeked"] for token in tokens)

    return best(legal, unseen, seed)


def any_of(view: View, legal: list[str], seed: bytes) -> str:
    return best(legal, lambda action: 0, seed)


def leader(view: View, legal: list[str], seed: bytes) -> str:
    return LEADER_RANDOM


def done(view: View, legal: list[str], seed: bytes) -> str:
    """End the correction at once, since a bot cannot read the text of a card."""
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
