"""Reading of plays from a file that the app BG Stats shared; the file is not trusted.

docs/bgstats.md describes the format. Fields that we don't need are not read.
"""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, tzinfo
from typing import Any

import engine
from service.installation.addresses import BadName, clean_name
from service.installation.coded_error import CodedError
from service.people import own_notes

LARGEST = 2_000_000  # bytes of a file
MOST_PLAYS = 200  # in one file
MOST_PLAYERS = 12
LONGEST = 100  # characters of a text that is read
LONGEST_NOTE = 500  # characters of a play's comments
HIGHEST = 10**9  # of a number that is read
LONGEST_PLAY = 24 * 60  # minutes
YEARS = range(1971, 2101)
UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
SUM = re.compile(r"[+-]?\d{1,6}([+-]\d{1,6}){0,20}")  # a score may be written as a sum
# The fields of each part that are read, and sent again with the form that confirms the import.
FIELDS = {
    "players": ("id", "uuid", "name", "isAnonymous", "metaData"),
    "locations": ("id", "uuid", "name"),
    "games": (
        *("id", "name", "uuid", "bggId", "bggName", "bggYear"),
        *("highestWins", "cooperative"),
    ),
    "plays": (
        *("uuid", "playDate", "durationMin", "ignored", "usesTeams"),
        *("locationRefId", "gameRefId"),
    ),
}
OF_SCORE = ("score", "winner", "newPlayer", "startPlayer", "playerRefId", "rank", "team")
REFUSALS = ("not_a_shared_file", "too_many_plays", "no_plays")


class NotShared(CodedError):
    """A file without plays that can be read; `code` is one of REFUSALS."""


@dataclass(frozen=True)
class SharedPlay:
    """A play from a file: people by seat, and the result as in listing.Ended.

    `game` is the id of one of our games, or for any other game that of the score pad. `ended_at` is
    in seconds since 1970.
    """

    id: str
    game: str
    title: str
    names: Sequence[str]
    bots: Sequence[int]
    winners: Sequence[int]
    ranking: Sequence[Sequence[int]]
    scores: Sequence[int]
    falling: bool
    ended_at: int
    seconds: int
    starter: int | None
    venue: str
    note: str = ""
    together: bool = False  # True for a cooperative game, which all win or lose
    teams: Sequence[str] = ()  # the name of each seat's team, if it was played in teams
    app_game: Mapping[str, Any] = field(default_factory=dict)  # the game as the app knows it
    app_people: Sequence[str] = ()  # the app's id of each seat's player, or ""
    app_venue: str = ""  # the app's id of the place
    newcomers: Sequence[int] = ()  # seats that played the game for the first time


@dataclass(frozen=True)
class SharedFile:
    """The plays of a file, the number of unreadable ones, and its text without unused fields."""

    plays: Sequence[SharedPlay]
    left_out: int
    text: str


def read(text: str, zone: tzinfo) -> SharedFile:
    """Return the plays of a file with its times in `zone`; raises NotShared."""
    data = _parsed(text)
    if len(data["plays"]) > MOST_PLAYS:
        raise NotShared("too_many_plays")
    parts = {name: {_whole(each, "id"): each for each in data[name]} for name in FIELDS}
    found: dict[str, SharedPlay] = {}
    left_out = 0
    for each in data["plays"]:
        play = None if each.get("ignored") is True else _play(each, parts, zone)
        if play is not None:
            found.setdefault(play.id, play)
        elif each.get("ignored") is not True:
            left_out += 1
    if not found:
        raise NotShared("no_plays")
    return SharedFile([*found.values()], left_out, json.dumps(data, ensure_ascii=False))


def _parsed(text: str) -> dict[str, list[dict[str, Any]]]:
    """Return the parts of a file with the fields that are read; raises NotShared."""
    try:
        data = json.loads(text) if len(text) <= LARGEST else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or not isinstance(data.get("plays"), list):
        raise NotShared("not_a_shared_file")
    found = {name: _picked(data.get(name), fields) for name, fields in FIELDS.items()}
    scores = [each.get("playerScores") for each in data["plays"] if isinstance(each, dict)]
    told = [each.get("comments") for each in data["plays"] if isinstance(each, dict)]
    for play, rows, comments in zip(found["plays"], scores, told, strict=True):
        play["playerScores"] = _picked(rows, OF_SCORE)
        play["comments"] = _note(comments)
    return found


def _note(comments: Any) -> str:
    """Return a play's comments as a note, cut to LONGEST_NOTE characters."""
    if not isinstance(comments, str):
        return ""
    return own_notes.tidy(comments, len(comments))[:LONGEST_NOTE].strip()


def _picked(rows: Any, fields: Sequence[str]) -> list[dict[str, Any]]:
    """Return the JSON objects in `rows`, each with only `fields`, and without long values."""
    objects = [each for each in rows if isinstance(each, dict)] if isinstance(rows, list) else []
    return [
        {field: each[field] for field in fields if field in each and _is_short(each[field])}
        for each in objects
    ]


def _is_short(value: Any) -> bool:
    if isinstance(value, dict):  # `metaData`
        is_flat = all(isinstance(each, int | str) for each in value.values())
        return is_flat and len(str(value)) <= LONGEST
    if isinstance(value, str):
        return len(value) <= LONGEST
    return isinstance(value, bool) or (isinstance(value, int) and abs(value) <= HIGHEST)


def _play(
    play: Mapping[str, Any], parts: Mapping[str, Mapping[int, Any]], zone: tzinfo
) -> SharedPlay | None:
    """Return a play, or None if it has no time, no game or no players that can be read."""
    rows = play["playerScores"]
    at = _moment(play, zone)
    game = parts["games"].get(_whole(play, "gameRefId"))
    title = _name(game or {})
    if at is None or not title or not 0 < len(rows) <= MOST_PLAYERS:
        return None
    people = [parts["players"].get(_whole(row, "playerRefId"), {}) for row in rows]
    falling = (game or {}).get("highestWins") is False
    scores = _scores(rows)
    winners = [seat for seat, row in enumerate(rows) if row.get("winner") is True]
    is_together = (game or {}).get("cooperative") is True
    teams = _teams(rows) if play.get("usesTeams") is True else ()
    ranking = (
        [[*range(len(rows))]] if is_together else ranked(rows, winners, scores, falling, teams)
    )
    starts = [seat for seat, row in enumerate(rows) if row.get("startPlayer") is True]
    location = parts["locations"].get(_whole(play, "locationRefId"), {})
    return SharedPlay(
        id=_id(play, title, at, people),
        game=_known(game or {}),
        title=title,
        names=["" if each.get("isAnonymous") is True else _name(each) for each in people],
        bots=[seat for seat, each in enumerate(people) if _is_bot(each)],
        winners=winners,
        ranking=ranking,
        scores=scores,
        falling=falling,
        ended_at=at,
        seconds=60 * min(max(0, _whole(play, "durationMin")), LONGEST_PLAY),
        starter=starts[0] if len(starts) == 1 else None,
        venue=_name(location),
        note=play["comments"],
        together=is_together,
        teams=teams,
        app_game=_app_game(game or {}),
        app_people=[_own_id(each) for each in people],
        app_venue=_own_id(location),
        newcomers=[seat for seat, row in enumerate(rows) if row.get("newPlayer") is True],
    )


def _teams(rows: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """Return the name of each seat's team, or () if one has none that can be shown."""
    teams = tuple(_name({"name": row.get("team")}) for row in rows)
    return teams if all(teams) else ()


def _app_game(game: Mapping[str, Any]) -> dict[str, Any]:
    """Return how BG Stats identifies a game, or {} if its id is malformed."""
    own = _own_id(game)
    if not own:
        return {}
    numbers = {name: max(0, _whole(game, name)) for name in ("bggId", "bggYear")}
    return {"uuid": own, "bggName": _name({"name": game.get("bggName")}), **numbers}


def _id(play: Mapping[str, Any], title: str, at: int, people: Sequence[Mapping[str, Any]]) -> str:
    """Return the play's own id, else a hash that is the same in every file with this play."""
    if own := _own_id(play):
        return own
    told = json.dumps([title, at, [_name(each) for each in people]])
    found = hashlib.sha256(told.encode()).hexdigest()
    return "-".join((found[:8], found[8:12], found[12:16], found[16:20], found[20:32]))


def _own_id(about: Mapping[str, Any]) -> str:
    """Return the id that BG Stats gave to an object in the file, or "" if it is malformed."""
    own = str(about.get("uuid", "")).lower()
    return own if UUID.fullmatch(own) else ""


def _known(game: Mapping[str, Any]) -> str:
    """Return the id of our game with the file's BoardGameGeek number, or of the score pad."""
    number = _whole(game, "bggId")
    ours = sorted(engine.games().values(), key=_by_use)
    return next((g.id for g in ours if g.listed and g.listed.number == number), engine.PAD)


def _by_use(game: Any) -> tuple[bool, str]:
    return not game.is_suggested, game.id


def _is_bot(player: Mapping[str, Any]) -> bool:
    """True for a bot; full exports of iPhones have `metaData` as text."""
    about = player.get("metaData")
    if isinstance(about, str):
        return '"isNpc":1' in about.replace(" ", "")
    return isinstance(about, dict) and about.get("isNpc") in (1, True)


def _scores(rows: Sequence[Mapping[str, Any]]) -> list[int]:
    """Return the score of each seat, or [] if one has none that is a whole number."""
    texts = [str(row.get("score", "")).replace(" ", "").replace("\u2212", "-") for row in rows]
    if not all(SUM.fullmatch(text) and text.isascii() for text in texts):
        return []
    return [sum(map(int, re.findall(r"[+-]?\d+", text))) for text in texts]


def ranked(
    rows: Sequence[Mapping[str, Any]],
    winners: Sequence[int],
    scores: Sequence[int],
    falling: bool,
    teams: Sequence[str] = (),
) -> list[list[int]]:
    """Return the seats of each place, the best place first.

    Places follow the ranks in the file, else winners and scores. Winners always share the first
    place, because the members of a team may have different scores. The others count with the best
    score of their team.
    """
    ranks = [_whole(row, "rank") for row in rows]
    of, best = teams or [str(seat) for seat in range(len(rows))], dict[str, int]()
    for seat, score in enumerate(scores):
        worth = score if falling else -score
        best[of[seat]] = min(worth, best.get(of[seat], worth))
    is_ranked = all(rank > 0 for rank in ranks)
    if is_ranked and all(ranks[seat] == min(ranks) for seat in winners):
        keys = [(False, rank) for rank in ranks]
    else:
        others = ranks if is_ranked else [best.get(team, 0) for team in of]
        keys = [
            (seat not in winners, others[seat] * (seat not in winners)) for seat in range(len(rows))
        ]
    return [[seat for seat, other in enumerate(keys) if other == key] for key in sorted({*keys})]


def _moment(play: Mapping[str, Any], zone: tzinfo) -> int | None:
    """Return the time of a play in seconds since 1970; None if it has no valid one."""
    try:
        at = datetime.fromisoformat(str(play.get("playDate", "")))
    except ValueError:
        return None
    if at.year not in YEARS:
        return None
    return int((at if at.tzinfo else at.replace(tzinfo=zone)).timestamp())


def _name(about: Mapping[str, Any]) -> str:
    """Return the name of a person, a game or a place; "" if it can't be shown."""
    name = about.get("name")
    try:
        return clean_name(name) if isinstance(name, str) and name.strip() else ""
    except BadName:
        return ""


def _whole(about: Mapping[str, Any], key: str) -> int:
    value = about.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0
