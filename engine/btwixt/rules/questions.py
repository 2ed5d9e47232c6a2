"""Questions to seats, and all legal answers to them (section 6 of docs/rules/btwixt.md).

Only `ask` changes the state. It sets `state.ask`, a tuple of numbers. The first one is the effect
that asks, or NOTHING if the rules ask. The rest depends on the phase:

    ally         the winner, then the sides that are open
    target       the actor, the giver if a receiver is chosen (else NOTHING), then the leaders
    bid          the actor, the owner of the bid (NOTHING if each seat chooses in its own bid),
                 then for a swap the other leader and the actor's card
    discard      the actor, the number of cards still to be named
    give         the actor, the receiver (NOTHING if each giver has its own), the number of cards
    council      the actor, then the councils
    move         the actor
    shift        the actor, the number of tokens still to be moved
    correct      the actor, the card or ally, 1 for an ally, the number of corrections left

In a secret choice of several seats, `state.answers` holds the cards each has named so far.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.btwixt import actions
from engine.btwixt.actions import KNEEL, SIDES, named_in_bid, token_id
from engine.btwixt.box.cards import Effect
from engine.btwixt.rules import influence
from engine.btwixt.rules.correcting import corrections
from engine.btwixt.rules.hands import playable
from engine.btwixt.rules.targets import SUPPLY, Shift, bid_cards, moves, receivers, shifts
from engine.btwixt.state import NOBODY, NOTHING, BidCard, State, own_councils

Offer = Callable[[State, int], list[str]]


def ask(state: State, phase: str, seat: int, effect: int = NOTHING, *about: int) -> None:
    state.phase, state.actor, state.ask = phase, seat, (effect, *about)


def asking(state: State) -> Effect:
    """Return the effect that asks the current question."""
    return state.rules.box.effects[state.ask[0]]


# --- the seats to act ------------------------------------------------------


def asked(state: State) -> list[int]:
    """Return the seats to act."""
    if not state.answers:
        return [] if state.actor == NOBODY else [state.actor]
    most = names_each(state)
    return [
        seat for seat, named in enumerate(state.answers) if named is not None and len(named) < most
    ]


def names_each(state: State) -> int:
    """Return the number of cards that each seat names in a secret choice."""
    effect = asking(state)
    return 1 if effect.do == "discard_bid_card" else effect.count


# --- legal answers by phase ------------------------------------------------


def firsts(state: State, seat: int) -> list[str]:
    return [f"first {number}" for number in range(state.seats)]


def free_leaders(state: State, seat: int) -> list[str]:
    free = (n for n in range(len(state.rules.box.leaders)) if n not in state.leaders)
    return [*(f"leader {state.rules.box.leaders[n]}" for n in free), actions.LEADER_RANDOM]


def plays(state: State, seat: int) -> list[str]:
    """Return the actions of a turn: to play a card, or to kneel.

    If the round rule `must_play` demands a first card, kneeling is left out. At the round's limit
    of cards, only kneeling is possible.
    """
    box = state.rules.box
    if state.round_rules and at_limit(state, seat) is not None:
        return [KNEEL]
    found = [box.play_texts[card] for card in playable(state, seat)]
    if found and state.round_rules and must_play(state, seat):
        return found
    found.append(KNEEL)
    return found


def at_limit(state: State, seat: int) -> int | None:
    """Return the round's limit of cards if the leader has reached it, or None."""
    limits = [rule.n for rule in state.round_rules if rule.rule == "card_limit"]
    return min(limits) if limits and state.played[seat] >= min(limits) else None


def must_play(state: State, seat: int) -> bool:
    return not state.played[seat] and influence.has_rule(state, "must_play")


def sides_for_ally(state: State, seat: int) -> list[str]:
    return [f"ally {SIDES[side]}" for side in state.ask[2:]]


def sides_for_token(state: State, seat: int) -> list[str]:
    return ["token left", "token right"]


def targets(state: State, seat: int) -> list[str]:
    return [f"seat {target}" for target in state.ask[3:]]


def bid_of_question(state: State, seat: int) -> int:
    """Return the seat with the bid that the question asks `seat` about."""
    return seat if state.ask[2] == NOTHING else state.ask[2]


def cards_asked_about(state: State, seat: int) -> list[BidCard]:
    """Return the cards that the answer may name from the bid in question (`state.ask`)."""
    return bid_cards(state, asking(state), bid_of_question(state, seat))


def bid_choices(state: State, seat: int) -> list[str]:
    owner = bid_of_question(state, seat)
    names = dict(zip(state.bids[owner], bid_names(state, owner), strict=True))
    return [f"bid {names[card]}" for card in cards_asked_about(state, seat)]


def bid_names(state: State, seat: int) -> list[str]:
    return named_in_bid(state.rules.box, [card.card for card in state.bids[seat]])


def left_in_hand(state: State, seat: int) -> list[int]:
    """Return the different common cards in hand, without those named in secret already."""
    hand = list(state.hands[seat])
    for card in (state.answers[seat] or ()) if state.answers else ():
        hand.remove(card)
    return list(dict.fromkeys(hand))


def discards(state: State, seat: int) -> list[str]:
    return [f"discard {card}" for card in state.rules.box.ids(left_in_hand(state, seat))]


def gifts(state: State, seat: int) -> list[str]:
    return [f"give {card}" for card in state.rules.box.ids(left_in_hand(state, seat))]


def councils(state: State, seat: int) -> list[str]:
    return [f"council {council}" for council in state.ask[2:]]


def ally_moves(state: State, seat: int) -> list[str]:
    allies = state.rules.box.allies
    return [f"move {allies[a].id} {new}" for a, new in moves(state, asking(state), state.ask[1])]


def token_shifts(state: State, seat: int) -> list[str]:
    return [shift_text(shift) for shift in shifts(state, asking(state), state.ask[1])]


def shift_text(shift: Shift) -> str:
    old, token, new = shift
    what = str(old) if token == NOTHING else token_id(token)
    return f"shift {what} {actions.SUPPLY if new == SUPPLY else new}"


def nothing(state: State, seat: int) -> list[str]:
    return []


OFFERS: dict[str, Offer] = {
    "first": firsts,
    "leader": free_leaders,
    "play": plays,
    "ally": sides_for_ally,
    "token": sides_for_token,
    "target": targets,
    "bid": bid_choices,
    "discard": discards,
    "give": gifts,
    "council": councils,
    "move": ally_moves,
    "shift": token_shifts,
    "correct": corrections,
    "over": nothing,
}
# The verbs that answer each phase.
VERBS = {phase: phase for phase in OFFERS} | {"play": "play kneel", "target": "seat"}
VERBS |= {"correct": "correct done"}

# --- the question as facts -------------------------------------------------


def question(state: State) -> dict[str, Any] | None:
    """Return the public facts of the question; knowledge/view.py documents them."""
    if state.phase == "over":
        return None
    facts = dict.fromkeys(("do", "card", "ally", "seat", "target_seat", "count"))
    facts |= {"kind": state.phase, "seats": asked(state)}
    if state.phase == "correct":
        return facts | correcting(state)
    if state.phase == "ally":
        facts |= {"target_seat": state.ask[1]}
    if state.ask[0] == NOTHING:
        return facts
    return facts | source(state) | {"do": asking(state).do, "seat": state.ask[1]} | about(state)


def source(state: State) -> dict[str, Any]:
    """Return the card or ally that the asking effect belongs to, as a fact."""
    is_ally, number = state.rules.box.source[state.ask[0]]
    if is_ally:
        return {"ally": state.rules.box.allies[number].id}
    return {"card": state.rules.box.cards[number].id}


def correcting(state: State) -> dict[str, Any]:
    _, actor, number, is_ally, left = state.ask
    box = state.rules.box
    named = {"ally": box.allies[number].id} if is_ally else {"card": box.cards[number].id}
    return named | {"seat": actor, "count": left}


def about(state: State) -> dict[str, Any]:
    """Return facts about the question: the owner of the bid, the receiver, or the count."""
    effect, details = asking(state), state.ask[2:]
    if state.phase == "bid":
        return {"target_seat": None if details[0] == NOTHING else details[0]}
    if state.phase == "give":
        return {
            "target_seat": None if details[0] == NOTHING else details[0],
            "count": effect.count if state.answers else details[1],
        }
    if state.phase in ("discard", "shift"):
        return {"count": effect.count if state.answers else details[0]}
    return {}


def side_of(state: State, action: str) -> int:
    """Return the council that an action such as `ally left` or `token right` names."""
    verb, _, side = action.partition(" ")
    whose = state.ask[1] if verb == "ally" else state.actor
    return own_councils(state, whose)[SIDES.index(side)]


def receiver(state: State, giver: int) -> int:
    """Return the seat that would receive a card from `giver` by the question."""
    named = state.ask[2]
    if named != NOTHING:
        return named
    return receivers(state, asking(state), state.ask[1], giver)[0]
