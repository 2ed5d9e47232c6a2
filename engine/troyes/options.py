"""What may be chosen for a game: its rulings and bonus cards as one frozen Rules, and its numbers.

Section and question numbers (Q) are those of our rules file for Troyes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine import BadOption
from engine.options import DATA, Chosen, Option, Options, between, choice, chosen, switch
from engine.troyes.box.cards import CARDS, Cards
from engine.troyes.box.owner import BadData, cards_with, changes_of, read_changes

ID = "troyes"
SEATS = range(1, 5)


@dataclass(frozen=True, eq=False, slots=True)
class Rules:
    """The game as it is played under one choice of options, each with its id as the field's name.

    `data` holds the values of an owner's data file that differ from ours, `cards` all of them.
    """

    bonus_cards: bool
    start_player: int  # the how many-th player holds the card first; 0: by lot
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
    interruption_spares_le_roy: bool
    player_counters_rest: bool
    resistance_pick: str
    data: str
    cards: Cards
    options: tuple[tuple[str, Any], ...]  # every one with its value, as a view shows them
    chosen: tuple[tuple[str, Any], ...]  # those that differ from the default

    id = ID


TURN = CARDS.turn
OPTIONS: list[Option] = [
    switch("bonus_cards"),  # 15
    between("start_player", 0, SEATS[-1]),  # 3
    choice("wage_shortfall", "pay_all_then_minus_2vp", "block", count=TURN["shortfall"]),  # Q1
    choice("black_dice_cap", TURN["black_dice"], "none", count=TURN["black_dice"]),  # Q5
    switch("must_use_influence_to_counter"),  # Q4
    switch("partial_activation_allowed", default=True),  # Q10
    switch("pass_after_influence_allowed", default=True),  # Q8
    switch("tithing_free_from_neutral", default=True),  # Q13
    switch("conversion_cards_may_place_citizens"),  # Q14
    switch("militia_may_place_in_palace", default=True),  # Q14
    choice("row_entry", "first_free_else_push", "always_push_from_left"),  # Q17
    switch("neutral_counts_in_event_ranking", default=True),  # Q24
    switch("marauding_taken"),  # Q26
    switch("procession_joust_tie_pays_all", default=True),  # Q21
    switch("procession_pays_most"),  # Q48
    switch("joust_needs_red_die"),  # Q47
    choice("event_row_entry", "push_to_gap", "push_all"),  # Q51
    choice("vp_floor_during_game", 0, "none"),  # Q2
    choice("final_tie", "shared", "most_influence", "most_deniers"),  # Q31
    choice("solo_vp_2_12", 2, 3),  # Q35
    switch("interruption_spares_le_roy"),  # Q49
    switch("player_counters_rest"),  # Q50
    choice("resistance_pick", "random", "choose"),  # Q32
]
DEFAULTS = {option["id"]: option["default"] for option in OPTIONS}
# The rules file calls a switch's other value by a name; what it means here.
NAMED = {("procession_joust_tie_pays_all", "active_player_only"): False}


def with_options(options: Options) -> Rules:
    """The game under these options; what is not named stays as it is. Raises BadOption.

    Beside those that are listed a host may hand in the printed numbers.
    """
    wanted = {name: by_name(name, value) for name, value in options.items() if name != DATA}
    differing = chosen(OPTIONS, wanted)
    return under(differing, changes(options[DATA]) if DATA in options else "")


def by_name(option: str, value: object) -> object:
    return NAMED.get((option, value), value) if isinstance(value, str) else value


def changes(text: object) -> str:
    """What an owner's file changes, as a line; such a line itself stays as it is."""
    try:
        if isinstance(text, str) and text.startswith("{"):
            read_changes(text)
            return text
        return changes_of(text)
    except BadData as bad:
        raise BadOption("data_unsound", DATA, bad.faults) from None


@lru_cache(maxsize=256)
def under(differing: Chosen, data: str) -> Rules:
    """One object for one choice: states share it."""
    values: dict[str, Any] = DEFAULTS | dict(differing)  # each a field of the rules
    cards = cards_with(data) if data else CARDS
    given = ((DATA, data),) if data else ()
    options = tuple(values.items())
    return Rules(**values, data=data, cards=cards, options=options, chosen=(*differing, *given))
