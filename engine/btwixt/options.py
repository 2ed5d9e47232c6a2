"""The optional rules, and their possible values."""

from __future__ import annotations

from engine.btwixt.box.printed import CARDS_OF_A_LEADER, COUNTS, HAND_SIZE, PLAYERS
from engine.options import Offered, Option, choice, switch

ID = "btwixt"
SEATS = range(min(PLAYERS), max(PLAYERS) + 1)

# The order of `staffetta games --json`.
OPTIONS: list[Option] = [
    choice("leader_mode", "standard", "advanced", own=CARDS_OF_A_LEADER, dealt=HAND_SIZE),
    switch("event_module", count=COUNTS["event_influence"]),
    choice("season_refresh", "redeal", "refill", "add10", count=HAND_SIZE),
    choice("leader_cards_use", "per_game", "per_season"),
    choice("first_player", "random", "chosen"),
]
OFTEN_CHOSEN = ("leader_mode", "event_module")
SHARED_WORDS = ("bids",)
OFFERED = {ID: Offered(SEATS, OPTIONS, SHARED_WORDS)}
