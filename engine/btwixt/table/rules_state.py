"""The open table as a state of the rules, and lasting effects of the cards in it.

At a table players carry out the cards themselves. A game that continues by mail needs the effects
of each card, though. So the table records changes of a card's own value and round rules, as far as
they follow from open facts. Picked leaders and copied values are unknown.
"""

from __future__ import annotations

from dataclasses import replace

from engine.btwixt.box.cards import Effect
from engine.btwixt.rules import influence
from engine.btwixt.rules.dealing import empty_table
from engine.btwixt.rules.targets import leaders
from engine.btwixt.state import NOBODY, NOTHING, BidCard, RoundRule, State
from engine.btwixt.table.open_state import At, Bid, Card
from engine.luck import Seeded

Rules = tuple[RoundRule, ...]
MOST_ROUNDS = 8  # limit of repetitions, since values of cards may depend on totals


def named(at: At, name: str) -> Card:
    """Return a card of the card data with its printed value."""
    value = at.rules.box.cards[at.rules.box.number[name]].value
    return Card(name, value, value)


def laid_open(at: At, seat: int, name: str) -> tuple[At, Card]:
    """Return the table, and the card `name` with lasting changes, after the seat has played it.

    Only effects that follow from open facts are applied.
    """
    card, rules, sticky = named(at, name), rules_now(at), 0
    if any(rule.rule == "blank_abilities" for rule in rules):
        return at, card._replace(blank=True)
    box, state = at.rules.box, as_state(at, rules)
    for number in box.cards[box.number[name]].play:
        effect = box.effects[number]
        if influence.holds(state, seat, effect):
            sticky += effect.delta if effect.do == "modify_value" else 0
            at = replace(at, holding=at.holding + _rules_of(state, effect, seat))
    return at, card._replace(sticky=sticky)


def rules_now(at: At) -> Rules:
    """Return the round rules of the current ally, then those of cards."""
    if at.ally is None or at.ally.number == NOTHING:
        return at.holding
    state = as_state(replace(at, bids=(Bid(),) * at.seats, winner=NOBODY), ())
    effects = [at.rules.box.effects[n] for n in at.rules.box.allies[at.ally.number].round]
    holding = [effect for effect in effects if influence.holds(state, at.first, effect)]
    return (*(rule for each in holding for rule in _rules_of(state, each, at.first)), *at.holding)


def _rules_of(state: State, effect: Effect, actor: int) -> Rules:
    """Return the round rule of an effect, or () if it has none or players pick a leader for it."""
    if effect.do != "round_rule" or effect.rule is None:
        return ()
    if effect.who is None:
        return (RoundRule(effect.rule, effect.n, NOBODY),)
    seats = leaders(state, effect.who, actor)
    return (RoundRule(effect.rule, effect.n, seats[0]),) if len(seats) == 1 else ()


def as_state(at: At, rules: Rules) -> State:
    """Return the open table as a state. Hands have the right size, but meaningless cards."""
    state = State()
    state.rules, state.seats, state.luck, state.turn = at.rules, at.seats, Seeded(b""), 0
    state.season, state.round, state.first = at.season, at.round, max(at.first, 0)
    empty_table(state)
    state.hands = [[0] * size for size in at.hands]
    state.councils = [[ally.number for ally in council.allies] for council in at.councils]
    state.ally = NOTHING if at.ally is None else at.ally.number
    state.winner, state.round_rules = at.winner, rules
    state.on_turn = state.first if at.on_turn == NOBODY else at.on_turn
    state.kneeling = [bid.kneels for bid in at.bids]
    _lay_bids(state, at)
    return state


def _lay_bids(state: State, at: At) -> None:
    """Add the cards known by name to the bids, and set `total_mod` to keep the entered totals."""
    number = at.rules.box.number
    state.played = [max(bid.played, len(bid.cards)) for bid in at.bids]
    plays = 0
    for seat, bid in enumerate(at.bids):
        for card in bid.cards:
            plays += 1
            if card.has_name:
                laid = BidCard(number[card.id], card.base, card.sticky, card.blank, plays)
                state.bids[seat].append(laid)
    state.plays = sum(state.played)
    for _ in range(MOST_ROUNDS):
        change = [bid.bare - _counted(state, seat) for seat, bid in enumerate(at.bids)]
        if change == state.total_mod:
            break
        state.total_mod = change


def _counted(state: State, seat: int) -> int:
    return sum(influence.worth(state, seat, card) for card in state.bids[seat])
