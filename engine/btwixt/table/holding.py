"""What lies before a table's eyes as a state of the rules, and what cards have set in it.

At the table no card acts: people do. But a game that goes on by mail goes by the cards, so the
table keeps of each what it has done to its own value and to the rules of the round, as far as that
follows from what lies open. Whom a leader picked, and what was copied, nobody has told.
"""

from __future__ import annotations

from dataclasses import replace

from engine.btwixt.box.cards import Effect
from engine.btwixt.rules import influence
from engine.btwixt.rules.dealing import empty_table
from engine.btwixt.rules.targets import leaders
from engine.btwixt.state import NOBODY, NOTHING, BidCard, RoundRule, State
from engine.btwixt.table.lying import At, Bid, Card
from engine.luck import Seeded

Rules = tuple[RoundRule, ...]
MOST_ROUNDS = 8  # of reckoning, where what cards count depends on totals


def named(at: At, name: str) -> Card:
    """A card that the data name, with its printed value."""
    value = at.rules.box.cards[at.rules.box.number[name]].value
    return Card(name, value, value)


def laid_open(at: At, seat: int, name: str) -> tuple[At, Card]:
    """A card on its way into this bid, once it has done what follows from what lies there."""
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
    """Those of the ally that is up, then those of cards."""
    if at.ally is None or at.ally.number == NOTHING:
        return at.holding
    state = as_state(replace(at, bids=(Bid(),) * at.seats, winner=NOBODY), ())
    effects = [at.rules.box.effects[n] for n in at.rules.box.allies[at.ally.number].round]
    holding = [effect for effect in effects if influence.holds(state, at.first, effect)]
    return (*(rule for each in holding for rule in _rules_of(state, each, at.first)), *at.holding)


def _rules_of(state: State, effect: Effect, actor: int) -> Rules:
    """The rule that an effect sets; none where it means somebody who was picked."""
    if effect.do != "round_rule" or effect.rule is None:
        return ()
    if effect.who is None:
        return (RoundRule(effect.rule, effect.n, NOBODY),)
    seats = leaders(state, effect.who, actor)
    return (RoundRule(effect.rule, effect.n, seats[0]),) if len(seats) == 1 else ()


def as_state(at: At, rules: Rules) -> State:
    """All that lies open; in the hands there are cards, but it says nothing which."""
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
    """Every card with a name, and totals that are the table's."""
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
