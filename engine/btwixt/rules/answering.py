"""The effect of each answer to a question. Answers have been found legal and are not checked."""

from __future__ import annotations

from collections.abc import Callable

from engine.btwixt.actions import KNEEL, LEADER_RANDOM, SIDES
from engine.btwixt.rules import dealing, effects, rounds
from engine.btwixt.rules.correcting import correct
from engine.btwixt.rules.hands import discard_from_hand, hand_over
from engine.btwixt.rules.questions import asking, bid_names, bid_of_question, shift_text, side_of
from engine.btwixt.rules.simultaneous import name
from engine.btwixt.rules.targets import shifts
from engine.btwixt.rules.tokens import look_at, move_token, put_ally, take_token
from engine.btwixt.state import NOTHING, State
from engine.luck import picked


def last_word(action: str) -> str:
    return action.rpartition(" ")[2]


# --- questions of the rules ------------------------------------------------


def first(state: State, seat: int, action: str) -> None:
    state.first = int(last_word(action))
    state.log.append((state.turn, "first_named", seat, state.first))


def leader(state: State, seat: int, action: str) -> None:
    if action != LEADER_RANDOM:
        number = state.rules.box.leaders.index(last_word(action))
        dealing.take_leader(state, seat, number, "leader_chosen")
        return
    free = [n for n in range(len(state.rules.box.leaders)) if n not in state.leaders]
    dealing.take_leader(state, seat, picked(state, "leader", free), "leader_drawn")


def play(state: State, seat: int, action: str) -> None:
    if action == KNEEL:
        rounds.kneel(state, seat)
    else:
        rounds.play_card(state, seat, state.rules.box.number[action[5:]])


def ally(state: State, seat: int, action: str) -> None:
    rounds.place_ally(state, seat, SIDES.index(last_word(action)))


def token(state: State, seat: int, action: str) -> None:
    take_token(state, seat, side_of(state, action))


# --- questions of effects --------------------------------------------------


def target(state: State, seat: int, action: str) -> None:
    """Apply the effect to the leader that `action` names, or give that leader the giver's cards."""
    number, actor, giver = state.ask[:3]
    named = int(last_word(action))
    state.log.append((state.turn, "leader_meant", seat, named))
    if giver == NOTHING:
        effects.act(state, number, actor, named)
    else:
        effects.transfer_to(state, number, actor, giver, named)


def bid(state: State, seat: int, action: str) -> None:
    number, actor, _, partner, own = state.ask
    owner = bid_of_question(state, seat)
    place = bid_names(state, owner).index(last_word(action))
    which, card = state.bids[owner][place].number, state.bids[owner][place].card
    if state.answers:
        name(state, seat, which, card)
    elif asking(state).do != "swap_bid_cards":
        effects.do_to_bid_card(state, number, actor, owner, which)
    elif own == NOTHING:
        state.log.append((state.turn, "card_meant", seat, card))
        effects.swap_for(state, number, actor, partner, which)
    else:
        effects.do_swap(state, actor, own, owner, which)


def discard(state: State, seat: int, action: str) -> None:
    number, actor, left = state.ask[:3]
    card = state.rules.box.number[last_word(action)]
    if state.answers:
        name(state, seat, card, card)
        return
    discard_from_hand(state, seat, [card])
    effects.discard_some(state, number, actor, seat, left - 1)


def give(state: State, seat: int, action: str) -> None:
    number, actor, to, left = state.ask[:4]
    card = state.rules.box.number[last_word(action)]
    if state.answers:
        name(state, seat, card, card)
        return
    hand_over(state, seat, to, [card])
    effects.give_some(state, number, actor, seat, to, left - 1)


def council(state: State, seat: int, action: str) -> None:
    look_at(state, seat, int(last_word(action)))


def move(state: State, seat: int, action: str) -> None:
    _, which, new = action.split()
    put_ally(state, seat, state.rules.box.ally_number[which], int(new))


def shift(state: State, seat: int, action: str) -> None:
    number, actor, left = state.ask
    choice = shifts(state, asking(state), actor)
    move_token(state, actor, *choice[[shift_text(each) for each in choice].index(action)])
    effects.shift_some(state, number, actor, left - 1)


def correction(state: State, seat: int, action: str) -> None:
    """Carry out a step of a correction and ask for the next, or stop."""
    _, actor, number, is_ally, left = state.ask
    if left and action != "done":
        correct(state, action)
        state.phase, state.ask = "correct", (NOTHING, actor, number, is_ally, left - 1)
    else:
        state.log.append((state.turn, "corrected", seat))


ANSWERS: dict[str, Callable[[State, int, str], None]] = {
    "first": first,
    "leader": leader,
    "play": play,
    "ally": ally,
    "token": token,
    "target": target,
    "bid": bid,
    "discard": discard,
    "give": give,
    "council": council,
    "move": move,
    "shift": shift,
    "correct": correction,
}
