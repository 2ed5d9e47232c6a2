"""A table of B'Twixt that goes on by mail, and a match that goes on at a table.

By mail the cards act, so every ally must be one of the data; and nobody there knows what a card of
this round has done, so a round under way is played to its end first, or taken back. Nor does a
table know which cards of the leaders are spent, where they have any.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.btwixt.game import GAME
from engine.btwixt.rules.dealing import empty_table
from engine.btwixt.rules.flow import proceed
from engine.btwixt.state import DONE, NOBODY, NOTHING, State
from engine.btwixt.table.lying import Ally, At, Bid, Card, Council, laid
from engine.facts import Facts
from engine.luck import Seeded, seeded
from engine.table import Hand, Refused, fitting

REFUSALS = ("allies_do_not_fit", "ally_has_no_name", "leader_cards_unknown", "round_under_way")


def hands(at: At) -> list[Hand] | None:
    """What each holds, by the cards played since the last deal; None where by_mail refuses."""
    return None if why_not(at) else _asked(at)


def _asked(at: At) -> list[Hand]:
    box = at.rules.box
    things = {box.cards[card].id: count for card, count in Counter(at.rules.deck).items()}
    return [
        {"seat": seat, "size": size, "known": [], "things": things}
        for seat, size in enumerate(at.hands)
    ]


def why_not(at: At) -> Facts | None:
    """Why this table cannot go on by mail as it lies."""
    if at.phase in ("over", "tokens"):
        return {"code": "over_already"}
    if at.rules.advanced:
        return {"code": "leader_cards_unknown"}
    if at.first == NOBODY:
        return {"code": "not_by_mail"}
    if at.winner != NOBODY or any(bid != Bid() for bid in at.bids):
        return {"code": "round_under_way"}
    lying = [ally for council in at.councils for ally in council.allies]
    if any(ally.number == NOTHING for ally in [*lying, *([at.ally] if at.ally else [])]):
        return {"code": "ally_has_no_name"}
    wanted = at.season * at.track.rounds + at.round - 1
    if len(lying) != wanted:
        return {"code": "allies_do_not_fit", "count": len(lying), "wanted": wanted}
    return None


def by_mail(at: At, said: Mapping[int, Sequence[str]], seed: bytes) -> Facts:
    """The stored state that a match begins with; raises Refused."""
    why = why_not(at)
    if why is not None:
        raise Refused(why)
    for hand in _asked(at):
        fitting(hand, said.get(hand["seat"], ()))
    number = at.rules.box.number
    held = [sorted(number[card] for card in said.get(seat, ())) for seat in range(at.seats)]
    return GAME.to_json(_begun(at, held, seeded(seed)))


def _begun(at: At, held: list[list[int]], luck: Seeded) -> State:
    """The round that comes next, with these hands and all else that is hidden laid by this luck."""
    state = State()
    state.rules, state.seats, state.luck, state.turn = at.rules, at.seats, luck, 0
    state.season, state.round, state.first = at.season, at.round, at.first
    empty_table(state)
    _lay_cards(state, at, held, luck)
    _lay_councils(state, at, luck)
    free = [leader for leader in range(len(at.rules.box.leaders)) if leader not in at.leaders]
    state.leaders = [free.pop(0) if leader == NOTHING else leader for leader in at.leaders]
    state.phase, state.actor, state.ask, state.agenda = DONE, NOBODY, (), [("round",)]
    proceed(state)
    return state


def _lay_cards(state: State, at: At, held: list[list[int]], luck: Seeded) -> None:
    """What was seen to leave a bid is discarded, as far as it is in no hand; the rest is mixed."""
    box, rest = at.rules.box, Counter(at.rules.deck)
    for hand in held:
        rest.subtract(hand)
    short = [card for card, left in rest.items() if left < 0]
    if short:
        raise Refused({"code": "not_in_box", "card": box.cards[short[0]].id})
    gone = Counter(box.number[card] for card in at.gone) & rest
    state.hands = held
    state.discard = sorted(gone.elements())
    state.deck = luck.order("laid/influence", sorted((rest - gone).elements()))


def _lay_councils(state: State, at: At, luck: Seeded) -> None:
    """Allies and tokens where they lie; the one that is up is the next to be revealed."""
    state.councils = [[ally.number for ally in council.allies] for council in at.councils]
    state.tokens = [list(council.tokens) for council in at.councils]
    state.adjusted = [council.adjusted for council in at.councils]
    up = [] if at.ally is None else [at.ally.number]
    out = {*up, *(ally for council in state.councils for ally in council)}
    deck = [ally for ally in range(len(at.rules.box.allies)) if ally not in out]
    state.ally_deck = [*luck.order("laid/allies", deck), *up]
    lying = sorted(token for tokens in state.tokens for token in tokens)
    heap = luck.order("laid/tokens", sorted(at.rules.box.tokens))
    worth = dict(zip(lying, heap, strict=False))
    state.values = [worth.get(token, NOTHING) for token in range(at.drawn)]
    state.supply = heap[len(lying) :]


# --- from mail to the table ------------------------------------------------


def goes_on(stored: Facts) -> At:
    """The table as everybody sees that match; what an ability was about to do, people finish."""
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
    return replace(
        at,
        leaders=tuple(state.leaders),
        councils=tuple(councils),
        bids=tuple(_bid(state, seat) for seat in range(state.seats)),
        hands=tuple(len(hand) for hand in state.hands),
        gone=tuple(box.ids(state.discard)),
        season=state.season,
        round=state.round,
        first=state.first,
        on_turn=state.on_turn if state.winner == NOBODY else NOBODY,
        ally=None if state.ally == NOTHING else _ally(state, state.ally),
        told=len(box.allies) - len(state.ally_deck),
        drawn=len(state.values),
        winner=state.winner,
        is_named=state.winner != NOBODY,
        is_placed=is_placed,
    )


def _ally(state: State, number: int) -> Ally:
    ally = state.rules.box.allies[number]
    return Ally(ally.id, ally.power, number)


def _bid(state: State, seat: int) -> Bid:
    """The cards with what they count now, and what belongs to none."""
    shown = GAME.view(state, None)["players"]
    player = shown[seat]
    cards = tuple(Card(card["card"], card["worth"]) for card in player["bid"])
    change = player["total"] - sum(card.value for card in cards)
    return Bid(cards, change, player["kneeling"])
