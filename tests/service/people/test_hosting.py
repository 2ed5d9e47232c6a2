"""An absent host: the others are informed, and one of them can host by vote."""

import pytest
from sqlalchemy import update

from service.database.rows import SEAT
from service.people import hosting, personal_data
from service.people.problems import NotPossible
from tests.service.seated import DAY, Table
from tests.service.trial_installation import Letter, Page, TrialInstallation

HOST, BELA, CYRUS, DARA = range(4)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """Four friends; Ana, the host, is absent, and all letters so far are read."""
    table = Table(house, seats=4)
    table.make_absent(HOST)
    return table


def seat_page(table: Table, seat: int, path: str = "") -> Page:
    return table.house.get(f"/s/{table.house.seat_tokens(table.id)[seat]}{path}")


def act(table: Table, seat: int, what: str) -> int:
    address = f"/s/{table.house.seat_tokens(table.id)[seat]}/hosting/{what}"
    return table.house.client.post(address, data={"sure": "yes"}).status_code


def kinds(letters: list[Letter], kind: str) -> set[str]:
    return {letter.to.partition("@")[0] for letter in letters if letter.kind == kind}


def host(table: Table) -> int:
    return table.loaded.match.host


def test_the_others_hear_that_the_host_is_away(table: Table) -> None:
    assert {letter.seat for letter in table.letters("host_away")} == {BELA, CYRUS, DARA}
    assert "who hosts this game, is away" in seat_page(table, BELA).text


def test_if_another_player_is_absent_no_change_of_host_is_offered(house: TrialInstallation) -> None:
    table = Table(house)
    table.make_absent(BELA)
    assert table.letters("host_away") == []
    assert [letter.seat for letter in table.letters("absent")] == [HOST]
    assert seat_page(table, CYRUS, "/hosting").status == 200
    assert act(table, CYRUS, "ask") == 409 and host(table) == HOST


def test_more_than_half_of_the_votes_make_another_host(table: Table) -> None:
    table.house.new_letters()
    former = table.house.host_page(table.id)
    assert act(table, BELA, "ask") == 303
    assert kinds(table.house.new_letters(), "hosting") == {"p2", "p3"}
    assert host(table) == HOST
    page = seat_page(table, CYRUS, "/hosting")
    assert page.acts == ["hosting"]
    page.submit("hosting")
    assert host(table) == BELA
    letters = table.house.new_letters()
    assert kinds(letters, "hosted") == {"p0", "p1", "p2", "p3"}
    ours = next(letter for letter in letters if letter.to.startswith("p1@"))
    assert table.house.get(ours.host_page).status == 200
    assert table.house.client.get(former).status_code == 410
    assert not any("/h/" in letter.text for letter in letters if letter is not ours)


def test_half_of_the_votes_against_end_the_offer(table: Table) -> None:
    act(table, BELA, "ask")
    act(table, CYRUS, "refuse")
    act(table, DARA, "refuse")
    assert host(table) == HOST
    assert act(table, DARA, "agree") == 409
    assert act(table, CYRUS, "ask") == 303, "another may offer then"


def test_the_new_host_gives_the_absent_seat_away(table: Table) -> None:
    act(table, BELA, "ask")
    act(table, CYRUS, "agree")
    page = table.house.get(table.house.host_page(table.id) + f"/replace/{HOST}")
    page.submit("replace", name="Emma", email="emma@mail.example")
    assert table.loaded.seats[HOST].name == "Emma"
    assert act(table, HOST, "back") == 303, "an invitation alone: nothing is done"
    assert host(table) == BELA


def test_without_anybody_to_ask_hosting_changes_at_once(house: TrialInstallation) -> None:
    table = Table(house, seats=2)
    table.make_absent(HOST)
    assert "nobody else to ask" in seat_page(table, BELA, "/hosting").text
    act(table, BELA, "ask")
    assert host(table) == BELA


def test_a_host_who_returns_ends_the_offer(table: Table) -> None:
    act(table, BELA, "ask")
    seat_page(table, HOST).submit("return")
    assert act(table, CYRUS, "agree") == 409 and host(table) == HOST


def test_the_former_host_can_host_again_for_a_week(table: Table) -> None:
    act(table, BELA, "ask")
    act(table, CYRUS, "agree")
    assert act(table, CYRUS, "back") == 409, "only the former host"
    table.house.time.seconds += 6 * DAY
    page = seat_page(table, HOST, "/hosting")
    assert page.acts == ["hosting"]
    page.submit("hosting")
    assert host(table) == HOST and act(table, HOST, "back") == 409


def test_after_a_week_hosting_stays_where_it_is(table: Table) -> None:
    act(table, BELA, "ask")
    act(table, CYRUS, "agree")
    table.house.time.seconds += 8 * DAY
    assert act(table, HOST, "back") == 409 and host(table) == BELA


def test_an_unanswered_offer_lapses_after_a_week(table: Table) -> None:
    act(table, BELA, "ask")
    table.house.time.seconds += 8 * DAY
    assert act(table, CYRUS, "agree") == 409
    assert act(table, CYRUS, "ask") == 303


def test_asking_twice_is_asking_once(table: Table) -> None:
    assert [act(table, BELA, "ask"), act(table, BELA, "ask")] == [303, 303]
    assert kinds(table.house.new_letters(), "hosting") == {"p2", "p3"}
    with pytest.raises(NotPossible):
        table.with_lock(
            lambda c, held: hosting.vote(
                c, held, BELA, True, table.house.installation.tokens, table.now
            )
        )


def test_a_new_link_ends_the_offer(table: Table) -> None:
    act(table, BELA, "ask")
    seat_page(table, BELA, "/link").submit("link")
    assert act(table, CYRUS, "agree") == 409


def test_a_host_who_was_erased_is_replaced_by_the_others(house: TrialInstallation) -> None:
    table = Table(house)
    house.new_letters()
    table.write(lambda c: personal_data.erase(c, "p0@mail.example", table.now))
    assert kinds(house.new_letters(), "host_away") == {"p1", "p2"}
    act(table, BELA, "ask")
    act(table, CYRUS, "agree")
    assert host(table) == BELA


def change_host(table: Table, former: int) -> None:
    """Let a player who is present become host in place of `former`, who is absent."""
    table.make_absent(former)
    asks, *others = [row.number for row in hosting.present(table.loaded)]
    act(table, asks, "ask")
    for seat in others:
        act(table, seat, "agree")
    assert host(table) == asks


def test_whoever_hosted_from_another_seat_is_offered_to_take_it_back(
    house: TrialInstallation,
) -> None:
    table = Table(house)
    tokens = house.installation.tokens
    table.with_lock(lambda c, held: hosting.appoint(c, held, CYRUS, tokens, table.now))
    change_host(table, CYRUS)
    assert host(table) == HOST
    assert "hosting" in seat_page(table, CYRUS, "/hosting").acts
    assert act(table, CYRUS, "back") == 303 and host(table) == CYRUS


def test_a_newer_request_hides_no_change_that_can_be_taken_back(table: Table) -> None:
    act(table, BELA, "ask")
    act(table, CYRUS, "agree")
    seat_page(table, HOST).submit("return")
    table.make_absent(BELA)
    act(table, CYRUS, "ask")
    assert seat_page(table, HOST, "/hosting").acts == ["hosting"]
    assert act(table, HOST, "back") == 303 and host(table) == HOST
    table.make_absent(HOST)
    assert act(table, DARA, "agree") == 409, "the request of before has ended"


@pytest.mark.parametrize("comes_back", ["return", "play"])
def test_a_host_who_has_come_back_is_not_voted_out_when_away_again(
    table: Table, comes_back: str
) -> None:
    act(table, BELA, "ask")
    if comes_back == "return":
        seat_page(table, HOST).submit("return")
    else:
        table.write(lambda c: c.execute(update(SEAT).values(absent=False)))
        while table.seat != HOST:
            table.play_on()
        table.write(
            lambda c: c.execute(update(SEAT).where(SEAT.c.number == HOST).values(absent=True))
        )
        table.play_on()
    assert not table.loaded.host.absent
    table.make_absent(HOST)
    assert act(table, CYRUS, "agree") == 409 and host(table) == HOST


# --- handed over by a host who is there ------------------------------------


@pytest.fixture
def handed(house: TrialInstallation) -> Table:
    """Three friends; Ana, the host, has asked Cyrus to host."""
    table = Table(house)
    house.new_letters()
    page = house.get(house.host_page(table.id) + f"/hand-over/{CYRUS}")
    assert page.acts == ["hand-over"]
    page.submit("hand-over")
    return table


def test_a_host_hands_hosting_over_and_can_take_it_back(handed: Table) -> None:
    former = handed.house.host_page(handed.id)
    [asked] = handed.house.new_letters()
    assert (asked.kind, asked.to) == ("hosting", "p2@mail.example")
    assert "would like you to take over" in asked.text
    assert "asks if you’d host" in seat_page(handed, CYRUS).text
    assert act(handed, BELA, "agree") == 409 and host(handed) == HOST
    seat_page(handed, CYRUS, "/hosting").submit("hosting")
    assert host(handed) == CYRUS
    letters = handed.house.new_letters()
    assert kinds(letters, "hosted") == {"p0", "p1", "p2"}
    assert [letter.to for letter in letters if "/h/" in letter.text] == ["p2@mail.example"]
    assert handed.house.client.get(former).status_code == 410
    handed.house.time.seconds += 6 * DAY
    assert act(handed, HOST, "back") == 303 and host(handed) == HOST


def test_a_player_who_refuses_to_host_leaves_the_host_as_it_was(handed: Table) -> None:
    handed.house.new_letters()
    assert act(handed, CYRUS, "refuse") == 303 and host(handed) == HOST
    [told] = handed.house.new_letters()
    assert (told.kind, told.to) == ("refused", "p0@mail.example")
    assert "The answer is no" in told.text
    assert act(handed, CYRUS, "agree") == 409


@pytest.mark.parametrize("how", ["button", "link", "time", "other"])
def test_a_request_to_hand_hosting_over_can_be_stopped(handed: Table, how: str) -> None:
    page = handed.house.host_page(handed.id)
    assert "You’ve asked" in handed.house.get(page).text
    if how == "button":
        handed.house.get(page + "/keep-hosting").submit("keep-hosting")
    elif how == "link":
        seat_page(handed, HOST, "/link").submit("link")
    elif how == "time":
        handed.house.time.seconds += 8 * DAY
    else:
        handed.house.get(page + f"/hand-over/{BELA}").submit("hand-over")
    assert "You’ve asked" not in handed.house.get(handed.house.host_page(handed.id)).text or (
        how == "other"
    )
    assert act(handed, CYRUS, "agree") == 409 and host(handed) == HOST
    assert act(handed, BELA, "agree") == (303 if how == "other" else 409)


def test_a_player_is_asked_to_host_once_a_day(handed: Table) -> None:
    page = handed.house.host_page(handed.id)
    handed.house.get(page + "/keep-hosting").submit("keep-hosting")
    again = handed.house.get(page + f"/hand-over/{CYRUS}").submit("hand-over")
    assert again.status == 409 and handed.letters("hosting", seat=CYRUS)[1:] == []


def test_nobody_is_asked_to_host_who_is_not_there(house: TrialInstallation) -> None:
    table = Table(house)
    table.make_absent(BELA)
    for seat in (HOST, BELA):
        assert house.get(house.host_page(table.id) + f"/hand-over/{seat}").status == 409
