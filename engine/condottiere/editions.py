"""What differs between editions, as values of one frozen Rules; how a turn runs is not here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine import BadOption
from engine.condottiere.cards import deck
from engine.condottiere.regions import ITALY17, Land


@dataclass(frozen=True)
class Rules:
    """One edition under one choice of options; `total` and `adjacent` go by the number of seats."""

    id: str
    deck: tuple[int, ...]
    land: Land
    seats: range
    opening_hand: int
    cards_per_region: int
    last_seat_keeps: int
    total: dict[int, int]
    adjacent: dict[int, int]
    idle_battles_warned: int


THIRD = Rules(
    id="condottiere-3e",
    deck=deck("third"),
    land=ITALY17,
    seats=range(2, 7),
    opening_hand=10,
    cards_per_region=1,
    last_seat_keeps=2,
    total={2: 6, 3: 6, 4: 5, 5: 5, 6: 5},
    adjacent={2: 4, 3: 4, 4: 3, 5: 3, 6: 3},
    # Our own guard, not a rule: endless battles in which nobody plays are legal.
    idle_battles_warned=3,
)

EDITIONS = (THIRD,)

# What may be chosen, as `staffetta games --json` lists it: id, values, default.
OPTIONS: dict[str, list[dict[str, Any]]] = {THIRD.id: []}


def with_options(rules: Rules, options: dict[str, Any]) -> Rules:
    """The edition as it is played under these options."""
    takes = [option["id"] for option in OPTIONS[rules.id]]
    for option in options:
        if option not in takes:
            raise BadOption("option_unknown", option, takes)
    return rules
