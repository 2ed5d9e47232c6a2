"""Absences: the clock waits or a bot plays, the others are informed, no deadline moves earlier."""

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection

from service.matches import absences, open_decisions, pauses, store
from service.matches.absences import MOST_DAYS, NotAway, merged
from service.operations import scheduler
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, TrialInstallation

DAY = 24 * 3600


def announce(table: Table, seat: int, gone: int, back: int) -> None:
    now = table.house.installation.now()
    table.house.installation.database.write(
        lambda c: absences.announce(c, store.load(c, table.match, lock=True), seat, gone, back, now)
    )


def come_back(table: Table, seat: int) -> None:
    now = table.house.installation.now()
    table.house.installation.database.write(
        lambda c: absences.come_back(c, store.load(c, table.match, lock=True), seat, now)
    )


def due(table: Table, seat: int) -> object:
    read = table.house.installation.database.read
    return read(lambda c: open_decisions.of_match(c, table.match, and_held=True))[seat]


def days_left(table: Table, seat: int) -> int:
    read = table.house.installation.database.read
    return read(lambda c: absences.days_left(c, table.loaded(), seat))


def away_letters(house: TrialInstallation) -> list[tuple[str, str]]:
    letters = [each for each in house.new_letters() if each.kind == "away"]
    return [(each["To"], each["Subject"]) for each in letters]


def test_the_clock_waits_for_the_player_and_the_others_are_told(house: TrialInstallation) -> None:
    table = begin(house)
    seat, now = table.asked, house.installation.now()
    before = due(table, seat)
    house.new_letters()
    announce(table, seat, now + 6 * 3600, now + 4 * DAY)
    after = due(table, seat)
    assert after.deadline_at == before.deadline_at + 4 * DAY - 6 * 3600
    told = away_letters(house)
    assert len(told) == 2 and all(table.loaded().seats[seat].address not in to for to, _ in told)
    for _ in range(9):
        house.time.forward(DAY // 2)
        scheduler.tick(house.installation)
    assert table.turn == 0 and house.installation.now() < after.deadline_at
    house.time.forward(DAY)
    scheduler.tick(house.installation)
    assert table.turn > 0


def test_no_reminder_comes_while_a_player_is_away(house: TrialInstallation) -> None:
    table = begin(house)
    seat, now = table.asked, house.installation.now()
    announce(table, seat, now, now + 10 * DAY)
    house.new_letters()
    for _ in range(18):
        house.time.forward(DAY // 2)
        scheduler.tick(house.installation)
    assert [each for each in house.new_letters() if each.kind == "reminder"] == []


def test_coming_back_earlier_leaves_the_promised_deadline(house: TrialInstallation) -> None:
    table = begin(house)
    seat, now = table.asked, house.installation.now()
    house.new_letters()
    announce(table, seat, now, now + 10 * DAY)
    promised = due(table, seat).deadline_at
    house.time.forward(2 * DAY)
    house.new_letters()
    come_back(table, seat)
    assert due(table, seat).deadline_at == promised
    assert len(away_letters(house)) == 2
    row = table.loaded().seats[seat]
    assert row.away == [(now, now + 2 * DAY)]
    # this decision keeps its ten days, and the hour of summer time in them
    assert days_left(table, seat) == MOST_DAYS - 11
    come_back(table, seat)
    assert away_letters(house) == []
    table.take(table.actions[0])
    assert days_left(table, seat) == MOST_DAYS - 2


def test_a_bot_plays_meanwhile_if_the_match_is_set_up_so(house: TrialInstallation) -> None:
    table = begin(house, plays_on=True)
    seat, now = table.asked, house.installation.now()
    before = due(table, seat).deadline_at
    announce(table, seat, now + 3 * 3600, now + 5 * DAY)
    assert due(table, seat).deadline_at == before and table.turn == 0
    house.time.forward(3 * 3600 + 60)
    scheduler.tick(house.installation)
    assert table.turn > 0
    first = house.installation.database.read(lambda c: store.load(c, table.match))
    marks = house.installation.database.read(
        lambda c: [move.mark for move in store.answers_to(c, first.match, seat, 0)]
    )
    assert marks == ["bot"] and seat not in table.loaded().to_act()
    announced = table.turn
    other = table.asked
    announce(table, other, house.installation.now(), now + 5 * DAY)
    assert table.turn > announced


def test_an_announcement_twice_is_one(house: TrialInstallation) -> None:
    table = begin(house)
    seat, now = table.asked, house.installation.now()
    announce(table, seat, now, now + 2 * DAY)
    house.new_letters()
    announce(table, seat, now, now + 2 * DAY)
    announce(table, seat, now + DAY, now + 2 * DAY)
    assert away_letters(house) == []
    assert table.loaded().seats[seat].away == [(now, now + 2 * DAY)]


@pytest.mark.parametrize(
    ("gone", "back", "why"),
    [
        (-2 * DAY, -DAY, "past"),
        (3 * DAY, 2 * DAY, "backwards"),
        (400 * DAY, 401 * DAY, "far"),
        (0, (MOST_DAYS + 1) * DAY, "long"),
    ],
)
def test_an_absence_is_refused_with_a_reason(
    house: TrialInstallation, gone: int, back: int, why: str
) -> None:
    table = begin(house)
    seat, now = table.asked, house.installation.now()
    before = due(table, seat)
    with pytest.raises(NotAway, match=why):
        announce(table, seat, now + gone, now + back)
    assert due(table, seat) == before and table.loaded().seats[seat].away == []


def test_days_that_a_decision_has_gained_are_taken(house: TrialInstallation) -> None:
    table = begin(house)
    seat, now = table.asked, house.installation.now()
    before = due(table, seat).deadline_at

    announce(table, seat, now, now + 28 * DAY)
    come_back(table, seat)
    assert due(table, seat).deadline_at == before + 28 * DAY and days_left(table, seat) == 1
    with pytest.raises(NotAway, match="long"):
        announce(table, seat, now, now + 28 * DAY)
    announce(table, seat, now + DAY, now + 2 * DAY)
    assert due(table, seat).deadline_at <= before + MOST_DAYS * DAY and days_left(table, seat) == 0
    come_back(table, seat)
    assert days_left(table, seat) == 0
    table.take(table.actions[0])
    assert days_left(table, seat) == MOST_DAYS, "the next decision has gained nothing"


def test_a_distant_absence_that_is_cancelled_takes_no_days(house: TrialInstallation) -> None:
    table = begin(house)
    seat, now = table.asked, house.installation.now()
    announce(table, seat, now + 50 * DAY, now + 79 * DAY)
    come_back(table, seat)
    announce(table, seat, now, now + 29 * DAY)


def test_all_days_can_be_taken_while_the_clocks_go_back(house: TrialInstallation) -> None:
    table, first = begin(house), date(2026, 10, 5)
    now, last = house.installation.now(), first + timedelta(days=MOST_DAYS - 1)

    def work(connection: Connection, more: int) -> int:
        loaded = store.load(connection, table.match, lock=True)
        absences.announce_days(connection, loaded, 0, first, last + timedelta(more), now)
        return absences.days_left(connection, store.load(connection, table.match), 0)

    with pytest.raises(NotAway, match="long"):
        house.installation.database.write(lambda c: work(c, 1))
    assert house.installation.database.write(lambda c: work(c, 0)) == 0


def test_an_absence_in_a_pause_counts_from_its_beginning(house: TrialInstallation) -> None:
    table = begin(house)
    seat, now = table.asked, house.installation.now()
    before = due(table, seat).deadline_at
    write = house.installation.database.write
    write(lambda c: pauses.pause(c, store.load(c, table.match, lock=True), now))
    house.time.forward(DAY)
    announce(table, seat, now + DAY, now + 3 * DAY)
    write(
        lambda c: pauses.resume(
            c, store.load(c, table.match, lock=True), house.installation.now(), "host"
        )
    )
    assert due(table, seat).deadline_at >= before + 2 * DAY


def test_time_spans_that_touch_are_one() -> None:
    assert merged([(5, 7), (1, 3), (3, 4), (6, 9)]) == [(1, 4), (5, 9)]


# --- the page --------------------------------------------------------------


@pytest.mark.parametrize("person", [ANA, BELA, CYRUS])
def test_the_page_of_ones_time_keeps_what_is_chosen(
    house: TrialInstallation, person: dict[str, str]
) -> None:
    others = [each for each in (ANA, BELA, CYRUS) if each is not person]
    table = begin(house, *others, host=person, days_off=True, only_awake=True)
    path = f"/s/{table.seats[0]}/time"
    page = house.get(path)
    assert page.status == 200 and page.acts == ["time", "away"]
    form = {"wakes": "۱۰:۳۰", "sleeps": "1:00", "rhythm": "often", "days": "chosen", "off-2": "yes"}
    assert house.client.post(path, data=SURE | form).status_code == 303
    row = table.loaded().seats[0]
    assert (row.wakes, row.sleeps, row.rhythm) == (630, 1500, "often")
    assert (row.days_off, row.holidays) == ("2", "")
    kept = house.get(path)
    assert 'value="10:30"' in kept.text and 'value="01:00"' in kept.text


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"wakes": "8", "sleeps": "22:00", "rhythm": "usual"},
        {"wakes": "08:00", "sleeps": "10:00", "rhythm": "usual"},
        {"wakes": "08:00", "sleeps": "22:00", "rhythm": "hourly"},
        {"wakes": "08:00", "sleeps": "22:00", "rhythm": "usual", "days": "chosen"}
        | {f"off-{day}": "yes" for day in range(6)},
    ],
)
def test_a_wrong_day_is_refused_and_changes_nothing(
    house: TrialInstallation, form: dict[str, str]
) -> None:
    table = begin(house)
    before = table.loaded().seats
    assert house.client.post(f"/s/{table.seats[0]}/time", data=SURE | form).status_code == 400
    assert table.loaded().seats == before


def test_the_page_announces_whole_days_and_ends_them(house: TrialInstallation) -> None:
    table = begin(house)
    seat, token = table.asked, table.seats[table.asked]
    path, zone = f"/s/{token}/time", ZoneInfo(table.loaded().seats[table.asked].timezone)
    form = {"since": "3 Apr", "until": "5 Apr"}
    assert house.client.post(f"{path}/away", data=SURE | form).status_code == 303
    (span,) = table.loaded().seats[seat].away
    shown = [f"{datetime.fromtimestamp(at, zone):%d %b %H:%M}" for at in span]
    assert shown == ["03 Apr 00:00", "06 Apr 00:00"]
    other = next(number for number in range(3) if number != seat)
    assert "away until" not in house.get(f"/s/{table.seats[other]}").text
    assert house.client.post(f"{path}/away", data=SURE | {"until": "soon"}).status_code == 400
    house.get(path).submit("back")
    assert table.loaded().seats[seat].away == []


def test_a_single_last_day_begins_now_and_the_others_see_it(house: TrialInstallation) -> None:
    table = begin(house)
    seat = table.asked
    path = f"/s/{table.seats[seat]}/time/away"
    house.client.post(path, data=SURE | {"since": "", "until": "30 Mar"})
    other = next(number for number in range(3) if number != seat)
    name = table.loaded().seats[seat].name
    assert name in house.get(f"/s/{table.seats[other]}").text
    assert len(away_letters(house)) == 2


def test_the_hours_of_ones_answers_are_offered_as_waking_hours(house: TrialInstallation) -> None:
    table = begin(house)
    path = f"/s/{table.seats[0]}/time"
    house.time.forward(3 * 3600)
    assert house.get(path).acts == ["time", "away"]
    own = 0
    while own < 20:
        own += table.asked == 0
        table.take(table.actions[0])
        if not table.loaded().is_running:
            table = begin(house, seed=f"again {own}")
    page = house.get(f"/s/{table.seats[0]}/time")
    assert page.acts == ["time", "time", "away"]
    assert 'name="wakes" value="11:00"' in page.text and 'name="sleeps" value="17:00"' in page.text
