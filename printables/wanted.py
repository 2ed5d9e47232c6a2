"""A sheet as it is asked for: of which game, in which words, on what paper, for whom."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field, replace
from typing import Any

from engine.game import AnyGame, Options
from printables.kit.page import Document
from printables.kit.shades import COLOUR
from printables.speaker import Speaker

# In what a sheet can be asked for beside its language, its paper, its ink and the options.
PLAYERS, NAMES, LARGE, OTHER = "players", "names", "large", "other"
DUPLEX, JOINED, CARD, RIGHT, UP = "duplex", "joined", "card", "right", "up"
WAYS = (PLAYERS, NAMES, LARGE, OTHER, CARD, DUPLEX, RIGHT, UP, JOINED)
USUALLY: dict[str, Any] = {
    PLAYERS: None,
    NAMES: (),
    LARGE: False,
    OTHER: None,
    CARD: "poker",
    DUPLEX: "",
    RIGHT: 0.0,
    UP: 0.0,
    JOINED: False,
}
USUAL = 4  # people at a table that nobody has counted


@dataclass(frozen=True)
class Wanted:
    """A sheet as it is asked for; `release`, `date` and `url` are told in its small print.

    `url` is where the service tells the same, empty where it has no public address; `card` is a
    size of cards, `duplex` the edge that a printer turns over by, where their backs stand on pages
    of their own; these lie so many millimetres to the `right` and `up` of where they should.
    `joined` asks for a board larger than a page; `other` are the words beside `say`.
    """

    game: AnyGame
    say: Speaker
    paper: str  # a4 or letter
    options: Options = field(default_factory=dict)
    players: int | None = None
    names: tuple[str, ...] = ()
    ink: str = COLOUR
    large: bool = False
    other: Speaker | None = None
    card: str = USUALLY[CARD]
    duplex: str = ""
    right: float = 0.0
    up: float = 0.0
    joined: bool = False
    release: str = ""
    date: str = ""
    url: str = ""
    codes: tuple[str, ...] = ()  # by seats, where each leads its owner
    are_secret: bool = False  # whether a code opens the seat

    @property
    def seats(self) -> int:
        """How many columns a sheet to write on has."""
        seats = self.game.seats
        told = self.players or len(self.names) or USUAL
        return min(max(told, seats[0]), seats[-1])

    def by(self, ways: Container[str]) -> Wanted:
        """The same without what a kind of sheet cannot be asked for by."""
        left = [way for way in WAYS if way not in ways]
        return replace(self, **{way: USUALLY[way] for way in left})

    def document(self, title: str, *, wide: bool = False) -> Document:
        """Empty pages of the paper, in its ink."""
        document = Document(self.paper, title, self.say, wide=wide, ink=self.ink)
        document.stamp, document.url = self.stamp, self.url
        return document

    @property
    def stamp(self) -> str:
        """Which edition it is of, and when and by what it was made."""
        title = self.say(f"game-title-{self.game.id}")
        return stamp(self.say, title, self.release, self.date)


def stamp(say: Speaker, title: str, release: str, date: str) -> str:
    """Of what a sheet is, and when and by what it was made."""
    told = [say("paper-of", game=title)]
    if release and date:
        told.append(say("paper-made", release=release, date=date))
    elif release:
        told.append(say("paper-by", release=release))
    return " ".join(told)
