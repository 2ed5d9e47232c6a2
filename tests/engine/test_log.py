"""The log of a game: entries as events, each told to those who may know it and to nobody else."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.log import Event, Log, Readings

CARDS = ("ace", "king", "queen")
FACTS = {
    "dealt": ("seat", "cards"),
    "played": ("seat", "card"),
    "showed": ("seat", "seats", "old_card"),
    "shuffled": (),
}
PRIVATE = {"dealt": ("seat",), "showed": ("seat", "seats")}


@dataclass
class Table:
    """As much of a game as its log is told by."""

    rules: tuple[str, ...] = CARDS
    seats: int = 4
    log: list[tuple[Any, ...]] = field(default_factory=list)


def readings(kind: str, rules: tuple[str, ...], seats: int) -> Readings:
    return {"card": rules.__getitem__, "cards": lambda cards: [rules[card] for card in cards]}


LOG = Log(FACTS, PRIVATE, readings)
DEALT, SHOWED = (0, "dealt", 1, (0, 2)), (4, "showed", 2, (0, 3), 1)


def told(seat: int | None, *entries: Any) -> list[Event]:
    return LOG.told(Table(), seat, entries)


def test_an_event_has_the_facts_of_its_entry_by_their_names_in_everybodys_ids() -> None:
    assert told(None, (3, "shuffled"), (3, "played", 2, 1)) == [
        {"turn": 3, "kind": "shuffled"},
        {"turn": 3, "kind": "played", "seat": 2, "card": "king"},
    ]


def test_an_entry_is_told_alike_as_it_was_written_and_as_json_gives_it_back() -> None:
    event = {"turn": 4, "kind": "showed", "seat": 2, "seats": [0, 3], "old_card": "king"}
    assert told(2, SHOWED) == told(2, [4, "showed", 2, [0, 3], 1]) == [event]


@pytest.mark.parametrize(("entry", "readers"), [(DEALT, [1]), (SHOWED, [0, 2, 3])])
def test_what_is_private_is_told_to_the_seats_that_it_names_alone(
    entry: Any, readers: list[int]
) -> None:
    as_json = [list(fact) if isinstance(fact, tuple) else fact for fact in entry]
    for written in (entry, as_json):
        assert [seat for seat in range(4) if told(seat, written)] == readers
        assert told(None, written) == []


def test_nobody_is_no_reader_of_what_is_private_even_where_it_names_nobody() -> None:
    assert told(None, (0, "dealt", None, (0,))) == []


@pytest.mark.parametrize(
    "entry", [(1, "peeked", 2), (1, "played", 2), (1, "played", 2, 1, 0), (1, "played", 2, 9), (1,)]
)
def test_an_entry_that_is_none_of_the_games_is_told_to_nobody(entry: Any) -> None:
    for seat in (None, 0, 2):
        with pytest.raises((LookupError, ValueError)):
            told(seat, entry)


def test_the_log_of_a_state_is_told_from_a_turn_on() -> None:
    table = Table(log=[DEALT, (1, "shuffled"), (3, "played", 0, 0), SHOWED])
    for seat in (None, 0, 1, 2, 3):
        whole = LOG.events(table, seat, 0)
        assert whole == LOG.told(table, seat, table.log)
        for since in range(6):
            later = [event for event in whole if event["turn"] >= since]
            assert LOG.events(table, seat, since) == later


def test_an_event_may_say_more_than_its_entry() -> None:
    def with_suit(event: Event, rules: tuple[str, ...], seats: int) -> Event:
        return event | {"of": len(rules), "at": seats}

    log = Log(FACTS, PRIVATE, completed=with_suit)
    assert log.told(Table(), None, [(3, "played", 2, 1)]) == [
        {"turn": 3, "kind": "played", "seat": 2, "card": 1, "of": 3, "at": 4}
    ]


@pytest.mark.parametrize("private", [{"dealed": ("seat",)}, {"dealt": ("player_seat",)}])
def test_a_slip_in_the_table_of_what_is_private_is_found_before_anything_is_told(
    private: dict[str, tuple[str, ...]],
) -> None:
    with pytest.raises((KeyError, ValueError)):
        Log(FACTS, private)
