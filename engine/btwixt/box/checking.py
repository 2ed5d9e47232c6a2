"""Validation of a data file. Lists all problems as facts with their places.

Each fault is {"code": one of FAULTS, "at": place in the file, ...further facts of the code}.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine import data_files
from engine.btwixt.box.printed import CARDS_OF_A_LEADER, COUNTS
from engine.btwixt.box.vocabulary import (
    ALLY_TIMINGS,
    CHOOSERS,
    CONDITIONS,
    CONDITIONS_AT,
    INFLUENCE_TIMINGS,
    LARGEST,
    MANUAL_ALLY,
    MANUAL_INFLUENCE,
    NUMBERED,
    NUMBERS,
    PRIMITIVES,
    RULES_WITH_LEADER,
    RULES_WITH_NUMBER,
    SCOPES,
    VALUES,
)
from engine.typed_text import is_readable

Fault = dict[str, Any]

FORMAT = "btwixt-data/1"
SECTIONS = ("standard_influence", "event_influence", "leader_influence", "allies")
ID = re.compile(r"[a-z][a-z0-9_]{0,23}")
TAKEN_IDS = frozenset({"random", "supply", "left", "right"})  # words of the notation
LONGEST_NAME = 60
MOST_EFFECTS = 8
MOST_FAULTS = 50

FAULTS = (
    "card_unknown_leader",
    "count_wrong",
    *data_files.FAULTS,
    "effect_condition_misplaced",
    "effect_parameter_missing",
    "effect_parameter_needless",
    "effect_timing_misplaced",
    "effect_too_many",
    "format_unknown",
    "id_taken",
    "id_wrong",
    "leader_cards_wrong",
    "name_wrong",
    "not_a_list",
    "not_a_table",
    "number_wrong",
    "section_missing",
    "value_unknown",
)


def faults(data: Any) -> list[Fault]:
    """Return the problems of a parsed data file, at most 50.

    An empty list means that the file is valid.
    """
    found: list[Fault] = []
    for fault in _all(data):
        found.append(fault)
        if len(found) == MOST_FAULTS:
            break
    return found


def _all(data: Any) -> Iterator[Fault]:
    if not isinstance(data, dict):
        yield {"code": "not_a_table", "at": ""}
        return
    if data.get("format") != FORMAT:
        yield {"code": "format_unknown", "at": "format", "takes": [FORMAT]}
    yield from _name(data.get("set_id"), "set_id")
    sound = True
    for section in COUNTS:
        for fault in _rows(data, section):
            sound = False
            yield fault
    if not sound:
        return
    leaders = [row.get("id") for row in data["leaders"]]
    yield from _tokens(data["power_tokens"])
    yield from _leaders(data["leaders"])
    for section in SECTIONS:
        for place, card in enumerate(data[section]):
            at = f"{section}.{_called(card, place)}"
            yield from _card(card, at, section, leaders)
    yield from _across(data)


def _rows(data: dict[str, Any], section: str) -> Iterator[Fault]:
    if section not in data:
        yield {"code": "section_missing", "at": section}
    elif not isinstance(data[section], list):
        yield {"code": "not_a_list", "at": section}
    else:
        for place, row in enumerate(data[section]):
            if not isinstance(row, dict):
                yield {"code": "not_a_table", "at": f"{section}.{place + 1}"}


def _called(row: dict[str, Any], place: int) -> str:
    """Return the id of a row of the file, or its position (from 1) if the id is malformed."""
    name = row.get("id")
    return name if isinstance(name, str) and ID.fullmatch(name) else str(place + 1)


# --- numbers, names, ids ---------------------------------------------------


def _number(value: Any, at: str, least: int, most: int) -> Iterator[Fault]:
    if type(value) is not int or not least <= value <= most:
        yield {"code": "number_wrong", "at": at, "least": least, "most": most}


def _name(value: Any, at: str) -> Iterator[Fault]:
    sound = isinstance(value, str) and value.strip() and is_readable(value)
    if not sound or len(value) > LONGEST_NAME:
        yield {"code": "name_wrong", "at": at, "most": LONGEST_NAME}


def _id(row: dict[str, Any], at: str) -> Iterator[Fault]:
    value = row.get("id")
    if not isinstance(value, str) or not ID.fullmatch(value) or value in TAKEN_IDS:
        yield {"code": "id_wrong", "at": at}


def _switch(row: dict[str, Any], name: str, at: str) -> Iterator[Fault]:
    if type(row.get(name, False)) is not bool:
        yield {"code": "value_unknown", "at": f"{at}.{name}", "takes": [False, True]}


def _manual_when(card: dict[str, Any], at: str, takes: tuple[str, ...]) -> Iterator[Fault]:
    """Yield faults of `manual_when`, the timings at which a manual card waits for its players."""
    when = card.get("manual_when", [takes[-1]])
    if not isinstance(when, list):
        yield {"code": "not_a_list", "at": f"{at}.manual_when"}
    elif not when or any(each not in takes for each in when):
        yield {"code": "value_unknown", "at": f"{at}.manual_when", "takes": list(takes)}


# --- sections --------------------------------------------------------------


def _tokens(rows: list[dict[str, Any]]) -> Iterator[Fault]:
    for place, row in enumerate(rows):
        yield from _number(row.get("value"), f"power_tokens.{place + 1}.value", 0, 9)
        yield from _number(row.get("count"), f"power_tokens.{place + 1}.count", 0, 54)


def _leaders(rows: list[dict[str, Any]]) -> Iterator[Fault]:
    for place, row in enumerate(rows):
        yield from _id(row, f"leaders.{place + 1}")
        yield from _name(row.get("name"), f"leaders.{_called(row, place)}.name")


def _card(card: dict[str, Any], at: str, section: str, leaders: list[Any]) -> Iterator[Fault]:
    ally = section == "allies"
    yield from _id(card, at)
    yield from _name(card.get("name"), f"{at}.name")
    worth = "power" if ally else "value"
    yield from _number(card.get(worth), f"{at}.{worth}", 0, LARGEST)
    yield from _number(card.get("copies", 1), f"{at}.copies", 1, 1 if ally else LARGEST)
    yield from _switch(card, "manual", at)
    yield from _manual_when(card, at, MANUAL_ALLY if ally else MANUAL_INFLUENCE)
    if section == "leader_influence" and card.get("leader") not in leaders:
        yield {"code": "card_unknown_leader", "at": f"{at}.leader"}
    if section != "leader_influence" and "leader" in card:
        yield {"code": "effect_parameter_needless", "at": f"{at}.leader", "parameter": "leader"}
    effects = card.get("effects")
    if not isinstance(effects, list):
        yield {"code": "not_a_list", "at": f"{at}.effects"}
    elif len(effects) > MOST_EFFECTS:
        yield {"code": "effect_too_many", "at": f"{at}.effects", "most": MOST_EFFECTS}
    else:
        timings = ALLY_TIMINGS if ally else INFLUENCE_TIMINGS
        for place, effect in enumerate(effects):
            yield from _effect(effect, f"{at}.effects.{place + 1}", timings)


def _across(data: dict[str, Any]) -> Iterator[Fault]:
    """Yield faults that concern several rows: counts, repeated ids, cards per leader."""
    for section, count in COUNTS.items():
        size = sum(_copies(row, section) for row in data[section])
        if size != count:
            yield {"code": "count_wrong", "at": section, "count": size, "needed": count}
    ids = Counter(str(row.get("id")) for section in SECTIONS for row in data[section])
    ids += Counter(str(row.get("id")) for row in data["leaders"])
    for name, times in ids.items():
        if times > 1:
            yield {"code": "id_taken", "at": name, "count": times}
    per_leader = Counter(str(row.get("leader")) for row in data["leader_influence"])
    for row in data["leaders"]:
        if per_leader[str(row.get("id"))] != CARDS_OF_A_LEADER:
            needed = {"needed": CARDS_OF_A_LEADER}
            yield {"code": "leader_cards_wrong", "at": str(row.get("id")), **needed}


def _copies(row: dict[str, Any], section: str) -> int:
    copies = row.get("count" if section == "power_tokens" else "copies", 1)
    return copies if type(copies) is int else 0


# --- effects ---------------------------------------------------------------


def _effect(effect: Any, at: str, timings: tuple[str, ...]) -> Iterator[Fault]:
    if not isinstance(effect, dict):
        yield {"code": "not_a_table", "at": at}
        return
    does, when = effect.get("do"), effect.get("when")
    if not isinstance(does, str) or does not in PRIMITIVES:
        yield {"code": "value_unknown", "at": f"{at}.do", "takes": list(PRIMITIVES)}
        return
    if when not in timings:
        yield {"code": "value_unknown", "at": f"{at}.when", "takes": list(timings)}
    elif when not in PRIMITIVES[does].timings:
        yield {
            "code": "effect_timing_misplaced",
            "at": f"{at}.when",
            "takes": list(PRIMITIVES[does].timings),
        }
    yield from _parameters(effect, does, at)
    if "if" in effect:
        yield from _condition(effect["if"], when, f"{at}.if")


def _parameters(effect: dict[str, Any], does: str, at: str) -> Iterator[Fault]:
    needs, may_have = _wanted(effect, does)
    given = [name for name in effect if name not in ("do", "when", "if")]
    for name in needs:
        if name not in effect:
            yield {"code": "effect_parameter_missing", "at": at, "parameter": name}
    for name in given:
        if name not in needs and name not in may_have:
            yield {"code": "effect_parameter_needless", "at": at, "parameter": name}
        elif name in NUMBERS:
            yield from _number(effect[name], f"{at}.{name}", *_bounds(does, name))
        elif effect[name] not in (takes := _takes(does, name, effect.get("from"))):
            yield {"code": "value_unknown", "at": f"{at}.{name}", "takes": list(takes)}


def _wanted(effect: dict[str, Any], does: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the parameters that this effect must have, and those that it may have."""
    if does == "round_rule":
        rule = effect.get("rule")
        number = ("n",) if isinstance(rule, str) and rule in RULES_WITH_NUMBER else ()
        leader = ("who",) if isinstance(rule, str) and rule in RULES_WITH_LEADER else ()
        return ("rule", *number, *leader), ()
    if does == "score_power":
        return (("per", "each", "max") if "per" in effect else ("test", "n", "delta")), ()
    return PRIMITIVES[does].needs, PRIMITIVES[does].may_have


def _takes(does: str, name: str, giver: Any) -> tuple[str, ...]:
    if name == "choose":
        return CHOOSERS[does]
    if name == "scope":
        return SCOPES[does]
    if name == "to" and giver == "each_leader":
        return ("left_neighbor", "right_neighbor")  # relative to each giver
    if does == "round_rule" and name == "who":
        return VALUES["to"]
    return VALUES.get(name, ())


def _bounds(does: str, name: str) -> tuple[int, int]:
    if name == "delta" or does == "round_rule":
        return -LARGEST, LARGEST
    return (1, 9) if name == "count" else (0, LARGEST)


def _condition(condition: Any, when: Any, at: str) -> Iterator[Fault]:
    if not isinstance(condition, dict):
        yield {"code": "not_a_table", "at": at}
        return
    name = condition.get("cond")
    if not isinstance(name, str) or name not in CONDITIONS:
        yield {"code": "value_unknown", "at": f"{at}.cond", "takes": list(CONDITIONS)}
        return
    if when not in CONDITIONS_AT.get(name, (when,)):
        takes = list(CONDITIONS_AT[name])
        yield {"code": "effect_condition_misplaced", "at": at, "takes": takes}
    if name.endswith(NUMBERED):
        yield from _number(condition.get("n"), f"{at}.n", 0, LARGEST)
    elif "n" in condition:
        yield {"code": "effect_parameter_needless", "at": at, "parameter": "n"}
