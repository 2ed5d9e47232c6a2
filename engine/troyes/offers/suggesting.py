"""The legal actions to offer as buttons and links, which are the best of the plain actions.

A plain action uses one's own dice, a citizen of the personal supply, all possible uses and no cube.
A seat without dice is offered single dice of others. For each target only the few best groups of
dice are offered, since any other action can be built word by word.
"""

from __future__ import annotations

from engine.troyes.actions import OWN, Said, read
from engine.troyes.box.cards import NONE, RED
from engine.troyes.rules.defaults import timeout_action
from engine.troyes.rules.groups import strength
from engine.troyes.state import State

FEW = 2  # groups for each card or event
MOST = 60
ALWAYS = ("place", "call", "flag", "enough", "recruit", "pass", "suffer")


def plain_actions(state: State, seat: int, legal: list[str]) -> list[str]:
    """Return the actions of `legal` to offer as buttons, in the same order.

    The default action is among them.
    """
    if not legal:
        return []
    own = any(state.dice[seat])
    said = [(action, read(action)) for action in legal if is_short(action, own)]
    chosen = {action for action, each in said if each and each.verb in ALWAYS}
    found: dict[tuple[str, str], list[tuple[float, str]]] = {}
    for action, each in said:
        if each and each.verb not in ALWAYS and is_plain(each, own):
            found.setdefault((each.verb, topic(each)), []).append((merit(each), action))
    for ranked in found.values():
        ranked.sort(reverse=True)
        chosen |= {action for _, action in ranked[:FEW]}
    chosen.add(timeout_action(state, seat))
    return [action for action in legal if action in chosen][:MOST]


def is_short(action: str, own: bool) -> bool:
    """Return False if the action is certainly not plain; a cheap test before parsing.

    `own` is True if the seat has dice. A colon stands before a bought die, a cube or a source, and
    ` x` before a number of uses.
    """
    return action.count(":") <= (not own) and " x" not in action


def is_plain(said: Said, own: bool) -> bool:
    """True if the action uses only one's own dice, no cube and no chosen source of a citizen.

    A seat without dice (`own` is False) may use one bought die.
    """
    bought = sum(whose != OWN for whose, _, _ in said.dice)
    return bought <= (not own) and said.cube == NONE and not said.source


def topic(said: Said) -> str:
    """Return a key for the actions to rank together: a card, a die, or a count of black dice."""
    if said.verb in ("reroll", "citizen"):
        return repr(said.dice)
    return said.target or repr(len(said.numbers))


def merit(said: Said) -> float:
    """Rate an action among those of its topic; larger is better.

    High dice are better, except for countering black dice and for flips.
    """
    numbers = sum(number for _, _, number in said.dice)
    if said.verb == "counter":
        worth = sum(strength(colour, number) for _, colour, number in said.dice)
        reds = sum(colour == RED for _, colour, _ in said.dice)
        return -worth - len(said.dice) / 10 - reds / 100
    if said.verb == "flip":
        return sum(7 - 2 * number for _, _, number in said.dice)
    return numbers - len(said.dice) / 10
