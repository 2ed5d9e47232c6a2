"""Private notes of a seat's player; they are deleted when the player leaves."""

import unicodedata

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert

from service.database.rows import OWN_NOTE, OwnNoteRow, SeatRow
from service.database.statements import Query
from service.people.problems import Invalid, Problem

WRITTEN = Query(
    OWN_NOTE.select()
    .where(OWN_NOTE.c.match_id == bindparam("of"), OWN_NOTE.c.seat == bindparam("at"))
    .where(OWN_NOTE.c.tenure == bindparam("holder")),
    OwnNoteRow,
)
LONGEST = 2000  # characters
JOINERS = "\u200c\u200d"  # Persian needs them


def of_seat(connection: Connection, seat: SeatRow) -> str:
    """Return the player's note; "" if there is none."""
    about = {"of": seat.match_id, "at": seat.number, "holder": seat.tenure}
    found = WRITTEN.first(connection, **about)
    return found.words if found else ""


def keep(connection: Connection, seat: SeatRow, words: str) -> None:
    """Replace the player's note; an empty text deletes it. Raises Invalid."""
    note = tidy(words, LONGEST)
    forget(connection, seat)
    if note:
        row = {"match_id": seat.match_id, "seat": seat.number, "tenure": seat.tenure}
        connection.execute(insert(OWN_NOTE), {**row, "words": note})


def forget(connection: Connection, seat: SeatRow) -> None:
    """Delete the player's note."""
    connection.execute(delete(OWN_NOTE).where(*_one(seat)))


def _one(seat: SeatRow) -> tuple[ColumnElement[bool], ...]:
    return (
        OWN_NOTE.c.match_id == seat.match_id,
        OWN_NOTE.c.seat == seat.number,
        OWN_NOTE.c.tenure == seat.tenure,
    )


def tidy(words: str, most: int) -> str:
    """Return a typed text without invisible characters; raises Invalid beyond `most` characters."""
    lines = words.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    note = "\n".join("".join(filter(_is_writing, line)).rstrip() for line in lines).strip()
    if len(note) > most:
        raise Invalid([Problem("note", "note_too_long", {"most": most})])
    return note


def _is_writing(letter: str) -> bool:
    return letter in JOINERS or not unicodedata.category(letter).startswith("C")
