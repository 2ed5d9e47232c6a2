"""A stance from a letter ends on the page of the game: one line on what will happen, and Undo."""

from __future__ import annotations

import re

import pytest

from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.matches import orders
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Page, TrialInstallation, path_of

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
STANCE = re.compile(r"https?://[^\s\"]+/orders/look\?order=[^\s\"]+")


def asked_at_once(house: TrialInstallation, game: str, language: str) -> tuple[Table, int, str]:
    """Return a match, a seat that is asked before its turn, and the first stance in its letter."""
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    about = {"host": host, "language": language, "game": game, "plans_at_once": True}
    table = begin(house, *others, **about)
    for _ in range(40):
        for letter in house.new_letters():
            if letter.kind == "at_once":
                people = [each["email"] for each in (ANA, BELA, CYRUS)]
                return table, people.index(letter.to), STANCE.findall(letter.html)[0]
        table.take(table.actions[0])
    raise AssertionError("nobody was asked")


def given(table: Table, seat: int) -> list[str]:
    read = table.house.installation.database.read
    return [row.line for row in read(lambda c: orders.of_seat(c, table.match, seat))]


def answered(house: TrialInstallation, stance: str) -> Page:
    return house.get(path_of(stance.replace("&amp;", "&"))).submit("orders")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["condottiere-3e", "btwixt"])
def test_a_stance_ends_on_the_page_with_one_line_on_what_will_happen(
    house: TrialInstallation, game: str, language: str
) -> None:
    table, seat, stance = asked_at_once(house, game, language)
    page = answered(house, stance)
    assert page.status == 200 and 'id="given"' in page.text
    assert page.response.request.path == f"/s/{table.seats[seat]}"
    say = speaker(language, table.loaded().game)
    before = unmarked(say("stance-given", order="|")).partition("|")[0]
    notice = unmarked(page.text.partition('id="given"')[2].partition("</div>")[0])
    assert before in notice and re.search(r"\d|[۰-۹]", notice), "the order with its number"
    assert "orders-cancel" in page.acts


def test_undo_takes_it_back_and_asks_again(house: TrialInstallation) -> None:
    table, seat, stance = asked_at_once(house, "condottiere-3e", "en")
    prompt = unmarked(house.get(f"/s/{table.seats[seat]}").text)
    assert "What do you do in" in prompt
    page = answered(house, stance)
    assert given(table, seat) and "What do you do in" not in unmarked(page.text)
    back = page.submit("orders-cancel")
    assert back.response.request.path == f"/s/{table.seats[seat]}"
    assert not given(table, seat) and 'id="given"' not in back.text
    assert 'id="stances"' in back.text


def test_a_stance_that_plays_at_once_ends_where_the_move_is_told(house: TrialInstallation) -> None:
    table = begin(house)
    table.take(table.actions[0])
    seat = table.asked
    page = house.get(f"/s/{table.seats[seat]}/orders/look?order=up-to%3B%20most%2030")
    told = page.submit("orders")
    assert told.response.request.path == f"/s/{table.seats[seat]}"
    assert "notice good" in told.text and "undo" in told.acts


def test_an_order_that_is_gone_is_not_told(house: TrialInstallation) -> None:
    table = begin(house)
    page = house.get(f"/s/{table.seats[0]}?ordered=battle")
    assert page.status == 200 and 'id="given"' not in page.text
    assert house.get(f"/s/{table.seats[0]}?ordered=%3Cb%3E").status == 200
