"""The things an effect can target: leaders, bid cards, allies, tokens and councils.

All lists are in canonical order (section 6). Leaders are listed clockwise from the actor's left
neighbour, and councils clockwise from the council at the actor's left. Allies are sorted by printed
power, and tokens by number. A clockwise destination comes before a counterclockwise one.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.btwixt.box.cards import Effect
from engine.btwixt.rules.influence import has_rule, worth
from engine.btwixt.state import NOBODY, NOTHING, BidCard, State, neighbours, others, own_councils

SUPPLY = -2  # the destination of a token that leaves the councils
Move = tuple[int, int]  # an ally, and its new council
Shift = tuple[int, int, int]  # a council, its token (NOTHING: a random one), the new council

# --- leaders ---------------------------------------------------------------

EACH = ("each_neighbor", "each_opponent", "each_leader")


def leaders(state: State, selector: str, actor: int) -> list[int]:
    """Return the leaders that a selector names: the candidates for a choice, or all affected."""
    match selector:
        case "self":
            return [actor]
        case "left_neighbor":
            return neighbours(state, actor)[:1]
        case "right_neighbor":
            return neighbours(state, actor)[1:]
        case "neighbor" | "each_neighbor":
            return neighbours(state, actor)
        case "each_leader":
            return [*others(state, actor), actor]
    return others(state, actor)


def useful(state: State, effect: Effect, actor: int, seat: int) -> bool:
    """True if the effect would do something to this leader."""
    return USEFUL[effect.do](state, effect, actor, seat) if effect.do in USEFUL else True


def open_bid(state: State, effect: Effect, actor: int, seat: int) -> bool:
    """True if the bid of `seat` has cards and the actor may change it.

    Only its own leader may change a protected bid.
    """
    closed = actor != seat and has_rule(state, "protect_bid", seat)
    return bool(state.bids[seat]) and not closed


def two_bids(state: State, effect: Effect, actor: int, seat: int) -> bool:
    return seat != actor and bool(state.bids[actor]) and open_bid(state, effect, actor, seat)


def may_kneel(state: State, effect: Effect, actor: int, seat: int) -> bool:
    spared = actor != seat and has_rule(state, "no_forced_kneel")
    return not state.kneeling[seat] and not spared


def has_hand(state: State, effect: Effect, actor: int, seat: int) -> bool:
    return bool(state.hands[seat])


def may_give(state: State, effect: Effect, actor: int, seat: int) -> bool:
    """True if the giver has cards and another leader can receive them."""
    return bool(state.hands[seat]) and bool(receivers(state, effect, actor, seat))


def receivers(state: State, effect: Effect, actor: int, giver: int) -> list[int]:
    """Return the possible receivers of the giver's cards.

    The effect's `to` is relative to the actor, or to each giver if all leaders give.
    """
    origin = giver if effect.giver == "each_leader" else actor
    return [seat for seat in leaders(state, effect.to or "self", origin) if seat != giver]


def may_draw(state: State, effect: Effect, actor: int, seat: int) -> bool:
    return bool(state.deck or state.discard)


def may_copy(state: State, effect: Effect, actor: int, seat: int) -> bool:
    return bool(bid_cards(state, effect, seat))


def may_gain(state: State, effect: Effect, actor: int, seat: int) -> bool:
    return bool(state.supply)


USEFUL: dict[str, Callable[[State, Effect, int, int], bool]] = {
    "copy_bid_card": may_copy,
    "return_bid_card": open_bid,
    "discard_bid_card": open_bid,
    "swap_bid_cards": two_bids,
    "force_kneel": may_kneel,
    "discard_hand": has_hand,
    "transfer_hand": may_give,
    "draw_cards": may_draw,
    "token_gain": may_gain,
}

# --- cards in a bid --------------------------------------------------------


def bid_cards(state: State, effect: Effect, seat: int) -> list[BidCard]:
    """Return the cards of a bid that the effect can target, in the order played."""
    bid = state.bids[seat]
    if effect.mode == "ability":
        return [card for card in bid if not state.rules.box.cards[card.card].copies_ability]
    if effect.choose == "highest" and bid:
        most = max(worth(state, seat, card) for card in bid)
        return [card for card in bid if worth(state, seat, card) == most]
    return bid


# --- allies, tokens, councils ----------------------------------------------


def councils_from(state: State, actor: int) -> list[int]:
    """Return all councils clockwise from the actor's left one."""
    return [(actor + step) % state.seats for step in range(state.seats)]


def ways(state: State, scope: str | None, actor: int) -> list[tuple[int, int]]:
    """Return the pairs of old and new council that a scope allows for a move.

    With the scope "own", moves are between the actor's two councils. With "to_supply", they are
    from any council to the supply, and otherwise from any council to its neighbours.
    """
    left, right = own_councils(state, actor)
    if scope == "own":
        return [(left, right), (right, left)]
    if scope == "to_supply":
        return [(council, SUPPLY) for council in councils_from(state, actor)]
    found = []
    for council in councils_from(state, actor):
        found += [(council, (council + step) % state.seats) for step in (1, -1)]
    return found


def moves(state: State, effect: Effect, actor: int) -> list[Move]:
    """Return the possible moves of allies, except the ally just recruited."""
    box, found = state.rules.box, []
    just_now = state.ally if state.winner != NOBODY else NOTHING
    by_council: dict[int, list[int]] = {}
    for old, new in ways(state, effect.scope, actor):
        by_council.setdefault(old, []).append(new)
    for old, places in by_council.items():
        allies = [a for a in state.councils[old] if box.allies[a].power <= effect.max_power]
        for ally in sorted(allies, key=lambda a: (box.allies[a].power, box.allies[a].id)):
            if ally != just_now:
                found += [(ally, new) for new in places]
    return found


def shifts(state: State, effect: Effect, actor: int) -> list[Shift]:
    """Return the possible moves of tokens.

    Tokens that the actor knows are named by number. An unknown one is picked at random.
    """
    found: list[Shift] = []
    for old, new in ways(state, effect.scope, actor):
        seen = [token for token in state.tokens[old] if token in state.peeked[actor]]
        if len(seen) < len(state.tokens[old]):
            found.append((old, NOTHING, new))
        found += [(old, token, new) for token in sorted(seen)]
    return found


def councils_to_peek(state: State, effect: Effect, actor: int) -> list[int]:
    near = own_councils(state, actor)
    choice = councils_from(state, actor) if effect.scope == "any_one" else near
    return [council for council in choice if state.tokens[council]]


# --- where a recruited ally may go (3b) ------------------------------------

BOTH_SIDES: tuple[int, ...] = (0, 1)


def open_sides(state: State, effect: Effect, winner: int) -> tuple[int, ...]:
    """Return the winner's sides (0 left, 1 right) that a placement ability allows."""
    near = own_councils(state, winner)
    powers = [sum(state.rules.box.allies[a].power for a in state.councils[c]) for c in near]
    sizes = [len(state.councils[council]) for council in near]
    match effect.council:
        case "left":
            return (0,)
        case "right":
            return (1,)
        case "visible_small":
            return least(powers)
        case "visible_large":
            return least([-power for power in powers])
        case "fewest_allies":
            return least(sizes)
        case "most_allies":
            return least([-size for size in sizes])
    return BOTH_SIDES


def least(numbers: list[int]) -> tuple[int, ...]:
    return tuple(side for side in BOTH_SIDES if numbers[side] == min(numbers))


def who_places(state: State, effect: Effect, winner: int) -> int:
    """Return the seat that places the ally: the winner, or the neighbour named by the ability."""
    left, right = neighbours(state, winner)
    named = {"chosen_by_left": left, "chosen_by_right": right}
    return named.get(effect.council or "", winner)
