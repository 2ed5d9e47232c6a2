"""A person's calendar: what two parsers find in it, and who may open it."""

from datetime import UTC, datetime, timedelta

import pytest
import vobject
from icalendar import Calendar, Component

from service.database.rows import DUE
from service.matches import pauses, store
from service.matches.clock import Clock, Days, TimeControl
from service.matches.open_decisions import of_match
from service.matches.paces import ENDLESS, PACES
from service.people import my_games, personal_data
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
HOSTILE = 'Eve\r\nEND:VEVENT;,\\\u2067:"<b>'


def mine_of(table: Table, seat: int) -> str:
    """Return the URL of the page with all games of a seat's player."""
    house, row = table.house, table.loaded().seats[seat]
    about = (row, 0, house.installation.tokens, house.installation.now())
    house.installation.database.write(lambda c: my_games.send_to(c, *about))
    house.time.forward(1)  # so that the newest link is the last
    return f"/mine/{house.tokens_of('my_games')[-1]}"


def calendar_of(table: Table, seat: int) -> str:
    """Make the calendar of a seat's player; return its URL."""
    table.house.get(f"{mine_of(table, seat)}/calendar").submit("calendar")
    return f"/cal/{table.house.tokens_of('calendar')[-1]}/staffetta.ics"


def events(house: TrialInstallation, address: str) -> list[Component]:
    """Return the events that both parsers agree on."""
    answer = house.client.get(address)
    assert answer.status_code == 200 and answer.mimetype == "text/calendar"
    found = Calendar.from_ical(answer.data).walk("VEVENT")
    other = vobject.readOne(answer.get_data(as_text=True))
    other.validate(raiseException=True)
    assert [each.uid.value for each in other.contents.get("vevent", [])] == [
        str(each["UID"]) for each in found
    ]
    assert all(not each.errors for each in found)
    return found


def asked(house: TrialInstallation, **about: object) -> Table:
    """Begin a match in which the first seat is asked."""
    table = begin(house, **about)
    while table.asked != 0:
        table.take(table.actions[0])
    house.new_letters()
    return table


def test_an_open_question_is_an_event_with_its_reminders(house: TrialInstallation) -> None:
    table = asked(house)
    address = calendar_of(table, 0)
    (event,) = events(house, address)
    due = house.installation.database.read(lambda c: of_match(c, table.match))[0]
    deadline = datetime.fromtimestamp(due.deadline_at, UTC)
    assert event.end == deadline and event.start < deadline
    alarms = [event.start + each["TRIGGER"].dt for each in event.walk("VALARM")]
    clock = Clock(TimeControl(PACES["daily"]), Days(ANA["timezone"]))
    expected = clock.reminders(due.began_at, due.deadline_at)
    assert [int(at.timestamp()) for at in alarms] == expected and len(alarms) == 2
    assert str(event["SUMMARY"]).endswith(": your turn") and "Béla" in event["SUMMARY"]
    text = house.client.get(address).get_data(as_text=True)
    assert "VTIMEZONE" not in text and "TZID" not in text


def test_the_event_keeps_its_uid_while_its_deadline_moves(house: TrialInstallation) -> None:
    table = asked(house)
    address = calendar_of(table, 0)
    (before,) = events(house, address)
    database, now = house.installation.database, house.installation.now()
    database.write(lambda c: pauses.pause(c, store.load(c, table.match), now))
    assert events(house, address) == []
    house.time.forward(7200)
    again = (now + 7200, "asked")
    database.write(lambda c: pauses.resume(c, store.load(c, table.match), *again))
    house.new_letters()
    (after,) = events(house, address)
    assert after["UID"] == before["UID"] and after["SEQUENCE"] > before["SEQUENCE"]
    assert after.end - before.end == timedelta(hours=2)
    table.take(table.actions[0])
    assert str(before["UID"]) not in [str(each["UID"]) for each in events(house, address)]


def test_the_words_are_in_the_players_language(house: TrialInstallation) -> None:
    table = begin(house)
    for seat, words in ((1, "te jössz"), (2, "نوبت شماست")):
        while table.asked != seat:
            table.take(table.actions[0])
        house.new_letters()
        (event,) = events(house, calendar_of(table, seat))
        assert words in event["SUMMARY"]
    assert "فروردین" in event["DESCRIPTION"], "the date is in the Persian calendar"


def test_matches_without_a_deadline_are_no_events(house: TrialInstallation) -> None:
    address = calendar_of(asked(house), 0)
    assert len(events(house, address)) == 1
    endless = DUE.update().values(deadline_at=ENDLESS, due_at=ENDLESS)
    house.installation.database.write(lambda c: c.execute(endless))
    assert events(house, address) == []


def test_nothing_in_a_calendar_opens_a_page(house: TrialInstallation) -> None:
    """Calendars are shared, and copied to servers of other companies."""
    table = asked(house)
    address = calendar_of(table, 0)
    text = house.client.get(address).get_data(as_text=True).replace("\r\n ", "")
    secrets = [*table.seats, table.host, *house.tokens_of("my_games")]
    assert not any(token in text for token in secrets)
    assert ANA["email"] not in text and "URL:https://play.example/mine\r\n" in text


def test_hostile_names_do_not_leave_their_place(house: TrialInstallation) -> None:
    table = asked(house)
    rename = {"name": HOSTILE}
    seat = table.loaded().seats[1]
    house.installation.database.write(lambda c: store.update_seat(c, seat, **rename))
    (event,) = events(house, calendar_of(table, 0))
    assert "END:VEVENT;,\\" in str(event["SUMMARY"]) and len(event.walk("VALARM")) == 2


def test_looking_again_costs_little_and_changes_nothing(house: TrialInstallation) -> None:
    table = asked(house)
    address, before = calendar_of(table, 0), digest(house)
    first = house.client.get(address)
    again = house.client.get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304 and not again.data
    house.time.forward(600)
    assert house.client.get(address).headers["ETag"] == first.headers["ETag"]
    assert first.headers["Cache-Control"] == "private, no-cache"
    assert digest(house) == before
    table.take(table.actions[0])
    assert house.client.get(address).headers["ETag"] != first.headers["ETag"]


def test_its_address_is_renewed_and_ended_by_its_owner_alone(house: TrialInstallation) -> None:
    table = asked(house)
    page, first = f"{mine_of(table, 0)}/calendar", calendar_of(table, 0)
    form = house.get(page)
    assert house.client.get(f"{page}x").status_code == 404
    form.submit("calendar")
    (renewed,) = house.tokens_of("calendar")
    form.submit("calendar")  # a double tap
    assert house.tokens_of("calendar") == [renewed]
    gone = house.client.get(first)
    assert gone.status_code == 410
    house.client.post(page, data=SURE | {"calendar": "off"})
    assert house.tokens_of("calendar") == []
    assert house.client.get(f"/cal/{renewed}/staffetta.ics").status_code == 410
    assert house.client.get(f"/cal/{'a' * 26}/staffetta.ics").status_code == 404


def test_it_has_all_matches_of_its_address_and_none_of_others(house: TrialInstallation) -> None:
    one, other = asked(house, seed="one"), asked(house, seed="two")
    stranger = begin(house, BELA, host=CYRUS, seed="three")
    found = {str(each["UID"]).partition("-")[0] for each in events(house, calendar_of(one, 0))}
    assert found == {one.match, other.match} and stranger.match not in found


def test_it_ends_with_its_owner(house: TrialInstallation) -> None:
    table = asked(house)
    address, now = calendar_of(table, 0), house.installation.now()
    house.installation.database.write(lambda c: personal_data.erase(c, ANA["email"], now))
    assert house.client.get(address).status_code == 410
