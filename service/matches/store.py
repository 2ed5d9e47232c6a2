"""A match as rows: find it by a link, load it, append to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    between,
    bindparam,
    func,
    insert,
    not_,
    select,
    update,
)

import engine
from engine.game import AnyGame
from service.database.models import LINK, MATCH, MOVE, SEAT
from service.database.rows import (
    Mark,
    MatchByLinkRow,
    MatchRow,
    MatchStatus,
    MoveRow,
    Row,
    SeatRow,
    fetch_all,
    fetch_first,
    from_json,
    to_json,
)
from service.database.statements import Look, Query, Statement
from service.installation.tokens import hash_of
from service.links import store as links
from service.links.store import Kind
from service.links.store import NoSuchLink as NoSuchLink
from service.matches import asides, recent, seals, states, taken_back
from service.matches.asides import Said
from service.matches.playing_again import UNDO
from service.matches.states import Unreadable, moves_of

T = TypeVar("T", bound=Row)
HOST_SEAT = 0
TAKEN_BACK = "taken_back"  # how an event is marked that counts no more
NEVER = "[]"  # was this match put back

_MATCH = select(MATCH).where(MATCH.c.id == bindparam("of"))
_BY_LINK = (
    select(MATCH, LINK.c.number, LINK.c.id.label("link_id"), LINK.c.used_at)
    .join(LINK, LINK.c.match_id == MATCH.c.id)
    .where(LINK.c.token_hash == bindparam("hash"), LINK.c.kind == bindparam("kind"), links.LIVE)
)


def _with_and_without_lock(
    query: Select[Any], row_type: type[T], *locked: Table
) -> dict[bool, Query[T]]:
    for_update = query.with_for_update(of=locked)
    return {False: Query(query, row_type), True: Query(for_update, row_type)}


MATCH_OF = _with_and_without_lock(_MATCH, MatchRow, MATCH)
# The link is locked too, so that one that ended while we waited for the match is not found.
BY_LINK = _with_and_without_lock(_BY_LINK, MatchByLinkRow, MATCH, LINK)
LOCK_IF_FREE = Look(
    select(MATCH.c.id).where(MATCH.c.id == bindparam("of")).with_for_update(skip_locked=True)
)
SEATS_OF = Query(
    select(SEAT).where(SEAT.c.match_id == bindparam("of")).order_by(SEAT.c.number), SeatRow
)
# The last move before that number that the player of a seat chose.
CHOSEN = Query(
    select(MOVE)
    .where(MOVE.c.match_id == bindparam("of"), MOVE.c.seat == bindparam("chooser"))
    .where(MOVE.c.number < bindparam("before"), MOVE.c.mark == "player")
    .order_by(MOVE.c.number.desc())
    .limit(1),
    MoveRow,
)
APPEND = Statement(insert(MOVE))
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
class LoadedMatch:
    """A match as it stands now: its row, its seats' rows, its game and the game's state.

    `state` is the engine's, with an empty log, and None before the start. It belongs to whoever
    loaded it and may be played on in place. `link` is the link that it was found by, if any: its
    id and when it was last used.
    """

    match: MatchRow
    seats: list[SeatRow]
    game: AnyGame
    state: Any
    link: tuple[str, int | None] | None = None
    seal: str = field(init=False)  # of the last move, those of this transaction included

    def __post_init__(self) -> None:
        self.seal = self.match.seal

    @property
    def names(self) -> list[str]:
        """The people's names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def known(self) -> list[SeatRow]:
        """The seats that somebody has, or is asked to take: all but the open ones."""
        return [seat for seat in self.seats if seat.status != "open"]

    @property
    def typed_names(self) -> Mapping[str, object]:
        """What an owner's data file calls otherwise than the words do, by the words' keys."""
        return {} if self.state is None else self.game.typed_names(self.state)

    @property
    def joined(self) -> list[SeatRow]:
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
    def has_begun(self) -> bool:
        """Whether there is a table to look at."""
        return self.state is not None

    @property
    def is_running(self) -> bool:
        """Whether moves are taken."""
        return self.match.status == "running"

    def to_act(self) -> list[int]:
        """The seats that are asked now."""
        return self.game.to_act(self.state) if self.is_running else []

    def together(self, seat: int) -> int:
        """How many questions a seat is asked at once, each after the other's answer."""
        return len(self.game.together(self.state, seat)) if self.is_running else 0


@dataclass(frozen=True)
class Played:
    """One move on its way into the store."""

    number: int
    seat: int
    action: str
    mark: Mark
    asked_turn: int


# --- loading ---------------------------------------------------------------


def load(connection: Connection, match_id: str, lock: bool = False) -> LoadedMatch:
    """The match of that name; with `lock` nobody else may move it until the transaction ends."""
    return _loaded(connection, row_of(connection, match_id, lock))


def lock_if_free(connection: Connection, match_id: str) -> bool:
    """Lock the match unless somebody else has; False if it is locked, or there is none."""
    return LOCK_IF_FREE.finds_any(connection, of=match_id)


def row_of(connection: Connection, match_id: str, lock: bool = False) -> MatchRow:
    """The row alone of the match of that name, whatever its state; raises NoSuchMatch."""
    match = MATCH_OF[lock].first(connection, of=match_id)
    if match is None:
        raise NoSuchMatch(match_id)
    return match


def find_seat(connection: Connection, token: str, lock: bool = False) -> tuple[LoadedMatch, int]:
    """The match and the seat number behind a seat's token; raises NoSuchLink."""
    loaded, number = _by_link(connection, token, "seat", lock)
    assert number is not None, "every link to a seat says to which"
    return loaded, number


def find_host(connection: Connection, token: str, lock: bool = False) -> LoadedMatch:
    """The match behind a host's token; raises NoSuchLink."""
    return _by_link(connection, token, "host", lock)[0]


def _by_link(
    connection: Connection, token: str, kind: Kind, lock: bool
) -> tuple[LoadedMatch, int | None]:
    found = BY_LINK[lock].first(connection, hash=hash_of(token), kind=kind)
    if found is None:
        raise links.missing(connection, token, kind)
    loaded = _loaded(connection, found, HOST_SEAT if found.number is None else found.number)
    loaded.link = (found.link_id, found.used_at)
    return loaded, found.number


def _loaded(connection: Connection, match: MatchRow, reader: int | None = None) -> LoadedMatch:
    seats = SEATS_OF.all(connection, of=match.id)
    try:
        state = states.state_of(connection, match)
    except Unreadable as unreadable:
        unreadable.language = match.language if reader is None else seats[reader].language
        raise
    return LoadedMatch(match, seats, engine.games()[match.game], state)


# --- after the database was put back to an earlier state -------------------


def epoch(match: MatchRow) -> int:
    """How often this match was put back; its links bear that number."""
    return len(match.put_back)


def put_back_at(match: MatchRow) -> int | None:
    """Of which moment the match was put back, if that ever happened."""
    return match.put_back[-1][1] if match.put_back else None


def is_of_lost_moves(match: MatchRow, turn: int, link_epoch: int) -> bool:
    """Whether a link asks about a turn that came otherwise before the match was put back."""
    return any(turn > reached for reached, _ in match.put_back[max(0, link_epoch) :])


# --- what was played, what was told ----------------------------------------


def _counts(match: MatchRow, seat: int) -> list[ColumnElement[bool]]:
    """A move of that seat in that match, and none that was taken back."""
    fallen = [not_(between(MOVE.c.number, *span)) for span in match.taken_back]
    return [MOVE.c.match_id == match.id, MOVE.c.seat == seat, *fallen]


def answers_to(
    connection: Connection, match: MatchRow, seat: int, asked_turn: int
) -> list[MoveRow]:
    """What the seat played to the question that stood at that turn: asides, at most one answer.

    It may have been asked earlier: where several are asked the match moves on under a question.
    """
    about = (MOVE.c.number >= asked_turn, MOVE.c.asked_turn <= asked_turn)
    query = select(MOVE).where(*_counts(match, seat), *about)
    return fetch_all(connection, query.order_by(MOVE.c.number), MoveRow)


def next_answer(connection: Connection, match: MatchRow, seat: int, since: int) -> MoveRow | None:
    """The seat's first move from that turn on that was no aside."""
    about = (MOVE.c.number >= since, MOVE.c.mark != "aside")
    query = select(MOVE).where(*_counts(match, seat), *about)
    return fetch_first(connection, query.order_by(MOVE.c.number).limit(1), MoveRow)


def last_own_turn(connection: Connection, match: MatchRow, seat: int) -> int | None:
    """The number of the last move that this seat's player chose; None if there was none."""
    before = match.turn + 1
    while move := CHOSEN.first(connection, of=match.id, chooser=seat, before=before):
        fallen = (first for first, last in match.taken_back if first <= move.number <= last)
        before = next(fallen, before)
        if before > move.number:
            return move.number
    return None


def seat_of(connection: Connection, match_id: str, number: int) -> int | None:
    """Whose move that was."""
    query = select(MOVE.c.seat).where(MOVE.c.match_id == match_id, MOVE.c.number == number)
    found: int | None = connection.execute(query).scalar()
    return found


def turn_reached(connection: Connection, move: MoveRow, now_at: int) -> int:
    """The turn that a move led to, the moves that followed by themselves included."""
    query = select(func.min(MOVE.c.number)).where(
        MOVE.c.match_id == move.match_id,
        MOVE.c.number > move.number,
        MOVE.c.mark.in_(("player", "aside", "timeout")),
    )
    following: int | None = connection.execute(query).scalar()
    return now_at if following is None else following


def events(
    connection: Connection, loaded: LoadedMatch, seat: int | None, since: int
) -> list[dict[str, Any]]:
    """What happened from turn `since` on, as that seat (None: a spectator) may know it.

    A move that nobody chose carries its mark (forced, timeout, absent) as `mark`. That it was a
    standing order which moved is its owner's secret; a bot's moves are known by its name. What was
    taken back is not among it: see `fallen_events`.
    """
    if loaded.state is None:
        return []
    match = loaded.match
    moves = taken_back.standing(match, moves_of(connection, match.id, since))
    marks = {move.number: move for move in moves if is_marked(move, seat)}
    try:
        opening = _told(loaded, seat, match.opening) if since == 0 else []
        told = _told(loaded, seat, [entry for move in moves for entry in move.told])
        said = _told_aside(connection, loaded, seat, since)
    except Exception:  # what the engine tells is found again by playing, as its state is
        log = states.log_of(connection, match, since)
        standing = [entry for entry in log if not taken_back.has_fallen(match, entry[0])]
        opening, said, told = [], [], _told(loaded, seat, standing)
    marked = [_marked(event, marks) for event in told]
    return opening + (sorted(said + marked, key=itemgetter("turn")) if said else marked)


def fallen_events(
    connection: Connection, loaded: LoadedMatch, seat: int | None, since: int
) -> list[dict[str, Any]]:
    """What was told of the moves from turn `since` on that were taken back, each marked so."""
    match = loaded.match
    if not any(last >= since for _, last in match.taken_back):
        return []
    fallen = {
        move.number: move.told_json
        for move in moves_of(connection, match.id, since)
        if taken_back.has_fallen(match, move.number)
    }
    try:
        log = [entry for told in fallen.values() for entry in from_json(told)]
        told = _told(loaded, seat, log)
    except Exception:
        log = states.log_of(connection, match, since)
        told = _told(loaded, seat, [entry for entry in log if entry[0] in fallen])
    return [{**event, "mark": TAKEN_BACK} for event in told]


def _told_aside(
    connection: Connection, loaded: LoadedMatch, seat: int | None, since: int
) -> list[dict[str, Any]]:
    """What a seat was told of asides; nobody else learns that there are any."""
    if seat is None or not loaded.seats[seat].heard:
        return []
    said = asides.of_match(connection, loaded.match.id, since)
    return _told(loaded, seat, [entry for aside in said for entry in aside.told])


def is_marked(move: MoveRow, reader: int | None) -> bool:
    """Whether this reader is told how a move came about."""
    return move.mark not in ("player", "aside", "bot") and (
        move.mark != "order" or move.seat == reader
    )


def _told(loaded: LoadedMatch, seat: int | None, log: list[list[Any]]) -> list[dict[str, Any]]:
    """A piece of the log as the engine tells it to that seat."""
    told: list[dict[str, Any]] = loaded.game.told(loaded.state, seat, log)
    return told


def _marked(event: dict[str, Any], marks: dict[int, MoveRow]) -> dict[str, Any]:
    """The first thing told of a move that nobody chose says so."""
    move = marks.pop(event["turn"], None)
    return {**event, "mark": move.mark} if move else event


# --- appending -------------------------------------------------------------


def open_match(connection: Connection, loaded: LoadedMatch, state: Any, now: int) -> LoadedMatch:
    """Store the set-up state of a match that begins now."""
    data = loaded.game.to_json(state)
    del data["log"]
    row = {
        "status": "running",
        "started_at": now,
        "opening": to_json(state.log),
        "state": to_json(data),
        "rules_version": loaded.game.rules_version,
    }
    connection.execute(update(MATCH).where(MATCH.c.id == loaded.match.id).values(row))
    return load(connection, loaded.match.id)


def append(
    connection: Connection,
    loaded: LoadedMatch,
    moves: list[Played],
    now: int,
    said: list[Said] | tuple[()] = (),
) -> None:
    """Add what was played and said on `loaded.state`, and keep the state it led to."""
    data = loaded.game.to_json(loaded.state)
    del data["log"]
    told: dict[int, list[Any]] = {move.number: [] for move in moves}
    private = [entry for each in said for entry in each.told]
    for entry in loaded.state.log:
        if entry in private:
            private.remove(entry)
        else:
            told[entry[0]].append(entry)
    if said:
        asides.append(connection, loaded.match.id, said, now)
    rows = [
        {
            "match_id": loaded.match.id,
            **vars(move),
            "at": now,
            "told": to_json(told[move.number]),
        }
        for move in moves
    ]
    loaded.seal = seals.seal_in_order(loaded.seal, rows, seals.OF_MOVE)
    APPEND.run_for_each(connection, rows)
    if any(move.mark == UNDO for move in moves):
        _note_taken_back(connection, loaded.match, moves)
    state = to_json(data)
    recent.remember(loaded.game, state, loaded.state)
    KEEP.run(
        connection,
        of=loaded.match.id,
        reached=loaded.state.turn,
        now=state,
        version=loaded.game.rules_version,
        last_seal=loaded.seal,
    )


def _note_taken_back(connection: Connection, match: MatchRow, moves: list[Played]) -> None:
    """Keep with the match which moves count no more."""
    spans = match.taken_back + taken_back.spans(moves)
    where = MATCH.c.id == match.id
    connection.execute(update(MATCH).where(where).values(taken_back=to_json(spans)))


def begin_inviting(connection: Connection, match_id: str) -> None:
    """Mark that a match's host has agreed to it."""
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(status="inviting"))


def set_seed(connection: Connection, match_id: str, seed: str) -> None:
    """Fix the seed of all luck in a match."""
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(seed=seed))


def close_match(
    connection: Connection, match_id: str, status: MatchStatus, now: int, result: Any = None
) -> None:
    """Mark a match as over or called off."""
    kept = None if result is None else to_json(result)
    CLOSE.run(connection, of=match_id, how=status, at=now, outcome=kept)


def update_seat(connection: Connection, seat: SeatRow, **values: Any) -> None:
    """Change columns of one seat."""
    where = (SEAT.c.match_id == seat.match_id, SEAT.c.number == seat.number)
    connection.execute(update(SEAT).where(*where).values(**values))
