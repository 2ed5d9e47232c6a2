"""What a reader is told of a card beside a drawing: its name, its number, what it does."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Described:
    """A card in words; `house` says that this project made it up itself, where no source has it."""

    name: str
    text: str
    number: int | None = None
    house: bool = False
