"""From the end of a battle to the start of the next, or to the end of the game, in rulebook order.

Sections 4.1, 4.3 to 4.6 and 10. What happens within a battle stands in fighting.py.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from engine.condottiere.actions import (
    BESIEGE,
    BISHOP_ALONE,
    BISHOP_OFF,
    BLESS,
    DISCARD,
    KEEP,
    retained,
)
from engine.condottiere.battle import NO_SEASON, next_holder, strengths, strongest
from engine.condottiere.cards import CARDS, KINDS, PRINTED, STRONGEST, Counts, count, spread
from engine.condottiere.dealing import deal, deal_round
from engine.condottiere.known import NO_MERCENARY, after_retaining, holds_none, holds_some
from engine.condottiere.regions import NOWHERE, largest_group
from engine.condottiere.state import FROM, NOBODY, State, owned, seats_with_cards

Refusal = dict[str, Any]

# --- 4.3 compare -----------------------------------------------------------


def end_battle(state: State) -> None:
    """Compare the lines as they lie; then the holder chooses, or the game is over."""
    totals = strengths(state.lines, state.season)
    if state.finalists:
        return end_final_battle(state, totals)
    state.log.append((state.turn, "battle_ended", state.site, tuple(totals), FROM[state.seats][0]))
    if state.idle >= state.rules.idle_battles_warned:
        state.log.append((state.turn, "stalemate", state.idle))
    winner = conquer(state, totals)
    pass_the_token(state, winner)
    if winner is not None and (reason := victory(state, winner)):
        return end_game(state, [winner], reason)
    if all_taken(state):
        return count_regions(state)
    # A3-09: the next site is chosen before hands are discarded and cards dealt.
    state.phase, state.actor, state.site = "choose", state.holder, NOWHERE
    return None


def conquer(state: State, totals: list[int]) -> int | None:
    """A unique highest total takes the region; a tie, 0 to 0 included, takes nothing."""
    best = strongest(totals)
    if len(best) > 1:
        state.log.append((state.turn, "undecided", state.site, totals[best[0]], tuple(best)))
        return None
    state.owner[state.site] = best[0]
    state.log.append((state.turn, "conquered", best[0], state.site, totals[best[0]]))
    return best[0]


def pass_the_token(state: State, winner: int | None) -> None:
    old = state.holder
    state.holder, reason = next_holder(state.lines, winner, old)
    state.log.append((state.turn, "holder", state.holder, old, reason))


# --- 4.1 choose ------------------------------------------------------------


def open_regions(state: State) -> list[int]:
    """Where a battle may be sited: no marker, no papal token. One just tied over is open again."""
    return [
        region
        for region, owner in enumerate(state.owner)
        if owner == NOBODY and region != state.favour
    ]


def sites(state: State, seat: int) -> list[str]:
    return [BESIEGE[region] for region in open_regions(state)]


def may_besiege(state: State, seat: int, region: int, more: int) -> Refusal | None:
    name = state.rules.land.regions[region]
    if state.owner[region] != NOBODY:
        return {"code": "region_taken", "region": name, "owner_seat": state.owner[region]}
    if region == state.favour:
        return {"code": "region_favoured", "region": name}
    return None


def besiege(state: State, seat: int, region: int, more: int) -> None:
    state.site = region
    state.battle += 1
    state.log.append((state.turn, "besieged", seat, region, state.battle))
    if state.battle == 1:
        return begin_battle(state)
    burn_lines(state)
    return ask_for_discards(state, FROM[state.seats][state.holder])


# --- 4.4 burn lines --------------------------------------------------------


def burn_lines(state: State) -> None:
    for line in state.lines:
        for card in line:
            state.burned[card] += 1
        line.clear()
    state.passed = [False] * state.seats
    state.season = NO_SEASON


# --- 4.5 hand discard ------------------------------------------------------


def ask_for_discards(state: State, seats: tuple[int, ...]) -> None:
    """A3-10: one after another clockwise from the new holder, in public.

    Only a hand without a mercenary may be burned, so being asked, or not, tells the table.
    """
    for seat in seats:
        hand = state.hands[seat]
        if any(hand[: STRONGEST + 1]):
            state.known[seat] = holds_some(state.known[seat])
        elif any(hand):
            state.known[seat] = holds_none(state.known[seat])
            state.phase, state.actor = "discard", seat
            return
    check_round(state)


def discards(state: State, seat: int) -> list[str]:
    return [DISCARD, KEEP]


def may_always(state: State, seat: int, what: int, more: int) -> Refusal | None:
    return None


def discard(state: State, seat: int, what: int, more: int) -> None:
    """A3-16: the whole hand; nobody else sees the cards."""
    hand = state.hands[seat]
    state.log.append((state.turn, "hand_discarded", seat, sum(hand)))
    state.log.append((state.turn, "burned_own", seat, tuple(spread(hand))))
    burned = list(state.discarded)
    burned[seat] = tuple(hand)
    state.discarded = tuple(burned)
    state.hands[seat] = [0] * KINDS
    state.known[seat] = ()
    ask_the_next(state, seat)


def keep(state: State, seat: int, what: int, more: int) -> None:
    state.log.append((state.turn, "hand_kept", seat, sum(state.hands[seat])))
    ask_the_next(state, seat)


def ask_the_next(state: State, seat: int) -> None:
    turn = FROM[state.seats][state.holder]
    ask_for_discards(state, turn[turn.index(seat) + 1 :])


# --- 4.6 round check -------------------------------------------------------


def check_round(state: State) -> None:
    """A3-08: a round has no set number of battles; only the cards end it."""
    left = seats_with_cards(state)
    if len(left) > 1:
        begin_battle(state)
    elif left and state.rules.last_seat_keeps:
        state.phase, state.actor = "retain", left[0]
    else:
        state.hands = [[0] * KINDS for _ in range(state.seats)]
        start_round(state, None)


def choices_to_retain(state: State, seat: int) -> list[str]:
    hand = state.hands[seat]
    held = [card for card in range(KINDS) if hand[card]]
    return [
        retained(cards)
        for size in range(state.rules.last_seat_keeps + 1)
        for cards in combinations_with_replacement(held, size)
        if all(cards.count(card) <= hand[card] for card in cards)
    ]


def may_retain(state: State, seat: int, cards: tuple[int, ...], more: int) -> Refusal | None:
    if len(cards) > state.rules.last_seat_keeps:
        return {"code": "too_many_cards", "count": len(cards), "most": state.rules.last_seat_keeps}
    for card in cards:
        if cards.count(card) > state.hands[seat][card]:
            return {"code": "card_not_in_hand", "card": CARDS[card]}
    return None


def retain(state: State, seat: int, cards: tuple[int, ...], more: int) -> None:
    """The last seat with cards keeps some and burns the rest, unseen."""
    hand = state.hands[seat]
    known = after_retaining(state.known[seat], sum(hand) - len(cards))
    hidden = tuple(box - out for box, out in zip(state.rules.deck, state.burned, strict=True))
    state.log.append((state.turn, "retained", seat, len(cards), sum(hand) - len(cards)))
    state.log.append((state.turn, "retained_own", seat, cards))
    state.hands[seat] = count(cards)
    kept = (seat, cards, known, hidden, state.discarded)
    state.known[seat] = tuple(mark for mark in known if mark != NO_MERCENARY)
    start_round(state, kept)


def start_round(state: State, kept: tuple[Any, ...] | None) -> None:
    state.kept = kept
    deal_round(state)
    begin_battle(state)


# --- 4.2 the battle begins -------------------------------------------------


def begin_battle(state: State) -> None:
    """The holder leads, even without cards."""
    state.phase, state.actor = "battle", state.holder
    state.idle += 1
    state.blessings = blessings(state)


def blessings(state: State) -> tuple[str, ...]:
    """5.3: what a bishop may be told in this battle; markers do not change before its end.

    A3-01: a region without a marker, not the contested one. A3-17: off the board when none is left.
    """
    if state.finalists:
        return (BISHOP_ALONE,)
    free = [
        BLESS[region]
        for region, owner in enumerate(state.owner)
        if owner == NOBODY and region != state.site
    ]
    return (*free, BISHOP_OFF)


# --- 10. winning -----------------------------------------------------------

REASONS = ("adjacent", "total", "count", "final_battle")

# --- 10.1 victory ----------------------------------------------------------


def victory(state: State, seat: int) -> str | None:
    """Why the conqueror has won, or None. When both targets are met, the adjacent one is named."""
    adjacent, count = state.rules.adjacent[state.seats], state.owner.count(seat)
    if count < adjacent:
        return None
    if largest_group(state.rules.land, owned(state, seat)) >= adjacent:
        return "adjacent"
    return "total" if count >= state.rules.total[state.seats] else None


def end_game(state: State, winners: list[int], reason: str) -> None:
    scores = [state.owner.count(seat) for seat in range(state.seats)]
    others = [seat for seat in range(state.seats) if seat not in winners]
    places = [
        [seat for seat in others if scores[seat] == score]
        for score in sorted({scores[seat] for seat in others}, reverse=True)
    ]
    state.phase, state.actor = "over", NOBODY
    state.result = {
        "winners": winners,
        "ranking": [winners, *places],
        "scores": scores,
        "reason": reason,
    }
    state.log.append((state.turn, "game_over", tuple(winners), reason))


# --- 10.2 all regions taken ------------------------------------------------


def all_taken(state: State) -> bool:
    """Every region has a marker or the papal token, which never lies on a marker."""
    return state.owner.count(NOBODY) == (state.favour != NOWHERE)


def count_regions(state: State) -> None:
    counts = [state.owner.count(seat) for seat in range(state.seats)]
    best = strongest(counts)
    if len(best) == 1:
        end_game(state, best, "count")
    else:
        begin_final_battle(state, best)


# --- 10.3 the final battle -------------------------------------------------


def begin_final_battle(state: State, seats: list[int]) -> None:
    """The seats tied for most regions, with fresh hands from all the cards; no region at stake."""
    burn_lines(state)
    state.finalists, state.site, state.kept = tuple(seats), NOWHERE, None
    state.battle += 1
    state.log.append((state.turn, "final_battle", tuple(seats)))
    state.hands = [[0] * KINDS for _ in range(state.seats)]
    state.known = [()] * state.seats
    rules = state.rules
    deal(
        state,
        {
            seat: rules.opening_hand + rules.cards_per_region * state.owner.count(seat)
            for seat in seats
        },
    )
    state.passed = [seat not in seats for seat in range(state.seats)]
    begin_battle(state)
    state.actor = next(seat for seat in FROM[state.seats][state.holder] if seat in seats)


def end_final_battle(state: State, totals: list[int]) -> None:
    """Seats that tie for the highest total share the victory."""
    seats = state.finalists
    state.log.append((state.turn, "final_battle_ended", tuple(totals[s] for s in seats), seats))
    # Seats without a line total 0, and may not share in a battle that nobody fought.
    best = strongest([totals[seat] for seat in seats])
    end_game(state, [seats[place] for place in best], "final_battle")


# --- a player who does not answer ------------------------------------------


def highest_printed(hand: Counts, most: int) -> tuple[int, ...]:
    """The cards a silent seat retains: highest printed strength, ties by the card's code."""
    by_strength = sorted(spread(hand), key=lambda card: (-PRINTED[card], CARDS[card]))
    return tuple(sorted(by_strength[:most]))
