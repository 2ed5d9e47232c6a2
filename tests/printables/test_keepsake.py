"""Turning points on a poster: each has its number in the story and at its place."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pypdfium2
import pytest

import engine
import printables
from printables import Kept, StoryLine, Wanted, keepsake
from printables.chart import chart_of
from printables.kit import text
from printables.kit.panel import ACCENT
from printables.strokes import data_of
from printables.turning_points import RADIUS, numbered
from service.language import words
from service.views.wordings import worded
from tests.printables import drawn
from tests.printables.measured import MM, Drawn, drawn_on

GAMES = engine.games()
NAMES = ("Ana", "Béla", "سیروس")


@cache
def finished(name: str) -> Any:
    """Return a game of three played to the end by bots, which leave few pieces behind."""
    game, luck = GAMES[name], random.Random(name)
    state = game.setup(3, {}, bytes(32))
    while asked := game.to_act(state):
        seat = asked[0]
        actions = game.legal_actions(state, seat)
        chosen = game.bot(game.view(state, seat), actions, luck.randbytes(16))
        game.play(state, seat, chosen)
    return state


def story_of(name: str) -> list[StoryLine]:
    game, state = GAMES[name], finished(name)
    say = words.speaker("en", game)
    return [
        printables.story_line(game, facts, told(say, game, facts), state.turn)
        for facts in worded(game.story(game.events(state, None, 0), 10))
    ]


def told(say: Any, game: Any, facts: dict) -> str:
    if facts["kind"] not in game.vocabulary.stories:
        return say.told(facts, NAMES, None)
    return say(f"story-{facts['kind']}", **say.facts(facts, NAMES))


def poster_of(
    name: str,
    language: str = "en",
    paper: str = "a4",
    story: list[StoryLine] | None = None,
    proof: Sequence[str] = ("0123",),
) -> bytes:
    game, state = GAMES[name], finished(name)
    say = words.speaker(language, game)
    kept = Kept(
        outcome="won",
        people="all",
        winners=["Ana"],
        places=["1. Ana"],
        story=story_of(name) if story is None else story,
        proof=proof,
        day="today",
        measure="points",
        course=[[0, 0, 0], [1, 2, 3]],
    )
    wanted = Wanted(game, say, paper, names=NAMES)
    return printables.poster(wanted, kept, game.view(state, None))


def badges(pdf: bytes) -> list[Drawn]:
    wide = 2 * RADIUS / MM
    return [
        path
        for path in drawn_on(pdf, 0)
        if path.fill == ACCENT and path.size == pytest.approx((wide, wide), abs=0.01)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_only_turning_points_of_a_story_have_a_turn(name: str) -> None:
    """Turning points are in order, after the opening; a summary is not one of them."""
    game, state = GAMES[name], finished(name)
    story = game.story(game.events(state, None, 0), 10)
    lines = [printables.story_line(game, facts, "", state.turn) for facts in story]
    if not game.vocabulary.stories:
        assert not any(line.when for line in lines), "it has a story of events alone"
        return
    moments = [line for line in lines if line.when is not None]
    assert 1 <= len(moments) < len(lines)
    assert [line.when for line in moments] == sorted(line.when or 0 for line in moments)
    assert all(0 < (line.when or 0) <= 1 for line in moments)
    sums = [facts for facts, line in zip(story, lines, strict=True) if line.when is None]
    assert {"opening", "game_over", "length", "seasons", "end"} & {each["kind"] for each in sums}


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("name", ["condottiere-3e", "rakab", "troyes", "btwixt"])
def test_every_moment_has_its_number_in_the_story_under_the_chart_and_on_the_board(
    name: str, language: str
) -> None:
    game, state = GAMES[name], finished(name)
    view = game.view(state, None)
    moments = [line for number, line in numbered(story_of(name)) if number]
    picture = printables.board(game, view, words.speaker("en", game), names=NAMES)
    faces = printables._faces(game)
    placed = [line for line in moments if faces.spot(view, picture, line.facts) is not None]
    assert placed, "somewhere on the board something happened"
    assert len(badges(poster_of(name, language))) == 2 * len(moments) + len(placed)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", ["condottiere-3e", "condottiere-1e", "rakab"])
def test_a_number_on_the_map_is_in_the_region_of_its_line(name: str, paper: str) -> None:
    chart = chart_of(GAMES[name].land.regions)
    pdf = poster_of(name, paper=paper)
    seas = [path for path in drawn_on(pdf, 0) if path.fill == "#dfe7e2" and len(path.points) == 5]
    left, low, right, top = max(seas, key=lambda path: path.size[0]).box
    scale = (right - left) / chart.size[0]
    found = [
        ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for box in (each.box for each in badges(pdf))
    ]
    on_map = [
        ((x - left) / scale, (top - y) / scale)
        for x, y in found
        if left < x < right and low < y < top  # lower ones are below the chart
    ]
    regions = [str(line.facts["region"]) for line in story_of(name) if line.when is not None]
    assert len(on_map) == len(regions)
    for region in regions:
        (ring,) = drawn.flat(data_of(chart.areas[region].outline))
        beside = 3 * RADIUS / MM / scale  # a second number on a small region may cross its border
        assert any(
            drawn.inside(place, ring) or min(drawn.nearest([place], ring[::4]), 99) < beside
            for place in on_map
        ), region


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
@pytest.mark.parametrize("name", ["condottiere-3e", "rakab", "troyes", "btwixt"])
def test_a_poster_is_one_page_and_nothing_on_it_is_too_small(
    name: str, language: str, paper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[float] = []
    lay = text.lay
    monkeypatch.setattr(
        text,
        "lay",
        lambda words, style, *rest: (sizes.append(style.size), lay(words, style, *rest))[1],
    )
    assert poster_of(name, language, paper).count(b"/MediaBox") == 1
    assert min(sizes) >= 7


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
@pytest.mark.parametrize("name", ["troyes", "rakab"])
def test_a_proof_that_needs_two_lines_has_its_digits_in_even_ones(
    name: str, language: str, text_of: Callable[[bytes], str]
) -> None:
    say = words.speaker(language, GAMES[name])
    number = "0123456789abcdef" * 4
    proof = [f"{say('seat-fingerprint')}: {number}.", say("letter-over-seed", seed=number)]
    told = text_of(poster_of(name, language, proof=proof))
    assert re.findall("[0-9a-f]{9,}", told) == [number[:32]] * 4


def test_no_sign_at_the_end_of_a_course_covers_another() -> None:
    heights = [10.0, 10.0, 80.0, 14.0, 10.0]
    assert keepsake._places_of_signs(heights) == [0, 1, 0, 2, 3]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_long_story_continues_over_the_whole_width_of_the_next_page(language: str) -> None:
    lines = [StoryLine("word " * 30, number / 30, {}) for number in range(30)]
    pdf = poster_of("rakab", language, story=lines)
    with pypdfium2.PdfDocument(pdf) as document:
        assert len(document) == 2
        reach = [across(document[number]) for number in range(2)]
    assert reach[0] < 100 * MM and reach[1] > 160 * MM


def across(page: pypdfium2.PdfPage) -> float:
    """Return the length of the story's longest line."""
    told = page.get_textpage()
    found = [told.get_rect(at) for at in range(told.count_rects())]
    lines = [
        (left, right)
        for at, (left, _, right, _) in enumerate(found)
        if "word" in told.get_text_bounded(*found[at])
    ]
    return max(right for _, right in lines) - min(left for left, _ in lines)


def test_a_badge_for_le_roys_action_is_in_his_own_district() -> None:
    game = GAMES["troyes"]
    view = game.view(game.setup(1, {}, bytes(32)), None)
    picture = printables.board(game, view, words.speaker("en", game), names=["Ana"])
    spot = printables._faces(game).spot
    his, mine = (spot(view, picture, {"kind": "triumph", "seat": seat}) for seat in (None, 0))
    assert his is not None and mine is not None and his != mine
    three = game.view(game.setup(3, {}, bytes(32)), None)
    drawn_for_three = printables.board(game, three, words.speaker("en", game), names=NAMES)
    assert spot(three, drawn_for_three, {"kind": "triumph", "seat": None}) is None
