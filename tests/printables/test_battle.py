"""The lines of a battle as a picture: a row a player, cards as cards, strengths largest."""

from __future__ import annotations

from typing import Any

import pytest

import engine
import printables
from printables.bounds import reach
from printables.condottiere.battle import CARD_WIDE, CARDS_TO, HIGH, TOTAL, WIDTH, battle
from printables.picture import Path, Picture, Words
from service.language.languages import unmarked
from service.language.words import speaker
from tests.printables.conftest import LANGUAGES

NAMES = ("Ana", "Béla", "کورش", "Maximilian Featherstonehaugh", "Emma", "Farid")
GAMES = ["condottiere-3e", "condottiere-1e", "rakab"]


def fought(game_id: str, seats: int = 3, cards: int = 6, **options: Any) -> dict[str, Any]:
    """Return a spectator's view of a battle with at least so many cards laid."""
    game = engine.load(game_id)
    state = game.setup(seats, options, b"a fair in Siena")
    for _ in range(400):
        view = game.view(state, None)
        laid = sum(len(row["line"]) for row in view["players"])
        if view["phase"] == "battle" and laid >= cards:
            return view
        seat = game.to_act(state)[0]
        legal = game.legal_actions(state, seat)
        plays = [action for action in legal if action.startswith("play m")]
        game.play(state, seat, (plays or legal)[0])
    raise AssertionError("no such battle")


def drawn(view: dict[str, Any], language: str = "en") -> Picture:
    picture = battle(view, speaker(language, engine.load(view["game"])), NAMES)
    assert picture is not None
    return picture


def words(picture: Picture) -> list[Words]:
    return [shape for shape in picture.shapes if isinstance(shape, Words)]


def cards_in(picture: Picture) -> list[Path]:
    return [
        shape
        for shape in picture.shapes
        if isinstance(shape, Path) and abs(reach((shape,))[2] - reach((shape,))[0] - CARD_WIDE) < 4
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_player_has_a_row_with_cards_and_the_strength_as_its_largest_number(
    game: str, language: str
) -> None:
    view = fought(game)
    picture, say = drawn(view, language), speaker(language, engine.load(game))
    largest = [each for each in words(picture) if each.size == TOTAL]
    assert [each.text for each in largest] == [
        say.number(row["strength"]) for row in view["players"]
    ]
    assert max(each.size for each in words(picture)) == TOTAL
    assert picture.height > len(view["players"]) * HIGH
    assert len(cards_in(picture)) == sum(len(row["line"]) for row in view["players"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_reaches_over_the_edge_and_long_names_are_shortened(language: str) -> None:
    picture = drawn(fought("condottiere-3e", seats=6, cards=14), language)
    left, top, right, low = reach(picture.shapes)
    assert left >= 0 and top >= 0 and right <= WIDTH and low <= picture.height
    assert NAMES[3] not in [unmarked(each.text) for each in words(picture)]


def test_many_cards_overlap_within_their_room() -> None:
    view = fought("condottiere-3e")
    view["players"][0] |= {"line": ["m1"] * 14, "worth": [1] * 14}
    picture = drawn(view)
    boxes = [reach((card,)) for card in cards_in(picture)][:14]
    assert boxes == sorted(boxes) and boxes[-1][2] <= CARDS_TO + 1


def test_a_card_shows_its_present_worth_only_where_that_is_not_printed_on_it() -> None:
    view = fought("condottiere-3e")
    plain = [{**row, "line": ["m3", "m6"], "worth": [3, 6]} for row in view["players"]]
    changed = [{**row, "line": ["m3", "winter"], "worth": [1, 0]} for row in view["players"]]
    few = len(words(drawn({**view, "players": plain})))
    assert len(words(drawn({**view, "players": changed}))) == few - len(plain) + len(changed)


def test_a_row_fades_once_its_player_has_passed() -> None:
    view = fought("condottiere-3e")
    rows = [{**row, "passed": row["seat"] == 1} for row in view["players"]]
    totals = [each for each in words(drawn({**view, "players": rows})) if each.size == TOTAL]
    inks = [each.fill for each in totals]
    light = [sum(int(ink[at : at + 2], 16) for at in (1, 3, 5)) for ink in inks]
    assert light[1] == max(light) and light[1] > light[0]


def test_there_is_none_between_battles_and_it_stands_above_the_map() -> None:
    game = engine.load("condottiere-3e")
    say, view = speaker("en", game), fought("condottiere-3e")
    between = game.view(game.setup(3, {}, b"a fair in Siena"), None)
    assert battle(between, say, NAMES) is None
    low = printables.letter_board(game, between, say, NAMES, {})
    high = printables.letter_board(game, view, say, NAMES, {})
    assert high.height == low.height + drawn(view).height
    assert high.ground == low.ground


def test_the_final_battle_is_drawn_and_told_without_a_site() -> None:
    game = engine.load("condottiere-1e")
    view = fought("condottiere-1e") | {"site": None}
    told = printables.board_brief(game, view, speaker("en", game), NAMES)
    assert told.startswith("Strength: ")
    assert drawn(view).height > 0


def test_letters_of_a_battle_share_their_shapes() -> None:
    view = fought("condottiere-3e")
    view["players"][1] = {**view["players"][1], "passed": True}
    first, second = (
        {id(shape) for shape in drawn(view).shapes if isinstance(shape, Path)} for _ in range(2)
    )
    assert first == second, "so that a drawing of each is reused"
