"""The luck documented in docs/luck.md, verified without the engine's code."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from engine import chance
from engine.condottiere.box.cards import ids
from engine.condottiere.state import State
from tests.engine.condottiere.positions import FIRST, GAME, hand, random_game

LUCK = Path(__file__).parents[2] / "docs" / "luck.md"

# docs/luck.md guarantees these values permanently.
SEED = bytes(range(32))
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert chance.commitment(SEED) == hashlib.sha256(SEED).hexdigest() == COMMITMENT


def test_the_seed_is_made_of_words_as_the_document_says(stranger: dict[str, Any]) -> None:
    word, words = SEED.hex(), ["0" * 32, "", "f" * 32]
    made = chance.seed_of(word, words)
    assert made == stranger["seed_of"](word, words)
    assert made.hex() == "d86d6bec4f0708743c5f7c973efe7a091786ffa32a363f284836d20b3fbabde7"


def test_a_shuffle_moves_cards_and_loses_none() -> None:
    cards = list(range(110))
    shuffled = chance.shuffle(SEED, "draw/1", cards)
    assert sorted(shuffled) == cards == list(range(110)) and shuffled != cards
    assert shuffled == chance.shuffle(SEED, "draw/1", cards)
    assert shuffled != chance.shuffle(SEED, "draw/2", cards)


@pytest.mark.parametrize("cards", [[], [4]])
def test_there_is_nothing_to_shuffle_in_one_card(cards: list[int]) -> None:
    assert chance.shuffle(SEED, "draw/1", cards) == cards


def test_every_order_of_three_cards_comes_about_equally_often() -> None:
    found: dict[tuple[int, ...], int] = {}
    for number in range(6000):
        order = tuple(chance.shuffle(SEED, f"draw/{number}", [1, 2, 3]))
        found[order] = found.get(order, 0) + 1
    assert len(found) == 6 and all(880 < times < 1120 for times in found.values())


def test_a_shuffle_never_changes_from_one_version_to_the_next() -> None:
    assert chance.shuffle(SEED, "draw/1", list(range(10))) == FIRST_SHUFFLE
    assert [chance.pick(SEED, f"default/{turn}", 17) for turn in range(8)] == FIRST_PICKS


FIRST_SHUFFLE = [1, 6, 8, 0, 4, 7, 9, 3, 2, 5]
FIRST_PICKS = [6, 2, 10, 1, 16, 14, 15, 3]


# --- the verification program of docs/luck.md -------------------------------


@pytest.fixture(scope="module")
def stranger() -> dict[str, Any]:
    """Run the program in docs/luck.md, which uses nothing of the engine, and return its names."""
    text = LUCK.read_text("utf-8")
    program = text.partition("```python\n")[2].partition("```")[0]
    assert len(program.splitlines()) < 60 and "engine" not in program
    names: dict[str, Any] = {"__name__": "stranger"}
    exec(program, names)
    return names


@pytest.mark.parametrize("game", [GAME, FIRST], ids=lambda game: game.id)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_deal_is_as_the_document_says(
    seats: int, game: Any, stranger: dict[str, Any]
) -> None:
    most = 0
    for number in range(5):
        draw = 0
        for state in random_game(seats, number, game=game):
            if state.luck.draws > draw:
                draw = state.luck.draws
                check_deal(state, stranger, f"{seats}/{number}".encode())
        most = max(most, draw)
    assert most > 1


def check_deal(state: State, stranger: dict[str, Any], seed: bytes) -> None:
    kept: list[list[str]] = [[] for _ in range(state.seats)]
    if state.kept is not None:
        kept[state.kept[0]] = ids(state.kept[1])
    sizes = [sum(dealt) for dealt in state.dealt]
    hands = stranger["deal"](state.rules.id, seed, state.luck.draws, kept, sizes)
    assert [sorted(hand(state, seat)) for seat in range(state.seats)] == [*map(sorted, hands)]


def test_the_first_holder_is_as_the_document_says(stranger: dict[str, Any]) -> None:
    for seats in GAME.seats:
        assert GAME.setup(seats, {}, SEED).holder == stranger["first_holder"](SEED, seats)
