"""The table of B'Twixt as a picture and in sentences: complete, uncrowded, without secrets."""

from __future__ import annotations

import random
import re
from itertools import combinations, product
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

import engine
import printables
from printables.btwixt import signs
from printables.btwixt.plates import LEAST, PAD, Table, council_height, leader_height
from printables.btwixt.plates import WIDTH as PLATE
from printables.btwixt.ring import WIDTH, Ring, ring
from printables.kit import text
from printables.kit.page import Document
from printables.pdf_renderer import draw_on
from printables.picture import to_svg
from printables.raster import to_png
from service.language import languages, words
from tests.printables.conftest import LANGUAGES, MISCHIEF, PEOPLE, fonts_in
from tests.printables.test_board import SAFE, SVG, parsed, spoken

GAME = engine.games()["btwixt"]
SEATS = tuple(GAME.seats)
MOMENTS = (0, 40, 150, None)
WIDTH_OF_NAMES = PLATE - 2 * PAD - 28  # of an ally, beside its power


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Any:
    return words.speaker(request.param, GAME)


@pytest.fixture
def english() -> Any:
    return words.speaker("en", GAME)


def under_way(seats: int, moves: int | None, seed: int = 5) -> Any:
    """Return a game after some random moves; None plays to the end."""
    luck = random.Random(seed)
    state = GAME.setup(seats, {}, seed.to_bytes(8, "big"))
    while acting := GAME.to_act(state):
        if moves is not None and state.turn >= moves:
            break
        GAME.play(state, acting[0], luck.choice(GAME.legal_actions(state, acting[0])))
    return state


def laid(view: dict, say: Any) -> tuple[Table, Ring]:
    table = Table(view, say, PEOPLE[: len(view["players"])])
    return table, ring(table)


@pytest.mark.parametrize(("seats", "moves"), [*product(SEATS, MOMENTS)])
def test_no_plate_covers_another_or_leaves_the_paper(
    seats: int, moves: int | None, say: Any
) -> None:
    table, found = laid(GAME.view(under_way(seats, moves), 0), say)
    boxes = []
    for (kind, number), (x, y) in found.places.items():
        high = (leader_height if kind == "leader" else council_height)(table, number)
        boxes.append((x, y, x + PLATE, y + high))
        assert x >= 0 and y >= 0 and x + PLATE <= WIDTH and y + high <= found.height
    assert len(boxes) == 2 * seats
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


@pytest.mark.parametrize(("seats", "moves"), [*product(SEATS, MOMENTS)])
def test_the_table_is_a_little_wider_than_high_like_its_part_of_a_window(
    seats: int, moves: int | None, say: Any
) -> None:
    _, found = laid(GAME.view(under_way(seats, moves), 0), say)
    assert 0.9 <= WIDTH / found.height <= 1.2


@pytest.mark.parametrize("seat", range(5))
def test_the_reader_sits_at_the_bottom_with_the_left_neighbour_on_the_left(
    seat: int, english: Any
) -> None:
    _, found = laid(GAME.view(under_way(5, 30), seat), english)
    me = found.places["leader", seat]
    left, right = (found.places["leader", (seat + step) % 5] for step in (1, -1))
    assert me[1] == max(y for _, y in found.places.values())
    assert left[0] < me[0] < right[0]
    assert found.places["council", seat][0] == left[0]
    assert found.places["council", (seat - 1) % 5][0] == right[0]


@pytest.mark.parametrize("moves", MOMENTS)
def test_everything_on_the_table_is_drawn_and_described(moves: int | None, say: Any) -> None:
    view = GAME.view(under_way(4, moves), 0)
    told = languages.unmarked(printables.board_text(GAME, view, say, PEOPLE[:4]))
    drawn = spoken(to_svg(printables.board(GAME, view, say, names=PEOPLE[:4])))
    for player in view["players"]:
        assert PEOPLE[player["seat"]] in drawn and PEOPLE[player["seat"]] in told
        for card in player["bid"]:
            assert say(f"card-{card['card']}") in told and say.number(card["worth"]) in drawn
    for council in view["councils"]:
        for each in council["allies"]:
            assert say(f"ally-{each['ally']}") in told and say(f"ally-{each['ally']}") in drawn
    if view["ally"] and not view["result"]:
        assert languages.unmarked(printables.described(GAME, view, view["ally"], say).text) in told


def test_each_of_our_names_fits_its_place(say: Any) -> None:
    for ally in GAME.box.allies:
        called = say(f"ally-{ally.id}")
        assert text.fitted(called, "text", LEAST, WIDTH_OF_NAMES) == called
    for leader in GAME.box.leaders:
        called = say(f"leader-{leader}.short")
        assert text.fitted(called, "italic", LEAST, WIDTH_OF_NAMES - 80) == called


def test_the_text_for_a_leader_not_chosen_yet_is_not_cut(say: Any) -> None:
    view = GAME.view(GAME.setup(3, {}, bytes(32)), None)
    assert not any(player["leader"] for player in view["players"])
    assert "…" not in to_svg(printables.board(GAME, view, say, names=PEOPLE[:3]))


def test_a_tokens_number_is_shown_to_those_who_looked_and_at_the_end_to_all(english: Any) -> None:
    view = GAME.view(under_way(4, 150), 0)
    lying = [token for council in view["councils"] for token in council["tokens"]]
    assert lying
    hidden = to_svg(printables.board(GAME, view | {"peeked": {}}, english, names=PEOPLE[:4]))
    known = to_svg(
        printables.board(GAME, view | {"peeked": {lying[0]: 3}}, english, names=PEOPLE[:4])
    )
    assert "stroke-dasharray" not in hidden and "stroke-dasharray" in known
    spectator = printables.board_text(GAME, GAME.view(under_way(4, 150), None), english, PEOPLE[:4])
    assert "Known tokens" not in spectator
    assert "Known tokens" in printables.board_text(
        GAME, GAME.view(under_way(4, None), None), english, PEOPLE[:4]
    )


def test_the_svg_has_nothing_that_a_strict_policy_forbids(say: Any) -> None:
    view = GAME.view(under_way(4, 150), 0)
    root = parsed(to_svg(printables.board(GAME, view, say, names=[MISCHIEF, *PEOPLE[1:4]])))
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= SAFE
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not [name for name in attributes if name == "style" or name.startswith("on")]
    assert root.get("role") == "img" and root.find(f"{SVG}title").text == say("board-title")


def test_the_position_lists_the_effect_of_every_card_of_bids_and_councils(say: Any) -> None:
    view = GAME.view(under_way(4, 150), 0)
    listed = [each.facts for each in printables.position(GAME, view, say, PEOPLE[:4])]
    facts = [fact for each in listed for fact in each]
    lying = [card["card"] for player in view["players"] for card in player["bid"]]
    lying += [each["ally"] for council in view["councils"] for each in council["allies"]]
    assert len(facts) == len(lying) > 3
    for card, fact in zip(lying, facts, strict=True):
        assert fact.endswith(printables.described(GAME, view, card, say).text)


def test_a_council_or_a_leader_that_can_be_chosen_is_a_link(english: Any) -> None:
    view = GAME.view(under_way(4, 40), 0)
    links = {
        "council-3": ("/s/t/40/ally%20right", "Into my right council"),
        "seat-2": ("/x", "Cyrus"),
    }
    root = parsed(to_svg(printables.board(GAME, view, english, names=PEOPLE[:4], links=links)))
    assert root.get("role") == "group"
    found = {link.get("href"): link for link in root.iter(f"{SVG}a")}
    assert {href: link.get("aria-label") for href, link in found.items()} == dict(links.values())
    assert found["/x"].get("class") == "leader choice" and list(found["/x"].iter(f"{SVG}path"))


def test_at_the_end_the_winner_is_in_the_middle(english: Any) -> None:
    view = GAME.view(under_way(3, None), None)
    told = re.sub("[\u2068\u2069]", "", printables.board_text(GAME, view, english, PEOPLE[:3]))
    winners = [PEOPLE[seat] for seat in view["result"]["winners"]]
    assert f"Victory: {' and '.join(winners)}." in told
    for player in view["players"]:
        assert f"small council {player['small']}, large council {player['large']}" in told


@pytest.mark.parametrize("moves", MOMENTS)
def test_all_three_backends_give_the_same_bytes_twice(moves: int | None, say: Any) -> None:
    def drawn() -> tuple[str, bytes, bytes]:
        view = GAME.view(under_way(6, moves), 2)
        picture = printables.board(GAME, view, say, names=PEOPLE)
        document = Document("a4", "table", say)
        draw_on(document.canvas, picture, 40, 40, 400)
        document.canvas.showPage()
        return to_svg(picture), to_png(picture, 300), document.finish()

    assert drawn() == drawn()
    assert not [font for font in fonts_in(drawn()[2]) if "+" not in font]


def test_the_picture_is_as_wide_as_asked_for_and_a_small_part_of_a_page(
    say: Any, tmp_path: Any
) -> None:
    picture = printables.board(GAME, GAME.view(under_way(6, 200), 0), say, names=PEOPLE)
    file = tmp_path / "table.png"
    file.write_bytes(to_png(picture, 360))
    with Image.open(file) as image:
        assert image.width == 360 and abs(image.height - picture.height * 360 / WIDTH) < 1
    assert len(to_svg(picture).encode()) < 60_000


def test_an_owners_card_keeps_the_name_that_was_typed(english: Any) -> None:
    view = GAME.view(under_way(4, 40), 0)
    typed = {"id": view["ally"], "name": "Ser <b>Nobody</b>", "power": 4, "effects": []}
    shown = view | {"set": {"id": "mine", "house": False, "cards": _named(view, typed)}}
    svg = to_svg(printables.board(GAME, shown, english, names=PEOPLE[:4]))
    assert "<b>" not in svg and ElementTree.fromstring(svg) is not None
    assert "Ser <b>Nobody</b>" in printables.board_text(GAME, shown, english, PEOPLE[:4])
    marked = {**shown["set"], "cards": _named(view, typed | {"src": "house"})}
    ours = to_svg(printables.board(GAME, shown | {"set": marked}, english, names=PEOPLE[:4]))
    assert ours.count("<path") == svg.count("<path") + len(signs.house_sign())
    described = printables.described(GAME, shown, view["ally"], english)
    assert (described.name, described.number, described.house) == ("Ser <b>Nobody</b>", 4, False)


def _named(view: dict, row: dict) -> dict[str, Any]:
    return {**GAME.box.described, row["id"]: row}
