"""A cache of the legal actions, for pages that need them several times."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

from engine.state import without_log
from engine.troyes.rules import flow
from engine.troyes.state import State

CACHED_TABLES = 16  # pairs of a state and a seat
ON_TABLE = attrgetter(*(name for name in State.__slots__ if name != "log"))


class _Asked:
    """A cache key: a seat and everything on the table except the log."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int | None) -> None:
        self.state, self.seat = without_log(state), seat

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Asked)
            and self.seat == other.seat
            and bool(ON_TABLE(self.state) == ON_TABLE(other.state))
        )

    def __hash__(self) -> int:
        return hash((self.state.turn, self.seat))


def legal_actions(state: State, seat: int | None) -> list[str]:
    """Return the legal actions of the seat, in canonical order."""
    return _listed(_Asked(state, seat))[:]


@lru_cache(maxsize=CACHED_TABLES)
def _listed(asked: _Asked) -> list[str]:
    return flow.legal_actions(asked.state, asked.seat)
