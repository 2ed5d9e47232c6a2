"""The games of a season: finished ones with results, others with their current state.

Reads rows and replays nothing: the result of a match or table is stored with it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from sqlalchemy import Connection, select

import engine
from engine.game import Tally
from service.database.rows import (
    DUE,
    EVENING,
    GAME_TABLE,
    IMPORTED_PLAY,
    MATCH,
    SEAT,
    TABLE_SEAT,
    GameTableRow,
    ImportedPlayRow,
    MatchRow,
    Row,
    SeasonGameRow,
    SeatRow,
    TableSeatRow,
    fetch_all,
)
from service.matches import campaigns, open_decisions
from service.matches.match_text import AGREED
from service.matches.states import Unreadable
from service.seasons import store
from service.tables import next_games
from service.tables import store as tables

# Values of `Ended.counted`, which says what the scores are: for imported plays, and for campaigns.
COUNTED_THERE = "there"
OF_CAMPAIGN = "campaign"
LONGEST_EVENING = 16 * 3600  # seconds: a longer evening was interrupted


@dataclass(frozen=True)
class Ended:
    """The result of a game, as in engine.state.Result."""

    winners: Sequence[int]
    ranking: Sequence[Sequence[int]]
    scores: Sequence[int]
    counted: str = "score"
    falling: bool = False  # True if fewer points are better
    is_agreed: bool = False  # True for a draw by agreement


@dataclass(frozen=True)
class Play:
    """A game of a season: a match, a table, an imported play or a whole campaign.

    `root` is the id of the first match or table of the same game, which may continue in others.
    `on_turn` lists the seats to move.
    """

    id: str
    root: str
    game: str
    title: str
    is_match: bool
    status: str
    names: tuple[str, ...]  # by seat; "" where no name was given
    bots: frozenset[int]
    began: int
    ended_at: int | None = None
    ended: Ended | None = None
    on_turn: tuple[int, ...] = ()
    starter: int | None = None  # the seat that began, if known
    venue: str = ""  # where people sat together, if the host said so
    note: str = ""  # typed with the result
    together: bool = False  # True for a cooperative game, which all win or lose
    teams: tuple[str, ...] = ()  # the name of each seat's team, if it was played in teams
    app_game: Mapping[str, Any] = field(default_factory=dict)  # the game in BG Stats, if known
    app_people: tuple[str, ...] = ()  # the id in BG Stats of the player at each seat, or ""
    app_venue: str = ""  # the id of the place in BG Stats
    newcomers: frozenset[int] = frozenset()  # seats that BG Stats says were new to the game
    options: Mapping[str, Any] = field(default_factory=dict)
    is_imported: bool = False  # True if it is from a file of BG Stats, or was typed
    campaign: str = ""  # the id of the campaign that has this game, or that this is
    number: int = 0  # the game's number in its campaign; 0 for the campaign itself
    target: int = 0  # points that end the campaign
    is_public: bool = False  # True if the campaign is played by mail and so has a public page

    @property
    def kind(self) -> str:
        """Return the kind of game for statistics.

        It is the rule set, with the title for a game on the score pad, or a campaign's target.
        """
        if self.is_campaign:
            return f"{self.game} {self.target}"
        return f"{self.game} {self.title.casefold()}" if self.game == engine.PAD else self.game

    @property
    def is_campaign(self) -> bool:
        """True if this is a whole campaign, which counts in addition to its games."""
        return bool(self.campaign) and not self.number

    @property
    def people(self) -> list[int]:
        """Return the seats that are not bots."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    @property
    def is_alone(self) -> bool:
        """True if one person played alone."""
        return len(self.people) == 1

    @property
    def is_falling(self) -> bool:
        """True if the lowest score won."""
        return self.ended is not None and self.ended.falling

    @property
    def is_broken_off(self) -> bool:
        """True if the game was broken off: it ended without a winner.

        Cooperative games, and solo games with a score, were lost instead.
        """
        if self.together or self.ended is None or self.ended.winners:
            return False
        return len(self.names) > 1 or not self.ended.scores

    @property
    def places(self) -> list[list[int]]:
        """Return the people's seats by place, the best place first."""
        ranking = self.ended.ranking if self.ended else []
        found = ([seat for seat in place if seat not in self.bots] for place in ranking)
        return [place for place in found if place]

    @property
    def winners(self) -> list[int]:
        """Return the winners' seats, bots included."""
        return list(self.ended.winners) if self.ended else []

    @property
    def seconds(self) -> int:
        """Return the length of the evening in seconds; 0 for games by mail and if unknown."""
        spent = 0 if self.ended_at is None else self.ended_at - self.began
        return 0 if self.is_match or not 0 < spent <= LONGEST_EVENING else spent


@dataclass(frozen=True)
class _Found:
    """The rows of a season's games, by id."""

    matches: Mapping[str, MatchRow]
    tables: Mapping[str, GameTableRow]
    seats: Mapping[str, Sequence[SeatRow]]
    table_seats: Mapping[str, Sequence[TableSeatRow]]
    results: Mapping[str, Mapping[str, Any]]  # of finished tables
    asked: Mapping[str, Sequence[int]]  # the seats to move in running matches
    venues: Mapping[str, str]  # of tables: where people sat

    def former(self, game_id: str) -> str | None:
        """Return the id of the match or table that this one continues, from its creation key."""
        words = self.row(game_id).creation_key.split()
        known = len(words) > 1 and words[0] in ("match", "table") and words[1] in self
        return words[1] if known else None

    def row(self, game_id: str) -> MatchRow | GameTableRow:
        """Return the row of a match or a table."""
        return self.matches.get(game_id) or self.tables[game_id]

    def campaign_of(self, row: GameTableRow) -> tuple[str, int]:
        """Return a table's campaign id and its game's number there; ("", 0) without a campaign.

        A campaign has the id of its first match, or of its first table that the season has.
        """
        if row.begins_json is not None:
            match = self.matches.get(self.former(row.id) or "")
            return (campaigns.id_of(match), campaigns.number_in(match)) if match else ("", 0)
        number = campaigns.number_in(row)
        if number > 1 and (former := self.tables.get(next_games.former_id(row))):
            return self.campaign_of(former)[0] or row.id, number
        return row.id if number else "", number

    def __contains__(self, game_id: str) -> bool:
        return game_id in self.matches or game_id in self.tables

    def together(self) -> list[list[str]]:
        """Return the ids of each game's matches and tables, in their order."""
        every: dict[str, list[list[str]]] = {}
        for game_id in (*self.matches, *self.tables):
            way = self.way_to(game_id)
            every.setdefault(way[0], []).append(way)
        return [[way[-1] for way in sorted(ways, key=self._age)] for ways in every.values()]

    def _age(self, way: Sequence[str]) -> tuple[int, int]:
        """Return a sort key: when the last part was set up, then the number of parts."""
        return self.row(way[-1]).made_at, len(way)

    def way_to(self, game_id: str) -> list[str]:
        """Return the ids of the game's parts, from the first one to this one."""
        way = [game_id]
        while (former := self.former(way[0])) is not None and former not in way:
            way.insert(0, former)
        return way


R = TypeVar("R", bound=Row)


def of_season(connection: Connection, group_id: str) -> list[Play]:
    """Return the season's games, each only once, and its finished campaigns, the latest first."""
    found = _find(connection, store.games_of(connection, group_id))
    plays = [_play(found, names) for names in found.together()]
    plays += [
        _of_campaign(play, tally)
        for play in plays
        if play.number and (tally := campaigns.tally_of(found.row(play.id))) and tally.over
    ]
    plays += map(_imported, imported(connection, group_id))
    return sorted(plays, key=lambda play: (play.ended_at or play.began, play.id), reverse=True)


def titles(plays: Iterable[Play]) -> list[str]:
    """Return the titles of games played on the score pad, each in its latest spelling."""
    found: dict[str, str] = {}
    for play in plays:
        if play.game == engine.PAD and play.title:
            found.setdefault(play.kind, play.title)
    return sorted(found.values(), key=str.casefold)


def imported(connection: Connection, group_id: str) -> Sequence[ImportedPlayRow]:
    """Return the plays that were imported from files, or typed by the host."""
    query = select(IMPORTED_PLAY).where(IMPORTED_PLAY.c.group_id == group_id)
    return fetch_all(connection, query, ImportedPlayRow)


def imported_ids(connection: Connection, group_id: str) -> set[str]:
    """Return the ids of the season's imported and typed plays."""
    query = select(IMPORTED_PLAY.c.id).where(IMPORTED_PLAY.c.group_id == group_id)
    return {*connection.execute(query).scalars()}


def _imported(row: ImportedPlayRow) -> Play:
    about = row.about
    result = {name: about[name] for name in ("winners", "ranking", "scores", "falling")}
    return Play(
        id=row.id,
        root=row.id,
        game=about["game"],
        title=about["title"],
        is_match=False,
        status="over",
        names=tuple(about["names"]),
        bots=frozenset(about["bots"]),
        began=about["ended_at"] - about["seconds"],
        ended_at=about["ended_at"],
        ended=_ended({**result, "counted": COUNTED_THERE}),
        starter=about["starter"],
        venue=about["venue"],
        note=about.get("note", ""),
        together=about.get("together", False),
        teams=tuple(about.get("teams", ())),
        app_game=about.get("app_game", {}),
        app_people=tuple(about.get("app_people", ())),
        app_venue=about.get("app_venue", ""),
        newcomers=frozenset(about.get("newcomers", ())),
        is_imported=True,
    )


def of_table(connection: Connection, row: GameTableRow) -> Play:
    """Return one table as a Play, whether or not it is in a season."""
    alone = SeasonGameRow(
        group_id="", game_id=row.id, match_id=None, table_id=row.id, put_at=row.made_at
    )
    return _play(_find(connection, [alone]), [row.id])


def together_with(connection: Connection, group_id: str, game_id: str) -> list[str]:
    """Return the ids of all parts of this game; [] if the season does not have it."""
    found = _find(connection, store.games_of(connection, group_id))
    return next((names for names in found.together() if game_id in names), [])


def _find(connection: Connection, games: Sequence[SeasonGameRow]) -> _Found:
    match_ids = [row.match_id for row in games if row.match_id]
    table_ids = [row.table_id for row in games if row.table_id]
    matches_of = select(MATCH).where(MATCH.c.id.in_(match_ids))
    tables_of = select(GAME_TABLE).where(GAME_TABLE.c.id.in_(table_ids))
    seats_of = select(SEAT).where(SEAT.c.match_id.in_(match_ids)).order_by(SEAT.c.number)
    places_of = select(TABLE_SEAT).where(TABLE_SEAT.c.table_id.in_(table_ids))
    places = fetch_all(connection, places_of.order_by(TABLE_SEAT.c.number), TableSeatRow)
    table_rows = fetch_all(connection, tables_of, GameTableRow)
    return _Found(
        {row.id: row for row in fetch_all(connection, matches_of, MatchRow)},
        {row.id: row for row in table_rows},
        _by(lambda seat: seat.match_id, fetch_all(connection, seats_of, SeatRow)),
        _by(lambda seat: seat.table_id, places),
        {row.id: found for row in table_rows if (found := _result(connection, row))},
        _asked(connection, match_ids),
        _venues(connection, table_ids),
    )


def _venues(connection: Connection, table_ids: Sequence[str]) -> dict[str, str]:
    """Return where people sat, keyed by the table's id, if the host has said so."""
    query = select(EVENING.c.table_id, EVENING.c.venue).where(EVENING.c.table_id.in_(table_ids))
    return {row.table_id: row.venue for row in connection.execute(query)}


def _result(connection: Connection, row: GameTableRow) -> Mapping[str, Any] | None:
    """Return a table's result; an old table without a stored one is replayed."""
    if row.status != "over" or row.result is not None:
        return row.result
    try:
        table = tables.table_of(connection, row)
    except Unreadable:
        return None
    return table.rules.result(table.at, row.seats)


def _asked(connection: Connection, match_ids: Sequence[str]) -> dict[str, list[int]]:
    """Return the seats to move, without bots, keyed by the match's id."""
    of_these = DUE.c.match_id.in_(match_ids)
    query = select(DUE.c.match_id, DUE.c.seat).where(of_these, open_decisions.IS_OPEN)
    found: dict[str, list[int]] = {}
    for match_id, seat in connection.execute(query.order_by(DUE.c.seat)):
        found.setdefault(match_id, []).append(seat)
    return found


def _by(name: Callable[[R], str], rows: Iterable[R]) -> dict[str, list[R]]:
    found: dict[str, list[R]] = {}
    for row in rows:
        found.setdefault(name(row), []).append(row)
    return found


def _play(found: _Found, names: Sequence[str]) -> Play:
    """Return the Play of one game, for which its parts (matches and tables) have the ids `names`.

    It is the last finished part, or else the last one that goes on.
    """
    parts = [
        _of_match(found, each, names[0]) if each in found.matches else _of_table(found, each, names)
        for each in names
    ]
    over = [part for part in parts if part.ended is not None]
    on = [part for part in parts if part.status != "frozen"]
    return _taken_in(found, over) or (over or on or parts)[-1]


def _taken_in(found: _Found, over: Sequence[Play]) -> Play | None:
    """Return the match that was finished at a table, with the table's venue and first player.

    Return None if the game has no such match.
    """
    by_id = {part.id: part for part in over}
    for match_id, table_id in ((row.id, row.table_id or "") for row in found.matches.values()):
        if match_id in by_id and (evening := by_id.get(table_id)):
            return replace(by_id[match_id], venue=evening.venue, starter=evening.starter)
    return None


def _of_match(found: _Found, match_id: str, root: str) -> Play:
    row, seats = found.matches[match_id], found.seats[match_id]
    is_over = row.status == "over" and row.result is not None
    return Play(
        id=row.id,
        root=root,
        game=row.game,
        title="",
        is_match=True,
        status=row.status,
        names=tuple(seat.name for seat in seats),
        bots=frozenset(seat.number for seat in seats if seat.bot),
        began=row.started_at or row.made_at,
        ended_at=row.ended_at if is_over else None,
        ended=_ended(row.result or {}) if is_over else None,
        on_turn=tuple(found.asked.get(row.id, ())),
        options=row.options,
        campaign=campaigns.id_of(row) if campaigns.target_of(row) else "",
        number=campaigns.number_in(row),
        target=campaigns.target_of(row),
        is_public=campaigns.target_of(row) > 0,
    )


def _of_campaign(last: Play, tally: Tally) -> Play:
    """Return a finished campaign as a Play; `last` is its last game."""
    ranking = campaigns.ranking(tally.winners, tally.points)
    ended = Ended(tally.winners, ranking, tally.points, OF_CAMPAIGN)
    return replace(last, id=f"{last.id}-campaign", root=last.campaign, number=0, ended=ended)


def _of_table(found: _Found, table_id: str, names: Sequence[str]) -> Play:
    """Return a table as a Play; seats that were bots in the match that it continues stay bots."""
    row, former = found.tables[table_id], found.former(table_id)
    campaign, number = found.campaign_of(row)
    seats = found.seats.get(former, ()) if former else ()
    result = found.results.get(table_id)
    return Play(
        id=row.id,
        root=names[0],
        game=row.game,
        title=row.title or "",
        is_match=False,
        status=row.status,
        names=tuple(seat.name for seat in found.table_seats[table_id]),
        bots=frozenset(seat.number for seat in seats if seat.bot),
        began=row.made_at,
        ended_at=(row.ended_at or row.touched_at) if result else None,
        ended=_ended(result) if result else None,
        starter=result.get("starter") if result else None,
        venue=found.venues.get(row.id, ""),
        options=row.options,
        campaign=campaign,
        number=number,
        target=campaigns.target_of(row),
        is_public=bool(campaign) and row.begins_json is not None,
    )


def _ended(result: Mapping[str, Any]) -> Ended:
    counted, falling = result.get("counted", "score"), bool(result.get("falling"))
    places = (result["winners"], result["ranking"], result["scores"])
    return Ended(*places, counted, falling, result.get("reason") == AGREED)
