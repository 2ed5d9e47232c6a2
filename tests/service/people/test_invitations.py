"""Invitations that nobody answers: one reminder, an end, and a free seat."""

import re

import pytest
from sqlalchemy import Connection

from service.database.rows import SeatRow
from service.installation import limit_counters
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import deeds, heartbeat, invitation_clocks, store
from service.matches.invitation_clocks import REMIND, TERM
from service.operations import scheduler
from service.people import stranger_limits
from service.people.stranger_limits import THE_SERVICE
from tests.service.at_table import Table, invite
from tests.service.seated import Table as Seated
from tests.service.trial_installation import (
    ANA,
    BELA,
    CYRUS,
    Letter,
    TrialInstallation,
    path_of,
)

HOUR, DAY = 3600, 24 * 3600
STEP = 8 * HOUR
EMMA = {"name": "Emma", "email": "emma@mail.example"}


def pass_time(house: TrialInstallation, seconds: int) -> list[Letter]:
    """Let the service run for a while, and return the letters that it sent."""
    letters, left = [], seconds
    while left > 0:
        house.time.forward(min(STEP, left))
        left -= STEP
        scheduler.tick(house.installation)
        letters += house.new_letters()
    return letters


def seat_of(table: Table, number: int = 1) -> SeatRow:
    return table.loaded().seats[number]


def to(letters: list[Letter], person: dict[str, str]) -> list[Letter]:
    return [letter for letter in letters if letter.to == person["email"]]


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match whose invitations to Béla and Cyrus have just been sent."""
    asked = invite(house)
    house.new_letters()
    return asked


def test_an_unanswered_invitation_is_repeated_once_by_day(table: Table) -> None:
    assert pass_time(table.house, REMIND - HOUR) == []
    letters = pass_time(table.house, DAY)
    assert sorted(each.to for each in letters) == sorted([BELA["email"], CYRUS["email"]])
    [again] = to(letters, CYRUS)
    assert again.kind == "invitation" and "بازی می‌کنید؟" in again["Subject"]
    assert "این آخرین بار است" in again.text and "این آخرین بار است" in again.html
    assert to(pass_time(table.house, TERM), CYRUS) == []


def test_the_invitation_and_the_host_page_name_the_last_moment(house: TrialInstallation) -> None:
    table = invite(house, {**BELA, "language": "en"}, CYRUS)
    [letter] = to(house.new_letters(), BELA)
    for text in (letter.text, letter.html, house.get(path_of(letter.links[0])).text):
        assert "You can answer until" in text
    assert "ask once more" in " ".join(letter.text.split())
    page = house.get(house.host_page(table.match))
    assert page.text.count("can answer until") == 2


def test_after_a_week_the_seat_is_free_and_the_host_is_told(table: Table) -> None:
    letters = pass_time(table.house, TERM + HOUR)
    assert seat_of(table).status == seat_of(table, 2).status == "expired"
    told = [each for each in to(letters, ANA) if each.kind == "declined"]
    assert len(told) == 2 and "no answer to your invitation" in told[0]["Subject"]
    assert "in time" in told[0].text and "in time" in told[0].html
    read = table.house.installation.database.read
    kinds = [each.kind for each in read(lambda c: deeds.of_match(c, table.match))]
    assert kinds.count("expired") == 2
    page = table.house.get(table.house.host_page(table.match))
    assert "hasn’t answered" in page.text and "The invitation expired:" in page.text
    assert f"{table.host}/resend/1" not in page.text
    page = table.house.get(f"{table.house.host_page(table.match)}/replace/1")
    page.submit("replace", **EMMA)
    assert seat_of(table).status == "invited" and to(table.house.new_letters(), EMMA)
    assert pass_time(table.house, 3 * TERM), "the new invitation has a clock of its own"
    assert seat_of(table).status == "expired"


def test_whoever_comes_late_still_gets_a_seat_that_is_free(table: Table) -> None:
    pass_time(table.house, TERM + HOUR)
    page = table.house.get(f"/s/{table.seats[1]}")
    assert page.acts == ["join"] and "meghívó lejárt" in page.text
    page.submit("join")
    seat = seat_of(table)
    assert (seat.status, seat.invited_until, seat.invitation_due) == ("joined", None, None)


def test_an_answer_ends_the_clock(table: Table) -> None:
    table.house.get(f"/s/{table.seats[1]}/join").submit("join")
    table.house.get(f"/s/{table.seats[2]}/decline").submit("decline")
    table.house.new_letters()
    assert pass_time(table.house, 2 * TERM) == []
    assert [seat_of(table, 1).status, seat_of(table, 2).status] == ["joined", "declined"]


def test_a_repeat_by_the_host_takes_the_place_of_the_reminder(table: Table) -> None:
    pass_time(table.house, 2 * DAY)
    table.house.get(f"{table.house.host_page(table.match)}/resend/1").submit("resend")
    assert to(table.house.new_letters(), BELA)
    assert to(pass_time(table.house, TERM - HOUR), BELA) == []
    assert seat_of(table).status == "invited"
    pass_time(table.house, 2 * HOUR)
    assert seat_of(table).status == "expired"


def test_never_and_no_letters_mean_no_reminder(table: Table) -> None:
    write = table.house.installation.database.write
    now = table.house.installation.now()
    write(lambda c: stranger_limits.never_again(c, CYRUS["email"], now))
    write(lambda c: store.update_seat(c, seat_of(table, 1), muted=True))
    letters = pass_time(table.house, REMIND + DAY)
    assert to(letters, BELA) == to(letters, CYRUS) == []
    pass_time(table.house, TERM)
    assert seat_of(table, 1).status == seat_of(table, 2).status == "expired"


def test_a_reminder_respects_what_an_address_can_get_in_a_day(table: Table) -> None:
    house = table.house
    pass_time(house, REMIND - HOUR)
    now = house.installation.now()

    def work(c: Connection) -> None:
        for _ in range(3):
            host = seat_of(table, 0)
            stranger_limits.count_invitation(c, CYRUS["email"], host, "", THE_SERVICE, now)

    house.installation.database.write(work)
    letters = pass_time(house, DAY)
    assert len(to(letters, BELA)) == 1 and to(letters, CYRUS) == []


def test_a_reminder_uses_up_none_of_the_hosts_invitations(table: Table) -> None:
    house = table.house
    pass_time(house, REMIND - HOUR)
    now, host = house.installation.now(), stranger_limits.hash_of(ANA["email"])

    def left(c: Connection) -> int:
        counter = THE_SERVICE.counter("invitations_by_host", host)
        row = limit_counters.live(c, counter, house.installation.now())
        return row.times if row else 0

    house.installation.database.write(
        lambda c: stranger_limits.count_invitation(
            c, EMMA["email"], seat_of(table, 0), "", THE_SERVICE, now
        )
    )
    assert to(pass_time(house, 12 * HOUR), BELA)
    assert house.installation.database.read(left) == 1
    house.get(f"/s/{table.seats[1]}/join").submit("join")
    assert house.installation.database.read(left) == 0, "one invitation of the host's is answered"


def test_no_invitation_brings_more_than_three_letters(table: Table) -> None:
    house, sent = table.house, 1
    for _ in range(4):
        sent += len(to(pass_time(house, 6 * DAY), BELA))
        page = house.get(f"{house.host_page(table.match)}/resend/1")
        page = page.submit("resend") if "resend" in page.acts else page
        sent += len(to(house.new_letters(), BELA))
    assert sent == 3


def test_an_outage_moves_the_end_and_a_clock_set_back_keeps_it_near(table: Table) -> None:
    house, before = table.house, seat_of(table)
    scheduler.tick(house.installation)
    house.time.seconds += 5 * DAY  # nothing ran
    scheduler.tick(house.installation, heartbeat.OUTAGE_SECONDS)
    after = seat_of(table)
    assert after.invited_until - before.invited_until == 5 * DAY
    assert after.invitation_due - before.invitation_due == 5 * DAY
    write = house.installation.database.write
    now = house.installation.now()
    write(lambda c: invitation_clocks.set_back(c, now - 10 * DAY))
    nearer = seat_of(table)
    assert nearer.invited_until == now - 10 * DAY + TERM
    assert nearer.invited_until - nearer.invitation_due == TERM - REMIND


def test_a_letter_that_had_to_wait_promises_a_whole_week(house: TrialInstallation) -> None:
    table = invite(house, {**BELA, "language": "en"}, CYRUS)
    first = seat_of(table)
    for _ in range(4 * 3):  # the mail server is away, and the scheduler works
        house.time.forward(STEP)
        scheduler.tick(house.installation)
    assert seat_of(table).status == "invited"
    late = house.installation.now() - first.invited_until + TERM
    [letter] = to(house.new_letters(), BELA)
    after = seat_of(table)
    assert after.invited_until - first.invited_until == late >= 4 * DAY
    assert after.invited_until - after.invitation_due == TERM - REMIND
    assert "You can answer until Saturday" in " ".join(letter.text.split())
    assert to(pass_time(house, REMIND - HOUR), BELA) == []
    assert len(to(pass_time(house, DAY), BELA)) == 1


def test_a_takeover_expires_too(house: TrialInstallation) -> None:
    table = Seated(house)
    table.make_absent(1)
    house.get(f"{house.host_page(table.id)}/replace/1").submit("replace", **EMMA)
    house.new_letters()
    letters = to(pass_time(house, TERM + HOUR), EMMA)
    assert [each.kind for each in letters] == ["takeover"] and "Béla" in letters[0].text
    seat = table.loaded.seats[1]
    assert (seat.status, bool(seat.absent)) == ("expired", True)
    page = house.get(f"/s/{house.seat_tokens(table.id)[1]}")
    page.submit("join")
    assert table.loaded.seats[1].status == "joined" and not table.loaded.seats[1].absent


def test_invitations_from_before_this_release_have_no_end(table: Table) -> None:
    none = {"invited_until": None, "invitation_due": None}
    write = table.house.installation.database.write
    write(lambda c: store.update_seat(c, seat_of(table), **none))
    assert to(pass_time(table.house, 2 * TERM), BELA) == []
    assert seat_of(table).status == "invited"


def test_a_match_that_was_called_off_reminds_nobody(table: Table) -> None:
    house = table.house
    house.get(f"{house.host_page(table.match)}/call-off").submit("call-off")
    house.new_letters()
    assert pass_time(house, 2 * TERM) == []
    assert seat_of(table).invitation_due is None


# --- what the agreed game is -----------------------------------------------


def bare(text: str) -> str:
    """Return the text of a letter or page without markup and isolates, as one line."""
    return re.sub("[\u2066-\u2069]", "", " ".join(re.sub("<[^>]*>", " ", text).split()))


def asked(house: TrialInstallation, **about: str) -> list[str]:
    """Return the texts of Béla's invitation to a game of Rakab for two, and of its page."""
    language = about.pop("language", "hu")
    invite(house, BELA | {"language": language}, game="rakab", **about)
    [letter] = to(house.new_letters(), BELA)
    return [bare(each) for each in (letter.text, letter.html, house.get(letter.seat_page).text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("pace", "weeks"),
    [
        ("brisk", (1, 1)),
        ("daily", (1, 2)),
        ("evening", (1, 2)),
        ("relaxed", (3, 6)),
        ("weekly", (7, 14)),
        ("none", (1, 2)),
    ],
)
def test_an_invitation_tells_the_length_at_the_agreed_pace(
    house: TrialInstallation, language: str, pace: str, weeks: tuple[int, int]
) -> None:
    told = {"least": weeks[0], "most": weeks[1], "letters": 5}
    length = bare(speaker(language)("letter-invitation-length", **told))
    for text in asked(house, pace=pace, language=language):
        assert length in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_invited_to_a_duel_with_an_elder_who_brings_peace(
    house: TrialInstallation, language: str
) -> None:
    say = speaker(language, "rakab")
    for text in asked(house, language=language):
        assert bare(say("game-about-rakab_duel")) in text
        assert bare(say("game-about-rakab")) not in text
