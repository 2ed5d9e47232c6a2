"""Consecutive missed deadlines, which make a player absent; any move by the player resets them."""

from sqlalchemy import Connection

from service.matches import outbox, stoppable_acts, store
from service.matches.store import LoadedMatch

MISSED_UNTIL_ABSENT = 3


def count(
    connection: Connection, loaded: LoadedMatch, seat: int, asked_turn: int, now: int
) -> bool:
    """Count a missed deadline of a seat; return True if its player is now absent."""
    row = loaded.seats[seat]
    missed = row.missed + 1
    absent = missed >= MISSED_UNTIL_ABSENT
    store.update_seat(connection, row, missed=missed, absent=absent)
    if not row.absent:
        outbox.write(connection, row, "timeout", asked_turn, now, absent=absent)
        if absent:
            tell_of_absence(connection, loaded, seat, asked_turn, now)
    return absent


def tell_of_absence(
    connection: Connection, loaded: LoadedMatch, seat: int, turn: int, now: int, **about: bool
) -> None:
    """Write to the host that a player is absent or has left.

    If that player is the host, write to everybody else, who can then ask to host
    (service/people/hosting).
    """
    if seat != loaded.match.host:
        outbox.write(connection, loaded.host, "absent", turn, now, seat=seat, **about)
        return
    if loaded.is_anonymous:  # nobody may learn that this player is the host
        return
    for row in loaded.joined:
        if row.number != seat and not row.bot and not row.absent:
            outbox.write(connection, row, "host_away", turn, now)


def mark_present(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Record that the player is present, or that somebody has accepted an absent player's seat.

    This sets the count of missed deadlines to 0. A request to host ends when the host is back.
    """
    row = loaded.seats[seat]
    if row.missed or row.absent:
        store.update_seat(connection, row, missed=0, absent=False, status="joined")
    if row.absent and seat == loaded.match.host:
        stoppable_acts.stop_waiting(connection, row.match_id, "host", now)
