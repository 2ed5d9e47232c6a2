"""The uses of influence (11): reroll a die, recruit a citizen, or flip dice."""

from __future__ import annotations

from engine.fact_types import Refusal
from engine.luck import rolled
from engine.troyes.actions import OWN, Said, die_word
from engine.troyes.box.cards import COLOURS
from engine.troyes.rules.groups import strength
from engine.troyes.rules.paying import missing_die, own_dice
from engine.troyes.rules.refusals import refused
from engine.troyes.state import State, tell, without


def unpaid(state: State, seat: int, use: str) -> Refusal | None:
    cost = state.rules.cards.turn[use]
    if state.influence[seat] < cost:
        return refused("too_little_influence", cost, state.influence[seat])
    return None


def own_only(state: State, seat: int, said: Said) -> Refusal | None:
    """Refuse dice of other owners. They cannot be changed, even if they are bought."""
    for die in said.dice:
        if die[0] != OWN:
            return refused("die_not_own", die_word(die))
    missing = missing_die(state, seat, said.dice)
    return None if missing is None else refused("die_not_there", die_word(missing))


def pay(state: State, seat: int, use: str) -> None:
    state.influence[seat] -= state.rules.cards.turn[use]
    state.helped = True


def why_not_change_dice(state: State, seat: int, said: Said) -> Refusal | None:
    return own_only(state, seat, said) or unpaid(state, seat, said.verb)


def reroll(state: State, seat: int, said: Said) -> None:
    [(_, colour, number)] = said.dice
    pay(state, seat, "reroll")
    new = rolled(state, "reroll", 1, ((seat, COLOURS[colour], 1),))[0]
    exchange(state, seat, colour, number, new)
    words = (die_word((OWN, colour, number)), die_word((OWN, colour, new)))
    tell(state, "rerolled", seat, *words)


def exchange(state: State, seat: int, colour: int, number: int, new: int) -> None:
    dice = without(state.dice[seat][colour], number)
    state.dice[seat][colour] = tuple(sorted((*dice, new)))


def flip(state: State, seat: int, said: Said) -> None:
    pay(state, seat, "flip")
    turned = [(OWN, colour, 7 - number) for _, colour, number in said.dice]
    for _, colour, number in said.dice:
        state.dice[seat][colour] = without(state.dice[seat][colour], number)
    for _, colour, number in turned:
        state.dice[seat][colour] = tuple(sorted((*state.dice[seat][colour], number)))
    before = tuple(die_word(die) for die in said.dice)
    tell(state, "flipped", seat, before, tuple(die_word(die) for die in turned))


def why_not_recruit(state: State, seat: int, said: Said) -> Refusal | None:
    if not state.supply[seat]:
        return refused("supply_empty")
    return unpaid(state, seat, "recruit")


def recruit(state: State, seat: int, said: Said) -> None:
    pay(state, seat, "recruit")
    state.supply[seat] -= 1
    state.personal[seat] += 1
    tell(state, "recruited", seat)


# --- option must_use_influence_to_counter (Q4) ------------------------------


def could_reach(state: State, seat: int, needed: int) -> bool:
    """True if rerolls could bring the seat's dice to this strength.

    A flip could not do more, since its influence pays for a reroll of each of its dice to 6.
    """
    dice, rerolls = own_dice(state, seat), state.influence[seat] // state.rules.cards.turn["reroll"]
    now = sum(strength(colour, number) for _, colour, number in dice)
    gains = (strength(colour, 6) - strength(colour, number) for _, colour, number in dice)
    return now + sum(sorted(gains, reverse=True)[:rerolls]) >= needed
