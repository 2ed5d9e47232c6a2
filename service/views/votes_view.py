"""View of a match's votes: the open ones, and the kinds that a player can propose."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection

from service.database.rows import VoteAnswer, VoteKind, Voter, VoteRow
from service.language.languages import shortened
from service.matches import campaigns, pauses, vote_clocks, votes
from service.matches.store import LoadedMatch
from service.views.reader import Reader
from service.views.seat_view import SeatView

SHOWN_MOVES = 12  # that can be named to go back to
LONGEST_MOVE = 90  # characters of a move in the list
Said = Literal["asks", "late", "yes", "silent", "no", "bot", "waiting"]
IN_API: dict[VoteAnswer, Said] = {
    "": "waiting",
    "yes": "yes",
    "silent": "silent",
    "no": "no",
    "bot": "bot",
}


@dataclass(frozen=True)
class Mark:
    """A player's part in a vote: an answer, or "asks" or "late" for the vote's `seat`."""

    seat: int
    name: str
    said: Said


@dataclass(frozen=True)
class Vote:
    """A vote as one of its players sees it.

    `title` is its subject, `effect` its consequence. `silence` says from when the reader's silence
    counts as consent, or why it does not; it is "" if the reader has answered. To a player who is
    late, it says that they can still move. `answers` are those that the reader can give.
    """

    row: VoteRow
    reader: Reader
    by: str
    title: str
    effect: str
    silence: str
    silence_at: int | None
    marks: tuple[Mark, ...]
    is_own: bool
    may_answer: bool
    answers: Sequence[VoteAnswer] = ()
    later: str = ""

    @property
    def number(self) -> int:
        """Return the vote's number in its match."""
        return self.row.number

    @property
    def is_late(self) -> bool:
        """True for a vote about a player who is late."""
        return self.row.kind == "late"

    @property
    def may_withdraw(self) -> bool:
        """True if the reader can take the vote back."""
        return self.is_own and not self.is_late

    def takes(self, answer: VoteAnswer) -> bool:
        """True if the vote has that answer for this reader, who is not its proposer."""
        return not self.is_own and (self.is_late or answer != "bot")

    @property
    def ending(self) -> str:
        """Return how the vote ended, in words that address the player who ended it."""
        status, ender = self.row.status, self.row.seat
        if status == "objected":
            ender = next(mark.seat for mark in self.marks if mark.said == "no")
        is_told_apart = self.is_late or status in ("objected", "withdrawn")
        own = "-own" if is_told_apart and ender == self.reader.seat else ""
        code = f"voted-late-{status}{own}" if self.is_late else f"voted-{status}{own}"
        return self.reader.say(code, name=self.reader.names[ender], deadline=self.later)


@dataclass(frozen=True)
class VotesView:
    """A seat's votes: the open ones, and the kinds that its player can propose now."""

    open: Sequence[Vote]
    kinds: Sequence[VoteKind]
    kinds_told: str

    @property
    def is_shown(self) -> bool:
        """True if there is anything to show."""
        return bool(self.open or self.kinds)


def of_seat(connection: Connection, loaded: LoadedMatch, reader: Reader, now: int) -> VotesView:
    """Return the votes of a match as a seat's player sees them."""
    assert reader.seat is not None, "spectators have no votes"
    found = votes.standing(connection, loaded)
    taken = {vote.kind for vote in found}
    may_propose = votes.may_propose(loaded, reader.seat)
    free = [kind for kind in votes.kinds(loaded) if kind not in taken] if may_propose else []
    told = reader.say.join([reader.say(f"vote-short-{kind}") for kind in free])
    return VotesView([shown(loaded, reader, vote, now) for vote in found], free, told)


def shown(loaded: LoadedMatch, reader: Reader, vote: VoteRow, now: int) -> Vote:
    """Return a vote as the reader sees it; open or not."""
    assert reader.seat is not None, "spectators have no votes"
    own = votes.voter_of(vote, loaded.seats[reader.seat])
    is_standing = votes.is_standing(vote, loaded)
    is_late = vote.kind == "late"
    marks = [Mark(vote.seat, reader.names[vote.seat], "late" if is_late else "asks")]
    marks += [Mark(v.seat, reader.names[v.seat], IN_API[v.answer]) for v in vote.voters]
    return Vote(
        row=vote,
        reader=reader,
        by=reader.names[vote.seat],
        title=title(reader, vote),
        effect=_late_effect(reader, vote) if is_late else effect(loaded, reader, vote.kind),
        silence=_silence(loaded, reader, vote, own, now) if is_standing else "",
        silence_at=(vote.ends_at if is_late else own.until) if own and is_standing else None,
        marks=tuple(sorted(marks, key=lambda mark: mark.seat)),
        is_own=vote.seat == reader.seat,
        may_answer=is_standing and own is not None and own.answer != "yes",
        answers=[
            each
            for each in votes.answers_to(vote, loaded)
            if is_standing and own and own.answer != each
        ],
        later=reader.moment(vote.about) if is_late and vote.about else "",
    )


def title(reader: Reader, vote: VoteRow) -> str:
    """Return the subject of a vote."""
    if vote.kind == "late":
        about = "bot" if vote.status == "bot" else "late"
        own = "-own" if vote.seat == reader.seat else ""
        return reader.say(f"vote-title-{about}{own}", name=reader.names[vote.seat])
    if vote.kind == "pause" and vote.about:
        return reader.say("vote-title-pause-until", deadline=reader.moment(vote.about))
    return reader.say(f"vote-title-{vote.kind}")


def effect(loaded: LoadedMatch, reader: Reader, kind: VoteKind) -> str:
    """Return the consequence of a vote of that kind in words."""
    is_campaign = campaigns.target_of(loaded.match) > 0
    if kind == "draw" and is_campaign:
        return reader.say("vote-effect-draw-campaign")
    found = reader.say(f"vote-effect-{kind}")
    if kind == "call_off" and is_campaign:
        return f"{found} {reader.say('campaign-ends-with-it')}"
    return found


def _late_effect(reader: Reader, vote: VoteRow) -> str:
    name = reader.names[vote.seat]
    return reader.say("vote-effect-late", name=name, count=len(vote.voters))


def _silence(
    loaded: LoadedMatch, reader: Reader, vote: VoteRow, own: Voter | None, now: int
) -> str:
    """Return `Vote.silence` in words, counting from now if the reader has not been asked yet."""
    is_late = vote.kind == "late" and vote.seat == reader.seat
    if not is_late and (own is None or own.answer):
        return ""
    if not vote_clocks.is_ticking(vote):
        return reader.say("vote-held")
    if vote.kind == "late":
        assert vote.ends_at is not None, "it is ticking"
        key = "vote-late-own" if is_late else "vote-silence-late"
        return reader.say(key, deadline=reader.moment(vote.ends_at))
    assert own is not None, "only a late player is asked nothing"
    until = own.until or vote_clocks.silence_at(
        now, own.left, loaded.clock_of(loaded.seats[own.seat])
    )
    return reader.say("vote-silence", deadline=reader.moment(until))


# --- proposing -------------------------------------------------------------


def pause_ends(reader: Reader, now: int) -> list[tuple[str, str]]:
    """Return the days on which a pause can end, as (ISO date, date in words)."""
    ends = pauses.ends(now, reader.timezone, pauses.LONGEST)
    return [(day, reader.moment(at)) for day, at in ends.items()]


def moves_to_name(connection: Connection, s: SeatView) -> list[tuple[int, str]]:
    """Return the moves that a vote can undo, newest first, as (number, words for this reader)."""
    said: dict[int, str] = {}
    for line in s.told:
        if line.mark is None:
            said.setdefault(line.turn, line.text)
    named = votes.moves_to_name(connection, s.loaded, SHOWN_MOVES)
    return [
        (each.number, shortened(_numbered(s, each.number, said), LONGEST_MOVE)) for each in named
    ]


def _numbered(s: SeatView, number: int, said: dict[int, str]) -> str:
    return f"{s.say.number(number + 1)}. {said.get(number, '')}"
