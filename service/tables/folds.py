"""What tables have come to, as this process has found it: kept, so that an entry costs no replay.

Of each table the last few steps are kept, each under the seal of its last entry: whoever reads an
earlier snapshot finds what it says, and what was never committed, or was put back, is found by
nobody.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from threading import Lock
from typing import NamedTuple

from engine.table import AnyTable

MOST_TABLES, MOST_STEPS, MOST_THOUGHTS = 256, 8, 64


class Fold(NamedTuple):
    """A table as it stands after the entry of that number, which bears that seal."""

    number: int
    seal: str
    table: AnyTable


class Thought(NamedTuple):
    """An entry that is on its way: by which table, after which seal, from whom, and what."""

    table_id: str
    seal: str
    author: int | None
    line: str


@dataclass
class _Kept:
    """The steps of one table, the latest last; `lock` is held by whoever replays it."""

    lock: Lock = field(default_factory=Lock)
    steps: tuple[Fold, ...] = ()


_lock = Lock()
_tables: OrderedDict[str, _Kept] = OrderedDict()
_thoughts: OrderedDict[Thought, AnyTable] = OrderedDict()


def _kept(table_id: str) -> _Kept:
    with _lock:
        kept = _tables.setdefault(table_id, _Kept())
        _tables.move_to_end(table_id)
        if len(_tables) > MOST_TABLES:
            _tables.popitem(last=False)
        return kept


def steps_of(table_id: str, number: int) -> list[Fold]:
    """What is known of a table up to that entry, the latest first."""
    return [step for step in reversed(_kept(table_id).steps) if step.number <= number]


def replaying(table_id: str) -> Lock:
    """To be held while a table is played again from its beginning: others wait and find it."""
    return _kept(table_id).lock


def remember(table_id: str, fold: Fold) -> None:
    """Keep a step beside the latest others."""
    kept = _kept(table_id)
    with _lock:
        others = [step for step in kept.steps if step[:2] != fold[:2]]
        kept.steps = (*others[1 - MOST_STEPS :], fold)


def forget_all() -> None:
    """As if this process had just begun."""
    with _lock:
        _tables.clear()
        _thoughts.clear()


# --- thought out beforehand ------------------------------------------------


def note(thought: Thought, table: AnyTable) -> None:
    """What an entry would lead to, found while nobody waited for the table."""
    with _lock:
        _thoughts[thought] = table
        if len(_thoughts) > MOST_THOUGHTS:
            _thoughts.popitem(last=False)


def noted(thought: Thought) -> AnyTable | None:
    """The same, if it was found; a thought is kept until others have taken its place."""
    with _lock:
        return _thoughts.get(thought)
