"""Nobody is flooded: what goes to an address whose owner has not said yes, and how it ends."""

from typing import Any

import pytest
from at_table import Table, begin, digest, invite
from installation import ANA, BELA, CYRUS, SURE, Installation, Letter

from service import strangers

VICTIM = {"name": "Vica", "email": "vica@mail.example", "language": "hu"}
DAY = 24 * 3600


def ask(house: Installation, *others: dict[str, str], host: dict[str, str] = ANA) -> Any:
    """A match with these is asked for; no visitor's own limit is meant here."""
    house.client.application.extensions["limits"].__init__()
    body = {"game": "condottiere-3e", "host": host, "players": list(others)}
    return house.client.post("/api/v1/matches", json=body)


def sent_to(house: Installation, address: str) -> list[Letter]:
    return [letter for letter in house.new_letters() if letter.to == address]


def flood(house: Installation, count: int, *others: dict[str, str]) -> list[int]:
    return [ask(house, *(others or (VICTIM,))).status_code for _ in range(count)]


# --- how many --------------------------------------------------------------


def test_a_thousand_games_send_a_stranger_a_days_letters_and_no_more(house: Installation) -> None:
    most = strangers.MOST_INVITATIONS
    assert flood(house, most + 5) == [201] * most + [429] * 5
    letters = sent_to(house, VICTIM["email"])
    assert [letter.kind for letter in letters] == ["invitation"] * most
    assert len({letter["X-Staffetta-Match"] for letter in letters}) == most
    house.pass_time(DAY + 1)
    assert sent_to(house, VICTIM["email"]) == [], "who has not answered is not reminded"
    assert flood(house, 1) == [201]


def test_who_answers_may_be_invited_as_often_as_friends_like(
    house: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, "MOST_INVITATIONS", 2)
    for _ in range(5):
        assert flood(house, 1) == [201]
        letters = sent_to(house, VICTIM["email"])
        invitation = next(letter for letter in letters if letter.kind == "invitation")
        house.get(invitation.seat_page).submit("join")
    assert flood(house, 3) == [201, 201, 429]


def test_a_stranger_named_as_the_host_is_spared_too(
    house: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, "MOST_AS_HOST", 2)
    assert [ask(house, BELA, host=VICTIM).status_code for _ in range(3)] == [201, 201, 429]
    assert len(sent_to(house, VICTIM["email"])) == 2


def test_what_is_too_much_says_so_where_it_was_typed(
    house: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, "MOST_INVITATIONS", 0)
    before = digest(house)
    answer = ask(house, BELA, CYRUS)
    assert answer.status_code == 429 and int(answer.headers["Retry-After"]) > 0
    assert answer.json["error"]["at"] == "players.1.email"
    form = {"game": "condottiere-3e", "host-name": "Ana", "host-email": ANA["email"]}
    form |= {"player-3-name": "Vica", "player-3-email": VICTIM["email"]}
    page = house.get("/new?language=fa").submit("create", **form)
    assert page.status == 429 and 'id="problem-players-3-email"' in page.text
    assert 'value="Vica"' in page.text and page.reader.language == "fa"
    assert digest(house) == before


@pytest.mark.parametrize("spelling", ["VICA@mail.example", "vica+games@MAIL.example"])
def test_other_spellings_of_an_address_are_no_way_round(spelling: str) -> None:
    assert strangers.hash_of(spelling) == strangers.hash_of(VICTIM["email"])
    assert strangers.hash_of("+vica@mail.example") != strangers.hash_of("+ana@mail.example")


def test_an_invitation_is_sent_again_twice_at_most(house: Installation) -> None:
    table = invite(house, VICTIM)
    codes = []
    for _ in range(4):
        house.time.seconds += 61
        codes.append(house.client.post(f"/h/{table.host}/resend/1", data=SURE).status_code)
    assert codes == [303, 303, 409, 409]
    assert len(sent_to(house, VICTIM["email"])) == 3


def test_the_same_stranger_in_place_of_the_same_stranger_counts_each_time(
    house: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, "MOST_INVITATIONS", 3)
    table = invite(house, VICTIM)
    url = f"/h/{table.host}/replace/1"
    assert [house.client.post(url, data=SURE | VICTIM).status_code for _ in range(3)] == [303, 303, 429]


def test_one_visitor_sets_up_so_many_matches_a_day(house: Installation) -> None:
    counted = house.client.application.extensions["limits"]
    for minute in range(25):
        for _ in range(40):
            counted.check("new today", "203.0.113.5", 60.0 * minute)
    with pytest.raises(Exception, match="429"):
        counted.check("new today", "203.0.113.5", 3600.0)
    counted.check("new today", "203.0.113.5", DAY + 1.0)
    counted.check("new today", "203.0.113.6", 3600.0)


# --- nothing more until accepted -------------------------------------------


def test_whoever_has_not_answered_hears_nothing_of_the_end(house: Installation) -> None:
    table = invite(house, VICTIM, BELA)
    house.new_letters()
    house.client.post(f"/s/{table.seats[2]}/join", data=SURE)
    house.client.post(f"/h/{table.host}/call-off", data=SURE)
    assert [letter.to for letter in house.new_letters()] == [ANA["email"], BELA["email"]]


# --- never again -----------------------------------------------------------


def never(house: Installation, table: Table, seat: int) -> None:
    page = house.get(f"/s/{table.seats[seat]}/never")
    assert page.acts == ["never"]
    assert page.submit("never").acts == ["welcome"]


def test_the_link_stands_in_what_comes_unasked_and_only_there(house: Installation) -> None:
    table = invite(house, VICTIM)
    host, invitation = house.new_letters()
    for letter, seat in ((host, 0), (invitation, 1)):
        link = f"https://play.example/s/{table.seats[seat]}/never"
        assert link in letter.links and link in letter.html
    house.client.post(f"/s/{table.seats[1]}/join", data=SURE)
    assert not any("/never" in letter.text for letter in house.new_letters())


def test_never_again_holds_for_every_match_until_it_is_taken_back(house: Installation) -> None:
    table, other = invite(house, VICTIM), invite(house, VICTIM, BELA)
    never(house, table, 1)
    assert [letter.kind for letter in sent_to(house, VICTIM["email"])] == [], (
        "not even those underway"
    )
    assert table.standing().seats[1].status == "declined"
    answer = ask(house, VICTIM)
    assert (answer.status_code, answer.json["error"]["code"]) == (400, "email_unwanted")
    assert ask(house, BELA, host=VICTIM).status_code == 400
    house.time.seconds += 61
    assert house.client.post(f"/h/{other.host}/resend/1", data=SURE).status_code == 409
    assert house.client.post(f"/h/{other.host}/replace/2", data=SURE | VICTIM).status_code == 400
    house.get(f"/s/{table.seats[1]}/never").submit("welcome")
    assert ask(house, VICTIM).status_code == 201
    assert len(sent_to(house, VICTIM["email"])) == 1, "what was dropped does not come after all"


def test_a_host_who_never_was_one_hears_nothing_more(house: Installation) -> None:
    table = begin(house, BELA, host=VICTIM)
    house.new_letters()
    never(house, table, 0)
    table.play(6)
    assert sent_to(house, VICTIM["email"]) == []
    assert table.standing().is_running, "the seat is still there, for whoever wants it"


def test_the_address_itself_is_not_kept_for_it(house: Installation) -> None:
    table = begin(house, VICTIM)
    never(house, table, 1)
    work = lambda c: [str(row) for row in c.execute(strangers.UNWANTED.select())]  # noqa: E731
    (row,) = house.office.database.read(work)
    assert "vica" not in row and strangers.hash_of(VICTIM["email"]) in row
