"""The defaults that a minimal game inherits, and the detection of an incomplete game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

import engine
from engine.codec import FOLLOWS, Codec
from engine.composing import following
from engine.game import UNLAWFUL, Facts, Game, View, Vocabulary
from engine.log import Entry, Log
from engine.luck import Luck
from engine.options import Agreed, between, choice, chosen, fits, switch
from engine.state import Result, numbered, seats_by_place

OPTIONS = [switch("fast"), choice("pile", "large", "small", count=9), between("first", 0, 3)]


@dataclass(slots=True, kw_only=True)
class State:
    """A heap of stones; each seat takes one or two in turn."""

    rules: Annotated[Agreed, FOLLOWS]
    seats: int
    turn: int = 0
    left: int = 5
    result: Result | None = None
    log: list[Entry] = field(default_factory=list)


class Heap(Game[State]):
    """A game in which the player who takes the last stone wins."""

    id = family = "heap"
    seats = range(2, 4)
    rules_version = 1
    options = OPTIONS
    codec: Codec[State] = Codec(State)
    log: Log[Any] = Log({"took": ("seat", "count")}, {})
    vocabulary = Vocabulary(
        phases=("take", "over"),
        groups={"take": "stones", "leave": "stones"},
        events=log.facts,
        refusals=UNLAWFUL,
        reasons=("last",),
    )

    def begin(self, rules: Any, seats: int, luck: Luck) -> State:
        return State(rules=rules, seats=seats)

    def to_act(self, state: State) -> list[int]:
        return [state.turn % state.seats] if state.left else []

    def legal_actions(self, state: State, seat: int | None) -> list[str]:
        most = min(2, state.left) if seat in self.to_act(state) else 0
        return [f"take {count} now" for count in range(1, most + 1)]

    def play(self, state: State, seat: int, action: str) -> State:
        self.demand(state, seat, action)
        count = int(action.split()[1])
        state.left -= count
        state.log.append((state.turn, "took", seat, count))
        state.turn += 1
        return state

    def timeout_action(self, state: State, seat: int) -> str:
        return "take 1 now"

    def describe(self, action: str, state: State | None = None) -> Facts | None:
        return {"kind": "take", "group": "stones"}

    def view(self, state: State, seat: int | None) -> View:
        return {"left": state.left}

    def reshuffle_unseen(self, state: State, seat: int | None, seed: bytes) -> State:
        return state


GAME = Heap()


def begun(seats: int = 2) -> State:
    return GAME.setup(seats, {}, b"no luck in it")


def test_a_game_that_lacks_a_member_is_named_with_it() -> None:
    class Half(Game[State]):
        id = family = "half"
        to_act = Heap.to_act

    with pytest.raises(TypeError, match="begin, describe, legal_actions, play"):
        Half()  # type: ignore[abstract]


def test_only_the_allowed_number_of_seats_can_play() -> None:
    with pytest.raises(engine.BadOption) as raised:
        begun(5)
    assert raised.value.data == {"code": "seats_unknown", "option": "seats", "takes": [2, 3]}


def test_an_action_outside_the_list_is_refused_with_a_reason() -> None:
    state = begun()
    refusals = [
        GAME.refusal(state, seat, text)
        for seat, text in (
            (0, "take 2 now"),
            (0, "take 9 now"),
            (1, "take 1 now"),
            (7, "x"),
            (None, "x"),
        )
    ]
    codes = ["not_legal", "not_your_turn", "no_such_seat", "no_such_seat"]
    assert refusals == [None, *({"code": code} for code in codes)]
    state.left = 0
    assert GAME.refusal(state, 0, "take 1 now") == {"code": "game_over"}
    with pytest.raises(engine.IllegalAction) as raised:
        GAME.apply(begun(), 1, "take 1 now")
    assert raised.value.refusal == {"code": "not_your_turn"}


def test_an_action_is_applied_to_a_copy_and_told() -> None:
    state = begun()
    after = GAME.apply(state, 0, "take 2 now")
    assert (state.left, after.left) == (5, 3) and GAME.result(after) is None
    assert GAME.events(after, 1, 0) == [{"turn": 0, "kind": "took", "seat": 0, "count": 2}]
    assert GAME.forget(after).log == [] and after.log


def test_every_action_has_a_button_and_none_needs_to_be_built() -> None:
    state = begun()
    assert GAME.offered(state, 0) == GAME.legal_actions(state, 0) == ["take 1 now", "take 2 now"]
    nothing = (GAME.asides, GAME.offered_aside, GAME.built)
    assert [ask(state, 0) for ask in nothing] == [[], [], []]
    assert GAME.gains(state, 0, "take 1 now") == [] and not GAME.is_dearer({}, {})


def test_it_can_be_said_word_by_word_all_the_same() -> None:
    state = begun()
    assert GAME.choices(state, 0, "") == ["take"]
    assert GAME.choices(state, 0, "take") == ["1", "2"]
    assert GAME.choices(state, 0, "take 1 now") == GAME.choices(state, 1, "") == []
    assert GAME.build(state, 0, "take") == {
        "said": [{"kind": "verb", "verb": "take"}],
        "question": "more",
        "sums": [],
        "next": {word: {"kind": "word", "word": word} for word in ("1", "2")},
    }
    assert GAME.build(state, 0, "")["question"] == "verb"


def test_words_follow_as_they_are_listed_each_once() -> None:
    assert following(["b a", "b c", "a", "b a d"], ["b"]) == ["a", "c"]
    assert following(["b a"], ["b", "a"]) == following([], []) == []


def test_a_vocabulary_reads_kinds_off_its_table() -> None:
    assert GAME.vocabulary.actions == ("take", "leave")


# --- options ---------------------------------------------------------------


def test_the_chosen_options_are_those_that_differ_in_the_games_order() -> None:
    assert chosen(OPTIONS, {"first": 2, "fast": False, "pile": "small"}) == (
        ("pile", "small"),
        ("first", 2),
    )


@pytest.mark.parametrize(
    ("wanted", "data"),
    [
        ({"slow": 1}, ("option_unknown", "slow", ["fast", "pile", "first"])),
        ({"fast": 1}, ("value_unknown", "fast", [False, True])),
        ({"pile": "huge"}, ("value_unknown", "pile", ["large", "small"])),
        ({"first": True}, ("value_unknown", "first", [0, 3])),
        ({"first": 4}, ("value_unknown", "first", [0, 3])),
        ({"first": []}, ("value_unknown", "first", [0, 3])),
    ],
)
def test_an_unsuitable_value_is_refused_with_the_valid_ones(
    wanted: dict[str, object], data: tuple[str, str, list[object]]
) -> None:
    with pytest.raises(engine.BadOption) as raised:
        chosen(OPTIONS, wanted)
    assert tuple(raised.value.data.values()) == data


def test_an_option_carries_numbers_for_its_words_where_it_has_any() -> None:
    assert OPTIONS[1]["facts"] == {"count": 9} and "facts" not in OPTIONS[0]
    assert fits(OPTIONS[0], True) and not fits(OPTIONS[0], 1)


# --- places ---------------------------------------------------------------------------------------


def test_seats_stand_by_place_and_equal_ones_share_it() -> None:
    assert seats_by_place([3, 9, 3, 5]) == [[1], [3], [0, 2]]
    assert seats_by_place([3, 9, 3, 5], [2, 0, 3]) == [[3], [2, 0]]
    assert seats_by_place([(2, 1), (2, 4)]) == [[1], [0]]
    assert seats_by_place([]) == seats_by_place([1], []) == []


def test_after_a_shared_place_as_many_numbers_are_left_out() -> None:
    assert [*numbered([[2], [0, 3], [1]])] == [(1, [2]), (2, [0, 3]), (4, [1])]
    assert [*numbered([[0, 1], [2]])] == [(1, [0, 1]), (3, [2])]
    assert [*numbered([])] == []
