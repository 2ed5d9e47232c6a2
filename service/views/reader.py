"""The reader of a page, letter, sheet or API answer.

A Reader is made once for each request or letter and passed on. So no later code looks up the
language, time zone or names.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Self
from zoneinfo import ZoneInfo

import msgspec

from engine.game import AnyGame
from engine.state import numbered
from service.database.rows import SeatRow
from service.language import dates
from service.language.languages import unmarked
from service.language.words import Speaker, speaker
from service.matches import campaigns, shown_names
from service.matches.paces import ENDLESS
from service.matches.store import LoadedMatch


@dataclass(frozen=True)
class Reader:
    """A player, a spectator (seat None), or a visitor without a match (no names).

    `say` speaks the reader's language with the words of a match's game; the calendar follows the
    language. `timezone` is an IANA name. `names` are the people at the table, by seat.
    """

    say: Speaker
    timezone: str
    seat: int | None = None
    names: tuple[str, ...] = ()

    @classmethod
    def of_seat(cls, loaded: LoadedMatch, seat: int) -> Self:
        """Return the player of that seat as a reader."""
        row = loaded.seats[seat]
        return cls._at_table(loaded, row.language, row.timezone, seat)

    @classmethod
    def of_watcher(cls, loaded: LoadedMatch, language: str, timezone: str) -> Self:
        """Return a spectator of that match as a reader."""
        return cls._at_table(loaded, language, timezone, None)

    @classmethod
    def stranger(cls, language: str, timezone: str, game: AnyGame | str | None = None) -> Self:
        """Return an unknown reader, with the words of a game (given as it is or by id), if any."""
        return cls(speaker(language, game), timezone)

    @classmethod
    def _at_table(cls, loaded: LoadedMatch, language: str, timezone: str, seat: int | None) -> Self:
        say = speaker(language, loaded.game).calling(loaded.typed_names)
        return cls(say, timezone, seat, tuple(_marked(say, loaded, seat)))

    @property
    def language(self) -> str:
        """Return the language tag."""
        return self.say.language

    def days(self, seat: SeatRow, span: tuple[int, int]) -> tuple[str, str]:
        """Return the first and the last day of a player's absence, in that player's time zone.

        `span` has its start and end in seconds since 1970; the end is not included.
        """
        zone, language = ZoneInfo(seat.timezone), self.language
        first, last = (datetime.fromtimestamp(at, zone).date() for at in (span[0], span[1] - 1))
        return dates.date(first, language), dates.date(last, language)

    def moment(self, at: int) -> str:
        """Return a time (seconds since 1970) in the reader's zone and calendar."""
        return dates.moment(datetime.fromtimestamp(at, UTC), self.timezone, self.say)

    def brief(self, at: int, now: int) -> str:
        """Return a time in the reader's zone in few words, without the day if it is today."""
        when, present = datetime.fromtimestamp(at, UTC), datetime.fromtimestamp(now, UTC)
        return dates.brief(when, present, self.timezone, self.language)

    def asked_until(self, message: str, until: int, is_held: bool, **facts: str) -> str:
        """Return the sentence `message` with the deadline `until` (seconds since 1970).

        If `is_held`, say instead why the clock is stopped. A decision without a deadline has a
        sentence of its own.
        """
        if is_held:
            return self.say("deadline-held")
        if until >= ENDLESS:
            return self.say("deadline-none")
        return self.say(message, deadline=self.moment(until), **facts)

    def named(self, seats: Iterable[int]) -> list[str]:
        """Return the names of the given seats."""
        return [self.names[seat] for seat in seats]

    def campaign_outcome(self, winners: Sequence[int]) -> str:
        """Return in a sentence who has won a campaign, or that it ended without a winner."""
        if not winners:
            return f"{self.say('campaign-ended')} {self.say('campaign-drawn')}"
        names = self.say.join(self.named(winners))
        return self.say("campaign-over", winners=names, winners_count=len(winners))

    def campaign_places(self, winners: list[int], points: list[int]) -> list[str]:
        """Return a line for each place of a finished campaign: players and points."""
        return [
            f"{self.say.number(number)}. {self.say.join(self.named(seats))}: "
            f"{self.say('campaign-points', points=points[seats[0]])}"
            for number, seats in numbered(campaigns.ranking(winners, points))
        ]

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the engine's facts as variables of messages: words and numbers for this reader."""
        return self.say.facts(facts, self.names, self.seat)

    def told(self, event: Mapping[str, Any]) -> str:
        """Return an event as a sentence."""
        facts = {name: fact for name, fact in event.items() if name != "turn"}  # in no sentence
        happened = Happened(msgspec.json.encode(facts), facts)
        return _told(self.say, self.names, self.seat, happened)


@dataclass(frozen=True, slots=True)
class Happened:
    """A hashable event, to be a key of a cache; `said` is the event as JSON."""

    said: bytes
    event: Mapping[str, Any] = field(compare=False)


@lru_cache(maxsize=8192)
def _told(say: Speaker, names: tuple[str, ...], seat: int | None, happened: Happened) -> str:
    """Return an event's sentence, cached: sentences took a third of a page's time."""
    return say.told(happened.event, names, seat)


def _marked(say: Speaker, loaded: LoadedMatch, reader: int | None) -> Iterator[str]:
    """Yield the name of each seat's player; bots and open seats are marked as such."""
    names = shown_names.of_match(loaded, say, reader)
    for seat, name in zip(loaded.seats, names, strict=True):
        if seat.status == "open":
            yield unmarked(say("seat-open-name"))
        else:
            yield unmarked(say("bot-name", name=name)) if seat.bot else name


class OfReader:
    """Base of the views of one reader."""

    reader: Reader

    @property
    def seat(self) -> int | None:
        """Return the reader's seat; None for a spectator and for a table's host."""
        return self.reader.seat

    @property
    def say(self) -> Speaker:
        """Return the speaker of the reader's language."""
        return self.reader.say

    @property
    def names(self) -> tuple[str, ...]:
        """Return the people's names by seat, as this reader reads them."""
        return self.reader.names

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the engine's facts as words and numbers for this reader's sentences."""
        return self.reader.facts(facts)
