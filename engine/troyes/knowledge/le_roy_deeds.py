"""Le Roy's last move as steps for players at a table, who move his pieces for him."""

from __future__ import annotations

from typing import Any

from engine.log import Event

# Everything that a table does on his move, besides the events of his own (`roy_...`).
BESIDE = frozenset(
    {"expelled", "event_filled", "event_points", "event_taken", "event_burned"}
    | {"marauding_cleared", "cube_lost", "waited"}
)
BEGINS = ("roy_rolled", "roy_countered")
# After these events his last move is history.
OUTDATE = frozenset(
    {"countered", "rerolled", "recruited", "flipped", "bought", "hired", "activated", "built"}
    | {"fought", "entered", "farmed", "passed", "placed", "workforce", "roy_final"}
)
MOST_READ = 40  # events of the log, from its end


def deeds(events: list[Event], first: int) -> dict[str, Any] | None:
    """Return the events of Le Roy's last move, or None if a player has acted since.

    `first` is the index of the first of `events` in the log. In the result, `number` is the index
    at which the move begins in the log.
    """
    last = max((at for at, event in enumerate(events) if event["kind"] in OUTDATE), default=-1)
    since = events[last + 1 :]
    rolls = [at for at, event in enumerate(since) if event["kind"] == BEGINS[0]]
    starts = rolls[-1:] or [at for at, event in enumerate(since) if event["kind"] in BEGINS][:1]
    if not starts:
        return None
    found = [event for event in since[starts[0] :] if is_his(event["kind"])]
    return {"number": first + last + 1 + starts[0], "events": found}


def is_his(kind: str) -> bool:
    """True for an event that the table has to carry out for Le Roy."""
    return kind.startswith("roy_") or kind in BESIDE
