"""The text of a card beside a picture: its name, number and effect."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Described:
    """A card in words; `house` marks our own designs, for cards without a public source."""

    name: str
    text: str
    number: int | None = None
    house: bool = False
