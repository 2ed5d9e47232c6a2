"""A round (5 to 8): the automatic steps between decisions, and the order of turns."""

from __future__ import annotations

from engine.luck import Part, rolled
from engine.troyes.actions import GREY, OWN, die_word
from engine.troyes.box.cards import COLOURS
from engine.troyes.rules import le_roy
from engine.troyes.rules.ending import finish
from engine.troyes.rules.event_cards import draw_events, run_events
from engine.troyes.rules.face_up import turn_activity
from engine.troyes.rules.holdings import lose_points, pay_what_one_can
from engine.troyes.state import State, own_share, owner_name, tell, turn_takers


def begin_round(state: State) -> None:
    """Run phases P0 to P3a, and go on unless a player must choose an event for Resistance."""
    state.round += 1
    rounds = state.rules.cards.setup["players"][str(state.seats)]["rounds"]
    tell(state, "round_started", state.round, rounds, state.start)
    reveal(state)
    roll_workforce(state, [pay_wages(state, seat) for seat in range(state.seats)])
    if draw_events(state):
        meet_events(state)


def reveal(state: State) -> None:
    """Reveal three new activity cards in each of the first three rounds (P0)."""
    slots = [slot for slot in range(len(state.activities)) if slot % 3 == state.round - 1]
    new = tuple(turn_activity(state, slot) for slot in slots)
    if new:
        tell(state, "revealed", new)


# --- P1 income and wages ---------------------------------------------------


def pay_wages(state: State, seat: int) -> list[int]:
    """Add the income and pay the wages. Return the number of working citizens by building."""
    turn, buildings = state.rules.cards.turn, state.rules.cards.buildings
    working = [own_share(state.spaces, building, seat) for building in range(3)]
    due = sum(n * building.wage for n, building in zip(working, buildings, strict=True))
    state.deniers[seat] += turn["income"]
    if due > state.deniers[seat] and state.rules.wage_shortfall == "block":
        return block(state, seat, working)
    paid = pay_what_one_can(state.deniers, seat, due)
    tell(state, "income", seat, turn["income"], paid, state.deniers[seat])
    if paid < due:  # Q1: a flat loss, whatever the shortfall
        lost = lose_points(state, seat, turn["shortfall"])
        tell(state, "wages_unpaid", seat, due - paid, lost)
    return working


def block(state: State, seat: int, working: list[int]) -> list[int]:
    """Pay the cheapest wages first, and return the number of working citizens by building.

    Citizens that are not paid do not work. This is the option `block` of Q1.
    """
    buildings, paid = state.rules.cards.buildings, 0
    idle = 0
    for building in sorted(range(3), key=lambda each: buildings[each].wage):
        wage = buildings[building].wage
        if wage:
            can = (state.deniers[seat] - paid) // wage
            idle += max(0, working[building] - can)
            working[building] = min(working[building], can)
            paid += wage * working[building]
    state.deniers[seat] -= paid
    income: int = state.rules.cards.turn["income"]
    tell(state, "income", seat, income, paid, state.deniers[seat])
    tell(state, "wages_refused", seat, idle)
    return working


# --- P2 workforce ----------------------------------------------------------


def roll_workforce(state: State, working: list[list[int]]) -> None:
    """Roll one die for each working citizen, all in one draw: by seat, then neutral."""
    neutral = [own_share(state.spaces, building, state.seats) for building in range(3)]
    crews = [*working, neutral]
    numbers = rolled(state, "workforce", sum(map(sum, crews)), parts_of(state, crews))
    for district, crew in enumerate(crews):
        for colour, count in enumerate(crew):
            state.dice[district][colour] = tuple(sorted(numbers[:count]))
            numbers = numbers[count:]
        tell(state, "workforce", district, dice_words(state, district))


def parts_of(state: State, crews: list[list[int]]) -> tuple[Part, ...]:
    """Return (owner, colour, count) for each kind of die in the roll."""
    return tuple(
        (owner_name(state, district), COLOURS[colour], count)
        for district, crew in enumerate(crews)
        for colour, count in enumerate(crew)
        if count
    )


def dice_words(state: State, district: int) -> tuple[str, ...]:
    """Return all dice of a district in the words of its owner."""
    owner = GREY if district == state.seats else OWN
    return tuple(
        die_word((owner, colour, number))
        for colour in range(len(COLOURS))
        for number in state.dice[district][colour]
    )


# --- P3 events and black dice ----------------------------------------------


def meet_events(state: State) -> None:
    """Apply the events, and roll the black dice that they bring (P3b to P3d)."""
    black = run_events(state)
    parts = ((owner_name(state, state.start), "black", black),)
    state.black = tuple(sorted(rolled(state, "black", black, parts), reverse=True))
    state.roy_countered = False
    tell(state, "black_rolled", state.start, state.black)
    next_to_counter(state, state.start)


def next_to_counter(state: State, first: int) -> None:
    """Give the turn to the next player who counters a black die; the search begins at seat `first`.

    If no black die is left, begin the players' actions. In a solo game Le Roy counters after each
    turn of the player, or once a round with the option `player_counters_rest` (Q50).
    """
    who = first
    while state.black:
        if who < state.seats:
            state.phase, state.actor, state.helped = "counter", who, False
            return
        if not (state.roy_countered and state.rules.player_counters_rest):
            le_roy.counter(state)
            state.roy_countered = True
        who = left_of(state, who)
    next_to_act(state, state.start)


def left_of(state: State, who: int) -> int:
    return (who + 1) % turn_takers(state)


# --- P4 actions ------------------------------------------------------------


def next_to_act(state: State, first: int) -> None:
    """Give the turn to the next player to act; the search begins at seat `first`.

    Players who have passed earn a denier instead (A6), and Le Roy acts at once.
    """
    who = first
    while not is_done(state):
        if who == state.seats:
            if has_dice(state, who):
                le_roy.act(state)
        elif state.passed[who]:
            later: int = state.rules.cards.turn["later_deniers"]
            state.pouch[who] += later
            tell(state, "waited", who, later)
        else:
            state.phase, state.actor, state.helped = "act", who, False
            return
        who = left_of(state, who)
    end_round(state)


def is_done(state: State) -> bool:
    """True if all players have passed, or no die is left (Q9).

    Le Roy goes on while he has dice.
    """
    if all(state.passed) and not (state.solo and has_dice(state, state.seats)):
        return True
    return not any(has_dice(state, district) for district in range(state.seats + 1))


def has_dice(state: State, district: int) -> bool:
    red, white, yellow = state.dice[district]
    return bool(red or white or yellow)


# --- P5 the end of the round -----------------------------------------------


def end_round(state: State) -> None:
    for seat in range(state.seats):
        if state.pouch[seat]:
            state.deniers[seat] += state.pouch[seat]
            tell(state, "pouch_taken", seat, state.pouch[seat])
            state.pouch[seat] = 0
        state.passed[seat] = False
    for building, lying in enumerate(state.lying):
        for who in lying:
            home = state.personal if who < state.seats else state.supply
            home[who] += 1
        state.lying[building] = ()
    for district in state.dice:
        district[:] = [(), (), ()]
    state.start = left_of(state, state.start)
    if state.round == state.rules.cards.setup["players"][str(state.seats)]["rounds"]:
        finish(state)
    else:
        begin_round(state)
