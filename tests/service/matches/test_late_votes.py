"""Votes about a late player: the others are asked before the default move is made."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import Connection

from service.database.rows import VoteRow
from service.language.languages import unmarked
from service.matches import (
    absences,
    late_votes,
    open_decisions,
    pauses,
    store,
    turns,
    vote_clocks,
    votes,
)
from service.matches.late_votes import MOST_WAITS, TERM, WAIT
from service.matches.votes import VoteRefused
from service.operations import scheduler
from service.people import lengthening
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation

HOUR, STEP = 3600, 6 * 3600
PEOPLE = [ANA, BELA, CYRUS]
ENGLISH = [{**each, "language": "en"} for each in (BELA, CYRUS)]


def soft(house: TrialInstallation, *others: dict[str, str], **values: Any) -> Table:
    """Return a match that asks the others before a default move, with its first letters sent."""
    table = begin(house, *(others or ENGLISH), asks_first=True, **values)
    house.new_letters()
    return table


def let_time_run_out(table: Table, beyond: int = 1) -> int:
    """Pass the deadline of the player to move, and return the seat."""
    seat = table.asked
    table.house.time.forward(due(table).deadline_at - table.house.installation.now() + beyond)
    scheduler.tick(table.house.installation)
    return seat


def due(table: Table) -> Any:
    read = table.house.installation.database.read
    return read(lambda c: open_decisions.of_match(c, table.match))[table.asked]


def standing(table: Table) -> list[VoteRow]:
    read = table.house.installation.database.read
    return read(lambda c: votes.standing(c, store.load(c, table.match)))


def stored(table: Table, number: int) -> VoteRow:
    read = table.house.installation.database.read
    found = read(lambda c: vote_clocks.find(c, table.match, number))
    assert found is not None
    return found


def with_lock(table: Table, work: Any) -> Any:
    def locked(c: Connection) -> Any:
        return work(c, store.load(c, table.match, lock=True), table.house.installation.now())

    return table.house.installation.database.write(locked)


def answer(
    table: Table, seat: int, agrees: bool, bot: bool = False, vote: VoteRow | None = None
) -> None:
    about = (seat, (vote or standing(table)[0]).number, agrees)
    with_lock(table, lambda c, held, now: votes.answer(c, held, *about, now, bot))


def others(table: Table, seat: int) -> list[int]:
    return [each for each in range(len(table.seats)) if each != seat]


def to(letters: list[Letter], seat: int) -> list[Letter]:
    return [each for each in letters if each.to == PEOPLE[seat]["email"]]


def pass_time(table: Table, seconds: int) -> list[Letter]:
    table.house.time.forward(seconds)
    scheduler.tick(table.house.installation)
    return table.house.new_letters()


# --- asking ------------------------------------------------------------------


def test_the_others_are_asked_and_the_late_player_is_told(house: TrialInstallation) -> None:
    table = soft(house)
    turn = table.turn
    heard = [each.heard for each in table.loaded().seats]
    seat = let_time_run_out(table)
    assert all(a < b.heard for a, b in zip(heard, table.loaded().seats, strict=True))
    letters = house.new_letters()
    assert table.turn == turn and table.asked == seat
    for other in others(table, seat):
        [asked] = to(letters, other)
        name = PEOPLE[seat]["name"]
        assert asked.kind == "vote"
        assert unmarked(asked["Subject"]).endswith(f"Two more days for {name}?")
        for part in (asked.text, asked.html):
            plain = " ".join(unmarked(part).split())
            assert "It’s enough if one of you wants to wait" in plain
            assert "the default move is made" in plain and "Let a bot take over" in plain
            assert plain.count("/votes/bot/") == 1
    [told] = to(letters, seat)
    assert told.kind == "reminder"
    plain = " ".join(told.text.split())
    assert "You can still move until they’ve decided" in plain and "If they don’t wait:" in plain
    assert table.actions, "the late player's moves are open"


def test_the_late_player_can_still_move_and_ends_the_vote(house: TrialInstallation) -> None:
    table = soft(house)
    seat = let_time_run_out(table)
    [vote] = standing(table)
    table.take(table.actions[0])
    assert standing(table) == []
    with pytest.raises(VoteRefused):
        other = others(table, seat)[0]
        with_lock(table, lambda c, held, now: votes.answer(c, held, other, vote.number, True, now))
    house.new_letters()
    pass_time(table, TERM + HOUR)
    assert stored(table, vote.number).status == "lapsed"
    assert table.loaded().seats[seat].missed == 0


def test_without_the_choice_the_default_is_made_at_once(house: TrialInstallation) -> None:
    table = begin(house)
    house.new_letters()
    turn = table.turn
    let_time_run_out(table)
    assert table.turn > turn and standing(table) == []


def test_nobody_is_asked_who_is_away_or_a_bot(house: TrialInstallation) -> None:
    table = soft(house)
    seat = table.asked
    for other in others(table, seat):
        with_lock(
            table,
            lambda c, held, now, other=other: store.update_seat(c, held.seats[other], absent=True),
        )
    turn = table.turn
    let_time_run_out(table)
    assert table.turn > turn and standing(table) == []


@pytest.mark.parametrize("plays_on", [False, True])
def test_nobody_is_asked_who_has_said_to_be_away(house: TrialInstallation, plays_on: bool) -> None:
    table = soft(house, plays_on=plays_on)
    one, other = others(table, table.asked)
    until = due(table).deadline_at + 3 * TERM
    with_lock(table, lambda c, held, now: absences.announce(c, held, one, now, until, now))
    house.new_letters()
    seat = let_time_run_out(table)
    [vote] = standing(table)
    assert vote.seat == seat and [each.seat for each in vote.voters] == [other]
    assert to(house.new_letters(), one) == []


# --- deciding ----------------------------------------------------------------


def test_silence_leads_to_the_default_that_the_letter_named(house: TrialInstallation) -> None:
    table = soft(house)
    seat = table.asked
    loaded, turn = table.loaded(), table.turn
    default = loaded.game.timeout_action(loaded.state, seat)
    let_time_run_out(table)
    house.new_letters()
    pass_time(table, TERM - 2)
    assert table.turn == turn
    letters = pass_time(table, 2)
    read = house.installation.database.read
    [move] = [
        each
        for each in read(lambda c: turns.states.moves_of(c, table.match, turn))
        if each.mark == "timeout"
    ]
    assert (move.seat, move.action) == (seat, default)
    assert "timeout" in [each.kind for each in to(letters, seat)]
    assert table.loaded().seats[seat].missed == 1


def test_one_who_wants_to_wait_is_enough(house: TrialInstallation) -> None:
    table = soft(house)
    turn = table.turn
    seat = let_time_run_out(table)
    house.new_letters()
    [vote] = standing(table)
    one, other = others(table, seat)
    answer(table, one, False)
    assert table.turn == turn and standing(table)
    answer(table, other, True)
    now = house.installation.now()
    assert standing(table) == [] and stored(table, vote.number).status == "done"
    assert due(table).deadline_at == now + WAIT == stored(table, vote.number).about
    letters = house.new_letters()
    assert {each.kind for each in letters} == {"voted"} and len(letters) == 3
    assert "The others will wait for you" in " ".join(to(letters, seat)[0].text.split())
    pass_time(table, WAIT - HOUR)
    assert table.turn == turn
    pass_time(table, 2 * HOUR)
    assert len(standing(table)) == 1 and table.turn == turn, "then they are asked again"


def test_with_one_other_player_their_answer_decides(house: TrialInstallation) -> None:
    table = soft(house, ENGLISH[0], {"bot": True})
    seat = table.asked
    assert seat in (0, 1)
    turn = table.turn
    let_time_run_out(table)
    [asked] = to(house.new_letters(), 1 - seat)
    assert "Your answer decides" in " ".join(asked.text.split())
    answer(table, 1 - seat, False)
    assert table.turn > turn and standing(table) == []


def test_a_bot_takes_over_only_if_all_want_it_and_until_the_player_is_back(
    house: TrialInstallation,
) -> None:
    table = soft(house)
    turn = table.turn
    seat = let_time_run_out(table)
    house.new_letters()
    one, other = others(table, seat)
    answer(table, one, False, bot=True)
    assert table.turn == turn
    answer(table, other, False, bot=True)
    row = table.loaded().seats[seat]
    assert row.absent and row.stand_in and table.turn > turn
    read = house.installation.database.read
    moves = read(lambda c: turns.states.moves_of(c, table.match, turn))
    assert "bot" in {each.mark for each in moves if each.seat == seat}
    letters = house.new_letters()
    assert "voted" in {each.kind for each in to(letters, seat)}
    page = house.get(f"/s/{table.seats[seat]}")
    page.submit("return")
    row = table.loaded().seats[seat]
    assert not row.absent and not row.stand_in


def test_a_bot_wanted_by_some_is_the_default(house: TrialInstallation) -> None:
    table = soft(house)
    turn = table.turn
    seat = let_time_run_out(table)
    one, other = others(table, seat)
    answer(table, one, False, bot=True)
    answer(table, other, False)
    row = table.loaded().seats[seat]
    assert table.turn > turn and not row.absent and row.missed == 1


def test_the_others_cannot_wait_for_ever(house: TrialInstallation) -> None:
    table = soft(house)
    turn, began = table.turn, house.installation.now()
    seat = let_time_run_out(table)
    for _ in range(MOST_WAITS):
        assert table.turn == turn
        answer(table, others(table, seat)[0], True)
        house.new_letters()
        let_time_run_out(table)
    assert table.turn > turn and standing(table) == []
    longest = 24 * HOUR + MOST_WAITS * WAIT + 60
    assert house.installation.now() - began <= longest


def test_waiting_saves_no_time_for_the_late_player(house: TrialInstallation) -> None:
    table = soft(house, only_awake=True)
    seat = let_time_run_out(table)
    answer(table, others(table, seat)[0], True)
    table.take(table.actions[0])
    assert table.loaded().seats[seat].saved_seconds == 0


# --- time --------------------------------------------------------------------


def test_a_pause_stops_the_vote_and_it_goes_on_after(house: TrialInstallation) -> None:
    table = soft(house)
    turn = table.turn
    seat = let_time_run_out(table)
    pass_time(table, HOUR)
    pause = {"by": "host", "until": house.installation.now() + 10 * TERM}
    with_lock(table, lambda c, held, now: pauses.pause(c, held, now, **pause))
    pass_time(table, 3 * TERM)
    [vote] = standing(table)
    with_lock(table, lambda c, held, now: pauses.resume(c, held, now, "host_ended"))
    scheduler.tick(house.installation)
    assert table.turn == turn and [each.number for each in standing(table)] == [vote.number]
    pass_time(table, TERM - 2 * HOUR)
    assert table.turn == turn
    pass_time(table, 2 * HOUR)
    assert table.turn > turn and table.loaded().seats[seat].missed == 1


def test_an_answer_in_a_pause_counts_when_the_pause_ends_by_itself(
    house: TrialInstallation,
) -> None:
    table = soft(house)
    seat = let_time_run_out(table)
    [vote] = standing(table)
    pause = {"by": "host", "until": house.installation.now() + 3 * TERM}
    with_lock(table, lambda c, held, now: pauses.pause(c, held, now, **pause))
    answer(table, others(table, seat)[0], True)
    pass_time(table, 3 * TERM)
    scheduler.tick(house.installation)
    assert stored(table, vote.number).status == "done" and standing(table) == []
    assert due(table).deadline_at >= house.installation.now() + WAIT


def test_a_restart_at_night_leaves_the_vote(house: TrialInstallation) -> None:
    table = soft(house, only_awake=True)
    seat = let_time_run_out(table)
    [vote] = standing(table)
    clock = table.loaded().clock_of(table.loaded().seats[seat])
    while not clock.is_quiet(house.installation.now()):
        pass_time(table, HOUR)
    before = due(table).deadline_at
    house.time.seconds += 30
    scheduler.start(house.installation)
    scheduler.tick(house.installation)
    assert [each.number for each in standing(table)] == [vote.number]
    assert due(table).deadline_at == before + 30
    answer(table, others(table, seat)[0], True)
    assert stored(table, vote.number).status == "done"


def test_an_absence_of_the_late_player_ends_the_vote(house: TrialInstallation) -> None:
    table = soft(house)
    seat = let_time_run_out(table)
    [vote] = standing(table)

    def leave(c: Connection, held: store.LoadedMatch, now: int) -> None:
        absences.announce(c, held, seat, now, now + 5 * TERM, now)

    with_lock(table, leave)
    assert standing(table) == [] and due(table).deadline_at > house.installation.now()
    pass_time(table, TERM)
    assert stored(table, vote.number).status == "lapsed" and table.asked == seat


def test_an_outage_takes_no_time_from_the_answers(house: TrialInstallation) -> None:
    table = soft(house)
    turn = table.turn
    let_time_run_out(table)
    house.new_letters()
    house.time.seconds += 3 * TERM  # nothing ran
    scheduler.tick(house.installation, 60)
    assert table.turn == turn and len(standing(table)) == 1
    pass_time(table, TERM)
    assert table.turn > turn


def test_more_time_from_the_host_ends_the_question(house: TrialInstallation) -> None:
    table = soft(house)
    seat = let_time_run_out(table)

    def lengthen(c: Connection, held: store.LoadedMatch, now: int) -> None:
        found = lengthening.offered(c, held, now)
        lengthening.lengthen(c, held, str(seat), "24", lengthening.dates(found), now)

    with_lock(table, lengthen)
    assert standing(table) == []
    turn = table.turn
    pass_time(table, 23 * HOUR)
    assert table.turn == turn


def test_letters_that_cannot_be_sent_hold_the_vote_for_a_while(house: TrialInstallation) -> None:
    table = soft(house)
    turn = table.turn
    let_time_run_out(table)
    for _ in range(2 * TERM // STEP):
        house.time.forward(STEP)
        scheduler.tick(house.installation)
    assert table.turn == turn
    for _ in range(late_votes.LONGEST // STEP):
        house.time.forward(STEP)
        scheduler.tick(house.installation)
    assert table.turn > turn


@dataclass
class Course:
    """A match through random answers, pauses and outages, with the time that really passed."""

    table: Table
    luck: random.Random
    running: int = 0  # seconds in which the service ran and the match was not paused
    since: dict[int, int] = field(default_factory=dict)  # `running` when each vote was asked
    answers: dict[int, dict[int, str]] = field(default_factory=dict)
    seen: Counter[str] = field(default_factory=Counter)

    def hours(self) -> None:
        for _ in range(self.luck.randrange(1, 4)):
            self.running += 0 if self.table.loaded().is_paused else STEP
            pass_time(self.table, STEP)
            self.note()

    def outage(self) -> None:
        self.table.house.time.seconds += self.luck.randrange(HOUR, 4 * TERM)
        scheduler.tick(self.table.house.installation, 60)

    def pause(self) -> None:
        if self.table.loaded().is_running:
            until = self.table.house.installation.now() + 20 * TERM
            about = {"by": "host", "until": until}
            with_lock(self.table, lambda c, held, now: pauses.pause(c, held, now, **about))

    def resume(self) -> None:
        with_lock(self.table, lambda c, held, now: pauses.resume(c, held, now, "host_ended"))
        scheduler.tick(self.table.house.installation)

    def say(self) -> None:
        for vote in standing(self.table):
            seat = self.luck.choice(vote.voters).seat
            what = self.luck.choice(["yes", "no", "bot"])
            self.answers.setdefault(vote.number, {})[seat] = what
            answer(self.table, seat, what == "yes", what == "bot", vote)
            self.seen[what] += 1

    def note(self) -> None:
        for vote in standing(self.table):
            self.since.setdefault(vote.number, self.running)

    def check(self) -> None:
        """Check that nothing was decided too early, and that nothing waits for too long."""
        self.note()
        for number, began in self.since.items():
            vote = stored(self.table, number)
            said = self.answers.get(number, {})
            able = self.running - began
            if vote.status == "asked":
                assert able <= TERM + 2 * STEP or self.table.loaded().is_paused
            elif vote.status == "done":
                assert "yes" in said.values()
            elif vote.status == "bot":
                assert set(said.values()) == {"bot"}
            elif vote.status == "objected":
                assert len(said) == len(vote.voters) or able >= TERM - STEP
            self.seen[vote.status] += 1
        found = Counter((each.seat, each.turn) for each in self.all() if each.status == "done")
        assert max(found.values(), default=0) <= MOST_WAITS

    def all(self) -> list[VoteRow]:
        return [stored(self.table, number) for number in self.since]


@pytest.mark.parametrize("seed", [0, 2])
def test_through_pauses_and_outages_nothing_is_decided_too_early_or_never(
    house: TrialInstallation, seed: int
) -> None:
    course = Course(soft(house), random.Random(seed))
    scheduler.tick(house.installation)
    for _ in range(150):
        names = ["hours", "hours", "hours", "say", "say", "outage", "pause", "resume", "resume"]
        getattr(course, course.luck.choice(names))()
        course.check()
        if course.table.loaded().match.status != "running":
            break
    assert course.seen["done"] and len(course.since) > 1


# --- pages, mail and the API ---------------------------------------------------


def test_it_is_answered_on_the_page(house: TrialInstallation) -> None:
    table = soft(house)
    turn = table.turn
    seat = let_time_run_out(table)
    one, other = others(table, seat)
    [vote] = standing(table)
    page = house.get(f"/s/{table.seats[one]}")
    for what in ("agree", "object", "bot"):
        assert f"/votes/{what}/{vote.number}" in page.text
    own = house.get(f"/s/{table.seats[seat]}")
    for what in ("agree", "object", "bot", "withdraw"):
        assert f"/votes/{what}/{vote.number}" not in own.text
    asked = house.get(f"/s/{table.seats[one]}/votes/bot/{vote.number}")
    assert asked.acts == ["bot"]
    asked.submit("bot")
    house.get(f"/s/{table.seats[other]}/votes/agree/{vote.number}").submit("agree")
    assert table.turn == turn and due(table).deadline_at > house.installation.now()
    late = house.client.post(
        f"/s/{table.seats[seat]}/votes/agree/{vote.number}", data={"sure": "yes"}
    )
    assert late.status_code == 409


def test_the_api_tells_of_it(house: TrialInstallation) -> None:
    table = soft(house)
    seat = let_time_run_out(table)
    [vote] = table.seat_by_api(others(table, seat)[0])["votes"]
    assert vote["kind"] == "late" and vote["silence"] == house.installation.now() + TERM
    assert {each["said"] for each in vote["answers"]} == {"late", "waiting"}


def test_nobody_proposes_or_withdraws_it(house: TrialInstallation) -> None:
    table = soft(house)
    seat = let_time_run_out(table)
    [vote] = standing(table)
    assert "late" not in votes.KINDS
    with pytest.raises(VoteRefused):
        with_lock(table, lambda c, held, now: votes.withdraw(c, held, seat, vote.number, now))


def test_in_an_anonymous_match_nobodys_name_is_told(house: TrialInstallation) -> None:
    table = soft(house, anonymous=True)
    let_time_run_out(table)
    letters = house.new_letters()
    assert sorted(each.kind for each in letters) == ["reminder", "vote", "vote"]
    for letter in letters:
        for person in PEOPLE:
            if letter.to != person["email"]:
                assert person["name"] not in letter.text + letter.html + letter["Subject"]
        assert len({each.ends_at for each in standing(table)}) == 1
