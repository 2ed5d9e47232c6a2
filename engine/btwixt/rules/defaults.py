"""The default actions for a leader who does not answer in time (section 6).

Choosing one uses up no random outcome of the game.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.btwixt.actions import DONE_CORRECTING, KNEEL, LEADER_RANDOM, SIDES
from engine.btwixt.rules.councils import visible
from engine.btwixt.rules.influence import worth
from engine.btwixt.rules.questions import OFFERS, bid_names, bid_of_question, cards_asked_about
from engine.btwixt.state import State, own_councils


def timeout_action(state: State, seat: int) -> str:
    """Return the default action of the phase for a seat to act."""
    return DEFAULTS[state.phase](state, seat)


def any_first(state: State, seat: int) -> str:
    return f"first {state.luck.lot(f'default/{state.turn}', state.seats)}"


def random_leader(state: State, seat: int) -> str:
    return LEADER_RANDOM


def kneeling(state: State, seat: int) -> str:
    """Kneel, or play the card of the lowest printed value if a card must be played."""
    offered = OFFERS["play"](state, seat)
    return KNEEL if KNEEL in offered else lowest(state, offered)


def lowest(state: State, offered: list[str]) -> str:
    box = state.rules.box
    return min(offered, key=lambda action: box.cards[box.number[action.split()[1]]].value)


def lowest_card(state: State, seat: int) -> str:
    return lowest(state, OFFERS[state.phase](state, seat))


def weaker_side(state: State, seat: int) -> str:
    """Choose the council with less visible power, then with fewer tokens, then the left one."""
    whose = state.ask[1] if state.phase == "ally" else seat
    open_sides = state.ask[2:] if state.phase == "ally" else (0, 1)
    near = own_councils(state, whose)

    def weight(side: int) -> tuple[int, int, int]:
        council = near[side]
        power = visible(state.rules.box, state.councils[council])
        return power, len(state.tokens[council]), side

    return f"{state.phase} {SIDES[min(open_sides, key=weight)]}"


def bid_card(state: State, seat: int) -> str:
    """Choose the highest card of another leader's bid, or the lowest of the seat's own bid.

    Among equal cards choose the latest.
    """
    owner = bid_of_question(state, seat)
    sign = 1 if owner == seat else -1
    names = dict(zip(state.bids[owner], bid_names(state, owner), strict=True))
    cards = cards_asked_about(state, seat)
    chosen = min(reversed(cards), key=lambda card: sign * worth(state, owner, card))
    return f"bid {names[chosen]}"


def canonical(state: State, seat: int) -> str:
    """Return the first legal action, in the canonical order in which they are listed."""
    return OFFERS[state.phase](state, seat)[0]


def done(state: State, seat: int) -> str:
    return DONE_CORRECTING


DEFAULTS: dict[str, Callable[[State, int], str]] = {
    "first": any_first,
    "leader": random_leader,
    "play": kneeling,
    "ally": weaker_side,
    "token": weaker_side,
    "target": canonical,
    "bid": bid_card,
    "discard": lowest_card,
    "give": lowest_card,
    "council": canonical,
    "move": canonical,
    "shift": canonical,
    "correct": done,
}
