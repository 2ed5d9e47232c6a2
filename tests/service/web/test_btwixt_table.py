"""B'Twixt in the service: orders, secret choices, a box owner's cards, playouts, scores."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import engine
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import orders, store
from service.operations.commands import staffetta
from tests.service.at_table import Table, begin
from tests.service.seated import DAY
from tests.service.trial_installation import BELA, CYRUS, DARA, Page, TrialInstallation

GAME = engine.games()["btwixt"]


ASKS_NOTHING = {f"s{number:02}" for number in (9, 11, 12, 13, 14, 15, 16, 18, 19, 20, 23, 25)}


def at_table(house: TrialInstallation, **options: Any) -> Table:
    """Begin a match of four people with chosen leaders."""
    table = begin(house, BELA, CYRUS, DARA, game="btwixt", options=options)
    while table.loaded().state.phase == "leader":
        table.take(table.actions[0])
    return table


def until(table: Table, phase: str, most: int = 400) -> Table:
    """Play random moves, at most `most`, until the game is in this phase."""
    for luck in range(most):
        if table.loaded().state.phase == phase:
            return table
        table.play(1, str(luck))
    raise AssertionError(f"{phase} never came up")


def page_of(table: Table, seat: int, rest: str = "") -> Page:
    return table.house.get(f"/s/{table.seats[seat]}/{rest}".rstrip("/"))


def give(table: Table, seat: int, line: str) -> None:
    looked = page_of(table, seat, f"orders/look?order={line.replace(' ', '%20')}")
    assert looked.status == 200 and looked.acts == ["orders"], looked.text
    assert looked.submit("orders").status == 200


def armed(table: Table) -> list[str]:
    rows = table.house.installation.database.read(lambda c: orders.OF_MATCH.all(c, of=table.match))
    return [row.line for row in rows]


def moves(table: Table) -> list[tuple[int, str, str]]:
    rows = table.house.installation.database.read(lambda c: store.moves_of(c, table.match))
    return [(row.seat, row.action, row.mark) for row in rows]


# --- standing orders -------------------------------------------------------


def test_an_order_plays_its_cards_one_after_another_and_then_kneels(
    house: TrialInstallation,
) -> None:
    table = at_table(house)
    first, second = table.asked, (table.asked + 1) % 4
    hand = table.seat_by_api(second)["view"]["hand"]
    plain = [card for card in hand if card in ASKS_NOTHING][:2]
    assert len(plain) == 2
    give(table, second, f"round; play {plain[0]}; play {plain[1]}; then kneel")
    table.take("kneel")
    done = [(seat, action) for seat, action, _ in moves(table)]
    assert (second, f"play {plain[0]}") in done and table.asked == (first + 2) % 4
    while table.loaded().state.phase == "play":
        table.take("kneel")
    done = [(seat, action) for seat, action, _ in moves(table) if seat == second]
    assert [action for _, action in done[1:]] == [*(f"play {card}" for card in plain), "kneel"]


def test_an_order_ends_with_its_round(house: TrialInstallation) -> None:
    table = at_table(house)
    seat = (table.asked + 3) % 4
    give(table, seat, "round; total 99")
    assert armed(table) == ["round; total 99"]
    now = table.loaded().state.ally
    while table.loaded().state.ally == now:
        table.take(GAME.timeout_action(table.loaded().state, table.asked))
    assert armed(table) == []


@pytest.mark.parametrize("seat", range(4))
def test_the_form_of_orders_is_there_for_every_seat(house: TrialInstallation, seat: int) -> None:
    table = at_table(house)
    page = page_of(table, seat, "orders")
    assert page.status == 200 and "look" in page.acts


# --- several seats asked at once -------------------------------------------


def test_cards_named_in_secret_are_not_shown_to_others(house: TrialInstallation) -> None:
    table = at_table(house, event_module=True)
    for luck in range(1500):
        if len(table.loaded().to_act()) > 1:
            break
        table.play(1, str(luck))
        assert table.loaded().is_running
    one, other, *_ = table.loaded().to_act()
    before = table.seat_by_api(other)
    answered = table.act_by_api(one, table.seat_by_api(one)["turn"], named(table, one))
    assert answered.status_code == 200
    after = table.seat_by_api(other)
    assert after["legal_actions"] == before["legal_actions"]
    assert one not in table.loaded().to_act() and other in table.loaded().to_act()
    told = {event["kind"] for event in after["events"][len(before["events"]) :]}
    assert told == {"chosen"}
    assert table.seat_by_api(one)["view"]["answer"]


def named(table: Table, seat: int) -> str:
    return table.seat_by_api(seat)["legal_actions"][0]


# --- an owner's cards ------------------------------------------------------


def own_cards() -> str:
    """Return our data file with a manual card and a name of the owner's."""
    lines = GAME.data_file.text.splitlines()
    for number, line in enumerate(lines):
        if '{ id = "s09"' in line:
            head = line.partition("effects =")[0].replace("Spare Quill", "Raven's Feather")
            lines[number] = f"{head}effects = [], manual = true }},"
    return "\n".join(lines)


def test_a_match_keeps_an_owners_cards_and_waits_for_manual_ones(
    house: TrialInstallation,
) -> None:
    table = at_table(house, data=own_cards())
    until(table, "correct")
    seat = table.asked
    view = table.seat_by_api(seat)["view"]
    assert view["set"]["cards"]["s09"]["name"] == "Raven's Feather"
    page = page_of(table, seat)
    assert page.status == 200 and "done" in page.action_links
    total = view["players"][seat]["total"]
    turn = table.seat_by_api(seat)["turn"]
    assert table.act_by_api(seat, turn, f"correct total {seat} +1").status_code == 200
    assert table.seat_by_api(seat)["view"]["players"][seat]["total"] == total + 1
    assert table.asked == seat
    table.take("done")
    assert table.play(None).loaded().match.status == "over"


# --- secrecy, and the command line -----------------------------------------


def test_a_silent_table_is_played_on_by_the_rules(house: TrialInstallation) -> None:
    table = at_table(house)
    begun = table.turn
    for _ in range(6):
        house.new_letters()
        house.pass_time(DAY // 2)
    assert table.turn > begun
    assert {mark for _, _, mark in moves(table)[begun:]} <= {"timeout", "forced", "absent"}


def test_the_command_line_knows_it() -> None:
    ran = CliRunner().invoke(staffetta, ["games", "--json"])
    known = {game["id"]: game for game in json.loads(ran.output)}
    assert known["btwixt"]["seats"] == [3, 4, 5, 6]
    options = ["--option", "leader_mode=advanced", "--option", "event_module=true"]
    arguments = ["playout", "btwixt", "--players", "5", "--games", "3", *options, "--json"]
    answer = json.loads(CliRunner().invoke(staffetta, arguments).output)
    assert answer["games"] == 3 and answer["options"]["event_module"] is True


def test_scores_are_filtered_line_by_line(tmp_path: Path) -> None:
    reports = tmp_path / "reports.jsonl"
    councils = [{"allies": [10], "tokens": []}, {"allies": [12], "tokens": []}]
    final = {"kind": "final", "councils": [*councils, {"allies": [14], "tokens": [1], "adjust": 0}]}
    around = {"kind": "round", "first_player": 2, "totals": [9, 3, 9, 0]}
    lines = [json.dumps(each) for each in (final, around, {"kind": "final"})]
    reports.write_text("\n".join(lines) + "\n", encoding="utf-8")
    ran = CliRunner().invoke(staffetta, ["score", "btwixt", str(reports)])
    ended, recruited, wrong = map(json.loads, ran.stdout.splitlines())
    assert ended["small"] == [10, 10, 12] and ended["winners"] == [2]
    assert ended["decided_by"] == "small" and recruited == {"winner": 2}
    assert wrong["error"]["code"] == "missing" and wrong["error"]["at"] and ran.exit_code == 1


def test_an_owners_card_has_its_typed_name_everywhere(
    house: TrialInstallation,
) -> None:
    table = at_table(house, data=own_cards())
    until(table, "correct")
    seat = table.asked
    told = page_of(table, seat).text
    assert "Raven&#39;s Feather" in told and "Spare Quill" not in told


def test_a_card_of_the_hand_is_a_button_before_the_table(
    house: TrialInstallation,
) -> None:
    table = until(at_table(house), "play")
    asked, other = table.asked, (table.asked + 1) % 4
    page = page_of(table, asked).text
    action = next(action for action in table.actions if action.startswith("play "))
    assert page.count(f'/{table.turn}/{action.replace(" ", "%20")}"') == 1
    places = [page.index(part) for part in ('class="deck"', 'id="moves"', 'id="board"')]
    assert places == sorted(places)
    assert 'class="doing"' not in page_of(table, other).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_warning_is_in_words(language: str) -> None:
    say = speaker(language, engine.games()["btwixt"])
    said = {
        name: say("ask-play", card="Royal Audit", futile=value)
        for name, value in (("yes", True), ("no", False))
    }
    assert said["yes"] != said["no"]
    assert language != "en" or "would have no effect" in said["yes"]
