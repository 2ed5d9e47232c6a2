"""The games of a campaign and how they stand; service/people/sequels begins the next.

A campaign bears the name of its first match. What follows is one row for each later game, written
when the game before it ends and still without a match until that one begins.
"""

from dataclasses import dataclass, replace
from typing import Any, cast

from sqlalchemy import Connection, bindparam, insert, select, update

import engine
from engine.game import AnyGame, Options, Result, Series, Tally
from service.database.models import CAMPAIGN_GAME, MATCH, SEAT
from service.database.rows import CampaignGameRow, MatchRow, SeatRow, fetch_all, fetch_first
from service.database.statements import Query
from service.matches import seeds, store
from service.matches.store import LoadedMatch, NoSuchMatch

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
    """One game of a campaign: its match, and once it is over what it brought each seat."""

    number: int
    match: str
    status: str
    commitment: str
    result: Result | None
    tally: Tally | None
    gained: list[int]

    @property
    def winners(self) -> list[int]:
        """Who won this game."""
        return self.result["winners"] if self.result else []

    @property
    def reason(self) -> str:
        """How it was won."""
        return self.result["reason"] if self.result else ""


@dataclass(frozen=True)
class Campaign:
    """A series of games for points, as anybody may know it."""

    id: str
    game: str
    target: int
    seats: int
    games: list[Game]
    following: CampaignGameRow | None = None  # the game that is to begin, while it has not
    next_seat: SeatRow | None = None  # the reader's own in the game after the one that is looked at

    @property
    def points(self) -> list[int]:
        """Each seat's points after the last game that is over."""
        ended = self._tallies
        return ended[-1].points if ended else [0] * self.seats

    @property
    def standings(self) -> list[tuple[int, int]]:
        """Seat and points, most points first."""
        return by_points(self.points)

    def points_after(self, match_id: str) -> list[tuple[int, int]]:
        """The same as they stood when that game was over; before, as it began."""
        played = self.games[: self.number_of(match_id)]
        ended = [game.tally for game in played if game.tally]
        points = ended[-1].points if ended else [0] * self.seats
        return by_points(points)

    @property
    def is_over(self) -> bool:
        """Whether the target was reached."""
        return bool(self._tallies) and self._tallies[-1].over

    @property
    def winners(self) -> list[int]:
        """Who won it all."""
        return self._tallies[-1].winners if self.is_over else []

    @property
    def status(self) -> str:
        """running, over, called off; waiting for the next game, or stalled if it cannot begin."""
        if self.is_over:
            return "over"
        if self.following is None:
            return self.latest.status
        return "stalled" if self.following.failures else "waiting"

    @property
    def latest(self) -> Game:
        """The game that is played now, or was played last."""
        return self.games[-1]

    def number_of(self, match_id: str) -> int:
        """Which game of the campaign a match is."""
        return next(game.number for game in self.games if game.match == match_id)

    def after(self, match_id: str) -> Game | None:
        """The game that followed a match, if it has begun."""
        number = self.number_of(match_id)
        return self.games[number] if number < len(self.games) else None

    @property
    def _tallies(self) -> list[Tally]:
        return [game.tally for game in self.games if game.tally]


def by_points(points: list[int]) -> list[tuple[int, int]]:
    """Seat and points, most points first."""
    return sorted(enumerate(points), key=lambda each: (-each[1], each[0]))


# --- what belongs together -------------------------------------------------


def target_of(match: MatchRow) -> int:
    """The points that a match's campaign goes on to; 0 for a game by itself."""
    series = _series_of(match)
    return series.target(match.options) if series else 0


def _series_of(match: MatchRow) -> Series[Any] | None:
    game = engine.games().get(match.game)
    return game.series if game else None


def _is_counted(match: MatchRow) -> bool:
    """Whether it has begun and is for points; a game from before these were counted is not."""
    begun = match.state_json is not None and target_of(match) > 0
    return begun and (match.result is None or _tally(match) is not None)


def _tally(match: MatchRow) -> Tally | None:
    """What a game that is over has brought; None for one that was for no points."""
    series = _series_of(match)
    return series.tally(match.result) if series and match.result else None


def of(connection: Connection, match: MatchRow, seat: int | None) -> Campaign | None:
    """The campaign that a match is a game of, as whoever holds that seat may know it."""
    if not _is_counted(match):
        return None
    place = PLACE.first(connection, of=match.id)
    campaign = load(connection, place.campaign_id if place else match.id)
    following = campaign.after(match.id)
    if following is None or seat is None:
        return campaign
    return replace(campaign, next_seat=_seat_in(connection, following.match, seat))


def _seat_in(connection: Connection, match_id: str, seat: int) -> SeatRow | None:
    """The same player's seat in a later game, unless somebody else holds it by now."""
    query = select(SEAT).where(
        SEAT.c.match_id == match_id, SEAT.c.number == seat, SEAT.c.tenure == 0
    )
    return fetch_first(connection, query, SeatRow)


def load(connection: Connection, campaign_id: str) -> Campaign:
    """The campaign that a first match began; raises NoSuchMatch."""
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
        games=_games(matches),
        following=next((row for row in rows if row.match_id is None), None),
    )


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


def _games(matches: list[MatchRow]) -> list[Game]:
    return [_game(number, match) for number, match in enumerate(matches, 1)]


def _game(number: int, match: MatchRow) -> Game:
    """What a game brought is counted from the points that it was told of when it began."""
    series, tally = _series_of(match), _tally(match)
    kept = seeds.code_of(match)
    if series is None or tally is None:
        return Game(number, match.id, match.status, kept, None, None, [])
    before = series.points_before(match.options, match.seats)
    gained = [now - then for now, then in zip(tally.points, before, strict=True)]
    result = cast("Result", match.result)
    return Game(number, match.id, match.status, kept, result, tally, gained)


# --- the game that follows -------------------------------------------------


def sequel(loaded: LoadedMatch) -> dict[str, Any] | None:
    """The options of the game that follows a match that has ended, if one does."""
    series = loaded.game.series
    return series.sequel(loaded.state) if series else None


def without_carried(game: AnyGame, options: Options) -> Options:
    """Return the options that people chose, without those that a series carries on."""
    carried = game.series.carried if game.series else ()
    return {name: value for name, value in options.items() if name not in carried}


def note_sequel(connection: Connection, match_id: str) -> None:
    """Another game follows this one: the clock is to begin it."""
    place = PLACE.first(connection, of=match_id)
    campaign_id, number = (place.campaign_id, place.number) if place else (match_id, 1)
    row = {"campaign_id": campaign_id, "number": number + 1, "after_id": match_id, "match_id": None}
    connection.execute(insert(CAMPAIGN_GAME), row)


def waiting(connection: Connection, now: int) -> list[CampaignGameRow]:
    """The games that are to begin now."""
    return WAITING.all(connection, now=now)


def stalled(connection: Connection) -> list[CampaignGameRow]:
    """The games that were to begin and could not, so far."""
    query = select(CAMPAIGN_GAME).where(_WAITING, CAMPAIGN_GAME.c.failures > 0)
    return fetch_all(connection, query, CampaignGameRow)


def following(connection: Connection, match_id: str) -> CampaignGameRow | None:
    """The game that is to follow this one and has not begun yet."""
    query = select(CAMPAIGN_GAME).where(_WAITING, CAMPAIGN_GAME.c.after_id == match_id)
    return fetch_first(connection, query, CampaignGameRow)


def settle(connection: Connection, row: CampaignGameRow, match_id: str) -> None:
    """The game is played in this match."""
    _update(connection, row, match_id=match_id)


def put_off(connection: Connection, row: CampaignGameRow, until: int) -> None:
    """The game could not begin, and is tried again then."""
    _update(connection, row, failures=row.failures + 1, try_at=until)


def set_back(connection: Connection, now: int) -> None:
    """After the clock was set back: what could not begin is tried now, not at a moment to come."""
    late = (_WAITING, CAMPAIGN_GAME.c.try_at > now)
    connection.execute(update(CAMPAIGN_GAME).where(*late).values(try_at=now))


def _update(connection: Connection, row: CampaignGameRow, **values: Any) -> None:
    which = CAMPAIGN_GAME.c.after_id == row.after_id
    connection.execute(update(CAMPAIGN_GAME).where(which).values(**values))
