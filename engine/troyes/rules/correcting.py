"""Corrections at a table with the real box, where the actual board is the authority.

The number of citizens stays the same: a citizen put on the board comes from its owner's supply, and
one taken off returns there. A function in FORMS changes the state in place, and returns True if the
correction makes a valid board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.state import copied
from engine.troyes.box.cards import BUILDINGS, COLOURS, MARAUDING
from engine.troyes.state import NOBODY, State, open_slot, owner_name, with_item

NONE, YES, NO = "-", "yes", "no"
MOST, MOST_CUBES = 999, 20
DICE_OF_A_COLOUR, BLACK_DICE = 6, 10
NEUTRALS = ("grey", "le_roy")


def corrected(state: State, words: Sequence[str]) -> State | None:
    """Return the state with the correction applied, or None if it makes no valid board."""
    read = FORMS.get(words[0])
    if read is None or state.actor == NOBODY or (state.round == 0 and words[0] not in EARLY):
        return None
    other = copied(state)
    return other if read(other, list(words[1:])) else None


# --- parsing ---------------------------------------------------------------


def number_of(word: str, most: int, least: int = 0) -> int | None:
    """Return the number that a word names if it is within these bounds, else None."""
    digits = word.removeprefix("-") if least < 0 else word
    if not digits.isdecimal() or len(digits) > 3 or not least <= int(word) <= most:
        return None
    return int(word)


def seat_of(state: State, word: str) -> int | None:
    """Return the seat that a word names, or None."""
    return number_of(word, state.seats - 1)


def owner_of(state: State, word: str) -> int | None:
    """Return the owner that a word names, NOBODY for `-`, or None if it is not known."""
    if word == NONE:
        return NOBODY
    return state.seats if word == owner_name(state, state.seats) else seat_of(state, word)


def owners_of(state: State, words: list[str], nobody: bool = False) -> list[int] | None:
    """Return the owners that the words name, or None if one is unknown.

    The word `-` for an empty space is unknown too, unless the last argument is True.
    """
    found = [owner_of(state, word) for word in words]
    known = [each for each in found if each is not None and (nobody or each != NOBODY)]
    return known if len(known) == len(words) else None


# --- citizens and supplies -------------------------------------------------


def free_again(state: State, owners: Sequence[int]) -> None:
    """Move citizens from the board back to their owners' supplies."""
    for owner in owners:
        if owner != NOBODY:
            home = state.personal if owner < state.seats else state.supply
            home[owner] += 1


def bring(state: State, owners: Sequence[int]) -> bool:
    """Take citizens from their owners' supplies. Return False if an owner has too few."""
    for owner in owners:
        if owner == NOBODY:
            continue
        home = state.personal if state.personal[owner] else state.supply
        if not home[owner]:
            return False
        home[owner] -= 1
    return True


# --- the forms of correction -----------------------------------------------


def held(name: str, most: int, least: int = 0) -> Callable[[State, list[str]], bool]:
    """Return a function that applies a correction such as `deniers 0 12` to the state."""

    def read(state: State, words: list[str]) -> bool:
        if len(words) != 2:
            return False
        who, count = owner_of(state, words[0]), number_of(words[1], most, least)
        if who is None or count is None or not may_hold(state, who, name):
            return False
        getattr(state, name)[who] = count
        return True

    return read


def may_hold(state: State, who: int, name: str) -> bool:
    """True if the owner `who` may have the things called `name`. Le Roy has points only."""
    return 0 <= who < state.seats or (who == state.seats and name == "points" and state.solo)


def citizens(state: State, words: list[str]) -> bool:
    """Set the personal supply: `citizens 0 3`.

    The other citizens of the seat that are not on the board go to the general supply.
    """
    seat = seat_of(state, words[0]) if len(words) == 2 else None
    if seat is None:
        return False
    free = state.personal[seat] + state.supply[seat]
    count = number_of(words[1], free)
    if count is None:
        return False
    state.personal[seat], state.supply[seat] = count, free - count
    return True


def dice(state: State, words: list[str]) -> bool:
    """Set all dice of a colour in a district: `dice 0 red 3 5`."""
    if len(words) < 2 or words[1] not in COLOURS:
        return False
    who, colour = owner_of(state, words[0]), COLOURS.index(words[1])
    numbers = [number_of(word, 6, 1) for word in words[2:]]
    shown = sorted(number for number in numbers if number is not None)
    if who is None or who == NOBODY or len(shown) < len(numbers):
        return False
    state.dice[who][colour] = tuple(shown)
    return sum(len(district[colour]) for district in state.dice) <= DICE_OF_A_COLOUR


def black(state: State, words: list[str]) -> bool:
    """Set the black dice left to counter: `black 6 4 1`."""
    numbers = [number_of(word, 6, 1) for word in words]
    shown = [number for number in numbers if number is not None]
    state.black = tuple(sorted(shown, reverse=True))
    return state.phase == "counter" and 0 < len(shown) == len(numbers) <= BLACK_DICE


def space(state: State, words: list[str]) -> bool:
    """Set the citizen on a space: `space P3 0`, `space B1.1 grey`, `space C1.2 -`."""
    number = state.rules.cards.space_number.get(words[0]) if len(words) == 2 else None
    who = owner_of(state, words[1]) if number is not None else None
    if number is None or who is None:
        return False
    free_again(state, [state.spaces[number]])
    state.spaces[number] = who
    return bring(state, [who])


def lying(state: State, words: list[str]) -> bool:
    """Set the expelled citizens of a building: `lying palace 0 grey`."""
    who = owners_of(state, words[1:])
    if not words or words[0] not in BUILDINGS or who is None:
        return False
    building = BUILDINGS.index(words[0])
    free_again(state, state.lying[building])
    state.lying[building] = tuple(who)
    return bring(state, who)


def slot_of(state: State, words: list[str]) -> int | None:
    """Return the slot of the activity card that the first word names, or None."""
    card = state.rules.cards.activity_number.get(words[0]) if words else None
    return None if card is None else open_slot(state, card)


def tradesmen(state: State, words: list[str]) -> bool:
    """Set the tradesmen of a card: `tradesmen merchant 0 - 1`.

    The VP spaces come first, in order, and then the tradesmen beside them.
    """
    slot, who = slot_of(state, words), owners_of(state, words[1:], nobody=True)
    if slot is None or who is None:
        return False
    spaces = len(state.rules.cards.activities[state.activities[slot]].vp_spaces)
    standing = [*who, *[NOBODY] * (spaces - len(who))]
    people = [each for each in standing if each != NOBODY]
    neutral = state.seats in people and not state.solo
    if NOBODY in standing[spaces:] or len(set(people)) < len(people) or neutral:
        return False
    free_again(state, state.tradesmen[slot])
    state.tradesmen[slot] = tuple(standing)
    return bring(state, people)


def cubes(state: State, words: list[str]) -> bool:
    """Set a seat's cubes on a delayed card: `cubes priest 0 2`."""
    slot = slot_of(state, words) if len(words) == 3 else None
    if slot is None or not state.rules.cards.activities[state.activities[slot]].delayed:
        return False
    seat, count = seat_of(state, words[1]), number_of(words[2], MOST_CUBES)
    if seat is None or count is None:
        return False
    state.stored[slot] = with_item(state.stored[slot], seat, count)
    return True


def flags(state: State, words: list[str]) -> bool:
    """Set the cubes on an event in order: `flags war 0 0 grey`. The last flag must stay free."""
    card = state.rules.cards.event_number.get(words[0]) if words else None
    who = owners_of(state, words[1:])
    if card not in state.queue or who is None:
        return False
    state.flags[state.queue.index(card)] = tuple(who)
    return len(who) < state.rules.cards.events[card].flags


def cathedral(state: State, words: list[str]) -> bool:
    """Set the cubes of a column, lowest level first: `cathedral 4 0 grey`."""
    number, who = number_of(words[0], 6, 1) if words else None, owners_of(state, words[1:])
    if number is None or who is None:
        return False
    state.cathedral[number - 1] = tuple(who)
    return bool(len(who) <= state.rules.cards.cathedral["levels"])


def taken(state: State, words: list[str]) -> bool:
    """Give a countered event card to an owner, or to none: `taken war 2`, `taken war -`."""
    card = state.rules.cards.event_number.get(words[0]) if len(words) == 2 else None
    who = owner_of(state, words[1]) if card is not None else None
    there = {*state.queue, *state.unused, *(each for deck in state.decks for each in deck)}
    known = state.rules.bonus_cards or card != state.rules.cards.resistance
    if card in (None, MARAUDING) or card in there or who is None or not known:
        return False
    state.taken = [tuple(each for each in cards if each != card) for cards in state.taken]
    if who != NOBODY:
        state.taken[who] = (*state.taken[who], card)
    return bool(who != state.seats or state.solo)


def start(state: State, words: list[str]) -> bool:
    """Give the start player card to a seat: `start 2`."""
    who = owner_of(state, words[0]) if len(words) == 1 else None
    if who is None or who == NOBODY or (who == state.seats and not state.solo):
        return False
    state.start = who
    return True


def turn(state: State, words: list[str]) -> bool:
    """Give the turn to a seat: `turn 1`."""
    seat = seat_of(state, words[0]) if len(words) == 1 else None
    if seat is None or state.phase not in ("counter", "act"):
        return False
    state.actor, state.helped, state.passed[seat] = seat, False, False
    return True


def passed(state: State, words: list[str]) -> bool:
    """Set the passed flag: `passed 1 yes`. The seat to act cannot have passed."""
    seat = seat_of(state, words[0]) if len(words) == 2 else None
    if seat is None or words[1] not in (YES, NO) or state.phase != "act":
        return False
    state.passed[seat] = words[1] == YES
    return not (state.passed[seat] and seat == state.actor)


FORMS: dict[str, Callable[[State, list[str]], bool]] = {
    "deniers": held("deniers", MOST),
    "influence": held("influence", 20),
    "vp": held("points", MOST, -MOST),
    "pouch": held("pouch", MOST),
    "citizens": citizens,
    "dice": dice,
    "black": black,
    "space": space,
    "lying": lying,
    "tradesmen": tradesmen,
    "cubes": cubes,
    "flags": flags,
    "cathedral": cathedral,
    "taken": taken,
    "start": start,
    "turn": turn,
    "passed": passed,
}
NAMED = {  # for each form, how many of its first words name the thing to set
    **dict.fromkeys(FORMS, 1),
    **dict.fromkeys(("dice", "cubes"), 2),
    **dict.fromkeys(("black", "start", "turn"), 0),
}
EARLY = ("deniers", "influence", "vp")  # allowed before the first round


# --- facts ----------------------------------------------------------------


def facts(words: Sequence[str]) -> dict[str, Any]:
    """Return the parsed parts of a correction, or {} if the words are not a correction."""
    form, rest = words[0], list(words[1:])
    if form not in FORMS or not rest:
        return {}
    if form in ("deniers", "influence", "vp", "pouch", "citizens"):
        return owners_told(rest[:1]) | counted(rest[1:])
    if form == "dice":
        letter = rest[1][:1] if len(rest) > 1 else ""
        return owners_told(rest[:1]) | {"dice": [f"{letter}{word}" for word in rest[2:]]}
    if form == "cubes":
        return {"card": rest[0]} | owners_told(rest[1:2]) | counted(rest[2:])
    if form == "passed":
        return owners_told(rest[:1]) | {"passed": YES if YES in rest else NO}
    if form == "black":
        return {"numbers": [int(word) for word in rest if word.isdecimal()]}
    if form in ("start", "turn"):
        return owners_told(rest)
    return about(form, rest[0]) | owners_told(rest[1:])


def about(form: str, word: str) -> dict[str, Any]:
    """Return the card, space, building or number that a correction names."""
    if form == "cathedral":
        return {"number": int(word) if word.isdecimal() else 0}
    return {{"space": "space", "lying": "building"}.get(form, "card"): word}


def counted(words: list[str]) -> dict[str, Any]:
    """Return the number in a correction, as the fact `count`."""
    digits = words[0].removeprefix("-") if words else ""
    return {"count": int(words[0]) if digits.isdecimal() else 0}


def owners_told(words: list[str]) -> dict[str, Any]:
    """Return the owners that a correction names, as the fact `owners`."""
    return {"owners": [owner_told(word) for word in words]}


def owner_told(word: str) -> dict[str, Any]:
    """Return the facts of one owner that a correction names."""
    if word.isdecimal():
        return {"kind": "seat", "seat": int(word)}
    return {"kind": word if word in NEUTRALS else "nobody"}
