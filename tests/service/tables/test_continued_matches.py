"""A match by mail that lies on a table: it pauses, and takes in how the evening ends."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select, update

from engine.condottiere.box.cards import ids, spread
from engine.table import Refused
from service.database.rows import DUE, GAME_TABLE, TABLE_ENTRY, DueRow, fetch_all
from service.installation.links import TableLinks
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.links.store import Target
from service.matches import store
from service.matches.undo import by_consent
from service.operations import scheduler
from service.people import personal_data, same_person
from service.tables import continued_matches, retention
from service.tables.creation import OpenedTable
from tests.service import at_table
from tests.service.at_table import Table, bearer
from tests.service.matches.test_campaigns import next_table
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.tables.tables_of_tests import Companions
from tests.service.tables.test_freezing import bare, freeze, say
from tests.service.trial_installation import BELA, CYRUS, Letter, TrialInstallation, path_of

SURE = {"sure": "yes"}
A_DAY = 24 * 3600
PAUSE = 3 * A_DAY + 17


def begin(house: TrialInstallation, *others: dict[str, Any], **about: Any) -> Table:
    """Begin a match of people who read English, unless they are given."""
    english = [dict(each) | {"language": "en"} for each in (BELA, CYRUS)]
    return at_table.begin(house, *(others or english), **about)


def lay(table: Table) -> Companions:
    """Continue the match at a table, by the button of the host's page; return the table."""
    house = table.house
    page = house.get(f"/h/{table.host}/table")
    assert page.acts == ["table"]
    assert page.submit("table").status == 200
    return at_table_of(table)


def at_table_of(table: Table) -> Companions:
    house, table_id = table.house, table.loaded().match.table_id
    assert table_id is not None
    seats = [
        house.token("table_seat", Target(table_id=table_id, number=number))
        for number in range(len(table.seats))
    ]
    host, watch = (house.token(kind, Target(table_id=table_id)) for kind in HOST_AND_WATCH)
    return Companions(house, OpenedTable(table_id, host, watch, seats))


HOST_AND_WATCH = ("table_host", "table_watch")


def due_of(table: Table) -> dict[int, DueRow]:
    read = table.house.installation.database.read
    query = select(DUE).where(DUE.c.match_id == table.match)
    return {row.seat: row for row in read(lambda c: fetch_all(c, query, DueRow))}


def kinds(letters: list[Letter]) -> Counter[str]:
    return Counter(letter.kind for letter in letters)


def take_back(table: Table) -> Any:
    page = table.house.get(f"/h/{table.host}/take-back")
    return page.submit("take-back") if "take-back" in page.acts else page


def play_to_the_end(at: Companions, luck: str = "evening") -> None:
    """Enter random moves at the table until the rules end the game."""
    choose = random.Random(luck)
    for _ in range(3000):
        table = at.table
        if at.held(at.opened.host).row.status == "over":
            return
        with suppress(Refused):  # a world in which that seat cannot do it
            at.enter(at.opened.host, choose.choice(table.rules.offers(table.at, None)))
    raise AssertionError("the game has no end")


def test_a_game_that_the_table_cannot_continue_is_not_offered_there(
    house: TrialInstallation,
) -> None:
    table = begin(house, game="promises")
    assert f"/h/{table.host}/pause" in house.get(f"/h/{table.host}").text
    assert f"/h/{table.host}/table" not in house.get(f"/h/{table.host}").text


# --- paused ----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_players_are_told_once_that_the_match_lies_on_a_table(
    house: TrialInstallation, language: str
) -> None:
    others = [dict(each) | {"language": language} for each in (BELA, CYRUS)]
    table = begin(house, *others).play(6)
    house.new_letters()
    lay(table)
    letters = house.new_letters()
    assert kinds(letters) == {"paused": 3}
    assert len({letter.to for letter in letters}) == 3
    words = speaker(language)
    for letter in letters[1:]:
        for part in (letter.text, letter.html):
            assert "letter-paused" not in part
        assert bare(words("letter-paused-text")) in bare(" ".join(letter.text.split()))
        assert letter.seat_page in letter.links
        assert not letter.action_links


def test_no_clock_runs_and_no_reminder_goes_out_while_it_lies_there(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    house.new_letters()
    turn = table.turn
    lay(table)
    house.new_letters()
    for _ in range(20):
        house.pass_time(A_DAY)
    assert table.turn == turn
    assert not house.new_letters()
    seat = table.loaded().seats[0]
    assert not seat.missed and not seat.absent


def test_no_move_is_taken_by_any_door(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    house.new_letters()
    asked, action, turn = table.asked, table.actions[0], table.turn
    url = f"/s/{table.seats[asked]}/{turn}/{action.replace(' ', '%20')}"
    before = house.get(url)
    assert before.acts == ["play"]
    lay(table)
    title = speaker("en")("pause-table-title")
    shown = house.get(url)
    assert shown.status == 200 and title in shown.text and "play" not in shown.acts
    pressed = house.client.post(url, data=SURE)
    assert pressed.status_code == 409 and title in pressed.get_data(as_text=True)
    answer = table.act_by_api(asked, turn, action)
    assert answer.status_code == 409 and answer.json["error"]["code"] == "paused"
    seen = house.client.get("/api/v1/seat", headers=bearer(table.seats[asked])).json
    assert (seen["paused"], seen["legal_actions"], seen["deadline"]) == (True, [], None)
    assert table.turn == turn
    for door in ("build", "plan", f"undo/{turn - 1}"):
        assert title in house.get(f"/s/{table.seats[asked]}/{door}").text
    order = {"order": "stop after 3", **SURE}
    refused = house.client.post(f"/s/{table.seats[asked]}/orders", data=order)
    assert refused.status_code == 409 and title in refused.get_data(as_text=True)


def test_links_of_played_turns_say_what_they_said_before(house: TrialInstallation) -> None:
    table = begin(house)
    asked, action, turn = table.asked, table.actions[0], table.turn
    url = f"/s/{table.seats[asked]}/{turn}/{action.replace(' ', '%20')}"
    assert house.get(url).submit("play").status == 200
    lay(table)
    assert speaker("en")("play-already-title") in house.get(url).text
    assert house.client.post(url, data=SURE).status_code == 303


def test_the_pages_show_it_and_lead_to_the_table(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    at = lay(table)
    title = speaker("en")("pause-table-title")
    for seat, token in enumerate(table.seats[:1]):
        page = house.get(f"/s/{token}").text
        assert title in page and TableLinks("", at.opened.seats[seat]).page in page
    host = house.get(f"/h/{table.host}").text
    assert title in host and TableLinks("", at.opened.host).page in host
    watched = house.get(f"/m/{table.match}").text
    assert title in watched and "/t/" not in watched
    other = house.get(f"/s/{table.seats[1]}").text
    assert TableLinks("", at.opened.seats[1]).page in other
    assert TableLinks("", at.opened.seats[0]).page not in other
    house.client.post("/mine", data=SURE | {"email": BELA["email"]})
    [letter] = [each for each in house.new_letters() if each.kind == "mine"]
    mine = next(link for link in letter.links if "/mine/" in link)
    assert title in house.get(mine).text


def test_a_second_tap_opens_no_second_table(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    first = house.client.post(f"/h/{table.host}/table", data=SURE)
    again = house.client.post(f"/h/{table.host}/table", data=SURE)
    assert first.headers["Location"] == again.headers["Location"]
    assert kinds(house.new_letters())["paused"] == 3
    assert house.get(f"/h/{table.host}/table").status == 409


def test_a_question_that_waited_for_the_mail_server_is_asked_in_full_later(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    whole = due_of(table)[table.asked]
    house.time.forward(3600)  # the letter is still in the outbox
    lay(table)
    house.pass_time(PAUSE)
    take_back(table)
    [due] = due_of(table).values()
    assert due.deadline_at == house.time.now() + whole.deadline_at - whole.began_at


# --- taken back ------------------------------------------------------------


def test_deadlines_move_by_exactly_the_pause_and_all_are_told(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    house.new_letters()
    house.time.forward(5000)
    before, turn = due_of(table), table.turn
    lay(table)
    house.new_letters()
    house.pass_time(PAUSE)
    assert take_back(table).status == 200
    after = due_of(table)
    assert before.keys() == after.keys()
    for seat, due in before.items():
        assert after[seat].deadline_at == due.deadline_at + PAUSE
        assert after[seat].began_at == due.began_at + PAUSE
        assert after[seat].due_at > house.time.now()
    letters = house.new_letters()
    assert kinds(letters) == {"turn": len(before), "resumed": 3 - len(before)}
    text = bare(speaker("en")("letter-resumed-host"))
    [asking] = [letter for letter in letters if letter.kind == "turn"]
    assert text in bare(" ".join(asking.text.split())) and asking.action_links
    assert text in bare(" ".join(asking.html.split()))
    link = next(iter(asking.action_links.values()))
    assert house.get(link).submit("play").status == 200
    assert table.turn > turn


def test_reminders_and_defaults_come_again_after_the_pause(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    house.new_letters()
    turn = table.turn
    lay(table)
    house.pass_time(PAUSE)
    take_back(table)
    house.new_letters()
    for _ in range(30):
        house.pass_time(3600)
        letters = house.new_letters()
        if any(letter.kind == "timeout" for letter in letters):
            break
    else:
        raise AssertionError("no default")
    assert table.turn > turn


def test_the_table_closes_and_a_later_evening_has_a_table_of_its_own(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    at = lay(table)
    loaded = table.loaded()
    line = loaded.game.legal_actions(loaded.state, loaded.game.to_act(loaded.state)[0])[0]
    at.enter(at.opened.host, f"{loaded.game.to_act(loaded.state)[0]} {line}")
    assert take_back(table).status == 200
    for _ in range(2):
        assert house.client.post(f"/h/{table.host}/take-back", data=SURE).status_code == 303
    assert house.get(f"/h/{table.host}/take-back").status == 409
    page = house.get(TableLinks("", at.opened.host).page)
    frozen = speaker("en")("entry-refusal-table_frozen")
    assert page.status == 200 and bare(frozen) in bare(page.text)
    assert "the button that invites" not in page.text
    assert freeze(at) == table.match, "it is no match of its own"
    assert kinds(house.new_letters())["host"] == 1
    again = lay(table)
    assert again.opened.id != at.opened.id
    assert again.held(again.opened.host).row.number == 0


def test_a_pause_survives_what_happens_to_the_clock(house: TrialInstallation) -> None:
    """The service is down for a day, and its clock leaps ahead and is set right again."""
    table = begin(house).play(6)
    house.new_letters()
    before = due_of(table)
    scheduler.tick(house.installation)
    lay(table)
    house.time.seconds += A_DAY  # an outage
    scheduler.start(house.installation)
    house.time.forward(A_DAY)
    house.time.seconds += 300 * A_DAY
    scheduler.tick(house.installation, 60)
    house.time.seconds -= 300 * A_DAY
    scheduler.tick(house.installation, 60)
    take_back(table)
    for seat, due in due_of(table).items():
        assert due.deadline_at == before[seat].deadline_at + 2 * A_DAY


def test_a_pause_that_began_while_the_clock_was_ahead_costs_no_time(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    house.new_letters()
    before = due_of(table)
    scheduler.tick(house.installation)
    house.time.seconds += 300 * A_DAY
    scheduler.tick(house.installation, 60)
    lay(table)
    house.time.seconds -= 300 * A_DAY
    scheduler.tick(house.installation, 60)
    house.pass_time(A_DAY)
    take_back(table)
    for seat, due in due_of(table).items():
        assert abs(due.deadline_at - before[seat].deadline_at - A_DAY) <= 60


def test_a_bot_that_got_a_seat_during_the_pause_moves_after_it(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    house.new_letters()
    while table.asked == 0:  # the host's seat cannot go to a bot
        table.play(1)
    turn, write = table.turn, house.installation.database.write
    seat = table.loaded().seats[table.asked]
    write(lambda c: store.update_seat(c, seat, absent=True, missed=3))
    lay(table)
    page = house.get(f"/h/{table.host}/bot/{seat.number}")
    assert page.submit("bot").status == 200
    assert table.turn == turn and table.loaded().seats[seat.number].bot
    house.pass_time(PAUSE)
    assert table.turn == turn
    take_back(table)
    assert table.turn > turn and table.loaded().is_running


def test_another_time_zone_during_the_pause_starts_no_clock(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    house.new_letters()
    asked, before = table.asked, due_of(table)
    lay(table)
    house.new_letters()
    page = house.get(f"/s/{table.seats[asked]}/settings")
    page.submit("settings", language="en", timezone="Asia/Tehran")
    for _ in range(5):
        house.pass_time(A_DAY)
    assert not house.new_letters()
    take_back(table)
    assert due_of(table)[asked].deadline_at == before[asked].deadline_at + 5 * A_DAY


def test_an_absent_player_who_comes_back_during_the_pause_waits_for_its_end(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    seat, turn = table.loaded().seats[table.asked], table.turn
    write = house.installation.database.write
    write(lambda c: store.update_seat(c, seat, absent=True, missed=3))
    lay(table)
    page = house.get(f"/s/{table.seats[seat.number]}")
    assert page.submit("return").status == 200
    again = table.loaded()
    assert again.is_paused and not again.seats[seat.number].absent and table.turn == turn


def test_no_default_is_played_for_a_player_who_is_erased_during_the_pause(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    while table.asked == 0:
        table.play(1)
    seat, turn = table.loaded().seats[table.asked], table.turn
    lay(table)
    now = house.time.now()
    house.installation.database.write(lambda c: personal_data.erase(c, seat.address, now))
    assert table.loaded().seats[seat.number].absent and table.turn == turn
    take_back(table)
    assert table.turn > turn


def test_a_paused_match_is_not_offered_after_a_move_in_another_one(
    house: TrialInstallation,
) -> None:
    table, other = begin(house).play(6), begin(house, seed="another").play(3)
    seat, read = table.asked, house.installation.database.read
    elsewhere = other.loaded().seats[seat]
    found = read(lambda c: same_person.next_asked(c, elsewhere))
    assert found is not None and found.match_id == table.match
    lay(table)
    assert read(lambda c: same_person.next_asked(c, elsewhere)) is None


def test_a_person_can_take_over_a_seat_during_the_pause(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    write, turn = house.installation.database.write, table.turn
    seat = table.loaded().seats[1]
    write(lambda c: store.update_seat(c, seat, absent=True, missed=3))
    lay(table)
    friend = {"name": "Dara", "email": "dara@mail.example", "language": "en"}
    assert house.get(f"/h/{table.host}/replace/1").submit("replace", **friend).status == 200
    [offer] = [letter for letter in house.new_letters() if letter.kind == "takeover"]
    join = next(link for link in offer.links if link.endswith("/join"))
    assert house.get(join).submit("join").status == 200
    taken = table.loaded().seats[1]
    assert (taken.name, taken.status, taken.absent) == ("Dara", "joined", False)
    assert table.turn == turn and table.loaded().is_paused


def test_a_request_to_undo_waits_for_the_end_of_the_pause(house: TrialInstallation) -> None:
    table = begin(house).play(7)
    house.new_letters()
    loaded, read = table.loaded(), house.installation.database.read
    wanted = [read(lambda c, seat=seat: by_consent.askable(c, loaded, seat)) for seat in range(3)]
    seat, found = next((seat, each) for seat, each in enumerate(wanted) if each)
    wish = f"/s/{table.seats[seat]}/wish/{found.move.number}"
    assert house.get(wish).submit("wish").status == 200
    [asked, *_] = [letter for letter in house.new_letters() if letter.kind == "wish"]
    consent = path_of(next(link for link in asked.links if "/consent/" in link))
    lay(table)
    turn = table.turn
    assert "consent" not in house.get(consent).acts
    house.client.post(consent, data=SURE)
    assert table.turn == turn
    take_back(table)
    assert "consent" in house.get(consent).acts


# --- the table's end -------------------------------------------------------


def test_the_match_takes_in_the_tables_result_once_it_has_settled(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    at = lay(table)
    house.new_letters()
    turn = table.turn
    at.enter(at.opened.host, "end 2")
    house.pass_time(continued_matches.QUIET - 1)
    assert table.loaded().is_paused and not house.new_letters()
    page = house.get(TableLinks("", at.opened.host).page).text
    assert bare(speaker("en")("table-settles", minutes=continued_matches.QUIET // 60)) in bare(page)
    house.pass_time(1)
    match = table.loaded().match
    assert (match.status, match.turn, match.paused_at) == ("over", turn, None)
    assert match.result["winners"] == [2]
    letters = house.new_letters()
    assert kinds(letters) == {"over": 3} and not due_of(table)
    for letter in letters:
        words = speaker(letter["Content-Language"])
        for part in (letter.text, letter.html):
            assert bare(words("paused-end")) in bare(" ".join(part.split()))
    for _ in range(3):
        house.pass_time(A_DAY)
    assert not house.new_letters()
    with pytest.raises(Refused, match="taken_in"):
        at.enter(at.opened.host, "undo 1")


def test_an_end_that_is_taken_back_in_time_does_not_count(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    at = lay(table)
    at.enter(at.opened.host, "end 2")
    house.pass_time(continued_matches.QUIET - 1)
    at.enter(at.opened.host, "undo 1")
    house.pass_time(A_DAY)
    assert table.loaded().is_paused
    at.enter(at.opened.host, "end 1")
    house.pass_time(continued_matches.QUIET)
    assert table.loaded().match.result["winners"] == [1]


@pytest.mark.parametrize("line", ["end 2", "end 0 1", "end"])
def test_every_page_and_letter_of_a_match_that_ended_at_a_table_reads_well(
    house: TrialInstallation, line: str
) -> None:
    table = begin(house).play(6)
    at = lay(table)
    at.enter(at.opened.host, line)
    house.pass_time(continued_matches.QUIET)
    pages = [
        f"/s/{table.seats[0]}",
        f"/h/{table.host}",
        f"/m/{table.match}",
        f"/m/{table.match}/log",
    ]
    pages += [f"/s/{table.seats[0]}/{what}" for what in ("log", "orders", "settings", "rebuild")]
    pages += [f"/m/{table.match}/0", f"/m/{table.match}/{table.turn}", f"/m/{table.match}/export"]
    pages += [TableLinks("", at.opened.host).page, TableLinks("", at.opened.host).to("freeze")]
    for language in LANGUAGES:
        house.client.set_cookie("language", language)
        for page in pages:
            assert house.get(page).status in (200, 409), page
    for what in ("poster", "certificate", "result"):
        assert house.client.get(f"/m/{table.match}/{what}.pdf").status_code == 404
    assert kinds(house.new_letters())["over"] == 3
    assert house.get(f"/s/{table.seats[0]}/again").status == 200


def test_a_game_played_out_at_the_table_has_the_result_of_its_rules(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    at = lay(table)
    play_to_the_end(at)
    house.pass_time(continued_matches.QUIET)
    result = table.loaded().match.result
    assert result["reason"] != "by_hand" and len(result["scores"]) == 3
    assert house.get(f"/m/{table.match}").status == 200
    assert kinds(house.new_letters())["over"] == 3


def test_the_campaign_goes_on_after_a_game_that_ended_at_a_table(
    house: TrialInstallation,
) -> None:
    table = begin(house, options={"campaign": 60}).play(6)
    at = lay(table)
    play_to_the_end(at)
    house.pass_time(continued_matches.QUIET)
    house.pass_time(1)
    following = next_table(house, table).loaded()
    gained = table.loaded().match.result["campaign"]["points"]
    assert following.match.options["points"] == gained
    assert following.match.options["campaign"] == 60
    assert "hidden_cards" not in following.match.options
    assert following.is_running and not following.is_paused
    letters = house.new_letters()
    assert kinds(letters)["over"] == 3
    assert house.get(f"/c/{table.match}").status == 200


def test_a_campaigns_game_that_was_broken_off_gives_no_points_and_has_no_sequel(
    house: TrialInstallation,
) -> None:
    table = begin(house, options={"campaign": 60}).play(6)
    at = lay(table)
    at.enter(at.opened.host, "end 2")
    house.pass_time(continued_matches.QUIET)
    house.pass_time(1)
    assert table.loaded().match.status == "over"
    for page in (f"/m/{table.match}", f"/s/{table.seats[0]}", f"/h/{table.host}"):
        assert house.get(page).status == 200
    assert kinds(house.new_letters())["over"] == 3


def test_the_end_counts_too_if_the_phones_have_moved_to_the_next_game(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    at = lay(table)
    at.enter(at.opened.host, "end 2")
    page = house.get(TableLinks("", at.opened.host).page)
    assert page.submit("next").status == 200
    house.pass_time(continued_matches.QUIET)
    assert table.loaded().match.result["winners"] == [2]


def test_a_season_counts_it_once_with_the_evenings_place(house: TrialInstallation) -> None:
    group, table = open_season(house), begin(house).play(6)
    group.put(f"/h/{table.host}")
    at = lay(table)
    [play] = group.plays
    assert play.ended is None
    at.enter(at.opened.host, "end 2")
    for _ in range(2):
        [play] = group.plays
        assert play.winners == [2]
        house.pass_time(continued_matches.QUIET)
    assert play.is_match and play.id == table.match
    assert len(group.plays) == 1 and sorted(group.points.values()) == [1.5, 1.5, 3]
    assert [standing.plays for standing in group.standings] == [1, 1, 1]


def test_a_season_shows_the_match_again_once_it_was_taken_back(house: TrialInstallation) -> None:
    group, table = open_season(house), begin(house).play(6)
    group.put(f"/h/{table.host}")
    at = lay(table)
    at.enter(at.opened.host, "end 2")
    take_back(table)
    [play] = group.plays
    assert (play.id, play.ended, play.status) == (table.match, None, "running")
    assert play.on_turn == tuple(due_of(table))


# --- other ends ------------------------------------------------------------


def freeze_again(table: Table, at: Companions) -> str:
    """Freeze the table as it is, with hands of the right size; return its match."""
    state = at.table.at.state
    for seat, hand in enumerate(state.hands):
        say(at, seat, ids(spread(hand)))
    return freeze(at)


def test_a_frozen_table_replaces_the_match_once_it_has_begun(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    at = lay(table)
    later = freeze_again(table, at)
    house.pass_time(1)
    assert table.loaded().is_paused, "the new match waits for its host"
    assert house.client.post(f"/h/{table.host}/take-back", data=SURE).status_code == 409
    assert house.agree(later).status_code == 303
    for token in house.seat_tokens(later)[1:]:
        assert house.get(f"/s/{token}/join").submit("join").status == 200
    house.new_letters()
    house.pass_time(1)
    match = table.loaded().match
    assert (match.status, match.paused_at, match.result) == ("called_off", None, None)
    assert not due_of(table)
    letters = house.new_letters()
    assert kinds(letters) == {"called_off": 3}
    for letter in letters:
        words = speaker(letter["Content-Language"])
        assert bare(words("letter-moved-text")) in bare(" ".join(letter.text.split()))
    page = house.get(f"/s/{table.seats[0]}").text
    assert speaker("en")("moved-title") in page and f"/m/{later}" in page
    assert house.get(f"/h/{table.host}").status == 200
    assert f"/m/{later}" in house.get(f"/m/{table.match}").text


def test_the_match_waits_on_if_the_frozen_one_is_never_confirmed(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    at = lay(table)
    freeze_again(table, at)
    house.pass_time(8 * A_DAY)
    assert at.held(at.opened.host).row.status == "open"
    assert table.loaded().is_paused
    assert take_back(table).status == 200 and table.loaded().is_running


def test_the_match_goes_on_if_the_frozen_one_is_called_off_before_it_begins(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    at = lay(table)
    later = freeze_again(table, at)
    house.agree(later)
    page = house.get(f"{house.host_page(later)}/call-off")
    assert page.submit("call-off").status == 200
    house.new_letters()
    house.pass_time(1)
    assert table.loaded().is_running
    assert kinds(house.new_letters()) == {"turn": 1, "resumed": 2}


def test_the_match_goes_on_when_its_table_is_forgotten(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    before = due_of(table)
    house.new_letters()
    lay(table)
    house.new_letters()
    house.pass_time(retention.EMPTY)
    assert table.loaded().is_running
    letters = house.new_letters()
    assert kinds(letters) == {"turn": 1, "resumed": 2}
    assert bare(speaker("en")("letter-resumed-gone")) in bare(" ".join(letters[0].text.split()))
    for seat, due in due_of(table).items():
        assert due.deadline_at == before[seat].deadline_at + retention.EMPTY


def test_a_match_that_is_called_off_at_the_table_stays_called_off(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(6)
    at = lay(table)
    assert house.get(f"/h/{table.host}/call-off").submit("call-off").status == 200
    at.enter(at.opened.host, "end 2")
    house.pass_time(continued_matches.QUIET)
    house.pass_time(A_DAY)
    assert table.loaded().match.status == "called_off"
    assert house.client.post(f"/h/{table.host}/take-back", data=SURE).status_code == 409
    assert kinds(house.new_letters())["over"] == 0


def test_a_table_whose_log_is_broken_gives_its_stored_result(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    at = lay(table)
    at.enter(at.opened.host, "end 2")

    def spoil(connection: Any) -> None:
        where = TABLE_ENTRY.c.table_id == at.opened.id
        connection.execute(update(TABLE_ENTRY).where(where).values(line="end 9"))
        row = GAME_TABLE.c.id == at.opened.id
        connection.execute(update(GAME_TABLE).where(row).values(seal="x"))

    house.installation.database.write(spoil)
    house.pass_time(continued_matches.QUIET)
    assert table.loaded().match.result["winners"] == [2]
