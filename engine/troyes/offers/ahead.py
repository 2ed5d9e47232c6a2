"""The table at which somebody plans the next turns of this round, while others act."""

from __future__ import annotations

from collections.abc import Iterable

from engine.state import without_log
from engine.troyes.actions import read
from engine.troyes.knowledge.resample import reshuffle_unseen
from engine.troyes.rules.flow import INFLUENCE, play, refusal
from engine.troyes.state import State

IN_ACTIONS = ("act", "flag")  # the phases of a round in which one acts in turns
MOST_PLANNED = 4  # actions
WORLD = b"the table ahead"


def ahead(state: State, seat: int, actions: Iterable[str] = ()) -> State | None:
    """As it lies now, but it is that seat's turn; None outside actions, or for who has passed.

    What follows a roll of dice, one's pass or the end of the round cannot be planned.
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
    """Whether nothing more can be foreseen: the round is over for it, or dice were rolled."""
    is_over = world.round != since.round or world.phase not in IN_ACTIONS
    return is_over or world.passed[seat] or world.luck.draws > since.luck.draws


def is_before_an_action(action: str) -> bool:
    """Whether the turn goes on after it."""
    said = read(action)
    return said is not None and said.verb in INFLUENCE


def give_turn(state: State, seat: int) -> None:
    state.phase, state.actor, state.helped, state.choosing = "act", seat, False, ()
