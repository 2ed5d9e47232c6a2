"""Event cards (7, 13): drawing them, their effects every round, and countering them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.luck import picked, rolled
from engine.troyes.box.cards import BUILDINGS, MARAUDING, NONE, RED
from engine.troyes.rules.buildings import enter, last_of, victim
from engine.troyes.rules.face_up import turn_drawn, turn_event, turn_unused
from engine.troyes.rules.holdings import (
    gain_influence,
    gain_points,
    le_roy_gains,
    lose_points,
    pay_what_one_can,
)
from engine.troyes.state import NOBODY, State, own_share, tell, without

# --- 7.1 drawing -----------------------------------------------------------


def draw_events(state: State) -> bool:
    """Draw a red card and the card that it calls. Return False if a player must choose first."""
    card = turn_event(state, RED)
    queue(state, card)
    tell(state, "event_came", card)
    if state.rules.cards.events[card].calls != RED:
        call(state, card)
        return True
    return call_red(state)


def queue(state: State, card: int) -> None:
    state.queue.append(card)
    state.flags.append(())


def call(state: State, caller: int) -> None:
    """Draw the top card of the called deck. Do nothing if the deck is empty (Q42)."""
    colour = state.rules.cards.events[caller].calls
    if colour == NONE or not state.decks[colour]:
        return
    card = turn_event(state, colour)
    queue(state, card)
    tell(state, "event_called", card, caller)


def call_red(state: State) -> bool:
    """Let Resistance call one of the red cards left out of the game (15, Q32).

    Return False if a player must choose the card first.
    """
    if not state.unused:
        return True
    if state.rules.resistance_pick == "choose" and len(state.unused) > 1:
        turn_unused(state)
        state.phase, state.actor = "call", state.start if state.start < state.seats else 0
        return False
    take_unused(state, turn_drawn(state, picked(state, "red_event", state.unused)))
    return True


def take_unused(state: State, card: int) -> None:
    state.unused = without(state.unused, card)
    queue(state, card)
    tell(state, "event_called", card, state.rules.cards.resistance)
    call(state, card)


# --- 7.2 running -----------------------------------------------------------


def run_events(state: State) -> int:
    """Apply all events, and return the number of black dice to roll.

    The grey cubes of Support may counter events meanwhile, but only events already applied.
    """
    black = 0
    for card in tuple(state.queue):
        printed = state.rules.cards.events[card]
        black += printed.black_dice
        EFFECTS[printed.effect["kind"]](state, card, printed.effect)
    most = state.rules.cards.turn["black_dice"]
    return min(black, most) if state.rules.black_dice_cap == most else black


def nothing(state: State, card: int, effect: dict[str, Any]) -> None:
    pass


def bring_citizen(state: State, card: int, effect: dict[str, Any]) -> None:
    """Add a grey citizen at the start of the row chosen by a black die (Q17, Q51)."""
    building = BUILDINGS.index(effect["building"])
    number = rolled(state, "event", 1, ((state.rules.cards.events[card].id, "black", 1),))[0]
    tell(state, "event_rolled", card, number)
    if not state.supply[state.seats]:
        tell(state, "citizens_used_up", card)
        return
    row = state.rules.cards.buildings[building].row_of[number]
    all_move = state.rules.event_row_entry == "push_all"
    fallen = last_of(state.spaces, row) if all_move else victim(state.spaces, row)
    if fallen != NOBODY and fallen in state.lying[building]:
        tell(state, "citizen_kept_out", card, building)
        return
    state.supply[state.seats] -= 1
    space = enter(state, row, state.seats, always_push=True, all_move=all_move)
    tell(state, "citizen_came", card, space)


def harm(state: State, card: int, effect: dict[str, Any]) -> None:
    """Make every player lose an amount. A player who has too little also loses points (Q3)."""
    held, kind = (state.influence, "lost_influence")
    if "deniers" in effect:
        held, kind = (state.deniers, "lost_deniers")
    for seat in range(state.seats):
        due = effect.get("influence", 0) + effect.get("deniers", 0)
        if effect["kind"] == "pay":
            due *= own_share(state.spaces, BUILDINGS.index(effect["building"]), seat)
        paid = pay_what_one_can(held, seat, due)
        if paid:
            tell(state, kind, seat, card, paid)
        if paid < due:
            lost = lose_points(state, seat, state.rules.cards.turn["shortfall"])
            tell(state, "fell_short", seat, card, lost)


def undo_work(state: State, card: int, effect: dict[str, Any]) -> None:
    """Remove the cube with the highest level, then the highest number (Q28, Q49)."""
    heights = [(len(column), number) for number, column in enumerate(state.cathedral)]
    height, number = max(heights)
    if height:
        whose = state.cathedral[number][-1]
        if state.solo and whose == state.seats and state.rules.interruption_spares_le_roy:
            tell(state, "work_spared", card, height, number + 1)
            return
        state.cathedral[number] = state.cathedral[number][:-1]
        tell(state, "work_undone", card, whose, height, number + 1)


def add_work(state: State, card: int, effect: dict[str, Any]) -> None:
    """Add a grey cube on the first free space; in a solo game Le Roy gains a point (16.4)."""
    heights = [(len(column), number) for number, column in enumerate(state.cathedral)]
    height, number = min(heights)
    if height < state.rules.cards.cathedral["levels"]:
        state.cathedral[number] = (*state.cathedral[number], state.seats)
        tell(state, "work_added", card, height + 1, number + 1)
        if state.solo:
            le_roy_gains(state, state.rules.cards.solo["cube_points"])


def support(state: State, card: int, effect: dict[str, Any]) -> None:
    """Add a grey cube to each of the nearest events to the left, as many as the effect names.

    Marauding counts as an event.
    """
    place = state.queue.index(card)
    for other in state.queue[max(0, place - effect["events"]) : place]:
        tell(state, "flagged", state.seats, other, 1)
        add_cubes(state, other, state.seats, 1)


EFFECTS: dict[str, Callable[[State, int, dict[str, Any]], None]] = {
    "black_dice": nothing,
    "resistance": nothing,
    "citizen": bring_citizen,
    "lose": harm,
    "pay": harm,
    "remove_cube": undo_work,
    "add_cube": add_work,
    "support": support,
}

# --- cubes on an event (9, A3), and countering a full one -------------------


def free_flags(state: State, card: int) -> int:
    place = state.queue.index(card)
    return state.rules.cards.events[card].flags - len(state.flags[place])


def most_cubes(state: State, number: int, value: int) -> int:
    """Return the most flags of an event that dice of this value can fill."""
    divisor = state.rules.cards.events[number].divisor
    return min(value // divisor, free_flags(state, number))


def add_cubes(state: State, card: int, who: int, count: int) -> None:
    """Add cubes to an event, and gain influence for each (Q23).

    A cube on the last flag counters the event at once (Q27).
    """
    place = state.queue.index(card)
    count = min(count, free_flags(state, card))  # Q43
    if not count:
        return
    state.flags[place] = (*state.flags[place], *(who,) * count)
    gained = gain_influence(state, who, count * state.rules.cards.turn["cube_influence"])
    if gained and who < state.seats:
        tell(state, "event_influence", who, card, gained)
    if not free_flags(state, card):
        resolve(state, card)


def resolve(state: State, card: int) -> None:
    printed = state.rules.cards.events[card]
    place = state.queue.index(card)
    tell(state, "event_filled", card)
    points, taker = awards(ranked_cubes(state, place), printed.vp_first, printed.vp_second)
    for who, won in points.items():
        if won and (who < state.seats or state.solo):
            gain_points(state, who, won)
            tell(state, "event_points", who, card, won)
    state.flags[place] = ()
    if card != MARAUDING:
        del state.queue[place], state.flags[place]
    elif not state.rules.marauding_taken:  # Q26
        tell(state, "marauding_cleared")
        return
    take(state, card, taker)
    if printed.effect["kind"] == "resistance":
        lose_last_cubes(state)


def ranked_cubes(state: State, place: int) -> list[int]:
    """Return the owners of the cubes that are ranked when the event at `place` is countered.

    Grey cubes are ranked by default (Q24), and Le Roy's always.
    """
    counted = state.rules.neutral_counts_in_event_ranking or state.solo
    return [who for who in state.flags[place] if counted or who != state.seats]


def awards(cubes: list[Any], first: int, second: int) -> tuple[dict[Any, int], Any]:
    """Return the points of each owner of cubes, and the owner who takes the card, or None.

    `cubes` are in the order placed. `first` and `second` are the prizes in points. A tie for first
    shares both prizes, and a tie for second shares the second prize; remainders are lost.
    """
    counts = {who: cubes.count(who) for who in cubes}  # in the order of each owner's first cube
    if not counts:
        return {}, None
    most = max(counts.values())
    leaders = [who for who, count in counts.items() if count == most]
    if len(leaders) > 1:
        return {who: (first + second) // len(leaders) for who in leaders}, leaders[0]
    rest = {who: count for who, count in counts.items() if count < most}
    if not rest:
        return {leaders[0]: first + second}, leaders[0]
    runners = [who for who, count in rest.items() if count == max(rest.values())]
    shared = {who: second // len(runners) for who in runners}
    return {leaders[0]: first} | shared, leaders[0]


def take(state: State, card: int, taker: int | None) -> None:
    """Give the card to `taker`. If there is none, or it is grey, the card is discarded."""
    if taker is None or (taker == state.seats and not state.solo):
        tell(state, "event_burned", card)
        return
    state.taken[taker] = (*state.taken[taker], card)
    tell(state, "event_taken", taker, card)


def lose_last_cubes(state: State) -> None:
    """Remove the newest cube from every other event, as a countered Resistance does (15)."""
    for place, cubes in enumerate(state.flags):
        if cubes:
            tell(state, "cube_lost", cubes[-1], state.queue[place])
            state.flags[place] = cubes[:-1]
