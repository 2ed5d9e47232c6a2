"""Who sits in an empty chair where a game has nobody better: any lawful move, by lot."""

from __future__ import annotations

from engine.facts import Action, View
from engine.luck import seeded


def at_random(view: View, legal: list[Action], luck: bytes) -> Action:
    """One of what may be done, each as likely as another."""
    return legal[seeded(luck).lot("bot", len(legal))]
