"""An edition as it is played under the optional rules that were chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine import BadOption
from engine.condottiere.box.editions import Rules
from engine.condottiere.box.regions import without_loose_borders
from engine.condottiere.options import OPTIONS
from engine.game import Advice
from engine.options import Chosen, Options, chosen

RULES_VERSION = 2
ASKED = 1  # the last version in which seats were asked in public whether to burn a hand

# What the rulebook advises against, and allows: all of these options chosen together.
WARNINGS = {"campaign_takeover": ("campaign", "takeover")}


def warning_codes(edition: str) -> tuple[str, ...]:
    """The warnings that an edition may give: those about options that it has."""
    has = {option["id"] for option in OPTIONS[edition]}
    return tuple(code for code, names in WARNINGS.items() if has.issuperset(names))


def warnings(rules: Rules) -> list[Advice]:
    """What of it this table has chosen all the same."""
    wanted = dict(rules.chosen)
    return [
        {"code": code, "options": list(names)}
        for code, names in WARNINGS.items()
        if all(wanted.get(name) for name in names)
    ]


# --- what an option changes ------------------------------------------------


def drawing(rules: Rules) -> dict[str, Any]:
    """11.1: no rounds; cards are drawn after each battle, and none discarded."""
    order = ("draw", "choose", "burn", "battle")
    return {"draw_after_battle": True, "opening_hand": 7, "order": order}


def enlarging(rules: Rules) -> dict[str, Any]:
    """11.3: one more adjacent region; the total stays."""
    return {"adjacent": {seats: target + 1 for seats, target in rules.adjacent.items()}}


def counting_each(rules: Rules) -> dict[str, Any]:
    """AR-01, the other reading: three for every copy of the highest soldier."""
    return {"spring_once": False}


def drawing_borders(rules: Rules) -> dict[str, Any]:
    return {"strict_borders": True, "land": without_loose_borders(rules.land)}


def discarding_in_the_duel(rules: Rules) -> dict[str, Any]:
    """AR-08, the other reading: a soldier-free hand may be burned before hands are refilled."""
    return {"order": ("burn", "discard", *rules.order[1:])} if rules.own_deck else {}


def skipping_sites(rules: Rules) -> dict[str, Any]:
    """In the duel any empty province serves as well as another."""
    return {"skip_sites": bool(rules.own_deck)}


# An option without an entry sets the field of its name.
CHANGES: dict[str, Callable[[Rules], dict[str, Any]]] = {
    "draw_after_battle": drawing,
    "larger_empires": enlarging,
    "spring_bonus": counting_each,
    "strict_borders": drawing_borders,
    "duel_discards": discarding_in_the_duel,
    "skip_sites": skipping_sites,
}


def with_options(rules: Rules, options: Options, seats: int = 0) -> Rules:
    """The edition as it is played under these options; what is not named stays as it is."""
    if seats == 2 and rules.duel is not None:
        rules = rules.duel
    return under(rules, chosen(OPTIONS[rules.id], options))


def options_then(options: dict[str, Any], version: int) -> dict[str, Any]:
    """The options of a game that began under those rules, so that it goes on by them."""
    if version > ASKED or options.get("simultaneous_discards"):
        return options
    return {"asked_discards": True} | options


def refuse_nobody(rules: Rules, seats: int) -> None:
    """Whoever is named to begin must sit at the table."""
    if rules.first_holder > seats:
        raise BadOption("value_unknown", "first_holder", [0, seats])


@lru_cache(maxsize=256)
def under(rules: Rules, differing: Chosen) -> Rules:
    """One object for one choice: states share it."""
    played, values = rules, dict(differing)
    for name, value in differing:
        changes = CHANGES[name](played) if name in CHANGES else {name: value}
        played = replace(played, **changes)
    every = ((option["id"], option["default"]) for option in OPTIONS[rules.id])
    options = tuple((name, values.get(name, default)) for name, default in every)
    return replace(played, options=options, chosen=differing)
