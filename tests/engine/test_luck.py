"""Luck as a value: recorded outcomes play the same game as the seed that drew them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine import luck
from engine.codec import Codec, NotAState
from engine.luck import (
    UNSEEN,
    Misrecorded,
    Need,
    NotRecorded,
    Outcome,
    Recorded,
    Seeded,
    StoredLuck,
)
from tests.engine.condottiere.positions import GAME
from tests.tables import GAMES, every_game, readers, recorded, seed_of, spread, tables

Notes = tuple[list[Outcome], dict[str, int]]


class Noting:
    """Luck that records its outcomes, as players at a table would."""

    def __init__(self, inner: Seeded, notes: Notes) -> None:
        self.inner, self.notes, self.draws = inner, notes, inner.draws

    def drawn(self, need: Need) -> tuple[list[int], Noting]:
        values, after = self.inner.drawn(need)
        if not need.is_settled:
            self.notes[0].append(Outcome(need.kind, tuple(values)))
        return values, Noting(after, self.notes)

    def lot(self, name: str, choices: int) -> int:
        self.notes[1][name] = self.inner.lot(name, choices)
        return self.notes[1][name]

    def turned(self, need: Need, lies: int) -> tuple[int, Noting]:
        thing, after = self.inner.turned(need, lies)
        if not need.is_settled:
            self.notes[0].append(Outcome(need.kind, (thing,)))
        return thing, Noting(after, self.notes)


def noted(game: Any, seats: int, number: int) -> Recorded:
    """Return all outcomes of a random game."""
    notes: Notes = ([], {})
    state = game.setup(seats, {}, Noting(Seeded(seed_of(number)), notes))
    for seat, action in recorded(game, seats, number):
        game.play(state, seat, action)
    return Recorded(tuple(notes[0]), tuple(notes[1].items()))


def but_for_luck(game: Any, state: Any) -> dict[str, Any]:
    stored = game.to_json(state)
    return {
        name: stored[name] for name in stored if name not in ("seed", "draws", "outcomes", "lots")
    }


@tables
def test_luck_read_off_a_table_plays_the_same_game(game: Any, seats: int) -> None:
    told = noted(game, seats, 1)
    seeded, read_off = game.setup(seats, {}, seed_of(1)), game.setup(seats, {}, told)
    looked = spread(game, seats, 1)
    for turn, (seat, action) in enumerate(recorded(game, seats, 1)):
        if turn % looked == 0:
            assert but_for_luck(game, read_off) == but_for_luck(game, seeded)
            for reader in readers(seats):
                assert game.view(read_off, reader) == game.view(seeded, reader)
        game.play(seeded, seat, action)
        game.play(read_off, seat, action)
    assert game.result(read_off) == game.result(seeded) is not None
    assert but_for_luck(game, read_off) == but_for_luck(game, seeded)
    assert read_off.luck.draws == len(told.outcomes)
    drawn = [outcome for outcome in told.outcomes if outcome.kind != "turn"]
    assert len(drawn) <= seeded.luck.draws


@every_game
def test_a_seed_and_the_luck_of_it_are_one(game: Any) -> None:
    seats = game.seats[0]
    seeded = game.setup(seats, {}, b"x")
    assert game.to_json(seeded) == game.to_json(game.setup(seats, {}, Seeded(b"x")))
    assert game.to_json(seeded)["seed"] == b"x".hex()


# --- missing outcomes ------------------------------------------------------


@every_game
def test_a_table_is_asked_for_each_outcome_as_it_is_needed(game: Any) -> None:
    fell, known, state = noted(game, game.seats[-1], 1), Recorded(), None
    while state is None:
        try:
            state = game.setup(game.seats[-1], {}, known)
        except NotRecorded as missing:
            known = answered(known, missing.need, fell)
    for seat, action in recorded(game, game.seats[-1], 1):
        state = played(game, state, seat, action, fell)
    assert game.result(state) is not None
    assert state.luck == replace(fell, draws=len(fell.outcomes))


def played(game: Any, state: Any, seat: int, action: str, fell: Recorded) -> Any:
    """Apply a move that may need several outcomes; until all are known the state is unchanged."""
    before, draws = but_for_luck(game, state), state.luck.draws
    while True:
        try:
            return game.apply(state, seat, action)
        except NotRecorded as missing:
            assert but_for_luck(game, state) == before and state.luck.draws == draws
            state.luck = answered(state.luck, missing.need, fell)


def answered(known: Recorded, need: Need, fell: Recorded) -> Recorded:
    if need.kind == "lot":
        return known.told(need, (dict(fell.lots)[need.what],))
    return known.told(need, fell.outcomes[len(known.outcomes)].values)


def test_a_missing_outcome_is_asked_for() -> None:
    with pytest.raises(NotRecorded) as first:
        GAME.setup(3, {}, Recorded())
    assert first.value.need == Need("lot", "holder", range(3), 1)
    with pytest.raises(NotRecorded) as deal:
        GAME.setup(3, {}, Recorded(lots=(("holder", 2),)))
    assert deal.value.need[:2] == ("shuffle", "deck") and deal.value.need.size == 110
    with pytest.raises(NotRecorded) as dice:
        luck.rolled(Holding(Recorded()), "black", 3)
    assert dice.value.need == Need("dice", "black", range(1, 7), 3)


class Holding:
    """A minimal state for a luck."""

    def __init__(self, held: luck.Luck) -> None:
        self.luck = held


def test_a_table_is_not_asked_if_only_one_outcome_is_possible() -> None:
    state = Holding(Recorded())
    assert luck.rolled(state, "black", 0) == luck.shuffled(state, "pile", []) == []
    assert luck.shuffled(state, "pile", [4, 4]) == [4, 4]
    assert luck.picked(state, "card", [7]) == 7
    assert state.luck == Recorded() and state.luck.lot("holder", 1) == 0


# --- impossible outcomes ---------------------------------------------------

DECK = Need("shuffle", "deck", [1, 1, 2], 3)
DICE = Need("dice", "black", luck.FACES, 2)
CARD = Need("pick", "card", [3, 5], 1)
TOP = Need("turn", "pile", [3, 5], 1, (("red", 1),))
BEGINS = Need("lot", "holder", range(4), 1)


@pytest.mark.parametrize(
    ("need", "values", "refusal"),
    [
        (DECK, (2, 2), {"code": "not_there", "thing": 2, "listed": True}),
        (DECK, (9,), {"code": "not_there", "thing": 9, "listed": False}),
        (DECK, (1, 1, 2, UNSEEN), {"code": "wrong_count", "count": 4, "wanted": 3}),
        (DICE, (1,), {"code": "wrong_count", "count": 1, "wanted": 2}),
        (DICE, (1, 7), {"code": "not_there", "thing": 7, "listed": False}),
        (DICE, (1, UNSEEN), {"code": "not_told"}),
        (CARD, (4,), {"code": "not_there", "thing": 4, "listed": False}),
        (CARD, (), {"code": "wrong_count", "count": 0, "wanted": 1}),
        (TOP, (4,), {"code": "not_there", "thing": 4, "listed": False}),
        (TOP, (UNSEEN,), {"code": "not_told"}),
        (BEGINS, (4,), {"code": "not_there", "thing": 4, "listed": False}),
    ],
)
def test_an_impossible_outcome_is_refused_with_facts(
    need: Need, values: luck.Values, refusal: dict[str, Any]
) -> None:
    with pytest.raises(Misrecorded) as wrong:
        Recorded().told(need, values)
    assert wrong.value.need == need and wrong.value.refusal == refusal


def test_an_outcome_recorded_for_another_need_is_refused() -> None:
    state = Holding(Recorded((Outcome("dice", (1, 2)),), (("holder", 3),)))
    with pytest.raises(Misrecorded) as wrong:
        luck.shuffled(state, "deck", [1, 2])
    assert wrong.value.refusal == {"code": "other_kind", "kind": "dice", "wanted": "shuffle"}
    with pytest.raises(Misrecorded):
        state.luck.lot("holder", 3)
    assert luck.rolled(state, "black", 2) == [1, 2] and state.luck.lot("holder", 4) == 3


# --- unseen outcomes -------------------------------------------------------


def test_unseen_things_are_filled_with_the_rest_in_the_order_of_the_box() -> None:
    needed = Need("shuffle", "deck", [1, 1, 2, 3], 4)
    for values, order in [
        ((), [1, 1, 2, 3]),
        ((UNSEEN, 3), [1, 3, 1, 2]),
        ((2, UNSEEN, 1, UNSEEN), [2, 1, 1, 3]),
    ]:
        assert Recorded().told(needed, values).drawn(needed)[0] == order
    assert Recorded().told(CARD, (UNSEEN,)).drawn(CARD)[0] == [3]


@pytest.mark.parametrize("name", ["condottiere-1e", "condottiere-3e", "rakab", "btwixt"])
def test_hands_dealt_face_down_leave_what_is_public_true(name: str) -> None:
    game = GAMES[name]
    fell, seats = noted(game, 4, 1), 4
    face_down = replace(fell, outcomes=tuple(Outcome(kind, ()) for kind, _ in fell.outcomes))
    seeded, read_off = game.setup(seats, {}, seed_of(1)), game.setup(seats, {}, face_down)
    assert but_for_luck(game, read_off) != but_for_luck(game, seeded)
    assert game.view(read_off, None) == game.view(seeded, None)
    assert game.events(read_off, None, 0) == game.events(seeded, None, 0)


def test_a_hand_is_reported_when_its_owner_has_looked_at_it() -> None:
    seeded = GAME.setup(3, {}, seed_of(1))
    deal, *_ = noted(GAME, 3, 1).outcomes
    known = Outcome("shuffle", (*[UNSEEN] * 10, *deal.values[10:20]))
    state = GAME.setup(3, {}, Recorded((known,), (("holder", seeded.holder),)))
    assert state.hands[1] == seeded.hands[1] and state.hands[0] != seeded.hands[0]
    world = GAME.reshuffle_unseen(state, 1, b"another")
    assert GAME.view(world, 1) == GAME.view(state, 1) and world.hands[0] != state.hands[0]
    assert isinstance(world.luck, Seeded)


# --- storage ---------------------------------------------------------------


@every_game
def test_recorded_luck_is_stored_with_its_game(game: Any) -> None:
    seats = game.seats[0]
    state = game.setup(seats, {}, noted(game, seats, 1))
    for seat, action in recorded(game, seats, 1):
        again = game.from_json(json.loads(json.dumps(game.to_json(state))))
        assert again.luck == state.luck
        state = game.apply(again, seat, action)
    assert game.result(state) is not None


@dataclass
class Holder:
    luck: StoredLuck


@pytest.mark.parametrize(
    "fields",
    [
        {"draws": 2, "outcomes": [["dice", [1]]], "lots": []},
        {"draws": 0, "outcomes": [["cards", [1]]], "lots": []},
        {"draws": 0, "outcomes": [["dice", ["1"]]], "lots": []},
        {"draws": 0, "outcomes": [], "lots": [["holder", -1]]},
        {"draws": 0, "outcomes": []},
        {"seed": "00"},
        {},
        {"draws": -1, "seed": "00"},
        {"draws": 0, "seed": "seed"},
    ],
)
def test_a_luck_that_cannot_be_is_not_read(fields: dict[str, Any]) -> None:
    with pytest.raises(NotAState):
        Codec(Holder).read(fields)
    assert Codec(Holder).read({"draws": 1, "outcomes": [["dice", [1]]], "lots": []})
    assert Codec(Holder).read({"draws": 0, "seed": "00"}).luck == Seeded(b"\0")


# --- cards turned face up --------------------------------------------------


def test_a_seed_knows_a_turned_card_and_a_table_is_asked() -> None:
    drawn = Holding(Seeded(b"x"))
    assert luck.turned_up(drawn, "pile", 5, [3, 5]) == 5 and drawn.luck == Seeded(b"x")
    seen = Holding(Recorded())
    with pytest.raises(NotRecorded) as asks:
        luck.turned_up(seen, "pile", 5, [3, 5], (("red", 1),))
    assert asks.value.need == TOP
    seen.luck = seen.luck.told(TOP, (3,))
    assert luck.turned_up(seen, "pile", 5, [3, 5], (("red", 1),)) == 3
    assert luck.turned_up(seen, "pile", 5, [5]) == 5, "the last thing of a pile is known"
