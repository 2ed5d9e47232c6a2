"""Hash chains over a match's moves and its out-of-turn actions.

Each hash covers its entry and the previous hash, and the match's row has the last hash of both
chains. An entry that was changed, removed or inserted is found by its number.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from service.database.rows import AsideRow, MoveRow

Step = MoveRow | AsideRow  # a step of a match's course
OF_MOVE = ("number", "seat", "action", "mark", "asked_turn", "at", "told")
OF_ASIDE = ("number", "turn", "seat", "action", "asked_turn", "at", "told")
LENGTH = 32


def seal_in_order(last: str, rows: list[dict[str, Any]], sealed: tuple[str, ...]) -> str:
    """Set each row's hash, made of its columns in `sealed` and of the hash before.

    `last` is the hash before the first row. Returns the last hash.
    """
    for row in rows:
        last = row["seal"] = _seal(last, [row[name] for name in sealed])
    return last


def _seal(last: str, entry: list[Any]) -> str:
    return sha256(f"{last} {entry!r}".encode()).hexdigest()[:LENGTH]


def first_broken(steps: Sequence[Step], sealed: str) -> int | None:
    """Return the number of the first changed entry; None if all are sound.

    `sealed` is the last hash in the match's row. Entries older than the hash chains have no hash
    and come first.
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


def _entry(step: Step) -> list[Any]:
    """Return the hashed values in the order of OF_MOVE or OF_ASIDE."""
    if isinstance(step, MoveRow):
        begins = [step.number, step.seat, step.action, step.mark]
    else:
        begins = [step.number, step.turn, step.seat, step.action]
    return [*begins, step.asked_turn, step.at, step.told_json]
