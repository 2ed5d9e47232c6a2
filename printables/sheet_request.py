"""A requested sheet: the game, the words, the paper and the players."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field, replace
from typing import Any

from engine.game import AnyGame, Options
from printables.conditions import ANY, Conditions, speaking, values_of
from printables.kit.colour_modes import COLOUR
from printables.kit.page import Document
from printables.speaker import Speaker

# The variants of a sheet besides language, paper, ink and options.
PLAYERS, NAMES, LARGE, OTHER = "players", "names", "large", "other"
DUPLEX, JOINED, CARD, RIGHT, UP = "duplex", "joined", "card", "right", "up"
HOUSE, MEASURED = "house", "measured"
WAYS = (PLAYERS, NAMES, LARGE, OTHER, CARD, DUPLEX, RIGHT, UP, MEASURED, JOINED, HOUSE)
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
    HOUSE: False,
    MEASURED: False,
}
USUAL = 4  # the number of players if none was given


@dataclass(frozen=True)
class Wanted:
    """A requested sheet; `release`, `date` and `url` are for its small print.

    `url` is the public URL of the same content on the service, or "". `card` is a size of cards.
    `duplex` is the edge over which a printer turns pages. Backs are then on pages of their own,
    moved by `right` and `up` millimetres to lie behind the fronts. `measured` asks for test pages
    that show these offsets. `joined` asks for a board larger than a page. `other` has the words of
    a second language.
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
    measured: bool = False
    house: bool = False  # True if cards of our own design are in play, as in games by mail
    release: str = ""
    date: str = ""
    url: str = ""
    codes: tuple[str, ...] = ()  # the address for each seat
    are_secret: bool = False  # True if a code opens the seat
    table: str = ""  # the id of the table with the real box that a sheet is for

    @property
    def seats(self) -> int:
        """Return the number of columns for players: as given or USUAL, within the game's range."""
        seats = self.game.seats
        told = self.players or len(self.names) or USUAL
        return min(max(told, seats[0]), seats[-1])

    def by(self, ways: Container[str]) -> Wanted:
        """Return the request with the default for every variant that is not in `ways`."""
        left = [way for way in WAYS if way not in ways]
        return replace(self, **{way: USUALLY[way] for way in left})

    @property
    def title_of_board(self) -> str:
        """Return the title of a sheet with the board: the game's name and the board's."""
        return f"{self.say(f'game-short-{self.game.id}')}: {self.say('board-title')}"

    @property
    def size(self) -> int:
        """Return the number of players if it is given and the game allows it, else ANY."""
        known = self.players or len(self.names)
        return known if known in self.game.seats else ANY

    def agreed(self, conditions: Conditions, seats: int | None = None) -> Wanted:
        """Return the request with speakers that leave out sentences that do not hold for it.

        `seats` is the number of players, for a sheet that serves one number only.
        """
        agreed = values_of(self.game, self.options, seats or self.size)
        other = self.other and speaking(self.other, conditions, agreed)
        return replace(self, say=speaking(self.say, conditions, agreed), other=other)

    def document(self, title: str, *, wide: bool = False) -> Document:
        """Return an empty document on the requested paper, in the requested ink."""
        document = Document(self.paper, title, self.say, wide=wide, ink=self.ink)
        document.stamp, document.url = self.stamp, self.url
        return document

    @property
    def stamp(self) -> str:
        """Return a line with the edition's title, the release and the date."""
        title = self.say(f"game-title-{self.game.id}")
        return stamp(self.say, title, self.release, self.date)


def stamp(say: Speaker, title: str, release: str, date: str) -> str:
    """Return a line with the title, and the release and date if given."""
    told = [say("paper-of", game=title)]
    if release and date:
        told.append(say("paper-made", release=release, date=date))
    elif release:
        told.append(say("paper-by", release=release))
    return " ".join(told)
