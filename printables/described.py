"""The text of a card beside a picture: its name, number and effect."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Described:
    """The name, number and text of a card.

    `house` is True if the card or a number on it is our own design, for lack of a public source.
    """

    name: str
    text: str
    number: int | None = None
    house: bool = False
