"""The games of a campaign and how they stand; begins none (service/sequels does), knows no words.

A campaign bears the name of its first match. What follows is one row for each later game, written
when the game before it ends and still without a match until that one begins.
"""

import json
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, bindparam, insert, select, update

import engine
from engine.chance import commitment
from engine.game import Result, Series, Tally
from service.database.models import CampaignGame, Match, Seat
from service.database.statements import Statement
from service.matches import store
from service.matches.store import NoSuchMatch, Standing

MATCH, SEAT, GAME = (table.__table__ for table in (Match, Seat, CampaignGame))
_WAITING = GAME.c.match_id.is_(None)
WAITING = Statement(
    select(GAME).where(_WAITING, GAME.c.try_at <= bindparam("now")).order_by(GAME.c.campaign_id)
)
PLACE = Statement(select(GAME).where(GAME.c.match_id == bindparam("of")))


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
    following: Row | None = None  # the game that is to begin, while it has not
    next_seat: Row | None = None  # the reader's own in the game after the one that is looked at

    @property
    def points(self) -> list[int]:
        """Each seat's points after the last game that is over."""
        ended = self._ended
        return ended[-1].tally.points if ended else [0] * self.seats

    @property
    def standings(self) -> list[tuple[int, int]]:
        """Seat and points, most points first."""
        return by_points(self.points)

    def points_after(self, match_id: str) -> list[tuple[int, int]]:
        """The same as they stood when that game was over; before, as it began."""
        played = self.games[: self.number_of(match_id)]
        ended = [game for game in played if game.tally]
        points = ended[-1].tally.points if ended else [0] * self.seats
        return by_points(points)

    @property
    def is_over(self) -> bool:
        """Whether the target was reached."""
        return bool(self._ended) and self._ended[-1].tally.over

    @property
    def winners(self) -> list[int]:
        """Who won it all."""
        return self._ended[-1].tally.winners if self.is_over else []

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
    def _ended(self) -> list[Game]:
        return [game for game in self.games if game.tally]


def by_points(points: list[int]) -> list[tuple[int, int]]:
    """Seat and points, most points first."""
    return sorted(enumerate(points), key=lambda each: (-each[1], each[0]))


# --- what belongs together -------------------------------------------------


def target_of(match: Row) -> int:
    """The points that a match's campaign goes on to; 0 for a game by itself."""
    series = _series_of(match)
    return series.target(json.loads(match.options)) if series else 0


def _series_of(match: Row) -> Series[Any] | None:
    game = engine.games().get(match.game)
    return game.series if game else None


def _is_counted(match: Row) -> bool:
    """Whether it has begun and is for points; a game from before these were counted is not."""
    begun = match.state is not None and target_of(match) > 0
    return begun and (match.result is None or _tally(match) is not None)


def _tally(match: Row) -> Tally | None:
    """What a game that is over has brought; None for one that was for no points."""
    series = _series_of(match)
    return series.tally(json.loads(match.result)) if series and match.result else None


def of(connection: Connection, match: Row, seat: int | None) -> Campaign | None:
    """The campaign that a match is a game of, as whoever holds that seat may know it."""
    if not _is_counted(match):
        return None
    place = PLACE.first(connection, of=match.id)
    campaign = load(connection, place.campaign_id if place else match.id)
    following = campaign.after(match.id)
    if following is None or seat is None:
        return campaign
    return replace(campaign, next_seat=_seat_in(connection, following.match, seat))


def _seat_in(connection: Connection, match_id: str, seat: int) -> Row | None:
    """The same player's seat in a later game, unless somebody else holds it by now."""
    query = select(SEAT).where(
        SEAT.c.match_id == match_id, SEAT.c.number == seat, SEAT.c.tenure == 0
    )
    return connection.execute(query).first()


def load(connection: Connection, campaign_id: str) -> Campaign:
    """The campaign that a first match began; raises NoSuchMatch."""
    first = store.MATCH_OF[False].first(connection, of=campaign_id)
    is_later = PLACE.first(connection, of=campaign_id) is not None
    if first is None or not _is_counted(first) or is_later:
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


def _rows(connection: Connection, campaign_id: str) -> list[Row]:
    query = select(GAME).where(GAME.c.campaign_id == campaign_id).order_by(GAME.c.number)
    return list(connection.execute(query))


def _matches(connection: Connection, ids: list[str]) -> list[Row]:
    found = {row.id: row for row in connection.execute(select(MATCH).where(MATCH.c.id.in_(ids)))}
    return [found[match_id] for match_id in ids]


def _games(matches: list[Row]) -> list[Game]:
    return [_game(number, match) for number, match in enumerate(matches, 1)]


def _game(number: int, match: Row) -> Game:
    """What a game brought is counted from the points that it was told of when it began."""
    series, tally = _series_of(match), _tally(match)
    kept = commitment(bytes.fromhex(match.seed))
    if series is None or tally is None:
        return Game(number, match.id, match.status, kept, None, None, [])
    before = series.points_before(json.loads(match.options), match.seats)
    gained = [now - then for now, then in zip(tally.points, before, strict=True)]
    result = json.loads(match.result)
    return Game(number, match.id, match.status, kept, result, tally, gained)


# --- the game that follows -------------------------------------------------


def sequel(standing: Standing) -> dict[str, Any] | None:
    """The options of the game that follows a match that has ended, if one does."""
    series = standing.game.series
    return series.sequel(standing.state) if series else None


def note_sequel(connection: Connection, match_id: str) -> None:
    """Another game follows this one: the clock is to begin it."""
    place = PLACE.first(connection, of=match_id)
    campaign_id, number = (place.campaign_id, place.number) if place else (match_id, 1)
    row = {"campaign_id": campaign_id, "number": number + 1, "after_id": match_id, "match_id": None}
    connection.execute(insert(GAME), row)


def waiting(connection: Connection, now: int) -> list[Row]:
    """The games that are to begin now."""
    return WAITING.all(connection, now=now)


def stalled(connection: Connection) -> list[Row]:
    """The games that were to begin and could not, so far."""
    return list(connection.execute(select(GAME).where(_WAITING, GAME.c.failures > 0)))


def following(connection: Connection, match_id: str) -> Row | None:
    """The game that is to follow this one and has not begun yet."""
    return connection.execute(select(GAME).where(_WAITING, GAME.c.after_id == match_id)).first()


def settle(connection: Connection, row: Row, match_id: str) -> None:
    """The game is played in this match."""
    _update(connection, row, match_id=match_id)


def put_off(connection: Connection, row: Row, until: int) -> None:
    """The game could not begin, and is tried again then."""
    _update(connection, row, failures=row.failures + 1, try_at=until)


def set_back(connection: Connection, now: int) -> None:
    """After the clock was set back: what could not begin is tried now, not at a moment to come."""
    connection.execute(update(GAME).where(_WAITING, GAME.c.try_at > now).values(try_at=now))


def _update(connection: Connection, row: Row, **values: Any) -> None:
    connection.execute(update(GAME).where(GAME.c.after_id == row.after_id).values(**values))
