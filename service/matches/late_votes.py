"""Votes about a late player: wait two days, make the default move, or let a bot play.

They are held where the host has chosen so (`TimeControl.asks_first`). The others who are present
are asked. One who wants to wait is enough. A bot plays until the player is back if all who answer
want that. Otherwise, and after a day without an answer, the default move is made. Until then the
player can still move.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from service.database.rows import (
    VOTE,
    DueRow,
    SeatRow,
    VoteAnswer,
    VoteKind,
    Voter,
    VoteRow,
    VoteStatus,
    to_json,
)
from service.matches import deeds, open_decisions, outbox, store, turns, vote_clocks
from service.matches.clock import is_in
from service.matches.paces import DAY, HOUR
from service.matches.store import LoadedMatch

KIND: VoteKind = "late"
TERM = DAY  # seconds in which the others can answer
LONGEST = 7 * DAY  # seconds that a vote waits for letters that cannot be sent
WAIT = 2 * DAY  # seconds that the others can add
MOST_WAITS = 7  # for one decision: as long as a host can lengthen it


def settle(connection: Connection, loaded: LoadedMatch, due: DueRow, now: int) -> None:
    """Ask the others about an overdue decision, or make the default move."""
    vote = _standing(connection, due) or _ask(connection, loaded, due, now)
    if vote is None:
        _play_default(connection, loaded, due, now)
        return
    # The scheduler looks at the vote first; this look is for a vote that has lapsed.
    open_decisions.postpone(connection, due, max(vote.ends_at or now, now) + HOUR)


def is_current(connection: Connection, vote: VoteRow) -> bool:
    """True if the decision that a vote is about is still open, without a later deadline.

    Outages and pauses move the deadline and the end of the vote alike.
    """
    due = open_decisions.of_match(connection, vote.match_id, and_held=True).get(vote.seat)
    if due is None or due.turn != vote.turn:
        return False
    return vote.ends_at is None or due.deadline_at <= vote.ends_at - TERM


def answers(loaded: LoadedMatch) -> Sequence[VoteAnswer]:
    """Return the answers that can be given: a bot only in games that have one."""
    return ("yes", "no", "bot") if loaded.game.bot else ("yes", "no")


def _standing(connection: Connection, due: DueRow) -> VoteRow | None:
    found = vote_clocks.open_votes(connection, due.match_id, lock=True)
    about = [each for each in found if each.kind == KIND and each.seat == due.seat]
    return next((each for each in about if each.turn == due.turn), None)


def present(loaded: LoadedMatch, seat: int, now: int) -> list[SeatRow]:
    """Return the other players who are asked about a late player: those who are not away.

    In an anonymous match unreachable players are included, so that the list does not show who they
    are.
    """
    return [
        row
        for row in loaded.joined
        if row.number != seat
        and not (row.bot or row.absent or is_in(row.away, now))
        and (loaded.is_anonymous or row.unreachable_since is None)
    ]


def _ask(connection: Connection, loaded: LoadedMatch, due: DueRow, now: int) -> VoteRow | None:
    """Open a vote about a late player, and return it.

    Return None if the match has no such votes, the player is absent, or there is no one to ask.
    Return None too if the others have waited MOST_WAITS times already.
    """
    row, whom = loaded.seats[due.seat], present(loaded, due.seat, now)
    is_asked = loaded.clock_of(row).control.asks_first and not row.absent
    if not (is_asked and whom) or _waits(connection, row, due.turn) >= MOST_WAITS:
        return None
    vote = VoteRow(
        match_id=row.match_id,
        number=vote_clocks.next_number(connection, row.match_id),
        kind=KIND,
        seat=row.number,
        tenure=row.tenure,
        given_at=row.given_at,
        turn=due.turn,
        about=0,
        voters_json=to_json([Voter(each.number, each.tenure, each.given_at, 0) for each in whom]),
        asked_at=now,
        left=TERM,
        ends_at=now + TERM,
        due_at=now + TERM,
        status="asked",
        closed_at=None,
    )
    vote_clocks.begin(connection, loaded, vote, whom)
    outbox.write(connection, row, "reminder", due.turn, now, late=vote.number)
    return vote


def _waits(connection: Connection, row: SeatRow, turn: int) -> int:
    """Return how often the others have voted to wait for the player's answer at that turn."""
    about = (VOTE.c.match_id == row.match_id, VOTE.c.kind == KIND, VOTE.c.seat == row.number)
    own = (VOTE.c.tenure == row.tenure, VOTE.c.given_at == row.given_at, VOTE.c.turn == turn)
    query = select(func.count()).where(*about, *own, VOTE.c.status == "done")
    return int(connection.execute(query).scalar_one())


# --- the outcome -----------------------------------------------------------


def decide(connection: Connection, loaded: LoadedMatch, vote: VoteRow, now: int) -> None:
    """Carry out a vote if it is decided, unless its match is paused."""
    if not vote_clocks.is_ticking(vote):
        return
    is_reached = loaded.seats[vote.seat].unreachable_since is None
    if not (is_reached and is_current(connection, vote)):
        close(connection, vote, "lapsed", now)
        return
    said = [each.answer for each in vote.voters]
    is_over = all(said) or not _let_wait(connection, loaded, vote, now)
    if "yes" not in said and not is_over:
        return
    due = open_decisions.of_match(connection, vote.match_id)[vote.seat]
    answers = set(filter(None, said))
    if "yes" in answers:
        _wait(connection, loaded, vote, due, now)
    elif answers == {"bot"}:
        close(connection, vote, "bot", now)
        _tell(connection, loaded, vote, now)
        _stand_in(connection, loaded, vote.seat, now)
    else:
        close(connection, vote, "objected", now)
        _play_default(connection, loaded, due, now)


def _let_wait(connection: Connection, loaded: LoadedMatch, vote: VoteRow, now: int) -> bool:
    """Let a vote wait for letters that cannot be sent; return False if its time is over."""
    assert vote.ends_at is not None, "it is ticking"
    if now < vote.ends_at:
        return True
    asked = [loaded.seats[each.seat] for each in vote.voters if not each.answer]
    letter = (vote_clocks.LETTER,)
    is_unsent = any(outbox.is_waiting(connection, each, letter) for each in asked)
    if is_unsent and now < vote.asked_at + LONGEST:
        vote_clocks.keep(connection, replace(vote, ends_at=now + HOUR), now)
        return True
    return False


def close(connection: Connection, vote: VoteRow, status: VoteStatus, now: int) -> None:
    """End a vote with that status."""
    vote_clocks.keep(connection, replace(vote, status=status, closed_at=now), now)
    deeds.tell(vote.match_id, f"vote_{status}", vote.seat, vote.turn, vote=KIND)


def _wait(
    connection: Connection, loaded: LoadedMatch, vote: VoteRow, due: DueRow, now: int
) -> None:
    """Give the late player two more days; an answer in them adds nothing to their time bank."""
    clock = loaded.clock_of(loaded.seats[vote.seat])
    until = clock.counting_from(now + WAIT)
    open_decisions.set_deadline(connection, due, until, clock, now)
    open_decisions.forbid_saving(connection, due)
    close(connection, replace(vote, about=until), "done", now)
    _tell(connection, loaded, vote, now)


def _stand_in(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Let a bot play for a player until they are back."""
    store.update_seat(connection, loaded.seats[seat], absent=True, stand_in=True)
    turn = loaded.match.turn
    deeds.note(connection, loaded.match.id, "stood_in", now, seat=seat, turn=turn)
    turns.carry_on(connection, store.load(connection, loaded.match.id), now)


def _play_default(connection: Connection, loaded: LoadedMatch, due: DueRow, now: int) -> None:
    action = loaded.game.timeout_action(loaded.state, due.seat)
    turns.take(connection, loaded, due.seat, due.turn, action, now, "timeout")


def _tell(connection: Connection, loaded: LoadedMatch, vote: VoteRow, now: int) -> None:
    for row in loaded.joined:
        if not row.bot:
            outbox.write(connection, row, "voted", vote.turn, now, number=vote.number)
