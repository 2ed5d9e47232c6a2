"""The guided final count at a table, for a game in which not all moves were entered.

Players count one category at a time. Entries such as `count 0 vp 12` fill the form. Each category
scores as soon as it is entered. When all are entered, scoring.py determines the winner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.fact_types import Facts, View
from engine.scores import Unscorable
from engine.table import Refused
from engine.troyes import scoring
from engine.troyes.agreed import Rules
from engine.troyes.rules.ending import cubes_by_level, marked_events, tradesmen_points
from engine.troyes.state import State

COUNT, CHARACTERS = "count", "characters"
REFUSALS = ("count_unread", "count_impossible", "count_characters", "counting")
AND, TRADESMEN = "/", "tradesmen"
LE_ROY = "le_roy"
Cell = tuple[int, ...]
Cells = dict[str, Cell]  # one person's entries, by the name of the entry

# The categories counted before the characters are revealed, with their keys in an account. Then the
# entry for each measure of a character.
CATEGORIES = {
    "vp": "vp",
    "marked": "marked_events",
    "tradesmen": "tradesmen",
    "cathedral": "levels",
}
COUNTED_BY = {
    "cathedral": "cathedral",
    "citizens": "citizens",
    "influence": "influence",
    "deniers": "deniers",
    "events": "events",
    "tradesmen": "tradesmen",
}
FIELDS = {name: name for name in scoring.NUMBERS} | {"citizens": "citizens"}
FIELDS = {name: field for name, field in FIELDS.items() if name != "marked_events"}
FIELDS["marked"] = "marked_events"
LISTS = ("cathedral", "tradesmen")
NO_MEASURE = ("influence", "deniers")  # Le Roy has neither
NOTHING: dict[str, Any] = {
    **dict.fromkeys(scoring.NUMBERS, 0),
    "citizens": 0,
    "tradesmen": [],
}
MOST_STANDING = 18  # the citizens of Le Roy's two colours that can stand at once


@dataclass(frozen=True)
class Form:
    """The entries of the final count so far.

    People are numbered by seat. In a solo game Le Roy comes after the player.
    """

    rules: Rules
    seats: int
    cells: tuple[Cells, ...]
    characters: tuple[str, ...] | None = None  # the revealed characters, or None

    @property
    def people(self) -> int:
        """The number of people counted, with Le Roy in a solo game."""
        return len(self.cells)


def blank(rules: Rules, seats: int) -> Form:
    """Return an empty form."""
    return Form(rules, seats, tuple({} for _ in range(seats + (seats == 1))))


def drawn_from(state: State) -> Form:
    """Return a form filled with the current holdings of a game at the table.

    Characters are filled in only for a solo game, where they are face up.
    """
    people = range(state.seats + state.solo)
    cells: list[Cells] = [
        {
            "vp": (state.points[who],),
            "deniers": (state.deniers[who],),
            "influence": (state.influence[who],),
            "citizens": (state.spaces.count(who),),
            "events": (len(state.taken[who]),),
            "marked": (marked_events(state, who),),
            "cathedral": tuple(cubes_by_level(state, who)),
            "tradesmen": tuple(tradesmen_points(state, who)),
        }
        for who in people
    ]
    ids = state.rules.cards.characters
    fan = tuple(ids[each].id for each in state.characters[state.seats]) if state.solo else None
    return Form(state.rules, state.seats, tuple(cells), fan)


# --- entries ---------------------------------------------------------------


def counted(form: Form, author: int | None, words: Sequence[str]) -> tuple[Form, str]:
    """Return the form after a `count` entry of `author` (a seat or None), and the entry in full.

    `words` are the words after `count`, such as `0 vp 12` or `characters henry_i ...`. Several
    people are counted at once in `0 vp 12 / 1 vp 7`; people without a number are skipped.
    """
    if not words:
        return form, COUNT
    if words[0] == CHARACTERS:
        return with_characters(form, words[1:]), " ".join((COUNT, *words))
    if AND not in words:
        return counted_one(form, author, words)
    lines = []
    for one in people_in(words):
        form, line = counted_one(form, None, one)
        lines.append(line.removeprefix(f"{COUNT} "))
    if not lines:
        raise Refused({"code": "count_unread"})
    return form, f"{COUNT} {f' {AND} '.join(lines)}"


def people_in(words: Sequence[str]) -> list[list[str]]:
    """Split the words at `/`. Return those about each person, without people to be skipped."""
    found: list[list[str]] = [[]]
    for word in words:
        if word == AND:
            found.append([])
        else:
            found[-1].append(word)
    return [one for one in found if one and not is_left_out(one)]


def writes(words: Sequence[str]) -> frozenset[str]:
    """Return names for the cells that a `count` entry fills, such as `count 0 vp`.

    `words` are the words after `count`, in which every seat is named.
    """
    if words[:1] == [CHARACTERS]:
        return frozenset({f"{COUNT} {CHARACTERS}"})
    people = [one for one in people_in(words) if len(one) > 1 and is_name(one[1])]
    return frozenset(f"{COUNT} {who} {name}" for who, name, *_ in people)


def is_left_out(words: Sequence[str]) -> bool:
    """True if the words name a person and an item but no number, so that the person is skipped.

    The item `tradesmen` needs no number, since a person may have none.
    """
    return len(words) == 2 and is_name(words[1]) and words[1] != TRADESMEN


def counted_one(form: Form, author: int | None, words: Sequence[str]) -> tuple[Form, str]:
    """Return the form after an entry of `author` for one person, and the entry in full."""
    who, name, *numbers = words if len(words) > 1 and is_name(words[1]) else ("", *words)
    place = author if not who else place_of(form, who)
    if place is None or not 0 <= place < form.people or not is_name(name):
        raise Refused({"code": "count_unread"})
    cells = list(form.cells)
    cells[place] = {**cells[place], name: read(form, place, name, numbers)}
    filled = replace(form, cells=tuple(cells))
    demand_possible(filled)
    called = LE_ROY if place == form.seats else str(place)
    return filled, " ".join((COUNT, called, name, *numbers))


def is_name(word: str) -> bool:
    """True if the word names an item of the count, such as `vp`."""
    return word in FIELDS or word in LISTS


def place_of(form: Form, word: str) -> int | None:
    """Return the number of the person that a word names, or None."""
    if word == LE_ROY:
        return form.seats
    return int(word) if word.isdecimal() and len(word) < 3 and int(word) < form.seats else None


def with_characters(form: Form, words: Sequence[str]) -> Form:
    """Return the form with the characters in the game; in a solo game, those left in the fan.

    Raise Refused if a name is unknown or repeated, or if their number is wrong.
    """
    wanted = form.rules.cards.setup["players"][str(form.seats)]["characters"] * form.seats
    alone = form.seats == 1
    known = {card.id for card in form.rules.cards.characters}
    wrong = len(set(words)) < len(words) or not known.issuperset(words)
    if wrong or (len(words) != wanted and not alone):
        raise Refused({"code": "count_characters", "wanted": len(known) if alone else wanted})
    return replace(form, characters=tuple(words))


def read(form: Form, place: int, name: str, words: Sequence[str]) -> Cell:
    """Parse the numbers of an entry. Raise Refused if they are impossible."""
    if not all(word.removeprefix("-").isdecimal() and len(word) < 7 for word in words):
        raise Refused({"code": "count_unread"})
    numbers = [int(word) for word in words]
    if name in FIELDS and len(numbers) != 1:
        raise Refused({"code": "count_unread"})
    seat = nothing(form) | {FIELDS.get(name, name): numbers if name in LISTS else numbers[0]}
    if place == form.seats and name == "citizens":
        seat["citizens"] = 0
        if not 0 <= numbers[0] <= MOST_STANDING:
            raise Refused({"code": "count_impossible", "most": MOST_STANDING})
    demanded(lambda: scoring.read_seat(form.rules, seat, name))
    return tuple(numbers)


def nothing(form: Form) -> dict[str, Any]:
    """Return a report for scoring.py in which a seat has nothing."""
    return NOTHING | {"cathedral": [0] * form.rules.cards.cathedral["levels"]}


def demanded(read_it: Any) -> None:
    """Run `read_it`, a check of scoring.py, and raise Refused if it fails."""
    try:
        read_it()
    except Unscorable as wrong:
        if "most" in wrong.facts:
            most = {"most": wrong.facts["most"]}
            raise Refused({"code": "count_impossible", **most}) from None
        raise Refused({"code": "count_unread"}) from None


def demand_possible(form: Form) -> None:
    """Raise Refused if the entries of all people could not be true in one game."""
    seats = [reported(form, place) for place in range(form.people)]
    demanded(lambda: scoring.demand_possible(form.rules, seats))
    for seat in seats[: form.seats]:
        demanded(lambda seat=seat: scoring.read_seat(form.rules, seat, ""))


# --- points ---------------------------------------------------------------


def reported(form: Form, place: int) -> dict[str, Any]:
    """Return a person's entries as a report for scoring.py. Missing entries count as nothing."""
    seat = nothing(form)
    for name, cell in form.cells[place].items():
        seat[FIELDS.get(name, name)] = list(cell) if name in LISTS else cell[0]
    return seat


def needed(form: Form, category: str) -> str:
    """Return the name of the entry that a category scores.

    A character scores the entry of the thing that it measures.
    """
    if category in CATEGORIES:
        return category
    card = next(card for card in form.rules.cards.characters if card.id == category)
    return COUNTED_BY[card.measure]


def categories(form: Form) -> list[str]:
    """Return all categories that score, in counting order."""
    return [*CATEGORIES, *(form.characters or ())]


def is_counted(form: Form, place: int, name: str) -> bool:
    """True if a person's entry has been given, or is not needed.

    Le Roy needs none for influence and deniers, as he has neither.
    """
    return name in form.cells[place] or (place == form.seats and name in NO_MEASURE)


def is_done(form: Form) -> bool:
    """True if everything has been counted."""
    return form.characters is not None and all(
        is_counted(form, place, needed(form, category))
        for category in categories(form)
        for place in range(form.people)
    )


def accounts(form: Form) -> list[scoring.Account]:
    """Return each person's score by category so far."""
    shown = list(form.characters or ())
    return [
        scoring.account(form.rules, reported(form, place), shown, form.seats <= 2)
        for place in range(form.people)
    ]


def points_of(account: scoring.Account, category: str) -> int:
    """Return the points of a category in an account."""
    if category not in CATEGORIES:
        return account["characters"][category]
    found: dict[str, Any] = {**account}
    points: int = found[CATEGORIES[category]]
    return points


def result(form: Form) -> dict[str, Any] | None:
    """Return the result by scoring.py, or None until everything has been counted."""
    if not is_done(form):
        return None
    report = {
        "players": form.seats,
        "characters": list(form.characters or ()),
        "seats": [reported(form, place) for place in range(form.seats)],
        "options": dict(form.rules.chosen),
    }
    if form.people > form.seats:
        report["le_roy"] = scoring.total(accounts(form)[form.seats])
    return scoring.score("final", report)


# --- display --------------------------------------------------------------


def rows(form: Form) -> list[dict[str, Any]]:
    """Return a row for each category: its entries, its points, and the running totals.

    A person's points are None until they can be counted. The totals of a row are None until those
    of all people can.
    """
    sums, each_has, found = [0] * form.people, accounts(form), []
    for category in categories(form):
        name = needed(form, category)
        known = [is_counted(form, place, name) for place in range(form.people)]
        points = [points_of(account, category) for account in each_has]
        sums = [total + more for total, more in zip(sums, points, strict=True)]
        row = {
            "category": category,
            "counts": name,
            "cells": [list(cells[name]) if name in cells else None for cells in form.cells],
            "points": [more if told else None for more, told in zip(points, known, strict=True)],
            "sums": list(sums) if all(known) else None,
        }
        found.append(row)
    return found


def shown(form: Form) -> View:
    """Return the form as shown: the rows, the next entry, and the result if complete."""
    return {
        "rows": rows(form),
        "next": asked_next(form),
        "characters": None if form.characters is None else list(form.characters),
        "people": form.people,
        "result": result(form),
    }


def asked_next(form: Form) -> dict[str, Any] | None:
    """Return the next category that lacks entries, and the people (`of`) who must enter theirs.

    Once all categories so far are complete, ask for the characters. Return None if nothing is
    missing.
    """
    for category in categories(form):
        name = needed(form, category)
        missing = [place for place in range(form.people) if not is_counted(form, place, name)]
        if missing:
            called = [LE_ROY if place == form.seats else place for place in missing]
            return {"category": category, "counts": name, "of": called}
    return None if form.characters is not None else {"category": CHARACTERS}


def facts(words: Sequence[str]) -> Facts:
    """Return the parsed parts of a `count` entry."""
    found: Facts = {"kind": COUNT, "group": COUNT}
    if AND in words:
        several = people_in(words[1:])
        owners = [owner_named(one[0]) for one in several]
        names = [one[1] for one in several if len(one) > 1 and is_name(one[1])]
        named = {"tally": names[0]} if names else {}
        return {**found, "kind": f"{COUNT}_each", "owners": owners, **named}
    match list(words[1:]):
        case ["characters", *names]:
            return {**found, "kind": "count_characters", "characters": names}
        case [who, name, *numbers] if is_name(name):
            told = [int(word) for word in numbers if word.removeprefix("-").isdecimal()]
            return {**found, "kind": f"count_{name}", "owners": [owner_named(who)], "numbers": told}
    return found


def owner_named(who: str) -> Facts:
    """Return the person `who`, a seat or Le Roy, as facts for a message."""
    return {"kind": "seat", "seat": int(who)} if who.isdecimal() else {"kind": LE_ROY}
