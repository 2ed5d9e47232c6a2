"""A plain player for an empty chair: thrifty, fair, and quick to read. It sees its view alone.

It spends on a battle what the battle is worth to it, takes the lead with the cheapest card that
does so, and stops when it has won or when more would cost too much. It remembers nothing and
guesses no hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.condottiere.actions import DISCARD, KEEP, PASS, RETAIN_NONE
from engine.condottiere.box.cards import NUMBER, STRONGEST
from engine.condottiere.box.regions import Land
from engine.condottiere.players.laid import (
    COST,
    Table,
    after,
    cost,
    gain,
    is_decisive,
    laid,
    reach,
)
from engine.luck import Seeded

View = dict[str, Any]

# Which part of its hand a battle may cost: one that decides the game or that nobody can contest,
# one against poorer hands, one against a hand as rich as its own.
WHOLE, MOST, LITTLE = 1.0, 0.7, 0.35
SAFE_LEAD = 6  # with others still in
TRIFLE = 2  # a card that may be spent on waiting
WORTH_SAVING = 4  # of a mercenary in a battle that is lost


def choose(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    """One of the legal actions, or `discard` aside; the same view and seed give the same."""
    if len(legal) == 1:
        return legal[0]
    action = CHOICES[view["phase"]](land, view, legal, seed)
    done = action == PASS and not view.get("burning") and wants_to_burn(view)
    return DISCARD if done else action


# --- where to fight --------------------------------------------------------


def choose_site(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    """The region that helps most to win by; of equals, one by lot."""
    sites = [action for action in legal if action.startswith("besiege ")]
    return best(sites, lambda action: gain(land, view, action.split()[1]), seed)


# --- a battle --------------------------------------------------------------


def fight(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    """Stop, take the lead as cheaply as can be, build towards it, or save what can be saved."""
    table = laid(land, view)
    plays = {action: after(table, action) for action in legal if action.startswith("play ")}
    if table.lead > 0:
        return hold(table, plays)
    rest = budget(table) - spent(table)
    leading = [action for action, then in plays.items() if then.lead > 0 and cost(action) <= rest]
    if leading:
        return best(leading, lambda action: worth(table, plays[action], action), seed)
    if reach(table) + table.lead > 0 and (step := build(table, plays, rest)):
        return step
    return give_up(table, plays)


def hold(table: Table, plays: dict[str, Table]) -> str:
    """Ahead: end it, wait with a trifle while others may still come, or rest on the lead."""
    if not table.rivals:
        return PASS
    if "play surrender" in plays:
        return "play surrender"
    trifles = [
        action
        for action, then in plays.items()
        if cost(action) <= TRIFLE and then.lead > table.lead
    ]
    if table.lead >= SAFE_LEAD or not trifles or spent(table) >= budget(table):
        return PASS
    return min(trifles, key=cost)


def build(table: Table, plays: dict[str, Table], rest: float) -> str | None:
    """No single card takes the lead: the one that brings it nearest for its price."""
    nearer = [
        action for action, then in plays.items() if then.lead > table.lead and cost(action) <= rest
    ]
    return max(nearer, key=lambda action: plays[action].lead - cost(action) / 4, default=None)


def give_up(table: Table, plays: dict[str, Table]) -> str:
    """Behind for good: a truce if the game is at stake, a mercenary saved, or a mere pass."""
    if "play bishop" in plays and table.view["papal_token"] is False and is_decisive(table):
        return "play bishop"
    saved = [action for action in plays if action.startswith("play scarecrow m")]
    dear = max(saved, key=lambda action: NUMBER[action.split()[2]], default=None)
    if dear and COST[dear.split()[2]] >= WORTH_SAVING:
        return dear
    return PASS


def worth(table: Table, then: Table, action: str) -> float:
    """Of plays that take the lead the cheapest one, and of equals the larger lead."""
    return -cost(action) + min(then.lead, SAFE_LEAD) / 10 - closed(table, action)


def closed(table: Table, action: str) -> float:
    """What a bishop closes to everybody by the papal token, as a fraction: it breaks ties alone."""
    match action.split():
        case ["play", "bishop", region] if region in table.view["owners"]:
            return gain(table.land, table.view, region) / 100
    return 0


def budget(table: Table) -> float:
    """How much this battle may cost in all."""
    return share(table) * (spent(table) + purse(table))


def share(table: Table) -> float:
    """Whoever has many cards left can wait for those who spend them first."""
    players = table.view["players"]
    richest = max((players[rival]["hand_size"] or 0 for rival in table.rivals), default=0)
    if not table.rivals or is_decisive(table):
        return WHOLE
    return MOST if richest < len(table.hand) else LITTLE


def spent(table: Table) -> int:
    """What the own line has cost already."""
    line = table.view["players"][table.seat]["line"]
    return sum(COST[card] for card in line)


def purse(table: Table) -> int:
    """What the hand could still spend."""
    return sum(COST[card] for card in table.hand)


# --- between battles -------------------------------------------------------


def wants_to_burn(view: View) -> bool:
    """Whether the hand is worth no battle, in a game in which nobody is asked about it."""
    options, hand = view["options"], view["hand"]
    is_asked = options["asked_discards"] or options["simultaneous_discards"]
    is_duel = view["players"][view["seat"]]["deck"] is not None
    if is_asked or options.get("draw_after_battle") or view["final_battle"]:
        return False
    useless = not any(card == "heroine" or NUMBER[card] <= STRONGEST for card in hand)
    return bool(hand) and useless and (not is_duel or options["duel_discards"])


def choose_hand(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    """A hand without mercenaries is kept for a heroine's sake alone."""
    return KEEP if "heroine" in view["hand"] or DISCARD not in legal else DISCARD


def choose_retained(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    def value(action: str) -> int:
        return 0 if action == RETAIN_NONE else sum(COST[card] for card in action.split()[1:])

    return best(legal, value, seed)


def choose_drawn(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    return legal[-1]


Choice = Callable[[Land, View, list[str], bytes], str]
CHOICES: dict[str, Choice] = {
    "choose": choose_site,
    "battle": fight,
    "discard": choose_hand,
    "retain": choose_retained,
    "draw": choose_drawn,
}


def best(actions: list[str], value: Callable[[str], float], seed: bytes) -> str:
    """The action of the highest value, one of several by lot."""
    values = [value(action) for action in actions]
    equals = [action for action, found in zip(actions, values, strict=True) if found == max(values)]
    return equals[Seeded(seed).lot("bot", len(equals))]
