"""Who reads: the one value, made at the door, by which everything is said to a person.

The door is a page, a letter, a sheet or the API. What is behind it is handed the reader and looks
up neither words nor zone nor names again.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Self

import msgspec

from engine.game import AnyGame
from service.database.rows import SeatRow
from service.language import dates
from service.language.languages import unmarked
from service.language.words import Speaker, speaker
from service.matches.store import LoadedMatch


@dataclass(frozen=True)
class Reader:
    """Whoever holds a seat, watches a match (seat None), or came to the front door (no names).

    `say` has the words of the reader's language, and of a match's game; the calendar goes with the
    language. `timezone` is a name of the IANA's. `names` are the people at the table, by seat.
    """

    say: Speaker
    timezone: str
    seat: int | None = None
    names: tuple[str, ...] = ()

    @classmethod
    def of_seat(cls, loaded: LoadedMatch, seat: int) -> Self:
        """Whoever holds that seat."""
        row = loaded.seats[seat]
        return cls._at_table(loaded, row.language, row.timezone, seat)

    @classmethod
    def of_watcher(cls, loaded: LoadedMatch, language: str, timezone: str) -> Self:
        """Somebody who watches that match."""
        return cls._at_table(loaded, language, timezone, None)

    @classmethod
    def stranger(cls, language: str, timezone: str, game: AnyGame | str | None = None) -> Self:
        """Somebody nobody knows, who reads of that game (or its id) or of none."""
        return cls(speaker(language, game), timezone)

    @classmethod
    def _at_table(cls, loaded: LoadedMatch, language: str, timezone: str, seat: int | None) -> Self:
        say = speaker(language, loaded.game).calling(loaded.typed_names)
        return cls(say, timezone, seat, tuple(_name(say, row) for row in loaded.seats))

    @property
    def language(self) -> str:
        """The tag of the language."""
        return self.say.language

    def moment(self, at: int) -> str:
        """A moment (seconds since 1970) on the reader's clock and calendar."""
        return dates.moment(datetime.fromtimestamp(at, UTC), self.timezone, self.say)

    def named(self, seats: Iterable[int]) -> list[str]:
        """The names of some seats."""
        return [self.names[seat] for seat in seats]

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts of the engine's as words and numbers that fill a sentence."""
        return self.say.facts(facts, self.names, self.seat)

    def told(self, event: Mapping[str, Any]) -> str:
        """Something that happened, as a sentence."""
        facts = {name: fact for name, fact in event.items() if name != "turn"}  # no line says it
        happened = Happened(msgspec.json.encode(facts), facts)
        return _told(self.say, self.names, self.seat, happened)


@dataclass(frozen=True, slots=True)
class Happened:
    """An event that is found again by what it says."""

    said: bytes
    event: Mapping[str, Any] = field(compare=False)


@lru_cache(maxsize=8192)
def _told(say: Speaker, names: tuple[str, ...], seat: int | None, happened: Happened) -> str:
    """The same line stands on page after page: of its sentences a third of a page's time was."""
    return say.told(happened.event, names, seat)


def _name(say: Speaker, seat: SeatRow) -> str:
    """The name of whoever holds a seat; a bot's says that it is one, and an open one that it is."""
    if seat.status == "open":
        return unmarked(say("seat-open-name"))
    return unmarked(say("bot-name", name=seat.name)) if seat.bot else seat.name
