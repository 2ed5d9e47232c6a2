"""The flow of B'Twixt as a list of tasks, and the functions that list, check and play moves.

Section numbers in this folder refer to docs/rules/btwixt.md, A-nn to its open questions.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import IllegalAction
from engine.btwixt.rules import dealing, effects, rounds, simultaneous
from engine.btwixt.rules.answering import ANSWERS
from engine.btwixt.rules.questions import OFFERS, asked
from engine.btwixt.rules.refusals import why_not
from engine.btwixt.state import DONE, State
from engine.fact_types import Refusal

PHASES = tuple(OFFERS)

# --- 5. the flow -----------------------------------------------------------

# A task may ask a question and wait for its answer, or put further tasks before the next one.
TASKS: dict[str, Callable[..., None]] = {
    "leader": dealing.choose_leader,
    "season": dealing.begin_season,
    "round": rounds.begin_round,
    "reveal": rounds.reveal,
    "turns": rounds.turns,
    "turn": rounds.turn,
    "join": rounds.join,
    "count": rounds.count,
    "place": rounds.place,
    "after": rounds.after,
    "gain": effects.gain,
    "tidy": rounds.tidy,
    "tidy_card": rounds.tidy_card,
    "clear": rounds.clear,
    "pass_first": rounds.pass_first,
    "advance": rounds.advance,
    "score": rounds.score,
    "effect": effects.begin,
    "act": effects.act,
    "reveal_choices": simultaneous.reveal_choices,
    "correct": rounds.correct,
}


def proceed(state: State) -> None:
    """Run tasks until a question is asked or the game is over."""
    agenda = state.agenda
    while state.phase == DONE:
        name, *about = agenda.pop()
        TASKS[name](state, *about)


# --- the questions ---------------------------------------------------------


def to_act(state: State) -> list[int]:
    return asked(state)


def asks_anyway(state: State, seat: int) -> bool:
    """True if the seat must be asked even if it has a single answer.

    A seat that chooses cards of its hand is asked, since a missing question would reveal that its
    cards are alike.
    """
    return state.phase in ("discard", "give") and seat in asked(state)


def legal_actions(state: State, seat: int | None) -> list[str]:
    return OFFERS[state.phase](state, seat) if seat in asked(state) else []


def refusal(state: State, seat: int | None, action: str) -> Refusal | None:
    """Return the reason why this seat may not play this action now, or None if it may."""
    if seat in asked(state) and action in OFFERS[state.phase](state, seat):
        return None
    return why_not(state, seat, action)


def play(state: State, seat: int, action: str) -> State:
    """Play an action in place; raises IllegalAction."""
    refused = refusal(state, seat, action)
    if refused is not None:
        raise IllegalAction(refused)
    phase, state.phase = state.phase, DONE
    ANSWERS[phase](state, seat, action)
    proceed(state)
    state.turn += 1
    return state
