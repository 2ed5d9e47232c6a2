"""Time banks: prompt answers save time, and a missed deadline spends it."""

from service.matches import open_decisions
from service.operations import scheduler
from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation

HOUR = 3600
ALLOWANCE = 14 * HOUR  # of a day, from eight to ten


def saved(table: Table, seat: int) -> int:
    return table.loaded().seats[seat].saved_seconds


def due(table: Table) -> object:
    read = table.house.installation.database.read
    return read(lambda c: open_decisions.of_match(c, table.match))[table.asked]


def play_on(table: Table) -> None:
    """Play until the player asked has saved at least an hour."""
    while saved(table, table.asked) < HOUR:
        table.take(table.actions[0])


def to_answer(house: TrialInstallation, **values: object) -> Table:
    """Return a match in which each answer asks another player."""
    table = begin(house, **{"only_awake": True, **values})
    house.new_letters()
    return table


def test_a_prompt_answer_saves_a_quarter_of_the_time_left(house: TrialInstallation) -> None:
    table = to_answer(house)
    seat = table.asked
    left = ALLOWANCE - 2 * HOUR
    house.time.forward(2 * HOUR)
    table.take(table.actions[0])
    assert saved(table, seat) == left // 4


def test_a_late_answer_saves_nothing_and_no_bank_is_larger_than_a_decision(
    house: TrialInstallation,
) -> None:
    table = to_answer(house)
    seat = table.asked
    house.time.forward(8 * HOUR)
    table.take(table.actions[0])
    assert saved(table, seat) == 0
    table.play(60)
    assert 0 < max(row.saved_seconds for row in table.loaded().seats) <= ALLOWANCE


def test_saved_time_ends_in_the_evening_too(house: TrialInstallation) -> None:
    table = to_answer(house, pace="evening")
    play_on(table)
    before, turn = due(table), table.turn
    house.time.forward(before.deadline_at - house.installation.now())
    scheduler.tick(house.installation)
    after = due(table)
    assert table.turn == turn and after.lent >= HOUR
    assert after.deadline_at - before.deadline_at == 24 * HOUR


def test_a_missed_deadline_spends_it_and_the_player_is_told(house: TrialInstallation) -> None:
    table = to_answer(house)
    play_on(table)
    seat, turn = table.asked, table.turn
    house.new_letters()
    has = saved(table, seat)
    assert has >= HOUR
    before = due(table)
    house.time.forward(before.deadline_at - house.installation.now())
    scheduler.tick(house.installation)
    after = due(table)
    assert table.turn == turn and saved(table, seat) == 0 and after.lent == has
    assert after.deadline_at > before.deadline_at
    letters = [each for each in house.new_letters() if each.kind == "reminder"]
    words = ("you’ve saved", "پس‌انداز", "megtakarít")
    assert any(word in letters[-1].text for word in words)
    house.time.forward(after.deadline_at - house.installation.now())
    scheduler.tick(house.installation)
    assert table.turn > turn


def test_what_is_not_spent_goes_back(house: TrialInstallation) -> None:
    table = to_answer(house)
    play_on(table)
    seat = table.asked
    house.new_letters()
    has = saved(table, seat)
    house.time.forward(due(table).deadline_at - house.installation.now())
    scheduler.tick(house.installation)
    house.time.forward(HOUR // 2)
    table.take(table.actions[0])
    assert saved(table, seat) == has - HOUR // 2


def test_several_questions_answered_in_one_visit_save_time_once(
    house: TrialInstallation,
) -> None:
    table = to_answer(house)
    for _ in range(200):
        seat, before = table.asked, saved(table, table.asked)
        table.take(table.actions[0])
        if table.asked == seat:
            break
    once = saved(table, seat)
    assert once == min(ALLOWANCE, before + ALLOWANCE // 4)
    table.take(table.actions[0])
    assert saved(table, seat) == once
    assert due(table).lent == 0 or table.asked == seat


def test_matches_that_count_every_hour_have_no_bank(house: TrialInstallation) -> None:
    table = to_answer(house, only_awake=False)
    table.play(6)
    assert {row.saved_seconds for row in table.loaded().seats} == {0}
