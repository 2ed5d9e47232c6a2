"""Rows of a match: find it by a link, load it, append to it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, TypeVar

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    Table,
    between,
    bindparam,
    case,
    func,
    insert,
    not_,
    select,
    update,
)

import engine
from engine.game import AnyGame
from service.database.rows import (
    DUE,
    LINK,
    MATCH,
    MOVE,
    SEAT,
    LinkRow,
    Mark,
    MatchByLinkRow,
    MatchRow,
    MatchStatus,
    MoveRow,
    Row,
    SeatRow,
    TalkReaderRow,
    TalkRow,
    Voter,
    VoteRow,
    fetch_all,
    fetch_first,
    from_json,
    to_json,
)
from service.database.statements import Look, Query, Statement
from service.installation import origin
from service.installation.tokens import hash_of
from service.links import store as links
from service.links.store import NoSuchLink as NoSuchLink
from service.matches import deeds, hash_chain, out_of_turn, state_cache, states
from service.matches.clock import Clock, is_in
from service.matches.out_of_turn import Said
from service.matches.paces import ENDLESS, NO_LIMIT, NO_TIME
from service.matches.replay import UNDO
from service.matches.states import Unreadable, moves_of
from service.matches.undo import undone

T = TypeVar("T", bound=Row)
HOST_SEAT = 0
TAKEN_BACK = "taken_back"  # mark of an undone event
NEVER = "[]"  # `put_back` of a match that was not restored
# A player's wishes, habits and lapses, with the values that the seat's next player begins with.
NEW_PLAYER = {
    name: getattr(SEAT.c[name].default, "arg", None)
    for name in (
        "muted",
        "missed",
        "tells_new_browser",
        "unreachable_since",
        "ways",
        "wakes",
        "sleeps",
        "days_off",
        "holidays",
        "away",
        "rhythm",
        "saved_seconds",
        "letters",
        "digest_at",
        "stand_in",
    )
}

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
# Lock the link too, so that one that ended during the wait is not found.
BY_LINK = _with_and_without_lock(_BY_LINK, MatchByLinkRow, MATCH, LINK)
LOCK_IF_FREE = Look(
    select(MATCH.c.id).where(MATCH.c.id == bindparam("of")).with_for_update(skip_locked=True)
)
SEATS_OF = Query(
    select(SEAT).where(SEAT.c.match_id == bindparam("of")).order_by(SEAT.c.number), SeatRow
)
# The last move before that number that the seat's player chose.
CHOSEN = Query(
    select(MOVE)
    .where(MOVE.c.match_id == bindparam("of"), MOVE.c.seat == bindparam("chooser"))
    .where(MOVE.c.number < bindparam("before"), MOVE.c.mark == "player")
    .order_by(MOVE.c.number.desc())
    .limit(1),
    MoveRow,
)
# Saved time goes back to the bank at the answer, so that none of it is left on the clock.
_MOMENT = bindparam("now", type_=BigInteger)
_DEADLINE = select(case((DUE.c.lent > 0, _MOMENT), else_=DUE.c.deadline_at)).where(
    DUE.c.match_id == bindparam("of"),
    DUE.c.seat == bindparam("answers"),
    DUE.c.deadline_at < ENDLESS,
)
_GIVEN: dict[str, Any] = {column.name: bindparam(column.name) for column in MOVE.c}
APPEND = Statement(insert(MOVE).values(_GIVEN | {"deadline_at": _DEADLINE.scalar_subquery()}))
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
    .values(
        status=bindparam("how"),
        ended_at=bindparam("at"),
        result=bindparam("outcome"),
        paused_at=None,
        paused_until=None,
        paused_by=None,
    )
)


Player = tuple[int, int, int]  # seat, tenure, given_at, as in SeatRow


class NoSuchMatch(LookupError):
    """Raised if no match has the id."""


@dataclass
class LoadedMatch:
    """A match: its row, its seats' rows, its game and the game's state.

    `state` is the engine's, with an empty log, and None before the start. It belongs to the caller,
    who may change it in place. `link` has the id and last use of the link that found the match.
    """

    match: MatchRow
    seats: list[SeatRow]
    game: AnyGame
    state: Any
    link: tuple[str, int | None] | None = None
    seal: str = field(init=False)  # hash of the last move, including this transaction's

    def __post_init__(self) -> None:
        self.seal = self.match.seal

    @property
    def names(self) -> list[str]:
        """Return the names of the seats' people, in order of the seats."""
        return [seat.name for seat in self.seats]

    @property
    def host(self) -> SeatRow:
        """Return the seat of the match's host."""
        return self.seats[self.match.host]

    @property
    def known(self) -> list[SeatRow]:
        """Return the seats that have a player or an invitation."""
        return [seat for seat in self.seats if seat.status != "open"]

    @property
    def typed_names(self) -> Mapping[str, object]:
        """Map keys of our words to names that replace them, from the data file of a box's owner."""
        return {} if self.state is None else self.game.typed_names(self.state)

    @property
    def joined(self) -> list[SeatRow]:
        """Return the seats with players who have joined; only they get letters about the game."""
        return [seat for seat in self.seats if seat.status == "joined"]

    @property
    def is_open(self) -> bool:
        """True until the match is over or called off."""
        return self.match.status in ("proposed", "inviting", "running")

    @property
    def is_proposed(self) -> bool:
        """True until the host has confirmed the match; until then only the host knows of it."""
        return self.match.status == "proposed"

    def sat_at_table(self, seat: int) -> bool:
        """True if the match goes on from a table, and this seat's player sat there."""
        return self.match.begins_json is not None and self.seats[seat].tenure == 0

    @property
    def has_begun(self) -> bool:
        """True if the match has begun, so that there is a board to look at."""
        return self.state is not None

    @property
    def is_under_way(self) -> bool:
        """True from the first question to the end, even while the match is paused."""
        return self.match.status == "running"

    @property
    def is_paused(self) -> bool:
        """True while no clock runs and no move is taken."""
        return self.match.paused_at is not None

    @property
    def pause(self) -> str:
        """Return the key of words about a pause: "table" while at a table, else "rest"."""
        return "table" if self.match.paused_by in (None, "table") else "rest"

    @property
    def is_running(self) -> bool:
        """True if moves can be made: the match is under way and not paused."""
        return self.is_under_way and not self.is_paused

    @property
    def is_anonymous(self) -> bool:
        """True while the players' names are hidden from each other; the last letter shows them."""
        return self.match.anonymous and self.is_open

    @property
    def is_trial(self) -> bool:
        """True for a game against bots that a visitor tries and that is erased later."""
        return self.match.until is not None

    @property
    def is_alone(self) -> bool:
        """True if one person plays alone or against bots, so that no other person waits."""
        return sum(not seat.bot for seat in self.seats) == 1

    @property
    def company(self) -> str:
        """Return the key of words that differ for a person without others: alone, else friends."""
        return "alone" if self.is_alone else "friends"

    def clock_of(self, seat: SeatRow) -> Clock:
        """Return the clock of a seat; a bot has no time, and a person alone has no deadlines."""
        clock = Clock.of(self.match, seat)
        if seat.bot:
            return clock.at_pace(NO_TIME)
        return clock.at_pace(NO_LIMIT) if self.is_alone else clock

    def is_played_by_bot(self, seat: SeatRow, now: int) -> bool:
        """True if a bot moves for a player who is away at that moment."""
        if seat.stand_in and seat.absent:
            return True
        if not seat.away or not self.clock_of(seat).control.plays_on:
            return False
        return is_in(seat.away, now)

    def to_act(self) -> list[int]:
        """Return the seats to move; [] unless the match is running."""
        return self.game.to_act(self.state) if self.is_running else []

    def together(self, seat: int) -> int:
        """Return the number of consecutive questions that a seat can answer at once."""
        return len(self.game.together(self.state, seat)) if self.is_running else 0


@dataclass(frozen=True)
class Played:
    """A move to be stored."""

    number: int
    seat: int
    action: str
    mark: Mark
    asked_turn: int


# --- loading ---------------------------------------------------------------


def load(connection: Connection, match_id: str, lock: bool = False) -> LoadedMatch:
    """Return the match with that id; raises NoSuchMatch or Unreadable.

    `lock` keeps others from changing it during this transaction.
    """
    return _loaded(connection, row_of(connection, match_id, lock))


def lock_if_free(connection: Connection, match_id: str) -> bool:
    """Lock the match; return False if it is locked elsewhere or does not exist."""
    return LOCK_IF_FREE.finds_any(connection, of=match_id)


def row_of(connection: Connection, match_id: str, lock: bool = False) -> MatchRow:
    """Return the match's row alone, even if its state cannot be read; raises NoSuchMatch."""
    match = MATCH_OF[lock].first(connection, of=match_id)
    if match is None:
        raise NoSuchMatch(match_id)
    return match


def find_seat(connection: Connection, token: str, lock: bool = False) -> tuple[LoadedMatch, int]:
    """Return the match and seat number of a seat's token; raises NoSuchLink."""
    loaded, number = _by_link(connection, token, "seat", lock)
    assert number is not None, "every link to a seat says to which"
    return loaded, number


def find_host(connection: Connection, token: str, lock: bool = False) -> LoadedMatch:
    """Return the match of a host's token; raises NoSuchLink."""
    return _by_link(connection, token, "host", lock)[0]


def find_by_link(
    connection: Connection, token: str, lock: bool, *kinds: links.Kind
) -> tuple[LoadedMatch, LinkRow]:
    """Return the match of a live link of these kinds, and the link; raises NoSuchLink."""
    link = links.find(connection, token, *kinds)
    assert link.match_id is not None, "such a link belongs to a match"
    loaded = load(connection, link.match_id, lock)
    return loaded, links.find(connection, token) if lock else link  # it may end during the wait


def _by_link(
    connection: Connection, token: str, kind: links.Kind, lock: bool
) -> tuple[LoadedMatch, int | None]:
    found = BY_LINK[lock].first(connection, hash=hash_of(token), kind=kind)
    if found is None:
        raise links.missing(connection, token, kind)
    loaded = _loaded(connection, found, found.host if found.number is None else found.number)
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
    """Return how often this match was restored from a backup, which is a number in its links."""
    return len(match.put_back)


def put_back_at(match: MatchRow) -> int | None:
    """Return the moment of the backup the match was restored from, or None."""
    return match.put_back[-1][1] if match.put_back else None


def is_of_lost_moves(match: MatchRow, turn: int, link_epoch: int) -> bool:
    """True if a link is about a turn that a restored backup has undone."""
    return any(turn > reached for reached, _ in match.put_back[max(0, link_epoch) :])


# --- what was played, what was told ----------------------------------------


def _counts(match: MatchRow, seat: int) -> list[ColumnElement[bool]]:
    """Return the SQL conditions that select the moves of that seat that were not undone."""
    fallen = [not_(between(MOVE.c.number, *span)) for span in match.taken_back]
    return [MOVE.c.match_id == match.id, MOVE.c.seat == seat, *fallen]


def answers_to(
    connection: Connection, match: MatchRow, seat: int, asked_turn: int
) -> list[MoveRow]:
    """Return the seat's answers to the question of that turn.

    They are out-of-turn actions and at most one move. If several seats are asked, others may move
    first, so the question can be older than that turn.
    """
    about = (MOVE.c.number >= asked_turn, MOVE.c.asked_turn <= asked_turn)
    query = select(MOVE).where(*_counts(match, seat), *about)
    return fetch_all(connection, query.order_by(MOVE.c.number), MoveRow)


def next_answer(connection: Connection, match: MatchRow, seat: int, since: int) -> MoveRow | None:
    """Return the seat's first move from turn `since` on, not undone or out of turn; else None."""
    about = (MOVE.c.number >= since, MOVE.c.mark != "aside")
    query = select(MOVE).where(*_counts(match, seat), *about)
    return fetch_first(connection, query.order_by(MOVE.c.number).limit(1), MoveRow)


def last_own_turn(connection: Connection, match: MatchRow, seat: int) -> int | None:
    """Return the number of the last move that the seat's player chose, or None."""
    before = match.turn + 1
    while move := CHOSEN.first(connection, of=match.id, chooser=seat, before=before):
        fallen = (first for first, last in match.taken_back if first <= move.number <= last)
        before = next(fallen, before)
        if before > move.number:
            return move.number
    return None


def seat_of(connection: Connection, match_id: str, number: int) -> int | None:
    """Return the seat that made the move with that number, or None."""
    query = select(MOVE.c.seat).where(MOVE.c.match_id == match_id, MOVE.c.number == number)
    found: int | None = connection.execute(query).scalar()
    return found


def turn_reached(connection: Connection, move: MoveRow, now_at: int) -> int:
    """Return the turn after a move and the automatic moves that followed it.

    `now_at` is the match's current turn.
    """
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
    """Return the events from a turn on, as the seat's player (None: a spectator) may know them.

    The first event of a move that its player did not choose has a `mark`: forced, timeout or
    absent. Moves of standing orders have none, since orders are secret. Moves of bots have none,
    since their names show that they are bots. Undone moves are left out: see `fallen_events`.
    """
    if loaded.state is None:
        return []
    match = loaded.match
    moves = undone.standing(match, moves_of(connection, match.id, since))
    marks = {move.number: move for move in moves if is_marked(move, seat)}
    try:
        opening = _told(loaded, seat, match.opening) if since == 0 else []
        told = _told(loaded, seat, [entry for move in moves for entry in move.told])
        said = _told_aside(connection, loaded, seat, since)
    except Exception:  # the engine's log is rebuilt by a replay, like its state
        log = states.log_of(connection, match, since)
        standing = [entry for entry in log if not undone.has_fallen(match, entry[0])]
        opening, said, told = [], [], _told(loaded, seat, standing)
    marked = [_marked(event, marks) for event in told]
    return opening + (sorted(said + marked, key=itemgetter("turn")) if said else marked)


def fallen_events(
    connection: Connection, loaded: LoadedMatch, seat: int | None, since: int
) -> list[dict[str, Any]]:
    """Return the events of undone moves from turn `since` on, each marked as undone."""
    match = loaded.match
    if not any(last >= since for _, last in match.taken_back):
        return []
    fallen = {
        move.number: move.told_json
        for move in moves_of(connection, match.id, since)
        if undone.has_fallen(match, move.number)
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
    """Return the events of out-of-turn actions, as shown to a seat."""
    if seat is None or not loaded.seats[seat].heard:
        return []
    said = out_of_turn.of_match(connection, loaded.match.id, since)
    return _told(loaded, seat, [entry for aside in said for entry in aside.told])


def is_marked(move: MoveRow, reader: int | None) -> bool:
    """True if the move is shown to the reader as not chosen by its player.

    `reader` is a seat, or None for a spectator. Moves by a standing order are so shown only to the
    player who gave it.
    """
    return move.mark not in ("player", "aside", "bot") and (
        move.mark != "order" or move.seat == reader
    )


def _told(loaded: LoadedMatch, seat: int | None, log: list[list[Any]]) -> list[dict[str, Any]]:
    """Return the events of a piece of the log, as the engine shows them to that seat."""
    told: list[dict[str, Any]] = loaded.game.told(loaded.state, seat, log)
    return told


def _marked(event: dict[str, Any], marks: dict[int, MoveRow]) -> dict[str, Any]:
    """Add a `mark`, such as "timeout", to the first event of a move in `marks`.

    `marks` has by turn the moves that their players did not choose. Each is removed once marked.
    """
    move = marks.pop(event["turn"], None)
    return {**event, "mark": move.mark} if move else event


# --- appending -------------------------------------------------------------


def open_match(connection: Connection, loaded: LoadedMatch, state: Any, now: int) -> LoadedMatch:
    """Store the set-up of a match that begins now; return the match as stored."""
    data = loaded.game.to_json(state)
    del data["log"]
    row = {
        "status": "running",
        "started_at": now,
        "opening": to_json(state.log),
        "state": to_json(data),
        "rules_version": loaded.game.rules_version,
    }
    update_match(connection, loaded.match.id, **row)
    deeds.tell(loaded.match.id, "begun")
    return load(connection, loaded.match.id)


def append(
    connection: Connection,
    loaded: LoadedMatch,
    moves: list[Played],
    now: int,
    said: list[Said] | tuple[()] = (),
) -> None:
    """Store moves and actions made on `loaded.state`, and the state they led to."""
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
        out_of_turn.append(connection, loaded.match.id, said, now)
    way, request = origin.present()
    rows = [
        {
            "match_id": loaded.match.id,
            **vars(move),
            "at": now,
            "told": to_json(told[move.number]),
            "way": way,
            "request": request,
        }
        for move in moves
    ]
    loaded.seal = hash_chain.seal_in_order(loaded.seal, rows, hash_chain.OF_MOVE)
    asked = [{"of": loaded.match.id, "now": now, "answers": seat} for seat in _asked(moves)]
    each = [row | about for row, about in zip(rows, asked, strict=True)]
    APPEND.run_for_each(connection, each)
    deeds.tell_moves(rows)
    if any(move.mark == UNDO for move in moves):
        _note_taken_back(connection, loaded.match, moves)
    state = to_json(data)
    state_cache.remember(loaded.game, state, loaded.state)
    KEEP.run(
        connection,
        of=loaded.match.id,
        reached=loaded.state.turn,
        now=state,
        version=loaded.game.rules_version,
        last_seal=loaded.seal,
    )


def _asked(moves: list[Played]) -> list[int | None]:
    """Return the seats of moves that may answer an open decision, and None for the other moves.

    A seat's first move may; the questions that follow were not asked yet.
    """
    first = {move.seat: move for move in reversed(moves) if move.mark not in ("aside", UNDO)}
    return [move.seat if first.get(move.seat) is move else None for move in moves]


def _note_taken_back(connection: Connection, match: MatchRow, moves: list[Played]) -> None:
    """Record in the match's row the spans of moves that these moves undo."""
    spans = match.taken_back + undone.spans(moves)
    update_match(connection, match.id, taken_back=to_json(spans))


def update_match(connection: Connection, match_id: str, **values: Any) -> None:
    """Change columns of a match."""
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(**values))


def close_match(
    connection: Connection, match_id: str, status: MatchStatus, now: int, result: Any = None
) -> None:
    """Mark a match as over or called off."""
    kept = None if result is None else to_json(result)
    if status == "over":
        deeds.tell(match_id, "over")
    CLOSE.run(connection, of=match_id, how=status, at=now, outcome=kept)


def refresh_pages(connection: Connection, seats: Iterable[SeatRow]) -> None:
    """Let the open pages of these seats notice a change that is no move."""
    for row in seats:
        update_seat(connection, row, heard=row.heard + 1)


def player_of(row: SeatRow | TalkRow | TalkReaderRow | VoteRow | Voter) -> Player:
    """Return the player that a row is about: a seat's current player, or the author of a message.

    For a vote it is the proposer; for a voter or a reader it is that player.
    """
    number = row.seat if isinstance(row, TalkRow | TalkReaderRow | VoteRow | Voter) else row.number
    return number, row.tenure, row.given_at


def update_seat(connection: Connection, seat: SeatRow, **values: Any) -> None:
    """Change columns of a seat, and reset the columns that depend on them.

    A new player begins with the values of NEW_PLAYER, and a new address counts as reachable. A new
    status ends the invitation's clock.
    """
    if not values.keys().isdisjoint(("tenure", "given_at")):
        values = NEW_PLAYER | values
    if "address" in values:
        values.setdefault("unreachable_since", None)
    if values.get("absent") is False:
        values.setdefault("stand_in", False)
    if "status" in values:
        values = {"invited_until": None, "invitation_due": None} | values
    where = (SEAT.c.match_id == seat.match_id, SEAT.c.number == seat.number)
    connection.execute(update(SEAT).where(*where).values(**values))
