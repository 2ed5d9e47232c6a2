"""Events about characters: a player's own from the beginning, all of them at the end."""

from typing import Any

from tests.tables import heard, tables_of

OPEN = {"characters_shown", "fanned"}  # the characters of a solo game are open


@tables_of("troyes")
def test_characters_are_told_to_their_holder_alone_until_the_end(game: Any, seats: int) -> None:
    secret = [
        (reader, event)
        for reader, event in heard(game, seats)
        if "characters" in event and event["kind"] not in OPEN
    ]
    assert {reader for reader, _ in secret} == (set(range(seats)) if seats > 1 else set())
    assert all(event["seat"] == reader for reader, event in secret)
