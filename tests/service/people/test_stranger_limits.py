"""Limits on letters to addresses whose owners have not agreed, until they agree or refuse."""

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, select
from werkzeug.test import TestResponse

from service.database.rows import SEAT
from service.installation import limits
from service.people import stranger_limits, unconfirmed_matches
from tests.service.at_table import Table, begin, digest, invite
from tests.service.trial_installation import (
    ANA,
    BELA,
    CYRUS,
    SURE,
    Letter,
    TrialInstallation,
    path_of,
)

VICTIM = {"name": "Vica", "email": "vica@mail.example", "language": "hu"}
DAY = 24 * 3600


def ask(
    house: TrialInstallation, *others: dict[str, str], host: dict[str, str] = ANA
) -> TestResponse:
    """Ask for a match with these people; limits per visitor are not tested here."""
    house.time.seconds += 2
    body = {"game": "condottiere-3e", "host": host, "players": list(others)}
    return house.client.post("/api/v1/matches", json=body)


def agreed(house: TrialInstallation, *others: dict[str, str], host: dict[str, str] = ANA) -> int:
    """Ask for a match, and return the status after its host confirms it."""
    return house.agree(ask(house, *others, host=host).json["match"]).status_code


def sent_to(house: TrialInstallation, address: str) -> list[Letter]:
    return [letter for letter in house.new_letters() if letter.to == address]


def guest(number: int) -> dict[str, str]:
    return {"name": f"Guest {number}", "email": f"guest{number}@mail.example"}


def with_limits(house: TrialInstallation, **changes: tuple[int, int]) -> TrialInstallation:
    """Return the same installation with other limits."""
    lines = [f"[{name}]\nmost = {most}\nseconds = {s}" for name, (most, s) in changes.items()]
    return house.beside(limits=limits.read("\n".join(lines)))


# --- how many --------------------------------------------------------------


def test_a_match_is_known_to_its_host_alone_until_they_agree(house: TrialInstallation) -> None:
    match = ask(house, BELA, CYRUS).json["match"]
    (letter,) = house.new_letters()
    assert (letter.kind, letter.to) == ("host", ANA["email"])
    assert not any(name in letter["Subject"] for name in ("Ana", "Béla", "کورش"))
    page = house.get(letter.host_page)
    assert page.acts == ["invite"] and BELA["email"] in page.text
    assert house.agree(match).status_code == 303
    assert {letter.to for letter in house.new_letters()} == {BELA["email"], CYRUS["email"]}
    before = digest(house)
    assert house.agree(match).status_code == 303 and digest(house) == before, "once is enough"


def test_without_the_confirming_button_no_invitation_is_sent(house: TrialInstallation) -> None:
    match = ask(house, BELA).json["match"]
    (letter,) = house.new_letters()
    before = digest(house)
    url = f"{house.host_page(match)}/invite"
    for data in ({}, {"sure": "no"}, {"anything": "yes"}):
        assert house.client.post(url, data=data).status_code == 200
    house.client.get(url)
    assert digest(house) == before and house.new_letters() == []


def test_a_match_against_bots_begins_when_its_host_agrees(house: TrialInstallation) -> None:
    match = ask(house, {"bot": True}, {"bot": True}).json["match"]
    (letter,) = house.new_letters()
    assert letter.kind == "host"
    page = house.get(letter.host_page)
    assert "Begin the game" in page.text and house.get(letter.seat_page).acts == []
    assert page.submit("invite").status == 200
    assert [letter.kind for letter in house.new_letters()] == ["turn"]
    assert match in letter["X-Staffetta-Match"]


def test_before_that_guests_are_exchanged_in_silence(house: TrialInstallation) -> None:
    match = ask(house, BELA, CYRUS).json["match"]
    house.new_letters()
    page = house.host_page(match)
    replaced = house.client.post(f"{page}/replace/1", data={**VICTIM, **SURE})
    assert replaced.status_code == 303 and house.new_letters() == []
    assert house.client.post(f"{page}/resend/2", data=SURE).status_code == 409
    house.agree(match)
    assert {letter.to for letter in house.new_letters()} == {VICTIM["email"], CYRUS["email"]}


def test_a_match_that_its_host_never_confirms_is_deleted_with_its_addresses(
    house: TrialInstallation,
) -> None:
    match, kept = ask(house, BELA).json["match"], ask(house, CYRUS).json["match"]
    house.agree(kept)
    house.new_letters()
    page = house.host_page(match)
    house.pass_time(unconfirmed_matches.DAYS * DAY - 60)
    assert house.get(page).status == 200
    house.pass_time(61)
    gone = house.get(page)
    assert gone.status == 404 and "doesn’t confirm a game in time, it’s deleted" in gone.text
    rows = house.installation.database.read(lambda c: c.execute(select(SEAT)).all())
    assert {row.match_id for row in rows} == {kept}
    # the other match reminds once of its invitation
    assert [each.kind for each in house.new_letters()] == ["invitation"]


def test_a_stranger_gets_three_invitations_a_day_and_no_more(house: TrialInstallation) -> None:
    matches = [ask(house, VICTIM, guest(n)).json["match"] for n in range(12)]
    codes = [house.agree(match).status_code for match in matches]
    assert codes == [303] * 3 + [429] * 9
    invitations = sent_to(house, VICTIM["email"])
    assert [letter.kind for letter in invitations] == ["invitation"] * 3
    refused = house.agree(matches[-1])
    assert int(refused.headers["Retry-After"]) > DAY - 60
    assert "Vica" in refused.get_data(as_text=True), "the host is told who it is"
    house.pass_time(DAY + 1)
    assert sent_to(house, VICTIM["email"]) == [], "who has not answered is not reminded"
    assert house.agree(matches[-1]).status_code == 303


def test_the_limit_counts_a_day_from_the_last_invitation(house: TrialInstallation) -> None:
    matches = [ask(house, VICTIM).json["match"] for _ in range(4)]
    assert house.agree(matches[0]).status_code == 303
    house.time.seconds += DAY - 10
    assert [house.agree(match).status_code for match in matches[1:3]] == [303, 303]
    house.time.seconds += 20
    assert house.agree(matches[3]).status_code == 429


def test_a_person_who_answers_may_be_invited_any_number_of_times(house: TrialInstallation) -> None:
    for _ in range(5):
        assert agreed(house, VICTIM) == 303
        letters = sent_to(house, VICTIM["email"])
        invitation = next(letter for letter in letters if letter.kind == "invitation")
        house.get(invitation.seat_page).submit("join")
    assert [agreed(house, VICTIM) for _ in range(4)] == [303, 303, 303, 429]


@pytest.mark.parametrize(("at_home", "most"), [(True, 20), (False, 3)])
def test_a_stranger_named_as_the_host_is_spared_too(
    house: TrialInstallation, at_home: bool, most: int
) -> None:
    if not at_home:
        house.client.environ_base["REMOTE_ADDR"] = "203.0.113.5"
    answers = [ask(house, BELA, host=VICTIM) for _ in range(most + 2)]
    assert [answer.status_code for answer in answers] == [201] * most + [429] * 2
    assert answers[-1].json["error"]["at"] == "host.email"
    assert int(answers[-1].headers["Retry-After"]) > 0
    assert len(sent_to(house, VICTIM["email"])) == most
    for answer in answers[:most]:
        house.agree(answer.json["match"])
    house.new_letters()
    assert ask(house, CYRUS, host=VICTIM).status_code == 201, "who agrees is no stranger"


def test_a_limit_is_reported_at_the_field_it_concerns(house: TrialInstallation) -> None:
    assert [agreed(house, VICTIM) for _ in range(3)] == [303] * 3
    table = invite(house, BELA)
    before = digest(house)
    page = house.get(f"/h/{table.host}/replace/1").submit("replace", **VICTIM)
    assert page.status == 429 and 'id="problem-player-email"' in page.text
    assert 'value="Vica"' in page.text and digest(house) == before


SPELLINGS = (
    ("VICA@mail.example", "vica@mail.example"),
    ("vica+games@MAIL.example", "vica@mail.example"),
    ("v.i.ca+x@gmail.com", "vica@googlemail.com"),
    ("vica-games@yahoo.com", "vica@yahoo.com"),
)
STRANGERS = (
    ("+vica@mail.example", "+ana@mail.example"),
    ("v.ica@mail.example", "vica@mail.example"),
    ("vica-games@mail.example", "vica@mail.example"),
    ("straße@mail.example", "strasse@mail.example"),
)


@pytest.mark.parametrize(("one", "other"), SPELLINGS)
def test_other_spellings_of_an_address_are_no_way_round(one: str, other: str) -> None:
    assert stranger_limits.hash_of(one) == stranger_limits.hash_of(other)


@pytest.mark.parametrize(("one", "other"), STRANGERS)
def test_two_peoples_addresses_are_two(one: str, other: str) -> None:
    assert stranger_limits.hash_of(one) != stranger_limits.hash_of(other)


@pytest.mark.parametrize(
    ("one", "other", "is_barred"),
    [
        ("vica+x@mail.example", "vica@mail.example", False),
        ("vica+x@mail.example", "vica+y@mail.example", False),
        ("vica@mail.example", "vica+x@mail.example", True),
        ("v.ica+x@gmail.com", "vica@gmail.com", True),
        ("strasse@mail.example", "straße@mail.example", False),
    ],
)
def test_no_letters_are_refused_for_an_address_of_another_person(
    house: TrialInstallation, one: str, other: str, is_barred: bool
) -> None:
    now = house.installation.now()
    house.installation.database.write(lambda c: stranger_limits.never_again(c, one, now))
    found = house.installation.database.read(lambda c: stranger_limits.is_unwanted(c, other))
    assert found == is_barred


def test_a_bar_and_its_owners_wish_are_kept_apart(house: TrialInstallation) -> None:
    def then(act: Callable[..., None], *now: int, address: str = VICTIM["email"]) -> str:
        def work(connection: Connection) -> str:
            act(connection, address, *now)
            return stranger_limits.status_of(connection, VICTIM["email"])

        return house.installation.database.write(work)

    now = house.installation.now()
    for wish_first in (True, False):
        for act in (stranger_limits.never_again, stranger_limits.bar)[:: 1 if wish_first else -1]:
            then(act, now)
        assert then(stranger_limits.unbar) == "unwilling"
        assert then(stranger_limits.bar, now) == "barred"
        assert then(stranger_limits.allow_again) == "barred"
        assert then(stranger_limits.unbar) == ""
    then(stranger_limits.never_again, now)
    other = VICTIM["email"].replace("@", "+x@")  # it might be another person's
    assert then(stranger_limits.bar, now, address=other) == "unwilling"


def test_an_invitation_is_sent_again_twice_at_most(house: TrialInstallation) -> None:
    table = invite(house, VICTIM)
    codes = []
    for _ in range(4):
        house.time.seconds += 61
        codes.append(house.client.post(f"/h/{table.host}/resend/1", data=SURE).status_code)
    assert codes == [303, 303, 409, 409]
    assert len(sent_to(house, VICTIM["email"])) == 3


def test_replacing_a_stranger_by_the_same_one_counts_each_time(
    house: TrialInstallation,
) -> None:
    table = invite(house, VICTIM)
    url = f"/h/{table.host}/replace/1"
    data = {**VICTIM, **SURE}
    assert [house.client.post(url, data=data).status_code for _ in range(3)] == [303, 303, 429]


def test_a_host_can_write_to_a_limited_number_of_strangers_a_day(house: TrialInstallation) -> None:
    """Test letters of one match, each to another person; earlier releases did not limit these."""
    house.client.environ_base["REMOTE_ADDR"] = "203.0.113.5"
    table = invite(house, guest(0))
    codes = []
    for number in range(1, 101):
        house.time.seconds += 120
        data = {**guest(number), **SURE}
        codes.append(house.client.post(f"/h/{table.host}/replace/1", data=data).status_code)
    assert codes == [303] * 39 + [429] * 61


def test_one_network_can_invite_a_limited_number_of_strangers_a_day(
    house: TrialInstallation,
) -> None:
    house = with_limits(house, invitations_by_network=(6, DAY))
    house.client.environ_base["REMOTE_ADDR"] = "2001:db8::1"
    hosts = [{**ANA, "email": f"ana{n}@mail.example"} for n in range(8)]
    found = [agreed(house, guest(2 * n), guest(2 * n + 1), host=hosts[n]) for n in range(5)]
    assert found == [303] * 3 + [429] * 2
    house.client.environ_base["REMOTE_ADDR"] = "2001:db8::ffff:1"
    assert agreed(house, guest(20), host=hosts[5]) == 429, "the same network"
    house.client.environ_base["REMOTE_ADDR"] = "2001:db8:0:1::1"
    assert agreed(house, guest(20), host=hosts[6]) == 303


# --- nothing more until accepted -------------------------------------------


def test_a_person_who_has_not_answered_is_not_told_of_the_end(house: TrialInstallation) -> None:
    table = invite(house, VICTIM, BELA)
    house.new_letters()
    house.client.post(f"/s/{table.seats[2]}/join", data=SURE)
    house.client.post(f"/h/{table.host}/call-off", data=SURE)
    assert [letter.to for letter in house.new_letters()] == [ANA["email"], BELA["email"]]


# --- letters caused by others ------------------------------------------------


def test_a_host_sends_a_player_one_new_link_a_day(house: TrialInstallation) -> None:
    table = begin(house, VICTIM)
    house.new_letters()
    codes = []
    for _ in range(70):
        house.time.seconds += 61
        codes.append(house.client.post(f"/h/{table.host}/link/1", data=SURE).status_code)
    assert codes == [303] + [409] * 69
    assert [letter.kind for letter in sent_to(house, VICTIM["email"])] == ["link"]
    house.time.seconds += DAY
    assert house.client.post(f"/h/{table.host}/link/1", data=SURE).status_code == 303


def test_a_player_who_wants_no_letters_keeps_their_link(house: TrialInstallation) -> None:
    table = begin(house, VICTIM)
    never(house, table, 1)
    house.time.seconds += 61
    page = house.get(f"/h/{table.host}/link/1").submit("link")
    assert page.status == 409 and "once a day at most" in page.text
    house.client.post("/mine", data={**SURE, "email": VICTIM["email"]})
    assert sent_to(house, VICTIM["email"]) == []
    assert house.get(f"/s/{table.seats[1]}").status == 200


def test_the_letter_about_all_games_can_be_refused_without_leaving_one(
    house: TrialInstallation,
) -> None:
    table = begin(house, VICTIM)
    house.new_letters()
    house.client.post("/mine", data={**SURE, "email": VICTIM["email"]})
    (letter,) = sent_to(house, VICTIM["email"])
    (link,) = (each for each in letter.links if each.endswith("/never"))
    assert link in letter.html
    assert house.get(path_of(link)).submit("never").acts == ["welcome"]
    house.client.post("/mine", data={**SURE, "email": VICTIM["email"]})
    assert sent_to(house, VICTIM["email"]) == []
    assert ask(house, VICTIM).status_code == 400
    assert not table.loaded().seats[1].muted, "the game goes on"
    house.get(path_of(link)).submit("welcome")
    house.client.post("/mine", data={**SURE, "email": VICTIM["email"]})
    assert len(sent_to(house, VICTIM["email"])) == 1


def test_letters_caused_by_others_share_one_limit_a_day(house: TrialInstallation) -> None:
    """Test invitations, a host's new links, and the letter about all games together."""
    house = with_limits(house, caused_to_one=(4, DAY))
    house.client.environ_base["REMOTE_ADDR"] = "203.0.113.5"
    table = begin(house, VICTIM)
    house.new_letters()
    house.client.post("/mine", data={**SURE, "email": VICTIM["email"]})
    house.time.seconds += 61
    assert house.client.post(f"/h/{table.host}/link/1", data=SURE).status_code == 303
    assert [agreed(house, VICTIM) for _ in range(3)] == [303, 303, 429]
    house.client.post("/mine", data={**SURE, "email": VICTIM["email"]})
    kinds = [letter.kind for letter in sent_to(house, VICTIM["email"])]
    assert sorted(kinds) == ["invitation", "invitation", "link", "mine"]
    house.time.seconds += 2 * DAY
    house.client.post("/mine", data={**SURE, "email": VICTIM["email"]})
    assert "mine" in [letter.kind for letter in sent_to(house, VICTIM["email"])]


# --- never again -----------------------------------------------------------


def never(house: TrialInstallation, table: Table, seat: int) -> None:
    page = house.get(f"/s/{table.seats[seat]}/never")
    assert page.acts == ["never"]
    assert page.submit("never").acts == ["welcome"]


def test_only_unasked_letters_have_the_link_that_stops_them(house: TrialInstallation) -> None:
    table = invite(house, VICTIM)
    host, invitation = house.new_letters()
    for letter, seat in ((host, 0), (invitation, 1)):
        link = f"https://play.example/s/{table.seats[seat]}/never"
        assert link in letter.links and link in letter.html
    house.client.post(f"/s/{table.seats[1]}/join", data=SURE)
    assert not any("/never" in letter.text for letter in house.new_letters())


def test_never_again_holds_for_every_match_until_it_is_taken_back(house: TrialInstallation) -> None:
    table, other = invite(house, VICTIM), invite(house, VICTIM, BELA)
    never(house, table, 1)
    assert [letter.kind for letter in sent_to(house, VICTIM["email"])] == [], (
        "not even those underway"
    )
    assert table.loaded().seats[1].status == "declined"
    answer = ask(house, VICTIM)
    assert (answer.status_code, answer.json["error"]["code"]) == (400, "email_unwanted")
    assert ask(house, BELA, host=VICTIM).status_code == 400
    house.time.seconds += 61
    assert house.client.post(f"/h/{other.host}/resend/1", data=SURE).status_code == 409
    assert house.client.post(f"/h/{other.host}/replace/2", data=SURE | VICTIM).status_code == 400
    house.get(f"/s/{table.seats[1]}/never").submit("welcome")
    assert agreed(house, VICTIM) == 303
    assert len(sent_to(house, VICTIM["email"])) == 1, "what was dropped does not come after all"


def test_a_person_wrongly_named_as_host_can_stop_all_letters(house: TrialInstallation) -> None:
    table = begin(house, BELA, host=VICTIM)
    house.new_letters()
    never(house, table, 0)
    table.play(6)
    assert sent_to(house, VICTIM["email"]) == []
    assert table.loaded().is_running, "the seat is still there, for whoever wants it"


def test_the_address_itself_is_not_kept_for_it(house: TrialInstallation) -> None:
    table = begin(house, VICTIM)
    never(house, table, 1)
    work = lambda c: [str(row) for row in c.execute(stranger_limits.UNWANTED.select())]  # noqa: E731
    (row,) = house.installation.database.read(work)
    assert "vica" not in row and stranger_limits.hash_of(VICTIM["email"]) in row


def press_resend(table: Table, seat: int) -> int:
    """Press the host's "Send again" a minute later; return the status."""
    table.house.time.seconds += 61
    return table.house.client.post(f"/h/{table.host}/resend/{seat}", data=SURE).status_code


def test_a_player_gets_a_letter_again_once_a_day_at_the_hosts_wish(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    house.new_letters()
    for seat in (1, 2):
        assert [press_resend(table, seat) for _ in range(3)] == [303, 409, 409]
    assert [press_resend(table, 0) for _ in range(3)] == [303, 303, 303], "the host's own letters"
    house.time.seconds += 24 * 3600
    assert press_resend(table, 1) == 303


def test_a_player_who_wants_no_letters_gets_none_again(house: TrialInstallation) -> None:
    table, other = begin(house, VICTIM, CYRUS), begin(house, VICTIM, CYRUS, seed="other")
    page = house.get(f"/h/{table.host}").text
    assert f"{table.host}/resend/1" in page
    never(house, table, 1)
    house.new_letters()
    assert press_resend(table, 1) == press_resend(other, 1) == 409
    assert sent_to(house, VICTIM["email"]) == []
    page = house.get(f"/h/{table.host}").text
    assert f"{table.host}/resend/1" not in page and f"{table.host}/resend/2" in page
