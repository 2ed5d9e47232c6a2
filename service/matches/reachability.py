"""Unreachable seats: a mail server refused a letter to them, at once or by a bounce.

An unreachable seat gets no letters but those that were asked for, and its clock stands still. It is
reachable again when its player opens a page of theirs, or its address changes. The
time lost until then is given back at that moment or, for the part before a pause, by the pause.
"""

from sqlalchemy import Connection

from service.database.rows import LetterRow, SeatRow
from service.matches import deeds, digests, open_decisions, outbox, store, vote_clocks, ways
from service.matches.clock import Clock

TYPED = ("confirm", "newcomer")  # letters to addresses that no player has yet


def note_refusal(connection: Connection, letter: LetterRow, now: int) -> None:
    """Mark the seats of a refused letter as unreachable, and tell the hosts."""
    for each in digests.concerned(connection, letter):
        _note_refusal(connection, each, now)


def _note_refusal(connection: Connection, letter: LetterRow, now: int) -> None:
    loaded = store.load(connection, letter.match_id)
    seat = loaded.seats[letter.seat]
    is_typed = letter.kind in TYPED or outbox.FORMER in letter.facts
    if is_typed or letter.tenure != seat.tenure:
        return
    if seat.ways != "mail":  # letters come by the other ways
        vote_clocks.untell(connection, seat, now)
        ways.set_ways(connection, seat, "others")
        return
    if seat.unreachable_since is None and letter.kind not in outbox.OTHER_LINKS:
        since, paused_at = min(letter.made_at, now), loaded.match.paused_at
        store.update_seat(connection, seat, unreachable_since=since)
        due = open_decisions.of_match(connection, seat.match_id, and_held=True).get(seat.number)
        if due and paused_at is not None:
            open_decisions.give_back(connection, due, since, loaded.clock_of(seat), paused_at)
            open_decisions.hold(connection, seat.match_id)
        vote_clocks.untell(connection, seat, now)
        turn = loaded.match.turn
        deeds.note(connection, seat.match_id, "unreachable", now, seat=seat.number, turn=turn)
    if seat.number != loaded.match.host:
        outbox.write(connection, loaded.host, "undeliverable", letter.turn, now, seat=seat.number)


def is_marked(connection: Connection, match_id: str, number: int, tenure: int) -> bool:
    """True if the seat still has the player with that `tenure`, and they could not be reached."""
    seat = store.SEATS_OF.all(connection, of=match_id)[number]
    return seat.tenure == tenure and seat.unreachable_since is not None


def note_opened(connection: Connection, match_id: str, number: int, tenure: int, now: int) -> None:
    """Mark a seat as reachable again after its player opened a page of theirs."""
    seat = store.load(connection, match_id, lock=True).seats[number]
    if seat.tenure == tenure:
        note_reached(connection, seat, now)


def note_reached(connection: Connection, seat: SeatRow, now: int) -> None:
    """Mark a seat as reachable again; give back the time in which letters did not arrive."""
    if seat.unreachable_since is None:
        return
    store.update_seat(connection, seat, unreachable_since=None)
    due = open_decisions.of_match(connection, seat.match_id, and_held=True).get(seat.number)
    if due and not open_decisions.is_held(due):
        lost = now - max(due.began_at, seat.unreachable_since)
        clock = Clock.of(store.row_of(connection, seat.match_id), seat)
        open_decisions.go_on(connection, due, max(0, lost), clock, now)
    turn = due.turn if due else 0
    deeds.note(connection, seat.match_id, "reachable", now, seat=seat.number, turn=turn)
