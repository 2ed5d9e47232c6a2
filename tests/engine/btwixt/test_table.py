"""The table with the real box as entered by players: rounds, bids, recruitment, the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import BadOption
from engine.btwixt.box.cards import TRACKS
from engine.btwixt.game import GAME
from engine.btwixt.table.entering import DOES
from engine.btwixt.table.entering import REFUSALS as OWN_REFUSALS
from engine.btwixt.table.reading import GROUPS
from engine.table import REFUSALS as LOG_REFUSALS
from engine.table import Refused, Table, again, entered, opened
from tests.engine.btwixt.positions import choices, random_game
from tests.engine.btwixt.transcripts import RULES, Scribe, written_down
from tests.engine.laws import broken

OTHERS = ("no_such_line", "no_such_seat", "no_such_council", "no_such_card", "no_such_ally")
MORE = ("no_such_leader", "leader_taken", "over_already")
CODES = {*OWN_REFUSALS, *LOG_REFUSALS, *OTHERS, *MORE}


def sat(seats: int, *lines: str, **options: Any) -> Table[Any]:
    """Return a table after these entries by the host."""
    return again(RULES, seats, options, [(None, line) for line in lines])


def then(table: Table[Any], *lines: str) -> Table[Any]:
    for line in lines:
        table = entered(table, None, line)
    return table


def view(table: Table[Any]) -> Any:
    return RULES.view(table.at)


def refused(table: Table[Any], line: str, author: int | None = None) -> Any:
    with pytest.raises(Refused) as raised:
        entered(table, author, line)
    return raised.value.refusal


def told(table: Table[Any]) -> list[str]:
    """Return the kinds of events of the last entry."""
    last = table.entries[-1]
    return [str(event["kind"]) for event in RULES.told(table.at, last.first, last.end)]


def bidding(*lines: str, seats: int = 4, first: int = 0) -> Table[Any]:
    """Return a table in the first round, with an ally of power 5 revealed."""
    return sat(seats, f"first {first}", "ally 5", *lines)


def placed(*lines: str) -> Table[Any]:
    """Return the table after seat 0 has recruited and placed it."""
    return bidding("winner 0", "0 ally left", *lines)


def at_the_end(seats: int = 3) -> Table[Any]:
    return sat(seats, "first 0", "anyway score")


# --- worked examples -------------------------------------------------------


def test_t1_the_highest_total_recruits_when_all_kneel() -> None:
    cards = ("0 play 4", "1 play 5", "2 kneel", "3 kneel", "0 play 4", "1 play 6")
    table = bidding(*cards, "0 play 4", "1 play 4", "0 kneel", "1 kneel")
    assert [player["total"] for player in view(table)["players"]] == [12, 15, 0, 0]
    assert (view(table)["winner"], view(table)["phase"]) == (1, "ally")
    assert told(table) == ["knelt", "counted", "recruited"]


def test_t2_if_all_kneel_the_first_player_recruits() -> None:
    table = bidding("2 kneel", "3 kneel", "0 kneel", "1 kneel", first=2)
    assert view(table)["winner"] == 2
    assert told(table)[-1] == "recruited_tied"


def test_t3_a_tie_goes_to_the_leader_nearest_to_the_first_player() -> None:
    table = bidding("1 bid 9", "3 bid 9", "0 bid 3", "count", first=2)
    assert view(table)["winner"] == 3


@pytest.mark.parametrize("seats", sorted(TRACKS))
def test_t4_t5_the_track_of_each_number_of_leaders(seats: int) -> None:
    table, track = sat(seats, "first 0"), TRACKS[seats]
    rounds = track.rounds * len(track.seasons)
    for played in range(rounds):
        seen = view(table)
        assert seen["season"] == track.seasons[played // track.rounds]
        assert seen["round"] == played % track.rounds + 1
        assert seen["space"] == track.start + played % track.rounds
        assert seen["first_player"] == seen["on_turn"] == played % seats
        table = then(table, "ally 3", "count", "ally left", "token right")
    assert view(table)["phase"] == "tokens"
    assert told(table) == ["token_gained", "first_passed", "rounds_done"]
    assert view(table)["rounds_played"] == view(table)["rounds_total"] == rounds


def test_t10_the_first_player_token_passes_at_the_season_too() -> None:
    table = sat(5, "first 0", *["ally 3", "count", "ally left", "token left"] * 6)
    assert (view(table)["first_player"], view(table)["season"]) == (1, "winter")
    assert told(table) == ["token_gained", "first_passed", "season_started"]


@pytest.mark.parametrize(
    ("powers", "allies", "winners", "reason"),
    [
        pytest.param([10, 12, 15], [1, 1, 1], [2], "small", id="T6"),
        pytest.param([9, 14, 11, 16], [1, 1, 1, 1], [3], "large", id="T7"),
        pytest.param([10, 12, 10, 12], [3, 4, 2, 5], [0], "allies", id="T8"),
        pytest.param([10, 12, 10, 12], [3, 3, 3, 3], [0, 1, 2, 3], "shared", id="T9"),
    ],
)
def test_the_three_tests(
    powers: list[int], allies: list[int], winners: list[int], reason: str
) -> None:
    table = sat(len(powers), "first 0")
    for council, count in enumerate(allies):
        table = then(table, *[f"correct ally 1 {council}"] * count)
        table = then(table, f"correct council {council} power {powers[council]}")
    table = then(table, "anyway score")
    result = view(table)["result"]
    assert (result["winners"], result["reason"]) == (winners, reason)
    assert told(table)[-1] == "game_over"
    assert [player["allies"] for player in view(table)["players"]] == [
        allies[seat] + allies[seat - 1] for seat in range(len(allies))
    ]


@pytest.mark.parametrize(("values", "worth"), [([1, 2, 3], 3), ([1, 2, 3, 3], 6)])
def test_t24_a_named_ally_counts_at_the_end_as_its_data_say(values: list[int], worth: int) -> None:
    """Vault Guard, of power 3, is worth 3 more beside four tokens."""
    table = sat(3, "first 0", "ally a49", "winner 0", "0 ally left")
    table = then(table, *["0 token left"] * len(values), "anyway score")
    table = then(table, " ".join(map(str, ["tokens", 0, *values])))
    council = view(table)["councils"][0]
    assert council["allies"] == [{"ally": "a49", "power": 3, "score": worth}]
    assert council["least"] == council["most"] == worth + sum(values)


# --- bids ------------------------------------------------------------------


def test_a_known_card_has_its_value_and_an_unknown_one_the_entered_value() -> None:
    table = bidding("0 play s16", "1 play 7")
    bids = [player["bid"] for player in view(table)["players"]]
    assert [card["card"] for bid in bids for card in bid] == ["s16", "7"]
    assert [player["total"] for player in view(table)["players"]] == [4, 7, 0, 0]
    assert view(table)["on_turn"] == 2


def test_a_higher_total_of_the_leader_on_turn_is_a_turn_others_are_corrections() -> None:
    table = bidding("0 bid 4")
    assert view(table)["on_turn"] == 1
    table = then(table, "0 bid 6", "1 bid 0")
    assert view(table)["on_turn"] == 1
    table = then(table, "correct total 1 3", "correct total 1 +2")
    assert view(table)["on_turn"] == 1
    assert [player["total"] for player in view(table)["players"]] == [6, 5, 0, 0]


def test_a_total_and_cards_add_up_in_any_order() -> None:
    player = view(bidding("0 bid 6", "1 play 3", "2 kneel", "3 kneel", "0 play 4"))["players"][0]
    assert (player["total"], player["total_change"], player["bid"][0]["worth"]) == (10, 6, 4)


def test_no_total_is_below_nought() -> None:
    assert view(bidding("0 play 2", "correct total 0 -9"))["players"][0]["total"] == 0


def test_a_card_may_make_a_leader_kneel_out_of_turn() -> None:
    table = bidding("0 play 1", "2 kneel", "1 kneel")
    assert view(table)["on_turn"] == 3


def test_a_total_put_right_after_the_count_counts_again() -> None:
    table = then(bidding("0 bid 5", "1 bid 4", "count"), "1 bid 8")
    assert view(table)["winner"] == 1
    table = then(table, "winner 2", "0 bid 20")
    assert (view(table)["winner"], view(table)["is_named"]) == (2, True)


def test_a_card_leaves_a_bid() -> None:
    table = bidding("0 play s16", "1 play 3", "2 play s16", "3 kneel", "0 play s16")
    table = then(table, "correct drop 0 s16.2", "correct return 2 s16", "correct drop 1 3")
    assert [player["total"] for player in view(table)["players"]] == [4, 0, 0, 0]


def test_a_leader_stands_again() -> None:
    table = bidding("0 kneel", "1 kneel", "correct stand 0", "2 kneel", "3 kneel")
    assert view(table)["on_turn"] == 0
    table = then(table, "0 kneel", "correct stand 2")
    assert (view(table)["winner"], view(table)["on_turn"]) == (None, 2)


def test_the_leader_on_turn_can_be_corrected() -> None:
    assert view(bidding("correct turn 2"))["on_turn"] == 2


# --- allies and tokens -----------------------------------------------------


def test_after_ally_and_token_are_placed_the_next_round_begins() -> None:
    table = bidding("winner 1", "1 ally right", "1 token left")
    councils = view(table)["councils"]
    assert [len(council["allies"]) for council in councils] == [1, 0, 0, 0]
    assert [council["tokens"] for council in councils] == [[], ["t1"], [], []]
    assert [(council["least"], council["most"]) for council in councils][:2] == [(5, 5), (1, 3)]
    assert (view(table)["round"], view(table)["first_player"]) == (2, 1)
    assert all(player["total"] == 0 for player in view(table)["players"])


def test_a_line_without_a_seat_is_its_authors_or_the_winners() -> None:
    table = bidding("winner 1")
    assert entered(table, None, "ally left").entries[-1].line == "1 ally left"
    assert entered(table, 1, "token left").entries[-1].line == "1 token left"
    assert refused(table, "ally left", 2)["code"] == "not_the_winner"


def test_several_tokens_may_be_taken_and_by_others_too() -> None:
    table = placed("0 token left", "0 token left", "3 token left", "2 token right")
    assert [len(council["tokens"]) for council in view(table)["councils"]] == [2, 1, 0, 1]
    assert view(table)["round"] == 2
    assert view(table)["supply"] == len(GAME.box.tokens) - 4


def test_only_the_winners_token_ends_the_round() -> None:
    table = bidding("winner 0", "3 token left", "0 ally left")
    assert view(table)["round"] == 1
    table = then(table, "2 token right")
    assert (view(table)["round"], view(table)["phase"]) == (1, "token")
    assert view(then(table, "0 token left"))["round"] == 2


def test_a_round_without_a_token_ends_by_hand() -> None:
    assert view(placed("next"))["round"] == 2


def test_an_ally_may_be_entered_after_the_bids() -> None:
    table = sat(4, "first 0", "0 bid 3", "count")
    assert (view(table)["phase"], view(table)["winner"]) == ("reveal", 0)
    assert view(then(table, "ally a12"))["phase"] == "ally"


def test_allies_move_and_leave_by_their_names() -> None:
    table = placed("0 token left", "ally a12", "winner 1", "1 ally left", "1 token left")
    table = then(table, "move a12 3", "move #1 1")
    lying = [[ally["ally"] for ally in council["allies"]] for council in view(table)["councils"]]
    assert lying == [[], ["#1"], [], ["a12"]]
    table = then(table, "move a12 out", "correct ally #1 0", "correct ally a20 0")
    lying = [[ally["ally"] for ally in council["allies"]] for council in view(table)["councils"]]
    assert lying == [["#1", "a20"], [], [], []]


def test_tokens_move_and_go_back() -> None:
    table = placed("0 token left", "0 token left", "shift 0 2", "shift 0 supply")
    assert [len(council["tokens"]) for council in view(table)["councils"]] == [0, 0, 1, 0]
    table = then(table, "correct token 2 3", "correct council 1 tokens 3")
    assert [len(council["tokens"]) for council in view(table)["councils"]] == [0, 3, 0, 1]
    assert view(table)["supply"] == len(GAME.box.tokens) - 4


def test_a_typed_name_is_shown_and_told() -> None:
    table = sat(3, "first 0", "ally 5 Kov%C3%A1cs")
    named = view(table)["set"]["unnamed"]["#1"]
    assert (named["name"], named["power"]) == ("Kovács", 5)
    persian = sat(3, "first 0", "ally 5 %D8%A7%E2%80%8C%D8%A7")
    assert view(persian)["set"]["unnamed"]["#1"]["name"] == "ا\u200cا"
    assert RULES.told(table.at, 2, 3)[0]["ally"] == {"kind": "by-name", "name": "Kovács"}


# --- the end ---------------------------------------------------------------


def test_councils_are_turned_up_one_by_one_and_the_last_ends_the_game() -> None:
    table = sat(3, "first 0", *["ally 4", "count", "ally left", "token left"] * 12)
    table = then(table, "tokens 0 1 1 1 1", "tokens 1 sum 9")
    assert view(table)["result"] is None
    assert [council["values"] for council in view(table)["councils"]] == [[1] * 4, None, None]
    assert [council["most"] for council in view(table)["councils"]] == [20, 25, 28]
    table = then(table, "tokens 2 3 3 3 3")
    result = view(table)["result"]
    assert (result["winners"], result["scores"]) == ([2], [20, 20, 25])
    assert view(table)["phase"] == "over"


def test_corrections_at_the_end_change_the_result() -> None:
    table = sat(3, "first 0", *["ally 4", "count", "ally left", "token left"] * 12)
    table = then(table, *(f"tokens {council} 2 2 2 2" for council in range(3)))
    assert view(table)["result"]["reason"] == "shared"
    table = then(table, "correct power 0 -1")
    assert view(table)["result"]["winners"] == [2]
    table = then(table, "tokens 0 2 2 2 3")
    assert view(table)["result"]["reason"] == "shared"
    table = then(table, "2 token left")
    assert view(table)["result"] is None


def test_an_evening_may_be_counted_up_early_and_go_on_all_the_same() -> None:
    table = at_the_end()
    assert view(table)["result"]["reason"] == "shared"
    assert view(then(table, "correct round 2"))["phase"] == "reveal"


def test_the_table_may_name_the_winner() -> None:
    table = placed("end 2 0")
    assert (view(table)["ended"], view(table)["phase"]) == ([0, 2], "over")
    assert view(table)["result"]["winners"] == [0, 2]
    assert view(table)["result"]["ranking"] == [[0, 2], [1, 3]]
    assert view(then(table, "correct season winter"))["phase"] == "token"


def test_behind_a_named_winner_the_others_stand_by_the_final_tests() -> None:
    powers = [f"correct power {council} +{by}" for council, by in enumerate((2, 4, 9, 4, 1))]
    table = then(at_the_end(5), *powers)
    assert view(table)["result"]["ranking"] == [[2, 3], [1], [4], [0]]
    declared = view(then(table, "end 4"))["result"]
    assert declared["ranking"] == [[4], [2, 3], [1], [0]]
    assert (declared["winners"], declared["scores"]) == ([4], [1, 2, 4, 4, 1])


# --- corrections -----------------------------------------------------------


def test_the_track_and_the_first_player_can_be_put_right() -> None:
    table = sat(4, "first 0", "correct round 3", "correct season winter", "correct first 2")
    seen = view(table)
    assert (seen["season"], seen["round"], seen["first_player"]) == ("winter", 3, 2)
    assert seen["on_turn"] == 2


def test_a_first_player_put_right_after_the_count_decides_the_tie() -> None:
    table = bidding("1 bid 9", "3 bid 9", "count")
    assert view(table)["winner"] == 1
    assert view(then(table, "correct first 2"))["winner"] == 3


def test_power_put_right_is_kept_apart_from_the_allies() -> None:
    council = view(placed("correct council 0 power 7"))["councils"][0]
    assert (council["visible"], council["adjusted"], council["least"]) == (5, 2, 7)


def test_entries_are_taken_back_and_said_otherwise() -> None:
    table = bidding("0 play 4", "1 play 5", "count")
    assert view(then(table, "undo 4"))["winner"] == 0
    assert view(then(table, "instead 4 1 play 3"))["winner"] == 0
    why = refused(then(table, "ally left"), "undo 2")
    assert (why["code"], why["entry"]) == ("needed_later", 6)


# --- refusals --------------------------------------------------------------

HARD = [
    (sat(4), "0 play 4", "first_unknown"),
    (sat(4), "correct kneel 0", "first_unknown"),
    (bidding(), "0 play zz", "no_such_card"),
    (bidding(), "0 leader zz", "no_such_leader"),
    (bidding("0 leader jon"), "1 leader jon", "leader_taken"),
    (bidding(), "9 play 4", "no_such_seat"),
    (bidding(), "correct first 4", "no_such_seat"),
    (bidding(), "shift 0 4", "no_such_council"),
    (bidding(), "tokens 7 1", "no_such_council"),
    (bidding(), "ally zz", "no_such_ally"),
    (bidding(), "move a12 2", "no_such_ally"),
    (bidding(), "0 count", "no_such_line"),
    (bidding(), "besiege milano", "no_such_line"),
    (bidding(), "seat 2", "no_such_line"),
    (bidding(), "0 play 100", "number_wrong"),
    (bidding(), "0 bid 1000", "number_wrong"),
    (bidding(), "correct round 0", "number_wrong"),
    (bidding(), "correct power 0 5", "number_wrong"),
    (bidding(), "correct season spring", "no_such_season"),
    (bidding(), "ally 5 %FF", "bad_name"),
    (bidding(), f"ally 5 {'x' * 41}", "bad_name"),
    (bidding("0 kneel"), "0 kneel", "kneels_already"),
    (bidding("0 kneel"), "correct stand 1", "stands_already"),
    (bidding("count"), "1 kneel", "counted_already"),
    (bidding("winner 2"), "count", "counted_already"),
    (placed(), "0 play 4", "counted_already"),
    (placed(), "winner 2", "ally_is_placed"),
    (placed(), "0 ally left", "ally_is_placed"),
    (placed(), "ally 3", "ally_is_placed"),
    (sat(4, "first 0", "correct ally a12 0"), "ally a12", "ally_lies_there"),
    (placed("0 token left"), "move #1 0", "moves_nowhere"),
    (placed(), "shift 0 2", "no_token_there"),
    (bidding("0 play 4"), "correct drop 0 3", "no_card_there"),
    (sat(4, "first 0", "count"), "ally left", "no_ally_up"),
    (bidding(), "correct ally #1 2", "no_such_ally"),
    (bidding(), "tokens 0", "not_at_the_end"),
    (at_the_end(), "ally 5", "rounds_over"),
    (placed("0 token left", "anyway score"), "tokens 0 4", "token_value_wrong"),
    (placed("0 token left", "anyway score"), "tokens 0 sum 4", "token_sum_wrong"),
    (bidding("end"), "0 play 4", "over_already"),
]
SOFT = [
    (bidding(), "first 2", "first_is_known"),
    (bidding(), "ally 3", "ally_is_up"),
    (bidding(), "1 play 4", "not_on_turn"),
    (bidding("0 kneel"), "0 play 4", "kneels_already"),
    (bidding("count"), "0 play 4", "counted_already"),
    (bidding(), "2 ally left", "not_counted"),
    (bidding("winner 0"), "2 ally left", "not_the_winner"),
    (bidding("winner 0"), "next", "ally_not_placed"),
    (bidding(), "score", "rounds_left"),
    (bidding("correct council 0 tokens 54"), "0 token left", "supply_empty"),
    (placed("0 token left", "anyway score"), "tokens 0 1 2", "token_count_wrong"),
]


@pytest.mark.parametrize(("table", "line", "code"), HARD, ids=lambda it: str(it)[:30])
def test_senseless_entries_are_refused(table: Table[Any], line: str, code: str) -> None:
    assert refused(table, line)["code"] == code
    assert refused(table, f"anyway {line}")["code"] == code


@pytest.mark.parametrize(("table", "line", "code"), SOFT, ids=lambda it: str(it)[:30])
def test_entries_against_the_rules_can_be_entered_anyway(
    table: Table[Any], line: str, code: str
) -> None:
    why = refused(table, line)
    assert (why["code"], why["anyway"]) == (code, True)
    after = entered(table, None, f"anyway {line}")
    assert after.entries[-1].line.startswith("anyway ")
    assert view(after) != view(table)


def test_every_refusal_is_shown_here() -> None:
    assert {code for _, _, code in HARD + SOFT} >= set(OWN_REFUSALS)


def test_every_entry_that_can_be_read_does_something() -> None:
    assert set(DOES) <= set(GROUPS)


def test_the_first_player_is_not_an_option_of_a_table() -> None:
    with pytest.raises(BadOption):
        opened(RULES, 4, {"first_player": "random"})
    assert "first_player" not in {option["id"] for option in RULES.options}
    assert [*RULES.seats] == [*GAME.seats]


# --- whole games -----------------------------------------------------------


@pytest.mark.parametrize("by_card", [True, False], ids=["by card", "by total"])
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_written_down_ends_where_the_engine_ends(
    seats: int, number: int, by_card: bool
) -> None:
    game = random_game(seats, number, choices(number) if number else {})
    for state, scribe in written_down(game, by_card):
        lies_alike(scribe, GAME.view(state, None))
    ended, seen = GAME.view(state, None), scribe.view
    assert seen["result"] == ended["result"]
    for mine, theirs in zip(seen["players"], ended["players"], strict=True):
        assert [mine[test] for test in TESTS] == [theirs[test] for test in TESTS]


TESTS = ("small", "large", "allies", "left", "right", "leader")
LYING = ("visible", "council", "seats")


def lies_alike(scribe: Scribe, theirs: Any) -> None:
    """Compare the table's view with the engine's public view."""
    mine = scribe.view
    for name in ("season", "round", "first_player", "rounds_played", "supply", "ally_deck"):
        if theirs["phase"] == "play":
            assert mine[name] == theirs[name], name
    for one, other in zip(mine["councils"], theirs["councils"], strict=True):
        assert [one[name] for name in LYING] == [other[name] for name in LYING]
        assert len(one["tokens"]) == len(other["tokens"])
        assert (one["least"], one["most"]) == (other["least"], other["most"])
    if scribe.by_card and theirs["phase"] == "play":
        assert [mine["on_turn"]] == theirs["to_act"]
        for one, other in zip(mine["players"], theirs["players"], strict=True):
            assert (one["total"], one["kneeling"]) == (other["total"], other["kneeling"])


def test_a_view_has_every_field_that_the_engines_has() -> None:
    theirs = GAME.view(GAME.setup(4, {}, b"fields"), None)
    mine = view(placed("0 token left"))
    assert theirs.keys() - mine.keys() == {"seat"}
    for part in ("players", "councils"):
        assert theirs[part][0].keys() - mine[part][0].keys() == set()


# --- switching between table and mail --------------------------------------


def between_rounds(seats: int, number: int, rounds: int, **options: Any) -> tuple[Any, Scribe]:
    """Return a random game after some rounds, and the table with its entries and correct hands."""
    for found in written_down(random_game(seats, number, options), by_card=True):
        state, scribe = found
        played = state.season * TRACKS[seats].rounds + state.round - 1
        if state.phase == "play" and played == rounds and not state.plays:
            break
    for seat, hand in enumerate(state.hands):
        scribe.say(f"correct hand {seat} {len(hand)}")
    return state, scribe


def held(state: Any) -> dict[int, list[str]]:
    return {seat: state.rules.box.ids(hand) for seat, hand in enumerate(state.hands)}


@pytest.mark.parametrize("refresh", ["redeal", "refill", "add10"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_table_goes_on_by_mail_to_its_end(seats: int, refresh: str) -> None:
    state, scribe = between_rounds(seats, seats, 2 * seats, season_refresh=refresh)
    at = scribe.table.at
    assert [hand["size"] for hand in RULES.hands(at) or []] == [len(h) for h in state.hands]
    begun = GAME.from_json(RULES.by_mail(at, held(state), b"by mail"))
    assert broken(GAME, begun) == [] and held(begun) == held(state)
    mine, theirs = GAME.view(begun, None), GAME.view(state, None)
    for name in ("season", "round", "first_player", "ally", "supply", "ally_deck"):
        assert mine[name] == theirs[name], name
    for one, other in zip(mine["councils"], theirs["councils"], strict=True):
        assert (one["allies"], one["most"]) == (other["allies"], other["most"])
    luck = random.Random(seats)
    while acting := GAME.to_act(begun):
        GAME.play(begun, acting[0], luck.choice(GAME.legal_actions(begun, acting[0])))
        assert broken(GAME, begun) == []
    assert begun.result is not None


def test_the_same_seed_lays_the_same_game_by_mail() -> None:
    state, scribe = between_rounds(4, 1, 3)
    laid = [RULES.by_mail(scribe.table.at, held(state), seed) for seed in (b"a", b"a", b"b")]
    assert laid[0] == laid[1] != laid[2]


def why_not(table: Table[Any], hands: dict[int, list[str]]) -> Any:
    with pytest.raises(Refused) as raised:
        RULES.by_mail(table.at, hands, b"x")
    return raised.value.refusal


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (sat(4), "not_by_mail"),
        (sat(4, "first 0", leader_mode="advanced"), "leader_cards_unknown"),
        (bidding(), "ally_has_no_name"),
        (placed("0 token left"), "ally_has_no_name"),
        (sat(4, "first 0", "0 play s16"), "no_ally_up"),
        (placed(), "ally_has_no_name"),
        (sat(4, "first 0", "correct ally a12 0"), "allies_do_not_fit"),
        (at_the_end(), "over_already"),
    ],
)
def test_a_table_that_cannot_go_on_by_mail_says_why(table: Table[Any], code: str) -> None:
    assert RULES.hands(table.at) is None
    assert why_not(table, {})["code"] == code
    assert RULES.stays(table.at) == why_not(table, {})


def test_hands_that_cannot_be_are_refused() -> None:
    state, scribe = between_rounds(3, 2, 2)
    hands = held(state)
    assert why_not(scribe.table, hands | {1: hands[1][1:]})["code"] == "hand_size"
    assert why_not(scribe.table, hands | {1: ["zz", *hands[1][1:]]})["code"] == "not_in_box"
    every = {seat: ["s21"] * 2 + ["s11"] * 3 for seat in range(3)}
    for seat in range(3):
        scribe.say(f"correct hand {seat} 5")
    together = why_not(scribe.table, every)
    assert together["code"] == "not_in_box" and "seat" not in together


@pytest.mark.parametrize("moves", [12, 33, 70])
def test_a_match_continues_at_a_table_with_its_public_part(moves: int) -> None:
    for state in random_game(4, moves):
        if state.turn >= moves and state.phase == "play":
            break
    at = RULES.goes_on(GAME.to_json(state))
    mine, theirs = RULES.view(at), GAME.view(state, None)
    for name in ("season", "round", "first_player", "ally", "supply", "ally_deck", "to_act"):
        assert mine[name] == theirs[name], name
    assert [each["least"] for each in mine["councils"]] == [c["least"] for c in theirs["councils"]]
    for one, other in zip(mine["players"], theirs["players"], strict=True):
        assert (one["total"], one["kneeling"]) == (other["total"], other["kneeling"])
    table = then(Table(RULES, at, marks=(at,)), "count", "ally left", "token left")
    assert view(table)["phase"] in ("reveal", "tokens")


def test_a_match_not_begun_or_over_cannot_continue_at_a_table() -> None:
    *_, over = random_game(3, 1)
    for state, code in ((over, "over_already"), (GAME.setup(3, {}, b"x"), "not_at_table")):
        with pytest.raises(Refused) as raised:
            RULES.goes_on(GAME.to_json(state))
        assert raised.value.refusal["code"] == code


# --- rubbish ---------------------------------------------------------------

WORDS = (
    *("first", "ally", "play", "bid", "kneel", "count", "winner", "left", "right", "token"),
    *("move", "shift", "supply", "out", "next", "score", "tokens", "sum", "end", "correct"),
    *("round", "season", "turn", "total", "power", "council", "stand", "drop", "return"),
    *("winter", "summer", "s16", "a12", "a49", "#1", "#2", "leader", "jon", "anyway", "undo"),
    *("instead", "0", "1", "2", "3", "4", "5", "12", "+1", "-3", "+", "99", "%41", "%"),
)
lines = st.lists(st.sampled_from(WORDS), min_size=1, max_size=6).map(" ".join)
ONE_WORD = ("count", "next", "0 kneel", "1 kneel", "2 kneel", "0 play 4", "1 bid 7", "ally 5")
likely = st.sampled_from((*ONE_WORD, "0 ally left", "1 token right", "winner 1", "anyway score"))


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.sampled_from([None, 0, 2, 7]), lines | likely), max_size=40))
def test_nonsense_is_refused_with_a_code_and_nothing_else_happens(
    entries: list[tuple[int | None, str]],
) -> None:
    table = sat(3, "first 1")
    for author, line in entries:
        try:
            table = entered(table, author, line)
        except Refused as why:
            assert why.refusal["code"] in CODES
        else:
            assert RULES.facts(table.at, line) is None or view(table)["game"] == "btwixt"
    lines = [(entry.author, entry.line) for entry in table.entries]
    assert again(RULES, 3, {}, lines).at == table.at
    for line in RULES.offers(table.at, 0):
        assert RULES.facts(table.at, line) is not None
        entered(table, 0, line)


def test_a_table_without_a_companion_of_its_own_is_another() -> None:
    assert engine.at_table("pad") is not RULES
