"""The contents of Troyes' box, and an owner's data file in its place."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine import BadOption
from engine.troyes.box.cards import CARDS, PRINTED
from engine.troyes.box.owner_data import BadData, changes_of
from engine.troyes.box.printed import TEXT
from tests.engine.troyes.positions import ANNA, GAME, do, laid

OWN = """
[activity.merchant]
hire_cost = 6
divisor = 5
vp_spaces = [3, 2]

[event.war]
flags = 2
house = ["divisor"]

[board.city_hall]
rows = [{ id = "C1", dice = [1, 2], length = 2 }, { id = "C2", dice = [3, 4], length = 2 }, { id = "C3", dice = [5, 6], length = 2 }]

[setup.players.2]
neutral_spaces = ["P3", "P4", "B2.1", "B3.2", "C1.2", "C3.2"]

[solo]
city_hall = ["C3.1", "C2.1", "C1.1", "C1.2", "C2.2", "C3.2"]
"""  # noqa: E501


# --- our data --------------------------------------------------------------


def test_each_colour_has_three_activity_cards_for_each_of_three_rounds() -> None:
    base = CARDS.activities[: -CARDS.bonus_activities]
    kinds = Counter((card.colour, card.round) for card in base)
    assert len(base) == 27 and set(kinds.values()) == {3} and len(kinds) == 9


def test_there_are_eight_red_events_and_four_of_each_other_colour() -> None:
    base = CARDS.events[1 : CARDS.resistance]
    assert Counter(card.colour for card in base) == {0: 8, 1: 4, 2: 4}
    assert all((card.calls >= 0) == (card.colour == 0) for card in base)
    assert sum(card.black_dice for card in CARDS.events) == 10  # Q5
    assert len(CARDS.characters) == 6


def test_each_building_has_six_spaces_and_a_row_for_every_number() -> None:
    assert len(CARDS.spaces) == 18 == len(set(CARDS.spaces))
    for building in CARDS.buildings:
        assert sum(map(len, building.rows)) == 6
        assert all(row in building.rows for row in building.row_of[1:])


def test_the_rows_of_an_owners_board_are_named_by_their_die_numbers() -> None:
    assert GAME.typed_names(GAME.setup(2, {}, b"seed")) == {}
    names = GAME.typed_names(GAME.setup(2, {"data": OWN}, b"seed"))
    facts = {"kind": "in_row", "building": "city_hall", "low": 5, "high": 6, "place": 2}
    assert names["space-C3.2"] == facts
    assert names["space-B1.2"] == facts | {"building": "bishopric", "low": 1, "high": 2}


def test_as_many_numbers_lack_a_source_as_the_list_says() -> None:
    """The list of sources counts 103 and 65 such numbers."""
    ours = [mark for card in CARDS.activities[:27] for mark in card.house]
    assert len([mark for mark in ours if mark != "round"]) == 103
    numbers = ("flags", "divisor", "vp_first", "vp_second", "black_dice")
    marks = [mark for card in CARDS.events[: CARDS.resistance] for mark in card.house]
    assert len([mark for mark in marks if mark in numbers]) == 65
    assert len([mark for mark in marks if mark in ("dice", "calls")]) == 23


def test_a_space_is_worth_a_third_to_three_fifths_of_its_hire_cost() -> None:
    for card in CARDS.activities[:27]:
        assert 1 / 3 <= card.vp_spaces[0] / card.hire_cost <= 3 / 5, card.id


# --- an owner's file -------------------------------------------------------


def test_our_own_file_changes_nothing() -> None:
    assert changes_of(TEXT) == ""
    state = GAME.setup(2, {"data": TEXT}, b"seed")
    assert state.rules.data == "" and GAME.view(state, None)["own_numbers"] is False


def test_a_match_is_played_with_the_owners_numbers_and_keeps_them() -> None:
    state = laid(2, options={"data": OWN}, dice={ANNA: "y5 y1"}, open="merchant")
    view = GAME.view(state, None)
    [merchant] = [card for card in view["activities"] if card["card"] == "merchant"]
    assert (merchant["hire_cost"], merchant["divisor"], merchant["house"]) == (6, 5, [])
    assert view["own_numbers"] is True
    assert len(view["buildings"]["city_hall"]["rows"]) == 3
    back = GAME.from_json(GAME.to_json(state))
    assert GAME.view(back, 0) == GAME.view(state, 0)
    state = do(state, "activate merchant y5")
    assert state.deniers[ANNA] == 10 - 6 + 2


def test_values_confirmed_by_an_owner_lose_the_mark_of_ours() -> None:
    state = GAME.setup(2, {"data": OWN}, b"seed")
    events = {card.id: card for card in state.rules.cards.events}
    assert (events["war"].flags, events["war"].house) == (
        2,
        ("dice", "divisor", "vp_first", "vp_second"),
    )
    assert events["drought"].house == tuple(PRINTED["event"]["drought"]["house"])


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_other_numbers_end(seats: int) -> None:
    state = GAME.setup(seats, {"data": OWN}, b"own numbers")
    while GAME.to_act(state):
        legal = GAME.legal_actions(state, state.actor)
        GAME.play(state, state.actor, legal[state.turn * 7 % len(legal)])
    assert GAME.result(state)


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "data_unreadable", ""),
        ("hire_cost", "data_unreadable", ""),
        ("[activity.juggler]\nhire_cost = 3", "data_unknown", "activity.juggler"),
        ("[activity.merchant]\ncolor = 'red'", "data_unknown", "activity.merchant.color"),
        ("[activity.merchant]\ncolour = 'red'", "data_fixed", "activity.merchant.colour"),
        ("[activity.merchant]\ntiming = 'delayed'", "data_fixed", "activity.merchant.timing"),
        ("[turn]\nincome = 99", "data_fixed", "turn.income"),
        ("[activity.merchant]\nhire_cost = -1", "data_value", "activity.merchant.hire_cost"),
        ("[activity.merchant]\ndivisor = 0", "data_value", "activity.merchant.divisor"),
        ("[activity.merchant]\ndivisor = true", "data_value", "activity.merchant.divisor"),
        ("[activity.merchant]\ndice = 'black'", "data_value", "activity.merchant.dice"),
        ("[activity.merchant]\nround = 2", "data_count", "activity yellow 1"),
        ("[event.heresy]\ncolour = 'yellow'", "data_count", "event white"),
        ("[event.war]\ncalls = 'red'", "data_value", "event.war.calls"),
        ("[board.city_hall]\nrows = []", "data_value", "board.city_hall.rows"),
        (
            "[board.city_hall]\nrows = [{ id = 'Cé', dice = [1,2,3,4,5,6], length = 6 }]",
            "data_value",
            "board.city_hall.rows",
        ),
        (
            "[board.city_hall]\nrows = [{ id = 'B1', dice = [1,2,3,4,5,6], length = 6 }]",
            "data_rows",
            "board",
        ),
        (
            "[setup.players.2]\nneutral_spaces = ['P1','P2','P3','P4','P5','X9']",
            "data_spaces",
            "setup.players.2.neutral_spaces",
        ),
        ("[solo]\npalace = ['P1','P2','P3','P4','P5','B1.1']", "data_spaces", "solo.palace"),
    ],
)
def test_a_fault_of_a_file_is_reported_with_its_place(text: str, code: str, at: str) -> None:
    with pytest.raises(BadData) as raised:
        changes_of(text)
    faults = raised.value.faults
    assert (code, True) in [(fault["code"], fault["at"].startswith(at)) for fault in faults]
    assert all(fault["code"] in GAME.data_file.faults for fault in faults)
    with pytest.raises(BadOption) as refused:
        GAME.setup(2, {"data": text}, b"seed")
    assert refused.value.data["code"] == "data_unsound" and refused.value.data["takes"] == faults


@pytest.mark.parametrize("value", [7, None, ["x"], {}, "{", "{]", '{"a": 1}', "x" * 70_000])
def test_an_option_that_is_no_data_is_refused(value: Any) -> None:
    with pytest.raises(BadOption):
        GAME.setup(2, {"data": value}, b"seed")


def test_a_stored_line_of_changes_is_checked_again() -> None:
    stored = GAME.to_json(GAME.setup(2, {"data": OWN}, b"seed"))
    for bad in ('{"activity.merchant.divisor": 0}', '{"activity.merchant.house": ["x"]}', "[1]"):
        with pytest.raises(ValueError):
            GAME.from_json(stored | {"options": {"data": bad}})
