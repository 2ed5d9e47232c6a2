"""Unanswered invitations: one reminder, then the seat is free and the host is told.

The reminder counts towards the limits for one invitation and for its address. It does not count
towards the host's limit, since the host has not asked for it.
"""

from sqlalchemy import Connection

from service.database.rows import SeatRow
from service.matches import deeds, invitation_clocks, outbox, store
from service.matches.store import LoadedMatch
from service.people import stranger_limits


def attend(connection: Connection, match_id: str, now: int) -> None:
    """Send reminders of a match's invitations, or end those that expire; skip a locked match."""
    if not store.lock_if_free(connection, match_id):
        return
    loaded = store.load(connection, match_id)
    for seat in loaded.seats:
        if seat.invitation_due is not None and seat.invitation_due <= now:
            _attend(connection, loaded, seat, now)


def _attend(connection: Connection, loaded: LoadedMatch, seat: SeatRow, now: int) -> None:
    if seat.status != "invited" or not loaded.is_open or seat.invited_until is None:
        store.update_seat(connection, seat, invitation_due=None)
    elif outbox.is_waiting(connection, seat, invitation_clocks.LETTERS):
        look_again = now + invitation_clocks.LOOK_AGAIN
        store.update_seat(connection, seat, invitation_due=look_again)
    elif now < seat.invited_until:
        store.update_seat(connection, seat, invitation_due=seat.invited_until)
        _remind(connection, loaded, seat, now)
    else:
        _expire(connection, loaded, seat, now)


def _remind(connection: Connection, loaded: LoadedMatch, seat: SeatRow, now: int) -> None:
    if not outbox.gets_letters(seat) or stranger_limits.has_enough(connection, seat):
        return
    if not stranger_limits.count_reminder(connection, seat.address, now):
        return
    kind = "takeover" if loaded.is_under_way else "invitation"
    facts = outbox.facts_of_last(connection, seat, kind) | {"again": True}
    facts.pop("asked_for", None)
    outbox.write(connection, seat, kind, loaded.match.turn, now, **facts)


def _expire(connection: Connection, loaded: LoadedMatch, seat: SeatRow, now: int) -> None:
    """End an invitation and tell the host; its link works until the seat is given away."""
    until, turn = seat.invited_until, loaded.match.turn
    store.update_seat(connection, seat, status="expired", invited_until=until)
    deeds.note(connection, loaded.match.id, "expired", now, seat=seat.number, turn=turn)
    about = {"seat": seat.number, "name": seat.name, "expired": True}
    outbox.write(connection, loaded.host, "declined", turn, now, **about)
