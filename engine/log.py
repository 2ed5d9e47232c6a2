"""The log of a game: how its entries become events, and who may see which.

An entry is (turn, kind, facts...), as the rules wrote it or as JSON returns it. The last part of a
fact's name is a noun that says what the fact is: `owner_seat` is a seat, `taken_card` a card. An
event is a dict of `turn`, `kind` and the facts by name, with public ids.

An event looks the same to everybody who may see it. Facts that only some seats may see are in a
separate entry of another kind, so nothing is ever removed from an event.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

Fact = int | str | tuple[int | str, ...]
Entry = tuple[int, str, *tuple[Fact, ...]]
Event = dict[str, Any]
Readings = Mapping[str, Callable[[Any], Any]]  # functions that read facts, by noun
Teller = Callable[[Sequence[Any]], Event]
Rules = TypeVar("Rules")
Rules_co = TypeVar("Rules_co", covariant=True)


class Logged(Protocol[Rules_co]):
    """The parts of a state that are needed to turn its log into events.

    In them, only the log has hidden facts.
    """

    @property
    def rules(self) -> Rules_co: ...

    @property
    def seats(self) -> int: ...

    @property
    def log(self) -> list[Entry]: ...


def as_it_stands(kind: str, rules: Any, seats: int) -> Readings:
    """Return {}: the default for `readings` of Log, which shows all facts as they are."""
    return {}


def as_read(event: Event, rules: Any, seats: int) -> Event:
    """Return the event unchanged: the default for `completed` of Log."""
    return event


class Log(Generic[Rules]):
    """The tables that turn a family's log entries into events.

    - `facts`: for each kind of entry, the names of its facts, in order.

    - `private`: for each kind that is not public, the facts that name the seats which may see an
      entry.

    - `readings(kind, rules, seats)`: returns functions that convert facts, by the noun of the fact.
      Other facts stay as they are.

    - `completed(event, rules, seats)`: returns the event with more facts than its entry has.
    """

    def __init__(
        self,
        facts: Mapping[str, tuple[str, ...]],
        private: Mapping[str, tuple[str, ...]],
        readings: Callable[[str, Rules, int], Readings] = as_it_stands,
        completed: Callable[[Event, Rules, int], Event] = as_read,
    ) -> None:
        self.facts, self.readings, self.completed = facts, readings, completed
        # For each kind, the places of the facts that name its readers; None if it is public.
        self._named: dict[str, tuple[int, ...] | None] = dict.fromkeys(facts)
        for kind, names in private.items():
            self._named[kind] = tuple(2 + facts[kind].index(name) for name in names)
        # States share their rules object, and few combinations of options are in use at once.
        self._tellers = lru_cache(maxsize=256)(self._made_tellers)

    def events(self, state: Logged[Rules], seat: int | None, since: int) -> list[Event]:
        """Return the events from move number `since` on that a seat (None: spectators) may see."""
        log = state.log
        return self.told(state, seat, log[bisect_left(log, (since,)) :])

    def told(
        self, state: Logged[Rules], seat: int | None, entries: Iterable[Sequence[Any]]
    ) -> list[Event]:
        """Return the given log entries as events, without those that a seat may not see.

        The entries need not be in `state.log`. Raise LookupError, TypeError or ValueError for
        entries that are not this game's.
        """
        tellers, named = self._tellers(state.rules, state.seats), self._named
        return [
            tellers[entry[1]](entry)
            for entry in entries
            if named[entry[1]] is None or self.may_know(entry, seat)
        ]

    def may_know(self, entry: Sequence[Any], seat: int | None) -> bool:
        """True if this seat (None: a spectator) may see the entry."""
        named = self._named[entry[1]]
        if named is None:
            return True
        return seat is not None and any(is_named(seat, entry[place]) for place in named)

    def known_to(self, entries: Iterable[Entry], seat: int | None) -> list[Entry]:
        """Return the entries that this seat may see, as the log of a state reshuffled for the seat.

        Private entries of other seats are left out: they name cards that those seats may not hold
        in the reshuffled state.
        """
        return [entry for entry in entries if self.may_know(entry, seat)]

    def _made_tellers(self, rules: Rules, seats: int) -> dict[str, Teller]:
        """Return the functions that turn entries into events, by kind of entry."""
        return {kind: self._teller(kind, rules, seats) for kind in self.facts}

    def _teller(self, kind: str, rules: Rules, seats: int) -> Teller:
        """Return the function that turns entries of this kind into events."""
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
    """Return the last part of a fact's name, which is the noun of the fact."""
    return fact.rpartition("_")[2]


_SINGULARS = {"dice": "die"}


def singular(noun: str) -> str:
    """Return the singular of a plural noun: `card` for `cards`."""
    return _SINGULARS.get(noun) or noun.removesuffix("s")


def is_named(seat: int, fact: Any) -> bool:
    """True if `fact` is this seat, or a list that contains it."""
    return seat in fact if isinstance(fact, (tuple, list)) else seat == fact
