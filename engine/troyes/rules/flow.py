"""The flow of Troyes as a table of phases, and the functions that list, check and play moves.

Section numbers in this folder and Q-numbers refer to docs/rules/troyes.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import IllegalAction
from engine.fact_types import Refusal
from engine.troyes.actions import ENOUGH, PASS, Said, read
from engine.troyes.rules import turns
from engine.troyes.rules.black_dice import counter, suffer, why_not_counter, why_not_suffer
from engine.troyes.rules.event_cards import take_unused
from engine.troyes.rules.influence import (
    flip,
    recruit,
    reroll,
    why_not_change_dice,
    why_not_recruit,
)
from engine.troyes.rules.listing import actions, counters, main_actions
from engine.troyes.rules.refusals import misread, refused
from engine.troyes.rules.rounds import (
    begin_round,
    left_of,
    meet_events,
    next_to_act,
    next_to_counter,
)
from engine.troyes.rules.setup import place
from engine.troyes.state import NOBODY, State

Plan = Callable[[State, int, Said], Any]  # returns a refusal as a dict, or else a plan
Does = Callable[[State, int, Said, Any], None]

# --- for each verb its refusal and its effect ------------------------------


def plan_place(state: State, seat: int, said: Said) -> Any:
    space = state.rules.cards.space_number.get(said.target)
    if space is None:
        return refused("no_such_space", said.target)
    return space if is_free(state, space) else refused("space_taken", said.target)


def is_free(state: State, space: int) -> bool:
    return state.spaces[space] == NOBODY


def do_place(state: State, seat: int, said: Said, space: int) -> None:
    if place(state, seat, space):
        begin_round(state)


def plan_call(state: State, seat: int, said: Said) -> Any:
    card = state.rules.cards.event_number[said.target]
    return card if card in state.unused else refused("event_not_there", said.target)


def do_call(state: State, seat: int, said: Said, card: int) -> None:
    take_unused(state, card)
    meet_events(state)


def plan_pass(state: State, seat: int, said: Said) -> Refusal | None:
    """Refuse to pass after influence, if the option forbids it and an action is possible (Q8)."""
    if state.rules.pass_after_influence_allowed or not state.helped:
        return None
    return refused("pass_too_late") if any(main_actions(state, seat)) else None


def countering(does: Callable[[State, int, Said], None]) -> Does:
    def then(state: State, seat: int, said: Said, plan: Any) -> None:
        does(state, seat, said)
        next_to_counter(state, left_of(state, seat))

    return then


def helping(does: Callable[[State, int, Said], None]) -> Does:
    return lambda state, seat, said, plan: does(state, seat, said)


def acting(does: Callable[[State, int, Said, Any], bool]) -> Does:
    """Wrap an action so that it ends the turn, unless it has cubes left to place."""

    def then(state: State, seat: int, said: Said, plan: Any) -> None:
        if does(state, seat, said, plan):
            next_to_act(state, left_of(state, seat))

    return then


INFLUENCE: dict[str, tuple[Plan, Does]] = {
    "reroll": (why_not_change_dice, helping(reroll)),
    "recruit": (why_not_recruit, helping(recruit)),
    "flip": (why_not_change_dice, helping(flip)),
}

# --- 5. the flow: the legal verbs of each phase ----------------------------

PHASES: dict[str, dict[str, tuple[Plan, Does]]] = {
    "place": {"place": (plan_place, do_place)},
    "call": {"call": (plan_call, do_call)},
    "counter": {
        "counter": (why_not_counter, countering(counter)),
        "suffer": (why_not_suffer, countering(suffer)),
        **INFLUENCE,
    },
    "act": {
        "activate": (turns.plan_activate, acting(turns.activate)),
        "cathedral": (turns.plan_cathedral, acting(turns.cathedral)),
        "combat": (turns.plan_combat, acting(turns.combat)),
        "citizen": (turns.plan_citizen, acting(turns.place_citizen)),
        "farm": (turns.plan_farm, acting(turns.farm)),
        "pass": (plan_pass, acting(turns.passes)),
        **INFLUENCE,
    },
    "flag": {
        "flag": (turns.plan_flag, acting(turns.flag)),
        "enough": (turns.plan_enough, acting(turns.enough)),
    },
    "over": {},
}

# --- the questions ---------------------------------------------------------


def to_act(state: State) -> list[int]:
    return [] if state.actor == NOBODY else [state.actor]


def legal_actions(state: State, seat: int | None) -> list[str]:
    return OFFERS[state.phase](state, state.actor) if seat == state.actor != NOBODY else []


def offered_places(state: State, seat: int) -> list[str]:
    spaces = state.rules.cards.spaces
    return [f"place {name}" for space, name in enumerate(spaces) if is_free(state, space)]


def offered_calls(state: State, seat: int) -> list[str]:
    return [f"call {state.rules.cards.events[card].id}" for card in sorted(state.unused)]


def offered_actions(state: State, seat: int) -> list[str]:
    found = actions(state, seat)
    return [*found, PASS] if plan_pass(state, seat, PASSING) is None else found


def offered_flags(state: State, seat: int) -> list[str]:
    found = [f"flag {state.rules.cards.events[card].id}" for card in state.queue]
    stops = isinstance(turns.plan_enough(state, seat, PASSING), int)
    return [*found, ENOUGH] if stops else found


PASSING = Said(PASS)
OFFERS: dict[str, Callable[[State, int], list[str]]] = {
    "place": offered_places,
    "call": offered_calls,
    "counter": counters,
    "act": offered_actions,
    "flag": offered_flags,
}


def refusal(state: State, seat: int | None, action: str) -> Refusal | None:
    """Return why this seat may not take this action now, or None if it may."""
    found = plan(state, seat, action)
    return found if isinstance(found, dict) else None


def plan(state: State, seat: int | None, action: object) -> Any:
    """Return a refusal, or the parsed action, the function that plays it, and its plan."""
    said = read(action) if isinstance(action, str) else None
    if said is None or seat != state.actor or said.verb not in PHASES[state.phase]:
        return out_of_place(state, seat, action, said)
    look, does = PHASES[state.phase][said.verb]
    found = look(state, seat, said)
    return found if isinstance(found, dict) else (said, does, found)


def out_of_place(state: State, seat: int | None, action: object, said: Said | None) -> Refusal:
    """Return why the action is not one that this seat could take in this phase."""
    if state.actor == NOBODY:
        return refused("game_over")
    if said is None:
        return misread(action)
    if seat is None or not 0 <= seat < state.seats:
        return refused("no_such_seat")
    if seat != state.actor:
        return refused("not_your_turn", state.actor)
    return refused("wrong_phase", state.phase)


def play(state: State, seat: int, action: str) -> State:
    """Play the move in place. Raise IllegalAction with the reason that `refusal` would give."""
    found = plan(state, seat, action)
    if isinstance(found, dict):
        raise IllegalAction(found)
    said, does, how = found
    does(state, seat, said, how)
    state.turn += 1
    return state
