"""The number of each component in the box, and the `setup` table of cards.toml."""

from __future__ import annotations

from pathlib import Path

from engine.data_files import table_of

# Components in the box.
COUNTS = {
    "power_tokens": 54,
    "leaders": 9,
    "standard_influence": 62,
    "event_influence": 11,
    "leader_influence": 36,
    "allies": 50,
}
CARDS_OF_A_LEADER = 4

TEXT = Path(__file__).with_name("cards.toml").read_text("utf-8")
SETUP = table_of(TEXT, "setup")
HAND_SIZE: int = SETUP["hand_size"]
PLAYERS = [*map(int, SETUP["by_players"])]
