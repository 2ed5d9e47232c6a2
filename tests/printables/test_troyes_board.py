"""The board of Troyes: all facts of a view are drawn and described, in place and legibly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import engine
import printables
from engine.troyes.box.cards import CARDS
from printables.kit import text
from printables.picture import Group, Path, Picture, Words, to_svg
from printables.raster import to_png
from printables.seats import COLOURS
from printables.troyes import pieces, tracks
from printables.troyes.paper import LEAST
from printables.troyes.scene import scene_of
from service.language import languages, words
from tests.printables.conftest import LANGUAGES, MISCHIEF, PEOPLE

TROYES = engine.games()["troyes"]
TROYES_EVENTS = [each.id for each in CARDS.events]
TROYES_CARDS = [each.id for each in CARDS.activities]
SEATS = (1, 2, 3, 4)
SVG = "{http://www.w3.org/2000/svg}"
SAFE = {"svg", "title", "g", "a", "path", "text"}


@cache
def under_way(seats: int, moves: int = 60) -> dict[str, Any]:
    """Return a view of a random game in which seats pass or spend influence only if they must."""
    luck = random.Random(seats)
    state = TROYES.setup(seats, {}, bytes([seats]) * 8)
    for _ in range(moves):
        acting = TROYES.to_act(state)
        if not acting:
            break
        legal = TROYES.legal_actions(state, acting[0])
        plain = [a for a in legal if a.split()[0] not in ("reroll", "flip", "recruit", "pass")]
        state = TROYES.play(state, acting[0], luck.choice(plain or legal))
    view: dict[str, Any] = TROYES.view(state, 0)
    return view


@pytest.fixture
def view() -> dict[str, Any]:
    return deepcopy(under_way(3))


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Any:
    return words.speaker(request.param, TROYES)


@pytest.fixture
def english() -> Any:
    return words.speaker("en", TROYES)


def names(view: dict[str, Any]) -> list[str]:
    return PEOPLE[: len(view["players"])]


def drawn(view: dict[str, Any], say: Any) -> Picture:
    return printables.board(TROYES, view, say, names=names(view))


def told(view: dict[str, Any], say: Any) -> str:
    return languages.unmarked(printables.board_text(TROYES, view, say, names(view)))


def flat(shapes: tuple[Any, ...]) -> Iterator[Path | Words]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from flat(shape.shapes)
        else:
            yield shape


def spoken(picture: Picture) -> list[str]:
    return [
        languages.unmarked(each.text) for each in flat(picture.shapes) if isinstance(each, Words)
    ]


# --- all facts are shown and described -------------------------------------


def changes(view: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the view with one change that is visible to every player."""

    def changed(what: str, *path: Any, to: Any) -> tuple[str, dict[str, Any]]:
        other = deepcopy(view)
        place = other
        for step in path[:-1]:
            place = place[step]
        assert place[path[-1]] != to
        place[path[-1]] = to
        return what, other

    yield changed("round", "round", to=view["rounds"] + 1)
    yield changed("start", "start_seat", to=(view["start_seat"] + 1) % 3)
    yield changed("black dice", "black", to=[6, 2])
    yield changed("grey dice", "neutral", "dice", "red", to=[1, 1, 1, 1])
    for name, value in (("deniers", 29), ("influence", 19), ("personal", 9), ("passed", True)):
        yield changed(name, "players", 1, name, to=value)
    yield changed("put by", "players", 1, "district_deniers", to=7)
    yield changed("own dice", "players", 2, "dice", "white", to=[5, 5, 6])
    yield changed("event cards", "players", 0, "taken", to=["war"] * 5)
    for building in ("palace", "bishopric", "city_hall"):
        space = view["buildings"][building]["rows"][0]["spaces"][0]
        other = 2 if space["owner"] != 2 else None
        at = ("buildings", building, "rows", 0, "spaces", 0, "owner")
        yield changed(building, *at, to=other)
        yield changed(f"{building} lying", "buildings", building, "lying", to=[1, "grey", 2])
    yield changed("cathedral", "cathedral", 2, 5, to=1)
    for name, value in (("hire_cost", 17), ("divisor", 19), ("others", [0, 2])):
        yield changed(name, "activities", 0, name, to=value)
    yield changed("cubes", "activities", 0, "cubes", to=[[0, 4], [1, 5]])
    yield changed("tradesman", "activities", 0, "spaces", 0, "owner", to=2)
    yield changed("printed points", "activities", 0, "spaces", 0, "points", to=15)
    for name, value in (("divisor", 19), ("flags", 7), ("points", [21, 13]), ("black_dice", 3)):
        yield changed(f"event {name}", "events", 0, name, to=value)
    yield changed("flags filled", "events", 0, "cubes", to=[2, "grey", 2, 2])


@pytest.mark.parametrize("what", [what for what, _ in changes(under_way(3))])
def test_every_change_on_the_table_changes_picture_and_sentences(what: str, english: Any) -> None:
    view = deepcopy(under_way(3))
    other = dict(changes(view))[what]
    assert to_svg(drawn(other, english)) != to_svg(drawn(view, english))
    assert told(other, english) != told(view, english)


def test_an_empty_row_is_called_empty_once(view: dict[str, Any], say: Any) -> None:
    empty = say("board-text-empty")
    for building in view["buildings"].values():
        for row in building["rows"]:
            for space in row["spaces"]:
                space["owner"] = None
    assert say.join([empty, empty]) not in "".join(told(view, say))
    assert empty in "".join(told(view, say))


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_and_event_is_named_in_the_picture_and_in_words(seats: int, say: Any) -> None:
    view = deepcopy(under_way(seats))
    sentences, shown = told(view, say).casefold(), [each.casefold() for each in said(view, say)]
    for card in (*filter(lambda each: each["card"], view["activities"]), *view["events"]):
        name = say(f"card-{card['card']}").casefold()
        assert name in sentences
        assert name in shown


def said(view: dict[str, Any], say: Any) -> list[str]:
    return spoken(drawn(view, say))


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_ours_carries_the_mark_in_words_but_not_in_the_drawing(
    seats: int, english: Any
) -> None:
    view = deepcopy(under_way(seats))
    assert not [each for each in said(view, english) if "*" in each]
    rows = sum(len(each["rows"]) for each in view["buildings"].values() if "rows" in each["house"])
    cards = [each for each in view["activities"] if each["card"]]
    shown = ("hire_cost", "divisor", "flags", "vp_first", "vp_second")
    houses = [mark for card in (*cards, *view["events"]) for mark in card["house"]]
    ours = sum(mark in shown or mark.startswith("vp_spaces.") for mark in houses)
    assert ours > 10
    # In sentences a tradesman's points are repeated beside the name.
    taken = sum(
        space["owner"] is not None and f"vp_spaces.{place}" in card["house"]
        for card in cards
        for place, space in enumerate(card["spaces"], start=1)
    )
    assert told(view, english).count("*") == rows + ours + taken


def test_a_seat_is_told_by_its_colour_and_by_its_symbol() -> None:
    for piece in (pieces.citizen, pieces.cube, pieces.sign, pieces.lying):
        owners = [0, 1, 2, 3, pieces.GREY, pieces.ROY]
        assert len({piece(owner)[-1].commands for owner in owners}) == len(owners)
        for seat in range(4):
            assert COLOURS[seat] in {path.fill for path in piece(seat)}


def test_dice_differ_in_shape_too_so_that_a_grey_print_tells_them_apart() -> None:
    bodies = {len(pieces.die(colour, 3)[0].commands) for colour in ("red", "white", "yellow")}
    assert len(bodies) == 3
    for number in range(1, 7):
        assert len(pieces.die("yellow", number)) == 1 + number


# --- legibility ------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_no_words_are_too_small_or_run_out_of_the_picture(seats: int, say: Any) -> None:
    picture = printables.board(
        TROYES, deepcopy(under_way(seats)), say, names=["Wolfeschlegelsteinhausenbergerdorff"] * 4
    )
    for each in flat(picture.shapes):
        if not isinstance(each, Words):
            continue
        assert each.size >= LEAST - 1, each.text
        long = text.width_of(
            text.plain(languages.unmarked(each.text)), text.Style(each.face, each.size)
        )
        shift = {"start": 0, "middle": 0.5, "end": 1}[each.anchor] * long
        assert each.x - shift >= 0 and each.x - shift + long <= picture.width, each.text
        assert 0 < each.y < picture.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_not_cut(language: str) -> None:
    say = words.speaker(language, TROYES)
    view = deepcopy(under_way(2, moves=200))
    for place, event in enumerate(TROYES_EVENTS):
        view["events"] = [*view["events"][:1], view["events"][0] | {"card": event}]
        name = say(f"card-{event}").casefold()
        assert name in [each.casefold() for each in said(view, say)], place
    for place, card in enumerate(TROYES_CARDS):
        view["activities"][0] = view["activities"][0] | {"card": card}
        name = say(f"card-{card}").casefold()
        assert name in [each.casefold() for each in said(view, say)], place


def test_alone_ones_own_points_are_beside_those_of_le_roy(english: Any) -> None:
    view = deepcopy(under_way(1))
    view["players"][0]["points"], view["neutral"]["points"] = 34, 47
    assert {"34", "47"} <= set(spoken(drawn(view, english)))
    assert "points 34" in told(view, english) and "points 47" in told(view, english)


def test_a_crowded_board_still_fits(view: dict[str, Any], english: Any) -> None:
    """Twelve dice in a district, four tradesmen and cubes on a card, thirteen events, six foes."""
    view["players"][0]["dice"] = {"red": [1] * 4, "white": [3] * 4, "yellow": [6] * 4}
    view["players"][1] |= {"district_deniers": 12, "deniers": 88, "passed": True}
    view["neutral"]["dice"] = {"red": [1] * 6, "white": [3] * 6, "yellow": [6] * 6}
    view["activities"][0] |= {"others": [1, 2], "cubes": [[0, 12], [1, 9], [2, 10]]}
    view["activities"][0]["spaces"] = [{"points": 3, "owner": 0}] * 4
    view["events"] = [view["events"][0] | {"flags": 12, "cubes": [0, 1] * 6}] * 13
    view["black"] = [6, 6, 5, 4, 2, 1]
    picture = drawn(view, english)
    for each in flat(picture.shapes):
        if isinstance(each, Path):
            reach = [value for command in each.commands for value in command[1::2]]
            assert min(reach, default=0) >= 0 and max(reach, default=0) <= picture.width
    assert told(view, english).count("yellow 6, 6, 6 and 6") == 1


# --- as SVG, PNG and PDF ---------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_svg_is_safe_and_says_what_it_shows(seats: int, say: Any) -> None:
    view = deepcopy(under_way(seats))
    picture = printables.board(TROYES, view, say, names=[MISCHIEF] * 4)
    root = ElementTree.fromstring(to_svg(picture))
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= SAFE
    assert root.find(f"{SVG}title").text == say("board-title")
    assert all(text.get("aria-hidden") for text in root.iter(f"{SVG}text"))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def test_the_position_lists_districts_buildings_and_cards_with_their_facts(say: Any) -> None:
    view = under_way(4)
    position = printables.position(TROYES, view, say, PEOPLE[:4])
    listed = [each for each in position if each.facts]
    for each in position:
        assert len(each.title) < 300 and all(len(fact) < 200 for fact in each.facts)
        assert all(fact in each.words for fact in each.facts)
    for player in view["players"]:
        dice = [number for numbers in player["dice"].values() for number in numbers]
        if dice:
            name = PEOPLE[player["seat"]]
            (own,) = [each for each in listed if name in each.title and "\u00f7" not in each.title]
            assert all(say.number(number) in own.facts[-1] for number in dice)


def test_a_space_that_can_be_chosen_is_a_link(english: Any) -> None:
    view = TROYES.view(TROYES.setup(3, {}, b"links"), 0)
    links = {"P3": ("/s/t/1/place%20P3", "Palace 3"), "B1.2": ("/s/t/1/place%20B1.2", "Row 1")}
    svg = to_svg(printables.board(TROYES, view, english, names=PEOPLE[:3], links=links))
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "group"
    found = {link.get("href"): link.get("aria-label") for link in root.iter(f"{SVG}a")}
    assert found == dict(links.values())


def test_the_board_is_a_png_for_letters_and_vectors_on_paper(
    view: dict[str, Any], english: Any
) -> None:
    assert to_png(drawn(view, english))[:4] == b"\x89PNG"
    pdf = printables.draw(TROYES, "board", english)
    assert pdf.startswith(b"%PDF") and b"/Subtype /Image" not in pdf


def test_a_hidden_card_is_not_named_anywhere(english: Any) -> None:
    view = TROYES.view(TROYES.setup(4, {}, b"hidden"), 0)
    shown = told(view, english) + " ".join(said(view, english))
    for card in TROYES_CARDS:
        assert english(f"card-{card}") not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_town_has_a_unique_name(language: str) -> None:
    say = words.speaker(language, TROYES)
    ids = [*TROYES_CARDS, *TROYES_EVENTS]
    assert len({say(f"card-{each}") for each in ids}) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_and_names_of_buildings_are_in_reading_direction(language: str) -> None:
    """Pieces, however, have the places of the printed board in every language."""
    say, view = words.speaker(language, TROYES), under_way(3)
    rtl = say.direction == "rtl"
    numbers = tracks.numbers(scene_of(view), say, 16)
    rounds = [each.x for each in numbers if isinstance(each, Words)]
    assert len(rounds) == view["rounds"] and rounds == sorted(rounds, reverse=rtl)
    shown = [each for each in flat(drawn(view, say).shapes) if isinstance(each, Words)]
    for building in (*view["buildings"], "cathedral"):
        name = say(f"building-{building}").casefold()
        (told,) = (each for each in shown if each.text.casefold() == name)
        assert told.anchor == ("end" if rtl else "start")
