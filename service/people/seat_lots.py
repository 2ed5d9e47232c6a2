"""Lots for the seats of an anonymous match: who sits where is drawn once everybody has joined.

Until then the seats are in the order in which the host named the people. All rows about a person
move with them, so that links and letters from before still reach the right player.
"""

import secrets

from sqlalchemy import Connection, Table, case, update

from service.database.rows import LETTER, LINK, MATCH, SEAT, SeatRow, columns_of, metadata
from service.matches import outbox
from service.matches.store import LoadedMatch

OF_SEAT = ("seat", "address_confirm", "address_stop")  # kinds of links with a seat's number
ABOUT_SEATS = ("declined", "undeliverable")  # letters to the host that name another seat
ASIDE = 1000  # added to a number that moves, so that no two rows ever have the same
PLACE = ("match_id", "number")  # the columns of a seat that stay


def draw(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """Give everybody a seat by lot.

    All seats get the same `tenure`. Otherwise the number of earlier players would tell them apart.
    """
    lots = shuffled(len(loaded.seats))
    outbox.drop(connection, loaded.match.id, now, LETTER.c.kind.in_(ABOUT_SEATS))
    tenure = max(seat.tenure for seat in loaded.seats)
    for table in metadata.sorted_tables:
        if {"match_id", "seat"} <= {*table.c.keys()}:
            _move(connection, table, loaded, lots, tenure)
    number, of_match = LINK.c.number, (LINK.c.match_id == loaded.match.id, LINK.c.kind.in_(OF_SEAT))
    places = case(dict(enumerate(lots)), value=number, else_=number)
    connection.execute(update(LINK).where(*of_match).values(number=places))
    for seat in loaded.seats:
        _seat(connection, seat, lots[seat.number], tenure)
    host = {"host": lots[loaded.match.host]}
    connection.execute(update(MATCH).where(MATCH.c.id == loaded.match.id).values(**host))


def shuffled(seats: int) -> list[int]:
    """Draw lots, and return for each seat the new seat of its person."""
    lots = [*range(seats)]
    secrets.SystemRandom().shuffle(lots)
    return lots


def _move(
    connection: Connection, table: Table, loaded: LoadedMatch, lots: list[int], tenure: int
) -> None:
    """Move a table's rows of all seats to their new seats.

    Rows of earlier players keep a lower tenure.
    """
    of_match = table.c.match_id == loaded.match.id
    away = update(table).where(of_match, table.c.seat < ASIDE)
    connection.execute(away.values(seat=table.c.seat + ASIDE))
    for seat in loaded.seats:
        mine = update(table).where(of_match, table.c.seat == seat.number + ASIDE)
        if "tenure" in table.c:
            same = {"tenure": tenure} | ({"given_at": 0} if "given_at" in table.c else {})
            is_present = table.c.tenure == seat.tenure
            connection.execute(mine.where(is_present).values(seat=lots[seat.number], **same))
        connection.execute(mine.values(seat=lots[seat.number]))


def _seat(connection: Connection, person: SeatRow, number: int, tenure: int) -> None:
    """Write the person's columns into the row of their new seat."""
    values = {name: value for name, value in columns_of(person).items() if name not in PLACE}
    one = (SEAT.c.match_id == person.match_id, SEAT.c.number == number)
    values |= {"tenure": tenure, "given_at": 0}
    connection.execute(update(SEAT).where(*one).values(**values))
