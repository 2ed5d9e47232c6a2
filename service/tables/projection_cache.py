"""Cached projections of tables in this process, so that an entry needs no replay.

The last few states of each table are kept under the hash of their last entry. A reader of an
earlier snapshot finds its own state; entries that were never committed, or were undone by a
restore, match no snapshot.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from threading import Lock
from typing import NamedTuple

from engine.table import AnyTable
from service.installation.fifo_cache import FifoCache

MOST_TABLES, MOST_STEPS, MOST_THOUGHTS = 256, 8, 64


class Fold(NamedTuple):
    """A table's state after its first `number` entries; `seal` is the hash of the last one."""

    number: int
    seal: str
    table: AnyTable


class Thought(NamedTuple):
    """A cache key for an entry that is not yet stored; `seal` is the previous entry's hash."""

    table_id: str
    seal: str
    author: int | None
    line: str


@dataclass
class _Kept:
    """The cached states of one table, the latest last; `lock` is held during a replay."""

    lock: Lock = field(default_factory=Lock)
    steps: tuple[Fold, ...] = ()


_lock = Lock()
_tables: OrderedDict[str, _Kept] = OrderedDict()
# States after entries, computed before the table was locked.
thoughts: FifoCache[Thought, AnyTable] = FifoCache(MOST_THOUGHTS)


def _kept(table_id: str) -> _Kept:
    with _lock:
        kept = _tables.setdefault(table_id, _Kept())
        _tables.move_to_end(table_id)
        if len(_tables) > MOST_TABLES:
            _tables.popitem(last=False)
        return kept


def steps_of(table_id: str, number: int) -> list[Fold]:
    """Return the cached states of a table after at most `number` entries, the latest first."""
    return [step for step in reversed(_kept(table_id).steps) if step.number <= number]


def replaying(table_id: str) -> Lock:
    """Return the table's lock for a replay from the beginning, so that only one thread does it."""
    return _kept(table_id).lock


def remember(table_id: str, fold: Fold) -> None:
    """Add a state to the cached states of its table."""
    kept = _kept(table_id)
    with _lock:
        others = [step for step in kept.steps if step[:2] != fold[:2]]
        kept.steps = (*others[1 - MOST_STEPS :], fold)


def forget_all() -> None:
    """Delete all cached states, as in a new process."""
    with _lock:
        _tables.clear()
    thoughts.clear()
