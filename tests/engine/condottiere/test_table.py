"""The Condottiere family at the table: entries lead to the same states as the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

import engine
from engine import table
from engine.condottiere.box.cards import CARDS, ids, spread
from engine.condottiere.knowledge.possible_worlds import unseen
from engine.condottiere.rules.correcting import corrected
from engine.condottiere.state import NOBODY
from engine.state import copied
from engine.table import Refused, Table
from tests.engine.laws import broken

THIRD = engine.at_table("condottiere-3e")
EDITIONS = ("condottiere-3e", "condottiere-1e", "rakab")
SOME_OPTIONS: dict[str, list[dict[str, Any]]] = {
    "condottiere-3e": [{}, {"takeover": True}, {"draw_after_battle": True}, {"campaign": 8}],
    "condottiere-1e": [{}, {"takeover": True, "larger_empires": True}],
    "rakab": [{}, {"strict_borders": True}],
}
BEGUN = ("besiege milano",)


def at_table(*lines: str, seats: int = 3, options: dict[str, Any] | None = None) -> Table[Any]:
    agreed = {"first_holder": 1} | (options or {})
    return table.again(THIRD, seats, agreed, [(None, line) for line in lines])


def view(found: Table[Any]) -> Any:
    return found.rules.view(found.at)


def refused(found: Table[Any], line: str, author: int | None = None) -> Any:
    with pytest.raises(Refused) as wrong:
        table.entered(found, author, line)
    return wrong.value.refusal


# --- whole games -----------------------------------------------------------


def entry_of(seat: int, action: str) -> str | None:
    """Return the visible part of a move: not the cards retained, and nothing for a hand kept."""
    if action == "keep":
        return None
    if action.startswith("retain"):
        return f"{seat} retain {0 if action == 'retain none' else len(action.split()) - 1}"
    return f"{seat} {action}"


def moves(game: Any, state: Any, luck: random.Random) -> Any:
    """Yield the moves of a random game with many card plays, applying each to the state."""
    while asked := game.to_act(state):
        seat = luck.choice(asked)
        legal = [each for each in game.legal_actions(state, seat) if each != "call draw"]
        plays = [each for each in legal if each.startswith("play")]
        action = luck.choice(plays if plays and luck.random() < 0.6 else legal)
        game.play(state, seat, action)
        yield seat, action


@pytest.mark.parametrize("game_id", EDITIONS)
def test_a_game_entered_by_its_public_moves_is_the_same_game(game_id: str) -> None:
    """Hands are not entered, and at each step the table has the game's public view."""
    game, rules = engine.load(game_id), engine.at_table(game_id)
    for seats in game.seats:
        for number, options in enumerate(SOME_OPTIONS[game_id]):
            chosen = {"first_holder": 1 + number % seats, **options}
            state = game.setup(seats, chosen | {"simultaneous_discards": True}, b"%d" % seats)
            found = table.opened(rules, seats, chosen)
            for seat, action in moves(game, state, random.Random(f"{game_id}{seats}{number}")):
                line = entry_of(seat, action)
                found = found if line is None else table.entered(found, None, line)
                if "discard" not in (state.phase, found.at.state.phase):
                    seen, wanted = view(found), game.view(state, None)
                    assert {name: seen[name] for name in wanted} == wanted
            assert found.at.state.result == state.result


@pytest.mark.parametrize("game_id", EDITIONS)
def test_a_deal_is_told_before_the_next_question(game_id: str) -> None:
    """No offered site or card waits for a deal that it would bring about itself."""
    rules, luck, dealt = engine.at_table(game_id), random.Random(game_id), 0
    for seats in rules.seats:
        found = table.opened(rules, seats, {"first_holder": 1})
        for _ in range(150):
            if not (offers := rules.offers(found.at, None)):
                break
            before, hands = found.at.state.round, found.at.state.hands
            held = [each for each in offers if " play " not in each or any(hands[int(each[0])])]
            line = luck.choice(held)
            found = table.entered(found, None, f"anyway {line}")
            dealt += found.at.state.round > before > 0
            if line.split()[1:2] in (["besiege"], ["play"], ["draw"]) and before:
                assert found.at.state.round == before, line
    assert dealt


# --- unknown hands ---------------------------------------------------------


def test_a_seat_may_play_any_unseen_card() -> None:
    for card in CARDS[:13]:
        found = at_table(*BEGUN, f"0 play {card}")
        assert view(found)["players"][0]["line"] == [card]
        assert view(found)["players"][0]["hand_size"] == 9


def test_a_card_with_all_copies_in_sight_can_only_be_entered_anyway() -> None:
    """The box has three surrenders, each of which ends its battle, and three heroines."""
    lines = [*BEGUN, "0 play heroine", "1 play heroine", "2 play heroine"]
    why = refused(at_table(*lines), "0 play heroine")
    assert why == {"code": "card_not_in_hand", "card": "heroine", "anyway": True}
    found = at_table(*lines, "anyway 0 play heroine")
    assert view(found)["players"][0]["strength"] == 20
    assert found.entries[-1].line == "anyway 0 play heroine"


def test_hidden_cards_stay_as_many_as_the_box_has() -> None:
    found = at_table(*BEGUN, "0 play m10", "1 play m10", "2 play winter", "0 play scarecrow m10")
    state, hidden = found.at.state, unseen(found.at.state)
    held = [sum(column) for column in zip(*state.hands, *state.discarded, strict=True)]
    for card in state.pile:
        held[card] += 1
    assert held == hidden


def test_a_card_taken_back_openly_stays_in_that_hand() -> None:
    """The mercenary of 10 taken back is not dealt to other seats, whatever they play later."""
    lines = [*BEGUN, *["0 play m10", "1 pass", "2 pass", "0 play scarecrow m10"]]
    found = at_table(*lines)
    for card in ("m1", "m2", "m3", "m4", "m5", "m6", "courtesan", "winter"):
        found = table.entered(found, None, f"0 play {card}")
    assert found.at.state.hands[0][CARDS.index("m10")] == 1
    assert refused(found, "0 play heroine")["code"] == "card_not_in_hand"


# --- defaults --------------------------------------------------------------


def after_a_battle(*more: str) -> Table[Any]:
    return at_table(*BEGUN, "0 play m3", "1 play m4", "close", "besiege roma", *more)


def test_a_seat_that_says_nothing_keeps_its_hand() -> None:
    found = after_a_battle("play m1")
    assert [each["hand_size"] for each in view(found)["players"]] == [9, 8, 10]


def test_a_table_does_not_announce_that_a_seat_has_answered() -> None:
    found = after_a_battle("2 discard", "play m1")
    kinds = {
        each["kind"]
        for entry in found.entries
        for each in found.rules.told(found.at, entry.first, entry.end)
    }
    assert "answered" in {kind for _, kind, *_ in found.at.state.log} and "answered" not in kinds
    assert "played" in kinds


def test_a_hand_is_burned_before_the_first_card_of_the_next_battle() -> None:
    found = after_a_battle("2 discard", "1 play m1")
    assert [each["hand_size"] for each in view(found)["players"]] == [9, 8, 0]
    assert refused(found, "0 discard")["code"] in ("wrong_phase", "not_your_turn")


def test_a_hand_with_a_known_mercenary_is_burned_only_anyway() -> None:
    lines = [*BEGUN, "0 play m10", "1 play m4", "2 pass", "0 play scarecrow m10", "close", "roma"]
    lines[-1] = "besiege roma"
    why = refused(at_table(*lines), "0 discard")
    assert (why["code"], why["anyway"]) == ("must_keep", True)
    found = at_table(*lines, "anyway 0 discard", "play m1")
    assert view(found)["players"][0]["hand_size"] == 0


def test_the_last_hand_keeps_the_entered_number_of_cards_before_the_redeal() -> None:
    found = after_a_battle("0 discard", "2 discard")
    assert view(found)["phase"] == "retain"
    assert found.rules.offers(found.at, None) == ["1 retain 2", "1 retain 1", "1 retain 0"]
    found = table.entered(found, 1, "retain 1")
    assert [each["hand_size"] for each in view(found)["players"]] == [10, 11, 10]
    told = found.rules.told(found.at, found.entries[-1].first, found.entries[-1].end)
    dealt = {each["seat"]: each["count"] for each in told if each["kind"] == "dealt"}
    assert dealt == {0: 10, 1: 10, 2: 10}


def test_no_more_cards_are_retained_than_the_rules_allow() -> None:
    found = after_a_battle("0 discard", "2 discard")
    for count in (3, 100):
        why = refused(found, f"1 retain {count}")
        assert why == {"code": "too_many_cards", "count": count, "most": 2}


def test_a_kept_hand_counts_when_silence_keeps_the_others() -> None:
    found = after_a_battle("0 keep", "1 discard")
    assert view(found)["phase"] == "discard" and view(found)["to_act"] == [2]
    assert view(table.entered(found, None, "2 discard"))["phase"] == "retain"


def test_close_ends_a_battle_for_the_strongest_line() -> None:
    found = at_table(*BEGUN, "0 play m3", "1 play m5", "2 play m5", "close")
    assert view(found)["owners"]["milano"] is None
    found = at_table(*BEGUN, "0 play m3", "1 play m5", "close")
    assert (view(found)["owners"]["milano"], view(found)["holder"]) == (1, 1)
    assert refused(found, "close")["code"] == "not_legal"


# --- the view --------------------------------------------------------------


def test_the_view_shows_who_would_win_now_and_by_how_much() -> None:
    found = at_table(*BEGUN, "0 play m3", "1 play m10")
    assert view(found)["would"] == {"winner": 1, "lead": 7, "tied": [], "holder": 1}
    found = table.entered(found, None, "2 play courtesan")
    assert view(found)["would"]["holder"] == 2


def test_regions_that_would_win_the_game_are_shown() -> None:
    lines = [f"correct owner {region} 1" for region in ("torino", "milano", "venezia", "genova")]
    assert view(at_table(*lines[:2]))["one_away"] == {}
    assert "mantova" in view(at_table(*lines))["one_away"]["1"]


def test_offers_of_a_battle_are_cards_a_pass_and_its_end() -> None:
    found = at_table(*BEGUN)
    offers = found.rules.offers(found.at, 0)
    assert offers[0] == "0 play m1" and offers[-2:] == ["0 pass", "close"]
    assert "0 play scarecrow" in offers and "0 play scarecrow m3" not in offers
    for line in offers:
        assert found.rules.facts(found.at, line), line


# --- corrections -----------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("correct favour roma", "favour", "roma"),
        ("correct site napoli", "site", "napoli"),
        ("correct holder 2", "holder", 2),
        ("correct turn 2", "to_act", [2]),
    ],
)
def test_the_table_is_the_authority(line: str, name: str, value: object) -> None:
    found = at_table(*BEGUN, line)
    assert view(found)[name] == value
    assert view(table.entered(found, 1, "undo 2")) == view(at_table(*BEGUN))


def test_a_region_is_given_to_a_seat_and_taken_from_it() -> None:
    found = at_table(*BEGUN, "correct owner roma 2")
    assert view(found)["owners"]["roma"] == 2
    found = table.entered(found, None, "correct owner roma -")
    assert view(found)["owners"]["roma"] is None


def test_the_papal_token_may_be_off_the_board() -> None:
    found = at_table(*BEGUN, "correct favour roma", "correct favour -")
    assert view(found)["favour"] is None


def test_the_holder_chooses_the_site_and_leads_until_a_card_is_played() -> None:
    assert view(at_table("correct holder 2"))["to_act"] == [2]
    assert view(at_table(*BEGUN, "correct holder 2"))["to_act"] == [2]
    found = at_table(*BEGUN, "0 play m1", "correct holder 2")
    assert (view(found)["holder"], view(found)["to_act"]) == (2, [1])


def test_a_seat_corrected_to_have_passed_is_not_asked() -> None:
    found = at_table(*BEGUN, "0 play m1", "correct passed 1 yes")
    assert view(found)["players"][1]["passed"] and view(found)["to_act"] == [2]
    assert refused(found, "correct turn 1")["code"] == "cannot_correct"
    found = table.entered(found, None, "correct passed 1 no")
    assert not view(found)["players"][1]["passed"] and view(found)["to_act"] == [2]
    found = at_table(*BEGUN, "0 play m1", "correct passed 2 yes")
    assert view(found)["to_act"] == [1], "it was not that seat's turn"


@pytest.mark.parametrize(
    ("lines", "reserve"),
    [
        (("correct owner milano 2",), 2),
        (("correct owner milano 2", "correct owner milano -"), None),
        (("correct owner roma 1", "correct site roma"), 1),
        (("correct owner roma 1", "correct site roma", "correct site milano"), None),
        (("0 play m1", "1 play bishop off", "correct owner milano 1"), None),
        (("0 play m1", "1 pass", "correct owner milano 1"), None),
        (("0 play m1", "1 pass", "correct owner milano 2", "2 pass"), 2),
    ],
)
def test_the_present_defender_may_hold_back(lines: tuple[str, ...], reserve: int | None) -> None:
    found = at_table(*BEGUN, *lines, options={"takeover": True})
    assert [each["seat"] for each in view(found)["players"] if each["in_reserve"]] == (
        [] if reserve is None else [reserve]
    )
    assert broken(engine.load("condottiere-3e"), found.at.state) == []
    assert found.at.state.reserve == (NOBODY if reserve is None else reserve)


def in_a_final_battle(*lines: str) -> Table[Any]:
    """Return a final battle of seats 1 and 2, in which seat 0 has no part."""
    regions = THIRD.game.land.regions[:-1]
    shares = [f"correct owner {name} {1 + n % 2}" for n, name in enumerate(regions[:-2])]
    more = [f"correct owner {regions[-2]} 0", f"correct favour {THIRD.game.land.regions[-1]}"]
    return at_table(f"besiege {regions[-1]}", *shares, *more, "0 play m1", "close", *lines)


def test_only_finalists_tie_lead_and_pass_in_a_final_battle() -> None:
    found = in_a_final_battle()
    assert view(found)["final_battle"] == [1, 2]
    assert view(found)["would"]["tied"] == [1, 2]
    moved = table.entered(found, None, "correct holder 0")
    assert (view(moved)["holder"], view(moved)["to_act"]) == (0, [1])
    for word in ("yes", "no"):
        assert refused(found, f"correct passed 0 {word}")["code"] == "cannot_correct"


def test_a_holder_that_has_passed_does_not_lead() -> None:
    found = at_table(*BEGUN, "correct passed 2 yes", "correct holder 2")
    assert (view(found)["holder"], view(found)["to_act"]) == (2, [0])


def test_a_corrected_pass_counts_as_the_last() -> None:
    rules = engine.at_table("rakab")
    begun = f"besiege {rules.game.land.regions[0]}"
    options = {"first_holder": 1}
    lines = [(None, line) for line in (begun, "0 pass", "correct passed 1 yes")]
    assert table.again(rules, 3, options, lines).at.state.last_passed == 1
    lines.append((None, "correct passed 1 no"))
    assert table.again(rules, 3, options, lines).at.state.last_passed == 0
    lines.append((None, "correct passed 0 no"))
    assert table.again(rules, 3, options, lines).at.state.last_passed == NOBODY


def test_the_region_with_the_papal_token_wins_nothing() -> None:
    lines = ("correct owner milano 0", "correct owner torino 0", "correct owner genova 0")
    near = view(at_table(*lines))["one_away"]["0"]
    assert "modena" in near
    after = view(at_table(*lines, "correct favour modena"))["one_away"]["0"]
    assert after == [name for name in near if name != "modena"]


@pytest.mark.parametrize(
    ("lines", "correction"),
    [
        (BEGUN, "zorro 1"),
        (BEGUN, "owner roma"),
        (BEGUN, "owner gondor 1"),
        (BEGUN, "owner - 1"),
        (BEGUN, "owner roma 3"),
        (BEGUN, "owner roma 111"),
        (BEGUN, "favour"),
        (BEGUN, "favour gondor"),
        (BEGUN, "site -"),
        ((), "site roma"),
        (BEGUN, "holder"),
        (BEGUN, "holder 3"),
        (BEGUN, "turn x"),
        ((), "turn 0"),
        (BEGUN, "passed 0"),
        (BEGUN, "passed 0 maybe"),
        ((), "passed 0 yes"),
        ((*BEGUN, "0 play m1", "1 pass", "2 pass"), "passed 0 yes"),
    ],
)
def test_impossible_corrections_are_refused(lines: tuple[str, ...], correction: str) -> None:
    assert refused(at_table(*lines), f"correct {correction}")["code"] == "cannot_correct"


@pytest.mark.parametrize("game_id", EDITIONS)
def test_a_papal_token_is_laid_only_where_the_edition_has_one(game_id: str) -> None:
    found = table.opened(engine.at_table(game_id), 3, {"first_holder": 1})
    region = list(view(found)["owners"])[-1]
    if found.at.state.rules.bishop in ("favour", "elder"):
        found = table.entered(found, None, f"correct favour {region}")
        assert view(found)["favour"] == region
    else:
        assert refused(found, f"correct favour {region}")["code"] == "cannot_correct"


def test_nothing_can_be_corrected_after_the_end() -> None:
    over = copied(at_table(*BEGUN).at.state)
    over.actor = NOBODY
    assert corrected(over, ["owner", "roma", "1"]) is None
    assert corrected(at_table(*BEGUN).at.state, ["owner", "roma", "1"])


@pytest.mark.parametrize(
    ("correction", "facts"),
    [
        ("owner milano 2", {"region": "milano", "owner_seat": 2}),
        ("owner milano -", {"region": "milano", "owner_seat": None}),
        ("favour roma", {"region": "roma"}),
        ("favour -", {"region": None}),
        ("site roma", {"region": "roma"}),
        ("holder 2", {"of_seat": 2}),
        ("turn 0", {"of_seat": 0}),
        ("passed 1 yes", {"of_seat": 1, "passed": True}),
        ("passed 1 no", {"of_seat": 1, "passed": False}),
        ("line 0 m10 winter", {"of_seat": 0, "cards": ["m10", "winter"]}),
        ("hand 1 7", {"of_seat": 1, "count": 7}),
        ("hand 1 all", {"of_seat": 1, "count": 0}),
        ("owner milano", {}),
    ],
)
def test_the_facts_of_a_correction_are_the_things_it_names(
    correction: str, facts: dict[str, Any]
) -> None:
    said: Any = THIRD.facts(at_table().at, f"correct {correction}")
    assert said.pop("kind") == f"correct_{correction.split(maxsplit=1)[0]}"
    assert said.pop("words") == correction.split() and said.pop("group") == "correct"
    assert said == facts


def test_a_corrected_line_returns_removed_cards_to_the_hand() -> None:
    found = at_table(*BEGUN, "0 play m3", "correct line 0 m10 winter")
    player = view(found)["players"][0]
    assert (player["line"], player["strength"], player["hand_size"]) == (["m10", "winter"], 1, 8)
    assert view(found)["season"] == "winter"
    assert sum(unseen(found.at.state)) == sum(found.at.state.rules.deck) - 2


def test_a_hand_has_as_many_cards_as_the_table_counts() -> None:
    assert view(at_table(*BEGUN, "correct hand 1 7"))["players"][1]["hand_size"] == 7
    assert view(at_table(*BEGUN, "correct hand 1 12"))["players"][1]["hand_size"] == 12
    assert refused(at_table(*BEGUN), "correct hand 1 99")["code"] == "cannot_correct"


def test_a_turn_out_of_order_may_be_entered_anyway() -> None:
    found = at_table(*BEGUN, "0 pass")
    assert refused(found, "0 play m1") == {"code": "has_passed", "actor_seat": 1, "anyway": True}
    assert view(at_table(*BEGUN, "0 pass", "anyway 0 play m1"))["players"][0]["line"] == ["m1"]


def test_the_table_may_end_the_game_and_take_that_back() -> None:
    found = at_table(*BEGUN, "end 1 2")
    assert view(found)["ended"] == [1, 2]
    assert refused(found, "0 play m1") == {"code": "over_already"}
    assert view(table.entered(found, None, "undo 2"))["ended"] is None


# --- switching between table and mail --------------------------------------


def halfway(
    game_id: str, seats: int, options: dict[str, Any], steps: int
) -> tuple[Any, Table[Any]]:
    """Return a game after some moves, and the table with its entries except for hands."""
    game, rules = engine.load(game_id), engine.at_table(game_id)
    chosen = {"first_holder": 1, **options}
    state = game.setup(seats, chosen | {"simultaneous_discards": True}, b"halfway")
    found = table.opened(rules, seats, chosen)
    for number, (seat, action) in enumerate(moves(game, state, random.Random(steps))):
        line = entry_of(seat, action)
        found = found if line is None else table.entered(found, None, line)
        if number >= steps and "discard" not in (state.phase, found.at.state.phase):
            break
    return state, found


def held(state: Any) -> dict[int, list[str]]:
    return {seat: ids(spread(hand)) for seat, hand in enumerate(state.hands)}


@pytest.mark.parametrize("game_id", EDITIONS)
def test_a_table_continues_by_mail_with_the_players_hands(game_id: str) -> None:
    game, rules = engine.load(game_id), engine.at_table(game_id)
    for seats in game.seats:
        for number, options in enumerate(SOME_OPTIONS[game_id]):
            state, found = halfway(game_id, seats, options, 9 * seats + number)
            if rules.hands(found.at) is None:
                assert state.result
                continue
            begun = game.from_json(rules.by_mail(found.at, held(state), b"by mail"))
            assert held(begun) == held(state)
            seen, wanted = game.view(begun, None), game.view(state, None)
            for name in wanted.keys() - {"turn", "options"}:
                assert seen[name] == wanted[name], name
            for seat, action in moves(game, begun, random.Random(seats)):
                assert seat in range(seats), action
            assert game.result(begun)


def test_hands_that_cannot_be_are_refused_each_with_its_reason() -> None:
    state, found = halfway("condottiere-3e", 3, {}, 14)
    hands, rules = held(state), found.rules
    size = len(hands[1])

    def why(**changed: list[str]) -> Any:
        with pytest.raises(Refused) as wrong:
            rules.by_mail(found.at, hands | {int(k[1:]): v for k, v in changed.items()}, b"x")
        return wrong.value.refusal

    assert why(s1=hands[1][1:]) == {
        "code": "hand_size",
        "seat": 1,
        "count": size - 1,
        "wanted": size,
    }
    assert why(s1=["m11", *hands[1][1:]]) == {"code": "not_in_box", "seat": 1, "card": "m11"}
    assert why(s1=["heroine"] * size)["code"] == "not_in_box"


def test_hands_with_more_copies_than_the_box_has_are_refused() -> None:
    found = at_table(*BEGUN)
    hands = {seat: ["m1"] * 5 + ["scarecrow"] * 5 for seat in range(3)}
    with pytest.raises(Refused) as wrong:
        found.rules.by_mail(found.at, hands, b"x")
    assert wrong.value.refusal == {"code": "not_in_box", "card": "m1"}


def test_a_card_that_all_saw_come_to_a_hand_must_be_in_it() -> None:
    found = at_table(*BEGUN, "0 play m10", "1 pass", "2 pass", "0 play scarecrow m10")
    asked = found.rules.hands(found.at) or []
    hands = {hand["seat"]: (["m1"] * 7 + ["m3"] * 3)[: hand["size"]] for hand in asked}
    with pytest.raises(Refused) as wrong:
        found.rules.by_mail(found.at, hands, b"x")
    assert wrong.value.refusal == {"code": "known_missing", "seat": 0, "card": "m10"}


@pytest.mark.parametrize("game_id", EDITIONS)
def test_a_match_continues_at_a_table_without_its_hands(game_id: str) -> None:
    game, rules = engine.load(game_id), engine.at_table(game_id)
    state = game.setup(3, {"simultaneous_discards": True}, b"by mail")
    for number, _ in enumerate(moves(game, state, random.Random(5))):
        if number > 30 and state.phase == "battle":
            break
    world = game.reshuffle_unseen(state, None, b"another")
    found = Table(rules, rules.goes_on(game.to_json(world)))
    assert {k: v for k, v in view(found).items() if k in game.view(state, None)} == game.view(
        state, None
    )
    action = next(each for each in game.legal_actions(state, state.actor))
    after = table.entered(found, None, f"{state.actor} {action}")
    assert (
        view(after)["players"] == game.view(game.apply(state, state.actor, action), None)["players"]
    )


OWN = [
    {"takeover": True, "asked_discards": True},
    {"simultaneous_discards": True},
    {"hidden_flip": "before_effect"},
    {},
]


@pytest.mark.parametrize("options", OWN)
@pytest.mark.parametrize("lines", [(), ("close",), ("close", "besiege roma", "0 discard")])
def test_a_match_has_its_own_options_again_after_a_table(
    options: dict[str, Any], lines: tuple[str, ...]
) -> None:
    game = engine.load("condottiere-3e")
    state = game.setup(3, options | {"first_holder": 1}, b"by mail")
    state = game.apply(game.apply(state, 0, "besiege milano"), 0, "pass")
    at = THIRD.goes_on(game.to_json(state))
    found = Table(THIRD, at, marks=(at,))
    for line in ("1 play m1", *lines):
        found = table.entered(found, None, line)
    back = game.from_json(THIRD.by_mail(found.at, held(found.at.state), b"again"))
    assert dict(back.rules.chosen) == options | {"first_holder": 1}
    assert broken(game, back) == []
    for seat, action in moves(game, back, random.Random(1)):
        assert seat in range(3), action


@pytest.mark.parametrize("how", ["first", "rotate"])
def test_a_campaign_that_left_the_table_knows_who_began(how: str) -> None:
    game, step = engine.load("condottiere-3e"), ("first", "rotate").index(how)
    lines = ("tell 2", "2 besiege milano", "2 play m1")
    options = {"campaign": 8, "campaign_holder": how}
    found = table.again(THIRD, 3, options, [(None, line) for line in lines])
    state = game.from_json(THIRD.by_mail(found.at, held(found.at.state), b"by mail"))
    at = THIRD.goes_on(game.to_json(state))
    state = game.from_json(THIRD.by_mail(at, held(at.state), b"again"))
    ended = {"campaign": {"points": [1, 2, 3], "over": False, "winners": []}}
    following = game.series.sequel(state, ended)
    assert following["first_holder"] == (2 + step) % 3 + 1


@pytest.mark.parametrize("how", ["first", "rotate"])
def test_a_campaign_that_began_by_mail_knows_who_began_after_a_table(how: str) -> None:
    game = engine.load("condottiere-3e")
    ended = {"campaign": {"points": [1, 2, 3], "over": False, "winners": []}}
    for number in range(6):
        options = {"campaign": 8, "campaign_holder": how}
        state = game.setup(3, options, b"%d" % number)
        at = THIRD.goes_on(game.to_json(state))
        back = game.from_json(THIRD.by_mail(at, held(at.state), b"again"))
        assert game.series.sequel(back, ended) == game.series.sequel(state, ended)


def test_a_campaign_that_draws_lots_for_every_game_goes_on_drawing() -> None:
    game = engine.load("condottiere-3e")
    state = game.setup(3, {"campaign": 8}, b"lots")
    at = THIRD.goes_on(game.to_json(state))
    back = game.from_json(THIRD.by_mail(at, held(at.state), b"again"))
    assert dict(back.rules.chosen) == {"campaign": 8}


# --- rubbish ---------------------------------------------------------------

WORDS = some.sampled_from(
    [*"0123-", "play", "pass", "close", "discard", "keep", "retain", "draw", "besiege", "decline"]
    + ["correct", "line", "hand", "owner", "favour", "site", "holder", "turn", "passed", "yes"]
    + ["anyway", "undo", "instead", "tell", "end", "milano", "roma", "off", "final", "none", "show"]
    + ["call", "99", "-1", "x", *CARDS]
)


@given(
    some.sampled_from(EDITIONS),
    some.lists(
        some.tuples(some.sampled_from([None, 0, 1]), some.lists(WORDS, max_size=4)), max_size=25
    ),
)
def test_nonsense_is_refused_and_leaves_a_table_that_can_be_shown(
    game_id: str, entries: list[tuple[int | None, list[str]]]
) -> None:
    rules = engine.at_table(game_id)
    found = table.opened(rules, 3, {"first_holder": 1})
    for author, words in entries:
        try:
            found = table.entered(found, author, " ".join(words))
        except Refused as wrong:
            assert isinstance(wrong.refusal["code"], str)
        rules.view(found.at)
        for line in rules.offers(found.at, author):
            assert rules.facts(found.at, line)
        for entry in found.entries:
            rules.facts(found.at, entry.says)


@pytest.mark.parametrize("game_id", ["condottiere-3e", "rakab"])
def test_games_with_hidden_cards_cannot_continue_at_a_table(game_id: str) -> None:
    rules, game = engine.at_table(game_id), engine.load(game_id)
    assert "hidden_cards" in rules.left_out
    assert not {option["id"] for option in rules.options} & {"hidden_cards", "hidden_flip"}
    with pytest.raises(engine.BadOption) as bad:
        rules.begin(3, {"hidden_cards": True})
    assert bad.value.data == {
        "code": "value_unknown",
        "option": "hidden_cards",
        "takes": [False],
    }
    rules.begin(3, {"hidden_cards": False})
    begun = game.to_json(game.setup(3, {"hidden_cards": True}, b"x" * 32))
    with pytest.raises(Refused) as wrong:
        rules.goes_on(begun)
    assert wrong.value.refusal == {"code": "cards_lie_hidden"}
