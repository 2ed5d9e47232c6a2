"""The rules of Promises, in built positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.deck import CARDS, NUMBER, suit
from tests.games.promises import rules
from tests.games.promises.game import GAMES
from tests.tables import readers, tables_of

GAME = GAMES["promises"]


def table(*hands: str, promised: list[int], trump: str = "h2") -> rules.State:
    """Return the first deal with these hands, after all promises."""
    state = GAME.setup(len(hands), {}, b"a deal")
    state.hands = [[NUMBER[card] for card in hand.split()] for hand in hands]
    state.promised, state.trump_card = [*promised], NUMBER[trump]
    return state


def played(state: rules.State, *cards: str) -> rules.State:
    """Play these cards, each by the seat to act."""
    for card in cards:
        GAME.play(state, GAME.to_act(state)[0], f"play {card}")
    return state


@pytest.mark.parametrize(
    ("cards", "taker"),
    [("s5 sk sa", 2), ("s5 h3 sa", 1), ("s5 dk ca", 0), ("h3 hk ha", 2), ("sa s5 h4", 2)],
)
def test_the_highest_trump_takes_a_trick_else_the_highest_of_its_suit(
    cards: str, taker: int
) -> None:
    hands = [f"{card} c{low}" for card, low in zip(cards.split(), "345", strict=True)]
    state = played(table(*hands, promised=[0, 0, 1]), *cards.split())
    assert state.taken[taker] == sum(state.taken) == 1
    assert GAME.to_act(state) == [taker]


def test_whoever_can_follows_suit_and_the_others_play_what_they_like() -> None:
    state = played(table("s5 c3", "sk s2 h3", "d7 h9", promised=[0, 0, 1]), "s5")
    assert GAME.legal_actions(state, 1) == ["play sk", "play s2"]
    assert GAME.refusal(state, 1, "play h3") == {"code": "not_legal"}
    assert GAME.legal_actions(played(state, "s2"), 2) == ["play d7", "play h9"]


def test_the_last_to_promise_cannot_let_all_promises_come_true() -> None:
    state = GAME.setup(3, {}, b"a deal")
    for seat, count in enumerate((2, 1)):
        GAME.play(state, seat, f"promise {count}")
    assert GAME.legal_actions(state, 2) == [f"promise {n}" for n in (0, 1, 3, 4, 5)]


def test_the_last_to_promise_is_free_if_it_is_agreed() -> None:
    state = GAME.setup(3, {"free_last": True}, b"a deal")
    for seat, count in enumerate((2, 1)):
        GAME.play(state, seat, f"promise {count}")
    assert GAME.legal_actions(state, 2) == [f"promise {n}" for n in range(6)]


def test_a_promise_counts_when_it_is_kept_to_the_trick() -> None:
    state = played(table("sa", "s2", "s3", promised=[1, 0, 2]), "sa", "s2", "s3")
    assert state.points == [4, 3, 0]
    assert state.deal == 1 and GAME.to_act(state) == [1] and len(state.hands[0]) == 4


@tables_of("promises")
def test_no_seat_is_given_a_suit_that_it_did_not_follow(game: Any, seats: int) -> None:
    state = game.setup(seats, {}, b"suits")
    while acting := game.to_act(state):
        for reader, luck in ((each, b"%d" % state.turn) for each in readers(seats)):
            world = game.reshuffle_unseen(state, reader, luck)
            cards = [card for hand in (*world.hands, world.pile, world.trick) for card in hand]
            assert len({*cards, world.trump_card}) == len(cards) + 1 <= len(CARDS)
            for hand, lacking in zip(world.hands, world.missing, strict=True):
                assert not {suit(card) for card in hand} & {*lacking}
        legal = game.legal_actions(state, acting[0])
        game.play(state, acting[0], legal[state.turn % len(legal)])
