"""What a seat sees: a view built from nothing, field by field. What is not named here is hidden.

Whose something is, is told as a seat, as "grey" (the neutral citizens, their district and cubes),
as "le_roy" in a solo game, or as None (nobody's). A view holds:

    game, seat, turn, phase, to_act, options, result     as in every game
    solo, bonus_cards                                    booleans
    own_numbers      whether the host has handed in a data file
    round, rounds, start_seat                            round 0 is the initial placement
    helped           whether the seat to act has used influence in this turn
    players          a list by seat:
        seat, deniers, influence, district_deniers, passed, personal, supply
        points       tokens; None where they are another's, until the game is over
        dice         {"red": [2, 5], "white": [], "yellow": [1]}: the district's, low to high
        standing     {"palace": 1, "bishopric": 2, "city_hall": 0}
        cathedral    cubes on levels 1, 2, 3
        tradesmen    how many
        taken        ids of event cards
        characters   how many secret ones
    neutral          the same of grey or Le Roy: owner, dice, standing, cathedral, tradesmen,
                     taken, supply, points (Le Roy's, else None)
    buildings        {"palace": {...}, "bishopric": ..., "city_hall": ...}, each:
        dice, wage, house (["rows"] where the layout is ours)
        rows         [{"dice": [1, 2], "spaces": [{"space": "B1.1", "owner": ...}, ...]}, ...]
        lying        owners of the expelled
    cathedral        levels 1 to 3, each a list of six owners (or None) for numbers 1 to 6
    activities       nine slots, colour by colour: {"card": None, "colour", "round"} face down, or:
        card, colour, round, hire_cost, dice, divisor, timing, house
        spaces       [{"points": 2, "owner": ...}, ...] the VP spaces
        others       owners of tradesmen without one
        cubes        [[owner, count], ...]
    events           the queue from the left, Marauding first:
        card, colour (None: Marauding), dice, divisor, flags, points [first, second],
        black_dice, calls, house
        cubes        owners in the order laid
    decks            {"red": 3, "white": 4, "yellow": 3}: cards to come
    black            black dice to counter, the highest first
    choosing         None, or {"card": "archer", "cubes": 2}: cubes yet to be placed on events
    unused           red events among which Resistance may choose, while it does; else []
    fan              solo: the characters in their order; else None
    fan_points       solo: for each of them what the player would have by it now, and Le Roy
    outlook          solo, while actions are taken: what each sum of Le Roy's dice would bring now,
                     [{"numbers": [2, 12], "ways": 2, "events": [...], "deeds": [...]}, ...],
                     events as they are told, and short; else []
    characters       when the game is over: all that were scored; else None
    scales           of every character from how many on how many points:
                     {"henry_i": [[1, 1], [3, 3], [5, 6]], ...}
    hand             the reader's own secret characters (not for spectators, not in a solo game)

`house` lists the values of a card that no source gives ("divisor", "vp_spaces.2", "flags", ...).
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from engine.troyes.box.cards import (
    ANY,
    BUILDINGS,
    CARDS,
    COLOURS,
    DICE,
    NONE,
    Activity,
    Cards,
    Character,
    Event,
)
from engine.troyes.rules import le_roy
from engine.troyes.rules.ending import cubes_by_level, reward
from engine.troyes.state import NOBODY, State, own_share, owner_name
from engine.troyes.telling import digest, events

Owner = int | str | None


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it; None is a spectator."""
    seen = table(state) | {"seat": seat, "players": players(state, seat)}
    if seat is not None and not state.solo:
        seen["hand"] = characters(state, state.characters[seat])
    return seen


def owner(state: State, number: int) -> Owner:
    return None if number == NOBODY else owner_name(state, number)


def owners(state: State, numbers: tuple[int, ...] | list[int]) -> list[Owner]:
    return [owner(state, number) for number in numbers]


def characters(state: State, numbers: tuple[int, ...]) -> list[str]:
    return [state.rules.cards.characters[number].id for number in numbers]


def table(state: State) -> dict[str, Any]:
    """What lies in the middle, for all to see."""
    over = state.phase == "over"
    fan = characters(state, state.characters[state.seats])
    return {
        "game": state.rules.id,
        "turn": state.turn,
        "phase": state.phase,
        "to_act": [] if state.actor == NOBODY else [state.actor],
        "options": dict(state.rules.options),
        "own_numbers": bool(state.rules.data),
        "result": deepcopy(state.result),
        "solo": state.solo,
        "bonus_cards": state.rules.bonus_cards,
        "round": state.round,
        "rounds": state.rules.cards.setup["players"][str(state.seats)]["rounds"],
        "start_seat": None if state.start == state.seats else state.start,
        "helped": state.helped,
        "neutral": neutral(state),
        "buildings": {name: building(state, place) for place, name in enumerate(BUILDINGS)},
        "cathedral": cathedral(state),
        "activities": [activity(state, slot) for slot in range(len(state.activities))],
        "events": [event(state, place) for place in range(len(state.queue))],
        "decks": {name: len(state.decks[colour]) for colour, name in enumerate(COLOURS)},
        "black": list(state.black),
        "choosing": choosing(state),
        "unused": event_ids(state, state.unused) if state.phase == "call" else [],
        "fan": fan if state.solo else None,
        "fan_points": fan_points(state) if state.solo else None,
        "outlook": outlook(state),
        "characters": all_characters(state) if over else None,
        "scales": {each.id: scale(state, each) for each in state.rules.cards.characters},
    }


def scale(state: State, each: Character) -> list[list[int]]:
    """From how many on a character gives how many points; two players need more of some (14)."""
    least = each.thresholds if state.seats > 2 else each.thresholds_2p
    return [list(step) for step in zip(least, each.vp, strict=True)]


def fan_points(state: State) -> list[list[int]]:
    both = (le_roy.PLAYER, le_roy.LE_ROY)
    return [[reward(state, who, each) for who in both] for each in state.characters[state.seats]]


def outlook(state: State) -> list[dict[str, Any]]:
    """Le Roy's next turn lies in two dice alone: all that it may be can be looked at before."""
    found = []
    for numbers, after in zip(le_roy.SUMS, le_roy.foreseen(state), strict=False):
        ways = sum(6 - abs(number - 7) for number in numbers)
        happened = events.LOG.told(after, None, after.log)
        seen = {"numbers": list(numbers), "ways": ways, "events": happened}
        found.append(seen | {"deeds": digest.deeds(happened)})
    return found


def all_characters(state: State) -> list[str]:
    return [name for held in state.characters for name in characters(state, held)]


def event_ids(state: State, numbers: tuple[int, ...]) -> list[str]:
    return [state.rules.cards.events[number].id for number in sorted(numbers)]


def choosing(state: State) -> dict[str, Any] | None:
    if not state.choosing:
        return None
    card, cubes = state.choosing
    return {"card": state.rules.cards.activities[card].id, "cubes": cubes}


# --- who has what ----------------------------------------------------------


def players(state: State, reader: int | None) -> list[dict[str, Any]]:
    """What lies before each seat; points are their owner's secret while the game is on."""
    over = state.phase == "over"
    return [
        holdings(state, seat)
        | {
            "seat": seat,
            "deniers": state.deniers[seat],
            "influence": state.influence[seat],
            "district_deniers": state.pouch[seat],
            "passed": state.passed[seat],
            "personal": state.personal[seat],
            "points": state.points[seat] if over or seat == reader else None,
            "characters": len(state.characters[seat]),
        }
        for seat in range(state.seats)
    ]


def neutral(state: State) -> dict[str, Any]:
    """The grey citizens', or Le Roy's: what he has is known, for it is counted before all eyes."""
    points = state.points[state.seats] if state.solo else None
    return holdings(state, state.seats) | {"owner": owner(state, state.seats), "points": points}


def holdings(state: State, who: int) -> dict[str, Any]:
    """What any of those at the table has on it."""
    return {
        "supply": state.supply[who],
        "dice": {name: list(state.dice[who][colour]) for colour, name in enumerate(COLOURS)},
        "standing": {
            name: own_share(state.spaces, place, who) for place, name in enumerate(BUILDINGS)
        },
        "cathedral": cubes_by_level(state, who),
        "tradesmen": sum(who in slot for slot in state.tradesmen),
        "taken": [state.rules.cards.events[card].id for card in state.taken[who]],
    }


# --- the board -------------------------------------------------------------


def building(state: State, place: int) -> dict[str, Any]:
    printed = state.rules.cards.buildings[place]
    rows = [
        {
            "dice": [side for side in range(1, 7) if printed.row_of[side] == row],
            "spaces": [
                {"space": state.rules.cards.spaces[s], "owner": owner(state, state.spaces[s])}
                for s in row
            ],
        }
        for row in printed.rows
    ]
    return {
        "dice": COLOURS[place],
        "wage": printed.wage,
        "house": list(printed.house),
        "rows": rows,
        "lying": owners(state, state.lying[place]),
    }


def spaces_of_owner(state: State) -> dict[str, dict[str, Any]]:
    """What spaces are called on a board whose rows are not ours: the facts of each name."""
    theirs = state.rules.cards
    if theirs.spaces == CARDS.spaces and rows_of(theirs) == rows_of(CARDS):
        return {}
    return {
        f"space-{space['space']}": {
            "kind": "in_row",
            "building": name,
            "low": min(row["dice"]),
            "high": max(row["dice"]),
            "place": place,
        }
        for number, name in enumerate(BUILDINGS[1:], 1)
        for row in building(state, number)["rows"]
        for place, space in enumerate(row["spaces"], 1)
    }


def rows_of(cards: Cards) -> list[Any]:
    return [printed.row_of for printed in cards.buildings]


def cathedral(state: State) -> list[list[Owner]]:
    levels = range(state.rules.cards.cathedral["levels"])
    return [
        [owner(state, column[level]) if level < len(column) else None for column in state.cathedral]
        for level in levels
    ]


def activity(state: State, slot: int) -> dict[str, Any]:
    """A slot: its card face down until its round comes."""
    colour, level = COLOURS[slot // 3], slot % 3 + 1
    if level > state.round:
        return {"card": None, "colour": colour, "round": level}
    card = state.rules.cards.activities[state.activities[slot]]
    tradesmen, spaces = state.tradesmen[slot], len(card.vp_spaces)
    return printed_activity(card) | {
        "spaces": [
            {"points": points, "owner": owner(state, who)}
            for points, who in zip(card.vp_spaces, tradesmen, strict=False)
        ],
        "others": owners(state, tradesmen[spaces:]),
        "cubes": [
            [owner(state, who), count] for who, count in enumerate(state.stored[slot]) if count
        ],
    }


def printed_activity(card: Activity) -> dict[str, Any]:
    return {
        "card": card.id,
        "colour": COLOURS[card.colour],
        "round": card.round,
        "hire_cost": card.hire_cost,
        "dice": "any" if card.dice == ANY else DICE[card.dice],
        "divisor": card.divisor,
        "timing": "delayed" if card.delayed else "immediate",
        "house": list(card.house),
    }


def event(state: State, place: int) -> dict[str, Any]:
    card = state.rules.cards.events[state.queue[place]]
    return printed_event(card) | {"cubes": owners(state, state.flags[place])}


def printed_event(card: Event) -> dict[str, Any]:
    return {
        "card": card.id,
        "colour": None if card.colour == NONE else COLOURS[card.colour],
        "dice": COLOURS[card.dice],
        "divisor": card.divisor,
        "flags": card.flags,
        "points": [card.vp_first, card.vp_second],
        "black_dice": card.black_dice,
        "calls": None if card.calls == NONE else COLOURS[card.calls],
        "house": list(card.house),
    }
