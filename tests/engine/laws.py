"""Faults of a state that no game may have, and the check of a state against all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import engine
from engine.log import noun

# The faults of each family: FAULTS of tests/engine/<family>/laws.py, if the file exists.
FAULTS: dict[str, dict[str, Callable[[Any], bool]]] = {
    family: import_module(f"tests.engine.{family}.laws").FAULTS
    for family in engine.homes()
    if Path(__file__).with_name(family).joinpath("laws.py").is_file()
}


def broken(game: Any, state: Any) -> list[str]:
    """Return the names of the faults of a state; [] for a sound state."""
    common = [name for name, fault in COMMON.items() if fault(game, state)]
    return common + [name for name, fault in FAULTS.get(game.family, {}).items() if fault(state)]


def phase(game: Any, state: Any) -> Any:
    return game.view(state, None)["phase"]


def phase_unknown(game: Any, state: Any) -> bool:
    return phase(game, state) not in game.vocabulary.phases


def result_wrong(game: Any, state: Any) -> bool:
    """True unless exactly the finished games have a result and no seat to act."""
    is_over = not game.to_act(state)
    return is_over != (phase(game, state) == "over") or is_over != (state.result is not None)


def entry_wrong(game: Any, state: Any) -> bool:
    """True if an entry has a future turn, the wrong number of facts, or a missing seat."""
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
    """Return, for each kind of log entry, its length and the positions at which it has seats."""
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
