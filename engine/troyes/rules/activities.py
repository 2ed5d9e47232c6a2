"""The effects of activity cards (12.1), by the kind of effect.

Each function in KINDS applies an effect, and returns the number of cubes to place on events now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.luck import rolled
from engine.troyes.box.cards import RED, YELLOW
from engine.troyes.rules.holdings import (
    gain_influence,
    gain_points,
    le_roy_gains,
    pay_what_one_can,
)
from engine.troyes.state import State, own_share, tell

PALACE, BISHOPRIC, CITY_HALL = range(3)
Mill = tuple[int, int]  # uses for the Palace and for the Bishopric


def most_uses(effect: dict[str, Any], uses: int, deniers: int, influence: int) -> int:
    """Return how many of the `uses` can be paid for (Q22).

    `deniers` and `influence` are the amounts left after paying for the dice and the tradesman.
    """
    pay = effect.get("pay")
    if pay is None:
        return uses
    if effect["kind"] == "diplomat":  # each cube returns its price
        return uses if influence >= pay["influence"] else 0
    for held, name in ((deniers, "deniers"), (influence, "influence")):
        if name in pay:
            uses = min(uses, held // pay[name])
    return uses


def use(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    """Use the card, and return the number of cubes to place on events now."""
    effect = state.rules.cards.activities[card].effect
    return KINDS[effect["kind"]](state, seat, card, uses, mill)


# --- fixed gains -----------------------------------------------------------


def collect(
    state: State, seat: int, card: int, deniers: int = 0, influence: int = 0, points: int = 0
) -> int:
    """Give the seat the gains of a card, and log the part that could be taken.

    Return 0, as no cubes are to be placed.
    """
    influence = gain_influence(state, seat, influence)
    state.deniers[seat] += deniers
    gain_points(state, seat, points)
    if deniers:
        tell(state, "gained_deniers", seat, card, deniers)
    if influence:
        tell(state, "gained_influence", seat, card, influence)
    if points:
        tell(state, "gained_points", seat, card, points)
    if not (deniers or influence or points):
        tell(state, "gained_nothing", seat, card)
    return 0


def gain(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    effect = state.rules.cards.activities[card].effect
    return collect(state, seat, card, **gains(effect, uses))


def gains(what: dict[str, Any], uses: int) -> dict[str, int]:
    names = {"deniers": "deniers", "influence": "influence", "vp": "points"}
    return {name: uses * what[key] for key, name in names.items() if key in what}


def convert(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    effect = state.rules.cards.activities[card].effect
    paid = {name: uses * count for name, count in effect["pay"].items()}
    state.deniers[seat] -= paid.get("deniers", 0)
    state.influence[seat] -= paid.get("influence", 0)
    tell(state, "paid", seat, card, paid.get("deniers", 0), paid.get("influence", 0))
    return collect(state, seat, card, **gains(effect["gain"], uses))


def grind(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    """Apply the Miller: each use gives deniers for one's citizens in the chosen building."""
    each: int = state.rules.cards.activities[card].effect["deniers"]
    palace, bishopric = (own_share(state.spaces, place, seat) for place in (PALACE, BISHOPRIC))
    found = mill[0] * palace + mill[1] * bishopric
    return collect(state, seat, card, deniers=each * found)


# --- gains from the table --------------------------------------------------


def procession(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    """Score the card if the seat's district has the most dice left, and at least one.

    A tie for most is a success.
    """
    have = [sum(map(len, each)) for each in state.dice]
    if state.rules.procession_pays_most:
        return pay_most(state, seat, card, uses, have)
    return contest(state, seat, card, uses, have, least=1)


def joust(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    """Score the card if the seat's red dice have the highest total. A tie is a success.

    If no district has a red die, that counts as a tie by default (Q47).
    """
    least = 1 if state.rules.joust_needs_red_die else 0
    return contest(state, seat, card, uses, [sum(each[RED]) for each in state.dice], least)


def contest(state: State, seat: int, card: int, uses: int, have: list[int], least: int) -> int:
    """Score the card if the active player has at least `least` and no district has more (Q21).

    `have` is the count of each district. By default, players who tie with the active one score too.
    """
    if have[seat] < max(least, *have):
        return collect(state, seat, card)
    points = uses * state.rules.cards.activities[card].effect["vp"]
    collect(state, seat, card, points=points)
    if state.rules.procession_joust_tie_pays_all:
        for other in others_who_score(state, seat):
            if have[other] == have[seat]:
                award(state, other, card, points)
    return 0


def pay_most(state: State, seat: int, card: int, uses: int, have: list[int]) -> int:
    """Give points to every player with the most dice, active or not (Q48).

    `have` is the number of dice in each district.
    """
    points = uses * state.rules.cards.activities[card].effect["vp"]
    most = max(1, *have)
    for who in (seat, *others_who_score(state, seat)):
        if have[who] == most:
            award(state, who, card, points)
        elif who == seat:
            collect(state, who, card)
    return 0


def others_who_score(state: State, seat: int) -> list[int]:
    """Return the others who may score: players, and Le Roy (16) unless an option bars him."""
    everybody = state.seats + (state.solo and state.rules.le_roy_shares)
    return [other for other in range(everybody) if other != seat]


def award(state: State, who: int, card: int, points: int) -> None:
    if who == state.seats:
        le_roy_gains(state, points)
    else:
        collect(state, who, card, points=points)


def glassblower(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    effect = state.rules.cards.activities[card].effect
    cubes = sum(column.count(seat) for column in state.cathedral)
    return collect(state, seat, card, points=uses * effect["vp"] * (cubes // effect["cubes"]))


def captain(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    each: int = state.rules.cards.activities[card].effect["vp"]
    marked = sum(seat in cubes for cubes in state.flags)
    return collect(state, seat, card, points=uses * each * marked)


def tax(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    """Make every other player pay as much as possible. For Le Roy the bank pays (16.4)."""
    if state.solo:
        each: int = state.rules.cards.solo["card_deniers"]
        citizens = own_share(state.spaces, CITY_HALL, state.seats)
        return collect(state, seat, card, deniers=uses * each * citizens)
    due: int = uses * state.rules.cards.activities[card].effect["deniers"]
    found = 0
    for other in range(state.seats):
        if other != seat:
            citizens = own_share(state.spaces, CITY_HALL, other)
            paid = pay_what_one_can(state.deniers, other, due * citizens)
            if paid:
                tell(state, "taxed", seat, card, other, paid)
            found += paid
    return collect(state, seat, card, deniers=found)


def baker(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    each: int = state.rules.cards.activities[card].effect["deniers"]
    left = sum(len(district[YELLOW]) for district in state.dice)
    return collect(state, seat, card, deniers=uses * each * left)


def banquet(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    """Score each red die of the district that has most of them.

    The district may have any owner except Le Roy (16.4).
    """
    each: int = state.rules.cards.activities[card].effect["vp"]
    districts = state.dice[: state.seats] if state.solo else state.dice
    return collect(
        state, seat, card, points=uses * each * max(len(district[RED]) for district in districts)
    )


# --- cubes on events -------------------------------------------------------


def chivalry(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    cubes = uses * len(state.dice[seat][RED])
    return cubes or collect(state, seat, card)


def archer(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    """Roll a die for each use, and return the number of hits. The roll cannot be changed."""
    hits = state.rules.cards.activities[card].effect["success"]
    numbers = rolled(state, "archer", uses, ((seat, "black", uses),))
    cubes = sum(number in hits for number in numbers)
    tell(state, "archer_rolled", seat, tuple(numbers), cubes)
    return cubes


def diplomat(state: State, seat: int, card: int, uses: int, mill: Mill) -> int:
    return uses


KINDS: dict[str, Callable[[State, int, int, int, Mill], int]] = {
    "gain": gain,
    "convert": convert,
    "mill": grind,
    "procession": procession,
    "joust": joust,
    "glassblower": glassblower,
    "captain": captain,
    "tax": tax,
    "baker": baker,
    "banquet": banquet,
    "chivalry": chivalry,
    "archer": archer,
    "diplomat": diplomat,
}
