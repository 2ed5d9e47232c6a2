"""Troyes at the table on a phone without scripts: every page, and the count."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from service.language.languages import LANGUAGES, isolated, spell
from service.tables import creation, table_requests
from tests.engine.troyes.positions import GAME
from tests.engine.troyes.test_table import Kept
from tests.service.tables.tables_of_tests import Companions
from tests.service.trial_installation import TrialInstallation

NAMES = ("Ana", "Béla", "کورش")
pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@cache
def lines_of_a_game(seats: int) -> list[str]:
    """Return all lines of a whole random game at a table, with its points counted."""
    game, luck = Kept(seats, {}, b"pages"), random.Random(5)
    while game.state.result is None:
        game.play(luck.choice(GAME.legal_actions(game.state, game.state.actor)))
    game.show()
    return [entry.line for entry in game.table.entries]


def opened(house: TrialInstallation, seats: int) -> Companions:
    names = [{"name": name} for name in NAMES[:seats]]
    wish = table_requests.read({"game": "troyes", "seats": names}, f"troyes {seats}")
    tokens, now = house.installation.tokens, house.time.now()
    found = house.installation.database.write(lambda c: creation.open_table(c, wish, tokens, now))
    return Companions(house, found)


def page(house: TrialInstallation, token: str, **asked: str) -> str:
    answer = house.client.get(f"/t/{token}", query_string=asked)
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("seats", [1, 3])
def test_every_page_of_a_game_is_there_in_every_language(
    house: TrialInstallation, seats: int
) -> None:
    table = opened(house, seats)
    host = table.opened.host
    for number, line in enumerate(lines_of_a_game(seats)):
        if number % 23 == 0 or (line.startswith(("show", "tell")) and number % 5 == 0):
            language = LANGUAGES[number % len(LANGUAGES)]
            assert page(house, f"{host}/all", language=language)
            screen = page(house, table.opened.watch, language=language)
            written = re.sub("<svg.*?</svg>", "", screen, flags=re.DOTALL)
            assert not re.search("(?<![\u200e\u2066])\u2212[۰-۹]", written)
        table.enter(host, line)
    assert page(house, f"{host}/all", language="en")
    view = table.table.rules.view(table.table.at)
    assert view["result"] is not None and view["phase"] == "over"


def test_ticked_dice_show_their_uses(house: TrialInstallation) -> None:
    table = opened(house, 3)
    for line in lines_of_a_game(3):
        view = table.table.rules.view(table.table.at)
        if view.get("phase") == "act" and not view["asked"]:
            break
        table.enter(table.opened.host, line)
    [seat] = view["to_act"]
    dice = view["players"][seat]["dice"]
    own = next(f"{colour[0]}{each}" for colour, numbers in dice.items() for each in numbers)
    text = house.client.get(
        f"/t/{table.opened.host}/all",
        query_string=[("about", f"dice {seat}"), ("about", own), ("language", "en")],
    ).text
    assert f'value="{own}" checked' in text and f'data-entry="{seat} reroll {own}"' in text
    for wrong in (
        "dice",
        "dice 9 r1",
        f"dice {seat} zorro",
        f"build {seat}",
        "ű",
        "a" * 300,
        "tell",
    ):
        assert page(house, f"{table.opened.host}/all", about=wrong)


def test_an_end_is_counted_by_forms_alone(house: TrialInstallation) -> None:
    table = opened(house, 2)
    host, number = table.opened.host, 0
    cells = {"cathedral": ["1", "0", "2"], "tradesmen": ["2 1"]}
    post(house, host, "count", [], number)
    while True:
        view = table.table.rules.view(table.table.at)
        ask = view["count"]["next"]
        if ask is None:
            break
        number += 1
        if ask["category"] == "characters":
            names = ["henry_i", "urbain_iv", "thibaut_ii", "le_florentin"]
            post(house, host, "count characters", names, number)
            continue
        who = ask["of"][0]
        words = cells.get(ask["counts"], ["۳" if who else "4"])
        post(house, host, f"count {who} {ask['counts']}", words, number)
    assert view["ended"] == [0] == view["count"]["result"]["winners"]
    assert "Ana" in page(house, f"{host}/all", language="fa")


def test_the_big_screen_shows_a_count_and_sets_names_apart_from_numbers(
    house: TrialInstallation,
) -> None:
    table = opened(house, 3)
    for line in ("count", "count 0 vp 12", "count 1 vp 8", "count 2 vp 9"):
        table.enter(table.opened.host, line)
    screen = page(house, table.opened.watch, language="fa")
    assert 'class="seated"' not in screen
    tally = screen.split('class="lines tally"')[1].split("</table>")[0]
    assert all(spell(points, "fa") in tally for points in (12, 8, 9))
    assert f"{isolated('کورش')}: ۹" in screen  # else the number would move to the name's other side


def post(house: TrialInstallation, token: str, entry: str, words: list[str], number: int) -> None:
    form = {"id": f"form {number}", "word": words, "sure": "yes"}
    answer = house.client.post(f"/t/{token}/entries", query_string={"entry": entry}, data=form)
    assert answer.status_code == 303, answer.text
