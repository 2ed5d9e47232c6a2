"""The story of a finished game: its lines and their order; it reveals no secrets."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine.condottiere.telling.story import KINDS, story

BEGUN = {"kind": "started", "turn": 0, "holder_seat": 0}
FAMILY = [game for game in engine.games().values() if game.family == "condottiere"]


def finished(game: Any, seats: int, seed: int) -> Any:
    luck, state = random.Random(seed), game.setup(seats, {}, seed.to_bytes(8, "big"))
    while to_act := game.to_act(state):
        game.play(state, to_act[0], luck.choice(game.legal_actions(state, to_act[0])))
    return state


def battle(seat: int, region: str, **strengths: int) -> list[dict[str, Any]]:
    """Return the events of a battle with these strengths (s0=.., s1=..), won by this seat."""
    seats = [int(name[1:]) for name in strengths]
    ended = {"kind": "battle_ended", "region": region, "seats": seats}
    return [
        {**ended, "strengths": list(strengths.values())},
        {"kind": "conquered", "seat": seat, "region": region, "strength": strengths[f"s{seat}"]},
    ]


def conquests(*battles: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return story([BEGUN, *(event for events in battles for event in events)], 10)


@pytest.mark.parametrize(
    ("rival", "margin"), [(0, "alone"), (10, "hair"), (9, "clear"), (7, "clear"), (6, "rout")]
)
def test_how_close_a_battle_was(rival: int, margin: str) -> None:
    (line,) = conquests(battle(1, "roma", s0=rival, s1=12, s2=0))
    assert line["margin"] == margin and line["rival_strength"] == rival
    assert line["rival_seat"] == (0 if rival else line["rival_seat"])


def test_the_lead_is_mentioned_only_when_it_changes() -> None:
    wins = [(0, "roma"), (0, "siena"), (0, "lucca"), (1, "parma"), (1, "urbino"), (1, "napoli")]
    lines = conquests(*(battle(seat, region, s0=9, s1=9) for seat, region in wins))
    assert [line["leads"] for line in lines] == [False, False, False, False, False, False]
    lines = conquests(
        *(battle(seat, region, s0=9, s1=9) for seat, region in (*wins, (1, "modena")))
    )
    assert lines[-1]["leads"] and lines[-1]["regions"] == 4


def test_the_greatest_battle_is_marked_once() -> None:
    lines = conquests(
        battle(0, "roma", s0=20, s1=3), battle(1, "siena", s0=18, s1=19), battle(0, "lucca", s0=5)
    )
    assert [line["greatest"] for line in lines] == [False, True, False]


@pytest.mark.parametrize("game", FAMILY, ids=lambda game: game.id)
def test_a_whole_game_becomes_at_most_ten_lines_from_beginning_to_end(game: Any) -> None:
    for seed in range(12):
        state = finished(game, 2 + seed % 5, seed)
        lines = game.story(game.events(state, None, 0), 10)
        kinds = [line["kind"] for line in lines]
        assert 3 <= len(lines) <= 10
        assert kinds[0] == "opening" and kinds[-2:] == ["length", "game_over"]
        assert set(kinds) <= {*KINDS, "final_battle", "game_over"}


@pytest.mark.parametrize("game", FAMILY, ids=lambda game: game.id)
def test_the_story_is_the_same_for_everybody(game: Any) -> None:
    state = finished(game, 3, 5)
    told = [game.story(game.events(state, seat, 0), 10) for seat in (None, 0, 1, 2)]
    assert all(story == told[0] for story in told)


@pytest.mark.parametrize("game", FAMILY, ids=lambda game: game.id)
def test_a_story_counts_battles_as_the_table_does(game: Any) -> None:
    """Battles ended by a bishop (first edition) and a final battle count too."""
    truces = 0
    for number in range(6):
        state = finished(game, 4, number)
        events = game.events(state, None, 0)
        truces += any(event["kind"] == "truce" for event in events)
        (length,) = (line for line in story(events, 99) if line["kind"] == "length")
        assert length["battles"] == game.view(state, None)["battle"]
    assert truces or game.edition.bishop != "truce"


def test_a_story_without_its_beginning_tells_no_lead_and_no_length() -> None:
    game = FAMILY[0]
    state = finished(game, 3, 5)
    events = game.events(state, None, 0)
    lines = story(events[len(events) // 3 :], 99)
    assert not {"opening", "length"} & {line["kind"] for line in lines}
    assert not any(line.get("leads") for line in lines) and lines[-1]["kind"] == "game_over"
    assert any(line.get("leads") for line in story(events, 99))


def test_regions_whose_winner_a_table_named_count_for_the_lead() -> None:
    named = [{"kind": "battle_won", "seat": 1, "region": name} for name in ("parma", "lucca")]
    lines = conquests(battle(0, "roma", s0=9), named, battle(0, "siena", s0=9))
    assert [line["leads"] for line in lines] == [False, False]
    lines = conquests(named, battle(1, "roma", s1=9))
    assert lines[-1]["regions"] == 3


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", FAMILY, ids=lambda game: game.id)
def test_moves_by_orders_are_told_in_the_region_of_their_battle(game: Any, seats: int) -> None:
    """Battles that a bishop ends, in the first edition, have no strengths."""
    luck, state = random.Random(seats), game.setup(seats, {}, b"orders")
    moves: list[tuple[int, str, str | None]] = []
    while to_act := game.to_act(state):
        actions = game.legal_actions(state, to_act[0])
        plays = [each for each in actions if each.startswith("play")]
        action = luck.choice(plays or actions)
        if state.phase == "battle":
            moves.append((state.turn, action, game.view(state, None)["site"]))
        game.play(state, to_act[0], action)
    view, events = game.view(state, None), game.events(state, None, 0)
    for turn, action, region in moves:
        found = game.by_orders(view, events, [(turn, action)])
        assert found["regions"] == ([region] if region else [])
