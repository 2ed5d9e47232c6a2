"""Seals over what is only ever added to a match: its moves, and what is done beside the turns.

Each is over its entry and the seal before it, and the match's row has the last of either kind: an
entry that was changed, taken out or put in by hand or by a fault is found by its number.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from service.database.rows import AsideRow, MoveRow

Step = MoveRow | AsideRow  # of a match's course
OF_MOVE = ("number", "seat", "action", "mark", "asked_turn", "at", "told")
OF_ASIDE = ("number", "turn", "seat", "action", "asked_turn", "at", "told")
LENGTH = 32


def seal_in_order(last: str, rows: list[dict[str, Any]], sealed: tuple[str, ...]) -> str:
    """Give each row its seal, over what it has under those names, and return the last."""
    for row in rows:
        last = row["seal"] = _seal(last, [row[name] for name in sealed])
    return last


def _seal(last: str, entry: list[Any]) -> str:
    return sha256(f"{last} {entry!r}".encode()).hexdigest()[:LENGTH]


def first_broken(steps: Sequence[Step], sealed: str) -> int | None:
    """The number of the first that is not as it was stored; None where all are.

    `sealed` is what the match's row has as the last seal. What is of before there were seals has
    none, and stands before all others.
    """
    last = ""
    for place, step in enumerate(steps):
        if step.number != place:
            return place
        if not step.seal and not last:
            continue
        last = _seal(last, _entry(step))
        if step.seal != last:
            return step.number
    return None if last == sealed else len(steps)


def follows(last: str, move: MoveRow) -> bool:
    """Whether the move, as it was stored, is the next after one with that seal."""
    return move.seal == _seal(last, _entry(move))


def _entry(step: Step) -> list[Any]:
    """What its seal is over, in the order of OF_MOVE or OF_ASIDE."""
    if isinstance(step, MoveRow):
        begins = [step.number, step.seat, step.action, step.mark]
    else:
        begins = [step.number, step.turn, step.seat, step.action]
    return [*begins, step.asked_turn, step.at, step.told_json]
