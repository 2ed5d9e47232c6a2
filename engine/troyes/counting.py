"""The end of a game that was not entered, counted one category at a time with the rules' own sums.

The form is filled by lines such as `count 0 vp 12`; what has been said of a category is worth
points at once, and when all has been said the rules for reports (scoring.py) say who has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.facts import Facts, View
from engine.scores import Unscorable
from engine.table import Refused
from engine.troyes import scoring
from engine.troyes.agreed import Rules
from engine.troyes.rules.ending import cubes_by_level, marked_events, tradesmen_points
from engine.troyes.state import State

COUNT, CHARACTERS = "count", "characters"
REFUSALS = ("count_unread", "count_impossible", "count_characters", "counting")
LE_ROY = "le_roy"
Cell = tuple[int, ...]
Cells = dict[str, Cell]  # of one of those who are counted, by the name of what was counted

# What is counted of everybody before the characters are turned over, with the name that its points
# have in an account; then what each measure of a character counts.
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
MOST_STANDING = 18  # Le Roy's citizens, of two colours, fill all buildings


@dataclass(frozen=True)
class Form:
    """What has been counted so far; after the seats comes Le Roy, where one plays alone."""

    rules: Rules
    seats: int
    cells: tuple[Cells, ...]
    characters: tuple[str, ...] | None = None  # those that were held, once they lie open

    @property
    def people(self) -> int:
        """How many are counted."""
        return len(self.cells)


def blank(rules: Rules, seats: int) -> Form:
    """Nothing has been counted."""
    return Form(rules, seats, tuple({} for _ in range(seats + (seats == 1))))


def drawn_from(state: State) -> Form:
    """What a game that was entered so far says already; its characters only where they lie open."""
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
    """The form after `count 0 vp 12` or `count characters henry_i ...`, and the line in full."""
    if not words:
        return form, COUNT
    if words[0] == CHARACTERS:
        return with_characters(form, words[1:]), " ".join((COUNT, *words))
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
    """Whether that is something to count."""
    return word in FIELDS or word in LISTS


def place_of(form: Form, word: str) -> int | None:
    """Who that is."""
    if word == LE_ROY:
        return form.seats
    return int(word) if word.isdecimal() and len(word) < 3 and int(word) < form.seats else None


def with_characters(form: Form, words: Sequence[str]) -> Form:
    """All that were held; alone those that are left in the fan."""
    wanted = form.rules.cards.setup["players"][str(form.seats)]["characters"] * form.seats
    alone = form.seats == 1
    known = {card.id for card in form.rules.cards.characters}
    wrong = len(set(words)) < len(words) or not known.issuperset(words)
    if wrong or (len(words) != wanted and not alone):
        raise Refused({"code": "count_characters", "wanted": len(known) if alone else wanted})
    return replace(form, characters=tuple(words))


def read(form: Form, place: int, name: str, words: Sequence[str]) -> Cell:
    """The number, or numbers, of an entry; raises Refused for what cannot be counted."""
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
    """A seat that has nothing."""
    return NOTHING | {"cathedral": [0] * form.rules.cards.cathedral["levels"]}


def demanded(read_it: Any) -> None:
    """Raise Refused where a report with it could not be scored."""
    try:
        read_it()
    except Unscorable as wrong:
        if "most" in wrong.facts:
            most = {"most": wrong.facts["most"]}
            raise Refused({"code": "count_impossible", **most}) from None
        raise Refused({"code": "count_unread"}) from None


def demand_possible(form: Form) -> None:
    """Raise Refused where all that was counted could not lie on one table."""
    seats = [reported(form, place) for place in range(form.people)]
    demanded(lambda: scoring.demand_possible(form.rules, seats))
    for seat in seats[: form.seats]:
        demanded(lambda seat=seat: scoring.read_seat(form.rules, seat, ""))


# --- what it is worth ------------------------------------------------------


def reported(form: Form, place: int) -> dict[str, Any]:
    """Somebody's count as a report has it; what has not been counted is nothing."""
    seat = nothing(form)
    for name, cell in form.cells[place].items():
        seat[FIELDS.get(name, name)] = list(cell) if name in LISTS else cell[0]
    return seat


def needed(form: Form, category: str) -> str:
    """What has to be counted for a category: by its own name, or by a character's measure."""
    if category in CATEGORIES:
        return category
    card = next(card for card in form.rules.cards.characters if card.id == category)
    return COUNTED_BY[card.measure]


def categories(form: Form) -> list[str]:
    """All that scores, in the order in which it is counted."""
    return [*CATEGORIES, *(form.characters or ())]


def is_counted(form: Form, place: int, name: str) -> bool:
    """Whether that has been said of somebody; Le Roy has neither influence nor money."""
    return name in form.cells[place] or (place == form.seats and name in NO_MEASURE)


def is_done(form: Form) -> bool:
    """Whether everything has been counted."""
    return form.characters is not None and all(
        is_counted(form, place, needed(form, category))
        for category in categories(form)
        for place in range(form.people)
    )


def accounts(form: Form) -> list[scoring.Account]:
    """What everybody's score is made of so far."""
    shown = list(form.characters or ())
    return [
        scoring.account(form.rules, reported(form, place), shown, form.seats <= 2)
        for place in range(form.people)
    ]


def points_of(account: scoring.Account, category: str) -> int:
    """What a category has brought."""
    if category not in CATEGORIES:
        return account["characters"][category]
    found: dict[str, Any] = {**account}
    points: int = found[CATEGORIES[category]]
    return points


def result(form: Form) -> dict[str, Any] | None:
    """How it ended, as the rules for reports say it; None until everything has been counted."""
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


# --- what is shown ---------------------------------------------------------


def rows(form: Form) -> list[dict[str, Any]]:
    """Of each category what was counted, what it is worth, and the sums up to it."""
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
    """All that was counted, what is next, and the result where nothing is missing."""
    return {
        "rows": rows(form),
        "next": asked_next(form),
        "characters": None if form.characters is None else list(form.characters),
        "people": form.people,
        "result": result(form),
    }


def asked_next(form: Form) -> dict[str, Any] | None:
    """What is to be counted now, and of whom: one category after the other, then the characters."""
    for category in categories(form):
        name = needed(form, category)
        missing = [place for place in range(form.people) if not is_counted(form, place, name)]
        if missing:
            called = [LE_ROY if place == form.seats else place for place in missing]
            return {"category": category, "counts": name, "of": called}
    return None if form.characters is not None else {"category": CHARACTERS}


def facts(words: Sequence[str]) -> Facts:
    """What such a line says."""
    found: Facts = {"kind": COUNT, "group": COUNT}
    match list(words[1:]):
        case ["characters", *names]:
            return {**found, "kind": "count_characters", "characters": names}
        case [who, name, *numbers] if is_name(name):
            told = [int(word) for word in numbers if word.removeprefix("-").isdecimal()]
            owner = {"kind": "seat", "seat": int(who)} if who.isdecimal() else {"kind": LE_ROY}
            return {**found, "kind": f"count_{name}", "owners": [owner], "numbers": told}
    return found
