"""What games ask of luck, and two kinds that answer: drawn from a seed, or read off a table.

A luck is a value. A game asks it for an order of things, for dice, for one thing of several, and
gets the outcome together with the luck that is left; the state keeps that. So a copy of a state has
its luck to itself, and a move that could not be played has used up none. A *lot* is asked by name
instead: it is the same whenever it is asked, and uses up nothing. What is *turned* face up is asked
once more, though its pile was shuffled before: a seed knows what lies there, a table sees it now.

Seeded luck is that of docs/luck.md. Recorded luck knows what fell on a table with the real box, in
order; what has not been told yet raises NotRecorded with the Need, so that the table can ask its
people, and the move is then played again on the luck that has been told.

Nobody at a table sees the order of a pile, or a hand dealt face down. An order may therefore be
recorded in part, or not at all: UNSEEN stands for what nobody looked at, and is filled with the
things that are left, as they lie in the box. Such a state is one of the possible worlds: only what
is public in it is true. A hidden hand is then whatever has not been seen yet, and when a card of it
is laid, the table may either tell the old outcome better and play its moves again, or lay the world
anew as `reshuffle_unseen` does, which knows what in a game is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, NamedTuple, Protocol

from engine import chance
from engine.forms import ALWAYS, Among

Kind = Literal["shuffle", "dice", "pick", "lot", "turn"]
KINDS: tuple[Kind, ...] = ("shuffle", "dice", "pick", "lot", "turn")
FACES = range(1, 7)
UNSEEN = None
Values = tuple[int | None, ...]
Part = tuple[str | int, ...]  # facts of the game


class Need(NamedTuple):
    """What a game asks: `size` of these `things`; in a shuffle each is there once, as listed."""

    kind: Kind
    what: str  # a word of the game: which pile, which dice; of a lot its name
    things: Sequence[int]
    size: int
    parts: tuple[Part, ...] = ()  # what they are made up of, in that order: whose dice, which slot

    @property
    def is_settled(self) -> bool:
        """Whether there is but one outcome, so that nobody is asked."""
        return not self.size or all(thing == self.things[0] for thing in self.things)


class NotRecorded(Exception):
    """A game has come to a draw whose outcome nobody has told yet; `need` says what it asks."""

    def __init__(self, need: Need) -> None:
        super().__init__(f"not recorded: {need.kind} of {need.what}")
        self.need = need


class Misrecorded(Exception):
    """What was recorded cannot be the outcome of what is asked; `refusal` says why, as facts."""

    def __init__(self, need: Need, refusal: dict[str, Any]) -> None:
        super().__init__(f"{need.kind} of {need.what}: {refusal}")
        self.need, self.refusal = need, refusal


class Luck(Protocol):
    """What a state holds of luck: a value that never changes."""

    @property
    def draws(self) -> int:
        """How many outcomes have been used up."""

    def drawn(self, need: Need) -> tuple[list[int], Luck]:
        """The outcome of the next draw, and the luck after it."""

    def lot(self, name: str, choices: int) -> int:
        """One of 0 .. choices - 1, the same whenever it is asked by this name."""

    def turned(self, need: Need, lies: int) -> tuple[int, Luck]:
        """What is turned face up where `lies` was laid, and the luck after it."""


class HasLuck(Protocol):
    """A state."""

    luck: Luck


# --- what games ask --------------------------------------------------------


def shuffled(state: HasLuck, what: str, things: Sequence[int]) -> list[int]:
    """These things in an order, by the next draw of the state's luck."""
    order, state.luck = state.luck.drawn(Need("shuffle", what, things, len(things)))
    return order


def rolled(state: HasLuck, what: str, dice: int, parts: tuple[Part, ...] = ()) -> list[int]:
    """So many dice of six faces in one draw, in the order in which they are wanted."""
    numbers, state.luck = state.luck.drawn(Need("dice", what, FACES, dice, parts))
    return numbers


def picked(state: HasLuck, what: str, things: Sequence[int]) -> int:
    """One of these things, by the next draw."""
    [thing], state.luck = state.luck.drawn(Need("pick", what, things, 1))
    return thing


def turned_up(
    state: HasLuck, what: str, lies: int, things: Sequence[int], parts: tuple[Part, ...] = ()
) -> int:
    """What is turned face up, of the things that may lie there as far as anybody has seen."""
    thing, state.luck = state.luck.turned(Need("turn", what, things, 1, parts), lies)
    return thing


# --- drawn from a seed -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class Seeded:
    """Everything follows from the seed and the number of the draw (docs/luck.md)."""

    seed: bytes
    draws: Annotated[int, ALWAYS] = 0

    def __post_init__(self) -> None:
        demand_not_negative(self.draws)

    def drawn(self, need: Need) -> tuple[list[int], Seeded]:
        """By the hash of "draw/1", "draw/2" and so on."""
        after = Seeded(self.seed, self.draws + 1)
        name, things = f"draw/{after.draws}", need.things
        if need.kind == "shuffle":
            return self.order(name, things), after
        numbers = chance.numbers(self.seed, name, need.size)
        return [things[number % len(things)] for number in numbers], after

    def lot(self, name: str, choices: int) -> int:
        """By the hash of that name."""
        return chance.pick(self.seed, name, choices)

    def turned(self, need: Need, lies: int) -> tuple[int, Seeded]:
        """What lies there; no draw is used up."""
        return lies, self

    def order(self, name: str, things: Sequence[int]) -> list[int]:
        """These things shuffled by the hash of that name; no draw is used up."""
        return chance.shuffle(self.seed, name, things)

    def to_come(self, draws: int) -> Seeded:
        """Luck of its own for a world laid out by this one, after so many draws."""
        numbers = chance.numbers(self.seed, "unseen", 4)
        return Seeded(b"".join(number.to_bytes(8, "big") for number in numbers), draws)


def demand_not_negative(*numbers: int) -> None:
    """Raise ValueError if one of them is."""
    if min(numbers) < 0:
        raise ValueError("a number too small for luck")


def given(luck: Luck | bytes) -> Luck:
    """What a game is set up with: luck, or the seed of one."""
    return Seeded(luck) if isinstance(luck, bytes) else luck


def seeded(seed: bytes | int) -> Seeded:
    """Luck that is no game's: for guesses, and among equals."""
    return Seeded(seed if isinstance(seed, bytes) else str(seed).encode("ascii"))


# --- read off a table ------------------------------------------------------


class Outcome(NamedTuple):
    """What fell: things in their order, numbers of dice, or one thing; UNSEEN where none looked."""

    kind: Kind
    values: Values


@dataclass(frozen=True, slots=True)
class Recorded:
    """The outcomes told so far, in order, of which `draws` are used up; and the lots by name."""

    outcomes: Annotated[tuple[Outcome, ...], ALWAYS] = ()
    lots: Annotated[tuple[tuple[str, int], ...], ALWAYS] = ()
    draws: Annotated[int, ALWAYS] = 0

    def __post_init__(self) -> None:
        demand_not_negative(self.draws, len(self.outcomes) - self.draws, *dict(self.lots).values())

    def drawn(self, need: Need) -> tuple[list[int], Recorded]:
        """The next outcome told; where there is but one possible, none is needed.

        Raises NotRecorded where it has not been told, Misrecorded where it does not fit.
        """
        if need.is_settled:
            return list(need.things[: need.size]), self
        if self.draws >= len(self.outcomes):
            raise NotRecorded(need)
        outcome = self.outcomes[self.draws]
        demand_fit(need, outcome)
        return filled(need, outcome.values), replace(self, draws=self.draws + 1)

    def lot(self, name: str, choices: int) -> int:
        """The lot told by this name; raises as `drawn` does."""
        need = Need("lot", name, range(choices), 1)
        told = dict(self.lots)
        if need.is_settled:
            return 0
        if name not in told:
            raise NotRecorded(need)
        demand_fit(need, Outcome("lot", (told[name],)))
        return told[name]

    def turned(self, need: Need, lies: int) -> tuple[int, Recorded]:
        """The next outcome told, whatever was laid there; raises as `drawn` does."""
        [thing], after = self.drawn(need)
        return thing, after

    def told(self, need: Need, values: Values) -> Recorded:
        """The luck that knows this outcome of a need too; raises Misrecorded if it cannot be."""
        outcome = Outcome(need.kind, values)
        demand_fit(need, outcome)
        if need.kind == "lot":
            return replace(self, lots=(*self.lots, (need.what, filled(need, values)[0])))
        return replace(self, outcomes=(*self.outcomes, outcome))


def demand_fit(need: Need, outcome: Outcome) -> None:
    """Raise Misrecorded unless the outcome may be that of the need."""
    refusal = misfit(need, outcome)
    if refusal:
        raise Misrecorded(need, refusal)


def misfit(need: Need, outcome: Outcome) -> dict[str, Any] | None:
    """None, or why that cannot be what is asked: a code and facts.

    An order may leave off what nobody saw at its end. Dice, and what is turned up, have been seen.
    """
    kind, values = outcome
    count, is_order = len(values), need.kind == "shuffle"
    if kind != need.kind:
        return {"code": "other_kind", "kind": kind, "wanted": need.kind}
    if count > need.size or (not is_order and count < need.size):
        return {"code": "wrong_count", "count": count, "wanted": need.size}
    if need.kind in ("dice", "turn") and UNSEEN in values:
        return {"code": "not_told"}
    left = Counter(need.things)
    for value in values:
        if value is not UNSEEN:
            if not left[value]:
                return {"code": "not_there", "thing": value, "listed": value in need.things}
            left[value] -= is_order
    return None


def filled(need: Need, values: Values) -> list[int]:
    """The outcome with the things that are left in place of what nobody saw, as they are listed."""
    if UNSEEN not in values and len(values) == need.size:
        return [value for value in values if value is not UNSEEN]
    seen = Counter(value for value in values if value is not UNSEEN)
    rest = iter(list((Counter(need.things) - seen).elements()))
    whole = (*values, *[UNSEEN] * (need.size - len(values)))
    return [next(rest) if value is UNSEEN else value for value in whole]


StoredLuck = Annotated[Luck, Among(Seeded | Recorded)]  # how a state says that it has luck
