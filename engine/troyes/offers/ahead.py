"""The state in which a seat plans its next turns of the round while other seats act."""

from __future__ import annotations

from collections.abc import Iterable

from engine.state import without_log
from engine.troyes.actions import read
from engine.troyes.knowledge.resample import reshuffle_unseen
from engine.troyes.rules.flow import INFLUENCE, play, refusal
from engine.troyes.state import State

IN_ACTIONS = ("act", "flag")  # the phases in which seats act in turns
MOST_PLANNED = 4  # the most actions in a plan
WORLD = b"the table ahead"


def ahead(state: State, seat: int, actions: Iterable[str] = ()) -> State | None:
    """Return a copy of the state in which it is the seat's turn, after its planned actions.

    Return None outside the action phase, on the seat's own turn, after it has passed, or if an
    action is illegal. Nothing can be planned after MOST_PLANNED actions, a roll of dice, one's own
    pass or the end of the round.
    """
    if state.phase not in IN_ACTIONS or seat == state.actor or state.passed[seat]:
        return None
    done = list(actions)
    if len(done) >= MOST_PLANNED:
        return None
    world = without_log(reshuffle_unseen(state, seat, WORLD))
    give_turn(world, seat)
    for action in done:
        if refusal(world, seat, action) is not None:
            return None
        play(world, seat, action)
        if has_ended(world, state, seat):
            return None
        if world.phase == "act" and not is_before_an_action(action):
            give_turn(world, seat)
    return world


def has_ended(world: State, since: State, seat: int) -> bool:
    """True if nothing more can be foreseen: the round is over for the seat, or dice were rolled."""
    is_over = world.round != since.round or world.phase not in IN_ACTIONS
    return is_over or world.passed[seat] or world.luck.draws > since.luck.draws


def is_before_an_action(action: str) -> bool:
    """True if the action only uses influence, so that the seat's turn goes on after it."""
    said = read(action)
    return said is not None and said.verb in INFLUENCE


def give_turn(state: State, seat: int) -> None:
    state.phase, state.actor, state.helped, state.choosing = "act", seat, False, ()
