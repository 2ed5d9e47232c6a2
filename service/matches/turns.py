"""The path of a turn: link, form, API and clock all end in `take`; nothing else plays a move.

Loads nothing and commits nothing: it is handed a match that was loaded, locked, in the same
transaction, and leaves move, state, deadlines and letters behind in it, or none of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from sqlalchemy import Connection

from engine.game import Result
from service.database.rows import Mark, MoveRow, SeatRow
from service.matches import (
    asides,
    asking_all,
    campaigns,
    deadlines,
    orders,
    outbox,
    states,
    store,
)
from service.matches.asides import Said
from service.matches.store import HOST_SEAT, LoadedMatch, Played

MISSED_UNTIL_ABSENT = 3
ASIDE: Mark = "aside"  # a move beside the one that is asked for: it answers nothing
OWN = ("player", ASIDE)  # what a player chose at this moment
BY_RULES = ("timeout", "absent")  # what was played because its player did not answer
MOST_AUTOMATIC = 200  # in one go; the clock carries on, so that no loop can hold the writer


class Stale(Exception):
    """The link or form was made for another turn; nothing was played."""


class NotRunning(Exception):
    """The match has not begun, is over or was called off."""


@dataclass(frozen=True)
class Taken:
    """What came of a turn: the turn number then reached, and whether it had been played before.

    `by_rules`: by the rules, in place of a player who was late.
    """

    turn: int
    already: bool = False
    by_rules: bool = False


@dataclass
class Course:
    """The moves of one transaction, who was asked when it began, and who is absent now."""

    connection: Connection
    loaded: LoadedMatch
    asked_before: set[int]
    absent: set[int] = field(default_factory=set)
    moves: list[Played] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    part: str | None = None  # the battle or round that was on when it began

    def __post_init__(self) -> None:
        self.part = asking_all.part_of(self.loaded)

    def play(self, seat: int, action: str, mark: Mark, asked_turn: int) -> None:
        """Let the engine play one move, or raise IllegalAction.

        What others may not know of leaves the turn's number as it is: that is kept aside.
        """
        game, state = self.loaded.game, self.loaded.state
        number, before = state.turn, len(state.log)
        game.play(state, seat, action)
        if state.turn > number:
            self.moves.append(Played(number, seat, action, mark, asked_turn))
        else:
            self.said.append(Said(number, seat, action, asked_turn, state.log[before:]))

    def carry_on(self) -> None:
        """Play forced moves, bots, standing orders and the defaults of absent seats.

        Until somebody has a choice. Where all people are absent nobody's defaults hurry: the
        match waits for its deadlines, and nobody is written to.
        """
        loaded = self.loaded
        people = {row.number for row in loaded.seats if not row.bot}
        hurried = self.absent if people - self.absent else set()
        armed = orders.Orders.of(self.connection, loaded)
        for _ in range(MOST_AUTOMATIC):
            move = _automatic(loaded, armed, hurried)
            if move is None:
                break
            self.play(*move, asked_turn=loaded.state.turn)
        armed.close()


def take(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    asked_turn: int,
    action: str,
    now: int,
    mark: Mark = "player",
) -> Taken:
    """Play an action for a seat that was asked at `asked_turn`, and all that follows by itself.

    The same action for the same turn again answers as the first time. Raises Stale, NotRunning
    or engine.IllegalAction, and then nothing has changed.
    """
    repeated = _answered_before(connection, loaded, seat, asked_turn, action)
    if repeated:
        return repeated
    if not loaded.is_running:
        raise NotRunning
    course = Course(connection, loaded, set(loaded.to_act()))
    if mark == "player" and _is_aside(loaded, seat, action):
        mark = ASIDE
    course.play(seat, action, mark, asked_turn)
    course.absent = _absent_seats(loaded) - {seat}
    if _count_missed(connection, loaded, seat, mark, asked_turn, now):
        course.absent.add(seat)
    course.carry_on()
    _keep(connection, course, now, at_page=seat if mark in OWN else None)
    return Taken(loaded.state.turn)


def take_together(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    asked_turn: int,
    actions: Sequence[str],
    now: int,
) -> Taken:
    """Answer questions that follow each other, each as `take` does; all of them, or none.

    An empty answer leaves its question, and those after it, to be asked. Returns what came of the
    first.
    """
    first = take(connection, loaded, seat, asked_turn, actions[0], now)
    for action in actions[1:]:
        if first.already or not action:
            break
        again = store.load(connection, loaded.match.id, lock=True)
        take(connection, again, seat, again.match.turn, action, now)
    return first


def played(
    connection: Connection, loaded: LoadedMatch, seat: int, asked_turn: int, action: str
) -> MoveRow | None:
    """The move by which a seat has done just that when it was asked at that turn, if it has."""
    earlier = store.answers_to(connection, loaded.match, seat, asked_turn)
    return _the_same(earlier, action) or _played_under_later_number(
        connection, loaded, seat, asked_turn, action
    )


def begin(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """A match has just been set up: play what is forced, ask whoever is first."""
    course = Course(connection, loaded, set(), _absent_seats(loaded))
    course.carry_on()
    _keep(connection, course, now, at_page=None)


def return_to_table(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """The owner of a seat is here: nothing more is played for them unasked."""
    row = loaded.seats[seat]
    _mark_present(connection, row)
    if row.absent and loaded.is_running:
        resume(connection, store.load(connection, row.match_id), seat, now, at_page=seat)


def accept(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Somebody agrees to play on for one who was absent: the seat's letters come from now on."""
    row = loaded.seats[seat]
    _mark_present(connection, row)
    resume(connection, store.load(connection, row.match_id), seat, now)


def resume(
    connection: Connection, loaded: LoadedMatch, seat: int, now: int, at_page: int | None = None
) -> None:
    """Somebody sits again at a seat that was absent: full time if it is asked, and on it goes.

    Where everybody was absent the match had been waiting for its deadlines.
    """
    deadlines.settle(connection, loaded.match.id, [seat])
    course = Course(connection, loaded, set(loaded.to_act()) - {seat}, _absent_seats(loaded))
    course.carry_on()
    _keep(connection, course, now, at_page)


def carry_on(
    connection: Connection, loaded: LoadedMatch, now: int, at_page: int | None = None
) -> None:
    """Play what waits for nobody: after an order was given at a page, or where a bot is left."""
    course = Course(connection, loaded, set(loaded.to_act()), _absent_seats(loaded))
    course.carry_on()
    _keep(connection, course, now, at_page)


def _is_aside(loaded: LoadedMatch, seat: int, action: str) -> bool:
    """Whether it answers nothing that this seat is asked."""
    game, state = loaded.game, loaded.state
    if action.split(" ", maxsplit=1)[0] not in game.asides(state, seat):
        return False
    return seat not in loaded.to_act() or action not in game.legal_actions(state, seat)


# --- before ----------------------------------------------------------------


def _answered_before(
    connection: Connection, loaded: LoadedMatch, seat: int, asked_turn: int, action: str
) -> Taken | None:
    """The first answer to the same question, if there was one; raises Stale for another."""
    turn = loaded.match.turn
    if _said_before(connection, loaded, seat, asked_turn, action):
        return Taken(turn, already=True)
    if asked_turn == turn:
        return None
    if 0 <= asked_turn < turn:
        earlier = store.answers_to(connection, loaded.match, seat, asked_turn)
        move = _the_same(earlier, action)
        if not move and _still_stands(connection, loaded, seat, asked_turn, earlier):
            return None
        move = move or _played_under_later_number(connection, loaded, seat, asked_turn, action)
        if move:
            reached = store.turn_reached(connection, move, turn)
            return Taken(reached, already=True, by_rules=move.mark in BY_RULES)
    raise Stale


def _said_before(
    connection: Connection, loaded: LoadedMatch, seat: int, asked_turn: int, action: str
) -> bool:
    """Whether the last that this seat did aside was just that, for the same turn."""
    if not loaded.seats[seat].heard:
        return False
    last = asides.last(connection, loaded.match.id, seat)
    return last is not None and (last.asked_turn, last.action) == (asked_turn, action)


def _the_same(moves: list[MoveRow], action: str) -> MoveRow | None:
    return next((move for move in moves if move.action == action), None)


def _still_stands(
    connection: Connection, loaded: LoadedMatch, seat: int, asked_turn: int, earlier: list[MoveRow]
) -> bool:
    """Whether the match moved on meanwhile, but this seat's question has no answer yet."""
    asked = deadlines.of_match(connection, loaded.match.id).get(seat)
    answered = any(move.mark != ASIDE for move in earlier)
    return asked is not None and asked.turn <= asked_turn and not answered


def _played_under_later_number(
    connection: Connection, loaded: LoadedMatch, seat: int, asked_turn: int, action: str
) -> MoveRow | None:
    """That answer to the same question, given when others had moved the match on under it.

    Programs know the number that the match has reached, letters the one it had when they asked.
    """
    match = loaded.match
    move = store.next_answer(connection, match, seat, asked_turn)
    if move is None or move.action != action:
        return None
    then = states.replay(connection, match, asked_turn)
    return move if seat in loaded.game.to_act(then) else None


def _absent_seats(loaded: LoadedMatch) -> set[int]:
    return {row.number for row in loaded.seats if row.absent}


def _count_missed(
    connection: Connection, loaded: LoadedMatch, seat: int, mark: Mark, asked_turn: int, now: int
) -> bool:
    """Count deadlines missed in a row, ended by its own move; tells whether the seat is absent."""
    row = loaded.seats[seat]
    if mark in OWN:
        _mark_present(connection, row)
        return False
    missed = row.missed + 1
    absent = missed >= MISSED_UNTIL_ABSENT
    store.update_seat(connection, row, missed=missed, absent=absent)
    if not row.absent:
        outbox.write(connection, row, "timeout", asked_turn, now, absent=absent)
        if absent and seat != HOST_SEAT:
            outbox.write(connection, loaded.seats[HOST_SEAT], "absent", asked_turn, now, seat=seat)
    return absent


def _mark_present(connection: Connection, row: SeatRow) -> None:
    """Note that whoever acts is there, and has agreed to the seat if it was an absent player's."""
    if row.missed or row.absent:
        store.update_seat(connection, row, missed=0, absent=False, status="joined")


# --- what goes by itself ---------------------------------------------------


def _automatic(
    loaded: LoadedMatch, armed: orders.Orders, hurried: set[int]
) -> tuple[int, str, Mark] | None:
    """The next move that waits for nobody: seat, action and mark.

    The orders of an absent seat still hold: they are what its owner wanted.
    """
    game, state = loaded.game, loaded.state
    for seat in game.to_act(state):
        actions = game.legal_actions(state, seat)
        if len(actions) == 1 and not game.asks_anyway(state, seat):
            return seat, actions[0], "forced"
        if loaded.seats[seat].bot:
            return seat, _chosen_by_bot(loaded, seat, actions), "bot"
        ordered = armed.answer(seat, actions)
        if ordered is not None:
            return seat, ordered, "order"
        if seat in hurried:
            return seat, game.timeout_action(state, seat), "absent"
    return None


def _chosen_by_bot(loaded: LoadedMatch, seat: int, actions: list[str]) -> str:
    """A bot sees what its seat sees; its luck is its own, and tells nothing of the game's."""
    game, state = loaded.game, loaded.state
    luck = sha256(f"{loaded.match.seed}/bot/{seat}/{state.turn}".encode()).digest()
    assert game.bot is not None  # no bot sits down where a game has none
    return game.bot(game.view(state, seat), actions, luck)


# --- after -----------------------------------------------------------------


def _keep(connection: Connection, course: Course, now: int, at_page: int | None) -> None:
    """Store the moves, set the deadlines, write the letters."""
    loaded = course.loaded
    if course.moves or course.said:
        store.append(connection, loaded, course.moves, now, course.said)
    result = loaded.game.result(loaded.state)
    if result is not None:
        _end(connection, loaded, now, result)
        return
    _ask(connection, course, now, at_page)
    spared = course.absent if at_page is None else course.absent | {at_page}
    asking_all.ask_all(connection, loaded, course.part, spared, now)
    for move in course.moves:
        if move.mark == ASIDE:
            _tell_aside(connection, loaded, move.number, move.seat, now)
    for said in course.said:
        _tell_aside(connection, loaded, said.turn, said.seat, now, is_private=True)


def _tell_aside(
    connection: Connection,
    loaded: LoadedMatch,
    turn: int,
    seat: int,
    now: int,
    is_private: bool = False,
) -> None:
    """Nobody may be asked for days: whoever it was meant for hears of it at once."""
    game, state = loaded.game, loaded.state
    public = game.events(state, None, turn)
    for row in loaded.seats:
        is_told = row.number == seat or game.events(state, row.number, turn) != public
        if is_told and is_private:
            store.update_seat(connection, row, heard=row.heard + 1)
        if is_told and row.number != seat and row.status == "joined":
            outbox.write(connection, row, "news", turn, now)


def _ask(connection: Connection, course: Course, now: int, at_page: int | None) -> None:
    """Whoever is asked anew gets a deadline, and a letter unless they see the question now."""
    loaded, match = course.loaded, course.loaded.match
    turn = loaded.state.turn
    asked = set(loaded.game.to_act(loaded.state))
    moved = {move.seat for move in course.moves if move.mark != ASIDE}
    newly = (asked - course.asked_before) | (asked & moved)
    deadlines.settle(connection, match.id, sorted(course.asked_before - (asked - newly)))
    for row in (loaded.seats[seat] for seat in sorted(newly)):
        deadlines.ask(connection, row, turn, None if row.bot else match.pace, now)
        is_here = row.number == at_page or row.number in course.absent
        if not is_here and not asking_all.was_asked(connection, loaded, row):
            outbox.write(connection, row, "turn", turn, now)


def _end(connection: Connection, loaded: LoadedMatch, now: int, result: Result) -> None:
    match_id = loaded.match.id
    deadlines.settle_all(connection, match_id)
    orders.forget(connection, match_id)
    store.close_match(connection, match_id, "over", now, result)
    if campaigns.sequel(loaded) is not None:
        campaigns.note_sequel(connection, match_id)
        return  # the letters wait a moment, so that they can tell of the next game
    for row in loaded.joined:
        outbox.write(connection, row, "over", loaded.state.turn, now)
    series = loaded.game.series
    if series is not None and series.tally(result) is not None:
        for row in loaded.joined:
            outbox.write(connection, row, "campaign", loaded.state.turn, now)
