"""A series of games for points (11.2): the points of a game, the end of the series, ties."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine.condottiere.state import NOBODY, State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    FIRST,
    GAME,
    RAKAB,
    battle,
    do,
    passes,
    told,
)
from tests.engine.laws import broken

CAMPAIGNS = pytest.mark.parametrize("game", [GAME, FIRST], ids=lambda game: game.id)


def last_battle(
    points: list[int], owned: dict[str, int], game: Any = GAME, target: int = 20
) -> State:
    """Return a battle in which Ana is about to take Siena, in a later game of a series."""
    state = battle(["m10", "m1", "m1"], owned=owned, options={"campaign": target}, game=game)
    state.points = tuple(points)
    return state


def near(seat: int = ANA) -> dict[str, int]:
    """Return three regions that Siena connects to a fourth."""
    return dict.fromkeys(("roma", "spoleto", "urbino"), seat)


# --- how long it is --------------------------------------------------------


@CAMPAIGNS
def test_the_usual_number_of_games_grows_with_the_target_and_with_the_players(game: Any) -> None:
    def games(target: int, seats: int) -> tuple[int, int]:
        return game.series.games({"campaign": target}, seats)

    assert [games(20, seats) for seats in game.seats] == [(3, 4), (3, 4), (4, 5), (4, 5), (4, 6)]
    assert games(1, 4) == (1, 2) and games(60, 4) == (12, 15)
    for seats in game.seats:
        found = [games(target, seats) for target in range(1, 201)]
        assert found == sorted(found) and all(least < most for least, most in found)


# --- the points of a game --------------------------------------------------


def test_every_seat_scores_its_regions_and_a_win_by_adjacent_ones_five_more() -> None:
    state = passes(last_battle([2, 3, 4], near() | {"milano": BELA}))
    assert state.result["reason"] == "adjacent"
    assert state.result["campaign"] == {"points": [11, 4, 4], "over": False, "winners": []}
    assert told(state, None, "campaign_scored")[0]["points"] == [11, 4, 4]
    assert told(state, None, "campaign_over") == []


def test_a_win_by_number_alone_has_no_bonus() -> None:
    five = dict.fromkeys(("torino", "venezia", "lucca", "napoli", "mantova"), ANA)
    state = passes(last_battle([0, 0, 0], five))
    assert state.result["reason"] == "total"
    assert state.result["campaign"]["points"] == [6, 0, 0]


def test_the_campaign_is_over_when_a_seat_reaches_the_target() -> None:
    assert passes(last_battle([10, 0, 0], near())).result["campaign"]["over"] is False
    state = passes(last_battle([11, 0, 0], near()))
    assert state.result["campaign"] == {"points": [20, 0, 0], "over": True, "winners": [ANA]}
    assert told(state, None, "campaign_over")[0]["seats"] == [ANA]


def test_most_points_win_regardless_of_the_last_game() -> None:
    state = passes(last_battle([10, 21, 0], near()))
    assert state.result["winners"] == [ANA]
    assert state.result["campaign"]["winners"] == [BELA]


# --- a tie at the top ------------------------------------------------------


def tied() -> State:
    """Return the state after Ana's nine points bring her level with Béla."""
    return passes(last_battle([13, 21, 4], near() | {"milano": BELA, "genova": CYRUS}))


def test_a_tie_is_fought_out_by_hands_of_ten_and_the_regions_held() -> None:
    state = tied()
    assert state.phase == "battle" and GAME.result(state) is None
    seen = GAME.view(state, None)
    assert seen["final_battle"] == [ANA, BELA] and seen["result"] is None
    assert seen["campaign"] == {"target": 20, "points": [22, 22, 5]}
    assert [each["hand_size"] for each in seen["players"]] == [14, 11, 0]
    assert told(state, None, "campaign_battle")[0]["seats"] == [ANA, BELA]
    assert GAME.to_json(GAME.from_json(GAME.to_json(state))) == GAME.to_json(state)
    assert GAME.refusal(state, CYRUS, "pass")["code"] == "not_in_final_battle"


def test_the_final_battle_decides_the_campaign_and_not_the_game() -> None:
    state = tied()
    state.lines[BELA] = [6]  # a mercenary 10, added
    state = passes(state)
    assert state.result["winners"] == [ANA] and state.result["reason"] == "adjacent"
    assert state.result["campaign"] == {"points": [22, 22, 5], "over": True, "winners": [BELA]}
    kinds = [event["kind"] for event in GAME.events(state, None, 0)]
    assert [kind for kind in kinds if kind.startswith(("campaign", "game_over"))] == [
        "game_over",
        "campaign_scored",
        "campaign_battle",
        "campaign_over",
    ]


def test_a_tie_in_the_final_battle_shares_the_campaign() -> None:
    state = passes(tied())
    assert state.result["campaign"]["winners"] == [ANA, BELA]


def test_a1_05_the_first_edition_shares_a_tie_at_once() -> None:
    cities = near() | {"milano": BELA, "genova": CYRUS}
    state = passes(last_battle([13, 21, 4], cities, FIRST))
    assert state.result["campaign"] == {"points": [22, 22, 5], "over": True, "winners": [0, 1]}


def test_a_game_that_a_final_battle_has_to_decide_may_lead_to_another() -> None:
    state = tied()
    state.decided, state.points = None, (18, 21, 4)  # as if the game were not decided yet
    state = passes(state)
    assert state.result is None and state.finalists == (ANA, BELA)
    assert [event["seats"] for event in told(state, None, "campaign_battle")] == [[0, 1], [0, 1]]


# --- the next game ---------------------------------------------------------


def test_the_next_game_has_the_points_of_earlier_ones() -> None:
    state = passes(last_battle([2, 3, 4], near()))
    options = GAME.series.sequel(state)
    assert options == {"campaign": 20, "points": [11, 3, 4]}
    following = GAME.setup(3, options, b"the next game")
    assert GAME.view(following, None)["campaign"] == {"target": 20, "points": [11, 3, 4]}
    assert GAME.view(following, None)["options"]["campaign"] == 20
    assert GAME.to_json(GAME.from_json(GAME.to_json(following))) == GAME.to_json(following)


def test_nothing_follows_a_single_game_a_running_one_or_the_last() -> None:
    assert GAME.series.sequel(last_battle([2, 3, 4], near())) is None
    assert GAME.series.sequel(passes(last_battle([11, 3, 4], near()))) is None
    assert GAME.series.sequel(passes(battle(["m10", "m1", "m1"], owned=near()))) is None
    assert GAME.series.sequel(tied()) is None


def test_the_same_player_begins_again_or_the_next_to_the_left() -> None:
    named = {"campaign": 60, "first_holder": 3}
    assert began(named) == [CYRUS, CYRUS, CYRUS, CYRUS]
    assert began(named | {"campaign_holder": "rotate"}) == [CYRUS, ANA, BELA, CYRUS]
    assert began(named | {"campaign_holder": "first"}) == [CYRUS] * 4
    first = began({"campaign": 60, "campaign_holder": "first"})
    assert first == first[:1] * 4, "the rulebook's youngest"
    assert began({"campaign": 60})[:1] == first[:1] and len({*began({"campaign": 60})}) > 1, "lots"
    by_lot = began({"campaign": 60, "campaign_holder": "rotate"})
    assert [(seat - by_lot[0]) % 3 for seat in by_lot] == [0, 1, 2, 0]


def began(options: dict[str, Any]) -> list[int]:
    """Return the holder at the start of each of four games."""
    holders: list[int] = []
    for number in range(4):
        state = GAME.setup(3, options, f"game {number}".encode())
        holders.append(state.holder)
        options = GAME.series.sequel(played_out(GAME, state, number))
    return holders


def played_out(game: Any, state: State, number: int) -> State:
    luck = random.Random(number)
    while acting := game.to_act(state):
        seat = luck.choice(acting)
        game.play(state, seat, luck.choice(game.legal_actions(state, seat)))
    return state


@CAMPAIGNS
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_random_campaigns_end_and_every_game_adds_to_the_one_before(game: Any, seats: int) -> None:
    for number in range(4):
        options: dict[str, Any] | None = {"campaign": 15}
        points = [0] * seats
        for _ in range(60):
            state = game.setup(seats, options, f"{number}/{points}".encode())
            result = played_out(game, state, number).result
            gained = [a - b for a, b in zip(result["campaign"]["points"], points, strict=True)]
            assert all(
                0 <= more - held <= 5 for more, held in zip(gained, result["scores"], strict=True)
            )
            points = result["campaign"]["points"]
            assert result["campaign"]["over"] == (max(points) >= 15)
            if (options := game.series.sequel(state)) is None:
                break
        winners = result["campaign"]["winners"]
        assert options is None and winners
        assert all(points[seat] == max(points) for seat in winners)
        assert state.actor == NOBODY and state.decided is None


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        (GAME, {"points": [1, 2, 3]}, "option_unknown"),
        (GAME, {"campaign": 20, "points": [1, 2]}, "value_unknown"),
        (GAME, {"campaign": 20, "points": [1, 2, -3]}, "value_unknown"),
        (GAME, {"campaign": 20, "points": [1, 2, True]}, "value_unknown"),
        (GAME, {"campaign": 20, "points": "many"}, "value_unknown"),
        (RAKAB, {"points": [1, 2, 3]}, "option_unknown"),
        (RAKAB, {"campaign": 20}, "option_unknown"),
    ],
)
def test_points_that_no_series_could_bring_are_refused(
    game: Any, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(engine.BadOption) as raised:
        game.setup(3, options, b"seed")
    assert raised.value.data["code"] == code


def test_a_campaign_from_before_points_were_stored_goes_on() -> None:
    stored = GAME.to_json(last_battle([0, 0, 0], near()))
    del stored["points"]
    assert GAME.from_json(stored).points == (0, 0, 0)
    ended = GAME.to_json(passes(last_battle([0, 0, 0], near())))
    del ended["result"]["campaign"], ended["points"]
    assert GAME.series.sequel(GAME.from_json(ended)) is None


def test_a_campaign_that_a_final_battle_has_ended_breaks_no_law() -> None:
    state = passes(tied())
    assert state.phase == "over" and broken(GAME, state) == []


def test_the_story_of_the_last_game_ends_with_the_campaign() -> None:
    state = passes(tied())
    kinds = [line["kind"] for line in GAME.story(GAME.events(state, None, 0), 10)]
    assert kinds[-3:] == ["game_over", "campaign_battle", "campaign_over"]


def test_a_pass_in_the_final_battle_is_told_to_all() -> None:
    state = do(tied(), "pass")
    assert told(state, CYRUS, "passed")[-1]["seat"] == ANA
