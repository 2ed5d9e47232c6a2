"""Outages of the service, or of its mail only, do not shorten anyone's turn."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from sqlalchemy import update

from service.database.rows import SEAT
from service.installation.links import HERE
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.links.store import Target
from service.matches import heartbeat, outbox
from service.matches.heartbeat import OUTAGE_SECONDS
from service.operations import scheduler
from service.people import lengthening, my_games
from tests.service.seated import DAY, HOUR, Table
from tests.service.trial_installation import HandClock, TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match whose clock has started, with its letters delivered."""
    scheduler.start(house.installation)
    table = Table(house)
    table.deliver()
    return table


def is_down(time: HandClock, seconds: int) -> None:
    """Move the clock on, as if the service had been down."""
    time.seconds += seconds


def run(table: Table, seconds: int) -> None:
    """Let time pass while everything works."""
    time = table.house.time
    until = time.seconds + seconds
    while time.seconds < until:
        time.forward(min(HOUR // 2, until - time.seconds))
        scheduler.tick(table.house.installation, OUTAGE_SECONDS)


def run_by_the_minute(table: Table, seconds: int, web: bool) -> None:
    """Let time pass minute by minute on the machine's clock; `web` is True if web processes run."""
    for _ in range(seconds // 60):
        table.house.time.seconds += 60
        if web:
            heartbeat.note_web(table.house.installation)
        scheduler.tick(table.house.installation, OUTAGE_SECONDS)


def ask_by_letter(table: Table) -> None:
    """Play on until a seat is asked by letter."""
    while not table.letters("turn", seat=table.seat) or table.letters("turn")[-1].outcome:
        table.play_on()


def the_deadline(table: Table) -> int:
    return table.due[table.seat].deadline_at


# --- the whole service -----------------------------------------------------


def test_a_deadline_within_an_outage_is_not_lost(table: Table) -> None:
    run(table, 20 * HOUR)
    left = the_deadline(table) - table.now
    is_down(table.house.time, 6 * HOUR)
    scheduler.start(table.house.installation)
    scheduler.tick(table.house.installation, OUTAGE_SECONDS)
    assert table.moves == [] and the_deadline(table) - table.now == left
    run(table, left + 60)
    assert table.moves[0].mark == "timeout"


def test_even_a_short_outage_counts_at_a_start(table: Table) -> None:
    before = the_deadline(table)
    is_down(table.house.time, 30)
    scheduler.start(table.house.installation)
    assert the_deadline(table) == before + 30


def test_a_second_clock_that_starts_beside_the_first_moves_nothing(table: Table) -> None:
    before = the_deadline(table)
    run(table, 20)
    scheduler.start(table.house.installation)
    assert the_deadline(table) == before


def test_a_halted_process_that_continues_counts_as_an_outage(table: Table) -> None:
    before = the_deadline(table)
    run(table, HOUR)
    is_down(table.house.time, 5 * HOUR)
    run(table, HOUR)
    assert before + 5 * HOUR <= the_deadline(table) <= before + 5 * HOUR + 60


def test_a_clock_that_leaps_ahead_plays_nothing(table: Table) -> None:
    left = the_deadline(table) - table.now
    is_down(table.house.time, 30 * DAY)
    scheduler.tick(table.house.installation, OUTAGE_SECONDS)
    assert table.moves == [] and the_deadline(table) - table.now == left


def test_a_clock_set_back_by_an_hour_moves_no_deadline(table: Table) -> None:
    before = the_deadline(table)
    run(table, HOUR)
    table.house.time.seconds -= HOUR
    run(table, HOUR)
    assert the_deadline(table) == before
    assert table.read(lambda c: heartbeat.age(c, table.house.installation)) == 0


def test_ticks_called_by_cron_are_no_outage(table: Table) -> None:
    before = the_deadline(table)
    for _ in range(5):
        is_down(table.house.time, 900)
        scheduler.tick(table.house.installation)
    assert the_deadline(table) == before


def test_an_outage_is_counted_once_by_however_many_find_it(table: Table) -> None:
    before = the_deadline(table)
    is_down(table.house.time, 3 * HOUR)
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda _: scheduler.start(table.house.installation), range(8)))
    assert the_deadline(table) == before + 3 * HOUR


def test_many_clocks_may_start_for_the_first_time_at_once(house: TrialInstallation) -> None:
    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(lambda _: scheduler.start(house.installation), range(8)))


def test_in_test_mode_time_may_jump_under_a_running_service(table: Table) -> None:
    table.pass_time(DAY)
    assert table.moves[0].mark == "timeout"


# --- a wrong clock that is corrected ---------------------------------------


def leaps(table: Table, seconds: int, starts: bool = False) -> None:
    """Set the machine's clock ahead, or back if negative; `starts` also restarts the scheduler."""
    table.house.time.seconds += seconds
    if starts:
        scheduler.start(table.house.installation)
    scheduler.tick(table.house.installation, OUTAGE_SECONDS)


@pytest.mark.parametrize("starts", [False, True])
@pytest.mark.parametrize("ahead", [2 * HOUR, 30 * DAY, 365 * DAY])
def test_a_leap_that_is_set_right_leaves_every_deadline_as_it_was(
    table: Table, ahead: int, starts: bool
) -> None:
    run(table, 10 * HOUR)
    before, due_at = the_deadline(table), table.due[table.seat].due_at
    leaps(table, ahead, starts)
    assert the_deadline(table) == before + ahead and table.moves == []
    run(table, 9)
    leaps(table, -ahead, starts)
    assert the_deadline(table) == before
    assert abs(table.due[table.seat].due_at - due_at) <= 60  # a reminder moved out of the night
    run(table, before - table.now + 60)
    assert table.moves[0].mark == "timeout"


def test_a_question_asked_during_a_clock_jump_begins_now(table: Table) -> None:
    leaps(table, 30 * DAY)
    ask_by_letter(table)
    leaps(table, -30 * DAY)
    assert the_deadline(table) == table.now + DAY
    assert table.house.new_letters()[-1].kind == "turn"
    run(table, DAY + 60)
    assert [move.mark for move in table.moves].count("timeout") == 1


def test_a_letter_that_was_leased_or_put_off_during_a_leap_goes(table: Table) -> None:
    leaps(table, 30 * DAY)
    ask_by_letter(table)
    table.write(lambda connection: outbox.claim(connection, table.now))
    leaps(table, -30 * DAY)
    table.house.time.seconds += outbox.LEASE
    assert [letter.kind for letter in table.house.new_letters()] == ["turn"]
    table.write(lambda c: outbox.write(c, table.loaded.seats[0], "link", 0, table.now))
    leaps(table, 30 * DAY)
    claimed = table.write(lambda c: outbox.claim(c, table.now))
    assert sorted(letter.kind for letter in claimed) == ["link", "new_date"]
    for letter in claimed:
        table.write(lambda c, each=letter: outbox.postpone(c, each, table.now, "later"))
    leaps(table, -30 * DAY)
    assert [letter.kind for letter in table.house.new_letters()] == ["link"]


def test_a_leap_that_is_set_right_in_steps_is_set_right(table: Table) -> None:
    before = the_deadline(table)
    for seconds in (10 * DAY, 20 * DAY, -DAY, -29 * DAY):
        leaps(table, seconds)
    assert the_deadline(table) == before


def test_a_clock_that_is_trimmed_to_and_fro_moves_nothing(table: Table) -> None:
    before = the_deadline(table)
    for _ in range(20):
        leaps(table, 50)
        leaps(table, -50)
    assert the_deadline(table) == before


def test_a_clock_set_back_takes_off_no_more_than_a_leap_had_added(table: Table) -> None:
    run(table, 10 * HOUR)
    before = the_deadline(table)
    leaps(table, 2 * HOUR)
    leaps(table, -3 * HOUR)
    assert the_deadline(table) == before
    leaps(table, -3 * HOUR)
    assert the_deadline(table) == before


def test_an_outage_of_long_ago_is_not_taken_for_a_leap(table: Table) -> None:
    is_down(table.house.time, 5 * HOUR)
    scheduler.start(table.house.installation)
    for _ in range(8):
        table.play_on()
        table.deliver()
        run(table, 23 * HOUR)
    before = the_deadline(table)
    leaps(table, -HOUR)
    assert the_deadline(table) == before


def test_test_mode_set_back_in_time_asks_again(table: Table) -> None:
    table.pass_time(30 * DAY)
    table.house.time.forward(-30 * DAY)
    scheduler.tick(table.house.installation, OUTAGE_SECONDS)
    assert the_deadline(table) <= table.now + DAY


# --- the web side alone ----------------------------------------------------


def test_nothing_falls_due_while_the_pages_are_down(table: Table) -> None:
    heartbeat.note_web(table.house.installation)
    run(table, 23 * HOUR)
    left = the_deadline(table) - table.now
    run_by_the_minute(table, 2 * HOUR, web=False)
    assert table.moves == []
    run_by_the_minute(table, 60, web=True)
    assert left - 60 <= the_deadline(table) - table.now <= left
    run_by_the_minute(table, left + 60, web=True)
    assert table.moves[0].mark == "timeout"


def test_an_outage_of_both_sides_is_counted_once(table: Table) -> None:
    heartbeat.note_web(table.house.installation)
    before = the_deadline(table)
    is_down(table.house.time, 4 * HOUR)
    scheduler.start(table.house.installation)
    run_by_the_minute(table, HOUR, web=False)
    run_by_the_minute(table, 60, web=True)
    assert the_deadline(table) == before + 5 * HOUR + 60


def test_without_any_web_heartbeat_the_scheduler_runs_alone(table: Table) -> None:
    run(table, DAY)
    assert table.moves[0].mark == "timeout"


def test_the_web_side_says_that_it_is_there(house: TrialInstallation) -> None:
    presence = heartbeat.Presence(house.installation)
    presence.start()
    presence.end()
    scheduler.start(house.installation)
    house.time.seconds += 3 * heartbeat.WEB_SILENT
    assert not heartbeat.beat(house.installation, OUTAGE_SECONDS)
    heartbeat.note_web(house.installation)
    assert heartbeat.beat(house.installation, OUTAGE_SECONDS)


# --- letters that could not be sent ----------------------------------------


def test_no_default_is_played_while_the_letter_that_asks_has_not_gone(table: Table) -> None:
    ask_by_letter(table)
    run(table, DAY + HOUR)
    assert [move.mark for move in table.moves if move.mark == "timeout"] == []


def test_a_letter_that_was_held_up_gives_the_full_time(table: Table) -> None:
    ask_by_letter(table)
    turn = table.turn
    run(table, 5 * DAY)
    table.house.sender.send_waiting()
    assert table.turn == turn and the_deadline(table) == table.now + DAY


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_say_that_the_clock_is_stopped_while_a_letter_waits(
    table: Table, language: str
) -> None:
    ask_by_letter(table)
    table.write(lambda c: c.execute(update(SEAT).values(language=language)))
    run(table, 2 * DAY)
    say, house, seats = speaker(language), table.house, table.house.seat_tokens(table.id)
    asked, other = seats[table.seat], seats[(table.seat + 1) % len(seats)]
    own = table.loaded.seats[table.seat]
    table.write(lambda c: my_games.send_to(c, own, 0, house.installation.tokens, table.now))
    mine = house.token("my_games", Target())
    pages = (f"/s/{asked}", f"/s/{other}", HERE.match(table.id, language))
    for path in (*pages, house.host_page(table.id), f"/mine/{mine}"):
        shown = house.client.get(path).get_data(as_text=True)
        assert say("deadline-held") in shown, path
        assert say("left-minutes", count=1) not in shown, path
    house.sender.send_waiting()
    assert say("deadline-held") not in house.client.get(f"/s/{asked}").get_data(as_text=True)


def test_a_stopped_clock_has_no_deadline_for_programs_nor_for_the_host(table: Table) -> None:
    ask_by_letter(table)
    house, seats = table.house, table.house.seat_tokens(table.id)
    bearer = {"Authorization": f"Bearer {seats[table.seat]}"}
    seen = house.client.get("/api/v1/seat", headers=bearer).json
    assert seen["deadline"] == the_deadline(table)
    run(table, 2 * DAY)
    seen = house.client.get("/api/v1/seat", headers=bearer).json
    assert seen["deadline"] is None and seen["legal_actions"]
    stopped = table.seat
    offered = table.read(lambda c: lengthening.offered(c, table.loaded, table.now))
    assert stopped not in [each.seat for each in offered]
    longer = house.client.get(f"{house.host_page(table.id)}/longer")
    assert longer.status_code == 409, "nobody else is asked"
    house.sender.send_waiting()
    assert house.client.get(f"{house.host_page(table.id)}/longer").status_code == 200


def test_an_outage_is_not_counted_again_as_the_delay_of_a_letter(table: Table) -> None:
    ask_by_letter(table)
    is_down(table.house.time, 6 * HOUR)
    scheduler.start(table.house.installation)
    table.house.sender.send_waiting()
    assert the_deadline(table) == table.now + DAY


def test_after_an_outage_at_most_one_letter_reminds(table: Table) -> None:
    run(table, 60)
    is_down(table.house.time, 3 * DAY)
    scheduler.start(table.house.installation)
    sent = []
    for _ in range(23):
        run(table, HOUR)
        sent.append(len(table.letters("reminder")))
        table.deliver()
    assert sent[-1] <= 2 and all(later - now <= 1 for now, later in pairwise(sent))


def test_reminders_that_could_not_go_do_not_pile_up(table: Table) -> None:
    run(table, 23 * HOUR)  # the mail server accepts nothing all day
    assert len(table.letters("reminder")) == 1
