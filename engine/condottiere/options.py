"""The optional rules of each edition, and their possible values."""

from __future__ import annotations

from engine import condottiere
from engine.condottiere.box.printed import SEATS
from engine.options import Offered, Option, between, choice, one_seat, switch

THIRD, FIRST, RAKAB = condottiere.IDS
MOST_POINTS = 60

# The order of `staffetta games --json`: the rulebook's own options (11.1 to 11.5), then rulings.
OPTIONS: dict[str, list[Option]] = {
    THIRD: [
        switch("draw_after_battle"),
        between("campaign", 0, MOST_POINTS),  # 11.2
        choice("campaign_holder", "same", "first", "rotate"),  # 11.2
        switch("larger_empires"),
        switch("takeover"),
        switch("hidden_cards"),
        switch("asked_discards"),  # 4.5
        switch("simultaneous_discards"),  # A3-10
        switch("papal_on_contested"),  # A3-01
        choice("takeover_tie_holder", "courtesans", "defender"),  # A3-05
        switch("takeover_count", default=True),  # A3-06
        choice("hidden_flip", "after_effect", "before_effect"),  # A3-07
        switch("hide_hand_counts"),  # A3-12
        one_seat("first_holder", SEATS),  # 3
    ],
    FIRST: [
        between("campaign", 0, MOST_POINTS),  # 9.1
        choice("campaign_holder", "same", "first", "rotate"),
        switch("larger_empires"),  # 9.2
        switch("takeover"),  # 9.3
        switch("asked_discards"),
        switch("simultaneous_discards"),
        between("decline_limit", 1, 3, default=1),  # A1-01
        switch("hide_hand_counts", default=True),  # 11
        one_seat("first_holder", SEATS),  # 3
    ],
    RAKAB: [
        choice("spring_bonus", "per_army", "per_card"),  # AR-01
        switch("strict_borders"),
        switch("larger_empires"),  # 10, a house rule
        switch("hidden_cards"),  # 10, a house rule
        switch("asked_discards"),
        switch("simultaneous_discards"),
        switch("duel_discards"),  # AR-08
        switch("skip_sites"),  # 9
        one_seat("first_holder", SEATS),  # 3
    ],
}
OFTEN_CHOSEN = {
    THIRD: ("draw_after_battle", "campaign", "larger_empires", "takeover"),
    FIRST: ("campaign", "larger_empires", "takeover"),
    RAKAB: ("larger_empires", "hidden_cards", "strict_borders"),
}
SHARED_WORDS = ("bids",)
OFFERED = {edition: Offered(SEATS, options, SHARED_WORDS) for edition, options in OPTIONS.items()}
