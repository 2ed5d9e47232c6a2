"""The rules of one game: its cards, and a value for each option."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine import BadOption
from engine.btwixt.box.cards import HOUSE, BadCards, Box, read
from engine.btwixt.options import OPTIONS
from engine.options import DATA, Chosen, Options, chosen, with_defaults


@dataclass(frozen=True)
class Agreed:
    """The cards and options of one game."""

    box: Box
    season_refresh: str
    leader_mode: str
    leader_cards_use: str
    event_module: bool
    first_player: str
    chosen: Chosen  # the options that differ from their defaults, without the data file

    @property
    def advanced(self) -> bool:
        return self.leader_mode == "advanced"

    @property
    def options(self) -> dict[str, Any]:
        """Return every option with its value, for a view."""
        return {option["id"]: getattr(self, option["id"]) for option in OPTIONS}

    @property
    def deck(self) -> tuple[int, ...]:
        """Return the influence cards that are shuffled and dealt."""
        return self.box.standard + (self.box.events if self.event_module else ())


def agreed(options: Options) -> Agreed:
    """Return the rules with these options; raises BadOption.

    Options that are not given have their default.
    """
    cards = cards_of(options[DATA]) if DATA in options else HOUSE
    return under(cards, {name: value for name, value in options.items() if name != DATA})


def under(cards: Box, options: Options) -> Agreed:
    """Return the rules with these cards and options."""
    return _under(cards, chosen(OPTIONS, options))


def cards_of(text: object) -> Box:
    """Return the cards of a data file; raises BadOption with all its faults."""
    try:
        return read(text)
    except BadCards as bad:
        raise BadOption("data_unsound", DATA, bad.faults) from None


@lru_cache(maxsize=256)
def _under(cards: Box, differing: Chosen) -> Agreed:
    """Return the rules with these cards and the options `differing` from their defaults.

    The result is cached so that states share one object.
    """
    values = with_defaults(OPTIONS, differing)  # each a field of Agreed
    return Agreed(box=cards, chosen=differing, **values)
