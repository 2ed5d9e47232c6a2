"""The differences between editions, as values of one frozen Rules class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.condottiere.box.cards import deck
from engine.condottiere.box.printed import SEATS
from engine.condottiere.box.regions import ITALY17, RAKAB14, Land

PLACING = ("favour", "elder")  # the kinds of bishop that put a token on the map


@dataclass(frozen=True, eq=False, slots=True)
class Rules:
    """One edition with one choice of options.

    `total` and `adjacent` are the numbers of regions that win, in all or adjacent to one another.
    Their keys are numbers of seats.
    """

    id: str
    deck: tuple[int, ...]
    land: Land
    seats: range
    # The steps from one battle to the next, in order. A step is named after the phase that it may
    # open; "burn" asks no player.
    order: tuple[str, ...]
    opening_hand: int
    full_hand: int
    cards_per_region: int
    last_seat_keeps: int
    total: dict[int, int]  # empty where only adjacent regions win
    adjacent: dict[int, int]
    # The effect of a bishop. "favour": burn the highest mercenaries and move the papal token.
    # "truce": end the battle with no winner. "elder": burn, and place the token on a free region.
    # "fire": only burn.
    bishop: str = "favour"
    spent_cards_stay: bool = False  # a used bishop or scarecrow stays in its line, without effect
    why_not_decline: bool = False  # the holder may pass the choice of a site to the left
    decline_limit: int = 1  # full circles of declining before the first decliner must choose
    # seasons lie on the board, the newest on top, instead of in lines
    seasons_in_slot: bool = False
    # +3 once for a line with the highest mercenary, instead of for each copy
    spring_once: bool = False
    tie_holder: str = "left_of_holder"  # or "last_to_pass"
    count_tie: str = "final_battle"  # when seats tie for most regions; or "shared"
    final_tie: str = "shared"  # the outcome of a tied final battle: all tied seats win, or "nobody"
    campaign_tie: str = "final_battle"  # when seats tie for most points; or "shared"
    idle_battles_warned: int = 3  # our own warning: the rules allow endless battles without a card

    # The optional rules (section 11) and the switchable rulings, named by the ids of their options.
    draw_after_battle: bool = False
    campaign: int = 0  # the target points of a series of games; 0 for a single game
    # The first holder of the next game: "same" as in this game (by name or by lot), "first" for the
    # seat that began this one, or "rotate" for the seat to its left.
    campaign_holder: str = "same"
    first_holder: int = 0  # the first holder, counted from 1; 0 draws lots
    takeover: bool = False
    takeover_tie_holder: str = "courtesans"
    takeover_count: bool = True
    hidden_cards: bool = False
    hidden_flip: str = "after_effect"
    simultaneous_discards: bool = False
    asked_discards: bool = False  # otherwise seats announce a burn without being asked
    papal_on_contested: bool = False
    hide_hand_counts: bool = False

    strict_borders: bool = False
    skip_sites: bool = False
    # With two players this edition may have separate rules, with a deck for each player.
    duel: Rules | None = None
    own_deck: tuple[int, ...] = ()

    # Every option with its value, as views show them; then those that differ from the defaults.
    options: tuple[tuple[str, Any], ...] = ()
    chosen: tuple[tuple[str, Any], ...] = ()


THIRD = Rules(
    id="condottiere-3e",
    deck=deck("third"),
    land=ITALY17,
    seats=SEATS,
    # A3-09: the next site is chosen before hands are discarded and cards dealt.
    order=("choose", "burn", "discard", "retain", "battle"),
    opening_hand=10,
    full_hand=10,
    cards_per_region=1,
    last_seat_keeps=2,
    total={2: 6, 3: 6, 4: 5, 5: 5, 6: 5},
    adjacent={2: 4, 3: 4, 4: 3, 5: 3, 6: 3},
)

# Section numbers and rulings (A1-nn) refer to docs/rules/condottiere-1e.md.
FIRST = Rules(
    id="condottiere-1e",
    deck=deck("first"),
    land=ITALY17,
    seats=SEATS,
    order=("burn", "discard", "retain", "choose", "battle"),  # A1-03
    opening_hand=10,
    full_hand=10,
    cards_per_region=2,
    last_seat_keeps=0,
    total={},
    adjacent={2: 4, 3: 4, 4: 3, 5: 3, 6: 3},
    bishop="truce",
    spent_cards_stay=True,  # A1-09
    why_not_decline=True,
    final_tie="nobody",
    campaign_tie="shared",  # A1-05
    hide_hand_counts=True,
)

# Section numbers and rulings (AR-nn) refer to docs/rules/rakab.md. Its elder, lioness, lion
# maiden and standard-bearer are the bishop, courtesan, heroine and surrender in this code.
DUEL = Rules(
    id="rakab",
    deck=tuple(2 * count for count in deck("duel")),
    own_deck=deck("duel"),
    land=RAKAB14,
    seats=range(2, 3),
    order=("burn", "refill", "choose", "battle"),  # AR-08
    opening_hand=8,
    full_hand=8,
    cards_per_region=0,
    last_seat_keeps=0,
    total={2: 3},  # three battles won
    adjacent={},
    bishop="fire",
    spent_cards_stay=True,
    seasons_in_slot=True,
    spring_once=True,  # AR-01
    tie_holder="last_to_pass",
    count_tie="shared",
)

RAKAB = Rules(
    id="rakab",
    deck=deck("rakab"),
    land=RAKAB14,
    seats=SEATS,
    order=("burn", "discard", "retain", "choose", "battle"),
    opening_hand=10,
    full_hand=10,
    cards_per_region=1,
    last_seat_keeps=0,
    total={3: 5, 4: 5, 5: 5, 6: 5},
    adjacent={3: 3, 4: 3, 5: 3, 6: 3},
    bishop="elder",
    spent_cards_stay=True,
    seasons_in_slot=True,
    spring_once=True,  # AR-01
    tie_holder="last_to_pass",
    count_tie="shared",
    duel=DUEL,
)

EDITIONS = (THIRD, FIRST, RAKAB)
