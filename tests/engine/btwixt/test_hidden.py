"""The secrets of B'Twixt: facts hidden from all, and facts known to single leaders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.rules.hands import discard_from_hand, hand_over
from engine.btwixt.state import NOBODY, Known, State
from tests.engine.btwixt.positions import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    do,
    finish_round,
    hand,
    played_out,
    random_states,
    table,
    told,
)
from tests.engine.laws import broken
from tests.test_every_game import tell_apart

WORLDS = [b"world %d" % number for number in range(30)]


def worlds(state: State, seat: int | None) -> list[State]:
    return [GAME.reshuffle_unseen(state, seat, seed) for seed in WORLDS]


def values(state: State) -> tuple[int, ...]:
    return tuple(state.values)


# --- tokens ----------------------------------------------------------------


def test_a_token_is_unknown_even_to_the_leaders_of_its_council() -> None:
    state = table([""] * 3, ["s26", "", ""], tokens=[[3], [1], [2]])
    state = do(state, *["kneel"] * 3, "ally left", "token left")
    for seat in (None, ANA, BELA, CYRUS):
        assert len({values(world) for world in worlds(state, seat)}) > 10
        seen = GAME.view(state, seat)
        assert all(council["values"] is None for council in seen["councils"])
        assert seen.get("peeked", {}) == {}


def test_only_the_leader_who_looked_at_a_token_knows_it() -> None:
    state = do(table(["s08", "", "", ""], tokens=[[3, 1], [2], [], [1]]), "play s08", "council 0")
    for world in worlds(state, ANA):
        assert world.values[:2] == [3, 1] and GAME.view(world, ANA) == GAME.view(state, ANA)
    assert len({tuple(world.values[2:]) for world in worlds(state, ANA)}) > 3
    for seat in (None, BELA):
        assert len({tuple(world.values[:2]) for world in worlds(state, seat)}) > 3


def test_a_known_token_that_moves_stays_known() -> None:
    state = table([""] * 4, ["", "", "", "s26"], ally="a32", tokens=[[3], [], [2], [1]], first=DARA)
    state.peeked[ANA] = (2,)  # the token of value 1, between Dara and Ana
    state = do(state, *["kneel"] * 4, "ally left", "shift 3 2")
    assert GAME.view(state, ANA)["councils"][CYRUS]["tokens"] == ["t2", "t3"]
    assert GAME.view(state, ANA)["peeked"] == {"t3": 1}
    assert all(world.values[2] == 1 for world in worlds(state, ANA))


def test_at_the_end_every_token_lies_open_in_every_world() -> None:
    state = played_out(4, 3)
    for world in worlds(state, ANA)[:5]:
        assert values(world) == values(state)
        assert GAME.view(world, None) == GAME.view(state, None)
    assert all(council["values"] is not None for council in GAME.view(state, None)["councils"])


class Telling:
    """The game with a view that reveals the tokens returned by `whose` to a seat."""

    def __init__(self, whose: Callable[[State, int], Iterable[int]]) -> None:
        self.whose = whose

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        tokens = [] if seat is None else sorted(self.whose(state, seat))
        return GAME.view(state, seat) | {"told": [state.values[token] for token in tokens]}


def of_own_councils(state: State, seat: int) -> list[int]:
    return state.tokens[seat] + state.tokens[seat - 1]


def seen_by_anybody(state: State, seat: int) -> set[int]:
    return {token for seen in state.peeked for token in seen}


def seen_by_oneself(state: State, seat: int) -> tuple[int, ...]:
    return state.peeked[seat]


@pytest.mark.parametrize(
    ("whose", "caught"),
    [(of_own_councils, True), (seen_by_anybody, True), (seen_by_oneself, False)],
)
def test_the_leak_test_notices_revealed_tokens_and_peeks(
    whose: Callable[[State, int], Iterable[int]], caught: bool
) -> None:
    state = do(table(["s08", "", "", ""], tokens=[[3, 1], [2], [], [1]]), "play s08", "council 0")
    for seat in range(state.seats):
        found = {tell_apart(Telling(whose), state, seat, seed) for seed in WORLDS}
        knows = (whose is seen_by_anybody and seat == ANA) or not list(whose(state, seat))
        assert ("view" in found) == (caught and not knows)


# --- hands -----------------------------------------------------------------


def test_a_card_returned_from_a_bid_is_known_to_be_in_that_hand() -> None:
    state = do(table(["s07", "s16 s09 s01", "s20"], ["", "s26", ""]), "play s07")
    for seat in (None, ANA, CYRUS):
        assert GAME.view(state, seat)["players"][BELA]["known"] == ["s26"]
        for world in worlds(state, seat):
            assert state.rules.box.number["s26"] in world.hands[BELA]
            assert len(world.hands[BELA]) == 4


def test_only_giver_and_receiver_know_a_card_that_changed_hands() -> None:
    state = do(table(["s05", "s26", "s13", ""]), "play s05")
    number = state.rules.box.number["s26"]
    assert all(number in world.hands[ANA] for world in worlds(state, BELA))
    assert not all(number in world.hands[ANA] for world in worlds(state, CYRUS))
    assert not any(told(world, CYRUS, "handed_cards") for world in worlds(state, CYRUS)[:3])


def known(state: State, owner: int, reader: int) -> list[str]:
    return GAME.view(state, reader)["players"][owner]["known"]


def knowing(*sure: tuple[int, int, str], hands: list[str]) -> State:
    state = table(hands)
    number = state.rules.box.number
    state.known = tuple(Known(owner, reader, number[card]) for owner, reader, card in sure)
    return state


def test_a_discarded_card_is_forgotten_but_a_second_known_copy_is_not() -> None:
    hands = ["s16 s16 s09", "", ""]
    state = knowing((ANA, NOBODY, "s16"), (ANA, BELA, "s16"), hands=hands)
    assert known(state, ANA, BELA) == ["s16", "s16"] and known(state, ANA, CYRUS) == ["s16"]
    discard_from_hand(state, ANA, [state.rules.box.number["s16"]])
    assert known(state, ANA, BELA) == ["s16"] and known(state, ANA, CYRUS) == []


def test_after_a_card_left_unseen_others_are_sure_of_one_copy_less() -> None:
    hands = ["s16 s16 s09", "s01", "", ""]
    state = knowing((ANA, NOBODY, "s16"), (ANA, NOBODY, "s16"), (ANA, CYRUS, "s09"), hands=hands)
    hand_over(state, ANA, BELA, [state.rules.box.number["s16"]])
    assert known(state, ANA, CYRUS) == ["s16"] and known(state, ANA, DARA) == ["s16"]
    assert known(state, ANA, BELA) == ["s16"]  # the receiver of the other copy
    assert known(state, BELA, ANA) == ["s16"] and known(state, BELA, CYRUS) == []
    state = knowing((ANA, NOBODY, "s16"), (ANA, BELA, "s09"), hands=hands)
    hand_over(state, ANA, BELA, [state.rules.box.number["s09"]])
    assert known(state, ANA, BELA) == ["s16"] and known(state, ANA, CYRUS) == []


def test_a_redeal_makes_all_knowledge_of_hands_void() -> None:
    state = knowing((ANA, NOBODY, "s16"), hands=["s16", "", ""])
    for _ in range(4):
        state = finish_round(state)
    assert state.known == () and known(state, ANA, BELA) == []


def test_what_is_known_of_hands_is_always_true_of_them() -> None:
    for state in random_states(games=4, every=2):
        for owner, cards in enumerate(state.hands):
            for reader in [seat for seat in range(state.seats) if seat != owner]:
                sure = Counter(
                    k.card for k in state.known if k.owner == owner and k.reader in (NOBODY, reader)
                )
                assert not sure - Counter(cards)


# --- secret choices --------------------------------------------------------


def test_cards_named_in_secret_are_hidden_from_others() -> None:
    options = {"event_module": True}
    state = do(table(["e01 s09 s16", "s21 s26 s25", "s01 s02"], options=options), "play e01")
    state = GAME.apply(state, BELA, "discard s26")
    other = GAME.apply(GAME.from_json(before(state)), BELA, "discard s21")
    for seat in (None, ANA, CYRUS):
        assert GAME.view(state, seat) == GAME.view(other, seat)
        assert GAME.events(state, seat, 0) == GAME.events(other, seat, 0)
        if seat is not None:
            assert GAME.legal_actions(state, seat) == GAME.legal_actions(other, seat)
    assert GAME.view(state, BELA)["answer"] == ["s26"]
    named = {tuple(world.answers[BELA]) for world in worlds(state, CYRUS)}
    assert len(named) > 3


def test_a_seat_sees_the_card_of_its_bid_that_it_has_named_in_secret() -> None:
    options = {"event_module": True}
    bids = ["", "s16 s22 s22", "s23 s23"]
    state = table(["e06", "", ""], bids, options=options)
    state = do(state, "play e06")
    assert GAME.to_act(state) == [BELA, CYRUS]
    assert GAME.view(state, BELA)["answer"] == []
    state = GAME.apply(state, BELA, GAME.legal_actions(state, BELA)[-1])
    assert GAME.view(state, BELA)["answer"] == ["s22"]
    assert GAME.view(state, CYRUS)["answer"] == []


def before(state: State) -> dict[str, Any]:
    """Return the stored state as it was before Béla answered."""
    data = GAME.to_json(state)
    data["answers"] = [[], [], []]
    data["turn"] -= 1
    data["log"] = [entry for entry in data["log"] if entry[0] < state.turn - 1]
    return data


# --- decks and luck --------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0])
def test_decks_and_the_luck_to_come_are_hidden(seat: int | None) -> None:
    state = next(s for s in random_states(games=1) if s.phase == "play" and s.turn > 8)
    first = {name: set() for name in ("deck", "ally_deck", "supply", "luck")}
    for world in worlds(state, seat):
        for name, found in first.items():
            found.add(str(getattr(world, name)))
        assert sorted(world.ally_deck) == sorted(state.ally_deck)
        assert broken(GAME, world) == []
    assert all(len(found) == len(WORLDS) for found in first.values())


def test_a_seat_s_own_hand_is_the_same_in_every_world() -> None:
    for state in random_states(games=1, every=23):
        for world in worlds(state, 0)[:3]:
            assert hand(world, 0) == hand(state, 0)
            assert world.peeked == state.peeked
