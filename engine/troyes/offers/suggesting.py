"""Of all that may be done the plain actions that deserve a button or a link each.

Plain is what is done with dice of one's own, a citizen of one's own supply, all that it is worth,
and no cube; who has no dice left is offered single ones of others. Of several such groups for one
thing, the best few are enough: any other action can be put together word by word.
"""

from __future__ import annotations

from engine.troyes.actions import OWN, Said, read
from engine.troyes.box.cards import NONE, RED
from engine.troyes.rules.defaults import timeout_action
from engine.troyes.rules.groups import strength
from engine.troyes.state import State

FEW = 2  # groups for one card or event
MOST = 60
ALWAYS = ("place", "call", "flag", "enough", "recruit", "pass", "suffer")


def plain_actions(state: State, seat: int, legal: list[str]) -> list[str]:
    """In the order of the list."""
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
    """Without what only a long line has; a colon names whose a die is, among others."""
    return action.count(":") <= (not own) and " x" not in action


def is_plain(said: Said, own: bool) -> bool:
    """With one's own dice; with a single one of others where one has none."""
    bought = sum(whose != OWN for whose, _, _ in said.dice)
    return bought <= (not own) and said.cube == NONE and not said.source


def topic(said: Said) -> str:
    """What is worth a choice of its own: a card, a die to reroll, a count of black dice."""
    if said.verb in ("reroll", "citizen"):
        return repr(said.dice)
    return said.target or repr(len(said.numbers))


def merit(said: Said) -> float:
    """More is better in the city, less is better against black dice and when turning dice over."""
    numbers = sum(number for _, _, number in said.dice)
    if said.verb == "counter":
        worth = sum(strength(colour, number) for _, colour, number in said.dice)
        reds = sum(colour == RED for _, colour, _ in said.dice)
        return -worth - len(said.dice) / 10 - reds / 100
    if said.verb == "flip":
        return sum(7 - 2 * number for _, _, number in said.dice)
    return numbers - len(said.dice) / 10
