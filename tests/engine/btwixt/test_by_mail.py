"""Continuing a table by mail within a round, and back again, also with leader cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.state import NOBODY, NOTHING, RoundRule, State
from engine.table import Refused, Table, again
from tests.engine.btwixt.positions import choices, do, kneel_all, random_game
from tests.engine.btwixt.positions import table as laid
from tests.engine.btwixt.transcripts import RULES, Careful, written_down
from tests.engine.laws import broken

# Facts unknown to a table: draws, discards from hands, the readers of passed cards, and which of
# several tokens moved. The first player is an entry there, not an option.
UNKNOWN = {"turn", "options", "discard", "influence_deck", "players", "councils", "round_rules"}
OF_PLAYER = {"known", "bid", "total_change"}
STEP = 3  # continue only every third position of a random game by mail


def said(state: State) -> dict[int, list[str]]:
    """Return every seat's cards."""
    hands = zip(state.hands, state.leader_hands, strict=True)
    return {seat: state.rules.box.ids(common + own) for seat, (common, own) in enumerate(hands)}


def begun(at: Any, hands: dict[int, list[str]]) -> State:
    return GAME.from_json(RULES.by_mail(at, hands, b"by mail"))


def is_settled(state: State, at: Any) -> bool:
    """True if the table knows everything that happened, with no effect pending."""
    waits = state.ask[:1] == (NOTHING,) and state.phase in ("play", "ally", "token")
    return waits and state.shown is None and (state.phase != "token" or at.phase == "token")


def of_round(state: State) -> set[str]:
    """Return the kinds of events since the ally was revealed."""
    kinds = [entry[1] for entry in state.log]
    return set(kinds[len(kinds) - kinds[::-1].index("revealed") :])


def alike(mine: Any, theirs: Any) -> list[str]:
    """Return the fields that differ between two views."""
    found = [name for name in theirs.keys() - UNKNOWN if mine[name] != theirs[name]]
    for one, other in zip(mine["players"], theirs["players"], strict=True):
        found += [name for name in other.keys() - OF_PLAYER if one[name] != other[name]]
        if [card["card"] for card in one["bid"]] != [card["card"] for card in other["bid"]]:
            found.append("bid")
    for one, other in zip(mine["councils"], theirs["councils"], strict=True):
        found += [name for name in other.keys() - {"tokens"} if one[name] != other[name]]
        if len(one["tokens"]) != len(other["tokens"]):
            found.append("tokens")
    return found


def options_of(number: int) -> dict[str, Any]:
    mode = "advanced" if number % 2 else "standard"
    return choices(number) | {"leader_mode": mode, "event_module": number % 2 == 1}


@pytest.mark.parametrize(("seats", "number"), [(3, 1), (4, 2), (5, 1), (6, 2)])
def test_a_table_continues_by_mail_at_any_moment(seats: int, number: int) -> None:
    phases = set()
    game = random_game(seats, 10 * seats + number, options_of(number))
    for place, (state, scribe) in enumerate(written_down(game, by_card=True, by=Careful)):
        at = scribe.table.at
        if place % STEP or not is_settled(state, at):
            continue
        sent = begun(at, said(state))
        mine, theirs = GAME.view(sent, None), GAME.view(state, None)
        assert alike(mine, theirs) == [] and broken(GAME, sent) == []
        assert said(sent) == said(state)
        unheard = of_round(state)  # copied abilities and cards passed unseen
        if "ability_copied" not in unheard:
            assert mine["round_rules"] == theirs["round_rules"]
        if "handed" not in unheard:
            assert list(map(sorted, sent.locked)) == list(map(sorted, state.locked))
        if not unheard & {"ability_copied", "handed"}:
            for seat in GAME.to_act(state):
                assert GAME.legal_actions(sent, seat) == GAME.legal_actions(state, seat)
        phases.add(state.phase)
    assert phases == {"play", "ally", "token"}


@pytest.mark.parametrize("seats", [3, 6])
def test_a_match_that_went_to_the_table_and_back_is_the_same_game(seats: int) -> None:
    game = random_game(seats, 7, options_of(1))
    settled = {"turn", "discard", "influence_deck", "players"}
    for place, state in enumerate(game):
        if place % STEP or state.phase not in ("play", "ally") or state.ask[0] != NOTHING:
            continue
        at = RULES.goes_on(GAME.to_json(state))
        mine, theirs = GAME.view(begun(at, said(state)), None), GAME.view(state, None)
        assert [name for name in theirs.keys() - settled if mine[name] != theirs[name]] == []
        for one, other in zip(mine["players"], theirs["players"], strict=True):
            assert [name for name in other.keys() - {"known"} if one[name] != other[name]] == []


def test_a_card_still_resolving_is_in_its_bid_when_a_match_comes_to_the_table() -> None:
    seen = set()
    for state in random_game(4, 11, options_of(2)):
        if state.shown is None:
            continue
        at, seat = RULES.goes_on(GAME.to_json(state)), state.on_turn
        view, name = RULES.view(at), GAME.box.cards[state.shown.card].id
        before = [card.card for card in state.bids[seat]]
        there = [card["card"] for card in view["players"][seat]["bid"]]
        assert there == [*GAME.box.ids(before), name]
        assert at.hands == tuple(map(len, state.hands))
        upright = {other for other in range(4) if not state.kneeling[other]}
        assert view["on_turn"] in (upright - {seat} or {seat})
        sent = begun(at, said(state))
        assert broken(GAME, sent) == []
        assert [card.card for card in sent.bids[seat]] == [*before, state.shown.card]
        seen.add(state.phase)
    assert len(seen) > 2, seen


def test_a_token_taken_by_mail_is_not_taken_again_after_the_table() -> None:
    rules = (RoundRule("token_bonus", 1, NOBODY), RoundRule("runner_up_token", 0, NOBODY))
    state = laid(["", "", ""], ["s16", "s22", ""], rules=rules)
    state = kneel_all(state)
    state = do(state, "ally left")
    asked = []
    while state.phase == "token":
        asked.append(state.actor)
        sent = begun(RULES.goes_on(GAME.to_json(state)), said(state))
        assert (sent.phase, sent.actor) == ("token", state.actor)
        assert [task for task in sent.agenda if task[0] == "gain"] == [
            task for task in state.agenda if task[0] == "gain"
        ]
        state = do(state, "token left")
    assert asked == [1, 1, 0]


@pytest.mark.parametrize("first", ["0 token left", "3 token left"])
def test_a_token_of_another_leader_is_not_the_winners(first: str) -> None:
    table = sat("winner 0", first)
    state = begun(table.at, tens())
    owed = [task for task in state.agenda if task[0] == "gain"]
    assert owed == ([] if first.startswith("0") else [("gain", 0)])


@pytest.mark.parametrize("seats", [3, 5])
def test_a_round_continued_by_mail_can_be_played_to_its_end(seats: int) -> None:
    game = written_down(random_game(seats, seats, options_of(1)), by_card=True, by=Careful)
    state, scribe = next(
        (state, scribe)
        for state, scribe in game
        if is_settled(state, scribe.table.at) and state.plays > 3 and state.round == 2
    )
    sent, luck = begun(scribe.table.at, said(state)), random.Random(seats)
    while acting := GAME.to_act(sent):
        GAME.play(sent, acting[0], luck.choice(GAME.legal_actions(sent, acting[0])))
        assert broken(GAME, sent) == []
    assert sent.result is not None


# --- counts by players, and cards without names ----------------------------


def sat(*lines: str, **options: Any) -> Table[Any]:
    """Return a table of four leaders in the first round, with a named ally revealed."""
    lines = ("first 0", "ally a12", *lines)
    return again(RULES, 4, options, [(None, line) for line in lines])


def tens(lying: tuple[int, ...] = (0, 0, 0, 0)) -> dict[int, list[str]]:
    """Return hands of ten, less the cards in bids, from cards that the tests do not play."""
    plain = ["s22", "s22", "s22", "s23", "s23", "s23", "s24", "s24", "s24", "s25"]
    more = ["s11", "s11", "s11", "s13", "s13", "s13", "s17", "s17", "s17", "s26"]
    rest = ["s21"] * 4 + ["s06"] * 3 + ["s09"] * 3
    last = ["s01", "s01", "s02", "s02", "s03", "s03", "s04", "s04", "s05", "s05"]
    hands = (plain, more, rest, last)
    return {seat: hand[lying[seat] :] for seat, hand in enumerate(hands)}


def why_not(table: Table[Any], hands: dict[int, list[str]]) -> Any:
    with pytest.raises(Refused) as raised:
        RULES.by_mail(table.at, hands, b"x")
    return raised.value.refusal


def test_a_total_corrected_by_the_players_keeps_their_value() -> None:
    table = sat("0 play s16", "0 bid 5", "1 play s18", "correct total 1 9", "correct total 3 2")
    state = begun(table.at, tens((1, 1, 0, 0)))
    assert [player["total"] for player in GAME.view(state, None)["players"]] == [5, 9, 0, 2]
    assert state.total_mod == [0, 4, 0, 2], "the first card in a bid brings its one by itself"
    assert (GAME.to_act(state), state.phase) == ([2], "play")


@pytest.mark.parametrize("turn", ["0 play 4", "0 bid 5"])
def test_cards_without_a_name_are_named_before_the_game_continues(turn: str) -> None:
    table = sat(turn, "correct hand 0 9")
    asked = RULES.hands(table.at)
    assert asked is not None and asked[0]["in_sight"]["so_far"] == []
    assert why_not(table, tens((1, 0, 0, 0))) == {"code": "bid_not_named", "seat": 0}
    line = RULES.lays(table.at, 0, ["s19"])
    named = again(RULES, 4, {}, [(None, e.line) for e in table.entries] + [(0, line)])
    before, after = table.at.bids[0], named.at.bids[0]
    assert (after.total, after.is_named, named.at.on_turn) == (before.total, True, 1)
    state = begun(named.at, tens((len(tens()[0]) - named.at.hands[0], 0, 0, 0)))
    assert state.round_rules == (RoundRule("wins_ties", 0, 0),), "what it sets holds from now on"


def test_a_bid_without_cards_needs_none() -> None:
    table = sat("0 kneel", "1 kneel", "2 kneel", "correct total 1 -1")
    state = begun(table.at, tens())
    assert GAME.to_act(state) == [3] and state.kneeling == [True, True, True, False]


def test_cards_in_a_bid_are_in_no_hand() -> None:
    table = sat("0 play s26")
    twice = why_not(table, tens((1, 0, 0, 0)))
    assert twice == {"code": "not_in_box", "seat": 1, "card": "s26"}
    others = tens((1, 0, 0, 0)) | {1: ["s22", *tens()[1][1:9], "s09"]}
    assert why_not(table, others)["code"] == "not_in_box", "four of a card of which there are three"


def test_cards_named_in_another_bid_do_not_act_again() -> None:
    table = sat("0 play s19", "1 play s16", "correct cards 0 s16", "correct cards 1 s19")
    assert table.at.holding == (RoundRule("wins_ties", 0, 0),)
    with pytest.raises(Refused, match="no_such_card"):
        sat("correct cards 0 zz")


# --- leader cards ----------------------------------------------------------

LED = ("0 leader jon", "1 leader cersei", "2 leader tyrion", "3 leader doran")


def test_players_say_which_of_their_leaders_cards_are_left() -> None:
    table = sat(*LED, "0 play l_jon_4", "1 play s18", leader_mode="advanced")
    asked = RULES.hands(table.at)
    assert asked is not None and [hand["size"] for hand in asked] == [10, 9, 10, 10]
    assert asked[0]["beside"] == ["l_jon_1", "l_jon_2", "l_jon_3"]
    hands = tens((0, 1, 0, 0))
    hands[0] = [*hands[0], "l_jon_1", "l_jon_3"]
    state, ids = begun(table.at, hands), GAME.box.ids
    assert ids(state.leader_hands[0]) == ["l_jon_1", "l_jon_3"]
    assert ids(state.spent[0]) == ["l_jon_2"]
    assert ids(state.spent[3]) == [f"l_doran_{number}" for number in range(1, 5)]
    twice = why_not(table, hands | {0: [*hands[0], "l_jon_1"]})
    assert twice == {"code": "not_in_box", "seat": 0, "card": "l_jon_1"}
    for card in ("l_jon_4", "l_cersei_1"):  # in the bid; of another leader
        wrong = why_not(table, hands | {0: [*hands[0][1:], card]})
        assert wrong == {"code": "not_in_box", "seat": 0, "card": card}


def test_a_card_of_an_absent_leader_is_in_no_bid() -> None:
    table = sat(*LED, "0 play l_olenna_1", leader_mode="advanced")
    assert why_not(table, tens()) == {"code": "not_in_box", "card": "l_olenna_1"}


# --- allies entered by their power only ------------------------------------


def nameless(*lines: str) -> Table[Any]:
    told = ("first 0", "ally 5", "winner 1", "1 ally left", *lines)
    return again(RULES, 4, {}, [(None, line) for line in told])


def test_an_ally_entered_by_its_power_is_named_before_the_game_continues() -> None:
    assert why_not(nameless(), tens()) == {"code": "ally_has_no_name"}
    named = nameless("correct named #1 a12")
    view = RULES.view(named.at)
    assert [each["ally"] for each in view["councils"][1]["allies"]] == ["a12"] == [view["ally"]]
    assert view["set"]["unnamed"] == {} and view["councils"][1]["visible"] == 5
    state = begun(named.at, tens())
    assert (GAME.to_act(state), state.phase) == ([1], "token")
    later = nameless("1 token left", "ally 3", "correct named #2 a02", "correct named #1 a12")
    assert GAME.view(begun(later.at, tens()), None)["ally"] == "a02"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("correct named #2 a12", "no_such_ally"),
        ("correct named #1 zz", "no_such_ally"),
        ("correct named #1 5", "no_such_ally"),
        ("correct named a12 a13", "no_such_ally"),
    ],
)
def test_nothing_else_is_named(line: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        nameless(line)
    taken = ("1 token left", "ally a12")
    with pytest.raises(Refused, match="ally_is_up"):
        nameless(*taken, "correct named #1 a12")
    with pytest.raises(Refused, match="ally_lies_there"):
        nameless(*taken, "winner 2", "2 ally left", "correct named #1 a12")
