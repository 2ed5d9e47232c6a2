"""The view of a seat, built field by field from nothing; a field not listed here stays hidden.

A view is JSON. Seats and councils are numbers. Council k lies between seat k and the next seat
clockwise, which is seat k's left neighbour. Cards, allies and leaders are ids of the set. Tokens
are `t1`, `t2`, ... in the order in which they were drawn.

    game, turn, to_act      as for every game
    phase                   the kind of question: first, leader, play, ally, token, target, bid,
                            discard, give, council, move, shift, correct; or over
    question                the current question (below), None when the game is over
    set                     {"id", "house"}: the card set, and whether all its cards are our
                            proposals; one from a host's data file also has "cards": id -> card
    options, result         as agreed; the final result
    season, seasons         "summer"; all seasons of this game in order
    round, rounds           of the season, from 1 (0 before the first)
    space, start_space, track     the round token's space; a season's first space; the last space
    rounds_played, rounds_total   in the whole game
    first_player            the seat with the token; while it is being named, the seat that names it
    ally, ally_power        up for recruitment, and its printed power; None before the first round
    winner                  the seat that recruited it, from the count to the round's end, else None
    shown                   {"seat", "card"}: a card with effects still to be resolved; or None
    round_rules             [{"rule", "n", "seat"}]: n 0 and seat None where a rule has none
    ally_deck, influence_deck, supply     the number left
    discard                 [card id, ...] in the order discarded, this round's last
    councils                [council, ...] by number:
        council, seats      its number; its two leaders
        allies              [{"ally", "power", "score"}]: printed power; its final power at the end
        tokens              [token id, ...]
        values              of the tokens, at the end; None before
        visible             sum of the printed powers
        least, most         bounds of its power from public facts; equal at the end
        adjusted            the sum of corrections
    players                 [player, ...] by seat:
        seat, leader        leader is None until chosen
        hand_size           cards from the common deck
        leader_cards        the number of the leader's unused cards (advanced mode)
        spent               the leader's used cards
        bid                 [{"card", "name", "worth", "base", "added", "blank"}] in order: name
                            tells copies apart ("s16.2"); worth is the value that counts; base is
                            printed or copied; added is kept from when it was played; blank is
                            True if its abilities do not count
        total, total_change influence now, and the part of it that belongs to no card
        kneeling, played    True if kneeling; cards played in this round
        left, right         the numbers of the player's two councils
        known               cards that this reader knows to be in the hand
        answered            in a secret choice of several: True if answered; None if not asked
        small_least, small_most     bounds of the power of the weaker council
        small, large, allies        at the end; None before
    hand                    (own seat) card ids, the leader's cards last
    locked                  (own seat) cards of the hand that cannot be played again in this round
    peeked                  (own seat) {token id: value}: the tokens looked at
    answer                  (own seat) cards named in secret so far; None if not asked

A question is {"kind", "seats", "do", "card", "ally", "seat", "target_seat", "count"}:

    kind                    the phase
    seats                   the seats to act
    do                      the primitive that asks; None if the rules ask
    card, ally              the source of the effect
    seat                    the leader with the effect
    target_seat             the leader affected or given a card, or the winner of the ally
    count                   the number of things still to be named
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from engine.btwixt import actions
from engine.btwixt.actions import named_in_bid, token_id
from engine.btwixt.box.cards import HOUSE, LAST_SPACE, TRACKS, Box
from engine.btwixt.knowledge.preview import would_do_nothing
from engine.btwixt.rules import councils, influence
from engine.btwixt.rules.flow import to_act
from engine.btwixt.rules.questions import bid_of_question, question, receiver, side_of
from engine.btwixt.state import NOBODY, NOTHING, State, own_councils

View = dict[str, Any]


def view(state: State, seat: int | None) -> View:
    """Return the table as this seat sees it, or as a spectator does (None)."""
    seen = table(state) | track(state)
    allied = all_councils(state)
    seen |= {"seat": seat, "councils": allied, "players": players(state, seat, allied)}
    if seat is not None:
        seen |= own(state, seat)
    return seen


def own(state: State, seat: int) -> View:
    """Return the facts that only this seat may see."""
    box = state.rules.box
    answer = state.answers[seat] if state.answers else None
    if answer and state.phase == "bid":
        answer = tuple(card.card for card in state.bids[seat] if card.number in answer)
    return {
        "hand": box.ids(state.hands[seat] + state.leader_hands[seat]),
        "locked": box.ids(state.locked[seat]),
        "peeked": {token_id(token): state.values[token] for token in state.peeked[seat]},
        "answer": None if answer is None else box.ids(answer),
    }


def table(state: State) -> View:
    """Return the public facts about the middle of the table."""
    rules, box = state.rules, state.rules.box
    return {
        "game": "btwixt",
        "turn": state.turn,
        "phase": state.phase,
        "to_act": to_act(state),
        "question": question(state),
        "set": card_set(box),
        "first_player": state.first,
        "ally": None if state.ally == NOTHING else box.allies[state.ally].id,
        "ally_power": None if state.ally == NOTHING else box.allies[state.ally].power,
        "winner": None if state.winner == NOBODY else state.winner,
        "shown": shown(state),
        "round_rules": [
            {"rule": rule.rule, "n": rule.n, "seat": None if rule.seat == NOBODY else rule.seat}
            for rule in state.round_rules
        ],
        "ally_deck": len(state.ally_deck),
        "influence_deck": len(state.deck),
        "supply": len(state.supply),
        "discard": box.ids(state.discard + state.round_discard),
        "options": rules.options,
        "result": deepcopy(state.result),
    }


def card_set(box: Box) -> View:
    """Return the card set for a view.

    A set from a host's data file includes its cards. Ours does not, since the engine has them.
    """
    named = {"id": box.id, "house": box.house}
    return named if box is HOUSE else named | {"cards": box.described}


def shown(state: State) -> View | None:
    if state.shown is None:
        return None
    return {"seat": state.on_turn, "card": state.rules.box.cards[state.shown.card].id}


def track(state: State) -> View:
    return on_track(state.seats, state.season, state.round, sum(map(len, state.councils)))


def on_track(seats: int, season: int, number: int, played: int) -> View:
    """Return facts about the season and the round, and about their places on the track.

    `number` is the round in the season, and `played` counts the rounds played in the whole game.
    """
    course = TRACKS[seats]
    return {
        "season": course.seasons[season],
        "seasons": list(course.seasons),
        "round": number,
        "rounds": course.rounds,
        "space": course.start + max(number, 1) - 1,
        "start_space": course.start,
        "track": LAST_SPACE,
        "rounds_played": played,
        "rounds_total": course.rounds * len(course.seasons),
    }


def all_councils(state: State) -> list[View]:
    box, over = state.rules.box, state.phase == "over"
    least, most = min(box.tokens), max(box.tokens)
    found = []
    for council, allies in enumerate(state.councils):
        tokens = state.tokens[council]
        values = [state.values[token] for token in tokens]
        visible = councils.visible(box, allies)
        power = councils.final(box, allies, values) + state.adjusted[council]
        at_best = visible + state.adjusted[council]
        found.append(
            {
                "council": council,
                "seats": [council, (council + 1) % state.seats],
                "allies": [ally_of(state, ally, len(allies), len(tokens)) for ally in allies],
                "tokens": [token_id(token) for token in tokens],
                "values": values if over else None,
                "visible": visible,
                "least": power if over else at_best + least * len(tokens),
                "most": power if over else at_best + most * len(tokens),
                "adjusted": state.adjusted[council],
            }
        )
    return found


def ally_of(state: State, ally: int, allies: int, tokens: int) -> View:
    box = state.rules.box
    score = councils.ally_power(box, ally, allies, tokens) if state.phase == "over" else None
    return {"ally": box.allies[ally].id, "power": box.allies[ally].power, "score": score}


def players(state: State, reader: int | None, allied: list[View]) -> list[View]:
    """Return the facts about each seat. `allied` is the result of `all_councils`."""
    sums = [(each["least"], each["most"]) for each in allied]
    standings = None
    if state.phase == "over":
        sizes = [len(allies) for allies in state.councils]
        standings = councils.standings([least for least, _ in sums], sizes)
    found = []
    for seat in range(state.seats):
        left, right = own_councils(state, seat)
        end = standings[seat] if standings else None
        found.append(
            before(state, seat, reader)
            | {
                "left": left,
                "right": right,
                "small_least": min(sums[left][0], sums[right][0]),
                "small_most": min(sums[left][1], sums[right][1]),
                "small": end.small if end else None,
                "large": end.large if end else None,
                "allies": end.allies if end else None,
            }
        )
    return found


def before(state: State, seat: int, reader: int | None) -> View:
    box, answers = state.rules.box, state.answers
    named = None if not answers or answers[seat] is None else answers[seat]
    known = [k.card for k in state.known if k.owner == seat and k.reader in (NOBODY, reader)]
    cards = bid(state, seat)
    return {
        "seat": seat,
        "leader": None if state.leaders[seat] == NOTHING else box.leaders[state.leaders[seat]],
        "hand_size": len(state.hands[seat]),
        "leader_cards": len(state.leader_hands[seat]),
        "spent": box.ids(state.spent[seat]),
        "bid": cards,
        "total": influence.summed(state, seat, [card["worth"] for card in cards]),
        "total_change": state.total_mod[seat],
        "kneeling": state.kneeling[seat],
        "played": state.played[seat],
        "known": box.ids(sorted(known)),
        "answered": None if named is None else seat not in to_act(state),
    }


def bid(state: State, seat: int) -> list[View]:
    box, cards = state.rules.box, state.bids[seat]
    if not cards:
        return []
    names = named_in_bid(box, [card.card for card in cards])
    return [
        {
            "card": box.cards[card.card].id,
            "name": name,
            "worth": influence.worth(state, seat, card),
            "base": card.base,
            "added": card.sticky,
            "blank": card.blank,
        }
        for name, card in zip(names, cards, strict=True)
    ]


# --- an action in the current state ------------------------------------------


def described(state: State, action: str) -> View | None:
    """Return the facts of an action in this state, or None if it is not an action."""
    facts = actions.describe(state.rules.box, action)
    if facts is None:
        return None
    facts |= meant(state, action, facts)
    for name in ("council", "to_council"):
        if name in facts:
            council = facts[name]
            facts[f"{name}_seats"] = [council % state.seats, (council + 1) % state.seats]
    return facts


def meant(state: State, action: str, facts: View) -> View:
    """Return the facts that the current question adds to those of an action.

    Return {} if the action does not answer the question.
    """
    kind, box = facts["kind"], state.rules.box
    if kind == "play":
        return {"futile": would_do_nothing(state, action)}
    if kind in ("ally", "token") and state.phase == kind:
        found: View = {"council": side_of(state, action)}
        if kind == "ally":
            found |= {"ally": box.allies[state.ally].id, "winner_seat": state.winner}
        return found
    if kind in ("bid", "give") and state.phase == kind:
        return whose(state, kind)
    if kind in ("move", "correct_ally"):
        ally = box.ally_number[facts["ally"]]
        return next(
            ({"council": c} for c, allies in enumerate(state.councils) if ally in allies), {}
        )
    if kind in ("shift_known", "shift_known_supply"):
        token = int(facts["token"][1:]) - 1
        return next(
            ({"council": c} for c, tokens in enumerate(state.tokens) if token in tokens), {}
        )
    return {}


def whose(state: State, kind: str) -> View:
    """Return the seat that the question is about, as the fact `target_seat`.

    It is the owner of the bid, or the receiver of cards. Return {} if it differs between the seats
    to act.
    """
    seats = to_act(state)
    found = {
        bid_of_question(state, seat) if kind == "bid" else receiver(state, seat) for seat in seats
    }
    return {"target_seat": found.pop()} if len(found) == 1 else {}
