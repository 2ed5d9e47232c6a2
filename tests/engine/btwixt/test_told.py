"""Events about cards and tokens: public ones to all readers, others to the seats that saw them."""

from typing import Any

from tests.tables import heard, tables_of

HIDDEN = {"card", "cards", "values"}
# Cards played into a bid, taken from one or spent in the open; tokens that are turned up.
OPEN = {
    *("played", "blanked", "joined", "card_acts", "no_effect", "value_changed", "value_copied"),
    *("ability_copied", "returned", "bid_discarded", "swapped", "retained", "spent", "discarded"),
    *("card_meant", "correcting", "council_scored"),
}


@tables_of("btwixt")
def test_hands_and_tokens_are_told_to_those_who_hold_or_saw_them(game: Any, seats: int) -> None:
    secret = [
        (reader, event)
        for reader, event in heard(game, seats)
        if HIDDEN & event.keys() and event["kind"] not in OPEN
    ]
    assert {reader for reader, _ in secret} == set(range(seats))
    assert all(reader in (event["seat"], event.get("to_seat")) for reader, event in secret)
