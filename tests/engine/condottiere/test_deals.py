"""Deals (section 9): cards shown to chosen seats, and the knowledge that they gain."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine.condottiere.box.cards import NUMBER
from engine.condottiere.state import State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    FIRST,
    GAME,
    RAKAB,
    asking,
    battle,
    choices,
    do,
    hand,
    passes,
    told,
)
from tests.engine.laws import broken
from tests.tables import seated

HIDDEN = {"hidden_cards": True}


def table(**more: Any) -> State:
    hands = ["m10 m10 winter heroine", "m1 m2", "m3 m4", "m5"]
    return battle(["m6", "", "", ""], hands, **more)


def after(state: State, *shows: tuple[int, str]) -> State:
    for seat, action in shows:
        state = GAME.apply(state, seat, action)
    return state


def worlds(state: State, reader: int | None, how_many: int = 40) -> list[State]:
    return [GAME.reshuffle_unseen(state, reader, bytes([number])) for number in range(how_many)]


def seen(state: State, reader: int | None, owner: int = ANA) -> list[str]:
    return GAME.view(state, reader)["players"][owner]["shown"]


def always(state: State, reader: int | None, *cards: str) -> bool:
    """True if Ana holds these cards in every world that fits the reader's knowledge."""
    held = [hand(world, ANA) for world in worlds(state, reader)]
    return all(each.count(card) >= cards.count(card) for each in held for card in cards)


# --- rules for showing cards -----------------------------------------------


def test_shown_cards_are_genuine_and_only_the_seats_concerned_are_told() -> None:
    state = after(table(), (ANA, "show 1 2 m10 winter"))
    event = {"turn": 0, "kind": "showed", "seat": ANA, "seats": [BELA, CYRUS]}
    for reader in (ANA, BELA, CYRUS):
        assert told(state, reader, "showed") == [event | {"cards": ["m10", "winter"]}]
    for reader in (DARA, None):
        assert told(state, reader, "showed") == [] == seen(state, reader)
    assert seen(state, BELA) == seen(state, CYRUS) == ["m10", "winter"]
    assert GAME.view(state, ANA)["shown_to"] == [
        {"seat": BELA, "cards": ["m10", "winter"]},
        {"seat": CYRUS, "cards": ["m10", "winter"]},
    ]
    assert "shown_to" not in GAME.view(state, BELA)


def test_cards_may_be_shown_out_of_turn_while_a_question_is_open() -> None:
    state = table()
    shown = after(state, (BELA, "show 0 m1"), (ANA, "show 1 m10"))
    assert GAME.to_act(shown) == [ANA] and shown.turn == state.turn
    assert GAME.legal_actions(shown, ANA) == GAME.legal_actions(state, ANA)
    assert sorted(hand(shown, ANA)) == sorted(hand(state, ANA))


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
@pytest.mark.parametrize("phase", ["choose", "battle"])
def test_cards_may_be_shown_in_every_edition_and_phase(game: Any, phase: str) -> None:
    state = game.setup(3, {}, b"deal")
    if phase == "battle":
        state = game.apply(state, state.holder, game.legal_actions(state, state.holder)[0])
    other = (state.holder + 1) % 3
    action = f"show {state.holder} {game.view(state, other)['hand'][0]}"
    state = game.apply(state, other, action)
    assert game.view(state, state.holder)["players"][other]["shown"] == [action.split()[2]]
    assert game.to_json(game.from_json(game.to_json(state))) == game.to_json(state)


def test_showing_is_in_no_list_of_moves_so_a_forced_move_stays_forced() -> None:
    state = battle(["m1", ""], ["", "m1"])
    assert GAME.legal_actions(state, ANA) == ["pass"]
    state = battle(["m1", ""], ["m2", "m1"])
    assert not any(action.startswith("show") for action in GAME.legal_actions(state, ANA))
    assert GAME.legal_actions(state, BELA) == [] and GAME.refusal(state, BELA, "show 0 m1") is None
    assert GAME.asides(state, BELA) == ["show", "discard"]


def test_there_is_nothing_to_show_from_an_empty_hand_or_after_the_end() -> None:
    state = passes(battle(["m1", ""], ["", ""], owned=dict.fromkeys(FOUR, ANA)))
    assert state.phase == "over"
    assert GAME.asides(state, ANA) == GAME.asides(state, None) == []
    assert GAME.asides(battle(["m1", ""], ["", "m1"]), ANA) == []


FOUR = ("torino", "genova", "milano", "parma")


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (ANA, "show 1 m1", "card_not_in_hand"),
        (ANA, "show 1 m10 m10 m10", "card_not_in_hand"),
        (ANA, "show 0 m10", "shown_to_oneself"),
        (ANA, "show 0 1 m10", "shown_to_oneself"),
        (ANA, "show 4 m10", "no_such_seat"),
        (9, "show 1 m10", "no_such_seat"),
        (None, "show 1 m10", "no_such_seat"),
        (ANA, "show 1", "malformed"),
        (ANA, "show m10", "malformed"),
        (ANA, "show 1 winter m10", "malformed"),
        (ANA, "show 2 1 m10", "malformed"),
        (ANA, "show 1 1 m10", "malformed"),
        (ANA, "show m10 1", "malformed"),
        (ANA, "show 01 m10", "malformed"),
        (ANA, "show 1 m7", "no_such_card"),
        (ANA, "show ۱ m10", "malformed"),
    ],
)
def test_cards_that_cannot_be_shown_are_refused(seat: int | None, action: str, code: str) -> None:
    state = table()
    refusal = GAME.refusal(state, seat, action)
    assert refusal is not None and refusal["code"] == code
    with pytest.raises(engine.IllegalAction) as raised:
        GAME.apply(state, seat, action)
    assert raised.value.refusal == refusal


def test_known_cards_are_not_shown_again_so_showing_cannot_go_on_forever() -> None:
    state = after(table(), (ANA, "show 1 m10"))
    refusal = {"code": "shown_before", "cards": ["m10"]}
    assert GAME.refusal(state, ANA, "show 1 m10") == refusal
    assert GAME.refusal(state, ANA, "show 1 m10 m10") is None
    assert GAME.refusal(state, ANA, "show 1 2 m10") is None
    state = battle(["m10", "", ""], ["scarecrow m1", "m1", "m1"])
    state = do(state, "play scarecrow m10")
    assert GAME.refusal(state, ANA, "show 1 m10") == refusal


# --- word by word ----------------------------------------------------------


def test_a_show_is_built_word_by_word() -> None:
    state = table()
    assert GAME.choices(state, BELA, "") == ["discard", "show"]
    assert GAME.choices(state, BELA, "show") == ["0", "2", "3"]
    assert GAME.choices(state, BELA, "show 0") == ["2", "3", "m1", "m2"]
    assert GAME.choices(state, ANA, "show 1 3") == ["m10", "winter", "heroine"]
    assert GAME.choices(state, ANA, "show 1 m10") == ["m10", "winter", "heroine"]
    assert GAME.choices(state, ANA, "show 1 m10 m10") == ["winter", "heroine"]
    assert GAME.choices(state, ANA, "show 1 heroine") == []
    for wrong in ("show 1 winter m10", "show 0", "show 9", "show 1 m1", "sing", "show 3 1"):
        assert GAME.choices(state, ANA, wrong) == []


def test_the_words_that_may_follow_are_offered_while_asked() -> None:
    state = battle(["m10", ""], ["m1 scarecrow", "m1"])
    assert GAME.choices(state, ANA, "") == ["play", "pass", "discard", "show"]
    assert GAME.choices(state, ANA, "play") == ["m1", "scarecrow"]
    assert GAME.choices(state, ANA, "play scarecrow") == ["m10"]
    assert GAME.choices(state, None, "") == []


def test_a_show_describes_itself() -> None:
    assert GAME.describe("show 1 2 m10 winter") == {
        "kind": "show",
        "group": "deals",
        "seats": [1, 2],
        "cards": ["m10", "winter"],
    }
    assert GAME.describe("show 1") is None


# --- knowledge, and its end ------------------------------------------------


def test_a_shown_card_is_in_that_hand_in_every_world_of_its_readers() -> None:
    state = after(table(), (ANA, "show 1 m10 winter"))
    assert always(state, BELA, "m10", "winter")
    assert not always(state, CYRUS, "winter") and not always(state, None, "m10")
    assert not always(state, BELA, "m10", "m10")


def test_others_do_not_know_which_cards_were_shown() -> None:
    state = after(table(), (ANA, "show 1 m10"))
    for world in worlds(state, CYRUS, 5):
        assert world.shown == () and told(world, BELA, "showed") == []
    for world in worlds(state, ANA, 5):
        assert world.shown == state.shown and told(world, BELA, "showed") != []


def test_a_shown_card_that_was_played_is_no_longer_known() -> None:
    state = after(table(), (ANA, "show 1 m10 winter"))
    state = do(state, "play winter")
    assert seen(state, BELA) == ["m10"]
    state = do(state, "pass", "pass", "pass", "play m10")
    assert seen(state, BELA) == [] and not always(state, BELA, "m10")
    assert "shown_to" not in GAME.view(state, ANA)


def test_of_two_alike_one_is_known_to_be_left() -> None:
    state = do(after(table(), (ANA, "show 1 m10 m10")), "play m10")
    assert seen(state, BELA) == ["m10"] and always(state, BELA, "m10")


def test_a_mercenary_taken_back_adds_to_one_shown_before() -> None:
    state = battle(["m6", "", ""], ["scarecrow m6 m1", "m1", "m1"])
    state = do(after(state, (ANA, "show 1 m6")), "play scarecrow m6")
    assert seen(state, BELA) == ["m6", "m6"] and always(state, BELA, "m6", "m6")
    assert not always(state, CYRUS, "m6", "m6")


def test_burning_a_hand_ends_the_knowledge_of_its_shown_cards() -> None:
    state = asking(["m6", "", ""], ["winter spring", "m1 m1", "m1"])
    state = after(state, (ANA, "show 1 winter"))
    state = do(passes(state), "besiege roma", "discard")
    assert seen(state, BELA) == []
    assert all(world.discarded[ANA][NUMBER["winter"]] for world in worlds(state, BELA))
    assert not all(world.discarded[ANA][NUMBER["winter"]] for world in worlds(state, CYRUS))
    assert GAME.to_json(GAME.from_json(GAME.to_json(state))) == GAME.to_json(state)


def test_after_retaining_shown_cards_are_known_unless_all_may_be_burned() -> None:
    state = battle(["m1", "", ""], ["m10 m10 heroine", "", ""])
    state = after(state, (ANA, "show 1 m10 m10"))
    state = do(passes(state), "besiege roma", "retain m10 heroine")
    assert seen(state, BELA) == ["m10"] and always(state, BELA, "m10")
    assert all(NUMBER["m10"] in world.kept[1] for world in worlds(state, BELA))
    assert not all(NUMBER["m10"] in world.kept[1] for world in worlds(state, CYRUS))


def test_a_new_deal_ends_the_knowledge_of_shown_cards() -> None:
    state = battle(["m1", "", ""], ["m10 heroine", "", ""], game=FIRST)
    state = FIRST.apply(state, ANA, "show 1 m10")
    state = passes(state)
    assert state.round == 2 and state.shown == () and seen(state, BELA) == []


def test_a_card_shown_beside_one_face_down_is_in_the_hand() -> None:
    state = battle(["", "", ""], ["m10 winter", "m1", "m1"], options=HIDDEN, face_down={ANA: "m10"})
    state = after(state, (ANA, "show 1 m10"))
    for world in worlds(state, BELA):
        assert world.hands[ANA][NUMBER["m10"]] == 1
    # The card turned up was the other one.
    state = do(state, "play winter")
    assert told(state, BELA, "turned_up")[0]["card"] == "m10"
    assert seen(state, BELA) == ["m10"] and always(state, BELA, "m10")


def test_a_card_shown_before_may_be_the_one_face_down() -> None:
    state = battle(["", "", ""], ["m10 m1", "m1", "m1"], options=HIDDEN)
    state = do(after(state, (ANA, "show 1 m10")), "play m10")
    down = {world.covered[ANA] for world in worlds(state, BELA)}
    assert len(down) > 1 and seen(state, BELA) == ["m10"]
    state = do(state, "pass", "pass", "play m1")
    assert seen(state, BELA) == []


def test_a_mercenary_taken_back_is_known_though_a_copy_was_face_down() -> None:
    state = battle(
        ["m10", "", ""], ["scarecrow m1", "m1", "m1"], options=HIDDEN, face_down={ANA: "m10"}
    )
    state = do(state, "play scarecrow m10")
    assert GAME.view(state, None)["players"][ANA]["line"] == ["m10"] and always(state, BELA, "m10")


# --- random deals ----------------------------------------------------------


def some_show(game: Any, state: State, luck: random.Random) -> tuple[int, str] | None:
    seat, words = luck.randrange(state.seats), ["show"]
    while more := game.choices(state, seat, " ".join(words)):
        words.append(luck.choice(more))
        if luck.random() < 0.4 and game.refusal(state, seat, " ".join(words)) is None:
            break
    action = " ".join(words)
    return None if game.refusal(state, seat, action) else (seat, action)


@pytest.mark.parametrize("number", range(9))
def test_games_with_shown_cards_hide_replay_and_ask_the_same_seats(number: int) -> None:
    game, luck = (GAME, FIRST, RAKAB)[number % 3], random.Random(number)
    seats, options = game.seats[number % 5], choices(number, game)
    options = seated(game, options, seats)
    state, shows = game.setup(seats, options, b"deals"), []
    moves: list[tuple[int, str]] = []
    while asked := game.to_act(state):
        seat = luck.choice(asked)
        move = seat, luck.choice(game.legal_actions(state, seat))
        if luck.random() < 0.2 and (found := some_show(game, state, luck)):
            shows.append(move := found)
        game.play(state, *move)
        moves.append(move)
        assert broken(game, state) == []
        assert move not in shows[-1:] or game.to_act(state) == asked
        if luck.random() < 0.03:
            check_worlds(game, state)
    again = game.setup(seats, options, b"deals")
    for move in moves:
        game.play(again, *move)
    assert shows and game.to_json(again) == game.to_json(state)


def check_worlds(game: Any, state: State) -> None:
    data = game.to_json(state)
    assert game.to_json(game.from_json(data)) == data
    for reader in (None, *range(state.seats)):
        world = game.reshuffle_unseen(state, reader, b"elsewhere")
        assert game.view(world, reader) == game.view(state, reader)
        assert game.events(world, reader, 0) == game.events(state, reader, 0)
        assert game.to_json(game.from_json(game.to_json(world))) == game.to_json(world)
        assert broken(game, world) == []
