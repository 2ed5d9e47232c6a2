"""The small print of every sheet is legible: large enough in every script, dark on white."""

from __future__ import annotations

from typing import Any

import pytest
from reportlab.lib.units import mm

import engine
import printables
from printables.foot import RULER
from printables.kit import text
from printables.kit.page import footer_key
from printables.sheet_request import Wanted
from service.language import words
from tests.printables.conftest import LANGUAGES

LEAST, CONTRAST = 7.0, 7.0


def contrast_on_white(colour: str) -> float:
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 1.05 / (0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05)


def unreadable(laid: list[tuple[str, Any]], say: Any, *keys: str) -> list[tuple[str, Any]]:
    for key in keys:
        assert any(say(key) in told for told, _ in laid), key
    return [
        (told, style)
        for told, style in laid
        if any(say(key) in told for key in keys)
        and (style.size < LEAST or contrast_on_white(style.colour) < CONTRAST)
    ]


def test_a_footer_stays_clear_of_the_edge_that_printers_leave_white(
    say: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    low = lower_edges(monkeypatch)
    printables.draw(engine.games()["condottiere-3e"], "aid", say)
    assert min(low) >= 4.2 * mm


def lower_edges(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a list that receives the lower edge of each paragraph as it is drawn."""
    low: list[float] = []
    write = text.paragraph
    monkeypatch.setattr(text, "paragraph", lambda *all: (low.append(write(*all)), low[-1])[1])
    return low


def test_a_long_list_of_options_stays_above_the_ruler(
    say: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, low = engine.games()["condottiere-3e"], lower_edges(monkeypatch)
    options = {
        each["id"]: next(value for value in each["values"] if value != each["default"])
        for each in game.options
        if "values" in each
    }
    about = {"release": "0.1.0", "date": "24 Mar 2026", "url": "https://play.example/print"}
    wanted = Wanted(game, say, "a4", options, **about)
    printables.drawn("rulings", wanted)
    assert min(low) >= RULER + 2.2 * mm


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_a_standard_deck_mentions_no_box(language: str) -> None:
    keys = {game.id: footer_key(words.speaker(language, game)) for game in engine.games().values()}
    decks = {name for name, key in keys.items() if key == "aid-footer-own"}
    assert decks == {name for name in keys if "deck" in engine.offered(name).shared_words}
