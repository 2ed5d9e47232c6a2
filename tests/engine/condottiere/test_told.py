"""Events about hands: played cards are told to all readers, the rest to the holder."""

from typing import Any

from tests.tables import heard, tables_of

CARDS = {"card", "cards", "taken_card"}
OPEN = {"played", "took_back", "burned", "turned_up"}  # these cards are or were in a line


@tables_of("condottiere")
def test_cards_not_yet_played_are_told_to_their_holder_alone(game: Any, seats: int) -> None:
    secret = [
        (reader, event)
        for reader, event in heard(game, seats)
        if CARDS & event.keys() and event["kind"] not in OPEN
    ]
    assert {reader for reader, _ in secret} == set(range(seats))
    assert all(event["seat"] == reader for reader, event in secret)
