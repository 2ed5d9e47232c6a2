"""What differs between editions, as values of one frozen Rules; how a turn runs is not here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.condottiere.cards import deck
from engine.condottiere.regions import ITALY17, Land


@dataclass(frozen=True, eq=False)
class Rules:
    """One edition under one choice of options; `total` and `adjacent` go by the number of seats."""

    id: str
    deck: tuple[int, ...]
    land: Land
    seats: range
    # What follows a battle, in order, up to the next one. A step is named by the phase that it
    # may open; "burn" asks nobody.
    order: tuple[str, ...]
    opening_hand: int
    full_hand: int
    cards_per_region: int
    last_seat_keeps: int
    total: dict[int, int]
    adjacent: dict[int, int]
    idle_battles_warned: int

    # The optional rules (section 11) and the rulings that may be switched, by the ids of options.
    draw_after_battle: bool = False
    takeover: bool = False
    takeover_tie_holder: str = "courtesans"
    takeover_count: bool = True
    hidden_cards: bool = False
    hidden_flip: str = "after_effect"
    simultaneous_discards: bool = False
    papal_on_contested: bool = False
    hide_hand_counts: bool = False

    # Every option with its value, as a view shows them, and those that differ from the edition's.
    options: tuple[tuple[str, Any], ...] = ()
    chosen: tuple[tuple[str, Any], ...] = ()


THIRD = Rules(
    id="condottiere-3e",
    deck=deck("third"),
    land=ITALY17,
    seats=range(2, 7),
    # A3-09: the next site is chosen before hands are discarded and cards dealt.
    order=("choose", "burn", "discard", "retain", "battle"),
    opening_hand=10,
    full_hand=10,
    cards_per_region=1,
    last_seat_keeps=2,
    total={2: 6, 3: 6, 4: 5, 5: 5, 6: 5},
    adjacent={2: 4, 3: 4, 4: 3, 5: 3, 6: 3},
    # Our own guard, not a rule: endless battles in which nobody plays are legal.
    idle_battles_warned=3,
)

EDITIONS = (THIRD,)
