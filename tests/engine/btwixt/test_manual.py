"""An owner's data file, and `manual` cards that players carry out themselves."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import engine
from engine.btwixt.box.printed import TEXT
from engine.btwixt.game import GAME
from engine.btwixt.rules.correcting import MOST_STEPS
from engine.btwixt.state import State
from tests.engine.btwixt.positions import (
    ANA,
    BELA,
    CYRUS,
    bid,
    do,
    finish_round,
    hand,
    table,
    told,
    totals,
)

RULES = engine.at_table("btwixt")


def written(*cards: str, **more: str) -> str:
    """Return our file with these cards marked `manual`, at the named timings."""
    text = TEXT
    for card in cards:
        when = f", manual_when = {more[card]}" if card in more else ""
        line = re.compile(rf'(\{{ id = "{card}".*?)effects = \[.*\] \}},')
        text, found = line.subn(rf"\1effects = [], manual = true{when} }},", text)
        assert found == 1
    return text


OWN = written(
    "s09", "s20", "a02", "a03", "a05", s20='["cleanup"]', a03='["score"]', a05='["round"]'
)


def waiting(left: int = MOST_STEPS) -> State:
    """Return the state after Ana has played a `manual` card."""
    state = do(table(["s09", "s16 s26", "s21"], ["", "s24", ""], options={"data": OWN}), "play s09")
    state.ask = (*state.ask[:4], left)
    return state


# --- an owner's set --------------------------------------------------------


def test_a_match_plays_with_the_cards_it_began_with() -> None:
    text = TEXT.replace('name = "Final Word", value = 6', 'name = "Last Word", value = 9')
    state = table(["s24", "", ""], options={"data": text})
    view = GAME.view(do(state, "play s24"), ANA)
    assert view["set"]["cards"]["s24"]["name"] == "Last Word"
    assert bid(do(state, "play s24"), ANA) == [("s24", 9)]
    back = GAME.from_json(GAME.to_json(state))
    assert GAME.view(back, ANA) == GAME.view(state, ANA)
    assert "cards" not in GAME.view(GAME.setup(3, {}, b"ours"), ANA)["set"]


def test_a_file_that_is_not_sound_is_refused_with_all_its_faults() -> None:
    text = TEXT.replace("force_kneel", "fly")
    with pytest.raises(engine.BadOption) as raised:
        GAME.setup(3, {"data": text}, b"seed")
    data = raised.value.data
    assert data["code"] == "data_unsound" and data["option"] == "data"
    assert {fault["code"] for fault in data["takes"]} == {"value_unknown"}
    assert data["takes"][0]["at"] == "standard_influence.s01.effects.1.do"


def test_a_set_says_whether_it_is_this_project_s_own_design() -> None:
    assert GAME.view(GAME.setup(3, {}, b"ours"), None)["set"] == {"id": "house-1", "house": True}
    text = TEXT.replace('src = "house", effects = []', 'src = "printed", effects = []')
    assert not GAME.view(GAME.setup(3, {"data": text}, b"own"), None)["set"]["house"]


# --- the game waits --------------------------------------------------------


def test_a_manual_card_waits_for_its_player() -> None:
    state = waiting()
    question = GAME.view(state, None)["question"]
    assert (question["kind"], question["seats"], question["card"]) == ("correct", [ANA], "s09")
    assert GAME.offered(state, ANA) == ["done"] and GAME.built(state, ANA) == ["correct"]
    assert GAME.timeout_action(state, ANA) == "done"
    state = do(state, "done")
    assert bid(state, ANA) == [("s09", 2)] and state.actor == BELA


STEPS = [
    ("correct total 1 -1", lambda state: totals(state)[BELA] == 5),
    ("correct total 1 +1", lambda state: totals(state)[BELA] == 7),
    ("correct power 2 +1", lambda state: GAME.view(state, None)["councils"][2]["least"] == 1),
    ("correct kneel 1", lambda state: GAME.view(state, None)["players"][BELA]["kneeling"]),
    ("correct draw 2", lambda state: len(hand(state, CYRUS)) == 2),
    ("correct discard 2", lambda state: hand(state, CYRUS) == []),
    ("correct return 1 s24", lambda state: "s24" in hand(state, BELA)),
    ("correct drop 1 s24", lambda state: GAME.view(state, None)["discard"] == ["s24"]),
]


@pytest.mark.parametrize(("action", "happened"), STEPS, ids=[step for step, _ in STEPS])
def test_a_step_is_carried_out_in_everybody_s_sight(action: str, happened: Any) -> None:
    state = waiting()
    after = do(state, action)
    assert happened(after) and after.phase == "correct" and after.actor == ANA
    assert GAME.events(after, None, state.turn)
    assert GAME.view(after, None)["question"]["count"] == MOST_STEPS - 1


def test_allies_and_tokens_are_put_where_a_text_says() -> None:
    laid: dict[str, Any] = {"councils": ["a07 a06", "", ""], "tokens": [[2], [], []]}
    state = table(["s09", "", ""], options={"data": OWN}, **laid)
    state = do(state, "play s09", "correct ally a06 2", "correct token 0 1")
    councils = GAME.view(state, None)["councils"]
    assert councils[2]["allies"][0]["ally"] == "a06" and councils[1]["tokens"] == ["t1"]


def test_a_leader_made_to_kneel_can_be_made_to_stand() -> None:
    state = table(["s09", "s16", ""], kneeling=(BELA,), options={"data": OWN})
    state = do(state, "play s09", "correct stand 1", "done")
    assert state.actor == BELA and state.phase == "play"


def test_a_pause_allows_a_limited_number_of_steps() -> None:
    state = waiting(left=1)
    state = do(state, "correct draw 2")
    assert GAME.legal_actions(state, ANA) == ["done"]


# --- other moments ---------------------------------------------------------


def test_a_card_may_wait_until_the_round_is_cleaned_up() -> None:
    state = table([""] * 3, ["s20", "", ""], options={"data": OWN})
    state = do(state, *["kneel"] * 3, "ally left", "token left")
    assert state.phase == "correct" and GAME.view(state, None)["question"]["card"] == "s20"
    assert do(state, "correct return 0 s20", "done").phase == "play"


def test_an_ally_waits_when_it_has_been_recruited() -> None:
    state = table([""] * 3, ["s26", "", ""], ally="a02", options={"data": OWN})
    state = do(state, *["kneel"] * 3, "ally left")
    assert state.phase == "correct" and GAME.view(state, None)["question"]["ally"] == "a02"


def test_an_ally_may_wait_when_it_is_revealed() -> None:
    state = table([""] * 3, options={"data": OWN}, first=CYRUS)
    ally = state.rules.box.ally_number["a05"]
    state.ally_deck.remove(ally)
    state.ally_deck.append(ally)
    state = finish_round(state)
    assert state.phase == "correct" and state.actor == (CYRUS + 1) % 3
    assert told(state, None, "correcting_ally")
    at = RULES.goes_on(GAME.to_json(state))
    assert RULES.view(at)["on_turn"] == state.first == at.first, "nobody has bid in this round"


def test_an_ally_may_wait_for_the_end_before_tokens_are_turned_up() -> None:
    councils = ["a03 a01 a07 a08", "a09 a10 a11 a12", "a13 a14 a15"]
    state = table([""] * 3, ["s26", "", ""], councils=councils, ally="a16", options={"data": OWN})
    state = finish_round_to_correction(state)
    assert state.phase == "correct" and state.actor == ANA
    assert GAME.from_json(GAME.to_json(state)).agenda == state.agenda
    assert GAME.view(state, None)["councils"][0]["values"] is None
    assert RULES.view(RULES.goes_on(GAME.to_json(state)))["phase"] == "tokens"
    before = GAME.view(state, None)["councils"][0]["visible"]
    state = do(state, "correct power 0 +1", "correct power 0 +1", "done")
    view = GAME.view(state, None)
    assert state.phase == "over" and view["councils"][0]["adjusted"] == 2
    tokens = sum(view["councils"][0]["values"])
    assert view["councils"][0]["least"] == before + tokens + 2


def finish_round_to_correction(state: State) -> State:
    while state.phase != "correct":
        state = GAME.apply(state, state.actor, GAME.timeout_action(state, state.actor))
    return state


def test_random_games_with_cards_left_to_the_players_end() -> None:
    every = [f"s{n:02}" for n in range(1, 27)] + [f"a{n:02}" for n in range(1, 51)]
    text = written(*every)
    for seats in (3, 6):
        luck = random.Random(seats)
        state = GAME.setup(seats, {"data": text}, b"manual %d" % seats)
        while acting := GAME.to_act(state):
            legal = GAME.legal_actions(state, acting[0])
            step = "done" if "done" in legal and luck.random() < 0.4 else luck.choice(legal)
            if state.turn % 40 == 0:
                state = GAME.from_json(GAME.to_json(state))
            GAME.play(state, acting[0], step)
        assert GAME.result(state) is not None
