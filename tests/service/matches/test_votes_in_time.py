"""Votes through random outages, pauses, refused letters and answers.

Nobody's silence counts before they had the whole time in which they could answer.
"""

import random
from collections import Counter
from dataclasses import dataclass, field

import pytest
from sqlalchemy import Connection

from service.database.rows import VoteRow
from service.matches import outbox, pauses, reachability, store, vote_clocks, votes
from service.matches.votes import VoteRefused
from service.operations import scheduler
from tests.service.seated import DAY, Table
from tests.service.trial_installation import TrialInstallation

HOUR = 3600
SAMPLE = 4
STEPS = 90
Asked = tuple[int, int]  # a vote and a seat


@dataclass
class Course:
    """A match and its model: who was told of which vote, and how long they could answer."""

    table: Table
    luck: random.Random
    told: set[Asked] = field(default_factory=set)
    able: Counter[Asked] = field(default_factory=Counter)
    silent: set[Asked] = field(default_factory=set)
    seen: Counter[str] = field(default_factory=Counter)

    def step(self) -> None:
        """Do something at random, then compare the service with the model."""
        names = ["propose", "hours", "hours", "deliver", "outage", "pause", "resume", "bounce"]
        name = self.luck.choice([*names, "reach", "agree", "object", "withdraw"])
        if name in ("object", "withdraw") and self.luck.random() < 0.7:
            name = "hours"
        getattr(self, name)()
        self.check()

    def votes(self) -> list[VoteRow]:
        return self.table.read(lambda c: votes.standing(c, self.table.loaded))

    def propose(self) -> None:
        # No kind that would end the match, since the simulation goes on.
        kind, seat = self.luck.choice(["back", "pause", "go_on"]), self.luck.randrange(4)
        moves = self.table.read(lambda c: votes.moves_to_name(c, self.table.loaded, 5))
        about = moves[-1].number if kind == "back" and moves else 0
        now = self.table.now
        try:
            self.table.with_lock(lambda c, held: votes.propose(c, held, seat, kind, about, now))
            self.seen[f"asked {kind}"] += 1
        except VoteRefused:
            self.seen["refused"] += 1

    def hours(self) -> None:
        for _ in range(self.luck.randrange(1, 30)):
            match = self.table.loaded
            for vote in self.votes():
                is_held = match.is_paused and vote.kind != "go_on"
                for voter in vote.voters:
                    key = (vote.number, voter.seat)
                    is_reached = match.seats[voter.seat].unreachable_since is None
                    if key in self.told and is_reached and not (is_held or voter.answer):
                        self.able[key] += HOUR
            self.table.pass_time(HOUR)

    def deliver(self) -> None:
        def work(c: Connection) -> None:
            for letter in outbox.claim(c, self.table.now, 1000):
                if self.luck.random() < 0.3:
                    outbox.release(c, letter)
                    continue
                outbox.settle(c, letter, "sent", self.table.now)
                if letter.kind == vote_clocks.LETTER:
                    seat = store.SEATS_OF.all(c, of=self.table.id)[letter.seat]
                    vote_clocks.note_told(c, letter, seat, self.table.now)
                    self.told.add((letter.facts["number"], letter.seat))

        self.table.write(work)

    def outage(self) -> None:
        scheduler.tick(self.table.house.installation)
        self.table.house.time.seconds += self.luck.randrange(HOUR, 20 * DAY)
        scheduler.start(self.table.house.installation)
        scheduler.tick(self.table.house.installation)
        self.seen["outage"] += 1

    def pause(self) -> None:
        if self.table.loaded.is_running:
            until = self.table.now + self.luck.randrange(HOUR, 14 * DAY)
            pause = {"by": "host", "until": until}
            self.table.with_lock(lambda c, held: pauses.pause(c, held, self.table.now, **pause))

    def resume(self) -> None:
        now = self.table.now
        self.table.with_lock(lambda c, held: pauses.resume(c, held, now, "host_ended"))

    def bounce(self) -> None:
        seat = self.luck.randrange(4)
        letters = self.table.letters("vote", seat=seat)
        if not letters:
            return
        self.table.write(lambda c: reachability.note_refusal(c, letters[-1], self.table.now))
        for vote in self.votes():  # a vote that has ended keeps its silences
            self.told.discard(key := (vote.number, seat))
            self.silent.discard(key)
            self.able[key] = 0

    def reach(self) -> None:
        seat = self.table.loaded.seats[self.luck.randrange(4)]
        self.table.write(lambda c: reachability.note_reached(c, seat, self.table.now))

    def agree(self) -> None:
        self._answer(does_agree=True)

    def object(self) -> None:
        self._answer(does_agree=False)

    def _answer(self, does_agree: bool) -> None:
        seat, now = self.luck.randrange(4), self.table.now
        waiting = self.table.read(lambda c: votes.to_answer(c, self.table.loaded, seat))
        if waiting:
            about = (seat, waiting[0].number, does_agree, now)
            self.table.with_lock(lambda c, held: votes.answer(c, held, *about))
            self.seen["answered"] += 1

    def withdraw(self) -> None:
        if found := self.votes():
            about = (found[0].seat, found[0].number, self.table.now)
            self.table.with_lock(lambda c, held: votes.withdraw(c, held, *about))

    def check(self) -> None:
        """Check that voters counted as silent had enough time, and votes done have all answers."""
        every = self.table.read(lambda c: store.fetch_all(c, votes.VOTE.select(), VoteRow))
        for vote in every:
            assert vote.status in ("asked", "done", "objected", "withdrawn", "lapsed")
            self.seen[vote.status] = sum(each.status == vote.status for each in every)
            if vote.status == "done":
                assert all(each.answer in ("yes", "silent") for each in vote.voters)
            for voter in vote.voters:
                key = (vote.number, voter.seat)
                if voter.answer == "silent" and key not in self.silent:
                    self.silent.add(key)
                    self.seen["silent"] += 1
                    assert self.able[key] >= vote_clocks.SILENCE, (vote.kind, voter)
        open_kinds = [vote.kind for vote in every if vote.status == "asked"]
        assert len(open_kinds) == len(set(open_kinds))


def play(house: TrialInstallation, seed: int) -> Course:
    table = Table(house, seats=4, seed=f"votes {seed}")
    table.play_on(8)
    course = Course(table, random.Random(seed))
    for _ in range(STEPS):
        course.step()
    return course


@pytest.mark.parametrize(
    ("seed", "database_url"),
    [(seed, f"dealt {seed}") for seed in range(SAMPLE)],
    indirect=["database_url"],
)
def test_nobodys_silence_counts_while_they_cannot_answer(
    house: TrialInstallation, seed: int
) -> None:
    course = play(house, seed)
    assert course.seen["outage"] and course.seen["asked pause"], course.seen


@pytest.mark.parametrize("database_url", ["dealt"], indirect=True)
def test_the_courses_count_silence_and_reach_every_end(house: TrialInstallation) -> None:
    seen: Counter[str] = Counter()
    for seed in range(1000, 1004):
        seen += play(house, seed).seen
        house.installation.database.write(lambda c: c.execute(votes.VOTE.delete()))
    wanted = ("silent", "done", "objected", "withdrawn", "lapsed", "asked go_on")
    assert all(seen[each] for each in wanted), seen
