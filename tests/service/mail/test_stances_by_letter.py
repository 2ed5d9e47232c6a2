"""Stances in a turn letter: a few links between moves and board, each to a confirmation page."""

from __future__ import annotations

import re

import pytest

from service.language.languages import LANGUAGES
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation, path_of

STANCE = re.compile(r"https?://[^\s\"]+/orders/look\?order=[^\s\"]+")


def begun(house: TrialInstallation, game: str, language: str = "en") -> Table:
    host, *others = [{**person, "language": language} for person in (ANA, BELA, CYRUS)]
    return begin(house, *others, host=host, game=game, language=language)


def turn_letter(house: TrialInstallation, table: Table) -> Letter:
    """Return the latest letter to the seat to move."""
    address = table.loaded().seats[table.asked].address
    return next(
        letter
        for letter in reversed(house.new_letters())
        if letter.kind == "turn" and letter.to == address
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battles_letter_has_two_or_three_stances_between_moves_and_board(
    house: TrialInstallation, language: str
) -> None:
    table = begun(house, "condottiere-3e", language)
    table.take(table.actions[0])
    house.new_letters()
    table.take(next(action for action in table.actions if action.startswith("play m")))
    letter = turn_letter(house, table)
    html, text = STANCE.findall(letter.html), STANCE.findall(letter.text)
    assert html == text and len(html) == 3
    kinds = [re.findall(r"order=([a-z-]+)", link)[0] for link in html]
    assert kinds == ["up-to", "every-battle", "pass-battle"], "what would do the same is together"
    moves = [letter.html.find(link) for link in letter.action_links.values()]
    order = [min(at for at in moves if at >= 0), *map(letter.html.index, html)]
    order.append(letter.html.index('src="cid:board"'))
    assert order == sorted(order)
    tapped = house.get(path_of(html[0]))
    assert tapped.status == 200 and tapped.acts == ["orders"]


def test_letters_of_btwixt_and_about_sites_have_stances_too(house: TrialInstallation) -> None:
    table = begun(house, "btwixt")
    while "kneel" not in table.actions:
        table.take(table.actions[0])
        house.new_letters()
    table.take("kneel")
    found = STANCE.findall(turn_letter(house, table).html)
    kinds = [re.findall(r"order=([a-z-]+)", link)[0] for link in found]
    assert kinds == ["raise", "every-round", "kneel-round"]
    sited = begun(house, "condottiere-3e")
    letter = turn_letter(house, sited)
    (for_good,) = STANCE.findall(letter.html)
    moves = [letter.html.find(link) for link in letter.action_links.values()]
    assert "order=sites" in for_good and max(moves) < letter.html.index(for_good)


def test_a_battle_is_over_after_one_letter_each_when_all_answer_by_a_stance(
    house: TrialInstallation,
) -> None:
    table = begun(house, "condottiere-3e")
    table.take(table.actions[0])  # on the page, which asks again, so no letter follows
    table.take(next(action for action in table.actions if action.startswith("play m")))
    battle, asked = table.loaded().state.battle, []
    while (state := table.loaded().state).phase == "battle" and state.battle == battle:
        links = STANCE.findall(turn_letter(house, table).html)
        asked.append(table.asked)
        house.get(path_of(links[0])).submit("orders")
    assert sorted(asked) == [0, 1, 2]
