"""A seat's knowledge is the same in every possible world; everything else varies."""

from __future__ import annotations

import pytest

from engine.condottiere.box.cards import NUMBER
from engine.condottiere.knowledge.resample import fitting
from engine.condottiere.known import SOME_MERCENARY
from engine.condottiere.state import State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    GAME,
    asking,
    battle,
    do,
    hand,
    passes,
    random_states,
    told,
)


def worlds(state: State, reader: int | None, how_many: int = 40) -> list[State]:
    return [GAME.reshuffle_unseen(state, reader, bytes([n])) for n in range(how_many)]


def armed(state: State, seat: int) -> bool:
    return any(card.startswith("m") for card in hand(state, seat))


def test_other_hands_the_pile_and_the_luck_to_come_change() -> None:
    state = GAME.setup(3, {}, b"seed")
    others = worlds(state, ANA)
    assert len({tuple(hand(world, BELA)) for world in others}) > 30
    assert len({world.pile for world in others}) > 30
    assert len({world.luck for world in others}) == 40
    assert {tuple(hand(world, ANA)) for world in others} == {tuple(hand(state, ANA))}


def test_a_mercenary_taken_back_is_still_in_that_hand() -> None:
    state = battle(["m10 m3", "", ""], ["scarecrow m1 m2", "m1", "m1"])
    state = do(state, "play scarecrow m10")
    for reader in (BELA, CYRUS, None):
        assert all("m10" in hand(world, ANA) for world in worlds(state, reader))
    assert not all("m1" in hand(world, ANA) for world in worlds(state, BELA))


def test_a_mercenary_taken_back_and_played_again_is_no_longer_known() -> None:
    state = battle(["m10", "", ""], ["scarecrow m10 m2", "m1", "m1"])
    state = do(state, "play scarecrow m10", "pass", "pass", "play m10")
    assert not all("m10" in hand(world, ANA) for world in worlds(state, BELA))


def test_a_seat_asked_to_discard_holds_no_mercenary() -> None:
    state = asking(["m6", "", "", ""], ["winter spring", "m1 m1", "heroine courtesan", "m2"])
    state = do(passes(state), "besiege roma", "keep")
    assert GAME.to_act(state) == [CYRUS]
    for world in worlds(state, 3):
        # Ana was asked and kept, Béla was skipped with cards in hand, Cyrus is being asked.
        assert not armed(world, ANA) and armed(world, BELA) and not armed(world, CYRUS)


def test_cards_discarded_unseen_hold_no_mercenary() -> None:
    state = asking(["m6", "", ""], ["winter spring", "m1 m1", "m1"])
    state = do(passes(state), "besiege roma", "discard")
    burned = {world.discarded[ANA] for world in worlds(state, BELA)}
    assert len(burned) > 1 and all(sum(hand[:7]) == 0 and sum(hand) == 2 for hand in burned)


def retained() -> State:
    state = battle(["m10 m10 m10 m10 m10 m10 m10 m10", "m2", ""], ["heroine heroine m4 m5", "", ""])
    return do(passes(state), "besiege roma", "retain m5 heroine")


def test_retained_cards_are_known_to_their_owner_only() -> None:
    state = retained()
    kept = {world.kept[1] for world in worlds(state, BELA)}
    assert len(kept) > 10
    assert all(world.kept == state.kept for world in worlds(state, ANA))


def test_retained_cards_are_such_as_could_have_been_retained() -> None:
    # All eight 10s were in lines in the round before, so none can have been retained.
    for world in worlds(retained(), BELA):
        assert NUMBER["m10"] not in world.kept[1]
        cards = world.kept[1]
        assert all(world.hands[ANA][card] >= cards.count(card) for card in cards)
        assert told(world, ANA, "retained_own")[0]["cards"] == [
            name for card in cards for name, number in NUMBER.items() if number == card
        ]


def test_a_known_mercenary_may_still_be_there_after_retaining() -> None:
    state = battle(["m10", "", ""], ["scarecrow m1", "", ""])
    state = do(passes(do(state, "play scarecrow m10")), "besiege roma", "retain m1 m10")
    # Both cards were kept, so they include the 10 that was seen going back.
    assert all("m10" in hand(world, ANA) for world in worlds(state, BELA))


def test_the_other_world_s_log_fits_its_cards() -> None:
    for state in random_states(games=1, every=13):
        world = GAME.reshuffle_unseen(state, ANA, b"fits")
        for seat in range(1, state.seats):
            dealt = [event["round"] for event in told(world, seat, "round_started")]
            drew = told(world, seat, "drew")
            if len(dealt) == 1 and not state.finalists:
                assert sorted(NUMBER[card] for card in drew[-1]["cards"]) == [
                    card for card, held in enumerate(world.dealt[seat]) for _ in range(held)
                ]


@pytest.mark.parametrize("reader", [None, ANA])
def test_the_number_99_is_a_seed_too(reader: int | None) -> None:
    state = GAME.setup(2, {}, b"seed")
    world = GAME.reshuffle_unseen(state, reader, 99)
    assert GAME.view(world, reader) == GAME.view(state, reader)


def test_4_6_a_hand_of_nothing_retained_is_no_stumbling_block() -> None:
    assert fitting([7, 8], 0, (SOME_MERCENARY,)) is None
    assert fitting([7, 8], 1, (SOME_MERCENARY,)) is None
    assert fitting([0, 8], 1, (SOME_MERCENARY,)) == (0,)
