"""Prediction that a card would have no effect, from public facts."""

from __future__ import annotations

from engine.btwixt.rules.flow import play, refusal
from engine.btwixt.state import State
from engine.state import without_log


def would_do_nothing(state: State, action: str) -> bool:
    """True if `action` plays a card with abilities that act at once, but none would find a target.

    These abilities depend on public facts only: bids, councils, sizes of hands. So playing the card
    on a copy of the state reveals no secret.
    """
    verb, _, card = action.partition(" ")
    box = state.rules.box
    if state.phase != "play" or verb != "play" or not box.cards[box.number[card]].play:
        return False
    if refusal(state, state.actor, action) is not None:
        return False
    after = play(without_log(state), state.actor, action)
    kinds = [entry[1] for entry in after.log if entry[0] == state.turn]
    if kinds[:1] != ["played"] or "joined" not in kinds:
        return False
    told = kinds[1 : kinds.index("joined")]
    return bool(told) and set(told) == {"no_effect"}
