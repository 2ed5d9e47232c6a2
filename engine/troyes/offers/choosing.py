"""The uses of tapped dice as nested menus: first the purpose, then the card, then the source."""

from __future__ import annotations

from typing import Any

from engine.troyes.offers.composing import facts_of
from engine.troyes.offers.line_parts import CUBE, MILL, SOURCE, TARGET, USES, VERB, parts
from engine.troyes.state import State

MOST = 8  # entries of a menu
LEVELS = (VERB, TARGET, CUBE, SOURCE, MILL, USES)
UNSAID = {
    CUBE: "no_cube",
    SOURCE: "from_supply",
    MILL: "all_uses",
    USES: "all_uses",
}
Step = dict[str, Any]


def steps(
    state: State, moves: list[dict[str, Any]], levels: tuple[int, ...] = LEVELS
) -> list[Step]:
    """Return a menu of these moves, with at most MOST entries.

    An entry is a single `move`, or a submenu with its entries (`steps`) and with the `facts` of the
    words that its moves share. `levels` are the parts of an action by which moves are grouped.
    """
    if len(moves) <= MOST:
        return [{"move": move} for move in moves]
    for place, level in enumerate(levels):
        groups: dict[str, list[dict[str, Any]]] = {}
        for move in moves:
            groups.setdefault(" ".join(words_at(move, level)), []).append(move)
        if len(groups) > 1:
            below = levels[place + 1 :]
            return few([step(state, found, level, below) for found in groups.values()])
    return few([{"move": move} for move in moves])


def step(state: State, moves: list[dict[str, Any]], level: int, below: tuple[int, ...]) -> Step:
    """Return the menu entry for moves that have the same words in the part `level` of their lines.

    `below` are the parts by which its submenu groups them.
    """
    if len(moves) == 1:
        return {"move": moves[0]}
    words, verb = words_at(moves[0], level), words_at(moves[0], VERB)[0]
    facts = facts_of(state, words[0], verb, level) if words else {"kind": UNSAID[level]}
    return {"facts": facts, "steps": steps(state, moves, below)}


def few(found: list[Step]) -> list[Step]:
    """Return at most MOST entries. If there are more, the last one is a submenu of the rest."""
    if len(found) <= MOST:
        return found
    return [*found[: MOST - 1], {"facts": {"kind": "others"}, "steps": few(found[MOST - 1 :])}]


def words_at(move: dict[str, Any], level: int) -> list[str]:
    """Return the words in the part `level` of a move's line, which begins with the seat."""
    return parts(move["line"].split()[1:])[level]
