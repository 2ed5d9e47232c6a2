"""The board as SVG, PNG, PDF and sentences: complete, and safe for any name."""

from __future__ import annotations

import itertools
import re
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

import engine
import printables
from printables import picture
from printables.chart import chart_of
from printables.condottiere.board import neighbours
from printables.kit.page import Document
from printables.pdf_renderer import draw_on
from printables.picture import Picture, Words, to_svg
from printables.raster import to_png
from printables.seats import COLOURS, SIGNS, SYMBOLS
from service.language.words import speaker
from tests.printables.conftest import GAME, MISCHIEF, PEOPLE, fonts_in

BOARDS = ("condottiere-3e", "rakab", "troyes", "btwixt")
SVG = "{http://www.w3.org/2000/svg}"
SAFE = {"svg", "title", "defs", "clipPath", "g", "a", "use", "path", "text"}


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def spoken(svg: str) -> list[str]:
    return [(text.text or "").strip("\u202b\u202c") for text in parsed(svg).iter(f"{SVG}text")]


def test_every_region_is_named_in_the_readers_language(view: dict, say: Any) -> None:
    told = spoken(to_svg(printables.board(GAME, view, say)))
    for region in GAME.land.regions:
        assert say(f"region-{region}") in told


def test_the_svg_has_nothing_that_a_strict_policy_forbids(view: dict, say: Any) -> None:
    svg = to_svg(
        printables.board(GAME, view, say, names=PEOPLE, links={"roma": ("/s/t/3/x", "Rome!")})
    )
    root = parsed(svg)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= SAFE
    attributes = {name for element in root.iter() for name in element.attrib}
    assert all(use.get("href").startswith("#board-") for use in root.iter(f"{SVG}use"))
    assert not [name for name in attributes if name == "style" or name.startswith("on")]


def test_ids_are_unique_and_take_their_prefix(view: dict, english: Any) -> None:
    svg = to_svg(printables.board(GAME, view, english, names=PEOPLE), prefix="second")
    ids = [element.get("id") for element in parsed(svg).iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert "second-region-siena" in ids and all(each.startswith("second-") for each in ids)


def test_the_picture_has_a_description_for_screen_readers(view: dict, say: Any) -> None:
    svg = to_svg(printables.board(GAME, view, say, names=PEOPLE))
    root = parsed(svg)
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title").text == say("aid-board-title")
    assert all(text.get("aria-hidden") for text in root.iter(f"{SVG}text"))
    assert max(map(len, filter(None, (title.text for title in root.iter(f"{SVG}title"))))) < 200


def test_the_position_lists_each_region_with_its_neighbours(view: dict, say: Any) -> None:
    position = printables.position(GAME, view, say, PEOPLE)
    facts = [fact for each in position for fact in each.facts]
    assert len(facts) == len(view["owners"])
    for region in view["owners"]:
        name = say(f"region-{region}") + say("aid-board-pause").strip()
        (own,) = [fact for fact in facts if fact.startswith(name)]
        beside = neighbours(chart_of(view["owners"]), region)
        assert beside and all(say(f"region-{each}") in own for each in beside)


def test_board_text_tells_owners_free_regions_favour_and_site(view: dict, english: Any) -> None:
    told = re.sub("[\u2068\u2069]", "", printables.board_text(GAME, view, english, PEOPLE))
    assert "Ana: Turin and Genoa." in told
    for region in GAME.land.regions:
        assert english(f"region-{region}") in told
    assert "The Favour of the Pope rests on Rome." in told
    assert "The battle is fought over Siena." in told


def test_linked_regions_can_be_followed_and_others_cannot(view: dict, english: Any) -> None:
    links = {
        "roma": ("/s/t/3/besiege%20roma", "Battle for Rome"),
        "siena": ("/s/t/3/besiege%20siena?a=1&b=2", "Battle for Siena"),
    }
    root = parsed(to_svg(printables.board(GAME, view, english, links=links)))
    assert root.get("role") == "group"
    found = {link.get("href"): link for link in root.iter(f"{SVG}a")}
    assert set(found) == {address for address, _ in links.values()}
    label = found[links["roma"][0]].get("aria-label")
    assert label.startswith("Battle for Rome") and "Favour of the Pope" in label


def test_owners_show_by_shape_as_well_as_by_colour(view: dict, english: Any) -> None:
    assert len(set(COLOURS)) == len(set(SYMBOLS)) == len(set(SIGNS)) == 6
    svg = to_svg(printables.board(GAME, view, english))
    for colour in COLOURS:
        assert f'fill="{colour}"' in svg


def lightness(colour: str) -> float:
    """Return the relative luminance, as used for contrast."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    linear = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_the_colours_contrast_with_white_and_differ_in_grey() -> None:
    levels = sorted(map(lightness, COLOURS))
    assert 1.05 / (levels[-1] + 0.05) >= 3
    steps = itertools.pairwise(levels)
    assert all((lighter + 0.05) / (darker + 0.05) > 1.15 for darker, lighter in steps)


def test_a_hostile_name_stays_a_name(view: dict, say: Any) -> None:
    svg = to_svg(printables.board(GAME, view, say, names=[MISCHIEF, *PEOPLE[1:]]))
    root = parsed(svg)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= SAFE
    for steering in "\u202e\u2066\u0007":
        assert steering not in svg
    shown = next(text for text in spoken(svg) if text.startswith("</text>"))
    assert shown.endswith("…")


def test_a_board_without_names_still_shows_the_owner_of_each_region(
    view: dict, english: Any
) -> None:
    assert "Seat 1" in printables.board_text(GAME, view, english)


def test_the_png_has_the_width_that_was_asked_for(view: dict, say: Any, tmp_path: Any) -> None:
    file = tmp_path / "board.png"
    file.write_bytes(to_png(printables.board(GAME, view, say, names=PEOPLE), 360))
    with Image.open(file) as image:
        assert image.format == "PNG" and image.size == (360, 474)
        assert len(image.convert("RGB").getcolors(1000)) > 24


def test_all_three_backends_give_the_same_bytes_twice(view: dict, say: Any) -> None:
    def drawn() -> tuple[str, bytes, bytes]:
        picture = printables.board(GAME, view, say, names=PEOPLE)
        document = Document("a4", "board", say)
        draw_on(document.canvas, picture, 40, 40, 400)
        document.canvas.showPage()
        return to_svg(picture), to_png(picture, 300), document.finish()

    assert drawn() == drawn()
    assert not [font for font in fonts_in(drawn()[2]) if "+" not in font]


def test_signs_on_a_region_belong_to_its_link(view: dict, english: Any) -> None:
    """A tap on the town or seal of a region is a tap on the region."""
    links = {region: (f"/s/t/3/{region}", region) for region in GAME.land.regions}
    root = parsed(to_svg(printables.board(GAME, view, english, links=links)))
    for link in root.iter(f"{SVG}a"):
        lands = [use.get("class") for use in link.iter(f"{SVG}use")]
        assert lands[0] == "land" and lands[1].split()[0] == "band"
        assert len(list(link.iter(f"{SVG}path"))) >= 2
        assert [text.get("text-decoration") for text in link.iter(f"{SVG}text")] == ["underline"]


def test_a_regions_description_has_its_neighbours(view: dict, english: Any) -> None:
    root = parsed(to_svg(printables.board(GAME, view, english, names=PEOPLE)))
    titles = {group.get("id"): group.find(f"{SVG}title") for group in root.iter(f"{SVG}g")}
    told = re.sub("[\u2068\u2069]", "", titles["board-region-siena"].text)
    assert told == "Siena: free; the battle site; borders on Florence and Rome"


def test_a_board_is_a_small_part_of_a_page(view: dict, say: Any) -> None:
    links = {
        region: (f"/s/{'t' * 26}/103/besiege%20{region}", say(f"region-{region}"))
        for region in GAME.land.regions
    }
    svg = to_svg(printables.board(GAME, view, say, names=["W" * 40] * 6, links=links))
    assert len(svg.encode()) < 65_000
    assert len(to_svg(printables.board(GAME, view, say, names=PEOPLE)).encode()) < 60_000


@pytest.mark.parametrize("game", BOARDS)
def test_repeated_parts_of_a_board_come_from_the_cache(game: str) -> None:
    """Pages repeat most of the previous board."""
    rules, say = engine.load(game), speaker("fa", game)
    state = rules.setup(max(3, rules.seats[0]), {}, bytes(32))
    view = rules.view(state, rules.to_act(state)[0])
    first = to_svg(printables.board(rules, view, say, names=PEOPLE))
    found = [each.cache_info().misses for each in (picture.kept, picture._svg_path, picture.moved)]
    assert to_svg(printables.board(rules, view, say, names=PEOPLE)) == first
    assert found == [
        each.cache_info().misses for each in (picture.kept, picture._svg_path, picture.moved)
    ]


def test_any_text_is_escaped_in_a_picture() -> None:
    """Characters that are not allowed in XML are removed."""
    about = "a<b>\x00&\"'\ud800\ufffe\U0001f600 12.5"
    svg = to_svg(Picture(10, 10, (Words(1, 2, about, 5),), title=about))
    assert "".join(parsed(svg).itertext()) == 2 * "a<b>&\"'\U0001f600 12.5"
