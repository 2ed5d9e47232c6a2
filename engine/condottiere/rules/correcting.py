"""Corrections at a table with the real box, where the actual board is the authority.

Each form of correction is a function that changes the state. It returns False if the words are
malformed or the correction is not possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.condottiere.box.regions import NOWHERE
from engine.condottiere.rules.choosing import follow
from engine.condottiere.state import FROM, NOBODY, State
from engine.state import copied

NONE = "-"


def corrected(state: State, words: Sequence[str]) -> State | None:
    """Return the state with the correction applied, or None if it makes no valid board."""
    read = FORMS.get(words[0])
    if read is None or state.actor == NOBODY:
        return None
    other = copied(state)
    if not read(other, words[1:]):
        return None
    follow(other)
    return other


def facts(words: Sequence[str]) -> dict[str, Any]:
    """Return the parsed parts of a correction as facts."""
    match words:
        case ["owner", region, owner]:
            return {"region": region, "owner_seat": _named_seat(owner)}
        case ["favour" | "site", region]:
            return {"region": None if region == NONE else region}
        case ["holder" | "turn", seat]:
            return {"of_seat": _named_seat(seat)}
        case ["passed", seat, _]:
            return {"of_seat": _named_seat(seat), "passed": words[2] == "yes"}
        case ["line", seat, *cards]:
            return {"of_seat": _named_seat(seat), "cards": list(cards)}
        case ["hand", seat, size]:
            return {"of_seat": _named_seat(seat), "count": int(size) if size.isdecimal() else 0}
    return {}


def _named_seat(word: str) -> int | None:
    return int(word) if word.isdecimal() else None


# --- the forms of correction -------------------------------------------------


def seat_named(state: State, word: str) -> int | None:
    """Return the seat that a word names, or None if there is no such seat."""
    seat = int(word) if word.isdecimal() and len(word) < 3 else state.seats
    return seat if seat < state.seats else None


def _region(state: State, word: str) -> int | None:
    """Return the region that a word names, NOWHERE for `-`, or None if unknown."""
    regions = state.rules.land.regions
    return NOWHERE if word == NONE else regions.index(word) if word in regions else None


def owner(state: State, words: Sequence[str]) -> bool:
    """Set the owner of a region: `owner milano 2`, `owner milano -`."""
    if len(words) != 2:
        return False
    region = _region(state, words[0])
    seat = NOBODY if words[1] == NONE else seat_named(state, words[1])
    if region is None or region == NOWHERE or seat is None:
        return False
    state.owner[region] = seat
    renew_reserve(state)
    return True


def renew_reserve(state: State) -> None:
    """Let the current defender pass and still play later, unless it has played or passed (11.4)."""
    if state.phase != "battle" or state.finalists or not state.rules.takeover:
        return
    seat = state.owner[state.site]
    has_acted = seat != NOBODY and (state.passed[seat] or has_played(state, seat))
    state.reserve = NOBODY if has_acted else seat


def has_played(state: State, seat: int) -> bool:
    """True if the seat has played a card in this battle, or a correction gave it one."""
    for _, kind, *facts in reversed(state.log):
        if kind in ("besieged", "attacked"):
            break
        if kind in ("played", "took_back") and facts[0] == seat:
            return True
    return bool(state.lines[seat])


def favour(state: State, words: Sequence[str]) -> bool:
    """Move the papal token: `favour roma`, `favour -`."""
    region = _region(state, words[0]) if len(words) == 1 else None
    if region is None or state.rules.bishop not in ("favour", "elder"):
        return False
    state.favour = region
    return True


def site(state: State, words: Sequence[str]) -> bool:
    """Move the site of the current battle: `site milano`."""
    region = _region(state, words[0]) if len(words) == 1 else None
    if region is None or region == NOWHERE or state.phase != "battle" or state.finalists:
        return False
    state.site = region
    renew_reserve(state)
    return True


def holder(state: State, words: Sequence[str]) -> bool:
    """Give the Condottiere token to a seat: `holder 1`.

    While a site is being chosen, that seat also gets the choice. Before the first card of a battle,
    the first seat from there that has not passed plays first.
    """
    seat = seat_named(state, words[0]) if len(words) == 1 else None
    if seat is None:
        return False
    state.holder = seat
    if state.phase == "choose":
        state.actor = seat
    elif state.phase == "battle" and not any(state.lines):
        state.actor = next_in(state, seat)
    return True


def turn(state: State, words: Sequence[str]) -> bool:
    """Give the turn in a battle to a seat: `turn 2`."""
    seat = seat_named(state, words[0]) if len(words) == 1 else None
    if seat is None or state.phase != "battle" or state.passed[seat]:
        return False
    state.actor = seat
    return True


def passed(state: State, words: Sequence[str]) -> bool:
    """Set the passed flag: `passed 2 yes`, `passed 2 no`.

    At least one seat must not have passed. A seat outside a final battle cannot join it.
    """
    seat = seat_named(state, words[0]) if len(words) == 2 else None
    if seat is None or words[1] not in ("yes", "no") or state.phase != "battle":
        return False
    has = words[1] == "yes"
    if has and state.passed.count(False) < 2:
        return False
    if state.finalists and seat not in state.finalists:
        return False
    state.passed[seat] = has
    state.last_passed = seat if has else last_to_pass(state)
    state.actor = next_in(state, state.actor)
    return True


def next_in(state: State, first: int) -> int:
    """Return the first seat clockwise from `first` that has not passed."""
    return next(seat for seat in FROM[state.seats][first] if not state.passed[seat])


def last_to_pass(state: State) -> int:
    """Return the last seat to pass of those that are out of the battle, or -1 if all are in."""
    for _, kind, *facts in reversed(state.log):
        for seat, has in enumerate(state.passed):
            if has and (kind, *facts) == ("passed", seat):
                return seat
    return NOBODY


FORMS: dict[str, Callable[[State, Sequence[str]], bool]] = {
    "owner": owner,
    "favour": favour,
    "site": site,
    "holder": holder,
    "turn": turn,
    "passed": passed,
}
