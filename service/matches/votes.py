"""Votes: any player proposes, and the others agree, by silence too, or one of them objects.

The kinds are a pause, the end of one, a draw, calling the match off, and going back to before an
earlier move. Everybody else is asked by letter. The first objection ends a vote. Going back needs
the consent of all, so it is allowed although players have seen cards since. A match has at most
one open vote of each kind. Bots do not vote.
A vote about a late player (service/matches/late_votes) is held by the clock instead.

A draw gives all seats the first place and no seat a win. In a campaign the game gives no points,
and the next one begins. Another vote of this service is in service/people/hosting: the one
for a new host, which a majority decides.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, get_args

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, select

from engine.game import Result, Tally
from service.database.rows import (
    VOTE,
    MoveRow,
    SeatRow,
    VoteAnswer,
    VoteKind,
    Voter,
    VoteRow,
    VoteStatus,
    fetch_first,
    to_json,
)
from service.database.statements import Statement
from service.installation.coded_error import CodedError
from service.matches import deeds, late_votes, outbox, pauses, states, store, turns, vote_clocks
from service.matches.clock import is_in
from service.matches.match_text import AGREED
from service.matches.paces import DAY
from service.matches.store import LoadedMatch
from service.matches.undo import alone, undone
from service.matches.undo.alone import NotTakenBack
from service.matches.undo.by_consent import MOST_FALLEN
from service.matches.vote_clocks import SILENCE

KINDS: tuple[VoteKind, ...] = tuple(each for each in get_args(VoteKind) if each != "late")
TOLD_OTHERWISE: tuple[VoteKind, ...] = ("pause", "go_on", "draw", "call_off")  # in letters
OVERDUE = Statement(
    select(VOTE.c.match_id)
    .where(VOTE.c.due_at <= bindparam("now"))
    .order_by(VOTE.c.due_at)
    .limit(20)
)
# Codes of VoteRefused; each has words.
CODES = ("kind", "not_now", "not_here", "nobody", "open", "too_often", "day", "move", "gone")


class VoteRefused(CodedError):
    """Raised if a proposal or an answer is not possible; `code` is one of CODES."""


# --- what can be proposed ----------------------------------------------------


def is_voter(seat: SeatRow) -> bool:
    """True if the seat has a player who takes part in votes."""
    return seat.status == "joined" and not seat.bot


def others(loaded: LoadedMatch, seat: int) -> list[SeatRow]:
    """Return the other seats with players who take part in votes."""
    return [row for row in loaded.seats if row.number != seat and is_voter(row)]


def kinds(loaded: LoadedMatch) -> list[VoteKind]:
    """Return the kinds of votes that can be proposed in a match now."""
    if loaded.is_running:
        return [kind for kind in KINDS if kind != "go_on"]
    return ["go_on"] if loaded.is_under_way and loaded.pause == "rest" else []


def may_propose(loaded: LoadedMatch, seat: int) -> bool:
    """True if this seat's player may propose a vote now."""
    row = loaded.seats[seat]
    is_here = is_voter(row) and not row.absent and bool(others(loaded, seat))
    return is_here and bool(kinds(loaded))


def moves_to_name(connection: Connection, loaded: LoadedMatch, most: int) -> list[MoveRow]:
    """Return the last moves that players chose and that were not undone, newest first."""
    match = loaded.match
    moves = states.moves_of(connection, match.id, max(0, match.turn - MOST_FALLEN))
    chosen = [each for each in undone.standing(match, moves) if each.mark in alone.CHOSEN]
    return chosen[::-1][:most]


def _check(
    connection: Connection, loaded: LoadedMatch, seat: int, kind: VoteKind, about: int, now: int
) -> None:
    """Raise VoteRefused if this player cannot propose a vote of this kind now."""
    row = loaded.seats[seat]
    if not is_voter(row) or row.absent:
        raise VoteRefused("not_here")
    if kind not in kinds(loaded):
        raise VoteRefused("not_now")
    if not others(loaded, seat):
        raise VoteRefused("nobody")
    last = VOTE.c.asked_at.desc()
    of_kind = select(VOTE).where(VOTE.c.match_id == row.match_id, VOTE.c.kind == kind)
    own = of_kind.where(VOTE.c.seat == seat, VOTE.c.tenure == row.tenure)
    latest = fetch_first(connection, own.order_by(last).limit(1), VoteRow)
    if latest and 0 <= now - latest.asked_at < DAY:
        raise VoteRefused("too_often")
    if kind == "pause" and about and not now < about <= now + pauses.LONGEST * DAY:
        raise VoteRefused("day")
    if kind == "back" and _move_to_undo(connection, loaded, about) is None:
        raise VoteRefused("move")


def _move_to_undo(connection: Connection, loaded: LoadedMatch, number: int) -> MoveRow | None:
    """Return the move that a vote would undo; None if it cannot be undone any more."""
    named = moves_to_name(connection, loaded, MOST_FALLEN)
    move = next((each for each in named if each.number == number), None)
    if move is None:
        return None
    moves = undone.standing(loaded.match, states.moves_of(connection, loaded.match.id, number))
    can_be_replayed = alone.have_taught(connection, loaded, moves) is not None
    return move if can_be_replayed else None


# --- proposing, answering, withdrawing -----------------------------------------


def propose(
    connection: Connection, loaded: LoadedMatch, seat: int, kind: VoteKind, about: int, now: int
) -> VoteRow:
    """Ask all other players by letter; raises VoteRefused.

    `about` is the end of the pause or the move to go back to. A second request while the player's
    own vote of that kind is open returns that vote.
    """
    row, match_id = loaded.seats[seat], loaded.match.id
    for vote in vote_clocks.open_votes(connection, match_id, lock=True):
        if vote.kind == kind and vote.seat == seat:
            return vote
        if vote.kind == kind and kind in kinds(loaded):
            raise VoteRefused("open")
    _check(connection, loaded, seat, kind, about, now)
    asked = others(loaded, seat)
    ends_at = now + vote_clocks.LONGEST
    vote = VoteRow(
        match_id=match_id,
        number=vote_clocks.next_number(connection, match_id),
        kind=kind,
        seat=seat,
        tenure=row.tenure,
        given_at=row.given_at,
        turn=loaded.match.turn,
        about=about,
        voters_json=to_json([_voter(each) for each in asked]),
        asked_at=now,
        left=vote_clocks.LONGEST,
        ends_at=min(ends_at, about) if kind == "pause" and about else ends_at,
        due_at=now + vote_clocks.LOOK_AGAIN,
        status="asked",
        closed_at=None,
    )
    vote_clocks.begin(connection, loaded, vote, asked)
    return vote


def _voter(seat: SeatRow) -> Voter:
    return Voter(seat.number, seat.tenure, seat.given_at, left=SILENCE)


def _ask(connection: Connection, vote: VoteRow, seat: SeatRow, now: int) -> None:
    outbox.write(connection, seat, vote_clocks.LETTER, vote.turn, now, number=vote.number)


def answer(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    number: int,
    does_agree: bool,
    now: int,
    wants_bot: bool = False,
) -> None:
    """Store a player's answer and its consequences; raises VoteRefused.

    About a late player, `wants_bot` is the third answer.

    A repeated answer changes nothing, even after the vote has ended. Somebody who has agreed can
    object until then.
    """
    vote = vote_clocks.find(connection, loaded.match.id, number, lock=True)
    own = voter_of(vote, loaded.seats[seat]) if vote else None
    if vote is None or own is None:
        raise VoteRefused("gone")
    said: VoteAnswer = "bot" if wants_bot else "yes" if does_agree else "no"
    if said not in answers_to(vote, loaded):
        raise VoteRefused("gone")
    if own.answer == said:
        return
    if not _is_open(connection, vote, loaded):
        raise VoteRefused("gone")
    voters = [
        replace(each, answer=said, until=None) if each.seat == seat else each
        for each in vote.voters
    ]
    vote = vote_clocks.keep(connection, vote_clocks.with_voters(vote, voters), now)
    store.refresh_pages(connection, loaded.joined)
    deeds.tell(vote.match_id, f"vote_{said}", seat, loaded.match.turn, vote=vote.kind)
    if vote.kind == "late":
        late_votes.decide(connection, loaded, vote, now)
    elif said == "no":
        _close(connection, loaded, vote, "objected", now)
    else:
        _decide(connection, loaded, vote, now)


def withdraw(connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int) -> None:
    """End a player's own vote; a second try changes nothing. Raises VoteRefused."""
    vote = vote_clocks.find(connection, loaded.match.id, number, lock=True)
    if vote is None or vote.kind == "late" or not vote_clocks.is_of(vote, loaded.seats[seat]):
        raise VoteRefused("gone")
    if vote.status == "withdrawn":
        return
    if not is_standing(vote, loaded):
        raise VoteRefused("gone")
    _close(connection, loaded, vote, "withdrawn", now)


def voter_of(vote: VoteRow, seat: SeatRow) -> Voter | None:
    """Return the seat's current player as a voter, or None."""
    return next((each for each in vote.voters if vote_clocks.is_of(each, seat)), None)


def is_standing(vote: VoteRow, loaded: LoadedMatch) -> bool:
    """True if a vote waits for answers; it ends with its match, or when its proposer leaves."""
    is_open = vote.status == "asked" and loaded.is_under_way
    proposer = loaded.seats[vote.seat]
    return is_open and is_voter(proposer) and vote_clocks.is_of(vote, proposer)


def standing(connection: Connection, loaded: LoadedMatch) -> list[VoteRow]:
    """Return the votes of a match that wait for answers."""
    found = vote_clocks.open_votes(connection, loaded.match.id)
    return [vote for vote in found if _is_open(connection, vote, loaded)]


def _is_open(connection: Connection, vote: VoteRow, loaded: LoadedMatch) -> bool:
    if not is_standing(vote, loaded):
        return False
    return vote.kind != "late" or late_votes.is_current(connection, vote)


def answers_to(vote: VoteRow, loaded: LoadedMatch) -> Sequence[VoteAnswer]:
    """Return the answers that can be given to a vote."""
    return late_votes.answers(loaded) if vote.kind == "late" else ("yes", "no")


def to_answer(connection: Connection, loaded: LoadedMatch, seat: int) -> list[VoteRow]:
    """Return the votes that this seat's player has yet to answer."""
    row = loaded.seats[seat]
    waiting = ((vote, voter_of(vote, row)) for vote in standing(connection, loaded))
    return [vote for vote, own in waiting if own and not own.answer]


# --- as time passes ------------------------------------------------------------


def overdue(connection: Connection, now: int) -> list[str]:
    """Return ids of matches with a vote to look at now, a limited number per call."""
    found = (match_id for (match_id,) in OVERDUE.tuples(connection, now=now))
    return list(dict.fromkeys(found))


def settle(connection: Connection, match_id: str, now: int) -> None:
    """Count silence as consent where its time has come; end votes that are too old.

    A match that is locked elsewhere is left for later.
    """
    if not store.lock_if_free(connection, match_id):
        return
    loaded = store.load(connection, match_id)
    for vote in vote_clocks.open_votes(connection, match_id, lock=True):
        if vote.due_at is not None and vote.due_at <= now:
            _look(connection, loaded, vote, now)
            loaded = store.load(connection, match_id)


def put_off(connection: Connection, match_id: str, now: int) -> None:
    """Look at the votes of a match later, since the match cannot be read now."""
    for vote in vote_clocks.open_votes(connection, match_id, lock=True):
        vote_clocks.put_off(connection, vote, now + vote_clocks.LOOK_AGAIN)


def _look(connection: Connection, loaded: LoadedMatch, vote: VoteRow, now: int) -> None:
    if not is_standing(vote, loaded):
        _close(connection, loaded, vote, "lapsed", now)
        return
    if vote.kind == "late":
        late_votes.decide(connection, loaded, vote, now)
        return
    voters = [_present(connection, loaded, vote, each, now) for each in vote.voters]
    found = vote_clocks.with_voters(vote, [each for each in voters if each is not None])
    vote = vote_clocks.keep(connection, found, now)
    if vote.ends_at is not None and vote.ends_at <= now:
        _close(connection, loaded, vote, "lapsed", now)
    else:
        _decide(connection, loaded, vote, now)


def _present(
    connection: Connection, loaded: LoadedMatch, vote: VoteRow, voter: Voter, now: int
) -> Voter | None:
    """Return a voter as they are now; None if the seat has no voter any more.

    Silence counts if its time is over. Somebody who could not be told, or is new here, is asked.
    """
    seat = loaded.seats[voter.seat]
    if not is_voter(seat):
        return None
    if not vote_clocks.is_of(voter, seat):
        voter = _voter(seat)
    if voter.answer:
        return voter
    if voter.until is not None and voter.until <= now:
        clock = loaded.clock_of(seat)
        if is_in(clock.waits_for, now):  # the player has announced an absence since
            return replace(voter, until=vote_clocks.silence_at(now, SILENCE, clock))
        return replace(voter, answer="silent", until=None)
    if not voter.is_told and not outbox.is_waiting(connection, seat, (vote_clocks.LETTER,)):
        _ask(connection, vote, seat, now)
    return voter


# --- the outcome ---------------------------------------------------------------


def _decide(connection: Connection, loaded: LoadedMatch, vote: VoteRow, now: int) -> None:
    """Carry out a vote once all have agreed, unless its match is paused for something else."""
    voters = vote.voters
    if not vote_clocks.is_ticking(vote) or not all(each.answer for each in voters):
        return
    present = [row.number for row in others(loaded, vote.seat)]
    if sorted(each.seat for each in voters) != present or not all(
        vote_clocks.is_of(each, loaded.seats[each.seat]) for each in voters
    ):
        _ask_newcomers(connection, loaded, vote, now)
        return
    is_done = _carry_out(connection, loaded, vote, now)
    _close(connection, loaded, vote, "done" if is_done else "lapsed", now)


def _ask_newcomers(connection: Connection, loaded: LoadedMatch, vote: VoteRow, now: int) -> None:
    """Ask the players who have come since a vote began."""
    voters = []
    for seat in others(loaded, vote.seat):
        known = voter_of(vote, seat)
        voters.append(known or _voter(seat))
        if known is None:
            _ask(connection, vote, seat, now)
    changed = vote_clocks.keep(connection, vote_clocks.with_voters(vote, voters), now)
    _decide(connection, loaded, changed, now)


def _carry_out(connection: Connection, loaded: LoadedMatch, vote: VoteRow, now: int) -> bool:
    """Do as the voters agreed; return False if that is not possible any more."""
    if vote.kind not in kinds(loaded):
        return False
    match vote.kind:
        case "pause":
            until = vote.about or now + pauses.LONGEST * DAY
            pauses.pause(connection, loaded, now, by="vote", until=until)
        case "go_on":
            pauses.resume(connection, loaded, now, "vote")
        case "draw":
            turns.end(connection, loaded, now, drawn(loaded))
        case "call_off":
            turns.call_off(connection, loaded, now, why="vote")
        case "back":
            return _go_back(connection, loaded, vote, now)
    return True


def _go_back(connection: Connection, loaded: LoadedMatch, vote: VoteRow, now: int) -> bool:
    move = _move_to_undo(connection, loaded, vote.about)
    if move is None:
        return False
    try:
        alone.let_fall(connection, loaded, move, now, by_letter=True)
    except NotTakenBack:
        return False
    return True


def drawn(loaded: LoadedMatch) -> Result:
    """Return the result of a draw: all seats share the first place, and none has won.

    In a campaign the points stay as they were before this game.
    """
    seats, match, series = [*range(len(loaded.seats))], loaded.match, loaded.game.series
    result: dict[str, Any] = {"winners": [], "ranking": [seats], "scores": [], "reason": AGREED}
    if series and series.target(match.options):
        points = series.points_before(match.options, match.seats)
        result[series.option] = asdict(Tally(points, over=False, winners=[]))
    return result  # type: ignore[return-value]  # with the series' own part


def _close(
    connection: Connection, loaded: LoadedMatch, vote: VoteRow, status: VoteStatus, now: int
) -> None:
    """End a vote, and write to everybody, unless other letters report its outcome."""
    was_open = vote.status == "asked" and loaded.is_under_way and vote.kind != "late"
    vote_clocks.keep(connection, replace(vote, status=status, closed_at=now), now)
    store.refresh_pages(connection, loaded.joined)
    deeds.tell(vote.match_id, f"vote_{status}", vote.seat, loaded.match.turn, vote=vote.kind)
    is_told = status == "done" and vote.kind in TOLD_OTHERWISE
    for row in loaded.joined if was_open and not is_told else ():
        if not row.bot:
            outbox.write(connection, row, "voted", vote.turn, now, number=vote.number)
