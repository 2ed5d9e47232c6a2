"""Luck, the source of a game's random outcomes: drawn from a seed, or reported from a table.

A game asks luck for a shuffle, for dice, or for one thing of several. It gets the outcome and the
next luck, an immutable value that the state stores. So a copy of a state has its own luck, and a
refused move uses none. There are two special cases:

- A *lot* is asked by name. The same name always gives the same outcome, and no draw is used up.
- A card *turned* face up is a question of its own, although its pile was shuffled. With a seed, the
  shuffle has determined the card already. A table learns it only now.

docs/luck.md specifies luck from a seed (Seeded). Luck from a table with the real box (Recorded) has
the outcomes that the players reported, in order. A missing outcome raises NotRecorded with the
question, a Need. The table then asks its players, and plays the move again with the reported luck.

The players at a table do not see the order of a pile, or a hand dealt face down. So an order may be
recorded in part or not at all. UNSEEN stands for a hidden thing, such as a card. Hidden things are
filled in from the remaining ones, in the order of the box. So the state is one of the possible
worlds: only its public part is true, and a hidden hand has any unseen cards. When a player plays a
card that this hand lacks, the table goes on in another world (`Box.suppose` in
engine/table_rules.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, NamedTuple, Protocol

from engine import chance
from engine.forms import ALWAYS, Among

Kind = Literal["shuffle", "dice", "pick", "lot", "turn"]
FACES = range(1, 7)
UNSEEN = None
Values = tuple[int | None, ...]
Part = tuple[str | int, ...]  # facts of the game


class Need(NamedTuple):
    """A question to luck, such as a shuffle or a roll of dice.

    `things` are numbers of cards or faces of dice. The outcome has `size` values out of them. In a
    shuffle each thing occurs once.
    """

    kind: Kind
    what: str  # a word of the game: which pile, which dice; a lot's name
    things: Sequence[int]
    size: int
    parts: tuple[Part, ...] = ()  # descriptions of the parts in order: whose dice, which slot

    @property
    def is_settled(self) -> bool:
        """True if only one outcome is possible, so that the table need not be asked."""
        return not self.size or all(thing == self.things[0] for thing in self.things)


class NotRecorded(Exception):
    """An outcome that the table has not reported yet. `need` is the question."""

    def __init__(self, need: Need) -> None:
        super().__init__(f"not recorded: {need.kind} of {need.what}")
        self.need = need


class Misrecorded(Exception):
    """A recorded outcome that does not fit its question. `refusal` has a code and its facts."""

    def __init__(self, need: Need, refusal: dict[str, Any]) -> None:
        super().__init__(f"{need.kind} of {need.what}: {refusal}")
        self.need, self.refusal = need, refusal


class Luck(Protocol):
    """The source of random outcomes in a state: an immutable value."""

    @property
    def draws(self) -> int:
        """The number of outcomes used up."""

    def drawn(self, need: Need) -> tuple[list[int], Luck]:
        """Return the outcome of the next draw, which answers `need`, and the luck after it.

        Recorded luck raises NotRecorded or Misrecorded.
        """

    def lot(self, name: str, choices: int) -> int:
        """Return a number from 0 to `choices` - 1, always the same for this name."""

    def turned(self, need: Need, lies: int) -> tuple[int, Luck]:
        """Return the thing that is turned face up, and the luck after it.

        `lies` is the thing that the engine put there.
        """


class HasLuck(Protocol):
    """A state that stores the source of its random outcomes."""

    luck: Luck


# --- questions of games -----------------------------------------------------


def shuffled(state: HasLuck, what: str, things: Sequence[int]) -> list[int]:
    """Return `things` shuffled by the state's next draw."""
    order, state.luck = state.luck.drawn(Need("shuffle", what, things, len(things)))
    return order


def rolled(state: HasLuck, what: str, dice: int, parts: tuple[Part, ...] = ()) -> list[int]:
    """Roll this number of six-sided dice in one draw, and return the numbers rolled, unsorted.

    `parts` describes the dice in the order in which they are returned. See Need.
    """
    numbers, state.luck = state.luck.drawn(Need("dice", what, FACES, dice, parts))
    return numbers


def picked(state: HasLuck, what: str, things: Sequence[int]) -> int:
    """Return one of `things`, chosen by the state's next draw."""
    [thing], state.luck = state.luck.drawn(Need("pick", what, things, 1))
    return thing


def turned_up(
    state: HasLuck, what: str, lies: int, things: Sequence[int], parts: tuple[Part, ...] = ()
) -> int:
    """Return the thing that is turned face up.

    `lies` is the thing that the engine put there. `things` are all that could be there as far as
    the players know.
    """
    thing, state.luck = state.luck.turned(Need("turn", what, things, 1, parts), lies)
    return thing


# --- luck from a seed -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Seeded:
    """Luck computed by hashing the seed and the number of the draw (docs/luck.md)."""

    seed: bytes
    draws: Annotated[int, ALWAYS] = 0

    def __post_init__(self) -> None:
        demand_not_negative(self.draws)

    def drawn(self, need: Need) -> tuple[list[int], Seeded]:
        """Return the outcome and the luck after it. Hash "draw/1", "draw/2" and so on."""
        after = Seeded(self.seed, self.draws + 1)
        name, things = f"draw/{after.draws}", need.things
        if need.kind == "shuffle":
            return self.order(name, things), after
        numbers = chance.numbers(self.seed, name, need.size)
        return [things[number % len(things)] for number in numbers], after

    def lot(self, name: str, choices: int) -> int:
        """Return a number from 0 to `choices` - 1, by hashing the seed and the name."""
        return chance.pick(self.seed, name, choices)

    def turned(self, need: Need, lies: int) -> tuple[int, Seeded]:
        """Return the thing that the engine put there, and this luck. This uses no draw."""
        return lies, self

    def order(self, name: str, things: Sequence[int]) -> list[int]:
        """Return `things` shuffled by hashing the name. This uses no draw."""
        return chance.shuffle(self.seed, name, things)

    def to_come(self, draws: int) -> Seeded:
        """Return luck with a new seed for the future draws of a reshuffled game.

        The seed of this luck has redrawn the hidden things. `draws` is the number of draws that the
        game has used.
        """
        numbers = chance.numbers(self.seed, "unseen", 4)
        return Seeded(b"".join(number.to_bytes(8, "big") for number in numbers), draws)


def demand_not_negative(*numbers: int) -> None:
    """Raise ValueError if a number is negative."""
    if min(numbers) < 0:
        raise ValueError("a number too small for luck")


def given(luck: Luck | bytes) -> Luck:
    """Return `luck` unchanged if it is a Luck, or luck drawn from it if it is a seed."""
    return Seeded(luck) if isinstance(luck, bytes) else luck


def seeded(seed: bytes | int) -> Seeded:
    """Return luck for uses outside a game's own draws, such as reshuffles and a bot's ties."""
    return Seeded(seed if isinstance(seed, bytes) else str(seed).encode("ascii"))


# --- luck from a table ------------------------------------------------------


class Outcome(NamedTuple):
    """The outcome of a question to luck. UNSEEN stands for a hidden thing.

    `values` are things in order, the numbers of dice, or one thing.
    """

    kind: Kind
    values: Values


@dataclass(frozen=True, slots=True)
class Recorded:
    """Luck reported from a table: outcomes in order, and lots by name.

    The first `draws` of the outcomes have been used.
    """

    outcomes: Annotated[tuple[Outcome, ...], ALWAYS] = ()
    lots: Annotated[tuple[tuple[str, int], ...], ALWAYS] = ()
    draws: Annotated[int, ALWAYS] = 0

    def __post_init__(self) -> None:
        demand_not_negative(self.draws, len(self.outcomes) - self.draws, *dict(self.lots).values())

    def drawn(self, need: Need) -> tuple[list[int], Recorded]:
        """Return the next reported outcome and the luck after it.

        If only one outcome is possible, it need not be reported. Raise NotRecorded if it has not
        been reported, Misrecorded if it does not fit.
        """
        if need.is_settled:
            return list(need.things[: need.size]), self
        if self.draws >= len(self.outcomes):
            raise NotRecorded(need)
        outcome = self.outcomes[self.draws]
        demand_fit(need, outcome)
        return filled(need, outcome.values), replace(self, draws=self.draws + 1)

    def lot(self, name: str, choices: int) -> int:
        """Return the reported lot of this name; raise as `drawn` does."""
        need = Need("lot", name, range(choices), 1)
        told = dict(self.lots)
        if need.is_settled:
            return 0
        if name not in told:
            raise NotRecorded(need)
        demand_fit(need, Outcome("lot", (told[name],)))
        return told[name]

    def turned(self, need: Need, lies: int) -> tuple[int, Recorded]:
        """Return the next reported outcome, ignoring `lies`; raise as `drawn` does."""
        [thing], after = self.drawn(need)
        return thing, after

    def told(self, need: Need, values: Values) -> Recorded:
        """Return luck to which this outcome is added; raises Misrecorded if it does not fit."""
        outcome = Outcome(need.kind, values)
        demand_fit(need, outcome)
        if need.kind == "lot":
            return replace(self, lots=(*self.lots, (need.what, filled(need, values)[0])))
        return replace(self, outcomes=(*self.outcomes, outcome))


def demand_fit(need: Need, outcome: Outcome) -> None:
    """Raise Misrecorded unless the outcome fits the need."""
    refusal = misfit(need, outcome)
    if refusal:
        raise Misrecorded(need, refusal)


def misfit(need: Need, outcome: Outcome) -> dict[str, Any] | None:
    """Return why an outcome does not fit, as a code and facts, or None.

    A shuffle may leave out hidden things at its end. Dice and turned things are never hidden.
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
    """Return the outcome with all its hidden values filled in.

    Hidden values, and values missing at the end, get the remaining things in the order of
    `need.things`.
    """
    if UNSEEN not in values and len(values) == need.size:
        return [value for value in values if value is not UNSEEN]
    seen = Counter(value for value in values if value is not UNSEEN)
    rest = iter(list((Counter(need.things) - seen).elements()))
    whole = (*values, *[UNSEEN] * (need.size - len(values)))
    return [next(rest) if value is UNSEEN else value for value in whole]


StoredLuck = Annotated[Luck, Among(Seeded | Recorded)]  # annotation of luck in states
