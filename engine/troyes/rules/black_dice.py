"""Black dice (7.3): players counter them in turn, the highest first, with their own dice only."""

from __future__ import annotations

from engine.fact_types import Refusal
from engine.troyes.actions import Said, die_word
from engine.troyes.rules.groups import strength
from engine.troyes.rules.holdings import gain_for_black_dice, lose_points
from engine.troyes.rules.influence import could_reach, own_only
from engine.troyes.rules.paying import own_dice
from engine.troyes.rules.refusals import refused
from engine.troyes.state import State, tell, without


def reach(state: State, seat: int) -> int:
    """Return the total strength of a district's dice against black dice."""
    return sum(strength(colour, number) for _, colour, number in own_dice(state, seat))


def can_counter(state: State, seat: int) -> bool:
    """True if all the seat's dice together can counter the highest black die."""
    return reach(state, seat) >= needed(state.black[:1])


def why_not_counter(state: State, seat: int, said: Said) -> Refusal | None:
    for number in dict.fromkeys(said.numbers):
        if state.black.count(number) < said.numbers.count(number):
            return refused("black_not_there", number)
    if state.black[0] not in said.numbers:
        return refused("black_highest", state.black[0])
    if refusal := own_only(state, seat, said):
        return refusal
    value = sum(strength(colour, number) for _, colour, number in said.dice)
    if value < needed(said.numbers):
        return refused("too_weak", needed(said.numbers), value)
    return None


def needed(numbers: tuple[int, ...]) -> int:
    """Return the strength needed to counter these black dice together."""
    return sum(numbers)


def counter(state: State, seat: int, said: Said) -> None:
    for _, colour, number in said.dice:
        state.dice[seat][colour] = without(state.dice[seat][colour], number)
    for number in said.numbers:
        state.black = without(state.black, number)
    gained = gain_for_black_dice(state, seat, len(said.numbers))
    words = tuple(die_word(die) for die in said.dice)
    tell(state, "countered", seat, said.numbers, words, gained)


def why_not_suffer(state: State, seat: int, said: Said) -> Refusal | None:
    """Return why the seat may not take the penalty, or None.

    The penalty is legal only if the seat's dice cannot counter the highest black die. By option,
    influence must not make that possible either (Q4).
    """
    if can_counter(state, seat):
        return refused("can_counter", state.black[0])
    if state.rules.must_use_influence_to_counter and could_reach(state, seat, state.black[0]):
        return refused("must_use_influence")
    return None


def suffer(state: State, seat: int, said: Said) -> None:
    highest, *rest = state.black
    state.black = tuple(rest)
    lost = lose_points(state, seat, state.rules.cards.turn["shortfall"])
    tell(state, "suffered", seat, highest, lost)
