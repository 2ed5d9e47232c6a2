"""The option to ask all seats for plans when a battle begins: one letter each, turns in order."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from html import unescape
from typing import Any

import pytest

from service.database.rows import DueRow
from service.language import dates
from service.language.languages import unmarked
from service.language.words import speaker
from service.matches import open_decisions, orders, pauses, store
from service.matches.undo import alone
from tests.service.at_table import Table, begin
from tests.service.seated import DAY, HOUR
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation

LOOK = re.compile(r"/s/[a-z2-7]{26}/orders/look\?order=([a-z-]+)[^\"\s]*")


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match with plans asked of all seats at once; the holder has yet to choose a site."""
    table = begin(house, plans_at_once=True)
    house.new_letters()
    return table


def letters(table: Table) -> list[tuple[str, str]]:
    """Return kind and address of all new letters, except those about orders."""
    return sorted((letter.kind, letter.to) for letter in table.house.new_letters())


def due_of(table: Table) -> DueRow:
    """Return the open decision of the seat to move."""
    read = table.house.installation.database.read
    return read(lambda c: open_decisions.of_match(c, table.match))[table.asked]


def link(letter: Letter, kind: str) -> str:
    """Return the URL by which a letter offers the stance of this kind."""
    found = next(each for each in LOOK.finditer(letter.html) if each[1] == kind)
    return found[0].replace("&amp;", "&")


def give(table: Table, seat: int, line: str) -> None:
    page = f"/s/{table.seats[seat]}/orders/look?order={line.replace(' ', '%20')}"
    assert table.house.get(page).submit("orders").status in (200, 303)


def addresses(seats: set[int]) -> list[str]:
    return sorted((ANA, BELA, CYRUS)[seat]["email"] for seat in seats)


def test_when_a_battle_is_sited_all_others_are_written_to(table: Table) -> None:
    holder = table.asked
    table.take(table.actions[0])
    assert table.asked == holder, "who chooses the site plays first, and is at the page"
    others = {0, 1, 2} - {holder}
    found = table.house.new_letters()
    assert [letter.kind for letter in found] == ["at_once", "at_once"]
    assert sorted(letter.to for letter in found) == addresses(others)
    for letter in found:
        kinds = [each[1] for each in LOOK.finditer(letter.html)]
        assert kinds == ["up-to", "pass-battle", "every-battle", "by-card"]
        assert kinds == [each[1] for each in LOOK.finditer(letter.text)]


def test_a_player_who_has_answered_is_not_asked_and_moves_are_in_turn_order(table: Table) -> None:
    table.take(table.actions[0])
    first = table.asked
    for letter in table.house.new_letters():
        tapped = table.house.get(link(letter, "up-to"))
        assert tapped.submit("orders").status in (200, 303)
    assert table.asked == first, "nothing is played before its turn"
    turn = table.turn
    table.take(next(action for action in table.actions if action.startswith("play m")))
    moves = table.house.installation.database.read(lambda c: store.moves_of(c, table.match, turn))
    assert [move.seat for move in moves[:3]] == [first, (first + 1) % 3, (first + 2) % 3]
    assert {move.mark for move in moves[1:]} <= {"order", "forced"}


def test_a_player_who_has_not_answered_is_reminded_but_gets_no_second_letter(table: Table) -> None:
    table.take(table.actions[0])
    table.house.new_letters()
    table.take(next(action for action in table.actions if action.startswith("play m")))
    asked = table.asked
    assert letters(table) == []
    told = []
    for _ in range(14):
        table.house.pass_time(3600)
        told += letters(table)
    assert told == [("reminder", (ANA, BELA, CYRUS)[asked]["email"])]


@pytest.mark.parametrize("game", ["condottiere-3e", "condottiere-1e", "rakab", "btwixt"])
def test_letter_and_page_ask_the_same_with_the_same_date_and_default(
    house: TrialInstallation, game: str
) -> None:
    table = begin(house, game=game, plans_at_once=True)
    while table.loaded().state.phase not in ("battle", "play"):
        house.new_letters()
        table.take(table.actions[0])
    named = table.house.installation.now() + DAY
    found = table.house.new_letters()
    assert {letter.kind for letter in found} >= {"at_once"}
    table.house.time.forward(5 * HOUR)
    for letter in found:
        said, _, until, default = letter.text.splitlines()[:4]
        assert said and letter["Subject"].endswith(said)
        html = table.house.get(letter.seat_page).text
        page = " ".join(unmarked(unescape(re.sub(r"<[^>]*>", " ", html))).split())
        assert said in page and default in page
        end = datetime.fromtimestamp(named, UTC)
        zone = next(row.timezone for row in table.loaded().seats if row.address == letter.to)
        moment = dates.moment(end, zone, speaker(letter["Content-Language"], table.loaded().game))
        assert unmarked(moment) in unmarked(until) and unmarked(moment) in unmarked(html)
        assert 'id="stances"' in html


def test_the_date_of_the_letter_stands_when_the_turn_comes(table: Table) -> None:
    table.take(table.actions[0])
    named = table.house.installation.now() + DAY
    table.house.new_letters()
    table.house.time.forward(20 * HOUR)
    table.take(next(action for action in table.actions if action.startswith("play m")))
    due = due_of(table)
    assert due.deadline_at == named and due.due_at > table.house.installation.now()
    assert letters(table) == []


@pytest.mark.parametrize("hours", [23.5, 24, 60])
def test_no_clock_starts_without_a_letter_once_that_date_is_over(
    table: Table, hours: float
) -> None:
    table.take(table.actions[0])
    table.house.new_letters()
    table.house.time.forward(round(hours * HOUR))
    table.take(next(action for action in table.actions if action.startswith("play m")))
    assert due_of(table).deadline_at == table.house.installation.now() + DAY
    assert letters(table) == [("turn", (ANA, BELA, CYRUS)[table.asked]["email"])]


def test_after_a_pause_a_plan_is_asked_for_again_with_the_time_that_was_left(
    table: Table,
) -> None:
    house = table.house
    table.take(table.actions[0])
    named = house.installation.now() + DAY
    silent = sorted({0, 1, 2} - {table.asked})
    house.new_letters()
    house.time.forward(5 * HOUR)
    pause(table)
    house.new_letters()
    house.time.forward(3 * DAY)
    resume(table)
    found = house.new_letters()
    assert sorted(each.kind for each in found) == ["at_once", "at_once", "turn"]
    asked_again = [each for each in found if each.kind == "at_once"]
    assert sorted(each.to for each in asked_again) == addresses(set(silent))
    house.time.forward(18 * HOUR)
    table.take(next(action for action in table.actions if action.startswith("play m")))
    assert due_of(table).deadline_at == named + 3 * DAY
    assert letters(table) == []


def test_after_a_pause_only_those_are_asked_who_have_not_planned(table: Table) -> None:
    table.take(table.actions[0])
    others = sorted({0, 1, 2} - {table.asked})
    give(table, others[0], "pass-battle")
    table.house.new_letters()
    pause(table)
    table.house.new_letters()
    resume(table)
    found = {each.to: each.kind for each in table.house.new_letters()}
    [done], [silent] = addresses({others[0]}), addresses({others[1]})
    assert (found[done], found[silent]) == ("resumed", "at_once")


def pause(table: Table) -> None:
    now, write = table.house.installation.now(), table.house.installation.database.write
    write(lambda c: pauses.pause(c, store.load(c, table.match, lock=True), now))


def resume(table: Table) -> None:
    now, write = table.house.installation.now(), table.house.installation.database.write
    write(lambda c: pauses.resume(c, store.load(c, table.match, lock=True), now, "host"))


def test_a_page_asks_only_until_that_date(table: Table) -> None:
    table.take(table.actions[0])
    letter = table.house.new_letters()[0]
    prompt = letter.text.splitlines()[0]
    assert prompt in unmarked(table.house.get(letter.seat_page).text)
    table.house.time.forward(DAY)
    assert prompt not in unmarked(table.house.get(letter.seat_page).text)


def test_a_player_who_plays_card_by_card_gets_a_letter_each_time(table: Table) -> None:
    table.take(table.actions[0])
    table.house.new_letters()
    asked = (table.asked + 1) % 3
    give(table, asked, "by-card")
    table.take(next(action for action in table.actions if action.startswith("play m")))
    assert table.asked == asked
    assert letters(table) == [("turn", (ANA, BELA, CYRUS)[asked]["email"])]


def test_an_order_for_every_battle_and_a_bot_are_asked_nothing(house: TrialInstallation) -> None:
    table = begin(house, BELA, {"bot": True}, plans_at_once=True)
    while table.asked != 0:
        table.take(table.actions[0])
    give(table, 1, "every-battle; most 3")
    house.new_letters()
    while table.loaded().state.phase != "battle":
        table.take(table.actions[0])
    assert "at_once" not in [kind for kind, _ in letters(table)]


def test_without_this_option_no_player_is_asked_before_their_turn(house: TrialInstallation) -> None:
    table = begin(house)
    house.new_letters()
    table.take(table.actions[0])
    assert letters(table) == []


def test_a_round_of_an_auction_asks_all_at_once_too(house: TrialInstallation) -> None:
    table = begin(house, game="btwixt", plans_at_once=True)
    while table.loaded().state.phase != "play":
        house.new_letters()
        table.take(table.actions[0])
    assert {"turn", "at_once"} == {kind for kind, _ in letters(table)}


def test_a_letter_that_was_overtaken_is_not_sent(table: Table) -> None:
    table.take(table.actions[0])
    for seat in {0, 1, 2} - {table.asked}:
        give(table, seat, "pass-battle")
    assert letters(table) == []


def test_undoing_the_choice_of_a_site_cancels_plans_for_its_battle(table: Table) -> None:
    holder, number = table.asked, table.turn
    table.take(table.actions[0])
    other = (holder + 1) % 3
    give(table, other, "up-to; most 9")
    now = table.house.installation.now()

    def take_back(connection: Any) -> None:
        held = store.load(connection, table.match, lock=True)
        alone.take_back(connection, held, holder, number, now)

    table.house.installation.database.write(take_back)
    read = table.house.installation.database.read
    assert read(lambda c: orders.of_seat(c, table.match, other)) == []
    seat = table.loaded().seats[other]
    notes = read(lambda c: orders.notes_of(c, seat))
    assert [note["kind"] for note in notes] == ["fallen"]
    page = table.house.get(f"/s/{table.seats[other]}")
    assert page.status == 200
    table.house.new_letters()
    table.take(table.actions[1])
    assert [kind for kind, _ in letters(table)] == ["at_once", "at_once"]


def test_only_games_with_battles_or_rounds_ask_so(house: TrialInstallation) -> None:
    body = {"game": "troyes", "language": "en", "host": ANA, "players": [BELA]}
    for wanted, code in ((True, "no_plans"), ("yes", "unknown_value")):
        answer = house.client.post("/api/v1/matches", json=body | {"plans_at_once": wanted})
        assert answer.status_code == 400
        error = answer.json["error"]
        assert (error["at"], error["code"]) == ("plans_at_once", code)


def test_the_page_of_a_waiting_player_offers_to_plan(table: Table) -> None:
    table.take(table.actions[0])
    other = (table.asked + 1) % 3
    page = table.house.get(f"/s/{table.seats[other]}")
    kinds = [each[1] for each in LOOK.finditer(page.text)]
    assert {"up-to", "pass-battle", "every-battle", "by-card"} == set(kinds)
    give(table, other, "pass-battle")
    assert not LOOK.search(table.house.get(f"/s/{table.seats[other]}").text)
