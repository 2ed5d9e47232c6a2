"""What may be agreed before a game, and the game as it is played under it; knows no state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine import BadOption
from engine.btwixt.box import HAND_SIZE, HOUSE, BadCards, Box, read
from engine.btwixt.checking import CARDS_OF_A_LEADER, COUNTS

Option = dict[str, Any]

# The text of an owner's data file (docs/btwixt-cards.md); no list could hold its values.
DATA = "data"

# As `staffetta games --json` lists them; the first value is the default. What stands in the `facts`
# of an option are numbers for its words.
OPTIONS: list[Option] = [
    {
        "id": "leader_mode",
        "values": ["standard", "advanced"],
        "default": "standard",
        "facts": {"own": CARDS_OF_A_LEADER, "dealt": HAND_SIZE},
    },
    {
        "id": "event_module",
        "values": [False, True],
        "default": False,
        "facts": {"count": COUNTS["event_influence"]},
    },
    {
        "id": "season_refresh",
        "values": ["redeal", "refill", "add10"],
        "default": "redeal",
        "facts": {"count": HAND_SIZE},
    },
    {"id": "leader_cards_use", "values": ["per_game", "per_season"], "default": "per_game"},
    {"id": "first_player", "values": ["random", "chosen"], "default": "random"},
]


@dataclass(frozen=True)
class Agreed:
    """The cards and the options of one game."""

    box: Box
    season_refresh: str
    leader_mode: str
    leader_cards_use: str
    event_module: bool
    first_player: str
    chosen: tuple[tuple[str, Any], ...]  # what is not as usual, the cards apart

    @property
    def advanced(self) -> bool:
        return self.leader_mode == "advanced"

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value, for a view."""
        return {option["id"]: getattr(self, option["id"]) for option in OPTIONS}

    @property
    def deck(self) -> tuple[int, ...]:
        """The influence cards that are shuffled and dealt."""
        return self.box.standard + (self.box.events if self.event_module else ())


def agreed(options: dict[str, Any]) -> Agreed:
    """The game under these options; what is not named stays as it is. Raises BadOption."""
    cards = cards_of(options[DATA]) if DATA in options else HOUSE
    return under(cards, {name: value for name, value in options.items() if name != DATA})


def under(cards: Box, options: dict[str, Any]) -> Agreed:
    """The same with cards that have been read."""
    takes = {option["id"]: option for option in OPTIONS}
    for name, value in options.items():
        if name not in takes:
            raise BadOption("option_unknown", name, list(takes))
        listed = takes[name]["values"]
        if not any(v == value and type(v) is type(value) for v in listed):
            raise BadOption("value_unknown", name, listed)
    chosen = tuple(
        (name, options[name])
        for name, option in takes.items()
        if name in options and options[name] != option["default"]
    )
    return _under(cards, chosen)


def cards_of(text: Any) -> Box:
    """The cards of a data file; one that is not sound is refused with all its faults."""
    try:
        return read(text)
    except BadCards as bad:
        raise BadOption("data_unsound", DATA, bad.faults) from None


@lru_cache(maxsize=256)
def _under(cards: Box, chosen: tuple[tuple[str, Any], ...]) -> Agreed:
    """One object for one choice: states share it."""
    values = {option["id"]: option["default"] for option in OPTIONS} | dict(chosen)
    return Agreed(box=cards, chosen=chosen, **values)
