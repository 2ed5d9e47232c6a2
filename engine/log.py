"""The log of a game: how its entries become events, and which reader may know which of them.

An entry is (turn, kind, facts...), as the rules wrote it or as JSON gives it back. A fact's name
ends in the noun that it is: `owner_seat` is a seat, `taken_card` a card. An event is the same as a
dict with `turn`, `kind` and the facts by their names, in the ids that everybody uses.

What happened is the same for all who may know it: what only some seats may know is an entry of a
kind of its own. So an event is made of what its reader may know, and nothing is taken out of it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

Fact = int | str | tuple[int | str, ...]
Entry = tuple[int, str, *tuple[Fact, ...]]
Event = dict[str, Any]
Readings = Mapping[str, Callable[[Any], Any]]  # of a noun, how a fact of it is told
Teller = Callable[[Sequence[Any]], Event]
Rules = TypeVar("Rules")
Rules_co = TypeVar("Rules_co", covariant=True)


class Logged(Protocol[Rules_co]):
    """What of a state its log is told by: nothing that is hidden from anybody, but for the log."""

    @property
    def rules(self) -> Rules_co: ...

    @property
    def seats(self) -> int: ...

    @property
    def log(self) -> list[Entry]: ...


def as_it_stands(kind: str, rules: Any, seats: int) -> Readings:
    """Numbers and words that need no reading."""
    return {}


def as_read(event: Event, rules: Any, seats: int) -> Event:
    """Nothing beside the facts of the entry."""
    return event


class Log(Generic[Rules]):
    """The tables by which the log of a family of games is told.

    `facts`: of every kind of entry the names of its facts, in their order.
    `private`: of each kind that not everybody is told, the facts that name the seats which are.
    `readings`: how the facts of an entry of a kind are told, by their nouns; the others as they
    stand. `completed`: the event with what it says beside the facts of its entry.
    """

    def __init__(
        self,
        facts: Mapping[str, tuple[str, ...]],
        private: Mapping[str, tuple[str, ...]],
        readings: Callable[[str, Rules, int], Readings] = as_it_stands,
        completed: Callable[[Event, Rules, int], Event] = as_read,
    ) -> None:
        self.facts, self.readings, self.completed = facts, readings, completed
        # Of every kind where its entries name those who are told of them; None: everybody is.
        self._named: dict[str, tuple[int, ...] | None] = dict.fromkeys(facts)
        for kind, names in private.items():
            self._named[kind] = tuple(2 + facts[kind].index(name) for name in names)
        # States share the object of their rules, and few choices of options are played at a time.
        self._tellers = lru_cache(maxsize=256)(self._made_tellers)

    def events(self, state: Logged[Rules], seat: int | None, since: int) -> list[Event]:
        """What happened from move number `since` on, as a seat (None: spectators) may know it."""
        log = state.log
        return self.told(state, seat, log[bisect_left(log, (since,)) :])

    def told(
        self, state: Logged[Rules], seat: int | None, entries: Iterable[Sequence[Any]]
    ) -> list[Event]:
        """Entries of the log of this state's game as events, as this seat may know them.

        They need not stand in `state.log`. Raises LookupError, TypeError or ValueError where they
        are none of this game's.
        """
        tellers, named = self._tellers(state.rules, state.seats), self._named
        return [
            tellers[entry[1]](entry)
            for entry in entries
            if named[entry[1]] is None or self.may_know(entry, seat)
        ]

    def may_know(self, entry: Sequence[Any], seat: int | None) -> bool:
        """Whether this seat (None: a spectator) is told of the entry."""
        named = self._named[entry[1]]
        if named is None:
            return True
        return seat is not None and any(is_named(seat, entry[place]) for place in named)

    def _made_tellers(self, rules: Rules, seats: int) -> dict[str, Teller]:
        """What makes events of entries in games of these rules, for each kind."""
        return {kind: self._teller(kind, rules, seats) for kind in self.facts}

    def _teller(self, kind: str, rules: Rules, seats: int) -> Teller:
        """What makes an event of an entry of this kind."""
        names, completed = self.facts[kind], self.completed
        keys = ("turn", "kind", *names)
        readings = self.readings(kind, rules, seats)
        told = [(name, readings[noun(name)]) for name in names if noun(name) in readings]
        plain_ones = [name for name in names if noun(name) not in readings]

        def tell(entry: Sequence[Any]) -> Event:
            event = dict(zip(keys, entry, strict=True))
            for name in plain_ones:
                if type(event[name]) is tuple:
                    event[name] = list(event[name])
            for name, read in told:
                event[name] = read(event[name])
            return event if completed is as_read else completed(event, rules, seats)

        return tell


def noun(fact: str) -> str:
    """What a fact of this name is."""
    return fact.rpartition("_")[2]


_SINGULARS = {"dice": "die"}


def singular(noun: str) -> str:
    """`cards` is a list of what `card` is one of."""
    return _SINGULARS.get(noun) or noun.removesuffix("s")


def plain(fact: Any) -> Any:
    """A fact as it stands, several of them as a list."""
    return list(fact) if isinstance(fact, tuple) else fact


def is_named(seat: int, fact: Any) -> bool:
    """Whether a seat is the one, or among those, that a fact names."""
    return seat in fact if isinstance(fact, (tuple, list)) else seat == fact
