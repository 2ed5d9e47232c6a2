"""What holds of every state of a game, whatever was agreed and played: the laws it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.engine.condottiere import laws as condottiere

FAULTS: dict[str, dict[str, Callable[[Any], bool]]] = {"condottiere": condottiere.FAULTS}


def broken(game: Any, state: Any) -> list[str]:
    """The names of the laws of its game that a state breaks; none where all is well."""
    return [name for name, fault in FAULTS.get(game.family, {}).items() if fault(state)]
