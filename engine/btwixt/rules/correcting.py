"""Corrections: players carry out the printed text of a card marked `manual` themselves.

The leader who carries out the text takes steps in the open, such as moving a token, and then says
`done`. The number of steps is limited, so that every game ends.
"""

from __future__ import annotations

from typing import Any

from engine.btwixt.actions import DONE_CORRECTING, describe, named_in_bid
from engine.btwixt.rules.hands import (
    back_to_hand,
    discard_from_hand,
    draw,
    out_of_play,
    random_cards,
    take_from_bid,
)
from engine.btwixt.rules.influence import total
from engine.btwixt.rules.tokens import move_token, put_ally
from engine.btwixt.state import NOTHING, State

MOST_STEPS = 30


def corrections(state: State, seat: int) -> list[str]:
    """Return the steps possible now, or only `done` if no more steps are allowed."""
    if not state.ask[4]:
        return [DONE_CORRECTING]
    found = [DONE_CORRECTING]
    for other in range(state.seats):
        found += [f"correct total {other} +1", f"correct total {other} -1"]
        found += [f"correct power {other} +1", f"correct power {other} -1"]
        found.append(f"correct {'stand' if state.kneeling[other] else 'kneel'} {other}")
        found.append(f"correct draw {other}")
        if state.hands[other]:
            found.append(f"correct discard {other}")
        names = named_in_bid(state.rules.box, [card.card for card in state.bids[other]])
        for name in names:
            found += [f"correct return {other} {name}", f"correct drop {other} {name}"]
    return found + between_councils(state)


def between_councils(state: State) -> list[str]:
    found, allies = [], state.rules.box.allies
    for old in range(state.seats):
        places = [new for new in range(state.seats) if new != old]
        for ally in state.councils[old]:
            found += [f"correct ally {allies[ally].id} {new}" for new in places]
        if state.tokens[old]:
            found += [f"correct token {old} {new}" for new in places]
    return found


def correct(state: State, action: str) -> None:
    """Carry out a correction step."""
    facts = describe(state.rules.box, action)
    assert facts is not None
    what = facts["kind"].removeprefix("correct_")
    if what in ("total", "power"):
        by_one(state, what, facts)
    elif what in ("return", "drop"):
        in_bid(state, what, facts)
    elif what in ("ally", "token"):
        elsewhere(state, what, facts)
    else:
        to_leader(state, what, facts["seat"])


def by_one(state: State, what: str, facts: dict[str, Any]) -> None:
    actor, delta = state.ask[1], facts["delta"]
    if what == "total":
        seat = facts["seat"]
        state.total_mod[seat] += delta
        now = total(state, seat)
        state.log.append((state.turn, "corrected_total", actor, seat, delta, now))
    else:
        council = facts["council"]
        state.adjusted[council] += delta
        state.log.append((state.turn, "corrected_power", actor, council, delta))


def to_leader(state: State, what: str, seat: int) -> None:
    if what == "kneel":
        state.kneeling[seat] = True
        state.log.append((state.turn, "brought_down", seat, state.ask[1]))
    elif what == "stand":
        state.kneeling[seat] = False
        state.log.append((state.turn, "stood_up", state.ask[1], seat))
    elif what == "draw":
        draw(state, seat, 1)
    else:
        discard_from_hand(state, seat, random_cards(state, seat, 1))


def in_bid(state: State, what: str, facts: dict[str, Any]) -> None:
    seat, card = facts["seat"], state.rules.box.number[facts["card"]]
    copies = [each.number for each in state.bids[seat] if each.card == card]
    number = copies[facts["copy"] - 1]
    if what == "return":
        owner = back_to_hand(state, seat, number, lock=True)
        state.log.append((state.turn, "returned", seat, card, owner))
    else:
        out_of_play(state, take_from_bid(state, seat, number).card)
        state.log.append((state.turn, "bid_discarded", seat, card))


def elsewhere(state: State, what: str, facts: dict[str, Any]) -> None:
    actor, new = state.ask[1], facts["to_council"]
    if what == "token":
        move_token(state, actor, facts["council"], NOTHING, new)
        return
    put_ally(state, actor, state.rules.box.ally_number[facts["ally"]], new)
