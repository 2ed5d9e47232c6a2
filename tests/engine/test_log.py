"""The log of a game: entries as events, each for the readers that may know it."""

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
    """The part of a state that the log needs."""

    rules: tuple[str, ...] = CARDS
    seats: int = 4
    log: list[tuple[Any, ...]] = field(default_factory=list)


def readings(kind: str, rules: tuple[str, ...], seats: int) -> Readings:
    return {"card": rules.__getitem__, "cards": lambda cards: [rules[card] for card in cards]}


LOG = Log(FACTS, PRIVATE, readings)
DEALT, SHOWED = (0, "dealt", 1, (0, 2)), (4, "showed", 2, (0, 3), 1)


def told(seat: int | None, *entries: Any) -> list[Event]:
    return LOG.told(Table(), seat, entries)


def test_an_event_has_the_named_facts_of_its_entry_with_public_ids() -> None:
    assert told(None, (3, "shuffled"), (3, "played", 2, 1)) == [
        {"turn": 3, "kind": "shuffled"},
        {"turn": 3, "kind": "played", "seat": 2, "card": "king"},
    ]


def test_an_entry_from_json_gives_the_same_event() -> None:
    event = {"turn": 4, "kind": "showed", "seat": 2, "seats": [0, 3], "old_card": "king"}
    assert told(2, SHOWED) == told(2, [4, "showed", 2, [0, 3], 1]) == [event]


def test_the_log_of_a_reshuffled_world_has_only_its_seats_private_entries() -> None:
    played = (3, "played", 2, 1)
    entries = [DEALT, played, SHOWED]
    kept = [LOG.known_to(entries, seat) for seat in (None, 0, 1, 2, 3)]
    assert kept == [[played], [played, SHOWED], [DEALT, played], *[[played, SHOWED]] * 2]


@pytest.mark.parametrize(("entry", "readers"), [(DEALT, [1]), (SHOWED, [0, 2, 3])])
def test_a_private_entry_is_told_only_to_the_seats_it_names(entry: Any, readers: list[int]) -> None:
    as_json = [list(fact) if isinstance(fact, tuple) else fact for fact in entry]
    for written in (entry, as_json):
        assert [seat for seat in range(4) if told(seat, written)] == readers
        assert told(None, written) == []


def test_spectators_read_no_private_entry_even_if_it_names_no_seat() -> None:
    assert told(None, (0, "dealt", None, (0,))) == []


@pytest.mark.parametrize(
    "entry", [(1, "peeked", 2), (1, "played", 2), (1, "played", 2, 1, 0), (1, "played", 2, 9), (1,)]
)
def test_an_entry_of_another_game_raises_an_error(entry: Any) -> None:
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
def test_a_mistake_in_the_table_of_private_kinds_is_found_first(
    private: dict[str, tuple[str, ...]],
) -> None:
    with pytest.raises((KeyError, ValueError)):
        Log(FACTS, private)
