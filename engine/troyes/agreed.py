"""The rules of a game with the chosen options and card numbers, as one frozen Rules class."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine import BadOption
from engine.options import DATA, Chosen, Options, chosen, with_defaults
from engine.troyes.box.cards import CARDS, Cards
from engine.troyes.box.owner_data import BadData, cards_with, changes_of, read_changes
from engine.troyes.options import ID, OPTIONS


@dataclass(frozen=True, eq=False, slots=True)
class Rules:
    """The rules of the game with one choice of options. Each field has the id of its option.

    `data` holds the values changed by a data file (box/owner_data.py), and `cards` all card values.
    """

    bonus_cards: bool
    start_player: int  # the start player, counted from 1; 0 draws lots
    wage_shortfall: str
    black_dice_cap: int | str
    must_use_influence_to_counter: bool
    partial_activation_allowed: bool
    pass_after_influence_allowed: bool
    tithing_free_from_neutral: bool
    conversion_cards_may_place_citizens: bool
    militia_may_place_in_palace: bool
    row_entry: str
    neutral_counts_in_event_ranking: bool
    marauding_taken: bool
    procession_joust_tie_pays_all: bool
    procession_pays_most: bool
    joust_needs_red_die: bool
    event_row_entry: str
    vp_floor_during_game: int | str
    final_tie: str
    solo_vp_2_12: int
    le_roy_shares: bool
    interruption_spares_le_roy: bool
    player_counters_rest: bool
    resistance_pick: str
    data: str
    cards: Cards
    options: tuple[tuple[str, Any], ...]  # every option with its value, as views show them
    chosen: tuple[tuple[str, Any], ...]  # the options that differ from their defaults

    id = ID


RULES_VERSION = 3
WITHOUT_SHARE = 2  # the last version in which Le Roy did not score ties at Procession and Joust


def options_then(options: dict[str, Any], version: int) -> dict[str, Any]:
    """Return the options with which a game that began under rules `version` must continue."""
    return options if version > WITHOUT_SHARE else {"le_roy_shares": False} | options


# Switches that also accept the name of a value, with the boolean that the name stands for.
NAMED = {("procession_joust_tie_pays_all", "active_player_only"): False}


def with_options(options: Options) -> Rules:
    """Return the rules with these options. Raise BadOption if one is invalid.

    Options that are not given have their default. The option `data` may hold a data file.
    """
    wanted = {name: by_name(name, value) for name, value in options.items() if name != DATA}
    differing = chosen(OPTIONS, wanted)
    return under(differing, changes(options[DATA]) if DATA in options else "")


def by_name(option: str, value: object) -> object:
    return NAMED.get((option, value), value) if isinstance(value, str) else value


def changes(text: object) -> str:
    """Return the changes made by a data file as one line of JSON, which is stored.

    A `text` that is already such a line is returned unchanged. Raise BadOption if it is invalid.
    """
    try:
        if isinstance(text, str) and text.startswith("{"):
            read_changes(text)
            return text
        return changes_of(text)
    except BadData as bad:
        raise BadOption("data_unsound", DATA, bad.faults) from None


@lru_cache(maxsize=256)
def under(differing: Chosen, data: str) -> Rules:
    """Return the rules with the options `differing` from their defaults, and the changes `data`.

    The result is cached so that states share one object.
    """
    values = with_defaults(OPTIONS, differing)  # each a field of the rules
    cards = cards_with(data) if data else CARDS
    given = ((DATA, data),) if data else ()
    options = tuple(values.items())
    return Rules(**values, data=data, cards=cards, options=options, chosen=(*differing, *given))
