"""How many of each thing are in the box, and the table of cards.toml on how it is laid out."""

from __future__ import annotations

from pathlib import Path

from engine.data_files import table_of

# How many of each are in the box.
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
