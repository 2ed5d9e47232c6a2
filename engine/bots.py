"""The default bot, for games without a better one: random legal moves."""

from __future__ import annotations

from engine.fact_types import Action, View
from engine.luck import seeded


def at_random(view: View, legal: list[Action], luck: bytes) -> Action:
    """Return a legal action chosen at random. All are equally likely."""
    return legal[seeded(luck).lot("bot", len(legal))]
