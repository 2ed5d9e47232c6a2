"""The path of a turn: links, forms, API and scheduler all play moves by `take`.

Functions here do not commit. They get a match that was loaded and locked in the same transaction,
and store move, state, deadlines and letters, or nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection

from engine.game import Result
from service.database.rows import Mark, MoveRow
from service.matches import (
    campaigns,
    deeds,
    letter_choices,
    missed_deadlines,
    open_decisions,
    orders,
    out_of_turn,
    outbox,
    plan_at_once,
    promises,
    states,
    store,
    time_banks,
)
from service.matches.out_of_turn import Said
from service.matches.paces import HOUR
from service.matches.store import LoadedMatch, Played

ASIDE: Mark = "aside"  # mark of an out-of-turn action, which answers no question
CHOSEN_NOW = ("player", ASIDE)  # marks of moves that a player chose just now
BY_RULES = ("timeout", "absent")  # marks of moves made because the player did not answer
MOST_AUTOMATIC = 200  # at once; the scheduler continues, so that no loop blocks the writer


class Stale(Exception):
    """Raised if a link or form belongs to another turn; nothing was played."""


class NotRunning(Exception):
    """Raised if the match has not begun, is paused, over or called off."""


@dataclass(frozen=True)
class Taken:
    """The outcome of a move: the turn that the match is at now.

    `already` is True if the same move had been made before. `by_rules` is True if the rules had
    already moved for a player who was late.
    """

    turn: int
    already: bool = False
    by_rules: bool = False


@dataclass
class Course:
    """The moves of one transaction, with the seats that were asked and absent at its start."""

    connection: Connection
    loaded: LoadedMatch
    asked_before: set[int]
    absent: set[int] = field(default_factory=set)
    moves: list[Played] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    part: str | None = None  # the battle or round at its beginning
    watcher: promises.Watcher = field(init=False)

    def __post_init__(self) -> None:
        self.part = plan_at_once.part_of(self.loaded)
        self.watcher = promises.Watcher(self.connection, self.loaded)

    def play(self, seat: int, action: str, mark: Mark, asked_turn: int) -> None:
        """Let the engine play one move; raises IllegalAction.

        An action that others may not know leaves the turn unchanged and is stored as out of turn.
        """
        game, state = self.loaded.game, self.loaded.state
        number, before, seen = state.turn, len(state.log), self.watcher.look(seat)
        game.play(state, seat, action)
        if state.turn > number:
            self.watcher.note(seen, seat, action, number)
            self.moves.append(Played(number, seat, action, mark, asked_turn))
        else:
            self.said.append(Said(number, seat, action, asked_turn, state.log[before:]))

    def carry_on(self, now: int) -> None:
        """Play forced moves, bots, standing orders and defaults of absent seats.

        It stops when a player has a choice. If all people are absent, their defaults wait for the
        deadlines, and no letters are written.
        """
        loaded = self.loaded
        people = {row.number for row in loaded.seats if not row.bot}
        hurried = self.absent if people - self.absent else set()
        away = {row.number for row in loaded.seats if loaded.is_played_by_bot(row, now)}
        armed = orders.Orders.of(self.connection, loaded)
        for _ in range(MOST_AUTOMATIC):
            move = _automatic(loaded, armed, hurried, away, self.watcher)
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
    """Play an action for a seat that was asked at `asked_turn`, and everything automatic after it.

    A repeated action for the same turn returns the outcome of the first one. Raises Stale,
    NotRunning or engine.IllegalAction, and then nothing has changed.
    """
    repeated = _answered_before(connection, loaded, seat, asked_turn, action)
    if repeated:
        return repeated
    if not loaded.is_running:
        raise NotRunning
    course = Course(connection, loaded, set(loaded.to_act()))
    if mark == "player" and _is_aside(loaded, seat, action):
        mark = ASIDE
    if mark == "timeout":
        action = course.watcher.instead(seat, action)
    course.watcher.demand(seat, action)
    if mark == "player":
        time_banks.save(connection, loaded, loaded.seats[seat], now)
    course.play(seat, action, mark, asked_turn)
    course.absent = _absent_seats(loaded) - {seat}
    if mark in CHOSEN_NOW:
        missed_deadlines.mark_present(connection, loaded, seat, now)
    elif missed_deadlines.count(connection, loaded, seat, asked_turn, now):
        course.absent.add(seat)
    course.carry_on(now)
    _keep(connection, course, now, at_page=seat if mark in CHOSEN_NOW else None)
    return Taken(loaded.state.turn)


def do_aside(connection: Connection, loaded: LoadedMatch, seat: int, action: str, now: int) -> None:
    """Play an out-of-turn action that the seat's player has agreed to before."""
    course = Course(connection, loaded, set(loaded.to_act()))
    course.play(seat, action, ASIDE, loaded.state.turn)
    _keep(connection, course, now, at_page=None)


def take_together(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    asked_turn: int,
    actions: Sequence[str],
    now: int,
) -> Taken:
    """Answer consecutive questions, each as `take` does; all of them or none.

    An empty answer leaves its question and later ones open. Returns the outcome of the first.
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
    """Return the move by which a seat has already answered that turn with this action, or None."""
    earlier = store.answers_to(connection, loaded.match, seat, asked_turn)
    return _the_same(earlier, action) or _played_under_later_number(
        connection, loaded, seat, asked_turn, action
    )


def begin(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """Play the forced moves of a match that was just set up, and ask the first player."""
    course = Course(connection, loaded, set(), _absent_seats(loaded))
    course.carry_on(now)
    _keep(connection, course, now, at_page=None)


def return_to_table(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Make a seat's player present again, so that defaults wait for their deadlines."""
    row = loaded.seats[seat]
    missed_deadlines.mark_present(connection, loaded, seat, now)
    if row.absent and loaded.is_under_way:
        deeds.note(connection, row.match_id, "came_back", now, seat=seat, turn=loaded.match.turn)
        resume(connection, store.load(connection, row.match_id), seat, now, at_page=seat)


def accept(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Mark the new player of an absent seat as present, and continue with the seat."""
    row = loaded.seats[seat]
    missed_deadlines.mark_present(connection, loaded, seat, now)
    resume(connection, store.load(connection, row.match_id), seat, now)


def resume(
    connection: Connection, loaded: LoadedMatch, seat: int, now: int, at_page: int | None = None
) -> None:
    """Continue with a seat that was absent: it gets its full time if it is asked.

    If everyone was absent, the match had been waiting for its deadlines. In a paused match the full
    time begins when it goes on.
    """
    if not loaded.is_running:
        _ask_after_pause(connection, loaded, seat)
        return
    open_decisions.settle(connection, loaded.match.id, [seat])
    course = Course(connection, loaded, set(loaded.to_act()) - {seat}, _absent_seats(loaded))
    course.carry_on(now)
    _keep(connection, course, now, at_page)
    _start_or_stop_clocks(connection, loaded, now)


def _ask_after_pause(connection: Connection, loaded: LoadedMatch, seat: int) -> None:
    """Replace the held decision of a seat in a paused match.

    Decisions of other seats are replaced too if their clock starts or stops.
    """
    match_id, paused_at = loaded.match.id, loaded.match.paused_at
    if paused_at is None:
        return
    for number, due in open_decisions.of_match(connection, match_id, and_held=True).items():
        row = loaded.seats[number]
        clock = loaded.clock_of(row)
        if number == seat or open_decisions.is_endless(due) != clock.control.pace.is_endless:
            open_decisions.settle(connection, match_id, [number])
            open_decisions.ask(connection, row, due.turn, clock, paused_at)
    open_decisions.hold(connection, match_id)


def carry_on(
    connection: Connection, loaded: LoadedMatch, now: int, at_page: int | None = None
) -> None:
    """Make all automatic moves, after an order was given on a page or a bot was added."""
    if not loaded.is_running:
        return
    course = Course(connection, loaded, set(loaded.to_act()), _absent_seats(loaded))
    course.carry_on(now)
    _keep(connection, course, now, at_page)


def _is_aside(loaded: LoadedMatch, seat: int, action: str) -> bool:
    """True if the action is an out-of-turn action, not an answer to the seat's question."""
    game, state = loaded.game, loaded.state
    if action.split(" ", maxsplit=1)[0] not in game.asides(state, seat):
        return False
    return seat not in loaded.to_act() or action not in game.legal_actions(state, seat)


# --- before ----------------------------------------------------------------


def _answered_before(
    connection: Connection, loaded: LoadedMatch, seat: int, asked_turn: int, action: str
) -> Taken | None:
    """Return the outcome of an equal earlier answer, or None if the question is open.

    Raises Stale if the question was answered otherwise, or belongs to another turn.
    """
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
    """True if the seat's last out-of-turn action was the same, for the same turn."""
    if not loaded.seats[seat].heard:
        return False
    last = out_of_turn.last(connection, loaded.match.id, seat)
    return last is not None and (last.asked_turn, last.action) == (asked_turn, action)


def _the_same(moves: list[MoveRow], action: str) -> MoveRow | None:
    return next((move for move in moves if move.action == action), None)


def _still_stands(
    connection: Connection, loaded: LoadedMatch, seat: int, asked_turn: int, earlier: list[MoveRow]
) -> bool:
    """True if the seat's question is still open, although the match has reached a later turn."""
    asked = open_decisions.of_match(connection, loaded.match.id).get(seat)
    answered = any(move.mark != ASIDE for move in earlier)
    return asked is not None and asked.turn <= asked_turn and not answered


def _played_under_later_number(
    connection: Connection, loaded: LoadedMatch, seat: int, asked_turn: int, action: str
) -> MoveRow | None:
    """Return the move that gave the same answer to the same question under a later turn number.

    A letter has the number of the turn when it was written, a program the current one. So the same
    move can come twice under different numbers.
    """
    match = loaded.match
    move = store.next_answer(connection, match, seat, asked_turn)
    if move is None or move.action != action:
        return None
    then = states.replay(connection, match, asked_turn)
    return move if seat in loaded.game.to_act(then) else None


def _absent_seats(loaded: LoadedMatch) -> set[int]:
    return {row.number for row in loaded.seats if row.absent}


def tell_of_new_player(
    connection: Connection, loaded: LoadedMatch, seat: int, now: int, **about: str | bool
) -> None:
    """Tell the other players that somebody else has the seat now, except in an anonymous match."""
    if loaded.is_anonymous:
        return
    for row in loaded.joined:
        if row.number != seat and not row.bot:
            outbox.write(connection, row, "given", loaded.match.turn, now, **about)


# --- what goes by itself ---------------------------------------------------


def _automatic(
    loaded: LoadedMatch,
    armed: orders.Orders,
    hurried: set[int],
    away: set[int],
    watcher: promises.Watcher,
) -> tuple[int, str, Mark] | None:
    """Return the next automatic move as (seat, action, mark), or None.

    The mark says why the move is automatic.

    Absent seats in `hurried` get a default at once; bots move for seats in `away`. Orders of an
    absent seat still apply, since its player wanted them. No order, bot or default breaks a binding
    promise.
    """
    game, state = loaded.game, loaded.state
    for seat in game.to_act(state):
        actions = game.legal_actions(state, seat)
        if len(actions) == 1 and not game.asks_anyway(state, seat):
            return seat, actions[0], "forced"
        actions = watcher.allowed(seat, actions)
        if loaded.seats[seat].bot:
            return seat, _chosen_by_bot(loaded, seat, actions), "bot"
        ordered = armed.answer(seat, actions)
        if ordered is not None:
            return seat, ordered, "order"
        if seat in away:
            return seat, _chosen_by_bot(loaded, seat, actions), "bot"
        if seat in hurried:
            return seat, watcher.instead(seat, game.timeout_action(state, seat)), "absent"
    return None


def _chosen_by_bot(loaded: LoadedMatch, seat: int, actions: list[str]) -> str:
    """Return a bot's choice, made from its seat's view.

    Its random seed is a hash of the match's seed, so it reveals nothing about the game's.
    """
    game, state = loaded.game, loaded.state
    luck = sha256(f"{loaded.match.seed}/bot/{seat}/{state.turn}".encode()).digest()
    assert game.bot is not None  # games without bots have none at the table
    return game.bot(game.view(state, seat), actions, luck)


# --- after -----------------------------------------------------------------


def _keep(connection: Connection, course: Course, now: int, at_page: int | None) -> None:
    """Store the moves, then set the deadlines and write the letters, or end the match."""
    loaded = course.loaded
    if course.moves or course.said:
        store.append(connection, loaded, course.moves, now, course.said)
        course.watcher.keep()
    result = loaded.game.result(loaded.state)
    if result is not None:
        end(connection, loaded, now, result)
        return
    _ask(connection, course, now, at_page)
    spared = course.absent if at_page is None else course.absent | {at_page}
    plan_at_once.ask_all(connection, loaded, course.part, spared, now)
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
    """Write to the seats that an out-of-turn action concerns.

    They would otherwise learn of it only when they are next asked, which can take days.
    """
    game, state = loaded.game, loaded.state
    public = game.events(state, None, turn)
    for row in loaded.seats:
        is_told = row.number == seat or game.events(state, row.number, turn) != public
        if is_told and is_private:
            store.update_seat(connection, row, heard=row.heard + 1)
        if is_told and row.number != seat and row.status == "joined":
            outbox.write(connection, row, "news", turn, now)


def _ask(connection: Connection, course: Course, now: int, at_page: int | None) -> None:
    """Give newly asked seats a deadline, and a letter unless they see the question now."""
    loaded, match = course.loaded, course.loaded.match
    turn = loaded.state.turn
    asked = set(loaded.game.to_act(loaded.state))
    moved = {move.seat for move in course.moves if move.mark != ASIDE}
    newly = (asked - course.asked_before) | (asked & moved)
    open_decisions.settle(connection, match.id, sorted(course.asked_before - (asked - newly)))
    for row in (loaded.seats[seat] for seat in sorted(newly)):
        until = plan_at_once.asked_until(connection, loaded, row, now) or now
        if until - now >= HOUR and row.number != at_page:
            open_decisions.ask_until(connection, row, turn, loaded.clock_of(row), now, until)
            continue
        is_here = row.number == at_page
        open_decisions.ask(connection, row, turn, loaded.clock_of(row), now, is_here=is_here)
        if is_here:  # the daily letter brings it if it stays open
            letter_choices.hold(connection, row, "turn", now)
        if row.number not in course.absent:
            write = outbox.write_to_programs if is_here else outbox.write
            write(connection, row, "turn", turn, now)


def _start_or_stop_clocks(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """Set deadlines once other people wait for the asked seats, and remove them once they do not.

    A player gets a letter when their clock starts.
    """
    for seat, due in open_decisions.of_match(connection, loaded.match.id).items():
        row = loaded.seats[seat]
        clock = loaded.clock_of(row)
        if row.bot or open_decisions.is_endless(due) == clock.control.pace.is_endless:
            continue
        open_decisions.settle(connection, row.match_id, [seat])
        open_decisions.ask(connection, row, due.turn, clock, now)
        if not loaded.is_alone and not row.absent:
            outbox.write(connection, row, "turn", due.turn, now)


def end(connection: Connection, loaded: LoadedMatch, now: int, result: Result) -> None:
    """Close a match with its result, and tell everybody or begin a campaign's next game."""
    match_id = loaded.match.id
    open_decisions.settle_all(connection, match_id)
    orders.forget(connection, match_id)
    store.close_match(connection, match_id, "over", now, result)
    if campaigns.sequel(loaded, result) is not None:
        campaigns.note_sequel(connection, loaded.match)
        return  # these letters wait until the next game begins, which they mention
    series = loaded.game.series
    is_campaign = series is not None and series.tally(result) is not None
    for row in loaded.joined:
        outbox.write(connection, row, "campaign" if is_campaign else "over", loaded.state.turn, now)


def call_off(connection: Connection, loaded: LoadedMatch, now: int, **about: Any) -> None:
    """Close a match that will not be finished, and tell its players; `about` says why."""
    match = loaded.match
    open_decisions.settle_all(connection, match.id)
    store.close_match(connection, match.id, "called_off", now)
    deeds.note(connection, match.id, "called_off", now, turn=match.turn, **about)
    orders.forget(connection, match.id)
    for row in loaded.joined:
        outbox.write(connection, row, "called_off", match.turn, now, **about)
