"""The value of bids, and the recruiter (10.4, step 3a): arithmetic on cards and rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.btwixt.box.cards import Effect
from engine.btwixt.state import NOTHING, BidCard, RoundRule, State


def worth(state: State, seat: int, card: BidCard, bare: bool = False) -> int:
    """Return a card's influence after all changes and limits.

    It is the base value with lasting changes, then changed by the card's `count` effects. The
    limits are the floor, the cap and zero. `bare` leaves out changes that depend on totals.
    """
    value = card.base + card.sticky
    design = state.rules.box.cards[card.card]
    if design.count and not card.blank:
        effects = state.rules.box.effects
        for number in design.count:
            effect = effects[number]
            if effect.cond is None or counts_now(state, seat, effect, bare):
                value += effect.delta
    for rule, n in bounds(state.round_rules):
        value = max(value, n) if rule == "value_floor" else min(value, n)
    return max(value, 0)


def counts_now(state: State, seat: int, effect: Effect, bare: bool) -> bool:
    """True if the condition of a `count` effect holds now.

    Conditions that compare totals use totals without such effects (`bare`), to avoid a cycle.
    """
    if effect.cond not in COMPARED:
        return holds(state, seat, effect)
    return not bare and COMPARED[effect.cond](state, seat, True)


def bounds(rules: tuple[RoundRule, ...]) -> Iterable[tuple[str, int]]:
    """Return the limits on a card's influence as (rule, value) pairs, in the order to apply them.

    The highest floor comes first and the lowest cap last, so that the cap beats the floor.
    """
    if not rules:
        return ()
    floors = [rule.n for rule in rules if rule.rule == "value_floor"]
    caps = [rule.n for rule in rules if rule.rule == "value_cap"]
    found = [("value_floor", max(floors))] if floors else []
    return [*found, ("value_cap", min(caps))] if caps else found


def total(state: State, seat: int, bare: bool = False) -> int:
    """Return a leader's current influence; for `bare` see `worth`."""
    return summed(state, seat, [worth(state, seat, card, bare) for card in state.bids[seat]])


def summed(state: State, seat: int, worths: list[int]) -> int:
    """Return a leader's influence if the cards of the leader's bid have the values `worths`."""
    return max(0, sum(worths) + state.total_mod[seat])


def totals(state: State) -> list[int]:
    return [total(state, seat) for seat in range(state.seats)]


# --- conditions (10.3) -----------------------------------------------------


def holds(state: State, seat: int, effect: Effect) -> bool:
    """True if the effect's condition holds for the leader with the effect."""
    return effect.cond is None or CONDITIONS[effect.cond](state, seat, effect.least)


def highest_other(state: State, seat: int, bare: bool) -> int:
    return max(total(state, other, bare) for other in range(state.seats) if other != seat)


def trails(state: State, seat: int, bare: bool = False) -> bool:
    return total(state, seat, bare) < highest_other(state, seat, bare)


def leads(state: State, seat: int, bare: bool = False) -> bool:
    return total(state, seat, bare) > highest_other(state, seat, bare)


COMPARED = {"trailing": trails, "leading": leads}


def others_kneel(state: State, seat: int, n: int) -> bool:
    return all(state.kneeling[other] for other in range(state.seats) if other != seat)


def ally_power(state: State) -> int:
    return 0 if state.ally == NOTHING else state.rules.box.allies[state.ally].power


CONDITIONS: dict[str, Any] = {
    "won": lambda state, seat, n: seat == state.winner,
    "lost": lambda state, seat, n: seat != state.winner,
    "first_player": lambda state, seat, n: seat == state.first,
    "not_first_player": lambda state, seat, n: seat != state.first,
    "first_in_bid": lambda state, seat, n: not state.bids[seat],
    "others_all_kneeling": others_kneel,
    "trailing": lambda state, seat, n: trails(state, seat),
    "leading": lambda state, seat, n: leads(state, seat),
    "bid_count_ge": lambda state, seat, n: len(state.bids[seat]) >= n,
    "bid_count_le": lambda state, seat, n: len(state.bids[seat]) <= n,
    "hand_ge": lambda state, seat, n: len(state.hands[seat]) >= n,
    "hand_le": lambda state, seat, n: len(state.hands[seat]) <= n,
    "ally_power_ge": lambda state, seat, n: ally_power(state) >= n,
    "ally_power_le": lambda state, seat, n: ally_power(state) <= n,
}

# --- 3a: who recruits ------------------------------------------------------


def best(
    found: list[int],
    bidders: list[int],
    first: int,
    rules: tuple[RoundRule, ...] = (),
    among: list[int] | None = None,
) -> tuple[int, list[int]]:
    """Return the seat that wins by the totals in `found`, and all seats that tie for it.

    Only the seats in `among` count (None: all). `bidders` are the seats with a card in their bid. A
    tie, even at zero, goes to the tied seat nearest to seat `first`, at distance 0 (A7). The
    round rules `low_wins`, `wins_ties` and `ties_farthest` change this.
    """
    seats = len(found)
    among = list(range(seats)) if among is None else among
    named = {rule.rule for rule in rules}
    lowest = [seat for seat in among if seat in bidders] if "low_wins" in named else []
    if lowest:
        least = min(found[seat] for seat in lowest)
        tied = [seat for seat in lowest if found[seat] == least]
    else:
        most = max(found[seat] for seat in among)
        tied = [seat for seat in among if found[seat] == most]
    if len(tied) == 1:
        return tied[0], tied
    favoured = [r.seat for r in rules if r.rule == "wins_ties" and r.seat in tied]
    if favoured:
        return favoured[-1], tied
    nearest = sorted(tied, key=lambda seat: (seat - first) % seats)
    return nearest[-1 if "ties_farthest" in named else 0], tied


def recruiter(state: State, among: list[int] | None = None) -> tuple[int, list[int]]:
    """Return the seat that recruits the ally, and the tied seats."""
    bidders = [seat for seat, bid in enumerate(state.bids) if bid]
    return best(totals(state), bidders, state.first, state.round_rules, among)


def token_count(rules: tuple[RoundRule, ...]) -> int:
    """Return the number of tokens that the winner takes."""
    return max(0, 1 + sum(rule.n for rule in rules if rule.rule == "token_bonus"))


def has_rule(state: State, rule: str, seat: int = NOTHING) -> bool:
    """True if a round rule is active. A rule that names a seat is active only for that seat."""
    return any(each.rule == rule and each.seat in (NOTHING, seat) for each in state.round_rules)
