"""A battle at a table that is entered by its result, without its cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine import table
from engine.condottiere.rules.concluding import victory
from engine.condottiere.state import owned
from engine.table import Table
from tests.engine.condottiere.test_table import EDITIONS, SOME_OPTIONS, refused, view
from tests.engine.laws import broken

# laws about the public part of a state; the hands at a table are only supposed
PUBLIC = {"sizes", "numbers", "seat to act", "owner of a token's region", "points"}


def begun(game_id: str, seats: int = 3, **options: Any) -> Table[Any]:
    """Return a table at its first battle."""
    found = table.opened(engine.at_table(game_id), seats, {"first_holder": 1, **options})
    site = next(each for each in found.rules.offers(found.at, None) if "besiege" in each)
    return table.entered(found, None, site)


def told(found: Table[Any]) -> list[str]:
    entry = found.entries[-1]
    return [each["kind"] for each in found.rules.told(found.at, entry.first, entry.end)]


@pytest.mark.parametrize("game_id", EDITIONS)
def test_the_winner_alone_takes_the_region_and_the_token(game_id: str) -> None:
    found = begun(game_id)
    site = view(found)["site"]
    found = table.entered(found, None, "result 2")
    now = view(found)
    assert (now["owners"][site], now["holder"]) == (2, 2)
    assert told(found) == ["battle_won", "holder"], (
        "no strength and no pass is told that nobody named"
    )
    assert [each["hand_size"] for each in now["players"]] == [None] * 3
    assert now["uncounted"] == [0, 1, 2]


@pytest.mark.parametrize("game_id", EDITIONS)
def test_strengths_decide_as_the_rules_say(game_id: str) -> None:
    found = begun(game_id)
    site = view(found)["site"]
    won = table.entered(found, None, "result 5 0 11")
    assert view(won)["owners"][site] == 2
    assert told(won) == ["battle_ended", "conquered", "holder"]
    tied = table.entered(found, None, "result 7 7 0")
    assert view(tied)["owners"][site] is None
    assert told(tied)[:2] == ["battle_ended", "undecided"]


@pytest.mark.parametrize(("game_id", "holder"), [("condottiere-3e", 1), ("rakab", 0)])
def test_after_a_tie_the_token_moves_only_where_the_rules_need_no_passes(
    game_id: str, holder: int
) -> None:
    """In Rakab the last to pass gets it, which the table then corrects."""
    found = table.entered(begun(game_id), None, "result -")
    assert (view(found)["holder"], "battle_tied" in told(found)) == (holder, True)
    assert view(table.entered(found, None, "correct holder 2"))["holder"] == 2


@pytest.mark.parametrize("game_id", EDITIONS)
def test_a_whole_game_of_results_ends_by_the_rules(game_id: str) -> None:
    rules, luck = engine.at_table(game_id), random.Random(game_id)
    for seats in rules.seats:
        for options in SOME_OPTIONS[game_id]:
            found = table.opened(rules, seats, {"first_holder": 1, **options})
            for _ in range(400):
                offers = rules.offers(found.at, None)
                if not offers:
                    break
                line = luck.choice(offers)
                if "close" in offers:
                    others = view(found)["final_battle"] or range(seats)
                    line = luck.choice([*(f"result {seat}" for seat in others), "result -"])
                found = table.entered(found, None, line)
                assert not PUBLIC.intersection(broken(engine.load(game_id), found.at.state))
            state = found.at.state
            assert state.result, "somebody has won"
            if state.result["reason"] in ("adjacent", "total"):
                assert victory(state, owned(state, state.result["winners"][0]))


def test_everybody_is_asked_to_draw_after_each_result() -> None:
    """The number of cards in a hand is not known, so nobody can be left out as full (11.1)."""
    found = begun("condottiere-3e", draw_after_battle=True)
    for winner in (2, 2, 0):
        found = table.entered(found, None, f"result {winner}")
        for seat in ((winner + step) % 3 for step in range(3)):
            assert (view(found)["phase"], view(found)["to_act"]) == ("draw", [seat])
            assert found.rules.offers(found.at, None)[-1] == f"{seat} draw 3"
            found = table.entered(found, None, f"{seat} draw 3")
        assert view(found)["phase"] == "choose"
        found = table.entered(found, None, found.rules.offers(found.at, None)[0])


def test_cards_entered_before_the_result_count_no_more() -> None:
    found = begun("condottiere-3e")
    for line in ("0 play m10", "1 play m1", "result 1"):
        found = table.entered(found, None, line)
    assert view(found)["holder"] == 1
    assert view(table.entered(found, None, "undo 4"))["players"][0]["strength"] == 10


def test_a_player_without_cards_is_told_so_and_a_new_deal_counts_all_again() -> None:
    found = begun("condottiere-3e")
    for line in ("result 1", "1 besiege roma", "0 discard"):
        found = table.entered(found, None, line)
    assert "hand_emptied" not in told(found), "it is told with the answers of all"
    found = table.entered(found, None, "2 discard")
    assert told(found).count("hand_emptied") == 2
    assert view(found)["phase"] == "retain"
    found = table.entered(found, None, "1 retain 0")
    assert "retained_some" in told(found)
    assert view(found)["uncounted"] == []
    assert [each["hand_size"] for each in view(found)["players"]] == [10, 11, 10]


@pytest.mark.parametrize(
    "line", ["result", "result 3", "result x", "result 1 2", "result 1 2 x", "result 1 2 9999"]
)
def test_no_other_words_are_a_result(line: str) -> None:
    assert refused(begun("condottiere-3e"), line)["code"] == "not_legal"


def test_there_is_a_result_only_of_a_battle() -> None:
    found = table.entered(begun("condottiere-3e"), None, "result 1")
    assert refused(found, "result 1")["code"] == "not_legal"


def test_by_mail_a_game_goes_on_once_its_hands_are_counted() -> None:
    found = table.entered(begun("condottiere-3e"), None, "result 1")
    assert found.rules.stays(found.at) == {"code": "hands_uncounted"}
    assert found.rules.hands(found.at) is None
    for seat in range(3):
        found = table.entered(found, None, f"correct hand {seat} {5 + seat}")
    assert found.rules.stays(found.at) is None
    hands = found.rules.hands(found.at)
    assert [hand["size"] for hand in hands or []] == [5, 6, 7]


@pytest.mark.parametrize("line", ["result 2", "result -", "result 5 0 11", "result x"])
def test_the_facts_of_a_result_are_for_its_sentence(line: str) -> None:
    found = begun("condottiere-3e")
    facts: Any = found.rules.facts(found.at, line)
    assert facts["group"] == "result"
    if facts["kind"] == "result_won":
        assert facts["of_seat"] == (2 if line == "result 2" else None)
    else:
        assert (facts["strengths"], facts["seats"]) == ([5, 0, 11], [0, 1, 2])


@pytest.mark.parametrize("later", ["result 1", "1 play m1", "1 pass", "close"])
def test_a_result_that_comes_after_another_entry_is_not_for_the_next_battle(later: str) -> None:
    found = begun("condottiere-3e")
    turn = found.number
    assert table.outdating(found, turn, "result 2") is None
    if not later.startswith("result"):
        found = table.entered(found, None, "0 play m2")
    found = table.entered(found, None, later)
    assert table.outdating(found, turn, "result 2") is not None
