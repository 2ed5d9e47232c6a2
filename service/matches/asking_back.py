"""A move taken back after others have moved, or after something came to light: by their consent.

Whoever made it asks, and those whose moves would fall are written to; where luck has fallen since,
or a card was drawn, all are. Nothing waits for them: as soon as anybody moves the wish has lapsed.
Of each move it is asked once.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, insert, select, update

from service.database.models import TAKE_BACK_WISH
from service.database.rows import MoveRow, TakeBackWishRow, WishStatus, fetch_first, to_json
from service.database.statements import Query
from service.matches import outbox, states, store, taken_back, taking_back
from service.matches.store import LoadedMatch
from service.matches.taking_back import OWN, NotTakenBack

STANDING = Query(
    TAKE_BACK_WISH.select()
    .where(TAKE_BACK_WISH.c.match_id == bindparam("of"), TAKE_BACK_WISH.c.turn == bindparam("now"))
    .where(TAKE_BACK_WISH.c.status == "asked"),
    TakeBackWishRow,
)
MOST_FALLEN = 40  # moves: what lies further back is another game


@dataclass(frozen=True)
class Askable:
    """A move that can be asked for, and the seats that would have to agree."""

    move: MoveRow
    whom: list[int]


def askable(connection: Connection, loaded: LoadedMatch, seat: int) -> Askable | None:
    """The seat's last move, where others can be asked to let it be taken back."""
    match = loaded.match
    number = store.last_own_turn(connection, match, seat)
    if not loaded.is_running or number is None or _of_move(connection, match.id, number):
        return None
    if taking_back.last_move(connection, loaded, seat) is not None:
        return None  # it needs nobody's consent
    moves = taken_back.standing(match, states.moves_of(connection, match.id, number))
    if len(moves) > MOST_FALLEN:
        return None
    whom = _concerned(connection, loaded, moves)
    return Askable(moves[0], whom) if whom else None


def _concerned(connection: Connection, loaded: LoadedMatch, moves: list[MoveRow]) -> list[int]:
    """Whose moves would fall with the first of these; all, where something came to light since.

    A card off a pile that was shuffled long ago is luck too: whoever drew it would know what lies
    there.
    """
    mover, fallen = moves[0].seat, {move.seat for move in moves if move.mark in OWN}
    people = [row.number for row in loaded.joined if not row.bot and not row.absent]
    taught = taking_back.have_taught(connection, loaded, moves)
    if taught is None:
        return []  # without that move they cannot be played again
    if taught or fallen == {mover}:
        fallen = set(people)
    return [seat for seat in people if seat in fallen and seat != mover]


# --- asking and answering --------------------------------------------------


def ask(connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int) -> None:
    """Write to all who would have to agree; again for the same move: nothing more is done."""
    if number >= loaded.match.turn:
        raise NotTakenBack
    earlier = _of_move(connection, loaded.match.id, number)
    if earlier is not None and earlier.seat == seat:
        return
    wanted = askable(connection, loaded, seat)
    if wanted is None or wanted.move.number != number or standing(connection, loaded):
        raise NotTakenBack
    row = {
        "match_id": loaded.match.id,
        "move": number,
        "seat": seat,
        "turn": loaded.match.turn,
        "still_asked": to_json(wanted.whom),
        "asked_at": now,
        "status": "asked",
    }
    connection.execute(insert(TAKE_BACK_WISH), row)
    for each in wanted.whom:
        outbox.write(connection, loaded.seats[each], "wish", loaded.match.turn, now, number=number)


def standing(connection: Connection, loaded: LoadedMatch) -> TakeBackWishRow | None:
    """The wish that waits for answers; one before which somebody has moved waits no more."""
    match = loaded.match
    return STANDING.first(connection, of=match.id, now=match.turn) if loaded.is_running else None


def waits_for(connection: Connection, loaded: LoadedMatch, seat: int, number: int) -> int | None:
    """Whose wish to take that move back this seat has yet to answer."""
    wish = standing(connection, loaded)
    return wish.seat if wish and wish.move == number and seat in wish.still_asked else None


def agree(connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int) -> None:
    """That seat lets the move be taken back; with the last who agrees it is."""
    wish = _asked_of(connection, loaded, seat, number)
    left = [each for each in wish.still_asked if each != seat]
    if left:
        _set(connection, wish, still_asked=to_json(left))
        return
    (move,) = states.moves_of(connection, loaded.match.id, number)[:1]
    taking_back.let_fall(connection, loaded, move, now, by_letter=True)
    _close(connection, wish, "agreed")


def refuse(connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int) -> None:
    """That seat would rather play on: the move stands, and whoever asked hears of it."""
    wish = _asked_of(connection, loaded, seat, number)
    _close(connection, wish, "refused")
    asker = loaded.seats[wish.seat]
    outbox.write(connection, asker, "refused", loaded.match.turn, now, seat=seat)


def _asked_of(
    connection: Connection, loaded: LoadedMatch, seat: int, number: int
) -> TakeBackWishRow:
    wish = standing(connection, loaded)
    if wish is None or waits_for(connection, loaded, seat, number) is None:
        raise NotTakenBack
    return wish


def _of_move(connection: Connection, match_id: str, number: int) -> TakeBackWishRow | None:
    query = select(TAKE_BACK_WISH).where(
        TAKE_BACK_WISH.c.match_id == match_id, TAKE_BACK_WISH.c.move == number
    )
    return fetch_first(connection, query, TakeBackWishRow)


def _close(connection: Connection, wish: TakeBackWishRow, status: WishStatus) -> None:
    _set(connection, wish, status=status)


def _set(connection: Connection, wish: TakeBackWishRow, **values: str) -> None:
    one = update(TAKE_BACK_WISH).where(
        TAKE_BACK_WISH.c.match_id == wish.match_id, TAKE_BACK_WISH.c.move == wish.move
    )
    connection.execute(one.values(**values))
