"""Plays as a file for BG Stats (`.bgsplay`), with ids that prevent duplicates.

The field names are the app's. Each `uuid` is derived from the play, player or game that it stands
for. So a file that is imported again, or a longer one, creates no duplicates. docs/bgstats.md
describes the known parts of the format.
"""

import uuid
from collections.abc import Mapping, Sequence
from typing import Any

import engine
from engine.options import Choosable
from engine.state import numbered
from service.database.rows import GameTableRow, SeasonRow
from service.installation.links import SeasonLinks, Site
from service.language import dates
from service.language.languages import unmarked
from service.language.words import speaker
from service.seasons.listing import Play
from service.seasons.people import folded
from service.seasons.shared_plays import UUID
from service.seasons.store import Held
from service.views import options
from service.views.reader import Reader
from service.views.season_view import SeasonView, game_of

NAMESPACE = uuid.uuid5(uuid.NAMESPACE_OID, "staffetta")
MARKS = dict.fromkeys(map(ord, "\u200e\u200f"))
NOBODY = 0  # if the person who opens the file is unknown
PLACES = ("mail", "table")


def file_of(s: SeasonView, plays: Sequence[Play], me: str = "", base: str = "") -> dict[str, Any]:
    """Return the file's content; `me` is the season's key of the person who opens it, if known.

    Plays are in order of time. `base` is the start of the server's public URLs, or "" on a server
    for one machine. A campaign is no play of its own; the comments of its games name it.
    """
    games = [play for play in plays if not play.is_campaign]
    ordered = sorted(games, key=lambda play: (play.ended_at or 0, play.id))
    cast = _Cast(s, ordered)
    return {
        "about": _plain(s.say("ours-export-about", title=s.title) if s.held.row.id else s.title),
        "players": cast.players,
        "locations": cast.locations,
        "games": [_game(s, play, number, cast) for number, play in cast.games.values()],
        "plays": [_play(s, play, cast, base) for play in ordered],
        "userInfo": {"meRefId": cast.numbers.get(me, NOBODY)},
    }


def file_of_table(row: GameTableRow, reader: Reader, play: Play) -> dict[str, Any]:
    """Return the file of one table's play, written as that of a season with only this game."""
    title = game_of(reader.say, play)
    season = SeasonRow("", title, row.language, "{}", "", row.made_at, row.touched_at)
    held = Held(season, "watcher", "", ("", None))
    links = SeasonLinks("", "")
    return file_of(SeasonView(held=held, every=[play], reader=reader, links=links), [play])


def _plain(words: str) -> str:
    """Return words without direction marks, for programs."""
    return unmarked(words).translate(MARKS)


def _id(what: str, name: str) -> str:
    return str(uuid.uuid5(NAMESPACE, f"{what} {name}"))


def id_of(play: Play) -> str:
    """Return the id of a play in the app; a play that was imported from the app keeps its own."""
    return play.root if play.is_imported else _id("evening", play.root)


class _Cast:
    """The people, games and places of some plays, each with its number in the file."""

    def __init__(self, s: SeasonView, plays: Sequence[Play]) -> None:
        self._s = s
        self.changed = _moment(s, max((play.ended_at or 0 for play in plays), default=0))
        self.games: dict[str, tuple[int, Play]] = {}  # by uuid
        self._usual: dict[str, str] = {}  # the way in which each kind of game was first played
        self._known: dict[tuple[str, str], Mapping[str, Any]] = {}  # app's games, by (kind, way)
        self._venues: dict[str, str] = {}  # the app's id of each place, by the place's name
        self._holders: dict[str, str] = {}  # the season's key of each person, by the app's id
        for play in sorted(s.every, key=lambda play: (play.ended_at or play.began, play.id)):
            self._usual.setdefault(play.kind, _way(play))
            if play.app_game:
                self._known.setdefault((play.kind, _way(play)), play.app_game)
            if play.app_venue:
                self._venues.setdefault(_place(play), play.app_venue)
            for seat, own in enumerate(play.app_people):
                if own and (person := s.people.at(play)[seat]):
                    self._holders.setdefault(own, person)
        self._of_app = {person: own for own, person in reversed(self._holders.items())}
        self.numbers: dict[str, int] = {}
        self.players: list[dict[str, Any]] = []
        self.places = list(dict.fromkeys(map(_place, plays)))
        for play in plays:
            self.games.setdefault(self.game_id(play), (len(self.games) + 1, play))
            for seat in range(len(play.names)):
                self._add(play, seat)

    @property
    def locations(self) -> list[dict[str, Any]]:
        """Return all places, each with its number in the file."""
        return [
            _location(self._s, place, number, self) for number, place in enumerate(self.places, 1)
        ]

    def place(self, play: Play) -> int:
        """Return the number of the place where a play took place."""
        return self.places.index(_place(play)) + 1

    def venue_id(self, place: str) -> str:
        """Return the app's id of a place, or else one made from its name."""
        return self._venues.get(place) or _id("location", place)

    def of_app(self, play: Play) -> Mapping[str, Any]:
        """Return the app's data about the game of a play, {} if none of its plays was imported."""
        return self._known.get((play.kind, _way(play)), {})

    def game_id(self, play: Play) -> str:
        """Return the id of a play's game in the app: the app's own, if it is known.

        In the app, a game is cooperative or not, and either the highest or the lowest score wins.
        A game that was played in two ways is two games there; the second one has the way in its id.
        """
        if own := self.of_app(play).get("uuid"):
            return str(own)
        usual, way = _id("game", play.kind), _way(play)
        taken = {about["uuid"] for (kind, _), about in self._known.items() if kind == play.kind}
        is_usual = way == self._usual[play.kind] and usual not in taken
        return usual if is_usual else _id("game", f"{play.kind} {way}")

    def key(self, play: Play, seat: int) -> str:
        """Return the season's key of the person at a seat, or a key that no person has.

        Somebody who sits on two seats in the app's file does so again in ours.
        """
        person = self._s.people.at(play)[seat]
        if person is not None:
            return person
        if own := (play.app_people or ("",) * len(play.names))[seat]:
            return self._holders.get(own, f"app/{own}")
        name = folded(play.names[seat])
        return f"bot/{name}" if seat in play.bots else f"seat/{seat}/{name}"

    def _add(self, play: Play, seat: int) -> None:
        key = self.key(play, seat)
        if key in self.numbers:
            return
        person = self._s.people.at(play)[seat]
        name = self._s.people.name(person) if person else self._s.names(play)[seat]
        own = self._of_app.get(key) or key.removeprefix("app/")
        self.numbers[key] = len(self.numbers) + 1
        player: dict[str, Any] = {
            "uuid": own if UUID.fullmatch(own) else _id("player", f"{self._s.held.row.id} {key}"),
            "id": self.numbers[key],
            "name": _plain(name),
            "isAnonymous": not play.names[seat] and seat not in play.bots,
            "modificationDate": self.changed,
        }
        if seat in play.bots:
            player["metaData"] = {"isNpc": 1}
        self.players.append(player)


def _place(play: Play) -> str:
    """Return the name that the host gave the place, else one of PLACES."""
    return play.venue or ("mail" if play.is_match else "table")


def _location(s: SeasonView, place: str, number: int, cast: _Cast) -> dict[str, Any]:
    return {
        "uuid": cast.venue_id(place),
        "id": number,
        "name": _plain(s.say(f"ours-place-{place}") if place in PLACES else place),
        "modificationDate": cast.changed,
    }


def _way(play: Play) -> str:
    """Return the way a game was played that the app stores with the game, such as "lowest"."""
    ways = [*(["cooperative"] if play.together else []), *(["lowest"] if play.is_falling else [])]
    return " ".join(ways) or "highest"


def _game(s: SeasonView, play: Play, number: int, cast: "_Cast") -> dict[str, Any]:
    listed = None if play.game == engine.PAD else engine.load(play.game).listed
    of_app = cast.of_app(play)
    return {
        "uuid": cast.game_id(play),
        "id": number,
        "name": _plain(s.game(play)),
        "modificationDate": cast.changed,
        "cooperative": play.together,
        "highestWins": not play.is_falling,
        "noPoints": False,
        "usesTeams": bool(play.teams),
        "bggName": listed.name if listed else of_app.get("bggName", ""),
        "bggId": listed.number if listed else of_app.get("bggId", 0),
        "bggYear": listed.year if listed else of_app.get("bggYear", 0),
        "isBaseGame": 1,
        "isExpansion": 0,
    }


def _play(s: SeasonView, play: Play, cast: _Cast, base: str) -> dict[str, Any]:
    at = _moment(s, play.ended_at or 0)
    return {
        "uuid": id_of(play),
        "modificationDate": at,
        "entryDate": at,
        "playDate": at,
        "playDateYmd": int(at[:10].replace("-", "")),
        "durationMin": play.seconds // 60,
        "ignored": False,
        "manualWinner": not _has_won_by_score(play),
        "rounds": 0,
        "usesTeams": bool(play.teams),
        "rating": 0,
        "scoringSetting": 0,
        "locationRefId": cast.place(play),
        "gameRefId": cast.games[cast.game_id(play)][0],
        "board": "",
        "comments": _comments(s, play, base),
        "playerScores": _scores(play, cast),
        "expansionPlays": [],
    }


def _comments(s: SeasonView, play: Play, base: str) -> str:
    """Return a play's note, its place in a campaign, its options, its early end, and its URL.

    The URL is left out without a `base`, and for tables. An imported play keeps its comments.
    """
    if play.is_imported:
        return _plain(play.note)
    is_pad = play.game == engine.PAD
    game: Choosable = engine.at_table(play.game) if is_pad else engine.load(play.game)
    say = s.say if is_pad else speaker(s.say.language, play.game)
    series = getattr(game, "series", None)
    campaign = series.option if series and play.number else ""  # said by its place already
    told = {name: value for name, value in play.options.items() if name != campaign}
    found = [
        play.note,
        s.place_in_campaign(play),
        *(each.name for each in options.chosen(say, game, told, len(play.names), s.names(play))),
        s.end(play) if play.is_broken_off else "",
        Site(base).match(play.id) if base and play.is_match else "",
    ]
    return _plain("; ".join(filter(None, found)))


def _has_won_by_score(play: Play) -> bool:
    """True if the scores alone show the winner, which is not so in every game."""
    ended = play.ended
    if ended is None or len(ended.scores) != len(play.names):
        return False
    best = min(ended.scores) if ended.falling else max(ended.scores)
    return [seat for seat, each in enumerate(ended.scores) if each == best] == play.winners


def _scores(play: Play, cast: _Cast) -> list[dict[str, Any]]:
    """Return the scores by seat; players who share a place have the same rank.

    A play that was broken off has no ranks. Only for a play in teams do they name the team.
    """
    assert play.ended is not None, "what is not over is no play"
    ranks: dict[int, int] = {}
    for number, seats in numbered(() if play.is_broken_off else play.ended.ranking):
        ranks |= dict.fromkeys(seats, number)
    scores = play.ended.scores
    return [
        {
            "score": str(scores[seat]) if seat < len(scores) else "",
            "winner": seat in play.winners,
            "newPlayer": seat in play.newcomers,
            "startPlayer": seat == play.starter,
            "playerRefId": cast.numbers[cast.key(play, seat)],
            "rank": ranks.get(seat, 0),
            "seatOrder": seat + 1,
            **({"team": play.teams[seat]} if play.teams else {}),
        }
        for seat in range(len(play.names))
    ]


def _moment(s: SeasonView, at: int) -> str:
    """Return a time as the app writes it: local, without a zone."""
    return f"{dates.local_time(at, s.reader.timezone):%Y-%m-%d %H:%M:%S}"
