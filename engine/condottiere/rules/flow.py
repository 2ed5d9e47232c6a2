"""The flow of Condottiere as a table of phases, and what may be asked about a move.

Section numbers in this folder are those of our rules file for the third edition, A3-nn its rulings.
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
from engine.facts import Refusal

Offer = Callable[[State, int], list[str]]
WhyNot = Callable[[State, int, Any, int], Refusal | None]
Does = Callable[[State, int, Any, int], None]


DECISIONS = (DISCARD, KEEP)


def nothing(state: State, seat: int) -> list[str]:
    return []


# --- 4. the flow -----------------------------------------------------------

# Of each phase: what may be done; and of each verb: why not, and what happens.
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

# What happens at each step of an edition's order; most may ask somebody, and open a phase then.
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
    """A phase is done: the steps after it, until one asks somebody. The battle is the last."""
    order = state.rules.order
    for step in order[(order.index(phase) + 1) % len(order) :]:
        BEGIN[step](state)
        if state.phase != DONE:
            return


# The same, ready to be looked up by a whole action: what it means in a phase.
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
    """The seats whose answer is still awaited, when all are asked at once."""
    return [seat for seat, answer in enumerate(state.answers) if answer == ASKED]


def asks_anyway(state: State, seat: int) -> bool:
    """Whether a seat must be asked though it has no choice: its silence would betray its hand."""
    return seat in asked(state)


def legal_actions(state: State, seat: int | None) -> list[str]:
    if seat == state.actor or seat in asked(state):
        return OFFERS[state.phase](state, seat)
    return []


def choices(state: State, seat: int | None, prefix: str) -> list[str]:
    """The words that may follow these; with nothing refused, they may also be all.

    Of what is asked, and of showing cards, which is in no list: there are too many ways to.
    """
    words = prefix.split()
    listed = legal_actions(state, seat) + said_aside(state, seat)
    return following(listed, words) + words_of_show(state, seat, words)


def refusal(state: State, seat: int | None, action: str) -> Refusal | None:
    """Why this seat may not do this now; None when it may. Looks at the one move only."""
    try:
        may, _, what, more = STEPS[state.rules.land.id][state.phase][action]
    except (KeyError, TypeError):
        return refused_aside(state, seat, action)
    if seat != state.actor and seat not in asked(state):
        return out_of_place(state, seat, action)
    return may(state, seat, what, more)


def refused_aside(state: State, seat: int | None, action: object) -> Refusal | None:
    """What may be done out of turn too; all else that is not asked for is refused."""
    if action == CALL_DRAW:
        return why_not_call_draw(state, seat)
    if action in DECISIONS and is_decided_aside(state.rules):
        return why_not_decide(state, seat, action)
    said = showing(action) if isinstance(action, str) else None
    return out_of_place(state, seat, action) if said is None else why_not_show(state, seat, *said)


def play(state: State, seat: int, action: str) -> State:
    """The move, in place; the same look as `refusal`, once."""
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
    """Kept and replayed like a move, but whoever is asked is asked on.

    The turn's number is everybody's: what others may not even know of leaves it as it is.
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
    """The verbs a seat may begin with though it is not asked, or beside what it is asked."""
    verbs = [SHOW] if showing_now(state, seat) else []
    return verbs + [action.split()[0] for action in said_aside(state, seat)]


def said_aside(state: State, seat: int | None) -> list[str]:
    """Of these the actions that a list can hold."""
    if seat is None or not 0 <= seat < state.seats:
        return []
    ending = [CALL_DRAW] if why_not_call_draw(state, seat) is None else []
    return decisions(state, seat) + ending


# --- refusals that no rule of a card or a region gives ---------------------


def out_of_place(state: State, seat: int | None, action: object) -> Refusal:
    """Why an action is nothing that this seat could do in this phase."""
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
    """Not this seat's turn; where it never will be in this phase, that is told instead."""
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


# --- a player who does not answer ------------------------------------------


def timeout_action(state: State, seat: int) -> str:
    """The rules' default. A random region is the game's own luck, but no draw of it is used up."""
    if state.phase == "choose":
        regions = [site for site in sites(state, seat) if site != DECLINE]
        return regions[state.luck.lot(f"default/{state.turn}", len(regions))]
    if state.phase == "retain":
        return retained(highest_printed(state.hands[seat], state.rules.last_seat_keeps))
    if state.phase == "draw":
        return DRAW[may_hold_more(state, seat)]
    return PASS if state.phase == "battle" else KEEP
