"""What holds of every state of a game, whatever was agreed and played: the laws it breaks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import engine
from engine.log import noun

# Of each family its own laws: FAULTS of tests/engine/<family>/laws.py, where there is such a file.
FAULTS: dict[str, dict[str, Callable[[Any], bool]]] = {
    family: import_module(f"tests.engine.{family}.laws").FAULTS
    for family in engine.homes()
    if Path(__file__).with_name(family).joinpath("laws.py").is_file()
}


def broken(game: Any, state: Any) -> list[str]:
    """The names of the laws that a state of the game breaks; none where all is well."""
    common = [name for name, fault in COMMON.items() if fault(game, state)]
    return common + [name for name, fault in FAULTS.get(game.family, {}).items() if fault(state)]


def phase(game: Any, state: Any) -> Any:
    return game.view(state, None)["phase"]


def phase_unknown(game: Any, state: Any) -> bool:
    return phase(game, state) not in game.vocabulary.phases


def result_wrong(game: Any, state: Any) -> bool:
    """Exactly a game that is over has a result, and then nobody is asked."""
    is_over = not game.to_act(state)
    return is_over != (phase(game, state) == "over") or is_over != (state.result is not None)


def entry_wrong(game: Any, state: Any) -> bool:
    """Each entry is of a turn that was, and has the facts of its kind, about seats there are."""
    forms = forms_of(game.id)
    for entry in state.log:
        length, seats = forms.get(entry[1], (0, ()))
        if len(entry) != length or not 0 <= entry[0] <= state.turn:
            return True
        for place in seats:
            told = entry[place] if isinstance(entry[place], tuple) else (entry[place],)
            if not all(0 <= seat <= state.seats for seat in told):
                return True
    return False


@cache
def forms_of(game_id: str) -> dict[str, tuple[int, tuple[int, ...]]]:
    """Kind -> how long its entries are, and where in them a seat stands, or several."""
    found = {}
    for kind, facts in engine.load(game_id).log.facts.items():
        seats = [n for n, fact in enumerate(facts, 2) if noun(fact) in ("seat", "seats")]
        found[kind] = (2 + len(facts), tuple(seats))
    return found


def log_unsorted(game: Any, state: Any) -> bool:
    turns = [entry[0] for entry in state.log]
    return turns != sorted(turns)


COMMON: dict[str, Callable[[Any, Any], bool]] = {
    "phase": phase_unknown,
    "result": result_wrong,
    "entry of the log": entry_wrong,
    "order of the log": log_unsorted,
}
