"""After three similar answers by hand, the page offers a stance that plays the same, once."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.orders import Answered
from service.matches.undo import alone
from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation

STANCE = re.compile(r'id="stance-like".*?orders/look\?order=([^"]+)"', re.DOTALL)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A battle whose site has just been chosen; the holder is asked."""
    table = begin(house)
    table.take(table.actions[0])
    return table


def cheapest(table: Table) -> str:
    """Return the move that a stance with a generous limit would play."""
    loaded, seat = table.loaded(), table.asked
    view, legal = loaded.game.view(loaded.state, seat), table.actions
    answer = loaded.game.orders.answer("up-to; most 60", view, legal, [])
    assert answer.action.startswith("play m")
    return answer.action


def other(table: Table) -> str:
    """Return the strongest mercenary, which no stance would play."""
    plays = [action for action in table.actions if re.fullmatch(r"play m\d+", action)]
    return max(plays, key=lambda action: int(action.removeprefix("play m")))


def by_hand(table: Table, seat: int, choose: Any, times: int) -> list[str | None]:
    """Answer by hand as this seat, and return the page's offer after each answer.

    The other seats play on in between.
    """
    found: list[str | None] = []
    while len(found) < times:
        if table.asked != seat:
            table.take("play m1" if "play m1" in table.actions else other(table))
            continue
        turn = table.turn
        table.take(choose(table))
        page = table.house.get(f"/s/{table.seats[seat]}?after={turn}")
        offer = STANCE.search(page.text)
        found.append(offer[1] if offer else None)
    return found


def test_after_three_answers_by_hand_the_page_offers_an_equal_stance_once(
    table: Table,
) -> None:
    seat = table.asked
    first, second, third, fourth = by_hand(table, seat, cheapest, 4)
    assert (first, second, fourth) == (None, None, None)
    assert third is not None and re.fullmatch(r"up-to%3B%20most%20\d+", third)
    looked = table.house.get(f"/s/{table.seats[seat]}/orders/look?order={third}")
    assert looked.status == 200 and looked.acts == ["orders"]


def test_nothing_is_offered_where_no_stance_would_have_played_so(table: Table) -> None:
    assert by_hand(table, table.asked, other, 3) == [None, None, None]


def test_it_is_offered_only_on_the_page_after_the_third_answer(table: Table) -> None:
    seat = table.asked
    assert by_hand(table, seat, cheapest, 3)[2] is not None
    for rest in ("", "?after=0", "?after=999999", "?after=-1"):
        page = table.house.get(f"/s/{table.seats[seat]}{rest}")
        assert page.status == 200 and "stance-like" not in page.text
    rival = (seat + 1) % 3
    page = table.house.get(f"/s/{table.seats[rival]}?after={table.turn - 1}")
    assert "stance-like" not in page.text


def test_a_seat_with_an_order_for_this_battle_is_offered_none(table: Table) -> None:
    seat = table.asked
    by_hand(table, seat, cheapest, 2)
    while table.asked != seat:
        table.take("play m1" if "play m1" in table.actions else other(table))
    turn = table.turn
    table.take(cheapest(table))
    path = f"/s/{table.seats[seat]}/orders/look?order=pass-battle"
    table.house.get(path).submit("orders")
    assert "stance-like" not in table.house.get(f"/s/{table.seats[seat]}?after={turn}").text


def test_an_answer_that_was_taken_back_counts_for_nothing(table: Table) -> None:
    seat = table.asked
    turn = table.turn
    table.take(cheapest(table))

    def undo(connection: Any) -> None:
        now = table.house.installation.now()
        loaded = table.loaded()
        alone.take_back(connection, loaded, seat, turn, now)

    table.house.installation.database.write(undo)
    assert table.asked == seat
    offers = by_hand(table, seat, cheapest, 3)
    assert offers[:2] == [None, None] and offers[2] is not None


def test_an_auction_is_seen_alike(house: TrialInstallation) -> None:
    table = begin(house, game="btwixt", seed="three raises")
    while "kneel" not in table.actions:
        table.take(table.actions[0])
    seat = table.asked
    loaded = table.loaded()
    answers, orders = [], loaded.game.orders
    while len(answers) < 3:
        loaded = table.loaded()
        now, legal = table.asked, table.actions
        view = loaded.game.view(loaded.state, now)
        answer = orders.answer("raise; most 60", view, legal, [])
        if now == seat:
            answers.append(Answered(view, legal, answer.action))
        table.take(answer.action)
    assert orders.like(answers) is not None
