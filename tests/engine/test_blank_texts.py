"""Blank texts: refused or without effect wherever the engine reads a text."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import table
from engine.errors import BadOption, IllegalAction
from engine.options import DATA
from engine.orders import BadOrder
from engine.scores import Unscorable, score
from engine.table import Refused
from tests.blank import BLANK
from tests.tables import every_game, seed_of, some_seats


@every_game
def test_it_is_no_action_of_any_game(game: Any) -> None:
    state = game.setup(some_seats(game), {}, seed_of(1))
    seat = game.to_act(state)[0]
    for text in BLANK:
        assert game.refusal(state, seat, text) is not None, ascii(text)
        with pytest.raises(IllegalAction):
            game.apply(state, seat, text)
        assert not game.describe(text, state) and not game.describe(text), ascii(text)
        assert not game.canonical(text).isalnum(), ascii(text)


@every_game
def test_no_action_can_be_composed_from_it(game: Any) -> None:
    """An empty text can be continued to any action, but a text of invisible characters to none."""
    state = game.setup(some_seats(game), {}, seed_of(1))
    for seat in (*game.to_act(state), None):
        for text in BLANK:
            built = game.build(state, seat, text)
            if text.split():
                assert not built["next"] and not game.choices(state, seat, text), ascii(text)
                assert not game.targets(state, seat, text), ascii(text)


@every_game
def test_it_is_no_standing_order(game: Any) -> None:
    for text in BLANK if game.orders else ():
        for line in (text, f"{text};{text}", *(f"{kind}{text}" for kind in game.orders.kinds)):
            try:
                kept = game.orders.read(line)
            except BadOrder as bad:
                assert bad.refusal["code"] in game.orders.refusals
            else:
                assert kept in game.orders.kinds, ascii(line)


@pytest.mark.parametrize("game_id", [*engine.games(), engine.PAD])
def test_it_is_no_entry_at_a_table(game_id: str) -> None:
    rules = engine.at_table(game_id)
    at = table.opened(rules, rules.seats[0], {})
    for text in BLANK:
        for before in ("", f"{table.ANYWAY} ", f"{table.UNDO} ", f"{table.INSTEAD} 1 "):
            with pytest.raises(Refused):
                table.entered(at, None, before + text)
        assert rules.facts(at.at, text) is None, ascii(text)


@every_game
def test_it_is_no_option_and_no_data_file(game: Any) -> None:
    for text in BLANK:
        for option in (*(each["id"] for each in game.options), text):
            with pytest.raises(BadOption):
                game.agreed({option: text})
        if game.data_file is not None and text.strip():
            with pytest.raises(BadOption):
                game.agreed({DATA: text})


@every_game
def test_it_is_no_report_of_a_real_game(game: Any) -> None:
    for text in BLANK:
        for kind in (text, *(game.scoring.kinds if game.scoring else ())):
            with pytest.raises(Unscorable):
                score(game.scoring, {"kind": kind, "players": text, "options": text})
