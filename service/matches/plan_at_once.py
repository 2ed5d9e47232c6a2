"""Simultaneous planning: when a battle or round begins, all players are asked how far they will go.

The match's host chooses this. The game does not wait for the answers, which are orders; moves are
played in turn order.

The letter names a deadline. A player whose turn comes before an answer keeps that deadline and gets
no second letter. If it has passed, or nearly so, a letter with a new deadline asks them.
"""

from sqlalchemy import Connection

from service.database.rows import LetterRow, SeatRow
from service.matches import orders, outbox, store
from service.matches.store import LoadedMatch

KIND = "at_once"  # kind of the letter


def part_of(loaded: LoadedMatch) -> str | None:
    """Return the current battle or round if all players plan it simultaneously, else None."""
    rules = loaded.game.orders
    if rules is None or not loaded.match.plans_at_once or loaded.state is None:
        return None
    return rules.part(loaded.game.view(loaded.state, None))


def ask_all(
    connection: Connection, loaded: LoadedMatch, before: str | None, spared: set[int], now: int
) -> None:
    """Write to the players who can plan the battle or round that has just begun.

    Players who have to move anyway, or who play only against bots, get no such letter. `before` is
    the battle or round at the start of the turn; `spared` seats are absent or see the question
    already.
    """
    part = part_of(loaded)
    if part is None or part == before or loaded.is_alone:
        return
    asked = set(loaded.game.to_act(loaded.state)) | spared
    for row in loaded.joined:
        if not row.bot and row.number not in asked and may_say(connection, loaded, row.number):
            outbox.write(connection, row, KIND, loaded.state.turn, now, part=part)


def may_say(connection: Connection, loaded: LoadedMatch, seat: int) -> bool:
    """True if the seat, though not asked now, may give an order for this battle or round.

    False if it has given one already.
    """
    rules = orders.rules_of(loaded)
    view = loaded.game.view(loaded.state, seat)
    return bool(rules.beforehand(view)) and not _speaks(connection, loaded, seat)


def _speaks(connection: Connection, loaded: LoadedMatch, seat: int) -> bool:
    """True if the seat has an order for battles or rounds."""
    lasting = orders.rules_of(loaded).set_aside
    given = orders.of_seat(connection, loaded.match.id, seat)
    return any(row.scope is not None or row.topic in lasting for row in given)


def is_overtaken(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> bool:
    """True if a letter that asks for a plan was answered, or its battle or round is over."""
    is_on = loaded.is_running and part_of(loaded) == letter.facts["part"]
    return not is_on or not _is_silent(connection, loaded, loaded.seats[letter.seat], letter.turn)


def asked_until(connection: Connection, loaded: LoadedMatch, row: SeatRow, now: int) -> int | None:
    """Return the deadline named in an unanswered letter about the current battle or round.

    It is None if there is no such letter, if it is held up, or if the deadline has passed.
    """
    part = part_of(loaded)
    last = None if part is None else outbox.last(connection, row, KIND)
    if last is None or last.facts["part"] != part or last.outcome in ("dropped", "refused"):
        return None
    if not _is_silent(connection, loaded, row, last.turn):
        return None
    if last.outcome is None and outbox.delay_of(last, now):
        return None
    until = deadline_of(loaded, last, last.ended_at or now)
    return until if until > now else None


def deadline_of(loaded: LoadedMatch, letter: LetterRow, sent_at: int) -> int:
    """Return the deadline named in a letter that asks for a plan."""
    clock = loaded.clock_of(loaded.seats[letter.seat])
    left: int | None = letter.facts.get("seconds")
    made = letter.made_at
    deadline = clock.deadline(made) if left is None else clock.later(made, left)
    return clock.moved(deadline, outbox.delay_of(letter, sent_at), sent_at)


def ask_again(
    connection: Connection, loaded: LoadedMatch, row: SeatRow, paused_at: int, now: int, why: str
) -> bool:
    """Ask a player again for a plan after a pause, with the time left; False if nothing is asked.

    A letter that the pause kept back asks again with the full time.
    """
    part = part_of(loaded)
    last = None if part is None else outbox.last(connection, row, KIND)
    if last is None or last.facts["part"] != part or last.outcome == "refused":
        return False
    if not _is_silent(connection, loaded, row, last.turn):
        return False
    clock = loaded.clock_of(row)
    left = clock.counted(now, clock.deadline(now))
    if last.outcome == "sent":
        until = deadline_of(loaded, last, last.ended_at or paused_at)
        left = clock.counted(paused_at, until)
    if left <= 0 or not may_say(connection, loaded, row.number):
        return False
    about = {"part": part, "seconds": left, "resumed": why}
    outbox.write(connection, row, KIND, loaded.match.turn, now, **about)
    return True


def _is_silent(connection: Connection, loaded: LoadedMatch, row: SeatRow, since: int) -> bool:
    """True if the player has neither moved nor given an order from turn `since` on."""
    moved = store.last_own_turn(connection, loaded.match, row.number)
    if moved is not None and moved >= since:
        return False
    return not (orders.notes_of(connection, row, since) or _speaks(connection, loaded, row.number))
