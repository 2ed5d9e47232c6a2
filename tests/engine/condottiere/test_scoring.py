"""Scoring reports of battles, maps and campaigns, compared with the game's own results."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.condottiere.box.cards import KINDS
from engine.scores import Unscorable, score
from tests.engine.condottiere.positions import FIRST, GAME, RAKAB, choices
from tests.tables import seated

VECTORS = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text("utf-8"))
FAMILY = [engine.games()[name] for name in ("condottiere-1e", "condottiere-3e", "rakab")]
PRINTED = {"courtesan": 1, "heroine": 10}

Plays = list[list[Any]]


def battle(plays: Plays, game: Any = GAME, players: int = 3, **more: Any) -> dict[str, Any]:
    report = {"kind": "battle", "players": players, "holder": 0, "plays": plays}
    return score(game.scoring, report | more)


def fault(game: Any, report: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(Unscorable) as raised:
        score(game.scoring, report)
    return raised.value.code, raised.value.at


def fault_of(plays: Plays, game: Any = GAME, **more: Any) -> tuple[str, str]:
    return fault(game, {"kind": "battle", "players": 3, "holder": 0, "plays": plays} | more)


# --- the rulebooks' battles ------------------------------------------------


def laid(case: dict[str, Any]) -> Plays:
    """Return the cards of a vector's lines as plays.

    Seasons come last, since playing one would burn another season in a line.
    """
    seasons, others = [], []
    for seat, line in enumerate(case["lines"]):
        for card in line:
            (seasons if card in ("winter", "spring") else others).append([seat, card])
    seasons += [[0, case["season"]]] if "season" in case else []
    return others + seasons + ([case["play"]] if "play" in case else [])


CASES = [
    pytest.param(game, case, id=case["id"])
    for kind, game in (("case", GAME), ("first", FIRST), ("rakab", RAKAB))
    for case in VECTORS[kind]
]


@pytest.mark.parametrize(("game", "case"), CASES)
def test_a_reported_battle_has_the_strengths_of_the_rulebook(
    game: Any, case: dict[str, Any]
) -> None:
    players = max(3, len(case["lines"]))
    answer = battle(laid(case), game, players)
    rest = players - len(case["lines"])
    assert answer["strengths"] == case["totals"] + [0] * rest
    if "after" in case:
        assert list(map(sorted, answer["lines"])) == [*map(sorted, case["after"])] + [[]] * rest
    if "totals_per_card" in case:
        per_card = battle(laid(case), game, players, options={"spring_bonus": "per_card"})
        assert per_card["strengths"] == case["totals_per_card"] + [0] * rest


@pytest.mark.parametrize("case", VECTORS["holder"], ids=lambda case: case["id"])
def test_a_reported_battle_has_the_holder_of_the_rulebook(case: dict[str, Any]) -> None:
    plays = [*laid({"lines": case["lines"]}), [0, case.get("play", "pass")]]
    if "play" not in case:
        plays += [[1, "pass"], [2, "pass"]]
    answer = battle(plays)
    assert answer["holder"] == case["holder"] and answer["ended"]
    assert answer["winner"] == (None if case["region"] < 0 else case["region"])


# --- reasons for each card's value -----------------------------------------


def worked_out(each: dict[str, Any]) -> int:
    """Return a card's value, computed from its name and the reasons in the answer."""
    card, why = each["card"], each["why"]
    worth = int(card[1:]) if card[1:].isdecimal() else PRINTED.get(card, 0)
    if "winter" in why:
        worth = 1
    return worth * (2 if "drummer" in why else 1) + (3 if "spring" in why else 0)


@pytest.mark.parametrize(("game", "case"), CASES)
def test_the_arithmetic_of_each_card_is_spelled_out(game: Any, case: dict[str, Any]) -> None:
    answer = battle(laid(case), game, max(3, len(case["lines"])))
    for line, cards, total in zip(
        answer["lines"], answer["cards"], answer["strengths"], strict=True
    ):
        assert [each["card"] for each in cards] == line
        assert [each["worth"] for each in cards] == [worked_out(each) for each in cards]
        assert sum(each["worth"] for each in cards) == total


def test_effects_are_named_in_the_order_in_which_they_act() -> None:
    [mercenary, _, _] = battle([[0, "m4"], [0, "drummer"], [0, "spring"]])["cards"][0]
    assert mercenary == {"card": "m4", "worth": 11, "why": ["drummer", "spring"]}


def test_the_bonus_of_a_whole_army_is_on_the_first_of_its_highest_cards() -> None:
    cards = battle([[0, "m2"], [0, "m6"], [0, "m6"], [0, "spring"]], RAKAB)["cards"][0]
    assert [each["why"] for each in cards] == [[], ["spring"], []]
    assert [each["worth"] for each in cards] == [2, 9, 6]


# --- ambiguous battles -----------------------------------------------------


def test_the_example_of_a_report() -> None:
    plays = [[0, "m10"], [1, "play bishop off"], [2, "courtesan"], [0, "m6"]]
    answer = battle([*plays, [0, "scarecrow m6"], [1, "pass"]], options={}, defender=None)
    assert answer == {
        "lines": [[], [], ["courtesan"]],
        "season": None,
        "strengths": [0, 0, 1],
        "cards": [[], [], [{"card": "courtesan", "worth": 1, "why": []}]],
        "winner": 2,
        "holder": 2,
        "ended": False,
    }


def test_a_truce_leaves_lines_and_strengths_as_they_lay() -> None:
    answer = battle([[0, "m10"], [1, "m2"], [2, "bishop"]], FIRST)
    assert answer["lines"] == [["m10"], ["m2"], ["bishop"]]
    assert answer["strengths"] == [10, 2, 0]
    assert (answer["winner"], answer["holder"], answer["ended"]) == (None, 1, True)


def test_a_face_down_card_counts_only_when_the_battle_ends() -> None:
    hidden = {"options": {"hidden_cards": True}}
    answer = battle([[0, "m3"], [1, "m10"], [0, "m4"]], **hidden)
    assert answer["strengths"] == [3, 0, 0] and answer["winner"] == 1
    assert answer["cards"][1] == [{"card": "m10", "worth": 0, "why": ["face_down"]}]
    ended = battle([[0, "m3"], [1, "m10"], [0, "m4"], [2, "surrender"]], **hidden)
    assert ended["strengths"] == [7, 10, 0] and ended["winner"] == 1


def test_rakab_names_no_holder_after_a_tie_in_which_no_seat_passed() -> None:
    tied = [[0, "m6"], [1, "m6"]]
    assert battle(tied, RAKAB)["holder"] is None
    assert battle([*tied, [2, "pass"], [0, "pass"]], RAKAB)["holder"] == 0  # RK-31
    assert battle([*tied, [2, "surrender"]], RAKAB)["holder"] == 2  # RK-33
    assert battle([*tied, [2, "courtesan"]], RAKAB)["holder"] == 2  # RK-34


def test_seasons_of_rakab_lie_on_the_board() -> None:
    answer = battle([[0, "m10"], [1, "winter"], [2, "spring"]], RAKAB)
    assert answer["season"] == "spring" and answer["lines"] == [["m10"], [], []]


def test_a_defender_holds_the_region_in_a_tie_and_may_pass_before_the_first_card() -> None:
    takeover = {"options": {"takeover": True}, "defender": 1}
    plays = [[0, "m6"], [1, "pass"], [2, "pass"], [1, "m6"], [0, "pass"]]
    answer = battle(plays, **takeover)
    assert (answer["winner"], answer["holder"], answer["ended"]) == (None, 1, False)
    assert battle([*plays, [1, "pass"]], **takeover)["ended"]
    assert fault_of([*plays, [1, "pass"], [1, "m1"]], **takeover) == ("battle_over", "plays[6]")


# --- a random game and its report ------------------------------------------


def reported(seats: int, number: int, options: dict[str, Any], game: Any) -> Iterator[Any]:
    """Yield a report of each battle of a random game, with the game's own result."""
    luck = random.Random(number)
    state = game.setup(seats, options, f"{seats}/{number}".encode())
    plays: Plays = []
    report: dict[str, Any] = {}
    while acting := game.to_act(state):
        seat = luck.choice(acting)
        action = luck.choice(game.legal_actions(state, seat))
        began = state.phase != "battle"
        if state.phase == "battle":
            defender = game.view(state, None)["defender"]
            if not plays:
                report = {"kind": "battle", "players": seats, "options": options}
                report |= {"holder": state.holder, "defender": defender}
            plays.append([seat, said(state, seat, action)])
        since = state.turn
        game.play(state, seat, action)
        events = {event["kind"]: event for event in game.events(state, None, since)}
        if not began and ("battle_ended" in events or "truce" in events):
            yield report | {"plays": plays}, events, seats
        if not began and ({"battle_ended", "truce", "final_battle_ended"} & set(events)):
            plays = []


def said(state: Any, seat: int, action: str) -> str:
    """Return the action to report; a defender without cards passes for good."""
    cardless = seat == state.reserve and state.hands[seat] == [0] * KINDS
    return "pass final" if cardless and state.passed.count(False) > 1 else action


@pytest.mark.parametrize("game", FAMILY, ids=lambda game: game.id)
def test_every_battle_of_random_games_scores_as_it_was_played(game: Any) -> None:
    battles = 0
    for number in range(12):
        seats = game.seats[number % len(game.seats)]
        options = seated(game, choices(number, game), seats) if number % 2 else {}
        for report, events, _ in reported(seats, number, options, game):
            battles += 1
            answer = score(game.scoring, report)
            won = next((events[k]["seat"] for k in WON if k in events), None)
            assert answer["ended"] and answer["winner"] == won
            assert answer["holder"] == events["holder"]["holder_seat"]
            if "battle_ended" in events:
                assert answer["strengths"] == events["battle_ended"]["strengths"]
    assert battles > 50


WON = ("conquered", "defended", "taken_over")

# --- refusals --------------------------------------------------------------


@pytest.mark.parametrize(
    ("plays", "code", "at"),
    [
        ([[0, "dragon"]], "no_such_card", "plays[0][1]"),
        ([[0, "besiege roma"]], "no_such_card", "plays[0][1]"),
        ([[0, ""]], "malformed", "plays[0][1]"),
        ([[0, "m10 m6"]], "malformed", "plays[0][1]"),
        ([[0, ["m10"]]], "malformed", "plays[0][1]"),
        ([[0, "bishop atlantis"]], "region_unknown", "plays[0][1]"),
        ([[0, "scarecrow winter"]], "not_a_mercenary", "plays[0][1]"),
        ([[0, "m3"], [0, "scarecrow m6"]], "not_in_line", "plays[1][1]"),
        ([[0, "scarecrow m6"]], "nothing_to_take", "plays[0][1]"),
        ([[0, "pass final"]], "pass_is_final", "plays[0][1]"),
        ([[3, "m1"]], "not_whole", "plays[0][0]"),
        ([[True, "m1"]], "not_whole", "plays[0][0]"),
        ([[0]], "wrong_size", "plays[0]"),
        (["m1"], "not_a_list", "plays[0]"),
        ([[0, "pass"], [0, "m1"]], "has_passed", "plays[1]"),
        ([[0, "surrender"], [1, "m1"]], "battle_over", "plays[1]"),
        ([[0, "m1"]] * 1001, "too_many", "plays"),
    ],
)
def test_a_play_that_cannot_be_is_refused_with_its_place(plays: Plays, code: str, at: str) -> None:
    assert fault_of(plays) == (code, at)


def test_each_edition_refuses_what_its_box_does_not_have() -> None:
    assert fault_of([[0, "courtesan"]], FIRST) == ("card_not_in_box", "plays[0][1]")
    assert fault_of([[0, "bishop roma"]], FIRST) == ("favour_out_of_play", "plays[0][1]")
    assert fault_of([[0, "bishop off"]], RAKAB) == ("favour_must_be_placed", "plays[0][1]")
    duel = {"kind": "battle", "players": 2, "holder": 0, "plays": [[0, "courtesan"]]}
    assert fault(RAKAB, duel) == ("card_not_in_box", "plays[0][1]")


@pytest.mark.parametrize(
    ("change", "code", "at"),
    [
        ({"kind": "siege"}, "kind_unknown", "kind"),
        ({"kind": ["battle"]}, "kind_unknown", "kind"),
        ({"players": 7}, "not_whole", "players"),
        ({"players": None}, "not_whole", "players"),
        ({"options": []}, "not_an_object", "options"),
        ({"options": {"dragons": True}}, "option_unknown", "options.dragons"),
        ({"options": {"takeover": 1}}, "value_unknown", "options.takeover"),
        ({"holder": 3}, "not_whole", "holder"),
        ({"defender": 0}, "nothing_to_defend", "defender"),
        ({"defender": -1}, "not_whole", "defender"),
        ({"plays": {}}, "not_a_list", "plays"),
    ],
)
def test_a_report_that_cannot_be_is_refused_with_its_place(
    change: dict[str, Any], code: str, at: str
) -> None:
    report = {"kind": "battle", "players": 3, "holder": 0, "plays": []}
    assert fault(GAME, report | change) == (code, at)


def test_a_part_that_is_missing_is_named() -> None:
    whole = {"kind": "battle", "players": 3, "holder": 0, "plays": []}
    for name in whole:
        rest = {other: value for other, value in whole.items() if other != name}
        assert fault(GAME, rest) == ("missing", name)
