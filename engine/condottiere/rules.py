"""The flow of Condottiere as a table of phases, and what may be asked about a move.

Section numbers in this folder are those of our rules file for the third edition, A3-nn its rulings.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from engine import IllegalAction
from engine.chance import pick
from engine.condottiere.actions import KEEP, MOVES, PASS, misread, retained
from engine.condottiere.cards import STRONGEST
from engine.condottiere.concluding import (
    besiege,
    choices_to_retain,
    discard,
    discards,
    highest_printed,
    keep,
    may_always,
    may_besiege,
    may_retain,
    retain,
    sites,
)
from engine.condottiere.fighting import may_play, pass_battle, plays
from engine.condottiere.fighting import play as play_card
from engine.condottiere.state import NOBODY, State

Refusal = dict[str, Any]
Offer = Callable[[State, int], list[str]]
May = Callable[[State, int, Any, int], Refusal | None]
Does = Callable[[State, int, Any, int], None]


def nothing(state: State, seat: int) -> list[str]:
    return []


# --- 4. the flow -----------------------------------------------------------

# Of each phase: what may be done; and of each verb: why not, and what happens. Comparing, burning
# the lines and dealing ask nobody: they follow from the last move of a phase (concluding.py).
PHASES: dict[str, tuple[Offer, dict[str, tuple[May, Does]]]] = {
    "choose": (sites, {"besiege": (may_besiege, besiege)}),
    "battle": (plays, {"play": (may_play, play_card), "pass": (may_always, pass_battle)}),
    "discard": (discards, {"discard": (may_always, discard), "keep": (may_always, keep)}),
    "retain": (choices_to_retain, {"retain": (may_retain, retain)}),
    "over": (nothing, {}),
}

# The same, ready to be looked up by a whole action: what it means in a phase.
OFFERS = {phase: offer for phase, (offer, _) in PHASES.items()}
STEPS: dict[str, dict[str, tuple[May, Does, Any, int]]] = {
    phase: {
        action: (*verbs[verb], what, more)
        for action, (verb, what, more) in MOVES.items()
        if verb in verbs
    }
    for phase, (_, verbs) in PHASES.items()
}

# --- the questions ---------------------------------------------------------


def to_act(state: State) -> list[int]:
    return [] if state.actor == NOBODY else [state.actor]


def legal_actions(state: State, seat: int | None) -> list[str]:
    return OFFERS[state.phase](state, seat) if seat == state.actor else []


def refusal(state: State, seat: int | None, action: str) -> Refusal | None:
    """Why this seat may not do this now; None when it may. Looks at the one move only."""
    try:
        may, _, what, more = STEPS[state.phase][action]
    except (KeyError, TypeError):
        return out_of_place(state, seat, action)
    if seat != state.actor:
        return out_of_place(state, seat, action)
    return may(state, seat, what, more)


def play(state: State, seat: int, action: str) -> State:
    """The move, in place; the same look as `refusal`, once."""
    try:
        may, does, what, more = STEPS[state.phase][action]
    except (KeyError, TypeError):
        raise IllegalAction(out_of_place(state, seat, action)) from None
    if seat != state.actor:
        raise IllegalAction(out_of_place(state, seat, action))
    refused = may(state, seat, what, more)
    if refused is not None:
        raise IllegalAction(refused)
    does(state, seat, what, more)
    state.turn += 1
    return state


def apply(state: State, seat: int, action: str) -> State:
    """The move, on a copy."""
    return play(state.copy(), seat, action)


def result(state: State) -> dict[str, Any] | None:
    """A copy: whoever asks may keep it, and change it."""
    return deepcopy(state.result)


# --- refusals that no rule of a card or a region gives ---------------------


def out_of_place(state: State, seat: int | None, action: object) -> Refusal:
    """Why an action is nothing that this seat could do in this phase."""
    if state.actor == NOBODY:
        return {"code": "game_over"}
    move = MOVES.get(action) if isinstance(action, str) else None
    if move is None:
        return misread(action)
    if seat is None or not 0 <= seat < state.seats:
        return {"code": "no_such_seat", "actor_seat": state.actor}
    if seat != state.actor:
        return out_of_turn(state, seat, move[0])
    return {"code": "wrong_phase", "phase": state.phase, "actor_seat": state.actor}


def out_of_turn(state: State, seat: int, verb: str) -> Refusal:
    """Not this seat's turn; where it never will be in this phase, that is told instead."""
    if state.finalists and seat not in state.finalists:
        return {"code": "not_in_final_battle", "seats": list(state.finalists)}
    verbs = PHASES[state.phase][1]
    if state.phase == "battle" and verb in verbs and state.passed[seat]:
        return {"code": "has_passed", "actor_seat": state.actor}
    if state.phase == "discard" and verb in verbs and any(state.hands[seat][: STRONGEST + 1]):
        return {"code": "holds_mercenaries", "actor_seat": state.actor}
    return {"code": "not_your_turn", "phase": state.phase, "actor_seat": state.actor}


# --- a player who does not answer ------------------------------------------


def timeout_action(state: State, seat: int) -> str | None:
    """The rules' default. A random region is the game's own luck, but no draw of it is used up."""
    if seat != state.actor:
        return None
    if state.phase == "choose":
        regions = sites(state, seat)
        return regions[pick(state.seed, f"default/{state.turn}", len(regions))]
    if state.phase == "retain":
        return retained(highest_printed(state.hands[seat], state.rules.last_seat_keeps))
    return PASS if state.phase == "battle" else KEEP
