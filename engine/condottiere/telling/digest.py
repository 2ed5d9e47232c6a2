"""What happened, told short: every event as it is, those of one move beside each other."""

from __future__ import annotations

from collections.abc import Iterable

from engine.log import Event
from engine.telling import Line, by_move

# With these something else begins, so that the reader gets a new line.
OPENING = (
    *("round_started", "besieged", "attacked", "declined", "battle_ended", "truce", "stalemate"),
    *("final_battle", "game_over", "final_battle_ended"),
    *("campaign_scored", "campaign_battle", "campaign_over"),
)


def digest(events: Iterable[Event]) -> list[Line]:
    """The lines for these events, in their order; `joins` is in those that go on with the last."""
    return by_move(events, OPENING)
