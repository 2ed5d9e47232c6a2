"""The flow of Condottiere as a table of phases, and the questions about a move.

Section numbers in this folder and A3-nn refer to docs/rules/condottiere-3e.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import IllegalAction
from engine.composing import following
from engine.condottiere.actions import (
    CALL_DRAW,
    DECLINE,
    DISCARD,
    DRAW,
    KEEP,
    NOTATIONS,
    PASS,
    SHOW,
    meaning,
    misread,
    retained,
    showing,
)
from engine.condottiere.rules.battle import pass_battle, plays, why_not_pass, why_not_play
from engine.condottiere.rules.battle import play as play_card
from engine.condottiere.rules.burning import decide, decisions, is_decided_aside, why_not_decide
from engine.condottiere.rules.choosing import (
    begin_battle,
    begin_choosing,
    besiege,
    decline,
    sites,
    why_not_besiege,
    why_not_decline,
)
from engine.condottiere.rules.concluding import call_draw, why_not_call_draw
from engine.condottiere.rules.dealing import burn_lines
from engine.condottiere.rules.regrouping import (
    ASKED,
    begin_discards,
    begin_draws,
    check_round,
    choices_to_retain,
    discard,
    discards,
    draw_cards,
    draws,
    highest_printed,
    keep,
    may_hold_more,
    refill_hands,
    retain,
    why_not_always,
    why_not_discard,
    why_not_draw,
    why_not_retain,
)
from engine.condottiere.rules.showing import show, showing_now, why_not_show, words_of_show
from engine.condottiere.state import DONE, NOBODY, State, armed
from engine.fact_types import Refusal

Offer = Callable[[State, int], list[str]]
WhyNot = Callable[[State, int, Any, int], Refusal | None]
Does = Callable[[State, int, Any, int], None]


DECISIONS = (DISCARD, KEEP)


def nothing(state: State, seat: int) -> list[str]:
    return []


# --- 4. the flow -----------------------------------------------------------

# For each phase its legal actions, and for each verb its refusal and its effect.
PHASES: dict[str, tuple[Offer, dict[str, tuple[WhyNot, Does]]]] = {
    "choose": (
        sites,
        {"besiege": (why_not_besiege, besiege), "decline": (why_not_decline, decline)},
    ),
    "battle": (plays, {"play": (why_not_play, play_card), "pass": (why_not_pass, pass_battle)}),
    "discard": (discards, {"discard": (why_not_discard, discard), "keep": (why_not_always, keep)}),
    "retain": (choices_to_retain, {"retain": (why_not_retain, retain)}),
    "draw": (draws, {"draw": (why_not_draw, draw_cards)}),
    "over": (nothing, {}),
}

# What happens at each step of an edition's order. Most steps may open a phase and ask a seat.
BEGIN: dict[str, Callable[[State], None]] = {
    "choose": begin_choosing,
    "burn": burn_lines,
    "discard": begin_discards,
    "retain": check_round,
    "draw": begin_draws,
    "refill": refill_hands,
    "battle": begin_battle,
}


def proceed(state: State, phase: str) -> None:
    """Run the steps after a phase until one of them asks a seat. The battle is the last step."""
    order = state.rules.order
    for step in order[(order.index(phase) + 1) % len(order) :]:
        BEGIN[step](state)
        if state.phase != DONE:
            return


# The same table, keyed by whole actions for speed. A step has two functions, to check and to do the
# action. Both take (state, seat, what, more); the last two are the parts of the action as numbers.
OFFERS = {phase: offer for phase, (offer, _) in PHASES.items()}
Steps = dict[str, dict[str, tuple[WhyNot, Does, Any, int]]]
STEPS: dict[str, Steps] = {
    land: {
        phase: {
            action: (*verbs[verb], what, more)
            for action, (verb, what, more) in notation.moves.items()
            if verb in verbs
        }
        for phase, (_, verbs) in PHASES.items()
    }
    for land, notation in NOTATIONS.items()
}

# --- the questions ---------------------------------------------------------


def to_act(state: State) -> list[int]:
    if state.answers:
        return asked(state)
    return [] if state.actor == NOBODY else [state.actor]


def asked(state: State) -> list[int]:
    """Return the seats that have yet to answer, when all are asked simultaneously."""
    return [seat for seat, answer in enumerate(state.answers) if answer == ASKED]


def asks_anyway(state: State, seat: int) -> bool:
    """True if a seat is asked even without a choice, since its silence would reveal its hand."""
    return seat in asked(state)


def legal_actions(state: State, seat: int | None) -> list[str]:
    if seat == state.actor or seat in asked(state):
        return OFFERS[state.phase](state, seat)
    return []


def choices(state: State, seat: int | None, prefix: str) -> list[str]:
    """Return the words that may follow `prefix`, the words of an action so far.

    `prefix` may itself be a complete action; `refusal` says if it is. The words continue a legal
    action, even one out of turn, or a `show`, which has too many combinations to list.
    """
    words = prefix.split()
    listed = legal_actions(state, seat) + said_aside(state, seat)
    return following(listed, words) + words_of_show(state, seat, words)


def refusal(state: State, seat: int | None, action: str) -> Refusal | None:
    """Return why this seat may not play this action now, or None if it may."""
    try:
        may, _, what, more = STEPS[state.rules.land.id][state.phase][action]
    except (KeyError, TypeError):
        return refused_aside(state, seat, action)
    if seat != state.actor and seat not in asked(state):
        return out_of_place(state, seat, action)
    return may(state, seat, what, more)


def refused_aside(state: State, seat: int | None, action: object) -> Refusal | None:
    """Return why an action out of turn is refused, or None.

    Only the actions of `asides` may be out of turn.
    """
    if action == CALL_DRAW:
        return why_not_call_draw(state, seat)
    if action in DECISIONS and is_decided_aside(state.rules):
        return why_not_decide(state, seat, action)
    said = showing(action) if isinstance(action, str) else None
    return out_of_place(state, seat, action) if said is None else why_not_show(state, seat, *said)


def play(state: State, seat: int, action: str) -> State:
    """Play the move in place. Raise IllegalAction with the reason that `refusal` would give."""
    phase = state.phase
    try:
        may, does, what, more = STEPS[state.rules.land.id][phase][action]
    except (KeyError, TypeError):
        return play_aside(state, seat, action)
    if seat != state.actor and seat not in asked(state):
        raise IllegalAction(out_of_place(state, seat, action))
    refused = may(state, seat, what, more)
    if refused is not None:
        raise IllegalAction(refused)
    does(state, seat, what, more)
    if state.phase == DONE:
        proceed(state, phase)
    state.turn += 1
    return state


def play_aside(state: State, seat: int, action: str) -> State:
    """Play an action out of turn, which is stored and replayed like a move but answers no question.

    The turn number is public, so it stays the same if others may not notice the action.
    """
    refused = refused_aside(state, seat, action)
    if refused is not None:
        raise IllegalAction(refused)
    if action == CALL_DRAW:
        call_draw(state, seat)
    elif action not in DECISIONS:
        said = showing(action)
        assert said is not None, "an aside that is not refused"
        show(state, seat, *said)
        return state
    elif not decide(state, seat, action):
        return state
    else:
        check_round(state)
    state.turn += 1
    return state


def asides(state: State, seat: int | None) -> list[str]:
    """Return the verbs that a seat may use out of turn or besides the question it is asked."""
    verbs = [SHOW] if showing_now(state, seat) else []
    return verbs + [action.split()[0] for action in said_aside(state, seat)]


def said_aside(state: State, seat: int | None) -> list[str]:
    """Return the legal out-of-turn actions that can be listed. Showing cards is not among them."""
    if seat is None or not 0 <= seat < state.seats:
        return []
    ending = [CALL_DRAW] if why_not_call_draw(state, seat) is None else []
    return decisions(state, seat) + ending


# --- refusals outside the rules of cards and regions ------------------------


def out_of_place(state: State, seat: int | None, action: object) -> Refusal:
    """Return why this seat cannot do this action in this phase."""
    if state.actor == NOBODY:
        return {"code": "game_over"}
    notation = NOTATIONS[state.rules.land.id]
    move = meaning(notation, action)
    if move is None:
        return misread(notation, action)
    if seat is None or not 0 <= seat < state.seats:
        return {"code": "no_such_seat", "actor_seat": state.actor}
    if seat != state.actor and seat not in asked(state):
        return out_of_turn(state, seat, move[0])
    return {"code": "wrong_phase", "phase": state.phase, "actor_seat": state.actor}


def out_of_turn(state: State, seat: int, verb: str) -> Refusal:
    """Return "not your turn", or the reason why this seat has no turn in this phase."""
    if state.finalists and seat not in state.finalists:
        return {"code": "not_in_final_battle", "seats": list(state.finalists)}
    verbs = PHASES[state.phase][1]
    if state.phase == "battle" and verb in verbs and state.passed[seat]:
        return {"code": "has_passed", "actor_seat": state.actor}
    if state.answers and state.answers[seat] > ASKED and verb in verbs:
        return {"code": "has_answered"}
    if state.phase == "discard" and verb in verbs and armed(state.hands[seat]):
        return {"code": "holds_mercenaries", "actor_seat": state.actor}
    return {"code": "not_your_turn", "phase": state.phase, "actor_seat": state.actor}


# --- time-outs -------------------------------------------------------------


def timeout_action(state: State, seat: int) -> str:
    """Return the default action of the rules for a seat that does not answer.

    A random region comes from the game's own luck, but does not use up a draw.
    """
    if state.phase == "choose":
        regions = [site for site in sites(state, seat) if site != DECLINE]
        return regions[state.luck.lot(f"default/{state.turn}", len(regions))]
    if state.phase == "retain":
        return retained(highest_printed(state.hands[seat], state.rules.last_seat_keeps))
    if state.phase == "draw":
        return DRAW[may_hold_more(state, seat)]
    return PASS if state.phase == "battle" else KEEP
