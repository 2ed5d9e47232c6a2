"""The effect of every entry at a table of B'Twixt, and the reasons to refuse it.

The players carry out the cards and enter the changes. So most refusals are questions, such as "has
knelt: enter anyway?". Only entries that would make no sense cannot be entered anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.btwixt.state import NOBODY, NOTHING
from engine.btwixt.table.ending import adjusted, end_round, score, turn_up
from engine.btwixt.table.open_state import (
    Ally,
    At,
    Bid,
    Card,
    Council,
    beside,
    is_common,
    owner_of,
    standing,
    telling,
    with_bid,
    with_council,
    with_hand,
)
from engine.btwixt.table.reading import Line
from engine.btwixt.table.recruiting import count, recount, recruits
from engine.btwixt.table.rules_state import laid_open, named
from engine.table import Refused

REFUSALS = (
    "ally_is_placed",
    "ally_is_up",
    "ally_lies_there",
    "ally_not_placed",
    "bad_name",
    "counted_already",
    "first_is_known",
    "first_unknown",
    "kneels_already",
    "moves_nowhere",
    "no_ally_up",
    "no_card_there",
    "no_such_season",
    "no_token_there",
    "not_at_the_end",
    "not_counted",
    "not_on_turn",
    "not_the_winner",
    "number_wrong",
    "rounds_left",
    "rounds_over",
    "stands_already",
    "supply_empty",
    "token_count_wrong",
    "token_sum_wrong",
    "token_value_wrong",
)
# The entries that continue a game that the table has ended.
GO_ON = ("correct_round", "correct_season")
# The entries possible at any time; all others belong to a round.
ALWAYS = {
    *("leader", "token", "move", "move_out", "shift", "shift_supply", "tokens", "tokens_sum"),
    *("end", "correct_round", "correct_season", "correct_first", "correct_power"),
    *("correct_visible", "correct_tokens", "correct_ally", "correct_token", "correct_hand"),
    "correct_named",
}


def enter(at: At, line: Line, anyway: bool) -> At:
    """Return the table after an entry; raises Refused."""
    kind: str = line.facts["kind"]
    at = replace(at, turn=at.turn + 1)
    if at.ended is not None and kind not in GO_ON:
        raise Refused({"code": "over_already"})
    if kind not in ALWAYS:
        if at.is_scoring:
            raise Refused({"code": "rounds_over"})
        if at.first == NOBODY and kind not in ("first", "score"):
            raise Refused({"code": "first_unknown"})
    return DOES[kind](at, line, anyway)


def doubt(anyway: bool, code: str, **facts: object) -> None:
    """Raise a refusal that the player can override, unless `anyway` is True."""
    if not anyway:
        raise Refused({"code": code, **facts, "anyway": True})


# --- before a round --------------------------------------------------------


def first(at: At, line: Line, anyway: bool) -> At:
    """Name the first player of the game."""
    if at.first != NOBODY:
        doubt(anyway, "first_is_known", first_seat=at.first)
        return correct_first(at, line, anyway)
    seat = line.facts["seat"]
    at = telling(replace(at, first=seat, on_turn=seat), "first_named", seat=seat, first_seat=seat)
    track = at.track
    season = track.seasons[at.season]
    return telling(at, "season_started", season=season, rounds=track.rounds)


def leader(at: At, line: Line, anyway: bool) -> At:
    """Set or change the leader of a player."""
    seat, named = line.facts["seat"], line.facts["leader"]
    number = at.rules.box.leaders.index(named)
    if number in at.leaders and at.leaders[seat] != number:
        owner = at.leaders.index(number)
        raise Refused({"code": "leader_taken", "leader": named, "owner_seat": owner})
    leaders = (*at.leaders[:seat], number, *at.leaders[seat + 1 :])
    return telling(replace(at, leaders=leaders), "leader_chosen", seat=seat, leader=named)


def reveal(at: At, line: Line, anyway: bool) -> At:
    """Enter the ally that is up for recruitment."""
    ally = _named(line)
    if at.place_of(ally.id) != NOTHING:
        raise Refused({"code": "ally_lies_there"})
    if at.is_placed:
        raise Refused({"code": "ally_is_placed"})
    told = at.told
    if at.ally is not None:
        doubt(anyway, "ally_is_up")
        told -= 1
    unnamed = at.unnamed + (ally.number == NOTHING)
    at = replace(at, ally=ally, told=told + 1, unnamed=unnamed)
    told_of = {"power": ally.power, "first_seat": at.first}
    if ally.number == NOTHING and not ally.name:
        return telling(at, "revealed_unnamed", round=at.round, **told_of)
    return telling(at, "revealed", round=at.round, ally=ally.told, **told_of)


def _named(line: Line) -> Ally:
    if line.ally is None:
        raise Refused({"code": "no_such_ally"})
    return line.ally


# --- bids ------------------------------------------------------------------


def play(at: At, line: Line, anyway: bool) -> At:
    """Add a card to a bid, with its printed value."""
    facts = line.facts
    seat = facts["seat"]
    _may_bid(at, seat, anyway)
    if facts["kind"] == "play":
        if is_common(at, facts["card"]):
            at = with_hand(at, seat, at.hands[seat] - 1)
        at, card = laid_open(at, seat, facts["card"])
    else:
        at = with_hand(at, seat, at.hands[seat] - 1)
        card = Card(str(facts["value"]), facts["value"])
    bid = at.bids[seat]
    bid = bid._replace(cards=(*bid.cards, card), kneels=False, played=bid.played + 1)
    at = with_bid(at, seat, bid)
    total = at.bids[seat].total
    if facts["kind"] == "play":
        told = {"card": card.id, "value": card.value, "total": total}
        at = telling(at, "played_card", seat=seat, **told)
    else:
        at = telling(at, "played_value", seat=seat, value=card.value, total=total)
    return recount(at) if at.winner != NOBODY else _next(at, seat)


def bid_total(at: At, line: Line, anyway: bool) -> At:
    """Enter an announced total. If it raises the total of the leader on turn, the turn ends."""
    seat, before = line.facts["seat"], at.bids[line.facts["seat"]].total
    at = _with_total(at, seat, line.facts["total"])
    if at.winner != NOBODY:
        return recount(at)
    if seat != at.on_turn or line.facts["total"] <= before:
        return at
    return _next(with_bid(at, seat, at.bids[seat]._replace(is_sum=True)), seat)


def _with_total(at: At, seat: int, total: int) -> At:
    bid = at.bids[seat]
    change = total - sum(card.value for card in bid.cards)
    at = with_bid(at, seat, bid._replace(change=change))
    return telling(at, "total_told", seat=seat, total=total)


def kneel(at: At, line: Line, anyway: bool) -> At:
    """Let a leader kneel, by choice or by a card."""
    seat = line.facts["seat"]
    if at.winner != NOBODY:
        raise Refused({"code": "counted_already"})
    if at.bids[seat].kneels:
        raise Refused({"code": "kneels_already", "seat": seat})
    at = telling(with_bid(at, seat, at.bids[seat]._replace(kneels=True)), "knelt", seat=seat)
    if not any(standing(at, seat)):
        return _next(at, seat)
    return _next(at, seat) if seat == at.on_turn else at


def _may_bid(at: At, seat: int, anyway: bool) -> None:
    """Raise Refused if a card cannot join this bid, or only with confirmation (`anyway`)."""
    if at.is_placed:
        raise Refused({"code": "counted_already"})
    if at.winner != NOBODY:
        doubt(anyway, "counted_already")
    elif at.bids[seat].kneels:
        doubt(anyway, "kneels_already", seat=seat)
    elif seat != at.on_turn:
        doubt(anyway, "not_on_turn", seat=seat, actor_seat=at.on_turn)


def _next(at: At, seat: int) -> At:
    """Give the turn to the next standing leader after `seat`, or count the bids if all kneel."""
    upright = next(iter(standing(at, seat)), NOBODY)
    return count(at) if upright == NOBODY else replace(at, on_turn=upright)


# --- recruiting ------------------------------------------------------------


def count_now(at: At, line: Line, anyway: bool) -> At:
    """Let all leaders kneel, and count the bids."""
    if at.is_placed or at.is_named:
        raise Refused({"code": "counted_already"})
    return count(at)


def winner(at: At, line: Line, anyway: bool) -> At:
    """Name the leader that recruits the ally, regardless of the totals."""
    if at.is_placed:
        raise Refused({"code": "ally_is_placed"})
    return _named_winner(at, line.facts["seat"])


def _named_winner(at: At, seat: int) -> At:
    at = replace(recruits(at, seat), is_named=True)
    return telling(at, "recruits_by_hand", seat=seat)


def ally(at: At, line: Line, anyway: bool) -> At:
    """Put the ally into a council of the leader that recruited it."""
    facts = line.facts
    if at.is_placed:
        raise Refused({"code": "ally_is_placed"})
    if at.ally is None:
        raise Refused({"code": "no_ally_up"})
    seat, up = facts["seat"], at.ally
    if at.winner == NOBODY:
        doubt(anyway, "not_counted")
        at = _named_winner(at, seat)
    elif seat != at.winner:
        doubt(anyway, "not_the_winner", seat=seat, winner_seat=at.winner)
    council = at.councils[facts["council"]]
    at = with_council(at, facts["council"], council._replace(allies=(*council.allies, up)))
    where = beside(at.seats, facts["council"])
    at = telling(at, "ally_placed", seat=at.winner, ally=up.told, **where, actor_seat=seat)
    return _ended(replace(at, is_placed=True))


def token(at: At, line: Line, anyway: bool) -> At:
    """Put a token face down into a council of the leader that gained it."""
    facts = line.facts
    if not at.supply:
        doubt(anyway, "supply_empty")
    at = _drawn(at, facts["council"])
    told = {"token": f"t{at.drawn}", **beside(at.seats, facts["council"])}
    at = telling(at, "token_gained", seat=facts["seat"], **told)
    if at.is_scoring:
        return score(at)
    if at.winner == NOBODY:
        return at
    return _ended(replace(at, taken=(*at.taken, facts["seat"])))


def _ended(at: At) -> At:
    """End the round if the ally is placed and the winner has taken a token."""
    return end_round(at) if at.is_placed and at.winner in at.taken else at


def _drawn(at: At, council: int) -> At:
    lying = at.councils[council]
    lying = _face_down(lying._replace(tokens=(*lying.tokens, at.drawn)))
    return with_council(replace(at, drawn=at.drawn + 1), council, lying)


def _face_down(council: Council) -> Council:
    """Return the council with its tokens face down and their values forgotten.

    Call it whenever the tokens of a council change.
    """
    return council._replace(values=None, worth=None)


def next_round(at: At, line: Line, anyway: bool) -> At:
    """End the round, even if the winner took no token."""
    if not at.is_placed:
        doubt(anyway, "ally_not_placed")
    return end_round(at)


# --- allies and tokens that move -------------------------------------------


def move(at: At, line: Line, anyway: bool) -> At:
    """Move an ally to another council."""
    moved, facts = _named(line), line.facts
    old, new = facts["council"], facts["to_council"]
    if old == new:
        raise Refused({"code": "moves_nowhere"})
    at = _with_ally(_without_ally(at, moved, old), moved, new)
    places = {**beside(at.seats, old), **beside(at.seats, new, "to_council")}
    at = telling(at, "moved_ally", ally=moved.told, **places)
    return score(at) if at.is_scoring else at


def move_out(at: At, line: Line, anyway: bool) -> At:
    """Remove an ally from the councils."""
    gone, council = _named(line), line.facts["council"]
    at = _without_ally(at, gone, council)
    at = telling(at, "moved_out", ally=gone.told, **beside(at.seats, council))
    return score(at) if at.is_scoring else at


def _without_ally(at: At, gone: Ally, council: int) -> At:
    lying = at.councils[council]
    left = tuple(each for each in lying.allies if each.id != gone.id)
    return with_council(at, council, lying._replace(allies=left))


def _with_ally(at: At, come: Ally, council: int) -> At:
    lying = at.councils[council]
    return with_council(at, council, lying._replace(allies=(*lying.allies, come)))


def shift(at: At, line: Line, anyway: bool) -> At:
    """Move the last token of a council to another one or to the supply; all tokens look alike."""
    facts = line.facts
    old, new = facts["council"], facts.get("to_council")
    lying = at.councils[old]
    if not lying.tokens:
        raise Refused({"code": "no_token_there", **beside(at.seats, old)})
    *left, moved = lying.tokens
    at = with_council(at, old, _face_down(lying._replace(tokens=tuple(left))))
    if new is None:
        at = telling(at, "shifted_out", **beside(at.seats, old))
        return score(at) if at.is_scoring else at
    there = at.councils[new]
    at = with_council(at, new, _face_down(there._replace(tokens=(*there.tokens, moved))))
    places = {**beside(at.seats, old), **beside(at.seats, new, "to_council")}
    at = telling(at, "shifted", **places)
    return score(at) if at.is_scoring else at


# --- the end ---------------------------------------------------------------


def score_now(at: At, line: Line, anyway: bool) -> At:
    """Begin the final scoring before the last round."""
    rounds = at.track.rounds * len(at.track.seasons)
    left = rounds - at.season * at.track.rounds - at.round + 1
    doubt(anyway, "rounds_left", count=left)
    return score(telling(replace(at, is_scoring=True), "rounds_done"))


def tokens(at: At, line: Line, anyway: bool) -> At:
    """Enter the value of each token of a council, or only their sum."""
    facts = line.facts
    number, faces = facts["council"], at.rules.box.tokens
    if not at.is_scoring:
        raise Refused({"code": "not_at_the_end"})
    council, least, most = at.councils[number], min(faces), max(faces)
    count = len(council.tokens)
    if "total" in facts:
        if not least * count <= facts["total"] <= most * count:
            bounds = {"least": least * count, "most": most * count}
            raise Refused({"code": "token_sum_wrong", **bounds, "count": count})
        return turn_up(at, number, None, facts["total"])
    values = tuple(facts["values"])
    if any(not least <= value <= most for value in values):
        raise Refused({"code": "token_value_wrong", "least": least, "most": most})
    if len(values) != count:
        doubt(anyway, "token_count_wrong", count=count, **beside(at.seats, number))
        at = _resized(at, number, len(values))
    return turn_up(at, number, values, sum(values))


def _resized(at: At, number: int, count: int) -> At:
    """Change the number of tokens in a council."""
    council = at.councils[number]
    at = with_council(at, number, _face_down(council._replace(tokens=council.tokens[:count])))
    while len(at.councils[number].tokens) < count:
        at = _drawn(at, number)
    return at


def end(at: At, line: Line, anyway: bool) -> At:
    """End the game with the winners that the table names."""
    seats = line.facts["seats"]
    return telling(replace(at, ended=tuple(seats)), "ended_by_hand", seats=seats)


# --- corrections -----------------------------------------------------------


def correct_round(at: At, line: Line, anyway: bool) -> At:
    """Set the number of the round, and continue the game there even if it has ended."""
    return _on_track(replace(at, round=line.facts["round"]))


def correct_season(at: At, line: Line, anyway: bool) -> At:
    """Set the season, and continue the game there even if it has ended."""
    season = at.track.seasons.index(line.facts["season"])
    return _on_track(replace(at, season=season))


def _on_track(at: At) -> At:
    at = replace(at, is_scoring=False, result=None, ended=None)
    season = at.track.seasons[at.season]
    return telling(at, "hand_track", season=season, round=at.round, rounds=at.track.rounds)


def correct_first(at: At, line: Line, anyway: bool) -> At:
    """Set the first player, who also gets the turn if no bid has begun."""
    seat = line.facts["seat"]
    is_fresh = at.winner == NOBODY and all(bid == Bid() for bid in at.bids)
    at = replace(at, first=seat, on_turn=seat if is_fresh or at.on_turn == NOBODY else at.on_turn)
    at = telling(at, "hand_first", first_seat=seat)
    return recount(at) if at.winner != NOBODY else at


def correct_turn(at: At, line: Line, anyway: bool) -> At:
    """Set the leader on turn, and let a kneeling one stand again."""
    seat = line.facts["seat"]
    at = with_bid(at, seat, at.bids[seat]._replace(kneels=False))
    return telling(replace(_uncounted(at), on_turn=seat), "hand_turn", seat=seat)


def correct_bid(at: At, line: Line, anyway: bool) -> At:
    """Set the total of a bid without ending a turn."""
    seat = line.facts["seat"]
    total = line.facts.get("total")
    if total is None:
        total = max(0, at.bids[seat].total + line.facts["delta"])
    at = _with_total(at, seat, total)
    return recount(at) if at.winner != NOBODY else at


def correct_kneel(at: At, line: Line, anyway: bool) -> At:
    """Let a leader kneel, as the entry `kneel` does."""
    return kneel(at, line, anyway)


def correct_stand(at: At, line: Line, anyway: bool) -> At:
    """Let a kneeling leader stand again."""
    seat = line.facts["seat"]
    if not at.bids[seat].kneels:
        raise Refused({"code": "stands_already", "seat": seat})
    at = with_bid(at, seat, at.bids[seat]._replace(kneels=False))
    if at.winner != NOBODY or at.on_turn == NOBODY:
        at = replace(_uncounted(at), on_turn=seat)
    return telling(at, "stood_up", seat=seat, target_seat=seat)


def _uncounted(at: At) -> At:
    """Return the table with the bids not counted; raises Refused once the ally is placed."""
    if at.is_placed:
        raise Refused({"code": "counted_already"})
    return replace(at, winner=NOBODY, is_named=False)


def correct_drop(at: At, line: Line, anyway: bool) -> At:
    """Remove a card from a bid, to the discard pile or to a hand."""
    facts = line.facts
    seat, bid = facts["seat"], at.bids[facts["seat"]]
    wanted, copy = str(facts.get("card", facts.get("value"))), facts.get("copy", 1)
    places = [place for place, card in enumerate(bid.cards) if card.id == wanted]
    if len(places) < copy:
        raise Refused({"code": "no_card_there", "seat": seat})
    place = places[copy - 1]
    left = bid._replace(cards=(*bid.cards[:place], *bid.cards[place + 1 :]))
    at = with_bid(at, seat, left)
    if facts["kind"] == "correct_return":
        owner = owner_of(at, seat, wanted)
        bid = at.bids[owner]
        at = with_bid(at, owner, bid._replace(back=(*bid.back, wanted)))
        at = with_hand(at, owner, at.hands[owner] + is_common(at, wanted))
    elif "card" in facts:
        at = replace(at, gone=(*at.gone, wanted))
    told = {"seat": seat, "total": left.total}
    if "card" in facts:
        at = telling(at, "card_gone", card=wanted, **told)
    else:
        at = telling(at, "value_gone", value=facts["value"], **told)
    return recount(at) if at.winner != NOBODY else at


def correct_cards(at: At, line: Line, anyway: bool) -> At:
    """Name all cards of a bid.

    The total stays, since cards that were entered by value have had their effect already.
    """
    seat, wanted = line.facts["seat"], line.facts["cards"]
    before = at.bids[seat]
    known, cards = list(before.cards), []
    at = with_bid(at, seat, before._replace(cards=()))
    for name in wanted:
        card = next((each for each in known if each.id == name), None)
        if card is not None:
            known.remove(card)
        elif before.is_named:  # it came from another bid, where it was played
            card = named(at, name)
        else:
            at, card = laid_open(at, seat, name)
        cards.append(card)
        at = with_bid(at, seat, at.bids[seat]._replace(cards=tuple(cards)))
    if before.is_sum:
        more = sum(is_common(at, name) for name in wanted) - len(before.cards)
        at = with_hand(at, seat, at.hands[seat] - max(0, more))
    change = before.bare - sum(card.value for card in cards)
    played = max(before.played, len(cards))
    now = before._replace(cards=tuple(cards), change=change, played=played, is_sum=False)
    told = {"seat": seat, "cards": wanted, "total": now.total}
    return telling(with_bid(at, seat, now), "cards_named", **told)


def correct_power(at: At, line: Line, anyway: bool) -> At:
    """Set or change the correction of a council's power."""
    number = line.facts["council"]
    if line.facts["kind"] == "correct_power":
        by = at.councils[number].adjusted + line.facts["delta"]
    else:
        by = line.facts["power"] - at.councils[number].visible
    return adjusted(at, number, by)


def correct_tokens(at: At, line: Line, anyway: bool) -> At:
    """Set the number of tokens in a council."""
    number, size = line.facts["council"], line.facts["count"]
    at = _resized(at, number, size)
    at = telling(at, "hand_tokens", **beside(at.seats, number), count=size)
    return score(at) if at.is_scoring else at


def correct_ally(at: At, line: Line, anyway: bool) -> At:
    """Put an ally into a council, from another council or as one not entered yet."""
    if "council" in line.facts:
        return move(at, line, anyway)
    come, council = _named(line), line.facts["to_council"]
    if at.ally is not None and at.ally.id == come.id:
        raise Refused({"code": "ally_is_up"})
    at = replace(at, told=at.told + 1, unnamed=at.unnamed + (come.number == NOTHING))
    at = _with_ally(at, come, council)
    at = telling(at, "hand_ally", ally=come.told, **beside(at.seats, council))
    return score(at) if at.is_scoring else at


def correct_named(at: At, line: Line, anyway: bool) -> At:
    """Replace an ally entered by its power with an ally of the card data."""
    ally, told = _named(line), line.text.split()[2]
    if at.place_of(ally.id) != NOTHING:
        raise Refused({"code": "ally_lies_there"})
    if at.ally is not None and at.ally.id in (ally.id, told):
        if at.ally.id == ally.id:
            raise Refused({"code": "ally_is_up"})
        at = replace(at, ally=ally)
    council = at.place_of(told)
    if council != NOTHING:
        lying = at.councils[council]
        allies = tuple(ally if each.id == told else each for each in lying.allies)
        at = with_council(at, council, lying._replace(allies=allies))
    facts = {"ally": line.facts["ally"], "to_ally": ally.id}
    at = telling(at, "ally_named", **facts)
    return score(at) if at.is_scoring else at


def correct_hand(at: At, line: Line, anyway: bool) -> At:
    """Set the size of a hand, which matters once the game continues by mail."""
    seat, size = line.facts["seat"], line.facts["count"]
    return telling(with_hand(at, seat, size), "hand_size", seat=seat, count=size)


DOES: dict[str, Callable[[At, Line, bool], At]] = {
    "first": first,
    "leader": leader,
    "reveal": reveal,
    "play": play,
    "play_value": play,
    "bid_total": bid_total,
    "kneel": kneel,
    "count": count_now,
    "winner": winner,
    "ally": ally,
    "token": token,
    "next": next_round,
    "move": move,
    "move_out": move_out,
    "shift": shift,
    "shift_supply": shift,
    "score": score_now,
    "tokens": tokens,
    "tokens_sum": tokens,
    "end": end,
    "correct_round": correct_round,
    "correct_season": correct_season,
    "correct_first": correct_first,
    "correct_turn": correct_turn,
    "correct_total": correct_bid,
    "correct_bid": correct_bid,
    "correct_kneel": correct_kneel,
    "correct_stand": correct_stand,
    "correct_drop": correct_drop,
    "correct_return": correct_drop,
    "correct_drop_value": correct_drop,
    "correct_cards": correct_cards,
    "correct_power": correct_power,
    "correct_visible": correct_power,
    "correct_tokens": correct_tokens,
    "correct_ally": correct_ally,
    "correct_hand": correct_hand,
    "correct_named": correct_named,
    "correct_token": shift,
}
