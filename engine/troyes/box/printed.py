"""The text of data.toml, and its `turn` table, which the options need."""

from __future__ import annotations

from pathlib import Path

from engine.data_files import table_of

TEXT = Path(__file__).with_name("data.toml").read_text("utf-8")
TURN = table_of(TEXT, "turn")
