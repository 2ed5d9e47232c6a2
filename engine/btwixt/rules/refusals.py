"""The reasons why an action is not legal: every code with its facts.

The functions are only called for illegal actions. They find the rule that forbids the action. A
reason reveals nothing that the seat cannot see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.btwixt.actions import bid_card, describe, is_seat, is_token
from engine.btwixt.rules.hands import is_free
from engine.btwixt.rules.questions import VERBS, asked, at_limit, bid_of_question
from engine.btwixt.state import State
from engine.fact_types import Refusal

# The facts of each code.
FACTS: dict[str, tuple[str, ...]] = {
    "ally_cannot_move": ("ally",),  # to that council, or at all
    "card_locked": ("card",),  # it returned from a bid in this round
    "card_not_common": ("card",),  # leader cards are neither discarded nor given away
    "card_not_in_bid": ("card",),  # or not as many copies of it
    "card_not_open": ("card",),  # in the bid, but the effect cannot target it
    "card_not_in_hand": ("card",),
    "cards_at_limit": ("count",),  # a round rule: only kneeling is left
    "council_not_open": ("council",),  # the effect cannot target it
    "game_over": (),
    "has_answered": (),
    "has_knelt": ("actor_seat",),
    "leader_taken": ("leader", "owner_seat"),
    "malformed": (),
    "must_play": (),  # a round rule: play a card before kneeling
    "no_more_corrections": (),  # in this pause
    "no_such_ally": (),
    "no_such_card": (),
    "no_such_council": (),
    "no_such_leader": (),
    "no_such_seat": (),
    "no_such_token": (),
    "not_a_target": ("seat",),
    "not_correctable": (),  # nothing there to correct
    "not_your_turn": ("phase", "actor_seat"),
    "side_not_open": ("side", "ally"),
    "token_cannot_move": (),
    "wrong_phase": ("phase", "actor_seat"),
}

CODES = tuple(sorted(FACTS))


def why_not(state: State, seat: int | None, action: Any) -> Refusal:
    """Return the reason why an action is not legal for this seat."""
    if state.phase == "over":
        return {"code": "game_over"}
    facts = describe(state.rules.box, action)
    if facts is None:
        return misread(state, action)
    if seat is None or type(seat) is not int or not 0 <= seat < state.seats:
        return {"code": "no_such_seat"}
    verb = action.partition(" ")[0]
    fits = verb in VERBS[state.phase].split()
    if seat not in asked(state):
        return out_of_turn(state, seat, fits)
    if not fits:
        return {"code": "wrong_phase", "phase": state.phase, "actor_seat": seat}
    return WHY_NOT[verb](state, seat, facts)


def out_of_turn(state: State, seat: int, fits: bool) -> Refusal:
    """Return why a seat that is not to act may not act now.

    `fits` is True if its action would answer the current question.
    """
    if fits and state.answers and state.answers[seat] is not None:
        return {"code": "has_answered"}
    if fits and state.phase == "play" and state.kneeling[seat]:
        return {"code": "has_knelt", "actor_seat": state.actor}
    return {"code": "not_your_turn", "phase": state.phase, "actor_seat": state.actor}


# --- unreadable text -------------------------------------------------------


def misread(state: State, action: Any) -> Refusal:
    """Return the most precise reason why a text is not an action."""
    words = action.split(" ") if isinstance(action, str) and action.isascii() else []
    box = state.rules.box
    match words:
        case ["leader", leader] if leader:
            return {"code": "no_such_leader"}
        case ["play" | "discard" | "give", card] if card and card not in box.number:
            return {"code": "no_such_card"}
        case ["bid", card] if card and bid_card(box, card) is None:
            return {"code": "no_such_card"}
        case ["first" | "seat", seat] if seat:
            return {"code": "no_such_seat"}
        case ["council", council] if council:
            return {"code": "no_such_council"}
        case ["move", ally, council] if ally and council:
            unknown = ally not in box.ally_number
            return {"code": "no_such_ally" if unknown else "no_such_council"}
        case ["shift", what, where] if what and where and what != where:
            sound = is_seat(what) or is_token(what)
            return {"code": "no_such_council" if sound else "no_such_token"}
    return {"code": "malformed"}


# --- cards, leaders and councils -------------------------------------------


def leader(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    number = state.rules.box.leaders.index(facts["leader"])
    owner = state.leaders.index(number)
    return {"code": "leader_taken", "leader": facts["leader"], "owner_seat": owner}


def play(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    named, limit = facts["card"], at_limit(state, seat)
    card = state.rules.box.number[named]
    if card not in state.hands[seat] and card not in state.leader_hands[seat]:
        return {"code": "card_not_in_hand", "card": named}
    if not is_free(state, seat, card):
        return {"code": "card_locked", "card": named}
    return {"code": "cards_at_limit", "count": limit}


def kneel(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    return {"code": "must_play"}


def side(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    ally = state.rules.box.allies[state.ally].id
    return {"code": "side_not_open", "side": facts["side"], "ally": ally}


def target(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    if facts["seat"] >= state.seats:
        return {"code": "no_such_seat"}
    return {"code": "not_a_target", "seat": facts["seat"]}


def bid(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    """Return why a bid card cannot be named: it is not in the bid, or no target of the effect."""
    card = state.rules.box.number[facts["card"]]
    lies = [each.card for each in state.bids[bid_of_question(state, seat)]].count(card)
    if lies >= facts["copy"]:
        return {"code": "card_not_open", "card": facts["card"]}
    return {"code": "card_not_in_bid", "card": facts["card"]}


def from_hand(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    card = state.rules.box.number[facts["card"]]
    code = "card_not_common" if card in state.leader_hands[seat] else "card_not_in_hand"
    return {"code": code, "card": facts["card"]}


def council(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    if facts["council"] >= state.seats:
        return {"code": "no_such_council"}
    return {"code": "council_not_open", "council": facts["council"]}


def move(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    if facts["to_council"] >= state.seats:
        return {"code": "no_such_council"}
    return {"code": "ally_cannot_move", "ally": facts["ally"]}


def shift(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    named = [facts[name] for name in ("council", "to_council") if name in facts]
    if any(number >= state.seats for number in named):
        return {"code": "no_such_council"}
    if "token" in facts:
        token = int(facts["token"][1:]) - 1
        if not any(token in tokens for tokens in state.tokens):
            return {"code": "no_such_token"}
    return {"code": "token_cannot_move"}


def correct(state: State, seat: int, facts: dict[str, Any]) -> Refusal:
    if state.ask[4] == 0:
        return {"code": "no_more_corrections"}
    return {"code": "not_correctable"}


WHY_NOT: dict[str, Callable[[State, int, dict[str, Any]], Refusal]] = {
    "leader": leader,
    "first": target,
    "play": play,
    "kneel": kneel,
    "ally": side,
    "seat": target,
    "bid": bid,
    "discard": from_hand,
    "give": from_hand,
    "council": council,
    "move": move,
    "shift": shift,
    "correct": correct,
}
