"""A letter about Troyes: short without pictures, and without clearly worse choices."""

import re
from collections import Counter

import pytest

from service.installation.links import SeatLinks
from service.views import seat_view
from service.views.offers import worthwhile
from service.views.seat_view import SeatView
from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def test_without_pictures_a_letter_says_the_board_in_a_few_lines(house: TrialInstallation) -> None:
    begin(house, game="troyes").play(30)
    letter = [each for each in house.new_letters() if each.kind == "turn"][-1]
    alt = re.search(r'alt="([^"]*)"', letter.html.split('class="board"')[1])
    assert alt and 60 < len(alt[1]) < 500, alt
    assert all(f"\u2068{name}\u2069" in alt[1] for name in ("Ana", "Béla"))
    assert len(letter.text.splitlines()) > 3 * len(alt[1].splitlines())


def asked(table: Table) -> SeatView:
    """Return the view of the seat to move, as letters get it."""
    loaded, seat = table.loaded(), table.asked
    links = SeatLinks("", table.seats[seat])
    return table.house.installation.database.read(
        lambda c: seat_view.of_seat(c, loaded, seat, links, None)
    )


def test_more_dice_for_the_same_are_left_out_of_a_letter(house: TrialInstallation) -> None:
    table, left_out = begin(house, game="troyes"), []
    for _ in range(60):
        s = asked(table.play(1))
        for group in s.groups:
            kept = worthwhile(s.game, group.choices)
            gone = [choice for choice in group.choices if choice not in kept]
            left_out += gone
            for choice in gone:
                dice, brought = Counter(choice.facts["dice"]), choice.gains
                cheaper = [each for each in kept if each.facts["kind"] == choice.facts["kind"]]
                assert brought and any(
                    Counter(each.facts["dice"]) < dice and each.gains == brought for each in cheaper
                ), choice
    assert left_out


def test_on_the_page_they_say_that_they_cost_more_for_the_same(house: TrialInstallation) -> None:
    table, marked = begin(house, game="troyes"), 0
    for _ in range(60):
        s = asked(table.play(1))
        dear = sum(len(each.choices) - len(worthwhile(s.game, each.choices)) for each in s.groups)
        page = house.get(f"/s/{table.seats[table.asked]}").text
        assert (s.say("move-dearer") in page) == bool(dear)
        marked += dear
    assert marked
