"""The symbol and colour of each card and ally, chosen by its first effect.

So cards from a box owner's data file get theirs too.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.btwixt.box.cards import HOUSE
from printables import icons
from printables.btwixt import effect_signs as draw
from printables.btwixt import signs
from printables.btwixt.cards import Record, View, record
from printables.btwixt.effect_signs import Draw, Sign
from printables.card_look import KINDS, CardLook

# The kinds of the cards: strength, attack, gain, knowledge, rule, place, points.
MIGHT, STRIKE, GAIN, CRAFT = "mercenary", "heroine", "spring", "bishop"
LAW, SEAT, WORTH, BARE = "winter", "drummer", "scarecrow", "surrender"
OF_EFFECT: dict[str, tuple[Draw, str]] = {
    "modify_value": (draw.stronger, MIGHT),
    "modify_value-": (draw.weaker, MIGHT),
    "modify_total": (draw.horn, MIGHT),
    "modify_total-": (draw.gate, STRIKE),
    "copy_bid_card": (draw.mirror, CRAFT),
    "return_bid_card": (draw.recalled, STRIKE),
    "discard_bid_card": (draw.dagger, STRIKE),
    "swap_bid_cards": (draw.swapped, CRAFT),
    "force_kneel": (draw.broken_sword, STRIKE),
    "discard_hand": (draw.torn_card, STRIKE),
    "transfer_hand": (draw.purse, GAIN),
    "draw_cards": (draw.quill, GAIN),
    "retain_self": (draw.sealed_letter, GAIN),
    "place_ally": (draw.chair, SEAT),
    "move_ally": (draw.rings, SEAT),
    "token_gain": (draw.chest, GAIN),
    "token_move": (draw.barrel, SEAT),
    "token_peek": (draw.eye, CRAFT),
    "card_limit": (draw.hourglass, LAW),
    "value_cap": (draw.ceiling, LAW),
    "value_floor": (draw.floor, LAW),
    "blank_abilities": (draw.padlock, LAW),
    "low_wins": (draw.fallen_crown, LAW),
    "token_bonus": (draw.goblet, LAW),
    "token_bonus-": (draw.empty_goblet, LAW),
    "must_play": (draw.lance, LAW),
    "runner_up_token": (draw.laurel, LAW),
    "ties_farthest": (draw.scales, LAW),
    "wins_ties": (draw.scales, LAW),
    "protect_bid": (draw.tower, LAW),
    "no_forced_kneel": (draw.tower, LAW),
    "other_ally": (draw.medal, WORTH),
    "token": (draw.coins, WORTH),
    "allies_le": (draw.medal, WORTH),
    "allies_ge": (draw.medal, WORTH),
    "tokens_ge": (draw.chest, WORTH),
    "manual": (draw.scroll, BARE),
    "none": (icons.flag, BARE),
    "ally": (draw.helm, BARE),
}
# The offices of our own allies without an ability.
OFFICES: dict[str, Draw] = {
    "a01": draw.key,
    "a02": draw.horseshoe,
    "a03": signs.ship,
    "a04": draw.hammer,
    "a05": draw.anchor,
    "a06": draw.tower,
    "a07": draw.horn,
    "a08": draw.helm,
    "a09": draw.crown,
    "a10": draw.scales,
}
PAPER = signs.PAPER


def look(view: View, card: str) -> CardLook:
    """Return the look of a card or ally, from the data of the set in `view`."""
    return look_of(card, record(view, card))


def look_of(card: str, kept: Record) -> CardLook:
    """Return the look of a card from `kept`, its entry in a data file."""
    sign = _sign(card, kept)
    kind = OF_EFFECT.get(sign, (None, BARE))[1]
    return CardLook(f"{sign} {kept['leader']}" if kept.get("leader") else sign, kind, _number(kept))


def _number(kept: Record) -> int:
    number: int = kept["value"] if "value" in kept else kept["power"]
    return number


def _sign(card: str, kept: Record) -> str:
    if kept.get("manual"):
        return "manual"
    effects = kept.get("effects")
    if effects:
        return _of_effect(effects[0])
    if card in OFFICES and kept.get("src") == HOUSE.described[card].get("src"):
        return card
    return "ally" if "power" in kept else "none"


def _of_effect(effect: Mapping[str, Any]) -> str:
    named = {"round_rule": "rule", "score_power": "per" if "per" in effect else "test"}
    name: str = effect[named[effect["do"]]] if effect["do"] in named else effect["do"]
    change = effect.get("delta", effect.get("n", 0))
    return f"{name}-" if change < 0 and f"{name}-" in OF_EFFECT else name


@cache
def sign_of(sign: str, ink: str = "") -> Sign:
    """Return the symbol named `sign` in a box from -10 to 10.

    It is drawn in `ink`, or if that is "" in the colour of its kind.
    """
    name = sign.partition(" ")[0]
    drawing, kind = (OFFICES[name], BARE) if name in OFFICES else OF_EFFECT[name]
    return drawing(ink or KINDS[kind][0], PAPER)
