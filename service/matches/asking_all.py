"""Everybody asked at once, when a battle or a round begins, how far they would go in it.

Only where the match's host wants it so. Nothing waits for the answers, which are orders: the moves
are played in turn order as the rules say. Whoever was written to gets no second letter when their
turn has come and they have said nothing yet.
"""

from sqlalchemy import Connection

from service.database.rows import LetterRow, SeatRow
from service.matches import orders, outbox, store
from service.matches.store import LoadedMatch

KIND = "at_once"  # of the letter


def part_of(loaded: LoadedMatch) -> str | None:
    """The battle or round that is on, of which all are asked at once; None in other matches."""
    rules = loaded.game.orders
    if rules is None or not loaded.match.plans_at_once or loaded.state is None:
        return None
    return rules.part(loaded.game.view(loaded.state, None))


def ask_all(
    connection: Connection, loaded: LoadedMatch, before: str | None, spared: set[int], now: int
) -> None:
    """Write to whoever may say something of what has just begun, and is not asked anyway.

    `before` is what was on before; the `spared` seats are absent, or see the question already.
    """
    part = part_of(loaded)
    if part is None or part == before:
        return
    asked = set(loaded.game.to_act(loaded.state)) | spared
    for row in loaded.joined:
        if not row.bot and row.number not in asked and may_say(connection, loaded, row.number):
            outbox.write(connection, row, KIND, loaded.state.turn, now, part=part)


def may_say(connection: Connection, loaded: LoadedMatch, seat: int) -> bool:
    """Whether a seat that is not asked has something to say, and no order in force that does."""
    rules = orders.rules_of(loaded)
    view = loaded.game.view(loaded.state, seat)
    return bool(rules.beforehand(view)) and not _speaks(connection, loaded, seat)


def _speaks(connection: Connection, loaded: LoadedMatch, seat: int) -> bool:
    """Whether an order of that seat answers in battles or rounds."""
    lasting = orders.rules_of(loaded).set_aside
    given = orders.of_seat(connection, loaded.match.id, seat)
    return any(row.scope is not None or row.topic in lasting for row in given)


def is_overtaken(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> bool:
    """Whether a letter that asks for a plan asks in vain: it is over, or was answered."""
    is_on = loaded.is_running and part_of(loaded) == letter.facts["part"]
    return not is_on or not _is_silent(connection, loaded, loaded.seats[letter.seat], letter.turn)


def was_asked(connection: Connection, loaded: LoadedMatch, row: SeatRow) -> bool:
    """Whether a letter has asked this seat about what is on, and nothing has come of it yet."""
    part = part_of(loaded)
    last = None if part is None else outbox.last(connection, row, KIND)
    if last is None or last.facts["part"] != part or last.outcome in ("dropped", "refused"):
        return False
    return _is_silent(connection, loaded, row, last.turn)


def _is_silent(connection: Connection, loaded: LoadedMatch, row: SeatRow, since: int) -> bool:
    """Whether a seat has neither moved nor given an order since."""
    moved = store.last_own_turn(connection, loaded.match, row.number)
    if moved is not None and moved >= since:
        return False
    return not (orders.notes_of(connection, row, since) or _speaks(connection, loaded, row.number))
