"""Between two battles: hand discards, the round check and draws (4.5, 4.6, 11.1)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from engine.condottiere.actions import DISCARD, DRAW, KEEP, retained
from engine.condottiere.box.cards import CARDS, KINDS, PRINTED, Counts, count, spread
from engine.condottiere.known import (
    NO_MERCENARY,
    after_retaining,
    holds_none,
    holds_some,
)
from engine.condottiere.rules.burning import burn_as_decided, burn_hand
from engine.condottiere.rules.concluding import end_game
from engine.condottiere.rules.dealing import deal_round, draw, hand_limit, refill
from engine.condottiere.rules.showing import hand_retained, not_in_hand
from engine.condottiere.rules.strength import strongest
from engine.condottiere.state import (
    DONE,
    FROM,
    State,
    armed,
    out_of_cards,
    seats_with_cards,
    with_item,
)
from engine.fact_types import Refusal

# --- 4.5 hand discard ------------------------------------------------------

# The answer of each seat while all are asked at once.
NOT_ASKED, ASKED, KEEPS, DISCARDS = range(4)


def begin_discards(state: State) -> None:
    if state.rules.simultaneous_discards:
        ask_everybody(state)
    elif state.rules.asked_discards:
        ask_for_discards(state, FROM[state.seats][state.holder])
    else:
        burn_as_decided(state)


def ask_for_discards(state: State, seats: tuple[int, ...]) -> None:
    """Ask seats in public, clockwise from the new holder (option `asked_discards`).

    Only a hand without a mercenary may be burned, so the question itself reveals something.
    """
    for seat in seats:
        hand = state.hands[seat]
        if armed(hand):
            state.known[seat] = holds_some(state.known[seat])
        elif any(hand):
            state.known[seat] = holds_none(state.known[seat])
            state.phase, state.actor = "discard", seat
            return
    state.phase = DONE


def discards(state: State, seat: int) -> list[str]:
    """Return the possible answers to the discard question.

    A hand with a mercenary must be kept. Its seat is asked only if all seats are asked at once.
    """
    return [KEEP] if armed(state.hands[seat]) else [DISCARD, KEEP]


def why_not_discard(state: State, seat: int, what: int, more: int) -> Refusal | None:
    return {"code": "must_keep"} if armed(state.hands[seat]) else None


def why_not_always(state: State, seat: int, what: int, more: int) -> Refusal | None:
    return None


def discard(state: State, seat: int, what: int, more: int) -> None:
    if state.answers:
        return answer(state, seat, DISCARDS)
    burn_hand(state, seat)
    return ask_the_next(state, seat)


def keep(state: State, seat: int, what: int, more: int) -> None:
    if state.answers:
        return answer(state, seat, KEEPS)
    if state.rules.hide_hand_counts:
        state.log.append((state.turn, "hands_kept", (seat,)))
    else:
        state.log.append((state.turn, "hand_kept", seat, sum(state.hands[seat])))
    return ask_the_next(state, seat)


def ask_the_next(state: State, seat: int) -> None:
    turn = FROM[state.seats][state.holder]
    ask_for_discards(state, turn[turn.index(seat) + 1 :])


# --- all at once (A3-10) ---------------------------------------------------


def ask_everybody(state: State) -> None:
    """Ask every seat with cards, so that the question reveals nothing about a hand."""
    answers = tuple(ASKED if any(hand) else NOT_ASKED for hand in state.hands)
    if ASKED in answers:
        state.answers = answers
        state.phase, state.actor = "discard", answers.index(ASKED)


def answer(state: State, seat: int, how: int) -> None:
    state.answers = with_item(state.answers, seat, how)
    state.log.append((state.turn, "answered", seat))
    if ASKED in state.answers:
        state.actor = state.answers.index(ASKED)
    else:
        reveal_answers(state)


def reveal_answers(state: State) -> None:
    """Reveal all answers together: burn the hands, and log the seats that keep theirs."""
    seats, answers = FROM[state.seats][state.holder], state.answers
    for seat in seats:
        if answers[seat] == DISCARDS:
            burn_hand(state, seat)
    if kept := tuple(seat for seat in seats if answers[seat] == KEEPS):
        state.log.append((state.turn, "hands_kept", kept))
    state.answers, state.phase = (), DONE


# --- 4.6 round check -------------------------------------------------------


def check_round(state: State) -> None:
    """End the round when at most one seat has cards.

    A3-08: the number of battles does not matter.
    """
    left = seats_with_cards(state)
    if len(left) > 1:
        return
    if left and state.rules.last_seat_keeps:
        state.phase, state.actor = "retain", left[0]
    else:
        for seat in left:
            counted = seat not in state.uncounted
            told = (
                ("handed_in", seat, sum(state.hands[seat])) if counted else ("handed_all_in", seat)
            )
            state.log.append((state.turn, *told))
        state.hands = [[0] * KINDS for _ in range(state.seats)]
        state.kept = None
        deal_round(state)


def choices_to_retain(state: State, seat: int) -> list[str]:
    hand = state.hands[seat]
    held = [card for card in range(KINDS) if hand[card]]
    return [
        retained(cards)
        for size in range(state.rules.last_seat_keeps + 1)
        for cards in combinations_with_replacement(held, size)
        if all(cards.count(card) <= hand[card] for card in cards)
    ]


def why_not_retain(state: State, seat: int, cards: tuple[int, ...], more: int) -> Refusal | None:
    if len(cards) > state.rules.last_seat_keeps:
        return {
            "code": "too_many_cards",
            "count": len(cards),
            "most": state.rules.last_seat_keeps,
        }
    return not_in_hand(state, seat, cards)


def retain(state: State, seat: int, cards: tuple[int, ...], more: int) -> None:
    """Let the last seat with cards keep `cards`, burn its other cards unseen, and begin a round."""
    hand = state.hands[seat]
    known = after_retaining(state.known[seat], sum(hand) - len(cards))
    hidden = tuple(box - out for box, out in zip(state.rules.deck, state.burned, strict=True))
    if seat in state.uncounted:
        state.log.append((state.turn, "retained_some", seat, len(cards)))
    else:
        state.log.append((state.turn, "retained", seat, len(cards), sum(hand) - len(cards)))
    state.log.append((state.turn, "retained_own", seat, cards))
    state.hands[seat] = count(cards)
    hand_retained(state, seat, sum(hand) - len(cards))
    seen = tuple((shown.reader, shown.cards) for shown in state.shown if shown.owner == seat)
    state.kept = (seat, cards, known, hidden, state.discarded, seen)
    state.known[seat] = tuple(mark for mark in known if mark != NO_MERCENARY)
    deal_round(state)
    state.phase = DONE


def highest_printed(hand: Counts, most: int) -> tuple[int, ...]:
    """Return the `most` cards of highest printed strength, which a seat retains by default.

    Among equals, card codes that sort first are retained.
    """
    by_strength = sorted(spread(hand), key=lambda card: (-PRINTED[card], CARDS[card]))
    return tuple(sorted(by_strength[:most]))


# --- the duel of Rakab (section 9) -----------------------------------------


def refill_hands(state: State) -> None:
    """Refill the hands in the duel, and end the game if no cards are left to fight with."""
    refill(state)
    spent = out_of_cards(state)
    # AR-09: a seat that is out of cards for good must not be kept waiting forever.
    if all(spent) or (any(spent) and state.idle >= state.rules.idle_battles_warned):
        best = strongest([state.owner.count(seat) for seat in range(state.seats)])
        end_game(state, best if len(best) == 1 else [], "exhausted")


# --- 11.1 drawing after each battle ----------------------------------------

MOST_DRAWN = len(DRAW) - 1


def begin_draws(state: State) -> None:
    """Begin the draws, clockwise from the seat that now holds the Condottiere token.

    If all hands are empty, every seat draws a full hand.
    """
    turn = FROM[state.seats][state.holder]
    if seats_with_cards(state):
        return ask_to_draw(state, turn)
    for seat in turn:
        draw(state, seat, state.rules.full_hand)
    return None


def ask_to_draw(state: State, seats: tuple[int, ...]) -> None:
    for seat in seats:
        if may_hold_more(state, seat):
            state.phase, state.actor = "draw", seat
            return
    state.phase = DONE


def may_hold_more(state: State, seat: int) -> int:
    """Return how many cards the seat may draw: at most three, within its hand limit."""
    return max(0, min(MOST_DRAWN, hand_limit(state, seat) - sum(state.hands[seat])))


def draws(state: State, seat: int) -> list[str]:
    return list(DRAW[: may_hold_more(state, seat) + 1])


def why_not_draw(state: State, seat: int, number: int, more: int) -> Refusal | None:
    most = may_hold_more(state, seat)
    return {"code": "hand_full", "count": number, "most": most} if number > most else None


def draw_cards(state: State, seat: int, number: int, more: int) -> None:
    """Draw the number of cards that the seat declared before looking."""
    if number:
        draw(state, seat, number)
    else:
        state.log.append((state.turn, "drew_nothing", seat))
    turn = FROM[state.seats][state.holder]
    ask_to_draw(state, turn[turn.index(seat) + 1 :])
