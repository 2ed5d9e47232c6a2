"""Matches over weeks: nobody who answers in their own time loses a turn, whatever happens.

Players live in four zones and answer by day, on working days, within the time that counts for them.
All of them are on holiday once. The service is down for two days and for six months, and the mail
server for a day. `python -m tests.benchmarks.bench_days` plays fifty matches of all rule sets.
"""

import pytest

from service.matches.paces import DAY, HOUR
from tests.service.trial_installation import TrialInstallation
from tests.service.weeks_of_play import FAITHFUL, FRIENDS, Friend, Weeks

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def weeks_of(
    house: TrialInstallation, friends: tuple[Friend, ...], is_plain: bool = False
) -> Weeks:
    now = house.installation.now()
    outages = [(now + DAY + 5 * HOUR, now + 3 * DAY + 9 * HOUR)]
    outages.append((now + 17 * DAY + 6 * HOUR, now + 199 * DAY + 11 * HOUR))
    return Weeks(house, friends, outages, [(now + 5 * DAY, now + 6 * DAY)], is_plain)


@pytest.mark.parametrize("pace", ["brisk", "daily", "evening"])
def test_nobody_loses_a_turn_to_a_night_a_holiday_or_a_dead_server(
    house: TrialInstallation, pace: str
) -> None:
    weeks = weeks_of(house, FAITHFUL)
    weeks.sit_down("rakab", 4, pace=pace)
    weeks.play(days=400)
    marks = weeks.marks()
    assert len(weeks.ended) == 1 and marks["player"] > 0
    assert "timeout" not in marks and "absent" not in marks
    assert weeks.box.kinds["away"] > 0  # the others were told of holidays


def test_those_who_forget_or_answer_too_late_lose_turns_and_nobody_else(
    house: TrialInstallation,
) -> None:
    weeks = weeks_of(house, FRIENDS)
    weeks.sit_down("rakab", 4, pace="fast")
    weeks.play(days=400)
    assert len(weeks.ended) == 1, "the clock goes on after each outage"
    whys = {each.why for each in weeks.defaults.values()}
    assert "forgot" in whys and whys <= {"forgot", "too late", "absent"}


def test_where_all_hours_count_nights_and_holidays_cost_turns(house: TrialInstallation) -> None:
    weeks = weeks_of(house, FAITHFUL, is_plain=True)
    weeks.sit_down("rakab", 4, pace="fast")
    weeks.play(days=30)
    assert "ours" in {each.why for each in weeks.defaults.values()}
