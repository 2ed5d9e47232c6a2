"""A match as rows: load it, append to it; knows no letters, no deadlines, no words."""

import json
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, func, insert, select, update

import engine
from service.database.models import Match, Move, Seat
from service.database.statements import Statement
from service.installation.tokens import hash_of
from service.matches import asides, former_links, recent, states
from service.matches.asides import Said
from service.matches.former_links import NoSuchLink as NoSuchLink
from service.matches.states import Unreadable, moves_of

MATCH, SEAT, MOVE = (table.__table__ for table in (Match, Seat, Move))
HOST_SEAT = 0
NEVER = "[]"  # was this match put back

_MATCH = select(MATCH).where(MATCH.c.id == bindparam("of"))
_BY_SEAT = (
    select(MATCH, SEAT.c.number)
    .join(SEAT, SEAT.c.match_id == MATCH.c.id)
    .where(SEAT.c.token_hash == bindparam("hash"))
)
_BY_HOST = select(MATCH).where(MATCH.c.host_hash == bindparam("hash"))


def _with_and_without_lock(query: Any) -> dict[bool, Statement]:
    return {False: Statement(query), True: Statement(query.with_for_update(of=MATCH))}


MATCH_OF = _with_and_without_lock(_MATCH)
BY_SEAT = _with_and_without_lock(_BY_SEAT)
BY_HOST = _with_and_without_lock(_BY_HOST)
SEATS_OF = Statement(select(SEAT).where(SEAT.c.match_id == bindparam("of")).order_by(SEAT.c.number))
APPEND = Statement(insert(MOVE))
_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode
KEEP = Statement(
    update(MATCH)
    .where(MATCH.c.id == bindparam("of"))
    .values(
        turn=bindparam("reached"),
        state=bindparam("now"),
        rules_version=bindparam("version"),
        seal=bindparam("last_seal"),
    )
)
CLOSE = Statement(
    update(MATCH)
    .where(MATCH.c.id == bindparam("of"))
    .values(status=bindparam("how"), ended_at=bindparam("at"), result=bindparam("outcome"))
)


class NoSuchMatch(LookupError):
    """No match of that name."""


@dataclass
class Standing:
    """A match as it stands now: its row, its seats' rows, its game and the game's state.

    `state` is the engine's, with an empty log, and None before the start. It belongs to whoever
    loaded it and may be played on in place.
    """

    match: Row
    seats: list[Row]
    game: Any
    state: Any

    @property
    def names(self) -> list[str]:
        """The people's names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def typed_names(self) -> dict[str, Any]:
        """What an owner's data file calls otherwise than the words do, by the words' keys."""
        return {} if self.state is None else self.game.typed_names(self.state)

    @property
    def joined(self) -> list[Row]:
        """The seats whose holders have agreed to play: nobody else hears how the game goes."""
        return [seat for seat in self.seats if seat.status == "joined"]

    @property
    def is_open(self) -> bool:
        """Whether it waits for its host or its players, or is played."""
        return self.match.status in ("proposed", "inviting", "running")

    @property
    def is_proposed(self) -> bool:
        """Whether nobody has heard of it but its host, who has not agreed to it yet."""
        return self.match.status == "proposed"

    @property
    def is_running(self) -> bool:
        """Whether moves are taken."""
        return self.match.status == "running"

    def to_act(self) -> list[int]:
        """The seats that are asked now."""
        return self.game.to_act(self.state) if self.is_running else []


@dataclass(frozen=True)
class Played:
    """One move on its way into the store."""

    number: int
    seat: int
    action: str
    mark: str
    asked_turn: int


# --- loading ---------------------------------------------------------------


def load(connection: Connection, match_id: str, lock: bool = False) -> Standing:
    """The match of that name; with `lock` nobody else may move it until the transaction ends."""
    match = MATCH_OF[lock].first(connection, of=match_id)
    if match is None:
        raise NoSuchMatch(match_id)
    return _standing(connection, match)


def find_seat(connection: Connection, token: str, lock: bool = False) -> tuple[Standing, int]:
    """The match and the seat number behind a seat's token; raises NoSuchLink."""
    token_hash = hash_of(token)
    found = BY_SEAT[lock].first(connection, hash=token_hash)
    if found is None:
        former = former_links.find(connection, token, of_host=False)
        match = MATCH_OF[lock].first(connection, of=former.match_id)
        return _standing(connection, match, former.seat), former.seat
    standing = _standing(connection, found, found.number)
    if standing.seats[found.number].token_hash != token_hash:  # while we waited for the lock
        former_links.find(connection, token, of_host=False)
    return standing, found.number


def find_host(connection: Connection, token: str, lock: bool = False) -> Standing:
    """The match behind a host's token; raises NoSuchLink."""
    match = BY_HOST[lock].first(connection, hash=hash_of(token))
    if match is None:
        former = former_links.find(connection, token, of_host=True)
        match = MATCH_OF[lock].first(connection, of=former.match_id)
    return _standing(connection, match, HOST_SEAT)


def _standing(connection: Connection, match: Row, reader: int | None = None) -> Standing:
    seats = SEATS_OF.all(connection, of=match.id)
    try:
        state = states.state_of(connection, match)
    except Unreadable as unreadable:
        unreadable.language = match.language if reader is None else seats[reader].language
        raise
    return Standing(match, seats, engine.games()[match.game], state)


# --- after the database was put back to an earlier state -------------------


def epoch(match: Row) -> int:
    """How often this match was put back; its links bear that number."""
    return 0 if match.put_back == NEVER else len(json.loads(match.put_back))


def put_back_at(match: Row) -> int | None:
    """Of which moment the match was put back, if that ever happened."""
    return None if match.put_back == NEVER else json.loads(match.put_back)[-1][1]


def is_of_lost_moves(match: Row, turn: int, link_epoch: int) -> bool:
    """Whether a link asks about a turn that came otherwise before the match was put back."""
    if match.put_back == NEVER:
        return False
    return any(turn > reached for reached, _ in json.loads(match.put_back)[max(0, link_epoch) :])


# --- what was played, what was told ----------------------------------------


def answers_to(connection: Connection, match_id: str, seat: int, asked_turn: int) -> list[Row]:
    """What the seat played to the question that stood at that turn: asides, at most one answer.

    It may have been asked earlier: where several are asked the match moves on under a question.
    """
    query = select(MOVE).where(
        MOVE.c.match_id == match_id,
        MOVE.c.number >= asked_turn,
        MOVE.c.seat == seat,
        MOVE.c.asked_turn <= asked_turn,
    )
    return list(connection.execute(query.order_by(MOVE.c.number)))


def next_answer(connection: Connection, match_id: str, seat: int, since: int) -> Row | None:
    """The seat's first move from that turn on that was no aside."""
    query = select(MOVE).where(
        MOVE.c.match_id == match_id,
        MOVE.c.number >= since,
        MOVE.c.seat == seat,
        MOVE.c.mark != "aside",
    )
    return connection.execute(query.order_by(MOVE.c.number).limit(1)).first()


def last_own_turn(connection: Connection, match_id: str, seat: int) -> int:
    """The number of the last move that this seat's player chose; 0 if there was none."""
    query = select(func.max(MOVE.c.number)).where(
        MOVE.c.match_id == match_id, MOVE.c.seat == seat, MOVE.c.mark == "player"
    )
    return connection.execute(query).scalar() or 0


def turn_reached(connection: Connection, move: Row, now_at: int) -> int:
    """The turn that a move led to, the moves that followed by themselves included."""
    query = select(func.min(MOVE.c.number)).where(
        MOVE.c.match_id == move.match_id,
        MOVE.c.number > move.number,
        MOVE.c.mark.in_(("player", "aside", "timeout")),
    )
    following = connection.execute(query).scalar()
    return now_at if following is None else following


def events(
    connection: Connection, standing: Standing, seat: int | None, since: int
) -> list[dict[str, Any]]:
    """What happened from turn `since` on, as that seat (None: a spectator) may know it.

    A move that nobody chose carries its mark (forced, timeout, absent) as `mark`. That it was a
    standing order which moved is its owner's secret; a bot's moves are known by its name.
    """
    if standing.state is None:
        return []
    match = standing.match
    moves = moves_of(connection, match.id, since)
    marks = {move.number: move for move in moves if is_marked(move, seat)}
    try:
        opening = _told(standing, seat, [match.opening]) if since == 0 else []
        told = _told(standing, seat, [move.told for move in moves])
        said = _told_aside(connection, standing, seat, since)
    except Exception:  # what the engine tells is found again by playing, as its state is
        log = states.log_of(connection, match, since)
        opening, said, told = [], [], standing.game.told(standing.state, seat, log)
    marked = [_marked(event, marks) for event in told]
    return opening + (sorted(said + marked, key=itemgetter("turn")) if said else marked)


def _told_aside(
    connection: Connection, standing: Standing, seat: int | None, since: int
) -> list[dict[str, Any]]:
    """What a seat was told of asides; nobody else learns that there are any."""
    if seat is None or not standing.seats[seat].heard:
        return []
    said = asides.of_match(connection, standing.match.id, since)
    return _told(standing, seat, [aside.told for aside in said])


def is_marked(move: Row, reader: int | None) -> bool:
    """Whether this reader is told how a move came about."""
    return move.mark not in ("player", "aside", "bot") and (
        move.mark != "order" or move.seat == reader
    )


def _told(standing: Standing, seat: int | None, stored: list[str]) -> list[dict[str, Any]]:
    """Pieces of the log, each as it is stored, as the engine tells them to that seat."""
    entries = [entry for piece in stored for entry in _decode(piece)]
    return standing.game.told(standing.state, seat, entries)


def _marked(event: dict[str, Any], marks: dict[int, Row]) -> dict[str, Any]:
    """The first thing told of a move that nobody chose says so."""
    move = marks.pop(event["turn"], None)
    return {**event, "mark": move.mark} if move else event


# --- appending -------------------------------------------------------------


def _compact(value: Any) -> str:
    """As JSON without a blank: a state is written with every turn."""
    return _encode(value).decode()


def open_match(connection: Connection, standing: Standing, state: Any, now: int) -> Standing:
    """Store the set-up state of a match that begins now."""
    data = standing.game.to_json(state)
    del data["log"]
    row = {
        "status": "running",
        "started_at": now,
        "opening": _compact(state.log),
        "state": _compact(data),
        "rules_version": standing.game.rules_version,
    }
    connection.execute(update(MATCH).where(MATCH.c.id == standing.match.id).values(row))
    return load(connection, standing.match.id)


def append(
    connection: Connection,
    standing: Standing,
    moves: list[Played],
    now: int,
    said: list[Said] | tuple[()] = (),
) -> None:
    """Add what was played and said on `standing.state`, and keep the state it led to."""
    data = standing.game.to_json(standing.state)
    del data["log"]
    told: dict[int, list[Any]] = {move.number: [] for move in moves}
    private = [entry for each in said for entry in each.told]
    for entry in standing.state.log:
        if entry in private:
            private.remove(entry)
        else:
            told[entry[0]].append(entry)
    if said:
        asides.append(connection, standing.match.id, said, now)
    rows = [
        {
            "match_id": standing.match.id,
            **vars(move),
            "at": now,
            "told": _compact(told[move.number]),
        }
        for move in moves
    ]
    seal = states.seal_in_order(standing.match.seal, rows)
    APPEND.run_for_each(connection, rows)
    state = _compact(data)
    standing.match = standing.match._replace(seal=seal)
    recent.remember(standing.game, state, standing.state)
    KEEP.run(
        connection,
        of=standing.match.id,
        reached=standing.state.turn,
        now=state,
        version=standing.game.rules_version,
        last_seal=seal,
    )


def begin_inviting(connection: Connection, match_id: str) -> None:
    """Mark that a match's host has agreed to it."""
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(status="inviting"))


def close_match(
    connection: Connection, match_id: str, status: str, now: int, result: Any = None
) -> None:
    """Mark a match as over or called off."""
    kept = None if result is None else json.dumps(result)
    CLOSE.run(connection, of=match_id, how=status, at=now, outcome=kept)


def update_seat(connection: Connection, seat: Row, **values: Any) -> None:
    """Change columns of one seat."""
    where = (SEAT.c.match_id == seat.match_id, SEAT.c.number == seat.number)
    connection.execute(update(SEAT).where(*where).values(**values))
