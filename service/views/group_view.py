"""A group's page in a reader's words: who stands how, what was played, and what goes on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from itertools import islice

import engine
from service.groups import standings
from service.groups.games import Play
from service.groups.people import People
from service.groups.standings import Alone, Standing, Streak
from service.groups.store import Held
from service.installation.links import GroupLinks
from service.language import dates
from service.language.languages import digits, unmarked
from service.language.words import Speaker, Word, speaker
from service.views.reader import Reader

LATEST = 6  # results that are shown without being asked for
OPEN = ("proposed", "inviting", "running", "open", "frozen")
MEDALS = 3


@dataclass(frozen=True)
class Placed:
    """Somebody in a result: the place, the name, what was counted, and whether it was a win."""

    place: str
    name: str
    score: str
    won: bool


@dataclass(frozen=True, kw_only=True)
class GroupView:
    """A group as one reader sees it; `year` and `kind` leave out all other plays.

    Years are those of the reader's calendar.
    """

    held: Held
    every: Sequence[Play]
    reader: Reader
    links: GroupLinks
    year: int | None = None
    kind: str = ""

    @property
    def say(self) -> Speaker:
        """What says sentences in this reader's language."""
        return self.reader.say

    @property
    def title(self) -> str:
        """What the group calls itself."""
        return self.held.row.title

    @property
    def is_host(self) -> bool:
        """Whether this reader may change something."""
        return self.held.is_host

    @cached_property
    def people(self) -> People:
        """Who is who."""
        return People(self.every, self.held.row.namesakes)

    # --- which plays ---

    @cached_property
    def plays(self) -> list[Play]:
        """Those that are over and asked for, the latest first."""
        return [
            play
            for play in self.every
            if play.ended is not None
            and self.year in (None, self.year_of(play))
            and self.kind in ("", play.kind)
        ]

    @property
    def open(self) -> list[Play]:
        """Those that are not over; what was called off is told to the host alone."""
        told = (*OPEN, "called_off") if self.is_host else OPEN
        return [play for play in self.every if play.ended is None and play.status in told]

    @property
    def latest(self) -> list[Play]:
        """Those that are shown without being asked for."""
        return self.plays[:LATEST]

    @property
    def earlier(self) -> list[Play]:
        """All others."""
        return self.plays[LATEST:]

    @property
    def is_filtered(self) -> bool:
        """Whether some may be left out."""
        return self.year is not None or bool(self.kind)

    @property
    def years(self) -> list[int]:
        """In which something ended, the last first."""
        over = (play for play in self.every if play.ended is not None)
        return sorted({self.year_of(play) for play in over}, reverse=True)

    @cached_property
    def kinds(self) -> dict[str, str]:
        """Every kind of game that was played to its end, with its name."""
        found = {play.kind: self.game(play) for play in self.every if play.ended is not None}
        return dict(sorted(found.items(), key=lambda each: each[1].casefold()))

    def spelled(self, year: int) -> str:
        """A year in the reader's digits, which are not grouped."""
        return digits(str(year), self.say.language)

    def play(self, play_id: str) -> Play | None:
        """The one of that name."""
        return next((play for play in self.every if play.id == play_id), None)

    # --- in words ---

    def game(self, play: Play) -> str:
        """What was played: the game, or what a score pad was for."""
        return game_of(self.say, play)

    def day(self, play: Play) -> Word:
        """When it ended, or began where it has not."""
        return dates.day(self._there(play), self.say.language)

    def year_of(self, play: Play) -> int:
        """Of the reader's calendar."""
        return dates.year(self._there(play), self.say.language)

    def _there(self, play: Play) -> datetime:
        at = datetime.fromtimestamp(play.ended_at or play.began, UTC)
        return dates.there(at, self.reader.timezone)

    def names(self, play: Play) -> list[str]:
        """By seat; whoever has given none goes by a number, and a bot says that it is one."""
        return names_of(self.say, play)

    def on_turn(self, play: Play) -> Word:
        """Whose turn it is, in a row."""
        names = self.names(play)
        return self.say.join(names[seat] for seat in play.on_turn)

    def score(self, play: Play, seat: int) -> str:
        """What somebody has come to, in the words of the game."""
        return score_of(self.say, play, seat)

    def result(self, play: Play) -> list[Placed]:
        """Everybody who played, best place first; alone nobody has a place."""
        names, found, number = self.names(play), [], 1
        for place in play.ended.ranking if play.ended else ():
            for seat in place:
                said = "" if len(names) == 1 else self.say.number(number)
                won = seat in play.winners and len(names) > 1
                found.append(Placed(said, names[seat], self.score(play, seat), won))
            number += len(place)
        return found

    # --- what it comes to ---

    @cached_property
    def standings(self) -> list[Standing]:
        """Of everybody, most points first."""
        return standings.standings(self.plays, self.people)

    @property
    def streaks(self) -> list[Streak]:
        """Of whoever won more than once in a row."""
        return standings.streaks(self.plays, self.people)

    @cached_property
    def before(self) -> Mapping[tuple[str, str], int]:
        """How often one finished before another."""
        return standings.before(self.plays, self.people)

    @property
    def by_game(self) -> list[tuple[str, int, list[Standing]]]:
        """Each game between several, how often it was played, and who stands how in it."""
        several = standings.between_people(self.plays)
        found = []
        for kind, name in self.kinds.items():
            plays = [play for play in several if play.kind == kind]
            if plays:
                found.append((name, len(plays), standings.standings(plays, self.people)))
        return found

    @property
    def alone(self) -> list[tuple[str, list[Alone]]]:
        """Each game that somebody played alone, with what everybody has come to in it."""
        found = standings.alone(self.plays, self.people)
        return [(self.kinds[kind], each) for kind, each in found.items()]

    def medal(self, standing: Standing) -> int:
        """1, 2, 3 for gold, silver and bronze; 0 where there is none."""
        return standing.place if standing.place <= MEDALS and len(self.standings) > 1 else 0

    @property
    def usual_names(self) -> list[str]:
        """Who plays here: those of the latest game, in the order in which they sat."""
        several = (play for play in self.every if len(play.people) > 1)
        return [
            play.names[seat]
            for play in islice(several, 1)
            for seat in play.people
            if play.names[seat]
        ]


def game_of(say: Speaker, play: Play) -> str:
    """What was played, in that language."""
    if play.game == engine.PAD:
        return play.title or say("pad-title")
    return speaker(say.language, play.game)(f"game-title-{play.game}")


def names_of(say: Speaker, play: Play) -> list[str]:
    """The names by seat, as they are shown."""
    found = []
    for seat, name in enumerate(play.names):
        shown = name or unmarked(say("new-player", number=seat + 1))
        found.append(unmarked(say("bot-name", name=shown)) if seat in play.bots else shown)
    return found


def score_of(say: Speaker, play: Play, seat: int) -> str:
    """What somebody has come to; nothing where nobody counted."""
    scores = play.ended.scores if play.ended else ()
    if play.ended is None or seat >= len(scores):
        return ""
    if play.game == engine.PAD:
        return say.number(scores[seat])
    words = speaker(say.language, play.game)
    return words(f"result-{play.ended.counted}", count=scores[seat])
