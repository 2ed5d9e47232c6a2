"""The default actions for a player who does not answer (17), by phase."""

from __future__ import annotations

from itertools import combinations

from engine.troyes.actions import PASS, SUFFER, Die, Said, write
from engine.troyes.box.cards import RED
from engine.troyes.rules.black_dice import reach, why_not_suffer
from engine.troyes.rules.event_cards import free_flags
from engine.troyes.rules.flow import plan_pass
from engine.troyes.rules.groups import strength
from engine.troyes.rules.listing import influence_uses, main_actions
from engine.troyes.rules.paying import own_dice
from engine.troyes.state import NOBODY, State, own_share


def timeout_action(state: State, seat: int) -> str:
    """Return the default action of the phase for the seat that is asked."""
    return DEFAULTS[state.phase](state, seat)


def first_place(state: State, seat: int) -> str:
    """Place the first citizen high in the Palace, and the others row by row."""
    names = state.rules.cards.spaces
    palace, bishopric, city_hall = range(5, -1, -1), range(6, 12), range(12, 18)
    orders = [*palace] if not own_share(state.spaces, 0, seat) else []
    every = [*orders, *bishopric, *city_hall, *palace]
    return f"place {names[next(space for space in every if state.spaces[space] == NOBODY)]}"


def cheapest_counter(state: State, seat: int) -> str:
    """Counter only the highest black die, as cheaply as possible, or take the penalty.

    If the penalty is not allowed, use influence.
    """
    needed = state.black[0]
    if reach(state, seat) < needed:
        lawful = why_not_suffer(state, seat, Said(SUFFER)) is None
        return SUFFER if lawful else influence_uses(state, seat)[0]
    dice = cheapest_dice(own_dice(state, seat), needed)
    return write(Said("counter", numbers=(needed,), dice=dice))


def cheapest_dice(dice: list[Die], needed: int) -> tuple[Die, ...]:
    """Return the set of dice that reaches the needed strength with the least surplus.

    Among equals take the fewest dice, then the fewest red dice.
    """

    def rank(few: tuple[Die, ...]) -> tuple[int, int, int, int]:
        worth = sum(strength(colour, number) for _, colour, number in few)
        reds = sum(colour == RED for _, colour, _ in few)
        return worth, len(few), reds, sum(number for _, _, number in few)

    enough = (
        few
        for size in range(1, len(dice) + 1)
        for few in combinations(dice, size)
        if rank(few)[0] >= needed
    )
    return min(enough, key=rank)


def leftmost_flag(state: State, seat: int) -> str:
    card = next(card for card in state.queue if free_flags(state, card))
    return f"flag {state.rules.cards.events[card].id}"


def first_call(state: State, seat: int) -> str:
    return f"call {state.rules.cards.events[min(state.unused)].id}"


def pass_if_lawful(state: State, seat: int) -> str:
    """Pass, or take the first action if the seat has used influence and so must act (Q8)."""
    if plan_pass(state, seat, Said(PASS)) is None:
        return PASS
    return next(iter(main_actions(state, seat)))


DEFAULTS = {
    "place": first_place,
    "call": first_call,
    "counter": cheapest_counter,
    "act": pass_if_lawful,
    "flag": leftmost_flag,
}
