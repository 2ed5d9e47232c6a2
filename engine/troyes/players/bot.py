"""A simple bot for an empty seat: thrifty, fair and fast. It uses only its seat's view.

It values the gains and costs of an action in points and takes the best. It looks only at the
current turn, keeps no memory and does not guess characters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.luck import Seeded
from engine.orders import View
from engine.troyes.actions import OWN, Said, read
from engine.troyes.box.cards import CARDS, COLOURS, NONE, RED
from engine.troyes.rules.groups import strength, value_of

# The values of things, in points.
DENIER, INFLUENCE, CUBE = 0.25, 0.35, 0.9
PIP = 0.11  # for each pip of a die that could be used for something else
NEW_LEVEL = 2.0  # a first cube on a cathedral level, which avoids its penalty
MARK = 1.0  # an event with one's own cube scores at the end
CITIZEN = 0.55  # one more citizen, for each round left
HIRED = 0.4  # a tradesman to use again, for each round left
MOST_CUBES = 3  # the most cubes to store on a card
WAITING = 0.5  # a pass, which brings two deniers
PATIENT = 400  # the most actions to weigh


@dataclass(frozen=True)
class Table:
    """The view, and values derived from it that are used often."""

    view: View
    me: dict[str, Any]
    left: int  # rounds after this one
    activities: dict[str, dict[str, Any]]
    events: dict[str, dict[str, Any]]


def choose(view: View, legal: list[str], seed: bytes) -> str:
    """Return one of the legal actions. The same view and seed give the same action."""
    if len(legal) == 1:
        return legal[0]
    me = view["players"][view["seat"]]
    activities = {card["card"]: card for card in view["activities"] if card["card"]}
    events = {card["card"]: card for card in view["events"]}
    table = Table(view, me, view["rounds"] - view["round"], activities, events)
    return CHOICES[view["phase"]](table, legal, seed)


def best(actions: list[str], worth: Callable[[str], float], seed: bytes) -> str:
    """Return the action with the highest worth. Draw lots if several are equal."""
    values = [worth(action) for action in actions]
    most = max(values)
    equals = [each for each, value in zip(actions, values, strict=True) if value == most]
    return equals[Seeded(seed).lot("bot", len(equals))]


# --- placing, countering, cubes --------------------------------------------


def place(table: Table, legal: list[str], seed: bytes) -> str:
    """Choose a space that spreads citizens over the buildings, and is hard to push them out of."""

    def worth(action: str) -> float:
        space = action.split()[1]
        for name, building in table.view["buildings"].items():
            for row in building["rows"]:
                names = [each["space"] for each in row["spaces"]]
                if space in names:
                    have = table.me["standing"][name]
                    return float(-have - names.index(space) / 4 - building["wage"] / 8)
        return 0

    return best(legal, worth, seed)


def counter(table: Table, legal: list[str], seed: bytes) -> str:
    """Choose a counter: each black die countered gives influence, but the dice used are lost."""

    def worth(action: str) -> float:
        said = read(action)
        if said is None or said.verb != "counter":
            return -1.5 if action == "suffer" else -9
        value = sum(strength(colour, number) for _, colour, number in said.dice)
        return INFLUENCE * len(said.numbers) - PIP * value - 0.05 * len(said.dice)

    few = [action for action in legal if not action.startswith("flip")] or legal
    return best(few, worth, seed)


def flag(table: Table, legal: list[str], seed: bytes) -> str:
    def worth(action: str) -> float:
        return -1 if action == "enough" else cubes_worth(table, action.split()[1], 1)

    return best(legal, worth, seed)


def call(table: Table, legal: list[str], seed: bytes) -> str:
    return best(legal, lambda action: 0, seed)


# --- the turn --------------------------------------------------------------


def act(table: Table, legal: list[str], seed: bytes) -> str:
    """Return the best action, or a pass if that is better. Influence is not spent on dice."""
    plain = [action for action in legal if is_plain(table, action)]
    plain = plain or [action for action in legal if action != "pass"]
    few = plain[:: max(1, len(plain) // PATIENT)]
    return best([*few, *(["pass"] if "pass" in legal else [])], worth_of(table), seed)


def is_plain(table: Table, action: str) -> bool:
    """True unless the action changes dice, gives up uses, or moves a citizen needlessly."""
    if action.startswith(("flip", "reroll", "pass")) or " x" in action:
        return False
    return "from:" not in action or (not table.me["personal"] and "from:P" not in action)


def worth_of(table: Table) -> Callable[[str], float]:
    def worth(action: str) -> float:
        said = read(action)
        if said is None or said.verb not in WORTHS:
            return WAITING if action == "pass" else -9
        return WORTHS[said.verb](table, said) - costs(table, said)

    return worth


def costs(table: Table, said: Said) -> float:
    """Return the cost of an action: one's own dice, and deniers for bought dice."""
    own = sum(PIP * number for whose, _, number in said.dice if whose == OWN)
    price = 2 * len(said.dice) * sum(whose != OWN for whose, _, _ in said.dice)
    cube = 0.4 if said.cube != NONE else 0
    return own + DENIER * price + cube + 0.3 * len(said.dice)


def value(said: Said) -> int:
    effect = None if said.cube == NONE else CARDS.activities[said.cube].effect
    return value_of(effect, [number for _, _, number in said.dice])


def farming(table: Table, said: Said) -> float:
    return DENIER * (value(said) // 2)


def building(table: Table, said: Said) -> float:
    """Value cathedral cubes: a point and influence each, and more for a new level."""
    mine, columns, worth = list(table.me["cathedral"]), table.view["cathedral"], 0.0
    heights = [sum(level[n] is not None for level in columns) for n in range(6)]
    for _, _, number in said.dice:
        level = heights[number - 1]
        heights[number - 1] += 1
        worth += 1 + INFLUENCE * (2 if number > 3 else 1)
        if level < len(mine) and not mine[level]:
            worth += NEW_LEVEL
            mine[level] = 1
    return worth


def fighting(table: Table, said: Said) -> float:
    card = table.events[said.target]
    free = card["flags"] - len(card["cubes"])
    return cubes_worth(table, said.target, min(free, value(said) // card["divisor"]))


def cubes_worth(table: Table, name: str, count: int) -> float:
    """Value cubes on an event: influence, and its points in proportion to how full it is."""
    card, seat = table.events[name], table.view["seat"]
    cubes = [*card["cubes"], *[seat] * count]
    mine = cubes.count(seat)
    rival = max((cubes.count(who) for who in set(cubes) if who != seat), default=0)
    first, second = card["points"]
    prize = first + (0 if rival else second) if mine > rival else second
    prize = (first + second) / 2 if mine == rival else prize
    chance = (len(cubes) / card["flags"]) ** 2
    mark = 0 if seat in card["cubes"] else MARK * (1 - chance) * 0.8
    before = prize * 0.4 * (card["cubes"].count(seat) > rival)
    return float(INFLUENCE * count + prize * chance - before + mark)


def placing(table: Table, said: Said) -> float:
    """Value a citizen by one die more in each round left, less its wages."""
    if said.source:
        return 0
    [(_, colour, _)] = said.dice
    wages = (2, 1, 0)[colour] * DENIER
    return table.left * (CITIZEN - wages / 4 + (0.15 if colour == RED else 0))


def recruiting(table: Table, said: Said) -> float:
    """Value a recruit by the chance to place it."""
    return 0.2 * table.left - 1 if table.me["personal"] else 0.6 * table.left - 2 * INFLUENCE


# --- activity cards --------------------------------------------------------


def activating(table: Table, said: Said) -> float:
    card = table.activities[said.target]
    uses, hire = value(said) // card["divisor"], 0.0
    seat = table.view["seat"]
    if seat not in [space["owner"] for space in card["spaces"]] + card["others"]:
        free = [space["points"] for space in card["spaces"] if space["owner"] is None]
        hire = max(free, default=0) + HIRED * table.left - DENIER * card["hire_cost"]
    if card["timing"] == "delayed":
        kept = dict(map(tuple, card["cubes"])).get(seat, 0)
        room = max(0, MOST_CUBES - kept) if table.left else max(0, 1 - kept)
        return float(hire + CUBE * min(uses, room))
    return hire + effect_worth(table, said, uses)


def effect_worth(table: Table, said: Said, uses: int) -> float:
    """Value the uses of a card, as far as they can be known."""
    effect, me = CARDS.activities[CARDS.activity_number[said.target]].effect, table.me
    kind = effect["kind"]
    if kind == "gain":
        return uses * gained(effect)
    if kind == "convert":
        held = {"deniers": me["deniers"], "influence": me["influence"]}
        able = min(held[name] // count for name, count in effect["pay"].items())
        return float(min(uses, able) * (gained(effect["gain"]) - gained(effect["pay"])))
    if kind == "mill":
        palace, bishopric = said.mill
        standing = me["standing"]
        paid = palace * standing["palace"] + bishopric * standing["bishopric"]
        return float(2 * DENIER * paid)
    return WORTH_OF_OTHERS[kind](table, said) * uses if kind in WORTH_OF_OTHERS else 0


def gained(what: dict[str, Any]) -> float:
    worth = {"deniers": DENIER, "influence": INFLUENCE, "vp": 1.0}
    return float(sum(worth[name] * count for name, count in what.items() if name in worth))


def left_in(district: dict[str, list[int]], said: Said, colour: str) -> list[int]:
    """Return the dice of a colour that remain in the bot's district after the action."""
    dice = list(district[colour])
    for whose, number_of, number in said.dice:
        if whose == OWN and COLOURS[number_of] == colour and number in dice:
            dice.remove(number)
    return dice


def red_left(table: Table, said: Said) -> list[int]:
    return left_in(table.me["dice"], said, "red")


def procession(table: Table, said: Said) -> float:
    mine = sum(len(left_in(table.me["dice"], said, colour)) for colour in COLOURS)
    others = [player["dice"] for player in table.view["players"] if player is not table.me]
    rivals = [sum(map(len, dice.values())) for dice in [*others, table.view["neutral"]["dice"]]]
    return 2.0 if mine and mine >= max(rivals) else 0


def joust(table: Table, said: Said) -> float:
    mine = sum(red_left(table, said))
    others = [player["dice"] for player in table.view["players"] if player is not table.me]
    rivals = [sum(dice["red"]) for dice in [*others, table.view["neutral"]["dice"]]]
    return 2.0 if mine and mine >= max(rivals) else 0


def marked(table: Table, said: Said) -> float:
    return sum(table.view["seat"] in card["cubes"] for card in table.events.values())


def taxed(table: Table, said: Said) -> float:
    others = [player for player in table.view["players"] if player is not table.me]
    return float(DENIER * sum(player["standing"]["city_hall"] for player in others))


WORTH_OF_OTHERS: dict[str, Callable[[Table, Said], float]] = {
    "procession": procession,
    "joust": joust,
    "glassblower": lambda table, said: sum(table.me["cathedral"]) // 2,
    "captain": marked,
    "tax": taxed,
    "chivalry": lambda table, said: 0.7 * len(red_left(table, said)),
    "archer": lambda table, said: 0.5,
    "diplomat": lambda table, said: 0.5,
    "baker": lambda table, said: DENIER * 3,
    "banquet": lambda table, said: 1.5,
}
WORTHS: dict[str, Callable[[Table, Said], float]] = {
    "farm": farming,
    "cathedral": building,
    "combat": fighting,
    "citizen": placing,
    "activate": activating,
    "recruit": recruiting,
}
CHOICES: dict[str, Callable[[Table, list[str], bytes], str]] = {
    "place": place,
    "call": call,
    "counter": counter,
    "act": act,
    "flag": flag,
}
