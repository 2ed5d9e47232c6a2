"""Daily letters: what waits for them, what they bring, and that none is lost or doubled."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from service.matches import digests, letter_choices, open_decisions, outbox, pauses, store
from service.matches.letter_choices import next_at
from service.people import personal_data, seating
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, Letter, TrialInstallation

HOUR = 3600
DAILY = {"questions": "digest", "news": "digest", "hour": "18"}
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def choose(table: Table, seat: int, **changes: str) -> None:
    """Set how often a seat gets letters, by the form on its page."""
    page = table.house.get(f"/s/{table.seats[seat]}/word")
    assert page.submit("word-letters", **(DAILY | changes)).status == 200


def asked(house: TrialInstallation, seat: int = 0, **about: object) -> Table:
    """Begin a slow match in which all choose the daily letter, and play until a seat is asked."""
    table = begin(house, **{"pace": "relaxed", **about})
    house.new_letters()
    for each in range(3):
        choose(table, each)
    while table.asked != seat or not table.loaded().seats[seat].digest_at:
        table.take(table.actions[0])
    return table


def daily(house: TrialInstallation, to: str = "") -> list[Letter]:
    """Return the new daily letters, to that address if one is given."""
    letters = [letter for letter in house.new_letters() if letter.kind == "digest"]
    return [letter for letter in letters if to in ("", letter.to)]


def pass_hours(house: TrialInstallation, hours: float) -> None:
    for _ in range(int(hours * 4)):
        house.pass_time(HOUR // 4)


def clock(house: TrialInstallation, zone: str) -> tuple[int, int]:
    at = datetime.fromtimestamp(house.installation.now(), ZoneInfo(zone))
    return at.hour, at.minute


def test_a_question_waits_for_the_hour_and_comes_in_one_letter(house: TrialInstallation) -> None:
    one, other = asked(house, seed="one"), asked(house, seed="two", game="rakab")
    house.new_letters()
    pass_hours(house, 9)
    assert daily(house, ANA["email"]) == []
    pass_hours(house, 1.25)
    (letter,) = daily(house, ANA["email"])
    assert clock(house, ANA["timezone"]) == (18, 15)
    assert letter["Subject"] == "2 games wait for you today"
    turns = {table.match: table.turn for table in (one, other)}
    for table in (one, other):
        page = f"/s/{table.seats[0]}/{turns[table.match]}/"
        assert any(page in link for link in letter.links)
    pictures = [each for each in letter.message.walk() if each.get_content_type() == "image/png"]
    assert len(pictures) == 2 and len(letter.path.read_bytes()) < 61_440 + 30_000
    assert all(f'cid:{each["Content-ID"].strip("<>")}"' in letter.html for each in pictures)
    assert letter["Reply-To"] == "None" and "daily=1" in letter["List-Unsubscribe"]
    pass_hours(house, 20)
    assert daily(house, ANA["email"]) == [], "the next one needs something new"


def test_a_question_that_cannot_wait_comes_at_once(house: TrialInstallation) -> None:
    table = begin(house, pace="fast")  # 12 hours, and the daily letter goes in ten
    house.new_letters()
    for seat in range(3):
        choose(table, seat)
    for is_there in (lambda: table.asked != 0, lambda: table.asked == 0):
        while not is_there():  # Ana is asked after somebody else, not on her own page
            table.take(table.actions[0])
    kinds = [letter.kind for letter in house.new_letters() if letter.to == ANA["email"]]
    assert kinds == ["turn"] and table.loaded().seats[0].digest_at is None


def test_a_question_left_open_on_the_page_comes_in_the_daily_letter(
    house: TrialInstallation,
) -> None:
    table = begin(house, pace="relaxed")
    house.new_letters()
    choose(table, 0)
    table.take(table.actions[0])
    assert table.asked == 0, "Ana sees the next question on the page after her move"
    pass_hours(house, 10.25)
    (letter,) = daily(house, ANA["email"])
    assert f"/s/{table.seats[0]}/{table.turn}/" in letter.text


def test_a_question_answered_before_the_hour_is_not_asked(house: TrialInstallation) -> None:
    table = asked(house)
    house.client.get(f"/s/{table.seats[0]}")
    while table.asked == 0:
        table.take(table.actions[0])
    choose(table, 0, news="off")
    pass_hours(house, 11)
    assert daily(house, ANA["email"]) == []
    assert table.loaded().seats[0].digest_at is None


def test_a_question_answered_between_writing_and_sending_is_not_asked(
    house: TrialInstallation,
) -> None:
    table = asked(house)
    choose(table, 0, news="off")
    house.time.forward(11 * HOUR)
    now = house.installation.now()
    house.installation.database.write(lambda c: digests.write(c, ANA["email"], now))
    while table.asked == 0:
        table.take(table.actions[0])
    assert daily(house, ANA["email"]) == []


def test_a_kill_between_claim_and_send_neither_loses_nor_doubles(house: TrialInstallation) -> None:
    table = asked(house)
    pass_hours(house, 10.25)
    database, now = house.installation.database, house.installation.now()
    assert not database.read(lambda c: digests.overdue(c, now))
    database.write(lambda c: digests.write(c, ANA["email"], now))  # it is written once
    claimed = database.write(lambda c: outbox.claim(c, now))
    assert [letter.kind for letter in claimed if letter.match_id == table.match].count("digest") > 0
    assert daily(house) == [], "the dead sender has them"
    house.time.forward(outbox.LEASE + 1)
    assert len(daily(house, ANA["email"])) == 1
    assert daily(house, ANA["email"]) == []


def test_a_kill_after_the_server_took_it_sends_the_same_letter(house: TrialInstallation) -> None:
    asked(house)
    pass_hours(house, 10.25)
    database, sent = house.installation.database, []
    settle = outbox.settle

    def die(*about: object) -> bool:
        raise KeyboardInterrupt

    outbox.settle = die  # the process ends after the letter has gone
    try:
        with pytest.raises(KeyboardInterrupt):
            house.sender.send_waiting()
    finally:
        outbox.settle = settle
    sent = daily(house)
    house.time.forward(outbox.LEASE + 1)
    again = daily(house)
    assert database is not None
    same = {letter["Message-ID"]: letter.path.read_bytes() for letter in sent}
    assert [same.get(each["Message-ID"], each.path.read_bytes()) for each in again] == [
        each.path.read_bytes() for each in again
    ]


def test_two_processes_write_one_letter(house: TrialInstallation) -> None:
    asked(house, seed="one")
    asked(house, seed="two")
    house.time.forward(11 * HOUR)
    beside = house.beside()
    for each in (house, beside, house):
        now = each.installation.now()
        each.installation.database.write(lambda c, now=now: digests.write(c, ANA["email"], now))
    house.pass_time(1)
    assert len(daily(house, ANA["email"])) == 1


def test_it_goes_after_an_outage_over_its_hour(house: TrialInstallation) -> None:
    table = asked(house)
    before = house.installation.database.read(lambda c: open_decisions.of_match(c, table.match))[0]
    house.pass_time(1)
    house.time.seconds += 30 * HOUR  # the service is down
    house.pass_time(1)
    assert len(daily(house, ANA["email"])) == 1
    after = house.installation.database.read(lambda c: open_decisions.of_match(c, table.match))[0]
    assert after.deadline_at - before.deadline_at >= 29 * HOUR


def test_the_time_it_waits_for_the_mail_server_is_given_back(house: TrialInstallation) -> None:
    table = asked(house)
    pass_hours(house, 10)
    before = house.installation.database.read(lambda c: open_decisions.of_match(c, table.match))[0]
    pass_hours(house, 12)  # nothing is sent
    seat = table.loaded().seats[0]
    assert house.installation.database.read(lambda c: outbox.is_waiting(c, seat))
    assert len(daily(house, ANA["email"])) == 1
    after = house.installation.database.read(lambda c: open_decisions.of_match(c, table.match))[0]
    assert 11.5 * HOUR < after.deadline_at - before.deadline_at < 12.5 * HOUR
    assert not house.installation.database.read(lambda c: outbox.is_waiting(c, seat))


@pytest.mark.parametrize("zone", ["Europe/London", "Asia/Tehran", "Pacific/Apia", "UTC"])
def test_the_hour_is_one_of_the_players_clock(zone: str) -> None:
    from datetime import time

    now = 1_743_200_000
    for _ in range(800):  # two years, over every change of the clocks
        at = next_at(now, time(18), zone)
        local = datetime.fromtimestamp(at, ZoneInfo(zone))
        assert (local.hour, local.minute) == (18, 0) and 0 < at - now <= 25 * HOUR
        now = at + 7 * HOUR * (now % 3)
    gap = next_at(1_774_742_400, time(1), "Europe/London")  # 29 March 2026: no one o'clock
    assert datetime.fromtimestamp(gap, ZoneInfo("Europe/London")).day in (29, 30)


def test_news_waits_too_and_some_letters_always_come(house: TrialInstallation) -> None:
    table = asked(house)
    database, now = house.installation.database, house.installation.now()
    house.new_letters()
    database.write(lambda c: pauses.pause(c, store.load(c, table.match), now))
    assert [letter.kind for letter in house.new_letters()] == []
    pass_hours(house, 10.25)
    (letter,) = daily(house, ANA["email"])
    assert letter["Subject"] == "News from your games"
    database.write(lambda c: seating.call_off(c, store.load(c, table.match), now))
    assert {letter.kind for letter in house.new_letters()} == {"called_off"}


def test_no_letter_is_a_choice_for_each_group(house: TrialInstallation) -> None:
    table = begin(house, pace="relaxed")
    house.new_letters()
    for seat in range(3):
        choose(table, seat, questions="off", news="off")
    while table.asked != 1:
        table.take(table.actions[0])
    assert house.new_letters() == []
    pass_hours(house, 71)
    assert {letter.kind for letter in house.new_letters()} == {"reminder"}


def test_reminders_can_wait_for_the_daily_letter(house: TrialInstallation) -> None:
    table = begin(house, pace="relaxed")
    house.new_letters()
    for seat in range(3):
        choose(table, seat, questions="on", news="off", reminders="digest")
    while table.asked != 1:
        table.take(table.actions[0])
    assert {letter.kind for letter in house.new_letters()} == {"turn"}
    pass_hours(house, 60)
    kinds = [letter.kind for letter in house.new_letters() if letter.to == BELA["email"]]
    assert kinds == ["digest"]


def test_the_daily_letter_is_in_no_matchs_thread(house: TrialInstallation) -> None:
    asked(house)
    house.new_letters()
    pass_hours(house, 10.25)
    (letter,) = daily(house, ANA["email"])
    assert letter["References"] == letter["In-Reply-To"] == "None"


def test_one_click_ends_the_daily_letter(house: TrialInstallation) -> None:
    one, other = asked(house, seed="one"), asked(house, seed="two")
    pass_hours(house, 10.25)
    (letter,) = daily(house, ANA["email"])
    url = letter["List-Unsubscribe"].strip("<>").removeprefix("https://play.example")
    answer = house.client.post(url, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert [table.loaded().seats[0].muted for table in (one, other)] == [True, True]
    assert not one.loaded().seats[1].muted
    page = house.get(f"/s/{one.seats[0]}/letters")
    page.submit("letters")
    assert not one.loaded().seats[0].muted and other.loaded().seats[0].muted


def test_another_player_has_the_usual_letters(house: TrialInstallation) -> None:
    table = asked(house)
    seat = table.loaded().seats[0]
    assert seat.letters["questions"] == "digest" and seat.digest_at
    now = house.installation.now()
    told = house.installation.database.read(lambda c: personal_data.export(c, ANA["email"]))
    assert '"questions": "digest"' in told
    house.installation.database.write(lambda c: personal_data.erase(c, ANA["email"], now))
    seat = table.loaded().seats[0]
    assert seat.letters == {} and seat.digest_at is None


def test_a_choice_for_all_games_reaches_them_and_no_other_player(house: TrialInstallation) -> None:
    one, other = begin(house, seed="one"), begin(house, seed="two")
    page = house.get(f"/s/{one.seats[1]}/word")
    page.submit("word-letters", **DAILY, all="on")
    assert other.loaded().seats[1].letters["questions"] == "digest"
    assert other.loaded().seats[0].letters == one.loaded().seats[2].letters == {}


@sqlite_alone
@pytest.mark.parametrize(
    "bad",
    [
        {"hour": "24"},
        {"hour": "x"},
        {"hour": "-1"},
        {"hour": "9" * 5000},
        {"hour": "۳"},
        {"questions": "never"},
        {"news": ""},
        {"ways-news": "digest"},
    ],
)
def test_unknown_choices_are_refused(house: TrialInstallation, bad: dict[str, str]) -> None:
    table = begin(house)
    answer = house.client.post(f"/s/{table.seats[0]}/word/letters", data=SURE | DAILY | bad)
    assert answer.status_code == 400 and table.loaded().seats[0].letters == {}


def test_marks_do_not_wait_for_a_time_from_a_wrong_clock(house: TrialInstallation) -> None:
    table = asked(house)
    seat, now = table.loaded().seats[0], house.installation.now()
    house.installation.database.write(
        lambda c: store.update_seat(c, seat, digest_at=now + 400 * 24 * HOUR)
    )
    house.installation.database.write(lambda c: digests.set_back(c, now))
    house.pass_time(1)
    assert len(daily(house, ANA["email"])) == 1


@sqlite_alone
def test_a_whole_game_is_played_from_daily_letters_alone(house: TrialInstallation) -> None:
    """Three players in three zones play only by the links of their daily letters."""
    table = begin(house, game="rakab", pace="relaxed")
    first = house.new_letters()
    for seat in range(3):
        choose(table, seat, hour=str(8 + 5 * seat))
        row = table.loaded().seats[seat]
        house.installation.database.write(
            lambda c, row=row: store.update_seat(c, row, rhythm="never")
        )
    for letter in first:
        if letter.kind == "turn" and letter.action_links:
            play(house, letter)
    for _ in range(24 * 400):
        house.pass_time(HOUR)
        for letter in house.new_letters():
            assert letter.kind in ("digest", "over"), letter.kind
            if letter.kind == "digest":
                play(house, letter)
        if not table.loaded().is_running:
            break
    assert table.loaded().match.status == "over"
    moves = house.installation.database.read(lambda c: store.moves_of(c, table.match, 0))
    assert {move.mark for move in moves} <= {"player", "forced"}, "nobody lost a turn"


def play(house: TrialInstallation, letter: Letter) -> None:
    """Play the first move that a letter offers, if its question is open."""
    for url in letter.action_links.values():
        page = house.get(url)
        while "play" in page.acts:  # the next question may be on the page that follows
            page = page.submit("play")
            page = house.get(next(iter(page.action_links.values()), letter.seat_page))
        return


def test_other_groups_and_their_kinds_are_known() -> None:
    kinds = {kind for kinds in letter_choices.GROUPS.values() for kind in kinds}
    assert kinds < outbox.KINDS
    assert not kinds & {"over", "link", "timeout", "confirm", "address", "leaving", "browser"}
    assert {BELA["email"], CYRUS["email"]}
