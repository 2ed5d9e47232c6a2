"""A simple bot for an empty seat: thrifty, fair and fast. It uses only its seat's view.

It spends as much on a battle as the battle is worth to it. It takes the lead with the cheapest card
that does so, and stops when it leads or when more would cost too much. It keeps no memory and does
not guess hands.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.condottiere.actions import DISCARD, KEEP, PASS, RETAIN_NONE
from engine.condottiere.box.cards import NUMBER, STRONGEST
from engine.condottiere.box.regions import Land
from engine.condottiere.players.battle_view import (
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
from engine.orders import View

# The share of its cards that a battle may cost: a decisive or uncontested battle, one against
# smaller hands, and one against a hand as large as its own.
WHOLE, MOST, LITTLE = 1.0, 0.7, 0.35
SAFE_LEAD = 6  # a lead that is safe while rivals are still in
TRIFLE = 2  # the highest cost of a card played just to wait
WORTH_SAVING = 4  # the lowest value of a mercenary worth taking back from a lost battle


def choose(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    """Return one of the legal actions, or `discard` out of turn to burn a useless hand.

    The same view and seed give the same action.
    """
    if len(legal) == 1:
        return legal[0]
    action = CHOICES[view["phase"]](land, view, legal, seed)
    done = action == PASS and not view.get("burning") and wants_to_burn(view)
    return DISCARD if done else action


# --- choosing a site -------------------------------------------------------


def choose_site(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    """Choose the region that helps most to win, by lot among equals."""
    sites = [action for action in legal if action.startswith("besiege ")]
    return best(sites, lambda action: gain(land, view, action.split()[1]), seed)


# --- a battle --------------------------------------------------------------


def fight(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    """Choose an action in battle: take the lead cheaply, build toward it, save a card, or pass."""
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
    """Choose a play while ahead: end the battle, wait with a cheap card, or pass."""
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
    """Return the play that comes closest to the lead, or None if none comes closer.

    Only plays that cost at most `rest` count. A quarter of the cost is subtracted from the lead.
    """
    nearer = [
        action for action, then in plays.items() if then.lead > table.lead and cost(action) <= rest
    ]
    return max(nearer, key=lambda action: plays[action].lead - cost(action) / 4, default=None)


def give_up(table: Table, plays: dict[str, Table]) -> str:
    """Choose a play when the battle is lost.

    Call a truce if the game is at stake, else save a mercenary, else pass.
    """
    if "play bishop" in plays and table.view["papal_token"] is False and is_decisive(table):
        return "play bishop"
    saved = [action for action in plays if action.startswith("play scarecrow m")]
    dear = max(saved, key=lambda action: NUMBER[action.split()[2]], default=None)
    if dear and COST[dear.split()[2]] >= WORTH_SAVING:
        return dear
    return PASS


def worth(table: Table, then: Table, action: str) -> float:
    """Rate a play that takes the lead: cheaper plays are better, then those with a larger lead."""
    return -cost(action) + min(then.lead, SAFE_LEAD) / 10 - closed(table, action)


def closed(table: Table, action: str) -> float:
    """Return a small penalty for closing a useful region with the papal token.

    It is a fraction, so that it only breaks ties.
    """
    match action.split():
        case ["play", "bishop", region] if region in table.view["owners"]:
            return gain(table.land, table.view, region) / 100
    return 0


def budget(table: Table) -> float:
    """Return the highest total cost of cards to spend on this battle."""
    return share(table) * (spent(table) + purse(table))


def share(table: Table) -> float:
    """Return the share of the seat's cards to spend on this battle.

    A seat with a large hand can wait for the others to spend theirs.
    """
    players = table.view["players"]
    richest = max((players[rival]["hand_size"] or 0 for rival in table.rivals), default=0)
    if not table.rivals or is_decisive(table):
        return WHOLE
    return MOST if richest < len(table.hand) else LITTLE


def spent(table: Table) -> int:
    """Return the cost of the seat's line so far."""
    line = table.view["players"][table.seat]["line"]
    return sum(COST[card] for card in line)


def purse(table: Table) -> int:
    """Return the total cost of the cards in the hand."""
    return sum(COST[card] for card in table.hand)


# --- between battles -------------------------------------------------------


def wants_to_burn(view: View) -> bool:
    """True if the hand is useless in battle, in a game that does not ask seats about burning."""
    options, hand = view["options"], view["hand"]
    is_asked = options["asked_discards"] or options["simultaneous_discards"]
    is_duel = view["players"][view["seat"]]["deck"] is not None
    if is_asked or options.get("draw_after_battle") or view["final_battle"]:
        return False
    useless = not any(card == "heroine" or NUMBER[card] <= STRONGEST for card in hand)
    return bool(hand) and useless and (not is_duel or options["duel_discards"])


def choose_hand(land: Land, view: View, legal: list[str], seed: bytes) -> str:
    """Answer the discard question: keep a hand only if it has a heroine or must be kept."""
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
    """Return the action with the highest value. Draw lots if several are equal."""
    values = [value(action) for action in actions]
    equals = [action for action, found in zip(actions, values, strict=True) if found == max(values)]
    return equals[Seeded(seed).lot("bot", len(equals))]
