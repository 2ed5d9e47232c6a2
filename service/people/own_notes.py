"""Notes that people write for themselves at a seat: theirs alone, and gone with them."""

import unicodedata

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert

from service.database.models import OWN_NOTE
from service.database.rows import OwnNoteRow, SeatRow
from service.database.statements import Query
from service.people.problems import Problem
from service.people.proposals import Invalid

WRITTEN = Query(
    OWN_NOTE.select()
    .where(OWN_NOTE.c.match_id == bindparam("of"), OWN_NOTE.c.seat == bindparam("at"))
    .where(OWN_NOTE.c.tenure == bindparam("holder")),
    OwnNoteRow,
)
LONGEST = 2000  # letters
JOINERS = "\u200c\u200d"  # without which Persian is not written


def of_seat(connection: Connection, seat: SeatRow) -> str:
    """What the seat's present holder has written; empty where nothing is."""
    about = {"of": seat.match_id, "at": seat.number, "holder": seat.tenure}
    found = WRITTEN.first(connection, **about)
    return found.words if found else ""


def keep(connection: Connection, seat: SeatRow, words: str) -> None:
    """Write it down in place of what was there; nothing, where it is empty. Raises Invalid."""
    tidy = _tidy(words)
    if len(tidy) > LONGEST:
        raise Invalid([Problem("note", "note_too_long", {"most": LONGEST})])
    forget(connection, seat)
    if tidy:
        row = {"match_id": seat.match_id, "seat": seat.number, "tenure": seat.tenure}
        connection.execute(insert(OWN_NOTE), {**row, "words": tidy})


def forget(connection: Connection, seat: SeatRow) -> None:
    """The holder's note is gone."""
    connection.execute(delete(OWN_NOTE).where(*_one(seat)))


def _one(seat: SeatRow) -> tuple[ColumnElement[bool], ...]:
    return (
        OWN_NOTE.c.match_id == seat.match_id,
        OWN_NOTE.c.seat == seat.number,
        OWN_NOTE.c.tenure == seat.tenure,
    )


def _tidy(words: str) -> str:
    """Lines as they were typed, without what cannot be seen and disturbs."""
    lines = words.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("".join(filter(_is_writing, line)).rstrip() for line in lines).strip()


def _is_writing(letter: str) -> bool:
    return letter in JOINERS or not unicodedata.category(letter).startswith("C")
