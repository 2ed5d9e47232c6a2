"""Plates that were drawn before are as if drawn anew, for every reader and in every language."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from printables.btwixt import kept
from printables.btwixt.board import board
from printables.picture import Group, to_svg
from service.language import words

GAME = engine.games()["btwixt"]
NAMES = ["Ana", "Béla", "سیروس", "Dara", "Zsófia", "Őrs"]


def states(seats: int, seed: str, moves: int) -> Iterator[Any]:
    luck, state = random.Random(seed), GAME.setup(seats, {}, seed.encode())
    for _ in range(moves):
        asked = GAME.to_act(state)
        if not asked:
            return
        GAME.play(state, asked[0], luck.choice(GAME.legal_actions(state, asked[0])))
        yield state


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("seats", [3, 5])
def test_a_board_of_kept_plates_is_as_one_drawn_anew(seats: int, language: str) -> None:
    say, names, peeked = words.speaker(language, GAME), NAMES[:seats], 0
    links = {"seat-1": ("/there", "a deed"), "council-0": ("/here", "another")}
    for state in states(seats, f"{seats} {language}", 220):
        for reader in (None, *range(seats)):
            view = GAME.view(state, reader)
            peeked += bool(view.get("peeked"))
            asked = links if reader == 1 else {}
            shown = to_svg(board(view, say, names=names, links=asked))
            kept._drawn.cache_clear()
            assert shown == to_svg(board(view, say, names=names, links=asked))
    assert peeked


def test_a_number_that_one_has_seen_is_on_no_plate_of_another() -> None:
    say = words.speaker("en", GAME)
    for state in states(4, "peeks", 400):
        seen = {reader: GAME.view(state, reader)["peeked"] for reader in range(4)}
        lucky = [reader for reader in seen if seen[reader]]
        if not lucky:
            continue
        blind = next(reader for reader in seen if not seen[reader])
        before = to_svg(board(GAME.view(state, blind), say, names=NAMES[:4]))
        board(GAME.view(state, lucky[0]), say, names=NAMES[:4])
        assert before == to_svg(board(GAME.view(state, blind), say, names=NAMES[:4]))
        return
    pytest.fail("nobody has looked at a token")


def test_most_plates_stay_from_move_to_move() -> None:
    say, before, same, every = words.speaker("en", GAME), set[int](), 0, 0
    alive = []
    for state in states(4, "stay", 120):
        drawn = board(GAME.view(state, None), say, names=NAMES[:4])
        plates = [each for each in drawn.shapes if isinstance(each, Group) and each.place]
        alive.append(plates)
        same += sum(id(each) in before for each in plates)
        every += len(plates)
        before = {id(each) for each in plates}
    assert same > every / 2


def test_an_owners_cards_are_drawn_anew() -> None:
    """They are called as somebody typed them, which no plate says of itself."""
    view = GAME.view(GAME.setup(3, {}, b"owner"), None)
    say = words.speaker("en", GAME)
    owners = view | {"set": {**view["set"], "cards": {}}}
    kept._drawn.cache_clear()
    board(owners, say, names=NAMES[:3])
    assert kept._drawn.cache_info().currsize == 0
