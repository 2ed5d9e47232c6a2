"""The rules of an edition with the chosen options applied."""

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
from engine.options import Chosen, Options, chosen, with_defaults

RULES_VERSION = 2
ASKED = 1  # the last rules version that asked seats in public whether to burn their hand

# Combinations that the rulebook allows but advises against: all options of an entry are chosen.
WARNINGS = {"campaign_takeover": ("campaign", "takeover")}


def warning_codes(edition: str) -> tuple[str, ...]:
    """Return the codes of the warnings that are possible with the options of an edition."""
    has = {option["id"] for option in OPTIONS[edition]}
    return tuple(code for code, names in WARNINGS.items() if has.issuperset(names))


def warnings(rules: Rules) -> list[Advice]:
    """Return a warning for each inadvisable combination of options that is in use."""
    wanted = dict(rules.chosen)
    return [
        {"code": code, "options": list(names)}
        for code, names in WARNINGS.items()
        if all(wanted.get(name) for name in names)
    ]


# --- changes that options make ---------------------------------------------

# Each function returns the fields of Rules that an option changes.


def drawing(rules: Rules) -> dict[str, Any]:
    """Replace rounds and hand discards by drawing cards after each battle (11.1)."""
    order = ("draw", "choose", "burn", "battle")
    return {"draw_after_battle": True, "opening_hand": 7, "order": order}


def enlarging(rules: Rules) -> dict[str, Any]:
    """Require one more adjacent region to win, but not more regions in total (11.3)."""
    return {"adjacent": {seats: target + 1 for seats, target in rules.adjacent.items()}}


def counting_each(rules: Rules) -> dict[str, Any]:
    """Give the bonus of spring for every copy of the highest mercenary.

    This is the other reading of AR-01.
    """
    return {"spring_once": False}


def drawing_borders(rules: Rules) -> dict[str, Any]:
    return {"strict_borders": True, "land": without_loose_borders(rules.land)}


def discarding_in_the_duel(rules: Rules) -> dict[str, Any]:
    """Let a player of the duel burn a hand without mercenaries before the refill (AR-08)."""
    return {"order": ("burn", "discard", *rules.order[1:])} if rules.own_deck else {}


def skipping_sites(rules: Rules) -> dict[str, Any]:
    """Skip the choice of a site in the duel, where any free region will do (section 9)."""
    return {"skip_sites": bool(rules.own_deck)}


# An option without an entry sets the Rules field of the same name.
CHANGES: dict[str, Callable[[Rules], dict[str, Any]]] = {
    "draw_after_battle": drawing,
    "larger_empires": enlarging,
    "spring_bonus": counting_each,
    "strict_borders": drawing_borders,
    "duel_discards": discarding_in_the_duel,
    "skip_sites": skipping_sites,
}


def with_options(rules: Rules, options: Options, seats: int = 0) -> Rules:
    """Return the edition's rules with these options. Raise BadOption.

    Options that are not given have their default. For two seats, use the rules of the edition's
    duel, if it has one.
    """
    if seats == 2 and rules.duel is not None:
        rules = rules.duel
    return under(rules, chosen(OPTIONS[rules.id], options))


def options_then(options: dict[str, Any], version: int) -> dict[str, Any]:
    """Return the options with which a game that began under rules `version` must continue."""
    if version > ASKED or options.get("simultaneous_discards"):
        return options
    return {"asked_discards": True} | options


def refuse_nobody(rules: Rules, seats: int) -> None:
    """Raise BadOption if the option `first_holder` names a seat that this game does not have."""
    if rules.first_holder > seats:
        raise BadOption("value_unknown", "first_holder", [0, seats])


@lru_cache(maxsize=256)
def under(rules: Rules, differing: Chosen) -> Rules:
    """Return the rules with the non-default options in `differing`.

    The result is cached, so that states share one object.
    """
    played = rules
    for name, value in differing:
        changes = CHANGES[name](played) if name in CHANGES else {name: value}
        played = replace(played, **changes)
    options = tuple(with_defaults(OPTIONS[rules.id], differing).items())
    return replace(played, options=options, chosen=differing)
