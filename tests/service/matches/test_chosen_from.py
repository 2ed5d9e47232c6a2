"""What a move was chosen from is remembered from the page, and believed only where it fits."""

from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from service.database.models import MATCH
from service.database.rows import MoveRow
from service.installation.latest import Latest
from service.matches import chosen_from, states, store, taking_back
from tests.service.seated import Table
from tests.service.trial_installation import TrialInstallation


def stood_before(table: Table, move: MoveRow) -> Any:
    """The state before a move, as the moves give it."""
    loaded = table.loaded
    return table.read(lambda c: states.played_till(c, loaded.match, move.number)).kept[move.number]


def test_it_is_what_the_moves_give_at_every_move_of_a_game(house: TrialInstallation) -> None:
    table, remembered = Table(house), 0
    while not table.is_over and remembered < 60:
        chosen_from.remember(table.loaded)
        number = table.turn
        table.play_on()
        move = table.moves[number]
        known = chosen_from.recall(table.loaded, move)
        seat, state = stood_before(table, move)
        assert seat == move.seat
        assert table.loaded.game.to_json(known) == table.loaded.game.to_json(
            table.loaded.game.forget(state)
        )
        remembered += 1
    assert remembered > 20


def test_a_move_that_no_page_preceded_is_found_by_playing_again(house: TrialInstallation) -> None:
    table = Table(house)
    number = table.turn
    table.play_on()
    assert chosen_from.recall(table.loaded, table.moves[number]) is None


def test_where_a_page_was_shown_nothing_is_played_again(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(house)
    while not any(action.startswith("play m") for action in table.actions):
        table.play_on()
    chosen_from.remember(table.loaded)
    seat, number = table.seat, table.turn
    table.play(next(action for action in table.actions if action.startswith("play m")))
    monkeypatch.delattr(states, "played_till")
    move = table.read(lambda c: taking_back.last_move(c, store.load(c, table.id), seat))
    assert move is not None and move.number == number


def test_another_history_is_not_taken_for_this_one(house: TrialInstallation) -> None:
    table = Table(house)
    chosen_from.remember(table.loaded)
    number = table.turn
    table.play_on()
    loaded, move = table.loaded, table.moves[number]
    assert chosen_from.recall(loaded, move) is not None
    assert chosen_from.recall(loaded, replace(move, seal="0" * 32)) is None
    assert chosen_from.recall(loaded, replace(move, action=f"{move.action} ")) is None


def test_what_was_done_aside_since_makes_it_unknown(house: TrialInstallation) -> None:
    table = Table(house)
    chosen_from.remember(table.loaded)
    number = table.turn
    table.play_on()
    table.write(lambda c: c.execute(update(MATCH).values(aside_seal="of something said")))
    assert chosen_from.recall(table.loaded, table.moves[number]) is None


def test_a_page_made_after_that_is_remembered_anew(house: TrialInstallation) -> None:
    table = Table(house)
    chosen_from.remember(table.loaded)
    table.write(lambda c: c.execute(update(MATCH).values(aside_seal="of something said")))
    chosen_from.remember(table.loaded)
    number = table.turn
    table.play_on()
    assert chosen_from.recall(table.loaded, table.moves[number]) is not None


def test_so_many_are_kept_and_the_oldest_go(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chosen_from, "_stood", Latest(2))
    table = Table(house)
    for _ in range(4):
        chosen_from.remember(table.loaded)
        table.play_on()
    assert len(chosen_from._stood) == 2
