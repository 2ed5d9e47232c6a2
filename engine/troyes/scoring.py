"""Scoring for games with the real box: a final score, an event, a price or a group of dice.

The module contains no rules of its own. It calls the game's code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

from engine.scores import Report, Unscorable, listed, mapped, one_of, required, whole, wholes
from engine.troyes.actions import GREY, MOST_DICE, OWN
from engine.troyes.agreed import Rules, with_options
from engine.troyes.box.cards import ANY, DICE, SIDES
from engine.troyes.options import SEATS
from engine.troyes.rules.ending import band_of, levels_lost, rewarded
from engine.troyes.rules.event_cards import awards
from engine.troyes.rules.groups import MOST_FREE, counts_as, value_of
from engine.troyes.rules.paying import payments

FAULTS = ("cube_unfit", "character_unknown", "table_impossible", "twice")
LARGEST = 10_000
OPEN_CARDS = 9  # activity cards of a game
CUBES_OF_A_LEVEL = len(SIDES)
NEUTRAL = "grey"
MOST_CUBES = 40


def score(kind: str, data: Report) -> Report:
    rules = with_options(mapped(data.get("options", {}), "options"))
    return KINDS_OF_REPORT[kind](rules, data)


# --- the end of the game ---------------------------------------------------


def final(rules: Rules, data: Report) -> Report:
    players = whole(required(data, "players"), "players", SEATS[0], SEATS[-1])
    shown = characters(rules, required(data, "characters"))
    seats = listed(required(data, "seats"), "seats", players)
    measured = [read_seat(rules, seat, f"seats[{place}]") for place, seat in enumerate(seats)]
    demand_possible(rules, measured)
    breakdown = [account(rules, seat, shown, players <= 2) for seat in measured]
    scores = [total(each) for each in breakdown]
    broken = {"most_influence": "influence", "most_deniers": "deniers"}.get(rules.final_tie)
    order = [
        (points, seat[broken] if broken else 0)
        for points, seat in zip(scores, measured, strict=True)
    ]
    winners = [seat for seat in range(players) if order[seat] == max(order)]
    found = {"scores": scores, "breakdown": breakdown, "winners": winners}
    return found | against_le_roy(rules, data, scores[0]) if players == 1 else found


def against_le_roy(rules: Rules, data: Report, mine: int) -> Report:
    """Compare with Le Roy (16.5): a larger score wins, and the band rates the lead."""
    lead = mine - whole(required(data, "le_roy"), "le_roy", -LARGEST, LARGEST)
    return {
        "winners": [0] if lead > 0 else [],
        "difference": lead,
        "result": "won" if lead > 0 else "lost" if lead < 0 else "drawn",
        "band": band_of(lead, rules.cards.solo["bands"]),
    }


def characters(rules: Rules, value: Any) -> list[str]:
    known = [character.id for character in rules.cards.characters]
    found = listed(value, "characters", most=len(known))
    for place, name in enumerate(found):
        at = f"characters[{place}]"
        one_of(name, at, known, "character_unknown")
        if name in found[:place]:
            raise Unscorable("twice", at)
    return found


# The numbers that a seat reports, with their maximum.
NUMBERS = {"vp": LARGEST, "deniers": LARGEST, "influence": 20, "events": 60, "marked_events": 60}


def read_seat(rules: Rules, value: Any, at: str) -> dict[str, Any]:
    seat = mapped(value, at)
    for name in (*NUMBERS, "cathedral", "citizens", "tradesmen"):
        if name not in seat:
            raise Unscorable("missing", f"{at}.{name}")
    least = {"vp": -LARGEST}
    found: dict[str, Any] = {
        name: whole(seat[name], f"{at}.{name}", least.get(name, 0), most)
        for name, most in NUMBERS.items()
    }
    levels = rules.cards.cathedral["levels"]
    found["cathedral"] = wholes(seat["cathedral"], f"{at}.cathedral", levels, 0, 6)
    citizens = rules.cards.setup["citizens"]
    found["citizens"] = whole(seat["citizens"], f"{at}.citizens", 0, citizens)
    spaces = listed(seat["tradesmen"], f"{at}.tradesmen", most=citizens)
    found["tradesmen"] = wholes(spaces, f"{at}.tradesmen", len(spaces), 0, 99)
    if len(spaces) > OPEN_CARDS:  # a player has at most one tradesman on a card
        raise Unscorable("too_many", f"{at}.tradesmen", most=OPEN_CARDS)
    if found["citizens"] + len(spaces) > citizens:
        raise Unscorable("table_impossible", f"{at}.citizens", most=citizens)
    return found


def demand_possible(rules: Rules, seats: list[dict[str, Any]]) -> None:
    """Raise Unscorable unless all reports together fit the board and the box."""
    for level, cubes in enumerate(zip(*(seat["cathedral"] for seat in seats), strict=True)):
        demand_at_most(sum(cubes), CUBES_OF_A_LEVEL, f"seats.cathedral[{level}]")
    standing = sum(seat["citizens"] for seat in seats)
    demand_at_most(standing, len(rules.cards.spaces), "seats.citizens")
    if rules.marauding_taken:  # Marauding may be taken repeatedly
        return
    cards = len(rules.cards.events) - 1 if rules.bonus_cards else rules.cards.resistance - 1
    taken = sum(seat["events"] for seat in seats)
    demand_at_most(taken, cards, "seats.events")
    for place, seat in enumerate(seats):  # at most all cards not taken, and Marauding
        demand_at_most(seat["marked_events"], cards - taken + 1, f"seats[{place}].marked_events")


def demand_at_most(count: int, most: int, at: str) -> None:
    if count > most:
        raise Unscorable("table_impossible", at, most=most)


MEASURES: dict[str, Callable[[dict[str, Any]], int]] = {
    "cathedral": lambda seat: sum(seat["cathedral"]),
    "citizens": lambda seat: seat["citizens"],
    "influence": lambda seat: seat["influence"],
    "deniers": lambda seat: seat["deniers"],
    "events": lambda seat: seat["events"],
    "tradesmen": lambda seat: len(seat["tradesmen"]),
}


class Account(TypedDict):
    """The parts of a score."""

    vp: int
    marked_events: int
    tradesmen: int
    levels: int
    characters: dict[str, int]


def account(rules: Rules, seat: dict[str, Any], shown: list[str], few: bool) -> Account:
    rewards = {
        card.id: rewarded(card, MEASURES[card.measure](seat), few)
        for name in shown
        for card in rules.cards.characters
        if card.id == name
    }
    return {
        "vp": seat["vp"],
        "marked_events": seat["marked_events"] * rules.cards.turn["marked_event"],
        "tradesmen": sum(seat["tradesmen"]),
        "levels": levels_lost(seat["cathedral"], rules.cards.cathedral["empty_level"]),
        "characters": rewards,
    }


def total(account: Account) -> int:
    parts = (account["vp"], account["marked_events"], account["tradesmen"], account["levels"])
    return sum(parts) + sum(account["characters"].values())


# --- an event is countered -------------------------------------------------


def event(rules: Rules, data: Report) -> Report:
    cubes = listed(required(data, "cubes"), "cubes", most=MOST_CUBES)
    for place, who in enumerate(cubes):
        one_of(who, f"cubes[{place}]", owners())
    first, second = wholes(required(data, "vp"), "vp", 2, 0, 99)
    ranked = [w for w in cubes if w != NEUTRAL or rules.neutral_counts_in_event_ranking]
    points, taker = awards(ranked, first, second)
    seats = dict.fromkeys(who for who in cubes if who != NEUTRAL)
    return {
        "vp": {str(seat): points.get(seat, 0) for seat in sorted(seats)},
        "card": None if taker == NEUTRAL else taker,
    }


def owners() -> list[Any]:
    return [*range(SEATS[-1]), NEUTRAL]


# --- the price and value of a group of dice --------------------------------


def price(rules: Rules, data: Report) -> Report:
    seat = whole(required(data, "seat"), "seat", 0, SEATS[-1] - 1)
    dice = group_list(data)
    for place, owner in enumerate(dice):
        one_of(owner, f"dice[{place}]", owners())
    effect = modifier(rules, data)
    if effect is not None and "count" in effect and len(dice) > 1:
        raise Unscorable("cube_unfit", "modifier", card=data["modifier"])
    whose = [OWN if owner == seat else GREY if owner == NEUTRAL else owner for owner in dice]
    free_neutral = int(rules.tithing_free_from_neutral)
    if data.get("solo") is True:
        free_neutral = MOST_FREE
    costs = payments(whose, rules.cards.turn["price"], effect, free_neutral)
    pay = {"bank" if owner == GREY else str(owner): cost for owner, cost in costs.items()}
    return {"total": sum(costs.values()), "pay": pay}


def group_list(data: Report) -> list[Any]:
    dice = listed(required(data, "dice"), "dice", most=MOST_DICE)
    if not dice:
        raise Unscorable("wrong_size", "dice", size=1)
    return dice


def modifier(rules: Rules, data: Report) -> dict[str, Any] | None:
    """Return the effect of the cube that modifies the group, or None."""
    name = data.get("modifier")
    if name is None:
        return None
    cubes = [card.id for card in rules.cards.activities if card.delayed]
    one_of(name, "modifier", cubes)
    return rules.cards.activities[rules.cards.activity_number[name]].effect


def group(rules: Rules, data: Report) -> Report:
    colour = DICE.index(one_of(required(data, "colour"), "colour", DICE))
    dice = group_list(data)
    numbers = wholes(dice, "dice", len(dice), 1, 6)
    divisor = whole(required(data, "divisor"), "divisor", 1, 99)
    effect = modifier(rules, data)
    if effect is not None and not suits(effect, colour, len(dice)):
        raise Unscorable("cube_unfit", "modifier", card=data["modifier"])
    value = value_of(effect, numbers)
    return {"value": value, "uses": value // divisor}


def suits(effect: dict[str, Any], colour: int, count: int) -> bool:
    """True if some dice fit both this cube and an action of the colour."""
    if "count" in effect and count > 1:
        return False
    if colour == ANY or effect["dice"] == "any":
        return True
    return counts_as(effect, DICE.index(effect["dice"])) == colour


KINDS_OF_REPORT: dict[str, Callable[[Rules, Report], Report]] = {
    "final": final,
    "event": event,
    "price": price,
    "group": group,
}
