"""View of a season for one reader: standings, results, games in progress."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from itertools import islice

import engine
from engine.state import numbered
from service.installation.links import HERE, SeasonLinks
from service.language import dates
from service.language.languages import digits, unmarked
from service.language.words import Speaker, Word, speaker
from service.seasons import standings
from service.seasons.listing import COUNTED_THERE, Play
from service.seasons.people import People
from service.seasons.standings import Alone, Standing, Streak
from service.seasons.store import Held
from service.views.reader import Reader

LATEST = 6  # results that are shown first
OPEN = ("proposed", "inviting", "running", "open", "frozen")
MEDALS = 3


@dataclass(frozen=True)
class Placed:
    """A person in a result, in words; `place` is "" if the play has no places."""

    place: str
    name: str
    score: str
    won: bool


@dataclass(frozen=True, kw_only=True)
class SeasonView:
    """A season as one reader sees it; `year` and `kind` (see `Play.kind`) filter the plays.

    Years are those of the reader's calendar.
    """

    held: Held
    every: Sequence[Play]
    reader: Reader
    links: SeasonLinks
    year: int | None = None
    kind: str = ""

    @property
    def say(self) -> Speaker:
        """Return the speaker of the reader's language."""
        return self.reader.say

    @property
    def title(self) -> str:
        """Return the season's title."""
        return self.held.row.title

    @property
    def is_host(self) -> bool:
        """True if this reader may change the season."""
        return self.held.is_host

    @cached_property
    def people(self) -> People:
        """Return the season's people, with the names that its host has joined."""
        return People(self.every, self.held.row.namesakes)

    # --- which plays ---

    @cached_property
    def plays(self) -> list[Play]:
        """Return the finished plays that pass the filter, the latest first."""
        return [
            play
            for play in self.every
            if play.ended is not None
            and self.year in (None, self.year_of(play))
            and self.kind in ("", play.kind)
        ]

    @property
    def open(self) -> list[Play]:
        """Return the games that go on, without those that were called off."""
        return [play for play in self.every if play.ended is None and play.status in OPEN]

    @property
    def latest(self) -> list[Play]:
        """Return the latest plays, which are shown first."""
        return self.plays[:LATEST]

    @property
    def earlier(self) -> list[Play]:
        """Return the plays before the `latest` ones."""
        return self.plays[LATEST:]

    @property
    def is_filtered(self) -> bool:
        """True if a filter is set."""
        return self.year is not None or bool(self.kind)

    @property
    def years(self) -> list[int]:
        """Return the years with finished plays, the last first."""
        over = (play for play in self.every if play.ended is not None)
        return sorted({self.year_of(play) for play in over}, reverse=True)

    @cached_property
    def kinds(self) -> dict[str, str]:
        """Return the names of the games with finished plays, keyed by kind."""
        found = {play.kind: self.game(play) for play in self.every if play.ended is not None}
        return dict(sorted(found.items(), key=lambda each: each[1].casefold()))

    def spelled(self, year: int) -> str:
        """Return a year in the reader's digits, without a thousands separator."""
        return digits(str(year), self.say.language)

    def play(self, play_id: str) -> Play | None:
        """Return the play with that id, or None; it may be a whole campaign."""
        games = (play for play in self.every if not play.is_campaign)
        return next((play for play in games if play.id == play_id), None)

    # --- a campaign ---

    def campaign(self, play_id: str) -> Play | None:
        """Return the campaign with that id that was played at tables, or None."""
        found = (play for play in self.every if play.is_campaign and not play.is_public)
        return next((play for play in found if play.id == play_id), None)

    def games_of(self, campaign: Play) -> list[Play]:
        """Return the finished games of a campaign that the season has, in order of play."""
        of_it = (play for play in self.every if play.campaign == campaign.campaign)
        games = [play for play in of_it if play.number and play.ended is not None]
        return sorted(games, key=lambda play: play.number)

    def page_of(self, play: Play) -> str:
        """Return the URL of a play's page; a campaign by mail has a public one."""
        if play.is_campaign and play.is_public:
            return HERE.campaign(play.campaign, self.say.language)
        return self.links.to(f"play/{play.id}")

    def campaign_page_of(self, game: Play) -> str:
        """Return the URL of the page of a game's campaign; "" if there is none."""
        if game.is_public:
            return HERE.campaign(game.campaign, self.say.language)
        whole = (play for play in self.every if play.is_campaign)
        found = next((play for play in whole if play.campaign == game.campaign), None)
        return self.page_of(found) if found else ""

    # --- in words ---

    def game(self, play: Play) -> str:
        """Return the name of the game that was played, in the reader's language."""
        return game_of(self.say, play)

    def day(self, play: Play) -> Word:
        """Return the date of the play's end, or of its beginning if it has not ended."""
        return dates.day(self._there(play), self.say.language)

    def day_at(self, at: int) -> Word:
        """Return the date of a time in seconds since 1970."""
        there = dates.there(datetime.fromtimestamp(at, UTC), self.reader.timezone)
        return dates.day(there, self.say.language)

    def year_of(self, play: Play) -> int:
        """Return the play's year in the reader's calendar."""
        return dates.year(self._there(play), self.say.language)

    def _there(self, play: Play) -> datetime:
        at = datetime.fromtimestamp(play.ended_at or play.began, UTC)
        return dates.there(at, self.reader.timezone)

    def names(self, play: Play) -> list[str]:
        """Return the season's names by seat; unnamed people have numbers, and bots are marked."""
        shown = names_of(self.say, play)
        people = zip(self.people.at(play), shown, strict=True)
        return [self.people.name(person) if person else name for person, name in people]

    def where(self, play: Play) -> str:
        """Return where the play took place: the host's name for it, else by mail or at a table."""
        return play.venue or self.say("ours-mail" if play.is_match else "ours-table")

    def end(self, play: Play) -> str:
        """Return a sentence about how the play ended if its ranking does not show it, else "".

        For example, it was won by all players together, drawn, or broken off.
        """
        if play.together:
            end = "won" if play.winners else "lost"
            return self.say(f"ours-{end}-alone" if play.is_alone else f"ours-{end}-together")
        if not play.is_broken_off:
            return ""
        if play.is_imported:
            return self.say("ours-no-winner")
        return self.say("ours-drawn" if play.ended and play.ended.is_agreed else "ours-broken-off")

    def place_in_campaign(self, play: Play) -> str:
        """Return which game of a campaign the play is, in words; "" if it is not one."""
        if not play.number:
            return ""
        return self.say("campaign-of", number=play.number, target=play.target)

    def on_turn(self, play: Play) -> Word:
        """Return the names of the players to move."""
        names = self.names(play)
        return self.say.join(names[seat] for seat in play.on_turn)

    def score(self, play: Play, seat: int) -> str:
        """Return a score in the game's words."""
        return score_of(self.say, play, seat)

    def result(self, play: Play) -> list[Placed]:
        """Return all players of the play, the best place first.

        Solo players and those of a cooperative game, or of one that was broken off, have no place.
        """
        is_unplaced = len(play.names) == 1 or play.is_broken_off or play.together
        names, found = self.names(play), []
        for number, seats in numbered(play.ended.ranking if play.ended else ()):
            for seat in seats:
                said = "" if is_unplaced else self.say.number(number)
                won = seat in play.winners and len(names) > 1
                found.append(Placed(said, names[seat], self.score(play, seat), won))
        return found

    # --- statistics ---

    @cached_property
    def standings(self) -> list[Standing]:
        """Return everyone's standing, most points first."""
        return standings.standings(self.plays, self.people)

    @property
    def streaks(self) -> list[Streak]:
        """Return the streaks of everyone who won more than once in a row."""
        return standings.streaks(self.plays, self.people)

    @cached_property
    def before(self) -> Mapping[tuple[str, str], int]:
        """Return for each pair (a, b) of people how often a finished before b."""
        return standings.before(self.plays, self.people)

    @property
    def by_game(self) -> list[tuple[str, int, list[Standing]]]:
        """Return (name, number of plays, standings) of each game played by several people."""
        several = standings.between_people(self.plays)
        found = []
        for kind, name in self.kinds.items():
            plays = [play for play in several if play.kind == kind]
            if plays:
                found.append((name, len(plays), standings.standings(plays, self.people)))
        return found

    @property
    def alone(self) -> list[tuple[str, list[Alone]]]:
        """Return (name, everyone's scores) of each game played solo."""
        found = standings.alone(self.plays, self.people)
        return [(self.kinds[kind], each) for kind, each in found.items()]

    def medal(self, standing: Standing) -> int:
        """Return 1, 2 or 3 for gold, silver or bronze, else 0."""
        return standing.place if standing.place <= MEDALS and len(self.standings) > 1 else 0

    @property
    def usual_names(self) -> list[str]:
        """Return the names from the latest game, in seat order."""
        several = (play for play in self.every if len(play.people) > 1)
        return [
            play.names[seat]
            for play in islice(several, 1)
            for seat in play.people
            if play.names[seat]
        ]


def game_of(say: Speaker, play: Play) -> str:
    """Return the name of the game that was played, in the reader's language."""
    if play.game == engine.PAD:
        return play.title or say("pad-title")
    game = speaker(say.language, play.game)(f"game-title-{play.game}")
    if not play.is_campaign:
        return game
    campaign = say("campaign-title", target=play.target)
    return say("campaign-titled", campaign=campaign, title=game)


def names_of(say: Speaker, play: Play) -> list[str]:
    """Return the names by seat as shown."""
    found = []
    for seat, name in enumerate(play.names):
        shown = name or unmarked(say("new-player", number=seat + 1))
        found.append(unmarked(say("bot-name", name=shown)) if seat in play.bots else shown)
    return found


def score_of(say: Speaker, play: Play, seat: int) -> str:
    """Return a score in words; "" if there is none."""
    scores = play.ended.scores if play.ended else ()
    if play.ended is None or seat >= len(scores):
        return ""
    if play.game == engine.PAD or play.ended.counted == COUNTED_THERE:
        return say.number(scores[seat])
    if play.is_campaign:
        return say("campaign-points", points=scores[seat])
    words = speaker(say.language, play.game)
    return words(f"result-{play.ended.counted}", count=scores[seat])
