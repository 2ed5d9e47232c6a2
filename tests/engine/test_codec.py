"""The codec by itself: each annotation is restored, and all other data refused."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

import pytest

from engine.codec import FOLLOWS, ONE_SIGN_EACH, ZERO_OR_ONE, Codec, NotAState
from engine.forms import Among
from engine.state import copied, without_log
from engine.values import LARGEST


class Colour(Enum):
    RED = "red"
    WHITE = "white"


class Pair(NamedTuple):
    one: int
    colours: tuple[Colour, ...]


@dataclass(frozen=True)
class Seeded:
    seed: bytes
    draws: int


@dataclass(frozen=True)
class Recorded:
    seen: tuple[int, ...]


class Told(TypedDict):
    points: list[int]
    over: NotRequired[bool]


@dataclass(slots=True, kw_only=True)
class Everything:
    follows: Annotated[int, FOLLOWS] = 7
    number: int
    word: str
    switch: bool
    nothing: None
    key: bytes
    phase: Literal["play", 3]
    colour: Colour
    numbers: list[int]
    words: tuple[str, ...]
    nested: list[list[int]]
    keys: tuple[bytes, ...]
    entry: tuple[int, str, *tuple[int | str | tuple[int | str, ...], ...]]
    task: tuple[str, *tuple[bytes, ...]]
    exact: tuple[int, bytes]
    pair: Pair | None
    pairs: list[Pair]
    standing: frozenset[int]
    of_seat: dict[int, list[int]]
    by_name: dict[str, Colour]
    luck: Seeded | Recorded
    told: Told | None
    signs: list[Annotated[tuple[int, ...], ONE_SIGN_EACH]]
    counts: Annotated[list[int], ONE_SIGN_EACH]
    passed: list[Annotated[bool, ZERO_OR_ONE]]
    plain: Annotated[int, "a note for readers"]
    at_hand: Annotated[Seeded | Recorded, Among(Seeded | Recorded)]
    usual: tuple[int, ...] = ()
    seldom: Pair | None = None


WHOLE = Everything(
    number=-LARGEST,
    word="\ud800 any",
    switch=True,
    nothing=None,
    key=b"\x00\xff",
    phase=3,
    colour=Colour.WHITE,
    numbers=[1, 0],
    words=("a", ""),
    nested=[[1], []],
    keys=(b"a",),
    entry=(3, "played", 1, "m1", (1, "b"), ()),
    task=("turn", b"a", b"b"),
    exact=(1, b"z"),
    pair=Pair(1, (Colour.RED,)),
    pairs=[Pair(2, ())],
    standing=frozenset({3, 1}),
    of_seat={-1: [1], 12: []},
    by_name={"a": Colour.RED},
    luck=Recorded((1, 2)),
    told={"points": [1], "over": False},
    signs=[(0, 35), ()],
    counts=[10],
    passed=[True, False],
    plain=2,
    at_hand=Seeded(b"s", 3),
)
CODEC = Codec(Everything)
STORED = CODEC.write(WHOLE)


def test_everything_comes_back_as_it_went() -> None:
    assert json.loads(json.dumps(STORED)) == STORED
    back = CODEC.read(STORED)
    assert not hasattr(back, "follows")
    back.follows = 7
    assert back == WHOLE and repr(back) == repr(WHOLE)


def test_what_is_written_is_plain() -> None:
    assert STORED["key"] == "00ff" and STORED["entry"] == [3, "played", 1, "m1", [1, "b"], []]
    assert STORED["pair"] == [1, ["red"]] and STORED["luck"] == {"seen": [1, 2]}
    assert STORED["standing"] == [1, 3] and STORED["of_seat"] == {"-1": [1], "12": []}
    assert STORED["signs"] == ["0z", ""] and STORED["passed"] == [1, 0]
    assert STORED["seed"] == "73" and STORED["draws"] == 3 and "at_hand" not in STORED
    assert "usual" not in STORED and "seldom" not in STORED and "follows" not in STORED


def test_written_data_shares_nothing_mutable() -> None:
    stored = CODEC.write(WHOLE)
    stored["numbers"].append(9)
    stored["nested"][0].append(9)
    stored["told"]["points"].append(9)
    assert CODEC.write(WHOLE) == STORED
    back = CODEC.read(STORED)
    back.numbers.append(9)
    back.nested[0].append(9)
    assert CODEC.write(WHOLE) == STORED


def nested_lists(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


RUBBISH = [
    None,
    True,
    -7.5,
    float("nan"),
    float("inf"),
    10**400,
    [10**400],
    LARGEST + 1,
    "§",
    "GG",
    "0 0",
    [],
    [None],
    [True],
    [1.0],
    [[1], 2],
    [1, "a", None],
    [3, 1],
    [1, 1],
    {},
    {"a": 1},
    {"1": [1], "01": [1]},
    {"²": [1]},
    {1: [2]},
    {"seen": [1], "more": 2},
    {"seed": "00", "draws": True},
    {"points": [1], "unknown": 2},
    {"over": True},
    nested_lists(100_000),
    {"a": nested_lists(900)},
    [0] * 100_000 + [None],
    "0" * 100_000 + "!",
    Colour.RED,
    (1, 2),
    object(),
]


def exactly(one: Any, other: Any) -> bool:
    """True if the values are equal, with booleans distinct from numbers."""
    return one == other and json.dumps(one) == json.dumps(other)


@pytest.mark.parametrize("name", STORED)
def test_odd_values_are_refused_or_restored_exactly(name: str) -> None:
    refused = 0
    for value in RUBBISH:
        try:
            found = CODEC.read(STORED | {name: value})
        except NotAState as wrong:
            assert str(wrong).startswith(f"{name}: ") and len(str(wrong)) < 200
            refused += 1
        else:
            assert exactly(CODEC.write(found)[name], value)
    assert refused > len(RUBBISH) // 2


@pytest.mark.parametrize("data", RUBBISH, ids=lambda data: type(data).__name__)
def test_rubbish_as_a_whole_is_refused(data: Any) -> None:
    with pytest.raises(NotAState):
        CODEC.read(data)


def test_a_field_too_few_or_too_many_is_refused() -> None:
    for name in STORED:
        with pytest.raises(NotAState, match=f"^{name}: missing"):
            CODEC.read({other: value for other, value in STORED.items() if other != name})
    with pytest.raises(NotAState):
        CODEC.read(STORED | {"more": 1})
    assert CODEC.read(STORED | {"usual": [], "seldom": None}).usual == ()


def test_each_part_of_a_fixed_row_has_its_own_type() -> None:
    for entry in ([], [1], ["played", 1], [1, "played", None], [1, "played", [[1]]], [1, 2, 3]):
        with pytest.raises(NotAState, match="^entry"):
            CODEC.read(STORED | {"entry": entry})
    for exact in ([], [1], [1, "zz"], [1, "00", 2], ["00", 1]):
        with pytest.raises(NotAState, match="^exact"):
            CODEC.read(STORED | {"exact": exact})


@dataclass
class Vague:
    anything: Any


@dataclass
class Mixed:
    either: tuple[int, ...] | tuple[str, ...]


@dataclass
class Odd:
    key: dict[bytes, int]


@pytest.mark.parametrize("kind", [Vague, Mixed, Odd])
def test_a_class_with_an_unspecific_annotation_has_no_codec(kind: type) -> None:
    with pytest.raises(TypeError):
        Codec(kind).how  # noqa: B018, built on first use


def test_a_copy_shares_nothing_that_is_changed_in_place() -> None:
    other = copied(WHOLE)
    assert other == WHOLE and other is not WHOLE
    other.numbers.append(9)
    other.nested[0].append(9)
    other.nested.append([])
    other.counts.append(9)
    other.of_seat[12].append(9)
    other.by_name["b"] = Colour.RED
    other.word = "another"
    assert CODEC.write(WHOLE) == STORED


@dataclass
class Sly:
    maybe: list[int] | None


@dataclass
class Logged:
    log: list[int]


def test_a_copy_that_would_share_a_list_unseen_is_not_made() -> None:
    with pytest.raises(TypeError):
        copied(Sly([1]))


def test_a_copy_without_its_log_has_an_empty_one() -> None:
    state = Logged([1])
    assert without_log(state).log == [] and copied(state).log == state.log == [1]
