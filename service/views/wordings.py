"""Choice of a wording for each line of a story, so that it does not repeat itself."""

from collections.abc import Iterable
from typing import Any

WORDINGS = "abcd"
APART = 2  # lines of one kind that stand between two uses of a wording


def worded(lines: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Add the id of its `wording` to each line of a story.

    Wordings of recent lines of the same kind are not repeated. Of the others, the number of the
    move selects one, so the same game is told in the same words on every machine.
    """
    used: dict[str, list[str]] = {}
    chosen = []
    for line in lines:
        before = used.setdefault(line["kind"], [])
        free = [each for each in WORDINGS if each not in before[-APART:]]
        before.append(free[line.get("turn", 0) % len(free)])
        chosen.append(line | {"wording": before[-1]})
    return chosen
