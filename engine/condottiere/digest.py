"""What happened, told short: a card with what it did to the lines, a battle with its outcome.

Which events of a move stand together; what they say and how is settled elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.telling import Event, by_move, unmarked

# With these something else begins, so that the reader gets a new line.
OPENING = ("round_started", "besieged", "attacked", "declined")
OPENING += ("battle_ended", "truce", "stalemate", "final_battle", "game_over")
OPENING += ("final_battle_ended", "campaign_scored", "campaign_battle", "campaign_over")


def digest(events: Iterable[Event]) -> list[Event]:
    """The lines for these events, in their order; `joins` is in those that go on with the last."""
    return by_move(events, lines_of, OPENING)


def lines_of(move: list[Event]) -> list[Event]:
    """Everything that one move brought, as it is."""
    return [unmarked(event) for event in move]
