"""Burning a hand without being asked (4.5), since a question would reveal the hand.

A seat decides in secret to burn its hand, ahead of time or while it still may. The decision stands
until the hand is burned, the seat takes it back, or new cards reach the hand. Only the burning
itself is public.
"""

from __future__ import annotations

from engine.condottiere.actions import DISCARD, KEEP
from engine.condottiere.box.cards import KINDS, spread
from engine.condottiere.box.editions import Rules
from engine.condottiere.rules.showing import hand_burned
from engine.condottiere.state import FROM, NOBODY, State, armed, out_of_cards
from engine.fact_types import Refusal


def is_decided_aside(rules: Rules) -> bool:
    """True if hands may be burned in this game and seats are not asked about it."""
    asked = rules.simultaneous_discards or rules.asked_discards
    return "discard" in rules.order and not asked


def is_open(state: State) -> bool:
    """True if a seat may still decide to burn its hand in this game."""
    is_waiting = state.actor != NOBODY and not state.answers
    return is_decided_aside(state.rules) and is_waiting and not state.finalists


def decisions(state: State, seat: int) -> list[str]:
    """Return the decisions about its hand that this seat may make out of turn."""
    if not is_open(state) or not any(state.hands[seat]):
        return []
    return [KEEP] if seat in state.burning else [DISCARD]


def why_not_decide(state: State, seat: int | None, verb: str) -> Refusal | None:
    if state.actor == NOBODY:
        return {"code": "game_over"}
    if seat is None or not 0 <= seat < state.seats:
        return {"code": "no_such_seat", "actor_seat": state.actor}
    if not is_open(state) or not any(state.hands[seat]):
        return {"code": "wrong_phase", "phase": state.phase, "actor_seat": state.actor}
    if (seat in state.burning) == (verb == DISCARD):
        return {"code": "burns_already" if verb == DISCARD else "keeps_already"}
    return None


def decide(state: State, seat: int, verb: str) -> bool:
    """Record the decision, or burn the hand now if allowed. Return True if it was burned."""
    if verb == DISCARD and may_burn_now(state, seat):
        burn_hand(state, seat)
        return True
    if verb == DISCARD:
        state.burning = tuple(sorted((*state.burning, seat)))
        state.log.append((state.turn, "will_burn", seat))
    else:
        state.burning = tuple(other for other in state.burning if other != seat)
        state.log.append((state.turn, "will_keep", seat))
    return False


def end_decision(state: State, seat: int) -> None:
    """Cancel a decision to burn, because new cards have reached the hand."""
    if seat in state.burning:
        state.burning = tuple(other for other in state.burning if other != seat)
        state.log.append((state.turn, "burning_lapsed", seat))


def may_burn_now(state: State, seat: int) -> bool:
    """True if a late decision may still burn the hand.

    It may until the next site is chosen, in editions that choose it after the discards. It may not
    once new cards have been dealt.
    """
    order, hand = state.rules.order, state.hands[seat]
    if state.phase != "choose" or not state.battle or "refill" in order:
        return False
    fresh = tuple(map(tuple, state.hands)) == state.dealt
    late = order.index("discard") < order.index("choose")
    return late and not fresh and any(hand) and not armed(hand)


def burn_as_decided(state: State) -> None:
    """Burn the hands that seats have decided to burn, clockwise from the new holder (A3-10)."""
    for seat in FROM[state.seats][state.holder]:
        hand = state.hands[seat]
        if seat in state.burning and any(hand) and not armed(hand):
            burn_hand(state, seat)


def burn_hand(state: State, seat: int) -> None:
    """Burn the whole hand (A3-16), without showing its cards to other seats."""
    hand = state.hands[seat]
    if state.decks and not any(out_of_cards(state)):
        state.idle = 0  # AR-09 counts only battles after which a seat is out of cards for good
    if seat in state.uncounted:
        state.uncounted = tuple(other for other in state.uncounted if other != seat)
        state.log.append((state.turn, "hand_emptied", seat))
    else:
        state.log.append((state.turn, "hand_discarded", seat, sum(hand)))
    state.log.append((state.turn, "burned_own", seat, tuple(spread(hand))))
    burned = list(state.discarded)
    burned[seat] = tuple(map(sum, zip(burned[seat], hand, strict=True)))
    state.discarded = tuple(burned)
    state.hands[seat] = [0] * KINDS
    state.burning = tuple(other for other in state.burning if other != seat)
    hand_burned(state, seat)
