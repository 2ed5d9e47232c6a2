"""Clocks of votes: a player's silence is consent only after time in which they could answer.

A voter's clock starts when the letter that asks them was sent. It stands still while the service is
down, while the match is paused, and while their letters are refused.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace as replace_clock
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, func, insert, select, update

from service.database.rows import (
    VOTE,
    LetterRow,
    SeatRow,
    Voter,
    VoteRow,
    columns_of,
    fetch_all,
    fetch_first,
    to_json,
)
from service.database.statements import Query
from service.matches import deeds, outbox, store
from service.matches.clock import Clock, TimeControl
from service.matches.paces import DAY, HOUR
from service.matches.store import LoadedMatch

LETTER = "vote"  # kind of the letter that asks
SILENCE = 48 * HOUR  # seconds after which silence is consent
LONGEST = 7 * DAY  # seconds that a vote stays open
LOOK_AGAIN = HOUR  # seconds until the scheduler looks for voters who can be told now
IS_OPEN = VOTE.c.status == "asked"
IS_TICKING = VOTE.c.ends_at.is_not(None)
_OPEN = select(VOTE).where(IS_OPEN, VOTE.c.match_id == bindparam("of")).order_by(VOTE.c.number)
OPEN = Query(_OPEN, VoteRow)
OPEN_LOCKED = Query(_OPEN.with_for_update(), VoteRow)


def silence_at(now: int, seconds: int, clock: Clock) -> int:
    """Return when a player has been silent for `seconds`; if that is at night, the morning after.

    The time does not run while the player is away.
    """
    plain = replace_clock(clock, control=TimeControl(clock.control.pace))
    return plain.morning_after(plain.later(now, seconds))


def find(connection: Connection, match_id: str, number: int, lock: bool = False) -> VoteRow | None:
    """Return a vote, or None if there is none of that number."""
    query = select(VOTE).where(VOTE.c.match_id == match_id, VOTE.c.number == number)
    return fetch_first(connection, query.with_for_update() if lock else query, VoteRow)


def open_votes(connection: Connection, match_id: str, lock: bool = False) -> list[VoteRow]:
    """Return a match's open votes in order."""
    return (OPEN_LOCKED if lock else OPEN).all(connection, of=match_id)


def is_ticking(vote: VoteRow) -> bool:
    """True unless the clocks of a vote stand still because its match is paused."""
    return vote.ends_at is not None


# --- changing them ---------------------------------------------------------


def next_number(connection: Connection, match_id: str) -> int:
    """Return the number of a match's next vote; the first is 1."""
    number = select(func.coalesce(func.max(VOTE.c.number), 0) + 1)
    return int(connection.execute(number.where(VOTE.c.match_id == match_id)).scalar_one())


def begin(
    connection: Connection, loaded: LoadedMatch, vote: VoteRow, asked: Sequence[SeatRow]
) -> None:
    """Store a new vote, ask the voters by letter, and refresh open pages."""
    connection.execute(insert(VOTE), columns_of(vote))
    for each in asked:
        outbox.write(connection, each, LETTER, vote.turn, vote.asked_at, number=vote.number)
    store.refresh_pages(connection, loaded.joined)
    deeds.tell(vote.match_id, "vote_asked", vote.seat, vote.turn, vote=vote.kind)


def keep(connection: Connection, vote: VoteRow, now: int) -> VoteRow:
    """Store a changed vote with the time of the scheduler's next look; return it as stored."""
    vote = replace(vote, due_at=_next_look(vote, now))
    _store(connection, vote)
    return vote


def _store(connection: Connection, vote: VoteRow) -> None:
    values: dict[str, Any] = {
        name.removesuffix("_json"): getattr(vote, name)
        for name in ("about", "voters_json", "left", "ends_at", "due_at", "status", "closed_at")
    }
    one = (VOTE.c.match_id == vote.match_id, VOTE.c.number == vote.number)
    connection.execute(update(VOTE).where(*one).values(**values))


def put_off(connection: Connection, vote: VoteRow, until: int) -> None:
    """Let the scheduler look at a vote at `until`."""
    if vote.due_at is not None:
        _store(connection, replace(vote, due_at=until))


def with_voters(vote: VoteRow, voters: Sequence[Voter]) -> VoteRow:
    """Return a vote with other voters."""
    return replace(vote, voters_json=to_json(list(voters)))


def _next_look(vote: VoteRow, now: int) -> int | None:
    if vote.status != "asked" or vote.ends_at is None:
        return None
    waiting = [each for each in vote.voters if not each.answer]
    moments = [vote.ends_at, *(each.until for each in waiting if each.until is not None)]
    if not waiting:
        return now
    if vote.kind == "late":
        return now if any(each.answer == "yes" for each in vote.voters) else vote.ends_at
    if not all(each.is_told for each in waiting):
        moments.append(now + LOOK_AGAIN)
    return min(moments)


def note_told(connection: Connection, letter: LetterRow, seat: SeatRow, now: int) -> None:
    """Start a voter's clock after the letter that asks them was sent."""
    vote = find(connection, letter.match_id, letter.facts["number"], lock=True)
    if vote is None or vote.status != "asked" or seat.unreachable_since is not None:
        return
    if vote.kind == "late":  # it has one end for all
        return

    def told(voter: Voter) -> Voter:
        if voter.is_told or not is_of(voter, seat):
            return voter
        return _started(replace(voter, is_told=True), vote, clock, now)

    clock = Clock.of(store.row_of(connection, letter.match_id), seat)
    keep(connection, _changed(vote, told), now)


def _started(voter: Voter, vote: VoteRow, clock: Clock, now: int) -> Voter:
    if not is_ticking(vote):
        return voter
    return replace(voter, until=silence_at(now, voter.left, clock))


def untell(connection: Connection, seat: SeatRow, now: int) -> None:
    """Stop a voter's clock after a letter to them was refused; they must be told again."""

    def stopped(voter: Voter) -> Voter:
        if voter.answer in ("yes", "no") or not is_of(voter, seat):
            return voter
        return replace(voter, answer="", is_told=False, until=None, left=SILENCE)

    for vote in open_votes(connection, seat.match_id, lock=True):
        if vote.kind != "late":
            keep(connection, _changed(vote, stopped), now)


def is_of(asked: Voter | VoteRow, seat: SeatRow) -> bool:
    """True if that voter, or the proposer of that vote, still has the seat."""
    return store.player_of(asked) == store.player_of(seat)


def _changed(vote: VoteRow, change: Callable[[Voter], Voter]) -> VoteRow:
    return with_voters(vote, [change(each) for each in vote.voters])


# --- pauses and outages ----------------------------------------------------


def hold(connection: Connection, match_id: str, now: int) -> None:
    """Stop the clocks of the votes of a match that pauses."""

    def held(voter: Voter) -> Voter:
        if voter.until is None:
            return voter
        return replace(voter, left=max(0, voter.until - now), until=None)

    for vote in open_votes(connection, match_id, lock=True):
        if vote.ends_at is not None:
            left = max(0, vote.ends_at - now)
            keep(connection, replace(_changed(vote, held), left=left, ends_at=None), now)


def release(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """Start the clocks of a match's votes again after a pause; a vote to end the pause lapses."""
    for vote in open_votes(connection, loaded.match.id, lock=True):
        if vote.ends_at is not None:
            if vote.kind == "go_on":
                keep(connection, replace(vote, status="lapsed", closed_at=now), now)
            continue
        ticking = replace(vote, ends_at=now + vote.left)
        voters = [
            _started(each, ticking, loaded.clock_of(loaded.seats[each.seat]), now)
            if each.is_told
            else each
            for each in ticking.voters
        ]
        keep(connection, with_voters(ticking, voters), now)


def extend_all(connection: Connection, seconds: int) -> None:
    """Move the ends of all votes by an outage of the service; earlier if `seconds` is negative."""

    def moved(voter: Voter) -> Voter:
        return voter if voter.until is None else replace(voter, until=voter.until + seconds)

    for vote in _ticking(connection):
        assert vote.ends_at is not None and vote.due_at is not None, "it is ticking"
        later = {"ends_at": vote.ends_at + seconds, "due_at": vote.due_at + seconds}
        _store(connection, replace(_changed(vote, moved), **later))


def set_back(connection: Connection, now: int) -> None:
    """Shorten times of votes that became too long when the clock was set back."""
    latest = now + SILENCE + DAY

    def nearer(voter: Voter) -> Voter:
        is_far = voter.until is not None and voter.until > latest
        return replace(voter, until=latest) if is_far else voter

    for vote in _ticking(connection):
        assert vote.ends_at is not None, "it is ticking"
        ends_at = min(vote.ends_at, now + LONGEST)
        keep(connection, replace(_changed(vote, nearer), ends_at=ends_at), now)


def _ticking(connection: Connection) -> list[VoteRow]:
    query = select(VOTE).where(IS_OPEN, IS_TICKING).order_by(VOTE.c.match_id, VOTE.c.number)
    return fetch_all(connection, query.with_for_update(), VoteRow)
