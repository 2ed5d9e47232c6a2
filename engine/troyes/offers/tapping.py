"""Dice tapped at a table: their price, their value and their possible uses."""

from __future__ import annotations

from typing import Any

from engine.troyes.actions import DIE_OF, GREY, MOST_DICE, OWN, Die, die_word, read
from engine.troyes.box.cards import ANY, COLOURS
from engine.troyes.offers.listed import legal_actions
from engine.troyes.offers.summing import gains
from engine.troyes.rules.groups import colour_of, strength
from engine.troyes.rules.paying import costs_of, missing_die
from engine.troyes.state import State, owner_name
from engine.troyes.telling.events import named

MOST_LINES = 60


def tapped(state: State, seat: int, words: list[str]) -> dict[str, Any]:
    """Return the facts about these dice, and the actions that use exactly these dice."""
    dice = tuple(sorted(DIE_OF[word] for word in words))
    missing = missing_die(state, seat, dice)
    found: dict[str, Any] = {
        "seat": seat,
        "dice": [named(die_word(die), state.solo) for die in dice],
        "missing": None if missing is None else named(die_word(missing), state.solo),
        "colour": colour_named(dice),
        "value": sum(number for _, _, number in dice),
        "strength": sum(strength(colour, number) for _, colour, number in dice),
        "price": 0,
        "deniers": state.deniers[seat],
        "pay": [],
        "moves": [],
    }
    if not dice or missing is not None:
        return found
    if len(dice) <= MOST_DICE:
        found |= priced(state, dice)
    moves = moves_with(state, seat, dice)
    found["moves"] = [
        {"line": f"{seat} {move}", "gains": gains(state, seat, move)} for move in moves
    ]
    return found


def colour_named(dice: tuple[Die, ...]) -> str | None:
    """Return the common colour of the dice, or None."""
    colour = colour_of(dice) if dice else ANY
    return None if colour == ANY else COLOURS[colour]


def priced(state: State, dice: tuple[Die, ...]) -> dict[str, Any]:
    """Return the price of the dice and its recipients."""
    costs = costs_of(state, [whose for whose, _, _ in dice], None)
    pay = [
        {"to": owner_name(state, state.seats if whose == GREY else whose), "deniers": cost}
        for whose, cost in costs.items()
        if whose != OWN
    ]
    return {"price": sum(costs.values()), "pay": pay}


def moves_with(state: State, seat: int, dice: tuple[Die, ...]) -> list[str]:
    """Return the actions that use exactly these dice, those with all possible uses first."""
    found: list[tuple[bool, int, int, str]] = []
    for action in legal_actions(state, seat):
        said = read(action)
        if said is not None and tuple(sorted(said.dice)) == dice:
            found.append((said.uses > 0, action.count(":"), len(found), action))
    return [action for *_, action in sorted(found)[:MOST_LINES]]
