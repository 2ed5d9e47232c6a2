"""Votes: who is asked, when silence is consent, and what follows."""

from typing import Any

import pytest
from sqlalchemy import Connection

from service.database.rows import VoteKind, VoteRow
from service.matches import (
    outbox,
    pauses,
    reachability,
    stoppable_acts,
    store,
    turns,
    vote_clocks,
    votes,
)
from service.matches.votes import KINDS, VoteRefused
from service.operations import scheduler
from service.people import hosting, seating
from service.people.proposals import read_person
from tests.service.seated import DAY, Table
from tests.service.trial_installation import DARA, TrialInstallation

ANA, BELA, CYRUS = range(3)
HOUR = 3600


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    table = Table(house, seats=3)
    table.play_on(6)
    deliver(table)
    return table


def propose(table: Table, kind: VoteKind, seat: int = ANA, about: int | None = None) -> VoteRow:
    if about is None:
        about = last_move(table) if kind == "back" else 0
    now = table.now
    return table.with_lock(lambda c, held: votes.propose(c, held, seat, kind, about, now))


def last_move(table: Table, back: int = 0) -> int:
    return table.read(lambda c: votes.moves_to_name(c, table.loaded, 9))[back].number


def answer(table: Table, seat: int, vote: VoteRow, does_agree: bool = True) -> None:
    about = (seat, vote.number, does_agree, table.now)
    table.with_lock(lambda c, held: votes.answer(c, held, *about))


def now_of(table: Table, vote: VoteRow) -> VoteRow:
    found = table.read(lambda c: vote_clocks.find(c, table.id, vote.number))
    assert found is not None
    return found


def answers(table: Table, vote: VoteRow) -> dict[int, str]:
    return {each.seat: each.answer for each in now_of(table, vote).voters}


def deliver(table: Table, *but: int) -> None:
    """Mark all letters as sent, as the sender does, except those to the seats `but`."""

    def work(c: Connection) -> None:
        for letter in outbox.claim(c, table.now, 1000):
            if letter.seat in but:
                outbox.release(c, letter)
                continue
            outbox.settle(c, letter, "sent", table.now)
            if letter.kind == vote_clocks.LETTER:
                seat = store.SEATS_OF.all(c, of=table.id)[letter.seat]
                vote_clocks.note_told(c, letter, seat, table.now)

    table.write(work)


def refused(table: Table, work: Any) -> str:
    with pytest.raises(VoteRefused) as refusal:
        table.with_lock(work)
    assert refusal.value.code in votes.CODES
    return refusal.value.code


def outage(table: Table, seconds: int) -> None:
    """Stop the service for a while, and start it again."""
    scheduler.tick(table.house.installation)
    table.house.time.seconds += seconds
    scheduler.start(table.house.installation)
    scheduler.tick(table.house.installation)


def pass_hours(table: Table, hours: int) -> None:
    for _ in range(hours):
        table.pass_time(HOUR)


# --- proposing -------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "go_on"])
def test_all_others_are_asked_by_letter(table: Table, kind: VoteKind) -> None:
    vote = propose(table, kind, BELA)
    assert {each.seat for each in table.letters("vote")} == {ANA, CYRUS}
    assert answers(table, vote) == {ANA: "", CYRUS: ""}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "go_on"])
def test_a_double_tap_asks_once(table: Table, kind: VoteKind) -> None:
    assert propose(table, kind) == propose(table, kind)
    assert len(table.letters("vote")) == 2


def test_a_match_has_one_open_vote_of_each_kind(table: Table) -> None:
    propose(table, "draw")
    assert refused(table, lambda c, held: votes.propose(c, held, BELA, "draw", 0, table.now)) == (
        "open"
    )
    propose(table, "call_off", BELA)


def test_a_player_proposes_once_a_day_and_kind(table: Table) -> None:
    vote = propose(table, "draw")
    answer(table, BELA, vote, does_agree=False)
    again: Any = lambda c, held: votes.propose(c, held, ANA, "draw", 0, table.now)  # noqa: E731
    assert refused(table, again) == "too_often"
    propose(table, "draw", BELA)
    table.house.time.forward(DAY)
    table.with_lock(lambda c, held: votes.withdraw(c, held, BELA, vote.number + 1, table.now))
    propose(table, "draw")


@pytest.mark.parametrize("days", [-1, 31, 10**6])
def test_a_pause_is_at_most_thirty_days(table: Table, days: int) -> None:
    until = table.now + days * DAY
    assert refused(table, lambda c, h: votes.propose(c, h, ANA, "pause", until, table.now)) == "day"


@pytest.mark.parametrize("number", [-1, 10**9])
def test_no_other_move_can_be_named(table: Table, number: int) -> None:
    assert (
        refused(table, lambda c, h: votes.propose(c, h, ANA, "back", number, table.now)) == "move"
    )


def test_bots_and_their_seats_have_no_vote(table: Table) -> None:
    table.with_lock(lambda c, held: store.update_seat(c, held.seats[CYRUS], bot=True))
    assert set(answers(table, propose(table, "draw"))) == {BELA}
    assert refused(table, lambda c, h: votes.propose(c, h, CYRUS, "call_off", 0, table.now)) == (
        "not_here"
    )


def test_who_plays_with_bots_alone_asks_nobody(table: Table) -> None:
    for seat in (BELA, CYRUS):
        table.with_lock(lambda c, held, seat=seat: store.update_seat(c, held.seats[seat], bot=True))
    assert refused(table, lambda c, h: votes.propose(c, h, ANA, "draw", 0, table.now)) == "nobody"
    assert not votes.may_propose(table.loaded, ANA)


def test_nothing_is_asked_at_a_table_before_the_start_or_after_the_end(table: Table) -> None:
    table.with_lock(lambda c, held: pauses.pause(c, held, table.now))
    assert votes.kinds(table.loaded) == []
    table.with_lock(lambda c, held: pauses.resume(c, held, table.now, "gone"))
    table.with_lock(lambda c, held: seating.call_off(c, held, table.now))
    assert votes.kinds(table.loaded) == []
    assert refused(table, lambda c, h: votes.propose(c, h, ANA, "draw", 0, table.now)) == "not_now"


# --- answering -------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "go_on"])
def test_one_objection_ends_a_vote_and_everybody_hears_of_it(table: Table, kind: VoteKind) -> None:
    vote, before = propose(table, kind), table.turn
    answer(table, BELA, vote)
    answer(table, CYRUS, vote, does_agree=False)
    assert now_of(table, vote).status == "objected"
    assert {each.seat for each in table.letters("voted")} == {ANA, BELA, CYRUS}
    assert table.loaded.is_running and table.turn == before
    answer(table, CYRUS, vote, does_agree=False)
    assert len(table.letters("voted")) == 3
    assert refused(table, lambda c, h: votes.answer(c, h, CYRUS, vote.number, True, table.now)) == (
        "gone"
    )


def test_who_agreed_can_still_object(table: Table) -> None:
    vote = propose(table, "call_off")
    answer(table, BELA, vote)
    answer(table, BELA, vote, does_agree=False)
    assert now_of(table, vote).status == "objected" and table.loaded.is_running


def test_the_proposer_has_no_second_vote_and_can_take_it_back(table: Table) -> None:
    vote = propose(table, "draw")
    mine = (ANA, vote.number)
    assert refused(table, lambda c, h: votes.answer(c, h, *mine, True, table.now)) == "gone"
    assert refused(table, lambda c, h: votes.withdraw(c, h, BELA, vote.number, table.now)) == "gone"
    for _ in range(2):
        table.with_lock(lambda c, h: votes.withdraw(c, h, *mine, table.now))
    assert now_of(table, vote).status == "withdrawn"
    assert len(table.letters("voted")) == 3
    assert refused(table, lambda c, h: votes.answer(c, h, BELA, vote.number, True, table.now)) == (
        "gone"
    )


def test_a_vote_of_another_number_is_not_there(table: Table) -> None:
    for number in (0, 7, -1):
        asked = (BELA, number, True, table.now)
        assert refused(table, lambda c, h, a=asked: votes.answer(c, h, *a)) == "gone"


def agree_all(table: Table, vote: VoteRow) -> None:
    for seat in answers(table, vote):
        answer(table, seat, vote)
        answer(table, seat, vote)  # a double tap


def test_an_agreed_pause_ends_at_its_day_or_after_thirty(table: Table) -> None:
    vote = propose(table, "pause", about=table.now + 5 * DAY)
    agree_all(table, vote)
    match = table.loaded.match
    assert (match.paused_by, match.paused_until) == ("vote", vote.about)
    assert now_of(table, vote).status == "done" and table.due == {}
    table.pass_time(5 * DAY)
    assert table.loaded.is_running
    agree_all(table, propose(table, "pause"))
    assert table.loaded.match.paused_until == table.now + 30 * DAY


def test_an_agreed_pause_is_ended_by_another_vote_alone(table: Table) -> None:
    agree_all(table, propose(table, "pause"))
    assert refused(table, lambda c, h: votes.propose(c, h, ANA, "draw", 0, table.now)) == "not_now"
    agree_all(table, propose(table, "go_on", CYRUS))
    assert table.loaded.is_running and table.loaded.match.paused_until is None


def test_a_vote_to_go_on_lapses_when_the_pause_ends_by_itself(table: Table) -> None:
    day = max(pauses.ends(table.now, "UTC", 5))
    table.with_lock(lambda c, held: hosting.pause(c, held, day, table.now))
    vote = propose(table, "go_on", BELA)
    table.with_lock(lambda c, held: hosting.resume(c, held, table.now))
    assert now_of(table, vote).status == "lapsed"
    assert refused(table, lambda c, h: votes.answer(c, h, CYRUS, vote.number, True, table.now)) == (
        "gone"
    )


def test_a_draw_gives_all_the_first_place_and_nobody_a_win(table: Table) -> None:
    agree_all(table, propose(table, "draw"))
    match = table.loaded.match
    assert match.status == "over"
    assert match.result == {"winners": [], "ranking": [[0, 1, 2]], "scores": [], "reason": "agreed"}
    assert {each.seat for each in table.letters("over")} == {0, 1, 2}
    assert table.due == {}


def test_calling_off_is_agreed(table: Table) -> None:
    agree_all(table, propose(table, "call_off"))
    assert table.loaded.match.status == "called_off"


def test_going_back_undoes_the_move_once_and_leaves_it_struck_through(table: Table) -> None:
    number = last_move(table, back=2)
    mover = table.moves[number].seat
    vote = propose(table, "back", about=number)
    table.play_on(1)
    reached = table.turn
    agree_all(table, vote)
    assert table.loaded.match.taken_back == [(number, reached)]
    assert table.moves[-1].action == f"undo {number}" and mover in table.loaded.to_act()
    assert {each.seat for each in table.letters("voted")} == {0, 1, 2}
    fallen = table.read(lambda c: store.fallen_events(c, table.loaded, None, 0))
    assert fallen and all(each["mark"] == "taken_back" for each in fallen)


@pytest.mark.parametrize("taken_over", [{"bot": True}, {"absent": True, "stand_in": True}])
def test_after_going_back_to_a_bots_move_it_plays_at_once(
    table: Table, taken_over: dict[str, bool]
) -> None:
    number = last_move(table)
    mover = table.moves[number].seat
    others = [seat for seat in (ANA, BELA, CYRUS) if seat != mover]
    table.with_lock(lambda c, held: store.update_seat(c, held.seats[mover], **taken_over))
    vote = propose(table, "back", others[0], number)
    agree_all(table, vote)
    moves = [(each.action, each.seat) for each in table.moves]
    undo = moves.index((f"undo {number}", mover))
    assert moves[undo + 1][1] == mover and table.moves[undo + 1].mark == "bot"
    assert mover not in table.loaded.to_act() and mover not in table.due


def test_going_back_to_a_move_that_has_fallen_does_nothing(table: Table) -> None:
    first = propose(table, "back", about=last_move(table, back=1))
    later = last_move(table)
    answer(table, BELA, first)
    table.house.time.forward(1)
    answer(table, CYRUS, first)
    reached = table.turn
    assert refused(table, lambda c, h: votes.propose(c, h, BELA, "back", later, table.now)) == (
        "move"
    )
    assert table.turn == reached


# --- silence ---------------------------------------------------------------


def silence_of(table: Table, vote: VoteRow, seat: int) -> int | None:
    return next(each.until for each in now_of(table, vote).voters if each.seat == seat)


def test_silence_is_consent_two_days_after_the_letter_went_out(table: Table) -> None:
    vote = propose(table, "call_off")
    assert silence_of(table, vote, BELA) is None
    pass_hours(table, 5)
    deliver(table)
    assert silence_of(table, vote, BELA) == table.now + 48 * HOUR
    pass_hours(table, 47)
    deliver(table)
    assert answers(table, vote) == {BELA: "", CYRUS: ""}
    table.pass_time(HOUR)
    assert answers(table, vote) == {BELA: "silent", CYRUS: "silent"}
    assert now_of(table, vote).status == "done" and table.loaded.match.status == "called_off"


def test_silence_never_ends_at_night(table: Table) -> None:
    table.house.time.seconds += 14 * HOUR  # it is eleven in the evening
    vote = propose(table, "draw")
    deliver(table)
    until = silence_of(table, vote, BELA)
    assert until is not None and 48 * HOUR < until - table.now <= 58 * HOUR
    clock = table.loaded.clock_of(table.loaded.seats[BELA])
    assert vote_clocks.silence_at(table.now, 48 * HOUR, clock) == until


def test_an_outage_is_not_time_to_answer(table: Table) -> None:
    vote = propose(table, "call_off")
    deliver(table)
    before = silence_of(table, vote, BELA)
    outage(table, 10 * DAY)
    assert before is not None and silence_of(table, vote, BELA) == before + 10 * DAY
    assert answers(table, vote) == {BELA: "", CYRUS: ""} and table.loaded.is_running


def test_a_pause_for_another_reason_is_not_time_to_answer(table: Table) -> None:
    vote = propose(table, "call_off")
    deliver(table)
    pass_hours(table, 10)
    day, until = list(pauses.ends(table.now, "Europe/London", 14).items())[-1]
    table.with_lock(lambda c, held: hosting.pause(c, held, day, table.now))
    table.pass_time(until - table.now - 1)
    deliver(table)
    assert answers(table, vote) == {BELA: "", CYRUS: ""}
    table.pass_time(1)
    assert table.loaded.is_running
    left = (silence_of(table, vote, BELA) or 0) - table.now
    assert left >= 38 * HOUR and now_of(table, vote).status == "asked"


def test_answers_during_a_pause_count_after_it(table: Table) -> None:
    vote = propose(table, "draw")
    table.with_lock(lambda c, held: pauses.pause(c, held, table.now))
    agree_all(table, vote)
    assert table.loaded.is_paused and table.loaded.is_under_way
    table.with_lock(lambda c, held: pauses.resume(c, held, table.now, "gone"))
    table.pass_time(1)
    assert table.loaded.match.status == "over"


def test_the_silence_of_somebody_who_was_not_told_is_no_consent(table: Table) -> None:
    vote = propose(table, "call_off")
    deliver(table, BELA)
    pass_hours(table, 60)
    deliver(table, BELA)
    assert answers(table, vote) == {BELA: "", CYRUS: "silent"}
    assert table.loaded.is_running
    deliver(table)
    pass_hours(table, 58)
    assert now_of(table, vote).status == "done"


def test_a_refused_letter_stops_the_clock_until_they_can_be_told(table: Table) -> None:
    vote = propose(table, "call_off")
    deliver(table)
    pass_hours(table, 20)
    letter = table.letters("vote", seat=BELA)[0]
    table.write(lambda c: reachability.note_refusal(c, letter, table.now))
    pass_hours(table, 60)
    assert answers(table, vote)[BELA] == "" and silence_of(table, vote, BELA) is None
    row = table.loaded.seats[BELA]
    table.write(lambda c: reachability.note_reached(c, row, table.now))
    pass_hours(table, 2)
    assert len(table.letters("vote", seat=BELA)) == 2, "they are asked again"
    deliver(table)
    assert (silence_of(table, vote, BELA) or 0) >= table.now + 48 * HOUR


def test_a_silence_that_counted_is_taken_back_when_the_letter_bounces(table: Table) -> None:
    vote = propose(table, "call_off")
    deliver(table, CYRUS)
    pass_hours(table, 58)
    assert answers(table, vote)[BELA] == "silent"
    letter = table.letters("vote", seat=BELA)[0]
    table.write(lambda c: reachability.note_refusal(c, letter, table.now))
    assert answers(table, vote)[BELA] == ""


def test_muted_players_agree_in_words_only(table: Table) -> None:
    table.with_lock(lambda c, held: store.update_seat(c, held.seats[BELA], muted=True))
    vote = propose(table, "call_off")
    deliver(table)
    pass_hours(table, 6 * 24)
    assert answers(table, vote) == {BELA: "", CYRUS: "silent"}
    answer(table, BELA, vote)
    assert table.loaded.match.status == "called_off"


def test_a_vote_lapses_after_a_week_and_everybody_hears_of_it(table: Table) -> None:
    vote = propose(table, "call_off")
    pass_hours(table, 7 * 24)
    assert now_of(table, vote).status == "lapsed"
    assert {each.seat for each in table.letters("voted")} == {0, 1, 2}


def test_the_clocks_of_a_vote_survive_a_clock_that_jumped_ahead(table: Table) -> None:
    scheduler.tick(table.house.installation)
    table.house.time.seconds += 400 * DAY
    scheduler.tick(table.house.installation)
    vote = propose(table, "draw")
    deliver(table)
    table.house.time.seconds -= 400 * DAY
    scheduler.tick(table.house.installation)
    until = silence_of(table, vote, BELA)
    assert until is not None and until <= table.now + 3 * DAY
    table.with_lock(lambda c, held: votes.withdraw(c, held, ANA, vote.number, table.now))
    propose(table, "draw")


# --- people who come and go --------------------------------------------------


def give_away(table: Table, seat: int) -> None:
    person, tokens = read_person(DARA, "en", "player", []), table.house.installation.tokens
    gone = {"absent": True, "missed": 3}
    table.with_lock(lambda c, held: store.update_seat(c, held.seats[seat], **gone))
    table.with_lock(lambda c, held: seating.replace(c, held, seat, person, tokens, table.now))
    table.join(seat)
    table.with_lock(lambda c, held: turns.accept(c, held, seat, table.now))


def test_a_new_player_of_a_seat_is_asked_anew(table: Table) -> None:
    vote = propose(table, "call_off")
    answer(table, CYRUS, vote)
    give_away(table, CYRUS)
    answer(table, BELA, vote)
    assert table.loaded.is_running and answers(table, vote)[CYRUS] == ""
    assert table.letters("vote", seat=CYRUS)[-1].tenure == table.loaded.seats[CYRUS].tenure
    answer(table, CYRUS, vote)
    assert table.loaded.match.status == "called_off"


def test_a_vote_ends_with_its_proposer(table: Table) -> None:
    vote = propose(table, "draw", CYRUS)
    give_away(table, CYRUS)
    assert table.read(lambda c: votes.standing(c, table.loaded)) == []
    assert refused(table, lambda c, h: votes.answer(c, h, BELA, vote.number, True, table.now)) == (
        "gone"
    )
    assert now_of(table, vote).status == "withdrawn"


def test_new_links_for_a_seat_end_the_votes_made_with_the_old_ones(table: Table) -> None:
    vote = propose(table, "draw", CYRUS)
    table.with_lock(lambda c, held: stoppable_acts.stop_begun(c, held.seats[CYRUS], table.now))
    assert now_of(table, vote).status == "withdrawn"
