"""Continuing a table of B'Twixt by mail, at any moment of a round.

By mail the engine carries out the cards, so every ally and bid card must be in the card data.
Totals stay as entered, even if they differ from the effects of the cards. Before leaving the table,
players must carry out pending effects, and those of this round's ally once it is recruited.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.btwixt.game import GAME
from engine.btwixt.rules.flow import proceed
from engine.btwixt.rules.rounds import STEPS, next_tasks, tokens_due
from engine.btwixt.state import DONE, NOBODY, NOTHING, State
from engine.btwixt.table.open_state import At, Bid
from engine.btwixt.table.rules_state import as_state, rules_now
from engine.fact_types import Facts
from engine.luck import Seeded, seeded
from engine.table import Hand, Lying, Refused, fitting

REFUSALS = ("allies_do_not_fit", "ally_has_no_name", "bid_not_named", "leader_cards_unknown")
Cards = list[int]


def hands(at: At) -> list[Hand] | None:
    """Return the hands to enter, with the cards that each may hold.

    Return None if the table cannot continue by mail now.
    """
    return None if why_not(at) else _asked(at)


def _asked(at: At) -> list[Hand]:
    """Return the hands to enter, with their leader cards.

    During a round, each also has the bid in front of its player, to be named in full.
    """
    box, lying = at.rules.box, _lying(at)
    common = {box.cards[card].id: count for card, count in Counter(at.rules.deck).items()}
    held = Counter(at.rules.deck) - lying
    own = [box.ids([card for card in cards if not lying[card]]) for cards in _own_cards(at)]
    theirs = {name: 1 for cards in _own_cards(at) for name in box.ids(cards)}
    asked: list[Hand] = []
    for seat, size in enumerate(at.hands):
        things = {box.cards[card].id: count for card, count in held.items()}
        things |= dict.fromkeys(own[seat], 1)
        hand: Hand = {"seat": seat, "size": size, "known": [], "things": things}
        if at.rules.advanced:
            hand["beside"] = own[seat]
        if _is_under_way(at):
            hand["in_sight"] = _before(at.bids[seat], common | theirs)
        asked.append(hand)
    return asked


def _before(bid: Bid, things: dict[str, int]) -> Lying:
    """Return the facts of a bid; `things` counts the cards that its player may name."""
    named = [card.id for card in bid.cards if card.has_name]
    return {"so_far": named, "is_all": bid.is_named, "count": len(bid.cards), "things": things}


def _own_cards(at: At) -> list[Cards]:
    """Return the leader cards of each seat, or no cards if the table plays without them."""
    of_leader = at.rules.box.of_leader
    return [list(of_leader[leader]) if at.rules.advanced else [] for leader in at.leaders]


def _lying(at: At) -> Counter[int]:
    """Count the cards in all bids that are known by name, by card number."""
    number = at.rules.box.number
    return Counter(number[card.id] for bid in at.bids for card in bid.cards if card.has_name)


def _is_under_way(at: At) -> bool:
    """True if something has happened in this round since its ally was revealed."""
    return at.winner != NOBODY or any(bid != Bid() for bid in at.bids)


def why_not(at: At) -> Facts | None:
    """Return the reason why this table cannot continue by mail now, or None."""
    if at.phase in ("over", "tokens"):
        return {"code": "over_already"}
    if at.rules.advanced and NOTHING in at.leaders:
        return {"code": "leader_cards_unknown"}
    if at.first == NOBODY:
        return {"code": "not_by_mail"}
    if at.ally is None and _is_under_way(at):
        return {"code": "no_ally_up"}
    lying = [ally for council in at.councils for ally in council.allies]
    if any(ally.number == NOTHING for ally in [*lying, *([at.ally] if at.ally else [])]):
        return {"code": "ally_has_no_name"}
    wanted = at.season * at.track.rounds + at.round - 1 + at.is_placed
    if len(lying) != wanted:
        return {"code": "allies_do_not_fit", "count": len(lying), "wanted": wanted}
    return None


def by_mail(at: At, hands: Mapping[int, Sequence[str]], seed: bytes) -> Facts:
    """Return the stored state with which the match by mail begins; raises Refused.

    `hands` has the cards that each seat entered.
    """
    why = why_not(at)
    if why is not None:
        raise Refused(why)
    for hand in _asked(at):
        fitting(hand, hands.get(hand["seat"], ()))
    nameless = [seat for seat, bid in enumerate(at.bids) if not bid.is_named]
    if nameless:
        raise Refused({"code": "bid_not_named", "seat": nameless[0]})
    number = at.rules.box.number
    held = [sorted(number[card] for card in hands.get(seat, ())) for seat in range(at.seats)]
    return GAME.to_json(_begun(at, held, seeded(seed)))


def _begun(at: At, held: list[Cards], luck: Seeded) -> State:
    """Return the game with the hands `held`, and with all other hidden things drawn by `luck`."""
    state = as_state(at, rules_now(at))
    state.luck = luck
    _lay_cards(state, at, held, luck)
    _lay_councils(state, at, luck)
    free = [leader for leader in range(len(at.rules.box.leaders)) if leader not in at.leaders]
    state.leaders = [free.pop(0) if leader == NOTHING else leader for leader in at.leaders]
    state.phase, state.actor, state.ask, state.agenda = DONE, NOBODY, (), []
    if _is_under_way(at):
        _go_on(state, at)
    else:
        if at.ally is not None:  # revealed again when the round begins
            state.ally_deck.append(at.ally.number)
        state.ally, state.round_rules = NOTHING, ()
        state.agenda = [("round",)]
    proceed(state)
    return state


def _go_on(state: State, at: At) -> None:
    """Queue the rest of the current round."""
    counting = STEPS.index("count")
    if at.winner == NOBODY:
        next_tasks(state, [("turn", at.on_turn), *((step,) for step in STEPS[counting:])])
        return
    next_tasks(state, [(step,) for step in STEPS[counting + 1 :]])
    tokens = tokens_due(state)
    for seat in at.taken:
        if ("gain", seat) in tokens:
            tokens.remove(("gain", seat))
    next_tasks(state, tokens)
    if not at.is_placed:
        next_tasks(state, [("place",), ("after",)])


# --- hidden things ---------------------------------------------------------


def _lay_cards(state: State, at: At, held: list[Cards], luck: Seeded) -> None:
    """Put the cards outside bids where they are at the table: in hands, discard pile and deck.

    `held` are the hands by seat. Leader cards in no hand and no bid are spent. The discard pile
    gets the other cards that were removed from bids and are in no hand. The rest is shuffled as
    the deck. Raise Refused if more copies of a card were entered than exist.
    """
    box, lying, own = at.rules.box, _lying(at), _own_cards(at)
    rest = Counter(at.rules.deck) + Counter(card for cards in own for card in cards)
    rest.subtract(lying)
    for hand in held:
        rest.subtract(hand)
    short = [card for card, left in rest.items() if left < 0]
    if short:
        raise Refused({"code": "not_in_box", "card": box.cards[short[0]].id})
    state.spent = [[card for card in cards if rest.pop(card, 0)] for cards in own]
    for seat, hand in enumerate(held):
        state.hands[seat] = [card for card in hand if card not in own[seat]]
        state.leader_hands[seat] = [card for card in hand if card in own[seat]]
        back = Counter(box.number[card] for card in at.bids[seat].back)
        state.locked[seat] = tuple(sorted((back & Counter(hand)).elements()))
    gone = Counter(box.number[card] for card in at.gone) & rest
    state.discard = sorted(gone.elements())
    state.deck = luck.order("laid/influence", sorted((rest - gone).elements()))


def _lay_councils(state: State, at: At, luck: Seeded) -> None:
    """Place allies and tokens in the councils, with random values for the tokens."""
    state.councils = [[ally.number for ally in council.allies] for council in at.councils]
    state.tokens = [list(council.tokens) for council in at.councils]
    state.adjusted = [council.adjusted for council in at.councils]
    up = [] if at.ally is None else [at.ally.number]
    out = {*up, *(ally for council in state.councils for ally in council)}
    deck = [ally for ally in range(len(at.rules.box.allies)) if ally not in out]
    state.ally_deck = luck.order("laid/allies", deck)
    lying = sorted(token for tokens in state.tokens for token in tokens)
    heap = luck.order("laid/tokens", sorted(at.rules.box.tokens))
    worth = dict(zip(lying, heap, strict=False))
    state.values = [worth.get(token, NOTHING) for token in range(at.drawn)]
    state.supply = heap[len(lying) :]
