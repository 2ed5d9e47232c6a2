"""An old backup restored: people learn which moves are lost, and lost moves have no effect."""

from pathlib import Path
from urllib.parse import quote

import pytest
from werkzeug.test import TestResponse

from service.installation.settings import keep_secret
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import outbox, restored_backups, store
from service.operations import backups, scheduler
from tests.service.at_table import Table, begin, invite
from tests.service.trial_installation import ANA, SURE, Letter, Page, TrialInstallation

HOUR = 3600
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match after some moves, with every letter sent and the clock running."""
    keep_secret(house.installation.settings.data, house.installation.settings.secret_key.decode())
    scheduler.start(house.installation)
    table = begin(house).play(3)
    house.new_letters()
    return table


def forget(table: Table, moves: int, hours: int = 0) -> list[str]:
    """Back up, play `moves` moves, restore; return the links of the letters about lost moves."""
    settings = table.house.installation.settings
    file = settings.data / "kept.backup"
    backups.backup(settings, file)
    links = []
    for number in range(moves):
        table.play(1, luck=f"lost {number}")
        links += [
            link for letter in table.house.new_letters() for link in letter.action_links.values()
        ]
    table.house.time.seconds += hours * HOUR
    backups.restore(settings, file, table.house.time)
    return links


def told(table: Table) -> list[Letter]:
    return [letter for letter in table.house.new_letters() if letter.kind == "restored"]


def tell(house: TrialInstallation) -> int:
    """Write the letters about a restore by the database's own tools; return their number."""
    now = house.installation.now()
    return house.installation.database.write(lambda c: restored_backups.tell(c, now, now, {}))


# --- recipients ------------------------------------------------------------


@sqlite_alone
def test_everybody_in_a_match_that_lost_moves_is_told_once(table: Table) -> None:
    turn = table.turn
    forget(table, 5)
    letters = told(table)
    assert sorted(letter["X-Staffetta-Seat"] for letter in letters) == ["0", "1", "2"]
    assert {letter["X-Staffetta-Turn"] for letter in letters} == {str(turn)}
    asked = [letter for letter in letters if letter.action_links]
    assert [letter["X-Staffetta-Seat"] for letter in asked] == [str(table.asked)]
    assert table.house.new_letters() == []


@sqlite_alone
def test_if_no_move_was_lost_no_letter_is_written(table: Table) -> None:
    forget(table, 0)
    assert told(table) == [] and store.epoch(table.loaded().match) == 0


@sqlite_alone
def test_only_the_match_that_lost_moves_is_told(table: Table) -> None:
    other = begin(table.house)
    table.house.new_letters()
    forget(table, 2)
    assert {letter["X-Staffetta-Match"] for letter in told(table)} == {table.match}
    assert store.epoch(other.loaded().match) == 0


@sqlite_alone
def test_before_the_start_the_host_learns_that_a_player_has_to_join_again(
    table: Table, tmp_path: Path
) -> None:
    house = table.house
    waiting, settings = invite(house), house.installation.settings
    house.new_letters()
    backups.backup(settings, tmp_path / "kept.backup")
    house.client.post(f"/s/{waiting.seats[1]}/join", data=SURE)
    backups.restore(settings, tmp_path / "kept.backup", house.time)
    (letter,) = told(table)
    assert (letter.to, letter["X-Staffetta-Match"]) == (ANA["email"], waiting.match)
    assert letter.host_page == f"https://play.example/h/{waiting.host}"


def test_after_a_restore_by_other_tools_everybody_at_an_open_match_is_told(table: Table) -> None:
    begin(table.house).play(None)
    table.house.new_letters()
    assert tell(table.house) == 1
    assert len(told(table)) == 3


# --- old letters -----------------------------------------------------------


@sqlite_alone
def test_no_link_about_a_lost_move_acts_when_its_turn_number_returns(table: Table) -> None:
    links = forget(table, 6)
    assert links
    while table.turn < 12 and table.loaded().is_running:
        asked = table.turn
        for link in links:
            page = table.house.get(link)
            assert page.status == 200 and "play" not in page.acts
            assert says_lost(page.text)
            answer = table.house.client.post(link.removeprefix("https://play.example"), data=SURE)
            assert answer.status_code == 409 and table.turn == asked
            assert says_lost(answer.get_data(as_text=True))
        table.play(1, luck="otherwise")


def says_lost(page: str) -> bool:
    return any(speaker(language)("play-lost-title") in page for language in LANGUAGES)


@sqlite_alone
def test_the_letter_that_asked_before_the_backup_is_good_still(table: Table) -> None:
    seat, turn, action = table.asked, table.turn, table.actions[0]
    forget(table, 4)
    page = table.house.get(f"/s/{table.seats[seat]}/{turn}/{quote(action)}")
    assert page.submit("play").status == 200 and table.turn > turn


def test_the_links_of_letters_and_pages_since_are_good(table: Table) -> None:
    tell(table.house)
    letter = next(each for each in told(table) if each.action_links)
    link = next(iter(letter.action_links.values()))
    assert link.endswith("?epoch=1")
    turn = table.turn
    assert table.house.get(link).submit("play").status == 200 and table.turn > turn
    page = table.house.get(f"/s/{table.seats[table.asked]}")
    turn, link = table.turn, next(iter(page.action_links.values()))
    assert table.house.get(link).submit("play").status == 200 and table.turn > turn


def test_each_time_it_is_put_back_has_links_of_its_own(table: Table) -> None:
    def lost(turn: int, epoch: int) -> bool:
        return store.is_of_lost_moves(table.loaded().match, turn, epoch)

    first = table.turn
    tell(table.house)
    table.play(4)
    second = table.turn
    tell(table.house)
    assert not lost(first, 0) and lost(first + 1, 0) and lost(second, 0)
    assert not lost(second, 1) and lost(second + 1, 1)
    assert not lost(second + 1, 2) and not lost(second + 1, 99) and lost(second + 1, -5)


@sqlite_alone
def test_a_button_about_a_lost_move_takes_nothing_back(table: Table) -> None:
    """Test an old page whose move was undone, when the match has reached that number again."""
    while not any(action.startswith("play m") for action in table.actions):
        table.take(table.actions[0])
    settings, seat, number = table.house.installation.settings, table.asked, table.turn
    file = settings.data / "kept.backup"
    backups.backup(settings, file)
    before = take_mercenary(table, seat)
    backups.restore(settings, file, table.house.time)
    again = take_mercenary(table, seat)
    turn, undo = table.turn, f"/s/{table.seats[seat]}/undo/{number}"
    assert undo in before.reader.links and f"{undo}?epoch=1" in again.reader.links
    for what in ("undo", "wish", "consent", "refuse"):
        lost = f"/s/{table.seats[seat]}/{what}/{number}"
        assert table.house.client.post(lost, data=SURE).status_code == 409
        assert what not in table.house.get(lost).acts
    assert says_lost(table.house.get(f"/s/{table.seats[seat]}/undo/{number}").text)
    assert table.turn == turn
    assert table.house.get(f"{undo}?epoch=1").submit("undo").status == 200
    assert table.loaded().match.taken_back == [(number, turn)]


def take_mercenary(table: Table, seat: int) -> Page:
    """Play a mercenary, and open the page that confirms it."""
    table.take(next(action for action in table.actions if action.startswith("play m")))
    return table.house.get(f"/s/{table.seats[seat]}")


# --- letters and deadlines -------------------------------------------------


@sqlite_alone
def test_no_message_id_comes_again_for_another_letter(table: Table) -> None:
    settings = table.house.installation.settings
    bodies: dict[str, str] = {}

    def note() -> None:
        for letter in table.house.new_letters():
            assert bodies.setdefault(letter["Message-ID"], letter.text) == letter.text

    backups.backup(settings, settings.data / "kept.backup")
    for luck in ("one", "another"):
        for move in range(6):
            table.play(1, luck=f"{luck} {move}")
            note()
        backups.restore(settings, settings.data / "kept.backup", table.house.time)
        note()
    assert len(bodies) > 10


@sqlite_alone
def test_a_letter_waiting_in_the_backup_is_not_sent_as_new(table: Table) -> None:
    table.play(1, luck="underway")
    waiting = [letter for letter in letters_of(table) if letter.outcome is None]
    assert [letter.kind for letter in waiting] == ["turn"]
    forget(table, 3)
    assert {letter.kind for letter in table.house.new_letters()} == {"restored"}


def letters_of(table: Table) -> list:
    return table.house.installation.database.read(lambda c: outbox.of_match(c, table.match))


@sqlite_alone
def test_the_time_since_the_backup_counts_for_no_deadline(table: Table) -> None:
    house = table.house
    loaded, before = table.loaded(), house.installation.now()
    due = house.client.get("/api/v1/seat", headers=bearer(table)).json["deadline"]
    forget(table, 0, hours=40)
    table.house.pass_time(60)
    assert table.loaded().match.turn == loaded.match.turn
    now = house.client.get("/api/v1/seat", headers=bearer(table)).json["deadline"]
    assert now - due == 40 * HOUR and now > before


def bearer(table: Table) -> dict[str, str]:
    return {"Authorization": f"Bearer {table.seats[table.asked]}"}


@sqlite_alone
def test_pages_say_that_it_happened(table: Table) -> None:
    forget(table, 3)
    for path in (f"/s/{table.seats[0]}", f"/m/{table.match}"):
        assert "put back to the state of" in table.house.get(path).text


# --- programs --------------------------------------------------------------


def act(table: Table, turn: int, action: str, **epoch: object) -> TestResponse:
    body = {"turn": turn, "action": action, **epoch}
    return table.house.client.post("/api/v1/seat/actions", json=body, headers=bearer(table))


@sqlite_alone
def test_a_program_that_repeats_a_lost_move_does_not_play_the_new_turn(table: Table) -> None:
    turn = table.turn + 4
    forget(table, 6)
    while table.turn < turn:
        table.play(1, luck="otherwise")
    action = table.actions[0]
    for epoch in (0, -3):
        answer = act(table, turn, action, epoch=epoch)
        assert (answer.status_code, answer.json["error"]["code"]) == (409, "put_back")
        assert answer.json["error"]["epoch"] == 1 and table.turn == turn
    look = table.house.client.get("/api/v1/seat", headers=bearer(table)).json
    assert (look["turn"], look["epoch"]) == (turn, 1)
    assert act(table, turn, action, epoch=look["epoch"]).status_code == 200


@sqlite_alone
def test_a_program_without_epochs_is_refused_once(table: Table) -> None:
    turn, seat = table.turn + 2, table.asked
    forget(table, 4)
    assert act(table, turn, "pass").status_code == 409  # not reached again yet
    while table.turn < turn or table.asked != seat:
        table.play(1, luck="otherwise")
    turn, action = table.turn, table.actions[0]
    refused = act(table, turn, action)
    assert (refused.status_code, refused.json["error"]["code"]) == (409, "put_back")
    assert refused.json["error"]["epoch"] == 1 and table.turn == turn
    assert act(table, turn, action).status_code == 200


@sqlite_alone
def test_a_question_from_before_the_backup_is_answered_without_an_epoch(table: Table) -> None:
    turn, action = table.turn, table.actions[0]
    forget(table, 4)
    assert act(table, turn, action).status_code == 200 and table.turn > turn


def test_an_epoch_that_is_no_number_is_malformed(table: Table) -> None:
    for epoch in ("1", 1.5, True, [], {}):
        assert act(table, table.turn, table.actions[0], epoch=epoch).status_code == 400


@sqlite_alone
def test_each_restore_of_the_same_backup_has_its_own_epoch(table: Table) -> None:
    settings, file = (
        table.house.installation.settings,
        table.house.installation.settings.data / "kept.backup",
    )
    backups.backup(settings, file)
    table.play(2, luck="first lost")
    backups.restore(settings, file, table.house.time)
    table.play(6, luck="second lost")
    turn = table.turn
    backups.restore(settings, file, table.house.time)
    assert store.epoch(table.loaded().match) == 2
    while table.turn < turn:
        table.play(1, luck="third")
    assert act(table, turn, table.actions[0], epoch=1).status_code == 409
    assert act(table, turn, table.actions[0], epoch=2).status_code == 200
