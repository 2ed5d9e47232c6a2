"""Bots: set up, labelled, quick and silent, with the host's actions on them."""

import json
from typing import Any

import pytest

from service.matches import exports, match_text, outbox, store, turns
from tests.service.at_table import Table, begin, invite
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, TrialInstallation

BOT = {"bot": True}


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """Ana against two bots."""
    return begin(house, BOT, BOT)


def marks(table: Table, seat: int) -> set[str]:
    rows = table.house.installation.database.read(lambda c: store.moves_of(c, table.match))
    return {row.mark for row in rows if row.seat == seat}


def test_a_match_with_bots_begins_immediately_and_waits_only_for_people(table: Table) -> None:
    assert table.loaded().is_running and table.asked == 0
    names = table.loaded().names
    assert names == ["Ana", "Arlecchino", "Colombina"]
    for _ in range(10):
        if not table.loaded().is_running:
            break
        table.take(table.actions[0])
        assert table.loaded().to_act() in ([0], [])


def test_a_bot_plays_a_game_to_its_end_marked_and_gets_no_letter(table: Table) -> None:
    table.play(None)
    assert table.loaded().match.status == "over"
    for seat in (1, 2):
        assert marks(table, seat) <= {"bot", "forced"} and "bot" in marks(table, seat)
    assert "bot" not in marks(table, 0)
    written = table.house.installation.database.read(lambda c: outbox.of_match(c, table.match))
    assert {letter.seat for letter in written} == {0}
    text = table.house.installation.database.read(lambda c: exports.export(c, table.match))
    assert match_text.verify(text)["status"] == "over"
    assert "bot" in {mark for _, _, mark in json.loads(text)["moves"]}


def test_a_bots_name_says_that_it_is_one_in_the_readers_words(house: TrialInstallation) -> None:
    table = begin(house, BELA, CYRUS, BOT)
    for seat, name in enumerate(["Arlecchino (bot)", "Arlecchino (gép)", "Arlecchino (ربات)"]):
        assert name in house.get(f"/s/{table.seats[seat]}").text
    assert "Arlecchino (bot)" in house.get(f"/m/{table.match}").text
    letters = {letter.to: letter for letter in house.new_letters() if letter.kind == "turn"}
    assert all("Arlecchino (" in letter.text for letter in letters.values())


def test_a_bot_takes_an_unused_name(house: TrialInstallation) -> None:
    player = BELA | {"name": "Arlecchino"}
    assert begin(house, player, BOT).loaded().names == ["Ana", "Arlecchino", "Colombina"]


@pytest.mark.parametrize("wish", [True, "true", 1, None])
def test_the_host_is_never_a_bot_and_only_true_is_one(house: TrialInstallation, wish: Any) -> None:
    body = {"game": "condottiere-3e", "host": {"bot": wish}, "players": [BELA]}
    assert house.client.post("/api/v1/matches", json=body).status_code == 400
    if wish is not True:
        body = {"game": "condottiere-3e", "host": ANA, "players": [{"bot": wish}]}
        assert house.client.post("/api/v1/matches", json=body).status_code == 400


def test_bots_are_asked_for_on_the_form(house: TrialInstallation) -> None:
    page = house.get("/new")
    fields = {"host-name": "Ana", "host-email": "ana@mail.example", "game": "rakab", "bots": "3"}
    sent = page.submit("create", **fields)
    assert sent.status == 200
    [host] = house.new_letters()
    assert host.kind == "host" and house.get(host.host_page).submit("invite").status == 200
    letter = next(letter for letter in house.new_letters() if letter.kind == "turn")
    assert letter.to == "ana@mail.example" and "Pantalone (bot)" in letter.text
    for bots in ("9", "-1", "many", "1e3"):
        answer = house.get("/new").submit("create", **(fields | {"bots": bots}))
        assert answer.status in (200, 400)


def test_a_bot_can_replace_a_person_who_declined_and_the_game_begins(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    house.get(f"/s/{table.seats[1]}/join").submit("join")
    house.get(f"/s/{table.seats[2]}/decline").submit("decline")
    asked = house.get(f"/h/{table.host}/bot/2")
    assert not table.loaded().is_running
    page = asked.submit("bot")
    assert page.status == 200 and table.loaded().is_running
    assert table.loaded().names[2] == "Arlecchino"
    assert "Arlecchino (bot)" in page.text
    assert house.client.get(f"/s/{table.seats[2]}").status_code == 410


def test_a_bot_takes_over_an_absent_seat_and_gives_it_back_to_a_person(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(4)
    absent = next(seat for seat in (1, 2))

    def away(connection: Any) -> None:
        row = store.load(connection, table.match, lock=True).seats[absent]
        store.update_seat(connection, row, absent=True, missed=3)

    assert house.client.post(f"/h/{table.host}/bot/{absent}", data=SURE).status_code == 409
    house.installation.database.write(away)
    house.get(f"/h/{table.host}/bot/{absent}").submit("bot")
    assert table.loaded().seats[absent].bot and absent not in table.loaded().to_act()
    house.new_letters()
    page = house.get(f"/h/{table.host}/replace/{absent}")
    page.submit("replace", name="Emma", email="emma@mail.example")
    row = table.loaded().seats[absent]
    assert not row.bot and not row.muted and row.name == "Emma"
    assert "emma@mail.example" in [letter.to for letter in house.new_letters()]


def test_a_bot_cannot_replace_a_present_player(house: TrialInstallation) -> None:
    table = begin(house)
    for seat in range(3):
        assert house.client.post(f"/h/{table.host}/bot/{seat}", data=SURE).status_code == 409
    assert house.client.get(f"/h/{table.host}/bot/7").status_code == 404
    assert not any(row.bot for row in table.loaded().seats)


def test_a_match_of_absent_people_waits_and_is_not_played_out_by_bots(
    house: TrialInstallation,
) -> None:
    table = begin(house, BELA, BOT, BOT)

    def away(connection: Any) -> None:
        for row in store.load(connection, table.match, lock=True).seats[:2]:
            store.update_seat(connection, row, absent=True, missed=3)

    house.installation.database.write(away)
    house.new_letters()
    turn = table.turn
    house.pass_time(25 * 3600)
    assert table.loaded().is_running and table.asked in (0, 1)
    assert turn < table.turn < turn + 40


# --- one person against bots -----------------------------------------------


def test_a_person_alone_against_bots_has_no_clock_and_no_reminders(table: Table) -> None:
    table.house.new_letters()
    for _ in range(3):
        table.take(table.actions[0])
        table.house.pass_time(30 * 24 * 3600)
    turn = table.turn
    table.house.pass_time(30 * 24 * 3600)
    assert table.turn == turn and table.asked == 0 and not table.loaded().seats[0].missed
    assert [letter.kind for letter in table.house.new_letters()] == []
    assert table.seat_by_api(0)["deadline"] is None
    page = table.house.get(f"/s/{table.seats[0]}")
    assert "No clock runs here" in page.text and "No answer:" not in page.text


def test_the_clock_starts_with_a_letter_when_a_person_takes_a_bots_seat(table: Table) -> None:
    house = table.house
    house.client.post(f"/h/{table.host}/replace/1", data={**SURE, **BELA})
    house.new_letters()
    seat = house.seat_tokens(table.match)[1]
    assert house.client.post(f"/s/{seat}/join", data=SURE).status_code == 303
    asked = table.asked
    letters = [(letter.to, letter.kind) for letter in house.new_letters()]
    assert ((ANA, BELA)[asked]["email"], "turn") in letters
    table.seats = house.seat_tokens(table.match)
    assert table.seat_by_api(asked)["deadline"] == house.installation.now() + 24 * 3600


def test_the_clock_stops_when_a_bot_takes_the_other_persons_seat(house: TrialInstallation) -> None:
    table = begin(house, BELA, BOT)
    while table.asked != 0:
        table.take(table.actions[0])

    def away(connection: Any) -> None:
        row = store.load(connection, table.match, lock=True).seats[1]
        store.update_seat(connection, row, absent=True, missed=3)

    house.installation.database.write(away)
    assert table.seat_by_api(0)["deadline"] is not None
    assert house.client.post(f"/h/{table.host}/bot/1", data=SURE).status_code == 303
    assert table.asked == 0 and table.seat_by_api(0)["deadline"] is None


def test_a_person_alone_is_offered_another_game_without_words_about_people(table: Table) -> None:
    table.play(None)
    house, seat = table.house, f"/s/{table.seats[0]}"
    assert "same people" not in house.get(seat).text
    page = house.get(f"{seat}/again")
    assert "invite" not in page.text and "24 hours" not in page.text
    assert page.submit("again").status == 200
    [over] = [letter for letter in house.new_letters() if letter.kind == "over"]
    assert "Play again" in over.text and "same people" not in over.text


def test_bot_moves_beyond_one_transaction_are_continued_by_the_scheduler(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "MOST_AUTOMATIC", 1)
    table = begin(house, BOT, BOT)
    for _ in range(12):
        if table.asked == 0:
            table.take(table.actions[0])
        for _ in range(80):
            if table.loaded().to_act() in ([0], []):
                break
            house.pass_time(1)
        else:
            pytest.fail("the bots stand still")
    assert marks(table, 1) <= {"bot", "forced"}
    assert not any(row.missed for row in table.loaded().seats)


def test_a_bot_is_sent_no_letter_again(table: Table) -> None:
    assert table.house.client.post(f"/h/{table.host}/resend/1", data=SURE).status_code == 409
