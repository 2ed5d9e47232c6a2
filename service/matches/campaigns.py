"""Games of a campaign and its standings; service/people/campaign_sequels begins the next game.

A campaign has the id of its first match. Each later game is a row that is written when the game
before it ends. It has no match until the game begins.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from sqlalchemy import Connection, bindparam, insert, select, update

import engine
from engine.game import AnyGame, Options, Result, Series, Tally
from service.database.rows import (
    CAMPAIGN_GAME,
    MATCH,
    SEAT,
    CampaignGameRow,
    GameTableRow,
    MatchRow,
    SeatRow,
    fetch_all,
    fetch_first,
)
from service.database.statements import Query
from service.matches import seeds, store
from service.matches.store import LoadedMatch, NoSuchMatch

LATER = ("campaign", "after", "table")  # first words of creation keys that end with a number
_WAITING = CAMPAIGN_GAME.c.match_id.is_(None)
WAITING = Query(
    select(CAMPAIGN_GAME)
    .where(_WAITING, CAMPAIGN_GAME.c.try_at <= bindparam("now"))
    .order_by(CAMPAIGN_GAME.c.campaign_id),
    CampaignGameRow,
)
PLACE = Query(
    select(CAMPAIGN_GAME).where(CAMPAIGN_GAME.c.match_id == bindparam("of")), CampaignGameRow
)


@dataclass(frozen=True)
class Game:
    """A game of a campaign: its match and, once it is over, each seat's points from it.

    A game that was ended by hand at a table has a result, but no tally and no points.
    """

    number: int
    match: str
    status: str
    commitment: str
    result: Result | None
    tally: Tally | None
    gained: list[int]

    @property
    def winners(self) -> list[int]:
        """Return the seats of the winners; [] before the end."""
        return self.result["winners"] if self.result else []

    @property
    def bonuses(self) -> list[int]:
        """Return each seat's points beyond its score in the game; [] before the end."""
        scores = self.result["scores"] if self.result else []
        if not scores or not self.gained:
            return [0] * len(self.gained)  # an agreed draw counts nothing
        return [gained - score for gained, score in zip(self.gained, scores, strict=True)]

    @property
    def reason(self) -> str:
        """Return the code of the reason for which the game was won; "" before the end."""
        return self.result["reason"] if self.result else ""


@dataclass(frozen=True)
class Campaign:
    """A series of games for points, as everybody may see it."""

    id: str
    game: str
    target: int
    seats: int
    games: list[Game]
    before: list[int]  # each seat's points from earlier games, played at tables
    following: CampaignGameRow | None = None  # the next game, until it begins
    next_seat: SeatRow | None = None  # the reader's seat in the game after this one

    @property
    def points(self) -> list[int]:
        """Return each seat's points after the last finished game."""
        return self._points_of(self.games)

    @property
    def standings(self) -> list[tuple[int, int]]:
        """Return pairs of seat and points, most points first."""
        return by_points(self.points)

    def points_after(self, match_id: str) -> list[int]:
        """Return each seat's points after that game or, while it is still played, before it."""
        number = self.number_of(match_id)
        return self._points_of([game for game in self.games if game.number <= number])

    def standings_after(self, match_id: str) -> list[tuple[int, int]]:
        """Return pairs of seat and points after that game, most points first."""
        return by_points(self.points_after(match_id))

    @property
    def is_over(self) -> bool:
        """True if its last game has ended and no other follows."""
        return self.status == "over"

    @property
    def winners(self) -> list[int]:
        """Return the seats of the campaign's winners; [] while it goes on, or without points."""
        last = self.latest.tally
        return last.winners if last and last.over else []

    @property
    def status(self) -> str:
        """Return the campaign's status: running, over, called_off, waiting or stalled.

        A waiting campaign has a next game that has not begun yet. If that game has failed to begin,
        the campaign is stalled.
        """
        if self.following is None:
            return self.latest.status
        return "stalled" if self.following.failures else "waiting"

    @property
    def latest(self) -> Game:
        """Return the current or last game."""
        return self.games[-1]

    def number_of(self, match_id: str) -> int:
        """Return the match's number in the campaign."""
        return self.game_of(match_id).number

    def game_of(self, match_id: str) -> Game:
        """Return the game that was played as that match."""
        return next(game for game in self.games if game.match == match_id)

    def after(self, match_id: str) -> Game | None:
        """Return the game that followed a match, if it has begun."""
        number = self.number_of(match_id) + 1
        return next((game for game in self.games if game.number == number), None)

    def _points_of(self, games: list[Game]) -> list[int]:
        """Return each seat's points after the last of these games that brought points."""
        ended = [game.tally.points for game in games if game.tally]
        return ended[-1] if ended else self.before


def ranking(winners: list[int], points: list[int]) -> list[list[int]]:
    """Return the seats of each place: first the winners, then the others by their points."""
    rest = [(each, seat) for seat, each in enumerate(points) if seat not in winners]
    worth = sorted({each for each, _ in rest}, reverse=True)
    places = [[seat for each, seat in rest if each == place] for place in worth]
    return [winners, *places] if winners else places


def by_points(points: list[int]) -> list[tuple[int, int]]:
    """Return pairs of seat and points, most points first."""
    return sorted(enumerate(points), key=lambda each: (-each[1], each[0]))


# --- what belongs together -------------------------------------------------


def target_of(match: MatchRow | GameTableRow) -> int:
    """Return the number of points that ends a match's campaign; 0 for a single game."""
    series = _series_of(match)
    return series.target(match.options) if series else 0


def creation_key(campaign_id: str, number: int) -> str:
    """Return the creation key of a later game of a campaign."""
    return f"campaign {campaign_id} {number}"


def id_of(match: MatchRow) -> str:
    """Return the id of the match's campaign, which is that of its first match."""
    words = match.creation_key.split()
    return words[1] if words[:1] == ["campaign"] else match.id


def number_in(match: MatchRow | GameTableRow) -> int:
    """Return the match's number in its campaign; 0 for a single game."""
    if not target_of(match):
        return 0
    words = match.creation_key.split()
    is_later = len(words) == 3 and words[0] in LATER and words[2].isdecimal()
    return int(words[2]) if is_later else 1


def _series_of(match: MatchRow | GameTableRow) -> Series[Any] | None:
    game = engine.games().get(match.game)
    return game.series if game else None


def _is_counted(match: MatchRow) -> bool:
    """True if the match counts as a game of a campaign, because it has begun.

    Some old matches ended by mail without points; they do not count.
    """
    begun = match.state_json is not None and target_of(match) > 0
    is_old = match.result is not None and match.table_id is None and tally_of(match) is None
    return begun and not is_old


def tally_of(match: MatchRow | GameTableRow) -> Tally | None:
    """Return the campaign's standings after this game.

    Return None if the game has no result, or was for no points.
    """
    series = _series_of(match)
    return series.tally(match.result) if series and match.result else None


def of(connection: Connection, match: MatchRow, seat: int | None) -> Campaign | None:
    """Return the campaign of a match, as the player of that seat may see it.

    Return None for a single game.
    """
    if not _is_counted(match):
        return None
    place = PLACE.first(connection, of=match.id)
    campaign = load(connection, place.campaign_id if place else match.id)
    following = campaign.after(match.id)
    if following is None or seat is None:
        return campaign
    return replace(campaign, next_seat=_seat_in(connection, following.match, seat))


def _seat_in(connection: Connection, match_id: str, seat: int) -> SeatRow | None:
    """Return the same player's seat in a later game; None if it has another player now."""
    query = select(SEAT).where(
        SEAT.c.match_id == match_id, SEAT.c.number == seat, SEAT.c.tenure == 0
    )
    return fetch_first(connection, query, SeatRow)


def load(connection: Connection, campaign_id: str) -> Campaign:
    """Return the campaign with that id, which is the id of its first match; raises NoSuchMatch."""
    first = store.row_of(connection, campaign_id)
    is_later = PLACE.first(connection, of=campaign_id) is not None
    if not _is_counted(first) or is_later:
        raise NoSuchMatch(campaign_id)
    rows = _rows(connection, campaign_id)
    matches = [first, *_matches(connection, [row.match_id for row in rows if row.match_id])]
    return Campaign(
        id=campaign_id,
        game=first.game,
        target=target_of(first),
        seats=first.seats,
        games=[_game(number, match) for number, match in enumerate(matches, number_in(first))],
        before=_points_before(first),
        following=next((row for row in rows if row.match_id is None), None),
    )


def _points_before(match: MatchRow) -> list[int]:
    series = _series_of(match)
    assert series is not None, "it is a game of a campaign"
    return series.points_before(match.options, match.seats)


def _rows(connection: Connection, campaign_id: str) -> list[CampaignGameRow]:
    query = (
        select(CAMPAIGN_GAME)
        .where(CAMPAIGN_GAME.c.campaign_id == campaign_id)
        .order_by(CAMPAIGN_GAME.c.number)
    )
    return fetch_all(connection, query, CampaignGameRow)


def _matches(connection: Connection, ids: list[str]) -> list[MatchRow]:
    query = select(MATCH).where(MATCH.c.id.in_(ids))
    found = {row.id: row for row in fetch_all(connection, query, MatchRow)}
    return [found[match_id] for match_id in ids]


def _game(number: int, match: MatchRow) -> Game:
    """Return a game of the campaign, with the points that each seat gained in it."""
    tally = tally_of(match)
    kept, result = seeds.code_of(match), cast("Result | None", match.result)
    if tally is None:
        return Game(number, match.id, match.status, kept, result, None, [])
    gained = [now - then for now, then in zip(tally.points, _points_before(match), strict=True)]
    return Game(number, match.id, match.status, kept, result, tally, gained)


# --- the game that follows -------------------------------------------------


def sequel(loaded: LoadedMatch, result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Return the options of the game that follows a match with this result; None if none does."""
    series = loaded.game.series
    return series.sequel(loaded.state, result) if series else None


def without_carried(game: AnyGame, options: Options) -> Options:
    """Return the options that people chose, without those handed on from game to game."""
    carried = game.series.carried if game.series else ()
    return {name: value for name, value in options.items() if name not in carried}


def note_sequel(connection: Connection, match: MatchRow) -> None:
    """Record that another game follows this one, for the scheduler to begin."""
    place = PLACE.first(connection, of=match.id)
    campaign_id = place.campaign_id if place else match.id
    number = number_in(match) + 1
    row = {"campaign_id": campaign_id, "number": number, "after_id": match.id, "match_id": None}
    connection.execute(insert(CAMPAIGN_GAME), row)


def waiting(connection: Connection, now: int) -> list[CampaignGameRow]:
    """Return the games that should begin now."""
    return WAITING.all(connection, now=now)


def stalled(connection: Connection) -> list[CampaignGameRow]:
    """Return the games that have failed to begin."""
    query = select(CAMPAIGN_GAME).where(_WAITING, CAMPAIGN_GAME.c.failures > 0)
    return fetch_all(connection, query, CampaignGameRow)


def following(connection: Connection, match_id: str) -> CampaignGameRow | None:
    """Return the game that follows this one and has not begun yet."""
    query = select(CAMPAIGN_GAME).where(_WAITING, CAMPAIGN_GAME.c.after_id == match_id)
    return fetch_first(connection, query, CampaignGameRow)


def settle(connection: Connection, row: CampaignGameRow, match_id: str) -> None:
    """Record the match in which the game is played."""
    _update(connection, row, match_id=match_id)


def put_off(connection: Connection, row: CampaignGameRow, until: int) -> None:
    """Record that the game could not begin, and when to try again."""
    _update(connection, row, failures=row.failures + 1, try_at=until)


def set_back(connection: Connection, now: int) -> None:
    """After the clock was set back, let all games that wait for another try begin now."""
    late = (_WAITING, CAMPAIGN_GAME.c.try_at > now)
    connection.execute(update(CAMPAIGN_GAME).where(*late).values(try_at=now))


def _update(connection: Connection, row: CampaignGameRow, **values: Any) -> None:
    which = CAMPAIGN_GAME.c.after_id == row.after_id
    connection.execute(update(CAMPAIGN_GAME).where(which).values(**values))
