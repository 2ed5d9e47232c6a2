"""B'Twixt as JSON: exact, small, and distrusted when it comes back."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.stored import PLAIN
from tests.engine.btwixt.positions import do, played_out, random_game, random_states, table

ROUND = table(
    ["s16 s09", "s26", "s21"],
    ["s24", "s13 s18:5", ""],
    councils=["a02", "a06", ""],
    tokens=[[2, 3], [], [1]],
    kneeling=(0,),
    actor=1,
)
ROUND.peeked[1] = (0,)
SWAP = do(table(["s04 s09", "s26", "s21"], ["s16 s24", "s13 s18", ""]), "play s04")
OVER = played_out(3, 2)

Data = dict[str, Any]
Spoil = Callable[[Data], Any]

IMPOSSIBLE: list[tuple[str, Spoil]] = [
    ("a card twice", lambda d: d["hands"][0].append(d["hands"][0][-1])),
    ("a card from nowhere", lambda d: d["deck"].pop()),
    ("a hand out of order", lambda d: d["hands"][0].reverse()),
    ("a card unknown", lambda d: d["hands"][0].append(999)),
    ("a locked card that is not in hand", lambda d: d["locked"].__setitem__(1, [0])),
    ("knowledge that is not true", lambda d: d["known"].append([0, -1, 25])),
    ("knowledge of one's own hand", lambda d: d["known"].append([1, 1, 25])),
    ("two plays of one number", lambda d: d["bids"][0][0].__setitem__(4, 2)),
    ("fewer plays than cards", lambda d: d.update(plays=1)),
    ("an ally twice", lambda d: d["councils"][0].append(d["councils"][0][0])),
    ("an ally too early", lambda d: d["councils"][0].append(d["ally_deck"].pop())),
    ("a token twice", lambda d: d["tokens"][0].append(d["tokens"][0][0])),
    ("a token of another value", lambda d: d["values"].__setitem__(0, 3)),
    ("a token that was never drawn", lambda d: d["tokens"][0].append(7)),
    ("a look at a token in the supply", lambda d: d["peeked"].__setitem__(0, [9])),
    ("one leader for two", lambda d: d["leaders"].__setitem__(0, d["leaders"][1])),
    ("a leader missing", lambda d: d["leaders"].__setitem__(0, -1)),
    ("a kneeling leader on turn", lambda d: d["kneeling"].__setitem__(1, True)),
    ("nobody on turn", lambda d: d.update(actor=-1)),
    ("a question of another kind", lambda d: d.update(phase="bid")),
    ("a question about nothing", lambda d: d.update(phase="target", ask=[0, 0, -1])),
    ("secret answers to no secret", lambda d: d.update(answers=[[], None, None])),
    ("nothing to come", lambda d: d.update(agenda=[])),
    ("a step twice", lambda d: d["agenda"].append(["count"])),
    ("an unknown task", lambda d: d["agenda"].append(["win", 0])),
    ("a task about nobody", lambda d: d["agenda"].append(["turn", 7])),
    ("a card on its way to nowhere", lambda d: d.update(shown=d["bids"][1].pop())),
    ("a winner before the count", lambda d: d.update(winner=1)),
    ("no ally to recruit", lambda d: d["ally_deck"].append(d["ally"]) or d.update(ally=-1)),
    ("a season that is not played", lambda d: d.update(season=3)),
    ("a round too many", lambda d: d.update(round=5)),
    ("a rule that is none", lambda d: d["round_rules"].append(["win", 0, -1])),
    ("a result of a running game", lambda d: d.update(result=GAME.result(OVER))),
    ("a question without an end", lambda d: d.update(ask=[])),
    ("an option that is none", lambda d: d.update(options={"horses": True})),
    ("numbers of another set of cards", lambda d: d.update(set="0123456789abcdef")),
    ("cards that are none", lambda d: d.update(cards={"set_id": "x"})),
    ("a log out of order", lambda d: d.update(log=[[0, "knelt", 0], [-1, "knelt", 0]])),
    ("a log about nobody", lambda d: d.update(log=[[0, "knelt", 9]])),
    ("a log of another kind", lambda d: d.update(log=[[0, "flew", 0]])),
]


@pytest.mark.parametrize(
    "ask",
    [
        [0, 0, 7, 1, -1],  # nobody's bid
        [0, 0, 0, 0, -1],  # a swap with oneself
        [0, 0, 1, 0, 9],  # of a card that is in no bid
        [0, 0, 1, 2, 0],  # of a third leader's card
        [1, 0, 0, 1, -1],  # by an effect that asks something else
    ],
)
def test_10_6_a_question_about_a_swap_speaks_of_cards_that_are_there(ask: list[int]) -> None:
    data = GAME.to_json(SWAP)
    swapping = data["ask"][0]
    assert data["phase"] == "bid" and GAME.from_json(data)
    data["ask"] = [swapping + ask[0], *ask[1:]]
    with pytest.raises(ValueError, match="asked about"):
        GAME.from_json(data)


@pytest.mark.parametrize(("name", "spoil"), IMPOSSIBLE, ids=[name for name, _ in IMPOSSIBLE])
def test_an_impossible_state_is_refused(name: str, spoil: Spoil) -> None:
    data = GAME.to_json(ROUND)
    GAME.from_json(json.loads(json.dumps(data)))
    spoil(data)
    with pytest.raises(ValueError, match="not a btwixt game"):
        GAME.from_json(data)


def test_a_state_comes_back_exactly_at_every_step() -> None:
    for state in random_states(games=2, every=5):
        stored = json.loads(json.dumps(GAME.to_json(state)))
        assert GAME.to_json(GAME.from_json(stored)) == stored == GAME.to_json(state)


def test_a_finished_game_comes_back_finished() -> None:
    back = GAME.from_json(GAME.to_json(OVER))
    assert GAME.result(back) == GAME.result(OVER) and GAME.to_act(back) == []


def test_every_field_of_a_state_is_stored() -> None:
    assert {*PLAIN, "rules", "seats", "luck"} == set(type(ROUND).__slots__)


def spoil(data: Any, luck: random.Random) -> None:
    """Something in it, anything, is another number, or a list with a part too many or too few."""
    lists = [part for part in parts_of(data) if part]
    part = luck.choice(lists)
    place = luck.randrange(len(part))
    if type(part[place]) is int:
        part[place] += luck.choice([-2, -1, 1, 2, 5])
    elif luck.random() < 0.5:
        del part[place]
    else:
        part.append(deepcopy(part[place]))


def parts_of(data: Any) -> list[list[Any]]:
    """All lists in it."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    found = [data] if isinstance(data, list) else []
    return found + [part for each in inner for part in parts_of(each)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_is_taken_up_again_can_be_played_to_its_end(seats: int) -> None:
    luck, refused = random.Random(seats), 0
    options = {"leader_mode": "advanced", "event_module": True}
    for turn, state in enumerate(random_game(seats, 4, options)):
        if turn % 6 or GAME.result(state):
            continue
        data = GAME.to_json(state) | {"log": []}
        spoil(data, luck)
        try:
            other = GAME.from_json(data)
        except ValueError:
            refused += 1
            continue
        while acting := GAME.to_act(other):
            GAME.play(other, acting[0], luck.choice(GAME.legal_actions(other, acting[0])))
    assert refused > 10


def test_what_was_given_out_may_be_changed_without_harm() -> None:
    before = GAME.to_json(OVER)
    GAME.result(OVER)["winners"].append(9)
    GAME.view(OVER, 0)["result"]["scores"].clear()
    GAME.view(OVER, 0)["options"].clear()
    data = GAME.to_json(OVER)
    data["hands"][0].append(1)
    assert GAME.to_json(OVER) == before


def test_half_a_card_is_stored_with_the_questions_it_has_put() -> None:
    state = do(table(["s04", "", ""], ["s09 s16", "s26", "s21 s20"]), "play s04", "seat 2")
    state = GAME.from_json(GAME.to_json(state))
    state = GAME.from_json(GAME.to_json(do(state, "bid s16")))
    cards = GAME.view(do(state, "bid s21"), None)["players"][0]["bid"]
    assert [card["card"] for card in cards] == ["s09", "s21", "s04"]
