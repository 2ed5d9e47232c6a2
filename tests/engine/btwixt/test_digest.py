"""The digest of B'Twixt: a card with the new total, a count with its winner."""

from __future__ import annotations

from typing import Any

import engine

GAME = engine.games()["btwixt"]


def told(kind: str, turn: int = 7, **facts: Any) -> dict[str, Any]:
    return {"turn": turn, "kind": kind, **facts}


def test_the_line_of_a_played_card_has_the_new_total() -> None:
    lines = GAME.digest(
        [
            told("played", seat=1, card="s02", value=2),
            told("drew_cards", seat=1, count=1),
            told("joined", seat=1, card="s02", worth=2, total=5),
        ]
    )
    assert [line["kind"] for line in lines] == ["played", "drew_cards"]
    assert lines[0]["total"] == 5 and lines[1]["joins"]


def test_the_line_of_a_card_that_asked_first_has_its_total_when_it_joins() -> None:
    lines = GAME.digest(
        [
            told("played", seat=1, card="s02", value=2),
            told("leader_meant", turn=8, seat=1, target_seat=0),
            told("joined", turn=8, seat=1, card="s02", worth=2, total=5),
        ]
    )
    assert [line["kind"] for line in lines] == ["played", "leader_meant", "total"]
    assert "total" not in lines[0]


def test_a_count_and_its_winner_are_one_line() -> None:
    [line] = GAME.digest(
        [
            told("counted", seats=[0, 1, 2], totals=[3, 9, 4]),
            told("recruited", seat=1, ally="wise_woman", total=9),
        ]
    )
    assert (line["kind"], line["seat"], line["totals"]) == ("recruited", 1, [3, 9, 4])


def test_a_tie_keeps_its_own_words() -> None:
    lines = GAME.digest(
        [
            told("counted", seats=[0, 1, 2], totals=[9, 9, 4]),
            told("recruited_tied", seat=1, ally="wise_woman", total=9, seats=[0, 1]),
        ]
    )
    assert [line["kind"] for line in lines] == ["counted", "recruited_tied"]


def test_kneeling_by_ones_own_card_is_told_as_plain_kneeling() -> None:
    [line] = GAME.digest([told("brought_down", seat=1, actor_seat=1)])
    assert line == told("knelt", seat=1)


def test_readers_who_know_the_cards_are_not_told_their_number_first() -> None:
    count, cards = told("drew_cards", seat=1, count=1), told("drew", seat=1, cards=["s02"])
    assert [line["kind"] for line in GAME.digest([count, cards])] == ["drew"]
    assert [line["kind"] for line in GAME.digest([count])] == ["drew_cards"]
