"""The view of a table of B'Twixt for pages and big screens, with the fields of knowledge/view.py.

Fields for things that the table does not know, such as hands and the influence deck, are None.
There are more fields than in a match by mail:

    asked                   always None, since this table never waits for an outcome of luck
    ended                   the winners that the table named to end the game, or None
    on_turn                 the seat on turn during the bids, or None
    is_named                True if the table named the winner of the round
    is_placed               True once the ally has been placed
    faces                   the lowest and highest value of a token
    set.unnamed             allies and cards entered without a name, by their ids in this view
    councils[].worth        the sum of the tokens' values, or None before it is entered
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from engine.btwixt.actions import token_id
from engine.btwixt.box.printed import HAND_SIZE
from engine.btwixt.knowledge.view import card_set, on_track
from engine.btwixt.rules import councils
from engine.btwixt.state import NOBODY, NOTHING, own_councils
from engine.btwixt.table.ending import power
from engine.btwixt.table.open_state import Ally, At, Bid, Council, beside
from engine.btwixt.table.reading import asked
from engine.fact_types import Facts
from engine.state import numbered
from engine.table import by_hand

View = dict[str, Any]


def view(at: At) -> View:
    """Return the view, which shows only public facts."""
    return _middle(at) | _track(at) | {"councils": _councils(at), "players": _players(at)}


def _middle(at: At) -> View:
    box, up = at.rules.box, at.ally
    return {
        "game": "btwixt",
        "turn": at.turn,
        "phase": at.phase,
        "to_act": asked(at),
        "question": None,
        "asked": None,
        "ended": None if at.ended is None else list(at.ended),
        "set": card_set(box) | {"unnamed": _unnamed(at)},
        "faces": [min(box.tokens), max(box.tokens)],
        "options": at.rules.options,
        "result": _result(at),
        "first_player": None if at.first == NOBODY else at.first,
        "on_turn": None if at.on_turn == NOBODY or at.is_scoring else at.on_turn,
        "ally": None if up is None else up.id,
        "ally_power": None if up is None else up.power,
        "winner": None if at.winner == NOBODY else at.winner,
        "is_named": at.is_named,
        "is_placed": at.is_placed,
        "shown": None,
        "round_rules": [],
        "ally_deck": max(0, len(box.allies) - at.told),
        "influence_deck": None,
        "hand_size": HAND_SIZE,
        "supply": at.supply,
        "discard": [],
    }


def _result(at: At) -> Facts | None:
    """Return the result by the final tests, or the result that the table declared.

    In a declared result, the named winners share the first place. The others follow in the order of
    the final tests, if the power of every council is known.
    """
    counted = at.result
    if at.ended is None:
        return deepcopy({**counted}) if counted else None
    if counted is None:
        return {**by_hand(at.ended, at.seats)}
    order = {seat: -place for place, seats in numbered(counted["ranking"]) for seat in seats}
    found = by_hand(at.ended, at.seats, [order[seat] for seat in range(at.seats)])
    return {**found, "scores": [*counted["scores"]]}


def _track(at: At) -> View:
    rounds = at.track.rounds
    whole = rounds * len(at.track.seasons)
    played = whole if at.is_scoring else at.season * rounds + at.round - (not at.is_placed)
    return on_track(at.seats, at.season, at.round, played)


def _unnamed(at: At) -> Facts:
    """Return the allies entered only by power and the cards entered only by value.

    They are keyed by id, in the format of a data file, which does not have them.
    """
    allies = [ally for council in at.councils for ally in council.allies]
    allies += [] if at.ally is None else [at.ally]
    found: Facts = {
        ally.id: {"name": ally.name, "power": ally.power, "effects": [], "manual": True}
        for ally in allies
        if ally.number == NOTHING
    }
    values = {card.id: card.value for bid in at.bids for card in bid.cards if card.id.isdecimal()}
    for card, value in values.items():
        found[card] = {"name": "", "value": value, "effects": [], "manual": True}
    return found


# --- councils --------------------------------------------------------------


def _councils(at: At) -> list[View]:
    return [_council(at, number, council) for number, council in enumerate(at.councils)]


def _council(at: At, number: int, council: Council) -> View:
    tokens = council.tokens
    known = power(at, council) if at.is_scoring else None
    least, most = min(at.rules.box.tokens), max(at.rules.box.tokens)
    bare = council.visible + council.adjusted
    return {
        **beside(at.seats, number, "council"),
        "seats": [number, (number + 1) % at.seats],
        "allies": [_ally(at, ally, council, known is not None) for ally in council.allies],
        "tokens": [token_id(token) for token in tokens],
        "values": None if council.values is None else list(council.values),
        "worth": council.worth,
        "visible": council.visible,
        "least": bare + least * len(tokens) if known is None else known,
        "most": bare + most * len(tokens) if known is None else known,
        "adjusted": council.adjusted,
    }


def _ally(at: At, ally: Ally, council: Council, is_known: bool) -> View:
    """Return an ally with the fields of a view. Its final power is None until known."""
    score = None
    if is_known and ally.number == NOTHING:
        score = ally.power
    elif is_known:
        sizes = (len(council.allies), len(council.tokens))
        score = councils.ally_power(at.rules.box, ally.number, *sizes)
    return {"ally": ally.id, "power": ally.power, "score": score}


# --- leaders ---------------------------------------------------------------


def _players(at: At) -> list[View]:
    lying = _councils(at)
    ends = None
    if at.result is not None:
        powers = [council["least"] for council in lying]
        ends = councils.standings(powers, [len(council["allies"]) for council in lying])
    return [
        _before(at, seat, at.bids[seat])
        | _own(at, seat, lying)
        | {
            "small": ends[seat].small if ends else None,
            "large": ends[seat].large if ends else None,
            "allies": ends[seat].allies if ends else None,
        }
        for seat in range(at.seats)
    ]


def _own(at: At, seat: int, lying: list[View]) -> View:
    left, right = own_councils(at, seat)
    return {
        "left": left,
        "right": right,
        "small_least": min(lying[left]["least"], lying[right]["least"]),
        "small_most": min(lying[left]["most"], lying[right]["most"]),
    }


def _before(at: At, seat: int, bid: Bid) -> View:
    leader = at.leaders[seat]
    return {
        "seat": seat,
        "leader": None if leader == NOTHING else at.rules.box.leaders[leader],
        "hand_size": None,
        "leader_cards": 0,
        "spent": [],
        "bid": _bid(bid),
        "total": bid.total,
        "total_change": bid.change,
        "kneeling": bid.kneels,
        "played": len(bid.cards),
        "known": [],
        "answered": None,
    }


def _bid(bid: Bid) -> list[View]:
    found: list[View] = []
    for place, card in enumerate(bid.cards):
        copy = [each.id for each in bid.cards[: place + 1]].count(card.id)
        name = card.id if copy == 1 else f"{card.id}.{copy}"
        worth = {"worth": card.value, "base": card.value, "added": 0, "blank": False}
        found.append({"card": card.id, "name": name, **worth})
    return found


# --- lines worth a button --------------------------------------------------


def offers(at: At, author: int | None) -> list[str]:
    """Return the entries to offer as buttons: those that are likely to come next.

    `author` is the only seat to be offered a choice of leaders; None offers it to all seats.
    """
    found = list(OFFERS[at.phase](at))
    is_asked = at.rules.advanced and at.phase not in ("tokens", "over")  # leaders have cards
    if is_asked or (at.phase in ("first", "reveal") and at.told == 0):
        asked_of = range(at.seats) if author is None else range(at.seats)[author : author + 1]
        free = [name for n, name in enumerate(at.rules.box.leaders) if n not in at.leaders]
        unchosen = [seat for seat in asked_of if at.leaders[seat] == NOTHING]
        found += [f"{seat} leader {name}" for seat in unchosen for name in free]
    return found


def who_begins(at: At) -> list[str]:
    """Return, by seat, the entries that name the first player."""
    return [f"first {seat}" for seat in range(at.seats)]


def _allies(at: At) -> list[str]:
    """Return the entries that reveal an ally: by power, and by id if a data file is used."""
    box = at.rules.box
    powers = sorted({ally.power for ally in box.allies})
    named = [] if box.house else [ally.id for ally in box.allies if at.place_of(ally.id) == NOTHING]
    whole = range(powers[0], powers[-1] + 1)
    return [*(f"ally {name}" for name in named), *(f"ally {power}" for power in whole)]


def _bids(at: At) -> list[str]:
    if at.on_turn == NOBODY:
        return ["count"]
    box, seat = at.rules.box, at.on_turn
    leader = at.leaders[seat]
    own = box.of_leader[leader] if at.rules.advanced and leader != NOTHING else ()
    cards = sorted({*at.rules.deck, *own}, key=lambda card: box.cards[card].value)
    named = [] if box.house else [box.cards[card].id for card in cards]
    values = sorted({box.cards[card].value for card in cards})
    played = [*named, *values]
    others = [other for other in range(at.seats) if other != seat and not at.bids[other].kneels]
    return [
        *(f"{seat} play {card}" for card in played),
        *(f"{each} kneel" for each in (seat, *others)),
        "count",
    ]


def _places(at: At) -> list[str]:
    others = [seat for seat in range(at.seats) if seat != at.winner]
    return [
        *(f"{at.winner} ally {side}" for side in ("left", "right")),
        *(f"winner {seat}" for seat in others),
    ]


def _tokens(at: At) -> list[str]:
    return [*(f"{at.winner} token {side}" for side in ("left", "right")), "next"]


def _nothing(at: At) -> list[str]:
    """Return no entries to offer. The player types the entry."""
    return []


OFFERS = {
    "first": who_begins,
    "reveal": _allies,
    "play": _bids,
    "ally": _places,
    "token": _tokens,
    "tokens": _nothing,
    "over": _nothing,
}
