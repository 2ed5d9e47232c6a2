"""The data of B'Twixt: the contents of the box, and the faults of invalid files."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from engine import data_files
from engine.btwixt.box.cards import FILE, HOUSE, TRACKS, BadCards, box, read
from engine.btwixt.box.checking import FAULTS, MOST_FAULTS, faults
from engine.btwixt.box.printed import COUNTS, HAND_SIZE, TEXT
from engine.btwixt.box.vocabulary import PRIMITIVES, ROUND_RULES


def test_the_box_holds_what_the_component_list_says() -> None:
    assert len(HOUSE.tokens) == 54 and Counter(HOUSE.tokens) == {1: 18, 2: 18, 3: 18}
    assert len(HOUSE.standard) == 62 and len(HOUSE.events) == 11 and len(HOUSE.allies) == 50
    assert len(HOUSE.leaders) == 9 and all(len(cards) == 4 for cards in HOUSE.of_leader)


def test_every_house_card_says_that_it_is_one() -> None:
    assert HOUSE.house and all(card.house for card in (*HOUSE.cards, *HOUSE.allies))
    assert not box(changed("allies", 0, src="printed")).house


def test_all_words_of_the_vocabulary_are_used_by_the_house_set() -> None:
    assert {effect.do for effect in HOUSE.effects} == set(PRIMITIVES)
    assert {effect.rule for effect in HOUSE.effects if effect.rule} == set(ROUND_RULES)


@pytest.mark.parametrize(("seats", "rounds", "start"), [(3, 4, 4), (4, 5, 3), (5, 6, 2), (6, 7, 1)])
def test_a_season_has_a_round_more_than_there_are_leaders(
    seats: int, rounds: int, start: int
) -> None:
    track = TRACKS[seats]
    assert (track.rounds, track.start, track.seasons[-1]) == (rounds, start, "winter")
    assert len(track.seasons) == (3 if seats < 5 else 2) and HAND_SIZE == 10


def changed(section: str, place: int, **facts: Any) -> dict[str, Any]:
    data = deepcopy(FILE)
    data[section][place] |= facts
    return data


def effect(**facts: Any) -> dict[str, Any]:
    return card(effects=[facts])


DRAW = {"do": "draw_cards", "when": "play", "who": "self", "count": 1}

S = "standard_influence.s01"
E = f"{S}.effects.1"


def card(**facts: Any) -> dict[str, Any]:
    return changed("standard_influence", 0, **facts)


def of_leader(leader: str) -> dict[str, Any]:
    return changed("leader_influence", 0, leader=leader)


def when(condition: str) -> dict[str, Any]:
    return effect(**DRAW, **{"if": {"cond": condition}})


UNSOUND: list[tuple[str, str, Any]] = [
    ("not_a_table", "", 7),
    ("not_a_table", "allies.1", FILE | {"allies": [3]}),
    ("not_a_table", E, card(effects=[7])),
    ("not_a_list", "leaders", FILE | {"leaders": "nine"}),
    ("not_a_list", S + ".effects", card(effects=None)),
    ("section_missing", "allies", {k: v for k, v in FILE.items() if k != "allies"}),
    ("format_unknown", "format", FILE | {"format": "btwixt-data/2"}),
    ("name_wrong", "set_id", FILE | {"set_id": ""}),
    ("name_wrong", "allies.a01.name", changed("allies", 0, name="x" * 61)),
    ("name_wrong", "allies.a01.name", changed("allies", 0, name="\u200c")),
    ("id_wrong", "allies.1", changed("allies", 0, id="A 1")),
    ("id_wrong", "leaders.1", changed("leaders", 0, id="random")),
    ("id_taken", "a02", changed("allies", 0, id="a02")),
    ("number_wrong", "allies.a01.power", changed("allies", 0, power="4")),
    ("number_wrong", "power_tokens.1.value", changed("power_tokens", 0, value=10)),
    ("count_wrong", "power_tokens", changed("power_tokens", 0, count=19)),
    ("count_wrong", "standard_influence", card(copies=3)),
    ("card_unknown_leader", "leader_influence.l_cersei_1.leader", of_leader("me")),
    ("leader_cards_wrong", "cersei", of_leader("jon")),
    ("value_unknown", "allies.a01.manual", changed("allies", 0, manual=1)),
    ("value_unknown", E + ".do", effect(do="fly", when="play")),
    ("value_unknown", E + ".when", effect(**DRAW | {"when": "recruit"})),
    ("value_unknown", E + ".who", effect(**DRAW | {"who": "me"})),
    ("value_unknown", E + ".if.cond", when("rich")),
    ("effect_timing_misplaced", E + ".when", effect(do="retain_self", when="play")),
    ("effect_condition_misplaced", E + ".if", when("won")),
    ("effect_parameter_missing", E, effect(do="draw_cards", when="play", who="self")),
    ("effect_parameter_needless", E, effect(**DRAW, choose="owner")),
    ("effect_too_many", S + ".effects", card(effects=[DRAW] * 9)),
]


@pytest.mark.parametrize(("code", "at", "data"), UNSOUND, ids=[f"{c}-{a}" for c, a, _ in UNSOUND])
def test_an_invalid_file_is_refused_with_each_fault_and_its_place(
    code: str, at: str, data: Any
) -> None:
    assert (code, at) in [(fault["code"], fault["at"]) for fault in faults(data)]
    with pytest.raises(BadCards) as raised:
        box(data)
    assert raised.value.faults == faults(data)


def test_every_fault_that_is_named_occurs_and_no_other() -> None:
    assert {code for code, _, _ in UNSOUND} | {*data_files.FAULTS} == {*FAULTS}
    assert list(FAULTS) == sorted(FAULTS)


def test_a_text_that_is_no_file_is_refused_as_one() -> None:
    for text in ("= [", 7, None, {"a": 1}, "x" * 200_000, "\x00 no"):
        with pytest.raises(BadCards) as raised:
            read(text)
        assert raised.value.faults[0]["code"] in data_files.FAULTS
    assert read(TEXT) is HOUSE and faults({}) != []


def test_rubbish_never_does_more_than_be_refused() -> None:
    for rubbish in (None, [], {}, "x", 3, {"allies": None}, {name: [[]] for name in COUNTS}):
        assert 0 < len(faults(rubbish)) <= MOST_FAULTS
    for section in ("standard_influence", "allies", "leaders", "power_tokens"):
        for name in FILE[section][0]:
            for value in (None, -1, 10**9, "", "§", [], {}, [[]], {"a": []}, True):
                json.dumps(faults(changed(section, 0, **{name: value})))


def test_a_name_can_have_the_joiners_of_persian_words() -> None:
    assert faults(changed("allies", 0, name="خانه\u200cدار")) == []


def test_an_owners_valid_file_makes_one_shared_box() -> None:
    own = changed("standard_influence", 0, name="Printed", manual=True, effects=[], color="red")
    assert faults(own) == [] and box(own) is box(deepcopy(own)) and box(own) is not HOUSE
    assert box(own).cards[0].manual and box(own).described["s01"]["color"] == "red"
    assert box(FILE) is HOUSE
