"""The effects of cards (10.6), written as primitives that name no card.

`begin` and `act` are tasks of the agenda: `begin` starts an effect, `act` applies it to one leader.
If a leader has to choose, a question is asked and the answer continues the effect. With a single
choice the effect continues at once. In all functions, `number` is the effect's number in
`Box.effects`, and `actor` the seat that has the effect.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.btwixt.box.cards import Effect
from engine.btwixt.box.checking import MOST_EFFECTS
from engine.btwixt.rules.hands import (
    back_to_hand,
    discard_from_hand,
    draw,
    hand_over,
    holder,
    out_of_play,
    random_cards,
    take_from_bid,
)
from engine.btwixt.rules.influence import holds, total
from engine.btwixt.rules.questions import ask
from engine.btwixt.rules.simultaneous import ask_everybody, is_secret
from engine.btwixt.rules.targets import (
    EACH,
    bid_cards,
    councils_to_peek,
    leaders,
    moves,
    receivers,
    shifts,
    useful,
)
from engine.btwixt.rules.tokens import look_at, move_token, put_ally
from engine.btwixt.state import NOBODY, NOTHING, RoundRule, State


def begin(state: State, number: int, actor: int, play: int = NOTHING) -> None:
    """Begin an effect if its condition holds.

    For a clean-up effect, `play` is the `BidCard.number` of the card with the effect, else NOTHING.
    """
    effect = state.rules.box.effects[number]
    if holds(state, actor, effect):
        BEGINS[effect.do](state, number, effect, actor, play)


def no_effect(state: State, number: int, actor: int) -> None:
    is_ally, card = state.rules.box.source[number]
    kind = "no_effect_ally" if is_ally else "no_effect"
    told = (state.turn, kind, actor, card)
    if told not in state.log[-MOST_EFFECTS:]:  # one report for several such abilities
        state.log.append(told)


# --- to leaders ------------------------------------------------------------


def to_leaders(state: State, number: int, effect: Effect, actor: int, play: int) -> None:
    """Apply an effect to each leader that its selector names, or ask the actor to pick one.

    If all leaders choose in secret (`is_secret`), ask all of them.
    """
    if is_secret(effect):
        if not ask_everybody(state, number, effect, actor):
            no_effect(state, number, actor)
        return
    selector = effect.giver or effect.who or "self"
    seats = [seat for seat in leaders(state, selector, actor) if useful(state, effect, actor, seat)]
    if not seats:
        no_effect(state, number, actor)
    elif selector in EACH:
        state.agenda += [("act", number, actor, seat) for seat in reversed(seats)]
    elif len(seats) == 1:
        act(state, number, actor, seats[0])
    else:
        ask(state, "target", actor, number, actor, NOTHING, *seats)


def act(state: State, number: int, actor: int, seat: int) -> None:
    effect = state.rules.box.effects[number]
    if useful(state, effect, actor, seat):
        ACTS[effect.do](state, number, effect, actor, seat)


def change_total(state: State, number: int, effect: Effect, actor: int, seat: int) -> None:
    state.total_mod[seat] += effect.delta
    state.log.append((state.turn, "total_changed", seat, effect.delta, total(state, seat)))


def force_kneel(state: State, number: int, effect: Effect, actor: int, seat: int) -> None:
    state.kneeling[seat] = True
    state.log.append((state.turn, "brought_down", seat, actor))


def draw_cards(state: State, number: int, effect: Effect, actor: int, seat: int) -> None:
    draw(state, seat, effect.count)


def gain_tokens(state: State, number: int, effect: Effect, actor: int, seat: int) -> None:
    state.agenda += [("gain", seat)] * effect.count


def gain(state: State, seat: int) -> None:
    """Ask the receiver of a token where to put it, or log that the supply is empty."""
    if state.supply:
        ask(state, "token", seat)
    else:
        state.log.append((state.turn, "no_tokens", seat))


# --- hands -----------------------------------------------------------------


def discard_hand(state: State, number: int, effect: Effect, actor: int, seat: int) -> None:
    if effect.choose == "random":
        discard_from_hand(state, seat, random_cards(state, seat, effect.count))
    else:
        discard_some(state, number, actor, seat, effect.count)


def discard_some(state: State, number: int, actor: int, seat: int, left: int) -> None:
    """Discard `left` cards that the hand's owner chooses. Ask only if there is a choice."""
    if len(state.hands[seat]) > left > 0:
        ask(state, "discard", seat, number, actor, left)
    elif left and state.hands[seat]:
        discard_from_hand(state, seat, list(state.hands[seat]))


def transfer(state: State, number: int, effect: Effect, actor: int, giver: int) -> None:
    """Determine the receiver, asking the actor if there are several, and then transfer cards."""
    to = receivers(state, effect, actor, giver)
    if len(to) > 1:
        ask(state, "target", actor, number, actor, giver, *to)
    else:
        transfer_to(state, number, actor, giver, to[0])


def transfer_to(state: State, number: int, actor: int, giver: int, to: int) -> None:
    effect = state.rules.box.effects[number]
    if effect.choose == "random":
        hand_over(state, giver, to, random_cards(state, giver, effect.count))
    else:
        give_some(state, number, actor, giver, to, effect.count)


def give_some(state: State, number: int, actor: int, giver: int, to: int, left: int) -> None:
    if len(state.hands[giver]) > left > 0:
        ask(state, "give", giver, number, actor, to, left)
    elif left and state.hands[giver]:
        hand_over(state, giver, to, list(state.hands[giver]))


# --- bids ------------------------------------------------------------------


def choose_in_bid(state: State, number: int, effect: Effect, actor: int, seat: int) -> None:
    """Choose a card of the seat's bid, asking the actor or the seat as the effect says."""
    cards = bid_cards(state, effect, seat)
    if len(cards) == 1:
        do_to_bid_card(state, number, actor, seat, cards[0].number)
        return
    chooser = actor if effect.choose in (None, "actor") else seat
    ask(state, "bid", chooser, number, actor, seat, NOTHING, NOTHING)


def do_to_bid_card(state: State, number: int, actor: int, seat: int, which: int) -> None:
    do = state.rules.box.effects[number].do
    if do == "copy_bid_card":
        copy(state, number, actor, seat, which)
    elif do == "return_bid_card":
        card = card_numbered(state, seat, which)
        owner = back_to_hand(state, seat, which, lock=True)
        state.log.append((state.turn, "returned", seat, card, owner))
    else:
        discard_from_bid(state, seat, which)


def discard_from_bid(state: State, seat: int, which: int) -> None:
    card = take_from_bid(state, seat, which).card
    state.log.append((state.turn, "bid_discarded", seat, card))
    out_of_play(state, card)


def card_numbered(state: State, seat: int, which: int) -> int:
    return next(card.card for card in state.bids[seat] if card.number == which)


def copy(state: State, number: int, actor: int, seat: int, which: int) -> None:
    """Copy card `which` of the seat's bid onto the card being played.

    The played card takes the printed value of the bid card, or resolves the bid card's abilities.
    """
    shown, box = state.shown, state.rules.box
    card = next(card for card in state.bids[seat] if card.number == which)
    if shown is None:
        return
    if box.effects[number].mode == "value":
        value = box.cards[card.card].value
        state.shown = shown._replace(base=value)
        told = ("value_copied", actor, shown.card, seat, card.card, value)
        state.log.append((state.turn, *told))
        return
    state.log.append((state.turn, "ability_copied", actor, shown.card, seat, card.card))
    if not card.blank:
        play_effects(state, actor, card.card)


def play_effects(state: State, actor: int, card: int) -> None:
    """Put the card's play effects next on the agenda, then the correction for its manual text."""
    design = state.rules.box.cards[card]
    if "play" in design.manual:
        state.agenda.append(("correct", actor, card, 0))
    for number in reversed(design.play):
        state.agenda.append(("effect", number, actor, NOTHING))


def swap(state: State, number: int, effect: Effect, actor: int, seat: int) -> None:
    """Choose a card of the actor's bid to swap, asking if there are several."""
    own = state.bids[actor]
    if len(own) == 1:
        swap_for(state, number, actor, seat, own[0].number)
    else:
        ask(state, "bid", actor, number, actor, actor, seat, NOTHING)


def swap_for(state: State, number: int, actor: int, seat: int, own: int) -> None:
    """Choose a card of the other leader's bid to swap with `own`, asking if there are several."""
    theirs = state.bids[seat]
    if len(theirs) == 1:
        do_swap(state, actor, own, seat, theirs[0].number)
    else:
        ask(state, "bid", actor, number, actor, seat, actor, own)


def do_swap(state: State, actor: int, own: int, seat: int, other: int) -> None:
    """Swap two bid cards. Each keeps its base value and its changes."""
    mine, theirs = state.bids[actor], state.bids[seat]
    here = next(place for place, card in enumerate(mine) if card.number == own)
    there = next(place for place, card in enumerate(theirs) if card.number == other)
    mine[here], theirs[there] = theirs[there], mine[here]
    told = ("swapped", actor, theirs[there].card, seat, mine[here].card)
    state.log.append((state.turn, *told))


# --- this card, councils, round rules --------------------------------------


def modify_value(state: State, number: int, effect: Effect, actor: int, play: int) -> None:
    """Change the value of the card that is being played."""
    if state.shown is not None:
        state.shown = state.shown._replace(sticky=state.shown.sticky + effect.delta)
        told = ("value_changed", actor, state.shown.card, effect.delta)
        state.log.append((state.turn, *told))


def retain(state: State, number: int, effect: Effect, actor: int, play: int) -> None:
    seat = holder(state, play)
    if seat != NOBODY:
        card = card_numbered(state, seat, play)
        owner = back_to_hand(state, seat, play, lock=False)
        state.log.append((state.turn, "retained", seat, card, owner))


def move_ally(state: State, number: int, effect: Effect, actor: int, play: int) -> None:
    choice = moves(state, effect, actor)
    if not choice:
        no_effect(state, number, actor)
    elif len(choice) == 1:
        put_ally(state, actor, *choice[0])
    else:
        ask(state, "move", actor, number, actor)


def move_tokens(state: State, number: int, effect: Effect, actor: int, play: int) -> None:
    if shifts(state, effect, actor):
        shift_some(state, number, actor, effect.count)
    else:
        no_effect(state, number, actor)


def shift_some(state: State, number: int, actor: int, left: int) -> None:
    """Move tokens one by one until `left` have been moved, asking where there is a choice."""
    effect = state.rules.box.effects[number]
    while left and (choice := shifts(state, effect, actor)):
        if len(choice) > 1:
            ask(state, "shift", actor, number, actor, left)
            return
        move_token(state, actor, *choice[0])
        left -= 1


def peek(state: State, number: int, effect: Effect, actor: int, play: int) -> None:
    choice = councils_to_peek(state, effect, actor)
    if not choice:
        no_effect(state, number, actor)
    elif len(choice) == 1 or effect.scope == "own_both":
        for council in choice:
            look_at(state, actor, council)
    else:
        ask(state, "council", actor, number, actor, *choice)


def round_rule(state: State, number: int, effect: Effect, actor: int, play: int) -> None:
    if effect.who:
        to_leaders(state, number, effect, actor, play)
        return
    rule = effect.rule or ""
    state.round_rules = (*state.round_rules, RoundRule(rule, effect.n, NOBODY))
    if effect.n:
        state.log.append((state.turn, "rule_added_number", rule, effect.n))
    else:
        state.log.append((state.turn, "rule_added", rule))


def rule_for(state: State, number: int, effect: Effect, actor: int, seat: int) -> None:
    rule = effect.rule or ""
    state.round_rules = (*state.round_rules, RoundRule(rule, effect.n, seat))
    state.log.append((state.turn, "rule_added_seat", rule, seat))


# --- all primitives --------------------------------------------------------

Begins = Callable[[State, int, Effect, int, int], None]

ACTS: dict[str, Begins] = {
    "modify_total": change_total,
    "copy_bid_card": choose_in_bid,
    "return_bid_card": choose_in_bid,
    "discard_bid_card": choose_in_bid,
    "swap_bid_cards": swap,
    "force_kneel": force_kneel,
    "discard_hand": discard_hand,
    "transfer_hand": transfer,
    "draw_cards": draw_cards,
    "token_gain": gain_tokens,
    "round_rule": rule_for,
}
BEGINS: dict[str, Begins] = {
    **dict.fromkeys(ACTS, to_leaders),
    "modify_value": modify_value,
    "retain_self": retain,
    "move_ally": move_ally,
    "token_move": move_tokens,
    "token_peek": peek,
    "round_rule": round_rule,
}
