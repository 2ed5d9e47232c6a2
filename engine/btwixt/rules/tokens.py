"""Moves of allies and face-down power tokens to other councils, and looks at the tokens."""

from __future__ import annotations

from engine.btwixt.rules.targets import SUPPLY
from engine.btwixt.state import NOTHING, State
from engine.luck import picked, shuffled


def take_token(state: State, seat: int, council: int) -> None:
    """Put the next token of the supply face down into a council."""
    token = len(state.values)
    state.values.append(state.supply.pop())
    state.tokens[council].append(token)
    state.log.append((state.turn, "token_gained", seat, token, council))


def put_ally(state: State, actor: int, ally: int, new: int) -> None:
    """Move an ally to another council."""
    old = next(council for council, allies in enumerate(state.councils) if ally in allies)
    state.councils[old].remove(ally)
    state.councils[new].append(ally)
    state.log.append((state.turn, "ally_moved", actor, ally, old, new))


def move_token(state: State, actor: int, old: int, token: int, new: int) -> None:
    """Move a token to another council or, for SUPPLY, to the supply.

    If `token` is NOTHING, pick one at random, if possible among those that the actor does not know.
    """
    if token == NOTHING:
        known = state.peeked[actor]
        unknown = [each for each in state.tokens[old] if each not in known]
        choice = unknown or state.tokens[old]
        token = picked(state, "token", choice)
    state.tokens[old].remove(token)
    if new == SUPPLY:
        to_supply(state, token)
        state.log.append((state.turn, "token_returned", actor, token, old))
    else:
        state.tokens[new].append(token)
        state.log.append((state.turn, "token_moved", actor, token, old, new))


def to_supply(state: State, token: int) -> None:
    """Shuffle a token into the supply, so that no seat knows it any more."""
    state.supply = shuffled(state, "tokens", sorted([*state.supply, state.values[token]]))
    state.values[token] = NOTHING
    state.peeked = [
        tuple(each for each in seen if each != token) if token in seen else seen
        for seen in state.peeked
    ]


def look_at(state: State, seat: int, council: int) -> None:
    """Let one seat see the tokens in this council, and record its knowledge."""
    tokens = state.tokens[council]
    state.peeked[seat] = tuple(sorted({*state.peeked[seat], *tokens}))
    state.log.append((state.turn, "peeked", seat, council, len(tokens)))
    values = tuple(state.values[token] for token in tokens)
    state.log.append((state.turn, "saw_tokens", seat, council, values))
