"""What differs between editions, as values of one frozen Rules; how a turn runs is not here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.condottiere.box.cards import deck
from engine.condottiere.box.printed import SEATS
from engine.condottiere.box.regions import ITALY17, RAKAB14, Land

PLACING = ("favour", "elder")  # the bishops that put a token on the map


@dataclass(frozen=True, eq=False, slots=True)
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
    total: dict[int, int]  # empty where regions win only side by side
    adjacent: dict[int, int]
    # What a bishop does: "favour" burns the highest mercenaries and moves the papal token, "truce"
    # ends the battle with no winner, "elder" burns and must put the token on a free region, "fire"
    # only burns.
    bishop: str = "favour"
    spent_cards_stay: bool = False  # a bishop or scarecrow lies on in its line, without effect
    why_not_decline: bool = False  # the holder may hand the choice of a site on
    decline_limit: int = 1  # how often all the way round
    seasons_in_slot: bool = False  # on the board, the newest on top, and not in lines
    spring_once: bool = False  # +3 for a line with the highest mercenary, not for each of them
    tie_holder: str = "left_of_holder"  # or "last_to_pass"
    count_tie: str = "final_battle"  # of most regions; or "shared"
    final_tie: str = "shared"  # of the final battle: all who tied win, or nobody
    campaign_tie: str = "final_battle"  # of most points; or "shared"
    idle_battles_warned: int = 3  # our own guard: endless battles in which nobody plays are legal

    # The optional rules (section 11) and the rulings that may be switched, by the ids of options.
    draw_after_battle: bool = False
    campaign: int = 0  # the points that a series of games goes on to; nothing to a single one
    # Who begins its next game: as in the first one, by name or by a new lot; or the seat that began
    # the "first" one; or "rotate", the next to the left.
    campaign_holder: str = "same"
    first_holder: int = 0  # the how many-th player holds the token first; 0: by lot
    takeover: bool = False
    takeover_tie_holder: str = "courtesans"
    takeover_count: bool = True
    hidden_cards: bool = False
    hidden_flip: str = "after_effect"
    simultaneous_discards: bool = False
    asked_discards: bool = False  # else nobody is: whoever wants to burn a hand says so aside
    papal_on_contested: bool = False
    hide_hand_counts: bool = False

    strict_borders: bool = False
    skip_sites: bool = False
    # Two players may play quite another game, each with a deck of one's own.
    duel: Rules | None = None
    own_deck: tuple[int, ...] = ()

    # Every option with its value, as a view shows them, and those that differ from the edition's.
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

# Sections and rulings (A1-nn) are those of our rules file for the first edition.
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

# Sections and rulings (AR-nn) are those of our rules file for Rakab. Its elder, lioness, lion
# maiden and standard-bearer are the bishop, courtesan, heroine and surrender here.
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
