"""Continuing a match of B'Twixt at a table with the real box."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engine.btwixt.game import GAME
from engine.btwixt.rules import influence
from engine.btwixt.rules.rounds import tokens_due
from engine.btwixt.state import NOBODY, NOTHING, State, clockwise
from engine.btwixt.table.open_state import Ally, At, Bid, Card, Council, laid
from engine.btwixt.table.rules_state import rules_now
from engine.fact_types import Facts
from engine.table import Refused


def goes_on(stored: Facts) -> At:
    """Return the table with the public part of the match; raises Refused.

    Players finish effects that were pending. A card with effects still resolving counts as part of
    its bid, and its turn as over.
    """
    state = GAME.from_json(stored)
    if state.result is not None:
        raise Refused({"code": "over_already"})
    if state.phase in ("first", "leader"):
        raise Refused({"code": "not_at_table"})
    box, at = state.rules.box, laid(state.rules, state.seats)
    councils = [
        Council(tuple(_ally(state, ally) for ally in allies), tuple(tokens), adjusted)
        for allies, tokens, adjusted in zip(
            state.councils, state.tokens, state.adjusted, strict=True
        )
    ]
    is_placed = any(state.ally in allies for allies in state.councils)
    at = replace(
        at,
        leaders=tuple(state.leaders),
        councils=tuple(councils),
        bids=tuple(_bid(state, seat) for seat in range(state.seats)),
        hands=tuple(len(hand) for hand in state.hands),
        gone=tuple(box.ids(state.discard + state.round_discard)),
        season=state.season,
        round=state.round,
        first=state.first,
        on_turn=NOBODY if state.winner != NOBODY else _on_turn(state),
        ally=None if state.ally == NOTHING else _ally(state, state.ally),
        told=len(box.allies) - len(state.ally_deck),
        drawn=len(state.values),
        winner=state.winner,
        is_named=state.winner != NOBODY,
        is_placed=is_placed,
        taken=_taken(state),
        is_scoring=("score",) in state.agenda,
    )
    set_by_ally = rules_now(at)
    return replace(at, holding=state.round_rules[len(set_by_ally) :])


def _ally(state: State, number: int) -> Ally:
    ally = state.rules.box.allies[number]
    return Ally(ally.id, ally.power, number)


def _on_turn(state: State) -> int:
    """Return the seat on turn to bid now, or once pending effects have been carried out."""
    waits = [about for name, *about in state.agenda if name in ("turn", "turns")]
    if not waits:
        return state.on_turn
    first = waits[-1][0] if waits[-1] else state.first
    upright = [seat for seat in clockwise(state, first) if not state.kneeling[seat]]
    return upright[0] if upright else state.on_turn


def _taken(state: State) -> tuple[int, ...]:
    """Return the seats that have already taken a token due to them after the count."""
    if state.winner == NOBODY:
        return ()
    left = Counter(state.agenda)
    if state.phase == "token":
        left["gain", state.actor] += 1
    taken = Counter(tokens_due(state)) - left
    return tuple(seat for _, *about in taken.elements() for seat in about)


def _bid(state: State, seat: int) -> Bid:
    """Return a seat's bid with the current values of its cards.

    The rest of the total becomes its `change`, the part that belongs to no card.
    """
    box, lying = state.rules.box, list(state.bids[seat])
    if state.shown is not None and seat == state.on_turn:
        lying.append(state.shown)
    cards = tuple(
        Card(
            box.cards[card.card].id,
            influence.worth(state, seat, card),
            card.base,
            card.sticky,
            card.blank,
        )
        for card in lying
    )
    back = tuple(box.ids(state.locked[seat]))
    kneels, played = state.kneeling[seat], state.played[seat]
    return Bid(cards, state.total_mod[seat], kneels, played, back=back)
