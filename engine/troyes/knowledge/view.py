"""The view of a seat, built field by field from nothing; a field not listed here stays hidden.

An owner is a seat number, "grey" (the neutral citizens, district and cubes), "le_roy" in a solo
game, or None. In a card or building, `house` lists the values that are our defaults, since no
source gives them ("divisor", "vp_spaces.2", "flags", ...). A view holds:
    game, seat, turn, phase, to_act, options, result     as in every game
    solo, bonus_cards                                    booleans
    own_numbers      whether players have supplied printed values in a data file or at the table
    round, rounds, start_seat                            round 0 is the initial placement
    helped           whether the seat to act has used influence this turn
    players          a list by seat:
        seat, deniers, influence, district_deniers, passed, personal, supply
        points       tokens; None for other seats until the game is over, except in a solo game
        dice         {"red": [2, 5], "white": [], "yellow": [1]}: the district's, low to high
        standing     {"palace": 1, "bishopric": 2, "city_hall": 0}
        cathedral    cubes on levels 1, 2, 3
        tradesmen    their number
        taken        ids of event cards
        characters   the number of secret characters
    neutral          the same for grey or Le Roy: owner, dice, standing, cathedral, tradesmen,
                     taken, supply, points (Le Roy's, else None)
    buildings        {"palace": {...}, "bishopric": ..., "city_hall": ...}, each:
        dice, wage, house (["rows"] if the layout is our default)
        rows         [{"dice": [1, 2], "spaces": [{"space": "B1.1", "owner": ...}, ...]}, ...]
        lying        owners of the expelled citizens
    cathedral        levels 1 to 3, each a list of six owners (or None) for numbers 1 to 6
    activities       nine slots, colour by colour; a face-down one is
                     {"card": None, "colour", "round"}, a face-up one has:
        card, colour, round, hire_cost, dice, divisor, timing, house
        spaces       [{"points": 2, "owner": ...}, ...] the VP spaces
        others       owners of tradesmen without a VP space
        cubes        [[owner, count], ...]
    events           the queue from the left, Marauding first:
        card, colour (None: Marauding), dice, divisor, flags, points [first, second],
        black_dice, house
        calls        the colour of the event that is drawn with this one, or None
        cubes        owners in the order placed
    decks            {"red": 3, "white": 4, "yellow": 3}: cards left
    black            black dice to counter, highest first
    choosing         None, or {"card": "archer", "cubes": 2}: cubes yet to be placed on events
    unused           red events to choose from for Resistance, while it chooses; else []
    fan              solo: the characters in order; else None
    fan_points       solo: for each of them the points now for the player and for Le Roy
    outlook          solo, in the action phase: the result of each sum of Le Roy's dice,
                     [{"numbers": [2, 12], "ways": 2, "events": [...], "deeds": [...]}, ...],
                     where `ways` of the 36 rolls give it, with its events in full and a short
                     list of deeds; else []
    characters       after the game: all characters that scored; else None
    scales           for each character its thresholds with points:
                     {"henry_i": [[1, 1], [3, 3], [5, 6]], ...}
    hand             the reader's secret characters (not for spectators or solo games)
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
    """Return the table as this seat sees it, or as a spectator does (None)."""
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
    """Return the public facts about the table."""
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
    """Return the thresholds of a character as pairs [threshold, points].

    Some thresholds are different in games for one or two players (14).
    """
    least = each.thresholds if state.seats > 2 else each.thresholds_2p
    return [list(step) for step in zip(least, each.vp, strict=True)]


def fan_points(state: State) -> list[list[int]]:
    both = (le_roy.PLAYER, le_roy.LE_ROY)
    return [[reward(state, who, each) for who in both] for each in state.characters[state.seats]]


def outlook(state: State) -> list[dict[str, Any]]:
    """Return the result of each sum that Le Roy may roll, since only the dice decide his turn."""
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


# --- holdings --------------------------------------------------------------


def players(state: State, reader: int | None) -> list[dict[str, Any]]:
    """Return the facts about each seat.

    The points of a seat are visible only to itself until the end.
    """
    are_open = state.solo or state.phase == "over"  # alone, there is nobody to hide them from
    return [
        holdings(state, seat)
        | {
            "seat": seat,
            "deniers": state.deniers[seat],
            "influence": state.influence[seat],
            "district_deniers": state.pouch[seat],
            "passed": state.passed[seat],
            "personal": state.personal[seat],
            "points": state.points[seat] if are_open or seat == reader else None,
            "characters": len(state.characters[seat]),
        }
        for seat in range(state.seats)
    ]


def neutral(state: State) -> dict[str, Any]:
    """Return the facts about the grey citizens, or about Le Roy with his public points."""
    points = state.points[state.seats] if state.solo else None
    return holdings(state, state.seats) | {"owner": owner(state, state.seats), "points": points}


def holdings(state: State, who: int) -> dict[str, Any]:
    """Return the things that a seat or the neutral side has on the table."""
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
    """Return facts that name each space if a data file changed the board's rows, else {}."""
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
    """Return the facts of an activity slot. Its card is hidden until its round."""
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
